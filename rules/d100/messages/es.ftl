## The system in one line

about = Declara primero el más lento; tirar por debajo; heridas que pesan

## Facts

round = Turno { $round } ({ $seconds } s)
round-name = Turno { $round }
round-in = en el turno { $round }
round-enters = entra en el turno { $round }
round-enters-bare = entra en un turno
plot-round = Turno { $round }
plot-course_at = { $name }, turno { $round }: { $value } de { $maximum }
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
deed-roll-escape = { $success ->
    [yes] forcejea y se suelta
   *[other] forcejea en vano
}
roll-bullets = Balas que aciertan: { $total }
opposed-rolled = { $actor } contra { $target }, FUE { $own } contra { $theirs }: { $percent }%, saca { $dice_ }
opposed-sure = { $actor } contra { $target }, FUE { $own } contra { $theirs }: sin tirada
opposed-rolled-told = { $success ->
    [yes] { $actor } se impone a { $target }
   *[other] { $actor } no se impone a { $target }
}
opposed-sure-told = { opposed-rolled-told }
damage = { $actor } recibe { $amount }: PV { $from_ } → { $to }{ $wound_ }
damage-armor = { $actor } recibe { $amount } ({ $raw } − { $armor } de protección): PV { $from_ } → { $to }{ $wound_ }
damage-nothing = A { $actor } no le llega ningún daño: sigue con PV { $to }
damage-armor-nothing = A { $actor } no le llega ningún daño ({ $raw } − { $armor } de protección): sigue con PV { $to }
object_damage = { $with_ } aguanta { $amount }: { $from_ } → { $to }
object_damage-broken = { $with_ } se rompe bajo { $amount }: { $from_ } → 0
object_damage-told = { $with_ } sufre daños
object_damage-broken-told = { $with_ } se rompe
knockout = { $actor } recibe un golpe que noquea, de { $dealt_ }
knockout-armor = { $actor } recibe un golpe que noquea, de { $dealt_ } ({ $raw } − { $armor } de protección)
heal = { $actor } recupera { $amount }: PV { $from_ } → { $to }
spend-thing = { $to ->
    [one] { $actor } dispara { $with_ } ({ $amount }), queda { $to }
   *[other] { $actor } dispara { $with_ } ({ $amount }), quedan { $to }
}
spend-thrown = { $to ->
    [one] { $actor } lanza { $with_ } ({ $amount }), queda { $to }
   *[other] { $actor } lanza { $with_ } ({ $amount }), quedan { $to }
}
malfunction-jammed = ¡{ $with_ } de { $actor } se encasquilla!
malfunction-no_shot = { $with_ } de { $actor } falla y este turno no dispara
silencer = El silenciador de { $with_ } ya no silencia
task = { $actor }, { $task_ }: { $done } de { $needed } turnos
task-told = { $actor } sigue { $task_ }
task-done = { task }
task-reload = cargando { $with_ }
task-repair = arreglando { $with_ }
task-use_skill = usando { $with_ }
reload = { $with_ }: { $from_ } → { $to } balas
repair = { $with_ } de { $actor } vuelve a funcionar
disarm-success = { $actor } desarma a { $target }
disarm-failure = { $actor } no logra desarmar a { $target }
condition-unconscious = { $actor } queda inconsciente{ $turns }
condition-grabbed = { $actor } queda en presa{ $turns }
tick = { $timer ->
    [one] { $actor }: { $status }, queda { $timer } turno
   *[other] { $actor }: { $status }, quedan { $timer } turnos
}
tick-free = { $actor }: { $status }, ya puede intentar liberarse
lift = { $actor } deja de estar { $status } ({ $why_ })
lift-other = { $actor }: fin de { $status } ({ $why_ })
lift-dying = { $actor } deja de agonizar ({ $why_ })
lift-escape = { $actor } se libera de la presa
lift-released = Sueltan a { $actor }
acted-release = suelta a { $target }
lift-fall = { $actor } sale de la presa
lift-grabbed = { $actor } sale de la presa ({ $why_ })
fall-dying = { $actor } cae y agoniza
fall-dying-told = { $actor } cae agonizando
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
order-before = { $gm }: { $actor } pasa delante de { $other_ }
order-after = { $gm }: { $actor } pasa detrás de { $other_ }
order-before-told = { order-before }
order-after-told = { order-after }
end = Fin del combate
end-winner = Fin del combate, con victoria para { $winner }
why-healed = por la cura
why-death = muerte
why-action_used = acción gastada
why-unconscious = inconsciente
why-grabbed = en presa
why-dying = agoniza
status-unconscious = inconsciente
status-grabbed = presa
status-dying = agoniza
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
refused-not_enough_ammo = { $left ->
    [one] No hay balas suficientes en { $item }: queda { $left }.
   *[other] No hay balas suficientes en { $item }: quedan { $left }.
}
refused-not_enough_ammo-bare = No hay munición suficiente.
refused-not_jammed = { $item } no tiene ningún encasquillamiento.
refused-not_jammed-bare = El arma no está encasquillada.
refused-too_close = { $target } está demasiado cerca para { $item }.
refused-too_close-bare = El objetivo está demasiado cerca.
refused-out_of_range = { $reason ->
    [far] { $target } está fuera de alcance: a { $distance } m, con alcance de { $most } m.
   *[other] { $target } está fuera de alcance.
}
refused-too_many_attackers = Ya atacan { $most } a { $target }, y no caben más.
refused-too_many_attackers-bare = Ya atacan tantos como caben.
refused-too_many_targets = Son demasiados objetivos.
refused-not_grabbed = { $actor } no está en esa presa.
refused-not_grabbed-bare = Ahí nadie agarra a nadie.
refused-invalid_target = { $reason ->
    [no_place] { $target } no tiene ahora ningún lugar en el orden.
   *[other] { $target } no puede ser el objetivo.
}
refused-wrong_phase = Eso no es posible en esta fase.

