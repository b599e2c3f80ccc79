# CLDR counts 0 among the singulars of Portuguese; here it is a plural (“0 rodadas”), so that 1 is named.

## Facts

initiative = { $actor } rola iniciativa: { $sum } = { $value }
turn = Tick { $tick }: turno de { $actor }
turn-resolution = Tick { $tick }: surte efeito o que { $actor } carregava
turn-skipped-sleep = Tick { $tick }: { $actor } passa o turno dormindo
damage-reckoned = { $actor } perde { $amount } de { $pool } ({ $reckoned }): { $from_ } → { $to }
damage-reckoned-nothing = Nenhum dano chega a { $actor } ({ $reckoned }): continua com { $to } de { $pool }
roll-effect = { $what }: { $total } contra { $against }, surte efeito
roll-no_effect = { $what }: { $total } contra { $against }, sem efeito
roll-critical = { $actor }, { $what }: { $total } contra { $against }, sucesso crítico
roll-botch = { $actor }, { $what }: { $total } contra { $against }, falha crítica
roll-none = { $actor }: { $what }
roll-drop = { $actor } deixa { $item_ }: { $total } contra { $against }
roll-no_drop = { $actor } não deixa { $item_ }: { $total } contra { $against }
roll-opposed = { $actor }, { $what }: { $against }, tira { $dice_ }: { $total }
use = { $actor }: { $with_ } → { $targets_ }
spend-mp = { $to ->
    [1] { $actor } gasta { $amount } MP, resta 1
   *[other] { $actor } gasta { $amount } MP, restam { $to }
}
lift-charging = { $actor } interrompe o que carregava ({ $why_ })
immune-ground = { $actor } flutua acima disso
immune-shield = O Shield de { $actor } não deixa passar nada
form = { $actor } assume a próxima forma
order-charging = { $actor } carrega { $with_ }: surte efeito em { $to }
order-charging-bare = { $actor } carrega; surte efeito em { $to }
order-carried = { $left ->
    [1] { $actor } carrega { $with_ }; passa para a próxima rodada 1 tick
   *[other] { $actor } carrega { $with_ }; passam para a próxima rodada { $left } ticks
}
order-carried-bare = { $left ->
    [1] { $actor } carrega; passa para a próxima rodada 1 tick
   *[other] { $actor } carrega; passam para a próxima rodada { $left } ticks
}
order-wait = { $ticks ->
    [1] { $actor } espera 1 tick: { $from_ } → { $to }
   *[other] { $actor } espera { $ticks } ticks: { $from_ } → { $to }
}
order-wait-out = { $ticks ->
    [1] { $actor } espera 1 tick a partir de { $from_ }: não age mais nesta rodada
   *[other] { $actor } espera { $ticks } ticks a partir de { $from_ }: não age mais nesta rodada
}
order-delay = { $actor } se atrasa até { $to }
order-extreme = Extreme Initiative: { $actor } age de novo em { $to }
order-ruling = { $actor } age em { $to }
move-placed = { $actor } passa de { $start } para { $end }
move-put_down = { $actor } passa a { $end }
reflect-yes = Reflete em { $actor } para { $to_ }
reflect-no = Reflete em { $actor } e não encontra ninguém
retarget-yes = { $with_ } encontra outro alvo: { $to_ }
retarget-no = { $with_ } não encontra mais ninguém
draw = Ao acaso: { $drawn }
confuse = Confuse lleva a { $actor }: { $dice_ }
surprise = Surpresa ({ $side }): { $result_ }
surprise-alert = Surpresa ({ $side }): { $result_ } (alertas: { $alert_ })
pincer-yes = Pincer Attack contra { $side }. Esquerda: { $left_ }. Direita: { $right_ }
pincer-no = O Pincer Attack se desfaz
defend = { $actor } se protege
zero-communicate = { $actor } se comunica{ $said }
zero-style = { $actor } mostra estilo{ $said }
zero-other = { $actor }, uma Zero Action{ $said }
pass = { $actor } passa
actions = { $amount ->
    [1] { $actor } tem mais 1 Action
   *[other] { $actor } tem mais { $amount } Actions
}
note-blow_lost = O golpe de { $actor } com { $with_ } se perde
note-action_lost = A Action de { $actor } se perde
note-no_effect = { $with_ } não tem efeito em { $target }
note-nobody_reached = { $with_ } não alcança ninguém
note-escape_lapsed = { $actor } não chega a tentar a fuga
note-let_go = Deixam { $actor } ir embora: { $targets_ }
note-nobody_holds = Ninguém consegue deter { $actor }
spoils = { $xp_each } XP e { $gil_each } Gil por cabeça
spoils-items = { $xp_each } XP e { $gil_each } Gil por cabeça; { $items_ }
countdown-left = { $left ->
    [1] { $name }: falta 1 { $unit }
   *[other] { $name }: faltam { $left } { $unit }
}
ticks = { $count ->
    [1] { $count } tick
   *[other] { $count } ticks
}
word-unit-ticks = { $count ->
    [1] tick
   *[other] ticks
}
word-unit-rounds = { $count ->
    [1] rodada
   *[other] rodadas
}
word-unit-turns = { $count ->
    [1] turno
   *[other] turnos
}
word-unit-seconds = { $count ->
    [1] segundo
   *[other] segundos
}
word-yes = sim
word-no = não
word-stat-initiative = Initiative
word-stat-actions_left = Actions
word-stat-zero_left = Zero Actions
word-stat-facing = orientação
word-stat-terrain = terreno
word-brawl = mãos nuas
word-improvised = arma improvisada
word-face = { $around } contra { $inside }
word-face-behind = { $around }, às costas dos outros
word-surprise-full = ninguém percebeu, Preemptive Round
word-surprise-partial = alguns estão alertas, Preemptive Round
word-surprise-alert = a maioria está alerta, mas tarde, Preemptive Round
word-surprise-none = nenhuma, todos estão alertas
initiative-tie = Empate em { $value }: { $actor } { $dice_ }
turn-skipped = Tick { $tick }: { $actor } perde o turno ({ $why_ })
declare = { $actor } declara uma fuga
attack-hit = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, acerto
attack-miss = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, erro
attack-critical = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, Critical Hit
attack-fumble = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, Automatic Miss
roll-success = { $actor }, { $what }: { $total } contra { $against }, sucesso
roll-failure = { $actor }, { $what }: { $total } contra { $against }, falha
opposed-success = { $actor } passa por todos os que queriam segurar: { $own } contra { $theirs }
opposed-failure = { $actor } não passa por { $target }: { $own } contra { $theirs }
damage = { $actor } perde { $amount } de { $pool }: { $from_ } → { $to }
heal = { $actor } recupera { $amount } de { $pool }: { $from_ } → { $to }
heal-part = { $actor } recupera { $gained } dos { $amount } de { $pool }: { $from_ } → { $to }
spend-thing = { $to ->
    [1] { $actor } usa { $with_ }, resta 1
   *[other] { $actor } usa { $with_ }, restam { $to }
}
lift = { $actor } se livra de { $status } ({ $why_ })
fall = { $actor } fica Unconscious
wake = { $actor } está de pé de novo com { $to } HP
die = { $actor } deixa de existir
move = { $actor } se move { $distance } m{ $through }
move-cells = { $actor } se move { $distance } m{ $through }: { $start } → { $end }
face = { $actor } se vira: { $to }
leave-fled = { $actor } escapa
word-effect-death = Death
word-effect-near_fatal = Near-Fatal
word-effect-hp_share = Gravity
word-effect-eject = Eject
word-effect-lift = Cura
word-effect-delay = Atraso
word-effect-revive = Reanimação
word-effect-actions = Actions
word-terrain-difficult = por terreno difícil
word-terrain-adverse = por terreno adverso
word-terrain-waist_water = com água pela cintura
word-terrain-deep_water = por água profunda
word-terrain-impassable = sobre terreno intransponível
why-abort = se abandona
why-used = se gasta
why-turn = chegou o turno
why-cure = pela cura
why-end = fim do combate
why-source = quem o controlava não está mais
why-form = nova forma
why-left = deixou o combate

