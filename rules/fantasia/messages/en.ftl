## The system in one line

about = Fast and slow actions, elements, reactions

## Facts

round = Round { $round } ({ $seconds } s)
ruling-surprise-full = { $gm }: nobody notices those who creep up
ruling-surprise-none = { $gm }: those who creep up are noticed, there is no surprise
phase-surprise = Surprise attack
phase-initiative = Initiative
phase-declaration = Declarations
phase-action = Turns
initiative = { $actor } rolls initiative: { $total } { $agi_ }{ $init_ } = { $value }
initiative-group = { $actor }, initiative of the group: { $total } { $agi_ }{ $init_ } = { $value }
initiative-side = Initiative ({ $side }): { $value }
turn-skipped = { $actor } loses the turn ({ $why_ })
turn-down = { $actor } stays unconscious (turns before death: { $left })
skip-unconscious = unconscious
attack-hit = { $actor } attacks { $target }: { $total } against { $stat } { $against }, hits
attack-miss = { $actor } attacks { $target }: { $total } against { $stat } { $against }, misses
attack-critical = { $actor } attacks { $target }: natural { $natural_ }, critical!
attack-fumble = { $actor } attacks { $target }: natural { $natural_ }, misses
attack-sure = { $actor } attacks { $target }: hits without a roll
spell-hit = { $with_ } on { $target }: { $total } against { $stat } { $against }, hits
spell-miss = { $with_ } on { $target }: { $total } against { $stat } { $against }, misses
spell-critical = { $with_ } on { $target }: natural { $natural_ }, critical!
spell-fumble = { $with_ } on { $target }: natural { $natural_ }, misses
cast = { $actor } uses { $with_ } on { $targets_ }
fumble-1 = Fumble: { $actor } drops the weapon
fumble-2 = Fumble: { $actor } slips and lies on the ground
fumble-3 = Fumble: { $actor } is off balance (DE −3, DM −3)
fumble-4 = Fumble: { $actor } is open to a free attack
fumble-5 = Fumble: { $actor } is hurt by their own weapon
fumble-6 = Fumble: { $actor } strikes an ally
fumble-other = Fumble: what happens to { $actor } is the game master’s to tell
fumble-1-told = { $actor } drops the weapon
fumble-2-told = { $actor } slips and lies on the ground
fumble-3-told = { $actor } is off balance
fumble-4-told = { $actor } is open to a free attack
fumble-5-told = { $actor } is hurt by their own weapon
fumble-6-told = { $actor } strikes an ally
fumble-other-told = What happens to { $actor } is the game master’s to tell
roll-success = { $actor }, { $what }: { $total } against { $against }, succeeds
roll-failure = { $actor }, { $what }: { $total } against { $against }, fails
roll-unseen = { $actor }, { $what }: cannot see, fails
roll-stealth = { $actor } creeps up: { $total }
roll-watch = { $actor } is on the look-out: { $total }
what-concentration = Concentration
what-berserk = calming down
what-jump = Jump
what-check = Check
what-grapple = Hold
what-escape = Getting loose
opposed-success = { $actor } against { $target }, { $what }: { $own } to { $theirs }, { $actor } wins
opposed-failure = { $actor } against { $target }, { $what }: { $own } to { $theirs }, { $target } holds out
damage = { $actor } takes { $amount }{ $type_ } damage (PV { $from_ } → { $to })
damage-pm = { $actor } loses { $amount } PM ({ $from_ } → { $to })
condition = { $actor }: { $status }{ $gloss_ }{ $timer_ }
heal = { $actor } regains { $amount } PV ({ $from_ } → { $to })
heal-pm = { $actor } regains { $amount } PM ({ $from_ } → { $to })
spend-pool = { $actor } spends { $amount } { $pool }
spend-thing = { $actor }: { $with_ }, { $to } left
lift = { $actor }: { $status } ends ({ $why_ })
acted-grapple = grabs { $target }
immune-status = { $actor } is immune to { $status }
immune-element = { $actor } is immune to { $element }
reflect = Mirror returns { $with_ } to { $to_ }
interrupt = { $actor }’s action is interrupted ({ $why_ })
fall = { $actor } falls unconscious (turns before death: { $counter })
fall-told = { $actor } falls unconscious
fall-faint = { $actor } faints with fever
stone = { $actor } turns into a statue of stone
wake = { $actor } wakes
die = { $actor } dies
move = { $actor } moves { $distance } m
move-cells = { $actor } moves { $distance } m, to { $to_ }
move-placed = { $actor } is now at { $to_ }
order-join-after = { $actor } acts after { $after_ }
order-join-after-later = { $actor } acts after { $after_ }, from the next round on
order-join-first = { $actor } acts first
order-join-first-later = { $actor } acts first, from the next round on
order-resume = { $actor } claims the turn that was put off
order-take_turn = { $actor } takes the turn before { $before_ }
order = { $actor } changes place in the order
order-resume-told = { order-resume }
order-take_turn-told = { order-take_turn }
wait = { $actor } puts the turn off
ready = { $actor } readies: { $action } { $on_ }
ready-told = { $actor } readies { $action } { $on_ }
on-attack = (when somebody attacks)
on-cast = (when somebody casts)
on-item = (when somebody uses an item)
on-move = (when somebody moves)
on-manual = (at will)
on-attack-of = (when { $who } attacks)
on-cast-of = (when { $who } casts)
on-item-of = (when { $who } uses an item)
on-move-of = (when { $who } moves)
react = { $actor } reacts out of turn
countdown-left = { $left ->
    [one] { $name }: { $time_ } is left
   *[other] { $name }: { $time_ } are left
}
forced = { $actor } is confused ({ $face }): { $action }
forced-told = { $actor } is confused and { $action }
forced-attack = attacks its own side
forced-ability = uses an ability
forced-no_ability = can use no ability and attacks its own side
rest = { $actor } rests for { $hours } h
note-readied_lost = { $actor } loses the readied action unused
note-readied_impossible = { $actor }’s readied action is no longer possible and is lost
note-other = { $actor }: { $text }
note-other-none = { $actor } does something else
note-charm = { $actor } obeys and protects { $source }: whoever plays { $source } plays both
note-charm-bare = { $actor } obeys and protects its charmer, whose player plays both
note-charm-told = { $actor } now obeys { $source }
note-charm-told-bare = { $actor } now obeys whoever laid the charm
note-float = { $actor } floats: strong wind carries it away, and only over firm ground
note-float-told = { $actor } floats
note-zombie = { $actor } is undead now: the GM plays it
note-zombie-told = { $actor } is undead now
spoils = Experience: { $pex } PEX, { $each } each
why-expired = expired
why-lifted = the GM
why-cured = cured
why-cancelled = cancelled
why-turn = its turn begins
why-attacked = attacked by its charmer
why-released = let go
why-escaped = gets loose
why-too_big = too big
why-stood = stands up
why-fire = fire
why-water = water or ice
why-magic = magic
why-revive = revived
why-end = the fight is over
why-fall = falling
why-damage = by damage
why-reaction = cannot act any more
why-concentration = concentration lost
of_element = { $element }
element-fire = Fire
element-ice = Ice
element-earth = Earth
element-water = Water
element-dark = Darkness
element-light = Light
element-electric = Electricity
element-gravity = Gravity
element-poison = Poison
element-wind = Wind
english-amnesia = Amnesia
english-stun = Stunned
english-berserk = Berserk
english-blind = Blind
english-condemned = Doom
english-confuse = Confused
english-frozen = Frozen
english-meltdown = Melting
english-vanish = Invisible
english-stop = Paralysed
english-charm = Charmed
english-reflect = Mirror
english-fever = Fever
english-float = Floating
english-disable = Disabled
english-immobilize = Immobilized
english-slow = Slow
english-curse = Cursed
english-maxi = Giant
english-fear = Afraid
english-mini = Shrunk
english-death = Death
english-blink = Blink
english-petrify = Turning to stone
english-haste = Haste
english-regen = Regen
english-silence = Silenced
english-sleep = Asleep
english-imp = Imp
english-toad = Toad
english-pig = Pig
english-old_age = Ageing
english-poison = Poison
english-zombie = Zombie
english-prone = Prone
english-grabbed = Grabbed
english-defending = Defending
english-off_balance = Off balance
english-modifier = Magic modifier

