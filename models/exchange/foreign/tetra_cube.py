"""Reader of Tetra-cube's stat block generator: `.monster` files with placeholders in their texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from models.exchange.foreign.fifth.attacks import SAVES
from models.exchange.foreign.fifth.creature import (
    SIZES,
    SKILLS,
    CreatureParts,
    block_reader,
    proficiency,
    section_entries,
    senses_of,
)
from models.exchange.foreign.fifth.placeholders import PlaceholderValues
from models.exchange.foreign.text.words import as_challenge, as_int, as_list, as_text
from models.exchange.records.neutral_creature import Section

_SECTIONS: Mapping[str, Section] = {
    "abilities": "trait",
    "actions": "action",
    "bonusActions": "bonus",
    "reactions": "reaction",
    "legendaries": "legendary",
    "mythics": "mythic",
    "lairs": "lair",
    "regionals": "regional",
}
_TELLING = {
    "legendariesDescription": ("isLegendary", "Legendary Actions"),
    "mythicDescription": ("isMythic", "Mythic Actions"),
    "lairDescription": ("isLair", "Lair Actions"),
    "regionalDescription": ("isRegional", "Regional Effects"),
}
_WAYS = {"speed": "walk", "burrowSpeed": "burrow", "climbSpeed": "climb", "flySpeed": "fly", "swimSpeed": "swim"}
_HIT_DICE = {"tiny": 4, "small": 6, "medium": 8, "large": 10, "huge": 12, "gargantuan": 20}
_ARMOUR = {
    "padded armor": (11, None),
    "leather armor": (11, None),
    "studded leather": (12, None),
    "hide armor": (12, 2),
    "chain shirt": (13, 2),
    "scale mail": (14, 2),
    "breastplate": (14, 2),
    "half plate": (15, 2),
    "ring mail": (14, 0),
    "chain mail": (16, 0),
    "splint": (17, 0),
    "plate": (18, 0),
}
"""Armour to its class and to the highest Dexterity bonus (None: no limit)."""
_PLACES = {
    "ac": "armorName",
    "ac_text": "otherArmorDesc",
    "hp": "hpText",
    "hp_dice": "hitDice",
    "speeds": "speed",
    "abilities": "strPoints",
    "saves": "sthrows",
    "challenge": "cr",
    "subtype": "tag",
    "resistances": "damagetypes",
    "immunities": "damagetypes",
    "vulnerabilities": "damagetypes",
    "condition_immunities": "conditions",
    "senses": "darkvision",
}


def _is_creature(value: Any) -> bool:
    return isinstance(value, Mapping) and "name" in value and "strPoints" in value and "armorName" in value


def _creature_parts(block: Mapping[str, Any]) -> CreatureParts:
    scores = {key: score for key in SAVES if (score := as_int(block.get(f"{key}Points"))) is not None}
    has_own = as_text(block.get("cr")) == "*"
    challenge = block.get("customCr") if has_own else block.get("cr")
    own_proficiency = as_int(block.get("customProf")) if has_own else None
    name = as_text(block.get("name"))
    short_name = as_text(block.get("shortName")).strip() or name.lower()
    values = PlaceholderValues(
        short_name if short_name[:1].isupper() else f"the {short_name}",
        name,
        as_text(block.get("pluralName")).strip() or f"{short_name}s",
        scores,
        proficiency(as_challenge(challenge)) if own_proficiency is None else own_proficiency,
    )
    armour, armour_text = _armour(block, values)
    points, dice = _points(block, values)
    parts = CreatureParts(
        name=name,
        size=block.get("size"),
        type=block.get("type"),
        subtype=block.get("tag"),
        alignment=block.get("alignment"),
        ac=armour,
        ac_text=armour_text,
        hp=points,
        hp_dice=dice,
        speed=block.get("speedDesc")
        if block.get("customSpeed")
        else {mode: block.get(key) for key, mode in _WAYS.items()},
        abilities=scores,
        saves={key: values.modifier(key) + values.proficiency for key in _names(block.get("sthrows"))},
        skills=_skills(block, values),
        senses=_senses(block, values),
        languages=_languages(block),
        challenge=challenge,
        resistances=_types(block, "r"),
        immunities=_types(block, "i"),
        vulnerabilities=_types(block, "v"),
        condition_immunities=_names(block.get("conditions")),
        places=_PLACES,
    )
    for section, entry, place in section_entries(block, _SECTIONS):
        if isinstance(entry, Mapping):
            title, text = (values.filled(as_text(entry.get(key))) for key in ("name", "desc"))
            parts.add(section, title, text, place)
    for key, (flag, title) in _TELLING.items():
        if block.get(flag) and block.get(key):
            parts.add("trait", title, values.filled(as_text(block[key])), key)
    return parts


def _names(value: Any) -> list[str]:
    return [as_text(item.get("name")).lower() for item in as_list(value) if isinstance(item, Mapping)]


def _armour(block: Mapping[str, Any], values: PlaceholderValues) -> tuple[Any, str]:
    """Return the armour class and its text; `other` armour is taken as written."""
    armour_name, dexterity = as_text(block.get("armorName")).lower(), values.modifier("dex")
    shield = as_int(block.get("shieldBonus")) or 0
    words = [armour_name] if armour_name not in ("", "none", "other") else []
    if armour_name == "other":
        return as_int(block.get("otherArmorDesc")), as_text(block.get("otherArmorDesc")).partition("(")[2].rstrip(") ")
    if armour_name in _ARMOUR:
        base, maximum = _ARMOUR[armour_name]
        total = base + (dexterity if maximum is None else min(dexterity, maximum))
    elif armour_name == "natural armor":
        total = 10 + dexterity + (as_int(block.get("natArmorBonus")) or 0)
    else:
        total = 10 + dexterity
        if armour_name == "mage armor":
            words = [f"{13 + dexterity + shield} with mage armor"]
    return total + shield, ", ".join([*words, *(["shield"] if shield else [])])


def _points(block: Mapping[str, Any], values: PlaceholderValues) -> tuple[Any, str]:
    text = as_text(block.get("hpText"))
    if block.get("customHP"):
        return text, text.partition("(")[2]
    count, size = as_int(block.get("hitDice")), as_text(block.get("size")).lower()
    faces = _HIT_DICE.get(SIZES.get(size, size))
    if not count or faces is None:
        return text, text.partition("(")[2]
    return values.hit_points(count, faces)


def _skills(block: Mapping[str, Any], values: PlaceholderValues) -> dict[str, int]:
    skills = {}
    for item in as_list(block.get("skills")):
        if isinstance(item, Mapping):
            name = as_text(item.get("name")).lower()
            ability = SKILLS.get(name, as_text(item.get("stat")).lower()[:3])
            factor = 2 if "ex" in as_text(item.get("note")).lower() else 1
            skills[name] = values.modifier(ability) + factor * values.proficiency
    return skills


def _senses(block: Mapping[str, Any], values: PlaceholderValues) -> list[str]:
    perception = _skills(block, values).get("perception", values.modifier("wis"))
    return senses_of(block, perception, is_blind=bool(block.get("blind")))


def _languages(block: Mapping[str, Any]) -> list[str]:
    entries = [item for item in as_list(block.get("languages")) if isinstance(item, Mapping)]
    spoken = [as_text(item.get("name")) for item in entries if item.get("speaks", True)]
    understood = [as_text(item.get("name")) for item in entries if not item.get("speaks", True)]
    exception = as_text(block.get("understandsBut")).strip()
    languages = [
        *spoken,
        *([f"understands {' and '.join(understood)}{f' but {exception}' if exception else ''}"] if understood else []),
    ]
    telepathy = as_int(block.get("telepathy"))
    return [*languages, *([f"telepathy {telepathy} ft."] if telepathy else [])]


def _types(block: Mapping[str, Any], kind: str) -> list[str]:
    """Return the damage types of one kind (`r`, `i` or `v`); custom texts stay as they are."""
    entries = [*as_list(block.get("damagetypes")), *as_list(block.get("specialdamage"))]
    return [as_text(item.get("name")) for item in entries if isinstance(item, Mapping) and item.get("type") == kind]


READER = block_reader("tetra-cube", as_list, _is_creature, _creature_parts)
