# CLDR counts 0 among the singulars of Portuguese; here it is a plural (“0 rodadas”), so that 1 is named.

## Facts

round = Rodada { $round }
round-name = Rodada { $round }
round-in = na rodada { $round }
round-enters = entra na rodada { $round }
round-enters-bare = entra em uma rodada
rounds = { $count ->
    [1] { $count } rodada
   *[other] { $count } rodadas
}
turns = { $count ->
    [1] { $count } turno
   *[other] { $count } turnos
}
seconds = { $count ->
    [1] { $count } segundo
   *[other] { $count } segundos
}
phase = { $phase_ }
surprise_over = A surpresa acaba
phase-setup = Preparação
phase-surprise = Surpresa
phase-initiative = Fase de iniciativa
phase-declaration = Declarações
phase-action = Fase de ação
phase-status = Fase de condições
phase-ended = Fim
initiative = { $actor } rola iniciativa: { $value }
initiative-tie = Empate: { $actor } rola { $dice_ }
turn = Turno de { $actor }
turn-skipped = { $actor } perde o turno ({ $why_ })
declare = { $actor } declara: { $action }
attack-hit = { $actor } ataca { $target }: { $total } contra { $against }, acerto
attack-miss = { $actor } ataca { $target }: { $total } contra { $against }, erro
attack-critical = { $actor } ataca { $target }: { $total } contra { $against }, crítico
attack-fumble = { $actor } ataca { $target }: { $total } contra { $against }, falha crítica
roll-free = { $what }: { $total } ({ $dice_ })
roll-plain = { $what }: { $total }
roll-success = { $actor }, { $what }: { $total } contra { $against }, sucesso
roll-failure = { $actor }, { $what }: { $total } contra { $against }, falha
roll-partial = { $actor }, { $what }: { $total }, sucesso com custo
roll-critical = { $actor }, { $what }: { $total } contra { $against }, sucesso crítico
roll-fumble = { $actor }, { $what }: { $total } contra { $against }, falha crítica
opposed-success = { $actor } contra { $target }, { $what }: { $own } a { $theirs }, sucesso
opposed-failure = { $actor } contra { $target }, { $what }: { $own } a { $theirs }, falha
opposed-success-told = { $actor } leva a melhor sobre { $target }
opposed-failure-told = { $actor } não leva a melhor sobre { $target }
damage = { $actor } perde { $amount } de { $pool }: { $from_ } → { $to }
damage-nothing = Nenhum dano chega a { $actor }: { $pool } continua em { $to }
heal = { $actor } recupera { $amount } de { $pool }: { $from_ } → { $to }
heal-part = { $actor } recupera { $gained } { $pool } (de um total de { $amount }): { $from_ } → { $to }
heal-nothing = { $actor } não recupera { $pool }: continua com { $to }
spend-pool = { $to ->
    [1] { $actor } gasta { $amount } de { $pool }, resta { $to }
   *[other] { $actor } gasta { $amount } de { $pool }, restam { $to }
}
spend-thing = { $to ->
    [1] { $actor } usa { $with_ }, resta { $to }
   *[other] { $actor } usa { $with_ }, restam { $to }
}
condition = { $actor }: { $status }{ $timer_ }
tick = { $actor }: { $status }{ $timer_ }
lift = { $actor }: fim de { $status } ({ $why_ })
immune-status = { $actor } é imune a { $status }
immune-element = { $actor } é imune a { $element }
fall = { $actor } cai
wake = { $actor } volta a si
die = { $actor } morre
move = { $actor } se move
face = { $actor } vira: { $to }
equip = { $actor }: { $with_ } → { $to_ }
equip-hand = { $actor } empunha { $with_ }
equip-away = { $actor } guarda { $with_ }
equip-ground = { $with_ } de { $actor } cai no chão
reload = { $actor } recarrega { $with_ }: { $from_ } → { $to }
reflect = Reflete em { $actor } para { $to_ }
interrupt = A ação de { $actor } se interrompe ({ $why_ })
order = { $actor } muda de lugar na ordem ({ $why_ })
join = { $actor } entra no combate
leave-fled = { $actor } escapa
leave-ejected = { $actor } fica fora do combate
leave-removed = { $actor } deixa o combate
countdown = { $left ->
    [1] { $name }: falta { $left }
   *[other] { $name }: faltam { $left }
}
countdown-done = { $name }: o tempo acabou
countdown-done-told = O tempo de “{ $name }” acabou
gm = Mestre
ruling = { $gm }: { $actor }, { $what } = { $value }
ruling-all = { $gm }: { $what } = { $value }
ruling-cell = { $gm }: { $cell_ }, { $what } = { $value }
ruling-name = { $gm }: { $from_ } passa a se chamar { $value }
ruling-rules = { $gm }: daqui em diante este combate se joga com { $value }
ruling-sheet = { $gm }: { $actor }, { $changes_ }
ruling-side = { $gm }: { $actor } muda de lado: agora, { $value }
sheet-new = entra { $names } em { $list }
sheet-gone = sai { $names } de { $list }
sheet-other = muda { $names } em { $list }
sheet-number = { $what }: agora { $value }
sheet-most = { $what }: agora { $value } no máximo
sheet-changed = muda { $what }
ruling-mark = { $gm }: { $line }
ruling-option = { $gm }: { $option_ }
figure_said-of_book = { $label }: { $value }
figure_said-of_house = { $label }: { $value } (livro: { $book })
figure_said-changed = { $label }: { $former } → { $value }
ruling-told = { $actor } passa a ter { $what } { $value }
ruling-all-told = { $what }: agora { $value }
ruling-cell-told = { $stat ->
    [level] a altura de { $cell_ } passa a { $value }
    [terrain] o terreno de { $cell_ } passa a ser { $value }
   *[other] { $count ->
        [1] { $cell_ } passa a contar como { $value }
       *[other] { $cell_ } passam a contar como { $value }
    }
}
ruling-name-told = { $from_ } passa a se chamar { $value }
ruling-rules-told = daqui em diante este combate se joga com { $value }
ruling-sheet-told = a ficha de { $actor } muda ({ $changes_ })
ruling-side-told = { $actor } passa a lutar { $who ->
    [party] pelo grupo
    [foes] pelos inimigos
    [neutral] pelos neutros
   *[other] por { $value }
}
origin-house = Regra da casa: { $title }
house_rules = Regras da mesa: { $rules }
ground-state = estado
ground-terrain = terreno
ground-level = altura
ground-free = livre
ground-blocked = parede
ground-obstructed = obstruída
ground-grass = grama
ground-field = campo
ground-earth = terra
ground-sand = areia
ground-mud = lama
ground-rock = rocha
ground-water = água
ground-waist_water = água até a cintura
ground-deep_water = água funda
ground-swamp = pântano
ground-ice = gelo
ground-silver_ice = gelo prateado
ground-impassable = intransponível
ruling-override = { $gm }: que assim seja ({ $value })
note = { $text }
comment = Comentário: { $text }
end = O combate termina sem vencedor
end-winner = O combate termina com vitória para { $winner }
side-party = o grupo
side-foes = os inimigos
side-neutral = os neutros
cause = { $cause }: { $line }
value-none = nenhum
value-yes = sim
value-no = não
number-initiative = iniciativa
number-counter = contador
number-actions_left = ações restantes
number-zero_left = ⟨Zero Actions⟩ restantes
number-terrain = terreno
number-facing = direção
number-side = lado
step-result = resultado
step-situation = situação
step-critical = acerto crítico
step-eased = aliviado
step-half = metade
step-helpless = sem defesa
step-metres = metros de queda
step-weapon = arma
step-armor = proteção
step-burst = rajada
step-changed = ação mudada
step-close = à queima-roupa
step-dodges = esquivas
step-focus = foco
step-impale = empalar
step-modifier = modificador
step-range = alcance
step-amount = quantidade
step-basic = básico
step-cap = limite
step-flat = fixo
step-from_behind = pelas costas
step-off_hand = mão inábil
step-pierced = perfurado
step-pulled = golpe contido
step-damage = dano
step-through = através de um material
step-initiative = iniciativa
facing-n = norte
facing-e = leste
facing-s = sul
facing-w = oeste
facing-left = esquerda
facing-right = direita
why-expired = se esgota
why-lifted = se retira
why-damage = por dano
why-fall = pela queda
why-ruling = por decisão
why-ended = por um efeito
why-lost = por um efeito

