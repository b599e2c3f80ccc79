## The system in one line

about = Rodadas contadas em ticks, tempos de carga, 72 estados

# CLDR counts 0 among the singulars of Portuguese; here it is a plural (“0 rodadas”), so that 1 is named.

## Facts

initiative = { $actor } rola iniciativa: { $sum } = { $value }
initiative-shared = { $actor } compartilha a iniciativa do grupo: { $sum } = { $value }
turn = Tick { $tick }: turno de { $actor }
turn-resolution = Tick { $tick }: surte efeito { $with_ }, que { $actor } carregava
turn-resolution-bare = Tick { $tick }: surte efeito o que { $actor } carregava
turn-skipped-sleep = Tick { $tick }: { $actor } passa o turno dormindo
damage-reckoned = { $actor } perde { $amount } de { $pool } ({ $reckoned }): { $from_ } → { $to }
damage-reckoned-nothing = Nenhum dano chega a { $actor } ({ $reckoned }): { $pool } continua em { $to }
roll-effect = { $what }: { $total } contra { $against }, surte efeito
roll-no_effect = { $what }: { $total } contra { $against }, sem efeito
roll-critical = { $actor }, { $what }: { $total } contra { $against }, sucesso crítico
roll-botch = { $actor }, { $what }: { $total } contra { $against }, falha crítica
roll-none = { $actor }: { $what }
roll-drop = { $actor } deixa { $item_ }: { $total } contra { $against }
roll-no_drop = { $actor } não deixa { $item_ }: { $total } contra { $against }
roll-opposed = { $actor }, { $what }: { $against }, rola { $dice_ }: { $total }
use = { $actor }: { $with_ } → { $targets_ }
spend-mp = { $to ->
    [1] { $actor } gasta { $amount } ⟨MP⟩, resta 1
   *[other] { $actor } gasta { $amount } ⟨MP⟩, restam { $to }
}
lift-charging = { $actor } interrompe { $with_ }, que carregava ({ $why_ })
lift-charging-bare = { $actor } interrompe o que carregava ({ $why_ })
immune-ground = { $actor } flutua acima disso
immune-shield = O ⟨Shield⟩ de { $actor } não deixa passar nada
form = { $actor } assume a próxima forma
order-charging = { $actor } carrega { $with_ }{ $at }: surte efeito em { $to }
order-charging-bare = { $actor } carrega{ $at }; surte efeito em { $to }
order-carried = { $left ->
    [1] { $actor } carrega { $with_ }{ $at }; passa para a próxima rodada 1 tick
   *[other] { $actor } carrega { $with_ }{ $at }; passam para a próxima rodada { $left } ticks
}
order-carried-bare = { $left ->
    [1] { $actor } carrega{ $at }; passa para a próxima rodada 1 tick
   *[other] { $actor } carrega{ $at }; passam para a próxima rodada { $left } ticks
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
order-extreme = ⟨Extreme Initiative⟩: { $actor } age de novo em { $to }
order-ruling = { $actor } age em { $to }
order-charging-told = { $actor } começa a carregar { $with_ }
order-charging-told-bare = { $actor } começa a carregar
order-carried-told = { $actor } começa a carregar { $with_ }, que passa para a próxima rodada
order-carried-told-bare = { $actor } começa a carregar até a próxima rodada
order-wait-told = { $actor } espera
order-wait-out-told = { order-wait-told }
order-delay-told = { $actor } se atrasa
order-extreme-told = { $actor } vai agir de novo nesta rodada
order-ruling-told = { $actor } passa para o tick { $to }
deed-lifts-charging = interrompe { $with_ }, que { $target } carregava
deed-lifts-charging-bare = interrompe o que { $target } carregava
deed-lifted-charging = interrompe { $with_ }, que carregava
deed-lifted-charging-bare = interrompe o que carregava
in_state-control = sob o controle de { $source }
in_state-control-bare = sob controle
move-placed = { $actor } passa de { $start } para { $end }
move-put_down = { $actor } passa a { $end }
reflect-yes = { $with_ } reflete em { $actor } para { $to_ }
reflect-yes-bare = Reflete em { $actor } para { $to_ }
reflect-no = { $with_ } reflete em { $actor } e não encontra ninguém
reflect-no-bare = Reflete em { $actor } e não encontra ninguém
retarget-yes = { $with_ } de { $actor } encontra outro alvo em { $to_ }
retarget-no = { $with_ } de { $actor } não encontra mais ninguém
draw = Ao acaso: { $drawn }
confuse = ⟨Confuse⟩ decide por { $actor } (d8): { $dice_ }
confuse-again = ⟨Confuse⟩ decide por { $actor } (d8): { $dice_ }, impossível, rola-se de novo
confuse-told = ⟨Confuse⟩ decide por { $actor }
confuse-again-told = ⟨Confuse⟩ decide por { $actor }
surprise = Surpresa ({ $side }): { $result_ }
surprise-alert = Surpresa ({ $side }): { $result_ } (alertas: { $alert_ })
told-surprise-full = { $who ->
    [party] { $side } pega { $surprised } de surpresa
   *[other] { $side } pegam { $surprised } de surpresa
}
told-surprise-full-bare = { $who ->
    [party] { $side } ataca antes que alguém esteja alerta
   *[other] { $side } atacam antes que alguém esteja alerta
}
told-surprise-partial = { $who ->
    [party] { $side } pega { $surprised } de surpresa, mas não { $alert }
   *[other] { $side } pegam { $surprised } de surpresa, mas não { $alert }
}
told-surprise-partial-bare = { $who ->
    [party] { $side } ataca antes que todos estejam alertas
   *[other] { $side } atacam antes que todos estejam alertas
}
told-surprise-alert = { $who ->
    [party] A maioria percebe tarde demais, e { $side } ataca primeiro
   *[other] A maioria percebe tarde demais, e { $side } atacam primeiro
}
told-surprise-none = A emboscada é percebida, e ninguém é pego de surpresa
pincer-yes = ⟨Pincer Attack⟩ contra { $side }. Esquerda: { $left_ }. Direita: { $right_ }
pincer-yes-told = ⟨Pincer Attack⟩ contra { $side }, à esquerda { $left_ }, à direita { $right_ }
pincer-no = O ⟨Pincer Attack⟩ se desfaz
defend = { $actor } se protege
zero-communicate = { $actor } se comunica{ $said }
zero-style = { $actor } mostra estilo{ $said }
zero-other = { $actor }, uma ⟨Zero Action⟩{ $said }
pass = { $actor } passa
actions = { $amount ->
    [1] { $actor } tem mais 1 ⟨Action⟩
   *[other] { $actor } tem mais { $amount } ⟨Actions⟩
}
note-blow_lost = O golpe de { $actor } com { $with_ } se perde
note-action_lost = { $why ->
    [water] A ⟨Action⟩ de { $actor } se perde em águas profundas
    [disabled] A ⟨Action⟩ de { $actor } se perde, pois { $status } impede golpes
    [reach] A ⟨Action⟩ de { $actor } se perde, pois não há ninguém ao alcance
    [impossible] A ⟨Action⟩ de { $actor } se perde, pois nada do que poderia sair é possível
   *[other] A ⟨Action⟩ de { $actor } se perde
}
note-no_effect = { $with_ } não tem efeito em { $target }
note-nobody_reached = { $with_ } não alcança ninguém
note-escape_lapsed = { $actor } não chega a tentar a fuga
note-over_impassable = { $actor } deixa de flutuar, sobre terreno intransponível
note-let_go = { $actor } vai embora sem oposição de { $targets_ }
note-nobody_holds = Ninguém consegue deter { $actor }
spoils = { $number ->
    [one] { $xp_each } ⟨XP⟩ e { $gil_each } Gil para { $shares_ }
   *[other] { $xp_each } ⟨XP⟩ e { $gil_each } Gil por cabeça para { $shares_ }
}
spoils-items = { spoils }; { $items_ }
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
word-stat-initiative = ⟨Initiative⟩
word-stat-actions_left = ⟨Actions⟩
word-stat-zero_left = ⟨Zero Actions⟩
word-stat-facing = orientação
word-stat-terrain = terreno
word-brawl = mãos nuas
word-improvised = arma improvisada
tool-brawl = as mãos nuas
tool-improvised = uma arma improvisada
word-face = { $around } contra { $inside }
word-face-behind = { $around }, às costas dos outros
word-surprise-full = ninguém percebeu, ⟨Preemptive Round⟩
word-surprise-partial = alguns estão alertas, ⟨Preemptive Round⟩
word-surprise-alert = a maioria está alerta, mas tarde, ⟨Preemptive Round⟩
word-surprise-none = nenhuma, todos estão alertas
initiative-tie = Empate em { $value }: { $actor } { $dice_ }
turn-skipped = Tick { $tick }: { $actor } perde o turno ({ $why_ })
declare = { $actor } declara uma fuga
attack-hit = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, acerto
attack-miss = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, erro
attack-critical = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, ⟨Critical Hit⟩
attack-fumble = { $actor } → { $target }, { $with_ }: { $total } contra { $against }, ⟨Automatic Miss⟩
roll-success = { $actor }, { $what }: { $total } contra { $against }, sucesso
roll-failure = { $actor }, { $what }: { $total } contra { $against }, falha
opposed-success = { $actor } passa por quem fechava o caminho: { $own } contra { $theirs }
opposed-failure = { $actor } não passa por { $target }: { $own } contra { $theirs }
opposed-success-told = { $actor } passa por quem fechava o caminho
opposed-failure-told = { $actor } não passa por { $target }
damage = { $actor } perde { $amount } de { $pool }: { $from_ } → { $to }
heal = { $actor } recupera { $amount } de { $pool }: { $from_ } → { $to }
heal-part = { $actor } recupera { $gained } de { $amount } { $pool }: { $from_ } → { $to }
spend-thing = { $to ->
    [1] { $actor } usa { $with_ }, resta 1
   *[other] { $actor } usa { $with_ }, restam { $to }
}
lift = { $actor } se livra de { $status } ({ $why_ })
fall = { $actor } fica inconsciente
wake = { $actor } está de pé de novo com { $to } ⟨HP⟩
die = { $actor } deixa de existir
move = { $actor } se move { $distance } m{ $through }
move-cells = { $actor } se move { $distance } m{ $through }: { $start } → { $end }
face = { $actor } se vira: { $to }
leave-fled = { $actor } escapa
word-effect-death = ⟨Death⟩
word-effect-near_fatal = ⟨Near-Fatal⟩
word-effect-hp_share = ⟨Gravity⟩
word-effect-eject = ⟨Eject⟩
word-effect-lift = Cura
word-effect-delay = Atraso
word-effect-revive = Reanimação
word-effect-actions = ⟨Actions⟩
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
refused-invalid_target = { $reason ->
    [another_group] Isso se dirige a um só ⟨Group⟩, e { $target } não está no de { $other }.
    [not_fallen] { $target } continua de pé.
    [open_place] O turno aberto de { $target } fica em primeiro: não se move, e ninguém vem antes dele.
    [no_initiative] { $target } não tem iniciativa até a próxima rodada.
    [not_rolled] { $target } ainda não tem iniciativa nesta rodada: primeiro é preciso dar uma.
    [no_place] { $target } não tem mais nenhum turno nesta rodada.
    [count_passed] O tick { $most } já passou: { $target } só recebe um turno em um mais baixo.
   *[other] { $target } não pode ser o alvo disso.
}
refused-out_of_range = { $reason ->
    [melee] { $target } está fora do alcance do corpo a corpo ({ $status }).
    [far] { $target } está fora de alcance: a { $distance } m, com alcance de { $most } m.
   *[other] { $target } está fora de alcance.
}
refused-out_of_range-short = { $reason ->
    [melee] Fora do alcance do corpo a corpo ({ $status }).
    [far] Fora de alcance: a { $distance } m, com alcance de { $most } m.
   *[other] Fora de alcance.
}
refused-wrong_facing = { $target } não está do lado para o qual { $actor } olha.
refused-wrong_facing-bare = Isso não está do lado para o qual { $actor } olha.
refused-wrong_facing-short = Do outro lado do ataque em pinça.
refused-no_pincer = Não há ⟨Pincer Attack⟩: os dois lados precisam estar ocupados.
refused-no_zero_left = { $actor } não tem mais ⟨Zero Action⟩ neste turno.
refused-not_declared = { $actor } não declarou fuga na fase de iniciativa.
refused-flee_declared = { $actor } declarou fuga e não faz mais nada nesta rodada.
refused-not_charging = { $actor } não está carregando nada.
refused-impassable = { $actor } não pode atravessar esse terreno.
refused-in_water = { $actor } está em água profunda e só pode se mover.

## Questions

question-reaction = Com qual ⟨Reaction⟩ responde?
question-second_target = O alvo caiu: quem { $blow } golpeia?
question-face = Ataque pelas costas: vira-se?
question-at_zero = O que acontece com 0 ⟨HP⟩?
question-confuse_pick = Qual destas, na confusão?

## Answers

answer-reaction-none = Nenhuma ⟨Reaction⟩
answer-second_target-none = Ninguém: o golpe se perde
answer-face-keep = Continua olhando igual
answer-face-switch = Vira-se
answer-at_zero-dead = Morre
answer-at_zero-unconscious = Fica inconsciente
answer-at_zero-flee = Teleporta-se
answer-at_zero-form = Assume a próxima forma

## Options of the fight

option-initiative_stop-on = A ⟨Initiative Phase⟩ espera as declarações
option-initiative_stop-off = A ⟨Initiative Phase⟩ segue sem parar
option-group_initiative-on = Os grupos de inimigos dividem o dado de ⟨Initiative⟩
option-group_initiative-off = Cada inimigo rola ⟨Initiative⟩
option-status_order-timers_first = ⟨Status Phase⟩: primeiro os prazos, depois os efeitos
option-status_order-effects_first = ⟨Status Phase⟩: primeiro os efeitos, depois os prazos
option-opposed-margin = Os ⟨Task Checks⟩ opostos se decidem pela margem
option-opposed-high_success = De dois ⟨Task Checks⟩ vence o sucesso com a rolagem mais alta
option-rule_of_10-on = Uma ⟨CoS⟩ de 10 ou menos não dá ⟨Critical Hits⟩
option-rule_of_10-off = Qualquer ⟨CoS⟩ pode dar ⟨Critical Hits⟩
option-task_botch-value = Um ⟨Task Check⟩ é falha crítica a partir de { $value }
option-damage_cap-none = Um golpe pode causar qualquer dano
option-damage_cap-value = Um golpe causa no máximo { $value }
option-ejected_share-value = Inimigos expulsos rendem { $value }% de seu ⟨XP⟩ e Gil
option-fled_share-value = Inimigos que fugiram rendem { $value }% de seu ⟨XP⟩ e Gil
option-scavenge-none = Gil e ⟨Items⟩ são achados sem teste
option-scavenge-value = { $value } precisa achar Gil e ⟨Items⟩
option-ranges-on = As distâncias do tabuleiro contam
option-ranges-off = As distâncias não contam
figure-automatic_miss = Um ataque erra a partir de
figure-critical_percent = Um ⟨Critical Hit⟩ soma ao dano
figure-pulled_percent = Dano de um golpe contido
figure-split_percent = O que é para um, contra um subgrupo, faz
figure-weakness_percent = A ⟨Weakness⟩ soma ao dano
figure-resistance_percent = Dano contra ⟨Resistance⟩
figure-behind_times = Dano pelas costas
figure-defense_over = Dano com ⟨Defense⟩
figure-task_success = Um ⟨Task Check⟩ sempre dá certo até
figure-zero_actions = ⟨Zero Actions⟩ por turno
figure-extreme_above = A iniciativa é ⟨Extreme⟩ acima de
figure-undead_revival = ⟨CoS⟩ de que reviver derrube um ⟨Zombie⟩
figure-poison_percent = ⟨Poison⟩ tira dos ⟨HP⟩ que restam
figure-venom_percent = ⟨Venom⟩ tira dos ⟨HP⟩ e ⟨MP⟩ máximos
figure-sap_each = ⟨Sap⟩ tira por ponto de iniciativa
figure-regen_percent = ⟨Regen⟩ devolve dos ⟨HP⟩ máximos
figure-reraise_percent = ⟨Reraise⟩ desperta, dos ⟨HP⟩ máximos, com
figure-quick_actions = ⟨Quick⟩ dá ações a mais
figure-berserk_percent = ⟨Berserk⟩ soma ao dano
figure-spikes_times = ⟨Element Spikes⟩ fazem, em ⟨MAG⟩

## Faults of sheets, boards and files

fault-damage_die = { $text } não é um ⟨Damage Die⟩ como d6 ou 2d8
fault-cos = uma ⟨CoS⟩ é fixa ou se baseia em uma estatística
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
said-effect = { $effect }
said-blow = { $weapon }
said-term = { $term }
said-immune = { $effect }: imune
said-immune_to_all = imune
said-bounces = ricocheteia para um rival (⟨Reflect⟩)
said-floats = flutua acima disso
said-damage = dano { $span } ({ $chain })
said-if_missed = se nenhum antes acertar: { $told }
said-absorbed = absorvido: + { $span } { $pool } ({ $chain })
said-change = { $term } { $sign } { $amount }%
said-times = { $chain } × { $percent }% ({ $told })
said-less = { $chain } − { $term } { $amount }
said-more = { $chain } + { $term } { $amount }
said-then = { $chain }, { $term } { $sign } { $amount }
said-enhancer = ⟨Enhancer⟩ ({ $element })
said-steps-pierced = perfurado
said-steps-from_behind = pelas costas
said-steps-pulled = golpe contido
said-steps-cap = teto
said-steps-modifier = modificador
said-steps-off_hand = mão inábil
said-steps-Defense = ⟨Defense⟩
said-code = { $code }
said-cost = { $left ->
    [1] { $mp } ⟨MP⟩, resta { $left }
   *[other] { $mp } ⟨MP⟩, restam { $left }
}
said-mp = { $cost } ⟨MP⟩
said-charge_time = ⟨CT⟩ { $cost }
said-item = { $count ->
    [1] { $item }: resta { $count }
   *[other] { $item }: restam { $count }
}
said-tick = tick { $tick }
said-carried = passam para a próxima rodada: { $ticks }
said-no_place = sem mais lugar nesta rodada
said-metres = até { $metres } m
said-metres_of = { $metres } de { $most } m
said-opposed = ⟨SPD⟩ { $rating } − d%
said-opposed_by_face = d% ≤ ⟨SPD⟩ { $rating }
said-escapes = { $own }: tem de ser o resultado mais alto
said-nobody_holds = ninguém pode impedir
said-goes_back = volta ao lugar: { $gear }
said-strikes_with = { $weapon }: ⟨ACC⟩ { $acc }, dano { $code }
said-drop = deixa cair { $item }
said-heals = + { $amount } { $pool }
said-heals_span = + { $span } { $pool } ({ $chain })
said-heals_all = + todos os { $pool } ({ $amount })
said-heals_most = + { $span } { $pool } ({ $chain }; não falta mais)
said-heals_nothing = { $pool } já no máximo
said-heals_part = + { $gained } { $pool } (de { $chain })
said-wakes = fica de pé de novo com { $hp } ⟨HP⟩
said-behind = pelas costas
said-other_face = outra face
said-tier = nível { $tier }
said-an_action = 1 ⟨Action⟩
said-action_and_mp = 1 ⟨Action⟩, ⟨MP⟩
said-action_and_item = 1 ⟨Action⟩, 1 ⟨Item⟩
said-zero_action = 1 ⟨Zero Action⟩
said-all_actions = todas as ⟨Actions⟩ restantes
said-free_metres = metros
said-hands-main = mão principal
said-hands-off = mão inábil
said-hands-both = ambas as mãos
said-improvised = uma arma improvisada
said-choices-single = Em um só alvo
said-choices-group = Em um ⟨Group⟩
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
said-ambushes-full-hint = ⟨Preemptive Round⟩, todos com ⟨Unaware⟩
said-ambushes-partial = Alguns estão alertas
said-ambushes-partial-hint = ⟨Preemptive Round⟩, os outros com ⟨Unaware⟩
said-ambushes-alert = A maioria está alerta, mas tarde demais
said-ambushes-alert-hint = ⟨Preemptive Round⟩
said-ambushes-none = Todos estão alertas
said-ambushes-none-hint = batalha comum
said-labels-alert = Quem está alerta
said-labels-harms = Causa dano
said-labels-right_face = Frente da direita
said-labels-ambushers = Quem embosca
said-labels-result = Resultado
said-labels-in_time = Ainda dá tempo de golpear
said-labels-pull = Conter o golpe
said-labels-let_go = Quem deixa ir
said-labels-where_to = Para onde
said-labels-encircled = Lado cercado
said-effects-lift = cura
said-effects-revive = reanimação
said-effects-actions = mais ⟨Actions⟩

## What dice are for

die-acc = ⟨ACC⟩
die-arm = ⟨ARM⟩
die-confuse = confusão
die-eva = ⟨EVA⟩
die-marm = ⟨M. ARM⟩
die-reflect = em quem reflete
die-retarget = novo alvo
die-revive = reanimação
die-scavenge = vasculhar
die-spd = ⟨SPD⟩
die-target = alvo
die-tie = empate
die-another_tie = outro empate

## Glosses: what the terms of the system mean

gloss-status-condemned = Quando o prazo chega a 0, fica com 0 ⟨HP⟩, não importam ⟨HP⟩ nem ⟨ARM⟩.
gloss-status-frozen = Perde os turnos e não reage; se sofre dano físico, mesmo que 0, fica com 0 ⟨HP⟩. O fogo descongela.
gloss-status-heat = Ao tentar qualquer ⟨Action⟩, ⟨Zero Action⟩ ou ⟨Reaction⟩, fica com 0 ⟨HP⟩ antes de fazê-la. O gelo encerra.
gloss-status-berserk = Tem de atacar o inimigo mais próximo, com + { $berserk_percent }% de dano.
gloss-status-charm = Quem lançou o encanto escolhe o que faz; sem ninguém que mande, ataca ao acaso alguém do seu lado. Dano físico encerra.
gloss-status-confuse = Um d8 diz o que faz. Dano físico encerra.
gloss-status-control = Quem manda escolhe o que faz; termina quando quem manda cai ou sai.
gloss-status-unaware = O próximo dano físico é × 2 depois de ⟨ARM⟩; perde o próximo turno e não pode se opor a uma fuga.
gloss-status-poison = ⟨Status Phase⟩: − { $poison_percent }% dos ⟨HP⟩ atuais.
gloss-status-venom = ⟨Status Phase⟩: − { $venom_percent }% dos ⟨HP⟩ máximos e dos ⟨MP⟩ máximos.
gloss-status-blind = ⟨ACC⟩ − 50% e sem ⟨Critical Hits⟩; ⟨Abilities⟩ com dano de arma acertam com 75 fixo.
gloss-status-curse = Sem ⟨Abilities⟩ do tipo ⟨Slow⟩ ou ⟨Fast⟩; valores de ⟨VIT⟩, ⟨SPR⟩ e ⟨MAG⟩ − 50%.
gloss-status-petrify = Quando o prazo chega a 0: ⟨Stone⟩.
gloss-status-silence = Sem ⟨Spells⟩; valores para falar − 50%.
gloss-status-sleep = Perde os turnos e não reage; a ⟨EVA⟩ passa a 0. Dano físico acorda.
gloss-status-stone = Perde os turnos e não reage; todo dano é 0 e nada faz efeito. Continua mesmo se cair.
gloss-status-disable = Sem ⟨Actions⟩ de ⟨Attack⟩, ⟨Item⟩ ou ⟨Defense⟩; valores de ⟨STR⟩, ⟨AGI⟩ e ⟨SPD⟩ − 50%.
gloss-status-immobilize = Não se move, não foge nem se opõe a uma fuga; ⟨EVA⟩ − 50%.
gloss-status-sap = ⟨Status Phase⟩: − { $sap_each } ⟨HP⟩ por ponto da ⟨Initiative⟩ desta rodada.
gloss-status-slow = ⟨Initiative⟩ pela metade; valores de velocidade e de movimento − 50%.
gloss-status-stop = Sem ⟨Initiative⟩, turno ou ⟨Reaction⟩; os outros prazos e a ⟨Status Phase⟩ não o afetam.
gloss-status-mini = ⟨ARM⟩ e ⟨M. ARM⟩ − 50%; o dano físico que causa é 1.
gloss-status-toad = ⟨ARM⟩ e ⟨M. ARM⟩ − 50%; seu ataque causa 1; nenhuma ⟨Ability⟩ além do próprio ⟨Toad⟩.
gloss-status-zombie = A cura lhe causa dano, reviver pode ser sua morte e as drenagens se invertem; imune a ⟨Death⟩ e ⟨Condemned⟩.
gloss-status-agility_down = ⟨EVA⟩, ⟨ACC⟩ e o valor de ⟨AGI⟩ − 25%.
gloss-status-agility_break = ⟨EVA⟩, ⟨ACC⟩ e o valor de ⟨AGI⟩ − 50%.
gloss-status-armor_down = ⟨ARM⟩ − 25%.
gloss-status-armor_break = ⟨ARM⟩ − 50%.
gloss-status-magic_down = Dano mágico que causa − 25%.
gloss-status-magic_break = Dano mágico que causa − 50%.
gloss-status-mental_down = ⟨M. ARM⟩ e o valor de ⟨MAG⟩ − 25%.
gloss-status-mental_break = ⟨M. ARM⟩ e o valor de ⟨MAG⟩ − 50%.
gloss-status-power_down = Dano físico que causa e valor de ⟨STR⟩ − 25%.
gloss-status-power_break = Dano físico que causa e valor de ⟨STR⟩ − 50%.
gloss-status-spirit_down = ⟨M. EVA⟩, ⟨M. ACC⟩ e o valor de ⟨SPR⟩ − 25%.
gloss-status-spirit_break = ⟨M. EVA⟩, ⟨M. ACC⟩ e o valor de ⟨SPR⟩ − 50%.
gloss-status-element_weak = Fraco contra um elemento.
gloss-status-lock = ⟨EVA⟩ e ⟨M. EVA⟩ − 20.
gloss-status-meltdown = ⟨ARM⟩ e ⟨M. ARM⟩ passam a 0; valor de ⟨VIT⟩ − 25%.
gloss-status-element_resist = Resistente a um elemento.
gloss-status-element_immune = Imune a um elemento.
gloss-status-element_absorb = Absorve um elemento.
gloss-status-element_spikes = Quem o acerta corpo a corpo sofre { $spikes_times } × ⟨MAG⟩ de um elemento.
gloss-status-protect = O dano físico, e todo o que ⟨ARM⟩ reduz, cai à metade depois de ⟨ARM⟩.
gloss-status-reflect = Os ⟨Spells⟩ refletem em um inimigo seu ao acaso.
gloss-status-resist = Imune às sete categorias nocivas.
gloss-status-shell = O dano mágico cai à metade depois de ⟨M. ARM⟩.
gloss-status-shield = Retira tudo o que está nele; depois, nem dano, nem cura, nem condições.
gloss-status-status_immune = Imune às condições e categorias citadas.
gloss-status-wall = O dano físico, e todo o que ⟨ARM⟩ reduz, é 0 depois de ⟨ARM⟩.
gloss-status-accelerate = Move-se o dobro; valor de ⟨SPD⟩ + 25%.
gloss-status-accuracy_up = ⟨ACC⟩ passa a 255.
gloss-status-agility_up = ⟨EVA⟩, ⟨ACC⟩ e o valor de ⟨AGI⟩ + 25%.
gloss-status-armor_up = ⟨ARM⟩ + 25%.
gloss-status-aura = O ⟨Charge Time⟩ de ⟨Abilities⟩ e ⟨Spells⟩ cai à metade.
gloss-status-blink = ⟨EVA⟩ + 20.
gloss-status-critical_up = A margem dos ⟨Critical Hits⟩ dobra.
gloss-status-flight = Nenhum terreno atrapalha; fora do alcance do corpo a corpo e do que vai pelo chão.
gloss-status-float = Nenhum terreno atrapalha, mas sem ⟨Full-Move⟩; fora do alcance do que vai pelo chão.
gloss-status-haste = ⟨Initiative⟩ × 2; valor de ⟨SPD⟩ + 50%.
gloss-status-magic_up = Dano mágico que causa + 25%.
gloss-status-mental_up = ⟨M. ARM⟩ e o valor de ⟨MAG⟩ + 25%.
gloss-status-mp_half = Custo em ⟨MP⟩ dos ⟨Spells⟩ − 50%, arredondado para cima.
gloss-status-mp_quarter = Custo em ⟨MP⟩ dos ⟨Spells⟩ − 25%, arredondado para cima.
gloss-status-power_up = Dano físico que causa e valor de ⟨STR⟩ + 25%.
gloss-status-quick = Mais { $quick_actions ->
    [2] duas
   *[other] { $quick_actions }
} ⟨Actions⟩ na hora e sem ⟨Charge Time⟩; depois, sua contagem é 0.
gloss-status-regen = ⟨Status Phase⟩: + { $regen_percent }% dos ⟨HP⟩ máximos.
gloss-status-reraise = Se cair, levanta na hora com { $reraise_percent }% dos ⟨HP⟩ máximos.
gloss-status-ruse = ⟨EVA⟩ + 40.
gloss-status-spirit_up = ⟨M. EVA⟩, ⟨M. ACC⟩ e o valor de ⟨SPR⟩ + 25%.
gloss-status-vanish = Não pode ser alvo, nem escolhido nem sorteado; dano encerra; furtividade + 50%.
gloss-status-hidden = Fora de vista: ninguém pode tomar como alvo, nem por escolha nem por sorteio, até que saia.

gloss-action-attack = Golpear com a arma que está na mão.
gloss-action-cast = Usar um ⟨Spell⟩ ou uma ⟨Magic Ability⟩.
gloss-action-use_ability = Usar uma ⟨Ability⟩ lenta ou rápida.
gloss-action-use_item = Gastar um ⟨Item⟩ em um alvo válido.
gloss-action-defend = Abrir mão da primeira ⟨Action⟩: o dano cai à metade depois de ⟨ARM⟩ até a próxima.
gloss-action-wait = Adiar o turno alguns ticks.
gloss-action-move = Mover-se livremente, antes ou depois de uma ⟨Action⟩, também em partes.
gloss-action-full_move = Gastar uma ⟨Action⟩ só para se mover: ⟨SPD⟩ × 2 metros.
gloss-action-trigger = Uma tarefa no ambiente, com ou sem ⟨Task Check⟩.
gloss-action-flee = Declara-se na ⟨Initiative Phase⟩; no turno, teste oposto de ⟨SPD⟩ contra todos os que queiram segurar você.
gloss-action-zero = Um grito, um gesto, uma coisinha.
gloss-action-equip = Empunhar uma arma ou escudo; o que estava na mão volta ao ⟨Inventory⟩.
gloss-action-unequip = Devolver ao ⟨Inventory⟩ o que está na mão, ou largar.
gloss-action-drop = Jogar fora um ⟨Item⟩, ou equipamento que não está na mão.
gloss-action-face = Virar-se em um ⟨Pincer Attack⟩, antes de tudo no turno.
gloss-action-abort = Interromper o que está carregando; ⟨MP⟩ e ticks ficam gastos.
gloss-action-forced = O que ⟨Confuse⟩, ⟨Charm⟩ ou ⟨Berserk⟩ o obriga a fazer.
gloss-action-pass = Abrir mão das ⟨Actions⟩ que restam.
gloss-action-pincer = O lado de quem age cerca outro: todos recebem uma direção (Mestre).
gloss-action-ambush = Um lado ataca antes que o outro esteja pronto: ⟨Stealth⟩ contra ⟨Awareness⟩, ou a palavra do mestre.

gloss-field-die = quanto maior o objeto, maior o dado
gloss-field-range = com que se golpeia, ou que se arremessa
gloss-field-forced-targets = para ⟨Berserk⟩: os inimigos mais próximos
gloss-field-pincer-targets = quem está nela, ou olha para a direita
gloss-field-pull = dano { $pulled_percent }%
gloss-field-ammo = uma unidade por arma, gasta acertando ou não
gloss-field-name = é recolhido
gloss-field-acc = da ⟨Skill⟩ adequada
gloss-field-reach = em metros
gloss-field-status = 30 fixo, por 2 rodadas
gloss-field-modifier = modificador de circunstância
gloss-field-modifiers = só para este alvo
gloss-field-as = voltá-lo contra um ⟨Group⟩: { $split_percent }%
gloss-field-element = para condições de um elemento
gloss-field-weapon = cujo dano causa; o da primeira se não se escolher outra
gloss-field-distance = { gloss-field-reach }
gloss-field-to = no tabuleiro
gloss-field-roll = desligado: sem ⟨Task Check⟩
gloss-field-rating = um ⟨Attribute⟩ ou uma ⟨Skill⟩
gloss-field-uses = o que algumas condições podem impedir
gloss-field-ct = ⟨Charge Time⟩ em ticks
gloss-field-waive = inimigos que não se importam
gloss-field-by = O lado que fica à espreita.
gloss-field-result = Deixado em aberto, decidem os dados: ⟨Stealth⟩ contra ⟨Awareness⟩.
gloss-field-alert = Estes não estão desprevenidos.
gloss-field-time = Quando a maioria das vítimas está alerta: se os emboscadores chegam antes que reajam.
gloss-field-check = A de quem embosca e a das vítimas, nessa ordem.

gloss-sheet-figures-hp = pontos de vida máximos
gloss-sheet-mp = pontos de magia máximos
gloss-sheet-costly-mp = o que custa
gloss-sheet-spd = Velocidade: ⟨Initiative⟩, empates, metros de movimento
gloss-sheet-figures-kind = o que 0 ⟨HP⟩ significa, quem divide os espólios
gloss-sheet-str = Força
gloss-sheet-vit = Vitalidade
gloss-sheet-agi = Agilidade
gloss-sheet-mag = Magia
gloss-sheet-spr = Espírito
gloss-sheet-acc = precisão com a arma habitual
gloss-sheet-weapon-acc = com esta arma; vazio: a da ficha
gloss-sheet-macc = precisão mágica
gloss-sheet-figures-eva = evasão
gloss-sheet-figures-meva = evasão mágica
gloss-sheet-figures-arm = armadura
gloss-sheet-figures-marm = armadura mágica
gloss-sheet-dex = destreza
gloss-sheet-mnd = mente
gloss-sheet-brawl_acc = ⟨ACC⟩ de mãos nuas; vazio: ⟨ACC⟩
gloss-sheet-two_weapons_acc = ⟨ACC⟩ do golpe com a mão inábil; vazio: não tem a ⟨Skill⟩
gloss-sheet-crit = rolagem mais alta que conta; 0: nunca
gloss-sheet-weapon-crit = rolagem mais alta que conta; vazio: a da ficha
gloss-sheet-init_bonus = do equipamento
gloss-sheet-ratings = de ⟨Skills⟩ e ⟨Attributes⟩, para os ⟨Task Checks⟩
gloss-sheet-elements = fraqueza, resistência, imunidade, absorção
gloss-sheet-enhance = % somado ao dano desse elemento
gloss-sheet-immune = condições, categorias, death, eject, gravity, near_fatal
gloss-sheet-auto_status = condições que voltam sozinhas
gloss-sheet-group = formação dentro do lado
gloss-sheet-at_zero = PCs caem inconscientes e os outros morrem, a menos que se diga aqui
gloss-sheet-combat_reflexes = nunca cai em emboscada, imune a ⟨Unaware⟩
gloss-sheet-move_water = age livremente na água
gloss-sheet-figures-tier = de quem não tem armas, para armas improvisadas
gloss-sheet-xp = por vencê-lo
gloss-sheet-gil = { gloss-sheet-xp }
gloss-sheet-weapons = e ataques naturais
gloss-sheet-abilities = e ⟨Spells⟩
gloss-sheet-items = no ⟨Inventory⟩
gloss-sheet-reactions = ataques a quem ataca
gloss-sheet-forms = assumidas em ordem ao chegar a 0 ⟨HP⟩
gloss-sheet-initiative_stop = o combate para na ⟨Initiative Phase⟩
gloss-sheet-group_initiative = inimigos de um ⟨Group⟩ ou tipo rolam ⟨Initiative⟩ uma vez
gloss-sheet-status_order = se os prazos ou os efeitos vêm antes
gloss-sheet-opposed = comparados pela margem, ou pela rolagem mais alta com sucesso
gloss-sheet-rule_of_10 = com ⟨CoS⟩ de 10 ou menos não há ⟨Critical Hits⟩
gloss-sheet-task_botch = rolagem mais baixa que é falha crítica em um ⟨Task Check⟩
gloss-sheet-damage_cap = máximo que um golpe tira; vazio: sem limite
gloss-sheet-ejected_share = % do ⟨XP⟩ e do Gil deles
gloss-sheet-fled_share = { gloss-sheet-ejected_share }
gloss-sheet-scavenge = quem precisa achar Gil e ⟨Items⟩; vazio: ninguém
gloss-sheet-ranges = as distâncias no tabuleiro contam
gloss-sheet-chance = em %
gloss-sheet-id = nome curto para roteiros
gloss-sheet-name = como é mostrado; vazio: o id
gloss-sheet-form-name = da encarnação
gloss-sheet-skill = para o registro
gloss-sheet-scale = vezes o ⟨Attribute⟩
gloss-sheet-die = como d6 ou 2d8
gloss-sheet-heal-die = como d8 ou 3d8
gloss-sheet-bonus = dano fixo
gloss-sheet-heal-bonus = fixo
gloss-sheet-type = ⟨Physical⟩ ou ⟨Magical⟩
gloss-sheet-costly-type = ⟨Fast⟩, ⟨Slow⟩ ou ⟨Magic⟩
gloss-sheet-item-type = da munição
gloss-sheet-damage-type = ⟨Physical⟩ ou ⟨Magical⟩; ⟨Spells⟩, se nada for dito, ⟨Magical⟩
gloss-sheet-item-element = { gloss-sheet-item-type }
gloss-sheet-defence = ⟨ARM⟩, ⟨M. ARM⟩ ou nada
gloss-sheet-pierce = parte de ⟨ARM⟩ ignorada, em %
gloss-sheet-percent = { gloss-sheet-chance }
gloss-sheet-item-percent = da munição, em %
gloss-sheet-damage-percent = do dano da arma, em %
gloss-sheet-pool = ⟨HP⟩ ou ⟨MP⟩
gloss-sheet-drain = parte do dano recuperada, em %
gloss-sheet-damage-drain = parte do dano que quem usa recupera, em %
gloss-sheet-reach = em metros; corpo a corpo 3, à distância 15
gloss-sheet-target = quem um golpe atinge
gloss-sheet-usable-target = quem alcança
gloss-sheet-hand = que a segura
gloss-sheet-equipped = no começo; vazio: enquanto a mão estiver livre
gloss-sheet-ammo = o tipo que usa
gloss-sheet-item-ammo = seu tipo; vazio: um tipo próprio
gloss-sheet-ct = { gloss-field-ct }
gloss-sheet-hit = auto, ou sua própria chance de acertar
gloss-sheet-reflect = se ⟨Reflect⟩ o devolve; ⟨Spells⟩: sim
gloss-sheet-ground = sem efeito em ⟨Float⟩ e ⟨Flight⟩
gloss-sheet-trigger = o que a dispara
gloss-sheet-cos = vazio: sempre
gloss-sheet-effect-cos = sua própria chance de sucesso
gloss-sheet-effect-status = condição que põe
gloss-sheet-timer = em rodadas; vazio: até ser retirada
gloss-sheet-params = da condição, como seu elemento
gloss-sheet-auto_status-params = como seu elemento
gloss-sheet-lift = condições, categorias, dispel, debarrier, esuna
gloss-sheet-revive = só os caídos
gloss-sheet-death = 0 ⟨HP⟩
gloss-sheet-near_fatal = os ⟨HP⟩ passam a 1
gloss-sheet-hp_share = parte dos ⟨HP⟩ atuais perdida, em %
gloss-sheet-eject = deixa o combate
gloss-sheet-delay = parte da contagem perdida, em %
gloss-sheet-actions = mais ⟨Actions⟩ normais no turno
gloss-sheet-weapon = uma parte do dano próprio da arma
gloss-sheet-pct = do máximo, em %
gloss-sheet-flat = uma chance que nada muda
gloss-sheet-stat = estatística de quem usa
gloss-sheet-mod = somado a ela
gloss-sheet-vs = estatística do alvo que se subtrai
gloss-sheet-amount = em vez de um código de dano
gloss-sheet-full = até o máximo

gloss-pool-hp = pontos de vida
gloss-pool-mp = pontos de magia

gloss-gain-xp = Pontos de experiência
gloss-gain-gil = Dinheiro

gloss-cells-range = o que sua ⟨Weapon⟩ em mãos alcança, onde se olham as distâncias
gloss-cells-threat = o que as ⟨Weapons⟩ em mãos dos adversários alcançam, onde se olham as distâncias

gloss-chip-charging = o tick em que faz efeito, ou + os ticks que passam para a próxima rodada
gloss-chip-defending = o dano cai à metade depois de ⟨ARM⟩
gloss-chip-fleeing = declarou uma fuga
gloss-chip-extreme = age de novo { $extreme_above } ticks depois
gloss-chip-facing = em um ⟨Pincer Attack⟩

## Groups of fields

group-attributes = atributos
group-pools = reservas
group-reward = recompensa
group-statistics = estatísticas

## Words that sheets and statuses choose among

value-auto = automático
value-deadline = limite
value-effects_first = primeiro os efeitos
value-element = elemento
value-high_success = o sucesso mais alto
value-hold = resistir
value-margin = margem
value-of = contra
value-timers_first = primeiro os prazos
pair-elements = { $kind ->
    [absorb] { $value } de { $name }
   *[other] { $value } a { $name }
}
moment-came = quando chega, também pela segunda vez
moment-ended_by_another = quando outro igual o encerrou
moment-status_phase = na ⟨Status Phase⟩
moment-loss = quando quem o tem perdeu ⟨HP⟩
moment-blow = quando quem o tem perdeu ⟨HP⟩ por um golpe físico
moment-fire = quando quem o tem perdeu ⟨HP⟩ por fogo
moment-ice = quando quem o tem perdeu ⟨HP⟩ por gelo
number-initiative = ⟨Initiative⟩
number-dealt_physical = dano físico que causa
number-dealt_magical = dano mágico que causa
number-mp_cost = custo em ⟨MP⟩ das magias
number-metres = metros de movimento
number-struck = dano físico que sofre
number-lost_to_arm = dano sofrido que ⟨ARM⟩ reduz
number-lost_to_marm = dano sofrido que ⟨M. ARM⟩ reduz
number-dealt_in_all = total do seu dano físico
number-dealt_by_attack = total do seu ⟨Attack⟩
number-ct = ⟨Charge Time⟩
number-crit = faixa de crítico
number-weapon_cos = chance das habilidades com dano de arma
