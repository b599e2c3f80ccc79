## Facts

initiative = { $actor } tira iniciativa: { $sum } = { $value }
initiative-tie = Empate en { $value }: { $actor } { $dice_ }
turn = Tick { $tick }: turno de { $actor }
turn-resolution = Tick { $tick }: surte efecto lo que cargaba { $actor }
turn-skipped = Tick { $tick }: { $actor } pierde el turno ({ $why_ })
turn-skipped-sleep = Tick { $tick }: { $actor } pasa el turno durmiendo
declare = { $actor } declara una huida
attack-hit = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, impacto
attack-miss = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, fallo
attack-critical = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, Critical Hit
attack-fumble = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, Automatic Miss
roll-effect = { $what }: { $total } contra { $against }, surte efecto
roll-no_effect = { $what }: { $total } contra { $against }, sin efecto
roll-success = { $actor }, { $what }: { $total } contra { $against }, éxito
roll-failure = { $actor }, { $what }: { $total } contra { $against }, fallo
roll-critical = { $actor }, { $what }: { $total } contra { $against }, éxito crítico
roll-botch = { $actor }, { $what }: { $total } contra { $against }, pifia
roll-none = { $actor }: { $what }
roll-drop = { $actor } deja { $item_ }: { $total } contra { $against }
roll-no_drop = { $actor } no deja { $item_ }: { $total } contra { $against }
roll-opposed = { $actor }, { $what }: { $against }, saca { $dice_ }: { $total }
opposed-success = { $actor } esquiva a todos los que querían retenerle: { $own } contra { $theirs }
opposed-failure = { $actor } no esquiva a { $target }: { $own } contra { $theirs }
damage = { $actor } pierde { $amount } { $pool }: { $from_ } → { $to }
damage-reckoned = { $actor } pierde { $amount } { $pool } ({ $reckoned }): { $from_ } → { $to }
damage-reckoned-nothing = A { $actor } no le llega ningún daño ({ $reckoned }): sigue con { $to } { $pool }
heal = { $actor } recupera { $amount } { $pool }: { $from_ } → { $to }
heal-part = { $actor } recupera { $gained } de { $amount } { $pool }: { $from_ } → { $to }
use = { $actor }: { $with_ } → { $targets_ }
spend-mp = { $to ->
    [one] { $actor } gasta { $amount } MP, queda 1
   *[other] { $actor } gasta { $amount } MP, quedan { $to }
}
spend-thing = { $to ->
    [one] { $actor } usa { $with_ }, queda 1
   *[other] { $actor } usa { $with_ }, quedan { $to }
}
lift = { $actor } se libra de { $status } ({ $why_ })
lift-charging = { $actor } interrumpe lo que cargaba ({ $why_ })
immune-ground = { $actor } flota por encima
immune-shield = El Shield de { $actor } no deja pasar nada
fall = { $actor } queda Unconscious
wake = { $actor } se levanta con { $to } HP
die = { $actor } deja de existir
form = { $actor } adopta su siguiente forma
order-charging = { $actor } carga { $with_ }: surte efecto en { $to }
order-charging-bare = { $actor } carga; surte efecto en { $to }
order-carried = { $left ->
    [one] { $actor } carga { $with_ }; pasa al siguiente asalto 1 tick
   *[other] { $actor } carga { $with_ }; pasan al siguiente asalto { $left } ticks
}
order-carried-bare = { $left ->
    [one] { $actor } carga; pasa al siguiente asalto 1 tick
   *[other] { $actor } carga; pasan al siguiente asalto { $left } ticks
}
order-wait = { $ticks ->
    [one] { $actor } espera 1 tick: { $from_ } → { $to }
   *[other] { $actor } espera { $ticks } ticks: { $from_ } → { $to }
}
order-wait-out = { $ticks ->
    [one] { $actor } espera 1 tick desde { $from_ }: ya no actúa en este asalto
   *[other] { $actor } espera { $ticks } ticks desde { $from_ }: ya no actúa en este asalto
}
order-delay = { $actor } se retrasa hasta { $to }
order-extreme = Extreme Initiative: { $actor } actúa otra vez en { $to }
order-ruling = { $actor } actúa en { $to }
move = { $actor } se mueve { $distance } m{ $through }
move-cells = { $actor } se mueve { $distance } m{ $through }: { $start } → { $end }
move-placed = { $actor } pasa de { $start } a { $end }
move-put_down = { $actor } se coloca en { $end }
reflect-yes = Rebota en { $actor } hacia { $to_ }
reflect-no = Rebota en { $actor } y no encuentra a nadie
retarget-yes = { $with_ } encuentra otro objetivo: { $to_ }
retarget-no = { $with_ } ya no encuentra a nadie
draw = Al azar: { $drawn }
confuse = Confuse lleva a { $actor }: { $dice_ }
surprise = Sorpresa ({ $side }): { $result_ }
surprise-alert = Sorpresa ({ $side }): { $result_ } (alerta: { $alert_ })
face = { $actor } se gira: { $to }
pincer-yes = Pincer Attack contra { $side }. Izquierda: { $left_ }. Derecha: { $right_ }
pincer-no = El Pincer Attack se deshace
defend = { $actor } se cubre
zero-communicate = { $actor } se comunica{ $said }
zero-style = { $actor } luce su estilo{ $said }
zero-other = { $actor }, una Zero Action{ $said }
pass = { $actor } pasa
actions = { $amount ->
    [one] { $actor } tiene 1 Action más
   *[other] { $actor } tiene { $amount } Actions más
}
note-blow_lost = Se pierde el golpe de { $actor } con { $with_ }
note-action_lost = Se pierde la Action de { $actor }
note-no_effect = { $with_ } no tiene efecto en { $target }
note-nobody_reached = { $with_ } no alcanza a nadie
note-escape_lapsed = { $actor } no llega a intentar la huida
note-let_go = A { $actor } lo dejan ir: { $targets_ }
note-nobody_holds = Nadie puede retener a { $actor }
leave-fled = { $actor } escapa
spoils = { $xp_each } XP y { $gil_each } Gil por cabeza
spoils-items = { $xp_each } XP y { $gil_each } Gil por cabeza; { $items_ }
countdown-left = { $left ->
    [one] { $name }: queda 1 { $unit }
   *[other] { $name }: quedan { $left } { $unit }
}
ticks = { $count ->
    [one] { $count } tick
   *[other] { $count } ticks
}
word-unit-ticks = { $count ->
    [one] tick
   *[other] ticks
}
word-unit-rounds = { $count ->
    [one] asalto
   *[other] asaltos
}
word-unit-turns = { $count ->
    [one] turno
   *[other] turnos
}
word-unit-seconds = { $count ->
    [one] segundo
   *[other] segundos
}
word-yes = sí
word-no = no
word-stat-initiative = Initiative
word-stat-actions_left = Actions
word-stat-zero_left = Zero Actions
word-stat-facing = orientación
word-stat-terrain = terreno
word-brawl = manos desnudas
word-improvised = arma improvisada
word-effect-death = Death
word-effect-near_fatal = Near-Fatal
word-effect-hp_share = Gravity
word-effect-eject = Eject
word-effect-actions = Actions
word-effect-lift = Cura
word-effect-revive = Reanimación
word-effect-delay = Retraso
word-terrain-difficult = por terreno difícil
word-terrain-adverse = por terreno adverso
word-terrain-waist_water = con el agua a la cintura
word-terrain-deep_water = por aguas profundas
word-terrain-impassable = sobre terreno impracticable
word-face = { $around } contra { $inside }
word-face-behind = { $around }, a espaldas de los demás
word-surprise-full = nadie se ha dado cuenta, Preemptive Round
word-surprise-partial = algunos están alerta, Preemptive Round
word-surprise-alert = la mayoría está alerta pero llega tarde, Preemptive Round
word-surprise-none = ninguna, todos están alerta
why-abort = se abandona
why-used = se gasta
why-turn = llegó su turno
why-cure = por la cura
why-end = fin del combate
why-source = ya no está quien lo controlaba
why-form = nueva forma
why-left = dejó el combate

