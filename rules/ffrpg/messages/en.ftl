## Facts

initiative = { $actor } rolls initiative: { $sum } = { $value }
initiative-tie = Tie at { $value }: { $actor } { $dice_ }
turn = Tick { $tick }: { $actor }’s turn
turn-resolution = Tick { $tick }: what { $actor } was charging takes effect
turn-skipped = Tick { $tick }: { $actor } loses the turn ({ $why_ })
turn-skipped-sleep = Tick { $tick }: { $actor } sleeps through the turn
declare = { $actor } declares an escape
attack-hit = { $actor } → { $target }, { $with_ }: { $total } against { $against }, hit
attack-miss = { $actor } → { $target }, { $with_ }: { $total } against { $against }, miss
attack-critical = { $actor } → { $target }, { $with_ }: { $total } against { $against }, Critical Hit
attack-fumble = { $actor } → { $target }, { $with_ }: { $total } against { $against }, Automatic Miss
roll-effect = { $what }: { $total } against { $against }, takes effect
roll-no_effect = { $what }: { $total } against { $against }, no effect
roll-success = { $actor }, { $what }: { $total } against { $against }, success
roll-failure = { $actor }, { $what }: { $total } against { $against }, failure
roll-critical = { $actor }, { $what }: { $total } against { $against }, critical success
roll-botch = { $actor }, { $what }: { $total } against { $against }, botch
roll-none = { $actor }: { $what }
roll-drop = { $actor } drops { $item_ }: { $total } against { $against }
roll-no_drop = { $actor } does not drop { $item_ }: { $total } against { $against }
roll-opposed = { $actor }, { $what }: { $against }, rolls { $dice_ }: { $total }
opposed-success = { $actor } gets past all who would hold on: { $own } against { $theirs }
opposed-failure = { $actor } does not get past { $target }: { $own } against { $theirs }
damage = { $actor } loses { $amount } { $pool }: { $from_ } → { $to }
damage-reckoned = { $actor } loses { $amount } { $pool } ({ $reckoned }): { $from_ } → { $to }
damage-reckoned-nothing = Nothing gets through to { $actor } ({ $reckoned }): still { $to } { $pool }
heal = { $actor } recovers { $amount } { $pool }: { $from_ } → { $to }
heal-part = { $actor } recovers { $gained } of { $amount } { $pool }: { $from_ } → { $to }
use = { $actor }: { $with_ } → { $targets_ }
spend-mp = { $to ->
    [one] { $actor } spends { $amount } MP, 1 left
   *[other] { $actor } spends { $amount } MP, { $to } left
}
spend-thing = { $to ->
    [one] { $actor } uses { $with_ }, 1 left
   *[other] { $actor } uses { $with_ }, { $to } left
}
lift = { $actor } is rid of { $status } ({ $why_ })
lift-charging = { $actor } breaks off what was being charged ({ $why_ })
immune-ground = { $actor } floats above it
immune-shield = { $actor }’s Shield lets nothing through
fall = { $actor } is Unconscious
wake = { $actor } is back on their feet with { $to } HP
die = { $actor } is destroyed
form = { $actor } takes its next form
order-charging = { $actor } charges { $with_ }: resolves at { $to }
order-charging-bare = { $actor } charges; it resolves at { $to }
order-carried = { $left ->
    [one] { $actor } charges { $with_ }; carried over: 1 tick
   *[other] { $actor } charges { $with_ }; carried over: { $left } ticks
}
order-carried-bare = { $left ->
    [one] { $actor } charges; carried over: 1 tick
   *[other] { $actor } charges; carried over: { $left } ticks
}
order-wait = { $ticks ->
    [one] { $actor } waits 1 tick: { $from_ } → { $to }
   *[other] { $actor } waits { $ticks } ticks: { $from_ } → { $to }
}
order-wait-out = { $ticks ->
    [one] { $actor } waits 1 tick from { $from_ }: no more place this Round
   *[other] { $actor } waits { $ticks } ticks from { $from_ }: no more place this Round
}
order-delay = { $actor } is delayed to { $to }
order-extreme = Extreme Initiative: { $actor } acts again at { $to }
order-ruling = { $actor } comes at { $to }
move = { $actor } moves { $distance } m{ $through }
move-cells = { $actor } moves { $distance } m{ $through }: { $start } → { $end }
move-placed = { $actor } is put from { $start } to { $end }
move-put_down = { $actor } is put on { $end }
reflect-yes = It bounces off { $actor } to { $to_ }
reflect-no = It bounces off { $actor } and finds nobody
retarget-yes = { $with_ } finds a new target: { $to_ }
retarget-no = { $with_ } finds nobody left
draw = Drawn by lot: { $drawn }
confuse = { $actor } is confused: { $dice_ }
surprise = Surprise by { $side }: { $result_ }
surprise-alert = Surprise by { $side }: { $result_ } (alert: { $alert_ })
face = { $actor } turns { $to }
pincer-yes = Pincer Attack on { $side }. Left: { $left_ }. Right: { $right_ }
pincer-no = The Pincer Attack breaks up
defend = { $actor } braces
zero-communicate = { $actor } communicates{ $said }
zero-style = { $actor } shows style{ $said }
zero-other = { $actor }, a Zero Action{ $said }
pass = { $actor } passes
actions = { $amount ->
    [one] { $actor } has 1 more Action
   *[other] { $actor } has { $amount } more Actions
}
note-blow_lost = { $actor }’s blow with { $with_ } is lost
note-action_lost = { $actor }’s Action is lost
note-no_effect = { $with_ } has no effect on { $target }
note-nobody_reached = { $with_ } reaches nobody
note-escape_lapsed = { $actor } never came to try the escape
note-let_go = { $actor } is let go by { $targets_ }
note-nobody_holds = Nobody can hold { $actor } back
leave-fled = { $actor } escapes
spoils = { $xp_each } XP and { $gil_each } Gil apiece
spoils-items = { $xp_each } XP and { $gil_each } Gil apiece; { $items_ }
countdown-left = { $left ->
    [one] { $name }: 1 { $unit } left
   *[other] { $name }: { $left } { $unit } left
}
ticks = { $count ->
    [one] { $count } tick
   *[other] { $count } ticks
}
word-unit-ticks = { $count ->
    [one] tick
   *[other] ticks
}
word-unit-rounds = { $count ->
    [one] Round
   *[other] Rounds
}
word-unit-turns = { $count ->
    [one] turn
   *[other] turns
}
word-unit-seconds = { $count ->
    [one] second
   *[other] seconds
}
word-yes = yes
word-no = no
word-stat-initiative = Initiative
word-stat-actions_left = Actions
word-stat-zero_left = Zero Actions
word-stat-facing = facing
word-stat-terrain = terrain
word-brawl = bare hands
word-improvised = improvised Weapon
word-effect-death = Death
word-effect-near_fatal = Near-Fatal
word-effect-hp_share = Gravity
word-effect-eject = Eject
word-effect-lift = Cure
word-effect-delay = Delay
word-effect-revive = Revival
word-effect-actions = Actions
word-terrain-difficult = through difficult terrain
word-terrain-adverse = through adverse terrain
word-terrain-waist_water = through waist-high water
word-terrain-deep_water = through deep water
word-terrain-impassable = over impassable terrain
word-face = { $around } against { $inside }
word-face-behind = { $around }, behind the others’ backs
word-surprise-full = nobody noticed, a Preemptive Round
word-surprise-partial = some are alert, a Preemptive Round
word-surprise-alert = most are alert but late, a Preemptive Round
word-surprise-none = none, all are alert
why-abort = aborted
why-used = used up
why-turn = its turn came
why-cure = cured
why-end = end of the fight
why-source = its master is gone
why-form = a new form
why-left = left the fight

