"""Creatures of the fifth edition and its kin, put together from whatever pieces a program keeps them in."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from models.exchange.foreign.fifth.attacks import ABILITIES, CONDITIONS, DAMAGE_TYPES, SAVES, feature
from models.exchange.foreign.fifth.etools_tags import untagged
from models.exchange.foreign.text.words import (
    average,
    dice_of,
    is_empty,
    parts,
    plain,
    prose,
    ratio,
    row,
    texts,
    whole,
)
from models.exchange.records.neutral_creature import (
    NeutralAttack,
    NeutralCreature,
    NeutralFeature,
    Section,
    UnreadField,
)
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
"""The sections as the programs call them that list what stands in each."""
IN_SHORT: Mapping[str, str] = {
    "speeds": "speed",
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
"""Where the programs that abbreviate keep what."""
SKILLS: Mapping[str, str] = {
    **dict.fromkeys(("athletics",), "str"),
    **dict.fromkeys(("acrobatics", "sleight of hand", "stealth"), "dex"),
    **dict.fromkeys(("arcana", "history", "investigation", "nature", "religion"), "int"),
    **dict.fromkeys(("animal handling", "insight", "medicine", "perception", "survival"), "wis"),
    **dict.fromkeys(("deception", "intimidation", "performance", "persuasion"), "cha"),
}
"""Skill to the ability that it goes by."""
_NOT_FORESEEN = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
WEAPONS = ("bludgeoning", "piercing", "slashing")
"""The damage of weapons."""
MOST_FEATURES = 200
"""Traits and actions of one creature that are looked at."""
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
    """What a reader has found of a creature; values as the file writes them."""

    name: Any = ""
    kind_line: Any = ""
    """`Large giant, chaotic evil`, where size, type and alignment are one text."""
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
    """Field and section to its line, where that is not in English."""
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
        """One more trait or action; what has neither name nor text is none, and beyond the most it is left unread."""
        title, told = prose(untagged(texts(name))).strip(" ."), prose(untagged(texts(text)))
        if not title and not told:
            return
        if len(self.features) >= MOST_FEATURES:
            self.unread.append(UnreadField(place or section, title))
            return
        self.features.append(feature(title or section, told, section, place or section, hint, sure=sure))

    def leave(self, given: Mapping[str, Any], known: Container[str]) -> None:
        """What the file says beside what is known, to be told of."""
        self.unread += [
            UnreadField(str(key), _short(value))
            for key, value in given.items()
            if key not in known and not is_empty(value)
        ]


def creatures(
    name: str, blocks: Iterable[Any], pieces: Callable[[Mapping[str, Any]], CreatureParts]
) -> Iterator[NeutralCreature | RefusedRecord]:
    """The creatures of a file, each by itself: what is none is refused by its name."""
    for block in blocks:
        if not isinstance(block, dict):
            yield RefusedRecord.because(LibraryError("no_creature", name=name))
            continue
        try:
            yield made(pieces(block))
        except LibraryError as error:
            yield RefusedRecord.because(error, _called(block))
        except _NOT_FORESEEN as error:
            # One that is written as nobody foresaw does not take the others of its file with it.
            called = _called(block)
            yield RefusedRecord.because(
                LibraryError("odd_creature", name=called or name, reason=str(error)[:80]), called
            )


def _called(block: Mapping[str, Any]) -> str:
    return prose(block.get("name", block.get("Name")))[:100]


def proficiency(challenge: float | None) -> int:
    """What practice adds to what somebody of a challenge, or of a level, does."""
    return 2 + max(0, int(challenge or 0) - 1) // 4


def limited(name: str, how: str, number: Any) -> str:
    """A name with its limits behind it, as stat blocks write them; `how`: `roll`, `day`, `rest`."""
    count = whole(number)
    limits = {"roll": f"Recharge {count}-6" if count != 6 else "Recharge 6", "day": f"{count}/Day"} if count else {}
    told = "Recharges after a Short or Long Rest" if how == "rest" else limits.get(how, "")
    return f"{name} ({told})" if told and "(" not in name else name


def made(given: CreatureParts) -> NeutralCreature:
    """The creature of its pieces; refuses one without a name."""
    name = " ".join(prose(given.name).split())[:200]
    if not name:
        raise LibraryError("nameless")
    size, type_, subtype, alignment = _kind(given)
    hp, dice, is_likely = _vitality(given)
    immunities, conditions = _parted_immunities(given)
    return NeutralCreature(
        name=name,
        source=prose(given.source)[:200],
        size=size,
        type=type_,
        subtype=subtype,
        alignment=alignment,
        ac=whole(given.ac),
        ac_text=_beside_ac(given),
        hp=hp,
        hp_dice=dice,
        speeds=speeds(given.speed),
        abilities=_abilities(given.abilities),
        saves={short: value for item, value in named(given.saves).items() if (short := _short_of(item)) in SAVES},
        skills=named(given.skills),
        senses=_joined(given.senses),
        languages=_joined(given.languages),
        initiative=whole(given.initiative),
        initiative_advantage=given.initiative_advantage,
        challenge=ratio(given.challenge),
        challenge_text="" if is_empty(given.challenge) else prose(given.challenge),
        xp=whole(given.xp) if not isinstance(given.xp, str) else whole(given.xp.replace(",", "")),
        resistances=defences(given.resistances),
        immunities=immunities,
        vulnerabilities=defences(given.vulnerabilities),
        condition_immunities=conditions,
        features=tuple(given.features),
        description="" if is_empty(given.description) else prose(untagged(texts(given.description))),
        folder=given.folder,
        tags=given.tags,
        unread=tuple(given.unread),
        noted=tuple(given.noted),
        guessed=frozenset(("hp",) if is_likely else ()),
        places=given.places,
        lines=given.lines,
        is_character=given.is_character,
    )


_HP = re.compile(r"\s*[\d,]+\s*(?:\(\s*\d{0,4}[dD]\d{1,4}(?:\s*[+-]\s*\d{1,5})?\s*\))?\s*")
_WORD = re.compile(r"\w+")
_INITIATIVE = re.compile(r"([+-]?\d{1,2})(?:\s*\((\d{1,2})\))?")


def tells_all(given: CreatureParts, field: str) -> bool:
    """Whether a record holds all that the line of a field says: not the words around its numbers."""
    line = prose(getattr(given, "kind_line" if field == "type" else field))
    match field:
        case "type":
            held = {word for part in _kind(given) for word in _WORD.findall(part.lower())}
            return held >= {word.lower() for word in _WORD.findall(line)}
        case "hp":
            return _HP.fullmatch(line) is not None
        case "initiative":
            match = _INITIATIVE.fullmatch(line)
            # In brackets stands what it comes to without a roll.
            return match is not None and match[2] in (None, str(10 + int(match[1])))
        case "speed":
            ways = parts(line)
            return len(speeds(line)) == len(ways) and not any(
                _WORD.search(_SPEED.sub("", way, count=1)) for way in ways
            )
        case "saves" | "skills":
            if field == "saves" and not all(_short_of(item) in SAVES for item in named(line)):
                return False
            return len(named(line)) == len(_NAMED.findall(line)) and not _WORD.search(_NAMED.sub("", line))
        case _:
            return True


_NUMBERED = re.compile(r"^\s*\d+[\s,;]*")
_ALL_IN_BRACKETS = re.compile(r"\(([^()]*)\)\s*")


def _beside_ac(given: CreatureParts) -> str:
    """What is said of the armour class beside its number."""
    told = prose(given.ac_text)
    if told or not isinstance(given.ac, str) or plain(given.ac).strip().isdigit():
        return told
    beside = _NUMBERED.sub("", prose(given.ac))
    inner = _ALL_IN_BRACKETS.fullmatch(beside)
    return inner[1] if inner else beside


def _vitality(given: CreatureParts) -> tuple[int | None, str, bool]:
    """Hit points, their dice, and whether the points are only the dice's mean."""
    dice = dice_of(prose(given.hp_dice)) or (dice_of(prose(given.hp)) if isinstance(given.hp, str) else "")
    points = _hit_points(given.hp)
    if points is None and dice:
        return max(1, int(average(dice))), dice, True
    return points, dice, False


