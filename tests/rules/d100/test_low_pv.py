"""Low PV: unconscious, dying, dead, awake."""

import pytest

from tests.rules.d100.playing import Game, ana, bruto, kinds, one
from tests.rules.played import facts_of

rule = pytest.mark.rule


def fight(**options: str) -> Game:
    return Game(ana(), bruto(), **{"declarations": "off", **options}).begin()


@rule("D100-LOW-01")
@pytest.mark.parametrize(("amount", "status"), [(13, {}), (14, {"unconscious": None}), (15, {"unconscious": None})])
def test_at_one_or_two_pv_one_falls_unconscious(amount: int, status: dict[str, int | None]) -> None:
    game = fight()
    game.do("damage", actor="bruto", amount=amount)
    assert game.on("bruto") == status
    assert game["bruto"].state == ("unconscious" if status else "active")


@rule("D100-LOW-01")
def test_three_pv_or_the_maximum_wake() -> None:
    game = fight()
    game.do("damage", actor="bruto", amount=15)
    game.do("heal", actor="bruto", amount=1)
    assert game["bruto"].state == "unconscious"
    facts = game.do("heal", actor="bruto", amount=1)
    assert kinds(facts) == ["heal", "lift", "wake"]
    assert game["bruto"].state == "active"
    tiny = Game(one("rata", pv=2), declarations="off").begin()
    tiny.do("damage", actor="rata", amount=1)
    assert tiny.on("rata") == {"unconscious": None}
    tiny.do("heal", actor="rata", amount=5)
    assert (tiny.pv("rata"), tiny.on("rata")) == (2, {})


@rule("D100-LOW-01")
def test_healing_does_not_wake_one_who_was_knocked_out() -> None:
    game = fight()
    game.do("condition", actor="bruto", status="unconscious", timer=12)
    game.do("damage", actor="bruto", amount=5)
    game.do("heal", actor="bruto", amount=5)
    assert game.on("bruto") == {"unconscious": 12}


@rule("D100-LOW-01")
def test_the_pv_with_which_one_enters_are_no_loss() -> None:
    game = Game(one("a", pools={"pv": 0}), one("b", pools={"pv": 1}), declarations="off").begin()
    assert [game[id].state for id in "ab"] == ["active", "active"]
    game.do("heal", actor="b", amount=1)
    assert game["b"].state == "active"
    game.do("damage", actor="b", amount=0)
    assert game["b"].state == "active"


@rule("D100-LOW-02")
def test_at_zero_one_is_dying_and_dead_at_the_end_of_the_next_turn() -> None:
    game = fight()
    facts = game.do("damage", actor="bruto", amount=16)
    assert kinds(facts) == ["damage", "condition", "fall"]
    assert game.on("bruto") == {"dying": 2}
    game.to_turn(2)
    assert (game.on("bruto"), game.order()) == ({"dying": 1}, ["ana", "bruto"])
    facts = game.do("next")
    assert kinds(facts)[:5] == ["idle", "turn", "tick", "die", "lift"]
    assert (game["bruto"].state, game.on("bruto"), game.order()) == ("dead", {}, ["ana"])


@rule("D100-LOW-02")
def test_a_second_dying_changes_nothing() -> None:
    game = fight()
    game.do("damage", actor="bruto", amount=16)
    game.to_turn(2)
    game.do("damage", actor="bruto", amount=3)
    assert game.on("bruto") == {"dying": 1}


@rule("D100-LOW-02")
def test_brought_above_zero_in_time_one_is_unconscious_and_then_awake() -> None:
    game = fight()
    game.do("damage", actor="bruto", amount=18)
    game.do("heal", actor="bruto", amount=2)
    assert game.on("bruto") == {"dying": 2}
    game.do("heal", actor="bruto", amount=1)
    assert game.on("bruto") == {"unconscious": None}
    assert game["bruto"].conditions[0].source is None
    game.do("heal", actor="bruto", amount=2)
    assert (game.on("bruto"), game["bruto"].state) == ({}, "active")


@rule("D100-LOW-02")
def test_the_dead_are_no_targets_and_stay_dead() -> None:
    game = fight()
    game.do("damage", actor="bruto", amount=16)
    game.do("timer", actor="bruto", status="dying", value=0)
    assert game["bruto"].state == "dead"
    assert game.cannot("ana", "attack", "bruto") == "invalid_target"
    for command in (
        {"do": "damage", "amount": 1},
        {"do": "heal", "amount": 1},
        {"do": "condition", "status": "grabbed"},
        {"do": "lift", "status": "dying"},
        {"do": "timer", "status": "dying", "value": 1},
    ):
        fields = {key: value for key, value in command.items() if key != "do"}
        assert game.refused(str(command["do"]), actor="bruto", **fields) == "invalid_target"
    game.do("set", actor="bruto", pool="pv", value=5)
    assert (game.pv("bruto"), game["bruto"].state) == (5, "dead")


@rule("D100-LOW-02")
def test_a_dying_ruling_on_a_healthy_one_only_passes() -> None:
    game = fight()
    game.do("condition", actor="bruto", status="dying")
    assert game["bruto"].state == "unconscious"
    game.to_turn(3)
    assert (game.on("bruto"), game["bruto"].state) == ({}, "active")


@rule("D100-LOW-02")
def test_who_is_both_wakes_only_when_both_have_ended() -> None:
    game = fight()
    game.do("condition", actor="bruto", status="unconscious", timer=3)
    game.do("damage", actor="bruto", amount=16)
    assert game.on("bruto") == {"unconscious": 3, "dying": 2}
    facts = game.do("heal", actor="bruto", amount=10)
    assert "wake" not in kinds(facts)
    facts = game.do("lift", actor="bruto", status="unconscious")
    assert facts_of(facts, "wake")[0]["actor"] == "bruto"


@rule("D100-LOW-01", "D100-LOW-02")
def test_by_the_option_zero_one_is_only_unconscious_at_zero_and_nobody_dies() -> None:
    game = fight(low_pv="zero")
    game.do("damage", actor="bruto", amount=15)
    assert game.on("bruto") == {}
    game.do("damage", actor="bruto", amount=5)
    assert game.on("bruto") == {"unconscious": None}
    game.to_turn(4)
    assert game["bruto"].state == "unconscious"
    game.do("heal", actor="bruto", amount=5)
    assert (game.pv("bruto"), game["bruto"].state) == (1, "active")
