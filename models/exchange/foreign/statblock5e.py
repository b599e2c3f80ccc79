"""Reader of statblock5e-creator: a stat block in parts, with placeholders in its texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from models.exchange.foreign.fifth.attacks import ABILITIES
from models.exchange.foreign.fifth.creature import SKILLS, CreatureParts, creatures, proficiency
from models.exchange.foreign.fifth.placeholders import PlaceholderValues
from models.exchange.foreign.text.words import as_challenge, as_int, as_list, as_text
from models.exchange.records.neutral_creature import NeutralCreature, Section
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import RefusedRecord

_SECTIONS: Mapping[str, Section] = {
    "specialTraits": "trait",
    "actions": "action",
    "bonusActions": "bonus",
    "reactions": "reaction",
    "legendaryActions": "legendary",
    "mythicActions": "mythic",
    "lairActions": "lair",
    "regionalEffects": "regional",
}
_WAYS = ("walk", "burrow", "climb", "fly", "swim")
_SENSES = ("blindsight", "darkvision", "tremorsense", "truesight")
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


def _blocks(data: Any) -> list[Any]:
    return data if isinstance(data, list) else [data]


def _recognises(content: Content) -> bool:
    return any(map(_is_creature, _blocks(content.maybe_json)[:20]))


def _read(content: Content) -> Iterator[NeutralCreature | RefusedRecord]:
    return creatures(content.name, _blocks(content.json), _creature_parts)


def _section_of(block: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    section = block.get(key)
    return section if isinstance(section, Mapping) else {}


def _own_text(part: Mapping[str, Any]) -> str:
    """Return the custom text of a part; empty if it has none."""
    return as_text(part.get("customText")).strip() if part.get("useCustomText") else ""


def _creature_parts(block: Mapping[str, Any]) -> CreatureParts:
    title, kind, armour = _section_of(block, "title"), _section_of(block, "subtitle"), _section_of(block, "armorClass")
    points, speed, rating = (
        _section_of(block, "hitPoints"),
        _section_of(block, "speed"),
        _section_of(block, "challengeRating"),
    )
    values = _placeholders(block)
    hp, dice = _points(points, values)
    armour_text = ", ".join(
        filter(None, (as_text(armour.get("armorType")), "shield" if armour.get("hasShield") else ""))
    )
    parts = CreatureParts(
        name=title.get("fullName"),
        kind_line=_own_text(kind),
        size="" if _own_text(kind) else kind.get("size"),
        type="" if _own_text(kind) else kind.get("type"),
        subtype="" if _own_text(kind) else kind.get("tags"),
        alignment="" if _own_text(kind) else kind.get("alignment"),
        ac=_own_text(armour) or armour.get("armorClass"),
        ac_text=_own_text(armour).partition("(")[2].rstrip(") ") or armour_text,
        hp=hp,
        hp_dice=dice,
        speed=_own_text(speed) or {way: speed.get(way) for way in _WAYS},
        abilities=values.scores,
        saves=_saves(block, values),
        skills=_skills(block, values),
        senses=_senses(block, values),
        languages=_languages(_section_of(block, "languages")),
        challenge=rating.get("challengeRating"),
        xp=rating.get("experiencePoints"),
        resistances=_section_of(block, "damageResistances").get("items"),
        immunities=_section_of(block, "damageImmunities").get("items"),
        vulnerabilities=_section_of(block, "damageVulnerabilities").get("items"),
        condition_immunities=_section_of(block, "conditionImmunities").get("items"),
        places=_PLACES,
    )
    for key, section in _SECTIONS.items():
        part = _section_of(block, key)
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
    title, rating = _section_of(block, "title"), _section_of(block, "challengeRating")
    full_name = as_text(title.get("fullName"))
    short_name_ = as_text(title.get("shortName")).strip() or full_name
    name_in_text = short_name_ if title.get("isProperNoun") else f"the {short_name_.lower()}"
    scores = {
        short_name: score
        for name, short_name in ABILITIES.items()
        if (score := as_int(_section_of(block, "abilityScores").get(name))) is not None
    }
    own_proficiency = as_int(rating.get("proficiencyBonus"))
    default = proficiency(as_challenge(rating.get("challengeRating")))
    return PlaceholderValues(
        name_in_text, full_name, f"{short_name_}s", scores, default if own_proficiency is None else own_proficiency
    )


def _points(hit_points: Mapping[str, Any], values: PlaceholderValues) -> tuple[Any, str]:
    count, faces = as_int(hit_points.get("hitDieQuantity")), as_int(hit_points.get("hitDieSize"))
    if not hit_points.get("useHitDie") or not count or not faces:
        return hit_points.get("hitPoints"), ""
    bonus = count * values.modifier("con")
    return max(1, count * (faces + 1) // 2 + bonus), f"{count}d{faces}{f'{bonus:+}' if bonus else ''}"


def _bonus(record: Any, default: int) -> int:
    override = as_int(record.get("override"))
    return default if override is None else override


def _saves(block: Mapping[str, Any], values: PlaceholderValues) -> dict[str, int]:
    saves = _section_of(block, "savingThrows")
    return {
        short: _bonus(record, values.modifier(short) + values.proficiency)
        for name, short in ABILITIES.items()
        if (record := _section_of(saves, name)).get("isEnabled")
    }


def _skills(block: Mapping[str, Any], values: PlaceholderValues) -> dict[str, int]:
    skills = {}
    for key, record in _section_of(block, "skills").items():
        name = re.sub(r"(?=[A-Z])", " ", key).lower()
        if isinstance(record, Mapping) and record.get("isEnabled") and name in SKILLS:
            proficiency_bonus = values.proficiency * (2 if record.get("hasExpertise") else 1)
            skills[name] = _bonus(record, values.modifier(SKILLS[name]) + proficiency_bonus)
    return skills


def _senses(block: Mapping[str, Any], values: PlaceholderValues) -> list[str]:
    senses = _section_of(block, "senses")
    perception = _skills(block, values).get("perception", values.modifier("wis"))
    passive = f"passive Perception {10 + perception}"
    if _own_text(senses):
        return [_own_text(senses), passive]
    ranges = []
    for sense in _SENSES:
        if feet := as_int(senses.get(sense)):
            blind_note = (
                " (blind beyond this radius)" if sense == "blindsight" and senses.get("blindBeyondThisRadius") else ""
            )
            ranges.append(f"{sense} {feet} ft.{blind_note}")
    return [*ranges, passive]


def _languages(languages: Mapping[str, Any]) -> list[str]:
    telepathy = as_int(languages.get("telepathy"))
    return [*map(as_text, as_list(languages.get("items"))), *([f"telepathy {telepathy} ft."] if telepathy else [])]


READER = Reader("statblock5e-creator", "creatures", _recognises, _read)
