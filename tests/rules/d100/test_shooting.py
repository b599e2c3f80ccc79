"""Ranged weapons and firearms: ranges, bursts, malfunctions, scopes, loading, silencers."""

from typing import Any

import pytest

from tests.rules.d100.playing import ESPADA, Game, ana, bruto, one, only

rule = pytest.mark.rule

UZI = {
    "id": "uzi",
    "name": "Uzi",
    "kind": "firearm",
    "skill": 40,
    "damage": "1D10",
    "range": 30,
    "mechanism": "auto",
    "capacity": 32,
    "feed": "magazine",
    "malf": 98,
}
REVOLVER = {"id": "revolver", "kind": "firearm", "skill": 50, "damage": "1D10", "range": 20, "capacity": 6, "malf": 96}
RIFLE = {
    "id": "rifle",
    "kind": "firearm",
    "skill": 80,
    "damage": "2D6",
    "range": 100,
    "scope": "telescopic",
    "long_gun": True,
}
ARCO = {"id": "arco", "kind": "missile", "skill": 52, "damage": "1D6+1", "range": 40, "capacity": 1, "load_turns": 2}
VENABLO = {"id": "venablo", "kind": "thrown", "skill": 50, "damage": "1D6", "range": 12}


def shooter(*weapons: dict[str, object], des: int = 13, **options: str) -> Game:
    """Vera, who goes before Bruto, with these weapons."""
    vera = one("vera", "party", des=des, armeria=30, weapons=list(weapons))
    return Game(vera, bruto(pv=60), one("otro", des=1, pv=60), **{"declarations": "off", **options}).begin()


def percent(game: Game, using: str, **params: object) -> int:
    """The effective percentage of a shot."""
    game.act("vera", "attack", "bruto", using=using, dice="auto", **params)
    return game.percent("vera")


# --- range and closeness ---------------------------------------------------------------------------------------


@rule("D100-RNG-01", "D100-RNG-02", "D100-RNG-03", "D100-RNG-04")
@pytest.mark.parametrize(
    ("distance", "expected"),
    [(None, 80), (99, 80), (100, 80), (101, 40), (200, 40), (201, 20), (300, 20), (400, 10), (600, 2), (700, 1)],
)
def test_each_further_range_halves_a_firearms_percentage(distance: int | None, expected: int) -> None:
    given = {} if distance is None else {"distance": distance}
    assert percent(shooter(RIFLE, des=10), "rifle", **given) == expected


@rule("D100-RNG-04")
def test_a_firearm_is_out_of_range_when_nothing_is_left_of_the_percentage() -> None:
    game = shooter(RIFLE)
    assert game.cannot("vera", "attack", "bruto", distance=800) == "out_of_range"
    assert game.cannot("vera", "attack", "bruto", distance=10**30) == "out_of_range"
    game.act("vera", "attack", "bruto", distance=10**30, dice=[1], override=True)
    assert game.percent("vera") == 0


@rule("D100-RNG-04", "D100-RNG-02")
def test_throws_and_arrows_go_to_double_their_range_and_no_farther() -> None:
    for using, far in (("arco", 80), ("venablo", 24)):
        game = shooter(ARCO, VENABLO, des=2).to("vera")
        assert game.cannot("vera", "attack", "bruto", using=using, distance=far + 1) == "out_of_range"
        assert percent(game, using, distance=far) in (26, 25)


@rule("D100-RNG-03")
def test_the_range_halves_before_everything_else_counts() -> None:
    game = shooter({**RIFLE, "skill": 55}, des=10)
    assert percent(game, "rifle", distance=150) == 27
    game.to_turn(2)
    game.act("vera", "attack", "bruto", distance=150, modifier=10, dice=[95])
    assert game.percent("vera") == 37


@rule("D100-CLOSE-01")
@pytest.mark.parametrize(("distance", "expected"), [(38, 100), (39, 50), (0, 100)])
def test_closer_than_three_times_des_doubles(distance: int, expected: int) -> None:
    revolver = {**REVOLVER, "range": 50, "malf": None}
    assert percent(shooter(revolver), "revolver", distance=distance) == expected


@rule("D100-CLOSE-01")
def test_throws_and_blows_are_not_doubled() -> None:
    assert percent(shooter(VENABLO), "venablo", distance=5) == 50
    assert percent(shooter(ESPADA), "espada", distance=0) == 60


