## Facts

round = Round { $round }
round-name = Round { $round }
round-in = in round { $round }
round-enters = enters in round { $round }
round-enters-bare = enters in a round
rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
phase = { $phase_ }
surprise_over = The surprise is over
phase-setup = Setup
phase-surprise = Surprise
phase-initiative = Initiative Phase
phase-declaration = Declarations
phase-action = Action Phase
phase-status = Status Phase
phase-ended = The end
initiative = { $actor } rolls initiative: { $value }
initiative-tie = Tie: { $actor } rolls { $dice_ }
turn = { $actor }’s turn
turn-skipped = { $actor } loses the turn ({ $why_ })
declare = { $actor } declares: { $action }
attack-hit = { $actor } attacks { $target }: { $total } against { $against }, hit
attack-miss = { $actor } attacks { $target }: { $total } against { $against }, miss
attack-critical = { $actor } attacks { $target }: { $total } against { $against }, critical
attack-fumble = { $actor } attacks { $target }: { $total } against { $against }, fumble
roll-free = { $what }: { $total } ({ $dice_ })
roll-plain = { $what }: { $total }
roll-success = { $actor }, { $what }: { $total } against { $against }, success
roll-failure = { $actor }, { $what }: { $total } against { $against }, failure
roll-partial = { $actor }, { $what }: { $total }, success at a price
roll-critical = { $actor }, { $what }: { $total } against { $against }, critical success
roll-fumble = { $actor }, { $what }: { $total } against { $against }, fumble
opposed-success = { $actor } against { $target }, { $what }: { $own } to { $theirs }, success
opposed-failure = { $actor } against { $target }, { $what }: { $own } to { $theirs }, failure
opposed-success-told = { $actor } prevails over { $target }
opposed-failure-told = { $actor } does not prevail over { $target }
damage = { $actor } loses { $amount } { $pool }: { $from_ } → { $to }
damage-nothing = Nothing gets through to { $actor }: still { $to } { $pool }
heal = { $actor } regains { $amount } { $pool }: { $from_ } → { $to }
heal-part = { $actor } regains { $gained } { $pool } (of { $amount }): { $from_ } → { $to }
heal-nothing = { $actor } regains no { $pool }: still { $to }
spend-pool = { $actor } spends { $amount } { $pool }, { $to } left
spend-thing = { $actor } uses { $with_ }, { $to } left
condition = { $actor }: { $status }{ $timer_ }
tick = { $actor }: { $status }{ $timer_ }
lift = { $actor }: { $status } ends ({ $why_ })
immune-status = { $actor } is immune to { $status }
immune-element = { $actor } is immune to { $element }
fall = { $actor } falls
wake = { $actor } is back on their feet
die = { $actor } dies
move = { $actor } moves
face = { $actor } turns { $to }
equip = { $actor }: { $with_ } → { $to_ }
equip-hand = { $actor } takes { $with_ } in hand
equip-away = { $actor } puts { $with_ } away
equip-ground = { $actor }’s { $with_ } falls to the ground
reload = { $actor } reloads { $with_ }: { $from_ } → { $to }
reflect = It bounces off { $actor } to { $to_ }
interrupt = { $actor } is interrupted ({ $why_ })
order = { $actor } changes place in the order ({ $why_ })
join = { $actor } joins the fight
leave-fled = { $actor } gets away
leave-ejected = { $actor } is thrown out of the fight
leave-removed = { $actor } leaves the fight
countdown = { $name }: { $left } left
countdown-done = { $name }: time is up
countdown-done-told = Time is up for “{ $name }”
gm = GM
ruling = { $gm }: { $actor }, { $what } = { $value }
ruling-all = { $gm }: { $what } = { $value }
ruling-cell = { $gm }: { $cell_ }, { $what } = { $value }
ruling-name = { $gm }: { $from_ } is now called { $value }
ruling-rules = { $gm }: from here on this fight is played by { $value }
ruling-sheet = { $gm }: { $actor }, { $changes_ }
ruling-side = { $gm }: { $actor } now fights for { $value }
sheet-new = { $names } added to { $list }
sheet-gone = { $names } taken off { $list }
sheet-other = { $names } changed in { $list }
sheet-number = { $what } now { $value }
sheet-most = { $what } now { $value } at most
sheet-changed = { $what } changed
ruling-mark = { $gm }: { $line }
ruling-option = { $gm }: { $option_ }
figure_said-of_book = { $label }: { $value }
figure_said-of_house = { $label }: { $value } (book: { $book })
figure_said-changed = { $label }: { $former } → { $value }
ruling-told = { $actor } has { $what } set to { $value }
ruling-all-told = { $what } is set to { $value }
ruling-cell-told = { $stat ->
    [level] the height of { $cell_ } is now { $value }
    [terrain] the terrain on { $cell_ } is now { $value }
   *[other] { $count ->
        [1] { $cell_ } now counts as { $value }
       *[other] { $cell_ } now count as { $value }
    }
}
ruling-name-told = { $from_ } is now called { $value }
ruling-rules-told = from here on this fight is played by { $value }
ruling-sheet-told = the sheet of { $actor } is changed ({ $changes_ })
ruling-side-told = { $actor } now fights for { $who ->
   *[other] { $value }
}
origin-house = House rule: { $title }
house_rules = House rules: { $rules }
ground-state = state
ground-terrain = terrain
ground-level = height
ground-free = free
ground-blocked = wall
ground-obstructed = obstructed
ground-grass = grass
ground-field = field
ground-earth = earth
ground-sand = sand
ground-mud = mud
ground-rock = rock
ground-water = water
ground-waist_water = waist-deep water
ground-deep_water = deep water
ground-swamp = swamp
ground-ice = ice
ground-silver_ice = silver ice
ground-impassable = impassable
ruling-override = { $gm }: so be it ({ $value })
note = { $text }
comment = Comment: { $text }
end = The fight ends with no winner
end-winner = The fight ends, won by { $winner }
side-party = the party
side-foes = the foes
side-neutral = the neutrals
cause = { $cause }: { $line }
value-none = none
value-yes = on
value-no = off
number-initiative = initiative
number-counter = counter
number-actions_left = actions left
number-zero_left = Zero Actions left
number-terrain = ground
number-facing = facing
number-side = side
step-result = result
step-situation = situation
step-critical = critical hit
step-eased = eased
step-half = half
step-helpless = helpless
step-metres = metres
step-weapon = weapon
step-armor = armour
step-burst = burst
step-changed = changed action
step-close = close
step-dodges = dodges
step-focus = focus
step-impale = impale
step-modifier = modifier
step-range = range
step-amount = amount
step-basic = basic
step-cap = cap
step-flat = flat
step-from_behind = from behind
step-off_hand = off hand
step-pierced = pierced
step-pulled = pulled blow
step-damage = damage
step-through = through a material
step-initiative = initiative
facing-n = north
facing-e = east
facing-s = south
facing-w = west
facing-left = left
facing-right = right
why-expired = expired
why-lifted = lifted
why-damage = by damage
why-fall = by the fall
why-ruling = by ruling
why-ended = by an effect
why-lost = by an effect

