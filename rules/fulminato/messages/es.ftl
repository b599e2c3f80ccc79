## The system in one line

about = Seis puntos de acción, un cuerpo con seis zonas, humo de pólvora

## Facts

gm = Cronista
step-improvised = improvisada
step-unlearned = sin competencia
step-flanked = flanqueo
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
round-in = en la ronda { $round }
round-enters = entra en la ronda { $round }
round-enters-bare = entra en una ronda
plot-round = Ronda { $round }
plot-course_at = { $name }, ronda { $round }: { $value } de { $maximum }
rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
surprise = { $count ->
    [one] Sorpresa: { $by_ } actúa con { $points_ } puntos de acción contra { $surprised_ }
   *[other] Sorpresa: { $by_ } actúan con { $points_ } puntos de acción contra { $surprised_ }
}
initiative = { $actor }: iniciativa { $sum_ } = { $value }
initiative-shared = { $actor } comparte la iniciativa de su grupo: { $value }
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
told-aimed = { $target } (que cubría a { $aimed })
damage = { $actor } pierde { $amount } { $pool }{ $how_ }: { $from_ } → { $to }
damage-nothing = A { $actor } no le llega ningún daño{ $how_ }: sigue con { $to } { $pool }
heal = { $actor } recupera { $amount } { $pool }: { $from_ } → { $to }
condition = { $actor }: { $status }{ $time_ }
tick = { $actor }: { $status }{ $time_ }
lift = { $actor }: fin de «{ $status }»
lift-released = { $source } deja ir a { $actor }
acted-hold = contiene a { $target }
acted-end_hold = deja de contener a { $target }
acted-release = suelta a { $target }
roll-success = { $actor }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: lo supera
roll-success-at = { $actor } → { $target }, { $deed_ }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: lo supera
roll-success-deed = { $actor }, { $deed_ }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: lo supera
roll-failure = { $actor }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: no lo supera
roll-failure-at = { $actor } → { $target }, { $deed_ }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: no lo supera
roll-failure-deed = { $actor }, { $deed_ }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: no lo supera
opposed-success = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: gana { $actor }
opposed-success-deed = { $deed_ }, { $contest_ }: { $actor } { $own }, { $target } { $theirs }: gana { $actor }
opposed-failure = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: falla { $actor }
opposed-failure-deed = { $deed_ }, { $contest_ }: { $actor } { $own }, { $target } { $theirs }: falla { $actor }
opposed-tie = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: empate, falla { $actor }
opposed-tie-deed = { $deed_ }, { $contest_ }: { $actor } { $own }, { $target } { $theirs }: empate, falla { $actor }
opposed-success-told = { $actor } logra la tirada de { $contest_told }
opposed-failure-told = { $actor } falla la tirada de { $contest_told }
opposed-tie-told = { opposed-failure-told }
fall-faint = { $actor } se desmaya
fall-zero = { $actor } cae inconsciente
wake = { $actor } vuelve en sí
die = { $actor } muere
move = { $actor } se mueve { $distance } pies
move-cell = { $actor } se mueve { $distance } pies a { $cell_ }
move-charge = { $actor } carga { $distance } pies hasta { $cell_ }
move-charging = { $actor } carga
move-shove = Un empujón lleva a { $actor } a { $cell_ }
move-carried = { $actor } va con quien tiene la presa a { $cell_ }
move-placed = { $gm }: { $actor } está en { $cell_ }
move-charge-told = { $actor } carga
move-shove-told = Un empujón desplaza a { $actor }
move-carried-told = { $actor } va con quien tiene la presa
move-placed-told = { $gm }: { $actor } está en otro sitio
order-wait = { $actor } retrasa su acción
order-wait-after = { $actor } retrasa su acción hasta después de { $after_ }
order-resume = { $actor } toma el turno que había retrasado
order-ruling = { $gm }: { $actor } cambia de lugar en el orden
order-wait-told = { order-wait }
order-wait-after-told = { order-wait-after }
order-resume-told = { order-resume }
order-ruling-told = { order-ruling }
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
countdown = { $left ->
    [one] Falta { $left }: { $name }
   *[other] Faltan { $left }: { $name }
}
countdown-done = Se acabó el tiempo: { $name }
end = Fin del combate
end-winner = Fin del combate, con victoria para { $winner }
attempt = { $deed } ({ $more })
contest = { $own } contra { $theirs }
contest-same = { $own } enfrentada
contest-told = { $own } contra la { $theirs } de { $target }
contest-same-told = { $own } contra la de { $target }

