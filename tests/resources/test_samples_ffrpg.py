"""The samples of the tick-counting system: sheets that its rules take, numbers that follow from its formulas."""

import json
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from models.library import Library
from models.samples import Sample, shipped_samples
from rules.engine import replay
from rules.scripts import script

FILE = "ffrpg.json"
CONTENT = next(sample.content for sample in shipped_samples() if sample.name == FILE)
CREATURES: dict[str, dict[str, Any]] = {row["name"]: row for row in CONTENT["creatures"]}
MEMBERS: dict[str, dict[str, Any]] = {row["name"]: row for party in CONTENT["parties"] for row in party["members"]}

SHARES = {"Regular": 1, "Notorious": 2, "Boss": 4, "End Boss": 6}
"""What a creature's type makes of its HP."""
MP_SHARES = {"Regular": Fraction(1), "Notorious": Fraction(3, 2), "Boss": Fraction(2), "End Boss": Fraction(3)}
FREE_IMMUNITIES = {
    "Regular": set[str](),
    "Notorious": {"death", "condemned"},
    "Boss": {"fatal"},
    "End Boss": {"fatal"},
}
CHANCES = {50: "common", 25: "uncommon", 10: "rare", 3: "very rare"}
CATEGORIES = {
    *("Abnormal", "Aerial", "Amorph", "Aquan", "Arcana", "Beast", "Construct"),
    *("Dragon", "Fiend", "Humanoid", "Insect", "Lizard", "Plant", "Undead"),
}


class Build(NamedTuple):
    """What a creature was made of: HP, MP, ARM and M. ARM for each level, its type, what it evades in percent."""

    hit: str
    magic: str
    armor: str
    mystic: str
    type: str = "Regular"
    evasion: int = 100


BUILDS = {
    "Barn Rat": Build("1", "0", "0.5", "0.5"),
    "Meadow Hopper": Build("1", "0", "0.5", "0.5"),
    "Pale Puffball": Build("1", "0", "0.5", "1"),
    "Ditch Raider": Build("1.5", "0", "1", "0.5"),
    "Lantern Moth": Build("1", "0", "0.5", "0.5"),
    "Cave Flutterer": Build("1", "0", "0.5", "0.5"),
    "Clay Footman": Build("1.5", "0", "2", "0.5"),
    "Bog Jelly": Build("2", "0", "4", "0.5"),
    "Pond Nixie": Build("1", "1", "0.5", "2"),
    "Hollow Wanderer": Build("2", "0", "1", "1"),
    "Needle Shrub": Build("1.5", "0", "1", "1"),
    "Reed Piper": Build("1.5", "0", "1", "0.5"),
    "Briar Boar": Build("2", "0", "1", "0.5"),
    "Cinder Wisp": Build("1.5", "0.5", "1", "2"),
    "Reed Lurker": Build("2", "0", "1", "0.5"),
    "Soot Imp": Build("1.5", "1", "1", "1"),
    "Brass Sentry": Build("2", "0", "2", "0.5"),
    "Plated Scarab": Build("2", "0", "2", "0.5"),
    "Reef Nipper": Build("2", "0", "1", "1"),
    "Steam Wisp": Build("1.5", "1", "1", "2"),
    "Ruin Bowman": Build("1.5", "0", "1", "1"),
    "Clockwork Hound": Build("2", "0", "2", "0.5"),
    "Dune Viper": Build("2", "0", "1", "1"),
    "Hedge Witch": Build("1.5", "1", "1", "2"),
    "Storm Harrier": Build("2", "0", "1", "1"),
    "Tomb Sentry": Build("2", "0", "2", "1", "Notorious"),
    "Marsh Ogre": Build("4", "0", "1", "0.5"),
    "Frost Maw": Build("4", "0", "2", "1"),
    "Gilded Mimic": Build("4", "0", "2", "2"),
    "Ashen Acolyte": Build("2", "1.5", "1", "4"),
    "Mire Hydra": Build("4", "0", "2", "2", "Boss"),
    "Quarry Golem": Build("4", "0", "4", "0.5"),
    "Thunder Drake": Build("4", "0", "2", "2", "Notorious", evasion=110),
    "Abbey Gargoyle": Build("4", "0", "4", "2"),
    "Vault Warden": Build("4", "0", "4", "2", "Boss"),
    "Hollow Star": Build("4", "2", "2", "4", "End Boss"),
}

