"""Creatures of the fifth edition, built from the parts that a reader found."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from models.exchange.foreign.fifth.attacks import ABILITIES, CONDITIONS, DAMAGE_TYPES, SAVES, feature_of
from models.exchange.foreign.fifth.etools_tags import untagged
from models.exchange.foreign.text.words import (
    as_challenge,
    as_int,
    as_list,
    as_text,
    average,
    first_dice,
    is_empty,
    plain,
    prose,
    split_list,
)
from models.exchange.records.neutral_creature import (
    NeutralAttack,
    NeutralCreature,
    NeutralFeature,
    Section,
    UnreadField,
)
from models.exchange.records.readers import Reader
from models.exchange.records.report import RefusedRecord
from models.storage.errors import LibraryError

SIZES = {
    **dict.fromkeys(("t", "tiny"), "tiny"),
    **dict.fromkeys(("s", "sm", "small"), "small"),
    **dict.fromkeys(("m", "med", "medium"), "medium"),
    **dict.fromkeys(("l", "lg", "large"), "large"),
    **dict.fromkeys(("h", "huge"), "huge"),
    **dict.fromkeys(("g", "grg", "gargantuan"), "gargantuan"),
}
IN_PLURAL: Mapping[str, Section] = {
    "traits": "trait",
    "actions": "action",
    "bonus_actions": "bonus",
    "reactions": "reaction",
    "legendary_actions": "legendary",
    "mythic_actions": "mythic",
    "lair_actions": "lair",
}
"""Sections by the plural keys that most programs use."""
IN_CAMEL_CASE: Mapping[str, Section] = {
    "actions": "action",
    "bonusActions": "bonus",
    "reactions": "reaction",
    "legendaryActions": "legendary",
    "mythicActions": "mythic",
    "lairActions": "lair",
    "regionalEffects": "regional",
}
"""Sections by plural keys in camel case, without traits."""
IN_SHORT: Mapping[str, str] = {
    "speeds_of": "speed",
    "abilities": "str",
    "saves": "save",
    "skills": "skill",
    "challenge": "cr",
    "resistances": "resist",
    "immunities": "immune",
    "vulnerabilities": "vulnerable",
    "condition_immunities": "conditionImmune",
    "ac_text": "ac",
}
"""Fields by the keys of the programs that abbreviate them."""
SKILLS: Mapping[str, str] = {
    **dict.fromkeys(("athletics",), "str"),
    **dict.fromkeys(("acrobatics", "sleight of hand", "stealth"), "dex"),
    **dict.fromkeys(("arcana", "history", "investigation", "nature", "religion"), "int"),
    **dict.fromkeys(("animal handling", "insight", "medicine", "perception", "survival"), "wis"),
    **dict.fromkeys(("deception", "intimidation", "performance", "persuasion"), "cha"),
}
"""Skill to its ability."""
_NOT_FORESEEN = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
WEAPONS = ("bludgeoning", "piercing", "slashing")
"""Damage types of weapons."""
SENSES = ("blindsight", "darkvision", "tremorsense", "truesight")
MOST_FEATURES = 200
"""Traits and actions of one creature that are read."""
_KIND_LINE = re.compile(
    r"(?P<size>tiny|small|medium|large|huge|gargantuan)?(?:[ ]?(?:or|/)[ ]?(?:small|medium|large|tiny|huge))?[ ]?"
    r"(?P<type>[^,(]*)(?:\((?P<subtype>[^)]*)\)?)?[ ]?(?:,(?P<alignment>.*))?",
    re.IGNORECASE,
)
_SPEED = re.compile(
    r"(?:\b(walk|fly|swim|climb|burrow|hover)\w{0,20}\s{0,9}:?\s{0,9})?"
    r"(\d{1,4})\s{0,9}(ft|feet|foot|m\b|metres|meters)?",
    re.IGNORECASE,
)
_WAYS = frozenset(("walk", "fly", "swim", "climb", "burrow", "hover"))
_NAMED = re.compile(r"([A-Za-z][A-Za-z' ]{1,30}?)\s{0,9}:?\s{0,9}([+-]\s?\d{1,3}|\d{1,3})(?![\d/])")
_TIED = re.compile(r"\b(?:from|while|when|that|against|except|only|but|nonmagical|non-magical|by)\b", re.IGNORECASE)
_GOES_ON = re.compile(r"\s*(?:and|or)\b", re.IGNORECASE)
_PARTED = re.compile(r"\s{0,9}(?:,|;|\band\b|\bor\b)\s{0,9}", re.IGNORECASE)


@dataclass(slots=True)
class CreatureParts:
    """The parts of a creature as a reader found them; values are as in the file."""

    name: Any = ""
    kind_line: Any = ""
    """Size, type and alignment in one text: `Large giant, chaotic evil`."""
    size: Any = ""
    type: Any = ""
    subtype: Any = ""
    alignment: Any = ""
    source: Any = ""
    ac: Any = None
    ac_text: Any = ""
    hp: Any = None
    hp_dice: Any = ""
    speed: Any = None
    abilities: Mapping[str, Any] = field(default_factory=dict)
    saves: Any = None
    skills: Any = None
    senses: Any = None
    languages: Any = None
    initiative: Any = None
    initiative_advantage: str = ""
    challenge: Any = None
    xp: Any = None
    resistances: Any = None
    immunities: Any = None
    vulnerabilities: Any = None
    condition_immunities: Any = None
    features: list[NeutralFeature] = field(default_factory=list)
    description: Any = ""
    folder: str = ""
    tags: tuple[str, ...] = ()
    unread: list[UnreadField] = field(default_factory=list)
    noted: list[UnreadField] = field(default_factory=list)
    places: Mapping[str, str] = field(default_factory=dict)
    lines: dict[str, str] = field(default_factory=dict)
    """Field or section to its line as written, where that is not in English."""
    is_character: bool = False

    def add(
        self,
        section: Section,
        name: Any,
        text: Any,
        place: str = "",
        hint: Iterable[NeutralAttack] = (),
        *,
        sure: bool = False,
    ) -> None:
        """Add a trait or action; an empty one is skipped, and one beyond the limit is noted as unread."""
        title, description = prose(untagged(as_text(name))).strip(" ."), prose(untagged(as_text(text)))
        if not title and not description:
            return
        if len(self.features) >= MOST_FEATURES:
            self.unread.append(UnreadField(place or section, title))
            return
        self.features.append(feature_of(title or section, description, section, place or section, hint, sure=sure))

    def add_unread(self, record: Mapping[str, Any], known: Container[str]) -> None:
        """Note the keys of a record that are not in `known` as unread."""
        self.unread += [
            UnreadField(str(key), _shortened(value))
            for key, value in record.items()
            if key not in known and not is_empty(value)
        ]


def creatures(
    name: str, blocks: Iterable[Any], parts_of: Callable[[Mapping[str, Any]], CreatureParts]
) -> Iterator[NeutralCreature | RefusedRecord]:
    """Yield the creatures of a file; each block that is none is refused by its name."""
    for block in blocks:
        if not isinstance(block, dict):
            yield RefusedRecord.because(LibraryError("no_creature", name=name))
            continue
        try:
            yield creature_of(parts_of(block))
        except LibraryError as error:
            yield RefusedRecord.because(error, _block_name(block))
        except _NOT_FORESEEN as error:
            # One that is written as nobody foresaw does not take the others of its file with it.
            block_name = _block_name(block)
            yield RefusedRecord.because(
                LibraryError("odd_creature", name=block_name or name, reason=str(error)[:80]), block_name
            )


def _block_name(block: Mapping[str, Any]) -> str:
    return prose(block.get("name", block.get("Name")))[:100]


def block_reader(
    format: str,
    blocks: Callable[[Any], list[Any]],
    is_creature: Callable[[Any], bool],
    parts_of: Callable[[Mapping[str, Any]], CreatureParts],
) -> Reader:
    """Return the reader of a format in JSON, of which `blocks` lists the creatures."""
    return Reader(
        format,
        "creatures",
        lambda content: any(map(is_creature, blocks(content.maybe_json)[:20])),
        lambda content: creatures(content.name, blocks(content.json), parts_of),
    )


def section_entries(block: Mapping[str, Any], sections: Mapping[str, Section]) -> Iterator[tuple[Section, Any, str]]:
    """Yield the section, the entry and the place of each trait and action of a block."""
    for key, section in sections.items():
        for number, entry in enumerate(as_list(block.get(key))):
            yield section, entry, f"{key}[{number}]"


def senses_of(record: Mapping[str, Any], perception: int, *, is_blind: bool) -> list[str]:
    """Return the ranges of senses in feet, and passive Perception for a bonus."""
    senses = [f"{sense} {feet} ft." for sense in SENSES if (feet := as_int(record.get(sense)))]
    if is_blind and senses and senses[0].startswith("blindsight"):
        senses[0] += " (blind beyond this radius)"
    return [*senses, f"passive Perception {10 + perception}"]


def proficiency(challenge: float | None) -> int:
    """Return the proficiency bonus of a challenge rating or level."""
    return 2 + max(0, int(challenge or 0) - 1) // 4


def with_limits(name: str, kind: str, number: Any) -> str:
    """Return a name with its limits behind it as stat blocks write them; `kind` is `roll`, `day` or `rest`."""
    count = as_int(number)
    limits = {"roll": f"Recharge {count}-6" if count != 6 else "Recharge 6", "day": f"{count}/Day"} if count else {}
    limit = "Recharges after a Short or Long Rest" if kind == "rest" else limits.get(kind, "")
    return f"{name} ({limit})" if limit and "(" not in name else name


def creature_of(parts: CreatureParts) -> NeutralCreature:
    """Return the creature of its parts; refuses one without a name."""
    name = " ".join(prose(parts.name).split())[:200]
    if not name:
        raise LibraryError("nameless")
    size, type_, subtype, alignment = _kind(parts)
    hp, dice, is_likely = _hit_points_and_dice(parts)
    immunities, conditions = _split_immunities(parts)
    return NeutralCreature(
        name=name,
        source=prose(parts.source)[:200],
        size=size,
        type=type_,
        subtype=subtype,
        alignment=alignment,
        ac=as_int(parts.ac),
        ac_text=_armour_text(parts),
        hp=hp,
        hp_dice=dice,
        speeds=speeds_of(parts.speed),
        abilities=_abilities(parts.abilities),
        saves={
            short: value for key, value in bonuses_of(parts.saves).items() if (short := _short_ability(key)) in SAVES
        },
        skills=bonuses_of(parts.skills),
        senses=_comma_list(parts.senses),
        languages=_comma_list(parts.languages),
        initiative=as_int(parts.initiative),
        initiative_advantage=parts.initiative_advantage,
        challenge=as_challenge(parts.challenge),
        challenge_text="" if is_empty(parts.challenge) else prose(parts.challenge),
        xp=as_int(parts.xp) if not isinstance(parts.xp, str) else as_int(parts.xp.replace(",", "")),
        resistances=damage_types_of(parts.resistances),
        immunities=immunities,
        vulnerabilities=damage_types_of(parts.vulnerabilities),
        condition_immunities=conditions,
        features=tuple(parts.features),
        description="" if is_empty(parts.description) else prose(untagged(as_text(parts.description))),
        folder=parts.folder,
        tags=parts.tags,
        unread=tuple(parts.unread),
        noted=tuple(parts.noted),
        guessed=frozenset(("hp",) if is_likely else ()),
        places=parts.places,
        lines=parts.lines,
        is_character=parts.is_character,
    )


_HP = re.compile(r"\s*[\d,]+\s*(?:\(\s*\d{0,4}[dD]\d{1,4}(?:\s*[+-]\s*\d{1,5})?\s*\))?\s*")
_WORD = re.compile(r"\w+")
_INITIATIVE = re.compile(r"([+-]?\d{1,2})(?:\s*\((\d{1,2})\))?")


def holds_whole_line(pieces: CreatureParts, field: str) -> bool:
    """Return whether the field holds everything that its line says."""
    line = prose(getattr(pieces, "kind_line" if field == "type" else field))
    match field:
        case "type":
            words = {word for part in _kind(pieces) for word in _WORD.findall(part.lower())}
            return words >= {word.lower() for word in _WORD.findall(line)}
        case "hp":
            return _HP.fullmatch(line) is not None
        case "initiative":
            match = _INITIATIVE.fullmatch(line)
            # In brackets stands what it comes to without a roll.
            return match is not None and match[2] in (None, str(10 + int(match[1])))
        case "speed":
            modes = split_list(line)
            return len(speeds_of(line)) == len(modes) and not any(
                _WORD.search(_SPEED.sub("", mode, count=1)) for mode in modes
            )
        case "saves" | "skills":
            if field == "saves" and not all(_short_ability(item) in SAVES for item in bonuses_of(line)):
                return False
            return len(bonuses_of(line)) == len(_NAMED.findall(line)) and not _WORD.search(_NAMED.sub("", line))
        case _:
            return True


_NUMBERED = re.compile(r"^\s*\d+[\s,;]*")
_ALL_IN_BRACKETS = re.compile(r"\(([^()]*)\)\s*")


def _armour_text(parts: CreatureParts) -> str:
    """Return the text beside the armour class, such as `natural armor`."""
    text = prose(parts.ac_text)
    if text or not isinstance(parts.ac, str) or plain(parts.ac).strip().isdigit():
        return text
    rest = _NUMBERED.sub("", prose(parts.ac))
    inner = _ALL_IN_BRACKETS.fullmatch(rest)
    return inner[1] if inner else rest


def _hit_points_and_dice(parts: CreatureParts) -> tuple[int | None, str, bool]:
    """Return hit points, hit dice, and whether the points are only the dice's average."""
    dice = first_dice(prose(parts.hp_dice)) or (first_dice(prose(parts.hp)) if isinstance(parts.hp, str) else "")
    points = _hit_points(parts.hp)
    if points is None and dice:
        return max(1, int(average(dice))), dice, True
    return points, dice, False


