"""Reader of Open5e: answers of its API (versions 1 and 2) and its old fixtures."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from models.exchange.foreign.fifth.attacks import ABILITIES, DAMAGE_TYPES, bare_name
from models.exchange.foreign.fifth.creature import (
    IN_PLURAL,
    SKILLS,
    WEAPONS,
    CreatureParts,
    creatures,
    section_entries,
    with_limits,
)
from models.exchange.foreign.text.words import as_challenge, as_int, as_list, as_text, average, dice_formula
from models.exchange.records.neutral_creature import NeutralAttack, NeutralCreature, NeutralDamage, Section
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import RefusedRecord
from models.storage.strict_json import loads

_FIGURE = re.compile(r"\d")
_SECTIONS: Mapping[str, Section] = {"special_abilities": "trait", **IN_PLURAL}
_KEPT = "_json"
"""The suffix of fixture fields that hold JSON as text."""
_LIMITS = {"RECHARGE_ON_ROLL": "roll", "RECHARGE": "roll", "PER_DAY": "day", "RECHARGE_AFTER_REST": "rest"}
_KINDS: dict[str, Section] = {
    "BONUS_ACTION": "bonus",
    "REACTION": "reaction",
    "LEGENDARY_ACTION": "legendary",
    "LAIR_ACTION": "lair",
}
_PLACES = {
    "ac": "armor_class",
    "ac_text": "armor_desc",
    "hp": "hit_points",
    "hp_dice": "hit_dice",
    "speeds": "speed",
    "initiative": "initiative_bonus",
    "challenge": "challenge_rating",
    "resistances": "damage_resistances",
    "immunities": "damage_immunities",
    "vulnerabilities": "damage_vulnerabilities",
    "description": "desc",
    "source": "document__title",
}
_KNOWN = {
    *("name", "size", "type", "subtype", "alignment", "armor_class", "armor_desc", "armor_detail", "hit_points"),
    *("hit_dice", "speed", "speed_all", "skills", "senses", "languages", "challenge_rating", "cr", "desc", "slug"),
    *("challenge_rating_text", "challenge_rating_decimal", "damage_resistances", "damage_immunities", "key", "url"),
    *("damage_vulnerabilities", "condition_immunities", "document", "document__title", "document__slug", "route"),
    *("category", "environments", "illustration", "unit", "weight", "hover", "normal_sight_range", "creaturesets"),
    *("blindsight_range", "darkvision_range", "tremorsense_range", "truesight_range", "telepathy_range", "subcategory"),
    *("nonmagical_attack_resistance", "nonmagical_attack_immunity", "damage_resistances_display"),
    *("damage_immunities_display", "damage_vulnerabilities_display", "condition_immunities_display"),
    *("experience_points_integer", "attacks", "traits"),
    *("document__license_url", "document__url", "perception", "passive_perception", "experience_points"),
    *("ability_scores", "modifiers", "saving_throws", "saving_throws_all", "skill_bonuses", "skill_bonuses_all"),
    *("resistances_and_immunities", "proficiency_bonus", "initiative_bonus", "legendary_desc"),
    *("page_no", "v2_converted_path"),
    *ABILITIES,
    *(name.replace(" ", "_") for name in SKILLS),
    *(f"{ability}_save" for ability in ABILITIES),
    *_SECTIONS,
}


def _flat(value: Any) -> Mapping[str, Any] | None:
    """Return a creature without its fixture wrapper and with its lists decoded; None if it is none."""
    if not isinstance(value, Mapping):
        return None
    fields = value.get("fields")
    if isinstance(fields, Mapping) and str(value.get("model", "")).endswith(("monster", "creature")):
        value = fields
    if "name" not in value or "armor_class" not in value or "hit_points" not in value:
        return None
    json_keys = {key for key in value if key.endswith(_KEPT)}
    return {
        (key.removesuffix(_KEPT) if key in json_keys else key): _decoded(item) if key in json_keys else item
        for key, item in value.items()
    }


def _decoded(value: Any) -> Any:
    """Return a fixture value: JSON in a text is decoded, and the text `null` is None."""
    if isinstance(value, str):
        try:
            return None if value == "null" else loads(value)
        except (ValueError, RecursionError):
            return value
    return value


def _results(data: Any) -> Any:
    return data["results"] if isinstance(data, Mapping) and isinstance(data.get("results"), list) else data


def _recognises(content: Content) -> bool:
    results = _results(content.maybe_json)
    return any(_flat(item) is not None for item in (results[:20] if isinstance(results, list) else [results]))


def _read(content: Content) -> Iterator[NeutralCreature | RefusedRecord]:
    results = _results(content.json)
    return creatures(content.name, map(_flat, results if isinstance(results, list) else [results]), api_parts)


def api_parts(block: Mapping[str, Any]) -> CreatureParts:
    """Return the parts of a creature in either version of the API."""
    scores = block.get("ability_scores")
    defences = block.get("resistances_and_immunities")
    defences = defences if isinstance(defences, Mapping) else block
    document = block.get("document__title") or _name_of(block.get("document"))
    challenge = block.get("challenge_rating_text") or block.get("challenge_rating")
    parts = CreatureParts(
        name=block.get("name"),
        size=_name_of(block.get("size")),
        type=_name_of(block.get("type")),
        subtype=block.get("subtype") or block.get("subcategory"),
        alignment=block.get("alignment"),
        source=document if isinstance(document, str) else "",
        ac=block.get("armor_class"),
        ac_text=block.get("armor_desc") or block.get("armor_detail"),
        hp=block.get("hit_points"),
        hp_dice=block.get("hit_dice"),
        speed=block.get("speed"),
        abilities=scores if isinstance(scores, Mapping) else {key: block.get(key) for key in ABILITIES},
        saves=block.get("saving_throws") or {key: block.get(f"{key}_save") for key in ABILITIES},
        skills=block.get("skill_bonuses") or block.get("skills") or _top_level_skills(block),
        senses=block.get("senses") or _senses(block),
        languages=_languages(block.get("languages")),
        initiative=block.get("initiative_bonus"),
        challenge=_challenge(block.get("cr") if challenge in (None, "") else challenge),
        xp=block.get("experience_points"),
        resistances=_defences(defences, "resistance"),
        immunities=_defences(defences, "immunity"),
        vulnerabilities=_type_names(defences, "damage_vulnerabilities"),
        condition_immunities=_type_names(defences, "condition_immunities"),
        description=block.get("desc"),
        places=_PLACES,
    )
    for section, entry, place in section_entries(block, _SECTIONS):
        if isinstance(entry, Mapping):
            kind = _KINDS.get(str(entry.get("action_type")), section)
            parts.add(kind, _title(entry), entry.get("desc"), place, _hints(entry))
        else:
            parts.add(section, "", entry, place)
    if block.get("legendary_desc"):
        parts.add("trait", "Legendary Actions", block["legendary_desc"], "legendary_desc")
    parts.add_unread(block, _KNOWN)
    return parts


def _top_level_skills(block: Mapping[str, Any]) -> dict[str, Any]:
    """Return skills from top-level keys, as files from before the API have them."""
    keys = {name: name.replace(" ", "_") for name in SKILLS}
    return {name: block[key] for name, key in keys.items() if isinstance(block.get(key), int)}


def _challenge(value: Any) -> Any:
    """Return `0.250` as `1/4`; other values unchanged."""
    if not isinstance(value, str | float | int) or isinstance(value, bool) or "/" in str(value):
        return value
    rating = as_challenge(value)
    if rating is None:
        return value
    fraction = Fraction(rating).limit_denominator(8)
    return str(fraction) if float(fraction) == rating else value


def _defences(defences: Mapping[str, Any], kind: str) -> Any:
    """Return resistances or immunities; a flag may add nonmagical attacks."""
    plural = {"resistance": "damage_resistances", "immunity": "damage_immunities"}[kind]
    types = _type_names(defences, plural)
    words = as_text(types).lower()
    if defences.get(f"nonmagical_attack_{kind}") is not True or "nonmagical" in words:
        return types
    # Of the damage of weapons in the list the mark speaks, too.
    other_types = [item for item in (as_text(item) for item in as_list(types)) if item.lower() not in WEAPONS]
    weapon_types = [item for item in WEAPONS if item in words] or WEAPONS
    return [*other_types, f"{', '.join(weapon_types)} from nonmagical attacks"]


def _title(record: Mapping[str, Any]) -> str:
    """Return an action's name with its limits, which version 2 keeps in separate fields."""
    name, limits = as_text(record.get("name")), record.get("usage_limits")
    cost = as_int(record.get("legendary_action_cost"))
    if cost is not None and cost > 1 and "(" not in name:
        name = f"{name} (Costs {cost} Actions)"
    form = as_text(record.get("limited_to_form"))
    if form and "(" not in name:
        name = f"{name} ({form})"
    if not isinstance(limits, Mapping):
        return name
    return with_limits(name, _LIMITS.get(str(limits.get("type")), ""), limits.get("param"))


