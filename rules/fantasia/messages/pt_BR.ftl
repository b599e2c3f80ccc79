## The system in one line

about = Ações rápidas e lentas, elementos, reações

## Facts

round = Rodada { $round } ({ $seconds } s)
ruling-surprise-full = { $gm }: ninguém percebe quem se aproxima
ruling-surprise-none = { $gm }: a aproximação é percebida, não há surpresa
phase-surprise = Ataque surpresa
phase-initiative = Iniciativa
phase-declaration = Declarações
phase-action = Turnos
initiative = { $actor } rola iniciativa: { $total } { $agi_ }{ $init_ } = { $value }
initiative-group = { $actor }, iniciativa do grupo: { $total } { $agi_ }{ $init_ } = { $value }
initiative-side = Iniciativa ({ $side }): { $value }
turn-skipped = { $actor } perde o turno ({ $why_ })
turn-down = { $actor } continua inconsciente (turnos antes de morrer: { $left })
skip-unconscious = inconsciente
attack-hit = { $actor } ataca { $target }: { $total } contra { $stat } { $against }, acerta
attack-miss = { $actor } ataca { $target }: { $total } contra { $stat } { $against }, erra
attack-critical = { $actor } ataca { $target }: { $natural_ } natural, crítico!
attack-fumble = { $actor } ataca { $target }: { $natural_ } natural, erra
attack-sure = { $actor } ataca { $target }: acerta sem rolar
spell-hit = { $with_ } em { $target }: { $total } contra { $stat } { $against }, acerta
spell-miss = { $with_ } em { $target }: { $total } contra { $stat } { $against }, erra
spell-critical = { $with_ } em { $target }: { $natural_ } natural, crítico!
spell-fumble = { $with_ } em { $target }: { $natural_ } natural, erra
cast = { $actor } usa { $with_ } em { $targets_ }
fumble-1 = Falha crítica: { $actor } deixa a arma cair
fumble-2 = Falha crítica: { $actor } escorrega e fica no chão
fumble-3 = Falha crítica: { $actor } se desequilibra (DE −3, DM −3)
fumble-4 = Falha crítica: { $actor } abre a guarda a um ataque gratuito
fumble-5 = Falha crítica: { $actor } se fere com a própria arma
fumble-6 = Falha crítica: { $actor } acerta alguém do seu lado
fumble-other = Falha crítica: o que acontece com { $actor } é o mestre quem conta
fumble-1-told = { $actor } deixa a arma cair
fumble-2-told = { $actor } escorrega e fica no chão
fumble-3-told = { $actor } se desequilibra
fumble-4-told = { $actor } abre a guarda a um ataque gratuito
fumble-5-told = { $actor } se fere com a própria arma
fumble-6-told = { $actor } acerta alguém do seu lado
fumble-other-told = O que acontece com { $actor } é o mestre quem conta
roll-success = { $actor }, { $what }: { $total } contra { $against }, consegue
roll-failure = { $actor }, { $what }: { $total } contra { $against }, falha
roll-unseen = { $actor }, { $what }: não vê, falha
roll-stealth = { $actor } se aproxima em silêncio: { $total }
roll-watch = { $actor } fica de vigia: { $total }
what-concentration = Concentração
what-berserk = acalmar-se
what-jump = Salto
what-check = Teste
what-grapple = Agarrão
what-escape = Soltar-se
opposed-success = { $actor } contra { $target }, { $what }: { $own } a { $theirs }, { $actor } vence
opposed-failure = { $actor } contra { $target }, { $what }: { $own } a { $theirs }, { $target } resiste
damage = { $actor } sofre { $amount } de dano{ $type_ } (PV { $from_ } → { $to })
damage-pm = { $actor } perde { $amount } PM ({ $from_ } → { $to })
condition = { $actor }: { $status }{ $timer_ }
heal = { $actor } recupera { $amount } PV ({ $from_ } → { $to })
heal-pm = { $actor } recupera { $amount } PM ({ $from_ } → { $to })
spend-pool = { $actor } gasta { $amount } { $pool }
spend-thing = { $to ->
    [1] { $actor }: { $with_ }, resta { $to }
   *[other] { $actor }: { $with_ }, restam { $to }
}
lift = { $actor }: fim de { $status } ({ $why_ })
acted-grapple = agarra { $target }
immune-status = { $actor } é imune a { $status }
immune-element = { $actor } é imune a { $element }
reflect = O Espelho devolve { $with_ } a { $to_ }
interrupt = A ação de { $actor } se interrompe ({ $why_ })
fall = { $actor } cai inconsciente (turnos antes de morrer: { $counter })
fall-told = { $actor } cai inconsciente
fall-faint = { $actor } desmaia de febre
stone = { $actor } vira uma estátua de pedra
wake = { $actor } acorda
die = { $actor } morre
move = { $actor } se move { $distance } m
move-cells = { $actor } se move { $distance } m, até { $to_ }
move-placed = { $actor } está agora em { $to_ }
order-join-after = { $actor } age depois de { $after_ }
order-join-after-later = { $actor } age depois de { $after_ }, a partir da rodada seguinte
order-join-first = { $actor } age antes dos demais
order-join-first-later = { $actor } age antes dos demais, a partir da rodada seguinte
order-resume = { $actor } toma o turno que adiou
order-take_turn = { $actor } toma o turno antes de { $before_ }
order = { $actor } muda de lugar na ordem
order-resume-told = { order-resume }
order-take_turn-told = { order-take_turn }
wait = { $actor } adia o turno
ready = { $actor } prepara: { $action } { $on_ }
ready-told = { $actor } prepara { $action } { $on_ }
on-attack = (quando alguém atacar)
on-cast = (quando alguém lançar uma habilidade)
on-item = (quando alguém usar um item)
on-move = (quando alguém se mover)
on-manual = (quando quiser)
on-attack-of = (quando { $who } atacar)
on-cast-of = (quando { $who } lançar uma habilidade)
on-item-of = (quando { $who } usar um item)
on-move-of = (quando { $who } se mover)
react = { $actor } reage fora do turno
countdown-left = { $left ->
    [one] { $name }: falta { $time_ }
   *[other] { $name }: faltam { $time_ }
}
forced = Confusão de { $actor } ({ $face }): { $action }
forced-told = { $actor } não distingue ninguém e { $action }
forced-attack = ataca os seus
forced-ability = usa uma habilidade
forced-no_ability = não pode usar nenhuma habilidade e ataca os seus
rest = { $actor } descansa { $hours } h
note-readied_lost = { $actor } perde a ação preparada sem usá-la
note-readied_impossible = A ação preparada de { $actor } não é mais possível e se perde
note-other = { $actor }: { $text }
note-other-none = { $actor } faz outra coisa
note-charm = { $actor } obedece e protege { $source }, e decide quem joga com { $source }
note-charm-bare = { $actor } obedece e protege quem lançou o encanto, e decide quem joga com essa pessoa
note-charm-told = { $actor } agora obedece a { $source }
note-charm-told-bare = { $actor } agora obedece a quem lançou o encanto
note-float = { $actor } flutua: um vento forte o leva, e só sobre chão firme
note-float-told = { $actor } flutua
note-zombie = { $actor } agora é zumbi: o mestre decide
note-zombie-told = { $actor } agora é zumbi
spoils = Experiência: { $pex } PEX, { $each } por cabeça
why-expired = esgotado
why-lifted = o mestre
why-cured = pela cura
why-cancelled = cancelado
why-turn = começa o turno
why-attacked = por um ataque de quem lançou o encanto
why-released = sem ninguém que segure
why-escaped = solta-se
why-too_big = grande demais
why-stood = levanta-se
why-fire = fogo
why-water = água ou gelo
why-magic = magia
why-revive = ao reviver
why-end = o combate acabou
why-fall = pela queda
why-damage = por dano
why-reaction = não pode mais agir
why-concentration = concentração perdida
of_element = de { $element }
element-fire = ⟨Fuego⟩
element-ice = ⟨Hielo⟩
element-earth = ⟨Tierra⟩
element-water = ⟨Agua⟩
element-dark = ⟨Oscuridad⟩
element-light = ⟨Luz⟩
element-electric = ⟨Electricidad⟩
element-gravity = ⟨Gravedad⟩
element-poison = ⟨Veneno⟩
element-wind = ⟨Aire⟩

