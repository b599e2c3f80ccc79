## The system in one line

about = Seis pontos de ação, um corpo com seis partes, fumaça de pólvora

# CLDR counts 0 among the singulars of Portuguese; here it is a plural (“0 rodadas”), so that 1 is named.

## Facts

gm = Cronista
step-improvised = improvisada
step-unlearned = sem competência
step-flanked = flanqueio
step-left_leg = ⟨pierna izquierda⟩
step-right_leg = ⟨pierna derecha⟩
step-off_arm = ⟨brazo torpe⟩
step-main_arm = ⟨brazo diestro⟩
step-torso = ⟨torso⟩
step-head = ⟨cabeza⟩
phase-setup = Preparação
phase-surprise = Surpresa
phase-action = Combate
phase-ended = Fim
round = Rodada { $round } ({ $seconds } s)
round-name = Rodada { $round }
round-in = na rodada { $round }
round-enters = entra na rodada { $round }
round-enters-bare = entra em uma rodada
plot-round = Rodada { $round }
plot-course_at = { $name }, rodada { $round }: { $value } de { $maximum }
rounds = { $count ->
    [1] { $count } rodada
   *[other] { $count } rodadas
}
surprise = { $count ->
    [1] Surpresa: { $by_ } age com { $points_ } pontos de ação contra { $surprised_ }
   *[other] Surpresa: { $by_ } agem com { $points_ } pontos de ação contra { $surprised_ }
}
initiative = { $actor } rola iniciativa: { $sum_ } = { $value }
initiative-shared = { $actor } divide a iniciativa do seu grupo: { $value }
initiative-tie = Empate em { $at }: { $among_ }
turn = Turno de { $actor } ({ $pa } PA)
turn-skipped = O turno de { $actor } passa ({ $why_ })
spend-pa = { $to ->
    [1] { $actor } gasta { $amount } PA ({ $type_ }), resta 1
   *[other] { $actor } gasta { $amount } PA ({ $type_ }), restam { $to }
}
spend-pool = { $to ->
    [1] { $actor } gasta { $amount } { $pool }, resta 1
   *[other] { $actor } gasta { $amount } { $pool }, restam { $to }
}
spend-thing = { $to ->
    [1] { $actor }: { $with_ }, resta 1
   *[other] { $actor }: { $with_ }, restam { $to }
}
flanked = flanqueamento de { $names }
attack-part = { $actor } → { $target }, { $with_ }: ataque { $total } − desvio { $desvio } = { $final }, { $part_ }
attack-none = { $actor } → { $target }, { $with_ }: ataque { $total } − desvio { $desvio } = { $final }: sem dano
attack-stopped = { $actor } → { $target }, { $with_ }: ataque { $total } − desvio { $desvio } = { $final }: { $material_ } detém o tiro{ $face_ }
attack-passed = { $actor } → { $target }, { $with_ }: ataque { $total } − desvio { $desvio } = { $final }, { $part_ }, através de { $material_ }{ $face_ }
attack-covered = { $actor } → { $aimed_ }, { $with_ }: ataque { $total } − desvio { $desvio } = { $final }: o tiro acerta { $target }, que cobria { $aimed_ } ({ $cover }), { $part_ }
attack-covered-none = { $actor } → { $aimed_ }, { $with_ }: ataque { $total } − desvio { $desvio } = { $final }: o tiro vai para { $target }, que cobria { $aimed_ } ({ $cover }): sem dano
told-aimed = { $target } (que cobria { $aimed })
damage = { $actor } perde { $amount } { $pool }{ $how_ }: { $from_ } → { $to }
damage-nothing = Nenhum dano chega a { $actor }{ $how_ }: { $pool } continua em { $to }
heal = { $actor } recupera { $amount } { $pool }: { $from_ } → { $to }
condition = { $actor }: { $status }{ $time_ }
tick = { $actor }: { $status }{ $time_ }
lift = { $actor }: fim de “{ $status }”
lift-released = { $source } deixa ir { $actor }
acted-hold = imobiliza { $target }
acted-end_hold = deixa de imobilizar { $target }
acted-release = solta { $target }
roll-success = { $actor }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: sucesso
roll-success-at = { $actor } → { $target }, { $deed_ }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: sucesso
roll-success-deed = { $actor }, { $deed_ }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: sucesso
roll-failure = { $actor }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: falha
roll-failure-at = { $actor } → { $target }, { $deed_ }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: falha
roll-failure-deed = { $actor }, { $deed_ }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: falha
opposed-success = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: { $actor } vence
opposed-success-deed = { $deed_ }, { $contest_ }: { $actor } { $own }, { $target } { $theirs }: { $actor } vence
opposed-failure = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: { $actor } falha
opposed-failure-deed = { $deed_ }, { $contest_ }: { $actor } { $own }, { $target } { $theirs }: { $actor } falha
opposed-tie = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: empate, { $actor } falha
opposed-tie-deed = { $deed_ }, { $contest_ }: { $actor } { $own }, { $target } { $theirs }: empate, { $actor } falha
opposed-success-told = { $actor } tem sucesso em { $contest_told }
opposed-failure-told = { $actor } falha em { $contest_told }
opposed-tie-told = { opposed-failure-told }
fall-faint = { $actor } desmaia
fall-zero = { $actor } cai inconsciente
wake = { $actor } volta a si
die = { $actor } morre
move = { $actor } se move { $distance } pés
move-cell = { $actor } se move { $distance } pés até { $cell_ }
move-charge = { $actor } investe { $distance } pés até { $cell_ }
move-charging = { $actor } investe
move-shove = Um empurrão leva { $actor } para { $cell_ }
move-carried = { $actor } vai com quem faz a presa para { $cell_ }
move-placed = { $gm }: { $actor } está em { $cell_ }
move-charge-told = { $actor } investe
move-shove-told = Um empurrão desloca { $actor }
move-carried-told = { $actor } vai com quem faz a presa
move-placed-told = { $gm }: { $actor } está em outro lugar
order-wait = { $actor } adia o turno
order-wait-after = { $actor } adia o turno para depois de { $after_ }
order-resume = { $actor } retoma o turno adiado
order-ruling = { $gm }: { $actor } muda de lugar na ordem
order-wait-told = { order-wait }
order-wait-after-told = { order-wait-after }
order-resume-told = { order-resume }
order-ruling-told = { order-ruling }
note-spoken = { $actor } diz: “{ $text }”
note-silent = { $actor } fala
note-deed = { $actor }: { $text }
note-other = { $actor } faz outra coisa
ability = { $actor } usa { $with_ }
reload = { $actor } recarrega { $with_ }: { $from_ } → { $to }
join = { $actor } entra no combate
leave-fled = { $actor } foge
leave-ejected = { $actor } está fora do combate
leave-removed = { $actor } deixa o combate
countdown-rounds = { $left ->
    [1] Falta 1 rodada: { $name }
   *[other] Faltam { $left } rodadas: { $name }
}
countdown-turns = { $left ->
    [1] Falta 1 turno: { $name }
   *[other] Faltam { $left } turnos: { $name }
}
countdown-seconds = { $left ->
    [1] Falta 1 segundo: { $name }
   *[other] Faltam { $left } segundos: { $name }
}
countdown = { $left ->
    [1] Falta { $left }: { $name }
   *[other] Faltam { $left }: { $name }
}
countdown-done = O tempo acabou: { $name }
end = O combate termina
end-winner = O combate termina com vitória para { $winner }
attempt = { $deed } ({ $more })
contest = { $own } contra { $theirs }
contest-same = { $own } oposta
contest-told = { $own } contra a { $theirs } de { $target }
contest-same-told = { $own } contra a de { $target }