def _short_of(ability: str) -> str:
    return ABILITIES.get(ability, ability[:3])


def _short(value: Any) -> str:
    text = prose(value)
    return text if len(text) <= 80 else f"{text[:79]}…"


def _hit_points(value: Any) -> int | None:
    """Hit points; a number that is part of dice is none."""
    if isinstance(value, str):
        text = plain(value).strip()
        if dice_of(text[:12]) and not re.match(r"\d+\s*\(", text):
            return None
        value = text.replace(",", "")
    found = whole(value)
    return found if found is None or found > 0 else None


def _kind(given: CreatureParts) -> tuple[str, str, str, str]:
    size, type_, subtype, alignment = (prose(item) for item in (given.size, given.type, given.subtype, given.alignment))
    line = prose(given.kind_line)
    match = _KIND_LINE.fullmatch(" ".join(line[:200].split())) if line else None
    if match:
        size, type_ = size or match["size"] or "", type_ or match["type"] or ""
        subtype, alignment = subtype or match["subtype"] or "", alignment or (match["alignment"] or "").strip()
    low = size.lower().split()
    return SIZES.get(low[0] if low else "", size.lower()), type_.strip().lower(), subtype.lower(), alignment


def _abilities(given: Mapping[str, Any]) -> dict[str, int]:
    found: dict[str, int] = {}
    for key, value in given.items():
        short = key.lower()[:3]
        if short in SAVES and (score := whole(value)) is not None:
            found[short] = max(0, min(score, 99))
    return found


