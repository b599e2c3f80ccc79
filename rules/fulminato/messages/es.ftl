## Facts

step-left_leg = pierna izquierda
step-right_leg = pierna derecha
step-off_arm = brazo torpe
step-main_arm = brazo diestro
step-torso = torso
step-head = cabeza
phase-setup = Preparación
phase-surprise = Sorpresa
phase-action = Combate
phase-ended = Fin
round = Ronda { $round } ({ $seconds } s)
round-name = Ronda { $round }
rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
surprise = { $count ->
    [one] Sorpresa: actúa { $by_ } con 3 puntos de acción
   *[other] Sorpresa: actúan { $by_ } con 3 puntos de acción
}
surprise-over = La sorpresa ha pasado
initiative = { $actor }: iniciativa { $sum_ } = { $value }
initiative-tie = Empate en { $at }: { $among_ }
turn = Turno de { $actor } ({ $pa } PA)
turn-skipped = El turno de { $actor } pasa ({ $why_ })
spend-pa = { $to ->
    [one] { $actor } gasta { $amount } PA ({ $type_ }), le queda 1
   *[other] { $actor } gasta { $amount } PA ({ $type_ }), le quedan { $to }
}
spend-pool = { $to ->
    [one] { $actor } gasta { $amount } { $pool }, le queda 1
   *[other] { $actor } gasta { $amount } { $pool }, le quedan { $to }
}
spend-thing = { $to ->
    [one] { $actor }: { $with_ }, queda 1
   *[other] { $actor }: { $with_ }, quedan { $to }
}
flanked = flanqueo de { $names }
attack-part = { $actor } → { $target }, { $with_ }: ataque { $total } − desvío { $desvio } = { $final }, { $part_ }
attack-none = { $actor } → { $target }, { $with_ }: ataque { $total } − desvío { $desvio } = { $final }: sin daño
attack-stopped = { $actor } → { $target }, { $with_ }: ataque { $total } − desvío { $desvio } = { $final }: { $material_ } detiene el disparo{ $face_ }
attack-passed = { $actor } → { $target }, { $with_ }: ataque { $total } − desvío { $desvio } = { $final }, { $part_ }, a través de { $material_ }{ $face_ }
attack-covered = { $actor } → { $aimed_ }, { $with_ }: ataque { $total } − desvío { $desvio } = { $final }: el disparo alcanza a { $target }, que cubría a { $aimed_ } ({ $cover }), { $part_ }
attack-covered-none = { $actor } → { $aimed_ }, { $with_ }: ataque { $total } − desvío { $desvio } = { $final }: el disparo va a { $target }, que cubría a { $aimed_ } ({ $cover }): sin daño
damage = { $actor } pierde { $amount } { $pool }{ $how_ }: { $from_ } → { $to }
damage-nothing = A { $actor } no le llega ningún daño{ $how_ }: sigue con { $to } { $pool }
heal = { $actor } recupera { $amount } { $pool }: { $from_ } → { $to }
condition = { $actor }: { $status }{ $time_ }
tick = { $actor }: { $status }{ $time_ }
lift = { $actor }: fin de «{ $status }»
lift-released = { $source } deja ir a { $actor }
roll-success = { $actor }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: lo supera
roll-failure = { $actor }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: no lo supera
opposed-success = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: gana { $actor }
opposed-failure = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: falla { $actor }
opposed-tie = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: empate, falla { $actor }
fall-faint = { $actor } se desmaya
fall-zero = { $actor } cae inconsciente
wake = { $actor } vuelve en sí
die = { $actor } muere
move = { $actor } se mueve { $distance } pies
move-cell = { $actor } se mueve { $distance } pies a { $cell_ }
move-charge = { $actor } carga { $distance } pies hasta { $cell_ }
move-shove = Un empujón lleva a { $actor } a { $cell_ }
move-carried = Llevan a { $actor } a { $cell_ }
move-placed = El director: { $actor } está en { $cell_ }
order-wait = { $actor } retrasa su acción
order-wait-after = { $actor } retrasa su acción hasta después de { $after_ }
order-resume = { $actor } toma el turno que había retrasado
order-ruling = El director: { $actor } cambia de lugar en el orden
note-spoken = { $actor } dice: «{ $text }»
note-silent = { $actor } habla
note-deed = { $actor }: { $text }
note-other = { $actor } hace otra cosa
ability = { $actor } usa { $with_ }
reload = { $actor } recarga { $with_ }: { $from_ } → { $to }
join = { $actor } se une al combate
leave-fled = { $actor } huye
leave-ejected = { $actor } queda fuera del combate
leave-removed = { $actor } deja el combate
countdown-rounds = { $left ->
    [one] Falta 1 ronda: { $name }
   *[other] Faltan { $left } rondas: { $name }
}
countdown-turns = { $left ->
    [one] Falta 1 turno: { $name }
   *[other] Faltan { $left } turnos: { $name }
}
countdown-seconds = { $left ->
    [one] Falta 1 segundo: { $name }
   *[other] Faltan { $left } segundos: { $name }
}
countdown = Faltan { $left }: { $name }
countdown-done = Se acabó el tiempo: { $name }
end = Fin del combate
end-winner = Fin del combate: victoria para { $winner }
names = { $first } y { $last }
contest = { $own } contra { $theirs }
contest-same = { $own } enfrentada

## Refusals

