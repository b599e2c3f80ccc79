## The system in one line

about = Six action points, a body with six places, gun smoke

## Facts

gm = Chronicler
step-improvised = improvised
step-unlearned = without training
step-flanked = flanked
step-left_leg = pierna izquierda
step-right_leg = pierna derecha
step-off_arm = brazo torpe
step-main_arm = brazo diestro
step-torso = torso
step-head = cabeza
phase-setup = Setup
phase-surprise = Surprise
phase-action = Combat
phase-ended = The end
round = Round { $round } ({ $seconds } s)
round-name = Round { $round }
round-in = in round { $round }
round-enters = enters in round { $round }
round-enters-bare = enters in a round
plot-round = Round { $round }
plot-course_at = { $name }, round { $round }: { $value } of { $maximum }
rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
surprise = { $count ->
    [one] Surprise: { $by_ } acts with { $points_ } action points against { $surprised_ }
   *[other] Surprise: { $by_ } act with { $points_ } action points against { $surprised_ }
}
initiative = { $actor } rolls initiative: { $sum_ } = { $value }
initiative-shared = { $actor } shares its group’s initiative: { $value }
initiative-tie = Tie at { $at }: { $among_ }
turn = { $actor }’s turn ({ $pa } PA)
turn-skipped = { $actor }’s turn passes ({ $why_ })
spend-pa = { $to ->
    [one] { $actor } spends { $amount } PA ({ $type_ }), 1 left
   *[other] { $actor } spends { $amount } PA ({ $type_ }), { $to } left
}
spend-pool = { $to ->
    [one] { $actor } spends { $amount } { $pool }, 1 left
   *[other] { $actor } spends { $amount } { $pool }, { $to } left
}
spend-thing = { $to ->
    [one] { $actor }: { $with_ }, 1 left
   *[other] { $actor }: { $with_ }, { $to } left
}
flanked = flanked by { $names }
attack-part = { $actor } → { $target }, { $with_ }: attack { $total } − desvío { $desvio } = { $final }, { $part_ }
attack-none = { $actor } → { $target }, { $with_ }: attack { $total } − desvío { $desvio } = { $final }: no damage
attack-stopped = { $actor } → { $target }, { $with_ }: attack { $total } − desvío { $desvio } = { $final }: { $material_ } stops the shot{ $face_ }
attack-passed = { $actor } → { $target }, { $with_ }: attack { $total } − desvío { $desvio } = { $final }, { $part_ }, through { $material_ }{ $face_ }
attack-covered = { $actor } → { $aimed_ }, { $with_ }: attack { $total } − desvío { $desvio } = { $final }: the shot strikes { $target }, who covered { $aimed_ } ({ $cover }), { $part_ }
attack-covered-none = { $actor } → { $aimed_ }, { $with_ }: attack { $total } − desvío { $desvio } = { $final }: the shot goes to { $target }, who covered { $aimed_ } ({ $cover }): no damage
told-aimed = { $target } (who covered { $aimed })
damage = { $actor } loses { $amount } { $pool }{ $how_ }: { $from_ } → { $to }
damage-nothing = Nothing gets through to { $actor }{ $how_ }: still { $to } { $pool }
heal = { $actor } regains { $amount } { $pool }: { $from_ } → { $to }
condition = { $actor }: { $status }{ $time_ }
tick = { $actor }: { $status }{ $time_ }
lift = { $actor }: end of “{ $status }”
lift-released = { $source } lets go of { $actor }
acted-hold = pins { $target }
acted-end_hold = stops pinning { $target }
acted-release = lets go of { $target }
roll-success = { $actor }: { $skill_ } { $sum_ } = { $total } against { $difficulty_ }: success
roll-success-at = { $actor } → { $target }, { $deed_ }: { $skill_ } { $sum_ } = { $total } against { $difficulty_ }: success
roll-success-deed = { $actor }, { $deed_ }: { $skill_ } { $sum_ } = { $total } against { $difficulty_ }: success
roll-failure = { $actor }: { $skill_ } { $sum_ } = { $total } against { $difficulty_ }: failure
roll-failure-at = { $actor } → { $target }, { $deed_ }: { $skill_ } { $sum_ } = { $total } against { $difficulty_ }: failure
roll-failure-deed = { $actor }, { $deed_ }: { $skill_ } { $sum_ } = { $total } against { $difficulty_ }: failure
opposed-success = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: { $actor } wins
opposed-success-deed = { $deed_ }, { $contest_ }: { $actor } { $own }, { $target } { $theirs }: { $actor } wins
opposed-failure = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: { $actor } fails
opposed-failure-deed = { $deed_ }, { $contest_ }: { $actor } { $own }, { $target } { $theirs }: { $actor } fails
opposed-tie = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: tie, { $actor } fails
opposed-tie-deed = { $deed_ }, { $contest_ }: { $actor } { $own }, { $target } { $theirs }: tie, { $actor } fails
opposed-success-told = { $actor } succeeds at { $contest_told }
opposed-failure-told = { $actor } fails at { $contest_told }
opposed-tie-told = { opposed-failure-told }
fall-faint = { $actor } faints
fall-zero = { $actor } falls unconscious
wake = { $actor } comes to
die = { $actor } dies
move = { $actor } moves { $distance } ft
move-cell = { $actor } moves { $distance } ft to { $cell_ }
move-charge = { $actor } charges { $distance } ft to { $cell_ }
move-charging = { $actor } charges
move-shove = { $actor } is pushed to { $cell_ }
move-carried = { $actor } is taken to { $cell_ }
move-placed = { $gm }: { $actor } is at { $cell_ }
move-charge-told = { $actor } charges
move-shove-told = { $actor } is pushed away
move-carried-told = { $actor } is taken away
move-placed-told = { $gm }: { $actor } stands somewhere else
order-wait = { $actor } delays
order-wait-after = { $actor } delays until after { $after_ }
order-resume = { $actor } claims the turn put off
order-ruling = { $gm }: { $actor } changes place in the order
order-wait-told = { order-wait }
order-wait-after-told = { order-wait-after }
order-resume-told = { order-resume }
order-ruling-told = { order-ruling }
note-spoken = { $actor } says: “{ $text }”
note-silent = { $actor } speaks
note-deed = { $actor }: { $text }
note-other = { $actor } does something else
ability = { $actor } uses { $with_ }
reload = { $actor } reloads { $with_ }: { $from_ } → { $to }
join = { $actor } joins the fight
leave-fled = { $actor } flees
leave-ejected = { $actor } is out of the fight
leave-removed = { $actor } leaves the fight
countdown-rounds = { $left ->
    [one] 1 round left: { $name }
   *[other] { $left } rounds left: { $name }
}
countdown-turns = { $left ->
    [one] 1 turn left: { $name }
   *[other] { $left } turns left: { $name }
}
countdown-seconds = { $left ->
    [one] 1 second left: { $name }
   *[other] { $left } seconds left: { $name }
}
countdown = { $left } left: { $name }
countdown-done = Time is up: { $name }
end = The fight ends
end-winner = The fight ends, won by { $winner }
attempt = { $deed } ({ $more })
contest = { $own } against { $theirs }
contest-same = Opposed { $own }
contest-told = { $own } against { $target }’s { $theirs }
contest-same-told = { $own } against that of { $target }

