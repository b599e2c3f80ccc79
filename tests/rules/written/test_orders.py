"""Who acts when: ties, sides, popcorn, no order, turns lost and won, delays, arrivals and departures."""

from typing import Any

import pytest

from rules.engine.service import Undone
from tests.rules.written.played_game import PlayedGame
from tests.rules.written.small_games import play

FOUR: dict[str, dict[str, Any]] = {"ann": {}, "bob": {}, "foe": {}, "foe_two": {"hp": 9}}
HASTE = """
[action.hasten]
label = "Hasten"
targets = { who = "anyone" }
does = [{ turn = "again" }]
[action.slow]
label = "Slow"
targets = {}
does = [{ turn = "lose" }]
[action.wait_for]
label = "Come after me"
targets = {}
does = [{ turn = "after" }]
"""


def four(text: str) -> PlayedGame:
    """A fight of Ann and Bob against two foes."""
    return play(text, **FOUR)


def stops(played: PlayedGame, many: int) -> list[str]:
    """Who has the present stop and the next ones."""
    found = [played.fight.active]
    for _ in range(many - 1):
        played.next()
        found.append(played.fight.active)
    return found


def told(played: PlayedGame, kind: str) -> list[Any]:
    """The facts of a kind that the last command has brought."""
    return [fact for fact in played.facts if fact["kind"] == kind]


def join(played: PlayedGame, id: str, *dice: int, answers: tuple[str, ...] = ()) -> None:
    """Let somebody come late."""
    side = "foes" if id.startswith("foe") else "party"
    combatant = {"id": id, "name": id.capitalize(), "side": side, "sheet": {}}
    played.do("join", combatant=combatant, dice=dice, answers=answers)


# --- initiative ---------------------------------------------------------------------------------------------


def test_the_highest_comes_first_and_equals_as_they_came() -> None:
    assert four("").begin(5, 9, 9, 12).fight.line == ("foe_two", "bob", "foe", "ann")


def test_the_lowest_comes_first_and_its_number_is_told_as_it_was_rolled() -> None:
    played = four('[order]\nroll = "1d20"\nlowest_first = true').begin(5, 9, 9, 2)
    assert played.fight.line == ("foe_two", "ann", "bob", "foe")
    assert played["foe_two"].initiative == 2


def test_those_who_are_tied_roll_again_until_they_differ() -> None:
    played = four('[order]\nroll = "1d20"\nties = ["roll"]').begin(9, 9, 9, 1, 5, 5, 8, 3, 3, 2, 7)
    assert played.fight.line == ("foe", "bob", "ann", "foe_two")
    assert [fact["value"] for fact in told(played, "initiative") if fact["tie"]] == [5, 5, 8, 3, 3, 2, 7]


def test_the_lowest_of_those_who_roll_again_comes_first_where_the_lowest_does() -> None:
    played = four('[order]\nroll = "1d20"\nlowest_first = true\nties = "roll"').begin(9, 9, 1, 2, 4, 3)
    assert played.fight.line == ("foe", "foe_two", "bob", "ann")


def test_rolling_again_ends_where_it_can_decide_nothing() -> None:
    assert four('[order]\nroll = "5"\nties = ["roll"]').begin().fight.line == tuple(FOUR)


def test_the_table_says_who_of_those_who_are_tied_goes_first() -> None:
    played = four('[order]\nroll = "1d20"\nties = ["ask"]').begin(9, 9, 9, 1, answers=["foe", "bob"])
    assert played.fight.line == ("foe", "bob", "ann", "foe_two")


def test_a_number_of_the_sheet_breaks_a_tie_before_anybody_is_asked() -> None:
    played = four('[order]\nroll = "1d20"\nties = ["hp", "ask"]')
    assert played.begin(9, 9, 9, 9, answers=["foe", "bob"]).fight.line == ("foe", "bob", "ann", "foe_two")


def test_those_who_are_tied_act_together() -> None:
    text = """
    [order]
    roll = "1d20"
    ties = ["together"]
    [slot.deed]
    [action.hit]
    label = "Hit"
    targets = {}
    cost = { deed = 1 }
    does = [{ damage = "1" }]
    """
    played = four(text).begin(9, 4, 9, 2)
    played.act("foe", "hit", "ann")
    played.act("ann", "hit", "foe")
    assert played.refused("act", actor="bob", action="hit", targets=["foe"]) == "not_your_turn"
    played.next()
    assert played.fight.active == "foe"
    assert played.refused("act", actor="foe", action="hit", targets=["ann"]) == "no_deed"
    played.next()
    assert played.fight.active == "bob"
    assert played.refused("act", actor="foe", action="hit", targets=["ann"]) == "not_your_turn"


def test_in_each_round_initiative_is_rolled_anew_but_not_by_the_dead() -> None:
    text = """
    [sheet.hp]
    default = 20
    [order]
    roll = "1d20"
    each = "round"
    [pool.hp]
    vital = true
    at_zero = [{ state = "dead" }]
    """
    played = four(text).begin(9, 8, 7, 6)
    played.do("damage", actor="bob", amount=99)
    stops(played, 3)
    played.next(1, 5, 3)
    assert played.fight.line == ("bob", "foe", "foe_two", "ann")
    assert played.fight.active == "foe"


