## Facts

round = Asalto { $round }
round-name = Asalto { $round }
round-in = en el asalto { $round }
round-enters = entra en el asalto { $round }
round-enters-bare = entra en un asalto
rounds = { $count ->
    [one] { $count } asalto
   *[other] { $count } asaltos
}
turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
phase = { $phase_ }
surprise_over = La sorpresa termina
phase-setup = Preparación
phase-surprise = Sorpresa
phase-initiative = Fase de iniciativa
phase-declaration = Declaraciones
phase-action = Fase de acción
phase-status = Fase de estados
phase-ended = Fin
initiative = { $actor } tira iniciativa: { $value }
initiative-tie = Empate: { $actor } saca { $dice_ }
turn = Turno de { $actor }
turn-skipped = { $actor } pierde el turno ({ $why_ })
declare = { $actor } declara: { $action }
attack-hit = { $actor } ataca a { $target }: { $total } contra { $against }, impacto
attack-miss = { $actor } ataca a { $target }: { $total } contra { $against }, fallo
attack-critical = { $actor } ataca a { $target }: { $total } contra { $against }, crítico
attack-fumble = { $actor } ataca a { $target }: { $total } contra { $against }, pifia
roll-free = { $what }: { $total } ({ $dice_ })
roll-plain = { $what }: { $total }
roll-success = { $actor }, { $what }: { $total } contra { $against }, éxito
roll-failure = { $actor }, { $what }: { $total } contra { $against }, fallo
roll-partial = { $actor }, { $what }: { $total }, éxito con coste
roll-critical = { $actor }, { $what }: { $total } contra { $against }, éxito crítico
roll-fumble = { $actor }, { $what }: { $total } contra { $against }, pifia
opposed-success = { $actor } contra { $target }, { $what }: { $own } a { $theirs }, éxito
opposed-failure = { $actor } contra { $target }, { $what }: { $own } a { $theirs }, fallo
opposed-success-told = { $actor } se impone a { $target }
opposed-failure-told = { $actor } no se impone a { $target }
damage = { $actor } pierde { $amount } { $pool }: { $from_ } → { $to }
damage-nothing = A { $actor } no le llega ningún daño: sigue con { $to } { $pool }
heal = { $actor } recupera { $amount } { $pool }: { $from_ } → { $to }
heal-part = { $actor } recupera { $gained } { $pool } (de { $amount }): { $from_ } → { $to }
heal-nothing = { $actor } no recupera { $pool }: sigue con { $to }
spend-pool = { $to ->
    [one] { $actor } gasta { $amount } { $pool }, queda { $to }
   *[other] { $actor } gasta { $amount } { $pool }, quedan { $to }
}
spend-thing = { $to ->
    [one] { $actor } usa { $with_ }, queda { $to }
   *[other] { $actor } usa { $with_ }, quedan { $to }
}
condition = { $actor }: { $status }{ $timer_ }
tick = { $actor }: { $status }{ $timer_ }
lift = { $actor }: fin de { $status } ({ $why_ })
immune-status = { $actor } es inmune a { $status }
immune-element = { $actor } es inmune a { $element }
fall = { $actor } cae
wake = { $actor } vuelve en sí
die = { $actor } muere
move = { $actor } se mueve
face = { $actor } se gira: { $to }
equip = { $actor }: { $with_ } → { $to_ }
equip-hand = { $actor } empuña { $with_ }
equip-away = { $actor } guarda { $with_ }
equip-ground = { $with_ } de { $actor } cae al suelo
reload = { $actor } recarga { $with_ }: { $from_ } → { $to }
reflect = Rebota en { $actor } hacia { $to_ }
interrupt = La acción de { $actor } se interrumpe ({ $why_ })
order = { $actor } cambia de lugar en el orden ({ $why_ })
join = { $actor } se une al combate
leave-fled = { $actor } escapa
leave-ejected = { $actor } queda fuera del combate
leave-removed = { $actor } deja el combate
countdown = { $left ->
    [one] { $name }: queda { $left }
   *[other] { $name }: quedan { $left }
}
countdown-done = { $name }: se acabó el tiempo
countdown-done-told = Se acabó el tiempo de «{ $name }»
gm = El director
ruling = { $gm }: { $actor }, { $what } = { $value }
ruling-all = { $gm }: { $what } = { $value }
ruling-cell = { $gm }: { $cell_ }, { $what } = { $value }
ruling-name = { $gm }: { $from_ } pasa a llamarse { $value }
ruling-rules = { $gm }: desde aquí este combate se juega con { $value }
ruling-sheet = { $gm }: { $actor }, { $changes_ }
ruling-side = { $gm }: { $actor } cambia de bando: ahora, { $value }
sheet-new = se añade { $names } a { $list }
sheet-gone = se quita { $names } de { $list }
sheet-other = cambia { $names } en { $list }
sheet-number = { $what }: ahora { $value }
sheet-most = { $what }: ahora { $value } como máximo
sheet-changed = cambia { $what }
ruling-mark = { $gm }: { $line }
ruling-option = { $gm }: { $option_ }
figure_said-of_book = { $label }: { $value }
figure_said-of_house = { $label }: { $value } (libro: { $book })
figure_said-changed = { $label }: { $former } → { $value }
ruling-told = { $actor } pasa a tener { $what } { $value }
ruling-all-told = { $what }: ahora { $value }
ruling-cell-told = { $stat ->
    [level] la altura de { $cell_ } pasa a { $value }
    [terrain] el terreno de { $cell_ } pasa a ser { $value }
   *[other] { $count ->
        [1] { $cell_ } pasa a contar como { $value }
       *[other] { $cell_ } pasan a contar como { $value }
    }
}
ruling-name-told = { $from_ } pasa a llamarse { $value }
ruling-rules-told = desde aquí este combate se juega con { $value }
ruling-sheet-told = la ficha de { $actor } cambia ({ $changes_ })
ruling-side-told = { $actor } pasa a luchar por { $who ->
   *[other] { $value }
}
origin-house = Regla de la casa: { $title }
house_rules = Reglas de la mesa: { $rules }
ground-state = estado
ground-terrain = terreno
ground-level = altura
ground-free = libre
ground-blocked = muro
ground-obstructed = obstruida
ground-grass = hierba
ground-field = campo
ground-earth = tierra
ground-sand = arena
ground-mud = barro
ground-rock = roca
ground-water = agua
ground-waist_water = agua hasta la cintura
ground-deep_water = agua profunda
ground-swamp = pantano
ground-ice = hielo
ground-silver_ice = hielo plateado
ground-impassable = infranqueable
ruling-override = { $gm }: que así sea ({ $value })
note = { $text }
comment = Comentario: { $text }
end = El combate termina sin vencedor
end-winner = El combate termina con victoria para { $winner }
side-party = el grupo
side-foes = los enemigos
side-neutral = los neutrales
cause = { $cause }: { $line }
value-none = ninguno
value-yes = sí
value-no = no
number-initiative = iniciativa
number-counter = contador
number-actions_left = acciones que quedan
number-zero_left = ⟨Zero Actions⟩ que quedan
number-terrain = terreno
number-facing = orientación
number-side = bando
step-result = resultado
step-situation = situación
step-critical = crítico
step-eased = aliviado
step-half = la mitad
step-helpless = sin defensa
step-metres = metros de caída
step-weapon = arma
step-armor = armadura
step-burst = ráfaga
step-changed = acción cambiada
step-close = a bocajarro
step-dodges = esquivas
step-focus = centrado
step-impale = empalar
step-modifier = modificador
step-range = alcance
step-amount = cantidad
step-basic = básico
step-cap = tope
step-flat = fijo
step-from_behind = por la espalda
step-off_hand = mano torpe
step-pierced = atravesado
step-pulled = golpe contenido
step-damage = daño
step-through = a través de un material
step-initiative = iniciativa
facing-n = norte
facing-e = este
facing-s = sur
facing-w = oeste
facing-left = izquierda
facing-right = derecha
why-expired = se agota
why-lifted = se retira
why-damage = por daño
why-fall = por la caída
why-ruling = por decisión
why-ended = por un efecto
why-lost = por un efecto

