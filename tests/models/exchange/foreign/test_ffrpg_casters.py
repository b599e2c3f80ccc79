"""Casters and archers of FFRPG as text: what a spell does besides damage, lists below a heading, ammunition."""

from typing import Any

import pytest

from models.exchange.foreign.ffrpg.lines import read_cells
from models.exchange.foreign.fifth import stat_block
from models.exchange.records.report import TEXT, TakenCreature
from rules.sheets import schema
from rules.system import registry

BLOCK = "Hexer\nHP 120, MP 90, SPD 11, MAG 13\n\n"


def read(text: str) -> TakenCreature:
    (found,) = stat_block.read_ffrpg(BLOCK + text)[0]
    schema.check(registry.system("ffrpg").sheet, found.sheet)
    return found


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Life: 30 MP, CT 12, revive 25%, single", {"effects": [{"revive": {"pct": 25}}]}),
        ("Life: 30 MP, CT 12, raises with 40 HP", {"effects": [{"revive": {"hp": 40}}]}),
        ("Esuna: 30 MP, CT 12, esuna, single", {"effects": [{"lift": ["esuna"]}]}),
        ("Wipe (30 MP, CT 12): dispel", {"effects": [{"lift": ["dispel"]}]}),
        ("Doom: 30 MP, CT 12, 40% death", {"effects": [{"death": True, "cos": {"flat": 40}}], "hit": "auto"}),
        ("Balm: 30 MP, CT 12, (3 x MAG) + d8 heal", {"heal": {"scale": 3, "attribute": "mag", "die": "d8"}}),
        ("Balm: 30 MP, CT 12, (3 x MAG) + d8, healing", {"heal": {"scale": 3, "attribute": "mag", "die": "d8"}}),
    ],
)
def test_a_spell_does_what_its_words_say_and_nothing_of_it_is_left_over(line: str, expected: dict[str, Any]) -> None:
    """`Balm … d8 heal` did damage."""
    taken = read(f"### Spells\n- {line}")
    (spell,) = taken.sheet["abilities"]
    frame = {"name": line.partition(":")[0].partition(" ")[0], "type": "magic", "target": "single", "mp": 30, "ct": 12}
    assert {key: value for key, value in spell.items() if key != "id"} == {**frame, **expected}
    assert taken.notes == ""


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("Gleam: 8 MP, CT 6, turns the moon green, Sleep (4), group", "Gleam: turns the moon green"),
        ("Gleam: 8 MP, CT 6 while it rains, group", "Gleam: CT 6 while it rains"),
        ("Gleam (8 MP, CT 6): 40% of all moons, Sleep (4), group", "Gleam: 40% of all moons, Sleep (4)"),
    ],
)
def test_only_the_part_of_a_spell_that_is_not_understood_is_named(line: str, left: str) -> None:
    taken = read(line)
    (spell,) = taken.sheet["abilities"]
    assert (spell["mp"], spell["ct"], spell["target"], taken.notes) == (8, 6, "group", left)


def test_lists_below_a_heading_are_read_as_behind_their_label() -> None:
    taken = read(
        "### Items\n- Potion x3\n- Fire Arrows x10\n- Arrow x5\n- Rope\n\n### Weaknesses\n- Fire\n- Ice\n\n"
        "### Reactions\n- Counter (a melee hit, 40%)\n- Riposte: when missed\n\n**Drops:**\n1. Potion 50%\n\n"
        "### Weapons\n- Short Bow: 2 x AGI + d8, ranged, ammo arrows"
    )
    assert [(row["id"], row["qty"], row.get("ammo")) for row in taken.sheet["items"]] == [
        ("potion", 3, None),
        ("fire-arrow", 10, "arrow"),
        ("arrow", 5, None),
    ]
    assert taken.sheet["elements"] == {"fire": "weak", "ice": "weak"}
    assert [(row["name"], row["trigger"], row.get("cos")) for row in taken.sheet["reactions"]] == [
        ("Counter", "hit_melee", 40),
        ("Riposte", "missed", None),
    ]
    assert taken.sheet["drops"] == [{"item": "Potion", "chance": 50}]
    assert taken.sheet["weapons"][0]["ammo"] == "arrow"
    assert taken.notes == "Items: Rope"


