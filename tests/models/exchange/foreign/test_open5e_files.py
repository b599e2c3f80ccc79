"""The files of Open5e's second version: a creature and its actions lie in files beside each other."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from models.exchange.formats import READERS
from models.exchange.importer import FilePreview, preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.neutral_creature import NeutralCreature
from models.exchange.records.readers import Content
from models.library import Library
from models.repositories.sheets import installed_system
from models.storage.errors import LibraryError
from tests.models.exchange.foreign.whole_files import FOLDER


def _row(model: str, pk: str, **fields: Any) -> dict[str, Any]:
    return {"model": f"api_v2.{model}", "pk": pk, "fields": fields}


ACTIONS = [
    _row(
        "creatureaction",
        "slam",
        parent="own_moss-hulk",
        name="Slam",
        desc="Melee Weapon Attack: +8 to hit, one target. Hit: 14 (2d8 + 5) bludgeoning damage.",
        action_type="ACTION",
        order_in_statblock=2,
    ),
    _row(
        "creatureaction",
        "spit",
        parent="own_moss-hulk",
        name="Spit",
        desc="",
        action_type="BONUS_ACTION",
        uses_type="RECHARGE_ON_ROLL",
        uses_param=5,
        order_in_statblock=1,
    ),
    _row(
        "creatureaction", "tail", parent="own_moss-hulk", name="Lash", desc="It slams.", action_type="LEGENDARY_ACTION"
    ),
    _row("creatureaction", "lost", parent="nobody", name="Lost", desc="Of nobody.", action_type="ACTION"),
]
ATTACKS = [
    _row("creatureactionattack", "a", parent="slam", name="Slam attack", attack_type="WEAPON", to_hit_mod=8, reach=10),
    _row(
        "creatureactionattack",
        "b",
        parent="spit",
        name="Spit attack",
        attack_type="SPELL",
        to_hit_mod=6,
        range=30,
        damage_die_count=3,
        damage_die_type="D6",
        damage_bonus=2,
        extra_damage_type="acid",
    ),
    _row("creatureactionattack", "c", parent="tail", name="Lash attack", to_hit_mod=8, reach=10),
]
TRAITS = [_row("creaturetrait", "t", parent="own_moss-hulk", name="Moss", desc="It is green.")]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "own"
    made.mkdir()
    shutil.copy(FOLDER / "found" / "open5e-v2-fixture.json", made / "Creature.json")
    parts: Mapping[str, Any] = {
        "CreatureAction.json": ACTIONS,
        "CreatureActionAttack.json": ATTACKS,
        "CreatureTrait.json": TRAITS,
        "Spell.json": [_row("spell", "s", name="Light")],
    }
    for name, rows in parts.items():
        (made / name).write_text(json.dumps(rows), "utf-8")
    return made


def _looked(path: Path, tmp_path: Path) -> list[FilePreview]:
    library = Library.open(tmp_path / "empty.turnwright", samples=(), systems=installed_system)
    found = preview_files(library, [path], ImportChoice("ffrpg"), READERS).files
    library.close()
    return list(found)


def _hulk(path: Path) -> NeutralCreature:
    content = Content.of_file(path)
    reader = READERS.for_content(content)
    assert reader is not None
    (hulk,) = (item for item in reader.read(content) if isinstance(item, NeutralCreature))
    return hulk


@pytest.mark.parametrize("name", [".", "Creature.json"])
def test_what_lies_beside_a_creature_belongs_to_it(folder: Path, name: str) -> None:
    hulk = _hulk(folder / name)
    assert [(feature.name, feature.section) for feature in hulk.features] == [
        ("Moss", "trait"),
        ("Lash", "legendary"),
        ("Spit (Recharge 5-6)", "bonus"),
        ("Slam", "action"),
    ]
    spit, slam = hulk.attacks
    assert spit.damage[0].type == "acid"
    assert (spit.kind, spit.spell, spit.to_hit, spit.range, spit.damage[0].dice) == ("ranged", True, 6, 30, "3d6+2")
    assert (slam.to_hit, slam.reach, slam.damage[0].dice) == (8, 10, "2d8+5")
    assert hulk.challenge_text == "5"


def test_what_else_lies_in_the_folder_is_named(folder: Path, tmp_path: Path) -> None:
    (file,) = _looked(folder, tmp_path)
    assert [(refusal.name, refusal.code) for refusal in file.refused] == [("Spell.json", "no_reader")]
    assert [record.name for record in file.records] == ["Moss Hulk"]


def test_the_parts_alone_are_no_creatures(folder: Path) -> None:
    with pytest.raises(LibraryError, match=r"import the folder that it lies in, or its Creature\.json"):
        _hulk(folder / "CreatureAction.json")


def test_all_in_one_file_is_read_as_well(folder: Path, tmp_path: Path) -> None:
    rows = [row for path in sorted(folder.glob("Creature*.json")) for row in json.loads(path.read_text("utf-8"))]
    whole = tmp_path / "whole.json"
    whole.write_text(json.dumps(rows), "utf-8")
    assert _hulk(whole) == _hulk(folder)


@pytest.mark.parametrize(
    ("listed", "told", "wanted"),
    [
        (["necrotic"], "", ("necrotic", "bludgeoning, piercing, slashing from nonmagical attacks")),
        (["piercing", "slashing"], "", ("piercing, slashing from nonmagical attacks",)),
        (["cold"], "cold; slashing from nonmagical attacks", ("cold", "slashing from nonmagical attacks")),
    ],
)
def test_what_a_mark_says_of_blows_without_magic_holds_for_the_types_in_the_list(
    listed: list[str], told: str, wanted: tuple[str, ...], tmp_path: Path
) -> None:
    fields = {
        "name": "Shade",
        "armor_class": 12,
        "hit_points": 9,
        "nonmagical_attack_resistance": True,
        "damage_resistances": listed,
        "damage_resistances_display": told,
    }
    file = tmp_path / "a.json"
    file.write_text(json.dumps([_row("creature", "x", **fields)]), "utf-8")
    assert _hulk(file).resistances == wanted


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        ({"saving_throw_wisdom": 0}, {"wis": 0}),
        ({"saving_throw_wisdom": 0, "saving_throw_dexterity": 0, "saving_throw_charisma": 0}, {}),
    ],
)
def test_a_save_of_0_is_one_unless_all_are_left_at_0(
    told: dict[str, int], wanted: dict[str, int], tmp_path: Path
) -> None:
    scores = {"ability_score_wisdom": 6, "ability_score_dexterity": 14, "ability_score_charisma": 5}
    fields = {"name": "Shambler", "armor_class": 12, "hit_points": 9, **scores, **told}
    file = tmp_path / "a.json"
    file.write_text(json.dumps([_row("creature", "x", **fields)]), "utf-8")
    assert _hulk(file).saves == wanted