## Questions

question-reaction = { $takes ->
    [nothing] ¿Esquivar otra vez?
    [declared] ¿Esquivar o bloquear? Gasta la acción de este turno: lo declarado ({ $declared }) ya no se hará.
   *[action] ¿Esquivar o bloquear? Gasta la acción de este turno.
}
question-disarm = ¿Desarmar?

## Answers

answer-reaction-none = Nada
answer-reaction-dodge = Esquivar
answer-reaction-block = Bloquear
answer-disarm-none = Nada
answer-disarm-disarm = Desarmar

## Options of the fight

option-declarations-on = Las acciones se declaran antes de los turnos
option-declarations-off = Nadie declara: ni fase de declaración ni { $changed_percent }% por cambiar
option-critical_attacks-impale = Un ataque crítico empala
option-critical_attacks-brp = Un ataque crítico es como en Basic Roleplaying
option-hold_escape-after = De una presa se sale tras los dos turnos de incapacidad
option-hold_escape-next = De una presa se sale ya en el segundo turno de incapacidad
option-low_pv-brp = Inconsciente con { $unconscious_to ->
    [1] 1
    [2] 1 o 2
   *[other] de 1 a { $unconscious_to }
} PV, agonía con 0
option-low_pv-zero = Solo inconsciente con 0 PV
option-silencer_count-automatic = Se desgastan los silenciadores de armas automáticas
option-silencer_count-always = Se desgasta todo silenciador
option-silencer_count-never = Ningún silenciador se desgasta
option-grades-exact = Grados de éxito por las fracciones exactas
option-grades-table = Grados de éxito por la tabla impresa
figure-changed_percent = Otra acción que la declarada
figure-dodge_percent = Cada esquiva más en un turno
figure-burst_percent = Cada bala tras la primera
figure-focus_percent = Cada 5 DES de espera
figure-close_metres = Cerca es a menos de, por punto de DES
figure-close_times = Probabilidad contra quien está cerca
figure-impale_times = Daño al empalar
figure-knockout_turns = Un noqueo dura 1D10 turnos y
figure-disarm_percent = Cada punto de FUE para quitar un arma
figure-disarm_outright = Puntos de FUE que quitan un arma sin tirar
figure-escape_des = Para salir de una presa, DES
figure-rounds_by_hand = Balas que se cargan a mano en un turno
figure-silencer_shots = Un silenciador dura 1D100 disparos y
figure-unconscious_to = Inconsciente hasta

## Faults of sheets, boards and files

fault-natural_firearms = un arma natural no puede bloquear armas de fuego
fault-no_capacity = hay { $loaded } disparos cargados, pero no se da la capacidad
fault-too_much_left = { $left ->
    [one] le queda { $left } punto de resistencia, pero solo puede tener { $most }
   *[other] le quedan { $left } puntos de resistencia, pero solo puede tener { $most }
}
fault-too_many_loaded = hay { $loaded } disparos cargados, pero solo caben { $capacity }
fault-like_unknown = la categoría más cercana de «{ $id }» es «{ $other }», que no es un arma de esta ficha
fault-like_circle = las categorías más cercanas de «{ $id }» dan vueltas en círculo

