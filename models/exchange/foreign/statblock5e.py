"""statblock5e-creator: a stat block with its parts, whose texts are still to be worked out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from models.exchange.foreign.fifth.attacks import ABILITIES
from models.exchange.foreign.fifth.creature import SKILLS, CreatureParts, creatures, proficiency
from models.exchange.foreign.fifth.placeholders import PlaceholderValues
from models.exchange.foreign.text.words import ratio, row, texts, whole
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


def _rows(found: Any) -> list[Any]:
    return found if isinstance(found, list) else [found]


def _recognises(content: Content) -> bool:
    return any(map(_is_creature, _rows(content.maybe_json)[:20]))


def _read(content: Content) -> Iterator[NeutralCreature | RefusedRecord]:
    return creatures(content.name, _rows(content.json), _pieces)


def _part(block: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    found = block.get(key)
    return found if isinstance(found, Mapping) else {}


def _own_text(part: Mapping[str, Any]) -> str:
    """What somebody wrote in the place of all else; empty where nobody did."""
    return texts(part.get("customText")).strip() if part.get("useCustomText") else ""


def _pieces(block: Mapping[str, Any]) -> CreatureParts:
    title, kind, armour = _part(block, "title"), _part(block, "subtitle"), _part(block, "armorClass")
    points, speed, rating = _part(block, "hitPoints"), _part(block, "speed"), _part(block, "challengeRating")
    marks = _marks(block)
    hp, dice = _points(points, marks)
    worn = ", ".join(filter(None, (texts(armour.get("armorType")), "shield" if armour.get("hasShield") else "")))
    found = CreatureParts(
        name=title.get("fullName"),
        kind_line=_own_text(kind),
        size="" if _own_text(kind) else kind.get("size"),
        type="" if _own_text(kind) else kind.get("type"),
        subtype="" if _own_text(kind) else kind.get("tags"),
        alignment="" if _own_text(kind) else kind.get("alignment"),
        ac=_own_text(armour) or armour.get("armorClass"),
        ac_text=_own_text(armour).partition("(")[2].rstrip(") ") or worn,
        hp=hp,
        hp_dice=dice,
        speed=_own_text(speed) or {way: speed.get(way) for way in _WAYS},
        abilities=marks.scores,
        saves=_saves(block, marks),
        skills=_skills(block, marks),
        senses=_senses(block, marks),
        languages=_languages(_part(block, "languages")),
        challenge=rating.get("challengeRating"),
        xp=rating.get("experiencePoints"),
        resistances=_part(block, "damageResistances").get("items"),
        immunities=_part(block, "damageImmunities").get("items"),
        vulnerabilities=_part(block, "damageVulnerabilities").get("items"),
        condition_immunities=_part(block, "conditionImmunities").get("items"),
        places=_PLACES,
    )
    for key, section in _SECTIONS.items():
        part = _part(block, key)
        for number, value in enumerate(row(part.get("blocks"))):
            if isinstance(value, Mapping):
                name, text = (marks.told(texts(value.get(word))) for word in ("name", "text"))
                found.add(section, name, text, f"{key}.blocks[{number}]")
        if part.get("description") and part.get("blocks"):
            heading = re.sub(r"(?=[A-Z])", " ", key).title()
            found.add("trait", heading, marks.told(texts(part["description"])), f"{key}.description")
    return found


def _marks(block: Mapping[str, Any]) -> PlaceholderValues:
    title, rating = _part(block, "title"), _part(block, "challengeRating")
    full = texts(title.get("fullName"))
    short = texts(title.get("shortName")).strip() or full
    called = short if title.get("isProperNoun") else f"the {short.lower()}"
    scores = {
        short_name: score
        for name, short_name in ABILITIES.items()
        if (score := whole(_part(block, "abilityScores").get(name))) is not None
    }
    practice = whole(rating.get("proficiencyBonus"))
    usual = proficiency(ratio(rating.get("challengeRating")))
    return PlaceholderValues(called, full, f"{short}s", scores, usual if practice is None else practice)


def _points(given: Mapping[str, Any], marks: PlaceholderValues) -> tuple[Any, str]:
    many, faces = whole(given.get("hitDieQuantity")), whole(given.get("hitDieSize"))
    if not given.get("useHitDie") or not many or not faces:
        return given.get("hitPoints"), ""
    more = many * marks.modifier("con")
    return max(1, many * (faces + 1) // 2 + more), f"{many}d{faces}{f'{more:+}' if more else ''}"


def _bonus(given: Any, usual: int) -> int:
    said = whole(given.get("override"))
    return usual if said is None else said


def _saves(block: Mapping[str, Any], marks: PlaceholderValues) -> dict[str, int]:
    given = _part(block, "savingThrows")
    return {
        short: _bonus(record, marks.modifier(short) + marks.proficiency)
        for name, short in ABILITIES.items()
        if (record := _part(given, name)).get("isEnabled")
    }


def _skills(block: Mapping[str, Any], marks: PlaceholderValues) -> dict[str, int]:
    found = {}
    for key, record in _part(block, "skills").items():
        name = re.sub(r"(?=[A-Z])", " ", key).lower()
        if isinstance(record, Mapping) and record.get("isEnabled") and name in SKILLS:
            practice = marks.proficiency * (2 if record.get("hasExpertise") else 1)
            found[name] = _bonus(record, marks.modifier(SKILLS[name]) + practice)
    return found


def _senses(block: Mapping[str, Any], marks: PlaceholderValues) -> list[str]:
    given = _part(block, "senses")
    seen = _skills(block, marks).get("perception", marks.modifier("wis"))
    passive = f"passive Perception {10 + seen}"
    if _own_text(given):
        return [_own_text(given), passive]
    found = []
    for sense in _SENSES:
        if feet := whole(given.get(sense)):
            beyond = (
                " (blind beyond this radius)" if sense == "blindsight" and given.get("blindBeyondThisRadius") else ""
            )
            found.append(f"{sense} {feet} ft.{beyond}")
    return [*found, passive]


def _languages(given: Mapping[str, Any]) -> list[str]:
    telepathy = whole(given.get("telepathy"))
    return [*map(texts, row(given.get("items"))), *([f"telepathy {telepathy} ft."] if telepathy else [])]


READER = Reader("statblock5e-creator", "creatures", _recognises, _read)