## Refusals

refused-out_of_range = { $reason ->
    [far] { $target } is out of reach: { $distance } m away, reach { $most } m.
   *[other] { $target } is out of reach.
}
refused-extra_single = The extra action allows no multiple attack.
refused-nothing_readied = { $actor } has nothing readied.
refused-no_reaction_left = { $own ->
    [yes] It is { $actor }’s turn: one reacts only out of one’s own turn.
   *[other] { $actor } has no reaction left.
}
refused-not_a_reaction = That is no reaction.
refused-wrong_initiative = That is not possible with this kind of initiative.
refused-wrong_phase = That is not possible now.

## Questions

question-use_ready = { $target } is about to act ({ $deed }): use what was readied ({ $readied })? { $lost } is not possible now: it would be lost.
question-use_ready-bare = { $target } is about to act ({ $deed }): use what was readied ({ $readied })?
question-use_reaction = { $target } is about to act ({ $deed }): react with { $ability }?
question-opposed_attr = { $target } comes to { $own }: which attribute resists? A tie is enough.
question-fumble = { $whose } fumbles: what happens? Not possible here, the same as 3: { $cannot }
question-fumble-bare = { $whose } fumbles: what happens?
question-free_attack = { $target } is exposed: a free attack?
question-which_ally = Which ally is struck?
question-critical_target = Critical: who takes { $times } times the damage?
question-critical_target-bare = Critical: who takes double damage?
question-side_tie = The sides tie: what now?

