## The system in one line

about = Declare from the slowest up, roll under, wounds that tell

## Facts

round = Turn { $round } ({ $seconds } s)
round-name = Turn { $round }
round-in = in turn { $round }
round-enters = enters in turn { $round }
round-enters-bare = enters in a turn
plot-round = Turn { $round }
plot-course_at = { $name }, turn { $round }: { $value } of { $maximum }
rounds = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
phase-declaration = Declarations
phase-action = Resolution
phase-ended = The end
declare = { $actor } declares: { $deed }
initiative = { $actor } will act on { $value } ({ $causes })
initiative-cost = { $actor } will act on { $value } ({ $causes }, DES −{ $lost })
turn = { $actor }’s turn (DES { $initiative })
turn-simultaneous = { $actor }’s turn (DES { $initiative }, at the same time as others)
turn-skipped = { $actor } cannot act ({ $why_ })
turn-action_used = { $actor } has used its action
attack = { $actor } attacks { $target } with { $with_ }: { $percent }%, rolls { $total }, { $degree_ }
attack-impale = { $actor } attacks { $target } with { $with_ }: { $percent }%, rolls { $total }, { $degree_ }: impales!
attack-hold = { $actor } tries to catch { $target } with { $with_ }: { $percent }%, rolls { $total }, { $degree_ }
result-dodge = { $target } dodges the blow
result-block = { $target } stops the blow
result-reduced = The defence of { $target } leaves a blow of normal damage
result-impale = { $actor } impales { $target }!
roll-dodge = { $actor } dodges: { $percent }%, rolls { $total }, { $degree_ }
roll-block = { $actor } blocks with { $with_ }: { $percent }%, rolls { $total }, { $degree_ }
roll-skill = { $actor } uses { $with_ }: { $percent }%, rolls { $total }, { $degree_ }
roll-repair = { $actor } tries to mend { $with_ }: { $percent }%, rolls { $total }, { $degree_ }
roll-escape = { $actor } struggles: { $percent }%, rolls { $total }, { $degree_ }
deed-roll-escape = { $success ->
    [yes] struggles free
   *[other] struggles in vain
}
roll-bullets = Bullets that hit: { $total }
opposed-rolled = { $actor } against { $target }, FUE { $own } to { $theirs }: { $percent }%, rolls { $dice_ }
opposed-sure = { $actor } against { $target }, FUE { $own } to { $theirs }: no roll needed
opposed-rolled-told = { $success ->
    [yes] { $actor } prevails over { $target }
   *[other] { $actor } does not prevail over { $target }
}
opposed-sure-told = { opposed-rolled-told }
damage = { $actor } takes { $amount }: PV { $from_ } → { $to }{ $wound_ }
damage-armor = { $actor } takes { $amount } ({ $raw } − { $armor } armour): PV { $from_ } → { $to }{ $wound_ }
damage-nothing = Nothing gets through to { $actor }: still PV { $to }
damage-armor-nothing = Nothing gets through to { $actor } ({ $raw } − { $armor } armour): still PV { $to }
object_damage = { $with_ } takes { $amount }: { $from_ } → { $to }
object_damage-broken = { $with_ } breaks under { $amount }: { $from_ } → 0
object_damage-told = { $with_ } takes damage
object_damage-broken-told = { $with_ } breaks
knockout = { $actor } takes a knock-out blow of { $dealt_ }
knockout-armor = { $actor } takes a knock-out blow of { $dealt_ } ({ $raw } − { $armor } armour)
heal = { $actor } regains { $amount }: PV { $from_ } → { $to }
spend-thing = { $actor } fires { $with_ } ({ $amount }), { $to } left
spend-thrown = { $actor } throws { $with_ } ({ $amount }), { $to } left
malfunction-jammed = { $with_ } of { $actor } jams
malfunction-no_shot = { $with_ } of { $actor } fails and does not fire this turn
silencer = The silencer of { $with_ } silences no more
task = { $actor }, { $task_ }: turn { $done } of { $needed }
task-told = { $actor } is busy { $task_ }
task-done = { task }
task-reload = loading { $with_ }
task-repair = mending { $with_ }
task-use_skill = using { $with_ }
reload = { $with_ }: { $from_ } → { $to } rounds
repair = { $with_ } of { $actor } works again
disarm-success = { $actor } disarms { $target }
disarm-failure = { $actor } fails to disarm { $target }
condition-unconscious = { $actor } is unconscious{ $turns }
condition-grabbed = { $actor } is held{ $turns }
tick = { $timer ->
    [one] { $actor }: { $status }, { $timer } turn left
   *[other] { $actor }: { $status }, { $timer } turns left
}
tick-free = { $actor }: { $status }, may try to get free now
lift = { $actor } is no longer { $status } ({ $why_ })
lift-other = { $actor }: { $status } ends ({ $why_ })
lift-dying = { $actor } is no longer dying ({ $why_ })
lift-escape = { $actor } breaks free of the hold
lift-released = { $actor } is let go
acted-release = lets go of { $target }
lift-fall = { $actor } is free of the hold
lift-grabbed = { $actor } is out of the hold ({ $why_ })
fall-dying = { $actor } falls, dying
fall-dying-told = { $actor } falls, dying
wake = { $actor } wakes
die = { $actor } dies
defend = { $actor } stays on the defensive
idle = { $actor } does not act
other = { $actor }: { $text }
other-none = { $actor } does something else
countdown = { $left ->
    [one] { $name }: { $left } { $unit } left
   *[other] { $name }: { $left } { $unit } left
}
countdown-done = { $name }: time is up
join = { $actor } arrives
leave-fled = { $actor } flees
leave-ejected = { $actor } is put out of the fight
leave-removed = { $actor } leaves the fight
order-before = { $gm }: { $actor } comes before { $other_ }
order-after = { $gm }: { $actor } comes after { $other_ }
order-before-told = { order-before }
order-after-told = { order-after }
end = End of the fight
end-winner = End of the fight, won by { $winner }
why-healed = healed
why-death = death
why-action_used = action used
why-unconscious = unconscious
why-grabbed = held
why-dying = dying
word-fumble = fumble
word-failure = failure
word-success = success
word-special = special
word-critical = critical
weapon-dropped = on the floor
weapon-broken = broken
weapon-jammed = jammed
word-minor = , minor wound
word-major = , major wound
word-turns = { $timer ->
    [one] for 1 turn
   *[other] for { $timer } turns
}
word-rounds = { $count ->
    [one] turn
   *[other] turns
}
word-seconds = { $count ->
    [one] second
   *[other] seconds
}
word-to = { $targets_ }
word-with = with { $with_ }
word-hands = bare hands
cause-draw = draws
cause-stow = puts one away
cause-aim = aims with the scope
cause-load_one = loads and fires
cause-focus = focuses
cause-wait = waits
cause-ruling = the GM says so
deed-attack = attack
deed-grapple = grab
deed-disarm = disarm
deed-escape = get free
deed-release = let go
deed-wait = wait
deed-defend = defend
deed-draw = ready a weapon
deed-draw-thing = ready { $with_ }
deed-pick_up = pick up
deed-pick_up-thing = pick up { $with_ }
deed-reload = reload
deed-reload-thing = reload { $with_ }
deed-repair = clear the jam
deed-repair-thing = clear the jam of { $with_ }
deed-use_skill = use a skill
deed-use_skill-thing = use { $with_ }
deed-other = something else
status-unconscious = unconscious
status-grabbed = held
status-dying = dying