HIT_PRICES = {"1": (-16, -6), "1.5": (-8, -3), "2": (0, 0), "4": (18, 8)}
MAGIC_PRICES = {"0": (0, 0), "0.5": (8, 3), "1": (15, 7)}
ARMOR_PRICES = {"0.5": (-5, -2), "1": (0, 0), "2": (10, 5), "4": (19, 9)}
D6, D8, D10, D12 = (8, 3), (20, 8), (30, 10), (60, 20)
STATUS, TOUCH, STRONG_TOUCH, STRIKE = (18, 6), (10, 3), (17, 6), (21, 7)
SPELL, ESCAPE, FLIGHT, FLOAT, ZOMBIE = (8, 5), (5, 2), (20, 9), (19, 6), (-19, -6)
WEAK, RESIST, IMMUNE, ABSORB = (-9, -4), (7, 3), (15, 7), (33, 15)
NO_TOXIN, NO_MYSTIFY = (13, 5), (18, 8)

FOR_ALL_FRIENDS = {"hold-the-light"}

Price = tuple[Any, Any]


def times(share: str, *prices: Price) -> Price:
    """An attack's prices together, by what its manner makes of them."""
    return Fraction(share) * sum(price[0] for price in prices), Fraction(share) * sum(price[1] for price in prices)


PARTS: dict[str, tuple[Price, ...]] = {
    "Barn Rat": (D6, TOUCH),
    "Pale Puffball": (D6, STATUS, WEAK),
    "Lantern Moth": (D6, STATUS, FLIGHT, WEAK),
    "Clay Footman": (D8, IMMUNE, NO_TOXIN, WEAK),
    "Pond Nixie": (times("1.1", D6), SPELL, SPELL, RESIST, WEAK),
    "Hollow Wanderer": (D8, STRONG_TOUCH, ZOMBIE, WEAK, WEAK),
    "Reed Piper": (times("1.1", D8, TOUCH), times("1.1", STATUS), ESCAPE, WEAK),
    "Briar Boar": (D10, times("0.75", D12)),
    "Reed Lurker": (D10, D6, STRIKE, WEAK),
    "Soot Imp": (D6, SPELL, SPELL, FLOAT, RESIST, WEAK),
    "Brass Sentry": (D12, D8, TOUCH, IMMUNE, NO_MYSTIFY, NO_TOXIN, WEAK),
    "Steam Wisp": (D8, times("2", STATUS), SPELL, ABSORB, FLOAT, WEAK),
}
"""What those of our own making have beside their bases, at the prices of the monster creation rules."""


def sheet_of(name: str) -> dict[str, Any]:
    return dict((CREATURES.get(name) or MEMBERS[name])["sheet"])


def strengths(sheet: dict[str, Any]) -> list[int]:
    return [sheet[key] for key in ("str", "vit", "agi", "spd", "mag", "spr")]


def test_there_are_creatures_of_every_category_and_many_levels() -> None:
    assert len(CREATURES) >= 34
    assert {row["kind"] for row in CREATURES.values()} == CATEGORIES
    levels = [row["level"] for row in CREATURES.values()]
    assert sum(level <= 6 for level in levels) >= 10
    assert (min(levels), max(levels)) == (1, 50)


@pytest.mark.parametrize("rows", ["creatures", "parties", "encounters"])
def test_no_name_is_used_twice(rows: str) -> None:
    names = [row["name"] for row in CONTENT[rows]]
    names += MEMBERS if rows == "creatures" else ()
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", CREATURES)
def test_a_creature_is_filed_under_what_its_sheet_says(name: str) -> None:
    row, sheet = CREATURES[name], sheet_of(name)
    assert row["system"] == "ffrpg"
    assert row["level"] == sheet["level"]
    assert sheet["kind"] == "npc"
    assert row["tags"][:2] == [row["kind"].lower(), BUILDS[name].type.lower().replace(" ", "-")]
    assert row["folder"]
    assert row["notes"]
    assert all(drop["chance"] in CHANCES for drop in sheet.get("drops", ()))