## Deeds, in the styles that join facts

told-nor = { $first } or { $last }
told-nor_whom = { $first } or { $last }
told-and = { $sound ->
   *[other] { $first } and { $last }
}
told-contents = Contents
told-cast = { $title }: { $names }.
told-next = { $way ->
    [0] Then { $sentence }
   *[other] After that, { $sentence }
}
told-passes = { $count ->
    [one] { $names } lets the turn pass.
   *[other] { $names } let their turns pass.
}
told-loses_turn = { $count ->
    [one] { $names } loses the turn.
   *[other] { $names } lose their turns.
}
told-somebody = somebody
told-countdown = { $count ->
    [one] “{ $name }” has { $time } left
   *[other] “{ $name }” has { $time } left
}
told-surprise = { $count ->
    [one] { $by } takes { $surprised } by surprise
   *[other] { $by } take { $surprised } by surprise
}
told-surprise-bare = { $count ->
    [one] { $by } acts before anybody notices
   *[other] { $by } act before anybody notices
}
told-misses = { $count ->
    [one] { $names } attacks in vain.
   *[other] { $names } attack in vain.
}
told-moves = { $count ->
    [one] { $names } moves.
   *[other] { $names } move.
}
told-standing = Still standing: { $names }.
told-fallen = Down at the end: { $names }.
told-dead = Dead: { $names }.
told-gone = Gone from the fight: { $names }.
deed-hits = { $way ->
    [1] strikes { $target }
   *[other] hits { $target }
}
deed-critical = lands a critical on { $target }
deed-impales = impales { $target }
deed-by_critical = { $clause }, a critical hit
deed-by_impale = { $clause }, impaling
deed-hurts = hurts { $target }
deed-stopped = { $clause } to no effect
deed-attacks = attacks { $target }
deed-attacks_self = turns on themselves
deed-averted = { $clause } ({ $target } averts the blow)
deed-misses = { $way ->
    [1] attacks { $target } in vain
    [2] fails to hit { $target }
   *[other] misses { $target }
}
deed-fumbles = fumbles against { $target }
deed-fells = { $way ->
    [1] brings { $target } down
    [2] puts { $target } down
   *[other] fells { $target }
}
deed-kills = kills { $target }
deed-heals = { $way ->
    [1] tends to { $target }
   *[other] heals { $target }
}
deed-wakes = brings { $target } back to the fight
deed-leaves = leaves { $target } with { $statuses }
deed-leaves-state = leaves { $target } { $statuses }
deed-frees = ends { $statuses } on { $target }
deed-frees-state = puts an end to { $target } being { $statuses }
deed-immune = finds { $target } immune
deed-resists = is immune
deed-reacts = { $to ->
    [attack] reacts to { $target }’s attack
    [move] reacts to { $target }’s movement
   *[other] reacts to { $target }
}
deed-reacts-with = { $reacts } with { $name }
deed-uses = uses { $with_ }
deed-uses_on = uses { $with_ } on { $targets }
deed-uses_on-too = uses { $with_ } on themselves and on { $targets }
deed-with = { $clause } with { $with_ }
deed-times = { $clause } in { $count } attacks
deed-times_of = { $clause } in { $count } of { $all } attacks
deed-against = { $clause } against { $targets }
deed-resisted = is resisted by { $targets }
deed-resisted-named = is resisted
deed-resisted-all = is resisted by all of them
deed-from = { $clause } from { $cause }
deed-loses = loses { $amounts }
deed-regains = regains { $amounts }
deed-is_hurt = is hurt
deed-is_hurt-by = is hurt by { $cause }
deed-is_healed = recovers
deed-unhurt = comes away unhurt
deed-unhurt-by = is not hurt by { $cause }
deed-loses_nothing = loses nothing more
deed-falls = falls
deed-dies = dies
deed-is_up = is back in the fight
deed-leaves_fight = leaves the fight
deed-has = { $count ->
    [one] now has { $statuses }
   *[other] now have { $statuses }
}
deed-has-state = { $count ->
    [one] is now { $statuses }
   *[other] are now { $statuses }
}
deed-has_not = { $count ->
    [one] no longer has { $statuses }
   *[other] no longer have { $statuses }
}
deed-has_not-state = { $count ->
    [one] is no longer { $statuses }
   *[other] are no longer { $statuses }
}
deed-wounds = { $way ->
    [1] strikes { $target }
    [2] hurts { $target }
   *[other] hits { $target }
}
deed-reloads = reloads { $with_ }
deed-rolls_unseen = makes a hidden roll
deed-succeeds = succeeds at { $what }
deed-fails = fails at { $what }
deed-defends = stays on the defensive
deed-waits = waits
deed-turns = turns round
deed-does_else = does something else
deed-passes = lets the turn pass
deed-loses_turn = loses the turn
told-defends = { $count ->
    [one] { $names } stays on the defensive.
   *[other] { $names } stay on the defensive.
}
told-waits = { $count ->
    [one] { $names } waits.
   *[other] { $names } wait.
}
told-turns = { $count ->
    [one] { $names } turns round.
   *[other] { $names } turn round.
}
told-does_else = { $count ->
    [one] { $names } does something else.
   *[other] { $names } do something else.
}
told-rolls_unseen = { $count ->
    [one] { $names } makes a hidden roll.
   *[other] { $names } make hidden rolls.
}
deed-moves = moves