## Refusals

refused-weapon_equipped = { $actor } tem uma arma na mão e não luta com os punhos.
refused-wrong_ammo = Nenhuma arma deste ataque usa “{ $item }”.
refused-wrong_ammo-bare = Nenhuma arma deste ataque usa isso.
refused-too_far = { $most ->
    [0] Não resta um metro a { $actor }.
   *[other] É longe demais: { $actor } tem { $most } m.
}
refused-too_far-bare = É longe demais.
refused-wrong_facing = { $target } não está do lado para o qual { $actor } olha.
refused-wrong_facing-bare = Isso não está do lado para o qual { $actor } olha.
refused-no_pincer = Não há Pincer Attack: os dois lados precisam estar ocupados.
refused-no_zero_left = { $actor } não tem mais Zero Action neste turno.
refused-not_declared = { $actor } não declarou fuga na fase de iniciativa.
refused-flee_declared = { $actor } declarou fuga e não faz mais nada nesta rodada.
refused-not_charging = { $actor } não está carregando nada.
refused-impassable = { $actor } não pode atravessar esse terreno.
refused-in_water = { $actor } está em água profunda e só pode se mover.

## Questions

question-reaction = Com qual Reaction responde?
question-second_target = O alvo caiu: quem { $blow } golpeia?
question-face = Atacado pelas costas: vira-se?
question-at_zero = O que acontece com 0 HP?
question-confuse_pick = Qual destas, na confusão?