## Lances, en los estilos que unen hechos

told-nor = { $first } ni { $last }
told-nor_whom = { $first } ni a { $last }
told-and = { $sound ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
told-contents = Índice
told-cast = { $title }: { $names }.
told-next = { $way ->
    [0] Luego, { $sentence }
   *[other] Después, { $sentence }
}
told-passes = { $count ->
    [one] { $names } deja pasar el turno.
   *[other] { $names } dejan pasar el turno.
}
told-loses_turn = { $count ->
    [one] { $names } pierde el turno.
   *[other] { $names } pierden el turno.
}
told-somebody = alguien
told-countdown = { $count ->
    [one] A «{ $name }» le queda { $time }
   *[other] A «{ $name }» le quedan { $time }
}
told-surprise = { $count ->
    [one] { $by } toma por sorpresa a { $surprised }
   *[other] { $by } toman por sorpresa a { $surprised }
}
told-surprise-bare = { $count ->
    [one] { $by } actúa antes de que alguien lo note
   *[other] { $by } actúan antes de que alguien lo note
}
told-misses = { $count ->
    [one] { $names } ataca en vano.
   *[other] { $names } atacan en vano.
}
told-moves = { $count ->
    [one] { $names } se mueve.
   *[other] { $names } se mueven.
}
told-standing = En pie al final: { $names }.
told-fallen = Fuera de combate al final: { $names }.
told-dead = Muertes: { $names }.
told-gone = Dejan el combate: { $names }.
deed-hits = { $way ->
    [1] acierta a { $target }
   *[other] golpea a { $target }
}
deed-critical = acierta un crítico a { $target }
deed-impales = empala a { $target }
deed-by_critical = { $clause }, golpe crítico
deed-by_impale = { $clause }, empalamiento
deed-hurts = hiere a { $target }
deed-stopped = { $clause } sin efecto
deed-attacks = ataca a { $target }
deed-attacks_self = se ataca
deed-averted = { $clause } ({ $target } evita el golpe)
deed-misses = { $way ->
    [1] ataca en vano a { $target }
    [2] no alcanza a { $target }
   *[other] falla contra { $target }
}
deed-fumbles = pifia contra { $target }
deed-fells = { $way ->
    [1] deja fuera de combate a { $target }
    [2] tumba a { $target }
   *[other] derriba a { $target }
}
deed-kills = mata a { $target }
deed-heals = { $way ->
    [1] atiende a { $target }
   *[other] cura a { $target }
}
deed-wakes = devuelve a { $target } al combate
deed-leaves = deja a { $target } con { $statuses }
deed-leaves-state = deja a { $target } { $statuses }
deed-frees = quita { $statuses } a { $target }
deed-frees-state = hace que { $target } deje de estar { $statuses }
deed-immune = encuentra inmune a { $target }
deed-resists = es inmune
deed-reacts = { $to ->
    [attack] reacciona al ataque de { $target }
    [move] reacciona al movimiento de { $target }
   *[other] reacciona ante { $target }
}
deed-reacts-with = { $reacts } con { $name }
deed-uses = usa { $with_ }
deed-uses_on = usa { $with_ } con { $targets }
deed-uses_on-too = usa { $with_ } consigo y con { $targets }
deed-with = { $clause } con { $with_ }
deed-times = { $clause } en { $count } ataques
deed-times_of = { $clause } en { $count } de { $all } ataques
deed-against = { $clause } contra { $targets }
deed-resisted = topa con la resistencia de { $targets }
deed-resisted-named = topa con resistencia
deed-resisted-all = topa con la resistencia de todos
deed-from = { $clause } por { $cause }
deed-loses = pierde { $amounts }
deed-regains = recupera { $amounts }
deed-is_hurt = recibe una herida
deed-is_hurt-by = recibe una herida por { $cause }
deed-is_healed = se recupera
deed-unhurt = no sufre daño
deed-unhurt-by = no sufre daño por { $cause }
deed-loses_nothing = no pierde nada más
deed-falls = cae
deed-dies = muere
deed-is_up = vuelve al combate
deed-leaves_fight = deja el combate
deed-has = { $count ->
    [one] queda con { $statuses }
   *[other] quedan con { $statuses }
}
deed-has-state = { $count ->
    [one] ahora está { $statuses }
   *[other] ahora están { $statuses }
}
deed-has_not = { $count ->
    [one] ya no tiene { $statuses }
   *[other] ya no tienen { $statuses }
}
deed-has_not-state = { $count ->
    [one] ya no está { $statuses }
   *[other] ya no están { $statuses }
}
deed-wounds = { $way ->
    [1] alcanza a { $target }
    [2] hiere a { $target }
   *[other] golpea a { $target }
}
deed-reloads = recarga { $with_ }
deed-rolls_unseen = hace una tirada oculta
deed-succeeds = logra la tirada de { $what }
deed-fails = falla la tirada de { $what }
deed-defends = se mantiene a la defensiva
deed-waits = espera
deed-turns = se gira
deed-does_else = hace otra cosa
deed-passes = deja pasar el turno
deed-loses_turn = pierde el turno
told-defends = { $count ->
    [one] { $names } se mantiene a la defensiva.
   *[other] { $names } se mantienen a la defensiva.
}
told-waits = { $count ->
    [one] { $names } espera.
   *[other] { $names } esperan.
}
told-turns = { $count ->
    [one] { $names } se gira.
   *[other] { $names } se giran.
}
told-does_else = { $count ->
    [one] { $names } hace otra cosa.
   *[other] { $names } hacen otra cosa.
}
told-rolls_unseen = { $count ->
    [one] { $names } hace una tirada oculta.
   *[other] { $names } hacen tiradas ocultas.
}
deed-moves = se mueve

## Refusals

refused-not_begun = El combate aún no ha empezado.
refused-already_begun = El combate ya ha empezado.
refused-already_ended = El combate ha terminado.
refused-wrong_phase = Eso no es posible en esta fase.
refused-no_such_actor = Aquí nadie se llama «{ $id }».
refused-no_such_action = No existe la acción «{ $action }».
refused-no_such_option = «{ $option }» no se ofrecía.
refused-no_such_option-bare = Se dio una respuesta que nadie había pedido.
refused-no_such_item = { $actor } no tiene nada llamado «{ $item }».
refused-no_such_item-bare = No se dice con qué.
refused-rules_at_fault = No se puede jugar con estas reglas: { $reason }.
refused-too_much = Un efecto trae otro sin fin.
refused-rules_do_not_fit = Este combate no puede seguir con estas reglas: { $reason }.
refused-invalid_params = «{ $param }» no puede ser { $value }.
refused-invalid_params-bare = «{ $param }» falta o no se conoce aquí.
sheet-refused = { $place } («{ $param }»): { $reason }.
refused-wrong_action = Eso se usa con otra acción.
refused-not_your_turn = No es el turno de { $actor }.
refused-not_your_turn-bare = Es el turno de alguien más.
refused-cannot_act = { $actor } no puede hacer eso ({ $status }).
refused-cannot_act-bare = Ahora no es posible.
refused-no_slot_left = A { $actor } no le queda { $slot }.
refused-no_slot_left-bare = No queda nada de eso.
refused-no_action_left = A { $actor } no le queda ninguna acción en este turno.
refused-must_act = { $actor } no elige ({ $status }): antes de acabar el turno tiene que usar { $deed }.
refused-must_act-bare = Antes va una acción forzada.
refused-already_acted = Eso tiene que ser lo primero del turno.
never_enough = { $actor } nunca puede pagar esto: { $needs } { $pool }, con un máximo de { $most }.
never_enough-short = Impagable: { $needs } { $pool }, con un máximo de { $most }
refused-no_uses = { $actor } ya ha gastado todo eso.
refused-no_uses-bare = Eso ya está gastado.
refused-not_enough = A { $actor } no le alcanza { $pool }.
refused-not_enough_ammo = No hay munición suficiente.
refused-no_item_left = No queda ninguno.
refused-not_equipped = Eso no está en la mano.
refused-already_equipped = Eso ya está en la mano.
refused-weapon_dropped = Está en el suelo.
refused-not_dropped = No está en el suelo.
refused-already_loaded = Ya está cargada.
refused-armor_forbids = La armadura puesta lo impide.
refused-need_targets = ¿A quién va dirigido?
refused-too_many_targets = Son demasiados objetivos.
refused-no_such_target = Aquí nadie se llama «{ $id }».
refused-invalid_target = { $reason ->
    [no_place] { $target } no tiene ahora ningún lugar en el orden.
   *[other] { $target } no puede ser el objetivo.
}
refused-invalid_target-bare = Eso no puede ser el objetivo.
refused-out_of_range = { $target } está fuera de alcance.
refused-out_of_range-bare = Eso está fuera de alcance.
refused-no_line_of_sight = Hay algo en medio.
refused-too_far = Está demasiado lejos.
refused-off_board = Eso está fuera del tablero.
refused-not_on_board = { $actor } no está en el tablero.
refused-no_board = Este combate no tiene tablero.
refused-cell_blocked = Ahí hay un muro.
refused-cell_occupied = Ahí hay alguien.
refused-cell_obstructed = Por ahí se puede pasar, pero no quedarse.
refused-not_adjacent = El camino salta casillas.
refused-no_path = No hay camino hasta ahí.
refused-not_prone = { $actor } no está en el suelo.
refused-not_grabbed = Ahí nadie agarra a nadie.
refused-not_waiting = { $actor } no está esperando.
refused-no_such_status = No existe el estado «{ $status }».
refused-no_such_condition = { $actor } no tiene el estado { $status }.
refused-no_such_countdown = No existe la cuenta atrás «{ $name }».
refused-immune = { $actor } es inmune a { $status }.
refused-immune-bare = Nada de eso le hace efecto.
refused-id_taken = El identificador «{ $id }» está ocupado.
refused-no_surprise = Este sistema no tiene sorpresa.
refused-changes_nothing = { $actor }: eso no cambia nada, ya está así.
refused-changes_nothing-bare = Eso no cambia nada: ya está así.
refused-nothing_to_undo = No hay nada que deshacer.
refused-nothing_to_redo = No hay nada que rehacer.

## Said before an action is done

said-idea_fells = { $name } podría caer
said-idea_harms = heriría a { $name }
said-idea_sweeps = alcanzaría a { $count } a la vez
said-idea_holds = estorbaría a { $name }
said-idea_heals = { $name } podría caer pronto
said-idea_heals-bare = podría caer pronto
said-idea_raises = { $name } podría volver a levantarse
said-idea_raises-bare = alguien podría volver a levantarse
said-idea_strengthens = refuerza a { $name }
said-idea_strengthens-bare = se refuerza
said-idea_declared = tal como lo declaró
said-idea_frees = sin esto apenas puede hacer nada
said-idea_frees_from = contra { $name }; sin esto apenas puede hacer nada
said-idea_eases = hasta entonces no puede hacerlo todo
said-idea_eases_from = contra { $name }; hasta entonces no puede hacerlo todo
said-idea_mends = hace falta antes de nada mejor
said-idea_readies = después cuesta menos usarlo
said-idea_presses = tiene a alguien sujeto
said-idea_presses_on = tiene sujeto a { $name }
said-idea_only = solo { $name } está a su alcance
said-idea_only_clear = de sus enemigos solo hacia { $name } no hay nada en medio
said-idea_only_left = de sus enemigos solo { $name } está al alcance sin nada en medio
said-idea_nearest = { $name } es quien está más cerca
said-idea_opposite = { $name } está enfrente
said-idea_nears = para tener a su alcance a { $name }
said-idea_nears_with = para llegar a { $name } con { $tool }
said-idea_nears_part = de camino a tener a su alcance a { $name }
said-idea_nears_part_with = de camino a llegar a { $name } con { $tool }
said-idea_withdraws = para estar fuera del alcance de { $name }, a quien no hay forma de llegar
said-idea_waits = deja que { $name } se acerque: quien llega primero recibe el primer golpe
said-idea_guards = se reserva
said-idea_harmless = tal como está todo, ningún golpe suyo quitaría { $pool } a nadie
said-idea_flees = ya ha tenido bastante
said-idea_forced = su estado no le deja elección
said-idea_whims = se le ocurre
said-idea_numbers = { $reason }: acierta { $percent }%, y entonces alrededor de { $loss } { $pool }
said-idea_chance = { $reason }: { $percent }%
said-idea_loss = { $reason }: alrededor de { $loss } { $pool }
said-idea_numbers_all = { $reason }: acierta { $percent }%, de media { $loss } { $pool } en total
said-idea_loss_all = { $reason }: alrededor de { $loss } { $pool } en total
said-idea_would_free = el daño libraría a { $name } de { $status }
said-idea_frees_it = { $reason }; el daño libraría a { $name } de { $status }
said-idea_strikes_own = { $reason }; también alcanza a { $names }, de su propio bando
said-idea_bounces = { $reason }; rebota en { $name }
said-idea_bounces_back = { $reason }; rebota en { $name } y vuelve a quien lo lanza
said-idea_bounces_own = { $reason }; rebota en { $name } hacia alguien de su propio bando
said-idea_bounces_foe = { $reason }; rebota en { $name } hacia alguien de los rivales
said-idea_bounces_one = { $reason }; rebota en { $name } hacia otro blanco
said-idea_fall_by_it = { $count ->
    [one] { $reason }: { $names } podría caer por ello
   *[other] { $reason }: cualquiera de estos podría caer por ello: { $names }
}
said-idea_decided = { $reason }; { $decided }
said-idea_more_dangerous = { $name } supone más peligro que { $other }
said-idea_less_left = a { $name } le quedan menos { $pool } que a { $other }
said-idea_costs_less = lo que promete más cuesta más
said-idea_sooner = lo que promete más surte efecto más tarde
said-idea_by_sheets = según las fichas esto promete más; los estados que han venido después no se sopesan
said-list = { $first }, { $next }
said-row = { $first } · { $next }
said-side_by_side = { $first } { $next }
said-percent = { $number }%
said-row_of_faults = { $first }; { $next }
said-placed = { $place }: { $message }

## Faults of sheets, boards and files

fault-die_face = un { $die } no tiene la cara { $face }
fault-cell = una casilla es una lista de dos números enteros, x e y
fault-board = un tablero es un objeto con claves
fault-board_key = un tablero de este sistema no tiene esa clave
fault-cell_key = una casilla de este sistema no tiene esa clave
fault-cells = aquí va una lista de casillas
fault-cell_or_rect = una entrada de cells lleva o una cell o un rect
fault-terrain = { $terrain } no es ningún terreno de este sistema
fault-rect = un rect es una lista de cuatro números enteros: x1, y1, x2, y2
fault-rect_corners = un rect va de su esquina noroeste a su esquina sudeste
fault-off_board = la casilla { $cell } está fuera del tablero ({ $size })
fault-number_between = aquí va un número entero de { $least } a { $most }, no { $value }
fault-no_board = no hay tablero
fault-no_such_pool = este sistema no tiene esa reserva
fault-no_such_status = este sistema no tiene el estado { $status }
fault-facing = { $facing } no es una orientación de este sistema
fault-needed = falta este valor
fault-empty = esto no puede quedar vacío
fault-no_such_key = aquí no existe esa clave
fault-number = aquí va un número entero, no { $value }
fault-too_small = { $value } es demasiado poco: como mínimo, { $least }
fault-too_big = { $value } es demasiado: como máximo, { $most }
fault-not_within = { $value } no está entre { $least } y { $most }
fault-text = aquí va un texto, no { $value }
fault-flag = aquí va true o false, no { $value }
fault-choice = { $value } no es ninguno de estos: { $choices }
fault-list = aquí va una lista, no { $value }
fault-keys = aquí va un objeto con claves, no { $value }
fault-dice_empty = Una expresión de dados no puede estar vacía.
fault-dice_unreadable = «{ $text }» no es una expresión de dados: en «{ $rest }» no se entiende nada.
fault-dice_sign = «{ $text }» no es una expresión de dados: falta + o − antes de «{ $rest }».
fault-dice_word = «{ $text }» nombra «{ $word }», que aquí no significa nada.
fault-dice_number = «{ $text }» tiene un número demasiado grande.
fault-dice_none = «{ $text }» pide dados que no existen: de 1 a 999 dados de 1 a 1000 caras.
fault-dice_special = «{ $text }» conserva, descarta, repite o hace explotar dados, y aquí el libro no lo usa; una tirada libre sí puede.
fault-dice_order = «{ $text }» pide algo que estos dados no pueden hacer: «{ $order }».
fault-unknown_status = no existe el estado { $status }
fault-same_id = hay dos { $key } con el id { $id }

## Reglas escritas: lo que no es TOML, pasa de los límites o no es del formato

fault-text_too_large = el archivo pasa de { $most } MB
fault-text_too_many = hay más de { $most } valores en el archivo
fault-text_too_deep = esto está a más de { $most } niveles de profundidad
fault-text_too_long = este texto pasa de { $most } caracteres
fault-text_long_key = este nombre pasa de { $most } caracteres
fault-text_long_place = los nombres que encierran esto pasan de { $most } caracteres
fault-text_number = un número es como mucho { $most }
fault-text_date = las fechas y las horas no significan nada aquí; un texto va entre comillas
fault-toml_stopped = { $count } líneas no se pueden leer; lo que sigue no se ha mirado
fault-toml_behind = nada puede seguir en esta línea: { $text }
fault-toml_header = falta «{ $text }» tras el nombre de la tabla
fault-toml_equals = falta «=» tras «{ $key }»
fault-toml_key = aquí va un nombre, no { $text }
fault-toml_twice = «{ $key }» ya está en la línea { $line }
fault-toml_is_value = «{ $key }» ya tiene un valor, en la línea { $line }
fault-toml_no_value = falta un valor
fault-toml_value = «{ $text }» no es un valor; un texto va entre comillas: "{ $text }"
fault-toml_quote = faltan las comillas de cierre { $text }
fault-toml_escape = { $text } no significa nada dentro de "…"; una barra invertida se escribe \\
fault-toml_list = esta lista no está cerrada: falta «,» o «]»
fault-toml_inline = esta tabla no está cerrada: falta «,» o «{ "}" }» en su línea
fault-toml_curly = los textos van entre comillas rectas: "…"
fault-toml_comma = no puede haber una coma antes de «{ "}" }»
fault-rules_line = línea { $line }, { $place }: { $sentence }
fault-written_near = { $sentence }; ¿es «{ $word }»?
fault-written_elsewhere = { $sentence }; «{ $id }» es { $table ->
    [action] una acción
    [figure] una cifra
    [gain] una ganancia
    [number] un número
    [option] una opción
    [pool] una reserva
    [reaction] una reacción
    [rest] un descanso
    [row] una lista
    [sheet] un campo de la ficha
    [slot] un espacio del turno
    [status] un estado
    [table] una tabla de tramos
    [test] una prueba
   *[other] otra cosa
}
fault-written_no_row = { $table ->
    [action] no hay ninguna acción «{ $id }»
    [action_reaction] no hay ninguna acción ni reacción «{ $id }»
    [action_reaction_tag_sheet_rows] no hay ninguna acción, reacción, etiqueta ni lista «{ $id }»
    [harm_kinds] no hay ningún tipo de daño «{ $id }»
    [number] no hay ningún número «{ $id }»
    [number_sheet_number] no hay ningún número «{ $id }»
    [pool] no hay ninguna reserva «{ $id }»
    [pool_slot] no hay ninguna reserva ni espacio del turno «{ $id }»
    [reaction] no hay ninguna reacción «{ $id }»
    [sheet_rows] no hay filas «{ $id }» en la ficha
    [status] no hay ningún estado «{ $id }»
    [status_action] no hay ningún estado ni acción «{ $id }»
    [test] no hay ninguna prueba «{ $id }»
   *[other] no hay «{ $id }»
}
fault-written_no_table = no hay ninguna tabla [{ $table }]
fault-written_needs_table = falta la tabla [{ $table }]
fault-written_outside = «{ $field }» está antes de la primera tabla
fault-written_outside_of = «{ $field }» está antes de la primera tabla; su sitio es [{ $table }]
fault-written_listed = cada fila tiene un nombre: [{ $table }.nombre], no [[{ $table }]]
fault-written_house = [{ $table }] solo va en reglas de la casa
fault-written_no_system = estas son reglas de la casa, que se ponen sobre un sistema y no lo son por sí solas
fault-written_row = aquí va una fila con campos, [{ $table }.nombre], no { $value }
fault-written_needs = esto necesita Turnwright { $needed } o más nuevo, y aquí está Turnwright { $present }
fault-written_newer = el formato { $format } es más nuevo que este programa, que lee hasta el { $newest }
fault-written_rising = estos números tienen que ir en aumento
fault-written_steps = hay { $starts } tramos y { $values } valores
fault-written_same = «{ $id }» ya es { $table ->
    [number] un número
    [pool] una reserva
   *[slot] un espacio del turno
}; las expresiones no sabrían distinguirlos
fault-written_key = la tecla «{ $key }» ya es de «{ $id }»
fault-written_no_field = no hay ningún campo «{ $field }» aquí
fault-written_field_above = { $sentence }; «{ $field }» de [{ $row }] tiene que estar antes de [{ $inner }]
fault-written_field_of = «{ $field }» no significa nada para el tipo «{ $kind }», solo para { $kinds }
fault-written_needed = falta «{ $field }»
fault-written_low_high = el mínimo, { $low }, supera al máximo, { $high }
fault-written_like = { $value } no está escrito como «{ $like }»
fault-written_long = este texto pasa de { $most } caracteres
fault-written_label = aquí va un texto entre comillas, o uno por idioma: { "{" } en = "…", es = "…" { "}" }, no { $value }
fault-written_language = «{ $language }» no es un idioma como en, es o pt_BR
fault-written_decimal = aquí va un número, no { $value }
fault-written_id = { $id } no sirve de nombre: letras minúsculas de la a a la z, cifras y _, primero una letra, 40 caracteres como mucho
fault-written_reserved = «{ $id }» ya significa algo y no puede ser un nombre: use «{ $id }_» u otro
fault-written_expression = aquí va una expresión entre comillas, como "2 * level + 3", no { $value }
fault-written_table = aquí va una tabla de campos, { "{" } … { "}" }, no { $value }
fault-written_list = aquí va una lista, [ … ], no { $value }
fault-written_count = aquí caben de { $least } a { $most }, no { $count }
fault-written_one_of = aquí va exactamente uno de estos: { $fields }
fault-written_effects = aquí va una lista de efectos, [{ "{" } damage = "1d6" { "}" }], no { $value }
fault-written_effects_deep = los efectos están unos dentro de otros a más de { $most } niveles
fault-written_effect = aquí va un efecto, { "{" } damage = "1d6" { "}" }, no { $value }
fault-written_each_deep = «each» está dentro de sí mismo a más de { $most } niveles
fault-written_two_verbs = un efecto hace una sola cosa; «{ $first }» y «{ $second }» son dos
fault-written_no_verb = no hay ningún efecto «{ $verb }»
fault-written_empty_effect = falta un efecto
## Expressions and effects of written rules