## Refusals

refused-cannot_act = { $actor } no puede hacer eso: { $status }.
refused-invalid_target = { $reason ->
    [no_place] { $target } no tiene ahora ningún lugar en el orden.
    [gone] { $target } ya no está en el combate.
    [self] { $target } no puede hacerse eso.
    [prone] { $target } ya está en el suelo.
    [unarmed] { $target } no tiene nada en la mano.
    [grabbed] Ya hay quien tiene en una presa a { $target }.
    [not_in_grip] { $target } no es la otra parte de la presa.
    [not_held] Nadie del propio bando tiene en una presa a { $target }.
    [not_tied] A { $target } no le ata ninguna cuerda.
    [twice] No se puede nombrar a nadie dos veces.
    [no_turn] En esta ronda ya no sigue ningún turno de { $target }.
   *[other] { $target } no puede ser el objetivo.
}
refused-not_your_turn = No es el turno de { $actor }.
refused-wrong_phase = Eso no es posible durante la sorpresa.
refused-limb_useless = { $actor } no puede usar la extremidad que hace falta.
refused-weapon_too_big = { $item } es demasiado grande para una presa.
refused-weapon_too_big-bare = El arma es demasiado grande para una presa.
refused-no_rope = { $actor } no tiene con qué atar.
refused-not_grabbing = { $actor } no apresa a nadie.
refused-not_grabbed = Nadie apresa a { $actor }.
refused-not_grabbed-bare = Ahí nadie agarra a nadie.
refused-hands_busy = { $actor } corre y no tiene las manos libres.
refused-already_spoken = { $actor } ya ha dicho su oración de esta ronda.
refused-nobody_left = Nadie juega después de { $actor } en esta ronda.
refused-already_acted = Eso tiene que ser lo primero del turno.
refused-not_enough_pa = A { $actor } no le alcanzan los puntos de acción.
refused-not_enough_ps = A { $actor } no le alcanzan los puntos de soltura.
refused-not_enough_ammo = { $loads ->
    [yes] { $item }: está descargada y hay que recargarla.
   *[other] { $item }: no queda munición.
}
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
refused-invalid_params = { $reason ->
    [crooked] Una carga va en línea recta: por una fila, una columna o una diagonal.
    [beside] Quien va en la presa acaba en una casilla libre junto a quien la sujeta.
    [no_characteristic] { $skill } no tiene característica propia: elige antes una (Característica, en Más).
   *[other] «{ $param }» no puede ser { $value }.
    }
refused-invalid_params-bare = «{ $param }» falta o no se conoce aquí.
refused-out_of_range = { $reason ->
    [far] { $target } está fuera del alcance de { $actor }: a { $distance } pies, con alcance de { $most } pies.
    [run] { $target } queda fuera de alcance desde ahí: a { $distance } pies, con alcance de { $most } pies.
   *[other] { $target } está fuera del alcance de { $actor }.
}
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
question-free_attack = { $target } se retira: ¿atacar?
question-victim_space = ¿En qué casilla queda?

## Answers

answer-cover-keep = Vale el primer resultado
answer-cover-reroll = Tirar el ataque de nuevo
answer-free_attack-none = No ataca
answer-free_attack-unarmed = Desarmado
tool-unarmed = las manos desnudas

