## Facts

phase-action = Batalha
initiative = { $actor }: PER { $value }
initiative-tie = { $actor }: PER { $value }, desempate { $faces }
turn = Turno de { $actor } ({ $acao } AÇÃO)
move = { $actor } move { $start } → { $end }{ $by } (custo { $cost }), direção { $facing }
move-placed = { $actor } vai para { $end }
face = { $actor } vira para o { $to }
roll-free = { $what }: { $dice_ }
roll-sum = { $what }: { $dice_ } = { $total }
attack-hit = { $actor } ataca { $target } com { $card }{ $back_ }: { $sum } → LESÃO { $lesao }
attack-miss = { $actor } ataca { $target } com { $card }{ $back_ }: { $sum } → falha
attack-ruling = { $target }: { $sum } → LESÃO { $lesao }
use = { $actor } usa { $card }{ $on }{ $saying }
rest = { $actor } descansa
card = { $actor }: { $card } → { $place }
card-mesa = { $actor } baixa { $card } para a MESA
card-inventario = { $actor } sobe { $card } para o INVENTÁRIO
card-descarte = { $actor } descarta { $card }
fall = { $actor } cai sem sentidos
wake = { $actor } volta com { $vida } de VIDA
salvation = Salvação Divina: { $actor } descarta { $spent } de DESTINO e fica com { $to } de VIDA
condition = { $actor }: { $which }{ $lasting }
tick = { $actor }: { $which }{ $lasting }
lift = { $actor }: { $which } termina
countdown = { $name }: faltam { $left }{ $unit }
spoils = { $told }
game_over = Fim do jogo para { $player }
end = Fim da batalha
end-winner = Fim da batalha: vitória para { $winner }
word-by = por { $path_ }
word-back = pelas costas
word-on = em { $targets_ }
word-normal = ATAQUE NORMAL
word-unit-rounds = rodadas
word-unit-turns = turnos
spoils-banned = { $card } é banida
spoils-given = { $card } vai para { $to }
spoils-market = { $card } vai para o MERCADO
spoils-discarded = { $card } vai para o descarte

## Refusals

refused-not_begun = A batalha ainda não começou.
refused-already_begun = A batalha já começou.
refused-already_ended = A batalha acabou.
refused-no_such_actor = Ninguém aqui se chama “{ $id }”.
refused-no_such_action = Não existe a ação “{ $action }”.
refused-no_such_option = “{ $option }” não foi oferecido.
refused-no_such_item = { $actor } não tem a carta “{ $item }”.
refused-invalid_params = “{ $param }” não pode ser { $value }.
refused-invalid_params-bare = “{ $param }” falta, ou não cabe aqui.
refused-wrong_action = Essa carta se usa com outra ação.
refused-not_your_turn = Não é o turno de { $actor }.
refused-cannot_act = { $actor } não pode agir ({ $status }).
refused-already_acted = DESCANSAR pede o turno inteiro, e { $actor } já agiu nele.
refused-already_acted-bare = Isso tem de vir antes de tudo no turno.
refused-not_enough = { $actor } não tem { $pool } suficiente: tem { $has }, precisa de { $needs }.
refused-not_enough-bare = { $actor } não tem { $pool } suficiente.
refused-card_not_at_hand = “{ $item }” não está na MESA nem no INVENTÁRIO.
refused-card_not_at_hand-bare = A carta não está na MESA nem no INVENTÁRIO.
refused-card_not_in_inventory = “{ $item }” não está no INVENTÁRIO.
refused-card_not_in_inventory-bare = A carta não está no INVENTÁRIO.
refused-card_not_on_table = “{ $item }” não está na MESA.
refused-card_not_on_table-bare = A carta não está na MESA.
refused-need_targets = Qual é o alvo?
refused-too_many_targets = São alvos demais.
refused-no_such_target = Ninguém aqui se chama “{ $id }”.
refused-invalid_target = { $target } não pode ser o alvo.
refused-out_of_range = O alvo está fora de ALCANCE.
refused-no_line_of_sight = Há uma parede no caminho.
refused-off_board = Essa casa fica fora do tabuleiro.
refused-not_on_board = { $actor } não está no tabuleiro.
refused-same_cell = A peça já está nessa casa.
refused-already_facing = { $actor } já olha para lá.
refused-cell_blocked = Essa casa está bloqueada.
refused-cell_occupied = Essa casa está ocupada.
refused-cell_obstructed = Essa casa está obstruída: pode-se passar, não ficar.
refused-not_adjacent = O caminho pula casas.
refused-no_path = Não há caminho até lá.
refused-no_such_status = Não existe a condição “{ $status }”.
refused-no_such_condition = { $actor } não tem { $status }.
refused-no_such_countdown = Não existe a contagem “{ $name }”.
refused-id_taken = O id “{ $id }” já é de outro.
refused-no_surprise = Este sistema não tem surpresa.
refused-nothing_to_undo = Não há nada a desfazer.
refused-nothing_to_redo = Não há nada a refazer.