## Refusals

refused-cannot_act = { $actor } não pode fazer isso: { $status }.
refused-invalid_target = { $reason ->
    [no_place] { $target } não tem agora nenhum lugar na ordem.
    [gone] { $target } já não está no combate.
    [self] { $target } não pode fazer isso a si.
    [prone] { $target } já está no chão.
    [unarmed] { $target } não tem nada na mão.
    [grabbed] Já há quem tenha { $target } numa presa.
    [not_in_grip] { $target } não é a outra parte da presa.
    [not_held] Ninguém do próprio lado tem { $target } numa presa.
    [not_tied] { $target } não está em amarras.
    [twice] Ninguém pode ser nomeado duas vezes.
    [no_turn] Nesta rodada não vem mais nenhum turno de { $target }.
   *[other] { $target } não pode ser o alvo disso.
}
refused-wrong_phase = Isso não é possível durante a surpresa.
refused-limb_useless = { $actor } não pode usar o membro de que isso precisa.
refused-weapon_too_big = { $item } é grande demais para uma presa.
refused-weapon_too_big-bare = A arma é grande demais para ser usada em uma presa.
refused-no_rope = { $actor } não tem com que amarrar.
refused-not_grabbing = { $actor } não está agarrando ninguém.
refused-not_grabbed = Ninguém está agarrando { $actor }.
refused-not_grabbed-bare = Ali ninguém agarra ninguém.
refused-hands_busy = { $actor } corre e não tem mão livre.
refused-already_spoken = { $actor } já disse a frase desta rodada.
refused-nobody_left = Ninguém age depois de { $actor } nesta rodada.
refused-not_enough_pa = { $actor } não tem pontos de ação suficientes.
refused-not_enough_ps = { $actor } não tem Pontos de soltura suficientes.
refused-not_enough_ammo = { $loads ->
    [yes] { $item }: está descarregada e precisa ser recarregada.
   *[other] { $item }: não resta munição.
}
refused-not_enough_ammo-bare = Não há munição suficiente.
refused-not_equipped = { $actor } não empunha { $item }.
refused-not_equipped-bare = Isso não está na mão.
refused-already_equipped = { $item } já está na mão.
refused-already_equipped-bare = Isso já está na mão.
refused-weapon_dropped = { $item } está no chão.
refused-weapon_dropped-bare = Está caída no chão.
refused-not_dropped = { $item } não está no chão.
refused-not_dropped-bare = Não está caída no chão.
refused-already_loaded = { $item }: não há nada para carregar.
refused-already_loaded-bare = Já está carregada.
refused-no_item_left = { $item }: não resta nenhum.
refused-no_item_left-bare = Não resta nenhum.
refused-armor_forbids = { $actor } veste algo sem competência ({ $item }) e não pode usar solturas.
refused-armor_forbids-bare = { $actor } veste algo sem competência e não pode usar solturas.
refused-too_far = São { $distance } pés, e { $actor } se move { $most }.
refused-too_far-bare = Fica longe demais.
refused-not_your_turn = Não é o turno de { $actor }.
refused-already_acted = Isso tem de ser a primeira coisa do turno.
refused-not_prone = { $actor } não está no chão.
refused-not_waiting = { $actor } não adiou o turno.
refused-no_line_of_sight = Há algo entre { $actor } e { $target }.
refused-no_line_of_sight-bare = Há algo no caminho.
refused-invalid_params = { $reason ->
    [crooked] Uma investida vai em linha reta: por uma linha, uma coluna ou uma diagonal.
    [beside] Quem está na presa acaba em uma casa livre ao lado de quem a segura.
    [no_characteristic] { $skill } não tem característica própria: escolha antes uma (⟨Característica⟩, em Mais).
   *[other] “{ $param }” não pode ser { $value }.
    }
