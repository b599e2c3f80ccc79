## The system in one line

about = Uma batalha no tabuleiro, com cartas, alturas e direção

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
attack-hit = { $actor } ataca { $target } com { $card }{ $back_ }: { $sum } → ⟨LESÃO⟩ { $lesao }
attack-miss = { $actor } ataca { $target } com { $card }{ $back_ }: { $sum } → falha
attack-ruling = { $target }: { $sum } → ⟨LESÃO⟩ { $lesao }
use = { $actor } usa { $card }{ $on }{ $saying }
rest = { $actor } descansa
card = { $actor }: { $card } → { $place }
card-mesa = { $actor } baixa { $card } para a MESA
card-inventario = { $actor } sobe { $card } para o INVENTÁRIO
card-descarte = { $actor } descarta { $card }
fall = { $actor } cai sem sentidos
wake = { $actor } volta com { $vida } de VIDA
salvation = Salvação Divina: { $actor } descarta { $spent } de DESTINO e fica com { $to } de VIDA
salvation-told = Uma Salvação Divina salva { $actor }
condition = { $actor }: { $which }{ $lasting }
tick = { $actor }: { $which }{ $lasting }
lift = { $actor }: { $which } termina
countdown = { $left ->
    [1] { $name }: falta { $left }{ $unit }
   *[other] { $name }: faltam { $left }{ $unit }
}
spoils = { $told }
game_over = Fim do jogo para { $player }
end = Fim da batalha
end-winner = Fim da batalha, com vitória para { $winner }
word-by = por { $path_ }
word-back = pelas costas
word-on = em { $targets_ }
word-normal = ATAQUE NORMAL
word-unit-rounds = { $count ->
    [1] rodada
   *[other] rodadas
}
word-unit-turns = { $count ->
    [1] turno
   *[other] turnos
}
spoils-banned = { $count ->
    [1] { $card } é banida
   *[other] { $card } são banidas
}
spoils-given = { $count ->
    [1] { $card } vai para { $to }
   *[other] { $card } vão para { $to }
}
spoils-market = { $count ->
    [1] { $card } vai para o MERCADO
   *[other] { $card } vão para o MERCADO
}
spoils-discarded = { $count ->
    [1] { $card } vai para o descarte
   *[other] { $card } vão para o descarte
}

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
refused-not_enough-short = Falta { $pool }: { $has } de { $needs }
refused-card_not_at_hand = “{ $item }” não está na MESA nem no INVENTÁRIO.
refused-card_not_at_hand-bare = A carta não está na MESA nem no INVENTÁRIO.
refused-card_not_in_inventory = “{ $item }” não está no INVENTÁRIO.
refused-card_not_in_inventory-bare = A carta não está no INVENTÁRIO.
refused-card_not_on_table = “{ $item }” não está na MESA.
refused-card_not_on_table-bare = A carta não está na MESA.
refused-need_targets = Qual é o alvo?
refused-too_many_targets = São alvos demais.
refused-no_such_target = Ninguém aqui se chama “{ $id }”.
refused-invalid_target = { $reason ->
    [no_place] { $target } não tem agora nenhum lugar na ordem.
   *[other] { $target } não pode ser o alvo.
}
refused-out_of_range = { $reason ->
    [far] O alvo está fora de ALCANCE: a { $distance ->
        [one] 1 casa
       *[other] { $distance } casas
    }, com ALCANCE { $most }.
   *[other] O alvo está fora de ALCANCE.
}
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
question-item_destination = Para quem vai esta carta de { $suit } ({ $card })?

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
option-at_zero-unconscious = Com VIDA 0 fica-se inconsciente
option-group_initiative-on = Inimigos de um mesmo tipo dividem o dado de desempate
option-group_initiative-off = Cada inimigo rola seu dado de desempate
option-at_zero-stays = Com VIDA 0 continua-se jogando
option-at_zero-ask = Com VIDA 0 a mesa decide
figure-back_bonus = Um golpe pelas costas soma
figure-injury_at_con = Um ⟨DANO⟩ igual à ⟨CON⟩ é
figure-injury_step = Uma ⟨LESÃO⟩ a mais a cada
figure-climb_cost = Cada nível acima custa
figure-domain_cost = Entrar em uma casa dominada custa, por inimigo

