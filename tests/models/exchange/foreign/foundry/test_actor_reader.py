"""What Foundry's spells and weapons say for all that they do, and what is written beside one of these only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from models.exchange.foreign.foundry.actor_reader import parts_of_actor
from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.neutral_creature import NeutralAttack
from models.exchange.records.readers import Content
from models.exchange.records.report import TakenCreature
from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.pictures import Picture, own_emblem, picture_of, with_own_emblem, with_picture
from models.repositories.sheets import installed_system
from tests.models.exchange.foreign.converting import convert
from tests.models.exchange.foreign.whole_files import FOLDER, creatures


def attacks_of(name: str) -> dict[str, list[NeutralAttack]]:
    found: dict[str, list[NeutralAttack]] = {}
    for feature in next(creature for creature in creatures("foundry") if creature.name == name).features:
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
    assert [attack.kind for attack in attacks_of("Ogre")["Greatclub"]] == ["melee"]


def test_a_fireball_of_foundry_lands_on_a_group() -> None:
    made = convert(next(creature for creature in creatures("foundry") if creature.name == "Mage"), "ffrpg")
    assert isinstance(made, TakenCreature)
    targets = {row["id"]: row["target"] for row in made.sheet["abilities"]}
    assert (targets["fireball"], targets["magic-missile"]) == ("group", "single")


@pytest.mark.parametrize(("system", "rows"), [("ffrpg", "weapons"), ("d100", "weapons"), ("tabuleiro", "cards")])
def test_what_strikes_and_is_thrown_has_two_names(system: str, rows: str) -> None:
    made = convert(next(creature for creature in creatures("foundry") if creature.name == "Ogre"), system)
    assert isinstance(made, TakenCreature)
    assert [row["name"] for row in made.sheet[rows]] == ["Greatclub", "Javelin", "Javelin (ranged)"]


def test_a_creature_of_another_game_that_is_read_again_stays_where_it_was_filed(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "empty.turnwright", samples=(), systems=installed_system)
    content = Content.of_file(FOLDER / "foundry/one.json")

    def read(folder: str | None) -> Creature:
        preview_files(library, [content], ImportChoice("ffrpg", folder=folder, on_same="replace"), READERS).take(
            library
        )
        known = library.creatures.id_by_name("Silt Wader", "ffrpg")
        assert known is not None
        (found,) = library.creatures.get_all([known])
        return found

    filed = read("Marsh")
    filed.tags = ["wet"]
    filed.extra = with_own_emblem(with_picture(filed.extra, Picture("image/png", b"mud")), "fish-monster")
    library.creatures.save([filed])
    again = read(None)
    assert (again.folder, again.tags) == ("Marsh", ["wet"])
    assert (picture_of(again.extra), own_emblem(again.extra)) == (Picture("image/png", b"mud"), "fish-monster")
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
    (attack,) = parts_of_actor(actor).features[0].attacks
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
    assert parts_of_actor(actor).features[0].attacks[0].reach == reach


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
    pieces = parts_of_actor(actor)
    assert pieces.ac == 15
    (shot,), (blast,), (struck, poison) = (feature.attacks for feature in pieces.features)
    assert (shot.kind, shot.to_hit, shot.range, shot.damage[0].dice) == ("ranged", 5, 150, "1d8+3")
    assert (blast.dc, blast.save, blast.half, blast.area, blast.range) == (12, "dex", True, True, 30)
    assert (blast.recharge, blast.damage[0].dice, blast.damage[0].type) == ("5-6", "6d6", "fire")
    assert (struck.to_hit, struck.reach, [part.dice for part in struck.damage]) == (5, 5, ["1d6+3", "2d4"])
    assert (poison.kind, poison.dc, poison.save, poison.damage) == ("save", 12, "con", ())


def does(attacks: tuple[NeutralAttack, ...]) -> list[tuple[str, str, int | None, list[str]]]:
    return [
        (attack.name, attack.kind, attack.dc or attack.to_hit, [part.dice for part in attack.damage])
        for attack in attacks
    ]


def activity(kind: str, name: str = "", begins: str = "action", *parts: str, **more: Any) -> dict[str, Any]:
    damage = {"parts": [{"custom": {"enabled": True, "formula": part}, "types": ["acid"]} for part in parts]}
    save = {"ability": ["dex"], "dc": {"formula": str(more.pop("dc", 14))}}
    return {"type": kind, "name": name, "activation": {"type": begins}, "damage": damage, "save": save, **more}


@pytest.mark.parametrize(
    ("activities", "wanted"),
    [
        pytest.param(
            [
                activity("attack", "", "action", "1d6"),
                activity("attack", "Bloodied Attack", "action", "1d4"),
                activity("attack", "Attack (enlarged)", "action", "2d6"),
                activity("damage", "Damage: Later", "action", "3d6"),
            ],
            [
                ("Maw", "melee", 2, ["1d6"]),
                ("Maw (Bloodied Attack)", "melee", 2, ["1d4"]),
                ("Maw (enlarged)", "melee", 2, ["2d6"]),
                ("Maw (Later)", "sure", None, ["3d6"]),
            ],
            id="several blows bear their own names",
        ),
        pytest.param(
            [activity("save", "First Roar: Save", dc=15), activity("save", "Maw (Cone)", "action", "2d8")],
            [("Maw (First Roar)", "save", 15, []), ("Maw (Cone)", "save", 14, ["2d8"])],
            id="several saves bear their own names",
        ),
        pytest.param(
            [
                activity("save", "Save", "bonus"),
                activity("damage", "Damage: Swallowed", "", "6d6"),
                activity("save", "Regurgitate: Save", "", dc=20),
            ],
            [("Maw", "save", 14, ["6d6"])],
            id="what comes of a failed save later is its harm, and no blow that cannot miss",
        ),
        pytest.param(
            [activity("attack", "", "action", "1d6"), activity("damage", "", "action", "2d6")],
            [("Maw", "melee", 2, ["1d6"])],
            id="what comes of a hit later is no blow that cannot miss",
        ),
        pytest.param(
            [activity("damage", "", "", "2d6"), activity("save", "", "")],
            [("Maw", "save", 14, [])],
            id="what comes of a charge besides is not the harm of its save",
        ),
        pytest.param(
            [activity("save", "First Save", "bonus"), activity("save", "Second Save", "turnEnd")],
            [("Maw", "save", 14, [])],
            id="what is saved against at the end of a turn is no blow",
        ),
        pytest.param(
            [activity("damage", "", "action", "5d4")], [("Maw", "sure", None, ["5d4"])], id="harm alone is a blow"
        ),
    ],
)
def test_what_only_follows_from_another_activity_is_no_blow_of_its_own(
    activities: list[dict[str, Any]], wanted: list[tuple[str, str, int | None, list[str]]]
) -> None:
    system = {"activities": {str(number): item for number, item in enumerate(activities)}}
    actor = {
        "name": "Gulper",
        "type": "npc",
        "system": {"abilities": {"str": {"value": 10}}, "attributes": {}},
        "items": [{"type": "feat", "name": "Maw", "system": system}],
    }
    assert does(tuple(parts_of_actor(actor).features[0].attacks)) == wanted


def test_a_spell_whose_harm_comes_later_is_one_spell() -> None:
    later = {**activity("damage", "Start of Turn Damage", "", "1d6"), "activation": {"type": "", "override": True}}
    system = {"activation": {"type": "bonus"}, "activities": {"a": activity("save"), "b": later}}
    actor = {
        "name": "Trapper",
        "type": "npc",
        "system": {"abilities": {}, "attributes": {}},
        "items": [{"type": "spell", "name": "Snare", "system": system}],
    }
    assert [
        (attack.name, [part.dice for part in attack.damage]) for attack in parts_of_actor(actor).features[0].attacks
    ] == [("Snare", ["1d6"])]


def worked_on(*changes: tuple[str, Any, str], **more: Any) -> Any:
    """An actor on whom effects work."""
    effect = {"changes": [{"key": f"system.{key}", "mode": mode, "value": value} for key, mode, value in changes]}
    return parts_of_actor(
        {
            "name": "Warden",
            "type": more.pop("type", "npc"),
            "system": {
                "abilities": {"dex": {"value": 14}, "wis": {"value": 10}},
                "attributes": {"ac": {"calc": "default"}, "movement": {"walk": 30}, "hp": {"max": 20}},
                "traits": {"dr": {"value": ["cold"]}},
                "details": {"cr": 1},
            },
            "effects": [{**effect, **more.pop("effect", {})}] if changes else [],
            "items": more.pop("items", []),
        }
    )


@pytest.mark.parametrize(
    ("change", "field", "wanted"),
    [
        (("attributes.ac.calc", 5, "mage"), "ac", 15),
        (("attributes.ac.calc", "override", "mage"), "ac", 15),
        (("attributes.ac.bonus", 2, "@abilities.dex.mod"), "ac", 14),
        (("attributes.movement.walk", 2, "10"), "speed", {"walk": 40}),
        (("attributes.movement.walk", 1, "0.5"), "speed", {"walk": 15}),
        (("attributes.movement.walk", 3, "20"), "speed", {"walk": 20}),
        (("attributes.movement.fly", 4, "@attributes.movement.speed"), "speed", {"walk": 30, "fly": 30}),
        (("abilities.dex.value", 4, "19"), "abilities", {"dex": 19, "wis": 10}),
        (("bonuses.abilities.save", 2, "1"), "saves", {"dex": 3, "wis": 1}),
        (("traits.dr.value", 2, "fire"), "resistances", ["cold", "fire", ""]),
        (("traits.dr.value", 2, "-cold"), "resistances", [""]),
        (("attributes.hp.max.more", 5, "1"), "hp", 20),
        (("attributes." + "deep." * 30, 5, "1"), "ac", 12),
        (("attributes.ac.calc", 9, "mage"), "ac", 12),
    ],
)
def test_what_works_on_an_actor_changes_its_numbers(change: tuple[str, Any, str], field: str, wanted: Any) -> None:
    assert getattr(worked_on(change), field) == wanted
    assert getattr(worked_on(change, effect={"disabled": True}), field) == getattr(worked_on(), field)


def test_what_is_worn_works_on_whoever_wears_it() -> None:
    ring = {"changes": [{"key": "system.attributes.ac.bonus", "mode": 2, "value": "1"}], "transfer": True}
    worn = {"equipped": True, "attunement": "required", "attuned": True}

    def ac(system: dict[str, Any], **more: Any) -> Any:
        item = {"type": "equipment", "name": "Ring", "system": system, "effects": [{**ring, **more}]}
        return worked_on(items=[item]).ac

    assert ac(worn) == 13
    assert ac({**worn, "equipped": False}) == ac({**worn, "attuned": False}) == 12
    assert ac(worn, transfer=False) == ac(worn, type="enchantment") == 12


def test_a_number_that_an_armour_class_of_no_known_kind_stands_beside_is_the_armour_class() -> None:
    actor = {"abilities": {"dex": {"value": 14}}, "attributes": {"ac": {"calc": "mage + 2", "flat": 17}}}
    assert parts_of_actor({"name": "Seer", "type": "npc", "system": actor, "items": []}).ac == 17


def test_a_character_moves_as_its_species_does_and_what_works_on_it_is_added() -> None:
    faster = {"changes": [{"key": "system.attributes.movement.walk", "mode": 2, "value": "10"}]}
    more = {"changes": [{"key": "system.attributes.hp.bonuses.level", "mode": 2, "value": "1"}]}
    steps = [{"type": "HitPoints", "value": {"1": "max", "2": 5}}]
    actor = {
        "name": "Ansel",
        "type": "character",
        "system": {"abilities": {"con": {"value": 12}}, "attributes": {"movement": {"walk": None}, "hp": {}}},
        "effects": [faster, more],
        "items": [
            {"type": "race", "name": "Folk", "system": {"movement": {"walk": 30, "swim": 20, "units": "ft"}}},
            {
                "type": "class",
                "name": "Guard",
                "system": {"levels": 2, "hd": {"denomination": "d8"}, "advancement": steps},
            },
        ],
    }
    pieces = parts_of_actor(actor)
    assert (pieces.speed, pieces.hp) == ({"walk": 40, "swim": 20}, 8 + 5 + 2 * 1 + 2)
