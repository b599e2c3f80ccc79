## Facts

round = Turno { $round } ({ $seconds } s)
round-name = Turno { $round }
rounds = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
phase-declaration = Declaración
phase-action = Resolución
phase-ended = Fin
declare = { $actor } declara: { $deed }
initiative = { $actor } actuará en { $value } ({ $causes })
initiative-cost = { $actor } actuará en { $value } ({ $causes }, DES −{ $lost })
turn = Turno de { $actor } (DES { $initiative })
turn-simultaneous = Turno de { $actor } (DES { $initiative }, a la vez que otros)
turn-skipped = { $actor } no puede actuar ({ $why_ })
turn-action_used = { $actor } ha gastado su acción
attack = { $actor } ataca a { $target } con { $with_ }: { $percent }%, saca { $total }, { $degree_ }
attack-impale = { $actor } ataca a { $target } con { $with_ }: { $percent }%, saca { $total }, { $degree_ }: ¡empala!
attack-hold = { $actor } quiere atrapar a { $target } con { $with_ }: { $percent }%, saca { $total }, { $degree_ }
result-dodge = { $target } esquiva el golpe
result-block = { $target } para el golpe
result-reduced = La defensa de { $target } deja el golpe en daño normal
result-impale = ¡{ $actor } empala a { $target }!
roll-dodge = { $actor } esquiva: { $percent }%, saca { $total }, { $degree_ }
roll-block = { $actor } bloquea con { $with_ }: { $percent }%, saca { $total }, { $degree_ }
roll-skill = { $actor } usa { $with_ }: { $percent }%, saca { $total }, { $degree_ }
roll-repair = { $actor } intenta arreglar { $with_ }: { $percent }%, saca { $total }, { $degree_ }
roll-escape = { $actor } forcejea: { $percent }%, saca { $total }, { $degree_ }
roll-bullets = Balas que aciertan: { $total }
opposed-rolled = { $actor } contra { $target }, FUE { $own } contra { $theirs }: { $percent }%, saca { $dice_ }
opposed-sure = { $actor } contra { $target }, FUE { $own } contra { $theirs }: sin tirada
damage = { $actor } recibe { $amount }: PV { $from_ } → { $to }{ $wound_ }
damage-armor = { $actor } recibe { $amount } ({ $raw } − { $armor } de protección): PV { $from_ } → { $to }{ $wound_ }
damage-nothing = A { $actor } no le llega ningún daño: sigue con PV { $to }
damage-armor-nothing = A { $actor } no le llega ningún daño ({ $raw } − { $armor } de protección): sigue con PV { $to }
object_damage = { $with_ } aguanta { $amount }: { $from_ } → { $to }
object_damage-broken = { $with_ } se rompe bajo { $amount }: { $from_ } → 0
knockout = { $actor } recibe un golpe que aturde, de { $dealt_ }
knockout-armor = { $actor } recibe un golpe que aturde, de { $dealt_ } ({ $raw } − { $armor } de protección)
heal = { $actor } recupera { $amount }: PV { $from_ } → { $to }
spend-thing = { $actor } dispara { $with_ } ({ $amount }), quedan { $to }
malfunction-jammed = { $with_ } de { $actor }: ¡se encasquilla!
malfunction-no_shot = { $with_ } de { $actor } falla: este turno no dispara
silencer = El silenciador de { $with_ } ya no silencia
task = { $actor }, { $task_ }: { $done } de { $needed } turnos
task-reload = cargando { $with_ }
task-repair = arreglando { $with_ }
task-use_skill = usando { $with_ }
reload = { $with_ }: { $from_ } → { $to } balas
repair = { $with_ } vuelve a funcionar
disarm-success = { $actor } desarma a { $target }: { $with_ } al suelo
disarm-failure = { $actor } no logra desarmar a { $target }
condition-unconscious = { $actor } queda inconsciente{ $turns }
condition-grabbed = { $actor } queda en presa{ $turns }
tick = { $timer ->
    [one] { $actor }: { $status }, queda { $timer } turno
   *[other] { $actor }: { $status }, quedan { $timer } turnos
}
tick-free = { $actor }: { $status }, ya puede intentar liberarse
lift = { $actor } deja de estar { $status } ({ $why_ })
lift-escape = { $actor } se libera de la presa
lift-released = Sueltan a { $actor }
lift-fall = { $actor } sale de la presa
lift-grabbed = { $actor } sale de la presa ({ $why_ })
fall-dying = { $actor } cae y agoniza
wake = { $actor } despierta
die = { $actor } muere
defend = { $actor } se mantiene a la defensiva
idle = { $actor } no actúa
other = { $actor }: { $text }
other-none = { $actor } hace otra cosa
countdown = { $left ->
    [one] { $name }: queda { $left } { $unit }
   *[other] { $name }: quedan { $left } { $unit }
}
countdown-done = { $name }: se acabó el tiempo
join = Llega { $actor }
leave-fled = { $actor } huye
leave-ejected = { $actor } queda fuera del combate
leave-removed = { $actor } deja el combate
order-before = El director: { $actor } pasa delante de { $other_ }
order-after = El director: { $actor } pasa detrás de { $other_ }
end = Fin del combate
end-winner = Fin del combate: victoria para { $winner }
why-healed = por la cura
why-death = muerte
why-action_used = acción gastada
why-unconscious = inconsciente
why-grabbed = en presa
why-dying = moribundo
status-unconscious = inconsciente
status-grabbed = presa
status-dying = moribundo
word-fumble = pifia
word-failure = fallo
word-success = éxito
word-special = especial
word-critical = crítico
weapon-dropped = en el suelo
weapon-broken = rota
weapon-jammed = encasquillada
word-minor = , herida leve
word-major = , herida grave
word-turns = { $timer ->
    [one] durante 1 turno
   *[other] durante { $timer } turnos
}
word-rounds = { $count ->
    [one] turno
   *[other] turnos
}
word-seconds = { $count ->
    [one] segundo
   *[other] segundos
}
word-to = a { $targets_ }
word-with = con { $with_ }
word-hands = las manos desnudas
cause-draw = prepara el arma
cause-stow = guarda otra
cause-aim = apunta con la mira
cause-load_one = carga y dispara
cause-focus = se centra
cause-wait = espera
cause-ruling = lo dice el director
deed-attack = atacar
deed-grapple = hacer presa
deed-disarm = desarmar
deed-escape = liberarse
deed-release = soltar
deed-wait = esperar
deed-defend = defenderse
deed-draw = preparar el arma
deed-draw-thing = preparar { $with_ }
deed-pick_up = recoger
deed-pick_up-thing = recoger { $with_ }
deed-reload = recargar
deed-reload-thing = recargar { $with_ }
deed-repair = desencasquillar
deed-repair-thing = desencasquillar { $with_ }
deed-use_skill = usar una habilidad
deed-use_skill-thing = usar { $with_ }
deed-other = otra acción