## States that outlast a fight

state-open_wounds = Heridas abiertas

## Options of the fight

option-at_zero-dead = A 0 puntos de vida se muere
option-at_zero-unconscious = A 0 puntos de vida se cae inconsciente
option-group_initiative-on = Los enemigos de una misma clase comparten los dados de iniciativa
option-group_initiative-off = Cada enemigo tira su iniciativa
option-difficulties-none = Las dificultades del libro
option-difficulties-value = Dificultades: { $value }
figure-head_times = Daño a la cabeza
figure-limb_over = Daño a una extremidad
figure-through_over = Daño de lo que atravesó un material
figure-limb_percent = Parte de los PV que, de un golpe, inutiliza una extremidad
figure-wounded_below = Parte de los PV por debajo de la cual hay herida grave
figure-cover_percent = Disparos que dan a quien está en medio
figure-flanked_most = Rangos que quita el flanqueo como máximo
figure-running_times = Una retirada recorre, en velocidad
figure-free_feet = Pies de una retirada con ataques gratuitos
figure-loosened_ranks = Rangos para soltarse tras un nudo fallido
figure-surprise_points = Puntos de quien sorprende
figure-round_seconds = Un asalto dura
figure-surprise_seconds = Una sorpresa dura

## Faults of sheets, boards and files

fault-same_row = dos filas de { $key } tienen el id { $id }
fault-param = el estado { $status } no puede tener { $key } = { $value }
fault-equipped = en la mano está { $id }, que no es un arma de esta ficha que se pueda empuñar
fault-too_many_loaded = hay { $loaded } disparos cargados, pero solo caben { $capacity }
fault-ladder = «{ $text }» no es ningún peldaño de la escala
fault-characteristic = aquí va un dado d6, d8, d10, d12 o de d12+1 a d12+9, no { $text }
fault-skill = aquí va un dado de d6-9 a d6-1, d6, d8, d10, d12 o de d12+1 a d12+9, no { $text }
fault-damage = el daño se escribe como d8, 2d6+1 o un número entero, no { $text }
fault-cell_obstructed = en este sistema una casilla está libre o bloqueada, no obstruida

## Said before an action is done

said-presets = Las cifras son propuestas de este programa; las tablas del juego no están en él.
said-price = { $points } PA · { $cost }
said-price_ps = { $ps } PS · { $points } PA · { $cost }
said-chance = probabilidad { $percent }%
said-limb = extremidad { $percent }%
said-part = { $part } { $percent }%
said-aim = puntería { $percent }%
said-opposed = tirada enfrentada { $percent }%
said-resists = resiste { $percent }%
said-damage = daño { $dice }
said-damage_type = daño { $dice } · { $type }
said-heals = cura { $dice }
said-heals_dice = cura { $dice } ≈ { $mean }
said-heals_nothing = cura 0: PV ya al máximo
said-covered = { $percent }%: da en { $name }, que cubre
said-through = a través de { $material }: { $percent }%
said-materials-wood = madera
said-materials-stone = piedra
said-materials-metal = metal
said-feet = hasta { $feet } pies
said-feet_far = { $feet } pies
said-feet_paid = pies · { $points } PA
said-flanked = flanqueo de { $names }: { $ranks }
said-free_attacks = con ataque gratis: { $names }
said-feet_cells = hasta { $feet } pies ({ $cells } casillas)
said-desvio = desvío { $die }
said-no_desvio = sin desvío
said-hampered = { $die } ({ $own } menos { $items })
said-place = { $place }.º

## What dice are for

die-cover = cobertura
die-initiative_of_mente = iniciativa, Mente
die-limb = extremidad
die-through = atravesar la cobertura
die-tie_of_mente = desempate, Mente
die-another_tie_of_mente = otro desempate, Mente

## Glosses: what the terms of the system mean