## Refusals

refused-weapon_equipped = { $actor } has a Weapon in hand and does not brawl.
refused-wrong_ammo = No Weapon of this attack takes “{ $item }”.
refused-wrong_ammo-bare = No Weapon of this attack takes that.
refused-too_far = { $most ->
    [0] { $actor } has not a metre left.
   *[other] That is too far: { $actor } has { $most } m.
}
refused-too_far-bare = That is too far.
refused-wrong_facing = { $target } is not on the side that { $actor } faces.
refused-wrong_facing-bare = That is not on the side that { $actor } faces.
refused-no_pincer = There is no Pincer Attack: both faces must be held.
refused-no_zero_left = { $actor } has no Zero Action left in this turn.
refused-not_declared = { $actor } has not declared an escape in the Initiative Phase.
refused-flee_declared = { $actor } has declared an escape and does nothing else in this Round.
refused-not_charging = { $actor } is charging nothing.
refused-impassable = { $actor } cannot cross that terrain.
refused-in_water = { $actor } is in deep water and can only move.

## Questions

question-reaction = Which Reaction answers the blow?
question-second_target = The target is down: whom does { $blow } strike?
question-face = Attacked from behind: switch facing?
question-at_zero = What becomes of one at 0 HP?
question-confuse_pick = Which of these, in confusion?

## Answers

answer-reaction-none = No Reaction
answer-second_target-none = Nobody: the blow is lost
answer-face-keep = Keep facing
answer-face-switch = Turn round
answer-at_zero-dead = Dies
answer-at_zero-unconscious = Falls Unconscious
answer-at_zero-flee = Teleports away
answer-at_zero-form = Takes its next form

## Options of the fight

