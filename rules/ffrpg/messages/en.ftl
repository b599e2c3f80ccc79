## The system in one line

about = Rounds counted in ticks, charge times, 72 statuses

## Facts

initiative = { $actor } rolls initiative: { $sum } = { $value }
initiative-shared = { $actor } goes by the same die: { $sum } = { $value }
initiative-tie = Tie at { $value }: { $actor } { $dice_ }
turn = Tick { $tick }: { $actor }’s turn
turn-resolution = Tick { $tick }: { $with_ }, which { $actor } was charging, takes effect
turn-resolution-bare = Tick { $tick }: what { $actor } was charging takes effect
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
opposed-success-told = { $actor } gets past those in the way
opposed-failure-told = { $actor } does not get past { $target }
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
lift-charging = { $actor } breaks off charging { $with_ } ({ $why_ })
lift-charging-bare = { $actor } breaks off what was being charged ({ $why_ })
immune-ground = { $actor } floats above it
immune-shield = { $actor }’s Shield lets nothing through
fall = { $actor } falls unconscious
wake = { $actor } is back on their feet with { $to } HP
die = { $actor } is destroyed
form = { $actor } takes its next form
order-charging = { $actor } charges { $with_ }{ $at }: resolves at { $to }
order-charging-bare = { $actor } charges{ $at }; it resolves at { $to }
order-carried = { $left ->
    [one] { $actor } charges { $with_ }{ $at }; carried over: 1 tick
   *[other] { $actor } charges { $with_ }{ $at }; carried over: { $left } ticks
}
order-carried-bare = { $left ->
    [one] { $actor } charges{ $at }; carried over: 1 tick
   *[other] { $actor } charges{ $at }; carried over: { $left } ticks
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
order-charging-told = { $actor } begins to charge { $with_ }
order-charging-told-bare = { $actor } begins to charge
order-carried-told = { $actor } begins to charge { $with_ }, which is carried over into the next Round
order-carried-told-bare = { $actor } begins a charge that is carried over into the next Round
order-wait-told = { $actor } waits
order-wait-out-told = { order-wait-told }
order-delay-told = { $actor } is delayed
order-extreme-told = { $actor } will act again in this Round
order-ruling-told = { $actor } is moved to tick { $to }
deed-lifts-charging = breaks off { $with_ }, which { $target } was charging
deed-lifts-charging-bare = breaks off what { $target } was charging
deed-lifted-charging = breaks off charging { $with_ }
deed-lifted-charging-bare = breaks off what was being charged
in_state-control = under the control of { $source }
in_state-control-bare = under control
move = { $actor } moves { $distance } m{ $through }
move-cells = { $actor } moves { $distance } m{ $through }: { $start } → { $end }
move-placed = { $actor } is put from { $start } to { $end }
move-put_down = { $actor } is put on { $end }
reflect-yes = { $with_ } bounces off { $actor } to { $to_ }
reflect-yes-bare = It bounces off { $actor } to { $to_ }
reflect-no = { $with_ } bounces off { $actor } and finds nobody
reflect-no-bare = It bounces off { $actor } and finds nobody
retarget-yes = { $actor }’s { $with_ } finds a new target in { $to_ }
retarget-no = { $actor }’s { $with_ } finds nobody left
draw = Drawn by lot: { $drawn }
confuse = Confuse decides for { $actor } (d8): { $dice_ }
confuse-again = Confuse decides for { $actor } (d8): { $dice_ }, impossible, so it is rolled again
confuse-told = Confuse decides for { $actor }
confuse-again-told = Confuse decides for { $actor }
surprise = Surprise by { $side }: { $result_ }
surprise-alert = Surprise by { $side }: { $result_ } (alert: { $alert_ })
told-surprise-full = { $who ->
    [party] { $side } takes { $surprised } by surprise
   *[other] { $side } take { $surprised } by surprise
}
told-surprise-full-bare = { $who ->
    [party] { $side } strikes before anybody is ready
   *[other] { $side } strike before anybody is ready
}
told-surprise-partial = { $who ->
    [party] { $side } takes { $surprised } by surprise, but not { $alert }
   *[other] { $side } take { $surprised } by surprise, but not { $alert }
}
told-surprise-partial-bare = { $who ->
    [party] { $side } strikes before everybody is ready
   *[other] { $side } strike before everybody is ready
}
told-surprise-alert = { $who ->
    [party] Most notice it too late, and { $side } strikes first
   *[other] Most notice it too late, and { $side } strike first
}
told-surprise-none = The ambush is noticed, and nobody is surprised
face = { $actor } turns { $to }
pincer-yes = Pincer Attack on { $side }. Left: { $left_ }. Right: { $right_ }
pincer-yes-told = Pincer Attack on { $side }, on the left { $left_ }, on the right { $right_ }
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
note-action_lost = { $why ->
    [water] { $actor }’s Action is lost in deep water
    [disabled] { $actor }’s Action is lost, as { $status } forbids blows
    [reach] { $actor }’s Action is lost, as nobody is in reach
    [impossible] { $actor }’s Action is lost, as nothing that could be rolled is possible
   *[other] { $actor }’s Action is lost
}
note-no_effect = { $with_ } has no effect on { $target }
note-nobody_reached = { $with_ } reaches nobody
note-escape_lapsed = { $actor } never came to try the escape
note-over_impassable = { $actor } no longer hovers, over impassable terrain
note-let_go = { $actor } is let go by { $targets_ }
note-nobody_holds = Nobody can hold { $actor } back
leave-fled = { $actor } escapes
spoils = { $number ->
    [one] { $xp_each } XP and { $gil_each } Gil for { $shares_ }
   *[other] { $xp_each } XP and { $gil_each } Gil apiece for { $shares_ }
}
spoils-items = { spoils }; { $items_ }
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
tool-brawl = bare hands
tool-improvised = an improvised Weapon
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
refused-invalid_target = { $reason ->
    [another_group] This is aimed at one Group alone, and { $target } is not in that of { $other }.
    [not_fallen] { $target } has not fallen.
    [open_place] The open turn of { $target } stays first: it does not move, and nobody comes before it.
    [no_initiative] { $target } has no Initiative until the next Round.
    [not_rolled] { $target } has no Initiative in this Round yet: set one first.
    [no_place] { $target } has no turn to come in this Round.
    [count_passed] Tick { $most } has been reached: { $target } gets a turn only at a lower one.
   *[other] { $target } cannot be the target of this.
}
refused-out_of_range = { $reason ->
    [melee] { $target } is out of reach of melee ({ $status }).
    [far] { $target } is out of reach: { $distance } m away, reach { $most } m.
   *[other] { $target } is out of reach.
}
refused-out_of_range-short = { $reason ->
    [melee] Out of reach of melee ({ $status }).
    [far] Out of reach: { $distance } m away, reach { $most } m.
   *[other] Out of reach.
}
refused-wrong_facing = { $target } is not on the side that { $actor } faces.
refused-wrong_facing-bare = That is not on the side that { $actor } faces.
refused-wrong_facing-short = On the other side in the Pincer Attack.
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
answer-at_zero-unconscious = Falls unconscious
answer-at_zero-flee = Teleports away
answer-at_zero-form = Takes its next form

## Options of the fight

option-initiative_stop-on = The Initiative Phase stops for declarations
option-initiative_stop-off = The Initiative Phase runs on without a stop
option-group_initiative-on = Groups of foes share their Initiative die
option-group_initiative-off = Each foe rolls Initiative
option-status_order-timers_first = Status Phase: timers before effects
option-status_order-effects_first = Status Phase: effects before timers
option-opposed-margin = Opposed Task Checks go by margin
option-opposed-high_success = Of two Task Checks the higher roll that succeeds wins
option-rule_of_10-on = A CoS of 10 or less scores no Critical Hits
option-rule_of_10-off = Any CoS may score Critical Hits
option-task_botch-value = Task Checks are botched from { $value } on
option-damage_cap-none = A blow may deal any damage
option-damage_cap-value = A blow deals at most { $value }
option-ejected_share-value = Ejected foes bring { $value }% of their XP and Gil
option-fled_share-value = Foes that ran away bring { $value }% of their XP and Gil
option-scavenge-none = Gil and Items are found without a check
option-scavenge-value = { $value } must find Gil and Items
option-ranges-on = Distances on the board count
option-ranges-off = Distances do not count
figure-automatic_miss = An Attack misses from
figure-critical_percent = A ⟨Critical Hit⟩ adds to the damage
figure-pulled_percent = A pulled blow’s damage
figure-split_percent = What is for one, turned on a Group, does
figure-weakness_percent = ⟨Weakness⟩ adds to the damage
figure-resistance_percent = Damage against ⟨Resistance⟩
figure-behind_times = Damage from behind
figure-defense_over = Damage under ⟨Defense⟩
figure-task_success = A ⟨Task Check⟩ succeeds up to
figure-zero_actions = ⟨Zero Actions⟩ in a turn
figure-extreme_above = Initiative is ⟨Extreme⟩ above
figure-undead_revival = ⟨CoS⟩ of a revival to bring down a ⟨Zombie⟩
figure-poison_percent = ⟨Poison⟩ takes of the ⟨HP⟩ left
figure-venom_percent = ⟨Venom⟩ takes of maximum ⟨HP⟩ and ⟨MP⟩
figure-sap_each = ⟨Sap⟩ takes for each point of Initiative
figure-regen_percent = ⟨Regen⟩ restores of maximum ⟨HP⟩
figure-reraise_percent = ⟨Reraise⟩ wakes with, of maximum ⟨HP⟩
figure-quick_actions = ⟨Quick⟩ gives more Actions
figure-berserk_percent = ⟨Berserk⟩ adds to the damage
figure-spikes_times = ⟨Element Spikes⟩ deal, in ⟨MAG⟩

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
said-effect = { $effect }
said-blow = { $weapon }
said-term = { $term }
said-immune = { $effect }: immune
said-immune_to_all = immune
said-bounces = bounces off to an opponent (Reflect)
said-floats = floats above it
said-damage = damage { $span } ({ $chain })
said-if_missed = if none before it hits: { $told }
said-absorbed = absorbed: + { $span } { $pool } ({ $chain })
said-change = { $term } { $sign } { $amount }%
said-times = { $chain } × { $percent }% ({ $told })
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
said-code = { $code }
said-cost = { $mp } MP, { $left } left
said-mp = { $cost } MP
said-charge_time = CT { $cost }
said-item = { $item }: { $count } left
said-tick = tick { $tick }
said-carried = carried over into the next Round: { $ticks }
said-no_place = no more place this Round
said-metres = up to { $metres } m
said-metres_of = { $metres } of { $most } m
said-opposed = SPD { $rating } − d%
said-opposed_by_face = d% ≤ SPD { $rating }
said-escapes = { $own }: has to be the highest result
said-nobody_holds = nobody can hold it back
said-goes_back = goes back: { $gear }
said-strikes_with = { $weapon }: ACC { $acc }, damage { $code }
said-drop = drops { $item }
said-heals = + { $amount } { $pool }
said-heals_span = + { $span } { $pool } ({ $chain })
said-heals_all = + all { $pool } ({ $amount })
said-heals_most = + { $span } { $pool } ({ $chain }; no more is missing)
said-heals_nothing = { $pool } full already
said-heals_part = + { $gained } { $pool } (of { $chain })
said-wakes = wakes with { $hp } HP
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
said-labels-alert = Who is alert
said-labels-harms = Does damage
said-labels-right_face = Right face
said-labels-ambushers = Who ambushes
said-labels-result = Result
said-labels-in_time = There is still time to strike
said-labels-pull = Pull the blow
said-labels-let_go = Let go
said-labels-where_to = Where to
said-labels-encircled = Encircled side
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
die-another_tie = another tie

## Glosses: what the terms of the system mean

gloss-status-condemned = When the timer comes to 0: 0 HP, whatever HP and ARM.
gloss-status-frozen = Loses its turns and does not react; struck by Physical damage, even by 0: 0 HP. Fire thaws it.
gloss-status-heat = Any Action, Zero Action or Reaction: 0 HP before it happens. Ice ends it.
gloss-status-berserk = Must attack the nearest opponent, with + { $berserk_percent }% damage.
gloss-status-charm = Whoever charmed it chooses what it does; without a master it attacks a random ally. Physical damage ends it.
gloss-status-confuse = A d8 says what it does. Physical damage ends it.
gloss-status-control = Its master chooses what it does; ends when the master falls or leaves.
gloss-status-unaware = The next Physical damage is × 2 after ARM; its next turn is lost; it cannot oppose an escape.
gloss-status-poison = Status Phase: − { $poison_percent }% of current HP.
gloss-status-venom = Status Phase: − { $venom_percent }% of maximum HP and of maximum MP.
gloss-status-blind = ACC − 50%, no Critical Hits; Abilities with Weapon damage hit by a flat 75.
gloss-status-curse = No Slow or Fast Abilities; VIT, SPR and MAG ratings − 50%.
gloss-status-petrify = When the timer comes to 0: Stone.
gloss-status-silence = No Spells; ratings for speech − 50%.
gloss-status-sleep = Loses its turns and does not react; EVA becomes 0. Physical damage wakes it.
gloss-status-stone = Loses its turns and does not react; all damage is 0, nothing takes hold. It survives falling.
gloss-status-disable = No Attack, Item or Defense Actions; STR, AGI and SPD ratings − 50%.
gloss-status-immobilize = Does not move, escape, or oppose an escape; EVA − 50%.
gloss-status-sap = Status Phase: − { $sap_each } HP for each point of this Round’s Initiative.
gloss-status-slow = Initiative halved; ratings for speed and movement − 50%.
gloss-status-stop = No Initiative, no turn, no Reaction; its other timers and the Status Phase pass it by.
gloss-status-mini = ARM and M. ARM − 50%; the Physical damage it deals is 1.
gloss-status-toad = ARM and M. ARM − 50%; its attack deals 1; no Abilities but Toad itself.
gloss-status-zombie = Healing harms it, reviving may kill it, drains are reversed; immune to Death and Condemned.
gloss-status-agility_down = EVA, ACC and the AGI rating − 25%.
gloss-status-agility_break = EVA, ACC and the AGI rating − 50%.
gloss-status-armor_down = ARM − 25%.
gloss-status-armor_break = ARM − 50%.
gloss-status-magic_down = Magical damage dealt − 25%.
gloss-status-magic_break = Magical damage dealt − 50%.
gloss-status-mental_down = M. ARM and the MAG rating − 25%.
gloss-status-mental_break = M. ARM and the MAG rating − 50%.
gloss-status-power_down = Physical damage dealt and the STR rating − 25%.
gloss-status-power_break = Physical damage dealt and the STR rating − 50%.
gloss-status-spirit_down = M. EVA, M. ACC and the SPR rating − 25%.
gloss-status-spirit_break = M. EVA, M. ACC and the SPR rating − 50%.
gloss-status-element_weak = Weakness to one element.
gloss-status-lock = EVA and M. EVA − 20.
gloss-status-meltdown = ARM and M. ARM become 0; VIT rating − 25%.
gloss-status-element_resist = Resistance to one element.
gloss-status-element_immune = Immunity to one element.
gloss-status-element_absorb = Absorbs one element.
gloss-status-element_spikes = Whoever hits it in melee takes { $spikes_times } × MAG of one element.
gloss-status-protect = Physical damage, and whatever else ARM reduces, is halved after ARM.
gloss-status-reflect = Spells bounce off to a random opponent of the bearer.
gloss-status-resist = Immune to all seven harmful categories.
gloss-status-shell = Magical damage is halved after M. ARM.
gloss-status-shield = Lifts all that is on; then no damage, no healing, no conditions.
gloss-status-status_immune = Immune to the statuses and categories named.
gloss-status-wall = Physical damage, and whatever else ARM reduces, is 0 after ARM.
gloss-status-accelerate = Moves twice as far; SPD rating + 25%.
gloss-status-accuracy_up = ACC becomes 255.
gloss-status-agility_up = EVA, ACC and the AGI rating + 25%.
gloss-status-armor_up = ARM + 25%.
gloss-status-aura = Charge Times of Abilities and Spells are halved.
gloss-status-blink = EVA + 20.
gloss-status-critical_up = The range of Critical Hits is doubled.
gloss-status-flight = No terrain hinders it; out of reach of melee and of what goes along the ground.
gloss-status-float = No terrain hinders it, but no Full-Move; out of reach of what goes along the ground.
gloss-status-haste = Initiative × 2; SPD rating + 50%.
gloss-status-magic_up = Magical damage dealt + 25%.
gloss-status-mental_up = M. ARM and the MAG rating + 25%.
gloss-status-mp_half = MP costs of Spells − 50%, rounded up.
gloss-status-mp_quarter = MP costs of Spells − 25%, rounded up.
gloss-status-power_up = Physical damage dealt and the STR rating + 25%.
gloss-status-quick = { $quick_actions ->
    [2] Two
   *[other] { $quick_actions }
} more Actions at once without Charge Times; then the count is 0.
gloss-status-regen = Status Phase: + { $regen_percent }% of maximum HP.
gloss-status-reraise = Wakes at once with { $reraise_percent }% of maximum HP after falling.
gloss-status-ruse = EVA + 40.
gloss-status-spirit_up = M. EVA, M. ACC and the SPR rating + 25%.
gloss-status-vanish = Cannot be named or drawn as a target; damage ends it; stealth + 50%.
gloss-status-hidden = In cover: cannot be named or drawn as a target, until it comes out.

gloss-action-attack = Strike with the Weapon in hand.
gloss-action-cast = Use a Spell or Magic Ability.
gloss-action-use_ability = Use a Slow or Fast Ability.
gloss-action-use_item = Use up an Item on a valid target.
gloss-action-defend = Give up the first Action: damage is halved after ARM until the next one.
gloss-action-wait = Put the turn off by some ticks.
gloss-action-move = Move freely, before or after an Action, in pieces.
gloss-action-full_move = Spend an Action on nothing but movement: SPD × 2 metres.
gloss-action-trigger = A task on the surroundings, with or without a Task Check.
gloss-action-flee = Declared in the Initiative Phase; in the turn an opposed check on SPD against all who would hold you.
gloss-action-zero = A shout, a gesture, a trifle.
gloss-action-equip = Take a Weapon or Shield in hand; what was there goes back to the Inventory.
gloss-action-unequip = Return what is in hand to the Inventory, or drop it.
gloss-action-drop = Throw away an Item, or gear that is not in hand.
gloss-action-face = Switch facing in a Pincer Attack, before anything else in the turn.
gloss-action-abort = Break off what is being charged; MP and ticks stay spent.
gloss-action-forced = What Confuse, Charm or Berserk makes it do.
gloss-action-pass = Give up the Actions left.
gloss-action-pincer = The actor’s side encircles another: everybody gets a facing (GM).
gloss-action-ambush = One side strikes before the other is ready: Stealth against Awareness, or the game master's word.

gloss-field-die = the bigger the object the higher
gloss-field-range = struck with, or thrown
gloss-field-forced-targets = for Berserk: the nearest opponents
gloss-field-pincer-targets = who stands on it, or looks to the right
gloss-field-pull = damage { $pulled_percent }%
gloss-field-ammo = one unit for each Weapon, gone hit or miss
gloss-field-name = is picked up
gloss-field-acc = of the fitting Skill
gloss-field-reach = in metres
gloss-field-status = flat 30, for 2 Rounds
gloss-field-modifier = Conditional Modifier
gloss-field-modifiers = for this one alone
gloss-field-as = turn it on a Group: { $split_percent }%
gloss-field-element = for conditions of an element
gloss-field-weapon = whose damage it does; the first one’s unless another is chosen
gloss-field-distance = { gloss-field-reach }
gloss-field-to = on the board
gloss-field-roll = off: no Task Check
gloss-field-rating = an Attribute or a Skill
gloss-field-uses = what conditions may hinder
gloss-field-ct = Charge Time in ticks
gloss-field-waive = opponents who do not care
gloss-field-by = The side that lies in wait.
gloss-field-result = Left open, the dice decide: Stealth against Awareness.
gloss-field-alert = These are not Unaware.
gloss-field-time = Where most victims are alert: whether the ambushers come before they react.
gloss-field-check = The ambushers', then the victims'.

gloss-sheet-figures-hp = maximum Hit Points
gloss-sheet-mp = maximum Magic Points
gloss-sheet-costly-mp = what it costs
gloss-sheet-spd = Speed: Initiative, ties, metres of movement
gloss-sheet-figures-kind = what 0 HP means, who shares the spoils
gloss-sheet-str = Strength
gloss-sheet-vit = Vitality
gloss-sheet-agi = Agility
gloss-sheet-mag = Magic
gloss-sheet-spr = Spirit
gloss-sheet-acc = Accuracy with the usual Weapon
gloss-sheet-weapon-acc = with this Weapon; empty: the sheet's
gloss-sheet-macc = Magic Accuracy
gloss-sheet-figures-eva = Evasion
gloss-sheet-figures-meva = Magic Evasion
gloss-sheet-figures-arm = Armor
gloss-sheet-figures-marm = Magic Armor
gloss-sheet-dex = Dexterity
gloss-sheet-mnd = Mind
gloss-sheet-brawl_acc = ACC bare-handed; empty: ACC
gloss-sheet-two_weapons_acc = ACC of an off-hand blow; empty: lacks the Skill
gloss-sheet-crit = highest roll that is one; 0: never
gloss-sheet-weapon-crit = highest roll that is one; empty: the sheet's
gloss-sheet-init_bonus = from equipment
gloss-sheet-ratings = of Skills and Attributes, for Task Checks
gloss-sheet-elements = Weakness, Resistance, Immunity, Absorbance
gloss-sheet-enhance = % added to damage of that element
gloss-sheet-immune = statuses, categories, death, eject, gravity, near_fatal
gloss-sheet-auto_status = conditions that come back by themselves
gloss-sheet-group = formation inside the side
gloss-sheet-at_zero = PCs fall Unconscious, others die, unless said here
gloss-sheet-combat_reflexes = never ambushed, immune to Unaware
gloss-sheet-move_water = acts freely in water
gloss-sheet-figures-tier = of one unarmed, for improvised Weapons
gloss-sheet-xp = for defeating it
gloss-sheet-gil = { gloss-sheet-xp }
gloss-sheet-weapons = and natural attacks
gloss-sheet-abilities = and Spells
gloss-sheet-items = in the Inventory
gloss-sheet-reactions = attacks on an attacker
gloss-sheet-forms = taken in order at 0 HP
gloss-sheet-initiative_stop = the Initiative Phase is a stop
gloss-sheet-group_initiative = foes of one Group or kind roll Initiative once
gloss-sheet-status_order = whether timers or effects come first
gloss-sheet-opposed = compared by margin, or by the higher roll that succeeds
gloss-sheet-rule_of_10 = a CoS of 10 or less scores no Critical Hits
gloss-sheet-task_botch = lowest botch of a Task Check
gloss-sheet-damage_cap = most that one blow takes; empty: none
gloss-sheet-ejected_share = % of their XP and Gil
gloss-sheet-fled_share = { gloss-sheet-ejected_share }
gloss-sheet-scavenge = who must find Gil and Items; empty: nobody
gloss-sheet-ranges = distances on the board are looked at
gloss-sheet-chance = in %
gloss-sheet-id = short name for scripts
gloss-sheet-name = as it is shown; the id if empty
gloss-sheet-form-name = of the incarnation
gloss-sheet-skill = for the log
gloss-sheet-scale = times the Attribute
gloss-sheet-die = such as d6 or 2d8
gloss-sheet-heal-die = such as d8 or 3d8
gloss-sheet-bonus = flat damage
gloss-sheet-heal-bonus = flat
gloss-sheet-type = Physical or Magical
gloss-sheet-costly-type = Fast, Slow or Magic Ability
gloss-sheet-item-type = of ammunition
gloss-sheet-damage-type = Physical or Magical; Spells default to Magical
gloss-sheet-item-element = { gloss-sheet-item-type }
gloss-sheet-defence = ARM, M. ARM or nothing
gloss-sheet-pierce = share of ARM ignored, in %
gloss-sheet-percent = { gloss-sheet-chance }
gloss-sheet-item-percent = of ammunition, in %
gloss-sheet-damage-percent = of the weapon's code, in %
gloss-sheet-pool = HP or MP
gloss-sheet-drain = share of the damage regained, in %
gloss-sheet-damage-drain = share of the damage that the user regains, in %
gloss-sheet-reach = in metres; melee 3, ranged 15
gloss-sheet-target = whom a blow strikes
gloss-sheet-usable-target = whom it reaches
gloss-sheet-hand = that holds it
gloss-sheet-equipped = at the start; empty: while its hand is free
gloss-sheet-ammo = the kind that it takes
gloss-sheet-item-ammo = its kind; empty: a kind of its own
gloss-sheet-ct = { gloss-field-ct }
gloss-sheet-hit = auto, or its own chance to hit
gloss-sheet-reflect = whether Reflect turns it; Spells: yes
gloss-sheet-ground = no effect on Float and Flight
gloss-sheet-trigger = what sets it off
gloss-sheet-cos = empty: always
gloss-sheet-effect-cos = its own chance of success
gloss-sheet-effect-status = condition that it puts on
gloss-sheet-timer = in Rounds; empty: until lifted
gloss-sheet-params = of the condition, such as its element
gloss-sheet-auto_status-params = such as its element
gloss-sheet-lift = statuses, categories, dispel, debarrier, esuna
gloss-sheet-revive = only the fallen
gloss-sheet-death = 0 HP
gloss-sheet-near_fatal = HP becomes 1
gloss-sheet-hp_share = share of current HP lost, in %
gloss-sheet-eject = leaves the fight
gloss-sheet-delay = share of the count lost, in %
gloss-sheet-actions = more standard Actions in the turn
gloss-sheet-weapon = a share of the weapon's own code
gloss-sheet-pct = of the maximum, in %
gloss-sheet-flat = a chance that nothing changes
gloss-sheet-stat = the user's statistic
gloss-sheet-mod = added to it
gloss-sheet-vs = the target's statistic that is taken off
gloss-sheet-amount = instead of a code
gloss-sheet-full = up to the maximum

gloss-pool-hp = Hit Points
gloss-pool-mp = Magic Points

gloss-gain-xp = Experience Points
gloss-gain-gil = Money

gloss-cells-range = what its Weapon in hand reaches, where distances are looked at
gloss-cells-threat = what its opponents’ Weapons in hand reach, where distances are looked at

gloss-chip-charging = the tick at which it takes effect, or + ticks carried over
gloss-chip-defending = damage is halved after ARM
gloss-chip-fleeing = an escape is declared
gloss-chip-extreme = acts again { $extreme_above } ticks later
gloss-chip-facing = in a Pincer Attack

## Groups of fields

group-attributes = attributes
group-pools = pools
group-reward = reward
group-statistics = statistics

## Words that sheets and statuses choose among

value-auto = auto
value-deadline = deadline
value-effects_first = effects first
value-element = element
value-high_success = high success
value-hold = hold
value-margin = margin
value-of = of
value-timers_first = timers first
pair-elements = { $kind ->
   *[other] { $name } { $value }
}
moment-came = when it comes, also once more
moment-ended_by_another = when a second one has ended it
moment-status_phase = in the ⟨Status Phase⟩
moment-loss = when its bearer has lost HP
moment-blow = when its bearer has lost HP to a physical blow
moment-fire = when its bearer has lost HP to fire
moment-ice = when its bearer has lost HP to ice
number-initiative = Initiative
number-dealt_physical = physical damage dealt
number-dealt_magical = magical damage dealt
number-mp_cost = MP cost of Spells
number-metres = metres of movement
number-struck = physical damage taken
number-lost_to_arm = damage taken that ARM reduces
number-lost_to_marm = damage taken that M. ARM reduces
number-dealt_in_all = all that its physical damage comes to
number-dealt_by_attack = all that its Attack comes to
number-ct = Charge Time
number-crit = critical range
number-weapon_cos = chance of Abilities with a Weapon’s damage
