## The system in one line

about = Acciones rápidas y lentas, elementos, reacciones

## Facts

gm = La Narradora
round = Asalto { $round } ({ $seconds } s)
phase-surprise = Ataque sorpresa
ruling-surprise-full = { $gm }: nadie advierte a quienes se acercan
ruling-surprise-none = { $gm }: el acercamiento se descubre, no hay sorpresa
phase-initiative = Iniciativa
phase-declaration = Declaraciones
phase-action = Turnos
initiative = { $actor }: iniciativa 2d ({ $faces_ }) { $agi_ }{ $init_ } = { $value }
initiative-group = { $actor }: iniciativa del grupo { $total } { $agi_ }{ $init_ } = { $value }
initiative-side = Iniciativa ({ $side }): 2d ({ $dice_ }) = { $value }
turn-skipped = { $actor } pierde el turno ({ $why_ })
turn-down = { $actor } sigue inconsciente (turnos antes de morir: { $left })
skip-unconscious = inconsciente
attack-hit = { $actor } ataca a { $target }: { $total } contra { $stat } { $against }, impacta
attack-miss = { $actor } ataca a { $target }: { $total } contra { $stat } { $against }, falla
attack-critical = { $actor } ataca a { $target }: { $natural_ } natural, ¡crítico!
attack-fumble = { $actor } ataca a { $target }: { $natural_ } natural, falla
attack-sure = { $actor } ataca a { $target }: impacta sin tirar
spell-hit = { $with_ } contra { $target }: { $total } contra { $stat } { $against }, impacta
spell-miss = { $with_ } contra { $target }: { $total } contra { $stat } { $against }, falla
spell-critical = { $with_ } contra { $target }: { $natural_ } natural, ¡crítico!
spell-fumble = { $with_ } contra { $target }: { $natural_ } natural, falla
cast = { $actor } usa { $with_ } sobre { $targets_ }
fumble-1 = Pifia: { $actor } deja caer su arma
fumble-2 = Pifia: { $actor } resbala y acaba en el suelo
fumble-3 = Pifia: { $actor } pierde el equilibrio (DE −3, DM −3)
fumble-4 = Pifia: { $actor } abre la guardia a un ataque gratis
fumble-5 = Pifia: { $actor } se hiere con su propia arma
fumble-6 = Pifia: { $actor } golpea a alguien de su bando
fumble-other = Pifia: lo que le pasa a { $actor } lo cuenta la Narradora
fumble-1-told = { $actor } deja caer su arma
fumble-2-told = { $actor } resbala y acaba en el suelo
fumble-3-told = { $actor } pierde el equilibrio
fumble-4-told = { $actor } abre la guardia a un ataque gratis
fumble-5-told = { $actor } se hiere con su propia arma
fumble-6-told = { $actor } golpea a alguien de su bando
fumble-other-told = Lo que le pasa a { $actor } lo cuenta la Narradora
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
spend-thing = { $to ->
    [one] { $actor }: { $with_ }, queda { $to }
   *[other] { $actor }: { $with_ }, quedan { $to }
}
lift = { $actor }: fin de { $status } ({ $why_ })
acted-grapple = agarra a { $target }
immune-status = { $actor } es inmune a { $status }
immune-element = { $actor } es inmune a { $element }
reflect = Espejo devuelve { $with_ } a { $to_ }
interrupt = La acción de { $actor } se interrumpe ({ $why_ })
fall = { $actor } cae inconsciente (turnos antes de morir: { $counter })
fall-told = { $actor } cae inconsciente
fall-faint = { $actor } se desmaya de fiebre
stone = { $actor } se convierte en estatua de piedra
wake = { $actor } despierta
die = { $actor } muere
move = { $actor } se mueve { $distance } m
move-cells = { $actor } se mueve { $distance } m, a { $to_ }
move-placed = { $actor } está ahora en { $to_ }
order-join-after = { $actor } actúa después de { $after_ }
order-join-after-later = { $actor } actúa después de { $after_ }, a partir del asalto siguiente
order-join-first = { $actor } actúa antes que los demás
order-join-first-later = { $actor } actúa antes que los demás, a partir del asalto siguiente
order-resume = { $actor } reclama el turno que retrasó
order-take_turn = { $actor } toma el turno antes que { $before_ }
order = { $actor } cambia de lugar en el orden
order-resume-told = { order-resume }
order-take_turn-told = { order-take_turn }
wait = { $actor } retrasa su turno
ready = { $actor } prepara: { $action } { $on_ }
ready-told = { $actor } prepara { $action } { $on_ }
on-attack = (cuando ataquen)
on-cast = (cuando usen magia o habilidad)
on-item = (cuando usen un ítem)
on-move = (cuando se muevan)
on-manual = (cuando quiera)
on-attack-of = (cuando ataque { $who })
on-cast-of = (cuando use magia o habilidad { $who })
on-item-of = (cuando use un ítem { $who })
on-move-of = (cuando se mueva { $who })
react = { $actor } reacciona fuera de turno
countdown-left = { $left ->
    [one] { $name }: queda { $time_ }
   *[other] { $name }: quedan { $time_ }
}
forced = Confusión de { $actor } ({ $face }): { $action }
forced-told = { $actor } no distingue a nadie y { $action }
forced-attack = ataca a los suyos
forced-ability = usa una habilidad
forced-no_ability = no puede usar ninguna habilidad y ataca a los suyos
rest = { $actor } descansa { $hours } h
note-readied_lost = { $actor } pierde la acción preparada sin usarla
note-readied_impossible = La acción preparada de { $actor } ya no es posible y se pierde
note-other = { $actor }: { $text }
note-other-none = { $actor } hace otra cosa
note-charm = { $actor } obedece y protege a { $source }, y decide quien juega con { $source }
note-charm-bare = { $actor } obedece y protege a quien puso el encanto, y decide quien juega con ese
note-charm-told = { $actor } ahora obedece a { $source }
note-charm-told-bare = { $actor } ahora obedece a quien puso el encanto
note-float = { $actor } flota: va adonde sople el viento fuerte, y solo sobre suelo firme
note-float-told = { $actor } flota
note-zombie = { $actor } es ahora zombi: decide la Narradora
note-zombie-told = { $actor } es ahora zombi
spoils = Experiencia: { $pex } PEX, { $each } por cabeza
why-expired = se agota
why-lifted = la Narradora
why-cured = por la cura
why-cancelled = se anula
why-turn = empieza su turno
why-attacked = por un ataque de quien puso el encanto
why-released = sin nadie que agarre
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

