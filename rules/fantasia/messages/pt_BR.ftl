## Facts

round = Rodada { $round } ({ $seconds } s)
phase-surprise = Ataque surpresa
phase-declaration = Declarações
phase-action = Turnos
initiative = { $actor } rola iniciativa: { $total } { $agi_ }{ $init_ } = { $value }
initiative-group = { $actor }, iniciativa do grupo: { $total } { $agi_ }{ $init_ } = { $value }
initiative-side = Iniciativa ({ $side }): { $value }
turn-skipped = { $actor } perde o turno ({ $why_ })
turn-down = { $actor } continua inconsciente (contador { $left })
skip-unconscious = inconsciente
attack-hit = { $actor } ataca { $target }: { $total } contra { $stat } { $against }, acerta
attack-miss = { $actor } ataca { $target }: { $total } contra { $stat } { $against }, erra
attack-critical = { $actor } ataca { $target }: 12 natural, crítico!
attack-fumble = { $actor } ataca { $target }: 2 natural, erra
attack-sure = { $actor } ataca { $target }: acerta sem rolar
spell-hit = { $with_ } em { $target }: { $total } contra { $stat } { $against }, acerta
spell-miss = { $with_ } em { $target }: { $total } contra { $stat } { $against }, erra
spell-critical = { $with_ } em { $target }: 12 natural, crítico!
spell-fumble = { $with_ } em { $target }: 2 natural, erra
cast = { $actor } usa { $with_ } em { $targets_ }
fumble-1 = Pifia: { $actor } deixa a arma cair
fumble-2 = Pifia: { $actor } escorrega e fica no chão
fumble-3 = Pifia: { $actor } se desequilibra (DE −3, DM −3)
fumble-4 = Pifia: { $actor } abre a guarda a um ataque gratuito
fumble-5 = Pifia: { $actor } se fere com a própria arma
fumble-6 = Pifia: { $actor } acerta um aliado
roll-success = { $actor }, { $what }: { $total } contra { $against }, consegue
roll-failure = { $actor }, { $what }: { $total } contra { $against }, falha
roll-unseen = { $actor }, { $what }: não vê, falha
roll-stealth = { $actor } se aproxima em silêncio: { $total }
roll-watch = { $actor } fica de vigia: { $total }
what-concentration = Concentração
what-berserk = acalmar-se
what-jump = Salto
what-check = Teste
what-grapple = Agarre
what-escape = Soltar-se
opposed-success = { $actor } contra { $target }, { $what }: { $own } a { $theirs }, { $actor } vence
opposed-failure = { $actor } contra { $target }, { $what }: { $own } a { $theirs }, { $target } resiste
damage = { $actor } sofre { $amount } de dano{ $type_ } (PV { $from_ } → { $to })
damage-pm = { $actor } perde { $amount } PM ({ $from_ } → { $to })
condition = { $actor }: { $status }{ $timer_ }
heal = { $actor } recupera { $amount } PV ({ $from_ } → { $to })
heal-pm = { $actor } recupera { $amount } PM ({ $from_ } → { $to })
spend-pool = { $actor } gasta { $amount } { $pool }
spend-thing = { $actor }: { $with_ }, restam { $to }
lift = { $actor }: acaba { $status } ({ $why_ })
immune-status = { $actor } é imune a { $status }
immune-element = { $actor } é imune a { $element }
reflect = O Espejo devolve { $with_ } a { $to_ }
interrupt = A ação de { $actor } se interrompe ({ $why_ })
fall = { $actor } cai inconsciente (contador { $counter })
fall-faint = { $actor } desmaia de febre
stone = { $actor } vira uma estátua de pedra
wake = { $actor } acorda
die = { $actor } morre
move = { $actor } se move { $distance } m
move-cells = { $actor } se move { $distance } m, até { $to_ }
move-placed = { $actor } está agora em { $to_ }
order-resume = { $actor } toma o turno que adiou
order-take_turn = { $actor } toma o turno antes de { $before_ }
order = { $actor } muda de lugar na ordem
wait = { $actor } adia o turno
ready = { $actor } prepara: { $action } { $on_ }
on-attack = (quando alguém atacar)
on-cast = (quando alguém lançar uma habilidade)
on-item = (quando alguém usar um item)
on-move = (quando alguém se mover)
on-manual = (quando quiser)
react = { $actor } reage fora do turno
forced = Confusão de { $actor }: { $action }
forced-attack = ataca os seus
forced-ability = usa uma habilidade
rest = { $actor } descansa { $hours } h
note-readied_lost = { $actor } não usou a ação preparada e a perde
note-readied_impossible = A ação preparada de { $actor } não é mais possível e se perde
note-other = { $actor }: { $text }
note-charm = { $actor } obedece e protege { $source }: quem joga com { $source } joga com os dois
note-charm-bare = { $actor } obedece e protege quem o encantou, e quem joga com esse joga com os dois
note-float = { $actor } flutua: um vento forte o leva, e só sobre chão firme
note-zombie = { $actor } agora é um morto-vivo: o mestre joga com ele
spoils = Experiência: { $pex } PEX, { $each } por cabeça
why-expired = esgotado
why-lifted = o mestre
why-cured = curado
why-cancelled = cancelado
why-turn = começa o turno
why-attacked = atacado por quem o encantou
why-released = solto
why-escaped = solta-se
why-too_big = grande demais
why-stood = levanta-se
why-fire = fogo
why-water = água ou gelo
why-magic = magia
why-revive = revivido
why-end = o combate acabou
why-fall = pela queda
why-damage = por dano
why-reaction = não pode mais agir
why-concentration = concentração perdida
of_element = de { $element }
element-fire = Fuego
element-ice = Hielo
element-earth = Tierra
element-water = Agua
element-dark = Oscuridad
element-light = Luz
element-electric = Electricidad
element-gravity = Gravedad
element-poison = Veneno
element-wind = Aire

