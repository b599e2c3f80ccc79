"""What Foundry's spells and weapons say for all that they do, and what is written beside one of these only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from models.creatures import Creature
from models.exchange.choice import Choice
from models.exchange.foreign.foundry import pieces_of
from models.exchange.formats import READERS
from models.exchange.importing import look
from models.exchange.neutral import Attack
from models.exchange.reading import Content
from models.exchange.report import Taken
from models.library import Library
from models.sheets import installed
from tests.models.exchange.foreign.converting import convert
from tests.models.exchange.foreign.whole_files import FOLDER, creatures


def attacks_of(name: str) -> dict[str, list[Attack]]:
    found: dict[str, list[Attack]] = {}
    for feature in next(one for one in creatures("foundry") if one.name == name).features:
        for attack in feature.attacks:
            found.setdefault(attack.name, []).append(attack)
    return found


@pytest.mark.parametrize(
    ("name", "attack", "many", "feet"),
    [
        ("Mage", "Fireball", True, 150),
        ("Mage", "Cone of Cold", True, 60),
        ("Mage", "Magic Missile", False, 120),
        ("Lich", "Disrupt Life", True, 20),
        ("Lich", "Frightening Gaze", False, 10),
        ("Ancient Red Dragon", "Fire Breath", True, 90),
        ("Ancient Red Dragon", "Frightful Presence", True, 120),
        ("Ancient Red Dragon", "Wing Attack", True, 15),
    ],
)
def test_an_activity_reaches_those_whom_its_spell_names_and_as_far(
    name: str, attack: str, many: bool, feet: int
) -> None:
    (found,) = attacks_of(name)[attack]
    assert (found.area, found.range) == (many, feet)


def test_what_can_be_thrown_strikes_and_is_thrown() -> None:
    struck, thrown = attacks_of("Ogre")["Javelin"]
    assert (struck.kind, struck.reach, struck.range) == ("melee", 5, None)
    assert (thrown.kind, thrown.reach, thrown.range) == ("ranged", None, 30)
    assert thrown.damage == struck.damage
    assert [one.kind for one in attacks_of("Ogre")["Greatclub"]] == ["melee"]


def test_a_fireball_of_foundry_lands_on_a_group() -> None:
    made = convert(next(one for one in creatures("foundry") if one.name == "Mage"), "ffrpg")
    assert isinstance(made, Taken)
    targets = {row["id"]: row["target"] for row in made.sheet["abilities"]}
    assert (targets["fireball"], targets["magic-missile"]) == ("group", "single")


@pytest.mark.parametrize(("system", "rows"), [("ffrpg", "weapons"), ("d100", "weapons"), ("tabuleiro", "cards")])
def test_what_strikes_and_is_thrown_has_two_names(system: str, rows: str) -> None:
    made = convert(next(one for one in creatures("foundry") if one.name == "Ogre"), system)
    assert isinstance(made, Taken)
    assert [row["name"] for row in made.sheet[rows]] == ["Greatclub", "Javelin", "Javelin (ranged)"]


def test_a_creature_of_another_game_that_is_read_again_stays_where_it_was_filed(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "empty.turnwright", samples=(), systems=installed)
    content = Content.of_file(FOLDER / "foundry/one.json")

    def read(folder: str | None) -> Creature:
        look(library, [content], Choice("ffrpg", folder=folder, on_same="replace"), READERS).take(library)
        known = library.creatures.of_name("Silt Wader", "ffrpg")
        assert known is not None
        (found,) = library.creatures.get_all([known])
        return found

    filed = read("Marsh")
    filed.tags = ["wet"]
    library.creatures.save([filed])
    again = read(None)
    assert (again.folder, again.tags) == ("Marsh", ["wet"])
    assert read("Sea").folder == "Sea"
    library.close()


@pytest.mark.parametrize("ability", [["dex"], {"dex": 1}, 3, "luck"])
def test_a_weapon_that_names_no_ability_is_wielded_with_what_it_is(ability: object) -> None:
    act = {"type": "attack", "attack": {"ability": ability}, "damage": {"parts": []}}
    system = {"damage": {"base": {"number": 1, "denomination": 6}}, "activities": {"one": act}}
    actor = {
        "name": "Guard",
        "type": "npc",
        "system": {"abilities": {"str": {"value": 14}}, "attributes": {}},
        "items": [{"type": "weapon", "name": "Club", "system": system}],
    }
    (attack,) = pieces_of(actor).features[0].attacks
    assert (attack.to_hit, attack.damage[0].dice) == (4, "1d6+2")


@pytest.mark.parametrize(
    ("weapon", "act", "reach"),
    [
        ({"range": {"reach": None}}, {}, 5),
        ({"range": {"reach": None}, "properties": ["rch"]}, {}, 10),
        ({"range": {"reach": 0, "units": "ft"}}, {}, 0),
        ({"range": {"reach": 3, "units": "m"}}, {}, 10),
        ({"range": {"value": 15, "units": "ft"}, "properties": {"rch": True}}, {}, 15),
        ({"range": {"value": 10, "units": "ft"}}, {}, 10),
        ({"range": {"value": 20, "units": "ft"}, "properties": ["thr"]}, {}, 5),
        ({"range": {"reach": 10}}, {"override": True, "value": "20"}, 20),
        ({"range": {"reach": 10}}, {"override": False, "value": "20"}, 10),
        ({"range": {"reach": None}}, {"value": "15"}, 15),
        ({"range": {"reach": 10}}, {"value": "15"}, 10),
    ],
)
def test_a_blow_reaches_as_far_as_its_activity_its_weapon_or_its_kind_says(
    weapon: dict[str, Any], act: dict[str, Any], reach: int
) -> None:
    strike = {"type": "attack", "attack": {"type": {"value": "melee"}}, "range": act}
    system = {"type": {"value": "martialM"}, **weapon, "activities": {"a": strike}}
    actor = {
        "name": "Guard",
        "type": "npc",
        "system": {"abilities": {}, "attributes": {}},
        "items": [{"type": "weapon", "name": "Pike", "system": system}],
    }
    assert pieces_of(actor).features[0].attacks[0].reach == reach


def test_an_item_from_before_there_were_activities_does_what_it_says() -> None:
    """A bow, a breath and a bite with a save, as the versions before 4 kept them."""
    bow = {
        "actionType": "rwak",
        "weaponType": "martialR",
        "range": {"value": 150, "long": 600, "units": "ft"},
        "damage": {"parts": [["1d8 + @mod", "piercing"]]},
    }
    breath = {
        "actionType": "save",
        "activation": {"type": "action"},
        "target": {"value": 30, "type": "cone"},
        "save": {"ability": "dex", "scaling": "con"},
        "damage": {"parts": [["6d6", "fire"]]},
        "recharge": {"value": 5},
    }
    bite = {
        "actionType": "mwak",
        "weaponType": "natural",
        "properties": {"fin": False},
        "damage": {"parts": [["1d6 + @mod", "piercing"], ["2d4", "poison"]]},
        "save": {"ability": "con", "dc": 12, "scaling": "flat"},
    }
    actor = {
        "name": "Drake",
        "type": "npc",
        "data": {
            "abilities": {"str": {"value": 12}, "dex": {"value": 16}, "con": {"value": 14}},
            "attributes": {"ac": {"value": 15}},
            "details": {"cr": 3},
        },
        "items": [
            {"type": "weapon", "name": "Longbow", "data": bow},
            {"type": "feat", "name": "Breath", "data": breath},
            {"type": "weapon", "name": "Bite", "data": bite},
        ],
    }
    pieces = pieces_of(actor)
    assert pieces.ac == 15
    (shot,), (blast,), (struck, poison) = (feature.attacks for feature in pieces.features)
    assert (shot.kind, shot.to_hit, shot.range, shot.damage[0].dice) == ("ranged", 5, 150, "1d8+3")
    assert (blast.dc, blast.save, blast.half, blast.area, blast.range) == (12, "dex", True, True, 30)
    assert (blast.recharge, blast.damage[0].dice, blast.damage[0].type) == ("5-6", "6d6", "fire")
    assert (struck.to_hit, struck.reach, [part.dice for part in struck.damage]) == (5, 5, ["1d6+3", "2d4"])
    assert (poison.kind, poison.dc, poison.save, poison.damage) == ("save", 12, "con", ())