refused-out_of_range = { $reason ->
    [far] { $target } está fuera de alcance: a { $distance } m, con alcance de { $most } m.
   *[other] { $target } está fuera de alcance.
}
refused-extra_single = La acción extra no permite un ataque múltiple.
refused-nothing_readied = { $actor } no tiene ninguna acción preparada.
refused-no_reaction_left = { $own ->
    [yes] Es el turno de { $actor }: solo se reacciona fuera del propio turno.
   *[other] A { $actor } no le queda ninguna reacción.
}
refused-not_a_reaction = Eso no es una reacción.
refused-wrong_initiative = Eso no es posible con esta forma de iniciativa.
refused-wrong_phase = Eso no es posible ahora.
refused-already_acted = Eso tiene que ser lo primero del turno.
refused-weapon_dropped = Esa arma está en el suelo.
refused-not_dropped = Esa arma no está en el suelo.
refused-already_loaded = Esa arma ya está cargada.
refused-armor_forbids = { $actor } no puede lanzar eso con Protecciones Pesadas.
refused-armor_forbids-bare = Las Protecciones Pesadas lo impiden.
refused-no_item_left = No queda ninguno.
refused-not_prone = { $actor } no está en el suelo.
refused-not_grabbed = Nadie sujeta a { $actor }.
refused-not_grabbed-bare = Ahí nadie agarra a nadie.
refused-not_waiting = { $actor } no está retrasando su turno.
refused-not_adjacent = El camino salta casillas.
refused-no_path = No hay camino hasta allí.
refused-off_board = Eso está fuera del tablero.
refused-no_board = Este combate no tiene tablero.
refused-not_on_board = { $actor } no está en el tablero.
refused-cell_blocked = Esa casilla está bloqueada.
refused-cell_occupied = Ahí ya hay alguien.

## Questions