## Refusals

refused-out_of_range = { $reason ->
    [far] { $target } is out of reach: { $distance } m away, reach { $most } m.
   *[other] { $target } is out of reach.
}
refused-already_declared = { $actor } has already declared.
refused-declare_order = { $target } declares before { $actor }: its DES is higher.
refused-declare_order-bare = Another declares before { $actor }, with a higher DES.
refused-too_early = { $actor } has to wait for DES { $des }.
refused-too_early-bare = { $actor } has to wait.
refused-not_enough_des = { $actor } does not have that many DES points left: it cannot go below 1.
refused-no_combine = Aiming with the scope does not combine with focusing on a target.
refused-no_scope = { $item } has no scope.
refused-no_scope-bare = The weapon has no scope.
refused-no_hold = { $item } cannot hold anybody.
refused-no_hold-bare = That cannot hold anybody.
refused-melee_only = Knocking out is done hand to hand, not with { $item }.
refused-melee_only-bare = Knocking out is done hand to hand.
refused-weapon_broken = { $item } is broken.
refused-weapon_broken-bare = The weapon is broken.
refused-weapon_dropped = { $item } lies on the floor.
refused-weapon_dropped-bare = It lies on the ground.
refused-weapon_jammed = { $item } is jammed.
refused-weapon_jammed-bare = The weapon is jammed.
refused-not_equipped = { $item } is not ready.
refused-not_equipped-bare = That is not in hand.
refused-already_equipped = { $item } is already ready.
refused-already_equipped-bare = That is already in hand.
refused-not_dropped = { $item } does not lie on the floor.
refused-not_dropped-bare = It does not lie on the ground.
refused-too_many_shots = Those are too many shots: at most { $most }.
refused-too_many_shots-bare = Those are too many shots.
refused-wrong_feed = { $item } is not loaded that way.
refused-wrong_feed-bare = The weapon is not loaded that way.
refused-already_loaded = { $item } is loaded.
refused-already_loaded-bare = It is already loaded.
refused-not_enough_ammo = There are not enough shots in { $item }: { $left } left.
refused-not_enough_ammo-bare = There is not enough ammunition.
refused-not_jammed = { $item } is not jammed.
refused-not_jammed-bare = The weapon is not jammed.
refused-too_close = { $target } is too close for { $item }.
refused-too_close-bare = The target is too close.
refused-too_many_attackers = { $most } already attack { $target }, and no more can.
refused-too_many_attackers-bare = As many attack as can.
refused-not_grabbed = { $actor } is not held so.
refused-not_grabbed-bare = Nobody is held there.

