"""Names available to a profile's expressions: values of the creature and of one attack."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from models.exchange.foreign.text.words import average
from models.exchange.records.neutral_creature import NeutralAttack, NeutralCreature, NeutralFeature

FIELDS = (
    *("name", "source", "size", "type", "subtype", "alignment", "ac", "ac_text", "hp", "hp_dice", "speeds"),
    *("abilities", "saves", "skills", "senses", "languages", "initiative", "initiative_advantage", "challenge", "xp"),
    *("resistances", "immunities"),
    *("vulnerabilities", "condition_immunities", "description", "folder", "tags"),
)
"""Fields whose fate is reported; features are reported one by one."""
ABILITIES = ("str", "dex", "con", "int", "wis", "cha")
WAYS = ("walk", "fly", "swim", "climb", "burrow")
_OF_CREATURE = {
    **{name: name for name in FIELDS if name not in ("speeds", "abilities", "saves", "skills")},
    **dict.fromkeys(ABILITIES, "abilities"),
    **{f"{mode}_speed": "speeds" for mode in WAYS},
    **{f"{ability}_save": "saves" for ability in ABILITIES},
    **dict.fromkeys(("stealth", "perception", "athletics", "acrobatics"), "skills"),
    **dict.fromkeys(
        ("legendary", "legendary_resistance", "magic_resistance", "multiattack", "spellcaster", "regeneration"), ""
    ),
    **dict.fromkeys(("best", "swarm", "attacks", "hit_bonus"), ""),
}
"""Name to the source field; empty for names made from features."""
_OF_ATTACK = (
    *("name", "kind", "spell", "to_hit", "reach", "range", "damage", "dice", "type", "types", "parts", "dc", "save"),
    *("half", "area", "conditions", "recharge", "uses", "section", "text", "flat"),
)
KNOWN = frozenset({*_OF_CREATURE, *(f"attack.{name}" for name in _OF_ATTACK), "it"})
"""All names that expressions may use."""
_COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "twice": 2}
_MAKES = re.compile(
    r"makes?\s+(?:\w+\s+){0,3}?(two|three|four|five|six|seven|eight|\d)\b|attacks?\s+(twice)", re.IGNORECASE
)


def field_of(name: str) -> str:
    """Return the source field of a name; empty if it has none."""
    return _OF_CREATURE.get(name, "")


def of_creature(neutral: NeutralCreature) -> dict[str, Any]:
    """Return the values of a creature; None for what its file does not say."""
    names: dict[str, Any] = {
        "name": neutral.name,
        "source": neutral.source or None,
        "size": neutral.size or None,
        "type": neutral.type or None,
        "subtype": neutral.subtype or None,
        "alignment": neutral.alignment or None,
        "ac": neutral.ac,
        "ac_text": neutral.ac_text or None,
        "hp": neutral.hp,
        "hp_dice": neutral.hp_dice or None,
        "senses": neutral.senses or None,
        "languages": neutral.languages or None,
        "initiative": neutral.initiative,
        "initiative_advantage": neutral.initiative_advantage or None,
        "challenge": neutral.challenge,
        "xp": neutral.xp,
        "resistances": neutral.resistances,
        "immunities": neutral.immunities,
        "vulnerabilities": neutral.vulnerabilities,
        "condition_immunities": neutral.condition_immunities,
        "description": neutral.description or None,
        "folder": neutral.folder,
        "tags": neutral.tags,
    }
    for ability in ABILITIES:
        names[ability] = neutral.abilities.get(ability)
        names[f"{ability}_save"] = neutral.saves.get(ability)
    for mode in WAYS:
        names[f"{mode}_speed"] = neutral.speeds.get(mode)
    for skill in ("stealth", "perception", "athletics", "acrobatics"):
        names[skill] = neutral.skills.get(skill)
    names["swarm"] = "swarm" in neutral.name.lower() or "swarm" in neutral.type
    return names | _of_traits(neutral.features) | _of_attacks(neutral.features)


def _of_traits(features: Sequence[NeutralFeature]) -> dict[str, Any]:
    """Return values from the names of traits and actions, and their numbers."""
    titles = [(feature, feature.name.lower()) for feature in features]
    traits = [title for feature, title in titles if feature.section == "trait" and not title.startswith("multiattack")]
    multiattacks = [_attacks_per_turn(feature.text) for feature, title in titles if title.startswith("multiattack")]
    trait_names = ("legendary resistance", "magic resistance", "regeneration")
    return {
        **{name.replace(" ", "_"): any(name in title for title in traits) for name in trait_names},
        "spellcaster": any("spellcasting" in title for _, title in titles),
        "legendary": sum(feature.section == "legendary" for feature in features),
        "multiattack": multiattacks[-1] if multiattacks else 1,
    }


def _of_attacks(features: Sequence[NeutralFeature]) -> dict[str, Any]:
    """Return the number of attacks, the highest attack bonus, and the best average damage of attacks with a roll."""
    attacks = [attack for feature in features for attack in feature.attacks]
    with_roll = [attack for attack in attacks if attack.to_hit is not None]
    return {
        "attacks": len(attacks),
        "hit_bonus": max((attack.to_hit for attack in with_roll if attack.to_hit is not None), default=None),
        "best": max((sum(part.average for part in attack.damage) for attack in with_roll), default=0.0) or None,
    }


def _attacks_per_turn(text: str) -> int:
    match = _MAKES.search(text)
    if match is None:
        return 2
    word = (match[1] or match[2]).lower()
    return int(word) if word.isdigit() else _COUNTS[word]


def of_attack(attack: NeutralAttack, feature: NeutralFeature) -> dict[str, Any]:
    """Return the values of an attack."""
    main = attack.damage[0] if attack.damage else None
    return {
        "attack.name": attack.name,
        "attack.kind": attack.kind,
        "attack.spell": attack.spell,
        "attack.to_hit": attack.to_hit,
        "attack.reach": attack.reach,
        "attack.range": attack.range,
        "attack.damage": sum(part.average for part in attack.damage) if main else None,
        "attack.dice": main.dice if main else None,
        "attack.flat": average(main.dice.partition("d")[0] and _bonus(main.dice)) if main else None,
        "attack.type": (main.type or None) if main else None,
        "attack.types": tuple(part.type for part in attack.damage if part.type),
        "attack.parts": len(attack.damage),
        "attack.dc": attack.dc,
        "attack.save": attack.save or None,
        "attack.half": attack.half,
        "attack.area": attack.area,
        "attack.conditions": attack.conditions,
        "attack.recharge": attack.recharge or None,
        "attack.uses": attack.uses,
        "attack.section": feature.section,
        "attack.text": feature.text,
    }


def _bonus(dice: str) -> str:
    """Return what is added to the dice, such as `+3`."""
    return dice[dice.index("d") + 1 :].lstrip("0123456789") if "d" in dice else dice
