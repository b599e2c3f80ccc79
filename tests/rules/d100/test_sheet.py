"""The sheet: what is needed, what comes from a weapon's kind, what is refused and where."""

from typing import Any

import pytest

from rules.d100 import SYSTEM
from rules.d100.combatant.sheet import D100Sheet
from rules.d100.combatant.weapons import sheet_weapons
from rules.sheets import schema
from rules.text.faults import BadSheet

rule = pytest.mark.rule


def weapon(**row: Any) -> Any:
    sheet = schema.check(D100Sheet, {"des": 10, "pv": 10, "lucha": 33, "weapons": [{"id": "w", **row}]})
    return sheet_weapons(sheet)["w"]


def faults(**sheet: Any) -> list[tuple[str, str]]:
    with pytest.raises(BadSheet) as bad:
        SYSTEM.check_sheet({"des": 10, "pv": 10, **sheet})
    return list(bad.value.faults)


def test_only_des_and_pv_are_needed() -> None:
    sheet = schema.check(D100Sheet, {"des": 12, "pv": 9})
    assert (sheet.fue, sheet.dodge, sheet.lucha, sheet.max_attackers, sheet.prot) == (10, 24, 25, 5, 0)
    assert [place for place, _ in _missing()] == ["des", "pv"]


def _missing() -> list[tuple[str, str]]:
    with pytest.raises(BadSheet) as bad:
        SYSTEM.check_sheet({})
    return list(bad.value.faults)


def test_everybody_has_bare_hands_unless_the_list_has_them() -> None:
    bare = sheet_weapons(schema.check(D100Sheet, {"des": 12, "pv": 9, "lucha": 40}))
    assert list(bare) == ["unarmed"]
    hands = bare["unarmed"]
    assert (hands.skill, hands.damage_text, hands.hold, hands.block, hands.kind) == (40, "1D3", True, None, "unarmed")
    own = {"id": "unarmed", "kind": "unarmed", "damage": "1D6", "block": 20}
    assert sheet_weapons(schema.check(D100Sheet, {"des": 12, "pv": 9, "weapons": [own]}))["unarmed"].block == 20


@rule("D100-NAT-02", "D100-BLOCK-01")
@pytest.mark.parametrize(
    ("kind", "block", "blocks", "blade", "md", "hold", "contact", "close"),
    [
        ("melee", 33, {"melee", "natural", "unarmed"}, True, "full", False, True, False),
        ("natural", 33, {"natural", "unarmed"}, True, "full", False, True, False),
        ("unarmed", None, {"unarmed"}, False, "full", True, True, False),
        ("object", 33, {"melee", "natural", "unarmed"}, False, "full", False, True, False),
        ("thrown", None, {"melee", "natural", "unarmed"}, False, "half", False, True, False),
        ("missile", None, {"melee", "natural", "unarmed"}, False, "half", False, False, True),
        ("firearm", None, {"melee", "natural", "unarmed"}, False, "none", False, True, True),
    ],
)
def test_what_a_kind_brings(
    kind: str, block: int | None, blocks: set[str], blade: bool, md: str, hold: bool, contact: bool, close: bool
) -> None:
    found = weapon(kind=kind)
    assert (found.block, set(found.blocks), found.blade, found.md) == (block, blocks, blade, md)
    assert (found.hold, found.contact_ok, found.close_double, found.skill) == (hold, contact, close, 33)


def test_what_a_row_says_goes_before_what_its_kind_brings() -> None:
    found = weapon(kind="firearm", md="full", block=20, blade=True, close_double=False, contact_ok=False)
    assert (found.md, found.block, found.blade, found.close_double, found.contact_ok) == (
        "full",
        20,
        True,
        False,
        False,
    )
    assert weapon(block=None).block is None


@rule("D100-LOAD-02")
def test_shots_rates_and_turns_of_loading() -> None:
    assert weapon(kind="thrown").capacity == 1
    assert weapon(kind="thrown", capacity=None).capacity is None
    assert weapon(kind="firearm", capacity=6).loaded == 6
    assert weapon(kind="firearm", mechanism="auto").rate == 20
    assert weapon(kind="firearm", mechanism="semi").rate == 1
    assert (weapon(feed="belt").load_turns, weapon(feed="magazine").load_turns) == (2, 1)