@rule("D100-CLOSE-02")
def test_a_bow_is_useless_at_contact_a_gun_and_a_javelin_are_not() -> None:
    game = shooter(ARCO, VENABLO, REVOLVER)
    assert game.cannot("vera", "attack", "bruto", distance=0) == "too_close"
    game.act("vera", "attack", "bruto", using="venablo", distance=0, dice=[99])
    game.to_turn(2)
    game.act("vera", "attack", "bruto", using="revolver", distance=0, dice=[95, 1])


# --- scopes ----------------------------------------------------------------------------------------------------


@rule("D100-SCO-01", "D100-SCO-02")
@pytest.mark.parametrize(("distance", "expected"), [(77, 40 // 2 * 2), (60, 80), (78, 20), (120, 20), (121, 10)])
def test_a_delaying_aim_doubles_range_and_closeness(distance: int, expected: int) -> None:
    scoped = {**UZI, "scope": "laser", "malf": None}
    game = shooter(scoped, des=13)
    assert game.cannot("vera", "attack", "bruto", aim=True) == "too_early"
    game.act("vera", "wait", des=7)
    game.to("vera")
    assert percent(game, "uzi", aim=True, distance=distance) == expected


@rule("D100-SCO-04")
def test_a_rifle_with_a_telescope_reaches_four_times_as_far_without_delay() -> None:
    game = shooter(RIFLE)
    assert percent(game, "rifle", aim=True, distance=400) == 80
    game.to_turn(2)
    assert percent(game, "rifle", aim=True, distance=38) == 160
    game.to_turn(3)
    assert percent(game, "rifle", aim=True, distance=39) == 80


def test_aiming_needs_a_scope() -> None:
    assert shooter(UZI).cannot("vera", "attack", "bruto", aim=True) == "no_scope"


# --- bursts ----------------------------------------------------------------------------------------------------


@rule("D100-BUR-01", "D100-BUR-02")
@pytest.mark.parametrize(("shots", "expected"), [(1, 40), (2, 45), (4, 55), (9, 80), (10, 80), (20, 80)])
def test_five_percent_for_each_bullet_after_the_first_up_to_double(shots: int, expected: int) -> None:
    assert percent(shooter({**UZI, "malf": None}), "uzi", shots=shots) == expected


@rule("D100-BUR-03")
def test_a_die_tells_how_many_bullets_hit_and_armour_counts_for_each() -> None:
    game = shooter(UZI)
    game.act("vera", "attack", "bruto", shots=4, dice=[55, 3, 7, 2, 10])
    assert game.pv("bruto") == 60 - 4 - 0 - 7
    assert game["vera"].weapons["uzi"].loaded == 28


@rule("D100-BUR-03")
def test_the_dice_of_all_bullets_are_typed_in_a_row() -> None:
    game = shooter(UZI)
    question = game.open(
        "act", actor="vera", action="attack", targets=["bruto"], params={"shots": 4}, dice=[55, 3]
    ).question
    assert (question.what, question.nth, len(question.rolls), question.at) == ("damage", (1, 3), 3, 0)
    second = game.open("act", actor="vera", action="attack", targets=["bruto"], params={"shots": 4}, dice=[55, 3, 7])
    assert (second.question.nth, second.question.start) == ((2, 3), question.start)


@rule("D100-BUR-03", "D100-IMP-02")
def test_an_impale_doubles_each_bullet() -> None:
    game = shooter(UZI)
    game.act("vera", "attack", "bruto", shots=2, dice=[9, 2, 7, 2])
    assert game.pv("bruto") == 60 - 11 - 1


@rule("D100-BUR-04")
def test_twenty_bullets_a_turn_whatever_the_weapon() -> None:
    game = shooter(UZI, REVOLVER)
    assert game.cannot("vera", "attack", "bruto", shots=21) == "too_many_shots"
    assert game.cannot("vera", "attack", "bruto", "otro", shots=[11, 10]) == "too_many_shots"
    assert game.cannot("vera", "attack", "bruto", using="revolver", shots=2) == "too_many_shots"
    assert game.cannot("vera", "attack", "bruto", shots=10**9, override=True) == "too_many_shots"
    game.act("vera", "attack", "bruto", shots=20, dice=[97])


@rule("D100-BUR-05")
def test_several_targets_get_no_bonus_and_rolls_of_their_own() -> None:
    game = shooter(UZI)
    facts = game.act("vera", "attack", "bruto", "otro", shots=[6, 5], distance=[10, 30], dice=[81, 41, 3, 9, 9, 9])
    assert [(fact["target"], fact["percent"]) for fact in only(facts, "attack")] == [("bruto", 80), ("otro", 80)]
    assert game.pv("otro") == 60 - 27
    assert game["vera"].weapons["uzi"].loaded == 21


@rule("D100-BUR-05")
def test_only_firearms_of_several_shots_take_several_targets() -> None:
    game = shooter(REVOLVER, ESPADA)
    assert game.cannot("vera", "attack", "bruto", "otro") == "too_many_targets"
    assert game.cannot("vera", "attack", "bruto", "otro", using="espada") == "too_many_targets"
    game = shooter(UZI)
    assert game.cannot("vera", "attack", "bruto", "bruto") == "invalid_target"
    assert game.cannot("vera", "attack", "bruto", "otro", shots=[1]) == "invalid_params"


def test_a_burst_that_is_blocked_wears_the_shield_bullet_by_bullet() -> None:
    shield = {"id": "escudo", "skill": 50, "pr": 30, "blocks": ["firearm"]}
    game = Game(one("vera", des=13, weapons=[UZI]), bruto(weapons=[shield]), declarations="off").begin()
    game.act("vera", "attack", "bruto", shots=3, dice=[50, 50, 2, 7, 8], answers=["block:escudo"])
    assert game["bruto"].weapons["escudo"].pr == 15


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
    assert only(facts, "attack")[0]["hit"] is False
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
    assert only(facts, "malfunction")[0]["effect"] == "no_shot"
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
    assert only(facts, "repair")[0]["turns"] == 3
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
    assert [fact["value"] for fact in only(facts, "ruling")] == ["not_enough_ammo"]
    assert game["vera"].weapons["uzi"].loaded == 0


# --- silencers -------------------------------------------------------------------------------------------------


@rule("D100-SIL-01")
def test_a_silencer_halves_the_range() -> None:
    assert percent(shooter({**RIFLE, "silencer": True}, des=10), "rifle", distance=51) == 40
    assert percent(shooter({**RIFLE, "silencer": True}, des=10), "rifle", distance=50) == 80


@rule("D100-SIL-02")
def test_a_silencer_is_good_for_ten_shots_and_the_die_and_its_end_is_noted() -> None:
    game = shooter({**UZI, "silencer": True})
    game.act("vera", "attack", "bruto", shots=8, dice=[97, 1])
    assert game["vera"].weapons["uzi"].silencer == 3
    game.to_turn(2)
    facts = game.act("vera", "attack", "bruto", shots=5, dice=[97])
    assert game["vera"].weapons["uzi"].silencer == 0
    assert only(facts, "note")[0]["what"] == "silencer"
    game.to_turn(3)
    assert only(game.act("vera", "attack", "bruto", dice=[97]), "note") == []


@rule("D100-SIL-02")
def test_a_home_made_silencers_shots_are_typed() -> None:
    game = shooter({**UZI, "silencer": True, "silencer_shots": 4})
    game.act("vera", "attack", "bruto", shots=3, dice=[97])
    assert game["vera"].weapons["uzi"].silencer == 1


@rule("D100-SIL-03")
@pytest.mark.parametrize(
    ("count", "mechanism", "counted"),
    [
        ("automatic", "auto", True),
        ("automatic", "semi", False),
        ("always", "semi", True),
        ("never", "auto", False),
    ],
)
def test_whose_silencer_is_counted(count: str, mechanism: str, counted: bool) -> None:
    game = shooter({**UZI, "silencer": True, "mechanism": mechanism}, silencer_count=count)
    game.act("vera", "attack", "bruto", dice=[97, 50] if counted else [97])
    assert game["vera"].weapons["uzi"].silencer == (59 if counted else None)


@rule("D100-SIL-04")
def test_a_silencer_serves_only_the_weapon_that_it_was_made_for() -> None:
    game = shooter({**UZI, "silencer": True}, {**RIFLE}, des=10)
    assert percent(game, "rifle", distance=100) == 80
    assert game["vera"].weapons["rifle"].silencer is None


def test_a_shot_past_the_range_by_the_game_masters_word() -> None:
    game = shooter(ARCO, des=2).to("vera")
    game.act("vera", "attack", "bruto", distance=200, dice=[99], override=True)
    assert game.percent("vera") == 52 >> 4


def test_a_distance_means_nothing_hand_to_hand() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    game.act("ana", "attack", "bruto", distance=500, dice=[99])
    assert game.percent("ana") == 60