## Lances, nos estilos que juntam fatos

told-nor = { $first } nem { $last }
told-nor_whom = { $first } nem { $last }
told-and = { $sound ->
   *[other] { $first } e { $last }
}
told-contents = Sumário
told-cast = { $title }: { $names }.
told-next = { $way ->
    [0] Depois, { $sentence }
   *[other] Em seguida, { $sentence }
}
told-passes = { $count ->
    [one] { $names } deixa o turno passar.
   *[other] { $names } deixam o turno passar.
}
told-loses_turn = { $count ->
    [one] { $names } perde o turno.
   *[other] { $names } perdem o turno.
}
told-somebody = alguém
told-countdown = { $count ->
    [1] Falta { $time } para “{ $name }”
   *[other] Faltam { $time } para “{ $name }”
}
told-surprise = { $count ->
    [one] { $by } pega { $surprised } de surpresa
   *[other] { $by } pegam { $surprised } de surpresa
}
told-surprise-bare = { $count ->
    [one] { $by } age antes que alguém perceba
   *[other] { $by } agem antes que alguém perceba
}
told-misses = { $count ->
    [one] { $names } ataca em vão.
   *[other] { $names } atacam em vão.
}
told-moves = { $count ->
    [one] { $names } se move.
   *[other] { $names } se movem.
}
told-standing = De pé no fim: { $names }.
told-fallen = Fora de combate no fim: { $names }.
told-dead = Mortes: { $names }.
told-gone = Deixam o combate: { $names }.
deed-hits = { $way ->
    [1] atinge { $target }
   *[other] acerta { $target }
}
deed-critical = acerta um crítico em { $target }
deed-impales = empala { $target }
deed-by_critical = { $clause }, golpe crítico
deed-by_impale = { $clause }, empalamento
deed-hurts = fere { $target }
deed-stopped = { $clause } sem efeito
deed-attacks = ataca { $target }
deed-attacks_self = ataca-se
deed-averted = { $clause } ({ $target } evita o golpe)
deed-misses = { $way ->
    [1] ataca { $target } em vão
    [2] não atinge { $target }
   *[other] erra { $target }
}
deed-fumbles = comete uma falha crítica contra { $target }
deed-fells = { $way ->
    [1] põe { $target } fora de combate
    [2] abate { $target }
   *[other] derruba { $target }
}
deed-kills = mata { $target }
deed-heals = { $way ->
    [1] cuida de { $target }
   *[other] cura { $target }
}
deed-wakes = traz { $target } de volta ao combate
deed-leaves = deixa { $target } com { $statuses }
deed-leaves-state = deixa { $target } { $statuses }
deed-frees = tira { $statuses } de { $target }
deed-frees-state = faz { $target } deixar de estar { $statuses }
deed-immune = encontra { $target } imune
deed-resists = é imune
deed-reacts = { $to ->
    [attack] reage ao ataque de { $target }
    [move] reage ao movimento de { $target }
   *[other] reage a { $target }
}
deed-reacts-with = { $reacts } com { $name }
deed-uses = usa { $with_ }
deed-uses_on = usa { $with_ } em { $targets }
deed-uses_on-too = usa { $with_ } em si e em { $targets }
deed-with = { $clause } com { $with_ }
deed-times = { $clause } em { $count } ataques
deed-times_of = { $clause } em { $count } de { $all } ataques
deed-against = { $clause } contra { $targets }
deed-resisted = esbarra na resistência de { $targets }
deed-resisted-named = esbarra em resistência
deed-resisted-all = esbarra na resistência de todos
deed-from = { $clause } por { $cause }
deed-loses = perde { $amounts }
deed-regains = recupera { $amounts }
deed-is_hurt = sofre um ferimento
deed-is_hurt-by = sofre um ferimento por { $cause }
deed-is_healed = se recupera
deed-unhurt = não sofre dano
deed-unhurt-by = não sofre dano por { $cause }
deed-loses_nothing = não perde mais nada
deed-falls = cai
deed-dies = morre
deed-is_up = volta ao combate
deed-leaves_fight = deixa o combate
deed-has = { $count ->
    [one] fica com { $statuses }
   *[other] ficam com { $statuses }
}
deed-has-state = { $count ->
    [one] agora está { $statuses }
   *[other] agora estão { $statuses }
}
deed-has_not = { $count ->
    [one] não tem mais { $statuses }
   *[other] não têm mais { $statuses }
}
deed-has_not-state = { $count ->
    [one] não está mais { $statuses }
   *[other] não estão mais { $statuses }
}
deed-wounds = { $way ->
    [1] atinge { $target }
    [2] fere { $target }
   *[other] acerta { $target }
}
deed-reloads = recarrega { $with_ }
deed-rolls_unseen = faz uma rolagem oculta
deed-succeeds = tem sucesso em { $what }
deed-fails = falha em { $what }
deed-defends = fica na defensiva
deed-waits = espera
deed-turns = se vira
deed-does_else = faz outra coisa
deed-passes = deixa o turno passar
deed-loses_turn = perde o turno
told-defends = { $count ->
    [one] { $names } fica na defensiva.
   *[other] { $names } ficam na defensiva.
}
told-waits = { $count ->
    [one] { $names } espera.
   *[other] { $names } esperam.
}
told-turns = { $count ->
    [one] { $names } se vira.
   *[other] { $names } se viram.
}
told-does_else = { $count ->
    [one] { $names } faz outra coisa.
   *[other] { $names } fazem outra coisa.
}
told-rolls_unseen = { $count ->
    [one] { $names } faz uma rolagem oculta.
   *[other] { $names } fazem rolagens ocultas.
}
deed-moves = se move

