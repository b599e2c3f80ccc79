"""The turn of twelve seconds: declarations, order, simultaneous slots, the end of the turn."""

import pytest

from rules.engine.service import Refused
from rules.log.refusals import refusal_sentence
from tests.rules.d100.playing import GARRA, Game, ana, bruto, kinds, one
from tests.rules.played import facts_of

rule = pytest.mark.rule


@rule("D100-CLOCK-01")
def test_a_turn_lasts_twelve_seconds_so_that_five_are_a_minute() -> None:
    game = Game(ana(), bruto())
    assert game.fight.seconds == 0
    game.begin()
    assert (game.fight.round, game.fight.seconds) == (1, 0)
    game.to_turn(6)
    assert game.fight.seconds == 60


@rule("D100-CLOCK-02")
def test_declarations_come_before_the_turn_is_resolved_and_no_die_is_rolled() -> None:
    game = Game(ana(), bruto())
    facts = game.do("begin", dice=[])
    assert kinds(facts) == ["round", "phase"]
    assert (game.fight.phase, game.fight.active) == ("declaration", "ana")
    game.next()
    assert (game.fight.phase, game.fight.active) == ("action", "ana")
    game.next(2)
    assert (game.fight.round, game.fight.phase) == (2, "declaration")


@rule("D100-CLOCK-02")
def test_without_declarations_the_turn_begins_with_the_first_combatant() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    assert (game.fight.phase, game.fight.active) == ("action", "ana")
    game.next(2)
    assert (game.fight.round, game.fight.phase, game.fight.active) == (2, "action", "ana")


def test_surprise_has_no_rule() -> None:
    assert Game(ana(), bruto()).refused("begin", surprise={"by": ["ana"]}) == "no_surprise"


@rule("D100-CLOCK-03")
def test_the_end_of_a_turn_goes_through_dying_then_timers_then_countdowns() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    game.do("countdown", name="puente", turns=2)
    game.do("countdown", name="gas", seconds=24)
    game.do("condition", actor="ana", status="unconscious", timer=3)
    game.do("damage", actor="bruto", amount=16)
    facts = game.do("next")
    ends = [fact for fact in facts if fact["kind"] in ("tick", "countdown", "round")]
    assert [fact.get("status") or fact.get("name") or "round" for fact in ends] == [
        "dying",
        "unconscious",
        "puente",
        "gas",
        "round",
    ]
    assert game.on("ana") == {"unconscious": 2}
    assert game.shown()["countdowns"] == {"puente": 1, "gas": 12}


@rule("D100-CLOCK-03")
def test_the_marks_of_a_turn_are_gone_in_the_next() -> None:
    game = Game(ana(), bruto()).begin()
    game.declare("ana", "attack", "bruto", focus=5)
    game.to("ana")
    game.act("ana", "attack", "bruto", dice=[100])
    assert list(game["bruto"].attackers) == ["ana"]
    game.to_turn(2)
    extra = game.shown()["combatants"]["ana"]["extra"]
    assert (extra["declared"], extra["action_used"], extra["focus"], extra["waiting"]) == (None, False, None, False)
    assert list(game["bruto"].attackers) == []
    assert game["ana"].initiative == 12


@rule("D100-INIT-01")
def test_the_higher_des_acts_first() -> None:
    game = Game(one("a", des=8), one("b", des=15), one("c", des=11), declarations="off").begin()
    assert game.order() == ["b", "c", "a"]
    assert [game[id].initiative for id in "abc"] == [8, 15, 11]


@rule("D100-INIT-02")
@pytest.mark.parametrize(
    ("action", "using", "value"),
    [
        ("attack", "espada", 60),
        ("attack", None, 60),
        ("draw", "daga", 45),
        ("grapple", None, 25),
        ("use_skill", "latin", 55),
        ("escape", None, None),
        ("defend", None, 41),
        ("other", None, 0),
    ],
)
def test_equal_des_the_skill_involved_decides(action: str, using: str | None, value: int | None) -> None:
    first = ana(des=10, esquivar=41, skills=[{"id": "latin", "pct": 55}])
    game = Game(first, one("rival", esquivar=30)).begin()
    given = {} if using is None else {"using": using}
    if action == "escape":
        game.do("condition", actor="ana", status="grabbed", timer=None)
        value = 30
    game.declare("ana", action, **given)
    game.next()
    assert game["ana"].tie == value
    assert game.order() == (["ana", "rival"] if (value or 0) >= 30 else ["rival", "ana"])


@rule("D100-INIT-02")
def test_without_declarations_the_first_weapon_decides() -> None:
    game = Game(one("a"), one("b", weapons=[GARRA]), declarations="off").begin()
    assert game.order() == ["b", "a"]
    assert [game[id].tie for id in "ab"] == [0, 45]


def _twins() -> Game:
    game = Game(one("a", "party", fue=10), one("b", lucha=25), one("c", des=5))
    game.begin()
    for id in ("a", "b"):
        game.declare(id, "attack")
    return game.to("a")


@rule("D100-INIT-03")
def test_in_a_simultaneous_slot_who_is_felled_still_strikes_but_does_not_react() -> None:
    game = _twins()
    game.do("damage", actor="b", amount=12)
    assert game["b"].state == "unconscious"
    facts = game.act("a", "attack", "b", dice=[20, 1])
    assert kinds(facts) == ["attack", "damage"]
    game.next()
    assert game.fight.active == "b"
    game.act("b", "attack", "a", dice=[20, 2])
    assert game.pv("a") == 10


