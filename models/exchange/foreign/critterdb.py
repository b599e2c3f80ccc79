"""CritterDB: a creature, or a bestiary of them, as the site hands them out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from models.exchange.foreign.fifth.attacks import ABILITIES
from models.exchange.foreign.fifth.creature import SKILLS, CreatureParts, creatures, proficiency
from models.exchange.foreign.text.words import ratio, row, texts, whole
from models.exchange.records.neutral_creature import NeutralCreature, Section
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import RefusedRecord

_SECTIONS: Mapping[str, Section] = {
    "additionalAbilities": "trait",
    "actions": "action",
    "bonusActions": "bonus",
    "reactions": "reaction",
    "legendaryActions": "legendary",
    "mythicActions": "mythic",
    "lairActions": "lair",
    "regionalEffects": "regional",
}
_PLACES = {
    "ac": "stats.armorClass",
    "ac_text": "stats.armorType",
    "hp": "stats.hitPoints",
    "hp_dice": "stats.hitPointsStr",
    "speeds": "stats.speed",
    "abilities": "stats.abilityScores",
    "saves": "stats.savingThrows",
    "skills": "stats.skills",
    "senses": "stats.senses",
    "languages": "stats.languages",
    "challenge": "stats.challengeRating",
    "xp": "stats.experiencePoints",
    "size": "stats.size",
    "type": "stats.race",
    "alignment": "stats.alignment",
    "resistances": "stats.damageResistances",
    "immunities": "stats.damageImmunities",
    "vulnerabilities": "stats.damageVulnerabilities",
    "condition_immunities": "stats.conditionImmunities",
    "description": "flavor.description",
}
_LONG = {short: long for long, short in ABILITIES.items()}
_KNOWN = {
    *("size", "race", "alignment", "armorType", "armorTypeStr", "armorClass", "numHitDie", "hitDieSize", "hitPoints"),
    *("hitPointsStr", "extraHealthFromConstitution", "speed", "abilityScores", "abilityScoreModifiers", "skills"),
    *("abilityScoreStrs", "proficiencyBonus", "savingThrows", "damageVulnerabilities", "damageResistances"),
    *("damageImmunities", "conditionImmunities", "senses", "languages", "challengeRating", "challengeRatingStr"),
    *("experiencePoints", "passivePerception", "legendaryActionsPerRound", "legendaryActionsDescription"),
    *_SECTIONS,
}


def _is_creature(value: Any) -> bool:
    stats = value.get("stats") if isinstance(value, Mapping) else None
    return isinstance(stats, Mapping) and "name" in value and "armorClass" in stats and "abilityScores" in stats


def _creatures(found: Any) -> list[Any]:
    """One creature, a row of them, or a bestiary with its creatures."""
    if isinstance(found, Mapping) and isinstance(found.get("creatures"), list):
        found = found["creatures"]
    return found if isinstance(found, list) else [found]


def _recognises(content: Content) -> bool:
    return any(map(_is_creature, _creatures(content.maybe_json)[:20]))


def _read(content: Content) -> Iterator[NeutralCreature | RefusedRecord]:
    return creatures(content.name, _creatures(content.json), _pieces)


def _pieces(block: Mapping[str, Any]) -> CreatureParts:
    stats, flavor = block.get("stats"), block.get("flavor")
    stats = stats if isinstance(stats, Mapping) else {}
    flavor = flavor if isinstance(flavor, Mapping) else {}
    scores = stats.get("abilityScores")
    race, _, subtype = texts(stats.get("race")).partition("(")
    passive = whole(stats.get("passivePerception"))
    senses = [*row(stats.get("senses")), *([f"passive Perception {passive}"] if passive is not None else [])]
    found = CreatureParts(
        name=block.get("name"),
        size=stats.get("size"),
        type=race.strip(),
        subtype=subtype.rstrip(") "),
        alignment=stats.get("alignment"),
        ac=stats.get("armorClass"),
        ac_text=stats.get("armorType"),
        hp=stats.get("hitPoints") or stats.get("hitPointsStr"),
        hp_dice=texts(stats.get("hitPointsStr")).partition("(")[2] or _hit_dice(stats),
        speed=stats.get("speed"),
        abilities=scores if isinstance(scores, Mapping) else {},
        saves=_bonuses(stats, "savingThrows", "ability"),
        skills=_bonuses(stats, "skills", "name"),
        senses=senses if not any("passive" in texts(sense).lower() for sense in senses[:-1]) else senses[:-1],
        languages=stats.get("languages"),
        challenge=stats.get("challengeRatingStr") or stats.get("challengeRating"),
        xp=stats.get("experiencePoints"),
        resistances=stats.get("damageResistances"),
        immunities=stats.get("damageImmunities"),
        vulnerabilities=stats.get("damageVulnerabilities"),
        condition_immunities=stats.get("conditionImmunities"),
        description=flavor.get("description"),
        places=_PLACES,
    )
    for key, section in _SECTIONS.items():
        for number, value in enumerate(row(stats.get(key))):
            if isinstance(value, Mapping):
                found.add(section, value.get("name"), value.get("description"), f"stats.{key}[{number}]")
    if stats.get("legendaryActionsDescription"):
        place = "stats.legendaryActionsDescription"
        found.add("trait", "Legendary Actions", stats["legendaryActionsDescription"], place)
    found.leave(stats, _KNOWN)
    found.leave({key: flavor.get(key) for key in ("faction", "environment")}, ())
    return found


def _hit_dice(stats: Mapping[str, Any]) -> str:
    many, faces = whole(stats.get("numHitDie")), whole(stats.get("hitDieSize"))
    more = whole(stats.get("extraHealthFromConstitution")) or 0
    return f"{many}d{faces}{f'{more:+}' if more else ''}" if many and faces else ""


def _bonuses(stats: Mapping[str, Any], rows: str, key: str) -> dict[str, Any]:
    """Names to what is added: as somebody wrote it, as it was worked out, or as practice makes it."""
    found = {}
    for item in row(stats.get(rows)):
        if isinstance(item, Mapping) and isinstance(item.get(key), str):
            name = item[key].strip().lower()
            told = next((item[by] for by in ("modifier", "value") if item.get(by) is not None), None)
            found[ABILITIES.get(name, name)] = _practised(stats, name, item) if told is None else told
    return found


def _practised(stats: Mapping[str, Any], name: str, given: Mapping[str, Any]) -> int | None:
    """What somebody adds whose file names a save or a skill without its number."""
    scores = stats.get("abilityScores")
    ability = name if name in ABILITIES else _LONG.get(SKILLS.get(name, ""), "")
    score = whole(scores.get(ability)) if isinstance(scores, Mapping) else None
    if score is None:
        return None
    bonus = whole(stats.get("proficiencyBonus"))
    usual = proficiency(ratio(stats.get("challengeRating"))) if bonus is None else bonus
    return (score - 10) // 2 + (usual if given.get("proficient") else 0)


READER = Reader("critterdb", "creatures", _recognises, _read)
