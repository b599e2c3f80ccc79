"""Moments and what answers them, what becomes of a loss, how tests come out, and effects that never end."""

from typing import Any

import pytest

from tests.rules.written.played_game import PlayedGame
from tests.rules.written.small_games import play

GAME = """
[slot.nerve]
count = 2
per = "fight"
[test.blow]
against = 10
attack = true
[test.will]
against = 10
[action.hit]
targets = { who = "anyone" }
does = [{ test = "blow", success = [{ damage = 3 }] }]
[action.scare]
targets = { who = "anyone" }
does = [{ test = "will", who = "target", failure = [{ say = "runs" }] }]
[action.kill]
targets = { who = "anyone" }
does = [{ state = "dead" }]
[action.raise]
targets = { who = "anyone" }
does = [{ state = "active" }]
"""


def fight(text: str) -> PlayedGame:
    """Ann's turn, then that of Bob, then the foe's."""
    return play(text, ann={}, bob={}, foe={})


def happenings(moment: str) -> list[str]:
    """Who is told of a moment while a fight is played in which each moment comes, in its order."""
    text = GAME + f'[always]\n{moment} = [{{ say = "{moment}" }}]\n'
    played = fight(text)
    told: list[str] = []

    def note() -> None:
        told.extend(str(fact["actor"]) for fact in played.facts if str(fact.get("says", "")).startswith("said-always"))

    for kind, fields in SCENES:
        played.do(kind, **fields)
        note()
    return told


def act(action: str, target: str, *dice: int) -> tuple[str, dict[str, Any]]:
    """An action of Ann's."""
    return "act", {"actor": "ann", "action": action, "targets": [target], "dice": dice}


SCENES: list[tuple[str, dict[str, Any]]] = [
    ("begin", {"dice": [9, 8, 7]}),
    act("hit", "foe", 15),
    act("hit", "foe", 5),
    act("scare", "bob", 3),
    ("heal", {"actor": "foe", "amount": 1}),
    ("set", {"actor": "foe", "pool": "hp", "value": 0}),
    ("set", {"actor": "foe", "pool": "hp", "value": 9}),
    act("kill", "foe"),
    ("next", {}),
    ("next", {}),
    ("end", {}),
]


@pytest.mark.parametrize(
    ("moment", "whom"),
    [
        ("fight_begins", ["ann", "bob", "foe"]),
        ("fight_ends", ["ann", "bob", "foe"]),
        ("round_begins", ["ann", "bob", "foe", "ann", "bob"]),
        ("round_ends", ["ann", "bob"]),
        ("turn_begins", ["ann", "bob", "ann"]),
        ("turn_ends", ["ann", "bob"]),
        ("acts", ["ann"] * 4),
        ("aimed_at", ["foe", "foe"]),
        ("hit", ["foe"]),
        ("hits", ["ann"]),
        ("missed", ["foe"]),
        ("misses", ["ann"]),
        ("struck", ["foe"]),
        ("hurt", ["foe"]),
        ("healed", ["foe"]),
        ("failed", ["bob"]),
        ("falls", ["foe"]),
        ("wakes", ["foe"]),
        ("dies", ["foe"]),
    ],
)
def test_a_moment_comes_to_those_whom_it_befalls(moment: str, whom: list[str]) -> None:
    assert happenings(moment) == whom


def test_who_falls_as_it_is_about_to_act_does_not() -> None:
    text = GAME + "[status.cursed]\nat.acts = [{ damage = 50 }]"
    played = fight(text).begin(9, 8, 7)
    played.do("condition", actor="ann", status="cursed")
    played.act("ann", "hit", "foe")
    assert played["ann"].state == "unconscious"
    assert "attack" not in played.kinds()


def test_a_status_says_what_comes_as_it_is_put_on_runs_out_and_ends() -> None:
    text = """
    [status.hot]
    timer = 1
    at.on = [{ say = "on" }]
    at.runs_out = [{ say = "out" }]
    at.off = [{ say = "off" }]
    """
    played = fight(text).begin(9, 8, 7)
    played.do("condition", actor="ann", status="hot")
    assert played.facts[-1]["says"] == "said-status-hot-at-on-0"
    played.next()
    assert [fact["says"].rsplit("-", 2)[1] for fact in played.facts if fact["kind"] == "said"] == ["runs_out", "off"]
    played.do("condition", actor="bob", status="hot")
    played.do("lift", actor="bob", status="hot")
    assert [fact["says"].rsplit("-", 2)[1] for fact in played.facts if fact["kind"] == "said"] == ["off"]