@pytest.mark.parametrize("name", CREATURES)
def test_a_creature_has_35_points_and_one_for_each_level(name: str) -> None:
    sheet = sheet_of(name)
    assert sum(strengths(sheet)) == 35 + sheet["level"]
    assert min(strengths(sheet)) >= 1


@pytest.mark.parametrize("name", CREATURES)
def test_a_creatures_numbers_follow_from_its_level_and_bases(name: str) -> None:
    sheet, build = sheet_of(name), BUILDS[name]
    level = sheet["level"]
    expected = {
        "hp": int(Fraction(build.hit) * sheet["vit"] * level * SHARES[build.type]),
        "mp": int(Fraction(build.magic) * sheet["spr"] * level * MP_SHARES[build.type]),
        "acc": 80 + level + 2 * sheet["agi"],
        "macc": 100 + level + 2 * sheet["mag"],
        "dex": 50 + level + 2 * sheet["agi"],
        "mnd": 50 + level + 2 * sheet["mag"],
        "eva": (level + sheet["spd"] + sheet["agi"]) * build.evasion // 100,
        "meva": level + sheet["mag"] + sheet["spr"],
        "arm": int(Fraction(build.armor) * level + Fraction(sheet["vit"], 2)),
        "marm": int(Fraction(build.mystic) * level + Fraction(sheet["spr"], 2)),
    }
    assert {key: sheet.get(key, 0) for key in expected} == expected
    assert FREE_IMMUNITIES[build.type] <= set(sheet.get("immune", ()))


@pytest.mark.parametrize("name", PARTS)
def test_a_creatures_reward_is_the_price_of_its_parts_by_level(name: str) -> None:
    sheet, build = sheet_of(name), BUILDS[name]
    prices: list[Price] = [
        (40, 15),
        HIT_PRICES[build.hit],
        MAGIC_PRICES[build.magic],
        ARMOR_PRICES[build.armor],
        ARMOR_PRICES[build.mystic],
        *PARTS[name],
    ]
    xp, gil = (int(sum(Fraction(price[of]) for price in prices) * sheet["level"]) for of in (0, 1))
    assert (sheet["xp"], sheet["gil"]) == (xp, gil)


@pytest.mark.parametrize("name", [*CREATURES, *MEMBERS])
def test_whoever_has_spells_can_pay_for_each_of_them(name: str) -> None:
    sheet = sheet_of(name)
    costs = [ability.get("mp", 0) for ability in sheet.get("abilities", ())]
    assert max(costs, default=0) <= sheet.get("mp", 0)


@pytest.mark.parametrize("name", MEMBERS)
def test_a_members_numbers_follow_from_level_and_attributes(name: str) -> None:
    sheet = sheet_of(name)
    level = sheet["level"]
    expected = {
        "kind": "pc",
        "macc": level + 2 * sheet["mag"] + 100,
        "dex": level + 2 * sheet["agi"] + 50,
        "mnd": level + 2 * sheet["mag"] + 50,
        "eva": sheet["agi"] + sheet["spd"],
        "meva": sheet["mag"] + sheet["spr"],
    }
    assert {key: sheet[key] for key in expected} == expected
    assert MEMBERS[name]["player"]


def test_the_company_shows_what_the_system_has() -> None:
    sheets = [sheet_of(name) for name in MEMBERS]
    abilities = [ability for sheet in sheets for ability in sheet["abilities"]]
    effects = [effect for ability in abilities for effect in ability.get("effects", ())]
    assert any(ability["type"] == "slow" and ability["ct"] == 12 for ability in abilities)
    assert any("revive" in effect for effect in effects)
    assert {"regen", "protect", "sleep", "slow", "blind"} <= {effect.get("status") for effect in effects}
    assert any(sheet.get("two_weapons_acc") for sheet in sheets)
    assert any(weapon.get("ammo") for sheet in sheets for weapon in sheet["weapons"])
    assert any(weapon.get("effects") for sheet in sheets for weapon in sheet["weapons"])
    assert all(sheet["items"] for sheet in sheets)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "library.turnwright", samples=[Sample(FILE, CONTENT)])
    yield opened
    opened.close()