def test_equal_creatures_of_one_side_share_a_roll_and_a_place() -> None:
    text = '[order]\nroll = "1d20"\ngroups = "one"'
    played = play(text, ann={}, foe_a={}, bob={}, foe_b={}, foe_c={"hp": 5}).begin(10, 10, 10, 3)
    assert played.fight.line == ("ann", "foe_a", "foe_b", "bob", "foe_c")
    join(played, "foe_d")
    assert played["foe_d"].initiative == 10
    assert played.fight.line == ("ann", "foe_a", "foe_b", "foe_d", "bob", "foe_c")


# --- sides, popcorn, no order -------------------------------------------------------------------------------

SLOT = """
[slot.deed]
[action.hit]
label = "Hit"
targets = { who = "foes" }
cost = { deed = 1 }
does = [{ damage = "1" }]
"""


def test_one_side_acts_after_the_other_its_members_in_any_order() -> None:
    played = four('[order]\nby = "sides"' + SLOT).begin()
    assert played.fight.line == tuple(FOUR)
    played.act("bob", "hit", "foe")
    assert played.refused("act", actor="foe", action="hit", targets=["bob"]) == "not_your_turn"
    played.next()
    assert played.fight.active == "bob"
    assert played.refused("act", actor="bob", action="hit", targets=["foe"]) == "no_deed"
    played.act("ann", "hit", "foe")
    assert stops(played, 4) == ["bob", "foe", "foe_two", "ann"]
    played.act("bob", "hit", "foe")


def test_the_game_master_says_who_of_a_side_goes_next() -> None:
    played = play('[order]\nby = "sides"', ann={}, bob={}, cid={}, foe={}).begin()
    played.do("order", actor="cid", before="bob")
    join(played, "dot")
    assert stops(played, 5) == ["ann", "cid", "bob", "dot", "foe"]


def test_sides_roll_once_and_equal_ones_again() -> None:
    played = four('[order]\nby = "sides"\nroll = "1d6"\nties = ["roll"]').begin(4, 4, 2, 5)
    assert played.fight.line == ("foe", "foe_two", "ann", "bob")
    join(played, "foe_late")
    assert played.fight.line == ("foe", "foe_two", "foe_late", "ann", "bob")


def test_sides_that_are_equal_do_not_mingle() -> None:
    played = play('[order]\nby = "sides"\nroll = "1d6"', ann={}, foe={}, bob={}).begin(4, 4)
    assert played.fight.line == ("ann", "bob", "foe")


def test_whoever_has_acted_names_the_next() -> None:
    played = four('[order]\nby = "popcorn"').begin(answers=["bob"])
    played.next(answers=["foe_two"])
    played.next(answers=["ann"])
    played.next()
    assert played.fight.active == "foe"
    played.next(answers=["foe"])
    assert (played.fight.round, played.fight.active) == (2, "foe")


def test_with_a_roll_popcorn_begins_with_the_highest() -> None:
    assert four('[order]\nby = "popcorn"\nroll = "1d20"').begin(1, 2, 9, 3).fight.active == "foe"


def test_who_comes_late_may_be_named() -> None:
    played = four('[order]\nby = "popcorn"').begin(answers=["bob"])
    join(played, "foe_late")
    played.next(answers=["foe_late"])
    assert played.fight.active == "foe_late"


def test_without_an_order_whoever_wants_to_acts() -> None:
    played = four('[order]\nby = "none"' + SLOT).begin()
    played.act("foe", "hit", "ann")
    played.act("bob", "hit", "foe")
    assert played.refused("act", actor="bob", action="hit", targets=["foe"]) == "no_deed"
    assert stops(played, 5) == [*FOUR, "ann"]


# --- turns lost and won -------------------------------------------------------------------------------------


def test_one_more_turn_comes_after_this_one_and_the_order_goes_on_where_it_was() -> None:
    played = four(HASTE).begin(9, 8, 7, 6)
    played.act("ann", "hasten", "foe")
    assert stops(played, 5) == ["ann", "foe", "bob", "foe", "foe_two"]


def test_a_lost_turn_passes_and_is_told() -> None:
    played = four(HASTE).begin(9, 8, 7, 6)
    played.act("ann", "slow", "bob")
    played.next()
    assert played.fight.active == "foe"
    assert [(fact["actor"], fact["skipped"]) for fact in told(played, "turn")] == [("bob", True), ("foe", False)]
    assert stops(played, 4) == ["foe", "foe_two", "ann", "bob"]


def test_a_turn_can_be_put_behind_the_present_one() -> None:
    played = four(HASTE).begin(9, 8, 7, 6)
    played.act("ann", "wait_for", "foe_two")
    assert stops(played, 4) == ["ann", "foe_two", "bob", "foe"]