## Refusals

refused-weapon_equipped = { $actor } tiene un arma en la mano y no pelea con los puños.
refused-wrong_ammo = Ninguna arma de este ataque usa «{ $item }».
refused-wrong_ammo-bare = Ninguna arma de este ataque usa eso.
refused-too_far = { $most ->
    [0] A { $actor } no le queda ni un metro.
   *[other] Es demasiado lejos: { $actor } tiene { $most } m.
}
refused-too_far-bare = Es demasiado lejos.
refused-wrong_facing = { $target } no está en el lado que mira { $actor }.
refused-wrong_facing-bare = Eso no está en el lado que mira { $actor }.
refused-no_pincer = No hay Pincer Attack: los dos lados deben estar ocupados.
refused-no_zero_left = A { $actor } no le queda ninguna Zero Action en este turno.
refused-not_declared = { $actor } no ha declarado una huida en la fase de iniciativa.
refused-flee_declared = { $actor } ha declarado una huida y no hace nada más en este asalto.
refused-not_charging = { $actor } no está cargando nada.
refused-impassable = { $actor } no puede cruzar ese terreno.
refused-in_water = { $actor } está en aguas profundas y solo puede moverse.

## Questions

question-reaction = ¿Con qué Reaction responde?
question-second_target = El objetivo ha caído: ¿a quién golpea { $blow }?
question-face = Atacado por la espalda: ¿se gira?
question-at_zero = ¿Qué pasa al llegar a 0 HP?
question-confuse_pick = ¿Cuál de estas, en su confusión?