@rule("D100-INIT-03")
def test_nobody_acts_at_the_same_time_as_others_who_cannot_act() -> None:
    game = Game(one("a", "party", fue=10), one("b", lucha=25), one("c", des=5)).begin()
    for id in ("a", "b"):
        game.declare(id, "attack")
    game.do("damage", actor="b", amount=12)
    [turn] = facts_of(game.do("next"), "turn")
    assert (turn["actor"], turn["simultaneous"]) == ("a", False)


@rule("D100-INIT-03")
def test_in_a_simultaneous_slot_the_dead_are_passed_over() -> None:
    game = _twins()
    game.do("leave", actor="b")
    facts = game.do("next")
    assert game.fight.active == "c"
    assert facts_of(facts, "turn")[0]["actor"] == "c"


@rule("D100-INIT-03")
def test_outside_a_slot_a_felled_one_is_passed_over() -> None:
    game = Game(one("a", "party"), one("b", des=9), declarations="off").begin()
    game.do("damage", actor="b", amount=12)
    facts = game.do("next")
    skipped = facts_of(facts, "turn")[0]
    assert (skipped["actor"], skipped["skipped"], skipped["why"]) == ("b", True, "dying")


@rule("D100-INIT-03")
def test_one_that_waits_leaves_the_slot() -> None:
    game = _twins()
    game.act("a", "wait", des=1)
    game.next()
    assert game.fight.active == "b"
    game.do("damage", actor="a", amount=12)
    game.next()
    assert game.fight.active == "c"


@rule("D100-INIT-03")
def test_one_that_dodged_in_a_slot_has_used_its_action() -> None:
    game = _twins()
    game.act("a", "attack", "b", dice=[20, 30], answers=["dodge"])
    game.next()
    assert game.fight.active == "c"


@rule("D100-INIT-04")
def test_a_newcomer_in_the_declaration_phase_declares_by_its_des() -> None:
    game = Game(ana(), bruto()).begin()
    game.do("join", combatant=one("lobo", des=14))
    assert game.fight.active == "lobo"
    assert game.order() == ["lobo", "ana", "bruto"]
    assert game["lobo"].initiative == 14


@rule("D100-INIT-04")
def test_a_newcomer_in_the_action_phase_has_no_stop_but_may_dodge() -> None:
    game = Game(ana(), bruto()).begin()
    game.declare("ana", "attack")
    game.to("ana")
    game.do("join", combatant=one("lobo", des=8))
    assert game["lobo"].initiative is None
    assert "lobo" not in game.order()
    assert game.answers_of("ana", "attack", "lobo", dice=[30]) == ["none", "dodge"]
    game.next()
    assert game.fight.active == "bruto"
    game.next()
    assert (game.fight.round, game.order()) == (2, ["ana", "bruto", "lobo"])


def test_when_nobody_can_act_each_next_ends_one_turn() -> None:
    game = Game(ana(), bruto(), declarations="off")
    for id in ("ana", "bruto"):
        game.do("condition", actor=id, status="unconscious")
    game.begin()
    assert (game.fight.round, game.fight.active) == (1, None)
    game.next()
    assert (game.fight.round, game.fight.active) == (2, None)
    game.do("lift", actor="ana", status="unconscious")
    game.next()
    assert (game.fight.round, game.fight.active) == (3, "ana")


def test_when_nobody_can_declare_next_leads_to_the_next_declaration() -> None:
    game = Game(ana(), declarations="on")
    game.do("condition", actor="ana", status="unconscious", timer=2)
    game.begin()
    assert game.nobody_acts()
    game.next(2)
    assert (game.fight.round, game.fight.phase, game.fight.active) == (3, "declaration", "ana")


def test_who_falls_in_its_own_stop_stays_active_until_next() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    game.do("damage", actor="ana", amount=20)
    assert game.fight.active == "ana"
    assert game.cannot("ana", "attack", "bruto") == "cannot_act"
    game.next()
    assert game.fight.active == "bruto"


def test_who_leaves_is_off_the_order_and_stays_active_until_next() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    game.do("leave", actor="ana", reason="fled")
    assert (game.order(), game.fight.active) == (["bruto"], "ana")
    assert game.cannot("ana", "attack", "bruto", override=True) == "cannot_act"
    game.next()
    assert game.fight.active == "bruto"


def test_the_order_ruling_puts_one_in_a_slot_of_its_own_beside_another() -> None:
    game = _twins()
    game.do("order", actor="c", after="a")
    assert game.order() == ["a", "c", "b"]
    assert game["c"].initiative == 10
    game.do("damage", actor="c", amount=12)
    game.next()
    assert game.fight.active == "b"
    game.to_turn(2)
    assert game["c"].initiative == 5


def test_the_order_ruling_is_for_the_action_phase() -> None:
    game = Game(ana(), bruto()).begin()
    assert game.refused("order", actor="ana", after="bruto") == "wrong_phase"
    game.next()
    game.do("join", combatant=one("lobo"))
    assert game.refused("order", actor="ana", after="lobo") == "invalid_target"
    refused = game.run("order", actor="ana", after="lobo")
    assert isinstance(refused, Refused)
    said = refusal_sentence(game.service.system, refused.code, refused.details, {"lobo": "Lobo"}, "es")
    assert said == "Lobo no tiene ahora ningún lugar en el orden."
    game.do("order", actor="lobo", before="bruto")
    assert game.order() == ["ana", "lobo", "bruto"]
    game.next()
    assert game.fight.active == "lobo"


def test_a_set_initiative_moves_one_in_the_order() -> None:
    game = Game(ana(), bruto(), one("c", des=10), declarations="off").begin()
    game.do("set", actor="bruto", stat="initiative", value=11)
    assert game.order() == ["ana", "bruto", "c"]
    assert Game(ana()).refused("set", actor="ana", stat="initiative", value=3) == "wrong_phase"
