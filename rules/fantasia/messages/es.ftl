## Facts

round = Asalto { $round } ({ $seconds } s)
phase-surprise = Ataque sorpresa
phase-declaration = Declaraciones
phase-action = Turnos
initiative = { $actor }: iniciativa 2d ({ $faces_ }) { $agi_ }{ $init_ } = { $value }
initiative-group = { $actor }: iniciativa del grupo { $total } { $agi_ }{ $init_ } = { $value }
initiative-side = Iniciativa ({ $side }): 2d ({ $dice_ }) = { $value }
turn-skipped = { $actor } pierde el turno ({ $why_ })
turn-down = { $actor } sigue inconsciente (contador { $left })
skip-unconscious = inconsciente
attack-hit = { $actor } ataca a { $target }: { $total } contra { $stat } { $against }, impacta
attack-miss = { $actor } ataca a { $target }: { $total } contra { $stat } { $against }, falla
attack-critical = { $actor } ataca a { $target }: 12 natural, ¡crítico!
attack-fumble = { $actor } ataca a { $target }: 2 natural, falla
attack-sure = { $actor } ataca a { $target }: impacta sin tirar
spell-hit = { $with_ } contra { $target }: { $total } contra { $stat } { $against }, impacta
spell-miss = { $with_ } contra { $target }: { $total } contra { $stat } { $against }, falla
spell-critical = { $with_ } contra { $target }: 12 natural, ¡crítico!
spell-fumble = { $with_ } contra { $target }: 2 natural, falla
cast = { $actor } usa { $with_ } sobre { $targets_ }
fumble-1 = Pifia: { $actor } deja caer su arma
fumble-2 = Pifia: { $actor } resbala y acaba en el suelo
fumble-3 = Pifia: { $actor } pierde el equilibrio (DE −3, DM −3)
fumble-4 = Pifia: { $actor } abre la guardia a un ataque gratis
fumble-5 = Pifia: { $actor } se hiere con su propia arma
fumble-6 = Pifia: { $actor } golpea a un aliado
roll-success = { $actor }, { $what }: { $total } contra GD { $against }, lo logra
roll-failure = { $actor }, { $what }: { $total } contra GD { $against }, falla
roll-unseen = { $actor }, { $what }: no puede ver, falla
roll-stealth = { $actor } se acerca a escondidas: { $total }
roll-watch = { $actor } está de guardia: { $total }
what-concentration = Concentración
what-berserk = Calmarse
what-jump = Salto
what-check = Chequeo
what-grapple = Agarre
what-escape = Soltarse
opposed-success = { $actor } contra { $target }, { $what }: { $own } a { $theirs }, gana { $actor }
opposed-failure = { $actor } contra { $target }, { $what }: { $own } a { $theirs }, resiste { $target }
damage = { $actor } recibe { $amount } de daño{ $type_ } (PV { $from_ } → { $to })
damage-pm = { $actor } pierde { $amount } PM ({ $from_ } → { $to })
condition = { $actor }: { $status }{ $timer_ }
heal = { $actor } recupera { $amount } PV ({ $from_ } → { $to })
heal-pm = { $actor } recupera { $amount } PM ({ $from_ } → { $to })
spend-pool = { $actor } gasta { $amount } { $pool }
spend-thing = { $actor }: { $with_ }, quedan { $to }
lift = { $actor }: se acaba { $status } ({ $why_ })
immune-status = { $actor } es inmune a { $status }
immune-element = { $actor } es inmune a { $element }
reflect = Espejo devuelve { $with_ } a { $to_ }
interrupt = La acción de { $actor } se interrumpe ({ $why_ })
fall = { $actor } cae inconsciente (contador { $counter })
fall-faint = { $actor } se desmaya de fiebre
stone = { $actor } se convierte en estatua de piedra
wake = { $actor } despierta
die = { $actor } muere
move = { $actor } se mueve { $distance } m
move-cells = { $actor } se mueve { $distance } m, a { $to_ }
move-placed = { $actor } está ahora en { $to_ }
order-resume = { $actor } reclama el turno que retrasó
order-take_turn = { $actor } toma el turno antes que { $before_ }
order = { $actor } cambia de lugar en el orden
wait = { $actor } retrasa su turno
ready = { $actor } prepara: { $action } { $on_ }
on-attack = (cuando ataquen)
on-cast = (cuando lancen magia)
on-item = (cuando usen un ítem)
on-move = (cuando se muevan)
on-manual = (cuando quiera)
react = { $actor } reacciona fuera de turno
forced = Confusión de { $actor }: { $action }
forced-attack = ataca a los suyos
forced-ability = usa una habilidad
rest = { $actor } descansa { $hours } h
note-readied_lost = { $actor } no usó la acción preparada y la pierde
note-readied_impossible = La acción preparada de { $actor } ya no es posible y se pierde
note-other = { $actor }: { $text }
note-charm = { $actor } obedece y protege a { $source }: lo lleva quien juega a { $source }
note-charm-bare = { $actor } obedece y protege a quien puso el encanto, y decide quien juega con ese
note-float = { $actor } flota: va adonde sople el viento fuerte, y solo sobre suelo firme
note-zombie = { $actor } es ahora un no-muerto: lo lleva el director
spoils = Experiencia: { $pex } PEX, { $each } por cabeza
why-expired = se agota
why-lifted = el director
why-cured = por la cura
why-cancelled = se anula
why-turn = empieza su turno
why-attacked = por un ataque de quien puso el encanto
why-released = lo sueltan
why-escaped = se suelta
why-too_big = demasiado grande
why-stood = se levanta
why-fire = fuego
why-water = agua o hielo
why-magic = magia
why-revive = al revivir
why-end = fin del combate
why-fall = al caer
why-damage = por el daño
why-reaction = ya no puede actuar
why-concentration = sin concentración
of_element = de { $element }
element-fire = Fuego
element-ice = Hielo
element-earth = Tierra
element-water = Agua
element-dark = Oscuridad
element-light = Luz
element-electric = Electricidad
element-gravity = Gravedad
element-poison = Veneno
element-wind = Aire