def test_a_new_library_holds_the_samples(library: Library) -> None:
    assert {row.name for row in library.creatures.rows()} == set(CREATURES)
    assert {member.name for member in library.parties.members()} == set(MEMBERS)


@pytest.mark.parametrize("encounter", CONTENT["encounters"], ids=lambda encounter: encounter["name"])
def test_a_prepared_fight_begins_with_everybody_in_it(library: Library, encounter: dict[str, Any]) -> None:
    [kept] = [row for row in library.encounters.all() if row.name == encounter["name"]]
    assert kept.id is not None
    command = {"do": "begin", "dice": "auto"}
    if encounter.get("surprise"):
        command["surprise"] = encounter["surprise"]
    prepared = {**library.setup(kept.id).script, "commands": [command]}
    outcome, status = replay.replay_script(script.read(json.dumps(prepared)))
    assert status == replay.FINE, outcome.get("error")
    assert outcome["round"] == 1
    sides = [item["side"] for item in outcome["combatants"].values()]
    assert sides.count("party") == len(MEMBERS)
    assert sides.count("foes") == sum(row["count"] for row in encounter["entries"] if row["side"] == "foes")
    assert {item["state"] for item in outcome["combatants"].values()} == {"active"}


@pytest.mark.parametrize("name", [*CREATURES, *MEMBERS])
def test_whatever_is_on_a_sheet_can_be_used_in_a_fight(name: str) -> None:
    sheet = {**sheet_of(name), "group": "one"}
    dummy = {"hp": 99999, "spd": 1, "init_bonus": -50, "group": "other", "auto_status": ["flight"]}
    combatants = [
        {"id": "user", "side": "party", "sheet": {**sheet, "auto_status": ["flight"]}},
        {"id": "dummy", "side": "foes", "sheet": dummy},
    ]
    uses = [{"action": "attack", "with": weapon["id"]} for weapon in sheet.get("weapons", ())]
    uses += [
        {"action": "cast" if ability["type"] == "magic" else "use_ability", "with": ability["id"]}
        for ability in sheet.get("abilities", ())
        if not any("revive" in effect for effect in ability.get("effects", ()))
    ]
    for use in uses:
        aimed = {} if use["with"] in FOR_ALL_FRIENDS else {"targets": ["dummy"]}
        act = {"do": "act", "actor": "user", **aimed, **use, "dice": "auto"}
        commands = [{"do": "begin", "dice": "auto"}, {"do": "next", "dice": "auto"}, act]
        fight = {"system": "ffrpg", "seed": 1, "combatants": combatants, "commands": commands}
        outcome, status = replay.replay_script(script.read(json.dumps(fight)))
        assert status == replay.FINE, (use, outcome.get("error"))
    assert uses


def test_a_prepared_fight_stands_on_a_board_where_metres_count(library: Library) -> None:
    [encounter] = [row for row in CONTENT["encounters"] if row.get("board")]
    [kept] = [row for row in library.encounters.all() if row.name == encounter["name"]]
    assert kept.id is not None
    fight = script.read(json.dumps(library.setup(kept.id).script))
    service = replay.service_for(fight)
    assert service.fight.options.ranges
    pieces = list(service.fight.combatants.values())
    assert len({piece.cell for piece in pieces}) == len(pieces)
    board = service.fight.board
    assert all(board.terrain_at(piece.cell) not in ("impassable", "deep_water") for piece in pieces)
    assert {"difficult", "adverse", "impassable", "waist_water", "deep_water"} <= set(board.terrains.values())
    assert all(service.system.ground.marked(service.fight, piece, "range") for piece in pieces)
