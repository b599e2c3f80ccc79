## The system in one line

about = A battle on a board, with cards, heights and facing

## Facts

phase-action = Battle
initiative = { $actor }: PER { $value }
initiative-tie = { $actor }: PER { $value }, tie-break { $faces }
turn = { $actor }’s turn ({ $acao } AÇÃO)
move = { $actor } moves { $start } → { $end }{ $by } (cost { $cost }), facing { $facing }
move-placed = { $actor } goes to { $end }
face = { $actor } turns { $to }
roll-free = { $what }: { $dice_ }
roll-sum = { $what }: { $dice_ } = { $total }
attack-hit = { $actor } attacks { $target } with { $card }{ $back_ }: { $sum } → ⟨LESÃO⟩ { $lesao }
attack-miss = { $actor } attacks { $target } with { $card }{ $back_ }: { $sum } → fails
attack-ruling = { $target }: { $sum } → ⟨LESÃO⟩ { $lesao }
use = { $actor } uses { $card }{ $on }{ $saying }
rest = { $actor } rests
card = { $actor }: { $card } → { $place }
card-mesa = { $actor } plays { $card } to the MESA
card-inventario = { $actor } takes { $card } up to the INVENTÁRIO
card-descarte = { $actor } discards { $card }
fall = { $actor } is knocked out
wake = { $actor } comes back with { $vida } VIDA
salvation = Divine Salvation: { $actor } discards { $spent } DESTINO and stays at { $to } VIDA
salvation-told = A Divine Salvation saves { $actor }
condition = { $actor }: { $which }{ $lasting }
tick = { $actor }: { $which }{ $lasting }
lift = { $actor }: { $which } ends
countdown = { $name }: { $left }{ $unit } left
spoils = { $told }
game_over = The game is over for { $player }
end = The battle ends
end-winner = The battle ends, won by { $winner }
word-by = by { $path_ }
word-back = from behind
word-on = on { $targets_ }
word-normal = ATAQUE NORMAL
word-unit-rounds = { $count ->
    [one] round
   *[other] rounds
}
word-unit-turns = { $count ->
    [one] turn
   *[other] turns
}
spoils-banned = { $count ->
    [1] { $card } is banished
   *[other] { $card } are banished
}
spoils-given = { $count ->
    [1] { $card } goes to { $to }
   *[other] { $card } go to { $to }
}
spoils-market = { $count ->
    [1] { $card } goes to the MERCADO
   *[other] { $card } go to the MERCADO
}
spoils-discarded = { $count ->
    [1] { $card } goes to the discard
   *[other] { $card } go to the discard
}

## Refusals

refused-not_enough = { $actor } does not have enough { $pool }: has { $has }, needs { $needs }.
refused-not_enough-bare = { $actor } does not have enough { $pool }.
refused-not_enough-short = Lacks { $pool }: { $has } of { $needs }
refused-already_acted = DESCANSAR takes a whole turn, and { $actor } has acted in this one.
refused-already_acted-bare = That must come before anything else in the turn.
refused-card_not_at_hand = “{ $item }” is neither on the MESA nor in the INVENTÁRIO.
refused-card_not_at_hand-bare = The card is neither on the MESA nor in the INVENTÁRIO.
refused-card_not_in_inventory = “{ $item }” is not in the INVENTÁRIO.
refused-card_not_in_inventory-bare = The card is not in the INVENTÁRIO.
refused-card_not_on_table = “{ $item }” is not on the MESA.
refused-card_not_on_table-bare = The card is not on the MESA.
refused-wrong_action = That card is used by another action.
refused-out_of_range = { $reason ->
    [far] The target is out of ALCANCE: { $distance ->
        [one] 1 cell
       *[other] { $distance } cells
    } away, ALCANCE { $most }.
   *[other] The target is out of ALCANCE.
}
refused-no_line_of_sight = A wall is in the way.
refused-same_cell = The piece is already on that cell.
refused-already_facing = { $actor } is already facing there.

## Questions

question-at_zero = { $dead }’s VIDA has come to 0: what now?
question-divine_salvation = About to die: discard DESTINO for a Divine Salvation?
question-rest_recovers = What does the rest give back?
question-item_destination = Who gets this { $suit } card ({ $card })?

## Answers