question-use_ready = { $target } va a actuar ({ $deed }): ¿usar lo preparado ({ $readied })? { $lost } no es posible ahora: se perdería.
question-use_ready-bare = { $target } va a actuar ({ $deed }): ¿usar lo preparado ({ $readied })?
question-use_reaction = { $target } va a actuar ({ $deed }): ¿reaccionar con { $ability }?
question-opposed_attr = { $target } suma { $own }: ¿con qué atributo se resiste? El empate basta.
question-fumble = Pifia de { $whose }: ¿qué ocurre? Imposible ahora (contaría como 3): { $cannot }
question-fumble-bare = Pifia de { $whose }: ¿qué ocurre?
question-free_attack = { $target } baja la guardia: ¿ataque gratis?
question-which_ally = ¿A quién de su bando golpea?
question-critical_target = Crítico: ¿quién recibe el daño por { $times }?
question-critical_target-bare = Crítico: ¿quién recibe el doble de daño?
question-side_tie = Los bandos empatan: ¿qué se hace?

## Answers

answer-fumble-1 = Suelta el arma
answer-fumble-2 = Cae al suelo
answer-fumble-3 = DE −3 y DM −3
answer-fumble-4 = Ataque gratis del enemigo
answer-fumble-5 = Se hiere con su arma
answer-fumble-6 = Golpea a alguien de su bando
answer-fumble-other = Otra cosa, que cuenta la Narradora
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
option-fumble-choose = La Narradora dice qué hace una pifia
option-same_attribute-best_each = De varias magias en un atributo cuentan la mejor bonificación y la peor penalización
option-same_attribute-best_only = De varias magias en un atributo solo cuenta la más fuerte
option-opposites-on = La afinidad con un elemento es debilidad ante su opuesto
option-opposites-off = La afinidad con un elemento no dice nada de su opuesto
option-miniatures-on = Valen las reglas de tablero y miniaturas
option-miniatures-off = El tablero es solo un dibujo
option-foes_die_at_zero-on = Quienes no son del grupo mueren a 0 PV
option-foes_die_at_zero-off = Los enemigos caen inconscientes a 0 PV
figure-critical_from = Un golpe es crítico desde un natural de
figure-critical_times = Daño de un crítico
figure-fumble_to = Hay pifia hasta un natural de
figure-helpless_times = Daño contra quien no puede defenderse
figure-eased_over = Daño de lo que acaba con un estado, y de una caída amortiguada
figure-weakness_times = Daño contra una debilidad
figure-resistance_over = Daño contra una resistencia
figure-counter = Puntos de distancia a la muerte a 0 PV
figure-prone_close = Al atacar cuerpo a cuerpo a quien está en el suelo
figure-prone_far = Al atacar a distancia a quien está en el suelo
figure-prone_attacker = Al atacar desde el suelo
figure-behind_bonus = Al atacar por detrás o desde arriba
figure-jump_times = Dificultad de un salto de longitud, en metros
figure-high_jump_times = Dificultad de un salto de altura, en metros
figure-concentration = Dificultad de la concentración
figure-concentration_more = Y más por cada prueba posterior
figure-berserk_check = Dificultad de salir bien de Berserk
figure-mirror_levels = Niveles con los que una magia atraviesa un espejo
figure-float_weight = Peso que flota, aparte de niveles
figure-rest_hours = Descanso que lo devuelve todo
figure-round_seconds = Un asalto dura

## Said before an action is done

