## The system in one line

about = Una batalla en el tablero, con cartas, alturas y orientación

## Facts

phase-action = Batalla
initiative = { $actor }: PER { $value }
initiative-tie = { $actor }: PER { $value }, desempate { $faces }
turn = Turno de { $actor } ({ $acao } ACCIÓN)
move = { $actor } se mueve { $start } → { $end }{ $by } (coste { $cost }), mira al { $facing }
move-placed = { $actor } va a { $end }
face = { $actor } se gira hacia el { $to }
roll-free = { $what }: { $dice_ }
roll-sum = { $what }: { $dice_ } = { $total }
attack-hit = { $actor } ataca a { $target } con { $card }{ $back_ }: { $sum } → ⟨LESÃO⟩ { $lesao }
attack-miss = { $actor } ataca a { $target } con { $card }{ $back_ }: { $sum } → falla
attack-ruling = { $target }: { $sum } → ⟨LESÃO⟩ { $lesao }
use = { $actor } usa { $card }{ $on }{ $saying }
rest = { $actor } descansa
card = { $actor }: { $card } → { $place }
card-mesa = { $actor } baja { $card } a la MESA
card-inventario = { $actor } sube { $card } al INVENTARIO
card-descarte = { $actor } descarta { $card }
fall = { $actor } queda fuera de combate
wake = { $actor } vuelve con { $vida } de VIDA
salvation = Salvación Divina: { $actor } descarta { $spent } de DESTINO y se queda con { $to } de VIDA
salvation-told = Una Salvación Divina salva a { $actor }
condition = { $actor }: { $which }{ $lasting }
tick = { $actor }: { $which }{ $lasting }
lift = { $actor }, termina: { $which }
countdown = { $left ->
    [one] { $name }: queda { $left }{ $unit }
   *[other] { $name }: quedan { $left }{ $unit }
}
spoils = { $told }
game_over = Fin de la partida para { $player }
end = La batalla termina
end-winner = La batalla termina con victoria para { $winner }
word-by = por { $path_ }
word-back = por la espalda
word-on = sobre { $targets_ }
word-normal = ATAQUE NORMAL
word-unit-rounds = { $count ->
    [one] asalto
   *[other] asaltos
}
word-unit-turns = { $count ->
    [one] turno
   *[other] turnos
}
spoils-banned = { $count ->
    [1] { $card } queda desterrada
   *[other] { $card } quedan desterradas
}
spoils-given = { $count ->
    [1] { $card } pasa a { $to }
   *[other] { $card } pasan a { $to }
}
spoils-market = { $count ->
    [1] { $card } va al MERCADO
   *[other] { $card } van al MERCADO
}
spoils-discarded = { $count ->
    [1] { $card } va al descarte
   *[other] { $card } van al descarte
}

## Refusals

refused-not_enough = A { $actor } no le alcanza { $pool }: tiene { $has }, necesita { $needs }.
refused-not_enough-bare = A { $actor } no le alcanza { $pool }.
refused-not_enough-short = Falta { $pool }: { $has } de { $needs }
refused-already_acted = DESCANSAR ocupa un turno entero, y { $actor } ya ha actuado en este.
refused-already_acted-bare = Eso tiene que ser lo primero del turno.
refused-card_not_at_hand = «{ $item }» no está ni en la MESA ni en el INVENTARIO.
refused-card_not_at_hand-bare = La carta no está ni en la MESA ni en el INVENTARIO.
refused-card_not_in_inventory = «{ $item }» no está en el INVENTARIO.
refused-card_not_in_inventory-bare = La carta no está en el INVENTARIO.
refused-card_not_on_table = «{ $item }» no está en la MESA.
refused-card_not_on_table-bare = La carta no está en la MESA.
refused-wrong_action = Esa carta se usa con otra acción.
refused-out_of_range = { $reason ->
    [far] El objetivo está fuera del ALCANCE: a { $distance ->
        [one] 1 casilla
       *[other] { $distance } casillas
    }, con ALCANCE { $most }.
   *[other] El objetivo está fuera del ALCANCE.
}
refused-no_line_of_sight = Hay un muro en medio.
refused-same_cell = La pieza ya está en esa casilla.
refused-already_facing = { $actor } ya mira hacia ahí.

## Questions

question-at_zero = La VIDA de { $dead } ha llegado a 0: ¿y ahora?
question-divine_salvation = A punto de morir: ¿descartar DESTINO por una Salvación Divina?
question-rest_recovers = ¿Qué recupera el descanso?
question-item_destination = ¿Para quién es esta carta de { $suit } ({ $card })?

## Answers

answer-at_zero-dead = muere
answer-at_zero-unconscious = cae
answer-at_zero-stays = sigue
answer-divine_salvation-die = morir
answer-divine_salvation-five = descartar 5 de DESTINO
answer-divine_salvation-ten = descartar 10 de DESTINO
answer-rest_recovers-vida = VIDA
answer-rest_recovers-estamina = ESTAMINA
answer-rest_recovers-mana = MANÁ
answer-rest_recovers-mixed = ESTAMINA y MANÁ
answer-item_destination-mercado = MERCADO

