## The system in one line

about = O mais lento declara primeiro; rolar abaixo; feridas que pesam

# CLDR counts 0 among the singulars of Portuguese; here it is a plural (“0 rodadas”), so that 1 is named.

## Facts

round = Turno { $round } ({ $seconds } s)
round-name = Turno { $round }
round-in = no turno { $round }
round-enters = entra no turno { $round }
round-enters-bare = entra em um turno
plot-round = Turno { $round }
plot-course_at = { $name }, turno { $round }: { $value } de { $maximum }
rounds = { $count ->
    [1] { $count } turno
   *[other] { $count } turnos
}
phase-declaration = Declarações
phase-action = Resolução
phase-ended = Fim
declare = { $actor } declara: { $deed }
initiative = { $actor } vai agir em { $value } ({ $causes })
initiative-cost = { $actor } vai agir em { $value } ({ $causes }, DES −{ $lost })
turn = Vez de { $actor } (DES { $initiative })
turn-simultaneous = Vez de { $actor } (DES { $initiative }, ao mesmo tempo que outros)
turn-skipped = { $actor } não pode agir ({ $why_ })
turn-action_used = { $actor } já gastou a ação
attack = { $actor } ataca { $target } com { $with_ }: { $percent }%, rola { $total }, { $degree_ }
attack-impale = { $actor } ataca { $target } com { $with_ }: { $percent }%, rola { $total }, { $degree_ }: empala!
attack-hold = { $actor } tenta agarrar { $target } com { $with_ }: { $percent }%, rola { $total }, { $degree_ }
result-dodge = { $target } esquiva do golpe
result-block = { $target } detém o golpe
result-reduced = A defesa de { $target } deixa o golpe com dano normal
result-impale = { $actor } empala { $target }!
roll-dodge = { $actor } esquiva: { $percent }%, rola { $total }, { $degree_ }
roll-block = { $actor } bloqueia com { $with_ }: { $percent }%, rola { $total }, { $degree_ }
roll-skill = { $actor } usa { $with_ }: { $percent }%, rola { $total }, { $degree_ }
roll-repair = { $actor } tenta consertar { $with_ }: { $percent }%, rola { $total }, { $degree_ }
roll-escape = { $actor } se debate: { $percent }%, rola { $total }, { $degree_ }
deed-roll-escape = { $success ->
    [yes] se debate e se solta
   *[other] se debate em vão
}
roll-bullets = Balas que acertam: { $total }
opposed-rolled = { $actor } contra { $target }, FOR { $own } a { $theirs }: { $percent }%, rola { $dice_ }
opposed-sure = { $actor } contra { $target }, FOR { $own } a { $theirs }: não é preciso rolar
opposed-rolled-told = { $success ->
    [yes] { $actor } leva a melhor sobre { $target }
   *[other] { $actor } não leva a melhor sobre { $target }
}
opposed-sure-told = { opposed-rolled-told }
damage = { $actor } sofre { $amount }: PV { $from_ } → { $to }{ $wound_ }
damage-armor = { $actor } sofre { $amount } ({ $raw } − { $armor } de armadura): PV { $from_ } → { $to }{ $wound_ }
damage-nothing = Nenhum dano chega a { $actor }: continua com PV { $to }
damage-armor-nothing = Nenhum dano chega a { $actor } ({ $raw } − { $armor } de armadura): continua com PV { $to }
object_damage = { $with_ } sofre { $amount }: { $from_ } → { $to }
object_damage-broken = { $with_ } quebra com { $amount }: { $from_ } → 0
object_damage-told = { $with_ } sofre danos
object_damage-broken-told = { $with_ } quebra
knockout = { $actor } leva um golpe que nocauteia, de { $dealt_ }
knockout-armor = { $actor } leva um golpe que nocauteia, de { $dealt_ } ({ $raw } − { $armor } de armadura)
heal = { $actor } recupera { $amount }: PV { $from_ } → { $to }
spend-thing = { $to ->
    [1] { $actor } dispara { $with_ } ({ $amount }), resta { $to }
   *[other] { $actor } dispara { $with_ } ({ $amount }), restam { $to }
}
spend-thrown = { $to ->
    [1] { $actor } lança { $with_ } ({ $amount }), resta { $to }
   *[other] { $actor } lança { $with_ } ({ $amount }), restam { $to }
}
malfunction-jammed = { $with_ } de { $actor } trava
malfunction-no_shot = { $with_ } de { $actor } falha e não atira neste turno
silencer = O silenciador de { $with_ } não silencia mais
task = { $actor }, { $task_ }: turno { $done } de { $needed }
task-told = { $actor } continua { $task_ }
task-done = { task }
task-reload = carregando { $with_ }
task-repair = consertando { $with_ }
task-use_skill = usando { $with_ }
reload = { $with_ }: { $from_ } → { $to } cartuchos
repair = { $with_ } de { $actor } volta a funcionar
disarm-success = { $actor } desarma { $target }
disarm-failure = { $actor } não consegue desarmar { $target }
condition-unconscious = { $actor } está inconsciente{ $turns }
condition-grabbed = { $actor } cai num agarrão{ $turns }
tick = { $timer ->
    [1] { $actor }: { $status }, falta { $timer } turno
   *[other] { $actor }: { $status }, faltam { $timer } turnos
}
tick-free = { $actor }: { $status }, já pode tentar se livrar
lift = { $actor } não está mais { $status } ({ $why_ })
lift-other = { $actor }: fim de { $status } ({ $why_ })
lift-dying = { $actor } deixa de agonizar ({ $why_ })
lift-escape = { $actor } se livra do agarrão
lift-released = Soltam { $actor }
acted-release = solta { $target }
lift-fall = { $actor } fica livre do agarrão
lift-grabbed = { $actor } está fora do agarrão ({ $why_ })
fall-dying = { $actor } cai e agoniza
fall-dying-told = { $actor } cai agonizando
wake = { $actor } acorda
die = { $actor } morre
defend = { $actor } fica na defensiva
idle = { $actor } não age
other = { $actor }: { $text }
other-none = { $actor } faz outra coisa
countdown = { $left ->
    [1] { $name }: falta { $left } { $unit }
   *[other] { $name }: faltam { $left } { $unit }
}
countdown-done = { $name }: o tempo acabou
join = { $actor } chega
leave-fled = { $actor } foge
leave-ejected = { $actor } fica fora do combate
leave-removed = { $actor } deixa o combate
order-before = { $gm }: { $actor } passa para antes de { $other_ }
order-after = { $gm }: { $actor } passa para depois de { $other_ }
order-before-told = { order-before }
order-after-told = { order-after }
end = Fim do combate
end-winner = Fim do combate, com vitória para { $winner }
why-healed = pela cura
why-death = morte
why-action_used = ação gasta
why-unconscious = inconsciente
why-grabbed = num agarrão
why-dying = agoniza
word-fumble = falha crítica
word-failure = falha
word-success = sucesso
word-special = especial
word-critical = crítico
weapon-dropped = no chão
weapon-broken = quebrada
weapon-jammed = emperrada
word-minor = , ferimento leve
word-major = , ferimento grave
word-turns = { $timer ->
    [1] por 1 turno
   *[other] por { $timer } turnos
}
word-rounds = { $count ->
    [1] turno
   *[other] turnos
}
word-seconds = { $count ->
    [1] segundo
   *[other] segundos
}
word-to = { $targets_ }
word-with = com { $with_ }
word-hands = mãos nuas
cause-draw = saca
cause-stow = guarda uma
cause-aim = mira com a luneta
cause-load_one = carrega e atira
cause-focus = concentra-se
cause-wait = espera
cause-ruling = o mestre decide
deed-attack = atacar
deed-grapple = agarrar
deed-disarm = desarmar
deed-escape = livrar-se
deed-release = soltar
deed-wait = esperar
deed-defend = defender-se
deed-draw = preparar uma arma
deed-draw-thing = preparar { $with_ }
deed-pick_up = pegar do chão
deed-pick_up-thing = pegar { $with_ } do chão
deed-reload = recarregar
deed-reload-thing = recarregar { $with_ }
deed-repair = destravar
deed-repair-thing = destravar { $with_ }
deed-use_skill = usar uma habilidade
deed-use_skill-thing = usar { $with_ }
deed-other = outra coisa
status-unconscious = inconsciente
status-grabbed = agarrão
status-dying = agoniza

