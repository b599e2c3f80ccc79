"""Using a skill in a fight, and acts that only need words."""

import pytest

from tests.rules.d100.playing import Game, ana, bruto, kinds
from tests.rules.played import facts_of

rule = pytest.mark.rule

LATIN = [{"id": "latin", "name": "Latín", "pct": 55}]


@rule("D100-SKILL-01")
@pytest.mark.parametrize(("skill", "expected"), [("latin", 55), ("esquivar", 24), ("lucha", 25), ("armeria", 35)])
def test_any_skill_can_be_used(skill: str, expected: int) -> None:
    game = Game(ana(skills=LATIN, esquivar=None, armeria=35), bruto(), declarations="off").begin()
    game.act("ana", "use_skill", using=skill, dice=[99])
    assert (game.percent("ana"), game["ana"].spent_on) == (expected, "act")


@rule("D100-SKILL-01")
def test_an_unknown_skill_is_none() -> None:
    game = Game(ana(skills=LATIN), bruto(), declarations="off").begin()
    assert game.cannot("ana", "use_skill", using="griego") == "no_such_item"
    assert game.cannot("ana", "use_skill") == "no_such_item"
    assert game.cannot("ana", "use_skill", using="latin", turns=0) == "invalid_params"
    assert game.cannot("ana", "use_skill", using="latin", turns=True) == "invalid_params"


@rule("D100-SKILL-02")
def test_the_game_master_sets_the_turns_and_the_first_act_fixes_them() -> None:
    game = Game(ana(skills=LATIN), bruto()).begin()
    for turn in (1, 2, 3):
        game.declare("ana", "use_skill" if turn != 3 else "defend", **({"using": "latin"} if turn != 3 else {}))
        game.to("ana")
        dice = [30] if turn == 3 else []
        facts = game.act("ana", "use_skill", using="latin", turns=3 if turn == 1 else 9, dice=dice)
        assert facts_of(facts, "task")[0]["done"] == turn
        game.to_turn(turn + 1)
    assert (game.task("ana"), game.percent("ana")) == (None, 55 - 20)


@rule("D100-SKILL-02")
def test_a_turn_of_something_else_loses_nothing() -> None:
    game = Game(ana(skills=LATIN), bruto(), declarations="off").begin()
    game.act("ana", "use_skill", using="latin", turns=2)
    game.to_turn(2)
    game.act("ana", "attack", "bruto", dice=[99])
    game.to_turn(3)
    game.act("ana", "use_skill", using="latin", dice=[55])
    assert game.degree("ana") == "success"


def test_anything_else_is_logged_and_uses_the_action() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    assert game.cannot("ana", "other", text=3) == "invalid_params"
    facts = game.act("ana", "other", text="abre la puerta")
    assert (kinds(facts), facts[0]["text"]) == (["other"], "abre la puerta")
    assert game.cannot("ana", "defend") == "no_action_left"


def test_acts_have_their_phase_and_their_turn() -> None:
    game = Game(ana(), bruto())
    assert game.cannot("ana", "attack", "bruto") == "not_begun"
    game.begin()
    assert game.cannot("ana", "attack", "bruto") == "wrong_phase"
    game.next()
    assert game.cannot("bruto", "attack", "ana") == "not_your_turn"
    facts = game.act("bruto", "attack", "ana", dice=[99], override=True)
    assert [fact["value"] for fact in facts_of(facts, "ruling")] == ["not_your_turn"]