## Answers

answer-fumble-1 = Drops the weapon
answer-fumble-2 = Falls prone
answer-fumble-3 = DE −3 and DM −3
answer-fumble-4 = Free attack by the enemy
answer-fumble-5 = Hurt by its own weapon
answer-fumble-6 = Strikes an ally
answer-fumble-other = Something else, told by the game master
answer-side_tie-reroll = Roll again
answer-side_tie-interleave = Take turns one by one
answer-opposed_attr-fue = FUE
answer-opposed_attr-agi = AGI
answer-free_attack-attack = Attack
answer-free_attack-none = No attack
answer-use_ready-use = Use it
answer-use_ready-none = Keep it
answer-use_reaction-use = React
answer-use_reaction-none = No reaction

## Options of the fight

option-initiative-individual = Everybody rolls for initiative
option-initiative-group = Foes roll for initiative by groups
option-initiative-side = Whole sides roll for initiative
option-order_by_kind-on = Members of a side act by kind of action
option-order_by_kind-off = Members of a side act as they like
option-fumble-roll = A die says what a fumble does
option-fumble-choose = The game master says what a fumble does
option-same_attribute-best_each = Of several magics on an attribute the best bonus and the worst penalty count
option-same_attribute-best_only = Of several magics on an attribute only the strongest counts
option-opposites-on = Affinity with an element means weakness to its opposite
option-opposites-off = Affinity with an element says nothing of its opposite
option-miniatures-on = The rules of board and miniatures hold
option-miniatures-off = The board is only a picture
option-foes_die_at_zero-on = Those outside the party die at 0 PV
option-foes_die_at_zero-off = Foes fall unconscious at 0 PV
figure-critical_from = A hit is critical from a natural
figure-critical_times = Damage of a critical hit
figure-fumble_to = A hit is fumbled up to a natural
figure-helpless_times = Damage against the helpless
figure-eased_over = Damage of what ends a status, and of a softened fall
figure-weakness_times = Damage against weakness
figure-resistance_over = Damage against resistance
figure-counter = Points from death at 0 PV
figure-prone_close = To hit hand to hand one on the ground
figure-prone_far = To hit from afar one on the ground
figure-prone_attacker = To attack from the ground
figure-behind_bonus = To attack from behind or above
figure-jump_times = Difficulty of a long jump, in metres
figure-high_jump_times = Difficulty of a high jump, in metres
figure-concentration = Difficulty of concentration
figure-concentration_more = And more for each further check
figure-berserk_check = Difficulty of coming through Berserk
figure-mirror_levels = Levels from which magic passes a mirror
figure-float_weight = Weight that floats, besides levels
figure-rest_hours = Rest that gives everything back
figure-round_seconds = A round takes