## Refusals

refused-out_of_range = { $reason ->
    [far] { $target } está fora de alcance: a { $distance } m, com alcance de { $most } m.
   *[other] { $target } está fora de alcance.
}
refused-extra_single = A ação extra não permite ataque múltiplo.
refused-nothing_readied = { $actor } não tem nada preparado.
refused-no_reaction_left = { $own ->
    [yes] É o turno de { $actor }: só se reage fora do próprio turno.
   *[other] { $actor } não tem mais reação.
}
refused-not_a_reaction = Isso não é uma reação.
refused-wrong_initiative = Isso não é possível com este tipo de iniciativa.
refused-wrong_phase = Isso não é possível agora.
refused-already_acted = Isso tem de ser a primeira coisa do turno.
refused-weapon_dropped = Essa arma está no chão.
refused-not_dropped = Essa arma não está no chão.
refused-already_loaded = Essa arma já está carregada.
refused-armor_forbids = { $actor } não pode lançar isso com ⟨Protecciones⟩ ⟨Pesadas⟩.
refused-armor_forbids-bare = A armadura vestida não deixa.
refused-no_item_left = Não resta nenhum.
refused-not_prone = { $actor } não está no chão.
refused-not_grabbed = Ninguém está segurando { $actor }.
refused-not_grabbed-bare = Ali ninguém agarra ninguém.
refused-not_waiting = { $actor } não está adiando o turno.
refused-not_adjacent = O caminho pula casas.
refused-no_path = Não há caminho até lá.
refused-off_board = Isso fica fora do tabuleiro.
refused-no_board = Este combate não tem tabuleiro.
refused-not_on_board = { $actor } não está no tabuleiro.
refused-cell_blocked = Essa casa está bloqueada.
refused-cell_occupied = Já há alguém ali.