answer-at_zero-dead = dies
answer-at_zero-unconscious = falls
answer-at_zero-stays = goes on
answer-divine_salvation-die = die
answer-divine_salvation-five = discard 5 DESTINO
answer-divine_salvation-ten = discard 10 DESTINO
answer-rest_recovers-vida = VIDA
answer-rest_recovers-estamina = ESTAMINA
answer-rest_recovers-mana = MANA
answer-rest_recovers-mixed = ESTAMINA and MANA
answer-item_destination-mercado = MERCADO

## Options of the fight

option-initiative-per = PER says who acts first
option-initiative-listed = Everybody acts in the order of the list
option-face_cost-value = Turning on the spot costs { $value } AÇÃO
option-attack_facing-turn = Who uses a card turns to its target
option-attack_facing-keep = Who uses a card keeps facing as it stood
option-terrain_costs-none = The book’s terrain costs
option-terrain_costs-value = Terrain costs: { $value }
option-rest_vida-value = DESCANSAR gives back { $value } VIDA
option-rest_energia-value = DESCANSAR gives back { $value } ESTAMINA or MANA
option-at_zero-dead = VIDA 0 means death
option-at_zero-unconscious = At VIDA 0 one falls unconscious
option-group_initiative-on = Foes of one kind share the die of a tie
option-group_initiative-off = Each foe rolls its own die of a tie
option-at_zero-stays = At VIDA 0 one plays on
option-at_zero-ask = At VIDA 0 the table is asked
figure-back_bonus = A blow from behind adds
figure-injury_at_con = ⟨DANO⟩ equal to ⟨CON⟩ means
figure-injury_step = One ⟨LESÃO⟩ more for each
figure-climb_cost = Each level up costs
figure-domain_cost = Entering a dominated cell costs, for each enemy

## Said before an action is done

said-suggested = The figures are suggestions of this program, as far as the rules do not give them; the game’s own tables are not in it.
said-the_turn = the turn
said-each_cell = AÇÃO for each cell
said-cost = { $amount } { $pool }
said-one_cell = 1 cell
said-cells = { $count } cells
said-reach = ALCANCE { $reach }
said-around = it strikes around its user, whatever its ALCANCE
said-flies_down = ALCANCE { $reach } + { $height } (height) = { $far }
said-flies_up = ALCANCE { $reach } − { $height } (height) = { $far }
said-text = { $text }
said-formula = { $code }
said-either = { $first } or { $next }
said-regained = +{ $amount } { $pool }
said-nothing_to_regain = nothing to regain
said-dano = ⟨DANO⟩ { $dano }, ⟨CON⟩ { $con } → ⟨LESÃO⟩ { $lesao }
said-back = from behind +{ $bonus }
said-dano_behind = ⟨DANO⟩ { $dano } (from behind), ⟨CON⟩ { $con } → ⟨LESÃO⟩ { $lesao }
said-gain = +{ $amount } VIDA
said-revived = { $amount } VIDA
said-for_a_turn = { $effect } (1 turn)
said-for_turns = { $effect } ({ $timer } turns)
said-if_hurt = { $effect }, if there is ⟨LESÃO⟩
said-looks-n = looks north
said-looks-e = looks east
said-looks-s = looks south
said-looks-w = looks west

## Faults of sheets, boards and files

fault-cell_taken = { $name } is on that cell already
fault-amount = a whole number or an expression belongs here, not { $value }
fault-ferramenta = a ferramenta always has damage
fault-one_effect = a card has at most one of damage (a ferramenta always), heal and revive
fault-modifier = needs Número (stat) and Valor (amount)
fault-marker = has only a Nome (label)
fault-revive_area = Revive goes only with the ÁREA “um alvo” (single)

## What dice are for

die-tie_of_PER = tie of PER
die-another_tie_of_PER = another tie of PER

## Glosses: what the terms of the system mean

gloss-status-marker = A named mark without an effect of its own; one of each name.
gloss-status-modifier = A bonus or penalty on CON, AÇÃO, PER, FOR or DANO; all add up.

gloss-action-attack = Attack with a tool, or without a card.
gloss-action-move = Move over the board; terrain, climbing and enemies' domains make steps dearer.
gloss-action-use_ability = Use an ability card by paying what it costs.
gloss-action-use_item = Use an item or another card.
gloss-action-face = Turn on the spot.
gloss-action-rest = Give up an unused turn to regain VIDA, ESTAMINA or MANA.
gloss-action-pause = Rest between two fights, turn after turn.
gloss-action-play_card = Lay a card of the inventory on the table.
gloss-action-take_card = Take a card from the table up into the inventory.