said-suggested = Las cifras son propuestas de este programa, donde las reglas no las dan; las tablas del juego no están en él.
said-costs-normal = acción normal
said-costs-movement = movimiento
said-costs-either = acción normal o movimiento
said-slots-normal = acción normal
said-slots-move = movimiento
said-slots-extra = acción extra
said-sure = probabilidad 100%
said-chance = probabilidad { $percent }% (2d ≥ { $needed }, { $stat } { $against })
said-opposed = probabilidad { $percent }% (2d{ $own } > 2d{ $theirs })
said-unnoticed = probabilidad { $percent }% de que nadie lo note
said-damage = daño { $dice } ≈ { $mean }
said-damage_times = daño ({ $dice }) × { $factor } ≈ { $mean }
said-immune = inmune a { $element }
said-affinity = Afinidad ({ $element }): recupera unos { $mean } PV
said-pm = { $pm } PM ({ $before } → { $after })
said-floating = { $status }: fuera de alcance
said-mirrored = { $status } → { $name }
said-heals = +{ $dice } PV
said-heals_dice = +{ $dice } PV ≈ { $mean }
said-restores = +{ $dice } PM
said-restores_dice = +{ $dice } PM ≈ { $mean }
said-revives = despierta con { $pv } PV
said-cures = acaba con { $statuses }
said-puts_on = causa { $statuses }
said-nothing = sin efecto
said-readied = preparado: { $deed }
said-moment-attack = { $deed } (cuando ataquen)
said-moment-cast = { $deed } (cuando usen magia o habilidad)
said-moment-item = { $deed } (cuando usen un ítem)
said-moment-move = { $deed } (cuando se muevan)
said-moment-manual = { $deed } (cuando quiera)
said-moment-attack-of = { $deed } (cuando ataque { $who })
said-moment-cast-of = { $deed } (cuando use magia o habilidad { $who })
said-moment-item-of = { $deed } (cuando use un ítem { $who })
said-moment-move-of = { $deed } (cuando se mueva { $who })
said-behind = por la espalda
said-above = desde arriba
said-metres = ≤ { $most } m
said-cells = ≤ { $most } casillas

## Faults of sheets, boards and files

fault-amount_empty = una cantidad no puede estar vacía
fault-amount_unreadable = «{ $text }» no es una cantidad: en «{ $rest }» no se entiende nada. Se escribe como 2d+1, o medio por ½d
fault-amount_number = «{ $text }» tiene un número demasiado grande
fault-amount_dice = «{ $text }» pide dados que no existen: de 1 a 99
fault-weapon_damage = «{ $text }»: solo una habilidad puede tomar el daño del arma
fault-params = a { $status } le faltan detalles, o no admite estos
fault-same_row = dos de estos tienen el id { $id }
fault-fists = el id { $id } está ocupado: puños tiene todo el mundo
fault-not_held = { $id } no es un arma que se pueda empuñar

## What dice are for

die-blink = segundo ataque por Parpadeo
die-check = chequeo
die-concentration = concentración
die-confusion = Confusión: impar ataca, par usa una habilidad
die-fall = caída
die-fumble = pifia
die-grapple = agarre
die-heal_pm = PM recuperados
die-initiative_of_the_side = iniciativa del bando
die-tie_of_the_sides = empate de los bandos
die-jump = salto
die-stealth = sigilo
die-watch = vigilancia

## Glosses: what the terms of the system mean

gloss-status-amnesia = No puede usar ninguna habilidad, del tipo que sea.
gloss-status-stun = No puede actuar.
gloss-status-berserk = FUE doble, un dado más de daño y recibe la mitad; solo puede atacar, y tiene que hacerlo.
gloss-status-blind = No puede ver.
gloss-status-condemned = Cae inconsciente cuando se agota el plazo.
gloss-status-confuse = Un dado al principio de cada turno decide qué hace contra los suyos; el daño lo termina.
gloss-status-frozen = Sin defensa; la magia de fuego derrite el hielo.
gloss-status-meltdown = Se mueve 1 metro, recibe el doble de daño y se cura la mitad.
gloss-status-vanish = No se le ve, hasta que le alcanza una magia.
gloss-status-stop = Sin defensa.
gloss-status-charm = Obedece a quien puso el encanto y no le hará daño.
gloss-status-reflect = La magia vuelve a quien la lanzó.
gloss-status-fever = Se desmaya tras cualquier esfuerzo o daño; la magia de agua o de hielo la alivia.
gloss-status-float = Lo que sacude el suelo no le afecta; las caídas dañan { $eased_over ->
    [2] la mitad
   *[other] ÷ { $eased_over }
}.
gloss-status-disable = Solo puede moverse, una vez por turno.
gloss-status-immobilize = No puede moverse del sitio.
gloss-status-slow = Una acción por turno.
gloss-status-curse = Hace la mitad de daño.
gloss-status-maxi = Crece: la mitad más de PV, y sus armas dañan la mitad más.
gloss-status-fear = AT, MA, DE y DM −2 contra quien le da miedo.
gloss-status-mini = Encoge: recibe el doble de daño y sus armas hacen la cuarta parte.
gloss-status-death = Muere en el acto.
gloss-status-blink = Las tiradas contra su DE se hacen dos veces; cuenta la menor.
gloss-status-petrify = Se vuelve de piedra cuando se agota el plazo.
gloss-status-haste = Una acción más por turno.
gloss-status-regen = Recupera un dado de PV cada turno.
gloss-status-silence = Ni magias ni poderes.
gloss-status-sleep = Duerme sin defensa, hasta que recibe daño.
gloss-status-imp = Sin más magia que la suya; hace la décima parte de daño y recibe el doble.
gloss-status-toad = No puede atacar ni lanzar más magia que la suya; recibe el doble; su equipo desaparece.
gloss-status-pig = { gloss-status-toad }
gloss-status-old_age = FUE, AGI y VIT bajan 1 cada turno, hasta −3.
gloss-status-poison = Recibe daño al principio de cada turno.
gloss-status-zombie = La curación le hace daño; sin habilidades de profesión ni de tribu.
gloss-status-prone = Está en el suelo.
gloss-status-grabbed = Alguien le agarra: no puede alejarse.
gloss-status-defending = Recibe la mitad del daño físico; sin reacciones.
gloss-status-off_balance = Ha perdido el equilibrio.
gloss-status-modifier = Un número cambiado.