def _short_ability(ability: str) -> str:
    return ABILITIES.get(ability, ability[:3])


def _shortened(value: Any) -> str:
    text = prose(value)
    return text if len(text) <= 80 else f"{text[:79]}…"


def _hit_points(value: Any) -> int | None:
    """Return hit points; None for a number that is part of dice."""
    if isinstance(value, str):
        text = plain(value).strip()
        if first_dice(text[:12]) and not re.match(r"\d+\s*\(", text):
            return None
        value = text.replace(",", "")
    number = as_int(value)
    return number if number is None or number > 0 else None


def _kind(parts: CreatureParts) -> tuple[str, str, str, str]:
    size, type_, subtype, alignment = (prose(item) for item in (parts.size, parts.type, parts.subtype, parts.alignment))
    line = prose(parts.kind_line)
    match = _KIND_LINE.fullmatch(" ".join(line[:200].split())) if line else None
    if match:
        size, type_ = size or match["size"] or "", type_ or match["type"] or ""
        subtype, alignment = subtype or match["subtype"] or "", alignment or (match["alignment"] or "").strip()
    first_word = [*size.lower().split(), ""][0]
    return SIZES.get(first_word, size.lower()), type_.strip().lower(), subtype.lower(), alignment


def _abilities(scores: Mapping[str, Any]) -> dict[str, int]:
    abilities: dict[str, int] = {}
    for key, value in scores.items():
        short = key.lower()[:3]
        if short in SAVES and (score := as_int(value)) is not None:
            abilities[short] = max(0, min(score, 99))
    return abilities