refused-invalid_params-bare = “{ $param }” falta ou não existe aqui.
refused-out_of_range = { $reason ->
    [far] { $target } está fora do alcance de { $actor }: a { $distance } pés, com alcance de { $most } pés.
    [run] { $target } fica fora de alcance dali: a { $distance } pés, com alcance de { $most } pés.
   *[other] { $target } está fora do alcance de { $actor }.
}
refused-off_board = Essa casa fica fora do tabuleiro.
refused-not_on_board = { $actor } não está no tabuleiro.
refused-no_board = Este combate não tem tabuleiro.
refused-cell_blocked = Há um obstáculo ali.
refused-cell_occupied = Já há alguém ali.
refused-not_adjacent = O caminho pula casas.
refused-no_path = Não há caminho até lá.

## Questions

question-cover = O ataque acerta a cobertura: vale o resultado ({ $final }: { $part ->
        [none] sem dano
        [limb] ⟨una extremidad⟩
        [torso] ⟨torso⟩
        [head] ⟨cabeza⟩
       *[other] { $part }
    })?
question-free_attack = { $target } recua: atacar?
question-victim_space = Em que casa fica?

## Answers

answer-cover-keep = Vale o primeiro resultado
answer-cover-reroll = Rolar o ataque de novo
answer-free_attack-none = Não ataca
answer-free_attack-unarmed = Sem arma
tool-unarmed = as mãos nuas