gloss-action-attack = Golpear con un arma: 2d + AT contra DE
gloss-action-cast = Usar una magia, poder, técnica o habilidad
gloss-action-use_item = Gastar algo
gloss-action-move = Moverse hasta MO metros
gloss-action-defend = DE +3 y la mitad del daño físico hasta su próximo turno
gloss-action-grapple = Sujetar a alguien: FUE o AGI contra las suyas
gloss-action-escape = Soltarse: FUE o AGI contra las de quien sujeta
gloss-action-ready = Guardar una acción para su momento
gloss-action-react = Hacer lo preparado, o usar una reacción, fuera de turno
gloss-action-wait = Retrasar el turno
gloss-action-resume = Reclamar el turno retrasado
gloss-action-draw = Empuñar otra arma
gloss-action-pick_up = Recoger un arma del suelo
gloss-action-stand_up = Levantarse del suelo
gloss-action-reload = Volver a cargar el arma
gloss-action-jump = Saltar: 2d + AGI contra { $jump_times ->
    [2] el doble de
   *[other] { $jump_times } veces
} los metros; hacia arriba, { $high_jump_times ->
    [4] el cuádruple
   *[other] { $high_jump_times } veces
}
gloss-action-check = 2d + un número contra otro
gloss-action-fall = Caer desde lo alto: un dado multiplicado por los metros
gloss-action-take_turn = Actuar antes que el compañero al que le toca
gloss-action-rest = Descansar antes o después del combate
gloss-action-other = Cualquier otra cosa que permita la Narradora
gloss-action-surprise = Algunos se acercan a hurtadillas: sigilo o AGI contra la MEN de quien vigila, o lo que diga la Narradora

gloss-field-with = Arma
gloss-field-cast-with = Habilidad
gloss-field-use_item-with = Ítem
gloss-field-ready-with = Con qué
gloss-field-react-with = Reacción; ninguna: lo preparado
gloss-field-reload-with = Arma; ninguna: la que está en la mano
gloss-field-targets = Objetivo
gloss-field-ready-targets = Objetivo; nadie: quien la desencadene
gloss-field-attr = Qué atributo usa; si no se dice, el mayor
gloss-field-ready-attr = Atributo del chequeo
gloss-field-check-attr = Lo que se comprueba
gloss-field-modifier = Se suma a sus propios 2d
gloss-field-pay = Con cuál de las acciones del turno se paga
gloss-field-willing = Quién lo permite
gloss-field-unwilling = Aliados que se resisten
gloss-field-mode = Trepar, arrastrarse y el sigilo lo dejan a la mitad
gloss-field-to = A dónde
gloss-field-distance = Cuánto
gloss-field-move-distance = Cuánto; si no se dice, todo
gloss-field-facing = Hacia dónde mira después; si no se dice, hacia donde fue
gloss-field-action = Lo que se hará
gloss-field-on = Lo que la desencadena
gloss-field-watch = La acción de quién
gloss-field-difficulty = El número que hay que alcanzar
gloss-field-text = Lo que es
gloss-field-other-text = Lo que se hace
gloss-field-kind = De longitud o de altura
gloss-field-against = Quién se resiste, en lugar de un número
gloss-field-against_attr = Lo que usa el otro; si no se dice, lo mismo
gloss-field-sight = Falla quien tiene Ceguera
gloss-field-effort = Cuenta para Fiebre
gloss-field-free = No cuesta acción
gloss-field-hours = Horas de descanso
gloss-field-interrupted = Si se interrumpió
gloss-field-percent = Parte que se recupera por hora
gloss-field-cost = Lo que cuesta
gloss-field-by = Quién se acerca a hurtadillas
gloss-field-result = Lo que diga la Narradora; si se deja abierto, deciden los dados
gloss-field-watchers = Quién vigila