## Refusals

refused-already_declared = { $actor } já declarou.
refused-declare_order = { $target } declara antes de { $actor }: tem DES maior.
refused-declare_order-bare = Outro declara antes de { $actor }: tem DES maior.
refused-too_early = { $actor } tem de esperar a DES { $des }.
refused-too_early-bare = { $actor } tem de esperar.
refused-not_enough_des = { $actor } não tem tantos pontos de DES: não pode cair abaixo de 1.
refused-no_combine = Mirar com a luneta não combina com se concentrar em um alvo.
refused-no_scope = { $item } não tem luneta.
refused-no_scope-bare = A arma não tem luneta.
refused-no_hold = { $item } não serve para agarrar.
refused-no_hold-bare = Isso não serve para agarrar.
refused-melee_only = Nocautear se faz corpo a corpo, não com { $item }.
refused-melee_only-bare = Nocautear se faz corpo a corpo.
refused-weapon_broken = { $item } não serve: quebrou.
refused-weapon_broken-bare = A arma está quebrada.
refused-weapon_dropped = { $item } está no chão.
refused-weapon_dropped-bare = Está caída no chão.
refused-weapon_jammed = { $item } travou.
refused-weapon_jammed-bare = A arma está travada.
refused-not_equipped = { $item } não está na mão.
refused-not_equipped-bare = Isso não está na mão.
refused-already_equipped = { $item } já está na mão.
refused-already_equipped-bare = Isso já está na mão.
refused-not_dropped = { $item } não está no chão.
refused-not_dropped-bare = Não está caída no chão.
refused-too_many_shots = São tiros demais: no máximo { $most }.
refused-too_many_shots-bare = São tiros demais.
refused-wrong_feed = { $item } não se carrega assim.
refused-wrong_feed-bare = A arma não se carrega assim.
refused-already_loaded = { $item } já tem carga.
refused-already_loaded-bare = Já está carregada.
refused-not_enough_ammo = { $left ->
    [1] Não há tiros suficientes em { $item }: resta { $left }.
   *[other] Não há tiros suficientes em { $item }: restam { $left }.
}
refused-not_enough_ammo-bare = Não há munição suficiente.
refused-not_jammed = { $item } não travou.
refused-not_jammed-bare = A arma não está travada.
refused-too_close = { $target } está perto demais para { $item }.
refused-too_close-bare = O alvo está perto demais.
refused-too_many_attackers = { $most } já atacam { $target }, e não cabem mais.
refused-too_many_attackers-bare = Já atacam tantos quantos cabem.
refused-not_grabbed = { $actor } não está nesse agarrão.
refused-not_grabbed-bare = Ali ninguém agarra ninguém.
refused-no_such_item = { $actor } não tem nada chamado “{ $item }”.
refused-no_action_left = { $actor } já gastou a ação deste turno.
refused-out_of_range = { $reason ->
    [far] { $target } está fora de alcance: a { $distance } m, com alcance de { $most } m.
   *[other] { $target } está fora de alcance.
}
refused-too_many_targets = São alvos demais.
refused-invalid_target = { $reason ->
    [no_place] { $target } não tem agora nenhum lugar na ordem.
   *[other] { $target } não pode ser o alvo.
}
refused-wrong_phase = Isso não é possível nesta fase.

