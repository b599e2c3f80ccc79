"""The book's own line of what strikes, `(4×MAG) + d8 Fire, CT 10`, read and written."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.ffrpg.combatant.rows import REACHES, TARGETS, Ability, Weapon
from rules.ffrpg.statuses.traits import ELEMENTS

NONE = {"bonus": None, "element": None, "defence": None}


@pytest.mark.rule("FF-ATK-04")
@pytest.mark.parametrize(
    ("line", "damage", "said"),
    [
        ("(4×MAG)+d8 Fire, CT 10", {"scale": 4, "attribute": "mag", "die": "d8", "element": "fire"}, {"ct": 10}),
        ("(4xMAG) + 2d10", {"scale": 4, "attribute": "mag", "die": "2d10"}, {}),
        ("3 * str + D6 - 4", {"scale": 3, "attribute": "str", "die": "d6", "bonus": -4}, {}),
        (
            "4 × MAG + d8 + 12 Ice, M. ARM, Group, MP 7",
            {
                "scale": 4,
                "attribute": "mag",
                "die": "d8",
                "bonus": 12,
                "element": "ice",
                "defence": "marm",
            },
            {"target": "group", "mp": 7},
        ),
        (
            "4 × MAG + d8 Holy M. ARM",
            {
                "scale": 4,
                "attribute": "mag",
                "die": "d8",
                "element": "holy",
                "defence": "marm",
            },
            {},
        ),
        (
            "2 × AGI + d4, Melee, Random Opponent",
            {"scale": 2, "attribute": "agi", "die": "d4"},
            {
                "range": "melee",
                "target": "random_opponent",
            },
        ),
    ],
)
def test_the_books_line_of_an_ability_is_read(line: str, damage: dict[str, Any], said: dict[str, Any]) -> None:
    found = Ability.from_notation(line)
    usual = {"target": "single", "range": "ranged", "ct": 0, "mp": 0}
    assert found == {**usual, **said, "damage": {**NONE, **damage}, "heal": None}


@pytest.mark.parametrize(
    "line",
    ["", "fire", "4 MAG + d8", "(4×MAG)", "(4×LCK)+d8", "(4×MAG)+d8 Glue", "(4×MAG)+d8, CT", "(4×MAG)+d8, often"],
)
def test_what_is_not_written_so_is_not_read(line: str) -> None:
    assert Ability.from_notation(line) is None


def test_a_weapon_has_no_charge_time() -> None:
    assert Weapon.from_notation("3 × STR + d8, CT 4") is None


@pytest.mark.rule("FF-ATK-04")
@given(
    scale=st.integers(0, 99),
    attribute=st.sampled_from(["str", "vit", "agi", "spd", "mag", "spr"]),
    die=st.sampled_from(["d6", "2d10", "12d100"]),
    bonus=st.integers(-9999, 9999),
    element=st.sampled_from([None, *ELEMENTS]),
    defence=st.sampled_from([None, "arm", "marm", "none"]),
    target=st.sampled_from(sorted(TARGETS)),
    reach=st.sampled_from(sorted(REACHES)),
    ct=st.integers(0, 999),
    mp=st.integers(0, 999),
)
def test_what_is_written_is_read_as_it_was(
    scale: int,
    attribute: str,
    die: str,
    bonus: int,
    element: str | None,
    defence: str | None,
    target: str,
    reach: str,
    ct: int,
    mp: int,
) -> None:
    damage = {
        "scale": scale,
        "attribute": attribute,
        "die": die,
        "bonus": bonus,
        "element": element,
        "defence": defence,
    }
    row = {"id": "a", "target": target, "range": reach, "ct": ct, "mp": mp, "damage": damage}
    ability = Ability.model_validate(row)
    found = Ability.from_notation(ability.to_notation())
    assert found is not None
    assert found.pop("heal") is None
    found["damage"] = {"bonus": 0, **{name: value for name, value in found["damage"].items() if value is not None}}
    expected = {name: value for name, value in damage.items() if value is not None}
    assert {**found, "id": "a"} == {**row, "damage": expected}


CURE = {"scale": 3, "attribute": "mag", "die": "d8"}


@pytest.mark.rule("FF-ATK-04")
@pytest.mark.parametrize("told", ["heals {}", "Restores {} HP", "cures {} HP", "Healing {} hp", "{} HP", "restores {}"])
def test_healing_is_read(told: str) -> None:
    line = told.format("(3 x MAG) + d8") + ", Single/Group, CT 4"
    found = Ability.from_notation(line)
    assert found is not None
    assert (found["damage"], found["target"], found["ct"]) == (None, "single_group", 4)
    assert {key: value for key, value in found["heal"].items() if value is not None and key != "pool"} == CURE


@pytest.mark.rule("FF-ATK-04")
@given(
    scale=st.integers(0, 99),
    bonus=st.integers(-9999, 9999),
    pool=st.sampled_from(["hp", "mp"]),
    target=st.sampled_from(sorted(TARGETS)),
    mp=st.integers(0, 999),
)
def test_healing_is_read_as_it_was_written(scale: int, bonus: int, pool: str, target: str, mp: int) -> None:
    heal = {"scale": scale, "attribute": "spr", "die": "2d10", "bonus": bonus, "pool": pool}
    ability = Ability.model_validate({"id": "a", "type": "magic", "target": target, "mp": mp, "heal": heal})
    found = Ability.from_notation(ability.to_notation())
    assert found is not None
    again = {"bonus": 0} | {key: value for key, value in found["heal"].items() if value is not None}
    assert (again, found["damage"], found["target"], found["mp"]) == (heal, None, target, mp)


@pytest.mark.parametrize("line", ["heals (4×MAG)", "heals (4×MAG)+d8 Fire", "heals (4×MAG)+d8 HP, often", "heals"])
def test_what_heals_otherwise_is_not_read(line: str) -> None:
    assert Ability.from_notation(line) is None


def test_what_does_both_or_restores_without_a_code_is_not_written_so() -> None:
    both = {"id": "a", "damage": {"scale": 2}, "heal": CURE}
    for row in (both, {"id": "a", "heal": {"amount": 50}}, {"id": "a", "heal": {"full": True}}):
        assert Ability.model_validate(row).to_notation() == ""


def test_what_has_no_code_is_not_written_so() -> None:
    assert Ability(id="a").to_notation() == ""
    assert Ability.model_validate({"id": "a", "damage": {"weapon": True}}).to_notation() == ""