## States that outlast a fight

state-open_wounds = Feridas abertas

## Options of the fight

option-at_zero-dead = Com 0 pontos de vida, morre-se
option-at_zero-unconscious = Com 0 pontos de vida se cai inconsciente
option-group_initiative-on = Inimigos de um mesmo tipo dividem os dados de iniciativa
option-group_initiative-off = Cada inimigo rola sua iniciativa
option-difficulties-none = As dificuldades do livro
option-difficulties-value = Dificuldades: { $value }
figure-head_times = Dano à cabeça
figure-limb_over = Dano a um membro
figure-through_over = Dano do que atravessou um material
figure-limb_percent = Parte dos PV que, de um golpe, inutiliza um membro
figure-wounded_below = Parte dos PV abaixo da qual há ferida grave
figure-cover_percent = Tiros que acertam quem está no meio
figure-flanked_most = Graus que o flanqueamento tira no máximo
figure-running_times = Uma retirada percorre, em velocidade
figure-free_feet = Pés de uma retirada com ataques livres
figure-loosened_ranks = Graus para se soltar depois de um nó malfeito
figure-surprise_points = Pontos de quem surpreende
figure-round_seconds = Uma rodada dura
figure-surprise_seconds = Uma surpresa dura

## Faults of sheets, boards and files

fault-same_row = duas linhas de { $key } têm o id { $id }
fault-param = a condição { $status } não pode ter { $key } = { $value }
fault-equipped = na mão está { $id }, que não é uma arma desta ficha que se possa empunhar
fault-too_many_loaded = há { $loaded } tiros carregados, mas só cabem { $capacity }
fault-ladder = “{ $text }” não é um degrau da escala
fault-characteristic = aqui vai um dado d6, d8, d10, d12 ou de d12+1 a d12+9, não { $text }
fault-skill = aqui vai um dado de d6-9 a d6-1, d6, d8, d10, d12 ou de d12+1 a d12+9, não { $text }
fault-damage = o dano se escreve como d8, 2d6+1 ou um número inteiro, não { $text }
fault-cell_obstructed = neste sistema uma casa é livre ou bloqueada, não obstruída

## Said before an action is done

said-presets = Os números são sugestões deste programa; as tabelas do jogo não estão nele.
said-price = { $points } PA · { $cost }
said-price_ps = { $ps } PS · { $points } PA · { $cost }
said-chance = chance { $percent }%
said-limb = ⟨extremidad⟩ { $percent }%
said-part = { $part } { $percent }%
said-aim = pontaria { $percent }%
said-opposed = rolagem oposta { $percent }%
said-resists = resiste { $percent }%
said-damage = dano { $dice }
said-damage_type = dano { $dice } · { $type }
said-heals = cura { $dice }
said-heals_dice = cura { $dice } ≈ { $mean }
said-heals_nothing = cura 0: PV já no máximo
said-covered = { $percent }%: acerta { $name }, que cobre
said-through = através de { $material }: { $percent }%
said-materials-wood = madeira
said-materials-stone = pedra
said-materials-metal = metal
said-feet = até { $feet } pés
said-feet_far = { $feet } pés
said-feet_paid = pés · { $points } PA
said-flanked = flanqueamento de { $names }: { $ranks }
said-free_attacks = com ataque livre: { $names }
said-feet_cells = até { $feet } pés ({ $cells } casas)
said-desvio = desvio { $die }
said-no_desvio = sem desvio
said-hampered = { $die } ({ $own } menos { $items })
said-place = { $place }.º