## Refusals

refused-no_such_item = { $actor } no tiene nada llamado «{ $item }».
refused-no_action_left = { $actor } ya ha gastado su acción de este turno.
refused-already_declared = { $actor } ya ha declarado.
refused-declare_order = { $target } declara antes que { $actor }: su DES es mayor.
refused-declare_order-bare = Otro declara antes que { $actor }: su DES es mayor.
refused-too_early = { $actor } tiene que esperar a DES { $des }.
refused-too_early-bare = { $actor } tiene que esperar.
refused-not_enough_des = A { $actor } no le quedan tantos puntos de DES: no puede bajar de 1.
refused-no_combine = Apuntar con la mira no se combina con centrarse en un objetivo.
refused-no_scope = { $item } no tiene mira.
refused-no_scope-bare = El arma no tiene mira.
refused-no_hold = { $item } no sirve para hacer presa.
refused-no_hold-bare = Con eso no se hace presa.
refused-melee_only = Solo se noquea cuerpo a cuerpo, no con { $item }.
refused-melee_only-bare = Solo se noquea cuerpo a cuerpo.
refused-weapon_broken = { $item } no sirve: se ha roto.
refused-weapon_broken-bare = El arma está rota.
refused-weapon_dropped = { $item } está en el suelo.
refused-weapon_dropped-bare = Está en el suelo.
refused-weapon_jammed = { $item } tiene un encasquillamiento.
refused-weapon_jammed-bare = El arma está encasquillada.
refused-not_equipped = { $item } no está en la mano.
refused-not_equipped-bare = Eso no está en la mano.
refused-already_equipped = { $item } ya está en la mano.
refused-already_equipped-bare = Eso ya está en la mano.
refused-not_dropped = { $item } no está en el suelo.
refused-not_dropped-bare = No está en el suelo.
refused-too_many_shots = Son demasiadas balas: como mucho { $most }.
refused-too_many_shots-bare = Son demasiadas balas.
refused-wrong_feed = { $item } no se carga así.
refused-wrong_feed-bare = El arma no se carga así.
refused-already_loaded = { $item } ya tiene carga.
refused-already_loaded-bare = Ya está cargada.
refused-not_enough_ammo = No hay balas suficientes en { $item }: quedan { $left }.
refused-not_enough_ammo-bare = No hay munición suficiente.
refused-not_jammed = { $item } no tiene ningún encasquillamiento.
refused-not_jammed-bare = El arma no está encasquillada.
refused-too_close = { $target } está demasiado cerca para { $item }.
refused-too_close-bare = El objetivo está demasiado cerca.
refused-out_of_range = { $target } está fuera de alcance.
refused-too_many_attackers = A { $target } ya lo atacan { $most }, y no caben más.
refused-too_many_attackers-bare = Ya lo atacan todos los que caben.
refused-too_many_targets = Son demasiados objetivos.
refused-not_grabbed = { $actor } no está en esa presa.
refused-not_grabbed-bare = Ahí nadie está agarrado.
refused-invalid_target = { $target } no puede ser el objetivo.
refused-wrong_phase = Eso no es posible en esta fase.