## Refusals

refused-not_begun = O combate ainda não começou.
refused-already_begun = O combate já começou.
refused-already_ended = O combate já acabou.
refused-wrong_phase = Isso não é possível nesta fase.
refused-no_such_actor = Ninguém aqui se chama “{ $id }”.
refused-no_such_action = Não existe a ação “{ $action }”.
refused-no_such_option = “{ $option }” não foi oferecida.
refused-no_such_option-bare = Foi dada uma resposta que ninguém pediu.
refused-no_such_item = { $actor } não tem nada chamado “{ $item }”.
refused-no_such_item-bare = Não se diz com quê.
refused-rules_at_fault = Não é possível jogar com estas regras: { $reason }.
refused-too_much = Um efeito traz outro sem fim.
refused-rules_do_not_fit = Este combate não pode continuar com estas regras: { $reason }.
refused-invalid_params = “{ $param }” não pode ser { $value }.
refused-invalid_params-bare = “{ $param }” falta ou não existe aqui.
sheet-refused = { $place } (“{ $param }”): { $reason }.
refused-wrong_action = Isso se usa com outra ação.
refused-not_your_turn = Não é o turno de { $actor }.
refused-not_your_turn-bare = É o turno de mais alguém.
refused-cannot_act = { $actor } não pode fazer isso ({ $status }).
refused-cannot_act-bare = Isso não é possível agora.
refused-no_slot_left = Não resta { $slot } a { $actor }.
refused-no_slot_left-bare = Não resta nada disso.
refused-no_action_left = { $actor } não tem mais nenhuma ação neste turno.
refused-must_act = { $actor } não tem escolha ({ $status }): { $deed } tem de vir antes do fim do turno.
refused-must_act-bare = Antes vem uma ação forçada.
refused-already_acted = Isso tem de vir antes de tudo no turno.
never_enough = { $actor } nunca pode pagar isto: { $needs } { $pool }, com um máximo de { $most }.
never_enough-short = Impagável: { $needs } { $pool }, com um máximo de { $most }
refused-no_uses = { $actor } já gastou tudo isso.
refused-no_uses-bare = Isso já foi gasto.
refused-not_enough = { $actor } não tem { $pool } suficiente.
refused-not_enough_ammo = Não há munição suficiente.
refused-no_item_left = Não resta nenhum.
refused-not_equipped = Isso não está na mão.
refused-already_equipped = Isso já está na mão.
refused-weapon_dropped = Está caída no chão.
refused-not_dropped = Não está caída no chão.
refused-already_loaded = Já está carregada.
refused-armor_forbids = A armadura vestida não deixa.
refused-need_targets = Quem é o alvo?
refused-too_many_targets = São alvos demais.
refused-no_such_target = Ninguém aqui se chama “{ $id }”.
refused-invalid_target = { $reason ->
    [no_place] { $target } não tem agora nenhum lugar na ordem.
   *[other] { $target } não pode ser o alvo disso.
}
refused-invalid_target-bare = Isso não pode ser o alvo.
refused-out_of_range = { $target } está fora de alcance.
refused-out_of_range-bare = Isso está fora de alcance.
refused-no_line_of_sight = Há algo no caminho.
refused-too_far = Fica longe demais.
refused-off_board = Isso fica fora do tabuleiro.
refused-not_on_board = { $actor } não está no tabuleiro.
refused-no_board = Este combate não tem tabuleiro.
refused-cell_blocked = Ali há uma parede.
refused-cell_occupied = Ali há alguém.
refused-cell_obstructed = Por ali se passa, mas não se fica.
refused-not_adjacent = O caminho pula casas.
refused-no_path = Não há caminho até lá.
refused-not_prone = { $actor } não está no chão.
refused-not_grabbed = Ali ninguém agarra ninguém.
refused-not_waiting = { $actor } não está esperando.
refused-no_such_status = Não existe a condição “{ $status }”.
refused-no_such_condition = { $actor } não tem a condição { $status }.
refused-no_such_countdown = Não existe a contagem “{ $name }”.
refused-immune = { $actor } é imune a { $status }.
refused-immune-bare = Nada disso faz efeito.
refused-id_taken = O identificador “{ $id }” já está em uso.
refused-no_surprise = Este sistema não tem surpresa.
refused-changes_nothing = { $actor }: isso não muda nada, já está assim.
refused-changes_nothing-bare = Isso não muda nada: já está assim.
refused-nothing_to_undo = Não há nada a desfazer.
refused-nothing_to_redo = Não há nada a refazer.