## Said before an action is done

said-suggested = Os números são sugestões deste programa, onde as regras não os dão; as tabelas do jogo não estão nele.
said-the_turn = o turno
said-each_cell = AÇÃO por casa
said-cost = { $amount } { $pool }
said-one_cell = 1 casa
said-cells = { $count } casas
said-reach = ALCANCE { $reach }
said-around = atinge ao redor de quem a usa, seja qual for o ALCANCE
said-flies_down = ALCANCE { $reach } + { $height } (altura) = { $far }
said-flies_up = ALCANCE { $reach } − { $height } (altura) = { $far }
said-text = { $text }
said-formula = { $code }
said-either = { $first } ou { $next }
said-regained = +{ $amount } { $pool }
said-nothing_to_regain = nada a recuperar
said-dano = ⟨DANO⟩ { $dano }, ⟨CON⟩ { $con } → ⟨LESÃO⟩ { $lesao }
said-back = pelas costas +{ $bonus }
said-dano_behind = ⟨DANO⟩ { $dano } (pelas costas), ⟨CON⟩ { $con } → ⟨LESÃO⟩ { $lesao }
said-gain = +{ $amount } VIDA
said-revived = { $amount } VIDA
said-for_a_turn = { $effect } (1 turno)
said-for_turns = { $effect } ({ $timer } turnos)
said-if_hurt = { $effect }, se houver ⟨LESÃO⟩
said-looks-n = olha para o norte
said-looks-e = olha para o leste
said-looks-s = olha para o sul
said-looks-w = olha para o oeste

## Faults of sheets, boards and files

fault-cell_taken = { $name } já está nessa casa
fault-amount = aqui vai um número inteiro ou uma expressão, não { $value }
fault-ferramenta = uma ferramenta sempre tem dano
fault-one_effect = uma carta leva no máximo um destes: dano (uma ferramenta sempre), cura ou reviver
fault-modifier = precisa de Número (stat) e Valor (amount)
fault-marker = só leva um Nome (label)
fault-revive_area = Revive só vai com a ÁREA “um alvo” (single)

## What dice are for

die-tie_of_PER = empate de PER
die-another_tie_of_PER = outro empate de PER

## Glosses: what the terms of the system mean

gloss-status-marker = Uma marca com nome e sem efeito próprio; uma de cada nome.
gloss-status-modifier = Um bônus ou penalidade em CON, AÇÃO, PER, FOR ou DANO; todos se somam.

gloss-action-attack = Atacar com uma ferramenta, ou sem carta.
gloss-action-move = Mover-se pelo tabuleiro; terreno, escalada e domínios inimigos encarecem os passos.
gloss-action-use_ability = Usar uma carta de habilidade pagando o que custa.
gloss-action-use_item = Usar um item ou outra carta.
gloss-action-face = Virar sem sair do lugar.
gloss-action-rest = Abrir mão de um turno não usado para recuperar VIDA, ESTAMINA ou MANA.
gloss-action-pause = Descansar entre duas batalhas, turno após turno.
gloss-action-play_card = Baixar à mesa uma carta do inventário.
gloss-action-take_card = Subir uma carta da mesa para o inventário.

gloss-field-pause-choice = O que um turno de descanso devolve.
gloss-field-pause-turns = Quantos turnos se descansam.
gloss-field-with = carta
gloss-field-attack-with = ferramenta; nenhuma: o ataque normal
gloss-field-use_ability-with = habilidade
gloss-field-use_item-with = item
gloss-field-targets = alvo
gloss-field-cell = centro de uma explosão
gloss-field-damage = no lugar do da carta
gloss-field-back = o que a mesa disser sobre “pelas costas”
gloss-field-modifier = somado ao DANO
gloss-field-to = para onde
gloss-field-facing = para onde olhar