# --- reactions ----------------------------------------------------------------------------------------------

COMMANDS: dict[str, tuple[str, dict[str, Any]]] = {
    "rolled": act("hit", "foe", 12),
    "hit": act("hit", "foe", 12),
    "missed": act("hit", "foe", 2),
    "aimed_at": act("hit", "foe", 12),
    "struck": act("hit", "foe", 12),
    "hurt": act("hit", "foe", 12),
    "failed": act("scare", "foe", 2),
    "dies": act("kill", "foe"),
    "healed": ("heal", {"actor": "foe", "amount": 2}),
    "falls": ("set", {"actor": "foe", "pool": "hp", "value": 0}),
}


@pytest.mark.parametrize("moment", COMMANDS)
def test_others_may_answer_a_moment(moment: str) -> None:
    text = GAME + f'[reaction.note]\nat = "{moment}"\nof = "all"\ncost = {{ nerve = 1 }}\ndoes = [{{ say = "noted" }}]'
    kind, fields = COMMANDS[moment]
    played = fight(text).begin(9, 8, 7)
    played.do(kind, **fields, answers=["note"] * (1 if moment == "dies" else 2))
    assert "bob" in {fact["actor"] for fact in played.facts if fact["kind"] == "said"}
    assert played["bob"].spent_slots == {"nerve": 1}


@pytest.mark.parametrize(
    ("at", "does", "roll", "hp"),
    [
        ("rolled", "{ against = 5 }", 12, 20),
        ("rolled", "{ outcome = 'failure' }", 12, 20),
        ("struck", "{ amount = 'half(amount)' }", 12, 19),
        ("struck", "{ amount = 0 }", 12, 20),
    ],
)
def test_a_reaction_changes_what_comes_of_a_blow(at: str, does: str, roll: int, hp: int) -> None:
    played = fight(GAME + f'[reaction.duck]\nat = "{at}"\ndoes = [{does}]').begin(9, 8, 7)
    played.act("ann", "hit", "foe", dice=[roll], answers=["duck"])
    assert played.hp("foe") == hp
    played.act("ann", "hit", "foe", dice=[roll], answers=["none"])
    assert played.hp("foe") == hp - 3


@pytest.mark.parametrize("answer", ["outcome = 'failure'", "against = 4"])
@pytest.mark.parametrize(("die", "goal", "hp"), [(3, 10, 17), (18, 14, 20)])
def test_a_reaction_that_rolls_itself_leaves_the_blow_its_own_goal(answer: str, die: int, goal: int, hp: int) -> None:
    text = '[test.dodge]\nagainst = 15\n[reaction.dodge]\nat = "rolled"\n'
    played = fight(GAME + text + f'does = [{{ test = "dodge", success = [{{ {answer} }}] }}]').begin(9, 8, 7)
    played.act("ann", "hit", "foe", dice=[12, die], answers=["dodge"])
    goals = {fact["kind"]: fact["against"] for fact in played.facts if "against" in fact}
    assert goals == {"roll": 15, "attack": 10 if "outcome" in answer else goal}
    assert played.hp("foe") == hp


def test_each_blow_of_a_sweep_is_answered_for_itself() -> None:
    text = """
[action.sweep]
targets = { who = "anyone", most = 2 }
does = [{ each = "targets", do = [{ test = "blow", success = [{ damage = 3 }] }] }]
[reaction.vanish]
at = "rolled"
does = [{ outcome = "failure" }]
[reaction.parry]
at = "rolled"
does = [{ against = 4 }]
"""
    played = fight(GAME + text).begin(9, 8, 7)
    played.act("ann", "sweep", "bob", "foe", dice=[12, 12], answers=["vanish", "none", "none", "parry"])
    assert [fact["against"] for fact in played.facts if fact["kind"] == "attack"] == [10, 14]
    assert (played.hp("bob"), played.hp("foe")) == (20, 20)