fault-expression_unreadable = «{ $text }» no se puede leer desde «{ $rest }»
fault-expression_unfinished = «{ $text }» no está completo
fault-expression_long = una expresión tiene como mucho { $most } caracteres
fault-expression_nobody =
    { $who ->
        [target] «{ $name }» pide un objetivo, y aquí no se puede elegir ninguno: hay que añadir objetivos
        [source] «{ $name }» pregunta de quién viene, y aquí no viene de nadie
       *[other] «{ $name }» pide la otra parte, y aquí solo hay una
    }
fault-expression_unknown = aquí no hay «{ $name }»
fault-expression_unknown_near = aquí no hay «{ $name }»; ¿será «{ $near }»?
fault-expression_arguments = { $function }() toma de { $least } a { $most } valores
fault-expression_operand = «{ $sign }» necesita aquí { $needed }, no { $found }
fault-expression_type = aquí va { $needed }, no { $found }
fault-expression_units = { $first } y { $second } no van juntos en «{ $sign }»
fault-expression_roll_field = dice(…) tira un campo con dados; aquí va un número
fault-expression_divide = los números enteros se dividen con //, y el resto se pierde
fault-expression_equals = los números se comparan con ==, las palabras con is
fault-expression_deep = hay más de { $most } operaciones unas dentro de otras
fault-expression_no_fight = esto se pregunta también fuera de un combate: no hay ronda, opciones, distancias ni otros
fault-expression_no_dice = aquí no se pueden tirar dados
fault-expression_is = «is» compara una palabra con otra, o un combatiente con otro
fault-expression_in = «in» pregunta si una palabra está en una lista
expression-type_number = un número
expression-type_flag = sí o no
expression-type_word = una palabra entre comillas simples
expression-type_list = una lista
expression-type_dice = un campo con dados
expression-type_text = un texto
expression-type_who = un combatiente
fault-effects_name_taken = «{ $name }» ya significa algo aquí: una tirada necesita un nombre propio
fault-effects_no_answer = «{ $verb }» cambia lo que está pasando: solo está en una reacción a { $moments }
fault-effects_nobody = aquí no hay «{ $word }»
fault-written_over = estas reglas no son el sistema «{ $system }» ni van sobre él
fault-written_no_row_to_drop = no hay «{ $place }» que quitar
fault-effects_no_column = la fila no tiene ninguna columna «{ $column }» de la clase «effects»
fault-written_not_over_installed = las reglas de la casa sobre este sistema no pueden tener [{ $table }]
fault-written_no_number = aquí no hay ningún número «{ $number }» que cambien los estados
fault-written_plain_number = sobre este sistema un cambio es un número entero, sin condición
fault-written_change_not_taken = «{ $number }» no admite aquí «{ $way }» de { $amount }
fault-written_plain_word = sobre este sistema una palabra se prohíbe sin condición
fault-written_no_moment = los estados de este sistema no tienen el momento «{ $moment }»
fault-written_verb_not_over_installed = sobre este sistema no hay efecto «{ $verb }»
fault-written_no_figure = este sistema no tiene la cifra «{ $id }»
fault-written_no_option = este sistema no tiene la opción «{ $id }»
fault-written_no_list = las hojas de este sistema no tienen la lista «{ $list }»
displaced-push = { $actor } se aleja { $far } de { $source } a empujones
displaced-pull = { $actor } se acerca { $far } hacia { $source } a tirones
displaced-to = { $actor } pasa a estar junto a { $source }
displaced-swap = { $actor } y { $source } cambian de lugar
written-rest = Descanso
written-attack = Ataque
written-spent = Gastado
written-dice = Dados
written-kind = Clase
fault-written_circle = esto se apoya en sí mismo: { $circle }
fault-written_no_action = un sistema necesita una acción
fault-written_no_pool = un sistema necesita una reserva: [pool.hp] con vital = true
fault-written_pool_maximum = esta reserva necesita max = "…", o un número [sheet.{ $pool }]
fault-written_of_pools = esto no puede depender de lo que queda de una reserva; max.… y sheet.… se conocen
fault-form_unknown_near = aquí no hay «{ $name }»; ¿es «{ $label }», escrito { $near }?
fault-form_choice = { $value } no es ninguna de las opciones
fault-form_elsewhere = { $sentence }; «{ $id }» está en { $tables }
fault-form_expression = aquí va un número o un cálculo, como 2 * level + 3, no { $value }
fault-form_house = { $table } solo va en reglas de la casa
fault-form_no_pool = un juego necesita algo que se agota, como los puntos de golpe, a cuyo término se cae
fault-form_no_row = no hay «{ $id }» en { $tables }
fault-form_no_row_to_drop = no hay «{ $place }» que quitar
fault-form_not_over_installed = las reglas de la casa sobre este sistema no pueden tener { $table }
fault-form_of_pools = esto no puede depender de lo que queda de algo que se agota, solo de cuánto hay como máximo y de la ficha
fault-form_pool_maximum = falta «{ $field }», o bien un número «{ $pool }» en la ficha
question-next = ¿Quién sigue?
question-tie = ¿Quién va antes?