## Questions

question-use_ready = { $target } vai agir ({ $deed }): usar o que foi preparado ({ $readied })? { $lost } não é possível agora: ficaria sem efeito.
question-use_ready-bare = { $target } vai agir ({ $deed }): usar o que foi preparado ({ $readied })?
question-use_reaction = { $target } vai agir ({ $deed }): reagir com { $ability }?
question-opposed_attr = { $target } soma { $own }: com que atributo resiste? O empate basta.
question-fumble = Falha crítica de { $whose }: o que acontece? Impossível agora (contaria como 3): { $cannot }
question-fumble-bare = Falha crítica de { $whose }: o que acontece?
question-free_attack = { $target } baixa a guarda: ataque grátis?
question-which_ally = Quem do seu lado leva o golpe?
question-critical_target = Crítico: quem sofre { $times } vezes o dano?
question-critical_target-bare = Crítico: quem recebe o dobro do dano?
question-side_tie = Os lados empatam: e agora?

## Answers

answer-fumble-1 = Solta a arma
answer-fumble-2 = Cai no chão
answer-fumble-3 = DE −3 e DM −3
answer-fumble-4 = Ataque grátis do inimigo
answer-fumble-5 = Fere-se com a própria arma
answer-fumble-6 = Atinge alguém do seu lado
answer-fumble-other = Outra coisa, que o mestre conta
answer-side_tie-reroll = Rolar de novo
answer-side_tie-interleave = Alternar turnos
answer-opposed_attr-fue = FOR
answer-opposed_attr-agi = AGI
answer-free_attack-attack = Atacar
answer-free_attack-none = Não atacar
answer-use_ready-use = Usar
answer-use_ready-none = Guardar
answer-use_reaction-use = Reagir
answer-use_reaction-none = Não reagir