## Questions

question-reaction = { $takes ->
    [nothing] Esquivar de novo?
    [declared] Esquivar ou bloquear? Gasta a ação deste turno: o que foi declarado ({ $declared }) não será mais feito.
   *[action] Esquivar ou bloquear? Gasta a ação deste turno.
}
question-disarm = Desarmar?

## Answers

answer-reaction-none = Nada
answer-reaction-dodge = Esquivar
answer-reaction-block = Bloquear
answer-disarm-none = Nada
answer-disarm-disarm = Desarmar

## Options of the fight

option-declarations-on = As ações são declaradas antes dos turnos
option-declarations-off = Ninguém declara: nem fase de declaração nem { $changed_percent }% por mudar
option-critical_attacks-impale = Um ataque crítico empala
option-critical_attacks-brp = Um ataque crítico é como no Basic Roleplaying
option-hold_escape-after = De um agarrão se sai depois dos dois turnos de incapacidade
option-hold_escape-next = De um agarrão se sai já no segundo turno de incapacidade
option-low_pv-brp = Inconsciente com { $unconscious_to ->
    [1] 1
    [2] 1 ou 2
   *[other] de 1 a { $unconscious_to }
} PV, agonizando com 0
option-low_pv-zero = Apenas inconsciente com 0 PV
option-silencer_count-automatic = Gastam-se os silenciadores de armas automáticas
option-silencer_count-always = Todo silenciador se gasta
option-silencer_count-never = Nenhum silenciador se gasta
option-grades-exact = Graus de sucesso pelas frações exatas
option-grades-table = Graus de sucesso pela tabela impressa
figure-changed_percent = Outra ação que a declarada
figure-dodge_percent = Cada esquiva a mais em um turno
figure-burst_percent = Cada bala depois da primeira
figure-focus_percent = Cada 5 DES de espera
figure-close_metres = Perto é a menos de, por ponto de DES
figure-close_times = Chance contra quem está perto
figure-impale_times = Dano ao empalar
figure-knockout_turns = Um nocaute dura 1D10 turnos e
figure-disarm_percent = Cada ponto de FUE para tirar uma arma
figure-disarm_outright = Pontos de FUE que tiram uma arma sem rolar
figure-escape_des = Para sair de um agarrão, DES
figure-rounds_by_hand = Balas que se carregam à mão em um turno
figure-silencer_shots = Um silenciador dura 1D100 disparos e
figure-unconscious_to = Inconsciente até