## Refusals

refused-must_act = { $actor } no elige ({ $status }): antes de acabar el turno tiene que usar { $deed }.
refused-must_act-bare = Algo obliga a { $actor } a actuar primero.
refused-extra_single = La acción extra no permite un ataque múltiple.
refused-nothing_readied = { $actor } no tiene ninguna acción preparada.
refused-no_reaction_left = A { $actor } no le queda ninguna reacción.
refused-not_a_reaction = Eso no es una reacción.
refused-wrong_initiative = Eso no es posible con esta forma de iniciativa.
refused-wrong_phase = Eso no es posible ahora.
refused-already_acted = Eso tiene que ser lo primero del turno.
refused-weapon_dropped = Esa arma está en el suelo.
refused-not_dropped = Esa arma no está en el suelo.
refused-already_loaded = Esa arma ya está cargada.
refused-armor_forbids = { $actor } no puede lanzar eso con Protecciones Pesadas.
refused-armor_forbids-bare = La armadura puesta lo impide.
refused-no_item_left = No queda ninguno.
refused-not_prone = { $actor } no está en el suelo.
refused-not_grabbed = Nadie sujeta a { $actor }.
refused-not_grabbed-bare = Ahí nadie está agarrado.
refused-not_waiting = { $actor } no está retrasando su turno.
refused-not_adjacent = El camino salta casillas.
refused-no_path = No hay camino hasta allí.
refused-off_board = Eso está fuera del tablero.
refused-no_board = Este combate no tiene tablero.
refused-not_on_board = { $actor } no está en el tablero.
refused-cell_blocked = Esa casilla está bloqueada.
refused-cell_occupied = Ahí ya hay alguien.

## Questions

question-use_ready = { $target } va a actuar ({ $deed }): ¿usar lo preparado ({ $readied })?
question-use_reaction = { $target } va a actuar ({ $deed }): ¿reaccionar con { $ability }?
question-opposed_attr = { $target } suma { $own }: ¿con qué atributo se resiste? El empate basta.
question-fumble = Pifia de { $whose }: ¿qué ocurre?
question-free_attack = { $target } queda expuesto: ¿ataque gratis?
question-which_ally = ¿A qué aliado golpea?
question-critical_target = Crítico: ¿quién recibe el doble de daño?
question-side_tie = Los bandos empatan: ¿qué se hace?

## Answers

