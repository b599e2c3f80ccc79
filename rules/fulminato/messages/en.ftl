## Facts

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
rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
surprise = { $count ->
    [one] Surprise: { $by_ } acts with 3 action points
   *[other] Surprise: { $by_ } act with 3 action points
}
surprise-over = The surprise is over
initiative = { $actor } rolls initiative: { $sum_ } = { $value }
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
damage = { $actor } loses { $amount } { $pool }{ $how_ }: { $from_ } → { $to }
damage-nothing = Nothing gets through to { $actor }{ $how_ }: still { $to } { $pool }
heal = { $actor } regains { $amount } { $pool }: { $from_ } → { $to }
condition = { $actor }: { $status }{ $time_ }
tick = { $actor }: { $status }{ $time_ }
lift = { $actor }: { $status } ends
lift-released = { $source } lets go of { $actor }
roll-success = { $actor }: { $skill_ } { $sum_ } = { $total } against { $difficulty_ }: success
roll-failure = { $actor }: { $skill_ } { $sum_ } = { $total } against { $difficulty_ }: failure
opposed-success = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: { $actor } wins
opposed-failure = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: { $actor } fails
opposed-tie = { $contest_ }: { $actor } { $own }, { $target } { $theirs }: tie, { $actor } fails
fall-faint = { $actor } faints
fall-zero = { $actor } falls unconscious
wake = { $actor } comes to
die = { $actor } dies
move = { $actor } moves { $distance } ft
move-cell = { $actor } moves { $distance } ft to { $cell_ }
move-charge = { $actor } charges { $distance } ft to { $cell_ }
move-shove = { $actor } is pushed to { $cell_ }
move-carried = { $actor } is taken to { $cell_ }
move-placed = GM: { $actor } is at { $cell_ }
order-wait = { $actor } delays
order-wait-after = { $actor } delays until after { $after_ }
order-resume = { $actor } claims the turn put off
order-ruling = GM: { $actor } changes place in the order
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
names = { $first } and { $last }
contest = { $own } against { $theirs }
contest-same = Opposed { $own }

## Refusals

refused-cannot_act = { $actor } cannot do that: { $status }.
refused-wrong_phase = That is not possible during the surprise.
refused-limb_useless = { $actor } cannot use the limb that this needs.
refused-weapon_too_big = { $item } is too big to be used in a grip.
refused-weapon_too_big-bare = The weapon is too big to be used in a grip.
refused-no_rope = { $actor } has nothing to tie with.
refused-not_grabbing = { $actor } grabs nobody.
refused-not_grabbed = Nobody grabs { $actor }.
refused-not_grabbed-bare = Nobody is held there.
refused-hands_busy = { $actor } is running and has no hand free.
refused-already_spoken = { $actor } has said this round’s sentence already.
refused-nobody_left = Nobody acts behind { $actor } in this round.
refused-not_enough_pa = { $actor } has not enough action points.
refused-not_enough_ps = { $actor } has not enough power points.
refused-not_enough_ammo = { $item }: no ammunition is left.
refused-not_enough_ammo-bare = There is not enough ammunition.
refused-not_equipped = { $actor } does not hold { $item }.
refused-not_equipped-bare = That is not in hand.
refused-already_equipped = { $item } is in hand already.
refused-already_equipped-bare = That is in hand already.
refused-weapon_dropped = { $item } lies on the ground.
refused-weapon_dropped-bare = It lies on the ground.
refused-not_dropped = { $item } does not lie on the ground.
refused-not_dropped-bare = It does not lie on the ground.
refused-already_loaded = { $item }: there is nothing to load.
refused-already_loaded-bare = It is loaded already.
refused-no_item_left = { $item }: none is left.
refused-no_item_left-bare = None is left.
refused-armor_forbids = { $actor } wears something without competence ({ $item }) and cannot use powers.
refused-armor_forbids-bare = { $actor } wears something without competence and cannot use powers.
refused-too_far = That is { $distance } ft, and { $actor } moves { $most }.
refused-too_far-bare = That is too far.

## Questions

question-cover = The attack strikes the cover: does the result ({ $final }: { $part ->
        [none] no damage
        [limb] a limb
        [torso] torso
        [head] head
       *[other] { $part }
    }) stand?
question-free_attack = { $target } retreats: attack?
question-victim_space = On which space does it end up?

## Answers

answer-cover-keep = The first result stands
answer-cover-reroll = Roll the attack again
answer-free_attack-none = No attack
answer-free_attack-unarmed = Unarmed

## Options of the fight

option-at_zero-dead = At 0 hit points one dies
option-at_zero-unconscious = At 0 hit points one falls unconscious
option-difficulties-none = The book’s difficulties
option-difficulties-value = Difficulties: { $value }

## Faults of sheets, boards and files

fault-same_row = two rows of { $key } have the id { $id }
fault-param = the status { $status } cannot have { $key } = { $value }
fault-equipped = equipped is { $id }, which is no weapon of this sheet that can be held
fault-too_many_loaded = { $loaded } shots are loaded, but only { $capacity } fit
fault-ladder = “{ $text }” is no step of the ladder
fault-characteristic = a die d6, d8, d10, d12 or d12+1 to d12+9 belongs here, not { $text }
fault-skill = a die from d6-9 to d12+9 belongs here, not { $text }
fault-damage = damage is written as d8, 2d6+1 or a whole number, not { $text }
fault-cell_obstructed = a cell of this system is free or blocked, not obstructed

## Said before an action is done

said-presets = The figures are suggestions of this program; the game’s own tables are not in it.
said-price = { $points } PA · { $cost }
said-price_ps = { $ps } PS · { $points } PA · { $cost }
said-chance = chance { $percent } %
said-limb = limb { $percent } %
said-torso = torso { $percent } %
said-head = head { $percent } %
said-aim = aiming { $percent } %
said-opposed = opposed roll { $percent } %
said-resists = resists { $percent } %
said-damage = damage { $dice }
said-damage_type = damage { $dice } · { $type }
said-heals = heals { $dice }
said-through = through { $material }: { $percent } %
said-materials-wood = wood
said-materials-stone = stone
said-materials-metal = metal
said-feet = up to { $feet } ft
said-feet_far = { $feet } ft
said-feet_paid = ft · { $points } PA
said-flanked = flanked by { $names }: { $ranks }
said-feet_cells = up to { $feet } ft ({ $cells } cells)
said-desvio = desvío { $die }
said-no_desvio = no desvío
said-place = number { $place }

## What dice are for

die-cover = cover
die-limb = limb
die-through = through the cover
die-tie_of_mente = tie, Mente
