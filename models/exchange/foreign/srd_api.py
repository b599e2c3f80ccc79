"""Reader of the free 5e SRD API (5e-bits): its answers, and the data files behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from models.exchange.foreign.fifth.attacks import ABILITIES, DAMAGE_TYPES, SAVES, bare_name
from models.exchange.foreign.fifth.creature import IN_PLURAL, CreatureParts, block_reader, section_entries, with_limits
from models.exchange.foreign.text.words import as_int, as_list, as_text, average, first_dice
from models.exchange.records.neutral_creature import NeutralAttack, NeutralDamage, Section

_SECTIONS: Mapping[str, Section] = {"special_abilities": "trait", **IN_PLURAL}
_PLACES = {
    "ac": "armor_class",
    "ac_text": "armor_class",
    "hp": "hit_points",
    "hp_dice": "hit_points_roll",
    "speeds": "speed",
    "abilities": "strength",
    "saves": "proficiencies",
    "skills": "proficiencies",
    "challenge": "challenge_rating",
    "resistances": "damage_resistances",
    "immunities": "damage_immunities",
    "vulnerabilities": "damage_vulnerabilities",
    "description": "desc",
}
_KNOWN = {
    *("index", "name", "desc", "size", "type", "subtype", "alignment", "armor_class", "hit_points", "hit_dice"),
    *("hit_points_roll", "speed", "proficiencies", "damage_vulnerabilities", "damage_resistances", "url"),
    *("damage_immunities", "condition_immunities", "senses", "languages", "challenge_rating", "proficiency_bonus"),
    *("xp", "xp_in_lair", "image", "updated_at"),
    *ABILITIES,
    *_SECTIONS,
}
_UNLIKE = ("spell", "condition")
"""Armour classes that are temporary."""


def _is_creature(value: Any) -> bool:
    return (
        isinstance(value, Mapping)
        and "hit_points" in value
        and "strength" in value
        and (isinstance(value.get("proficiencies"), list) or isinstance(value.get("armor_class"), list))
    )


def _blocks(data: Any) -> list[Any]:
    """Return the creatures of a file: one, a list, or a page of results."""
    if isinstance(data, Mapping):
        data = next((data[key] for key in ("results", "monsters") if isinstance(data.get(key), list)), [data])
    return data if isinstance(data, list) else [data]


def _creature_parts(block: Mapping[str, Any]) -> CreatureParts:
    armour, worn = _armour(block.get("armor_class"))
    parts = CreatureParts(
        name=block.get("name"),
        size=block.get("size"),
        type=block.get("type"),
        subtype=block.get("subtype"),
        alignment=block.get("alignment"),
        ac=armour,
        ac_text=worn,
        hp=block.get("hit_points"),
        hp_dice=block.get("hit_points_roll") or _hit_dice(block),
        speed=block.get("speed"),
        abilities={key: block.get(key) for key in ABILITIES},
        saves=_proficiencies(block, "saving-throw-"),
        skills=_proficiencies(block, "skill-"),
        senses=_senses(block.get("senses")),
        languages=block.get("languages"),
        challenge=block.get("challenge_rating"),
        xp=block.get("xp"),
        resistances=_names_of(block.get("damage_resistances")),
        immunities=_names_of(block.get("damage_immunities")),
        vulnerabilities=_names_of(block.get("damage_vulnerabilities")),
        condition_immunities=_names_of(block.get("condition_immunities")),
        description="\n".join(map(as_text, as_list(block.get("desc")))),
        places=_PLACES,
    )
    for section, entry, place in section_entries(block, _SECTIONS):
        if isinstance(entry, Mapping):
            title = with_limits(as_text(entry.get("name")).strip(" ."), *_limits(entry.get("usage")))
            text = "\n".join(filter(None, (as_text(entry.get("desc")).strip(), _spells(entry))))
            parts.add(section, title, text, place, _hint(entry, title))
        else:
            parts.add(section, "", entry, place)
    parts.add_unread(block, _KNOWN)
    return parts


def _name_of(value: Any) -> str:
    return as_text(value.get("name") or value.get("index")) if isinstance(value, Mapping) else as_text(value)


def _names_of(value: Any) -> list[str]:
    return [_name_of(item) for item in as_list(value)]


def _armour(value: Any) -> tuple[int | None, str]:
    """Return the armour class and its text, including temporary ones; older files have the number alone."""
    classes = [item for item in as_list(value) if isinstance(item, Mapping)]
    if not classes:
        return as_int(value[0] if isinstance(value, list) and value else value), ""
    permanent = [item for item in classes if item.get("type") not in _UNLIKE] or classes[:1]
    best = max(permanent, key=lambda item: as_int(item.get("value")) or 0)
    descriptions = []
    for class_ in classes:
        worn = ", ".join(_name_of(part).lower() for part in as_list(class_.get("armor")))
        description = (
            worn or ("natural armor" if class_.get("type") == "natural" else "") or as_text(class_.get("desc"))
        )
        if class_.get("type") in _UNLIKE:
            description = f"{as_text(class_.get('value'))} with {_name_of(class_.get(str(class_['type']))).lower()}"
        descriptions.append(description)
    return as_int(best.get("value")), ", ".join(filter(None, descriptions))


def _hit_dice(block: Mapping[str, Any]) -> str:
    """Return the hit dice; older files lack the Constitution bonus, which is worked out."""
    dice = first_dice(as_text(block.get("hit_dice")))
    count, score = as_int(dice.partition("d")[0]), as_int(block.get("constitution"))
    if not count or score is None or "+" in dice or "-" in dice:
        return dice
    bonus = count * ((score - 10) // 2)
    return f"{dice}{bonus:+}" if bonus else dice


def _proficiencies(block: Mapping[str, Any], kind: str) -> dict[str, Any]:
    """Return the bonuses of proficient saves or skills by name."""
    bonuses = {}
    for item in as_list(block.get("proficiencies")):
        proficiency_ref = item.get("proficiency") if isinstance(item, Mapping) else None
        index = as_text(proficiency_ref.get("index")) if isinstance(proficiency_ref, Mapping) else ""
        if index.startswith(kind):
            bonuses[index.removeprefix(kind).replace("-", " ")] = item.get("value")
    return bonuses


def _senses(value: Any) -> Any:
    if not isinstance(value, Mapping):
        return value
    return [
        f"{key.replace('_', ' ').replace('perception', 'Perception')} {as_text(item)}"
        for key, item in value.items()
        if item
    ]


def _limits(usage: Any) -> tuple[str, Any]:
    """Return the kind of limit (`day`, `roll`, `rest` or empty) and its number."""
    if not isinstance(usage, Mapping):
        return "", None
    match usage.get("type"):
        case "per day":
            return "day", usage.get("times")
        case "recharge on roll":
            return "roll", usage.get("min_value")
        case "recharge after rest":
            return "rest", None
        case _:
            return "", None


def _spells(record: Mapping[str, Any]) -> str:
    """Return the spells that are missing from the text, by how often they are cast."""
    casting = record.get("spellcasting")
    description = as_text(record.get("desc")).lower()
    by_usage: dict[str, list[str]] = {}
    for spell in as_list(casting.get("spells")) if isinstance(casting, Mapping) else ():
        if not isinstance(spell, Mapping) or (name := _name_of(spell)).lower() in description:
            continue
        kind, number = _limits(spell.get("usage"))
        level = as_int(spell.get("level"))
        usage = f"{number}/Day" if kind == "day" else "At will" if spell.get("usage") or not level else f"Level {level}"
        by_usage.setdefault(usage, []).append(name)
    return "\n".join(f"{usage}: {', '.join(names)}" for usage, names in by_usage.items())


def _hint(record: Mapping[str, Any], title: str) -> list[NeutralAttack]:
    """Return the attack from an action's fields, in case its text has none."""
    damage = []
    for part in as_list(record.get("damage")):
        dice = first_dice(as_text(part.get("damage_dice"))) if isinstance(part, Mapping) else ""
        if dice:
            type_ = _name_of(part.get("damage_type")).lower()
            bonus = as_int(part.get("damage_bonus"))
            dice += f"{bonus:+}" if bonus and dice[-1:].isdigit() and "+" not in dice and "-" not in dice else ""
            damage.append(NeutralDamage(dice, type_ if type_ in DAMAGE_TYPES else "", average(dice)))
    to_hit, save = as_int(record.get("attack_bonus")), record.get("dc")
    name = bare_name(title)
    if to_hit is not None and damage:
        return [NeutralAttack(name, "melee", to_hit=to_hit, reach=5, damage=tuple(damage))]
    if isinstance(save, Mapping) and damage:
        ability = as_text(save.get("dc_type", {}).get("index")) if isinstance(save.get("dc_type"), Mapping) else ""
        return [
            NeutralAttack(
                name,
                "save",
                damage=tuple(damage),
                dc=as_int(save.get("dc_value")),
                save=ability if ability in SAVES else "",
                half=save.get("success_type") == "half",
            )
        ]
    return []


READER = block_reader("5e-srd-api", _blocks, _is_creature, _creature_parts)
