"""The sheet: what it needs, what it takes, and one clear sentence for what it does not."""

import json
from typing import Any

import pytest

from rules.engine.replay import replay
from rules.fantasia import SYSTEM
from rules.fantasia.combatant.sheet import Creature
from rules.fantasia.statuses.amounts import BadAmount, amount, half_die, twice_the_average, with_weapon
from rules.sheets.schema import check
from rules.text.faults import BadSheet

LEAST = {"pv": 9, "de": 8, "dm": 7}


def fault(**sheet: Any) -> tuple[str, str]:
    """Place and sentence of the first fault."""
    with pytest.raises(BadSheet) as bad:
        check(Creature, {**LEAST, **sheet})
    return bad.value.faults[0]


def test_three_numbers_are_enough() -> None:
    sheet = check(Creature, LEAST)
    assert (sheet.pm, sheet.mo, sheet.nv, sheet.strikes, sheet.in_hand) == (0, 5, 1, 1, None)
    with pytest.raises(BadSheet) as bad:
        check(Creature, {"pv": 9})
    assert [place for place, _ in bad.value.faults] == ["de", "dm"]


@pytest.mark.parametrize(
    ("sheet", "place"),
    [
        ({"fue": 51}, "fue"),
        ({"pv": 0}, "pv"),
        ({"luck": 1}, "luck"),
        ({"living": 1}, "living"),
        ({"armor": "leather"}, "armor"),
        ({"elements": {"fire": "strong"}}, "elements.fire"),
        ({"gear": {"pv": 3}}, "gear.pv"),
        ({"immune": ["hiccups"]}, "immune[0]"),
        ({"weapons": [{"id": ""}]}, "weapons[0].id"),
        ({"weapons": [{"id": "a"}, {"id": "a"}]}, "weapons"),
        ({"weapons": [{"id": "unarmed"}]}, "weapons"),
        ({"weapons": [{"id": "a", "damage": "weapon+1"}]}, "weapons[0].damage"),
        ({"weapons": [{"id": "a", "damage": "2d8"}]}, "weapons[0].damage"),
        ({"equipped": "axe"}, "equipped"),
        ({"weapons": [{"id": "claw", "natural": True}], "equipped": "claw"}, "equipped"),
        ({"abilities": [{"id": "a", "damage": "fire"}]}, "abilities[0].damage"),
        ({"abilities": [{"id": "a", "lifts": ["sadness"]}]}, "abilities[0].lifts[0]"),
        ({"abilities": [{"id": "a", "status": [{"status": "modifier"}]}]}, "abilities[0].status[0]"),
        ({"items": [{"id": "a", "qty": -1}]}, "items[0].qty"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(sheet: dict[str, Any], place: str) -> None:
    found, sentence = fault(**sheet)
    assert found == place
    assert sentence


def test_what_has_been_given_comes_back_as_it_was() -> None:
    data = {
        **LEAST,
        "equipped": None,
        "weapons": [{"id": "gun", "kind": "firearm", "capacity": None}, {"id": "bow", "kind": "ranged"}],
        "abilities": [{"id": "a", "area": True, "max_targets": 3, "status": [{"status": "slow", "timer": None}]}],
    }
    sheet = check(Creature, data)
    again = sheet.model_dump(mode="json", exclude_unset=True)
    assert again == data
    assert check(Creature, again) == sheet
    assert (sheet.in_hand, sheet.weapons[0].shots, sheet.weapons[1].reach) == (None, None, 20)


@pytest.mark.rule("LF-DRAW-02")
def test_the_first_weapon_that_can_be_held_is_in_hand() -> None:
    claw = {"id": "claw", "natural": True}
    sheet = check(Creature, {**LEAST, "weapons": [claw, {"id": "axe"}, {"id": "gun", "kind": "firearm"}]})
    assert sheet.in_hand == "axe"
    assert sheet.weapons[2].shots == 6


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ({"damage": "1d"}, ("ma_dm", "men", False, 1)),
        ({"kind": "power", "heal": "1d"}, ("ma_dm", "men", True, 1)),
        ({"kind": "technique", "damage": "weapon"}, ("at_de", "weapon", False, 1)),
        ({"kind": "skill", "damage": "1d"}, ("at_de", "none", False, 1)),
        ({"area": True, "lifts": ["poison"]}, ("ma_dm", "men", True, None)),
        ({"heal": "1d", "status": [{"status": "regen"}]}, ("ma_dm", "men", False, 1)),
        ({"status": [{"status": "haste"}], "beneficial": True}, ("ma_dm", "men", True, 1)),
        ({"max_targets": None, "revive": 5}, ("ma_dm", "men", True, None)),
    ],
)
def test_what_an_ability_does_not_say_follows_from_its_kind(row: dict[str, Any], expected: tuple[Any, ...]) -> None:
    ability = check(Creature, {**LEAST, "abilities": [{"id": "a", **row}]}).abilities[0]
    assert (ability.check, ability.adds, ability.helps, ability.most) == expected


@pytest.mark.rule("LF-UNARM-02")
def test_amounts_are_read_term_by_term() -> None:
    assert [half_die(face) for face in range(1, 7)] == [1, 1, 2, 2, 3, 3]
    assert twice_the_average(amount("2d + 3 - half")) == 14 + 6 - 4
    assert with_weapon(amount("1d+weapon"), amount("2D-1")) == amount("1d+2d-1")
    assert amount("d") == amount("1d") == amount("1d6")


@pytest.mark.rule("LF-UNARM-02")
@pytest.mark.parametrize("typed", ["½d", "1/2d", "1/2 d6", "medio", "Medio dado", "medio d", "meio", "meio dado"])
def test_half_a_die_may_be_typed_as_the_book_says_it(typed: str) -> None:
    assert amount(f"2d+{typed}-1") == amount("2d+half-1")
    weapon = {"id": "fist", "damage": f"{typed}+1"}
    sheet = check(Creature, {**LEAST, "weapons": [weapon], "abilities": [{"id": "a", "damage": typed}]})
    assert sheet.weapons[0].damage == "half+1"
    assert sheet.abilities[0].damage == "half"


@pytest.mark.parametrize("typed", ["11/2d", "mediod4", "1/2", "½", "1/2d8"])
def test_what_is_no_half_die_is_not_taken_for_one(typed: str) -> None:
    with pytest.raises(BadAmount):
        amount(typed)


def test_a_setup_that_cannot_be_is_answered_with_its_place() -> None:
    def place(**combatant: Any) -> str:
        data = {"system": "fantasia", "combatants": [{"id": "a", "side": "party", "sheet": LEAST, **combatant}]}
        result, status = replay(json.dumps(data))
        assert status == 2
        return str(result["error"]["place"])

    assert place(conditions=[{"status": "condemned"}]) == "combatants[0].conditions[0]"
    assert place(conditions=[{"status": "poison", "params": {"damage": "x"}}]) == "combatants[0].conditions[0]"
    assert place(pools={"pv": 10}) == "combatants[0].pools.pv"
    assert place(pools={"hp": 1}) == "combatants[0].pools.hp"
    assert place(facing="left") == "combatants[0].facing"


def test_lists_sort_by_level_and_profession() -> None:
    assert SYSTEM.window.list_key(check(Creature, {**LEAST, "nv": 7, "profession": "bardo"})) == (7, "bardo")
    assert SYSTEM.window.list_key(check(Creature, {**LEAST, "profession": "mago_negro"}))[1] == "mago negro"
