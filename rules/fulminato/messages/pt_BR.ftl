# CLDR counts 0 among the singulars of Portuguese; here it is a plural (“0 rodadas”), so that 1 is named.

## Facts

step-left_leg = pierna izquierda
step-right_leg = pierna derecha
step-off_arm = brazo torpe
step-main_arm = brazo diestro
step-torso = torso
step-head = cabeza
phase-setup = Preparação
phase-surprise = Surpresa
phase-action = Combate
phase-ended = Fim
round = Rodada { $round } ({ $seconds } s)
round-name = Rodada { $round }
rounds = { $count ->
    [1] { $count } rodada
   *[other] { $count } rodadas
}
surprise = { $count ->
    [1] Surpresa: { $by_ } age com 3 pontos de ação
   *[other] Surpresa: { $by_ } agem com 3 pontos de ação
}
surprise-over = A surpresa acabou
initiative = { $actor } rola iniciativa: { $sum_ } = { $value }
initiative-tie = Empate em { $at }: { $among_ }
turn = Turno de { $actor } ({ $pa } PA)
turn-skipped = O turno de { $actor } passa ({ $why_ })
spend-pa = { $to ->
    [1] { $actor } gasta { $amount } PA ({ $type_ }), resta 1
   *[other] { $actor } gasta { $amount } PA ({ $type_ }), restam { $to }
}
spend-pool = { $to ->
    [1] { $actor } gasta { $amount } de { $pool }, resta 1
   *[other] { $actor } gasta { $amount } de { $pool }, restam { $to }
}
spend-thing = { $to ->
    [1] { $actor }: { $with_ }, resta 1
   *[other] { $actor }: { $with_ }, restam { $to }
}
flanked = flanqueamento de { $names }
attack-part = { $actor } → { $target }, { $with_ }: ataque { $total } − desvío { $desvio } = { $final }, { $part_ }
attack-none = { $actor } → { $target }, { $with_ }: ataque { $total } − desvío { $desvio } = { $final }: sem dano
attack-stopped = { $actor } → { $target }, { $with_ }: ataque { $total } − desvío { $desvio } = { $final }: { $material_ } detém o tiro{ $face_ }
attack-passed = { $actor } → { $target }, { $with_ }: ataque { $total } − desvío { $desvio } = { $final }, { $part_ }, através de { $material_ }{ $face_ }
attack-covered = { $actor } → { $aimed_ }, { $with_ }: ataque { $total } − desvío { $desvio } = { $final }: o tiro acerta { $target }, que cobria { $aimed_ } ({ $cover }), { $part_ }
attack-covered-none = { $actor } → { $aimed_ }, { $with_ }: ataque { $total } − desvío { $desvio } = { $final }: o tiro vai para { $target }, que cobria { $aimed_ } ({ $cover }): sem dano
damage = { $actor } perde { $amount } de { $pool }{ $how_ }: { $from_ } → { $to }
damage-nothing = Nenhum dano chega a { $actor }{ $how_ }: continua com { $to } de { $pool }
heal = { $actor } recupera { $amount } de { $pool }: { $from_ } → { $to }
condition = { $actor }: { $status }{ $time_ }
tick = { $actor }: { $status }{ $time_ }
lift = { $actor }: acaba { $status }
lift-released = { $source } deixa ir { $actor }
roll-success = { $actor }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: sucesso
roll-failure = { $actor }: { $skill_ } { $sum_ } = { $total } contra { $difficulty_ }: falha
opposed-success = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: { $actor } vence
opposed-failure = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: { $actor } falha
opposed-tie = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: empate, { $actor } falha
fall-faint = { $actor } desmaia
fall-zero = { $actor } cai inconsciente
wake = { $actor } volta a si
die = { $actor } morre
move = { $actor } se move { $distance } pés
move-cell = { $actor } se move { $distance } pés até { $cell_ }
move-charge = { $actor } investe { $distance } pés até { $cell_ }
move-shove = Um empurrão leva { $actor } para { $cell_ }
move-carried = Levam { $actor } para { $cell_ }
move-placed = Mestre: { $actor } está em { $cell_ }
order-wait = { $actor } adia o turno
order-wait-after = { $actor } adia o turno para depois de { $after_ }
order-resume = { $actor } retoma o turno adiado
order-ruling = Mestre: { $actor } muda de lugar na ordem
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
countdown = Faltam { $left }: { $name }
countdown-done = O tempo acabou: { $name }
end = O combate termina
end-winner = O combate termina: vitória para { $winner }
names = { $first } e { $last }
contest = { $own } contra { $theirs }
contest-same = { $own } oposta