refused-cannot_act = { $actor } no puede hacer eso: { $status }.
refused-not_your_turn = No es el turno de { $actor }.
refused-wrong_phase = Eso no es posible durante la sorpresa.
refused-limb_useless = { $actor } no puede usar la extremidad que hace falta.
refused-weapon_too_big = { $item } es demasiado grande para una presa.
refused-weapon_too_big-bare = El arma es demasiado grande para una presa.
refused-no_rope = { $actor } no tiene con qué atar.
refused-not_grabbing = { $actor } no apresa a nadie.
refused-not_grabbed = Nadie apresa a { $actor }.
refused-not_grabbed-bare = Ahí nadie está agarrado.
refused-hands_busy = { $actor } corre y no tiene las manos libres.
refused-already_spoken = { $actor } ya ha dicho su oración de esta ronda.
refused-nobody_left = Nadie juega después de { $actor } en esta ronda.
refused-already_acted = Eso tiene que ser lo primero del turno.
refused-not_enough_pa = A { $actor } no le alcanzan los puntos de acción.
refused-not_enough_ps = A { $actor } no le alcanzan los puntos de soltura.
refused-not_enough_ammo = { $item }: no queda munición.
refused-not_enough_ammo-bare = No hay munición suficiente.
refused-not_equipped = { $actor } no tiene en la mano: { $item }.
refused-not_equipped-bare = Eso no está en la mano.
refused-already_equipped = { $item }: ya está en la mano.
refused-already_equipped-bare = Eso ya está en la mano.
refused-weapon_dropped = { $item } está en el suelo.
refused-weapon_dropped-bare = Está en el suelo.
refused-not_dropped = { $item } no está en el suelo.
refused-not_dropped-bare = No está en el suelo.
refused-already_loaded = { $item }: no hay nada que cargar.
refused-already_loaded-bare = Ya está cargada.
refused-no_item_left = { $item }: no queda ninguno.
refused-no_item_left-bare = No queda ninguno.
refused-armor_forbids = { $actor } lleva puesto algo sin competencia ({ $item }): no puede usar solturas.
refused-armor_forbids-bare = { $actor } lleva puesto algo sin competencia: no puede usar solturas.
refused-not_prone = { $actor } no está en el suelo.
refused-not_waiting = { $actor } no ha retrasado su acción.
refused-no_line_of_sight = Hay algo entre { $actor } y { $target }.
refused-no_line_of_sight-bare = Hay algo en medio.
refused-out_of_range = { $target } está fuera del alcance de { $actor }.
refused-too_far = Son { $distance } pies, y { $actor } se mueve { $most }.
refused-too_far-bare = Está demasiado lejos.
refused-off_board = Esa casilla está fuera del tablero.
refused-not_on_board = { $actor } no está en el tablero.
refused-no_board = Este combate no tiene tablero.
refused-cell_blocked = Ahí hay un obstáculo.
refused-cell_occupied = Ahí ya hay alguien.
refused-not_adjacent = El camino salta casillas.
refused-no_path = No hay camino hasta ahí.

## Questions

question-cover = El ataque da en la cobertura: ¿vale el resultado ({ $final }: { $part ->
        [none] sin daño
        [limb] una extremidad
        [torso] torso
        [head] cabeza
       *[other] { $part }
    })?
question-free_attack = { $target } se retira: ¿lo ataca?
question-victim_space = ¿En qué casilla queda?

## Answers

answer-cover-keep = Vale el primer resultado
answer-cover-reroll = Tirar el ataque de nuevo
answer-free_attack-none = No ataca
answer-free_attack-unarmed = Sin armas

## Options of the fight

option-at_zero-dead = A 0 puntos de vida se muere
option-at_zero-unconscious = A 0 puntos de vida se cae inconsciente
option-difficulties-none = Las dificultades del libro
option-difficulties-value = Dificultades: { $value }

## Faults of sheets, boards and files

fault-same_row = dos filas de { $key } tienen el id { $id }
fault-param = el estado { $status } no puede tener { $key } = { $value }
fault-equipped = equipada está { $id }, que no es un arma de esta ficha que se pueda empuñar
fault-too_many_loaded = hay { $loaded } disparos cargados, pero solo caben { $capacity }
fault-ladder = «{ $text }» no es ningún peldaño de la escala
fault-characteristic = aquí va un dado d6, d8, d10, d12 o de d12+1 a d12+9, no { $text }
fault-skill = aquí va un dado de d6-9 a d12+9, no { $text }
fault-damage = el daño se escribe como d8, 2d6+1 o un número entero, no { $text }
fault-cell_obstructed = en este sistema una casilla está libre o bloqueada, no obstruida

## Said before an action is done

said-presets = Las cifras son propuestas de este programa; las tablas del juego no están en él.
said-price = { $points } PA · { $cost }
said-price_ps = { $ps } PS · { $points } PA · { $cost }
said-chance = probabilidad { $percent } %
said-limb = extremidad { $percent } %
said-torso = torso { $percent } %
said-head = cabeza { $percent } %
said-aim = puntería { $percent } %
said-opposed = tirada enfrentada { $percent } %
said-resists = resiste { $percent } %
said-damage = daño { $dice }
said-damage_type = daño { $dice } · { $type }
said-heals = cura { $dice }
said-through = a través de { $material }: { $percent } %
said-materials-wood = madera
said-materials-stone = piedra
said-materials-metal = metal
said-feet = hasta { $feet } pies
said-feet_far = { $feet } pies
said-feet_paid = pies · { $points } PA
said-flanked = flanqueo de { $names }: { $ranks }
said-feet_cells = hasta { $feet } pies ({ $cells } casillas)
said-desvio = desvío { $die }
said-no_desvio = sin desvío
said-place = { $place }.º

## What dice are for

die-cover = cobertura
die-limb = miembro
die-through = atravesar la cobertura
die-tie_of_mente = desempate, Mente
