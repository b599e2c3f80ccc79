"""A creature in one line, in every system."""

import pytest

from models.sheets import Sheets
from rules import catalogue, quick
from rules.quick import Line


def test_a_line_is_a_name_a_pool_and_an_attack() -> None:
    system = catalogue.system("ffrpg")
    assert quick.read("Bandit 12 hp, sword d8+1", system) == Line("Bandit", 12, "sword", "d8", 1)
    assert quick.read("Old Man Willow 40 2d6 − 2", system) == Line("Old Man Willow", 40, "", "2d6", -2)
    assert quick.read("Bandit 12 long bow", system) == Line("Bandit", 12, "long bow", "", 0)
    assert quick.read("Ogro 25 pv maza 2d6+3", system) == Line("Ogro", 25, "maza", "2d6", 3)
    assert quick.read("Ogre 80 hp, club, 2d8+1; armor 20, slow", system) == Line(
        "Ogre", 80, "club", "2d8", 1, "armor 20, slow"
    )
    assert quick.read("Ogre 80 hp, long bow, armor 20", system) == Line("Ogre", 80, "long bow", "", 0, "armor 20")
    assert quick.read("Bandit", system) == Line("Bandit", None, "", "", 0)
    assert quick.read("Goblin 7 PV mordisco 1d4", catalogue.system("d100")) == Line("Goblin", 7, "mordisco", "1d4", 0)


@pytest.mark.parametrize(
    ("id", "line", "read"),
    [
        ("ffrpg", "Ogre level 8 hp 120", Line("Ogre", 120, "", "", 0, "", (("level", 8),))),
        (
            "ffrpg",
            "Ogre lv. 8, 120 hp, STR 14; club 2d6",
            Line("Ogre", 120, "club", "2d6", 0, "", (("level", 8), ("str", 14))),
        ),
        ("ffrpg", "Ogre hp: 120 level = 8", Line("Ogre", 120, "", "", 0, "", (("level", 8),))),
        ("ffrpg", "Ogre 120hp club 2d6–1", Line("Ogre", 120, "club", "2d6", -1)),
        ("ffrpg", "Ogre 12 hp level 3 level 4", Line("Ogre", 12, "level 4", "", 0, "", (("level", 3),))),
        ("ffrpg", "Agent 47 12 hp", Line("Agent", 47, "12 hp", "", 0)),
        ("ffrpg", "Bandit claws 2d6", Line("Bandit claws 2d6", None, "", "", 0)),
        ("fantasia", "Ogro nivel 3 pv 40 maza 2d+1", Line("Ogro", 40, "maza", "2d", 1, "", (("nv", 3),))),
        ("d100", "Ogro nivel 8 pv 20, maza 1d8", Line("Ogro", 20, "maza", "1d8", 0, "nivel 8")),
    ],
)
def test_numbers_stand_behind_what_they_are_called(id: str, line: str, read: Line) -> None:
    assert quick.read(line, catalogue.system(id)) == read


def test_a_line_that_nobody_typed_is_read_no_further_than_its_beginning() -> None:
    system = catalogue.system("ffrpg")
    assert len(quick.read("a " * 20_000, system).name) < quick.LONGEST
    assert quick.read("Ogre 12 hp, " + "club " * 10_000, system).vital == 12


@pytest.mark.parametrize("id", catalogue.ids())
@pytest.mark.parametrize(
    "line", ["Bandit", "Ogre level 8 hp 120", "Bandit 12", "Bandit 12 hp, long sword", "Bandit 12 claws 2d6"]
)
def test_every_system_takes_such_a_creature(id: str, line: str) -> None:
    system = catalogue.system(id)
    said = quick.read(line, system)
    sheet = quick.sheet(said, system)
    summary = Sheets(catalogue.system).read(id, said.name, sheet)
    assert summary.pools[system.vital.id] == (said.vital or quick.USUAL)
    assert system.plain is not None
    for key, number in said.numbers:
        assert sheet[key] == number
    (row,) = sheet[system.plain.attacks]
    assert row["name"] == (said.attack.capitalize() or system.plain.called)
    if said.dice:
        assert row[system.plain.damage] == "2d6"


def test_a_number_behind_an_attack_is_its_damage_where_that_needs_no_dice() -> None:
    system = catalogue.system("tabuleiro")
    said = quick.read("Orc 5 vida, Garras 9, covarde", system)
    assert said == Line("Orc", 5, "Garras", "", 9, "covarde")
    (card,) = quick.sheet(said, system)["cards"]
    assert (card["name"], card["damage"]) == ("Garras", 9)
    assert quick.read("Orc 5 vida, Garras", system) == Line("Orc", 5, "Garras", "", 0)


def test_a_number_behind_an_attack_is_part_of_its_name_elsewhere() -> None:
    assert quick.read("Matón 10 pv, AK 47", catalogue.system("d100")) == Line("Matón", 10, "AK 47", "", 0)