## Questions

question-reaction = { $takes ->
    [nothing] Dodge again?
    [declared] Dodge or block? It takes the action of this turn: what was declared ({ $declared }) is not done any more.
   *[action] Dodge or block? It takes the action of this turn.
}
question-disarm = Disarm?

## Answers

answer-reaction-none = Nothing
answer-reaction-dodge = Dodge
answer-reaction-block = Block
answer-disarm-none = Nothing
answer-disarm-disarm = Disarm

## Options of the fight

option-declarations-on = Actions are declared before the turns
option-declarations-off = Nobody declares: no declaration phase, no { $changed_percent }% for changing
option-critical_attacks-impale = A critical attack impales
option-critical_attacks-brp = A critical attack does as in Basic Roleplaying
option-hold_escape-after = A hold can be escaped after the two incapable turns
option-hold_escape-next = A hold can be escaped already in the second incapable turn
option-low_pv-brp = Unconscious at { $unconscious_to ->
    [1] 1
    [2] 1 or 2
   *[other] 1 to { $unconscious_to }
} PV, dying at 0
option-low_pv-zero = Only unconscious at 0 PV
option-silencer_count-automatic = Silencers of automatic weapons wear out
option-silencer_count-always = Every silencer wears out
option-silencer_count-never = No silencer wears out
option-grades-exact = Degrees of success by the exact fractions
option-grades-table = Degrees of success by the printed table
figure-changed_percent = Another action than declared
figure-dodge_percent = Each further dodge of a turn
figure-burst_percent = Each bullet after the first
figure-focus_percent = Each 5 DES waited
figure-close_metres = Close is nearer than, for each point of DES
figure-close_times = Chance against one who is close
figure-impale_times = Damage of an impale
figure-knockout_turns = A knockout lasts 1D10 turns and
figure-disarm_percent = Each point of FUE to take a weapon
figure-disarm_outright = Points of FUE that take a weapon without a die
figure-escape_des = To get out of a hold, DES
figure-rounds_by_hand = Rounds loaded by hand in a turn
figure-silencer_shots = A silencer lasts 1D100 shots and
figure-unconscious_to = Unconscious up to

## Faults of sheets, boards and files

fault-natural_firearms = a natural weapon cannot block firearms
fault-no_capacity = { $loaded } shots are loaded, but no capacity is given
fault-too_much_left = { $left } points of resistance are left, but it has only { $most }
fault-too_many_loaded = { $loaded } shots are loaded, but only { $capacity } fit
fault-like_unknown = the closest category of “{ $id }” is “{ $other }”, which is no weapon of this sheet
fault-like_circle = the closest categories of “{ $id }” go round in a circle

## Said before an action is done