## Said before an action is done

said-armoury = Las cifras son las de Basic Roleplaying (licencia ORC); este capítulo no trae tabla de armas.
leaving-declared = Otra acción que la declarada: { $changed_percent }%.
said-free = sin coste
said-an_action = 1 acción
said-chance = probabilidad { $percent }%
said-chance_of = probabilidad { $percent }% ({ $sum }%)
said-chance_from = probabilidad { $percent }% = { $chain }
said-chance_none = probabilidad 0% ({ $chain } queda por debajo de 0)
said-chance_held = probabilidad { $percent }% ({ $sum }% = { $chain })
said-chance_jams = probabilidad { $percent }% ({ $sum }% = { $chain }; se encasquilla desde { $malf })
said-chain = { $first } { $next }
said-steps-range = { $sign } { $amount } alcance
said-steps-close = { $sign } { $amount } cercano
said-steps-burst = { $sign } { $amount } ráfaga
said-steps-focus = { $sign } { $amount } centrado
said-steps-changed = { $sign } { $amount } por cambiar de acción
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

## Glosses: what the terms of the system mean

gloss-status-unconscious = Noqueado, o con 1–{ $unconscious_to } PV: ni declara, ni actúa, ni reacciona
gloss-status-grabbed = Atrapado: ni acción, ni movimiento, ni esquiva, ni bloqueo; pasados dos turnos puede intentar liberarse
gloss-status-dying = A 0 PV o menos: muere al final del próximo turno si no sube por encima de 0

gloss-action-attack = Golpear o disparar
gloss-action-grapple = Atrapar y sujetar con los brazos, una red o un lazo
gloss-action-defend = Guardar la acción para esquivar o bloquear
gloss-action-wait = Actuar más tarde en este turno; con un objetivo, centrarse en él
gloss-action-draw = Preparar un arma
gloss-action-reload = Cargar un arma
gloss-action-repair = Desencasquillar un arma
gloss-action-use_skill = Usar una habilidad, durante varios turnos
gloss-action-pick_up = Recoger un arma del suelo
gloss-action-escape = Zafarse de una presa
gloss-action-release = Soltar a un apresado
gloss-action-disarm = Quitarle el arma a un apresado, FUE contra FUE
gloss-action-other = Moverse, hablar, abrir una puerta

gloss-field-with = arma
gloss-field-use_skill-with = habilidad
gloss-field-called_check-with = { gloss-field-use_skill-with }
gloss-field-targets = objetivo
gloss-field-release-targets = a quién
gloss-field-disarm-targets = { gloss-field-release-targets }
gloss-field-knockout = intentar dejar sin sentido
gloss-field-distance = metros; vacío: según el tablero, si no, dentro del alcance y no cerca; 0: en contacto
gloss-field-measured = metros entre las piezas, salvo que se escriba una distancia
gloss-field-shots = disparos a cada objetivo
gloss-field-aim = apuntar con la mira
gloss-field-load_one = antes, cargar un cartucho
gloss-field-draw = antes, desenfundarla
gloss-field-stow = antes, guardar
gloss-field-draw-stow = guardar, 5 DES más
gloss-field-drop = antes, dejar caer
gloss-field-draw-drop = dejar caer
gloss-field-focus = puntos de DES que se esperan por el objetivo
gloss-field-modifier = se suma al porcentaje
gloss-field-des = puntos que se esperan
gloss-field-target = centrarse en
gloss-field-skill = habilidad; vacío: la mayor
gloss-field-turns = turnos que lleva
gloss-field-weapon = { gloss-field-with }
gloss-field-text = qué