def test_a_turn_that_a_status_forbids_passes_with_its_moments_and_timers() -> None:
    text = """
    [status.stunned]
    label = "Stunned"
    timer = 1
    forbids = ["turn"]
    at.turn_ends = [{ damage = 2 }]
    [status.dazed]
    label = "Dazed"
    forbids = [{ word = "turn", if = "level > 1" }]
    stacks = "levels"
    """
    played = four(text).begin(9, 8, 7, 6)
    played.do("condition", actor="bob", status="stunned")
    played.do("condition", actor="foe", status="dazed")
    played.next()
    assert [(fact["actor"], fact["why"]) for fact in told(played, "turn")] == [("bob", "stunned"), ("foe", None)]
    assert (played.hp("bob"), played.statuses("bob")) == (18, [])
    played.do("condition", actor="foe", status="dazed")
    assert stops(played, 4) == ["foe", "foe_two", "ann", "bob"]
    played.next()
    assert played.fight.active == "foe_two"


def test_who_delays_has_the_rest_of_its_turn_later() -> None:
    text = "[status.hot]\nlabel = 'Hot'\nat.turn_begins = [{ damage = 1 }]\nat.turn_ends = [{ damage = 5 }]"
    played = four(text).begin(9, 8, 7, 6)
    stops(played, 4)
    played.do("condition", actor="ann", status="hot")
    played.next()
    assert (played.fight.round, played.fight.active, played.hp("ann")) == (2, "ann", 19)
    played.do("order", actor="ann", after="foe")
    assert (played.fight.active, played.hp("ann")) == ("bob", 19)
    assert stops(played, 3) == ["bob", "foe", "ann"]
    assert played.hp("ann") == 19
    played.next()
    assert (played.fight.active, played.hp("ann")) == ("foe_two", 14)


# --- arrivals and departures --------------------------------------------------------------------------------


def test_who_comes_late_takes_the_place_that_it_rolls() -> None:
    played = four('[order]\nroll = "1d20"\nties = ["ask"]').begin(9, 8, 7, 6)
    join(played, "foe_late", 8, answers=("foe_late",))
    assert played.fight.line == ("ann", "foe_late", "bob", "foe", "foe_two")


@pytest.mark.parametrize("command", ["leave", "flee"])
def test_who_leaves_in_its_own_turn_hands_it_on_whole(command: str) -> None:
    text = """
    [slot.deed]
    [status.hot]
    label = "Hot"
    at.turn_begins = [{ damage = 1 }]
    [status.held]
    label = "Held"
    timer = 3
    counts = "source_turn_ends"
    [action.flee]
    label = "Flee"
    cost = { deed = 1 }
    does = [{ state = "out" }]
    """
    played = four(text).begin(9, 8, 7, 6)
    played.do("condition", actor="bob", status="hot")
    played.do("condition", actor="foe", status="held", source="ann")
    if command == "leave":
        played.do("leave", actor="ann")
    else:
        played.act("ann", "flee")
    assert (played.fight.active, played.fight.line) == ("bob", ("bob", "foe", "foe_two"))
    assert played.hp("bob") == 19
    assert played.statuses("foe") == []
    assert played["ann"].state == "out"
    assert stops(played, 4) == ["bob", "foe", "foe_two", "bob"]


def test_who_leaves_as_its_turn_begins_or_ends_hands_it_on_once() -> None:
    for moment in ("turn_begins", "turn_ends"):
        played = four(f"[status.fading]\nlabel = 'Fading'\nat.{moment} = [{{ state = 'out' }}]").begin(9, 8, 7, 6)
        played.do("condition", actor="bob", status="fading")
        assert stops(played, 3) == (["ann", "foe", "foe_two"] if moment == "turn_begins" else ["ann", "bob", "foe"])


def test_who_dies_as_its_turn_begins_has_no_stop() -> None:
    text = """
    [status.doomed]
    label = "Doomed"
    at.turn_begins = [{ state = "dead" }]
    at.turn_ends = [{ heal = 1 }]
    [status.held]
    label = "Held"
    timer = 1
    counts = "source_turn_ends"
    """
    played = four(text).begin(9, 8, 7, 6)
    played.do("condition", actor="bob", status="doomed")
    played.do("condition", actor="ann", status="held", source="bob")
    played.next()
    assert (played.fight.active, played["bob"].state, played.statuses("ann")) == ("foe", "dead", [])
    assert "heal" not in played.kinds()


def test_where_nobody_can_act_there_is_no_stop() -> None:
    played = four("").begin(9, 8, 7, 6)
    for id in FOUR:
        played.do("set", actor=id, pool="hp", value=0)
    played.next()
    assert played.fight.active is None
    played.do("set", actor="foe", pool="hp", value=5)
    played.next()
    assert played.fight.active == "foe"


def test_the_order_is_taken_back_to_the_byte() -> None:
    played = four(HASTE).begin(9, 8, 7, 6)
    before = {name: value for name, value in played.fight.__dict__.items() if name != "memo"}
    played.act("ann", "hasten", "foe")
    played.next()
    played.do("order", actor="foe", after="foe_two")
    for _ in range(3):
        assert isinstance(played.service.do({"do": "undo"}), Undone)
    assert {name: value for name, value in played.fight.__dict__.items() if name != "memo"} == before