## Refusals

refused-invalid_params = { $reason ->
    [crooked] A charge runs straight: along a row, a column or a diagonal.
    [beside] Who is held ends on a free cell beside the one who grabs.
    [no_characteristic] { $skill } has no characteristic of its own: choose one first (Característica, under More).
   *[other] “{ $param }” cannot be { $value }.
    }
refused-invalid_params-bare = “{ $param }” is missing or unknown here.
refused-out_of_range = { $reason ->
    [far] { $target } is out of reach: { $distance } ft away, reach { $most } ft.
    [run] { $target } is out of reach from there: { $distance } ft away, reach { $most } ft.
   *[other] { $target } is out of reach.
}
refused-cannot_act = { $actor } cannot do that: { $status }.
refused-invalid_target = { $reason ->
    [no_place] { $target } has no place in the order now.
    [gone] { $target } is out of the fight.
    [self] { $target } cannot do that to itself.
    [prone] { $target } is on the ground already.
    [unarmed] { $target } has nothing in hand.
    [grabbed] { $target } is grabbed already.
    [not_in_grip] { $target } is not the other one in the grip.
    [not_held] Nobody of one’s own side holds { $target }.
    [not_tied] { $target } is not tied.
    [twice] Nobody can be named twice.
    [no_turn] No turn of { $target } follows in this round.
   *[other] { $target } cannot be the target of this.
}
refused-wrong_phase = That is not possible during the surprise.
refused-limb_useless = { $actor } cannot use the limb that this needs.
refused-weapon_too_big = { $item } is too big to be used in a grip.
refused-weapon_too_big-bare = The weapon is too big to be used in a grip.
refused-no_rope = { $actor } has nothing to tie with.
refused-not_grabbing = { $actor } grabs nobody.
refused-not_grabbed = Nobody grabs { $actor }.
refused-not_grabbed-bare = Nobody is held there.
refused-hands_busy = { $actor } is running and has no hand free.
refused-already_spoken = { $actor } has already said this round’s sentence.
refused-nobody_left = Nobody acts behind { $actor } in this round.
refused-not_enough_pa = { $actor } does not have enough action points.
refused-not_enough_ps = { $actor } does not have enough power points.
refused-not_enough_ammo = { $loads ->
    [yes] { $item } is empty: it has to be loaded.
   *[other] { $item }: no ammunition is left.
}
refused-not_enough_ammo-bare = There is not enough ammunition.
refused-not_equipped = { $actor } does not hold { $item }.
refused-not_equipped-bare = That is not in hand.
refused-already_equipped = { $item } is already in hand.
refused-already_equipped-bare = That is already in hand.
refused-weapon_dropped = { $item } lies on the ground.
refused-weapon_dropped-bare = It lies on the ground.
refused-not_dropped = { $item } does not lie on the ground.
refused-not_dropped-bare = It does not lie on the ground.
refused-already_loaded = { $item }: there is nothing to load.
refused-already_loaded-bare = It is already loaded.
refused-no_item_left = { $item }: none is left.
refused-no_item_left-bare = None is left.
refused-armor_forbids = { $actor } wears something without competence ({ $item }) and cannot use powers.
refused-armor_forbids-bare = { $actor } wears something without competence and cannot use powers.
refused-too_far = That is { $distance } ft, and { $actor } moves { $most }.
refused-too_far-bare = That is too far.