## Said before an action is done

said-suggested = The figures are suggestions of this program, as far as the rules do not give them; the game’s own tables are not in it.
said-costs-normal = normal action
said-costs-movement = movement
said-costs-either = normal action or movement
said-slots-normal = normal action
said-slots-move = movement
said-slots-extra = extra action
said-sure = chance 100%
said-chance = chance { $percent }% (2d ≥ { $needed }, { $stat } { $against })
said-opposed = chance { $percent }% (2d{ $own } > 2d{ $theirs })
said-unnoticed = chance { $percent }% that nobody notices
said-damage = damage { $dice } ≈ { $mean }
said-damage_times = damage ({ $dice }) × { $factor } ≈ { $mean }
said-immune = immune to { $element }
said-affinity = Afinidad ({ $element }): regains about { $mean } PV
said-pm = { $pm } PM ({ $before } → { $after })
said-floating = { $status }: not reached
said-mirrored = { $status } → { $name }
said-heals = +{ $dice } PV
said-heals_dice = +{ $dice } PV ≈ { $mean }
said-restores = +{ $dice } PM
said-restores_dice = +{ $dice } PM ≈ { $mean }
said-revives = wakes with { $pv } PV
said-cures = ends { $statuses }
said-puts_on = brings { $statuses }
said-nothing = no effect
said-readied = readied: { $deed }
said-moment-attack = { $deed } (when somebody attacks)
said-moment-cast = { $deed } (when somebody casts)
said-moment-item = { $deed } (when somebody uses an item)
said-moment-move = { $deed } (when somebody moves)
said-moment-manual = { $deed } (at will)
said-moment-attack-of = { $deed } (when { $who } attacks)
said-moment-cast-of = { $deed } (when { $who } casts)
said-moment-item-of = { $deed } (when { $who } uses an item)
said-moment-move-of = { $deed } (when { $who } moves)
said-behind = from behind
said-above = from above
said-metres = ≤ { $most } m
said-cells = ≤ { $most } cells

## Faults of sheets, boards and files

fault-amount_empty = an amount cannot be empty
fault-amount_unreadable = “{ $text }” is no amount: nothing can be read at “{ $rest }”. It is written as in 2d+1, or half for ½d
fault-amount_number = “{ $text }” holds a number that is too big
fault-amount_dice = “{ $text }” asks for dice that do not exist: 1 to 99 of them
fault-weapon_damage = “{ $text }”: only an ability can take the weapon's damage
fault-params = { $status } lacks details, or cannot have these
fault-same_row = two of these have the id { $id }
fault-fists = the id { $id } is taken: everybody has fists
fault-not_held = { $id } is no weapon that can be held

## What dice are for

die-blink = second attack against Parpadeo
die-check = check
die-concentration = concentration
die-confusion = confusion: odd attacks, even uses an ability
die-fall = fall
die-fumble = fumble
die-grapple = grapple
die-heal_pm = PM regained
die-initiative_of_the_side = initiative of the side
die-tie_of_the_sides = tie of the sides
die-jump = jump
die-stealth = stealth
die-watch = watch

## Glosses: what the terms of the system mean