gloss-status-surprised = De improviso: solo puede hablar; sin el dado de desvío, salvo que se le conceda.
gloss-status-tied = Atado de pies y manos: ni desvío ni movimiento; puede intentar librarse de la cuerda.
gloss-status-unconscious = Desmayado o noqueado: ni acción, ni desvío, ni turno.
gloss-status-paralyzed = Paralizado: ni acción, ni desvío, ni turno.
gloss-status-grabbed = Agarrado por alguien: puede luchar y desviar, pero no alejarse.
gloss-status-grabbing = Agarra a alguien: la mitad de velocidad, y solo lo que se hace con una presa.
gloss-status-contained = Inmovilizado: ni ataque, ni desvío, ni movimiento; puede intentar soltarse.
gloss-status-containing = Inmoviliza a alguien: un rango menos de desvío, y sin acciones.
gloss-status-loosened = Un nudo fallido aflojó la presa: dos rangos más para soltarse.
gloss-status-prone = En el suelo: no puede moverse sin levantarse antes; la garganta queda expuesta.
gloss-status-retreating = En plena huida: sin manos libres hasta el próximo turno.
gloss-status-waiting = Ha retrasado el turno y puede reclamarlo antes de que otro diga lo que hace.
gloss-status-in_cover = Tras un muro, un mueble o una roca: bono al desvío hasta que se mueva.
gloss-status-wounded = Por debajo { $wounded_below ->
    [50] de la mitad
   *[other] del { $wounded_below }%
} por disparo, corte o estocada: cada hora, una tirada para no desmayarse.
gloss-status-useless_left_leg = La mitad de velocidad, sin cargar ni retirarse; con las dos piernas, ningún movimiento.
gloss-status-useless_right_leg = { gloss-status-useless_left_leg }
gloss-status-useless_off_arm = Sin atacar con la mano torpe ni con ambas; los escudos no cuentan.
gloss-status-useless_main_arm = Sin atacar con la mano diestra ni con ambas.
gloss-status-impaired_vision = Rangos negativos en los ataques.
gloss-status-attack_mod = Rangos en los ataques, por una soltura, una reliquia o una decisión.
gloss-status-deflect_mod = Rangos y un bono al desvío, por una soltura, una reliquia o una decisión.

gloss-action-attack = Atacar
gloss-action-called_attack = Ataque dirigido a una parte del cuerpo
gloss-action-stunt = Una proeza: por habilidad o por tirada enfrentada
gloss-action-move = Moverse
gloss-action-stand_up = Levantarse
gloss-action-charge = Cargar: camino recto y un golpe
gloss-action-trip = Derribar: Constitución contra Destreza
gloss-action-disarm = Desarmar: Destreza contra Destreza
gloss-action-shove = Embestir: Constitución contra Constitución
gloss-action-grapple = Apresar: Constitución contra Constitución
gloss-action-draw = Sacar un arma o guardarla
gloss-action-pick_up = Recoger un arma
gloss-action-reload = Cargar un arma
gloss-action-use_item = Usar un objeto
gloss-action-use_ability = Usar una soltura
gloss-action-retreat = Retirada: { $running_times ->
    [3] triple
   *[other] { $running_times } ×
} velocidad, ataques gratuitos de los demás
gloss-action-speak = Decir una frase
gloss-action-wait = Retrasar el turno
gloss-action-resume = Reclamar el turno retrasado
gloss-action-other = Cualquier otra cosa
gloss-action-grapple_move = Moverse con la presa
gloss-action-grapple_damage = Dañar a la presa
gloss-action-hold = Inmovilizar a la presa
gloss-action-tie = Atar a la presa
gloss-action-end_hold = Dejar de contener
gloss-action-release = Soltar
gloss-action-escape = Soltarse
gloss-action-untie = Librarse de la cuerda, o librar a otro
gloss-action-surprise = Unos actúan primero, con { $surprise_points ->
    [3] la mitad de sus
   *[other] { $surprise_points }
} puntos; los sorprendidos no tienen dado de desvío

