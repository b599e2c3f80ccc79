"""Open5e: what its API answers (first and second version) and the fixtures that its data are kept in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from models.exchange.foreign.fifth.attacks import ABILITIES, DAMAGE_TYPES, bare_name
from models.exchange.foreign.fifth.creature import IN_PLURAL, SKILLS, WEAPONS, CreatureParts, creatures, limited
from models.exchange.foreign.text.words import average, ratio, row, texts, whole
from models.exchange.records.neutral_creature import NeutralAttack, NeutralCreature, NeutralDamage, Section
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import RefusedRecord
from models.storage.strict_json import loads

_FIGURE = re.compile(r"\d")
_SECTIONS: Mapping[str, Section] = {"special_abilities": "trait", **IN_PLURAL}
_KEPT = "_json"
"""How the fields of a fixture end that are JSON in a text."""
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
    *(
        "resistances_and_immunities",
        "proficiency_bonus",
        "initiative_bonus",
        "legendary_desc",
        "page_no",
        "v2_converted_path",
    ),
    *ABILITIES,
    *(name.replace(" ", "_") for name in SKILLS),
    *(f"{ability}_save" for ability in ABILITIES),
    *_SECTIONS,
}


def _flat(value: Any) -> Mapping[str, Any] | None:
    """One creature without what a fixture wraps it in, lists no longer JSON in a text."""
    if not isinstance(value, Mapping):
        return None
    fields = value.get("fields")
    if isinstance(fields, Mapping) and str(value.get("model", "")).endswith(("monster", "creature")):
        value = fields
    if "name" not in value or "armor_class" not in value or "hit_points" not in value:
        return None
    kept = {key for key in value if key.endswith(_KEPT)}
    return {
        (key.removesuffix(_KEPT) if key in kept else key): _listed(item) if key in kept else item
        for key, item in value.items()
    }


def _listed(value: Any) -> Any:
    """The fixtures keep lists as JSON in a text, and nothing as the text `null`."""
    if isinstance(value, str):
        try:
            return None if value == "null" else loads(value)
        except (ValueError, RecursionError):
            return value
    return value


def _rows(found: Any) -> Any:
    return found["results"] if isinstance(found, Mapping) and isinstance(found.get("results"), list) else found


def _recognises(content: Content) -> bool:
    found = _rows(content.maybe_json)
    return any(_flat(item) is not None for item in (found[:20] if isinstance(found, list) else [found]))


def _read(content: Content) -> Iterator[NeutralCreature | RefusedRecord]:
    found = _rows(content.json)
    return creatures(content.name, map(_flat, found if isinstance(found, list) else [found]), pieces_of)


def pieces_of(block: Mapping[str, Any]) -> CreatureParts:
    """What a creature says, as the API answers it in either version."""
    scores = block.get("ability_scores")
    against = block.get("resistances_and_immunities")
    against = against if isinstance(against, Mapping) else block
    document = block.get("document__title") or _called(block.get("document"))
    challenge = block.get("challenge_rating_text") or block.get("challenge_rating")
    found = CreatureParts(
        name=block.get("name"),
        size=_called(block.get("size")),
        type=_called(block.get("type")),
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
        skills=block.get("skill_bonuses") or block.get("skills") or _bare_skills(block),
        senses=block.get("senses") or _sight(block),
        languages=_spoken(block.get("languages")),
        initiative=block.get("initiative_bonus"),
        challenge=_challenge(block.get("cr") if challenge in (None, "") else challenge),
        xp=block.get("experience_points"),
        resistances=_warded(against, "resistance"),
        immunities=_warded(against, "immunity"),
        vulnerabilities=_kinds(against, "damage_vulnerabilities"),
        condition_immunities=_kinds(against, "condition_immunities"),
        description=block.get("desc"),
        places=_PLACES,
    )
    for key, section in _SECTIONS.items():
        for number, record in enumerate(row(block.get(key))):
            if isinstance(record, Mapping):
                kind = _KINDS.get(str(record.get("action_type")), section)
                found.add(kind, _titled(record), record.get("desc"), f"{key}[{number}]", _hints(record))
            else:
                found.add(section, "", record, f"{key}[{number}]")
    if block.get("legendary_desc"):
        found.add("trait", "Legendary Actions", block["legendary_desc"], "legendary_desc")
    found.leave(block, _KNOWN)
    return found


def _bare_skills(block: Mapping[str, Any]) -> dict[str, Any]:
    """Skills that stand beside all else, as files from before the API have them."""
    keys = {name: name.replace(" ", "_") for name in SKILLS}
    return {name: block[key] for name, key in keys.items() if isinstance(block.get(key), int)}


def _challenge(value: Any) -> Any:
    """`0.250` is told as `1/4`."""
    if not isinstance(value, str | float | int) or isinstance(value, bool) or "/" in str(value):
        return value
    rating = ratio(value)
    if rating is None:
        return value
    part = Fraction(rating).limit_denominator(8)
    return str(part) if float(part) == rating else value


def _warded(against: Mapping[str, Any], how: str) -> Any:
    """What harms it less or not at all; that blows without magic do so may be said by a mark alone."""
    plural = {"resistance": "damage_resistances", "immunity": "damage_immunities"}[how]
    told = _kinds(against, plural)
    words = texts(told).lower()
    if against.get(f"nonmagical_attack_{how}") is not True or "nonmagical" in words:
        return told
    # Of the damage of weapons in the list the mark speaks, too.
    rest = [item for item in (texts(item) for item in row(told)) if item.lower() not in WEAPONS]
    named = [item for item in WEAPONS if item in words] or WEAPONS
    return [*rest, f"{', '.join(named)} from nonmagical attacks"]


def _titled(record: Mapping[str, Any]) -> str:
    """The name with its limits behind it, which the second version keeps beside it."""
    name, limits, cost = (
        texts(record.get("name")),
        record.get("usage_limits"),
        whole(record.get("legendary_action_cost")),
    )
    if cost is not None and cost > 1 and "(" not in name:
        name = f"{name} (Costs {cost} Actions)"
    form = texts(record.get("limited_to_form"))
    if form and "(" not in name:
        name = f"{name} ({form})"
    if not isinstance(limits, Mapping):
        return name
    return limited(name, _LIMITS.get(str(limits.get("type")), ""), limits.get("param"))


def _hints(action: Mapping[str, Any]) -> list[NeutralAttack]:
    """What stands beside the text of an action: how its attacks are rolled, how far they reach, what they do."""
    found: list[NeutralAttack] = []
    text = texts(action.get("desc")).strip()
    if text and not _FIGURE.search(text):
        # It makes an attack that stands elsewhere, and its row says less of it than that one.
        return found
    for item in row(action.get("attacks")):
        to_hit = whole(item.get("to_hit_mod")) if isinstance(item, Mapping) else None
        if to_hit is None:
            continue
        damage = tuple(_harm(item, "")) + tuple(_harm(item, "extra_"))
        reach, far = _positive(item.get("reach")), _positive(item.get("range"))
        spell = item.get("attack_type") == "SPELL"
        name = bare_name(texts(action.get("name")))
        if reach or not far:
            found.append(NeutralAttack(name, "melee", spell, to_hit, reach, damage=damage))
        if far:
            found.append(NeutralAttack(name, "ranged", spell, to_hit, range=far, damage=damage))
    return found


def _positive(value: Any) -> int | None:
    number = whole(value)
    return number if number and number > 0 else None


def _harm(record: Mapping[str, Any], part: str) -> Iterator[NeutralDamage]:
    many, faces = (
        whole(record.get(f"{part}damage_die_count")),
        whole(str(record.get(f"{part}damage_die_type")).lstrip("dD")),
    )
    more = whole(record.get(f"{part}damage_bonus")) or 0
    if many and faces:
        dice = f"{many}d{faces}{f'{more:+}' if more else ''}"
        type_ = texts(_called(record.get(f"{part}damage_type"))).lower()
        if not type_ and not part and not record.get("extra_damage_die_count"):
            # Where nothing is added the type often stands with what would be.
            type_ = texts(_called(record.get("extra_damage_type"))).lower()
        yield NeutralDamage(dice, type_ if type_ in DAMAGE_TYPES else "", average(dice))


def _called(value: Any) -> Any:
    return value.get("name") or value.get("display_name") if isinstance(value, Mapping) else value


def _spoken(value: Any) -> Any:
    return value.get("as_string") if isinstance(value, Mapping) else value


def _kinds(block: Mapping[str, Any], key: str) -> Any:
    told = block.get(f"{key}_display")
    return told or [_called(item) for item in row(block.get(key))]


def _sight(block: Mapping[str, Any]) -> list[str]:
    senses = ("darkvision", "blindsight", "tremorsense", "truesight")
    return [f"{sense} {texts(block[f'{sense}_range'])} ft." for sense in senses if block.get(f"{sense}_range")]


READER = Reader("open5e", "creatures", _recognises, _read)