## Refusals

refused-not_begun = The fight has not begun yet.
refused-already_begun = The fight has already begun.
refused-already_ended = The fight is over.
refused-wrong_phase = That is not possible in this phase.
refused-no_such_actor = Nobody here is called “{ $id }”.
refused-no_such_action = There is no action “{ $action }”.
refused-no_such_option = “{ $option }” was not offered.
refused-no_such_option-bare = An answer was given that nobody asked for.
refused-no_such_item = { $actor } has nothing called “{ $item }”.
refused-no_such_item-bare = It does not say with what.
refused-rules_at_fault = These rules cannot be played: { $reason }.
refused-too_much = One effect brings the next without an end.
refused-rules_do_not_fit = This fight cannot go on under these rules: { $reason }.
refused-invalid_params = “{ $param }” cannot be { $value }.
refused-invalid_params-bare = “{ $param }” is missing or unknown here.
sheet-refused = { $place } (“{ $param }”): { $reason }.
refused-wrong_action = That is used by another action.
refused-not_your_turn = It is not { $actor }’s turn.
refused-not_your_turn-bare = It is another’s turn.
refused-cannot_act = { $actor } cannot do that ({ $status }).
refused-cannot_act-bare = That is not possible now.
refused-no_slot_left = { $actor } has no { $slot } left.
refused-no_slot_left-bare = Nothing of that is left.
refused-no_action_left = { $actor } has no action left in this turn.
refused-must_act = { $actor } has no choice ({ $status }): { $deed } has to come before the turn ends.
refused-must_act-bare = A forced action comes first.
refused-already_acted = That must come before anything else in the turn.
never_enough = { $actor } can never pay this: { $needs } { $pool }, of { $most } at most.
never_enough-short = Never payable: { $needs } { $pool } of { $most } at most
refused-no_uses = { $actor } has used that up.
refused-no_uses-bare = That is used up.
refused-not_enough = { $actor } does not have enough { $pool }.
refused-not_enough_ammo = There is not enough ammunition.
refused-no_item_left = None is left.
refused-not_equipped = That is not in hand.
refused-already_equipped = That is already in hand.
refused-weapon_dropped = It lies on the ground.
refused-not_dropped = It does not lie on the ground.
refused-already_loaded = It is already loaded.
refused-armor_forbids = The armour worn forbids it.
refused-need_targets = Who is it aimed at?
refused-too_many_targets = Those are too many targets.
refused-no_such_target = Nobody here is called “{ $id }”.
refused-invalid_target = { $reason ->
    [no_place] { $target } has no place in the order now.
   *[other] { $target } cannot be the target of this.
}
refused-invalid_target-bare = That cannot be the target of this.
refused-out_of_range = { $target } is out of reach.
refused-out_of_range-bare = That is out of reach.
refused-no_line_of_sight = Something is in between.
refused-too_far = That is too far.
refused-off_board = That is off the board.
refused-not_on_board = { $actor } is not on the board.
refused-no_board = This fight has no board.
refused-cell_blocked = A wall stands there.
refused-cell_occupied = Somebody stands there.
refused-cell_obstructed = You can pass there, but not stay.
refused-not_adjacent = The path jumps over cells.
refused-no_path = There is no path there.
refused-not_prone = { $actor } is not on the ground.
refused-not_grabbed = Nobody is held there.
refused-not_waiting = { $actor } is not waiting.
refused-no_such_status = There is no status “{ $status }”.
refused-no_such_condition = { $actor } does not have the status { $status }.
refused-no_such_countdown = There is no countdown “{ $name }”.
refused-immune = { $actor } is immune to { $status }.
refused-immune-bare = Nothing of the kind takes hold.
refused-id_taken = The id “{ $id }” is taken.
refused-no_surprise = This system has no surprise.
refused-changes_nothing = { $actor }: that changes nothing.
refused-changes_nothing-bare = That changes nothing.
refused-nothing_to_undo = There is nothing to undo.
refused-nothing_to_redo = There is nothing to redo.