## Faults of sheets, boards and files

fault-natural_firearms = uma arma natural não pode bloquear armas de fogo
fault-no_capacity = há { $loaded } tiros carregados, mas a capacidade não foi dada
fault-too_much_left = { $left ->
    [1] resta { $left } ponto de resistência, mas ela só tem { $most }
   *[other] restam { $left } pontos de resistência, mas ela só tem { $most }
}
fault-too_many_loaded = há { $loaded } tiros carregados, mas só cabem { $capacity }
fault-like_unknown = a categoria mais próxima de “{ $id }” é “{ $other }”, que não é uma arma desta ficha
fault-like_circle = as categorias mais próximas de “{ $id }” andam em círculo

## Said before an action is done

said-armoury = Os números são os do Basic Roleplaying (licença ORC); este capítulo não traz tabela de armas.
leaving-declared = Outra ação que a declarada: { $changed_percent }%.
said-free = sem custo
said-an_action = 1 ação
said-chance = chance { $percent }%
said-chance_of = chance { $percent }% ({ $sum }%)
said-chance_from = chance { $percent }% = { $chain }
said-chance_none = chance 0% ({ $chain } fica abaixo de 0)
said-chance_held = chance { $percent }% ({ $sum }% = { $chain })
said-chance_jams = chance { $percent }% ({ $sum }% = { $chain }; emperra a partir de { $malf })
said-chain = { $first } { $next }
said-steps-range = { $sign } { $amount } alcance
said-steps-close = { $sign } { $amount } perto
said-steps-burst = { $sign } { $amount } rajada
said-steps-focus = { $sign } { $amount } foco
said-steps-changed = { $sign } { $amount } por trocar de ação
said-steps-modifier = { $sign } { $amount } modificador
said-step = { $sign } { $amount }
said-fue_to_fue = chance { $percent }% (FOR { $own } : { $theirs })
said-dodge = esquivar { $percent }%
said-block = bloquear ({ $thing }) { $percent }%
said-damage = dano { $dice }
said-damage_md = dano { $dice } + MD { $md }
said-damage_half_md = dano { $dice } + ½ MD { $md }
said-knocks_out = nocauteia se passarem { $enough } ou mais da proteção; senão, causa { $least }
said-metres = { $metres } m
said-only_loaded = só { $loaded } carregadas
said-most_shots = no máximo { $most } tiros
said-at = DES { $des }
said-not_yet = DES { $des }: esperar antes
said-later = DES −{ $points }
said-later_then = DES −{ $points } na sua vez
said-no_des = não custa DES
said-focus = foco +{ $percent }%
said-one_turn = 1 turno: { $loaded } → { $filled }
said-turns = { $turns } turnos: { $loaded } → { $filled }
said-repairing = turno { $turn } de { $needed }
said-repair = 1D6 turnos