gloss-sheet-vida = vida, máximo
gloss-sheet-con = constituição: com o que se mede o DANO
gloss-sheet-acao = pontos de ação por turno
gloss-sheet-card-acao = pontos de ação que custa
gloss-sheet-mana = mana, máximo
gloss-sheet-card-mana = mana que custa
gloss-sheet-estamina = estamina, máximo
gloss-sheet-card-estamina = estamina que custa
gloss-sheet-destino = destino que pode ser descartado
gloss-sheet-per = percepção: ordem dos turnos
gloss-sheet-forca = força: ataque normal e expressões de DANO
gloss-sheet-heroi = um herói; vazio: quem entra do lado do grupo
gloss-sheet-jogador = nome de quem joga
gloss-sheet-at_zero = o que VIDA 0 significa: morre, cai, segue jogando, perguntar; vazio: a opção do combate
gloss-sheet-tabuleiro_options-at_zero = o que VIDA 0 significa quando a ficha não diz
gloss-sheet-cards = suas cartas
gloss-sheet-initiative = quem age primeiro: por PER, ou conforme a lista
gloss-sheet-group_initiative = inimigos de um mesmo tipo rolam uma vez ao empatar com outros
gloss-sheet-face_cost = pontos de ação para virar no lugar
gloss-sheet-attack_facing = se quem usa uma carta se vira para o alvo
gloss-sheet-terrain_costs = pontos de ação para entrar em um terreno, de 1 a 9; também em terrenos novos
gloss-sheet-rest_vida = VIDA que o descanso devolve
gloss-sheet-rest_energia = ESTAMINA ou MANA que o descanso devolve
gloss-sheet-name = nome da carta
gloss-sheet-id = nome curto para roteiros; vazio: feito do nome
gloss-sheet-kind = naipe: ferramenta, habilidade, item, casa, outra
gloss-sheet-local = onde está: mesa, inventário, descarte, banida, mercado
gloss-sheet-damage = dano: um número ou uma expressão; vazio: sem ataque, em uma FERRAMENTA o que a mesa disser
gloss-sheet-heal = VIDA que devolve: um número ou uma expressão
gloss-sheet-revive = VIDA com que traz de volta à vida
gloss-sheet-status = condições que põe em cada alvo
gloss-sheet-card_status-status = qual condição
gloss-sheet-range = alcance em casas; vazio: 1 em uma FERRAMENTA, nas demais não se olha
gloss-sheet-trajetoria = reta (paredes a detêm) ou em arco (a altura conta)
gloss-sheet-area = um alvo, todos em volta de quem usa, ou todos em volta de uma casa
gloss-sheet-tamanho = raio da área em casas
gloss-sheet-afeta = quem atinge em uma área
gloss-sheet-baixar = pontos de ação para baixá-la à mesa
gloss-sheet-subir = pontos de ação para subi-la ao inventário
gloss-sheet-adicional = pontos de ação a mais quando usada do inventário
gloss-sheet-consumivel = vai para o descarte depois de usada
gloss-sheet-text = texto da carta; o mestre aplica o que os campos não dizem
gloss-sheet-timer = fins de turno de quem a tem; vazio: até ser retirada
gloss-sheet-params = o que diz ou muda
gloss-sheet-stat = o número que um modificador muda
gloss-sheet-amount = quanto um modificador soma
gloss-sheet-label = seu nome em palavras

gloss-stat-dano = soma dos modificadores ao DANO dos seus ataques

gloss-pool-vida = vida: em 0, morre-se, a menos que a história diga outra coisa
gloss-pool-acao = pontos de ação deste turno
gloss-pool-mana = mana: o que algumas cartas custam
gloss-pool-estamina = estamina: o que algumas cartas custam
gloss-pool-destino = destino: descartado para uma Salvação Divina

gloss-cells-domain = as casas que domina
gloss-cells-threat = as casas que os inimigos dominam: entrar em uma custa { $domain_cost } AÇÃO a mais por cada um
gloss-cells-sight = as casas a que uma linha reta chega sem esbarrar em paredes

gloss-chip-facing = para onde olha
gloss-chip-late = age por último nesta rodada

## Groups of fields

group-acao = AÇÃO
group-vida = VIDA

## Words that sheets and statuses choose among

value-amount = valor
value-ask = perguntar
value-dead = sem vida
value-keep = manter
value-label = nome
value-listed = na ordem da lista
value-per = PER
value-stat = número
value-stays = continua
value-turn = girar
value-unconscious = inconsciente