## Said before an action is done

said-idea_fells = { $name } could fall
said-idea_harms = it would wound { $name }
said-idea_sweeps = it would strike { $count } at once
said-idea_holds = it would hinder { $name }
said-idea_heals = { $name } could fall soon
said-idea_heals-bare = it could fall soon itself
said-idea_raises = { $name } could stand again
said-idea_raises-bare = somebody could stand again
said-idea_strengthens = it makes { $name } stronger
said-idea_strengthens-bare = it makes itself stronger
said-idea_declared = as it was declared
said-idea_frees = without this it can do little
said-idea_frees_from = against { $name }; without this it can do little
said-idea_eases = until then it cannot do everything
said-idea_eases_from = against { $name }; until then it cannot do everything
said-idea_mends = this has to come before anything better
said-idea_readies = after this it costs less to use
said-idea_presses = it holds somebody
said-idea_presses_on = it holds { $name }
said-idea_only = only { $name } stands in reach
said-idea_only_clear = of all foes only at { $name } nothing is in the way
said-idea_only_left = of all foes only { $name } is in reach with nothing in the way
said-idea_nearest = { $name } is nearest
said-idea_opposite = { $name } stands opposite
said-idea_nears = to come within reach of { $name }
said-idea_nears_with = to reach { $name } with { $tool }
said-idea_nears_part = on the way to come within reach of { $name }
said-idea_nears_part_with = on the way to reach { $name } with { $tool }
said-idea_withdraws = to be out of reach of { $name }, who cannot be reached
said-idea_waits = it lets { $name } come: whoever comes first is struck first
said-idea_guards = it holds back
said-idea_harmless = as things stand, no blow of its would take { $pool } from anybody
said-idea_flees = it has had enough
said-idea_forced = its condition leaves it no choice
said-idea_whims = it comes to mind
said-idea_numbers = { $reason }: hits { $percent }%, then about { $loss } { $pool }
said-idea_chance = { $reason }: { $percent }%
said-idea_loss = { $reason }: about { $loss } { $pool }
said-idea_numbers_all = { $reason }: hits { $percent }%, on average { $loss } { $pool } in all
said-idea_loss_all = { $reason }: about { $loss } { $pool } in all
said-idea_would_free = a wound would free { $name } of { $status }
said-idea_frees_it = { $reason }; a wound would free { $name } of { $status }
said-idea_strikes_own = { $reason }; it strikes { $names } of its own side, too
said-idea_bounces = { $reason }; it bounces off { $name }
said-idea_bounces_back = { $reason }; it bounces off { $name } back onto itself
said-idea_bounces_own = { $reason }; it bounces off { $name } onto one of its own side
said-idea_bounces_foe = { $reason }; it bounces off { $name } onto one of its foes
said-idea_bounces_one = { $reason }; it bounces off { $name } onto somebody else
said-idea_fall_by_it = { $count ->
    [one] { $reason }: { $names } could fall by it
   *[other] { $reason }: any of { $names } could fall by it
}
said-idea_decided = { $reason }; { $decided }
said-idea_more_dangerous = { $name } is more dangerous than { $other }
said-idea_less_left = { $name } has less { $pool } left than { $other }
said-idea_costs_less = what promises more costs more
said-idea_sooner = what promises more takes effect later
said-idea_by_sheets = by the sheets this promises more; conditions that have come since are not weighed
said-list = { $first }, { $next }
said-row = { $first } · { $next }
said-side_by_side = { $first } { $next }
said-percent = { $number }%
said-row_of_faults = { $first }; { $next }
said-placed = { $place }: { $message }

## Faults of sheets, boards and files