said-armoury = The figures are those of Basic Roleplaying (ORC Licence); this chapter has no table of weapons.
leaving-declared = Another action than the one declared: { $changed_percent }%.
said-free = free
said-an_action = 1 action
said-chance = chance { $percent }%
said-chance_of = chance { $percent }% ({ $sum }%)
said-chance_from = chance { $percent }% = { $chain }
said-chance_none = chance 0% ({ $chain } is below 0)
said-chance_held = chance { $percent }% ({ $sum }% = { $chain })
said-chance_jams = chance { $percent }% ({ $sum }% = { $chain }; jams from { $malf })
said-chain = { $first } { $next }
said-steps-range = { $sign } { $amount } range
said-steps-close = { $sign } { $amount } close
said-steps-burst = { $sign } { $amount } burst
said-steps-focus = { $sign } { $amount } focus
said-steps-changed = { $sign } { $amount } for changing the action
said-steps-modifier = { $sign } { $amount } modifier
said-step = { $sign } { $amount }
said-fue_to_fue = chance { $percent }% (FUE { $own } : { $theirs })
said-dodge = dodge { $percent }%
said-block = block ({ $thing }) { $percent }%
said-damage = damage { $dice }
said-damage_md = damage { $dice } + MD { $md }
said-damage_half_md = damage { $dice } + ½ MD { $md }
said-knocks_out = from { $enough } past armour on it knocks out, else it does { $least }
said-metres = { $metres } m
said-only_loaded = only { $loaded } loaded
said-most_shots = at most { $most } shots
said-at = DES { $des }
said-not_yet = DES { $des }: wait before
said-later = DES −{ $points }
said-later_then = DES −{ $points } at its turn
said-no_des = costs no DES
said-focus = focus +{ $percent }%
said-one_turn = 1 turn: { $loaded } → { $filled }
said-turns = { $turns } turns: { $loaded } → { $filled }
said-repairing = turn { $turn } of { $needed }
said-repair = 1D6 turns

## What dice are for

die-block = block
die-bullets_that_hit = bullets that hit
die-damage_modifier = damage modifier
die-damage_of_the_blade = damage of the blade
die-disarm = disarm
die-dodge = dodge
die-repair = repair
die-silencer = silencer
die-skill = skill
die-turns_to_repair = turns to repair
die-turns_unconscious = turns unconscious

## Glosses: what the terms of the system mean

gloss-status-unconscious = Knocked out, or at 1–{ $unconscious_to } PV: no declaration, action or reaction
gloss-status-grabbed = Caught: no action, movement, dodge or block; after two turns it may struggle free
gloss-status-dying = At 0 PV or less: dead at the end of the next turn unless brought above 0

gloss-action-attack = Strike or shoot
gloss-action-grapple = Catch and hold with arms, a net or a lasso
gloss-action-defend = Keep the action for a dodge or a block
gloss-action-wait = Act later this turn; with a target, focus on it
gloss-action-draw = Ready a weapon
gloss-action-reload = Load a weapon
gloss-action-repair = Clear a jam
gloss-action-use_skill = Use a skill, over some turns
gloss-action-pick_up = Take a weapon from the floor
gloss-action-escape = Struggle free of a hold
gloss-action-release = Let a held one go
gloss-action-disarm = Take a weapon from one who is held, FUE against FUE
gloss-action-other = Move, talk, open a door

gloss-field-with = weapon
gloss-field-use_skill-with = skill
gloss-field-called_check-with = { gloss-field-use_skill-with }
gloss-field-targets = target
gloss-field-release-targets = whom
gloss-field-disarm-targets = { gloss-field-release-targets }
gloss-field-knockout = try to knock out
gloss-field-distance = metres; empty: by the board, else in range and not close; 0: at contact
gloss-field-measured = metres between the pieces, unless a distance is typed
gloss-field-shots = shots at each target
gloss-field-aim = aim with the scope
gloss-field-load_one = load one round first
gloss-field-draw = draw it first
gloss-field-stow = put away first
gloss-field-draw-stow = put away, 5 DES more
gloss-field-drop = let fall first
gloss-field-draw-drop = let fall
gloss-field-focus = DES points waited for the target
gloss-field-modifier = added to the percentage
gloss-field-des = points waited
gloss-field-target = focus on
gloss-field-skill = skill; empty: the higher
gloss-field-turns = turns that it takes
gloss-field-weapon = { gloss-field-with }
gloss-field-text = what