## Questions

question-cover = The attack strikes the cover: does the result ({ $final }: { $part ->
        [none] no damage
        [limb] una extremidad
        [torso] torso
        [head] cabeza
       *[other] { $part }
    }) stand?
question-free_attack = { $target } retreats: attack?
question-victim_space = On which space does it end up?

## Answers

answer-cover-keep = The first result stands
answer-cover-reroll = Roll the attack again
answer-free_attack-none = No attack
answer-free_attack-unarmed = Unarmed
tool-unarmed = bare hands

## States that outlast a fight

state-open_wounds = Heridas abiertas

## Options of the fight

option-at_zero-dead = At 0 hit points one dies
option-at_zero-unconscious = At 0 hit points one falls unconscious
option-group_initiative-on = Foes of one kind share their dice of initiative
option-group_initiative-off = Each foe rolls for initiative
option-difficulties-none = The book’s difficulties
option-difficulties-value = Difficulties: { $value }
figure-head_times = Damage to the head
figure-limb_over = Damage to a limb
figure-through_over = Damage of what came through a material
figure-limb_percent = Share of hit points in one blow that ruins a limb
figure-wounded_below = Share of hit points below which wounds are bad
figure-cover_percent = Shots that strike whoever is in the way
figure-flanked_most = Ranks that flanking takes at most
figure-running_times = A retreat goes, in speed
figure-free_feet = Free attacks on a retreat within so many feet
figure-loosened_ranks = Ranks to break free after a bungled knot
figure-surprise_points = Points of who surprises
figure-round_seconds = A round takes
figure-surprise_seconds = A surprise takes