## Options of the fight

option-initiative-per = PER dice quién actúa primero
option-initiative-listed = Se actúa en el orden de la lista
option-face_cost-value = Girar en el sitio cuesta { $value } de ACCIÓN
option-attack_facing-turn = Quien usa una carta se gira hacia su objetivo
option-attack_facing-keep = Quien usa una carta sigue mirando adonde miraba
option-terrain_costs-none = Los costes de terreno del libro
option-terrain_costs-value = Costes de terreno: { $value }
option-rest_vida-value = DESCANSAR devuelve { $value } de VIDA
option-rest_energia-value = DESCANSAR devuelve { $value } de ESTAMINA o MANÁ
option-at_zero-dead = VIDA 0 es la muerte
option-at_zero-unconscious = Con VIDA 0 se cae inconsciente
option-group_initiative-on = Los enemigos de un mismo tipo comparten el dado de desempate
option-group_initiative-off = Cada enemigo tira su dado de desempate
option-at_zero-stays = Con VIDA 0 se sigue jugando
option-at_zero-ask = Con VIDA 0 decide la mesa
figure-back_bonus = Un golpe por la espalda añade
figure-injury_at_con = Un ⟨DANO⟩ igual a la ⟨CON⟩ es
figure-injury_step = Una ⟨LESÃO⟩ más por cada
figure-climb_cost = Cada nivel hacia arriba cuesta
figure-domain_cost = Entrar en una casilla dominada cuesta, por cada enemigo

## Said before an action is done

said-suggested = Las cifras son propuestas de este programa, donde las reglas no las dan; las tablas del juego no están en él.
said-the_turn = el turno
said-each_cell = ACCIÓN por casilla
said-cost = { $amount } { $pool }
said-one_cell = 1 casilla
said-cells = { $count } casillas
said-reach = ALCANCE { $reach }
said-around = golpea alrededor de quien la usa, sea cual sea su ALCANCE
said-flies_down = ALCANCE { $reach } + { $height } (altura) = { $far }
said-flies_up = ALCANCE { $reach } − { $height } (altura) = { $far }
said-text = { $text }
said-formula = { $code }
said-either = { $first } o { $next }
said-regained = +{ $amount } { $pool }
said-nothing_to_regain = nada que recuperar
said-dano = ⟨DANO⟩ { $dano }, ⟨CON⟩ { $con } → ⟨LESÃO⟩ { $lesao }
said-back = por la espalda +{ $bonus }
said-dano_behind = ⟨DANO⟩ { $dano } (por la espalda), ⟨CON⟩ { $con } → ⟨LESÃO⟩ { $lesao }
said-gain = +{ $amount } VIDA
said-revived = { $amount } VIDA
said-for_a_turn = { $effect } (1 turno)
said-for_turns = { $effect } ({ $timer } turnos)
said-if_hurt = { $effect }, si hay ⟨LESÃO⟩
said-looks-n = mira al norte
said-looks-e = mira al este
said-looks-s = mira al sur
said-looks-w = mira al oeste

## Faults of sheets, boards and files

fault-cell_taken = { $name } ya está en esa casilla
fault-amount = aquí va un número entero o una expresión, no { $value }
fault-ferramenta = una ⟨Ferramenta⟩ siempre tiene daño
fault-one_effect = una carta lleva como mucho uno de estos: daño (una ⟨Ferramenta⟩ siempre), curación o revivir
fault-modifier = necesita ⟨Número⟩ (stat) y ⟨Valor⟩ (amount)
fault-marker = solo lleva un ⟨Nome⟩ (label)
fault-revive_area = Revive solo va con la ÁREA «⟨um alvo⟩» (single)

## What dice are for

die-tie_of_PER = empate de PER
die-another_tie_of_PER = otro empate de PER

## Glosses: what the terms of the system mean

gloss-status-marker = Una marca con nombre y sin efecto propio; una de cada nombre.
gloss-status-modifier = Un bono o penalización a CON, ACCIÓN, PER, FUE o DAÑO; todos se suman.

gloss-action-attack = Atacar con una herramienta, o sin carta.
gloss-action-move = Moverse por el tablero; el terreno, trepar y los dominios enemigos encarecen los pasos.
gloss-action-use_ability = Usar una carta de habilidad pagando lo que cuesta.
gloss-action-use_item = Usar un objeto u otra carta.
gloss-action-face = Girar sin moverse del sitio.
gloss-action-rest = Renunciar a un turno sin usar para recuperar VIDA, ESTAMINA o MANÁ.
gloss-action-pause = Descansar entre dos combates, turno tras turno.
gloss-action-play_card = Bajar a la mesa una carta del inventario.
gloss-action-take_card = Subir una carta de la mesa al inventario.