## Questions

question-at_zero = A VIDA de { $dead } chegou a 0: e agora?
question-divine_salvation = À beira da morte: descartar DESTINO por uma Salvação Divina?
question-rest_recovers = O que o descanso recupera?
question-item_destination = Para quem vai esta carta de ITEM ({ $mercado })?

## Answers

answer-at_zero-dead = morre
answer-at_zero-unconscious = cai
answer-at_zero-stays = segue
answer-divine_salvation-die = morrer
answer-divine_salvation-five = descartar 5 de DESTINO
answer-divine_salvation-ten = descartar 10 de DESTINO
answer-rest_recovers-vida = VIDA
answer-rest_recovers-estamina = ESTAMINA
answer-rest_recovers-mana = MANA
answer-rest_recovers-mixed = ESTAMINA e MANA
answer-item_destination-mercado = MERCADO

## Options of the fight

option-initiative-per = PER diz quem age primeiro
option-initiative-listed = Age-se na ordem da lista
option-face_cost-value = Virar no lugar custa { $value } de AÇÃO
option-attack_facing-turn = Quem usa uma carta se vira para o alvo
option-attack_facing-keep = Quem usa uma carta continua olhando para onde olhava
option-terrain_costs-none = Os custos de terreno do livro
option-terrain_costs-value = Custos de terreno: { $value }
option-rest_vida-value = DESCANSAR devolve { $value } de VIDA
option-rest_energia-value = DESCANSAR devolve { $value } de ESTAMINA ou MANA
option-at_zero-dead = VIDA 0 é a morte
option-at_zero-unconscious = Com VIDA 0 se cai inconsciente
option-at_zero-stays = Com VIDA 0 se continua jogando
option-at_zero-ask = Com VIDA 0 se pergunta à mesa

## Said before an action is done

said-the_turn = o turno
said-each_cell = AÇÃO por casa
said-cost = { $amount } { $pool }
said-one_cell = 1 casa
said-cells = { $count } casas
said-text = { $text }
said-either = { $first } ou { $next }
said-regained = +{ $amount } { $pool }
said-nothing_to_regain = nada a recuperar
said-dano = DANO { $dano }, CON { $con } → LESÃO { $lesao }
said-back = pelas costas +{ $bonus }
said-dano_behind = DANO { $dano } (pelas costas), CON { $con } → LESÃO { $lesao }
said-gain = +{ $amount } VIDA
said-revived = { $amount } VIDA
said-for_a_turn = { $effect } (1 turno)
said-for_turns = { $effect } ({ $timer } turnos)
said-if_hurt = { $effect }, se houver LESÃO
said-looks-n = olha para o norte
said-looks-e = olha para o leste
said-looks-s = olha para o sul
said-looks-w = olha para o oeste

## Faults of sheets, boards and files

fault-cell_taken = { $name } já está nessa casa
fault-amount = aqui vai um número inteiro ou uma expressão, não { $value }
fault-ferramenta = uma ferramenta sempre tem dano
fault-one_effect = uma carta leva no máximo um destes: dano (uma ferramenta sempre), cura ou reviver
fault-modifier = um modificador precisa de detalhes com stat e amount
fault-marker = um marcador não leva detalhes além de label
fault-revive_area = reviver só vai com a área single

## What dice are for

die-tie_of_PER = empate de PER