gloss-status-amnesia = Can use no ability of any kind.
gloss-status-stun = Cannot act.
gloss-status-berserk = FUE doubled, one die more of damage, takes half damage; can only attack, and has to.
gloss-status-blind = Cannot see.
gloss-status-condemned = Falls unconscious when the timer runs out.
gloss-status-confuse = A die at the start of each turn decides what it does to its own side; damage ends it.
gloss-status-frozen = Helpless; magic of fire thaws it.
gloss-status-meltdown = Moves 1 metre, takes double damage, is healed by half.
gloss-status-vanish = Cannot be seen, until magic touches it.
gloss-status-stop = Helpless.
gloss-status-charm = Obeys and will not harm its charmer.
gloss-status-reflect = Magic goes back to its caster.
gloss-status-fever = Faints after any effort or damage; magic of water or ice cools it.
gloss-status-float = What shakes the ground does nothing; falls hurt { $eased_over ->
    [2] half
   *[other] ÷ { $eased_over }
}.
gloss-status-disable = Can only move, once a turn.
gloss-status-immobilize = Cannot move from its place.
gloss-status-slow = One action a turn.
gloss-status-curse = Deals half damage.
gloss-status-maxi = Grown: half as many PV more, weapons hurt half as much more.
gloss-status-fear = AT, MA, DE and DM −2 against the one it is afraid of.
gloss-status-mini = Shrunk: takes double damage, its weapons hurt a quarter.
gloss-status-death = Dead at once.
gloss-status-blink = Rolls against its DE are made twice; the lower counts.
gloss-status-petrify = Turns to stone when the timer runs out.
gloss-status-haste = One action more each turn.
gloss-status-regen = Regains a die of PV each turn.
gloss-status-silence = No magic and no power.
gloss-status-sleep = Asleep and helpless, until it is hurt.
gloss-status-imp = No magic but its own; deals a tenth, takes double.
gloss-status-toad = Cannot attack, nor cast but its own; takes double; its equipment is gone.
gloss-status-pig = { gloss-status-toad }
gloss-status-old_age = FUE, AGI and VIT sink by 1 each turn, down to −3.
gloss-status-poison = Hurt at the start of each turn.
gloss-status-zombie = Healing harms it; no abilities of profession or tribe.
gloss-status-prone = Lies on the ground.
gloss-status-grabbed = Held: cannot get away.
gloss-status-defending = Takes half of physical damage; no reactions.
gloss-status-off_balance = Off balance.
gloss-status-modifier = One number changed.

gloss-action-attack = Strike with a weapon: 2d + AT against DE
gloss-action-cast = Use a magic, power, technique or skill
gloss-action-use_item = Use something up
gloss-action-move = Move up to MO metres
gloss-action-defend = DE +3 and half of physical damage until its next turn
gloss-action-grapple = Hold somebody: FUE or AGI against theirs
gloss-action-escape = Get loose: FUE or AGI against the holder's
gloss-action-ready = Keep an action for its moment
gloss-action-react = Do what is readied, or use a reaction, out of turn
gloss-action-wait = Put the turn off
gloss-action-resume = Claim the turn that was put off
gloss-action-draw = Take another weapon in hand
gloss-action-pick_up = Take a weapon from the ground
gloss-action-stand_up = Get up from the ground
gloss-action-reload = Fill the weapon again
gloss-action-jump = Jump: 2d + AGI against { $jump_times ->
    [2] twice
   *[other] { $jump_times } times
} the metres, { $high_jump_times ->
    [4] four
   *[other] { $high_jump_times }
} times upwards
gloss-action-check = 2d + a number against another
gloss-action-fall = Fall from a height: one die times the metres
gloss-action-take_turn = Act before the companion whose turn it is
gloss-action-rest = Rest before or after the fight
gloss-action-other = Anything else, as the game master allows
gloss-action-surprise = Some creep up: stealth or AGI against the MEN of who watches, or the game master’s word