## Answers

answer-reaction-none = Nenhuma Reaction
answer-second_target-none = Ninguém: o golpe se perde
answer-face-keep = Continua olhando igual
answer-face-switch = Vira-se
answer-at_zero-dead = Morre
answer-at_zero-unconscious = Fica Unconscious
answer-at_zero-flee = Teleporta-se
answer-at_zero-form = Assume a próxima forma

## Options of the fight

option-initiative_stop-on = A Initiative Phase para para as declarações
option-initiative_stop-off = A Initiative Phase segue sem parar
option-status_order-timers_first = Status Phase: primeiro os prazos, depois os efeitos
option-status_order-effects_first = Status Phase: primeiro os efeitos, depois os prazos
option-opposed-margin = Os Task Checks opostos se decidem pela margem
option-opposed-high_success = De dois Task Checks vence o sucesso com a rolagem mais alta
option-rule_of_10-on = Um CoS de 10 ou menos não dá Critical Hits
option-rule_of_10-off = Qualquer CoS pode dar Critical Hits
option-task_botch-value = Um Task Check é falha crítica a partir de { $value }
option-damage_cap-none = Um golpe pode causar qualquer dano
option-damage_cap-value = Um golpe causa no máximo { $value }
option-ejected_share-value = Inimigos expulsos rendem { $value } % de seu XP e Gil
option-fled_share-value = Inimigos que fugiram rendem { $value } % de seu XP e Gil
option-scavenge-none = Gil e Items são achados sem teste
option-scavenge-value = { $value } precisa achar Gil e Items
option-ranges-on = As distâncias do tabuleiro contam
option-ranges-off = As distâncias não contam

## Faults of sheets, boards and files

fault-damage_die = { $text } não é um Damage Die como d6 ou 2d8
fault-cos = uma CoS é fixa ou se baseia em uma estatística
fault-healing = a cura é uma destas coisas: um código, uma quantidade ou completa
fault-revival = um reviver leva hp ou pct, não os dois
fault-one_effect = um efeito é exatamente um destes: { $kinds }
fault-status_alone = só uma condição tem prazo e detalhes
fault-lift = não há nada chamado { $name } que se possa retirar
fault-immune = não existe condição, categoria ou efeito { $name } a que ser imune
fault-param = { $status } não tem o detalhe { $key }
fault-element = { $status } precisa do detalhe element, um de { $elements }
fault-param_of = { $status } precisa do detalhe of, uma lista de condições e categorias
fault-hand_taken = { $id } precisa de uma mão que já está ocupada