## Said before an action is done

said-idea_fells = { $name } poderia cair
said-idea_harms = feriria { $name }
said-idea_sweeps = atingiria { $count } de uma vez
said-idea_holds = atrapalharia { $name }
said-idea_heals = { $name } poderia cair logo
said-idea_heals-bare = poderia cair logo
said-idea_raises = { $name } poderia voltar a ficar de pé
said-idea_raises-bare = alguém poderia voltar a ficar de pé
said-idea_strengthens = fortalece { $name }
said-idea_strengthens-bare = se fortalece
said-idea_declared = como foi declarado
said-idea_frees = sem isso quase não pode fazer nada
said-idea_frees_from = contra { $name }; sem isso quase não pode fazer nada
said-idea_eases = até lá não pode fazer tudo
said-idea_eases_from = contra { $name }; até lá não pode fazer tudo
said-idea_mends = é preciso antes de algo melhor
said-idea_readies = depois custa menos usar
said-idea_presses = está segurando alguém
said-idea_presses_on = está segurando { $name }
said-idea_only = só { $name } está ao alcance
said-idea_only_clear = de todos os inimigos só até { $name } não há nada no caminho
said-idea_only_left = de todos os inimigos só { $name } está ao alcance sem nada no caminho
said-idea_nearest = { $name } é quem está mais perto
said-idea_opposite = { $name } está em frente
said-idea_nears = para ter { $name } ao alcance
said-idea_nears_with = para alcançar { $name } com { $tool }
said-idea_nears_part = a caminho de ter { $name } ao alcance
said-idea_nears_part_with = a caminho de alcançar { $name } com { $tool }
said-idea_withdraws = para ficar fora do alcance de { $name }, a quem não há como chegar
said-idea_waits = deixa { $name } se aproximar: quem chega primeiro leva o primeiro golpe
said-idea_guards = fica na reserva
said-idea_harmless = do jeito que está, nenhum golpe seu tiraria { $pool } de alguém
said-idea_flees = já teve o bastante
said-idea_forced = seu estado não deixa escolha
said-idea_whims = é o que lhe ocorre
said-idea_numbers = { $reason }: acerta { $percent }%, e então cerca de { $loss } { $pool }
said-idea_chance = { $reason }: { $percent }%
said-idea_loss = { $reason }: cerca de { $loss } { $pool }
said-idea_numbers_all = { $reason }: acerta { $percent }%, em média { $loss } { $pool } ao todo
said-idea_loss_all = { $reason }: cerca de { $loss } { $pool } ao todo
said-idea_would_free = um ferimento livraria { $name } de { $status }
said-idea_frees_it = { $reason }; um ferimento livraria { $name } de { $status }
said-idea_strikes_own = { $reason }; também atinge { $names }, do próprio lado
said-idea_bounces = { $reason }; ricocheteia em { $name }
said-idea_bounces_back = { $reason }; ricocheteia em { $name } e volta a quem o lança
said-idea_bounces_own = { $reason }; ricocheteia em { $name } para alguém do próprio lado
said-idea_bounces_foe = { $reason }; ricocheteia em { $name } para alguém dos rivais
said-idea_bounces_one = { $reason }; ricocheteia em { $name } para outro alvo
said-idea_fall_by_it = { $count ->
    [one] { $reason }: { $names } poderia cair por isso
   *[other] { $reason }: qualquer destes poderia cair por isso: { $names }
}
said-idea_decided = { $reason }; { $decided }
said-idea_more_dangerous = { $name } representa mais perigo do que { $other }
said-idea_less_left = restam menos { $pool } a { $name } do que a { $other }
said-idea_costs_less = o que promete mais custa mais
said-idea_sooner = o que promete mais surte efeito mais tarde
said-idea_by_sheets = pelas fichas isto promete mais; condições surgidas desde então não são pesadas
said-list = { $first }, { $next }
said-row = { $first } · { $next }
said-side_by_side = { $first } { $next }
said-percent = { $number }%
said-row_of_faults = { $first }; { $next }
said-placed = { $place }: { $message }

## Faults of sheets, boards and files