gloss-sheet-pv = Puntos de vida, máximo
gloss-sheet-de = Defensa, equipo incluido
gloss-sheet-dm = Defensa mágica, equipo incluido
gloss-sheet-pm = Puntos de magia, máximo
gloss-sheet-ability-pm = { gloss-field-cost }
gloss-sheet-fue = Fuerza
gloss-sheet-agi = Agilidad
gloss-sheet-vit = Vitalidad
gloss-sheet-men = Mente
gloss-sheet-nv = Nivel
gloss-sheet-mo = Metros por movimiento
gloss-sheet-at = Se suma a AT además del atributo y el arma
gloss-sheet-ma = Se suma a MA además del atributo y el arma
gloss-sheet-ev = Evasión
gloss-sheet-bm = Bloqueo mágico
gloss-sheet-init = Extra a la iniciativa
gloss-sheet-stealth = En lugar de AGI en una emboscada
gloss-sheet-size = Casillas por lado
gloss-sheet-weight = Kilos, para Flotar
gloss-sheet-living = Ni no muerto, ni autómata, ni nada parecido
gloss-sheet-armor = Armadura que lleva: Livianas, Pesadas
gloss-sheet-profession = Profesión; decide si puede lanzar magia con armadura pesada
gloss-sheet-strikes = Golpes en una acción de ataque
gloss-sheet-group = Clave de una tirada de iniciativa compartida
gloss-sheet-elements = De cada elemento: afinidad, inmune, resistencia o debilidad
pair-elements = { $kind ->
    [affinity] { $value } con { $name }
   *[other] { $value } a { $name }
}
gloss-sheet-immune = Estados que nunca le hacen efecto
gloss-sheet-gear = Lo que el equipo aporta a los totales
gloss-sheet-pex = Experiencia por vencerla
gloss-sheet-weapons = Armas y ataques naturales
gloss-sheet-equipped = Arma en la mano; si no se dice, la primera
gloss-sheet-abilities = Magias, poderes, técnicas, habilidades
gloss-sheet-items = Cosas que se gastan
gloss-sheet-initiative = Cada uno tira por sí; los enemigos por grupos; o bandos enteros
gloss-sheet-order_by_kind = Los de un bando actúan según el tipo de acción
gloss-sheet-fumble = Un dado, o elige la Narradora
gloss-sheet-same_attribute = Cuentan el mejor bono y la peor penalización, o solo lo mejor
gloss-sheet-opposites = La afinidad supone debilidad al opuesto
gloss-sheet-miniatures = Valen las reglas del tablero
gloss-sheet-foes_die_at_zero = Los que no son del grupo mueren a 0 PV
gloss-sheet-id = Id con que lo nombran los guiones
gloss-sheet-name = Nombre; el id si no lo hay
gloss-sheet-kind = Decide el atributo de su ataque y de su daño
gloss-sheet-ability-kind = magia, poder, técnica o habilidad
gloss-sheet-bonus = Bono propio del arma; 2 y 3 multiplican el atributo
gloss-sheet-damage = Dados: 2d, 1d+2, ½d (medio)
gloss-sheet-ability-damage = Dados; «arma» es el daño del arma
gloss-sheet-item-damage = Dados de daño
gloss-sheet-range = Metros; vacío: según su tipo
gloss-sheet-ability-range = Metros; hasta 1 es toque
gloss-sheet-element = Elemento
gloss-sheet-weapon-element = Elemento de su daño
gloss-sheet-capacity = Disparos antes de recargar; armas de fuego, 6
gloss-sheet-natural = Garras y similares: nunca se desenfundan ni se sueltan
gloss-sheet-status = Estados que pone a quien acierta
gloss-sheet-ability-status = Estados que pone a cada objetivo alcanzado
gloss-sheet-item-status = Estados que pone
gloss-sheet-status_row-status = Estado
gloss-sheet-hand = La mano que la sujeta
gloss-sheet-roll = MA contra DM, AT contra DE, o ninguno
gloss-sheet-heal = PV que devuelve
gloss-sheet-heal_pm = PM que devuelve
gloss-sheet-attr = Se suma al daño y a la curación
gloss-sheet-beneficial = Ayuda: con los aliados no hay tirada; vacío: según lo que haga
gloss-sheet-item-beneficial = Ayuda; vacío: según lo que haga
gloss-sheet-area = Si afecta a un área
gloss-sheet-max_targets = Máximo de objetivos; vacío: los que sean, si es de área
gloss-sheet-lifts = Estados que termina, también la piedra
gloss-sheet-revive = PV con que revive
gloss-sheet-ground = No hace nada a quien flota
gloss-sheet-origin = De dónde viene
gloss-sheet-multi = Un ataque múltiple: no con una acción extra
gloss-sheet-reaction = Se usa fuera de turno
gloss-sheet-trigger = Lo que la ofrece
gloss-sheet-free = No gasta la reacción
gloss-sheet-uses = Veces entre dos turnos, sin gastar la reacción
gloss-sheet-qty = Cuántos
gloss-sheet-timer = Turnos; vacío: hasta que se retire
gloss-sheet-params = Lo demás que necesita el estado, como su daño o el número que cambia