gloss-sheet-des = Destreza: orden, alcances, escapar
gloss-sheet-pv = Puntos de vida
gloss-sheet-fue = Fuerza
gloss-sheet-md = Modificador al daño; puede ser negativo
gloss-sheet-weapon_row-md = Cuánto cuenta del modificador al daño; si no se dice, entero cuerpo a cuerpo y la mitad al lanzar y con arcos
gloss-sheet-esquivar = Esquivar; si no se dice, DES × 2
gloss-sheet-prot = Puntos de armadura
gloss-sheet-lucha = Combate sin armas
gloss-sheet-armeria = Armero: repara armas encasquilladas
gloss-sheet-max_attackers = Cuántos pueden atacarle cuerpo a cuerpo en un turno
gloss-sheet-skills = Otras habilidades
gloss-sheet-weapons = Armas, ataques naturales y objetos; se usa el primero preparado si no se dice otra cosa
gloss-sheet-declarations = desactivado: sin fase de declaración ni nada menos por cambiar de acción
gloss-sheet-critical_attacks = Lo que hace un ataque crítico: empalar como uno especial, o como en Basic Roleplaying
gloss-sheet-hold_escape = Desde el turno siguiente a los dos en que no puede actuar, o ya en el segundo de ellos
gloss-sheet-low_pv = Inconsciente con pocos PV y agonía a 0, o solo inconsciente a 0
gloss-sheet-silencer_count = De quién se gastan los silenciadores
gloss-sheet-grades = Especial y crítico por las fracciones del texto, o por la tabla impresa
gloss-sheet-id = Id con que lo nombran los guiones
gloss-sheet-name = Nombre; el id si no lo hay
gloss-sheet-pct = Probabilidad de éxito
gloss-sheet-kind = Los cuatro primeros son cuerpo a cuerpo; los tres últimos, a distancia
gloss-sheet-like = Arma con cuya habilidad se maneja
gloss-sheet-skill = Probabilidad de acertar; si no, la de la categoría más cercana; si no, Lucha
gloss-sheet-damage = Dados de daño
gloss-sheet-block = Probabilidad de bloquear; vacío: no puede. Si no se dice, su habilidad
gloss-sheet-blocks = Tipos de ataque que puede parar
gloss-sheet-blade = Al bloquear, hiere a quien ataca sin armas
gloss-sheet-pr = Se rompe a 0; vacío: nunca
gloss-sheet-pr_left = La resistencia que le queda; vacío: toda; 0: rota
gloss-sheet-equipped = Preparada, en la mano
gloss-sheet-hold = Puede atrapar y sujetar
gloss-sheet-range = Alcance efectivo en metros
gloss-sheet-close_double = Duplica la probabilidad contra un objetivo cercano
gloss-sheet-contact_ok = Se puede usar a distancia 0
gloss-sheet-mechanism = Si queda lista sola entre un tiro y otro
gloss-sheet-rate = Disparos en una acción
gloss-sheet-capacity = Disparos que caben; vacío: no se cuentan, de armas arrojadizas 1
gloss-sheet-loaded = Disparos que tiene cargados
gloss-sheet-feed = Cartuchos sueltos, cargador o cinta
gloss-sheet-load_turns = Turnos de carga; 0: la munición no se gasta
gloss-sheet-malf = Falla a partir de esta tirada
gloss-sheet-jammed = Encasquillada: hay que repararla antes de disparar
gloss-sheet-scope = Mira
gloss-sheet-long_gun = La mira telescópica no le cuesta DES
gloss-sheet-silencer = Lleva un silenciador hecho para este modelo
gloss-sheet-silencer_shots = Disparos que aún aguanta el silenciador; vacío: se tira

gloss-chip-declared = Lo que ha declarado para este turno
gloss-pool-pv = Puntos de vida
gloss-chip-waiting = Actúa más tarde en este turno
gloss-chip-focus = Puntos de DES que espera por un objetivo
gloss-chip-task = Una tarea de varios turnos
gloss-chip-attackers = Nadie más puede atacarle cuerpo a cuerpo
gloss-chip-loaded = Disparos que quedan
gloss-chip-dodged = Ha esquivado: en este turno ya solo puede volver a esquivar
gloss-chip-action_used = En este turno ya no puede actuar, esquivar ni bloquear
gloss-chip-jammed = Encasquillada
gloss-chip-broken = Rota
gloss-chip-dropped = En el suelo

## Words that sheets and statuses choose among

value-after = después
value-always = siempre
value-automatic = armas automáticas
value-brp = BRP
value-exact = exactos
value-impale = empalar
value-never = nunca
value-next = el turno siguiente
value-table = por tabla
value-zero = cero

## States: what their bearer is, not what it has, as a sentence names it behind “is”

in_state-unconscious = inconsciente
in_state-grabbed = en una presa
in_state-dying = al borde de la muerte
moment-comes = en vez de llegar, cuando lo pone quien dirige
moment-time_up = en vez de terminar, cuando se acaba su tiempo