## Said before an action is done

said-chance = chance { $chance }
said-chance_from = chance { $chance } ({ $chain })
said-chance_held = chance { $chance } ({ $chain } = { $sum })
said-effect_chance = { $effect }: chance { $chance }
said-immune = { $effect }: imune
said-damage = dano { $span } ({ $chain })
said-absorbed = absorvido: + { $span } { $pool } ({ $chain })
said-change = { $term } { $sign } { $amount } %
said-times = { $chain } × { $percent } % ({ $told })
said-less = { $chain } − { $term } { $amount }
said-more = { $chain } + { $term } { $amount }
said-then = { $chain }, { $term } { $sign } { $amount }
said-enhancer = Enhancer ({ $element })
said-steps-pierced = perfurado
said-steps-from_behind = pelas costas
said-steps-pulled = golpe contido
said-steps-cap = teto
said-steps-modifier = modificador
said-steps-off_hand = mão inábil
said-steps-Defense = Defense
said-cost = { $mp } MP, restam { $left }
said-item = { $item }: restam { $count }
said-tick = tick { $tick }
said-carried = passam para a próxima rodada: { $ticks }
said-no_place = sem mais lugar nesta rodada
said-metres = até { $metres } m
said-metres_of = { $metres } de { $most } m
said-opposed = SPD { $rating } − d%
said-goes_back = volta ao lugar: { $gear }
said-strikes_with = { $weapon }: ACC { $acc }, dano { $code }
said-drop = deixa cair { $item }
said-heals = + { $amount } { $pool }
said-heals_all = + todos os { $pool }
said-behind = pelas costas
said-other_face = outra face
said-tier = nível { $tier }
said-an_action = 1 Action
said-action_and_mp = 1 Action, MP
said-action_and_item = 1 Action, 1 Item
said-zero_action = 1 Zero Action
said-all_actions = todas as Actions restantes
said-free_metres = metros
said-hands-main = mão principal
said-hands-off = mão inábil
said-hands-both = ambas as mãos
said-improvised = uma arma improvisada
said-choices-single = Em um só alvo
said-choices-group = Em um Group
said-choices-melee = Corpo a corpo
said-choices-ranged = À distância
said-choices-main = Mão principal
said-choices-off = Mão inábil
said-choices-return = Guardar
said-choices-drop = Soltar
said-choices-left = À esquerda
said-choices-right = À direita
said-choices-standard = Terreno normal
said-choices-difficult = Terreno difícil
said-choices-adverse = Terreno muito difícil
said-choices-waist_water = Água até a cintura
said-choices-deep_water = Água funda
said-choices-impassable = Terreno intransponível
said-choices-sight = Visão
said-choices-speech = Fala
said-choices-fast = Rapidez
said-choices-movement = Movimento
said-choices-social = Trato com as pessoas
said-choices-flee = Fuga
said-choices-communicate = Dizer algo
said-choices-style = Exibir-se
said-choices-other = Outra coisa
said-facings-left = esquerda
said-facings-right = direita
said-sides-party = Grupo
said-sides-foes = Inimigos
said-sides-neutral = Neutro
said-ambushes-full = Ninguém percebeu
said-ambushes-full-hint = Preemptive Round, todos Unaware
said-ambushes-partial = Alguns estão alertas
said-ambushes-partial-hint = Preemptive Round, os outros Unaware
said-ambushes-alert = A maioria está alerta, mas tarde demais
said-ambushes-alert-hint = Preemptive Round
said-ambushes-none = Todos estão alertas
said-ambushes-none-hint = batalha comum
said-effects-lift = cura
said-effects-revive = reanimação
said-effects-actions = mais Actions

## What dice are for

die-acc = ACC
die-arm = ARM
die-confuse = confusão
die-eva = EVA
die-marm = M. ARM
die-reflect = em quem reflete
die-retarget = novo alvo
die-revive = reanimação
die-scavenge = vasculhar
die-spd = SPD
die-target = alvo
die-tie = empate