## What dice are for

die-cover = cobertura
die-initiative_of_mente = iniciativa, Mente
die-limb = ⟨extremidad⟩
die-through = atravessar a cobertura
die-tie_of_mente = desempate, Mente
die-another_tie_of_mente = outro desempate, Mente

## Glosses: what the terms of the system mean

gloss-status-surprised = De surpresa: só pode falar; sem o dado de desvio, a menos que seja concedido.
gloss-status-tied = Com pés e mãos amarrados: sem desvio, sem movimento; pode tentar se livrar da corda.
gloss-status-unconscious = Por desmaio ou nocaute: sem ação, sem desvio, sem turno.
gloss-status-paralyzed = Sem ação, sem desvio, sem turno.
gloss-status-grabbed = Nas mãos de alguém: pode lutar e desviar, mas não se afastar.
gloss-status-grabbing = Agarra alguém: metade da velocidade, e só o que se faz com uma presa.
gloss-status-contained = Sem ataque, sem desvio, sem movimento; pode tentar se soltar.
gloss-status-containing = Imobiliza alguém: um grau a menos de desvio, e sem ações.
gloss-status-loosened = Um nó malfeito afrouxou a presa: dois graus a mais para se soltar.
gloss-status-prone = No chão: não pode se mover antes de levantar; a garganta fica exposta.
gloss-status-retreating = Em fuga: sem mãos livres até o próximo turno.
gloss-status-waiting = Adiou o turno e pode retomá-lo antes que outro diga o que faz.
gloss-status-in_cover = Atrás de um muro, móvel ou rocha: bônus no desvio até se mover.
gloss-status-wounded = Abaixo { $wounded_below ->
    [50] da metade
   *[other] de { $wounded_below }%
} por tiro, corte ou estocada: a cada hora, um teste para não desmaiar.
gloss-status-useless_left_leg = Metade da velocidade, sem investida nem retirada; com as duas pernas, nenhum movimento.
gloss-status-useless_right_leg = { gloss-status-useless_left_leg }
gloss-status-useless_off_arm = Sem atacar com a mão inábil nem com as duas; escudos não contam.
gloss-status-useless_main_arm = Sem atacar com a mão hábil nem com as duas.
gloss-status-impaired_vision = Graus negativos nos ataques.
gloss-status-attack_mod = Graus nos ataques, por uma soltura, uma relíquia ou uma decisão.
gloss-status-deflect_mod = Graus e um bônus no desvio, por uma soltura, uma relíquia ou uma decisão.

gloss-action-attack = Atacar
gloss-action-called_attack = Ataque mirado em uma parte do corpo
gloss-action-stunt = Uma façanha: por habilidade ou por rolagem oposta
gloss-action-move = Mover-se
gloss-action-stand_up = Levantar-se
gloss-action-charge = Investir: caminho reto e um golpe
gloss-action-trip = Derrubar: Constituição contra Destreza
gloss-action-disarm = Desarmar: Destreza contra Destreza
gloss-action-shove = Empurrar: Constituição contra Constituição
gloss-action-grapple = Agarrar: Constituição contra Constituição
gloss-action-draw = Sacar uma arma ou guardá-la
gloss-action-pick_up = Pegar uma arma
gloss-action-reload = Carregar uma arma
gloss-action-use_item = Usar um objeto
gloss-action-use_ability = Usar um poder especial
gloss-action-retreat = Retirada: velocidade { $running_times ->
    [3] tripla
   *[other] × { $running_times }
}, ataques livres dos outros
gloss-action-speak = Dizer uma frase
gloss-action-wait = Adiar o turno
gloss-action-resume = Retomar o turno adiado
gloss-action-other = Qualquer outra coisa
gloss-action-grapple_move = Mover-se com a presa
gloss-action-grapple_damage = Ferir a presa
gloss-action-hold = Imobilizar a presa
gloss-action-tie = Amarrar a presa
gloss-action-end_hold = Parar de imobilizar
gloss-action-release = Soltar
gloss-action-escape = Soltar-se
gloss-action-untie = Livrar-se da corda, ou livrar outro
gloss-action-surprise = Alguns agem primeiro, com { $surprise_points ->
    [3] metade dos
   *[other] { $surprise_points }
} pontos; os surpreendidos não têm dado de desvio