fault-die_face = a { $die } has no face { $face }
fault-cell = a cell is a list of two whole numbers, x and y
fault-board = a board is an object with keys
fault-board_key = a board of this system has no such key
fault-cell_key = a cell of this system has no such key
fault-cells = a list of cells belongs here
fault-cell_or_rect = an entry of cells names either a cell or a rect
fault-terrain = { $terrain } is not a terrain of this system
fault-rect = a rect is a list of four whole numbers: x1, y1, x2, y2
fault-rect_corners = a rect goes from its north-west corner to its south-east corner
fault-off_board = the cell { $cell } is off the board ({ $size })
fault-number_between = a whole number from { $least } to { $most } belongs here, not { $value }
fault-no_board = there is no board
fault-no_such_pool = this system has no such pool
fault-no_such_status = this system has no status { $status }
fault-facing = { $facing } is not a facing of this system
fault-needed = this value is missing
fault-empty = this may not be empty
fault-no_such_key = there is no such key here
fault-number = a whole number belongs here, not { $value }
fault-too_small = { $value } is too small: at least { $least }
fault-too_big = { $value } is too big: at most { $most }
fault-not_within = { $value } is not within { $least } and { $most }
fault-text = text belongs here, not { $value }
fault-flag = true or false belongs here, not { $value }
fault-choice = { $value } is not one of { $choices }
fault-list = a list belongs here, not { $value }
fault-keys = an object with keys belongs here, not { $value }
fault-dice_empty = A dice expression cannot be empty.
fault-dice_unreadable = “{ $text }” is no dice expression: nothing can be read at “{ $rest }”.
fault-dice_sign = “{ $text }” is no dice expression: + or − is missing before “{ $rest }”.
fault-dice_word = “{ $text }” names “{ $word }”, which means nothing here.
fault-dice_number = “{ $text }” holds a number that is too big.
fault-dice_none = “{ $text }” asks for dice that do not exist: 1 to 999 dice of 1 to 1000 faces.
fault-dice_special = “{ $text }” keeps, drops, rerolls or explodes dice, for which the book has no use here; a free roll can.
fault-dice_order = “{ $text }” asks for what these dice cannot do: “{ $order }”.
fault-unknown_status = there is no status { $status }
fault-same_id = two { $key } have the id { $id }

## Written rules: what is no TOML, beyond the limits, or not of the format

fault-text_too_large = the file is larger than { $most } MB
fault-text_too_many = there are more than { $most } values in the file
fault-text_too_deep = this stands more than { $most } deep
fault-text_too_long = this text is longer than { $most } characters
fault-text_long_key = this name is longer than { $most } characters
fault-text_long_place = the names around this are longer than { $most } characters
fault-text_number = a number is at most { $most }
fault-text_date = dates and times mean nothing here; a text stands in quotes
fault-toml_stopped = { $count } lines cannot be read; what follows has not been looked at
fault-toml_behind = nothing may stand in this line behind it: { $text }
fault-toml_header = “{ $text }” is missing behind the name of the table
fault-toml_equals = “=” is missing behind “{ $key }”
fault-toml_key = a name belongs here, not { $text }
fault-toml_twice = “{ $key }” stands already in line { $line }
fault-toml_is_value = “{ $key }” has a value already, in line { $line }
fault-toml_no_value = a value is missing
fault-toml_value = “{ $text }” is no value; a text stands in quotes: "{ $text }"
fault-toml_quote = the closing quote { $text } is missing
fault-toml_escape = { $text } means nothing within "…"; a backslash is written \\
fault-toml_list = this list is not closed: “,” or “]” is missing
fault-toml_inline = this table is not closed: “,” or “{ "}" }” is missing in its line
fault-toml_curly = texts stand in straight quotes: "…"
fault-toml_comma = no comma may stand before “{ "}" }”
fault-rules_line = line { $line }, { $place }: { $sentence }
fault-written_near = { $sentence }; is it “{ $word }”?
fault-written_elsewhere = { $sentence }; “{ $id }” is { $table ->
    [action] an action
    [figure] a figure
    [gain] a gain
    [number] a number
    [option] an option
    [pool] a pool
    [reaction] a reaction
    [rest] a rest
    [row] a list
    [sheet] a field of the sheet
    [slot] a slot
    [status] a status
    [table] a table of steps
    [test] a test
   *[other] something else
}
fault-written_no_row = { $table ->
    [action] there is no action “{ $id }”
    [action_reaction] there is no action or reaction “{ $id }”
    [action_reaction_tag_sheet_rows] there is no action, reaction, tag or list “{ $id }”
    [harm_kinds] there is no kind of harm “{ $id }”
    [number] there is no number “{ $id }”
    [number_sheet_number] there is no number “{ $id }”
    [pool] there is no pool “{ $id }”
    [pool_slot] there is no pool or slot “{ $id }”
    [reaction] there is no reaction “{ $id }”
    [sheet_rows] there are no rows “{ $id }” on the sheet
    [status] there is no status “{ $id }”
    [status_action] there is no status or action “{ $id }”
    [test] there is no test “{ $id }”
   *[other] there is no “{ $id }”
}
fault-written_no_table = there is no table [{ $table }]
fault-written_needs_table = the table [{ $table }] is missing
fault-written_outside = “{ $field }” stands before the first table
fault-written_outside_of = “{ $field }” stands before the first table; it belongs to [{ $table }]
fault-written_listed = every row has a name: [{ $table }.name], not [[{ $table }]]
fault-written_house = [{ $table }] stands in house rules alone
fault-written_no_system = these are house rules, which are laid over a system and are none by themselves
fault-written_row = a row with fields belongs here, [{ $table }.name], not { $value }
fault-written_needs = this needs Turnwright { $needed } or newer, and here is Turnwright { $present }
fault-written_newer = format { $format } is newer than this program, which reads up to { $newest }
fault-written_rising = these numbers have to rise
fault-written_steps = there are { $starts } steps and { $values } values
fault-written_same = “{ $id }” is { $table ->
    [number] a number
    [pool] a pool
   *[slot] a slot
} already; expressions could not tell them apart
fault-written_key = the key “{ $key }” belongs to “{ $id }” already
fault-written_no_field = there is no field “{ $field }” here
fault-written_field_above = { $sentence }; “{ $field }” of [{ $row }] has to stand before [{ $inner }]
fault-written_field_of = “{ $field }” means nothing to the kind “{ $kind }”, only to { $kinds }
fault-written_needed = “{ $field }” is missing
fault-written_low_high = the least, { $low }, is above the greatest, { $high }
fault-written_like = { $value } is not written like “{ $like }”
fault-written_long = this text is longer than { $most } characters
fault-written_label = a text in quotes belongs here, or one for each language: { "{" } en = "…", es = "…" { "}" }, not { $value }
fault-written_language = “{ $language }” is no language such as en, es or pt_BR
fault-written_decimal = a number belongs here, not { $value }
fault-written_id = { $id } is no name for this: small letters a to z, figures and _, a letter first, 40 characters at most
fault-written_reserved = “{ $id }” has a meaning of its own and cannot be a name: call it “{ $id }_” or otherwise
fault-written_expression = an expression in quotes belongs here, such as "2 * level + 3", not { $value }
fault-written_table = a table of fields belongs here, { "{" } … { "}" }, not { $value }
fault-written_list = a list belongs here, [ … ], not { $value }
fault-written_count = from { $least } to { $most } may stand here, not { $count }
fault-written_one_of = exactly one of these belongs here: { $fields }
fault-written_effects = a list of effects belongs here, [{ "{" } damage = "1d6" { "}" }], not { $value }
fault-written_effects_deep = effects stand within each other more than { $most } deep
fault-written_effect = an effect belongs here, { "{" } damage = "1d6" { "}" }, not { $value }
fault-written_each_deep = “each” stands within itself more than { $most } deep
fault-written_two_verbs = an effect does one thing; “{ $first }” and “{ $second }” are two
fault-written_no_verb = there is no effect “{ $verb }”
fault-written_empty_effect = an effect is missing
## Expressions and effects of written rules