gloss-field-pause-choice = What a turn of rest gives back.
gloss-field-pause-turns = How many turns are rested.
gloss-field-with = card
gloss-field-attack-with = tool; none: the normal attack
gloss-field-use_ability-with = ability
gloss-field-use_item-with = item
gloss-field-targets = target
gloss-field-cell = middle of a burst
gloss-field-damage = in place of the card's own
gloss-field-back = the table's word on “from behind”
gloss-field-modifier = added to the DANO
gloss-field-to = where to
gloss-field-facing = where to look

gloss-sheet-vida = life, maximum
gloss-sheet-con = constitution: what DANO is measured against
gloss-sheet-acao = action points a turn
gloss-sheet-card-acao = action points it costs
gloss-sheet-mana = mana, maximum
gloss-sheet-card-mana = mana it costs
gloss-sheet-estamina = stamina, maximum
gloss-sheet-card-estamina = stamina it costs
gloss-sheet-destino = fate that can be discarded
gloss-sheet-per = perception: turn order
gloss-sheet-forca = strength: normal attack and DANO expressions
gloss-sheet-heroi = a hero; empty: whoever enters on the party's side
gloss-sheet-jogador = the player's name
gloss-sheet-at_zero = what VIDA 0 means: dies, falls, plays on, ask; empty: the fight's option
gloss-sheet-tabuleiro_options-at_zero = what VIDA 0 means where the sheet does not say
gloss-sheet-cards = its cards
gloss-sheet-initiative = who acts first: by PER, or as listed
gloss-sheet-group_initiative = foes of one kind roll once where they tie with others
gloss-sheet-face_cost = action points of turning on the spot
gloss-sheet-attack_facing = whether the user of a card turns to its target
gloss-sheet-terrain_costs = action points for entering a terrain, 1 to 9; may name new ones
gloss-sheet-rest_vida = VIDA that resting gives back
gloss-sheet-rest_energia = ESTAMINA or MANA that resting gives back
gloss-sheet-name = name of the card
gloss-sheet-id = short name for scripts; empty: made of the name
gloss-sheet-kind = suit: tool, ability, item, house, other
gloss-sheet-local = where it is: table, inventory, discard, banished, market
gloss-sheet-damage = damage: a number or an expression; empty: no attack, on a FERRAMENTA what the table says
gloss-sheet-heal = VIDA given back: a number or an expression
gloss-sheet-revive = VIDA with which it brings back to life
gloss-sheet-status = conditions put on each target
gloss-sheet-card_status-status = which condition
gloss-sheet-range = range in cells; empty: 1 on a FERRAMENTA, on all others not looked at
gloss-sheet-trajetoria = straight (walls stop it) or arched (height counts)
gloss-sheet-area = one target, all around the user, or all around a cell
gloss-sheet-tamanho = radius of the area in cells
gloss-sheet-afeta = whom it strikes in an area
gloss-sheet-baixar = action points to lay it on the table
gloss-sheet-subir = action points to take it up into the inventory
gloss-sheet-adicional = extra action points when used from the inventory
gloss-sheet-consumivel = goes to the discard after use
gloss-sheet-text = card text; the game master applies what the fields do not say
gloss-sheet-timer = turn ends of the bearer; empty: until lifted
gloss-sheet-params = what it says or changes
gloss-sheet-stat = the number that a modifier changes
gloss-sheet-amount = how much a modifier adds
gloss-sheet-label = its name in words

gloss-stat-dano = sum of the modifiers to the DANO of its attacks

gloss-pool-vida = life: at 0 one dies, unless the story says otherwise
gloss-pool-acao = action points of this turn
gloss-pool-mana = mana: what some cards cost
gloss-pool-estamina = stamina: what some cards cost
gloss-pool-destino = fate: discarded for a Divine Salvation

gloss-cells-domain = the cells that it dominates
gloss-cells-threat = the cells that its enemies dominate: entering one costs { $domain_cost } AÇÃO more for each
gloss-cells-sight = the cells that a straight line reaches past all walls

gloss-chip-facing = where it looks
gloss-chip-late = acts last in this round

## Groups of fields

group-acao = AÇÃO
group-vida = VIDA

## Words that sheets and statuses choose among

value-amount = amount
value-ask = ask
value-dead = dead
value-keep = keep
value-label = label
value-listed = listed
value-per = per
value-stat = stat
value-stays = stays
value-turn = turn
value-unconscious = unconscious