## What dice are for

die-block = bloqueio
die-bullets_that_hit = balas que acertam
die-damage_modifier = modificador de dano
die-damage_of_the_blade = dano da lâmina
die-disarm = desarme
die-dodge = esquiva
die-repair = conserto
die-silencer = silenciador
die-skill = habilidade
die-turns_to_repair = turnos de conserto
die-turns_unconscious = turnos inconsciente

## Glosses: what the terms of the system mean

gloss-status-unconscious = Por nocaute, ou com 1–{ $unconscious_to } PV: não declara, não age, não reage
gloss-status-grabbed = Sem ação, movimento, esquiva nem bloqueio; depois de dois turnos pode tentar se livrar
gloss-status-dying = Com 0 PV ou menos: morre no fim do próximo turno se não subir acima de 0

gloss-action-attack = Golpear ou atirar
gloss-action-grapple = Agarrar e segurar com os braços, uma rede ou um laço
gloss-action-defend = Guardar a ação para esquivar ou bloquear
gloss-action-wait = Agir mais tarde neste turno; com um alvo, toda a atenção no alvo
gloss-action-draw = Preparar uma arma
gloss-action-reload = Carregar uma arma
gloss-action-repair = Destravar uma arma
gloss-action-use_skill = Usar uma habilidade, ao longo de turnos
gloss-action-pick_up = Pegar uma arma do chão
gloss-action-escape = Livrar-se de um agarrão
gloss-action-release = Soltar quem se segura
gloss-action-disarm = Tirar a arma de quem se segura, FOR contra FOR
gloss-action-other = Mover-se, falar, abrir uma porta

gloss-field-with = arma
gloss-field-use_skill-with = habilidade
gloss-field-called_check-with = { gloss-field-use_skill-with }
gloss-field-targets = alvo
gloss-field-release-targets = quem
gloss-field-disarm-targets = { gloss-field-release-targets }
gloss-field-knockout = tentar nocautear
gloss-field-distance = metros; vazio: pelo tabuleiro, senão dentro do alcance e não perto; 0: em contato
gloss-field-measured = metros entre as peças, salvo se uma distância for digitada
gloss-field-shots = tiros em cada alvo
gloss-field-aim = mirar com a luneta
gloss-field-load_one = antes, carregar um cartucho
gloss-field-draw = antes, sacá-la
gloss-field-stow = antes, guardar
gloss-field-draw-stow = guardar, mais 5 DES
gloss-field-drop = antes, deixar cair
gloss-field-draw-drop = deixar cair
gloss-field-focus = pontos de DES esperados pelo alvo
gloss-field-modifier = somado à porcentagem
gloss-field-des = pontos esperados
gloss-field-target = concentrar-se em
gloss-field-skill = habilidade; vazio: a maior
gloss-field-turns = turnos que leva
gloss-field-weapon = { gloss-field-with }
gloss-field-text = o quê