def speeds(value: Any) -> dict[str, int]:
    """How it moves to feet: `30 ft., fly 60 ft. (hover)`, rows, and maps of numbers."""
    found: dict[str, int] = {}
    if isinstance(value, dict):
        for key, one in value.items():
            number = whole(one.get("number")) if isinstance(one, dict) else whole(one)
            if number and isinstance(key, str) and key.lower() in _WAYS:
                found[key.lower()] = number
        return found
    for one in row(value):
        for part in parts(prose(one)):
            match = _SPEED.search(part)
            if match and int(match[2]):
                feet = int(match[2])
                if (match[3] or "").lower().startswith("m"):
                    feet = round(feet * 10 / 3)
                found.setdefault((match[1] or "walk").lower(), feet)
    return found


def named(value: Any) -> dict[str, int]:
    """Names to numbers: `Dex +5, Con +11`, rows of names and modifiers, maps, and rows of maps."""
    found: dict[str, int] = {}
    if isinstance(value, str):
        for part in _NAMED.findall(prose(value)):
            found[" ".join(part[0].split()).lower()] = int(part[1].replace(" ", ""))
        return found
    if isinstance(value, dict):
        value = [value]
    for item in row(value):
        if isinstance(item, dict):
            if "Name" in item or "name" in item:
                title, number = (
                    item.get("Name", item.get("name")),
                    item.get("Modifier", item.get("desc", item.get("value"))),
                )
                pairs = [(title, number)]
            else:
                pairs = list(item.items())
            for key, number in pairs:
                bonus = whole(number)
                if bonus is not None and isinstance(key, str):
                    found[prose(key).lower()] = bonus
        elif isinstance(item, str):
            found |= named(item)
    return found


def defences(value: Any) -> tuple[str, ...]:
    """Types of damage, one by one; what holds only under a condition stays a text."""
    found: list[str] = []
    for item in _whole_rows([prose(candidate) for candidate in row(value)]) if value else ():
        for part in _clauses(item):
            if _TIED.search(part):
                found.append(part)
            else:
                found += [word.strip(" .").lower() for word in _PARTED.split(part) if word.strip(" .")]
    return tuple(dict.fromkeys(word for word in found if word not in ("", "-", "null", "none")))


def _whole_rows(told: Iterable[str]) -> list[str]:
    """Rows of types; one that was cut at its commas is one again: `piercing`, `and slashing from nonmagical attacks`.

    Else what holds for blows without magic alone would hold for all.
    """
    found: list[str] = []
    for item in told:
        if _GOES_ON.match(item) and _TIED.search(item):
            start = len(found)
            while start and found[start - 1].lower() in WEAPONS:
                start -= 1
            found[start:] = [", ".join((*found[start:], item))]
        else:
            found.append(item)
    return found


def _clauses(text: str) -> list[str]:
    """Parts between semicolons, and types of damage in front of a part that is tied to a condition."""
    made_: list[str] = []
    for part in text.split(";"):
        told = part.strip()
        tied = _TIED.search(told)
        if tied is None or "," not in told:
            made_ += [told] if told else []
            continue
        # "cold, fire; bludgeoning, piercing, and slashing from nonmagical attacks": only weapons' damage is ever tied.
        words = [word.strip() for word in told.split(",")]
        free: list[str] = []
        while words and words[0].lower() in DAMAGE_TYPES and words[0].lower() not in WEAPONS:
            free.append(words.pop(0))
        made_ += [*free, ", ".join(words)]
    return made_


def _parted_immunities(given: CreatureParts) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What it is immune to: damage, and conditions, which newer books write in one line with the damage."""
    both = defences(given.immunities)
    conditions = (*(item for item in both if item in CONDITIONS), *_conditions(given.condition_immunities))
    return tuple(item for item in both if item not in CONDITIONS), tuple(dict.fromkeys(conditions))


def _conditions(value: Any) -> tuple[str, ...]:
    found = [word.strip(" .").lower() for item in row(value) for word in _PARTED.split(prose(item))] if value else []
    return tuple(dict.fromkeys(word for word in found if word not in ("", "-", "--", "null", "none")))


def _joined(value: Any) -> str:
    text = (
        ", ".join(filter(None, (prose(item) for item in row(value))))
        if not isinstance(value, dict)
        else prose(texts(value))
    )
    return "" if is_empty(text) else text