fault-die_face = um { $die } não tem a face { $face }
fault-cell = uma casa é uma lista de dois números inteiros, x e y
fault-board = um tabuleiro é um objeto com chaves
fault-board_key = um tabuleiro deste sistema não tem essa chave
fault-cell_key = uma casa deste sistema não tem essa chave
fault-cells = aqui vai uma lista de casas
fault-cell_or_rect = uma entrada de cells leva ou uma cell ou um rect
fault-terrain = { $terrain } não é nenhum terreno deste sistema
fault-rect = um rect é uma lista de quatro números inteiros: x1, y1, x2, y2
fault-rect_corners = um rect vai do canto noroeste ao canto sudeste
fault-off_board = a casa { $cell } fica fora do tabuleiro ({ $size })
fault-number_between = aqui vai um número inteiro de { $least } a { $most }, não { $value }
fault-no_board = não há tabuleiro
fault-no_such_pool = este sistema não tem essa reserva
fault-no_such_status = este sistema não tem a condição { $status }
fault-facing = { $facing } não é uma direção deste sistema
fault-needed = falta este valor
fault-empty = isto não pode ficar vazio
fault-no_such_key = não existe essa chave aqui
fault-number = aqui vai um número inteiro, não { $value }
fault-too_small = { $value } é muito pouco: no mínimo { $least }
fault-too_big = { $value } é demais: no máximo { $most }
fault-not_within = { $value } não está entre { $least } e { $most }
fault-text = aqui vai um texto, não { $value }
fault-flag = aqui vai true ou false, não { $value }
fault-choice = { $value } não é nenhum destes: { $choices }
fault-list = aqui vai uma lista, não { $value }
fault-keys = aqui vai um objeto com chaves, não { $value }
fault-dice_empty = Uma expressão de dados não pode ser vazia.
fault-dice_unreadable = “{ $text }” não é uma expressão de dados: em “{ $rest }” não se entende nada.
fault-dice_sign = “{ $text }” não é uma expressão de dados: falta + ou − antes de “{ $rest }”.
fault-dice_word = “{ $text }” cita “{ $word }”, que aqui não significa nada.
fault-dice_number = “{ $text }” tem um número grande demais.
fault-dice_none = “{ $text }” pede dados que não existem: de 1 a 999 dados de 1 a 1000 faces.
fault-dice_special = “{ $text }” mantém, descarta, rola de novo ou explode dados, e aqui o livro não usa isso; uma rolagem livre pode.
fault-dice_order = “{ $text }” pede algo que esses dados não podem fazer: “{ $order }”.
fault-unknown_status = não existe a condição { $status }
fault-same_id = há dois { $key } com o id { $id }

## Regras escritas: o que não é TOML, passa dos limites ou não é do formato

fault-text_too_large = o arquivo passa de { $most } MB
fault-text_too_many = há mais de { $most } valores no arquivo
fault-text_too_deep = isto está a mais de { $most } níveis de profundidade
fault-text_too_long = este texto passa de { $most } caracteres
fault-text_long_key = este nome passa de { $most } caracteres
fault-text_long_place = os nomes em volta disto passam de { $most } caracteres
fault-text_number = um número é no máximo { $most }
fault-text_date = datas e horas não significam nada aqui; um texto fica entre aspas
fault-toml_stopped = { $count } linhas não podem ser lidas; o que segue não foi examinado
fault-toml_behind = nada pode vir depois nesta linha: { $text }
fault-toml_header = falta “{ $text }” depois do nome da tabela
fault-toml_equals = falta “=” depois de “{ $key }”
fault-toml_key = aqui vai um nome, não { $text }
fault-toml_twice = “{ $key }” já está na linha { $line }
fault-toml_is_value = “{ $key }” já tem um valor, na linha { $line }
fault-toml_no_value = falta um valor
fault-toml_value = “{ $text }” não é um valor; um texto fica entre aspas: "{ $text }"
fault-toml_quote = faltam as aspas de fechamento { $text }
fault-toml_escape = { $text } não significa nada dentro de "…"; uma barra invertida se escreve \\
fault-toml_list = esta lista não está fechada: falta “,” ou “]”
fault-toml_inline = esta tabela não está fechada: falta “,” ou “{ "}" }” na sua linha
fault-toml_curly = os textos ficam entre aspas retas: "…"
fault-toml_comma = não pode haver vírgula antes de “{ "}" }”
fault-rules_line = linha { $line }, { $place }: { $sentence }
fault-written_near = { $sentence }; seria “{ $word }”?
fault-written_elsewhere = { $sentence }; “{ $id }” é { $table ->
    [action] uma ação
    [figure] um número do livro
    [gain] um ganho
    [number] um número
    [option] uma opção
    [pool] uma reserva
    [reaction] uma reação
    [rest] um descanso
    [row] uma lista
    [sheet] um campo da ficha
    [slot] um espaço do turno
    [status] um estado
    [table] uma tabela de faixas
    [test] um teste
   *[other] outra coisa
}
fault-written_no_row = { $table ->
    [action] não há nenhuma ação “{ $id }”
    [action_reaction] não há nenhuma ação nem reação “{ $id }”
    [action_reaction_tag_sheet_rows] não há nenhuma ação, reação, etiqueta nem lista “{ $id }”
    [harm_kinds] não há nenhum tipo de dano “{ $id }”
    [number] não há nenhum número “{ $id }”
    [number_sheet_number] não há nenhum número “{ $id }”
    [pool] não há nenhuma reserva “{ $id }”
    [pool_slot] não há nenhuma reserva nem espaço do turno “{ $id }”
    [reaction] não há nenhuma reação “{ $id }”
    [sheet_rows] não há linhas “{ $id }” na ficha
    [status] não há nenhum estado “{ $id }”
    [status_action] não há nenhum estado nem ação “{ $id }”
    [test] não há nenhum teste “{ $id }”
   *[other] não há “{ $id }”
}
fault-written_no_table = não há nenhuma tabela [{ $table }]
fault-written_needs_table = falta a tabela [{ $table }]
fault-written_outside = “{ $field }” está antes da primeira tabela
fault-written_outside_of = “{ $field }” está antes da primeira tabela; seu lugar é [{ $table }]
fault-written_listed = cada linha tem um nome: [{ $table }.nome], não [[{ $table }]]
fault-written_house = [{ $table }] só fica em regras da casa
fault-written_no_system = estas são regras da casa, que se põem sobre um sistema e não o são sozinhas
fault-written_row = aqui vai uma linha com campos, [{ $table }.nome], não { $value }
fault-written_needs = isto precisa do Turnwright { $needed } ou mais novo, e aqui está o Turnwright { $present }
fault-written_newer = o formato { $format } é mais novo que este programa, que lê até o { $newest }
fault-written_rising = estes números têm de crescer
fault-written_steps = há { $starts } faixas e { $values } valores
fault-written_same = “{ $id }” já é { $table ->
    [number] um número
    [pool] uma reserva
   *[slot] um espaço do turno
}; as expressões não saberiam distingui-los
fault-written_key = a tecla “{ $key }” já é de “{ $id }”
fault-written_no_field = não há nenhum campo “{ $field }” aqui
fault-written_field_above = { $sentence }; “{ $field }” de [{ $row }] tem de estar antes de [{ $inner }]
fault-written_field_of = “{ $field }” não significa nada para o tipo “{ $kind }”, só para { $kinds }
fault-written_needed = falta “{ $field }”
fault-written_low_high = o mínimo, { $low }, passa do máximo, { $high }
fault-written_like = { $value } não está escrito como “{ $like }”
fault-written_long = este texto passa de { $most } caracteres
fault-written_label = aqui vai um texto entre aspas, ou um por idioma: { "{" } en = "…", es = "…" { "}" }, não { $value }
fault-written_language = “{ $language }” não é um idioma como en, es ou pt_BR
fault-written_decimal = aqui vai um número, não { $value }
fault-written_id = { $id } não serve de nome: letras minúsculas de a a z, algarismos e _, primeiro uma letra, 40 caracteres no máximo
fault-written_reserved = “{ $id }” já significa algo e não pode ser um nome: use “{ $id }_” ou outro
fault-written_expression = aqui vai uma expressão entre aspas, como "2 * level + 3", não { $value }
fault-written_table = aqui vai uma tabela de campos, { "{" } … { "}" }, não { $value }
fault-written_list = aqui vai uma lista, [ … ], não { $value }
fault-written_count = aqui cabem de { $least } a { $most }, não { $count }
fault-written_one_of = aqui vai exatamente um destes: { $fields }
fault-written_effects = aqui vai uma lista de efeitos, [{ "{" } damage = "1d6" { "}" }], não { $value }
fault-written_effects_deep = os efeitos estão uns dentro dos outros a mais de { $most } níveis
fault-written_effect = aqui vai um efeito, { "{" } damage = "1d6" { "}" }, não { $value }
fault-written_each_deep = “each” está dentro de si mesmo a mais de { $most } níveis
fault-written_two_verbs = um efeito faz uma só coisa; “{ $first }” e “{ $second }” são duas
fault-written_no_verb = não há nenhum efeito “{ $verb }”
fault-written_empty_effect = falta um efeito
## Expressions and effects of written rules

