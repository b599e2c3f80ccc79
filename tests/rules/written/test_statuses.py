"""Statuses: how they stack, when their timers fall, what they imply, hold and end with, what they change and forbid."""

from typing import Any

import pytest

from tests.rules.written.played_game import PlayedGame
from tests.rules.written.small_games import play


def fight(text: str) -> PlayedGame:
    """Ann's turn, then that of Bob, then the foe's."""
    return play(text, ann={}, bob={}, foe={}).begin(9, 8, 7)


def put(played: PlayedGame, status: str, actor: str = "bob", **fields: Any) -> None:
    """Put a status on."""
    played.do("condition", actor=actor, status=status, **fields)


def held(played: PlayedGame, actor: str = "bob") -> list[tuple[str, int | None]]:
    """The statuses of somebody with their timers."""
    return [(condition.status, condition.timer) for condition in played[actor].conditions]


# --- stacking -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stacks", "timers"),
    [("replace", [2]), ("longer", [5]), ("refuse", [5]), ("each", [5, 2])],
)
def test_what_is_put_on_twice_stacks_as_its_row_says(stacks: str, timers: list[int]) -> None:
    played = fight(f'[status.hot]\nstacks = "{stacks}"')
    put(played, "hot", timer=5, source="ann")
    put(played, "hot", timer=2, source="foe")
    assert [timer for _, timer in held(played)] == timers


def test_of_the_longer_one_the_one_without_end_stays() -> None:
    played = fight('[status.hot]\nstacks = "longer"')
    put(played, "hot", timer=3)
    put(played, "hot", timer=None)
    put(played, "hot", timer=9)
    assert held(played) == [("hot", None)]


def test_each_of_the_same_source_takes_the_place_of_its_own() -> None:
    played = fight('[status.hot]\nstacks = "each"')
    for source, timer in (("ann", 5), ("foe", 4), ("ann", 9)):
        put(played, "hot", timer=timer, source=source)
    assert held(played) == [("hot", 9), ("hot", 4)]


def test_levels_add_up_and_are_taken_off_again() -> None:
    text = """
    [status.tired]
    stacks = "levels"
    [action.rest]
    does = [{ put = "tired", level = -1, to = "self" }]
    [action.strain]
    does = [{ put = "tired", level = "1d4", to = "self" }]
    """
    played = fight(text)
    played.act("ann", "strain", dice=[3])
    assert played["ann"].condition("tired").params == {"level": 3}
    played.act("ann", "rest")
    assert played["ann"].condition("tired").params == {"level": 2}
    played.act("ann", "rest")
    played.act("ann", "rest")
    assert held(played, "ann") == []
    played.act("ann", "rest")
    assert held(played, "ann") == []


# --- timers -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "stops"),
    [
        ("turn_ends", [1, 1, 0]),
        ("turn_begins", [1, 0]),
        ("source_turn_ends", [1, 1, 1, 0]),
        ("source_turn_begins", [1, 1, 0]),
        ("round_ends", [1, 1, 1, 0]),
        ("never", [1, 1, 1, 1, 1]),
    ],
)
def test_a_timer_falls_at_its_moment(counts: str, stops: list[int]) -> None:
    played = fight(f'[status.hot]\ntimer = 1\ncounts = "{counts}"')
    put(played, "hot", source="foe")
    seen = [len(held(played))]
    for _ in stops[1:]:
        played.next()
        seen.append(len(held(played)))
    assert seen == stops


@pytest.mark.parametrize(("starts", "stops"), [("now", [1, 0]), ("next", [1, 1, 1, 1, 0])])
def test_the_present_turn_counts_or_not(starts: str, stops: list[int]) -> None:
    played = fight(f'[status.hot]\ntimer = 1\nstarts = "{starts}"')
    put(played, "hot", actor="ann")
    seen = [1]
    for _ in stops[1:]:
        played.next()
        seen.append(len(held(played, "ann")))
    assert seen == stops


def test_the_present_turn_of_the_source_and_the_present_round_can_be_left_out() -> None:
    text = """
    [status.marked]
    timer = 1
    counts = "source_turn_ends"
    starts = "next"
    [status.wet]
    timer = 1
    counts = "round_ends"
    starts = "next"
    [status.cold]
    timer = 1
    counts = "turn_begins"
    starts = "next"
    """
    played = fight(text)
    put(played, "marked", source="ann")
    put(played, "wet")
    put(played, "cold", actor="ann")
    for _ in range(3):
        played.next()
    assert [status for status, _ in held(played)] == ["marked", "wet"]
    assert held(played, "ann") == []
    for _ in range(3):
        played.next()
    assert held(played) == []


# --- what comes and goes with it ----------------------------------------------------------------------------


def test_what_a_status_implies_comes_and_goes_with_it() -> None:
    played = fight('[status.stunned]\nimplies = ["slow"]\n[status.bound]\nimplies = ["slow"]\n[status.slow]')
    put(played, "stunned")
    put(played, "bound")
    played.do("lift", actor="bob", status="stunned")
    assert played.statuses("bob") == ["slow", "bound"]
    played.do("lift", actor="bob", status="bound")
    assert played.statuses("bob") == []