## Options of the fight

option-initiative-individual = Cada um rola sua iniciativa
option-initiative-group = Os inimigos rolam iniciativa por grupos
option-initiative-side = Cada lado rola uma iniciativa
option-order_by_kind-on = Os de um lado agem por tipo de ação
option-order_by_kind-off = Os de um lado agem na ordem que quiserem
option-fumble-roll = Um dado diz o que faz uma falha crítica
option-fumble-choose = O mestre diz o que faz uma falha crítica
option-same_attribute-best_each = De várias magias num atributo contam o melhor bônus e a pior penalidade
option-same_attribute-best_only = De várias magias num atributo só conta a mais forte
option-opposites-on = Afinidade com um elemento é fraqueza ao oposto
option-opposites-off = Afinidade com um elemento não diz nada do oposto
option-miniatures-on = Valem as regras de tabuleiro e miniaturas
option-miniatures-off = O tabuleiro é só um desenho
option-foes_die_at_zero-on = Quem não é do grupo morre com 0 PV
option-foes_die_at_zero-off = Os inimigos caem inconscientes com 0 PV
figure-critical_from = Um golpe é crítico a partir de um natural de
figure-critical_times = Dano de um crítico
figure-fumble_to = Há falha crítica até um natural de
figure-helpless_times = Dano contra quem não pode se defender
figure-eased_over = Dano do que encerra um estado, e de uma queda amortecida
figure-weakness_times = Dano contra uma fraqueza
figure-resistance_over = Dano contra uma resistência
figure-counter = Pontos de distância da morte com 0 PV
figure-prone_close = Ao atacar corpo a corpo quem está no chão
figure-prone_far = Ao atacar à distância quem está no chão
figure-prone_attacker = Ao atacar do chão
figure-behind_bonus = Ao atacar por trás ou de cima
figure-jump_times = Dificuldade de um salto em distância, em metros
figure-high_jump_times = Dificuldade de um salto em altura, em metros
figure-concentration = Dificuldade da concentração
figure-concentration_more = E mais por cada teste seguinte
figure-berserk_check = Dificuldade de sair bem de Berserk
figure-mirror_levels = Níveis com que uma magia atravessa um espelho
figure-float_weight = Peso que flutua, além dos níveis
figure-rest_hours = Descanso que devolve tudo
figure-round_seconds = Uma rodada dura

## Said before an action is done

said-suggested = Os números são sugestões deste programa, onde as regras não os dão; as tabelas do jogo não estão nele.
said-costs-normal = ação normal
said-costs-movement = movimento
said-costs-either = ação normal ou movimento
said-slots-normal = ação normal
said-slots-move = movimento
said-slots-extra = ação extra
said-sure = chance 100%
said-chance = chance { $percent }% (2d ≥ { $needed }, { $stat } { $against })
said-opposed = chance { $percent }% (2d{ $own } > 2d{ $theirs })
said-unnoticed = chance { $percent }% de que ninguém perceba
said-damage = dano { $dice } ≈ { $mean }
said-damage_times = dano ({ $dice }) × { $factor } ≈ { $mean }
said-immune = imune a { $element }
said-affinity = Afinidade ({ $element }): recupera cerca de { $mean } PV
said-pm = { $pm } PM ({ $before } → { $after })
said-floating = { $status }: fora de alcance
said-mirrored = { $status } → { $name }
said-heals = +{ $dice } PV
said-heals_dice = +{ $dice } PV ≈ { $mean }
said-restores = +{ $dice } PM
said-restores_dice = +{ $dice } PM ≈ { $mean }
said-revives = desperta com { $pv } PV
said-cures = acaba com { $statuses }
said-puts_on = causa { $statuses }
said-nothing = sem efeito
said-readied = preparado: { $deed }
said-moment-attack = { $deed } (quando alguém atacar)
said-moment-cast = { $deed } (quando alguém lançar uma habilidade)
said-moment-item = { $deed } (quando alguém usar um item)
said-moment-move = { $deed } (quando alguém se mover)
said-moment-manual = { $deed } (quando quiser)
said-moment-attack-of = { $deed } (quando { $who } atacar)
said-moment-cast-of = { $deed } (quando { $who } lançar uma habilidade)
said-moment-item-of = { $deed } (quando { $who } usar um item)
said-moment-move-of = { $deed } (quando { $who } se mover)
said-behind = pelas costas
said-above = de cima
said-metres = ≤ { $most } m
said-cells = ≤ { $most } casas

