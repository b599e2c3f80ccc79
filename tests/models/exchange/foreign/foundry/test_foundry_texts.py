"""Descriptions of Foundry VTT: each mark that its program works out stands there in words."""

from __future__ import annotations

from typing import Any

import pytest

from models.exchange.foreign.foundry.actor import FoundryActor, actor_of
from models.exchange.foreign.foundry.inline_rolls import with_values
from models.exchange.foreign.foundry.items import FoundryItem
from tests.models.exchange.foreign.whole_files import creatures
from tools.compare_creatures import HOLE, holes

HUSH = "Compendium.dnd5e.spells24.Item.phbsplHush000000"


def _singer(rules: str = "2024") -> tuple[FoundryActor, FoundryItem]:
    activities: dict[str, Any] = {
        "a2": {"type": "attack", "attack": {"ability": "", "type": {"value": "melee", "classification": "weapon"}}},
        "a1": {
            "type": "save",
            "save": {"ability": ["wis", "cha"], "dc": {"calculation": "cha"}},
            "damage": {"parts": [{"number": 4, "denomination": 10, "types": ["psychic"]}], "onSave": "half"},
            "range": {"value": "60", "units": "ft"},
            "activation": {"type": "action", "condition": "if it is &Reference[Bloodied]"},
            "target": {"template": {"type": "line", "size": "30", "width": "5"}, "affects": {"type": "creature"}},
        },
        "a3": {"type": "heal", "healing": {"number": 2, "denomination": 4, "bonus": "@mod", "types": ["healing"]}},
        "a4": {"type": "check", "check": {"ability": "str", "associated": ["ath"], "dc": {"formula": "8 + @prof"}}},
    }
    system = {
        "type": {"value": "natural"},
        "properties": ["rch"],
        "range": {"reach": None, "units": "ft"},
        "damage": {"base": {"number": 1, "denomination": 8, "types": ["slashing"]}},
        "activities": activities,
    }
    cast = {"type": "cast", "name": "", "spell": {"uuid": HUSH}}
    abilities = {"str": 16, "dex": 18, "con": 14, "int": 8, "wis": 12, "cha": 18}
    actor = actor_of(
        {
            "name": "Mire Singer",
            "type": "npc",
            "system": {
                "abilities": {key: {"value": value} for key, value in abilities.items()},
                "details": {"cr": 5},
                "resources": {"legact": {"max": 3}, "lair": {"value": True}},
                "skills": {"ath": {"value": 1}},
                "source": {"rules": rules},
            },
            "items": [
                {"_id": "lull000000000000", "type": "weapon", "name": "Lull", "system": system},
                {"_id": "rend000000000000", "type": "feat", "name": "Rend", "system": {}},
                {"_id": "lore000000000000", "type": "feat", "name": "Lore", "system": {"activities": {"c1": cast}}},
                {"_id": "hush000000000000", "type": "spell", "name": "Hush", "_stats": {"compendiumSource": HUSH}},
            ],
        }
    )
    return actor, actor.items[0]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("DC [[lookup @save.dc.value activity=a1]]", "DC 15"),
        ("a [[lookup @target.template.size activity=a1]]-foot line", "a 30-foot line"),
        ("[[lookup @target.template.type capitalize activity=a1]]", "Line"),
        ("[[lookup @target.template.width activity=a1]] feet wide", "5 feet wide"),
        ("within [[lookup @range.value activity=a1]] feet", "within 60 feet"),
        ("[[lookup @target.affects.labels.statblock activity=a1]]", "one creature"),
        ("The [[lookup @name lowercase]]{monster} hums.", "The mire singer hums."),
        ("[[lookup @resources.legact.label]] uses", "3 (4 in Lair) uses"),
        ("passive [[lookup @skills.ath.passive]]", "passive 16"),
        ("DC [[lookup @attributes.spell.dc]]", "DC 15"),
        ("[[lookup @nothing.known]]{so}", "so"),
        ("[[/damage average activity=a1]] damage", "22 (4d10) Psychic damage"),
        ("[[/damage average extended]].", "Hit: 8 (1d8 + 4) Slashing damage."),
        ("[[/damage 2d6 type=fire]]", "2d6 Fire"),
        ("[[/damage 2d6 + @mod fire average]]", "10 (2d6 + 3) Fire"),
        ("[[/attack extended]].", "Melee Attack Roll: +7, reach 10 ft."),
        ("[[/attack]]", "+7"),
        ("[[/attack +6]]", "+6"),
        ("[[/save activity=a1]] saving throw", "DC 15 Wisdom or Charisma saving throw"),
        ("[[/save ability=con dc=12 format=long]]", "DC 12 Constitution saving throw"),
        ("[[/save dex 13]]", "DC 13 Dexterity"),
        ("[[/check]]", "DC 11 Strength (Athletics)"),
        ("[[/check ability=wis skill=prc dc=14 format=long]]", "DC 14 Wisdom (Perception) check"),
        ("[[/skill ath 12]]", "DC 12 Strength (Athletics)"),
        ("[[/heal]]", "2d4 + 3"),
        ("[[/item Rend]] and [[/item .rend000000000000]]", "Rend and Rend"),
        ("[[/item Rend]]{two Rends}", "two Rends"),
        ("[[/r 2d6 + @abilities.cha.mod #poison]]", "2d6 + 4"),
        ("[[1d4 + 1]]", "1d4 + 1"),
        ("[[/award 50gp]]", "50 GP"),
        ("the &amp;Reference[Charmed apply=false] condition", "the Charmed condition"),
        ("&Reference[prone]{down} and &Reference[condition=unconscious]", "down and Unconscious"),
        ("&Reference[opportunityAttacks]", "opportunity Attacks"),
        ("@UUID[Compendium.dnd5e.spells.Item.x]{Light}, @UUID[.rend000000000000]", "Light, Rend"),
        (f"casts @UUID[{HUSH}], and", "casts Hush, and"),
        ("casts [[/item .lore000000000000.Activity.c1]].", "casts Hush."),
        ("rises as @UUID[Compendium.dnd5e.actors24.Actor.x].", "rises as \u2026."),
        ("uses [[/item .gone000000000000]] once", "uses \u2026 once"),
        ("[[2 + @prof]]{Level [[lookup @prof]] darts}", "Level 3 darts"),
        ("[[lookup @name]{monster} hums", "Mire Singer hums"),
        ("[[lookup @activation.condition activity=a1]]", "if it is Bloodied"),
        ("[[/save", "save"),
        ("add @abilities.cha.mod to it, not @nobody.knows", "add 4 to it, not @nobody.knows"),
        ("@Embed[Compendium.x inline]Rest", "Rest"),
    ],
)  # fmt: skip
def test_a_mark_is_told_in_words(text: str, wanted: str) -> None:
    assert with_values(text, *_singer()) == wanted


def test_the_older_books_are_told_as_they_write() -> None:
    assert with_values("[[/attack extended]]. [[/damage extended]]", *_singer("2014")) == (
        "Melee Weapon Attack: +7 to hit, reach 10 ft., one target. Hit: 8 (1d8 + 4) slashing damage"
    )


def test_no_text_of_the_real_actors_has_a_hole() -> None:
    assert [hole for creature in creatures("foundry") for hole in holes(creature)] == []


@pytest.mark.parametrize(
    "text",
    ["DC , each", "a -foot cone", "[[lookup @x]]", "it casts , and",
     "&Reference[a]", "{@dc 3}", "DC saving throw", "DC None"],
)  # fmt: skip
def test_a_hole_is_found(text: str) -> None:
    assert HOLE.search(text)
