"""A stat block of each system is read aloud in the words of its book, and says nothing twice."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from rules.system import registry
from tests.ui.bestiary.world import paragraphs
from ui.bestiary.forms.value_words import StatWords
from ui.bestiary.stat_block import view
from ui.bestiary.stat_block.data import StatBlockData
from ui.bestiary.stat_block.view import StatBlock
from ui.sheets.schema import fields

pytestmark = pytest.mark.real_systems


def read_aloud(qtbot: QtBot, system: str, sheet: dict[str, Any], level: int | None = None) -> list[str]:
    """The paragraphs of a stat block."""
    block = StatBlock()
    qtbot.addWidget(block)
    block.show_block(StatBlockData("Sable", system, level, "", sheet, "", {}))
    return paragraphs(block)


def test_a_weapon_is_read_aloud_whole_though_its_sheet_says_little(qtbot: QtBot) -> None:
    dice = dict.fromkeys(("constitucion", "destreza", "mente", "gracia"), "d6")
    sheet = {**dice, "pv": 9, "weapons": [{"id": "machete-largo"}]}
    [told] = [line for line in read_aloud(qtbot, "fulminato", sheet) if line.startswith("Machete largo")]
    assert told == "Machete largo Daño d6 · contundente · Alcance CaC (pies) 5"


def test_few_numbers_stand_in_one_line_though_the_form_has_them_in_groups(qapp: object) -> None:
    sheet = {"vida": 6, "con": 6, "per": 2, "forca": 4}
    rows = view.html(StatBlockData("Sable", "tabuleiro", None, "", sheet, "", {})).split("</tr>")
    [told] = [row for row in rows if "CON" in row]
    assert "PER" in told
    assert "FOR" in told


@pytest.mark.parametrize(("level", "times"), [(7, 0), (9, 1)])
def test_a_level_that_stands_in_the_head_is_not_said_again(qtbot: QtBot, level: int, times: int) -> None:
    assert read_aloud(qtbot, "fantasia", {"pv": 9, "de": 8, "dm": 8, "nv": 7}, level).count("Nv 7") == times


READ_TOGETHER: dict[str, tuple[str, dict[str, Any], str]] = {
    "Fang": (
        "weapons",
        {"scale": 3, "die": "d8", "bonus": -2, "effects": [{"status": "poison", "cos": {"flat": 30}}]},
        "3 × STR + d8 − 2 · Physical · Melee · Poison, CoS 30%",
    ),
    "Gaze": (
        "abilities",
        {"range": "melee", "hit": {"stat": "macc", "mod": -50, "vs": "meva"}, "effects": [{"near_fatal": True}]},
        "Fast · Single · Melee · CoS M. ACC − 50 − M. EVA · Near-Fatal",
    ),
    "Blaze": (
        "abilities",
        {"damage": {"scale": 4, "attribute": "mag", "die": "d8", "element": "fire"}, "mp": 7, "type": "magic"},
        "Damage 4 × MAG + d8, Fire · MP 7 · Magic · Single",
    ),
    "Strike": ("abilities", {"damage": {"weapon": True, "percent": 75}}, "Damage 75% Weapon · Fast · Single"),
    "Tide": ("abilities", {"heal": {"scale": 4, "die": "d8"}}, "Healing 4 × MAG + d8 HP · Fast · Single"),
    "Dram": (
        "items",
        {"kind": "recovery", "heal": [{"full": True}, {"amount": 30, "pool": "mp"}]},
        "Healing 100% HP, 30 MP · Recovery",
    ),
    "Feather": ("items", {"effects": [{"revive": {"pct": 10}}, {"delay": 25}]}, "Revives 10% HP, Delay 25%"),
}


@pytest.mark.parametrize("name", READ_TOGETHER)
def test_a_row_is_read_as_the_book_writes_it_and_without_labels_that_say_nothing(qtbot: QtBot, name: str) -> None:
    place, row, expected = READ_TOGETHER[name]
    lines = read_aloud(
        qtbot, "ffrpg", {"hp": 10, "mp": 9, "spd": 5, place: [{"id": name.lower(), "name": name, **row}]}
    )
    assert [line for line in lines if line.startswith(name)] == [f"{name} {expected}"]


def test_an_item_has_the_books_name_on_a_stat_block_as_in_the_log(qtbot: QtBot) -> None:
    sheet = {"hp": 10, "spd": 5, "items": [{"id": "x-potion"}], "drops": [{"item": "eye-drops", "chance": 50}]}
    lines = read_aloud(qtbot, "ffrpg", sheet)
    assert {line.partition("Chance")[0].strip() for line in lines if line.startswith(("X", "Eye"))} == {
        "X-Potion",
        "Eye Drops",
    }


@pytest.mark.parametrize("system", ["fantasia"])
def test_a_poison_is_read_aloud_with_its_dice(qtbot: QtBot, system: str) -> None:
    status = [{"status": "poison", "params": {"damage": "2d"}}, {"status": "poison"}]
    weapon = {"id": "fang", "name": "Colmillo", "status": status}
    lines = read_aloud(qtbot, system, {"pv": 9, "de": 7, "dm": 7, "weapons": [weapon]})
    assert any("Veneno (2d), Veneno" in line for line in lines), lines


def test_a_percentage_is_read_with_its_sign_behind_the_number() -> None:
    d100 = registry.system("d100")
    words, sheet = StatWords(d100), {field.name: field for field in fields(d100.sheet)}
    skill, weapon = {"id": "aid", "name": "Primeros auxilios", "pct": 50}, {"id": "club", "skill": 40, "block": 30}
    assert words.details(sheet["skills"].model, skill, frozenset({"id", "name"})) == ["50%"]
    assert words.details(sheet["weapons"].model, weapon, frozenset({"id"})) == ["Habilidad 40%", "Bloquear 30%"]


@pytest.mark.parametrize(("weight", "said"), [(3.0, "Peso (kg) 3"), (0.8, "Peso (kg) 0.8")])
def test_a_weight_is_read_without_a_nought_behind_its_point(qtbot: QtBot, weight: float, said: str) -> None:
    mallet = {"id": "mallet", "name": "Mallet", "damage": "d10", "weight_kg": weight}
    assert any(line.endswith(said) for line in read_aloud(qtbot, "fulminato", {"pv": 9, "weapons": [mallet]}))


def test_a_negative_number_is_read_with_a_minus_sign(qtbot: QtBot) -> None:
    bite = {"id": "bite", "name": "Bite", "bonus": -2, "natural": True}
    told = read_aloud(qtbot, "fantasia", {"pv": 9, "de": 8, "dm": 8, "fue": -1, "weapons": [bite]})
    assert "FUE \N{MINUS SIGN}1" in told
    assert any("\N{MINUS SIGN}2" in line for line in told)
    assert not any("-" in line for line in told)