option-initiative_stop-on = The Initiative Phase stops for declarations
option-initiative_stop-off = The Initiative Phase runs on without a stop
option-status_order-timers_first = Status Phase: timers before effects
option-status_order-effects_first = Status Phase: effects before timers
option-opposed-margin = Opposed Task Checks go by margin
option-opposed-high_success = Of two Task Checks the higher roll that succeeds wins
option-rule_of_10-on = A CoS of 10 or less scores no Critical Hits
option-rule_of_10-off = Any CoS may score Critical Hits
option-task_botch-value = Task Checks are botched from { $value } on
option-damage_cap-none = A blow may deal any damage
option-damage_cap-value = A blow deals at most { $value }
option-ejected_share-value = Ejected foes bring { $value } % of their XP and Gil
option-fled_share-value = Foes that ran away bring { $value } % of their XP and Gil
option-scavenge-none = Gil and Items are found without a check
option-scavenge-value = { $value } must find Gil and Items
option-ranges-on = Distances on the board count
option-ranges-off = Distances do not count

## Faults of sheets, boards and files

fault-damage_die = { $text } is no Damage Die such as d6 or 2d8
fault-cos = a CoS is either flat or built on a stat
fault-healing = healing is one of: a code, an amount, full
fault-revival = a revival names either hp or pct
fault-one_effect = an effect is exactly one of: { $kinds }
fault-status_alone = only a status has a timer and params
fault-lift = nothing is called { $name } that could be lifted
fault-immune = there is no status, category or effect { $name } to be immune to
fault-param = { $status } has no param { $key }
fault-element = { $status } needs the param element, one of { $elements }
fault-param_of = { $status } needs the param of, a list of statuses and categories
fault-hand_taken = { $id } needs a hand that is taken already

## Said before an action is done

said-chance = chance { $chance }
said-chance_from = chance { $chance } ({ $chain })
said-chance_held = chance { $chance } ({ $chain } = { $sum })
said-effect_chance = { $effect }: chance { $chance }
said-immune = { $effect }: immune
said-damage = damage { $span } ({ $chain })
said-absorbed = absorbed: + { $span } { $pool } ({ $chain })
said-change = { $term } { $sign } { $amount } %
said-times = { $chain } × { $percent } % ({ $told })
said-less = { $chain } − { $term } { $amount }
said-more = { $chain } + { $term } { $amount }
said-then = { $chain }, { $term } { $sign } { $amount }
said-enhancer = { $element } Enhancer
said-steps-pierced = pierced
said-steps-from_behind = from behind
said-steps-pulled = pulled
said-steps-cap = cap
said-steps-modifier = modifier
said-steps-off_hand = off hand
said-steps-Defense = Defense
said-cost = { $mp } MP, { $left } left
said-item = { $item }: { $count } left
said-tick = tick { $tick }
said-carried = carried over into the next Round: { $ticks }
said-no_place = no more place this Round
said-metres = up to { $metres } m
said-metres_of = { $metres } of { $most } m
said-opposed = SPD { $rating } − d%
said-goes_back = goes back: { $gear }
said-strikes_with = { $weapon }: ACC { $acc }, damage { $code }
said-drop = drops { $item }
said-heals = + { $amount } { $pool }
said-heals_all = + all { $pool }
said-behind = from behind
said-other_face = other face
said-tier = tier { $tier }
said-an_action = 1 Action
said-action_and_mp = 1 Action, MP
said-action_and_item = 1 Action, 1 Item
said-zero_action = 1 Zero Action
said-all_actions = all Actions left
said-free_metres = metres
said-hands-main = main hand
said-hands-off = off hand
said-hands-both = both hands
said-improvised = an improvised Weapon
said-choices-single = One target
said-choices-group = A Group
said-choices-melee = In melee
said-choices-ranged = From afar
said-choices-main = Main hand
said-choices-off = Off hand
said-choices-return = Put away
said-choices-drop = Let fall
said-choices-left = To the left
said-choices-right = To the right
said-choices-standard = Ordinary ground
said-choices-difficult = Difficult ground
said-choices-adverse = Adverse ground
said-choices-waist_water = Water to the waist
said-choices-deep_water = Deep water
said-choices-impassable = Impassable ground
said-choices-sight = Sight
said-choices-speech = Speech
said-choices-fast = Speed
said-choices-movement = Movement
said-choices-social = Dealing with people
said-choices-flee = Flight
said-choices-communicate = Say something
said-choices-style = Show off
said-choices-other = Something else
said-facings-left = left
said-facings-right = right
said-sides-party = Party
said-sides-foes = Foes
said-sides-neutral = Neutral
said-ambushes-full = Nobody noticed
said-ambushes-full-hint = Preemptive Round, all Unaware
said-ambushes-partial = Some are alert
said-ambushes-partial-hint = Preemptive Round, the others Unaware
said-ambushes-alert = Most are alert, but too late
said-ambushes-alert-hint = Preemptive Round
said-ambushes-none = Everybody is alert
said-ambushes-none-hint = ordinary battle
said-effects-lift = cure
said-effects-revive = revival
said-effects-actions = more Actions

## What dice are for

die-acc = ACC
die-arm = ARM
die-confuse = confuse
die-eva = EVA
die-marm = M. ARM
die-reflect = whom it bounces to
die-retarget = new target
die-revive = revive
die-scavenge = scavenge
die-spd = SPD
die-target = target
die-tie = tie