fault-expression_unreadable = “{ $text }” não se pode ler a partir de “{ $rest }”
fault-expression_unfinished = “{ $text }” não está completo
fault-expression_long = uma expressão tem no máximo { $most } caracteres
fault-expression_nobody =
    { $who ->
        [target] “{ $name }” pede um alvo, e aqui não se pode escolher nenhum: é preciso acrescentar alvos
        [source] “{ $name }” pergunta de quem vem, e aqui não vem de ninguém
       *[other] “{ $name }” pede a outra parte, e aqui só há uma
    }
fault-expression_unknown = não há “{ $name }” aqui
fault-expression_unknown_near = não há “{ $name }” aqui; será “{ $near }”?
fault-expression_arguments = { $function }() toma de { $least } a { $most } valores
fault-expression_operand = “{ $sign }” precisa de { $needed } aqui, não de { $found }
fault-expression_type = aqui vai { $needed }, não { $found }
fault-expression_units = { $first } e { $second } não combinam em “{ $sign }”
fault-expression_roll_field = dice(…) rola um campo com dados; aqui vai um número
fault-expression_divide = números inteiros dividem-se com //, e o resto se perde
fault-expression_equals = números comparam-se com ==, palavras com is
fault-expression_deep = há mais de { $most } operações umas dentro das outras
fault-expression_no_fight = isto se pergunta também fora de uma luta: não há rodada, opções, distâncias nem outros
fault-expression_no_dice = não se podem rolar dados aqui
fault-expression_is = “is” compara uma palavra com outra, ou um combatente com outro
fault-expression_in = “in” pergunta se uma palavra está em uma lista
expression-type_number = um número
expression-type_flag = sim ou não
expression-type_word = uma palavra entre aspas simples
expression-type_list = uma lista
expression-type_dice = um campo com dados
expression-type_text = um texto
expression-type_who = um combatente
fault-effects_name_taken = “{ $name }” já significa algo aqui: uma rolagem precisa de um nome próprio
fault-effects_no_answer = “{ $verb }” muda o que está acontecendo: só está numa reação a { $moments }
fault-effects_nobody = não há “{ $word }” aqui
fault-written_over = estas regras não são o sistema “{ $system }” nem vão sobre ele
fault-written_no_row_to_drop = não há “{ $place }” para tirar
fault-effects_no_column = a linha não tem nenhuma coluna “{ $column }” do tipo “effects”
fault-written_not_over_installed = as regras da casa sobre este sistema não podem ter [{ $table }]
fault-written_no_number = não há aqui nenhum número “{ $number }” que os estados mudem
fault-written_plain_number = sobre este sistema uma mudança é um número inteiro, sem condição
fault-written_change_not_taken = “{ $number }” não aceita aqui “{ $way }” de { $amount }
fault-written_plain_word = sobre este sistema uma palavra se proíbe sem condição
fault-written_no_moment = os estados deste sistema não têm o momento “{ $moment }”
fault-written_verb_not_over_installed = sobre este sistema não há efeito “{ $verb }”
fault-written_no_figure = este sistema não tem o número do livro “{ $id }”
fault-written_no_option = este sistema não tem a opção “{ $id }”
fault-written_no_list = as fichas deste sistema não têm a lista “{ $list }”
displaced-push = { $actor } vai { $far } para longe de { $source } num empurrão
displaced-pull = { $actor } vai { $far } para perto de { $source } num puxão
displaced-to = { $actor } passa a estar ao lado de { $source }
displaced-swap = { $actor } e { $source } trocam de lugar
written-rest = Descanso
written-attack = Ataque
written-spent = Gasto
written-dice = Dados
written-kind = Tipo
fault-written_circle = isto se apoia em si mesmo: { $circle }
fault-written_no_action = um sistema precisa de uma ação
fault-written_no_pool = um sistema precisa de uma reserva: [pool.hp] com vital = true
fault-written_pool_maximum = esta reserva precisa de max = "…", ou de um número [sheet.{ $pool }]
fault-written_of_pools = isto não pode depender do que resta de uma reserva; max.… e sheet.… são conhecidos
fault-form_unknown_near = não há “{ $name }” aqui; é “{ $label }”, escrito { $near }?
fault-form_choice = { $value } não é nenhuma das opções
fault-form_elsewhere = { $sentence }; “{ $id }” está em { $tables }
fault-form_expression = aqui vai um número ou um cálculo, como 2 * level + 3, não { $value }
fault-form_house = { $table } só vai em regras da casa
fault-form_no_pool = um jogo precisa de algo que se esgota, como os pontos de vida, e no fim disso se cai
fault-form_no_row = não há “{ $id }” em { $tables }
fault-form_no_row_to_drop = não há “{ $place }” para tirar
fault-form_not_over_installed = as regras da casa sobre este sistema não podem ter { $table }
fault-form_of_pools = isto não pode depender do que resta de algo que se esgota, só de quanto há no máximo e da ficha
fault-form_pool_maximum = falta “{ $field }”, ou então um número “{ $pool }” na ficha
question-next = Quem é a seguir?
question-tie = Quem vai antes?