answer-fumble-1 = Suelta el arma
answer-fumble-2 = Queda tumbado
answer-fumble-3 = DE −3 y DM −3
answer-fumble-4 = Ataque gratis del enemigo
answer-fumble-5 = Se hiere con su arma
answer-fumble-6 = Golpea a un aliado
answer-side_tie-reroll = Lanzar de nuevo
answer-side_tie-interleave = Intercalar turnos
answer-opposed_attr-fue = FUE
answer-opposed_attr-agi = AGI
answer-free_attack-attack = Atacar
answer-free_attack-none = No atacar
answer-use_ready-use = Usarlo
answer-use_ready-none = Guardarlo
answer-use_reaction-use = Reaccionar
answer-use_reaction-none = No reaccionar

## Options of the fight

option-initiative-individual = Cada uno tira su iniciativa
option-initiative-group = Los enemigos tiran iniciativa por grupos
option-initiative-side = Cada bando tira una iniciativa
option-order_by_kind-on = Los de un bando actúan por tipo de acción
option-order_by_kind-off = Los de un bando actúan en el orden que quieran
option-fumble-roll = Un dado dice qué hace una pifia
option-fumble-choose = El director dice qué hace una pifia
option-same_attribute-best_each = De varias magias en un atributo cuentan la mejor bonificación y la peor penalización
option-same_attribute-best_only = De varias magias en un atributo solo cuenta la más fuerte
option-opposites-on = La afinidad con un elemento es debilidad ante su opuesto
option-opposites-off = La afinidad con un elemento no dice nada de su opuesto
option-miniatures-on = Valen las reglas de tablero y miniaturas
option-miniatures-off = El tablero es solo un dibujo
option-foes_die_at_zero-on = Quienes no son del grupo mueren a 0 PV
option-foes_die_at_zero-off = Los enemigos caen inconscientes a 0 PV

## Said before an action is done

said-costs-normal = acción normal
said-costs-movement = movimiento
said-costs-either = acción normal o movimiento
said-slots-normal = acción normal
said-slots-move = movimiento
said-slots-extra = acción extra
said-sure = probabilidad 100 %
said-chance = probabilidad { $percent } % (2d ≥ { $needed }, { $stat } { $against })
said-opposed = probabilidad { $percent } % (2d{ $own } > 2d{ $theirs })
said-unnoticed = probabilidad { $percent } % de que nadie lo note
said-damage = daño { $dice } ≈ { $mean }
said-damage_times = daño ({ $dice }) × { $factor } ≈ { $mean }
said-immune = inmune a { $element }
said-affinity = Afinidad ({ $element }): recupera unos { $mean } PV
said-pm = { $pm } PM ({ $before } → { $after })
said-floating = { $status }: no lo alcanza
said-mirrored = { $status } → { $name }
said-heals = +{ $dice } PV
said-restores = +{ $dice } PM
said-revives = despierta con { $pv } PV
said-cures = acaba con { $statuses }
said-puts_on = causa { $statuses }
said-nothing = sin efecto
said-readied = preparado: { $deed }
said-behind = por la espalda
said-above = desde arriba
said-metres = ≤ { $most } m
said-cells = ≤ { $most } casillas

## Faults of sheets, boards and files

fault-amount_empty = una cantidad no puede estar vacía
fault-amount_unreadable = «{ $text }» no es una cantidad: en «{ $rest }» no se entiende nada
fault-amount_number = «{ $text }» tiene un número demasiado grande
fault-amount_dice = «{ $text }» pide dados que no existen: de 1 a 99
fault-weapon_damage = «{ $text }»: solo una habilidad puede tomar el daño del arma
fault-params = el estado { $status } no admite estos detalles
fault-same_row = dos de estos tienen el id { $id }
fault-fists = el id { $id } está ocupado: puños tiene todo el mundo
fault-not_held = { $id } no es un arma que se pueda empuñar

## What dice are for

die-blink = segundo ataque por Parpadeo
die-check = chequeo
die-concentration = concentración
die-fall = caída
die-fumble = pifia
die-grapple = agarre
die-heal_pm = PM recuperados
die-initiative_of_the_side = iniciativa del bando
die-jump = salto
die-stealth = sigilo
die-watch = vigilancia