def test_a_failed_test_can_be_made_good() -> None:
    text = GAME + '[reaction.resist]\nat = "failed"\nper = "fight"\ndoes = [{ outcome = "success" }]'
    played = fight(text).begin(9, 8, 7)
    played.act("ann", "scare", "foe", dice=[2], answers=["resist"])
    assert "said" not in played.kinds()
    played.act("ann", "scare", "foe", dice=[2])
    assert "said" in played.kinds()


@pytest.mark.parametrize(("per", "asked"), [("turn", 2), ("round", 2), ("fight", 1)])
def test_a_reaction_comes_back_in_its_time(per: str, asked: int) -> None:
    text = GAME + f'[reaction.duck]\nat = "rolled"\nper = "{per}"\ndoes = [{{ against = 9 }}]'
    played = fight(text).begin(9, 8, 7)
    played.act("ann", "hit", "foe", dice=[12], answers=["duck"])
    played.act("ann", "hit", "foe", dice=[12])
    played.next()
    played.act("bob", "hit", "foe", dice=[12])
    played.next()
    if per == "turn":
        played.act("foe", "hit", "foe", dice=[12], answers=["duck"])
    played.next()
    played.act("ann", "hit", "foe", dice=[12], answers=["duck"] if per == "round" else [])
    assert sum(1 for entry in played.service.journal.entries if entry.answers == ("duck",)) == asked


def test_those_of_the_side_may_shield_each_other() -> None:
    text = GAME + '[reaction.cover]\nat = "struck"\nof = "allies"\ndoes = [{ amount = 1 }]'
    played = fight(text).begin(7, 8, 9)
    played.act("foe", "hit", "ann", dice=[12], answers=["none", "cover"])
    assert played.hp("ann") == 19


# --- losses -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("floor", "left"), [("0", 0), ("-10", -10), ('"none"', -30)])
def test_a_pool_falls_as_low_as_its_floor(floor: str, left: int) -> None:
    played = fight(f"[sheet.hp]\ndefault = 20\n[pool.hp]\nvital = true\nfloor = {floor}").begin(9, 8, 7)
    played.do("damage", actor="foe", amount=50)
    assert (played.hp("foe"), played["foe"].state) == (left, "unconscious")
    played.do("heal", actor="foe", amount=60)
    assert (played.hp("foe"), played["foe"].state) == (min(20, left + 60), "active")


def test_steps_of_harm_come_one_after_the_other() -> None:
    text = """
    [sheet.skin]
    default = 2
    [harm]
    kinds = { fire = "Fire" }
    steps = [{ if = "kind is 'fire'", is = "2 * amount" }, { less = "target.skin" }]
    """
    played = fight(text).begin(9, 8, 7)
    played.do("damage", actor="foe", amount=3, type="fire")
    assert played.hp("foe") == 16
    played.do("damage", actor="foe", amount=1)
    assert played.hp("foe") == 16


def test_what_happens_at_0_knows_who_has_brought_it() -> None:
    text = """
    [sheet.hp]
    default = 2
    [sheet.glory]
    default = 9
    [pool.glory]
    start = 0
    [pool.hp]
    vital = true
    at_zero = [{ state = "dead" }, { gain = "glory", of = "source", amount = 2 }]
    [action.hit]
    targets = {}
    does = [{ damage = 5 }]
    """
    played = fight(text).begin(9, 8, 7)
    played.act("ann", "hit", "foe")
    assert (played["foe"].state, played.hp("ann", "glory")) == ("dead", 2)
    played.do("damage", actor="bob", amount=5)
    assert played["bob"].state == "dead"