gloss-field-with = Weapon
gloss-field-cast-with = Ability
gloss-field-use_item-with = Item
gloss-field-ready-with = With what
gloss-field-react-with = Reaction; none: what is readied
gloss-field-reload-with = Weapon; none: the one in hand
gloss-field-targets = Target
gloss-field-ready-targets = Target; nobody: whoever sets it off
gloss-field-attr = Which attribute it uses; by default the higher
gloss-field-ready-attr = Attribute of the check
gloss-field-check-attr = What is checked
gloss-field-modifier = Added to its own 2d
gloss-field-pay = Which of the turn's actions pays for it
gloss-field-willing = Who lets it happen
gloss-field-unwilling = Allies who resist
gloss-field-mode = Climbing, crawling and stealth halve it
gloss-field-to = Where to
gloss-field-distance = How far
gloss-field-move-distance = How far; by default all of it
gloss-field-facing = Where it looks afterwards; by default where it went
gloss-field-action = What will be done
gloss-field-on = What sets it off
gloss-field-watch = Whose action
gloss-field-difficulty = The number to reach
gloss-field-text = What it is
gloss-field-other-text = What is done
gloss-field-kind = Long or high
gloss-field-against = Who resists, instead of a number
gloss-field-against_attr = What the other uses; by default the same
gloss-field-sight = The blind fail
gloss-field-effort = Counts for Fiebre
gloss-field-free = Costs no action
gloss-field-hours = Hours of rest
gloss-field-interrupted = Whether it was disturbed
gloss-field-percent = Share given back for every hour
gloss-field-cost = What it costs
gloss-field-by = Who creeps up
gloss-field-result = The game master’s word; left open, the dice decide
gloss-field-watchers = Who is on the look-out

gloss-sheet-pv = Hit points, maximum
gloss-sheet-de = Defence, equipment included
gloss-sheet-dm = Magic defence, equipment included
gloss-sheet-pm = Magic points, maximum
gloss-sheet-ability-pm = { gloss-field-cost }
gloss-sheet-fue = Strength
gloss-sheet-agi = Agility
gloss-sheet-vit = Vitality
gloss-sheet-men = Mind
gloss-sheet-nv = Level
gloss-sheet-mo = Metres per movement
gloss-sheet-at = Added to AT besides attribute and weapon
gloss-sheet-ma = Added to MA besides attribute and weapon
gloss-sheet-ev = Evasion
gloss-sheet-bm = Magic block
gloss-sheet-init = Extra to initiative
gloss-sheet-stealth = Instead of AGI in an ambush
gloss-sheet-size = Cells per side
gloss-sheet-weight = Kilograms, for Flotar
gloss-sheet-living = No undead, construct or the like
gloss-sheet-armor = Armour worn: Livianas, Pesadas
gloss-sheet-profession = Profession; decides about magic in heavy armour
gloss-sheet-strikes = Strikes in one attack action
gloss-sheet-group = Key of a shared initiative roll
gloss-sheet-elements = What each element is to it: afinidad, inmune, resistencia or debilidad
pair-elements = { $kind ->
    [affinity] { $value } con { $name }
   *[other] { $value } a { $name }
}
gloss-sheet-immune = Statuses that never take hold
gloss-sheet-gear = What equipment gives of the totals
gloss-sheet-pex = Experience for beating it
gloss-sheet-weapons = Weapons and natural attacks
gloss-sheet-equipped = Weapon in hand; by default the first
gloss-sheet-abilities = Magic, powers, techniques, skills
gloss-sheet-items = Things that are used up
gloss-sheet-initiative = Each rolls for itself; foes by groups; or whole sides
gloss-sheet-order_by_kind = Members of a side act by kind of action
gloss-sheet-fumble = One die, or the game master picks
gloss-sheet-same_attribute = Best bonus and worst penalty both count, or only the best
gloss-sheet-opposites = Affinity means weakness to the opposite
gloss-sheet-miniatures = The rules of the board hold
gloss-sheet-foes_die_at_zero = Those outside the party die at 0 PV
gloss-sheet-id = Id by which scripts name it
gloss-sheet-name = Name; the id where there is none
gloss-sheet-kind = Decides the attribute of its attack and damage
gloss-sheet-ability-kind = magic, power, technique or skill
gloss-sheet-bonus = The weapon's own bonus; 2 and 3 multiply the attribute
gloss-sheet-damage = Dice: 2d, 1d+2, ½d (half)
gloss-sheet-ability-damage = Dice; arma stands for the weapon's damage
gloss-sheet-item-damage = Dice of damage
gloss-sheet-range = Metres; empty: by its kind
gloss-sheet-ability-range = Metres; up to 1 is a touch
gloss-sheet-element = Element
gloss-sheet-weapon-element = Element of its damage
gloss-sheet-capacity = Shots before reloading; firearms 6
gloss-sheet-natural = Claws and the like: never drawn nor dropped
gloss-sheet-status = Statuses put on whoever it hits
gloss-sheet-ability-status = Statuses put on each target taken
gloss-sheet-item-status = Statuses put on
gloss-sheet-status_row-status = Status id
gloss-sheet-hand = The hand that holds it
gloss-sheet-roll = MA against DM, AT against DE, or none
gloss-sheet-heal = PV given back
gloss-sheet-heal_pm = PM given back
gloss-sheet-attr = Added to damage and healing
gloss-sheet-beneficial = Helps: allies need no roll; empty: by what it does
gloss-sheet-item-beneficial = Helps; empty: by what it does
gloss-sheet-area = Whether it affects an area
gloss-sheet-max_targets = Most targets; empty: any number with an area
gloss-sheet-lifts = Statuses ended, stone too
gloss-sheet-revive = PV of the revived
gloss-sheet-ground = Does nothing to one who floats
gloss-sheet-origin = Where it comes from
gloss-sheet-multi = A multiple attack: not with an extra action
gloss-sheet-reaction = Used out of turn
gloss-sheet-trigger = What offers it
gloss-sheet-free = Takes no reaction
gloss-sheet-uses = So often between two turns, without taking the reaction
gloss-sheet-qty = How many
gloss-sheet-timer = Turns; empty: until lifted
gloss-sheet-params = What the status takes besides, such as its damage or the number that it changes