## What dice are for, and words of sides, states and ground

die-attack = ataque
die-recharge = recarga
die-damage = daño
die-escape = liberarse
die-free_roll = tirada libre
die-heal = curación
die-initiative = iniciativa
roll-with = { $what }, con { $names }
flag-no = no
flag-off = { $label }: no
side_title-party = Grupo
side_title-foes = Enemigos
side_title-neutral = Neutral
state-active = en pie
state-unconscious = inconsciente
state-dying = agoniza
state-dead = sin vida
state-stone = de piedra
in_state-stone = de piedra
state-out = fuera del combate
ground-adverse = adverso
ground-difficult = difícil
ground-standard = normal

## Glosses

gloss-sheet-lasting-timer = vacío: lo que dura el estado por sí mismo

## The odds: what a table says of them

said-never_paid = cuesta { $cost } { $pool }, más que el máximo de { $most }
said-odds_walkover = Un paseo
said-odds_easy = Fácil
said-odds_fair = Moderado
said-odds_hard = Difícil
said-odds_desperate = Desesperado
said-odds_hopeless = Sin esperanza
said-odds_later_walkover = un paseo
said-odds_later_easy = fácil
said-odds_later_fair = moderado
said-odds_later_hard = difícil
said-odds_later_desperate = desesperado
said-odds_later_hopeless = sin esperanza
said-odds_probably = Probablemente { $grade }
said-odds_later_probably = probablemente { $grade }
said-odds_pending = { $well }: { $falls }. Otras formas de jugar aún se cuentan.
said-odds_alone = { $well }: { $falls }.
said-odds_either = { $well } si se juega bien: { $falls }. Si no, { $others }.
said-odds_otherwise = { $well } si todos los bandos juegan bien: { $falls }. Si no, { $others }.
said-odds_between = entre { $worst } y { $best }
said-odds_at_best = en el mejor de los casos { $grade }
said-odds_at_worst = en el peor de los casos { $grade }
said-odds_however = { $well }, se juegue como se juegue: { $falls }.
said-odds_probably_however = { $well }, probablemente, se juegue como se juegue: { $falls }.
said-odds_for_falls = { $grade } ({ $falls })
said-odds_risk = { $falls }; { $name }, en el { $percent }% de estos combates
said-odds_risk_of_one = { $name } acaba en el suelo en el { $percent }% de estos combates
said-odds_away = { $falls }; acaba en huida el { $percent }% de estos combates
said-odds_away_otherwise = { $falls }; si no se juega bien, acaba en huida el { $percent }% de los combates
said-odds_flight = { $grade }, o huida en el { $percent }% de los combates
said-odds_falls = { $count ->
    [0] no suele acabar nadie en el suelo
    [one] suele acabar uno en el suelo
   *[other] suelen acabar { $count } en el suelo
}
said-odds_falls_between = { $most ->
    [1] a lo sumo uno suele acabar en el suelo
   *[other] { $fewest ->
        [0] suelen acabar de ninguno a { $most } en el suelo
       *[other] suelen acabar { $fewest }–{ $most } en el suelo
    }
}
said-odds_more_fall = { $count ->
    [0] no suele acabar nadie más en el suelo
    [one] suele acabar uno más en el suelo
   *[other] suelen acabar { $count } más en el suelo
}
said-odds_more_fall_between = { $most ->
    [1] a lo sumo uno más suele acabar en el suelo
   *[other] { $fewest ->
        [0] suelen acabar de ninguno a { $most } más en el suelo
       *[other] suelen acabar { $fewest }–{ $most } más en el suelo
    }
}
## The end of a fight

