"""What the makers of stat blocks write: their texts are worked out, their numbers as their programs do."""

from __future__ import annotations

import json
from typing import Any

import pytest

from models.exchange.foreign.fifth.placeholders import PlaceholderValues
from models.exchange.formats import READERS
from models.exchange.records.neutral_creature import NeutralCreature
from models.exchange.records.readers import Content

SCORES = {"str": 14, "dex": 16, "con": 13, "int": 5, "wis": 12, "cha": 8}
HOUND = PlaceholderValues("the hound", "Gale Hound", "hounds", SCORES, 2)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("[MON] bites. Then [MON] and [MONS] run.", "The hound bites. Then the hound and hounds run."),
        ("[FULLNAME]: [NAME]'s bite", "Gale Hound: The hound's bite"),
        ("[DEX ATK] to hit", "+5 to hit"),
        ("[STR ATK - 1] to hit", "+3 to hit"),
        ("DC [CON SAVE]", "DC 11"),
        ("[DEX 1D8] piercing", "7 (1d8 + 3) piercing"),
        ("[INT 1D4] cold", "1 (1d4 - 3) cold"),
        ("[2d6 + 1] fire", "8 (2d6 + 1) fire"),
        ("[3D6] fire", "10 (3d6) fire"),
        ("[WIS]", "+1"),
        ("ATK[FIN] to hit, DMG[2d6 + FIN]] slashing", "+5 to hit, 10 (2d6 + 3) slashing"),
        ("ATK[DEX - 1] to hit, MOD[CHA] or PROF", "+4 to hit, -1 or PROF"),
        ("DMG[l0d8] poison", "l0d8 poison"),
        ("see [the map]", "see [the map]"),
    ],
)
def test_a_mark_is_worked_out(text: str, wanted: str) -> None:
    assert HOUND.filled(text) == wanted


def read(data: object, format: str, name: str = "a.json") -> NeutralCreature:
    content = Content(name, json.dumps(data).encode())
    reader = READERS.for_content(content)
    assert reader is not None
    assert reader.format == format
    (value,) = reader.read(content)
    assert isinstance(value, NeutralCreature)
    return value


def hound(**more: Any) -> dict[str, Any]:
    points = {f"{key}Points": str(value) for key, value in SCORES.items()}
    return {
        "name": "Gale Hound",
        "size": "large",
        "type": "elemental",
        "cr": "2",
        "armorName": "none",
        **points,
        **more,
    }


@pytest.mark.parametrize(
    ("more", "ac", "told"),
    [
        ({}, 13, ""),
        ({"armorName": "leather armor", "shieldBonus": 2}, 16, "leather armor, shield"),
        ({"armorName": "half plate"}, 17, "half plate"),
        ({"armorName": "plate"}, 18, "plate"),
        ({"armorName": "mage armor"}, 13, "16 with mage armor"),
        ({"armorName": "other", "otherArmorDesc": "19 (a shell)"}, 19, "a shell"),
    ],
)
def test_armour_is_what_is_worn(more: dict[str, Any], ac: int, told: str) -> None:
    creature = read(hound(**more), "tetra-cube")
    assert (creature.ac, creature.ac_text) == (ac, told)


def test_a_stat_block_of_tetra_cube_is_worked_out() -> None:
    creature = read(
        hound(
            hitDice=6,
            speed=40,
            flySpeed="30",
            sthrows=[{"name": "dex"}],
            skills=[{"name": "Stealth", "stat": "dex", "note": " (ex)"}, {"name": "Perception", "stat": "wis"}],
            damagetypes=[{"name": "lightning", "type": "i"}, {"name": "cold", "type": "v"}],
            specialdamage=[{"name": "slashing from nonmagical attacks", "type": "r"}],
            conditions=[{"name": "Prone"}],
            languages=[{"name": "Auran", "speaks": False}],
            understandsBut="can't speak",
            darkvision=60,
            isLegendary=True,
            legendariesDescription="[MON] takes 3 legendary actions.",
            legendaries=[{"name": "Dash", "desc": "[MON] moves."}],
        ),
        "tetra-cube",
        "hound.monster",
    )
    assert (creature.hp, creature.hp_dice, creature.saves, creature.skills) == (
        39,
        "6d10+6",
        {"dex": 5},
        {"stealth": 7, "perception": 3},
    )
    assert creature.speeds == {"walk": 40, "fly": 30}
    assert (creature.immunities, creature.vulnerabilities) == (("lightning",), ("cold",))
    assert creature.resistances == ("slashing from nonmagical attacks",)
    assert (creature.condition_immunities, creature.senses) == (("prone",), "darkvision 60 ft., passive Perception 13")
    assert creature.languages == "understands Auran but can't speak"
    assert [(feature.name, feature.text) for feature in creature.features] == [
        ("Dash", "The gale hound moves."),
        ("Legendary Actions", "The gale hound takes 3 legendary actions."),
    ]


