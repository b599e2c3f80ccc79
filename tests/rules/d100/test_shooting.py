"""What a shot is worth: range and closeness, scopes, bursts, silencers."""

import pytest

from tests.rules.d100.playing import ESPADA, Game, ana, bruto, one
from tests.rules.d100.shooting import ARCO, REVOLVER, RIFLE, UZI, VENABLO, shooter
from tests.rules.played import facts_of

rule = pytest.mark.rule


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
    assert [(fact["target"], fact["percent"]) for fact in facts_of(facts, "attack")] == [("bruto", 80), ("otro", 80)]
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
    assert facts_of(facts, "note")[0]["what"] == "silencer"
    game.to_turn(3)
    assert facts_of(game.act("vera", "attack", "bruto", dice=[97]), "note") == []


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