gloss-field-targets = Alvo
gloss-field-use_ability-targets = Alvos
gloss-field-tie-targets = A presa
gloss-field-untie-targets = Quem
gloss-field-with = Arma
gloss-field-use_item-with = Objeto
gloss-field-use_ability-with = Poder
gloss-field-covered_by = Quem está no caminho
gloss-field-through = Material que está no caminho
gloss-field-hand = Mão
gloss-field-modifier = Graus no dado de habilidade
gloss-field-flankers = Quantos cercam o alvo
gloss-field-desvio_ranks = Graus no desvio do alvo
gloss-field-desvio_bonus = Bônus no desvio do alvo
gloss-field-part = Parte do corpo
gloss-field-method = Regra
gloss-field-difficulty = Dificuldade
gloss-field-own = Características próprias
gloss-field-theirs = Características do alvo
gloss-field-target_ranks = Graus no primeiro dado do alvo
gloss-field-skill = Habilidade
gloss-field-characteristic = Característica, se a habilidade não tem
gloss-field-resist_skill = A habilidade com que o alvo pode desfazer
gloss-field-resist_difficulty = O quanto é difícil desfazer
gloss-field-status = O que provoca
gloss-field-cost = O que custa
gloss-field-text = O que se diz ou se faz
gloss-field-to = Casa para onde ir
gloss-field-distance = Pés, sem tabuleiro
gloss-field-flee = Deixar o combate
gloss-field-after = Depois do turno de quem
gloss-field-victim_to = Onde a presa termina
gloss-field-danger = Um lugar perigoso: Destreza oposta
gloss-field-rope = Há uma corda à mão
gloss-field-by = Quem surpreende, na ordem em que agem
gloss-field-surprised = Quem é surpreendido; sem nomear ninguém: todos dos outros lados