## Faults of sheets, boards and files

fault-amount_empty = uma quantidade não pode ser vazia
fault-amount_unreadable = “{ $text }” não é uma quantidade: em “{ $rest }” não se entende nada. Escreve-se como 2d+1, ou meio para ½d
fault-amount_number = “{ $text }” tem um número grande demais
fault-amount_dice = “{ $text }” pede dados que não existem: de 1 a 99
fault-weapon_damage = “{ $text }”: só uma habilidade pode usar o dano da arma
fault-params = faltam detalhes a { $status }, ou não cabem estes
fault-same_row = dois destes têm o id { $id }
fault-fists = o id { $id } já está em uso: punhos todo mundo tem
fault-not_held = { $id } não é uma arma que se possa empunhar

## What dice are for

die-blink = segundo ataque por Cintilação
die-check = teste
die-concentration = concentração
die-confusion = Confusão: ímpar ataca, par usa uma habilidade
die-fall = queda
die-fumble = falha crítica
die-grapple = agarrão
die-heal_pm = PM recuperados
die-initiative_of_the_side = iniciativa do lado
die-tie_of_the_sides = empate dos lados
die-jump = salto
die-stealth = furtividade
die-watch = vigilância

## Glosses: what the terms of the system mean

gloss-status-amnesia = Não pode usar habilidade de nenhum tipo.
gloss-status-stun = Não pode agir.
gloss-status-berserk = FOR dobrada, um dado a mais de dano e sofre metade; só pode atacar, e tem de atacar.
gloss-status-blind = Não pode ver.
gloss-status-condemned = Cai inconsciente quando o prazo acaba.
gloss-status-confuse = Um dado no começo de cada turno decide o que faz contra os seus; dano encerra.
gloss-status-frozen = Sem defesa; a magia de fogo derrete o gelo.
gloss-status-meltdown = Move-se 1 metro, sofre o dobro de dano e se cura pela metade.
gloss-status-vanish = Não pode ser visto, até que uma magia o toque.
gloss-status-stop = Sem defesa.
gloss-status-charm = Obedece a quem lançou o encanto e não lhe fará mal.
gloss-status-reflect = A magia volta para quem a lançou.
gloss-status-fever = Desmaia depois de qualquer esforço ou dano; magia de água ou gelo alivia.
gloss-status-float = O que sacode o chão não o afeta; quedas ferem { $eased_over ->
    [2] metade
   *[other] ÷ { $eased_over }
}.
gloss-status-disable = Só pode se mover, uma vez por turno.
gloss-status-immobilize = Não pode sair do lugar.
gloss-status-slow = Uma ação por turno.
gloss-status-curse = Causa metade do dano.
gloss-status-maxi = Cresce: metade a mais de PV, e suas armas ferem metade a mais.
gloss-status-fear = AT, MA, DE e DM −2 contra quem teme.
gloss-status-mini = Encolhe: sofre o dobro de dano e suas armas causam um quarto.
gloss-status-death = Morre na hora.
gloss-status-blink = As rolagens contra sua DE são feitas duas vezes; vale a menor.
gloss-status-petrify = Vira pedra quando o prazo acaba.
gloss-status-haste = Uma ação a mais por turno.
gloss-status-regen = Recupera um dado de PV a cada turno.
gloss-status-silence = Nem magias nem poderes.
gloss-status-sleep = Dorme sem defesa, até sofrer dano.
gloss-status-imp = Nenhuma magia além da sua; causa um décimo do dano e sofre o dobro.
gloss-status-toad = Não pode atacar nem lançar magia além da sua; sofre o dobro; seu equipamento some.
gloss-status-pig = { gloss-status-toad }
gloss-status-old_age = FOR, AGI e VIT caem 1 a cada turno, até −3.
gloss-status-poison = Sofre dano no começo de cada turno.
gloss-status-zombie = A cura lhe causa dano; sem habilidades de profissão nem de tribo.
gloss-status-prone = Está no chão.
gloss-status-grabbed = Alguém agarra: não pode se afastar.
gloss-status-defending = Sofre metade do dano físico; sem reações.
gloss-status-off_balance = Perdeu o equilíbrio.
gloss-status-modifier = Um número mudado.