def test_what_was_there_before_it_was_implied_stays() -> None:
    played = fight('[status.stunned]\nimplies = ["slow"]\n[status.slow]')
    put(played, "slow")
    put(played, "stunned")
    played.do("lift", actor="bob", status="stunned")
    assert played.statuses("bob") == ["slow"]


def test_a_tied_status_ends_with_that_of_its_source_alone() -> None:
    played = fight('[status.focused]\n[status.held]\ntied = "focused"')
    put(played, "focused", actor="ann")
    put(played, "focused", actor="foe")
    put(played, "held", source="ann")
    played.do("lift", actor="foe", status="focused")
    assert played.statuses("bob") == ["held"]
    played.do("lift", actor="ann", status="focused")
    assert played.statuses("bob") == []


@pytest.mark.parametrize(("whose", "status"), [("bob", "grappled"), ("ann", "grappling")])
def test_a_pair_begins_and_ends_together(whose: str, status: str) -> None:
    played = fight('[status.grappled]\npair = "grappling"\n[status.grappling]\npair = "grappled"')
    put(played, "grappled", source="ann")
    assert (played.statuses("ann"), played.statuses("bob")) == (["grappling"], ["grappled"])
    played.do("lift", actor=whose, status=status)
    assert (played.statuses("ann"), played.statuses("bob")) == ([], [])


def test_a_status_ends_at_its_moments() -> None:
    played = fight('[status.hidden]\nends = ["acts", "hurt"]\n[action.wait]\ndoes = []')
    put(played, "hidden", actor="ann")
    put(played, "hidden")
    played.act("ann", "wait")
    assert played.statuses("ann") == []
    played.do("damage", actor="bob", amount=1)
    assert played.statuses("bob") == []


def test_a_save_ends_it_with_the_number_that_it_carries() -> None:
    text = """
    [status.held]
    carries = ["dc"]
    save = { at = "turn_begins", test = "will" }
    [test.will]
    against = "held.dc"
    [action.hold]
    targets = {}
    does = [{ put = "held", carries = { dc = 15 } }]
    """
    played = fight(text)
    played.act("ann", "hold", "bob")
    assert played["bob"].condition("held").params == {"dc": 15}
    played.next(14)
    assert played.statuses("bob") == ["held"]
    played.next()
    played.next()
    played.next(15)
    assert played.statuses("bob") == []


def test_while_down_its_moments_and_timers_go_on_and_those_of_others_do_not() -> None:
    text = """
    [status.bleeding]
    timer = 3
    while_down = true
    at.turn_ends = [{ say = "bleeds" }]
    [status.burning]
    timer = 3
    at.turn_ends = [{ say = "burns" }]
    at.round_begins = [{ say = "glows" }]
    """
    played = fight(text)
    put(played, "bleeding")
    put(played, "burning")
    played.do("set", actor="bob", pool="hp", value=0)
    played.next()
    assert [fact["kind"] for fact in played.facts].count("said") == 1
    assert held(played) == [("bleeding", 2), ("burning", 3)]
    played.next()
    assert "said" not in played.kinds()


# --- what it changes and forbids ----------------------------------------------------------------------------

CHANGES = """
[sheet.speed]
default = 10
[number.speed]
low = 2
high = 50
"""


@pytest.mark.parametrize(
    ("changes", "speed"),
    [
        ("{ number = 'speed', add = 3 }", 13),
        ("{ number = 'speed', times = 2 }", 20),
        ("{ number = 'speed', percent = -50 }", 5),
        ("{ number = 'speed', becomes = 4 }", 4),
        ("{ number = 'speed', add = 3 }, { number = 'speed', percent = 50 }, { number = 'speed', times = 2 }", 33),
        ("{ number = 'speed', add = 99 }", 50),
        ("{ number = 'speed', becomes = 0 }", 2),
        ("{ number = 'speed', add = 3, if = 'hp < 20' }", 10),
        ("{ number = 'speed', add = 'level * 2' }", 12),
    ],
)
def test_a_number_is_changed_in_the_order_of_the_ways(changes: str, speed: int) -> None:
    played = fight(f"{CHANGES}[status.odd]\nchanges = [{changes}]")
    put(played, "odd")
    stats = played.system.outcome.stats(played.fight, played["bob"])
    assert stats == {"speed": speed}
    steps = played.system.outcome.explain(played.fight, played["bob"], "speed")
    assert [steps[0].amount, steps[-1].amount] == ([10, speed] if len(steps) else []) if steps else speed == 10


BLESSING = """
[sheet.aim]
default = 2
[sheet.luck]
default = 3
[number.aim]
[number.luck]
[test.blow]
add = "aim"
against = 10
attack = true
[test.feint]
add = "luck"
against = 10
[action.hit]
targets = {}
does = [{ test = "blow", success = [{ damage = 1 }] }]
[action.feint]
targets = {}
does = [{ test = "feint", success = [{ damage = 2 }] }]
[status.blessed]
stacks = "levels"
changes = [{ number = "aim", add_dice = "1d4" }, { number = "aim", add_dice = "level * 1d6", if = "level > 1" }]
"""