used-shots = { $many ->
    [one] { $name } (1 disparo)
   *[other] { $name } ({ $many } disparos)
}

## Highlights of a fight

highlight-greatest_blow = El golpe más duro: { $actor } le cuesta { $number } { $pool } a { $target } con { $used }
highlight-greatest_blow-bare = El golpe más duro: { $actor } le cuesta { $number } { $pool } a { $target }
highlight-misses = La peor racha: { $actor } falla { $number } veces seguidas
highlight-hits = { $all ->
    [1] Sin fallar: { $actor } acierta con todos sus golpes ({ $number })
   *[other] La mejor racha: { $actor } acierta { $number } veces seguidas
}
highlight-at_once = De un solo golpe: { $actor } deja fuera de combate a { $number } con { $used }
highlight-at_once-bare = De un solo golpe: { $actor } deja fuera de combate a { $number }
highlight-first_blow = El primer golpe: { $actor } contra { $target } ({ $number } { $pool })
highlight-last_felled = { $over ->
    [0] La caída más reciente por un golpe: { $actor } { $deadly ->
        [1] mata a { $target }
       *[other] derriba a { $target }
    }
   *[other] La última caída por un golpe: { $actor } { $deadly ->
        [1] mata a { $target }
       *[other] derriba a { $target }
    }
}
highlight-close_call = { $over ->
    [0] Por los pelos hasta ahora: { $actor } llega a estar con { $number } de { $whole } { $pool }
   *[other] Por los pelos: { $actor } sale, y llegó a estar con { $number } de { $whole } { $pool }
}
highlight-untouched = { $over ->
    [0] { $count ->
        [1] Ni un rasguño hasta ahora: { $actor } no ha perdido nada
       *[other] Ni un rasguño hasta ahora: { $actor } no han perdido nada
    }
   *[other] { $count ->
        [1] Ni un rasguño: { $actor } no pierde nada en todo el combate
       *[other] Ni un rasguño: { $actor } no pierden nada en todo el combate
    }
}
highlight-turned = { $number ->
    [0] Cambio de bando: { $actor }, antes del primer asalto (antes: { $former }; después: { $side })
   *[other] Cambio de bando: { $actor }, en el asalto { $number } (antes: { $former }; después: { $side })
}
highlight-felled_all = A solas: cuantos caen en el otro bando caen ante { $actor } ({ $number })
highlight-only_healer = La mano que cura: { $actor } devuelve { $number } { $pool }
die-check = chequeo
label-called = Chequeo
label-who_rolls = Quién tira
label-dice = Dados
label-least = A alcanzar
said-chance_of_check = probabilidad { $chance }%
highlight-hard_blow = El golpe más duro: { $actor } alcanza a { $target } con { $used }
highlight-hard_blow-bare = El golpe más duro: { $actor } alcanza a { $target }
highlight-opening_blow = El primer golpe: { $actor } contra { $target }