gloss-field-pause-choice = Lo que devuelve un turno de descanso.
gloss-field-pause-turns = Cuántos turnos se descansan.
gloss-field-with = carta
gloss-field-attack-with = herramienta; ninguna: el ataque normal
gloss-field-use_ability-with = habilidad
gloss-field-use_item-with = objeto
gloss-field-targets = objetivo
gloss-field-cell = centro de una explosión
gloss-field-damage = en lugar del de la carta
gloss-field-back = lo que diga la mesa sobre «por la espalda»
gloss-field-modifier = se suma al DAÑO
gloss-field-to = a dónde
gloss-field-facing = hacia dónde mirar

gloss-sheet-vida = vida, máximo
gloss-sheet-con = constitución: con lo que se mide el DAÑO
gloss-sheet-acao = puntos de acción por turno
gloss-sheet-card-acao = puntos de acción que cuesta
gloss-sheet-mana = maná, máximo
gloss-sheet-card-mana = maná que cuesta
gloss-sheet-estamina = aguante, máximo
gloss-sheet-card-estamina = aguante que cuesta
gloss-sheet-destino = destino que se puede descartar
gloss-sheet-per = percepción: orden de turnos
gloss-sheet-forca = fuerza: ataque normal y expresiones de DAÑO
gloss-sheet-heroi = un héroe; vacío: quien entra en el bando del grupo
gloss-sheet-jogador = nombre de quien juega
gloss-sheet-at_zero = qué significa VIDA 0: muere, cae, sigue jugando, preguntar; vacío: lo que diga el combate
gloss-sheet-tabuleiro_options-at_zero = qué significa VIDA 0 cuando la ficha no lo dice
gloss-sheet-cards = sus cartas
gloss-sheet-initiative = quién actúa primero: por PER, o según la lista
gloss-sheet-group_initiative = los enemigos de un mismo tipo tiran una vez si empatan con otros
gloss-sheet-face_cost = puntos de acción por girar en el sitio
gloss-sheet-attack_facing = si quien usa una carta se gira hacia su objetivo
gloss-sheet-terrain_costs = puntos de acción por entrar en un terreno, de 1 a 9; puede nombrar otros nuevos
gloss-sheet-rest_vida = VIDA que devuelve descansar
gloss-sheet-rest_energia = ESTAMINA o MANÁ que devuelve descansar
gloss-sheet-name = nombre de la carta
gloss-sheet-id = nombre corto para guiones; vacío: sale del nombre
gloss-sheet-kind = palo: herramienta, habilidad, objeto, casa, otro
gloss-sheet-local = dónde está: mesa, inventario, descarte, desterrada, mercado
gloss-sheet-damage = daño: un número o una expresión; vacío: sin ataque, en una HERRAMIENTA lo que diga la mesa
gloss-sheet-heal = VIDA que devuelve: un número o una expresión
gloss-sheet-revive = VIDA con que devuelve a la vida
gloss-sheet-status = estados que pone a cada objetivo
gloss-sheet-card_status-status = qué estado
gloss-sheet-range = alcance en casillas; vacío: 1 en una HERRAMIENTA, en las demás no se mira
gloss-sheet-trajetoria = recta (los muros la paran) o en arco (cuenta la altura)
gloss-sheet-area = un objetivo, todos alrededor de quien la usa, o todos alrededor de una casilla
gloss-sheet-tamanho = radio del área en casillas
gloss-sheet-afeta = a quién golpea en un área
gloss-sheet-baixar = puntos de acción para bajarla a la mesa
gloss-sheet-subir = puntos de acción para subirla al inventario
gloss-sheet-adicional = puntos de acción adicionales al usarla desde el inventario
gloss-sheet-consumivel = va al descarte después de usarla
gloss-sheet-text = texto de la carta; el director de juego aplica lo que no dicen los campos
gloss-sheet-timer = finales de turno de quien lo lleva; vacío: hasta que se retire
gloss-sheet-params = lo que dice o cambia
gloss-sheet-stat = el número que cambia un modificador
gloss-sheet-amount = cuánto suma un modificador
gloss-sheet-label = su nombre en palabras

gloss-stat-dano = suma de los modificadores al DAÑO de sus ataques

gloss-pool-vida = vida: a 0 se muere, salvo que la historia diga otra cosa
gloss-pool-acao = puntos de acción de este turno
gloss-pool-mana = maná: lo que cuestan algunas cartas
gloss-pool-estamina = aguante: lo que cuestan algunas cartas
gloss-pool-destino = destino: se descarta para una Salvación Divina

gloss-cells-domain = las casillas que domina
gloss-cells-threat = las casillas que dominan sus enemigos: entrar en una cuesta { $domain_cost } ACCIÓN más por cada uno
gloss-cells-sight = las casillas a las que llega una línea recta sin toparse con muros

gloss-chip-facing = hacia dónde mira
gloss-chip-late = actúa el último en este asalto

## Groups of fields

group-acao = ACCIÓN
group-vida = VIDA

## Words that sheets and statuses choose among

value-amount = cantidad
value-ask = preguntar
value-dead = sin vida
value-keep = mantener
value-label = nombre
value-listed = en el orden de la lista
value-per = PER
value-stat = número
value-stays = sigue
value-turn = girar
value-unconscious = inconsciente