@pytest.mark.parametrize(
    ("level", "dice", "total", "chance"), [(0, (5,), 7, 65), (1, (5, 3), 10, 78), (2, (4, 1, 2), 11, 97)]
)
def test_a_status_adds_dice_to_the_tests_that_add_its_number(
    level: int, dice: tuple[int, ...], total: int, chance: int
) -> None:
    played = fight(BLESSING)
    if level:
        put(played, "blessed", actor="ann", params={"level": level})
    assert played.chance("ann", "hit", "bob") == chance
    played.act("ann", "hit", "bob", dice=dice)
    (blow,) = (fact for fact in played.facts if fact["kind"] == "attack")
    assert (blow["dice"], blow["total"]) == ([*dice], total)
    played.next()
    assert played.chance("bob", "feint", "ann") == 70


POOL = """
[number.aim]
is = 0
[test.pool]
kind = "count"
roll = "3d6"
each = 5
add = "aim"
against = 2
attack = true
[action.hit]
targets = {}
does = [{ test = "pool", success = [{ damage = 1 }] }]
[status.blessed]
changes = [{ number = "aim", add_dice = "1d2" }]
"""


def test_what_a_status_adds_to_counted_dice_is_foretold_too() -> None:
    """Two of three dice with a third: 7 of 27; with a d2 none is enough half the time, else one: 73 of 108 in all."""
    played = fight(POOL)
    assert played.chance("ann", "hit", "bob") == 26
    put(played, "blessed", actor="ann")
    assert played.chance("ann", "hit", "bob") == 85


FORBIDS = """
[action.hit]
tags = ["violent"]
targets = { who = "others" }
does = [{ damage = 1 }]
[action.wait]
does = []
[action.shout]
any_turn = true
does = []
"""


@pytest.mark.parametrize(
    ("forbids", "refused"),
    [
        ("'hit'", {"hit"}),
        ("'violent'", {"hit"}),
        ("'act'", {"hit", "wait", "shout"}),
        ("{ word = 'act', if = 'hp < 20' }", set()),
        ("{ word = 'hit', if = 'target is source' }", {"hit"}),
        ("{ word = 'hit', if = 'ally(target)' }", set()),
    ],
)
def test_what_it_forbids_is_refused(forbids: str, refused: set[str]) -> None:
    played = fight(f"{FORBIDS}[status.odd]\nforbids = [{forbids}]")
    put(played, "odd", actor="ann", source="foe")
    commands: dict[str, dict[str, Any]] = {"hit": {"targets": ["foe"]}, "wait": {}, "shout": {}}
    found = {
        action
        for action, fields in commands.items()
        if (refusal := played.service.refusal_of({"do": "act", "actor": "ann", "action": action, **fields}))
        and refusal.code == "cannot_act"
    }
    assert found == refused


def test_whom_it_must_not_touch_is_refused_in_the_form_and_others_are_not() -> None:
    played = fight(FORBIDS + "[status.charmed]\nforbids = [{ word = 'violent', if = 'target is source' }]")
    put(played, "charmed", actor="ann", source="foe")
    field = next(field for field in played.system.actions["hit"].fields if field.name == "targets")
    assert field.options is not None
    options = field.options(played.fight, played["ann"], {})
    assert {option.id: option.refused for option in options} == {"foe": "cannot_act", "bob": None}


def test_a_status_can_be_chosen_in_a_form() -> None:
    text = """
    [status.hot]
    label = "Hot"
    [status.cold]
    [action.hex]
    targets = {}
    param.which = { kind = "status", needed = true }
    param.hurts = { kind = "dice", default = "1d4" }
    param.force = { kind = "choice", words = { weak = "Weak", strong = "Strong" }, default = "weak" }
    param.far = { default = 2, low = 1, high = 3 }
    does = [
        { put = "param.which", timer = "param.far" },
        { damage = "dice(param.hurts) + (5 if param.force is 'strong' else 0)" },
        { if = "param.which is 'cold'", then = [{ lift = "hot" }] },
    ]
    """
    played = fight(text)
    played.act("ann", "hex", "bob", dice=[3], params={"which": "hot"})
    played.act("ann", "hex", "bob", dice=[6], params={"which": "cold", "hurts": "1d6", "force": "strong", "far": 3})
    assert (held(played), played.hp("bob")) == ([("cold", 3)], 20 - 3 - 11)
    for wrong in ({"which": "odd"}, {"which": "hot", "hurts": "odd"}, {"which": "hot", "far": 4}):
        assert played.refused("act", actor="ann", action="hex", targets=["bob"], params=wrong) == "invalid_params"
    field = next(field for field in played.system.actions["hex"].fields if field.name == "which")
    assert field.options is not None
    assert [option.label for option in field.options(played.fight, played["ann"], {})] == ["Hot", "cold"]