## Gráficos de un combate

plot-sides = { $pool } de los bandos
plot-round = Asalto { $round }
plot-courses = { $pool } y estados de cada participante
plot-course_at = { $name }, asalto { $round }: { $value } de { $maximum }
plot-course = { $name }: { $value } de { $maximum }
plot-fall = cae, muere o se va
plot-course_fell = { $times ->
    [one] cae una vez
   *[other] cae { $times } veces
}
plot-course_died = { $times ->
    [one] muere
   *[other] muere { $times } veces
}
plot-course_stood = en pie
plot-course_left = deja el combate
plot-shares = Lo que hizo cada participante, en { $pool }
plot-dealt = causado
plot-taken = sufrido
plot-kept_off = parado
plot-healed = curado
plot-blows = { $struck } de { $blows } golpes acertados, turnos: { $turns }
plot-luck = Suerte: lo que dieron los dados frente a lo esperado
plot-checks = tiradas que debían tener éxito
plot-other_dice = los demás dados
plot-less = ← menos de lo esperado
plot-more = más de lo esperado →
plot-luck_of = { $who }: { $came } donde se esperaban { $expected } ± { $spread }, en { $number }

## Una hoja para repartir

handout-highlights = Lo más destacado
handout-story = Lo que pasó
handout-played = Jugado el { $day }
handout-cast = { $round ->
    [0] { $name } (después: { $side })
   *[other] { $name } (desde el asalto { $round }: { $side })
}