# --- tests --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("test", "dice", "outcome"),
    [
        ("against = 10", [10], "success"),
        ("against = 10", [9], "failure"),
        ("against = 10\nadd = 4", [6], "success"),
        ("against = 10\nnatural = { 20 = 'critical', 1 = 'fumble' }", [20], "critical"),
        ("against = 10\nnatural = { 20 = 'critical', 1 = 'fumble' }", [1], "fumble"),
        ("against = 10\ncritical_by = 5\nfumble_by = 5", [15], "critical"),
        ("against = 10\ncritical_by = 5\nfumble_by = 5", [14], "success"),
        ("against = 10\ncritical_by = 5\nfumble_by = 5", [5], "fumble"),
        ("kind = 'under'\nagainst = 10", [10], "success"),
        ("kind = 'under'\nagainst = 10", [11], "failure"),
        ("kind = 'under'\nagainst = 10\ncritical_by = 5", [5], "critical"),
        ("opposed = '1d20'", [9, 9], "success"),
        ("opposed = '1d20'", [9, 10], "failure"),
        ("roll = '3d6'\neach = 5\nagainst = 2", [5, 6, 1], "success"),
        ("roll = '3d6'\neach = 5\nagainst = 2", [4, 6, 1], "failure"),
        ("roll = '2d6'\nbands = { 10 = 'success', 7 = 'partial' }", [3, 4], "partial"),
        ("roll = '2d6'\nbands = { 10 = 'success', 7 = 'partial' }", [5, 5], "success"),
        ("roll = '2d6'\nbands = { 10 = 'success', 7 = 'partial' }", [3, 3], "failure"),
        ("against = 10\nedge = 1", [3, 12], "success"),
        ("against = 10\nedge = -1", [12, 3], "failure"),
        ("roll = '2d6'\neach = 5\nkind = 'count'\nagainst = 2\nedge = 1", [6, 1, 1, 5], "failure"),
        ("roll = '2d6'\neach = 5\nkind = 'count'\nagainst = 2\nedge = 1", [1, 1, 6, 5], "success"),
        ("roll = '2d6'\neach = 5\nkind = 'count'\nagainst = 2\nedge = -1", [6, 5, 6, 1], "failure"),
    ],
)
def test_a_test_comes_out_as_its_row_says(test: str, dice: list[int], outcome: str) -> None:
    branches = ", ".join(
        f"{word} = [{{ say = '{word}' }}]" for word in ("critical", "success", "partial", "failure", "fumble")
    )
    text = f"[action.do]\ntargets = {{}}\ndoes = [{{ test = 'it', {branches} }}]\n[test.it]\n{test}"
    played = fight(text).begin(9, 8, 7)
    played.act("ann", "do", "foe", dice=dice)
    assert [fact["says"] for fact in played.facts if fact["kind"] == "said"] == [f"said-action-do-does-0-{outcome}-0"]


def test_an_outcome_of_which_nothing_is_said_falls_back() -> None:
    text = """
    [action.do]
    does = [{ test = "it", success = [{ heal = 1 }], failure = [{ damage = 1 }] }]
    [test.it]
    against = 10
    natural = { 20 = "critical", 1 = "fumble", 11 = "partial" }
    told = false
    """
    played = fight(text).begin(9, 8, 7)
    for face, kind in ((20, "heal"), (11, "heal"), (1, "damage")):
        played.act("ann", "do", dice=[face])
        assert played.kinds() == [kind]


# --- effects that never end ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "[always]\nhurt = [{ damage = 1, to = 'self' }]",
        "[always]\nhealed = [{ damage = 1, to = 'self' }]\nhurt = [{ heal = 1, to = 'self' }]",
        "[status.a]\nat.on = [{ put = 'b' }]\n[status.b]\nat.on = [{ put = 'a' }]\n[always]\nhurt = [{ put = 'a' }]",
        "[always]\nhurt = [{ call = 'moves' }]\nmoves = [{ call = 'hurt' }]",
    ],
)
def test_moments_within_each_other_end(text: str) -> None:
    played = fight(text).begin(9, 8, 7)
    played.do("damage", actor="ann", amount=1)
    assert len(played.facts) < 30


@pytest.mark.parametrize(
    "effect", ["{ call = 'hurt' }", "{ damage = 1, to = 'self' }", "{ roll = '1d6', as = 'x' }, { call = 'hurt' }"]
)
def test_too_much_is_refused_and_put_back(effect: str) -> None:
    played = fight(f"[always]\nhurt = [{', '.join([effect] * 30)}]").begin(9, 8, 7)
    before = played["ann"].pools
    assert played.refused("damage", actor="ann", amount=1, dice="auto") == "too_much"
    assert played["ann"].pools == before


def test_an_action_that_does_itself_ends() -> None:
    played = fight("[action.again]\ndoes = [{ damage = 1, to = 'self' }, { act = 'again' }]").begin(9, 8, 7)
    played.act("ann", "again")
    assert 20 - 10 < played.hp("ann") < 20