gloss-pool-pv = Hit points
gloss-pool-pm = Magic points

gloss-gain-xp = Experience points

gloss-cells-range = what its weapon in hand reaches, steps counted without diagonals
gloss-cells-threat = what its enemies' weapons in hand reach, hand to hand

gloss-chip-counter = Turns left before death
gloss-chip-readied = Waits for its moment
gloss-chip-waiting = Has put its turn off
gloss-chip-forced = What the die made of this turn
gloss-chip-loaded = Shots left
gloss-chip-dropped = On the floor

## Words that sheets and statuses choose among

value-amount = amount
value-best_each = best each
value-best_only = best only
value-choose = choose
value-damage = damage
value-group = group
value-individual = individual
value-roll = roll
value-side = side
value-stacks = stacks
value-stat = stat
value-turns = turns

## States: what their bearer is, not what it has, as a sentence names it behind “is”

in_state-stun = “{ $status }”
in_state-prone = “{ $status }”
in_state-grabbed = “{ $status }”
in_state-defending = “{ $status }”
in_state-off_balance = “{ $status }”

## Groups of fields

group-reward = reward
moment-instead = instead of staying: at once, and no more
moment-came = when it comes to somebody who did not have it
moment-turn_start = when its bearer’s turn begins, also a lost one
moment-acts = when its bearer’s turn begins, with actions in it
moment-struck = when its bearer has lost PV and lives
moment-strained = after an effort of its bearer’s
moment-turn = when its bearer’s turn begins
moment-damage = when its bearer has lost PV
moment-fall = when its bearer falls
moment-zero = when its bearer falls at 0 PV
moment-magic = when a magic takes hold of its bearer
moment-attacked = when whoever put it on attacks its bearer
moment-end = when the fight is over
number-pv = most PV
