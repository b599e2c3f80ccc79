## The system in one line

about = Asaltos por ticks, tiempos de carga, 72 estados

## Facts

initiative = { $actor } tira iniciativa: { $sum } = { $value }
initiative-shared = { $actor } comparte la iniciativa del grupo: { $sum } = { $value }
initiative-tie = Empate en { $value }: { $actor } { $dice_ }
turn = Tick { $tick }: turno de { $actor }
turn-resolution = Tick { $tick }: surte efecto { $with_ }, que cargaba { $actor }
turn-resolution-bare = Tick { $tick }: surte efecto lo que cargaba { $actor }
turn-skipped = Tick { $tick }: { $actor } pierde el turno ({ $why_ })
turn-skipped-sleep = Tick { $tick }: { $actor } pasa el turno durmiendo
declare = { $actor } declara una huida
attack-hit = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, impacto
attack-miss = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, fallo
attack-critical = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, ⟨Critical Hit⟩
attack-fumble = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, ⟨Automatic Miss⟩
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
opposed-success = { $actor } esquiva a quienes cerraban el paso: { $own } contra { $theirs }
opposed-failure = { $actor } no esquiva a { $target }: { $own } contra { $theirs }
opposed-success-told = { $actor } esquiva a quienes cerraban el paso
opposed-failure-told = { $actor } no esquiva a { $target }
damage = { $actor } pierde { $amount } { $pool }: { $from_ } → { $to }
damage-reckoned = { $actor } pierde { $amount } { $pool } ({ $reckoned }): { $from_ } → { $to }
damage-reckoned-nothing = A { $actor } no le llega ningún daño ({ $reckoned }): sigue con { $to } { $pool }
heal = { $actor } recupera { $amount } { $pool }: { $from_ } → { $to }
heal-part = { $actor } recupera { $gained } de { $amount } { $pool }: { $from_ } → { $to }
use = { $actor }: { $with_ } → { $targets_ }
spend-mp = { $to ->
    [one] { $actor } gasta { $amount } ⟨MP⟩, queda 1
   *[other] { $actor } gasta { $amount } ⟨MP⟩, quedan { $to }
}
spend-thing = { $to ->
    [one] { $actor } usa { $with_ }, queda 1
   *[other] { $actor } usa { $with_ }, quedan { $to }
}
lift = { $actor } se libra de { $status } ({ $why_ })
lift-charging = { $actor } interrumpe { $with_ }, que cargaba ({ $why_ })
lift-charging-bare = { $actor } interrumpe lo que cargaba ({ $why_ })
immune-ground = { $actor } flota por encima
immune-shield = El ⟨Shield⟩ de { $actor } no deja pasar nada
fall = { $actor } queda inconsciente
wake = { $actor } se levanta con { $to } ⟨HP⟩
die = { $actor } deja de existir
form = { $actor } adopta su siguiente forma
order-charging = { $actor } carga { $with_ }{ $at }: surte efecto en { $to }
order-charging-bare = { $actor } carga{ $at }; surte efecto en { $to }
order-carried = { $left ->
    [one] { $actor } carga { $with_ }{ $at }; pasa al siguiente asalto 1 tick
   *[other] { $actor } carga { $with_ }{ $at }; pasan al siguiente asalto { $left } ticks
}
order-carried-bare = { $left ->
    [one] { $actor } carga{ $at }; pasa al siguiente asalto 1 tick
   *[other] { $actor } carga{ $at }; pasan al siguiente asalto { $left } ticks
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
order-extreme = ⟨Extreme Initiative⟩: { $actor } actúa otra vez en { $to }
order-ruling = { $actor } actúa en { $to }
order-charging-told = { $actor } empieza a cargar { $with_ }
order-charging-told-bare = { $actor } empieza a cargar
order-carried-told = { $actor } empieza a cargar { $with_ }, que pasa al siguiente asalto
order-carried-told-bare = { $actor } empieza a cargar hasta el siguiente asalto
order-wait-told = { $actor } espera
order-wait-out-told = { order-wait-told }
order-delay-told = { $actor } se retrasa
order-extreme-told = { $actor } volverá a actuar en este asalto
order-ruling-told = { $actor } pasa al tick { $to }
deed-lifts-charging = interrumpe { $with_ }, que cargaba { $target }
deed-lifts-charging-bare = interrumpe lo que cargaba { $target }
deed-lifted-charging = interrumpe { $with_ }, que cargaba
deed-lifted-charging-bare = interrumpe lo que cargaba
in_state-control = bajo el control de { $source }
in_state-control-bare = bajo control
move = { $actor } se mueve { $distance } m{ $through }
move-cells = { $actor } se mueve { $distance } m{ $through }: { $start } → { $end }
move-placed = { $actor } pasa de { $start } a { $end }
move-put_down = { $actor } se coloca en { $end }
reflect-yes = { $with_ } rebota en { $actor } hacia { $to_ }
reflect-yes-bare = Rebota en { $actor } hacia { $to_ }
reflect-no = { $with_ } rebota en { $actor } y no encuentra a nadie
reflect-no-bare = Rebota en { $actor } y no encuentra a nadie
retarget-yes = { $with_ } de { $actor } encuentra otro objetivo en { $to_ }
retarget-no = { $with_ } de { $actor } ya no encuentra a nadie
draw = Al azar: { $drawn }
confuse = ⟨Confuse⟩ decide por { $actor } (d8): { $dice_ }
confuse-again = ⟨Confuse⟩ decide por { $actor } (d8): { $dice_ }, imposible, se tira otra vez
confuse-told = ⟨Confuse⟩ decide por { $actor }
confuse-again-told = ⟨Confuse⟩ decide por { $actor }
surprise = Sorpresa ({ $side }): { $result_ }
surprise-alert = Sorpresa ({ $side }): { $result_ } (alerta: { $alert_ })
told-surprise-full = { $who ->
    [party] { $side } toma por sorpresa a { $surprised }
   *[other] { $side } toman por sorpresa a { $surprised }
}
told-surprise-full-bare = { $who ->
    [party] { $side } ataca antes de que nadie esté alerta
   *[other] { $side } atacan antes de que nadie esté alerta
}
told-surprise-partial = { $who ->
    [party] { $side } toma por sorpresa a { $surprised }, pero no a { $alert }
   *[other] { $side } toman por sorpresa a { $surprised }, pero no a { $alert }
}
told-surprise-partial-bare = { $who ->
    [party] { $side } ataca antes de que todos estén alerta
   *[other] { $side } atacan antes de que todos estén alerta
}
told-surprise-alert = { $who ->
    [party] La mayoría se da cuenta tarde y { $side } ataca primero
   *[other] La mayoría se da cuenta tarde y { $side } atacan primero
}
told-surprise-none = La emboscada se descubre y nadie se ve sorprendido
face = { $actor } se gira: { $to }
pincer-yes = ⟨Pincer Attack⟩ contra { $side }. Izquierda: { $left_ }. Derecha: { $right_ }
pincer-yes-told = ⟨Pincer Attack⟩ contra { $side }, a la izquierda { $left_ }, a la derecha { $right_ }
pincer-no = El ⟨Pincer Attack⟩ se deshace
defend = { $actor } se cubre
zero-communicate = { $actor } se comunica{ $said }
zero-style = { $actor } luce su estilo{ $said }
zero-other = { $actor }, una ⟨Zero Action⟩{ $said }
pass = { $actor } pasa
actions = { $amount ->
    [one] { $actor } tiene 1 ⟨Action⟩ más
   *[other] { $actor } tiene { $amount } ⟨Actions⟩ más
}
note-blow_lost = Se pierde el golpe de { $actor } con { $with_ }
note-action_lost = { $why ->
    [water] Se pierde la ⟨Action⟩ de { $actor } en aguas profundas
    [disabled] Se pierde la ⟨Action⟩ de { $actor }, porque { $status } impide golpear
    [reach] Se pierde la ⟨Action⟩ de { $actor }, porque no tiene a nadie al alcance
    [impossible] Se pierde la ⟨Action⟩ de { $actor }, porque nada de lo que podría salir es posible
   *[other] Se pierde la ⟨Action⟩ de { $actor }
}
note-no_effect = { $with_ } no tiene efecto en { $target }
note-nobody_reached = { $with_ } no alcanza a nadie
note-escape_lapsed = { $actor } no llega a intentar la huida
note-over_impassable = { $actor } deja de flotar, sobre terreno impracticable
note-let_go = { $actor } se va sin oposición de { $targets_ }
note-nobody_holds = Nadie puede retener a { $actor }
leave-fled = { $actor } escapa
spoils = { $number ->
    [one] { $xp_each } ⟨XP⟩ y { $gil_each } Gil para { $shares_ }
   *[other] { $xp_each } ⟨XP⟩ y { $gil_each } Gil por cabeza para { $shares_ }
}
spoils-items = { spoils }; { $items_ }
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
word-stat-initiative = ⟨Initiative⟩
word-stat-actions_left = ⟨Actions⟩
word-stat-zero_left = ⟨Zero Actions⟩
word-stat-facing = orientación
word-stat-terrain = terreno
word-brawl = manos desnudas
word-improvised = arma improvisada
tool-brawl = las manos desnudas
tool-improvised = un arma improvisada
word-effect-death = ⟨Death⟩
word-effect-near_fatal = ⟨Near-Fatal⟩
word-effect-hp_share = ⟨Gravity⟩
word-effect-eject = ⟨Eject⟩
word-effect-actions = ⟨Actions⟩
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
word-surprise-full = nadie se ha dado cuenta, ⟨Preemptive Round⟩
word-surprise-partial = algunos están alerta, ⟨Preemptive Round⟩
word-surprise-alert = la mayoría está alerta pero llega tarde, ⟨Preemptive Round⟩
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
refused-invalid_target = { $reason ->
    [another_group] Esto se dirige a un solo ⟨Group⟩, y { $target } no está en el de { $other }.
    [not_fallen] { $target } sigue en pie.
    [open_place] El turno abierto de { $target } queda el primero: no se mueve y nadie va delante.
    [no_initiative] { $target } no tiene iniciativa hasta el próximo asalto.
    [not_rolled] { $target } aún no tiene iniciativa en este asalto: primero hay que ponérsela.
    [no_place] A { $target } no le queda ningún turno en este asalto.
    [count_passed] Ya se ha llegado al tick { $most }: { $target } solo recibe un turno en uno más bajo.
   *[other] { $target } no puede ser el objetivo.
}
refused-out_of_range = { $reason ->
    [melee] { $target } está fuera del alcance del cuerpo a cuerpo ({ $status }).
    [far] { $target } está fuera de alcance: a { $distance } m, con alcance de { $most } m.
   *[other] { $target } está fuera de alcance.
}
refused-out_of_range-short = { $reason ->
    [melee] Fuera del alcance del cuerpo a cuerpo ({ $status }).
    [far] Fuera de alcance: a { $distance } m, con alcance de { $most } m.
   *[other] Fuera de alcance.
}
refused-wrong_facing = { $target } no está en el lado que mira { $actor }.
refused-wrong_facing-bare = Eso no está en el lado que mira { $actor }.
refused-wrong_facing-short = Al otro lado del ataque en pinza.
refused-no_pincer = No hay ⟨Pincer Attack⟩: los dos lados deben estar ocupados.
refused-no_zero_left = A { $actor } no le queda ninguna ⟨Zero Action⟩ en este turno.
refused-not_declared = { $actor } no ha declarado una huida en la fase de iniciativa.
refused-flee_declared = { $actor } ha declarado una huida y no hace nada más en este asalto.
refused-not_charging = { $actor } no está cargando nada.
refused-impassable = { $actor } no puede cruzar ese terreno.
refused-in_water = { $actor } está en aguas profundas y solo puede moverse.

## Questions

question-reaction = ¿Con qué ⟨Reaction⟩ responde?
question-second_target = El objetivo ha caído: ¿a quién golpea { $blow }?
question-face = Ataque por la espalda: ¿se gira?
question-at_zero = ¿Qué pasa al llegar a 0 ⟨HP⟩?
question-confuse_pick = ¿Cuál de estas, en su confusión?

## Answers

answer-reaction-none = Ninguna ⟨Reaction⟩
answer-second_target-none = A nadie: se pierde el golpe
answer-face-keep = Sigue mirando igual
answer-face-switch = Se gira
answer-at_zero-dead = Muere
answer-at_zero-unconscious = Queda inconsciente
answer-at_zero-flee = Se teletransporta
answer-at_zero-form = Adopta su siguiente forma

## Options of the fight

option-initiative_stop-on = La ⟨Initiative Phase⟩ se detiene para declarar
option-initiative_stop-off = La ⟨Initiative Phase⟩ sigue sin detenerse
option-group_initiative-on = Los grupos de enemigos comparten el dado de ⟨Initiative⟩
option-group_initiative-off = Cada enemigo tira ⟨Initiative⟩
option-status_order-timers_first = ⟨Status Phase⟩: primero los plazos, luego los efectos
option-status_order-effects_first = ⟨Status Phase⟩: primero los efectos, luego los plazos
option-opposed-margin = Las ⟨Task Checks⟩ enfrentadas se deciden por margen
option-opposed-high_success = De dos ⟨Task Checks⟩ gana el éxito con la tirada más alta
option-rule_of_10-on = Una ⟨CoS⟩ de 10 o menos no da ⟨Critical Hits⟩
option-rule_of_10-off = Cualquier ⟨CoS⟩ puede dar ⟨Critical Hits⟩
option-task_botch-value = Una ⟨Task Check⟩ es pifia desde { $value }
option-damage_cap-none = Un golpe puede hacer cualquier daño
option-damage_cap-value = Un golpe hace como mucho { $value }
option-ejected_share-value = Los enemigos expulsados dan el { $value }% de su ⟨XP⟩ y Gil
option-fled_share-value = Los enemigos que huyeron dan el { $value }% de su ⟨XP⟩ y Gil
option-scavenge-none = ⟨Items⟩ y Gil se encuentran sin tirar
option-scavenge-value = { $value } tiene que encontrar ⟨Items⟩ y Gil
option-ranges-on = Cuentan las distancias del tablero
option-ranges-off = Las distancias no cuentan
figure-automatic_miss = Un ataque falla desde
figure-critical_percent = Un ⟨Critical Hit⟩ añade al daño
figure-pulled_percent = Daño de un golpe contenido
figure-split_percent = Lo que es para uno, contra un subgrupo, hace
figure-weakness_percent = La ⟨Weakness⟩ añade al daño
figure-resistance_percent = Daño contra ⟨Resistance⟩
figure-behind_times = Daño por la espalda
figure-defense_over = Daño con ⟨Defense⟩
figure-task_success = Una ⟨Task Check⟩ siempre sale bien hasta
figure-zero_actions = ⟨Zero Actions⟩ por turno
figure-extreme_above = La iniciativa es ⟨Extreme⟩ por encima de
figure-undead_revival = ⟨CoS⟩ de que revivir derribe a un ⟨Zombie⟩
figure-poison_percent = ⟨Poison⟩ quita de los ⟨HP⟩ que quedan
figure-venom_percent = ⟨Venom⟩ quita de los ⟨HP⟩ y ⟨MP⟩ máximos
figure-sap_each = ⟨Sap⟩ quita por punto de iniciativa
figure-regen_percent = ⟨Regen⟩ devuelve de los ⟨HP⟩ máximos
figure-reraise_percent = ⟨Reraise⟩ despierta, de los ⟨HP⟩ máximos, con
figure-quick_actions = ⟨Quick⟩ da acciones de más
figure-berserk_percent = ⟨Berserk⟩ añade al daño
figure-spikes_times = ⟨Element Spikes⟩ hacen, en ⟨MAG⟩

## Faults of sheets, boards and files

fault-damage_die = { $text } no es un ⟨Damage Die⟩ como d6 o 2d8
fault-cos = una ⟨CoS⟩ es fija o se basa en una estadística
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
said-effect = { $effect }
said-blow = { $weapon }
said-term = { $term }
said-immune = { $effect }: inmune
said-immune_to_all = inmune
said-bounces = rebota a un rival (⟨Reflect⟩)
said-floats = flota por encima
said-damage = daño { $span } ({ $chain })
said-if_missed = si no da ninguno antes: { $told }
said-absorbed = absorbido: + { $span } { $pool } ({ $chain })
said-change = { $term } { $sign } { $amount }%
said-times = { $chain } × { $percent }% ({ $told })
said-less = { $chain } − { $term } { $amount }
said-more = { $chain } + { $term } { $amount }
said-then = { $chain }, { $term } { $sign } { $amount }
said-enhancer = ⟨Enhancer⟩ ({ $element })
said-steps-pierced = perforado
said-steps-from_behind = por la espalda
said-steps-pulled = golpe contenido
said-steps-cap = tope
said-steps-modifier = modificador
said-steps-off_hand = mano torpe
said-steps-Defense = ⟨Defense⟩
said-code = { $code }
said-cost = { $left ->
    [one] { $mp } ⟨MP⟩, queda { $left }
   *[other] { $mp } ⟨MP⟩, quedan { $left }
}
said-mp = { $cost } ⟨MP⟩
said-charge_time = ⟨CT⟩ { $cost }
said-item = { $count ->
    [one] { $item }: queda { $count }
   *[other] { $item }: quedan { $count }
}
said-tick = tick { $tick }
said-carried = pasan al asalto siguiente: { $ticks }
said-no_place = sin más lugar en este asalto
said-metres = hasta { $metres } m
said-metres_of = { $metres } de { $most } m
said-opposed = ⟨SPD⟩ { $rating } − d%
said-opposed_by_face = d% ≤ ⟨SPD⟩ { $rating }
said-escapes = { $own }: tiene que ser el resultado más alto
said-nobody_holds = nadie puede impedirlo
said-goes_back = vuelve a su sitio: { $gear }
said-strikes_with = { $weapon }: ⟨ACC⟩ { $acc }, daño { $code }
said-drop = suelta { $item }
said-heals = + { $amount } { $pool }
said-heals_span = + { $span } { $pool } ({ $chain })
said-heals_all = + todos los { $pool } ({ $amount })
said-heals_most = + { $span } { $pool } ({ $chain }; no falta más)
said-heals_nothing = { $pool } ya al máximo
said-heals_part = + { $gained } { $pool } (de { $chain })
said-wakes = se levanta con { $hp } ⟨HP⟩
said-behind = por la espalda
said-other_face = otro frente
said-tier = nivel { $tier }
said-an_action = 1 ⟨Action⟩
said-action_and_mp = 1 ⟨Action⟩, ⟨MP⟩
said-action_and_item = 1 ⟨Action⟩, 1 ⟨Item⟩
said-zero_action = 1 ⟨Zero Action⟩
said-all_actions = todas las ⟨Actions⟩ que quedan
said-free_metres = metros
said-hands-main = mano principal
said-hands-off = mano torpe
said-hands-both = ambas manos
said-improvised = un arma improvisada
said-choices-single = A un solo objetivo
said-choices-group = A un ⟨Group⟩
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
said-ambushes-full-hint = ⟨Preemptive Round⟩, todos con ⟨Unaware⟩
said-ambushes-partial = Algunos están alerta
said-ambushes-partial-hint = ⟨Preemptive Round⟩, los demás con ⟨Unaware⟩
said-ambushes-alert = La mayoría está alerta, pero tarde
said-ambushes-alert-hint = ⟨Preemptive Round⟩
said-ambushes-none = Todos están alerta
said-ambushes-none-hint = batalla normal
said-labels-alert = Quién está alerta
said-labels-harms = Hace daño
said-labels-right_face = Frente derecho
said-labels-ambushers = Quién embosca
said-labels-result = Resultado
said-labels-in_time = Aún hay tiempo de golpear
said-labels-pull = Contener el golpe
said-labels-let_go = Quién lo deja ir
said-labels-where_to = Adónde
said-labels-encircled = Bando rodeado
said-effects-lift = curación
said-effects-revive = reanimación
said-effects-actions = más ⟨Actions⟩

## What dice are for

die-acc = ⟨ACC⟩
die-arm = ⟨ARM⟩
die-confuse = confusión
die-eva = ⟨EVA⟩
die-marm = ⟨M. ARM⟩
die-reflect = a quién rebota
die-retarget = nuevo objetivo
die-revive = reanimación
die-scavenge = rebuscar
die-spd = ⟨SPD⟩
die-target = objetivo
die-tie = empate
die-another_tie = otro empate

## Glosses: what the terms of the system mean

gloss-status-condemned = Cuando su plazo llega a 0, se queda a 0 ⟨HP⟩, sin que cuenten sus ⟨HP⟩ ni su ⟨ARM⟩.
gloss-status-frozen = Pierde sus turnos y no reacciona; si recibe daño físico, aunque sea 0, queda a 0 ⟨HP⟩. El fuego derrite el hielo.
gloss-status-heat = Si hace cualquier ⟨Action⟩, ⟨Zero Action⟩ o ⟨Reaction⟩, queda a 0 ⟨HP⟩ antes de hacerla. El hielo lo termina.
gloss-status-berserk = Tiene que atacar al enemigo más cercano, con + { $berserk_percent }% de daño.
gloss-status-charm = Quien lanzó el hechizo elige lo que hace; sin nadie que mande, ataca al azar a alguien de su bando. El daño físico lo termina.
gloss-status-confuse = Un d8 dice lo que hace. El daño físico lo termina.
gloss-status-control = Quien manda elige lo que hace; termina cuando quien manda cae o se va.
gloss-status-unaware = El próximo daño físico se multiplica × 2 después de ⟨ARM⟩; pierde su próximo turno y no puede oponerse a una huida.
gloss-status-poison = ⟨Status Phase⟩: − { $poison_percent }% de los ⟨HP⟩ actuales.
gloss-status-venom = ⟨Status Phase⟩: − { $venom_percent }% de los ⟨HP⟩ máximos y de los ⟨MP⟩ máximos.
gloss-status-blind = ⟨ACC⟩ − 50% y sin ⟨Critical Hits⟩; las ⟨Abilities⟩ con daño de arma aciertan con un 75 fijo.
gloss-status-curse = Sin ⟨Abilities⟩ de tipo ⟨Slow⟩ ni ⟨Fast⟩; valores de ⟨VIT⟩, ⟨SPR⟩ y ⟨MAG⟩ − 50%.
gloss-status-petrify = Cuando su plazo llega a 0: ⟨Stone⟩.
gloss-status-silence = Sin ⟨Spells⟩; valores para hablar − 50%.
gloss-status-sleep = Pierde sus turnos y no reacciona; su ⟨EVA⟩ pasa a 0. El daño físico rompe el sueño.
gloss-status-stone = Pierde sus turnos y no reacciona; todo daño es 0 y nada le hace efecto. Sigue aunque caiga.
gloss-status-disable = Sin ⟨Actions⟩ de ⟨Attack⟩, ⟨Item⟩ ni ⟨Defense⟩; valores de ⟨STR⟩, ⟨AGI⟩ y ⟨SPD⟩ − 50%.
gloss-status-immobilize = No se mueve, no huye ni se opone a una huida; ⟨EVA⟩ − 50%.
gloss-status-sap = ⟨Status Phase⟩: − { $sap_each } ⟨HP⟩ por cada punto de ⟨Initiative⟩ de este asalto.
gloss-status-slow = ⟨Initiative⟩ a la mitad; valores de velocidad y de movimiento − 50%.
gloss-status-stop = Ni ⟨Initiative⟩, ni turno, ni ⟨Reaction⟩; sus otros plazos y la ⟨Status Phase⟩ no le afectan.
gloss-status-mini = ⟨ARM⟩ y ⟨M. ARM⟩ − 50%; el daño físico que hace es 1.
gloss-status-toad = ⟨ARM⟩ y ⟨M. ARM⟩ − 50%; su ataque hace 1; sin más ⟨Abilities⟩ que el propio ⟨Toad⟩.
gloss-status-zombie = La curación le hace daño, revivir puede ser su muerte y los drenajes se invierten; inmune a ⟨Death⟩ y ⟨Condemned⟩.
gloss-status-agility_down = ⟨EVA⟩, ⟨ACC⟩ y el valor de ⟨AGI⟩ − 25%.
gloss-status-agility_break = ⟨EVA⟩, ⟨ACC⟩ y el valor de ⟨AGI⟩ − 50%.
gloss-status-armor_down = ⟨ARM⟩ − 25%.
gloss-status-armor_break = ⟨ARM⟩ − 50%.
gloss-status-magic_down = Daño mágico que hace − 25%.
gloss-status-magic_break = Daño mágico que hace − 50%.
gloss-status-mental_down = ⟨M. ARM⟩ y el valor de ⟨MAG⟩ − 25%.
gloss-status-mental_break = ⟨M. ARM⟩ y el valor de ⟨MAG⟩ − 50%.
gloss-status-power_down = Daño físico que hace y valor de ⟨STR⟩ − 25%.
gloss-status-power_break = Daño físico que hace y valor de ⟨STR⟩ − 50%.
gloss-status-spirit_down = ⟨M. EVA⟩, ⟨M. ACC⟩ y el valor de ⟨SPR⟩ − 25%.
gloss-status-spirit_break = ⟨M. EVA⟩, ⟨M. ACC⟩ y el valor de ⟨SPR⟩ − 50%.
gloss-status-element_weak = Débil ante un elemento.
gloss-status-lock = ⟨EVA⟩ y ⟨M. EVA⟩ − 20.
gloss-status-meltdown = ⟨ARM⟩ y ⟨M. ARM⟩ pasan a 0; valor de ⟨VIT⟩ − 25%.
gloss-status-element_resist = Resistente a un elemento.
gloss-status-element_immune = Inmune a un elemento.
gloss-status-element_absorb = Absorbe un elemento.
gloss-status-element_spikes = Quien da un golpe cuerpo a cuerpo recibe { $spikes_times } × ⟨MAG⟩ de un elemento.
gloss-status-protect = El daño físico, y todo el que reduce ⟨ARM⟩, queda a la mitad después de ⟨ARM⟩.
gloss-status-reflect = Los ⟨Spells⟩ rebotan hacia un enemigo suyo al azar.
gloss-status-resist = Inmune a las siete categorías dañinas.
gloss-status-shell = El daño mágico queda a la mitad después de ⟨M. ARM⟩.
gloss-status-shield = Retira todo lo que lleva encima; después, ni daño, ni curación, ni estados.
gloss-status-status_immune = Inmune a los estados y categorías nombrados.
gloss-status-wall = El daño físico, y todo el que reduce ⟨ARM⟩, es 0 después de ⟨ARM⟩.
gloss-status-accelerate = Se mueve el doble; valor de ⟨SPD⟩ + 25%.
gloss-status-accuracy_up = ⟨ACC⟩ pasa a 255.
gloss-status-agility_up = ⟨EVA⟩, ⟨ACC⟩ y el valor de ⟨AGI⟩ + 25%.
gloss-status-armor_up = ⟨ARM⟩ + 25%.
gloss-status-aura = El ⟨Charge Time⟩ de ⟨Abilities⟩ y ⟨Spells⟩ queda a la mitad.
gloss-status-blink = ⟨EVA⟩ + 20.
gloss-status-critical_up = El margen de los ⟨Critical Hits⟩ se duplica.
gloss-status-flight = Ningún terreno le estorba; fuera del alcance del cuerpo a cuerpo y de lo que va por el suelo.
gloss-status-float = Ningún terreno le estorba, pero sin ⟨Full-Move⟩; fuera del alcance de lo que va por el suelo.
gloss-status-haste = ⟨Initiative⟩ × 2; valor de ⟨SPD⟩ + 50%.
gloss-status-magic_up = Daño mágico que hace + 25%.
gloss-status-mental_up = ⟨M. ARM⟩ y el valor de ⟨MAG⟩ + 25%.
gloss-status-mp_half = Coste en ⟨MP⟩ de los ⟨Spells⟩ − 50%, redondeando hacia arriba.
gloss-status-mp_quarter = Coste en ⟨MP⟩ de los ⟨Spells⟩ − 25%, redondeando hacia arriba.
gloss-status-power_up = Daño físico que hace y valor de ⟨STR⟩ + 25%.
gloss-status-quick = { $quick_actions ->
    [2] Dos
   *[other] { $quick_actions }
} ⟨Actions⟩ más al momento y sin ⟨Charge Time⟩; después, su cuenta es 0.
gloss-status-regen = ⟨Status Phase⟩: + { $regen_percent }% de los ⟨HP⟩ máximos.
gloss-status-reraise = Si cae, se levanta al momento con el { $reraise_percent }% de los ⟨HP⟩ máximos.
gloss-status-ruse = ⟨EVA⟩ + 40.
gloss-status-spirit_up = ⟨M. EVA⟩, ⟨M. ACC⟩ y el valor de ⟨SPR⟩ + 25%.
gloss-status-vanish = No puede ser objetivo, ni elegido ni por sorteo; el daño lo termina; sigilo + 50%.
gloss-status-hidden = A cubierto: no puede ser objetivo, ni elegido ni por sorteo, hasta que salga.

gloss-action-attack = Golpear con el arma que se tiene en la mano.
gloss-action-cast = Usar un ⟨Spell⟩ o una ⟨Magic Ability⟩.
gloss-action-use_ability = Usar una ⟨Ability⟩ lenta o rápida.
gloss-action-use_item = Gastar un ⟨Item⟩ en un objetivo válido.
gloss-action-defend = Renunciar a la primera ⟨Action⟩: el daño queda a la mitad después de ⟨ARM⟩ hasta la próxima.
gloss-action-wait = Retrasar el turno unos ticks.
gloss-action-move = Moverse libremente, antes o después de una ⟨Action⟩, también por partes.
gloss-action-full_move = Gastar una ⟨Action⟩ solo en moverse: ⟨SPD⟩ × 2 metros.
gloss-action-trigger = Una tarea sobre el entorno, con o sin ⟨Task Check⟩.
gloss-action-flee = Se declara en la ⟨Initiative Phase⟩; en el turno, tirada enfrentada de ⟨SPD⟩ contra todos los que quieran retenerte.
gloss-action-zero = Un grito, un gesto, una menudencia.
gloss-action-equip = Empuñar un arma o escudo; lo que había en la mano vuelve al ⟨Inventory⟩.
gloss-action-unequip = Devolver al ⟨Inventory⟩ lo que se tiene en la mano, o soltarlo.
gloss-action-drop = Tirar un ⟨Item⟩, o equipo que no está en la mano.
gloss-action-face = Darse la vuelta en un ⟨Pincer Attack⟩, antes que nada en el turno.
gloss-action-abort = Interrumpir lo que se está cargando; los ⟨MP⟩ y los ticks quedan gastados.
gloss-action-forced = Lo que ⟨Confuse⟩, ⟨Charm⟩ o ⟨Berserk⟩ le obliga a hacer.
gloss-action-pass = Renunciar a las ⟨Actions⟩ que quedan.
gloss-action-pincer = El bando de quien actúa rodea a otro: todos reciben una orientación (DJ).
gloss-action-ambush = Un bando golpea antes de que el otro esté listo: ⟨Stealth⟩ contra ⟨Awareness⟩, o lo que diga el director de juego.

gloss-field-die = cuanto mayor el objeto, mayor el dado
gloss-field-range = con el que se golpea, o que se lanza
gloss-field-forced-targets = para ⟨Berserk⟩: los enemigos más cercanos
gloss-field-pincer-targets = quién está en ella, o mira a la derecha
gloss-field-pull = daño { $pulled_percent }%
gloss-field-ammo = una unidad por arma, gastada acierte o no
gloss-field-name = se recoge
gloss-field-acc = de la ⟨Skill⟩ que corresponda
gloss-field-reach = en metros
gloss-field-status = 30 fijo, durante 2 asaltos
gloss-field-modifier = modificador por las circunstancias
gloss-field-modifiers = solo para este objetivo
gloss-field-as = volverlo contra un ⟨Group⟩: { $split_percent }%
gloss-field-element = para los estados de un elemento
gloss-field-weapon = cuyo daño hace; el de la primera si no se elige otra
gloss-field-distance = { gloss-field-reach }
gloss-field-to = en el tablero
gloss-field-roll = desactivado: sin ⟨Task Check⟩
gloss-field-rating = un ⟨Attribute⟩ o una ⟨Skill⟩
gloss-field-uses = lo que algunos estados pueden impedir
gloss-field-ct = ⟨Charge Time⟩ en ticks
gloss-field-waive = enemigos a los que les da igual
gloss-field-by = El bando que acecha.
gloss-field-result = Si se deja abierto, deciden los dados: ⟨Stealth⟩ contra ⟨Awareness⟩.
gloss-field-alert = Estos no están desprevenidos.
gloss-field-time = Cuando la mayoría de las víctimas está alerta: si los emboscados llegan antes de que reaccionen.
gloss-field-check = La de quienes emboscan y la de sus víctimas, en este orden.

gloss-sheet-figures-hp = puntos de golpe máximos
gloss-sheet-mp = puntos de magia máximos
gloss-sheet-costly-mp = lo que cuesta
gloss-sheet-spd = Velocidad: ⟨Initiative⟩, empates, metros de movimiento
gloss-sheet-figures-kind = qué significa 0 ⟨HP⟩, quién se reparte el botín
gloss-sheet-str = Fuerza
gloss-sheet-vit = Vitalidad
gloss-sheet-agi = Agilidad
gloss-sheet-mag = Magia
gloss-sheet-spr = Espíritu
gloss-sheet-acc = puntería con el arma habitual
gloss-sheet-weapon-acc = con esta arma; vacío: la de la ficha
gloss-sheet-macc = puntería mágica
gloss-sheet-figures-eva = evasión
gloss-sheet-figures-meva = evasión mágica
gloss-sheet-figures-arm = armadura
gloss-sheet-figures-marm = armadura mágica
gloss-sheet-dex = destreza
gloss-sheet-mnd = mente
gloss-sheet-brawl_acc = ⟨ACC⟩ sin armas; vacío: ⟨ACC⟩
gloss-sheet-two_weapons_acc = ⟨ACC⟩ del golpe con la mano torpe; vacío: no tiene la ⟨Skill⟩
gloss-sheet-crit = tirada más alta que lo es; 0: nunca
gloss-sheet-weapon-crit = tirada más alta que lo es; vacío: la de la ficha
gloss-sheet-init_bonus = por el equipo
gloss-sheet-ratings = de ⟨Skills⟩ y ⟨Attributes⟩, para las ⟨Task Checks⟩
gloss-sheet-elements = debilidad, resistencia, inmunidad, absorción
gloss-sheet-enhance = % que se suma al daño de ese elemento
gloss-sheet-immune = estados, categorías, death, eject, gravity, near_fatal
gloss-sheet-auto_status = estados que vuelven solos
gloss-sheet-group = formación dentro del bando
gloss-sheet-at_zero = los ⟨PC⟩ caen inconscientes y los demás mueren, salvo que aquí se diga otra cosa
gloss-sheet-combat_reflexes = nunca cae en una emboscada, inmune a ⟨Unaware⟩
gloss-sheet-move_water = actúa libremente en el agua
gloss-sheet-figures-tier = de quien va sin armas, para armas improvisadas
gloss-sheet-xp = por vencerlo
gloss-sheet-gil = { gloss-sheet-xp }
gloss-sheet-weapons = y ataques naturales
gloss-sheet-abilities = y ⟨Spells⟩
gloss-sheet-items = en el ⟨Inventory⟩
gloss-sheet-reactions = ataques a quien ataca
gloss-sheet-forms = se toman por orden al llegar a 0 ⟨HP⟩
gloss-sheet-initiative_stop = el combate se detiene en la ⟨Initiative Phase⟩
gloss-sheet-group_initiative = los enemigos de un ⟨Group⟩ o clase tiran ⟨Initiative⟩ una vez
gloss-sheet-status_order = si van antes los plazos o los efectos
gloss-sheet-opposed = se comparan por el margen, o por la tirada más alta que tiene éxito
gloss-sheet-rule_of_10 = con una ⟨CoS⟩ de 10 o menos no hay ⟨Critical Hits⟩
gloss-sheet-task_botch = tirada más baja que es pifia en una ⟨Task Check⟩
gloss-sheet-damage_cap = máximo que quita un golpe; vacío: sin tope
gloss-sheet-ejected_share = % de sus ⟨XP⟩ y su Gil
gloss-sheet-fled_share = { gloss-sheet-ejected_share }
gloss-sheet-scavenge = quién tiene que encontrar ⟨Items⟩ y Gil; vacío: nadie
gloss-sheet-ranges = se miran las distancias del tablero
gloss-sheet-chance = en %
gloss-sheet-id = nombre corto para guiones
gloss-sheet-name = como se muestra; vacío: el id
gloss-sheet-form-name = de la encarnación
gloss-sheet-skill = para el registro
gloss-sheet-scale = por el ⟨Attribute⟩
gloss-sheet-die = como d6 o 2d8
gloss-sheet-heal-die = como d8 o 3d8
gloss-sheet-bonus = daño fijo
gloss-sheet-heal-bonus = fijo
gloss-sheet-type = ⟨Physical⟩ o ⟨Magical⟩
gloss-sheet-costly-type = ⟨Fast⟩, ⟨Slow⟩ o ⟨Magic⟩
gloss-sheet-item-type = de la munición
gloss-sheet-damage-type = ⟨Physical⟩ o ⟨Magical⟩; los ⟨Spells⟩, si no se dice nada, ⟨Magical⟩
gloss-sheet-item-element = { gloss-sheet-item-type }
gloss-sheet-defence = ⟨ARM⟩, ⟨M. ARM⟩ o nada
gloss-sheet-pierce = parte de ⟨ARM⟩ que se ignora, en %
gloss-sheet-percent = { gloss-sheet-chance }
gloss-sheet-item-percent = de la munición, en %
gloss-sheet-damage-percent = del daño del arma, en %
gloss-sheet-pool = ⟨HP⟩ o ⟨MP⟩
gloss-sheet-drain = parte del daño que se recupera, en %
gloss-sheet-damage-drain = parte del daño que recupera quien lo usa, en %
gloss-sheet-reach = en metros; cuerpo a cuerpo 3, a distancia 15
gloss-sheet-target = a quién alcanza un golpe
gloss-sheet-usable-target = a quién alcanza
gloss-sheet-hand = que la sujeta
gloss-sheet-equipped = al principio; vacío: mientras su mano esté libre
gloss-sheet-ammo = el tipo que usa
gloss-sheet-item-ammo = su clase; vacío: una clase propia
gloss-sheet-ct = { gloss-field-ct }
gloss-sheet-hit = auto, o su propia probabilidad de acertar
gloss-sheet-reflect = si ⟨Reflect⟩ lo devuelve; ⟨Spells⟩: sí
gloss-sheet-ground = sin efecto sobre ⟨Float⟩ y ⟨Flight⟩
gloss-sheet-trigger = lo que la desencadena
gloss-sheet-cos = vacío: siempre
gloss-sheet-effect-cos = su propia probabilidad de éxito
gloss-sheet-effect-status = estado que pone
gloss-sheet-timer = en asaltos; vacío: hasta que se retire
gloss-sheet-params = del estado, como su elemento
gloss-sheet-auto_status-params = como su elemento
gloss-sheet-lift = estados, categorías, dispel, debarrier, esuna
gloss-sheet-revive = solo a los caídos
gloss-sheet-death = 0 ⟨HP⟩
gloss-sheet-near_fatal = los ⟨HP⟩ pasan a 1
gloss-sheet-hp_share = parte de los ⟨HP⟩ actuales que se pierde, en %
gloss-sheet-eject = deja el combate
gloss-sheet-delay = parte de la cuenta que se pierde, en %
gloss-sheet-actions = más ⟨Actions⟩ normales en el turno
gloss-sheet-weapon = una parte del daño propio del arma
gloss-sheet-pct = del máximo, en %
gloss-sheet-flat = una probabilidad que nada cambia
gloss-sheet-stat = estadística de quien lo usa
gloss-sheet-mod = se le suma
gloss-sheet-vs = estadística del objetivo que se resta
gloss-sheet-amount = en lugar de un código de daño
gloss-sheet-full = hasta el máximo

gloss-pool-hp = puntos de golpe
gloss-pool-mp = puntos de magia

gloss-gain-xp = Puntos de experiencia
gloss-gain-gil = Dinero

gloss-cells-range = lo que alcanza su ⟨Weapon⟩ en mano, donde se miran las distancias
gloss-cells-threat = lo que alcanzan las ⟨Weapons⟩ en mano de sus adversarios, donde se miran las distancias

gloss-chip-charging = el tick en que hace efecto, o + los ticks que pasan al asalto siguiente
gloss-chip-defending = el daño queda a la mitad después de ⟨ARM⟩
gloss-chip-fleeing = ha declarado una huida
gloss-chip-extreme = vuelve a actuar { $extreme_above } ticks después
gloss-chip-facing = en un ⟨Pincer Attack⟩

## Groups of fields

group-attributes = atributos
group-pools = reservas
group-reward = recompensa
group-statistics = estadísticas

## Words that sheets and statuses choose among

value-auto = automático
value-deadline = límite
value-effects_first = primero los efectos
value-element = elemento
value-high_success = el éxito más alto
value-hold = aguantar
value-margin = margen
value-of = contra
value-timers_first = primero los plazos
pair-elements = { $kind ->
    [absorb] { $value } de { $name }
   *[other] { $value } a { $name }
}
moment-came = cuando llega, también por segunda vez
moment-ended_by_another = cuando otro igual lo ha terminado
moment-status_phase = en la ⟨Status Phase⟩
moment-loss = cuando quien lo tiene ha perdido ⟨HP⟩
moment-blow = cuando quien lo tiene ha perdido ⟨HP⟩ por un golpe físico
moment-fire = cuando quien lo tiene ha perdido ⟨HP⟩ por fuego
moment-ice = cuando quien lo tiene ha perdido ⟨HP⟩ por hielo
number-initiative = ⟨Initiative⟩
number-dealt_physical = daño físico que hace
number-dealt_magical = daño mágico que hace
number-mp_cost = coste en ⟨MP⟩ de los hechizos
number-metres = metros de movimiento
number-struck = daño físico que recibe
number-lost_to_arm = daño recibido que reduce ⟨ARM⟩
number-lost_to_marm = daño recibido que reduce ⟨M. ARM⟩
number-dealt_in_all = total de su daño físico
number-dealt_by_attack = total de su ⟨Attack⟩
number-ct = ⟨Charge Time⟩
number-crit = rango de crítico
number-weapon_cos = probabilidad de las habilidades con daño de arma