fault-expression_unreadable = “{ $text }” cannot be read from “{ $rest }” on
fault-expression_unfinished = “{ $text }” is not finished
fault-expression_long = an expression is at most { $most } characters long
fault-expression_nobody =
    { $who ->
        [target] “{ $name }” asks for a target, and none can be chosen here: give it targets
        [source] “{ $name }” asks whom it comes from, and it comes from nobody here
       *[other] “{ $name }” asks for the other one of two, and there is only one here
    }
fault-expression_unknown = there is no “{ $name }” here
fault-expression_unknown_near = there is no “{ $name }” here; is it “{ $near }”?
fault-expression_arguments = { $function }() takes from { $least } to { $most } values
fault-expression_operand = “{ $sign }” needs { $needed } here, not { $found }
fault-expression_type = { $needed } belongs here, not { $found }
fault-expression_units = { $first } and { $second } do not go together at “{ $sign }”
fault-expression_roll_field = dice(…) rolls a field with dice; a number belongs here
fault-expression_divide = whole numbers are divided with //, and the rest is dropped
fault-expression_equals = numbers are compared with ==, words with is
fault-expression_deep = more than { $most } operations stand within each other
fault-expression_no_fight = this is asked outside of a fight too: neither round, options, distances nor numbers of others are there
fault-expression_no_dice = no dice can be rolled here
fault-expression_is = “is” compares a word with a word, or one combatant with another
fault-expression_in = “in” asks whether a word stands in a list
expression-type_number = a number
expression-type_flag = yes or no
expression-type_word = a word in single quotes
expression-type_list = a list
expression-type_dice = a field with dice
expression-type_text = a text
expression-type_who = a combatant
fault-effects_name_taken = “{ $name }” means something here already: a roll needs a name of its own
fault-effects_no_answer = “{ $verb }” changes what is happening: it stands in a reaction to { $moments } only
fault-effects_nobody = there is no “{ $word }” here
fault-written_over = these rules are neither the system “{ $system }” nor laid over it
fault-written_no_row_to_drop = there is no “{ $place }” to drop
fault-effects_no_column = the row has no column “{ $column }” of the kind “effects”
fault-written_not_over_installed = house rules over this system cannot have [{ $table }]
fault-written_no_number = there is no number “{ $number }” that statuses change here
fault-written_plain_number = over this system a change is a whole number, without a condition
fault-written_change_not_taken = “{ $number }” takes no “{ $way }” of { $amount } here
fault-written_plain_word = over this system a word is forbidden without a condition
fault-written_no_moment = statuses of this system have no moment “{ $moment }”
fault-written_verb_not_over_installed = over this system there is no effect “{ $verb }”
fault-written_no_figure = this system has no figure “{ $id }”
fault-written_no_option = this system has no option “{ $id }”
fault-written_no_list = sheets of this system have no list “{ $list }”
displaced-push = { $actor } is pushed { $far } away from { $source }
displaced-pull = { $actor } is pulled { $far } towards { $source }
displaced-to = { $actor } is moved beside { $source }
displaced-swap = { $actor } and { $source } change places
written-rest = Rest
written-attack = Attack
written-spent = Used up
written-dice = Dice
written-kind = Kind
fault-written_circle = this rests on itself: { $circle }
fault-written_no_action = a system needs an action
fault-written_no_pool = a system needs a pool: [pool.hp] with vital = true
fault-written_pool_maximum = this pool needs max = "…", or a number [sheet.{ $pool }]
fault-written_of_pools = this cannot rest on what is left of a pool; max.… and sheet.… are known
fault-form_unknown_near = there is no “{ $name }” here; is it “{ $label }”, written { $near }?
fault-form_choice = { $value } is none of the choices
fault-form_elsewhere = { $sentence }; “{ $id }” stands under { $tables }
fault-form_expression = a number or a calculation belongs here, such as 2 * level + 3, not { $value }
fault-form_house = { $table } stands in house rules alone
fault-form_no_pool = a game needs something that runs out, such as hit points, at whose end one falls
fault-form_no_row = there is no “{ $id }” under { $tables }
fault-form_no_row_to_drop = there is no “{ $place }” to take away
fault-form_not_over_installed = house rules over this system cannot have { $table }
fault-form_of_pools = this cannot rest on what is left of something that runs out, only on how much there is of it at most, and on the sheet
fault-form_pool_maximum = “{ $field }” is missing, or else a number “{ $pool }” on the sheet
question-next = Who is next?
question-tie = Who goes first?