gloss-action-attack = Golpear com uma arma: 2d + AT contra DE
gloss-action-cast = Usar uma magia, poder, técnica ou habilidade
gloss-action-use_item = Gastar algo
gloss-action-move = Mover-se até MO metros
gloss-action-defend = DE +3 e metade do dano físico até o próximo turno
gloss-action-grapple = Segurar alguém: FOR ou AGI contra as de quem é o alvo
gloss-action-escape = Soltar-se: FOR ou AGI contra as de quem segura
gloss-action-ready = Guardar uma ação para a hora certa
gloss-action-react = Fazer o que está preparado, ou usar uma reação, fora do turno
gloss-action-wait = Adiar o turno
gloss-action-resume = Retomar o turno adiado
gloss-action-draw = Empunhar outra arma
gloss-action-pick_up = Pegar uma arma do chão
gloss-action-stand_up = Levantar-se do chão
gloss-action-reload = Carregar a arma de novo
gloss-action-jump = Saltar: 2d + AGI contra { $jump_times ->
    [2] o dobro dos
   *[other] { $jump_times } vezes os
} metros; para cima, { $high_jump_times ->
    [4] o quádruplo
   *[other] { $high_jump_times } vezes
}
gloss-action-check = 2d + um número contra outro
gloss-action-fall = Cair do alto: um dado vezes os metros
gloss-action-take_turn = Agir antes do companheiro da vez
gloss-action-rest = Descansar antes ou depois do combate
gloss-action-other = Qualquer outra coisa que o mestre permita
gloss-action-surprise = Alguns se aproximam às escondidas: furtividade ou AGI contra a MEN de quem vigia, ou a palavra do mestre

gloss-field-with = Arma
gloss-field-cast-with = Habilidade
gloss-field-use_item-with = Item
gloss-field-ready-with = Com quê
gloss-field-react-with = Reação; nenhuma: o que está preparado
gloss-field-reload-with = Arma; nenhuma: a que está na mão
gloss-field-targets = Alvo
gloss-field-ready-targets = Alvo; ninguém: quem a disparar
gloss-field-attr = Qual atributo usa; se não for dito, o maior
gloss-field-ready-attr = Atributo do teste
gloss-field-check-attr = O que é testado
gloss-field-modifier = Somado aos próprios 2d
gloss-field-pay = Qual das ações do turno paga por isso
gloss-field-willing = Quem deixa acontecer
gloss-field-unwilling = Aliados que resistem
gloss-field-mode = Escalar, rastejar e a furtividade reduzem à metade
gloss-field-to = Para onde
gloss-field-distance = Quanto
gloss-field-move-distance = Quanto; se não for dito, tudo
gloss-field-facing = Para onde olha depois; se não for dito, para onde foi
gloss-field-action = O que será feito
gloss-field-on = O que a dispara
gloss-field-watch = A ação de quem
gloss-field-difficulty = O número a alcançar
gloss-field-text = O que é
gloss-field-other-text = O que é feito
gloss-field-kind = Em distância ou em altura
gloss-field-against = Quem resiste, em vez de um número
gloss-field-against_attr = O que o outro usa; se não for dito, o mesmo
gloss-field-sight = Falha quem tem Cegueira
gloss-field-effort = Conta para Febre
gloss-field-free = Não custa ação
gloss-field-hours = Horas de descanso
gloss-field-interrupted = Se foi interrompido
gloss-field-percent = Parte recuperada por hora
gloss-field-cost = O que custa
gloss-field-by = Quem se aproxima às escondidas
gloss-field-result = A palavra do mestre; deixado em aberto, decidem os dados
gloss-field-watchers = Quem vigia