gloss-sheet-constitucion = Constituição
gloss-sheet-destreza = destreza
gloss-sheet-mente = mente
gloss-sheet-gracia = Graça
gloss-sheet-pv = Pontos de vida, máximo
gloss-sheet-ps = Pontos para poderes especiais, máximo
gloss-sheet-ability-ps = Pontos de poder que custa
gloss-sheet-speed_ft = Pés de uma ação de movimento
gloss-sheet-desvio_ranks = Graus no dado de desvio
gloss-sheet-desvio_bonus = Bônus de poderes e relíquias
gloss-sheet-skills = De cada habilidade, seu dado
gloss-sheet-weapons = Armas e ataques naturais
gloss-sheet-protections = Armaduras e escudos
gloss-sheet-abilities = Poderes especiais
gloss-sheet-items = Objetos
gloss-sheet-equipped = O que se tem na mão ao começar; vazio: mãos vazias
gloss-sheet-at_zero = O que 0 pontos de vida significam
gloss-sheet-difficulties = De cada nome, seu número: troca números ou acrescenta nomes
gloss-sheet-group_initiative = inimigos de um mesmo tipo rolam iniciativa uma vez
gloss-sheet-id = Seu id nesta ficha
gloss-sheet-name = Nome; se faltar, o id
gloss-sheet-kind = Corpo a corpo, à distância ou de arremesso
gloss-sheet-protection-kind = Armadura, elmo, escudo, outro
gloss-sheet-item-kind = Cura, corda, outro
gloss-sheet-skill = Habilidade de ataque; se faltar, a usual do tipo
gloss-sheet-die = Dado usado no lugar do da habilidade
gloss-sheet-damage = Dados de dano, ou um número
gloss-sheet-ability-damage = Dados de dano
gloss-sheet-type = Tipo de dano; se faltar, o usual do tipo
gloss-sheet-ability-type = Tipo de dano
gloss-sheet-action = O que custa atacar com ela
gloss-sheet-ability-action = O que custa do turno
gloss-sheet-item-action = O que custa usá-lo
gloss-sheet-ranks = { gloss-field-modifier }
gloss-sheet-bonus = Bônus no total do ataque
gloss-sheet-improvised = Não foi feito para ferir
gloss-sheet-competent = Se quem a usa é competente com ela
gloss-sheet-size = Tamanho
gloss-sheet-weight_kg = Peso em quilos
gloss-sheet-hands = Mãos de que precisa
gloss-sheet-natural = Parte do corpo: nunca se empunha, se larga nem se desarma
gloss-sheet-reach = Alcance corpo a corpo em pés
gloss-sheet-range = Alcance em pés; nenhum: sem limite
gloss-sheet-desvio = Bônus no desvio enquanto empunhada
gloss-sheet-protection-desvio = Bônus no desvio
gloss-sheet-capacity = Tiros que cabem; nenhum: não se contam
gloss-sheet-loaded = Tiros carregados; se faltar, cheia
gloss-sheet-reserve = Tiros de reserva; nenhum: não se contam
gloss-sheet-reload = O que custa carregá-la
gloss-sheet-caliber = Calibre, para tiros através de um material
gloss-sheet-reduction = Dano que reduz
gloss-sheet-covers = O que cobre, para ataques mirados; se faltar, o usual do tipo
gloss-sheet-skill_ranks = Graus nos testes de habilidade
gloss-sheet-worn = Se está vestida
gloss-sheet-opposed = Rolagem oposta contra cada alvo
gloss-sheet-heal = Dados de cura
gloss-sheet-status = Condições que põe
gloss-sheet-given-status = Id da condição
gloss-sheet-text = O que faz, em palavras
gloss-sheet-qty = Quantos
gloss-sheet-own = Características de quem usa
gloss-sheet-theirs = Características do alvo
gloss-sheet-timer = Turnos de quem a tem; nenhum: até ser retirada
gloss-sheet-params = O que a condição leva além do prazo

gloss-stat-can_deflect = Se tem rolagem de desvio: não a tem quem está sob contenção ou sem defesa
gloss-stat-desvio_die = O dado que se rola contra um ataque
gloss-stat-desvio_bonus = Soma-se ao dado de desvio
gloss-stat-reduction = Subtrai-se de todo dano
gloss-stat-flank_ranks = Graus que os atacantes ganham quando está flanqueado

gloss-pool-pv = Pontos de vida
gloss-pool-ps = Pontos para poderes especiais
gloss-pool-pa = Pontos de ação do turno

gloss-cells-range = o que sua arma em mãos alcança; além de paredes, só corpo a corpo
gloss-cells-threat = o que seus inimigos ameaçam corpo a corpo: o que conta para flanquear

gloss-chip-equipped = Na mão
gloss-chip-dropped = No chão
gloss-chip-open_wounds = Por tiro, corte ou perfuração

## Words that sheets and statuses choose among

value-bonus = bônus
value-cause = causa
value-dead = sem vida
value-ranks = graus
value-unconscious = inconsciente

## States: what their bearer is, not what it has, as a sentence names it behind “is”

in_state-surprised = com a guarda baixa
in_state-tied = “{ $status }”
in_state-unconscious = “{ $status }”
in_state-paralyzed = “{ $status }”
in_state-grabbed = “{ $status }”
in_state-grabbing = “{ $status }”
in_state-contained = “{ $status }”
in_state-containing = “{ $status }”
in_state-prone = “{ $status }”
in_state-retreating = “{ $status }”
in_state-waiting = “{ $status }”
in_state-in_cover = “{ $status }”
in_state-wounded = “{ $status }”
moment-turn = ao começar o turno de quem o tem
moment-round = ao terminar a rodada
number-desvio_ranks = graus do dado de desvio
number-attack_ranks = graus de todos os ataques