## Refusals

refused-cannot_act = { $actor } não pode fazer isso: { $status }.
refused-wrong_phase = Isso não é possível durante a surpresa.
refused-limb_useless = { $actor } não pode usar o membro de que isso precisa.
refused-weapon_too_big = { $item } é grande demais para uma presa.
refused-weapon_too_big-bare = A arma é grande demais para ser usada em uma presa.
refused-no_rope = { $actor } não tem com que amarrar.
refused-not_grabbing = { $actor } não está agarrando ninguém.
refused-not_grabbed = Ninguém está agarrando { $actor }.
refused-not_grabbed-bare = Ninguém está agarrado ali.
refused-hands_busy = { $actor } corre e não tem mão livre.
refused-already_spoken = { $actor } já disse a frase desta rodada.
refused-nobody_left = Ninguém age depois de { $actor } nesta rodada.
refused-not_enough_pa = { $actor } não tem pontos de ação suficientes.
refused-not_enough_ps = { $actor } não tem Puntos de soltura suficientes.
refused-not_enough_ammo = { $item }: não resta munição.
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
refused-out_of_range = { $target } está fora do alcance de { $actor }.
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
        [limb] um membro
        [torso] tronco
        [head] cabeça
       *[other] { $part }
    })?
question-free_attack = { $target } recua: atacar?
question-victim_space = Em que casa fica?

## Answers

answer-cover-keep = Vale o primeiro resultado
answer-cover-reroll = Rolar o ataque de novo
answer-free_attack-none = Não ataca
answer-free_attack-unarmed = Desarmado

## Options of the fight

option-at_zero-dead = Com 0 pontos de vida se morre
option-at_zero-unconscious = Com 0 pontos de vida se cai inconsciente
option-difficulties-none = As dificuldades do livro
option-difficulties-value = Dificuldades: { $value }

## Faults of sheets, boards and files

fault-same_row = duas linhas de { $key } têm o id { $id }
fault-param = a condição { $status } não pode ter { $key } = { $value }
fault-equipped = equipada está { $id }, que não é uma arma desta ficha que se possa empunhar
fault-too_many_loaded = há { $loaded } tiros carregados, mas só cabem { $capacity }
fault-ladder = “{ $text }” não é um degrau da escala
fault-characteristic = aqui vai um dado d6, d8, d10, d12 ou de d12+1 a d12+9, não { $text }
fault-skill = aqui vai um dado de d6-9 a d12+9, não { $text }
fault-damage = o dano se escreve como d8, 2d6+1 ou um número inteiro, não { $text }
fault-cell_obstructed = neste sistema uma casa é livre ou bloqueada, não obstruída

## Said before an action is done

said-presets = Os números são sugestões deste programa; as tabelas do jogo não estão nele.
said-price = { $points } PA · { $cost }
said-price_ps = { $ps } PS · { $points } PA · { $cost }
said-chance = chance { $percent } %
said-limb = membro { $percent } %
said-torso = tronco { $percent } %
said-head = cabeça { $percent } %
said-aim = pontaria { $percent } %
said-opposed = rolagem oposta { $percent } %
said-resists = resiste { $percent } %
said-damage = dano { $dice }
said-damage_type = dano { $dice } · { $type }
said-heals = cura { $dice }
said-through = através de { $material }: { $percent } %
said-materials-wood = madeira
said-materials-stone = pedra
said-materials-metal = metal
said-feet = até { $feet } pés
said-feet_far = { $feet } pés
said-feet_paid = pés · { $points } PA
said-flanked = flanqueamento de { $names }: { $ranks }
said-feet_cells = até { $feet } pés ({ $cells } casas)
said-desvio = desvío { $die }
said-no_desvio = sem desvío
said-place = { $place }.º

## What dice are for

die-cover = cobertura
die-limb = membro do corpo
die-through = atravessar a cobertura
die-tie_of_mente = desempate, Mente