gloss-sheet-pv = Pontos de vida, máximo
gloss-sheet-de = Defesa, com o equipamento
gloss-sheet-dm = Defesa mágica, com o equipamento
gloss-sheet-pm = Pontos de magia, máximo
gloss-sheet-ability-pm = { gloss-field-cost }
gloss-sheet-fue = Força
gloss-sheet-agi = Agilidade
gloss-sheet-vit = Vitalidade
gloss-sheet-men = Mente
gloss-sheet-nv = Nível
gloss-sheet-mo = Metros por movimento
gloss-sheet-at = Somado a AT além do atributo e da arma
gloss-sheet-ma = Somado a MA além do atributo e da arma
gloss-sheet-ev = Evasão
gloss-sheet-bm = Bloqueio mágico
gloss-sheet-init = Extra na iniciativa
gloss-sheet-stealth = Em vez de AGI em uma emboscada
gloss-sheet-size = Casas por lado
gloss-sheet-weight = Quilos, para Flutuação
gloss-sheet-living = Nem morto-vivo, nem constructo ou coisa parecida
gloss-sheet-armor = Armadura vestida: ⟨Livianas⟩, ⟨Pesadas⟩
gloss-sheet-profession = Profissão; decide se pode lançar magia com armadura pesada
gloss-sheet-strikes = Golpes em uma ação de ataque
gloss-sheet-group = Chave de uma rolagem de iniciativa em comum
gloss-sheet-elements = De cada elemento: ⟨afinidad⟩, ⟨inmune⟩, ⟨resistencia⟩ ou ⟨debilidad⟩
pair-elements = { $kind ->
    [affinity] { $value } com { $name }
   *[other] { $value } a { $name }
}
gloss-sheet-immune = Condições que nunca fazem efeito
gloss-sheet-gear = O que o equipamento dá dos totais
gloss-sheet-pex = Experiência por vencê-la
gloss-sheet-weapons = Armas e ataques naturais
gloss-sheet-equipped = Arma na mão; se não for dito, a primeira
gloss-sheet-abilities = Magias, poderes, técnicas, habilidades
gloss-sheet-items = Coisas que se gastam
gloss-sheet-initiative = Cada um rola por si; inimigos por grupos; ou lados inteiros
gloss-sheet-order_by_kind = Os de um lado agem conforme o tipo de ação
gloss-sheet-fumble = Um dado, ou o mestre escolhe
gloss-sheet-same_attribute = Contam o melhor bônus e a pior penalidade, ou só o melhor
gloss-sheet-opposites = Afinidade significa fraqueza ao oposto
gloss-sheet-miniatures = Valem as regras do tabuleiro
gloss-sheet-foes_die_at_zero = Quem não é do grupo morre com 0 PV
gloss-sheet-id = Id com que os roteiros o chamam
gloss-sheet-name = Nome; o id se não houver
gloss-sheet-kind = Decide o atributo do ataque e do dano
gloss-sheet-ability-kind = magia, poder, técnica ou habilidade
gloss-sheet-bonus = Bônus próprio da arma; 2 e 3 multiplicam o atributo
gloss-sheet-damage = Dados: 2d, 1d+2, ½d (meio)
gloss-sheet-ability-damage = Dados; “arma” é o dano da arma
gloss-sheet-item-damage = Dados de dano
gloss-sheet-range = Metros; vazio: conforme o tipo
gloss-sheet-ability-range = Metros; até 1 é toque
gloss-sheet-element = Elemento
gloss-sheet-weapon-element = Elemento do dano
gloss-sheet-capacity = Tiros antes de recarregar; armas de fogo, 6
gloss-sheet-natural = Garras e afins: nunca se sacam nem se largam
gloss-sheet-status = Condições que põe em quem acerta
gloss-sheet-ability-status = Condições que põe em cada alvo atingido
gloss-sheet-item-status = Condições que põe
gloss-sheet-status_row-status = Condição
gloss-sheet-hand = A mão que a segura
gloss-sheet-roll = MA contra DM, AT contra DE, ou nenhum
gloss-sheet-heal = PV que devolve
gloss-sheet-heal_pm = PM que devolve
gloss-sheet-attr = Somado ao dano e à cura
gloss-sheet-beneficial = Ajuda: com aliados não há rolagem; vazio: conforme o que faz
gloss-sheet-item-beneficial = Ajuda; vazio: conforme o que faz
gloss-sheet-area = Se afeta uma área
gloss-sheet-max_targets = Máximo de alvos; vazio: quantos houver, se for de área
gloss-sheet-lifts = Condições que encerra, a pedra também
gloss-sheet-revive = PV com que revive
gloss-sheet-ground = Não faz nada a quem flutua
gloss-sheet-origin = De onde vem
gloss-sheet-multi = Um ataque múltiplo: não com uma ação extra
gloss-sheet-reaction = Usa-se fora do turno
gloss-sheet-trigger = O que a oferece
gloss-sheet-free = Não gasta a reação
gloss-sheet-uses = Vezes entre dois turnos, sem gastar a reação
gloss-sheet-qty = Quantos
gloss-sheet-timer = Turnos; vazio: até ser retirada
gloss-sheet-params = O que mais a condição leva, como seu dano ou o número que muda

