"""Tetra-cube's generator of stat blocks: its `.monster` files, whose texts are still to be worked out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from models.exchange.foreign.fifth.creature import SIZES, SKILLS, CreatureParts, creatures, proficiency
from models.exchange.foreign.fifth.placeholders import PlaceholderValues
from models.exchange.foreign.text.words import ratio, row, texts, whole
from models.exchange.records.neutral_creature import NeutralCreature, Section
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import RefusedRecord

_ABILITIES = ("str", "dex", "con", "int", "wis", "cha")
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
_SENSES = ("blindsight", "darkvision", "tremorsense", "truesight")
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
"""Armour to its class and to the most that agility adds to it."""
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


def _rows(found: Any) -> list[Any]:
    return found if isinstance(found, list) else [found]


def _recognises(content: Content) -> bool:
    return any(map(_is_creature, _rows(content.maybe_json)[:20]))


def _read(content: Content) -> Iterator[NeutralCreature | RefusedRecord]:
    return creatures(content.name, _rows(content.json), _pieces)


def _pieces(block: Mapping[str, Any]) -> CreatureParts:
    scores = {key: score for key in _ABILITIES if (score := whole(block.get(f"{key}Points"))) is not None}
    has_own = texts(block.get("cr")) == "*"
    challenge = block.get("customCr") if has_own else block.get("cr")
    practice = whole(block.get("customProf")) if has_own else None
    name = texts(block.get("name"))
    short = texts(block.get("shortName")).strip() or name.lower()
    marks = PlaceholderValues(
        short if short[:1].isupper() else f"the {short}",
        name,
        texts(block.get("pluralName")).strip() or f"{short}s",
        scores,
        proficiency(ratio(challenge)) if practice is None else practice,
    )
    armour, worn = _armour(block, marks)
    points, dice = _points(block, marks)
    found = CreatureParts(
        name=name,
        size=block.get("size"),
        type=block.get("type"),
        subtype=block.get("tag"),
        alignment=block.get("alignment"),
        ac=armour,
        ac_text=worn,
        hp=points,
        hp_dice=dice,
        speed=block.get("speedDesc")
        if block.get("customSpeed")
        else {way: block.get(key) for key, way in _WAYS.items()},
        abilities=scores,
        saves={key: marks.modifier(key) + marks.proficiency for key in _names(block.get("sthrows"))},
        skills=_skills(block, marks),
        senses=_senses(block, marks),
        languages=_languages(block),
        challenge=challenge,
        resistances=_types(block, "r"),
        immunities=_types(block, "i"),
        vulnerabilities=_types(block, "v"),
        condition_immunities=_names(block.get("conditions")),
        places=_PLACES,
    )
    for key, section in _SECTIONS.items():
        for number, value in enumerate(row(block.get(key))):
            if isinstance(value, Mapping):
                title, text = (marks.told(texts(value.get(part))) for part in ("name", "desc"))
                found.add(section, title, text, f"{key}[{number}]")
    for key, (wanted, title) in _TELLING.items():
        if block.get(wanted) and block.get(key):
            found.add("trait", title, marks.told(texts(block[key])), key)
    return found


def _names(value: Any) -> list[str]:
    return [texts(item.get("name")).lower() for item in row(value) if isinstance(item, Mapping)]


def _armour(block: Mapping[str, Any], marks: PlaceholderValues) -> tuple[Any, str]:
    """What it comes to, and what is worn; `other` is as somebody wrote it."""
    worn, agility = texts(block.get("armorName")).lower(), marks.modifier("dex")
    shield = whole(block.get("shieldBonus")) or 0
    told = [worn] if worn not in ("", "none", "other") else []
    if worn == "other":
        return whole(block.get("otherArmorDesc")), texts(block.get("otherArmorDesc")).partition("(")[2].rstrip(") ")
    if worn in _ARMOUR:
        base, most = _ARMOUR[worn]
        total = base + (agility if most is None else min(agility, most))
    elif worn == "natural armor":
        total = 10 + agility + (whole(block.get("natArmorBonus")) or 0)
    else:
        total = 10 + agility
        if worn == "mage armor":
            told = [f"{13 + agility + shield} with mage armor"]
    return total + shield, ", ".join([*told, *(["shield"] if shield else [])])


def _points(block: Mapping[str, Any], marks: PlaceholderValues) -> tuple[Any, str]:
    text = texts(block.get("hpText"))
    if block.get("customHP"):
        return text, text.partition("(")[2]
    many, size = whole(block.get("hitDice")), texts(block.get("size")).lower()
    faces = _HIT_DICE.get(SIZES.get(size, size))
    if not many or faces is None:
        return text, text.partition("(")[2]
    more = many * marks.modifier("con")
    return max(1, many * (faces + 1) // 2 + more), f"{many}d{faces}{f'{more:+}' if more else ''}"


def _skills(block: Mapping[str, Any], marks: PlaceholderValues) -> dict[str, int]:
    found = {}
    for item in row(block.get("skills")):
        if isinstance(item, Mapping):
            name = texts(item.get("name")).lower()
            by = SKILLS.get(name, texts(item.get("stat")).lower()[:3])
            twice = 2 if "ex" in texts(item.get("note")).lower() else 1
            found[name] = marks.modifier(by) + twice * marks.proficiency
    return found


def _senses(block: Mapping[str, Any], marks: PlaceholderValues) -> list[str]:
    found = []
    for sense in _SENSES:
        if feet := whole(block.get(sense)):
            beyond = " (blind beyond this radius)" if sense == "blindsight" and block.get("blind") else ""
            found.append(f"{sense} {feet} ft.{beyond}")
    seen = _skills(block, marks).get("perception", marks.modifier("wis"))
    return [*found, f"passive Perception {10 + seen}"]


def _languages(block: Mapping[str, Any]) -> list[str]:
    listed = [item for item in row(block.get("languages")) if isinstance(item, Mapping)]
    spoken = [texts(item.get("name")) for item in listed if item.get("speaks", True)]
    heard = [texts(item.get("name")) for item in listed if not item.get("speaks", True)]
    but = texts(block.get("understandsBut")).strip()
    told = [*spoken, *([f"understands {' and '.join(heard)}{f' but {but}' if but else ''}"] if heard else [])]
    telepathy = whole(block.get("telepathy"))
    return [*told, *([f"telepathy {telepathy} ft."] if telepathy else [])]


def _types(block: Mapping[str, Any], kind: str) -> list[str]:
    """Types of damage that it bears in one way; what is written in words stands by itself."""
    listed = [*row(block.get("damagetypes")), *row(block.get("specialdamage"))]
    return [texts(item.get("name")) for item in listed if isinstance(item, Mapping) and item.get("type") == kind]


READER = Reader("tetra-cube", "creatures", _recognises, _read)
