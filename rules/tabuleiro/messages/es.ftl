## Facts

phase-action = Batalla
initiative = { $actor }: PER { $value }
initiative-tie = { $actor }: PER { $value }, desempate { $faces }
turn = Turno de { $actor } ({ $acao } AÇÃO)
move = { $actor } se mueve { $start } → { $end }{ $by } (coste { $cost }), mira al { $facing }
move-placed = { $actor } va a { $end }
face = { $actor } se gira hacia el { $to }
roll-free = { $what }: { $dice_ }
roll-sum = { $what }: { $dice_ } = { $total }
attack-hit = { $actor } ataca a { $target } con { $card }{ $back_ }: { $sum } → LESÃO { $lesao }
attack-miss = { $actor } ataca a { $target } con { $card }{ $back_ }: { $sum } → falla
attack-ruling = { $target }: { $sum } → LESÃO { $lesao }
use = { $actor } usa { $card }{ $on }{ $saying }
rest = { $actor } descansa
card = { $actor }: { $card } → { $place }
card-mesa = { $actor } baja { $card } a la MESA
card-inventario = { $actor } sube { $card } al INVENTÁRIO
card-descarte = { $actor } descarta { $card }
fall = { $actor } queda fuera de combate
wake = { $actor } vuelve con { $vida } de VIDA
salvation = Salvación Divina: { $actor } descarta { $spent } de DESTINO y se queda con { $to } de VIDA
condition = { $actor }: { $which }{ $lasting }
tick = { $actor }: { $which }{ $lasting }
lift = { $actor }, termina: { $which }
countdown = { $name }: quedan { $left }{ $unit }
spoils = { $told }
game_over = Fin de la partida para { $player }
end = La batalla termina
end-winner = La batalla termina: victoria para { $winner }
word-by = por { $path_ }
word-back = por la espalda
word-on = sobre { $targets_ }
word-normal = ATAQUE NORMAL
word-unit-rounds = asaltos
word-unit-turns = turnos
spoils-banned = { $card } queda desterrada
spoils-given = { $card } pasa a { $to }
spoils-market = { $card } va al MERCADO
spoils-discarded = { $card } va al descarte

## Refusals

refused-not_enough = A { $actor } no le alcanza { $pool }: tiene { $has }, necesita { $needs }.
refused-not_enough-bare = A { $actor } no le alcanza { $pool }.
refused-already_acted = DESCANSAR ocupa un turno entero, y { $actor } ya ha actuado en este.
refused-already_acted-bare = Eso tiene que ser lo primero del turno.
refused-card_not_at_hand = «{ $item }» no está ni en la MESA ni en el INVENTÁRIO.
refused-card_not_at_hand-bare = La carta no está ni en la MESA ni en el INVENTÁRIO.
refused-card_not_in_inventory = «{ $item }» no está en el INVENTÁRIO.
refused-card_not_in_inventory-bare = La carta no está en el INVENTÁRIO.
refused-card_not_on_table = «{ $item }» no está en la MESA.
refused-card_not_on_table-bare = La carta no está en la MESA.
refused-wrong_action = Esa carta se usa con otra acción.
refused-out_of_range = El objetivo está fuera del ALCANCE.
refused-no_line_of_sight = Hay un muro en medio.
refused-same_cell = La pieza ya está en esa casilla.
refused-already_facing = { $actor } ya mira hacia ahí.

## Questions

question-at_zero = La VIDA de { $dead } ha llegado a 0: ¿y ahora?
question-divine_salvation = A punto de morir: ¿descartar DESTINO por una Salvación Divina?
question-rest_recovers = ¿Qué recupera el descanso?
question-item_destination = ¿Para quién es esta carta de ITEM ({ $mercado })?

## Answers

answer-at_zero-dead = muere
answer-at_zero-unconscious = cae
answer-at_zero-stays = sigue
answer-divine_salvation-die = morir
answer-divine_salvation-five = descartar 5 de DESTINO
answer-divine_salvation-ten = descartar 10 de DESTINO
answer-rest_recovers-vida = VIDA
answer-rest_recovers-estamina = ESTAMINA
answer-rest_recovers-mana = MANA
answer-rest_recovers-mixed = ESTAMINA y MANA
answer-item_destination-mercado = MERCADO

## Options of the fight

option-initiative-per = PER dice quién actúa primero
option-initiative-listed = Se actúa en el orden de la lista
option-face_cost-value = Girar en el sitio cuesta { $value } de AÇÃO
option-attack_facing-turn = Quien usa una carta se gira hacia su objetivo
option-attack_facing-keep = Quien usa una carta sigue mirando adonde miraba
option-terrain_costs-none = Los costes de terreno del libro
option-terrain_costs-value = Costes de terreno: { $value }
option-rest_vida-value = DESCANSAR devuelve { $value } de VIDA
option-rest_energia-value = DESCANSAR devuelve { $value } de ESTAMINA o MANA
option-at_zero-dead = VIDA 0 es la muerte
option-at_zero-unconscious = Con VIDA 0 se cae inconsciente
option-at_zero-stays = Con VIDA 0 se sigue jugando
option-at_zero-ask = Con VIDA 0 se pregunta a la mesa

## Said before an action is done

said-the_turn = el turno
said-each_cell = AÇÃO por casilla
said-cost = { $amount } { $pool }
said-one_cell = 1 casilla
said-cells = { $count } casillas
said-text = { $text }
said-either = { $first } o { $next }
said-regained = +{ $amount } { $pool }
said-nothing_to_regain = nada que recuperar
said-dano = DANO { $dano }, CON { $con } → LESÃO { $lesao }
said-back = por la espalda +{ $bonus }
said-dano_behind = DANO { $dano } (por la espalda), CON { $con } → LESÃO { $lesao }
said-gain = +{ $amount } VIDA
said-revived = { $amount } VIDA
said-for_a_turn = { $effect } (1 turno)
said-for_turns = { $effect } ({ $timer } turnos)
said-if_hurt = { $effect }, si hay LESÃO
said-looks-n = mira al norte
said-looks-e = mira al este
said-looks-s = mira al sur
said-looks-w = mira al oeste

## Faults of sheets, boards and files

fault-cell_taken = { $name } ya está en esa casilla
fault-amount = aquí va un número entero o una expresión, no { $value }
fault-ferramenta = una ferramenta siempre tiene daño
fault-one_effect = una carta lleva como mucho uno de estos: daño (una ferramenta siempre), curación o revivir
fault-modifier = un modificador necesita detalles con stat y amount
fault-marker = un marcador no lleva más detalles que label
fault-revive_area = revivir solo va con el área single

## What dice are for

die-tie_of_PER = empate de PER
