"""Damage: dice, damage modifier, impaling, armour, knocking out."""

import pytest

from tests.rules.d100.playing import ESPADA, Game, ana, bruto, one
from tests.rules.played import facts_of

rule = pytest.mark.rule


def hit(dice: list[int], md: str = "0", prot: int = 0, **weapon: object) -> int:
    """PV that one blow with a skill of 50 costs a target of 50 PV."""
    attacker = one("a", des=15, md=md, weapons=[{"id": "arma", "skill": 50, "damage": "1D8", **weapon}])
    game = Game(attacker, one("b", pv=50, prot=prot), declarations="off").begin()
    game.act("a", "attack", "b", dice=dice)
    return 50 - game.pv("b")


@rule("D100-SEQ-03")
def test_the_weapons_dice_come_first_then_the_modifiers() -> None:
    assert hit([30, 5, 6, 3], md="+1D4", damage="2D8+2") == 5 + 6 + 2 + 3
    assert hit([30, 5, 3], md="-1D4") == 2
    assert hit([30, 5], md="+2") == 7


@rule("D100-SEQ-03")
def test_a_blow_never_does_less_than_nothing() -> None:
    assert hit([30, 1, 4], md="-1D4") == 0


@rule("D100-SEQ-04")
def test_armour_is_subtracted_and_the_rest_comes_off_pv() -> None:
    assert hit([30, 7], prot=3) == 4
    assert hit([30, 2], prot=3) == 0


@rule("D100-SEQ-04")
def test_pv_go_below_zero_and_the_fact_tells_armour_and_wound() -> None:
    game = Game(ana(), bruto(pv=4, prot=1), declarations="off").begin()
    facts = game.act("ana", "attack", "bruto", dice=[50, 8, 4])
    told = facts_of(facts, "damage")[0]
    assert (told["raw"], told["armor"], told["amount"], told["from"], told["to"]) == (12, 1, 11, 4, -7)
    assert told["wound"] == "major"


def test_a_wound_is_major_above_half_of_the_maximum() -> None:
    game = Game(one("a", pv=8), declarations="off").begin()
    wounds = [facts_of(game.do("damage", actor="a", amount=amount), "damage")[0]["wound"] for amount in (4, 5, 0)]
    assert wounds == ["minor", "major", None]


@rule("D100-RDMG-01", "D100-RDMG-02", "D100-RDMG-03")
@pytest.mark.parametrize(
    ("kind", "md", "expected"),
    [
        ("melee", "+3", 4 + 3),
        ("thrown", "+3", 4 + 1),
        ("missile", "+3", 4 + 1),
        ("thrown", "-3", 4 - 1),
        ("firearm", "+3", 4),
        ("object", "+3", 4 + 3),
    ],
)
def test_how_much_of_the_modifier_counts(kind: str, md: str, expected: int) -> None:
    assert hit([30, 4], md=md, kind=kind) == expected


@rule("D100-RDMG-03")
def test_a_firearm_does_not_even_roll_the_modifier() -> None:
    assert hit([30, 4], md="+1D6", kind="firearm") == 4


@rule("D100-RDMG-02")
def test_a_weapon_may_say_otherwise() -> None:
    spear = {"id": "lanza", "kind": "thrown", "skill": 50, "damage": "1D8", "md": "full"}
    game = Game(one("a", des=15, md="+3", weapons=[spear]), one("b", pv=50), declarations="off").begin()
    game.act("a", "attack", "b", dice=[30, 4])
    assert game.pv("b") == 50 - 7


@rule("D100-IMP-01")
@pytest.mark.parametrize(("face", "lost"), [(10, 8), (11, 4)])
def test_a_fifth_of_the_percentage_impales(face: int, lost: int) -> None:
    assert hit([face, 4]) == lost


@rule("D100-IMP-01")
def test_it_is_a_fifth_of_the_effective_percentage() -> None:
    game = Game(ana(), bruto(pv=50), declarations="off").begin()
    game.act("ana", "attack", "bruto", dice=[12, 4, 1], modifier=-5)
    assert game.degree("ana") == "success"
    game.to_turn(2)
    game.act("ana", "attack", "bruto", dice=[13, 4, 1], modifier=5)
    assert game.degree("ana") == "special"


@rule("D100-IMP-02", "D100-IMP-03")
def test_an_impale_doubles_weapon_and_modifier_and_then_armour_counts_once() -> None:
    assert hit([10, 4, 2], md="+1D4", prot=3) == (4 + 2) * 2 - 3


# --- knocking out ----------------------------------------------------------------------------------------------


def knock(dice: list[int], pv: int = 8, prot: int = 0, at: int | None = None, **weapon: object) -> Game:
    attacker = one("a", des=15, md="+1D4", weapons=[{"id": "porra", "skill": 50, "damage": "1D6+1", **weapon}])
    target = one("b", pv=pv, prot=prot, pools=None if at is None else {"pv": at})
    game = Game(attacker, target, declarations="off").begin()
    game.act("a", "attack", "b", dice=dice, knockout=True)
    return game


@rule("D100-KO-01")
def test_a_knock_out_is_announced_with_the_attack_and_only_hand_to_hand() -> None:
    bow = {"id": "arco", "kind": "missile", "skill": 50, "damage": "1D6"}
    game = Game(ana(weapons=[ESPADA, bow]), bruto(), declarations="off").begin()
    assert game.cannot("ana", "attack", "bruto", using="arco", knockout=True) == "melee_only"
    assert game.cannot("ana", "grapple", "bruto", knockout=True) == "invalid_params"
    assert game.cannot("ana", "attack", "bruto", knockout="yes") == "invalid_params"


@rule("D100-KO-02")
def test_more_than_half_of_the_maximum_knocks_out_for_ten_turns_and_the_die() -> None:
    game = knock([50, 3, 1, 7])
    assert (game.pv("b"), game.on("b")) == (8, {"unconscious": 17})
    assert game["b"].conditions[0].source == "a"
    assert game["b"].state == "unconscious"


@rule("D100-KO-02")
def test_half_is_of_the_maximum_and_armour_and_impale_count() -> None:
    assert knock([50, 2, 1], at=5).on("b") == {}
    assert knock([50, 5, 1], prot=4).on("b") == {}
    assert knock([10, 2, 1, 1]).on("b") == {"unconscious": 11}


@rule("D100-KO-03")
def test_a_failed_knock_out_does_the_weapons_least_damage() -> None:
    game = knock([50, 2, 1])
    assert (game.pv("b"), game.on("b")) == (8 - 2, {})
    assert knock([10, 1, 1], pv=40).pv("b") == 40 - 2
    assert knock([50, 2, 1], prot=1).pv("b") == 8 - 1
    assert knock([50, 6, 2, 2], pv=30, damage="2D6-1").pv("b") == 30 - 1


def test_a_longer_unconsciousness_stays() -> None:
    game = knock([50, 3, 1, 7])
    game.do("condition", actor="b", status="unconscious", timer=5)
    assert game.on("b") == {"unconscious": 17}
    game.do("condition", actor="b", status="unconscious", timer=20, source="a")
    assert game.on("b") == {"unconscious": 20}
    game.do("condition", actor="b", status="unconscious")
    assert game.on("b") == {"unconscious": None}
    game.do("condition", actor="b", status="unconscious", timer=99)
    assert game.on("b") == {"unconscious": None}