gloss-field-targets = Objetivo
gloss-field-use_ability-targets = Objetivos
gloss-field-tie-targets = La presa
gloss-field-untie-targets = A quién
gloss-field-with = Arma
gloss-field-use_item-with = Objeto
gloss-field-use_ability-with = Soltura
gloss-field-covered_by = Quién está en medio
gloss-field-through = Material que hay en medio
gloss-field-hand = Mano
gloss-field-modifier = Rangos en el dado de habilidad
gloss-field-flankers = Cuántos rodean al objetivo
gloss-field-desvio_ranks = Rangos en el desvío del objetivo
gloss-field-desvio_bonus = Bono al desvío del objetivo
gloss-field-part = Parte del cuerpo
gloss-field-method = Regla
gloss-field-difficulty = Dificultad
gloss-field-own = Características propias
gloss-field-theirs = Características del objetivo
gloss-field-target_ranks = Rangos en el primer dado del objetivo
gloss-field-skill = Habilidad
gloss-field-characteristic = Característica, si la habilidad no tiene
gloss-field-resist_skill = La habilidad con que el objetivo puede deshacerlo
gloss-field-resist_difficulty = Lo difícil que es deshacerlo
gloss-field-status = Lo que provoca
gloss-field-cost = Lo que cuesta
gloss-field-text = Lo que se dice o se hace
gloss-field-to = Casilla a la que ir
gloss-field-distance = Pies, sin tablero
gloss-field-flee = Dejar el combate
gloss-field-after = Detrás del turno de quién
gloss-field-victim_to = Dónde acaba la presa
gloss-field-danger = Un lugar peligroso: Destreza enfrentada
gloss-field-rope = Hay una cuerda a mano
gloss-field-by = Quién sorprende, en el orden en que actúan
gloss-field-surprised = Quién queda sorprendido; sin nombrar a nadie: todos los de otros bandos