gloss-pool-pv = Puntos de vida
gloss-pool-pm = Puntos de magia

gloss-gain-xp = Puntos de experiencia

gloss-cells-range = lo que alcanza su arma en mano, contando pasos sin diagonales
gloss-cells-threat = lo que alcanzan cuerpo a cuerpo las armas en mano de sus enemigos

gloss-chip-counter = Turnos que quedan antes de morir
gloss-chip-readied = Espera su momento
gloss-chip-waiting = Ha retrasado su turno
gloss-chip-forced = Lo que el dado ha decidido para este turno
gloss-chip-loaded = Disparos que quedan
gloss-chip-dropped = En el suelo

## Words that sheets and statuses choose among

value-amount = cantidad
value-best_each = el mejor de cada magia
value-best_only = solo el mejor
value-choose = elegir
value-damage = daño
value-group = grupo
value-individual = individual
value-roll = tirada
value-side = bando
value-stacks = se acumula
value-stat = número
value-turns = turnos

## States: what their bearer is, not what it has, as a sentence names it behind “is”

in_state-stun = «{ $status }»
in_state-prone = «{ $status }»
in_state-grabbed = «{ $status }»
in_state-defending = { $status ->
   *[other] a la defensiva
}
in_state-off_balance = «{ $status }»

## Groups of fields

group-reward = recompensa
moment-instead = en vez de quedarse: enseguida y nada más
moment-came = cuando llega a quien no lo tenía
moment-turn_start = al empezar el turno de quien lo tiene, aunque se pierda
moment-acts = al empezar el turno de quien lo tiene, si puede actuar
moment-struck = cuando quien lo tiene ha perdido ⟨PV⟩ y sigue con vida
moment-strained = tras un esfuerzo de quien lo tiene
moment-turn = al empezar el turno de quien lo tiene
moment-damage = cuando quien lo tiene ha perdido ⟨PV⟩
moment-fall = cuando cae quien lo tiene
moment-zero = cuando quien lo tiene cae a 0 ⟨PV⟩
moment-magic = cuando una magia surte efecto en quien lo tiene
moment-attacked = cuando quien lo puso ataca a quien lo tiene
moment-end = al terminar el combate
number-pv = ⟨PV⟩ máximos