## What dice are for, and words of sides, states and ground

die-attack = ataque
die-recharge = recarga
die-damage = dano
die-escape = livrar-se
die-free_roll = rolagem livre
die-heal = cura
die-initiative = iniciativa
roll-with = { $what }, com { $names }
flag-no = não
flag-off = { $label }: não
side_title-party = Grupo
side_title-foes = Inimigos
side_title-neutral = Neutro
state-active = de pé
state-unconscious = inconsciente
state-dying = agoniza
state-dead = sem vida
state-stone = de pedra
in_state-stone = de pedra
state-out = fora do combate
ground-adverse = adverso
ground-difficult = difícil
ground-standard = normal

## Glosses

gloss-sheet-lasting-timer = vazio: o que a condição dura por si mesma

## The odds: what a table says of them

said-never_paid = custa { $cost } { $pool }, mais que o máximo de { $most }
said-odds_walkover = Um passeio
said-odds_easy = Fácil
said-odds_fair = Moderado
said-odds_hard = Difícil
said-odds_desperate = Desesperador
said-odds_hopeless = Sem esperança
said-odds_later_walkover = um passeio
said-odds_later_easy = fácil
said-odds_later_fair = moderado
said-odds_later_hard = difícil
said-odds_later_desperate = desesperador
said-odds_later_hopeless = sem esperança
said-odds_probably = Provavelmente { $grade }
said-odds_later_probably = provavelmente { $grade }
said-odds_pending = { $well }: { $falls }. Outras formas de jogar ainda estão sendo contadas.
said-odds_alone = { $well }: { $falls }.
said-odds_either = { $well } se bem jogado: { $falls }. Se não, { $others }.
said-odds_otherwise = { $well } se todos os lados jogarem bem: { $falls }. Se não, { $others }.
said-odds_between = entre { $worst } e { $best }
said-odds_at_best = na melhor das hipóteses { $grade }
said-odds_at_worst = na pior das hipóteses { $grade }
said-odds_however = { $well }, seja como for jogado: { $falls }.
said-odds_probably_however = { $well }, provavelmente, seja como for jogado: { $falls }.
said-odds_for_falls = { $grade } ({ $falls })
said-odds_risk = { $falls }; { $name }, em { $percent }% desses combates
said-odds_risk_of_one = { $name } acaba no chão em { $percent }% desses combates
said-odds_away = { $falls }; termina em fuga em { $percent }% desses combates
said-odds_away_otherwise = { $falls }; se não for bem jogado, termina em fuga em { $percent }% dos combates
said-odds_flight = { $grade }, ou fuga em { $percent }% dos combates
said-odds_falls = { $count ->
    [0] ninguém costuma acabar no chão
    [one] costuma acabar um no chão
   *[other] costumam acabar { $count } no chão
}
said-odds_falls_between = { $most ->
    [1] no máximo um costuma acabar no chão
   *[other] { $fewest ->
        [0] costumam acabar de nenhum a { $most } no chão
       *[other] costumam acabar { $fewest }–{ $most } no chão
    }
}
said-odds_more_fall = { $count ->
    [0] ninguém mais costuma acabar no chão
    [one] costuma acabar mais um no chão
   *[other] costumam acabar mais { $count } no chão
}
said-odds_more_fall_between = { $most ->
    [1] no máximo mais um costuma acabar no chão
   *[other] { $fewest ->
        [0] costumam acabar de nenhum a mais { $most } no chão
       *[other] costumam acabar mais { $fewest }–{ $most } no chão
    }
}
## The end of a fight

used-shots = { $many ->
    [one] { $name } (1 tiro)
   *[other] { $name } ({ $many } tiros)
}

## Highlights of a fight