## What dice are for, and words of sides, states and ground

die-attack = attack
die-recharge = recharge
die-damage = damage
die-escape = escape
die-free_roll = free roll
die-heal = heal
die-initiative = initiative
roll-with = { $what }, with { $names }
flag-no = no
flag-off = { $label }: no
side_title-party = Party
side_title-foes = Foes
side_title-neutral = Neutral
state-active = active
state-unconscious = unconscious
state-dying = dying
state-dead = dead
state-stone = turned to stone
in_state-stone = turned to stone
state-out = out of the fight
ground-adverse = adverse
ground-difficult = difficult
ground-standard = standard

## Glosses

gloss-sheet-lasting-timer = empty: as long as the status lasts by itself

## The odds: what a table says of them

said-never_paid = costs { $cost } { $pool }, more than the maximum of { $most }
said-odds_walkover = Walkover
said-odds_easy = Easy
said-odds_fair = Fair
said-odds_hard = Hard
said-odds_desperate = Desperate
said-odds_hopeless = Hopeless
said-odds_later_walkover = a walkover
said-odds_later_easy = easy
said-odds_later_fair = fair
said-odds_later_hard = hard
said-odds_later_desperate = desperate
said-odds_later_hopeless = hopeless
said-odds_probably = Probably { $grade }
said-odds_later_probably = probably { $grade }
said-odds_pending = { $well }: { $falls }. Other ways of playing are still counted.
said-odds_alone = { $well }: { $falls }.
said-odds_either = { $well } if played well: { $falls }. If not, { $others }.
said-odds_otherwise = { $well } if all sides play well: { $falls }. If not, { $others }.
said-odds_between = from { $worst } to { $best }
said-odds_at_best = at best { $grade }
said-odds_at_worst = at worst { $grade }
said-odds_however = { $well }, however it is played: { $falls }.
said-odds_probably_however = { $well }, probably however it is played: { $falls }.
said-odds_for_falls = { $grade } ({ $falls })
said-odds_risk = { $falls }; { $name } in { $percent }% of such fights
said-odds_risk_of_one = { $name } is down at the end of { $percent }% of such fights
said-odds_away = { $falls }; it ends in flight in { $percent }% of such fights
said-odds_away_otherwise = { $falls }; if not played well, it ends in flight in { $percent }% of the fights
said-odds_flight = { $grade }, or flight in { $percent }% of the fights
said-odds_falls = { $count ->
    [0] usually nobody is down at the end
    [one] usually one is down at the end
   *[other] usually { $count } are down at the end
}
said-odds_falls_between = { $most ->
    [1] usually at most one is down at the end
   *[other] { $fewest ->
        [0] usually none to { $most } are down at the end
       *[other] usually { $fewest }–{ $most } are down at the end
    }
}
said-odds_more_fall = { $count ->
    [0] usually nobody else is down at the end
    [one] usually one more is down at the end
   *[other] usually { $count } more are down at the end
}
said-odds_more_fall_between = { $most ->
    [1] usually at most one more is down at the end
   *[other] { $fewest ->
        [0] usually none to { $most } more are down at the end
       *[other] usually { $fewest }–{ $most } more are down at the end
    }
}
## The end of a fight

used-shots = { $many ->
    [one] { $name } (1 shot)
   *[other] { $name } ({ $many } shots)
}

## Highlights of a fight