gloss-sheet-des = Dexterity: order, ranges, escaping
gloss-sheet-pv = Life points (puntos de vida)
gloss-sheet-fue = Strength
gloss-sheet-md = Damage modifier (modificador al daño); may be negative
gloss-sheet-weapon_row-md = How much of the damage modifier counts; by default full hand to hand, half for throws and bows
gloss-sheet-esquivar = Dodge; by default DES × 2
gloss-sheet-prot = Armour points
gloss-sheet-lucha = Unarmed combat
gloss-sheet-armeria = Gunsmith: repairs jammed weapons
gloss-sheet-max_attackers = How many may attack it hand to hand in one turn
gloss-sheet-skills = Other skills
gloss-sheet-weapons = Weapons, natural attacks and objects; the first that is ready is the default
gloss-sheet-declarations = off: no declaration phase, and no lower chance for a changed action
gloss-sheet-critical_attacks = What a critical attack does: impale like a special one, or as in Basic Roleplaying
gloss-sheet-hold_escape = From the turn after the two incapable ones, or already in the second of them
gloss-sheet-low_pv = Unconscious at low PV and dying at 0, or only unconscious at 0
gloss-sheet-silencer_count = Whose silencers wear out
gloss-sheet-grades = Special and critical by the text's fractions, or by the printed table
gloss-sheet-id = Id by which scripts name it
gloss-sheet-name = Name; the id where there is none
gloss-sheet-pct = Chance of success
gloss-sheet-kind = The first four are hand to hand; the last three are ranged
gloss-sheet-like = Weapon whose skill it is handled with
gloss-sheet-skill = Chance to hit; else that of the closest category, else Lucha
gloss-sheet-damage = Damage dice
gloss-sheet-block = Chance to block; empty: cannot block. By default its skill
gloss-sheet-blocks = Kinds of attack that it can stop
gloss-sheet-blade = Hurts an unarmed attacker whom it blocks
gloss-sheet-pr = Breaks at 0; empty: never
gloss-sheet-pr_left = Resistance that it has left; empty: all of it; 0: broken
gloss-sheet-equipped = Ready, in hand
gloss-sheet-hold = Can catch and hold
gloss-sheet-range = Effective range in metres
gloss-sheet-close_double = Doubles the chance against a close target
gloss-sheet-contact_ok = Can be used at distance 0
gloss-sheet-mechanism = Whether it is ready again by itself after a shot
gloss-sheet-rate = Shots in one action
gloss-sheet-capacity = Shots that fit; empty: not counted, of thrown weapons 1
gloss-sheet-loaded = Shots that are in
gloss-sheet-feed = Single rounds, a magazine or a belt
gloss-sheet-load_turns = Turns to load; 0: ammunition is not spent
gloss-sheet-malf = Fails from this roll on
gloss-sheet-jammed = Jammed: it has to be repaired before it fires
gloss-sheet-scope = Scope
gloss-sheet-long_gun = A telescopic scope costs it no DES
gloss-sheet-silencer = Fitted with a silencer made for this model
gloss-sheet-silencer_shots = Shots that the silencer still takes; empty: rolled

gloss-chip-declared = What it has declared for this turn
gloss-pool-pv = Life points (puntos de vida)
gloss-chip-waiting = Acts later this turn
gloss-chip-focus = DES points waited for a target
gloss-chip-task = A task of several turns
gloss-chip-attackers = No more may attack it hand to hand
gloss-chip-loaded = Shots left
gloss-chip-dodged = Has dodged: it can only dodge again this turn
gloss-chip-action_used = It can neither act, dodge nor block this turn
gloss-chip-jammed = Jammed
gloss-chip-broken = Broken
gloss-chip-dropped = On the floor

## Words that sheets and statuses choose among

value-after = after
value-always = always
value-automatic = automatic
value-brp = brp
value-exact = exact
value-impale = impale
value-never = never
value-next = next
value-table = table
value-zero = zero

## States: what their bearer is, not what it has, as a sentence names it behind “is”

in_state-unconscious = unconscious
in_state-grabbed = held
in_state-dying = dying
moment-comes = instead of coming, where a ruling puts it on
moment-time_up = instead of ending, when its time is up