## Faults of sheets, boards and files

fault-same_row = two rows of { $key } have the id { $id }
fault-param = the status { $status } cannot have { $key } = { $value }
fault-equipped = equipped is { $id }, which is no weapon of this sheet that can be held
fault-too_many_loaded = { $loaded } shots are loaded, but only { $capacity } fit
fault-ladder = “{ $text }” is no step of the ladder
fault-characteristic = a die d6, d8, d10, d12 or d12+1 to d12+9 belongs here, not { $text }
fault-skill = a die d6-9 to d6-1, d6, d8, d10, d12 or d12+1 to d12+9 belongs here, not { $text }
fault-damage = damage is written as d8, 2d6+1 or a whole number, not { $text }
fault-cell_obstructed = a cell of this system is free or blocked, not obstructed

## Said before an action is done

said-presets = The figures are suggestions of this program; the game’s own tables are not in it.
said-price = { $points } PA · { $cost }
said-price_ps = { $ps } PS · { $points } PA · { $cost }
said-chance = chance { $percent }%
said-limb = extremidad { $percent }%
said-part = { $part } { $percent }%
said-aim = aiming { $percent }%
said-opposed = opposed roll { $percent }%
said-resists = resists { $percent }%
said-damage = damage { $dice }
said-damage_type = damage { $dice } · { $type }
said-heals = heals { $dice }
said-heals_dice = heals { $dice } ≈ { $mean }
said-heals_nothing = heals 0: PV are full
said-covered = { $percent }%: it strikes { $name }, who covers
said-through = through { $material }: { $percent }%
said-materials-wood = wood
said-materials-stone = stone
said-materials-metal = metal
said-feet = up to { $feet } ft
said-feet_far = { $feet } ft
said-feet_paid = ft · { $points } PA
said-flanked = flanked by { $names }: { $ranks }
said-free_attacks = may strike for nothing: { $names }
said-feet_cells = up to { $feet } ft ({ $cells } cells)
said-desvio = desvío { $die }
said-no_desvio = no desvío
said-hampered = { $die } ({ $own } less { $items })
said-place = number { $place }

## What dice are for

die-cover = cover
die-initiative_of_mente = initiative, Mente
die-limb = extremidad
die-through = through the cover
die-tie_of_mente = tie, Mente
die-another_tie_of_mente = another tie, Mente

## Glosses: what the terms of the system mean

gloss-status-surprised = Caught unaware: may only speak; without the desvío die unless it was granted.
gloss-status-tied = Bound hand and foot: no desvío, no movement; may try to get out of the rope.
gloss-status-unconscious = Fainted or knocked out: no action, no desvío, no turn.
gloss-status-paralyzed = Paralysed: no action, no desvío, no turn.
gloss-status-grabbed = Held by somebody: may fight and deflect, but not get away.
gloss-status-grabbing = Holds somebody: half speed, and only what one does with a prey.
gloss-status-contained = Pinned: no attack, no desvío, no movement; may try to break free.
gloss-status-containing = Pins somebody: one rank less of desvío, and no actions.
gloss-status-loosened = The grip was loosened by a failed knot: two ranks more to break free.
gloss-status-prone = On the ground: cannot move before standing up; the throat is open.
gloss-status-retreating = Running away: no hand free until the next turn.
gloss-status-waiting = Has put the turn off and may claim it before another says what it does.
gloss-status-in_cover = Behind a wall, furniture or a rock: a bonus to the desvío until it moves.
gloss-status-wounded = Below { $wounded_below ->
    [50] half
   *[other] { $wounded_below }%
} by shot, cut or thrust: every hour a test not to faint.
gloss-status-useless_left_leg = Half speed, no charge, no retreat; with both legs no movement at all.
gloss-status-useless_right_leg = { gloss-status-useless_left_leg }
gloss-status-useless_off_arm = No attack with the off hand or with both; shields count for nothing.
gloss-status-useless_main_arm = No attack with the main hand or with both.
gloss-status-impaired_vision = Negative ranks on attacks.
gloss-status-attack_mod = Ranks on attacks, by a power, a relic or the chronicler.
gloss-status-deflect_mod = Ranks and a bonus on the desvío, by a power, a relic or the chronicler.