## Refusals

refused-must_act = { $actor } não tem escolha ({ $status }): { $deed } tem de vir antes do fim do turno.
refused-must_act-bare = Algo obriga { $actor } a agir antes.
refused-extra_single = A ação extra não permite ataque múltiplo.
refused-nothing_readied = { $actor } não tem nada preparado.
refused-no_reaction_left = { $actor } não tem mais reação.
refused-not_a_reaction = Isso não é uma reação.
refused-wrong_initiative = Isso não é possível com este tipo de iniciativa.
refused-wrong_phase = Isso não é possível agora.
refused-already_acted = Isso tem de ser a primeira coisa do turno.
refused-weapon_dropped = Essa arma está no chão.
refused-not_dropped = Essa arma não está no chão.
refused-already_loaded = Essa arma já está carregada.
refused-armor_forbids = { $actor } não pode lançar isso com Protecciones Pesadas.
refused-armor_forbids-bare = A armadura vestida não deixa.
refused-no_item_left = Não resta nenhum.
refused-not_prone = { $actor } não está no chão.
refused-not_grabbed = Ninguém está segurando { $actor }.
refused-not_grabbed-bare = Ninguém está agarrado ali.
refused-not_waiting = { $actor } não está adiando o turno.
refused-not_adjacent = O caminho pula casas.
refused-no_path = Não há caminho até lá.
refused-off_board = Isso fica fora do tabuleiro.
refused-no_board = Este combate não tem tabuleiro.
refused-not_on_board = { $actor } não está no tabuleiro.
refused-cell_blocked = Essa casa está bloqueada.
refused-cell_occupied = Já há alguém ali.

## Questions

question-use_ready = { $target } vai agir ({ $deed }): usar o que foi preparado ({ $readied })?
question-use_reaction = { $target } vai agir ({ $deed }): reagir com { $ability }?
question-opposed_attr = { $target } soma { $own }: com que atributo resiste? O empate basta.
question-fumble = Falha crítica de { $whose }: o que acontece?
question-free_attack = { $target } fica exposto: ataque grátis?
question-which_ally = Que aliado é atingido?
question-critical_target = Crítico: quem recebe o dobro do dano?
question-side_tie = Os lados empatam: e agora?

## Answers

answer-fumble-1 = Solta a arma
answer-fumble-2 = Fica caído
answer-fumble-3 = DE −3 e DM −3
answer-fumble-4 = Ataque grátis do inimigo
answer-fumble-5 = Fere-se com a própria arma
answer-fumble-6 = Atinge um aliado
answer-side_tie-reroll = Rolar de novo
answer-side_tie-interleave = Alternar turnos
answer-opposed_attr-fue = FUE
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

## Said before an action is done

said-costs-normal = ação normal
said-costs-movement = movimento
said-costs-either = ação normal ou movimento
said-slots-normal = ação normal
said-slots-move = movimento
said-slots-extra = ação extra
said-sure = chance 100 %
said-chance = chance { $percent } % (2d ≥ { $needed }, { $stat } { $against })
said-opposed = chance { $percent } % (2d{ $own } > 2d{ $theirs })
said-unnoticed = chance { $percent } % de que ninguém perceba
said-damage = dano { $dice } ≈ { $mean }
said-damage_times = dano ({ $dice }) × { $factor } ≈ { $mean }
said-immune = imune a { $element }
said-affinity = Afinidad ({ $element }): recupera cerca de { $mean } PV
said-pm = { $pm } PM ({ $before } → { $after })
said-floating = { $status }: não é alcançado
said-mirrored = { $status } → { $name }
said-heals = +{ $dice } PV
said-restores = +{ $dice } PM
said-revives = desperta com { $pv } PV
said-cures = acaba com { $statuses }
said-puts_on = causa { $statuses }
said-nothing = sem efeito
said-readied = preparado: { $deed }
said-behind = pelas costas
said-above = de cima
said-metres = ≤ { $most } m
said-cells = ≤ { $most } casas

## Faults of sheets, boards and files

fault-amount_empty = uma quantidade não pode ser vazia
fault-amount_unreadable = “{ $text }” não é uma quantidade: em “{ $rest }” não se entende nada
fault-amount_number = “{ $text }” tem um número grande demais
fault-amount_dice = “{ $text }” pede dados que não existem: de 1 a 99
fault-weapon_damage = “{ $text }”: só uma habilidade pode usar o dano da arma
fault-params = a condição { $status } não aceita estes detalhes
fault-same_row = dois destes têm o id { $id }
fault-fists = o id { $id } já está em uso: punhos todo mundo tem
fault-not_held = { $id } não é uma arma que se possa empunhar

## What dice are for

die-blink = segundo ataque por Parpadeo
die-check = teste
die-concentration = concentração
die-fall = queda
die-fumble = falha crítica
die-grapple = agarrão
die-heal_pm = PM recuperados
die-initiative_of_the_side = iniciativa do lado
die-jump = salto
die-stealth = furtividade
die-watch = vigilância