gloss-pool-pv = Pontos de vida
gloss-pool-pm = Pontos de magia

gloss-gain-xp = Pontos de experiência

gloss-cells-range = o que sua arma em mãos alcança, contando passos sem diagonais
gloss-cells-threat = o que as armas em mãos de seus inimigos alcançam corpo a corpo

gloss-chip-counter = Turnos que faltam para morrer
gloss-chip-readied = Espera sua hora
gloss-chip-waiting = Adiou o turno
gloss-chip-forced = O que o dado decidiu para este turno
gloss-chip-loaded = Tiros que restam
gloss-chip-dropped = No chão

## Words that sheets and statuses choose among

value-amount = valor
value-best_each = o melhor de cada magia
value-best_only = só o melhor
value-choose = escolher
value-damage = dano
value-group = grupo
value-individual = individual
value-roll = rolagem
value-side = lado
value-stacks = acumula
value-stat = número
value-turns = turnos

## States: what their bearer is, not what it has, as a sentence names it behind “is”

in_state-stun = “{ $status }”
in_state-prone = “{ $status }”
in_state-grabbed = “{ $status }”
in_state-defending = “{ $status }”
in_state-off_balance = “{ $status }”

## Groups of fields

group-reward = recompensa
moment-instead = em vez de ficar: na hora e nada mais
moment-came = quando chega a quem não o tinha
moment-turn_start = ao começar o turno de quem o tem, mesmo que se perca
moment-acts = ao começar o turno de quem o tem, se puder agir
moment-struck = quando quem o tem perdeu ⟨PV⟩ e continua com vida
moment-strained = depois de um esforço de quem o tem
moment-turn = ao começar o turno de quem o tem
moment-damage = quando quem o tem perdeu ⟨PV⟩
moment-fall = quando quem o tem cai
moment-zero = quando quem o tem cai a 0 ⟨PV⟩
moment-magic = quando uma magia faz efeito em quem o tem
moment-attacked = quando quem o pôs ataca quem o tem
moment-end = ao terminar o combate
number-pv = ⟨PV⟩ máximos
