"""What keeps a weapon from shooting and how that is mended: malfunctions, and what is not loaded."""

from typing import Any

import pytest

from tests.rules.d100.playing import ESPADA, Game
from tests.rules.d100.shooting import ARCO, REVOLVER, UZI, VENABLO, shooter
from tests.rules.played import facts_of

rule = pytest.mark.rule


# --- malfunctions ----------------------------------------------------------------------------------------------


@rule("D100-MALF-01", "D100-MALF-03")
def test_an_automatic_weapon_jams_at_its_number_and_spends_nothing() -> None:
    game = shooter(UZI)
    facts = game.act("vera", "attack", "bruto", "otro", dice=[98])
    assert [fact["kind"] for fact in facts] == ["attack", "malfunction"]
    uzi = game["vera"].weapons["uzi"]
    assert (uzi.jammed, uzi.loaded) == (True, 32)
    game.to_turn(2)
    assert game.cannot("vera", "attack", "bruto") == "weapon_jammed"
    assert game.cannot("vera", "reload") == "weapon_jammed"


@rule("D100-MALF-01")
def test_a_malfunction_beats_a_success() -> None:
    game = shooter({**UZI, "skill": 100})
    facts = game.act("vera", "attack", "bruto", dice=[98])
    assert facts_of(facts, "attack")[0]["hit"] is False
    assert game.degree("vera") == "success"
    assert game.pv("bruto") == 60


@rule("D100-MALF-01", "D100-SEQ-01")
@pytest.mark.parametrize(("weapon", "needs"), [(UZI, 97), ({**UZI, "malf": None}, 100)])
def test_the_die_of_a_shot_is_told_to_need_no_face_that_fails_or_that_it_has_not(
    weapon: dict[str, Any], needs: int
) -> None:
    game = shooter({**weapon, "skill": 110})
    question = game.open("act", actor="vera", action="attack", targets=["bruto"]).question
    assert (question.needs[1], question.needs[2]) == (needs, 110)


@rule("D100-MALF-02")
def test_a_manual_weapon_only_fails_to_fire() -> None:
    game = shooter(REVOLVER)
    facts = game.act("vera", "attack", "bruto", dice=[96])
    assert facts_of(facts, "malfunction")[0]["effect"] == "no_shot"
    revolver = game["vera"].weapons["revolver"]
    assert (revolver.jammed, revolver.loaded) == (False, 6)
    assert game.cannot("vera", "attack", "bruto") == "no_action_left"


def _jammed() -> Game:
    game = shooter(UZI, declarations="on")
    game.do("set", actor="vera", stat="weapons.uzi.jammed", value=True)
    return game


@rule("D100-MALF-04", "D100-DECL-03")
@pytest.mark.parametrize(
    ("skill", "declared", "expected"),
    [(None, "repair", 40), ("weapon", "repair", 40), ("armeria", "repair", 30), (None, "attack", 20)],
)
def test_a_jam_is_cleared_with_the_weapons_skill_or_the_gunsmiths(
    skill: str | None, declared: str, expected: int
) -> None:
    game = _jammed()
    game.declare("vera", declared)
    game.to("vera")
    given = {} if skill is None else {"skill": skill}
    game.act("vera", "repair", dice=[90], **given)
    assert game.percent("vera") == expected
    assert game.task("vera") is None


@rule("D100-MALF-05")
def test_a_success_takes_one_to_six_turns_this_one_counted() -> None:
    game = _jammed()
    game.to("vera")
    game.act("vera", "repair", dice=[10, 3])
    assert game.task("vera") == ("repair", "uzi", 1, 3)
    facts: list[dict[str, Any]] = []
    for _ in range(2):
        assert game["vera"].weapons["uzi"].jammed
        game.to_turn(game.fight.round + 1)
        game.to("vera")
        facts = game.act("vera", "repair")
    assert facts_of(facts, "repair")[0]["turns"] == 3
    assert not game["vera"].weapons["uzi"].jammed
    assert game.task("vera") is None


@rule("D100-MALF-05")
def test_one_turn_is_enough_on_a_one() -> None:
    game = _jammed()
    game.to("vera")
    game.act("vera", "repair", dice=[10, 1])
    assert not game["vera"].weapons["uzi"].jammed