## Questions

question-reaction = ¿Esquivar o bloquear?
question-disarm = ¿Desarmar?

## Answers

answer-reaction-none = Nada
answer-reaction-dodge = Esquivar
answer-reaction-block = Bloquear
answer-disarm-none = Nada
answer-disarm-disarm = Desarmar

## Options of the fight

option-declarations-on = Las acciones se declaran antes de los turnos
option-declarations-off = Nadie declara: ni fase de declaración ni −20 % por cambiar
option-critical_attacks-impale = Un ataque crítico empala
option-critical_attacks-brp = Un ataque crítico es como en Basic Roleplaying
option-hold_escape-after = De una presa se sale tras los dos turnos de incapacidad
option-hold_escape-next = De una presa se sale ya en el segundo turno de incapacidad
option-low_pv-brp = Inconsciente con 1 o 2 PV, moribundo con 0
option-low_pv-zero = Solo inconsciente con 0 PV
option-silencer_count-automatic = Se desgastan los silenciadores de armas automáticas
option-silencer_count-always = Se desgasta todo silenciador
option-silencer_count-never = Ningún silenciador se desgasta
option-grades-exact = Grados de éxito por las fracciones exactas
option-grades-table = Grados de éxito por la tabla impresa

## Faults of sheets, boards and files

fault-natural_firearms = un arma natural no puede bloquear armas de fuego
fault-no_capacity = hay { $loaded } disparos cargados, pero no se da la capacidad
fault-too_many_loaded = hay { $loaded } disparos cargados, pero solo caben { $capacity }
fault-like_unknown = la categoría más cercana de «{ $id }» es «{ $other }», que no es un arma de esta ficha
fault-like_circle = las categorías más cercanas de «{ $id }» dan vueltas en círculo

## Said before an action is done

said-armoury = Las cifras son las de Basic Roleplaying (licencia ORC); este capítulo no trae tabla de armas.
said-free = sin coste
said-an_action = 1 acción
said-chance = probabilidad { $percent }%
said-chance_of = probabilidad { $percent }% ({ $sum }%)
said-chance_from = probabilidad { $percent }% = { $chain }
said-chance_held = probabilidad { $percent }% ({ $sum }% = { $chain })
said-chance_jams = probabilidad { $percent }% ({ $sum }% = { $chain }; se encasquilla desde { $malf })
said-chain = { $first } { $next }
said-steps-range = { $sign } { $amount } alcance
said-steps-close = { $sign } { $amount } cercano
said-steps-burst = { $sign } { $amount } ráfaga
said-steps-focus = { $sign } { $amount } centrado
said-steps-changed = { $sign } { $amount } acción cambiada
said-steps-modifier = { $sign } { $amount } modificador
said-step = { $sign } { $amount }
said-fue_to_fue = probabilidad { $percent }% (FUE { $own } : { $theirs })
said-dodge = esquivar { $percent }%
said-block = bloquear ({ $thing }) { $percent }%
said-damage = daño { $dice }
said-damage_md = daño { $dice } + MD { $md }
said-damage_half_md = daño { $dice } + ½ MD { $md }
said-knocks_out = deja inconsciente si pasan { $enough } o más de la protección; si no, hace { $least }
said-metres = { $metres } m
said-only_loaded = solo { $loaded } cargadas
said-most_shots = como mucho { $most } balas
said-at = DES { $des }
said-not_yet = DES { $des }: esperar antes
said-later = DES −{ $points }
said-later_then = DES −{ $points } en su turno
said-no_des = no cuesta DES
said-focus = centrarse +{ $percent }%
said-one_turn = 1 turno: { $loaded } → { $filled }
said-turns = { $turns } turnos: { $loaded } → { $filled }
said-repairing = turno { $turn } de { $needed }
said-repair = 1D6 turnos

## What dice are for

die-block = bloqueo
die-bullets_that_hit = balas que aciertan
die-damage_modifier = modificador al daño
die-damage_of_the_blade = daño de la hoja
die-disarm = desarme
die-dodge = esquiva
die-repair = reparación
die-silencer = silenciador
die-skill = habilidad
die-turns_to_repair = turnos de reparación
die-turns_unconscious = turnos inconsciente