gloss-action-attack = Attack
gloss-action-called_attack = Called attack: one part of the body
gloss-action-stunt = Stunt: by skill or by opposed roll
gloss-action-move = Move
gloss-action-stand_up = Stand up
gloss-action-charge = Charge: a straight way and a blow
gloss-action-trip = Trip: Constitución against Destreza
gloss-action-disarm = Disarm: Destreza against Destreza
gloss-action-shove = Shove: Constitución against Constitución
gloss-action-grapple = Grapple: Constitución against Constitución
gloss-action-draw = Draw a weapon or put it away
gloss-action-pick_up = Pick a weapon up
gloss-action-reload = Load a weapon
gloss-action-use_item = Use a thing
gloss-action-use_ability = Use a special power
gloss-action-retreat = Retreat: { $running_times ->
    [3] triple
   *[other] { $running_times } ×
} speed, free attacks
gloss-action-speak = Speak one sentence
gloss-action-wait = Put the turn off
gloss-action-resume = Claim the turn put off
gloss-action-other = Anything else
gloss-action-grapple_move = Move with the grabbed
gloss-action-grapple_damage = Hurt the grabbed
gloss-action-hold = Pin the grabbed
gloss-action-tie = Tie the grabbed
gloss-action-end_hold = Stop pinning
gloss-action-release = Let go
gloss-action-escape = Break free
gloss-action-untie = Get out of the rope, or another
gloss-action-surprise = Some act first, with { $surprise_points ->
    [3] half their
   *[other] { $surprise_points }
} points; the surprised have no desvío die

gloss-field-targets = Target
gloss-field-use_ability-targets = Targets
gloss-field-tie-targets = The grabbed
gloss-field-untie-targets = Whom
gloss-field-with = Weapon
gloss-field-use_item-with = Thing
gloss-field-use_ability-with = Power
gloss-field-covered_by = Who stands in the way
gloss-field-through = Material in the way
gloss-field-hand = Hand
gloss-field-modifier = Ranks on the skill die
gloss-field-flankers = How many surround the target
gloss-field-desvio_ranks = Ranks on the target’s deflection
gloss-field-desvio_bonus = Bonus to the target’s deflection
gloss-field-part = Part of the body
gloss-field-method = Rule
gloss-field-difficulty = Difficulty
gloss-field-own = Own characteristics
gloss-field-theirs = The target’s characteristics
gloss-field-target_ranks = Ranks on the target’s first die
gloss-field-skill = Skill
gloss-field-characteristic = Characteristic, where the skill has none
gloss-field-resist_skill = The skill with which the target may undo it
gloss-field-resist_difficulty = How hard it is to undo
gloss-field-status = What it brings about
gloss-field-cost = What it costs
gloss-field-text = What is said or done
gloss-field-to = Cell to go to
gloss-field-distance = Feet, without a board
gloss-field-flee = Leave the fight
gloss-field-after = Behind whose turn
gloss-field-victim_to = Where the grabbed ends
gloss-field-danger = A dangerous place: opposed Destreza
gloss-field-rope = A rope is at hand
gloss-field-by = Who surprises, in the order in which they act
gloss-field-surprised = Who is surprised; nobody named: all on the other sides