def test_lists_below_a_heading_in_spanish() -> None:
    text = "Arquera\nPV 95, VEL 12, FUE 8\n\n### Objetos\n- Poción x3\n- Flechas x10\n\n### Debilidades\n- fuego\n"
    (taken,) = stat_block.read_ffrpg(f"{text}\n### Armas\n- Arco: (2 x AGI) + d8, munición flecha")[0]
    assert [(row["id"], row["qty"]) for row in taken.sheet["items"]] == [("potion", 3), ("flecha", 10)]
    assert (taken.sheet["elements"], taken.sheet["weapons"][0]["ammo"]) == ({"fire": "weak"}, "flecha")
    assert taken.notes == ""


def test_rewards_behind_an_attack_are_no_part_of_it() -> None:
    taken = read("Howl: (2 x MAG) + d8 Shadow, M. ARM, Group, CT 6 XP 660 Gil 228")
    assert (taken.sheet["xp"], taken.sheet["gil"], taken.sheet["abilities"][0]["ct"]) == (660, 228, 6)
    assert taken.notes == ""


def test_the_costs_of_a_joined_line_stay_with_their_ability() -> None:
    """The second one's Charge Time was the first one's."""
    sheet: dict[str, Any] = {}
    read_cells(sheet, [("", TEXT, "Cure (4 MP): heals (2 x MAG) + d6 Gaze (CT 4): inflicts Stone")])
    assert [(row["name"], row.get("mp"), row.get("ct")) for row in sheet["abilities"]] == [
        ("Cure", 4, None),
        ("Gaze", None, 4),
    ]


def test_two_blanks_between_words_are_one() -> None:
    taken = read("Howl:  (2  x  MAG)  +  d8  Shadow,  M.  ARM,  Group,  CT  6")
    (howl,) = taken.sheet["abilities"]
    assert (howl["damage"]["type"], howl["target"], howl["ct"], taken.notes) == ("magical", "group", 6, "")


TABLE = """WEAPON   Oak Rod, (2 x STR) + d6
SPELLS
 Fira      14 MP   CT 8   Group    (5 x MAG) + 2d8 Fire
 Bio       10 MP   CT 5   Single   (4 x MAG) + d10 Bio, Poison 50%
ITEMS  Ether (2), Potion (1)
"""


def test_a_table_made_of_blanks_has_its_columns_read_and_none_become_a_name() -> None:
    """Two Spells were weapons called `Fira 14 MP CT 8 Group`, all of it underlined as understood."""
    sheet = read(TABLE).sheet
    assert [row["name"] for row in sheet["weapons"]] == ["Oak Rod"]
    assert [(row["name"], row["mp"], row["ct"], row["target"]) for row in sheet["abilities"]] == [
        ("Fira", 14, 8, "group"),
        ("Bio", 10, 5, "single"),
    ]
    assert [row["damage"]["type"] for row in sheet["abilities"]] == ["magical", "magical"]
    assert [(row["name"], row["qty"]) for row in sheet["items"]] == [("Ether", 2), ("Potion", 1)]


def test_what_costs_something_is_no_part_of_a_name() -> None:
    found = read("Wild 14 MP spell of ash 3 x MAG + d6\n")
    assert not any("MP" in row["name"] for row in found.sheet.get("weapons", ()))
    assert "14 MP" in found.notes


def test_a_sentence_ends_a_weapon() -> None:
    sheet = read("Longsword 3xSTR+d10, melee. Fist 1xSTR+d6.\n").sheet
    assert [row["name"] for row in sheet["weapons"]] == ["Longsword", "Fist"]


@pytest.mark.parametrize(
    ("words", "damage"),
    [
        ("weapon damage", {"weapon": True}),
        ("weapon damage 150%", {"weapon": True, "percent": 150}),
        ("75% of weapon damage", {"weapon": True, "percent": 75}),
    ],
)
def test_an_ability_that_does_the_damage_of_a_weapon_has_it(words: str, damage: dict[str, Any]) -> None:
    """`weapon damage` was underlined as understood, and the Ability did none."""
    found = read(f"Abilities: Power Break (CT 5, 8 MP, {words}, Power Break 45%)\n")
    (ability,) = found.sheet["abilities"]
    assert (ability["type"], ability["damage"], ability["ct"], ability["mp"]) == ("slow", damage, 5, 8)
    assert not found.notes


def test_that_a_target_gets_it_is_understood() -> None:
    """It arrived, and was said not to be understood."""
    found = read("Protect (6 MP, CT 2): inflicts Protect on the target\n")
    assert found.sheet["abilities"][0]["effects"] == [{"status": "protect"}]
    assert not found.notes


def test_the_word_weapon_without_a_colon_is_no_part_of_a_name() -> None:
    assert [row["name"] for row in read("weapon Club 3 x STR + d8\n").sheet["weapons"]] == ["Club"]