gloss-sheet-des = Destreza: ordem, alcances, fuga
gloss-sheet-pv = Pontos de vida (puntos de vida)
gloss-sheet-fue = Força
gloss-sheet-md = Modificador de dano (modificador al daño); pode ser negativo
gloss-sheet-weapon_row-md = Quanto do modificador de dano conta; se não for dito, inteiro corpo a corpo e metade em arremessos e arcos
gloss-sheet-esquivar = Esquiva; se não for dito, DES × 2
gloss-sheet-prot = Pontos de armadura
gloss-sheet-lucha = Combate desarmado
gloss-sheet-armeria = Armeiro: conserta armas travadas
gloss-sheet-max_attackers = Quantos podem atacar corpo a corpo em um turno
gloss-sheet-skills = Outras habilidades
gloss-sheet-weapons = Armas, ataques naturais e objetos; o primeiro preparado é o usual
gloss-sheet-declarations = desligado: sem fase de declaração nem desconto por mudar de ação
gloss-sheet-critical_attacks = O que um ataque crítico faz: empalar como um especial, ou como no Basic Roleplaying
gloss-sheet-hold_escape = A partir do turno depois dos dois incapaz, ou já no segundo deles
gloss-sheet-low_pv = Inconsciente com poucos PV e agonizando em 0, ou só inconsciente em 0
gloss-sheet-silencer_count = De quem os silenciadores se gastam
gloss-sheet-grades = Especial e crítico pelas frações do texto, ou pela tabela impressa
gloss-sheet-id = Id com que os roteiros o chamam
gloss-sheet-name = Nome; o id se não houver
gloss-sheet-pct = Chance de sucesso
gloss-sheet-kind = Os quatro primeiros são corpo a corpo; os três últimos, à distância
gloss-sheet-like = Arma com cuja habilidade é usada
gloss-sheet-skill = Chance de acertar; senão a da categoria mais próxima, senão Luta
gloss-sheet-damage = Dados de dano
gloss-sheet-block = Chance de bloquear; vazio: não pode. Se não for dito, sua habilidade
gloss-sheet-blocks = Tipos de ataque que pode deter
gloss-sheet-blade = Ao bloquear, fere quem ataca sem armas
gloss-sheet-pr = Quebra em 0; vazio: nunca
gloss-sheet-pr_left = A resistência que lhe resta; vazio: toda; 0: quebrada
gloss-sheet-equipped = Preparada, na mão
gloss-sheet-hold = Pode agarrar e segurar
gloss-sheet-range = Alcance efetivo em metros
gloss-sheet-close_double = Dobra a chance contra um alvo próximo
gloss-sheet-contact_ok = Pode ser usada a distância 0
gloss-sheet-mechanism = Se fica pronta sozinha entre um tiro e outro
gloss-sheet-rate = Tiros em uma ação
gloss-sheet-capacity = Tiros que cabem; vazio: não se contam, de armas de arremesso 1
gloss-sheet-loaded = Tiros que estão carregados
gloss-sheet-feed = Cartuchos soltos, carregador ou cinta
gloss-sheet-load_turns = Turnos para carregar; 0: a munição não se gasta
gloss-sheet-malf = Falha a partir desta rolagem
gloss-sheet-jammed = Emperrada: é preciso consertá-la antes de atirar
gloss-sheet-scope = Luneta
gloss-sheet-long_gun = A luneta não lhe custa DES
gloss-sheet-silencer = Com silenciador feito para este modelo
gloss-sheet-silencer_shots = Tiros que o silenciador ainda aguenta; vazio: rola-se

gloss-chip-declared = O que declarou para este turno
gloss-pool-pv = Pontos de vida (puntos de vida)
gloss-chip-waiting = Age mais tarde neste turno
gloss-chip-focus = Pontos de DES esperados por um alvo
gloss-chip-task = Uma tarefa de vários turnos
gloss-chip-attackers = Ninguém mais pode atacar corpo a corpo
gloss-chip-loaded = Tiros que restam
gloss-chip-dodged = Esquivou: neste turno só pode esquivar de novo
gloss-chip-action_used = Neste turno já não pode agir, esquivar nem bloquear
gloss-chip-jammed = Travada
gloss-chip-broken = Quebrada
gloss-chip-dropped = No chão

## Words that sheets and statuses choose among

value-after = depois
value-always = sempre
value-automatic = armas automáticas
value-brp = BRP
value-exact = exatos
value-impale = empalar
value-never = nunca
value-next = o turno seguinte
value-table = por tabela
value-zero = zero

## States: what their bearer is, not what it has, as a sentence names it behind “is”

in_state-unconscious = inconsciente
in_state-grabbed = num agarrão
in_state-dying = à beira da morte
moment-comes = em vez de chegar, quando quem narra o põe
moment-time_up = em vez de terminar, quando seu tempo acaba
