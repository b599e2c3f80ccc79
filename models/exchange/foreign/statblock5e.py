"""Reader of statblock5e-creator: a stat block in parts, with placeholders in its texts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from models.exchange.foreign.fifth.attacks import ABILITIES
from models.exchange.foreign.fifth.creature import (
    IN_CAMEL_CASE,
    SKILLS,
    CreatureParts,
    block_reader,
    proficiency,
    senses_of,
)
from models.exchange.foreign.fifth.placeholders import PlaceholderValues
from models.exchange.foreign.text.words import as_challenge, as_int, as_list, as_text, map_of
from models.exchange.records.neutral_creature import Section

_SECTIONS: Mapping[str, Section] = {"specialTraits": "trait", **IN_CAMEL_CASE}
_WAYS = ("walk", "burrow", "climb", "fly", "swim")
_PLACES = {
    "name": "title.fullName",
    "size": "subtitle.size",
    "type": "subtitle.type",
    "subtype": "subtitle.tags",
    "alignment": "subtitle.alignment",
    "ac": "armorClass",
    "ac_text": "armorClass.armorType",
    "hp": "hitPoints",
    "hp_dice": "hitPoints",
    "speeds": "speed",
    "abilities": "abilityScores",
    "saves": "savingThrows",
    "challenge": "challengeRating",
    "xp": "challengeRating.experiencePoints",
    "resistances": "damageResistances",
    "immunities": "damageImmunities",
    "vulnerabilities": "damageVulnerabilities",
    "condition_immunities": "conditionImmunities",
}


def _is_creature(value: Any) -> bool:
    return isinstance(value, Mapping) and all(
        isinstance(value.get(key), Mapping) for key in ("title", "armorClass", "abilityScores", "actions")
    )


def _own_text(part: Mapping[str, Any]) -> str:
    """Return the custom text of a part; empty if it has none."""
    return as_text(part.get("customText")).strip() if part.get("useCustomText") else ""


def _creature_parts(block: Mapping[str, Any]) -> CreatureParts:
    title, kind, armour = map_of(block, "title"), map_of(block, "subtitle"), map_of(block, "armorClass")
    points, speed, rating = map_of(block, "hitPoints"), map_of(block, "speed"), map_of(block, "challengeRating")
    kinds = {} if _own_text(kind) else kind
    values = _placeholders(block)
    hp, dice = _points(points, values)
    armour_text = ", ".join(
        filter(None, (as_text(armour.get("armorType")), "shield" if armour.get("hasShield") else ""))
    )
    parts = CreatureParts(
        name=title.get("fullName"),
        kind_line=_own_text(kind),
        size=kinds.get("size"),
        type=kinds.get("type"),
        subtype=kinds.get("tags"),
        alignment=kinds.get("alignment"),
        ac=_own_text(armour) or armour.get("armorClass"),
        ac_text=_own_text(armour).partition("(")[2].rstrip(") ") or armour_text,
        hp=hp,
        hp_dice=dice,
        speed=_own_text(speed) or {mode: speed.get(mode) for mode in _WAYS},
        abilities=values.scores,
        saves=_saves(block, values),
        skills=_skills(block, values),
        senses=_senses(block, values),
        languages=_languages(map_of(block, "languages")),
        challenge=rating.get("challengeRating"),
        xp=rating.get("experiencePoints"),
        resistances=map_of(block, "damageResistances").get("items"),
        immunities=map_of(block, "damageImmunities").get("items"),
        vulnerabilities=map_of(block, "damageVulnerabilities").get("items"),
        condition_immunities=map_of(block, "conditionImmunities").get("items"),
        places=_PLACES,
    )
    for key, section in _SECTIONS.items():
        part = map_of(block, key)
        for number, value in enumerate(as_list(part.get("blocks"))):
            if isinstance(value, Mapping):
                name, text = (values.filled(as_text(value.get(word))) for word in ("name", "text"))
                parts.add(section, name, text, f"{key}.blocks[{number}]")
        if part.get("description") and part.get("blocks"):
            heading = re.sub(r"(?=[A-Z])", " ", key).title()
            parts.add("trait", heading, values.filled(as_text(part["description"])), f"{key}.description")
    return parts


def _placeholders(block: Mapping[str, Any]) -> PlaceholderValues:
    """Return the values for placeholders."""
    title, rating = map_of(block, "title"), map_of(block, "challengeRating")
    full_name = as_text(title.get("fullName"))
    short_name = as_text(title.get("shortName")).strip() or full_name
    name_in_text = short_name if title.get("isProperNoun") else f"the {short_name.lower()}"
    scores = {
        ability: score
        for name, ability in ABILITIES.items()
        if (score := as_int(map_of(block, "abilityScores").get(name))) is not None
    }
    own_proficiency = as_int(rating.get("proficiencyBonus"))
    default = proficiency(as_challenge(rating.get("challengeRating")))
    return PlaceholderValues(
        name_in_text, full_name, f"{short_name}s", scores, default if own_proficiency is None else own_proficiency
    )


def _points(hit_points: Mapping[str, Any], values: PlaceholderValues) -> tuple[Any, str]:
    count, faces = as_int(hit_points.get("hitDieQuantity")), as_int(hit_points.get("hitDieSize"))
    if not hit_points.get("useHitDie") or not count or not faces:
        return hit_points.get("hitPoints"), ""
    return values.hit_points(count, faces)


def _bonus(record: Any, default: int) -> int:
    override = as_int(record.get("override"))
    return default if override is None else override


def _saves(block: Mapping[str, Any], values: PlaceholderValues) -> dict[str, int]:
    saves = map_of(block, "savingThrows")
    return {
        short: _bonus(record, values.modifier(short) + values.proficiency)
        for name, short in ABILITIES.items()
        if (record := map_of(saves, name)).get("isEnabled")
    }


def _skills(block: Mapping[str, Any], values: PlaceholderValues) -> dict[str, int]:
    skills = {}
    for key, record in map_of(block, "skills").items():
        name = re.sub(r"(?=[A-Z])", " ", key).lower()
        if isinstance(record, Mapping) and record.get("isEnabled") and name in SKILLS:
            proficiency_bonus = values.proficiency * (2 if record.get("hasExpertise") else 1)
            skills[name] = _bonus(record, values.modifier(SKILLS[name]) + proficiency_bonus)
    return skills


def _senses(block: Mapping[str, Any], values: PlaceholderValues) -> list[str]:
    senses = map_of(block, "senses")
    perception = _skills(block, values).get("perception", values.modifier("wis"))
    *ranges, passive = senses_of(senses, perception, is_blind=bool(senses.get("blindBeyondThisRadius")))
    return [_own_text(senses), passive] if _own_text(senses) else [*ranges, passive]


def _languages(languages: Mapping[str, Any]) -> list[str]:
    telepathy = as_int(languages.get("telepathy"))
    return [*map(as_text, as_list(languages.get("items"))), *([f"telepathy {telepathy} ft."] if telepathy else [])]


READER = block_reader("statblock5e-creator", as_list, _is_creature, _creature_parts)