## Answers

answer-reaction-none = Ninguna Reaction
answer-second_target-none = A nadie: se pierde el golpe
answer-face-keep = Sigue mirando igual
answer-face-switch = Se gira
answer-at_zero-dead = Muere
answer-at_zero-unconscious = Queda Unconscious
answer-at_zero-flee = Se teletransporta
answer-at_zero-form = Adopta su siguiente forma

## Options of the fight

option-initiative_stop-on = La Initiative Phase se detiene para declarar
option-initiative_stop-off = La Initiative Phase sigue sin detenerse
option-status_order-timers_first = Status Phase: primero los plazos, luego los efectos
option-status_order-effects_first = Status Phase: primero los efectos, luego los plazos
option-opposed-margin = Las Task Checks enfrentadas se deciden por margen
option-opposed-high_success = De dos Task Checks gana el éxito con la tirada más alta
option-rule_of_10-on = Una CoS de 10 o menos no da Critical Hits
option-rule_of_10-off = Cualquier CoS puede dar Critical Hits
option-task_botch-value = Una Task Check es pifia desde { $value }
option-damage_cap-none = Un golpe puede hacer cualquier daño
option-damage_cap-value = Un golpe hace como mucho { $value }
option-ejected_share-value = Los enemigos expulsados dan el { $value } % de su XP y Gil
option-fled_share-value = Los enemigos que huyeron dan el { $value } % de su XP y Gil
option-scavenge-none = Gil e Items se encuentran sin tirar
option-scavenge-value = { $value } tiene que encontrar Gil e Items
option-ranges-on = Cuentan las distancias del tablero
option-ranges-off = Las distancias no cuentan

## Faults of sheets, boards and files

fault-damage_die = { $text } no es un Damage Die como d6 o 2d8
fault-cos = una CoS es fija o se basa en una estadística
fault-healing = la curación es una de estas cosas: un código, una cantidad o entera
fault-revival = un revivir lleva hp o pct, no los dos
fault-one_effect = un efecto es exactamente uno de estos: { $kinds }
fault-status_alone = solo un estado tiene plazo y detalles
fault-lift = no hay nada llamado { $name } que se pueda retirar
fault-immune = no existe ningún estado, categoría o efecto { $name } al que ser inmune
fault-param = { $status } no tiene el detalle { $key }
fault-element = { $status } necesita el detalle element, uno de { $elements }
fault-param_of = { $status } necesita el detalle of, una lista de estados y categorías
fault-hand_taken = { $id } necesita una mano que ya está ocupada