def test_natural_weapons_are_always_ready() -> None:
    assert weapon(kind="natural", equipped=False).equipped is True
    assert weapon(kind="melee", equipped=False).equipped is False


@rule("D100-NAT-03")
def test_a_natural_weapon_that_blocks_firearms_is_a_fault() -> None:
    assert faults(weapons=[{"id": "a"}, {"id": "w", "kind": "natural", "blocks": ["firearm"]}]) == [
        ("weapons[1]", "a natural weapon cannot block firearms")
    ]


@pytest.mark.parametrize(
    ("sheet", "place", "word"),
    [
        ({"des": 0}, "des", "at least 1"),
        ({"des": 101}, "des", "at most 100"),
        ({"des": "12"}, "des", "whole number"),
        ({"pv": True}, "pv", "whole number"),
        ({"md": "fuerte"}, "md", "means nothing"),
        ({"magia": 3}, "magia", "no such key"),
        ({"weapons": [{}]}, "weapons[0].id", "missing"),
        ({"weapons": [{"id": ""}]}, "weapons[0].id", "empty"),
        ({"weapons": [{"id": "w", "damage": "mucho"}]}, "weapons[0].damage", "means nothing"),
        ({"weapons": [{"id": "w", "kind": "magic"}]}, "weapons[0].kind", "not one of"),
        ({"weapons": [{"id": "w", "blocks": ["magic"]}]}, "weapons[0].blocks[0]", "not one of"),
        ({"weapons": [{"id": "w", "capacity": 6, "loaded": 7}]}, "weapons[0]", "only 6 fit"),
        ({"weapons": [{"id": "w", "loaded": 7}]}, "weapons[0]", "no capacity"),
        ({"weapons": [{"id": "w"}, {"id": "w"}]}, "", "two weapons have the id"),
        ({"weapons": [{"id": "w", "like": "x"}]}, "", "no weapon of this sheet"),
        ({"weapons": [{"id": "a", "like": "b"}, {"id": "b", "like": "a"}]}, "", "circle"),
        ({"skills": [{"id": "s"}]}, "skills[0].pct", "missing"),
        ({"skills": [{"id": "s", "pct": 1}, {"id": "s", "pct": 2}]}, "", "two skills"),
        ({"weapons": {"id": "w"}}, "weapons", "list"),
    ],
)
def test_a_fault_says_what_and_where(sheet: dict[str, Any], place: str, word: str) -> None:
    found = faults(**sheet)
    assert found[0][0] == place
    assert word in found[0][1]


def test_a_sheet_survives_being_written_without_its_defaults() -> None:
    data = {
        "des": 12,
        "pv": 9,
        "weapons": [{"id": "w", "block": None, "blocks": ["melee"], "capacity": None, "kind": "thrown"}],
    }
    sheet = schema.check(D100Sheet, data)
    written = sheet.model_dump(mode="json", exclude_unset=True)
    assert written == data
    assert sheet_weapons(schema.check(D100Sheet, written)) == sheet_weapons(sheet)


@pytest.mark.parametrize("row", SYSTEM.row_templates["weapons"], ids=lambda row: str(row["id"]))
def test_every_weapon_that_the_editor_offers_can_be_added(row: dict[str, Any]) -> None:
    sheet = {"des": 10, "pv": 10, "weapons": [row]}
    assert SYSTEM.check_sheet(sheet) == sheet
    assert sheet_weapons(schema.check(D100Sheet, sheet))[row["id"]].skill == row["skill"]


def test_the_editors_weapons_differ() -> None:
    rows = list(SYSTEM.row_templates["weapons"])
    assert len(rows) == 34
    assert SYSTEM.check_sheet({"des": 10, "pv": 10, "weapons": rows})["weapons"] == rows


def test_a_list_of_creatures_shows_no_level_or_kind_which_the_book_does_not_have() -> None:
    sheet = schema.check(D100Sheet, {"des": 12, "pv": 9, "weapons": [{"id": "w", "kind": "natural"}]})
    assert SYSTEM.window.list_key(sheet) == (0, "")
    assert SYSTEM.window.list_key(schema.check(D100Sheet, {"des": 12, "pv": 9})) == (0, "")