def speeds_of(value: Any) -> dict[str, int]:
    """Return movement modes to speeds in feet, from `30 ft., fly 60 ft.`, lists or mappings."""
    speeds: dict[str, int] = {}
    if isinstance(value, dict):
        for key, entry in value.items():
            number = as_int(entry.get("number")) if isinstance(entry, dict) else as_int(entry)
            if number and isinstance(key, str) and key.lower() in _WAYS:
                speeds[key.lower()] = number
        return speeds
    for entry in as_list(value):
        for part in split_list(prose(entry)):
            match = _SPEED.search(part)
            if match and int(match[2]):
                feet = int(match[2])
                if (match[3] or "").lower().startswith("m"):
                    feet = round(feet * 10 / 3)
                speeds.setdefault((match[1] or "walk").lower(), feet)
    return speeds


def bonuses_of(value: Any) -> dict[str, int]:
    """Return names to bonuses, from `Dex +5, Con +11`, lists or mappings."""
    bonuses: dict[str, int] = {}
    if isinstance(value, str):
        for pair in _NAMED.findall(prose(value)):
            bonuses[" ".join(pair[0].split()).lower()] = int(pair[1].replace(" ", ""))
        return bonuses
    if isinstance(value, dict):
        value = [value]
    for item in as_list(value):
        if isinstance(item, dict):
            if "Name" in item or "name" in item:
                number = item.get("Modifier", item.get("desc", item.get("value")))
                pairs = [(item.get("Name", item.get("name")), number)]
            else:
                pairs = list(item.items())
            for key, number in pairs:
                bonus = as_int(number)
                if bonus is not None and isinstance(key, str):
                    bonuses[prose(key).lower()] = bonus
        elif isinstance(item, str):
            bonuses |= bonuses_of(item)
    return bonuses