def _hints(action: Mapping[str, Any]) -> list[NeutralAttack]:
    """Return the attacks that an action lists beside its text."""
    attacks: list[NeutralAttack] = []
    text = as_text(action.get("desc")).strip()
    if text and not _FIGURE.search(text):
        # It makes an attack that stands elsewhere, and its row says less of it than that one.
        return attacks
    for item in as_list(action.get("attacks")):
        to_hit = as_int(item.get("to_hit_mod")) if isinstance(item, Mapping) else None
        if to_hit is None:
            continue
        damage = tuple(_harm(item, "")) + tuple(_harm(item, "extra_"))
        reach, range_ = _positive(item.get("reach")), _positive(item.get("range"))
        is_spell = item.get("attack_type") == "SPELL"
        name = bare_name(as_text(action.get("name")))
        if reach or not range_:
            attacks.append(NeutralAttack(name, "melee", is_spell, to_hit, reach, damage=damage))
        if range_:
            attacks.append(NeutralAttack(name, "ranged", is_spell, to_hit, range=range_, damage=damage))
    return attacks


def _positive(value: Any) -> int | None:
    number = as_int(value)
    return number if number and number > 0 else None


def _harm(record: Mapping[str, Any], prefix: str) -> Iterator[NeutralDamage]:
    count = as_int(record.get(f"{prefix}damage_die_count"))
    faces = as_int(str(record.get(f"{prefix}damage_die_type")).lstrip("dD"))
    bonus = as_int(record.get(f"{prefix}damage_bonus")) or 0
    if count and faces:
        dice = dice_formula(count, faces, bonus)
        type_ = as_text(_name_of(record.get(f"{prefix}damage_type"))).lower()
        if not type_ and not prefix and not record.get("extra_damage_die_count"):
            # Where nothing is added the type often stands with what would be.
            type_ = as_text(_name_of(record.get("extra_damage_type"))).lower()
        yield NeutralDamage(dice, type_ if type_ in DAMAGE_TYPES else "", average(dice))


def _name_of(value: Any) -> Any:
    return value.get("name") or value.get("display_name") if isinstance(value, Mapping) else value


def _languages(value: Any) -> Any:
    return value.get("as_string") if isinstance(value, Mapping) else value


def _type_names(block: Mapping[str, Any], key: str) -> Any:
    display = block.get(f"{key}_display")
    return display or [_name_of(item) for item in as_list(block.get(key))]


def _senses(block: Mapping[str, Any]) -> list[str]:
    senses = ("darkvision", "blindsight", "tremorsense", "truesight")
    return [f"{sense} {as_text(block[f'{sense}_range'])} ft." for sense in senses if block.get(f"{sense}_range")]


READER = Reader("open5e", "creatures", _recognises, _read)