## Cómo acabó el combate para cada cual, bajo su nombre en la hoja para repartir

fate-stood = { $over ->
    [0] { $many ->
        [one] sigue
       *[other] siguen
    } en pie
   *[1] { $many ->
        [one] aguantó
       *[other] aguantaron
    } en pie hasta el final
}
fate-unhurt = { $over ->
    [0] sin un rasguño hasta ahora
   *[1] { $many ->
        [one] salió
       *[other] salieron
    } sin un rasguño
}
fate-barely = { $many ->
        [one] apenas quedó
       *[other] apenas quedaron
    } en pie, con { $value } de { $maximum } { $pool }
fate-rose = { $many ->
        [one] cayó y volvió a levantarse
       *[other] cayeron y volvieron a levantarse
    }
fate-fell = { $round ->
    [0] { $many ->
        [one] cayó
       *[other] cayeron
    }
   *[other] { $many ->
        [one] cayó
       *[other] cayeron
    } { $in_round }
}
fate-fell_by = { $round ->
    [0] { $many ->
        [one] cayó
       *[other] cayeron
    } ante { $by }
   *[other] { $many ->
        [one] cayó
       *[other] cayeron
    } ante { $by } { $in_round }
}
fate-died = { $round ->
    [0] { $many ->
        [one] murió
       *[other] murieron
    }
   *[other] { $many ->
        [one] murió
       *[other] murieron
    } { $in_round }
}
fate-died_by = { $round ->
    [0] { $many ->
        [one] murió
       *[other] murieron
    } a manos de { $by }
   *[other] { $many ->
        [one] murió
       *[other] murieron
    } a manos de { $by } { $in_round }
}
fate-died_later = { $fell } y { $many ->
        [one] murió
       *[other] murieron
    } { $in_round }
fate-left = { $round ->
    [0] { $many ->
        [one] se marchó
       *[other] se marcharon
    }
   *[other] { $many ->
        [one] se marchó
       *[other] se marcharon
    } { $in_round }
}
fate-down = { $over ->
    [0] en el suelo
   *[1] { $many ->
        [one] acabó
       *[other] acabaron
    } en el suelo
}
handout-drawings = Dibujos de { $authors }, game-icons.net (CC BY 3.0), recoloreados
moment-own_turn_ends = al terminar el turno de quien lo tiene
moment-over = cuando ha terminado, de la forma que sea
moment-runs_out = cuando se ha agotado su tiempo