def test_a_challenge_of_its_own_has_a_practice_of_its_own() -> None:
    creature = read(hound(cr="*", customCr="7 (2,900 XP)", customProf=5, sthrows=[{"name": "con"}]), "tetra-cube")
    assert (creature.challenge, creature.saves) == (7, {"con": 6})


def test_a_bestiary_of_critterdb_brings_each_creature() -> None:
    stats = {
        "size": "Medium",
        "race": "Undead (goblinoid)",
        "armorClass": 14,
        "armorType": "Armor Scraps",
        "numHitDie": 5,
        "hitDieSize": 8,
        "extraHealthFromConstitution": 10,
        "hitPoints": 32,
        "abilityScores": {"strength": 15, "dexterity": 14},
        "skills": [{"name": "Stealth", "value": 6, "modifier": 6}],
        "savingThrows": [{"ability": "intelligence", "value": 5, "modifier": 5}],
        "senses": ["darkvision 60 ft."],
        "passivePerception": 9,
        "challengeRating": 0.5,
        "challengeRatingStr": "1/2",
        "additionalAbilities": [{"name": "Brute", "description": "It hits hard."}],
    }
    creature = read(
        {"name": "Bones", "creatures": [{"name": "Bugbear Skeleton", "stats": stats, "flavor": {}}]}, "critterdb"
    )
    assert (creature.type, creature.subtype, creature.hp_dice, creature.challenge) == (
        "undead",
        "goblinoid",
        "5d8+10",
        0.5,
    )
    assert (creature.saves, creature.skills) == ({"int": 5}, {"stealth": 6})
    assert creature.senses == "darkvision 60 ft., passive Perception 9"


def test_a_stat_block_of_statblock5e_is_worked_out() -> None:
    enabled = {"isEnabled": True, "override": None}
    creature = read(
        {
            "title": {"fullName": "Gale Hound", "shortName": "Hound", "isProperNoun": False},
            "subtitle": {"size": "Large", "type": "elemental", "tags": "", "alignment": "neutral"},
            "armorClass": {"armorClass": 14, "armorType": "natural armor", "hasShield": True},
            "hitPoints": {"hitPoints": 1, "useHitDie": True, "hitDieQuantity": 6, "hitDieSize": 10},
            "speed": {"walk": 40, "fly": 30, "hover": True, "swim": None},
            "abilityScores": {"strength": 14, "dexterity": 16, "constitution": 13, "wisdom": 12},
            "savingThrows": {"dexterity": enabled, "wisdom": {"isEnabled": True, "override": 9}},
            "skills": {"sleightOfHand": {**enabled, "hasExpertise": True}},
            "damageImmunities": {"items": ["lightning"]},
            "challengeRating": {"challengeRating": "2", "experiencePoints": 450, "proficiencyBonus": 2},
            "actions": {
                "blocks": [
                    {
                        "name": "Bite",
                        "text": "*Melee Weapon Attack:* ATK[STR] to hit, reach 5 ft. "
                        "*Hit:* DMG[1d8 + STR] cold damage.",
                    }
                ]
            },
            "legendaryActions": {"blocks": [{"name": "Howl", "text": "[NAME] howls."}], "description": "[NAME] acts."},
        },
        "statblock5e-creator",
    )
    assert (creature.ac, creature.ac_text, creature.hp, creature.hp_dice) == (14, "natural armor, shield", 39, "6d10+6")
    assert (creature.saves, creature.skills, creature.speeds) == (
        {"dex": 5, "wis": 9},
        {"sleight of hand": 7},
        {"walk": 40, "fly": 30},
    )
    (bite,) = creature.attacks
    assert (bite.to_hit, bite.reach, bite.damage[0].dice) == (4, 5, "1d8+2")
    assert [feature.text for feature in creature.features][1:] == ["The hound howls.", "The hound acts."]