def test_only_a_jammed_weapon_is_repaired() -> None:
    game = shooter(UZI)
    assert game.cannot("vera", "repair") == "not_jammed"
    game.do("set", actor="vera", stat="weapons.uzi.jammed", value=True)
    assert game.cannot("vera", "repair", skill="latin") == "invalid_params"


# --- loading ---------------------------------------------------------------------------------------------------


@rule("D100-LOAD-01", "D100-REL-01")
def test_two_rounds_a_turn_by_hand() -> None:
    game = shooter({**REVOLVER, "loaded": 3})
    game.act("vera", "reload")
    assert game["vera"].weapons["revolver"].loaded == 5
    assert game.cannot("vera", "attack", "bruto") == "no_action_left"
    game.to_turn(2)
    game.act("vera", "reload")
    game.to_turn(3)
    assert game["vera"].weapons["revolver"].loaded == 6
    assert game.cannot("vera", "reload") == "already_loaded"


@rule("D100-REL-02")
def test_a_magazine_takes_one_turn() -> None:
    game = shooter({**UZI, "loaded": 1})
    game.act("vera", "reload")
    assert game["vera"].weapons["uzi"].loaded == 32


@rule("D100-REL-03", "D100-LOAD-02")
def test_a_belt_takes_two_turns_and_a_turn_between_costs_nothing() -> None:
    game = shooter({**UZI, "feed": "belt", "loaded": 0})
    game.act("vera", "reload")
    assert game["vera"].weapons["uzi"].loaded == 0
    assert game.task("vera") == ("reload", "uzi", 1, 2)
    game.to_turn(3)
    game.act("vera", "reload")
    assert (game["vera"].weapons["uzi"].loaded, game.task("vera")) == (32, None)


@rule("D100-LOAD-02")
def test_another_task_loses_the_one_begun() -> None:
    game = shooter({**UZI, "feed": "belt", "loaded": 0})
    game.act("vera", "reload")
    game.to_turn(2)
    game.act("vera", "use_skill", using="armeria", turns=3)
    game.to_turn(3)
    game.act("vera", "reload")
    assert game.task("vera") == ("reload", "uzi", 1, 2)


@rule("D100-LOAD-02")
def test_a_bow_that_loads_itself_spends_nothing() -> None:
    game = shooter({**ARCO, "load_turns": 0})
    game.act("vera", "attack", "bruto", dice=[99])
    assert game["vera"].weapons["arco"].loaded == 1
    game.to_turn(2)
    assert game.cannot("vera", "reload") == "already_loaded"


def test_what_is_not_loaded_by_hand_is_not_loaded() -> None:
    game = shooter(VENABLO, ESPADA, {**REVOLVER, "capacity": None})
    assert [game.cannot("vera", "reload", using=id) for id in ("venablo", "espada", "revolver")] == ["wrong_feed"] * 3


@rule("D100-REL-04")
def test_one_round_is_loaded_and_fired_at_half_des() -> None:
    game = shooter({**REVOLVER, "loaded": 0}, UZI, declarations="on")
    game.declare("vera", "attack", "bruto", load_one=True)
    assert game["vera"].initiative == 6
    game.to("vera")
    assert game.cannot("vera", "attack", "bruto", using="uzi", load_one=True) == "wrong_feed"
    assert game.cannot("vera", "attack", "bruto") == "not_enough_ammo"
    game.act("vera", "attack", "bruto", load_one=True, dice=[50, 5])
    assert game["vera"].weapons["revolver"].loaded == 0


@rule("D100-REL-04")
def test_a_full_weapon_takes_no_round_more() -> None:
    game = shooter(REVOLVER)
    game.act("vera", "wait", des=7)
    game.to("vera")
    assert game.cannot("vera", "attack", "bruto", load_one=True) == "already_loaded"


def test_shots_that_are_not_loaded_are_not_fired() -> None:
    game = shooter({**UZI, "loaded": 2}, {**VENABLO, "loaded": 0})
    assert game.cannot("vera", "attack", "bruto", shots=3) == "not_enough_ammo"
    assert game.cannot("vera", "attack", "bruto", using="venablo") == "not_enough_ammo"
    facts = game.act("vera", "attack", "bruto", shots=3, dice=[97], override=True)
    assert [fact["value"] for fact in facts_of(facts, "ruling")] == ["not_enough_ammo"]
    assert game["vera"].weapons["uzi"].loaded == 0
