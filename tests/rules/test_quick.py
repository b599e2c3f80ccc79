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


@pytest.mark.parametrize("id", catalogue.ids())
@pytest.mark.parametrize("line", ["Bandit", "Bandit 12", "Bandit 12 hp, long sword", "Bandit 12 claws 2d6"])
def test_every_system_takes_such_a_creature(id: str, line: str) -> None:
    system = catalogue.system(id)
    said = quick.read(line, system)
    sheet = quick.sheet(said, system)
    summary = Sheets(catalogue.system).read(id, said.name, sheet)
    assert summary.pools[system.vital.id] == (said.vital or quick.USUAL)
    assert system.plain is not None
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