highlight-greatest_blow = O golpe mais duro: { $actor } tira { $number } { $pool } de { $target } com { $used }
highlight-greatest_blow-bare = O golpe mais duro: { $actor } tira { $number } { $pool } de { $target }
highlight-misses = A pior maré: { $actor } erra { $number } vezes seguidas
highlight-hits = { $all ->
    [1] Sem errar: { $actor } acerta com todos os golpes ({ $number })
   *[other] A melhor maré: { $actor } acerta { $number } vezes seguidas
}
highlight-at_once = De um só golpe: { $actor } põe { $number } fora de combate com { $used }
highlight-at_once-bare = De um só golpe: { $actor } põe { $number } fora de combate
highlight-first_blow = O primeiro golpe: { $actor } contra { $target } ({ $number } { $pool })
highlight-last_felled = { $over ->
    [0] A queda mais recente por um golpe: { $actor } { $deadly ->
        [1] mata { $target }
       *[other] derruba { $target }
    }
   *[other] A última queda por um golpe: { $actor } { $deadly ->
        [1] mata { $target }
       *[other] derruba { $target }
    }
}
highlight-close_call = { $over ->
    [0] Por um triz até agora: { $actor } chega a ficar com { $number } de { $whole } { $pool }
   *[other] Por um triz: { $actor } escapa, e chegou a ficar com { $number } de { $whole } { $pool }
}
highlight-untouched = { $over ->
    [0] { $count ->
        [1] Nem um arranhão até agora: { $actor } não perdeu nada
       *[other] Nem um arranhão até agora: { $actor } não perderam nada
    }
   *[other] { $count ->
        [1] Nem um arranhão: { $actor } não perde nada no combate inteiro
       *[other] Nem um arranhão: { $actor } não perdem nada no combate inteiro
    }
}
highlight-turned = { $number ->
    [0] Mudança de lado: { $actor }, antes da primeira rodada (antes: { $former }; depois: { $side })
   *[other] Mudança de lado: { $actor }, na rodada { $number } (antes: { $former }; depois: { $side })
}
highlight-felled_all = Por conta própria: quem cai do outro lado cai diante de { $actor } ({ $number })
highlight-only_healer = A mão que cura: { $actor } devolve { $number } { $pool }
die-check = teste
label-called = Teste
label-who_rolls = Quem rola
label-dice = Dados
label-least = A alcançar
said-chance_of_check = probabilidade { $chance }%
highlight-hard_blow = O golpe mais duro: { $actor } acerta { $target } com { $used }
highlight-hard_blow-bare = O golpe mais duro: { $actor } acerta { $target }
highlight-opening_blow = O primeiro golpe: { $actor } contra { $target }

## Gráficos de um combate

plot-sides = { $pool } dos lados
plot-round = Rodada { $round }
plot-courses = { $pool } e condições de cada participante
plot-course_at = { $name }, rodada { $round }: { $value } de { $maximum }
plot-course = { $name }: { $value } de { $maximum }
plot-fall = cai, morre ou sai
plot-course_fell = { $times ->
    [one] cai uma vez
   *[other] cai { $times } vezes
}
plot-course_died = { $times ->
    [one] morre
   *[other] morre { $times } vezes
}
plot-course_stood = de pé
plot-course_left = deixa o combate
plot-shares = O que cada participante fez, em { $pool }
plot-dealt = causado
plot-taken = sofrido
plot-kept_off = aparado
plot-healed = curado
plot-blows = { $struck } de { $blows } golpes acertados, turnos: { $turns }
plot-luck = Sorte: o que os dados deram diante do esperado
plot-checks = rolagens que precisavam ter sucesso
plot-other_dice = os demais dados
plot-less = ← menos que o esperado
plot-more = mais que o esperado →
plot-luck_of = { $who }: { $came } onde se esperavam { $expected } ± { $spread }, em { $number }

## Uma folha para distribuir

handout-highlights = O que se destacou
handout-story = O que aconteceu
handout-played = Sessão de { $day }
handout-cast = { $round ->
    [0] { $name } (depois: { $side })
   *[other] { $name } (desde a rodada { $round }: { $side })
}

## Como o combate acabou para cada um, sob seu nome na folha

fate-stood = { $over ->
    [0] { $many ->
        [one] segue
       *[other] seguem
    } de pé
   *[1] { $many ->
        [one] ficou
       *[other] ficaram
    } de pé até o fim
}
fate-unhurt = { $over ->
    [0] sem um arranhão até agora
   *[1] { $many ->
        [one] saiu
       *[other] saíram
    } sem um arranhão
}
fate-barely = { $many ->
        [one] mal se aguentou
       *[other] mal se aguentaram
    } de pé, com { $value } de { $maximum } { $pool }
fate-rose = { $many ->
        [one] caiu e voltou a se levantar
       *[other] caíram e voltaram a se levantar
    }
fate-fell = { $round ->
    [0] { $many ->
        [one] caiu
       *[other] caíram
    }
   *[other] { $many ->
        [one] caiu
       *[other] caíram
    } { $in_round }
}
fate-fell_by = { $round ->
    [0] { $many ->
        [one] caiu
       *[other] caíram
    } diante de { $by }
   *[other] { $many ->
        [one] caiu
       *[other] caíram
    } diante de { $by } { $in_round }
}
fate-died = { $round ->
    [0] { $many ->
        [one] morreu
       *[other] morreram
    }
   *[other] { $many ->
        [one] morreu
       *[other] morreram
    } { $in_round }
}
fate-died_by = { $round ->
    [0] { $many ->
        [one] morreu
       *[other] morreram
    } nas mãos de { $by }
   *[other] { $many ->
        [one] morreu
       *[other] morreram
    } nas mãos de { $by } { $in_round }
}
fate-died_later = { $fell } e { $many ->
        [one] morreu
       *[other] morreram
    } { $in_round }
fate-left = { $round ->
    [0] { $many ->
        [one] foi embora
       *[other] foram embora
    }
   *[other] { $many ->
        [one] foi embora
       *[other] foram embora
    } { $in_round }
}
fate-down = { $over ->
    [0] no chão
   *[1] { $many ->
        [one] acabou
       *[other] acabaram
    } no chão
}
handout-drawings = Desenhos de { $authors }, game-icons.net (CC BY 3.0), recoloridos
moment-own_turn_ends = ao terminar o turno de quem o tem
moment-over = quando terminou, seja como for
moment-runs_out = quando seu tempo se esgotou
