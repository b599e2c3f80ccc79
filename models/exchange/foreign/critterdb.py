"""Reader of CritterDB: a creature or a bestiary, as the site exports them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from models.exchange.foreign.fifth.attacks import ABILITIES
from models.exchange.foreign.fifth.creature import (
    IN_CAMEL_CASE,
    SKILLS,
    CreatureParts,
    block_reader,
    proficiency,
    section_entries,
)
from models.exchange.foreign.text.words import as_challenge, as_int, as_list, as_text, dice_formula, map_of
from models.exchange.records.neutral_creature import Section

_SECTIONS: Mapping[str, Section] = {"additionalAbilities": "trait", **IN_CAMEL_CASE}
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


def _blocks(data: Any) -> list[Any]:
    """Return the creatures of a file: one, a list, or a bestiary's."""
    if isinstance(data, Mapping) and isinstance(data.get("creatures"), list):
        data = data["creatures"]
    return data if isinstance(data, list) else [data]


def _creature_parts(block: Mapping[str, Any]) -> CreatureParts:
    """Return the parts of a creature."""
    stats, flavor = map_of(block, "stats"), map_of(block, "flavor")
    race, _, subtype = as_text(stats.get("race")).partition("(")
    passive = as_int(stats.get("passivePerception"))
    senses = [*as_list(stats.get("senses")), *([f"passive Perception {passive}"] if passive is not None else [])]
    parts = CreatureParts(
        name=block.get("name"),
        size=stats.get("size"),
        type=race.strip(),
        subtype=subtype.rstrip(") "),
        alignment=stats.get("alignment"),
        ac=stats.get("armorClass"),
        ac_text=stats.get("armorType"),
        hp=stats.get("hitPoints") or stats.get("hitPointsStr"),
        hp_dice=as_text(stats.get("hitPointsStr")).partition("(")[2] or _hit_dice(stats),
        speed=stats.get("speed"),
        abilities=map_of(stats, "abilityScores"),
        saves=_bonuses(stats, "savingThrows", "ability"),
        skills=_bonuses(stats, "skills", "name"),
        senses=senses if not any("passive" in as_text(sense).lower() for sense in senses[:-1]) else senses[:-1],
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
    for section, action, place in section_entries(stats, _SECTIONS):
        if isinstance(action, Mapping):
            parts.add(section, action.get("name"), action.get("description"), f"stats.{place}")
    if stats.get("legendaryActionsDescription"):
        description = stats["legendaryActionsDescription"]
        parts.add("trait", "Legendary Actions", description, "stats.legendaryActionsDescription")
    parts.add_unread(stats, _KNOWN)
    parts.add_unread({key: flavor.get(key) for key in ("faction", "environment")}, ())
    return parts


def _hit_dice(stats: Mapping[str, Any]) -> str:
    count, faces = as_int(stats.get("numHitDie")), as_int(stats.get("hitDieSize"))
    bonus = as_int(stats.get("extraHealthFromConstitution")) or 0
    return dice_formula(count, faces, bonus) if count and faces else ""


def _bonuses(stats: Mapping[str, Any], list_key: str, name_key: str) -> dict[str, Any]:
    """Return the bonuses of saves or skills by name: as written, as worked out, or by proficiency."""
    bonuses = {}
    for entry in as_list(stats.get(list_key)):
        if isinstance(entry, Mapping) and isinstance(entry.get(name_key), str):
            name = entry[name_key].strip().lower()
            bonus = next((entry[field] for field in ("modifier", "value") if entry.get(field) is not None), None)
            bonuses[ABILITIES.get(name, name)] = _proficient_bonus(stats, name, entry) if bonus is None else bonus
    return bonuses


def _proficient_bonus(stats: Mapping[str, Any], name: str, entry: Mapping[str, Any]) -> int | None:
    """Return the bonus of a save or skill that is listed without a number; None without a score."""
    ability = name if name in ABILITIES else _LONG.get(SKILLS.get(name, ""), "")
    score = as_int(map_of(stats, "abilityScores").get(ability))
    if score is None:
        return None
    bonus = as_int(stats.get("proficiencyBonus"))
    practice = proficiency(as_challenge(stats.get("challengeRating"))) if bonus is None else bonus
    return (score - 10) // 2 + (practice if entry.get("proficient") else 0)


READER = block_reader("critterdb", _blocks, _is_creature, _creature_parts)