gloss-sheet-constitucion = Constitución
gloss-sheet-destreza = destreza
gloss-sheet-mente = mente
gloss-sheet-gracia = Gracia
gloss-sheet-pv = Puntos de vida, máximo
gloss-sheet-ps = Puntos de soltura, máximo
gloss-sheet-ability-ps = Puntos de soltura que cuesta
gloss-sheet-speed_ft = Pies de una acción de movimiento
gloss-sheet-desvio_ranks = Rangos en el dado de desvío
gloss-sheet-desvio_bonus = Bono de solturas y reliquias
gloss-sheet-skills = De cada habilidad, su dado
gloss-sheet-weapons = Armas y ataques naturales
gloss-sheet-protections = Armaduras y escudos
gloss-sheet-abilities = Solturas
gloss-sheet-items = Objetos
gloss-sheet-equipped = Lo que se tiene en la mano al empezar; vacío: manos vacías
gloss-sheet-at_zero = Qué significan 0 puntos de vida
gloss-sheet-difficulties = De cada nombre, su número: cambia números o añade nombres
gloss-sheet-group_initiative = los enemigos de una misma clase tiran iniciativa una vez
gloss-sheet-id = Su id en esta ficha
gloss-sheet-name = Nombre; si falta, el id
gloss-sheet-kind = Cuerpo a cuerpo, a distancia o arrojada
gloss-sheet-protection-kind = Armadura, casco, escudo, otro
gloss-sheet-item-kind = Curación, cuerda, otro
gloss-sheet-skill = Habilidad de ataque; si falta, la habitual de su clase
gloss-sheet-die = Dado que se usa en lugar del de la habilidad
gloss-sheet-damage = Dados de daño, o un número
gloss-sheet-ability-damage = Dados de daño
gloss-sheet-type = Tipo de daño; si falta, el habitual de su clase
gloss-sheet-ability-type = Tipo de daño
gloss-sheet-action = Lo que cuesta atacar con ella
gloss-sheet-ability-action = Lo que cuesta del turno
gloss-sheet-item-action = Lo que cuesta usarlo
gloss-sheet-ranks = { gloss-field-modifier }
gloss-sheet-bonus = Bono al total del ataque
gloss-sheet-improvised = No está hecho para dañar
gloss-sheet-competent = Si quien la lleva es competente con ella
gloss-sheet-size = Tamaño
gloss-sheet-weight_kg = Peso en kilos
gloss-sheet-hands = Manos que necesita
gloss-sheet-natural = Parte del cuerpo: nunca se empuña, se suelta ni se desarma
gloss-sheet-reach = Alcance cuerpo a cuerpo en pies
gloss-sheet-range = Alcance en pies; ninguno: sin límite
gloss-sheet-desvio = Bono al desvío mientras se empuña
gloss-sheet-protection-desvio = Bono al desvío
gloss-sheet-capacity = Disparos que caben; ninguno: no se cuentan
gloss-sheet-loaded = Disparos cargados; si falta, llena
gloss-sheet-reserve = Disparos de reserva; ninguno: no se cuentan
gloss-sheet-reload = Lo que cuesta cargarla
gloss-sheet-caliber = Calibre, para disparos a través de un material
gloss-sheet-reduction = Daño que quita
gloss-sheet-covers = Lo que cubre, para ataques dirigidos; si falta, lo habitual de su clase
gloss-sheet-skill_ranks = Rangos en las tiradas de habilidad
gloss-sheet-worn = Si se lleva puesta
gloss-sheet-opposed = Tirada enfrentada contra cada objetivo
gloss-sheet-heal = Dados de curación
gloss-sheet-status = Estados que pone
gloss-sheet-given-status = Id del estado
gloss-sheet-text = Lo que hace, en palabras
gloss-sheet-qty = Cuántos
gloss-sheet-own = Características de quien la usa
gloss-sheet-theirs = Características del objetivo
gloss-sheet-timer = Turnos de quien lo lleva; ninguno: hasta que se retire
gloss-sheet-params = Lo que el estado necesita además de su plazo

gloss-stat-can_deflect = Si tiene tirada de desvío: no la tiene quien está bajo contención o sin defensa
gloss-stat-desvio_die = El dado que se tira contra un ataque
gloss-stat-desvio_bonus = Se suma al dado de desvío
gloss-stat-reduction = Se resta a todo daño
gloss-stat-flank_ranks = Rangos que ganan los atacantes cuando está flanqueado

gloss-pool-pv = Puntos de vida
gloss-pool-ps = Puntos de soltura
gloss-pool-pa = Puntos de acción del turno

gloss-cells-range = lo que alcanza su arma en mano; tras los muros, solo cuerpo a cuerpo
gloss-cells-threat = lo que sus enemigos amenazan cuerpo a cuerpo: lo que cuenta para flanquear

gloss-chip-equipped = En la mano
gloss-chip-dropped = En el suelo
gloss-chip-open_wounds = Por disparo, corte o estocada

## Words that sheets and statuses choose among

value-bonus = bono
value-cause = causa
value-dead = sin vida
value-ranks = rangos
value-unconscious = inconsciente

## States: what their bearer is, not what it has, as a sentence names it behind “is”

in_state-surprised = con la guardia baja
in_state-tied = «{ $status }»
in_state-unconscious = { $status }
in_state-paralyzed = «{ $status }»
in_state-grabbed = «{ $status }»
in_state-grabbing = { $status }
in_state-contained = «{ $status }»
in_state-containing = { $status }
in_state-prone = «{ $status }»
in_state-retreating = { $status }
in_state-waiting = «{ $status }»
in_state-in_cover = { $status }
in_state-wounded = «{ $status }»
moment-turn = al empezar el turno de quien lo tiene
moment-round = al terminar la ronda
number-desvio_ranks = rangos del dado de desvío
number-attack_ranks = rangos de todos los ataques