highlight-greatest_blow = The hardest blow: { $actor } costs { $target } { $number } { $pool } with { $used }
highlight-greatest_blow-bare = The hardest blow: { $actor } costs { $target } { $number } { $pool }
highlight-misses = The longest bad luck: { $actor } misses { $number } times in a row
highlight-hits = { $all ->
    [1] Never missing: { $actor } strikes home with every blow ({ $number })
   *[other] The longest good luck: { $actor } strikes home { $number } times in a row
}
highlight-at_once = At one stroke: { $actor } puts { $number } out of the fight with { $used }
highlight-at_once-bare = At one stroke: { $actor } puts { $number } out of the fight
highlight-first_blow = The first blow: { $actor } against { $target } ({ $number } { $pool })
highlight-last_felled = { $over ->
    [0] The latest fall to a blow: { $actor } { $deadly ->
        [1] kills { $target }
       *[other] brings { $target } down
    }
   *[other] The last fall to a blow: { $actor } { $deadly ->
        [1] kills { $target }
       *[other] brings { $target } down
    }
}
highlight-close_call = { $over ->
    [0] The closest call so far: { $actor }, down to { $number } of { $whole } { $pool }
   *[other] The closest call: { $actor } gets through, once down to { $number } of { $whole } { $pool }
}
highlight-untouched = { $over ->
    [0] { $count ->
        [1] Not a scratch so far: { $actor } has lost nothing
       *[other] Not a scratch so far: { $actor } have lost nothing
    }
   *[other] { $count ->
        [1] Not a scratch: { $actor } loses nothing in the whole fight
       *[other] Not a scratch: { $actor } lose nothing in the whole fight
    }
}
highlight-turned = { $number ->
    [0] Changed sides: { $actor }, before the first round (before: { $former }; then: { $side })
   *[other] Changed sides: { $actor }, in round { $number } (before: { $former }; then: { $side })
}
highlight-felled_all = All of them: { $actor } alone puts down whoever goes down on the other side ({ $number })
highlight-only_healer = The only helping hand: { $actor } gives back { $number } { $pool }
die-check = check
label-called = Check
label-who_rolls = Who rolls
label-dice = Dice
label-least = To reach
said-chance_of_check = chance { $chance }%
highlight-hard_blow = The hardest blow: { $actor } strikes { $target } with { $used }
highlight-hard_blow-bare = The hardest blow: { $actor } strikes { $target }
highlight-opening_blow = The first blow: { $actor } against { $target }

## Plots of a fight

plot-sides = { $pool } of the sides
plot-round = Round { $round }
plot-courses = { $pool } of everybody, and their conditions
plot-course_at = { $name }, round { $round }: { $value } of { $maximum }
plot-course = { $name }: { $value } of { $maximum }
plot-fall = goes down, dies or leaves
plot-course_fell = { $times ->
    [one] fell once
   *[other] fell { $times } times
}
plot-course_died = { $times ->
    [one] died
   *[other] died { $times } times
}
plot-course_stood = on its feet
plot-course_left = left the fight
plot-shares = What everybody did, in { $pool }
plot-dealt = dealt
plot-taken = taken
plot-kept_off = kept off
plot-healed = healed
plot-blows = { $struck } of { $blows } blows met, turns: { $turns }
plot-luck = Luck: what the dice gave, against what was to be expected
plot-checks = rolls that had to succeed
plot-other_dice = all other dice
plot-less = ← less than expected
plot-more = more than expected →
plot-luck_of = { $who }: { $came } where { $expected } ± { $spread } were to be expected, in { $number }

## A handout

handout-highlights = What stood out
handout-story = What happened
handout-played = Played on { $day }
handout-cast = { $round ->
    [0] { $name } (later: { $side })
   *[other] { $name } (since round { $round }: { $side })
}

## How a fight ended for somebody, under its name in a handout

fate-stood = { $over ->
    [0] { $many ->
       *[other] still standing
    }
   *[1] { $many ->
       *[other] stood to the end
    }
}
fate-unhurt = { $over ->
    [0] unhurt so far
   *[1] { $many ->
       *[other] came out unhurt
    }
}
fate-barely = { $many ->
       *[other] barely standing
    }, with { $value } of { $maximum } { $pool }
fate-rose = { $many ->
       *[other] fell, and got up again
    }
fate-fell = { $round ->
    [0] { $many ->
       *[other] fell
    }
   *[other] { $many ->
       *[other] fell
    } { $in_round }
}
fate-fell_by = { $round ->
    [0] { $many ->
       *[other] brought down
    } by { $by }
   *[other] { $many ->
       *[other] brought down
    } by { $by } { $in_round }
}
fate-died = { $round ->
    [0] { $many ->
       *[other] died
    }
   *[other] { $many ->
       *[other] died
    } { $in_round }
}
fate-died_by = { $round ->
    [0] { $many ->
       *[other] slain
    } by { $by }
   *[other] { $many ->
       *[other] slain
    } by { $by } { $in_round }
}
fate-died_later = { $fell }, { $many ->
       *[other] died
    } { $in_round }
fate-left = { $round ->
    [0] { $many ->
       *[other] left
    }
   *[other] { $many ->
       *[other] left
    } { $in_round }
}
fate-down = { $over ->
    [0] { $many ->
        [one] is
       *[other] are
    } down
   *[1] { $many ->
        [one] was
       *[other] were
    } down at the end
}
handout-drawings = Drawings by { $authors }, game-icons.net (CC BY 3.0), recoloured
moment-own_turn_ends = when its bearer’s turn ends
moment-over = when it has ended, however it did
moment-runs_out = when its time has run out