gloss-sheet-constitucion = Constitution
gloss-sheet-destreza = Dexterity
gloss-sheet-mente = Mind
gloss-sheet-gracia = Grace
gloss-sheet-pv = Hit points, maximum
gloss-sheet-ps = Points for special powers, maximum
gloss-sheet-ability-ps = Power points that it costs
gloss-sheet-speed_ft = Feet of one movement action
gloss-sheet-desvio_ranks = Ranks on the deflection die
gloss-sheet-desvio_bonus = Bonus of powers and relics
gloss-sheet-skills = Skill to its die
gloss-sheet-weapons = Weapons and natural attacks
gloss-sheet-protections = Armour and shields
gloss-sheet-abilities = Special powers
gloss-sheet-items = Things
gloss-sheet-equipped = What is held at the start; none for empty hands
gloss-sheet-at_zero = What 0 hit points mean
gloss-sheet-difficulties = Name to number: replaces numbers or adds names
gloss-sheet-group_initiative = foes of one kind roll for initiative once
gloss-sheet-id = Its id on this sheet
gloss-sheet-name = Name; the id if missing
gloss-sheet-kind = Melee, at a distance, or thrown
gloss-sheet-protection-kind = Armour, helmet, shield, other
gloss-sheet-item-kind = Healing, rope, other
gloss-sheet-skill = Attack skill; the usual one of its kind if missing
gloss-sheet-die = Die used instead of the skill's
gloss-sheet-damage = Damage dice, or a number
gloss-sheet-ability-damage = Damage dice
gloss-sheet-type = Damage type; the usual one of its kind if missing
gloss-sheet-ability-type = Damage type
gloss-sheet-action = What an attack with it costs
gloss-sheet-ability-action = What it costs of the turn
gloss-sheet-item-action = What using it costs
gloss-sheet-ranks = { gloss-field-modifier }
gloss-sheet-bonus = Bonus to the attack total
gloss-sheet-improvised = Not made to harm
gloss-sheet-competent = Whether its bearer is competent with it
gloss-sheet-size = Size
gloss-sheet-weight_kg = Weight in kilograms
gloss-sheet-hands = Hands that it needs
gloss-sheet-natural = Part of the body: never held, dropped or disarmed
gloss-sheet-reach = Melee reach in feet
gloss-sheet-range = Range in feet; none is unlimited
gloss-sheet-desvio = Bonus to the deflection while held
gloss-sheet-protection-desvio = Bonus to the deflection
gloss-sheet-capacity = Shots that fit; none is not counted
gloss-sheet-loaded = Shots that are in; full if missing
gloss-sheet-reserve = Spare shots; none is not counted
gloss-sheet-reload = What loading it costs
gloss-sheet-caliber = Caliber, for shots through a material
gloss-sheet-reduction = Damage that it takes off
gloss-sheet-covers = What it covers, for called attacks; the usual of its kind if missing
gloss-sheet-skill_ranks = Ranks on skill checks
gloss-sheet-worn = Whether it is worn
gloss-sheet-opposed = Opposed roll against each target
gloss-sheet-heal = Healing dice
gloss-sheet-status = Statuses that it puts on
gloss-sheet-given-status = Status id
gloss-sheet-text = What it does, in words
gloss-sheet-qty = How many
gloss-sheet-own = Characteristics of the user
gloss-sheet-theirs = Characteristics of the target
gloss-sheet-timer = Turns of its bearer; none is until lifted
gloss-sheet-params = What the status takes beside its timer

gloss-stat-can_deflect = Whether it has a deflection roll at all: not when held down or helpless
gloss-stat-desvio_die = The die that is rolled against an attack
gloss-stat-desvio_bonus = Added to the deflection die
gloss-stat-reduction = Taken off every damage
gloss-stat-flank_ranks = Ranks that attackers gain where it is flanked

gloss-pool-pv = Hit points
gloss-pool-ps = Points for special powers
gloss-pool-pa = Action points of the turn

gloss-cells-range = what its weapon in hand reaches, past walls only hand to hand
gloss-cells-threat = what its enemies threaten hand to hand: what counts for flanking

gloss-chip-equipped = In hand
gloss-chip-dropped = On the floor
gloss-chip-open_wounds = Shot, cut or pierced

## Words that sheets and statuses choose among

value-bonus = bonus
value-cause = cause
value-dead = dead
value-ranks = ranks
value-unconscious = unconscious

## States: what their bearer is, not what it has, as a sentence names it behind “is”

in_state-surprised = off guard
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
moment-turn = when its bearer’s turn begins
moment-round = when the round is over
number-desvio_ranks = ranks of the desvío die
number-attack_ranks = ranks of all attacks