def damage_types_of(value: Any) -> tuple[str, ...]:
    """Return damage types one by one; those that hold only under a condition stay one text."""
    types: list[str] = []
    for item in _rejoined_rows([prose(entry) for entry in as_list(value)]) if value else ():
        for part in _clauses(item):
            if _TIED.search(part):
                types.append(part)
            else:
                types += [word.strip(" .").lower() for word in _PARTED.split(part) if word.strip(" .")]
    return tuple(dict.fromkeys(word for word in types if word not in ("", "-", "null", "none")))


def _rejoined_rows(rows: Iterable[str]) -> list[str]:
    """Return rows of damage types, rejoined where one was cut at its commas.

    Otherwise a condition such as `from nonmagical attacks` would be lost for the types before it.
    """
    joined: list[str] = []
    for item in rows:
        if _GOES_ON.match(item) and _TIED.search(item):
            start = len(joined)
            while start and joined[start - 1].lower() in WEAPONS:
                start -= 1
            joined[start:] = [", ".join((*joined[start:], item))]
        else:
            joined.append(item)
    return joined


def _clauses(text: str) -> list[str]:
    """Split a text at semicolons, and separate types of damage from a following conditional clause."""
    clauses: list[str] = []
    for part in text.split(";"):
        clause = part.strip()
        condition = _TIED.search(clause)
        if condition is None or "," not in clause:
            clauses += [clause] if clause else []
            continue
        # "cold, fire; bludgeoning, piercing, and slashing from nonmagical attacks": only weapons' damage is ever tied.
        words = [word.strip() for word in clause.split(",")]
        unconditional: list[str] = []
        while words and words[0].lower() in DAMAGE_TYPES and words[0].lower() not in WEAPONS:
            unconditional.append(words.pop(0))
        clauses += [*unconditional, ", ".join(words)]
    return clauses


def _split_immunities(parts: CreatureParts) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return damage immunities and condition immunities; newer books write both in one line."""
    types = damage_types_of(parts.immunities)
    conditions = (*(item for item in types if item in CONDITIONS), *_conditions(parts.condition_immunities))
    return tuple(item for item in types if item not in CONDITIONS), tuple(dict.fromkeys(conditions))


def _conditions(value: Any) -> tuple[str, ...]:
    words = (
        [word.strip(" .").lower() for item in as_list(value) for word in _PARTED.split(prose(item))] if value else []
    )
    return tuple(dict.fromkeys(word for word in words if word not in ("", "-", "--", "null", "none")))


def _comma_list(value: Any) -> str:
    text = (
        ", ".join(filter(None, (prose(item) for item in as_list(value))))
        if not isinstance(value, dict)
        else prose(as_text(value))
    )
    return "" if is_empty(text) else text