## Said before an action is done

said-chance = probabilidad { $chance }
said-chance_from = probabilidad { $chance } ({ $chain })
said-chance_held = probabilidad { $chance } ({ $chain } = { $sum })
said-effect_chance = { $effect }: probabilidad { $chance }
said-immune = { $effect }: inmune
said-damage = daño { $span } ({ $chain })
said-absorbed = absorbido: + { $span } { $pool } ({ $chain })
said-change = { $term } { $sign } { $amount } %
said-times = { $chain } × { $percent } % ({ $told })
said-less = { $chain } − { $term } { $amount }
said-more = { $chain } + { $term } { $amount }
said-then = { $chain }, { $term } { $sign } { $amount }
said-enhancer = Enhancer ({ $element })
said-steps-pierced = perforado
said-steps-from_behind = por la espalda
said-steps-pulled = golpe contenido
said-steps-cap = tope
said-steps-modifier = modificador
said-steps-off_hand = mano torpe
said-steps-Defense = Defense
said-cost = { $mp } MP, quedan { $left }
said-item = { $item }: quedan { $count }
said-tick = tick { $tick }
said-carried = pasan al asalto siguiente: { $ticks }
said-no_place = sin más lugar en este asalto
said-metres = hasta { $metres } m
said-metres_of = { $metres } de { $most } m
said-opposed = SPD { $rating } − d%
said-goes_back = vuelve a su sitio: { $gear }
said-strikes_with = { $weapon }: ACC { $acc }, daño { $code }
said-drop = suelta { $item }
said-heals = + { $amount } { $pool }
said-heals_all = + todos los { $pool }
said-behind = por la espalda
said-other_face = otro frente
said-tier = nivel { $tier }
said-an_action = 1 Action
said-action_and_mp = 1 Action, MP
said-action_and_item = 1 Action, 1 Item
said-zero_action = 1 Zero Action
said-all_actions = todas las Actions que quedan
said-free_metres = metros
said-hands-main = mano principal
said-hands-off = mano torpe
said-hands-both = ambas manos
said-improvised = un arma improvisada
said-choices-single = A un solo objetivo
said-choices-group = A un Group
said-choices-melee = Cuerpo a cuerpo
said-choices-ranged = A distancia
said-choices-main = Mano principal
said-choices-off = Mano torpe
said-choices-return = Guardar
said-choices-drop = Soltar
said-choices-left = A la izquierda
said-choices-right = A la derecha
said-choices-standard = Terreno normal
said-choices-difficult = Terreno difícil
said-choices-adverse = Terreno muy difícil
said-choices-waist_water = Agua hasta la cintura
said-choices-deep_water = Agua profunda
said-choices-impassable = Terreno infranqueable
said-choices-sight = Vista
said-choices-speech = Habla
said-choices-fast = Rapidez
said-choices-movement = Movimiento
said-choices-social = Trato con la gente
said-choices-flee = Huida
said-choices-communicate = Decir algo
said-choices-style = Lucirse
said-choices-other = Otra cosa
said-facings-left = izquierda
said-facings-right = derecha
said-sides-party = Grupo
said-sides-foes = Enemigos
said-sides-neutral = Neutral
said-ambushes-full = Nadie lo ha notado
said-ambushes-full-hint = Preemptive Round, todos Unaware
said-ambushes-partial = Algunos están alerta
said-ambushes-partial-hint = Preemptive Round, los demás Unaware
said-ambushes-alert = La mayoría está alerta, pero tarde
said-ambushes-alert-hint = Preemptive Round
said-ambushes-none = Todos están alerta
said-ambushes-none-hint = batalla normal
said-effects-lift = curación
said-effects-revive = reanimación
said-effects-actions = más Actions

## What dice are for

die-acc = ACC
die-arm = ARM
die-confuse = confusión
die-eva = EVA
die-marm = M. ARM
die-reflect = a quién rebota
die-retarget = nuevo objetivo
die-revive = reanimación
die-scavenge = rebuscar
die-spd = SPD
die-target = objetivo
die-tie = empate
