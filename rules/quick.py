"""A creature in one line: a name, how much it can take, its numbers, and one attack; its system knows the rest."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, NamedTuple

from rules.dice import with_hyphens
from rules.sheets import field_naming, is_number, label_of, slug
from rules.system import System

USUAL = 10
"""What it can take where nobody says it."""
LONGEST = 1000
"""Signs of a line that are read: what is longer is no line that somebody typed."""
_LIFE = ("hp", "pv")
"""What people call the points that one can take, whatever their system does."""
_LEVEL = ("level", "lvl", "lv", "nivel", "nível", "niv", "nv")
"""What people call the level."""
_MOST_WORDS = 3
"""Words of the label of a number."""
_TOKEN = re.compile(r"[^ ]+")
_BARE = re.compile(r"\d{1,6}")
_GLUED = re.compile(r"(\d{1,6})([^\W\d]+)")
_BEFORE_NUMBER = re.compile(r" ?[:=] ?(?=\d)")
_ENDS = ",;:"
_PARTS = re.compile(r"[,;]")
_FLAT = r"(?: ?(?P<flat>[+-] ?\d{1,6}))?$"
_DAMAGE = re.compile(rf"(?<![^ ,;:])(?P<dice>\d{{0,3}}d\d{{1,4}}){_FLAT}", re.IGNORECASE)
_FACELESS = re.compile(rf"(?<![^ ,;:])(?P<dice>\d{{1,3}}d\d{{0,4}}){_FLAT}", re.IGNORECASE)
"""Dice of a book that has but one kind: `2d+1`."""
_NUMBER = re.compile(r"[ ,;:](?P<flat>\d{1,3})$")


class Line(NamedTuple):
    """What such a line says."""

    name: str
    vital: int | None
    attack: str
    dice: str
    flat: int
    notes: str = ""
    """What stands behind the attack, as it was typed."""
    numbers: tuple[tuple[str, int], ...] = ()
    """Field of the sheet to its number, where more are said before the attack."""


def read(line: str, system: System) -> Line:
    """What a line says to a system: `Bandit 12 hp, sword d8+1`, `Ogre level 8 hp 120`."""
    text = _BEFORE_NUMBER.sub(" ", " ".join(with_hyphens(line[:LONGEST]).split()))
    tokens = [(found[0], found.end()) for found in _TOKEN.finditer(text)]
    words = [token.rstrip(_ENDS) for token, _ in tokens]
    names = _names(system)
    # A name has letters, and ends before the first number or what that is called.
    lettered = next((at for at, word in enumerate(words) if any(map(str.isalpha, word))), len(words))
    at = next((at for at in range(lettered + 1, len(words)) if _number(words, at, names, system)), len(words))
    if at == len(words):
        return Line(text, None, "", "", 0)
    name = text[: tokens[at - 1][1]].strip(" ,;:")
    numbers: dict[str, int] = {}
    others: list[str] = []
    while at < len(words) and (found := _number(words, at, names, system)):
        field, number, behind = found
        if field in numbers:
            break
        if field:
            numbers[field] = number
        else:
            others.append(" ".join(words[at:behind]))
        at = behind
    vital = numbers.pop(system.vital.id, None)
    rest = text[tokens[at - 1][1] :].strip(" ,;:")
    damage = _damage_of(system)
    rest, notes = _parted(rest, damage)
    attack, dice, flat = _struck(rest, damage, system)
    told = ", ".join(filter(None, (*others, notes)))
    return Line(name, vital, attack, dice, flat, told, tuple(numbers.items()))


@lru_cache(maxsize=32)
def _names(system: System) -> dict[str, str]:
    """What the numbers of a sheet are called, in small letters, to their fields; a level that it has not is none."""
    fields = system.sheet.model_fields
    known = {
        word.casefold(): key
        for key, info in fields.items()
        if is_number(info)
        for word in (key, label_of(key, info).rstrip(" %."))
    }
    level = field_naming(system.sheet, "level")
    known = {**dict.fromkeys(_LEVEL, level), **known}
    return {
        **known,
        **dict.fromkeys((*_LIFE, system.vital.id.casefold(), system.vital.label.casefold()), system.vital.id),
    }


def _number(words: list[str], at: int, names: dict[str, str], system: System) -> tuple[str, int, int] | None:
    """The field and the number that stand at a word, and where the next one is: `120`, `120 hp`, `hp 120`, `12hp`."""
    if _BARE.fullmatch(words[at]):
        is_called = at + 1 < len(words) and names.get(words[at + 1].casefold()) == system.vital.id
        return system.vital.id, int(words[at]), at + (2 if is_called else 1)
    glued = _GLUED.fullmatch(words[at])
    if glued and names.get(glued[2].casefold()) == system.vital.id:
        return system.vital.id, int(glued[1]), at + 1
    for many in range(1, min(_MOST_WORDS, len(words) - at - 1) + 1):
        field = names.get(" ".join(words[at : at + many]).casefold().rstrip("."))
        if field is not None and _BARE.fullmatch(words[at + many]):
            return field, int(words[at + many]), at + many + 1
    return None


def _damage_of(system: System) -> re.Pattern[str]:
    """How dice are written at the end of an attack."""
    plain = system.plain
    return _FACELESS if plain is not None and str(plain.attack.get(plain.damage)).endswith("d") else _DAMAGE


def _struck(rest: str, damage: re.Pattern[str], system: System) -> tuple[str, str, int]:
    """The name of an attack, its dice, and what is added to them."""
    struck = damage.search(rest)
    if struck is None:
        attack, flat = _numbered(rest, system)
        return attack, "", flat
    flat = int(struck["flat"].replace(" ", "")) if struck["flat"] else 0
    return rest[: struck.start()].strip(" ,;:"), struck["dice"].lower(), flat


def _numbered(attack: str, system: System) -> tuple[str, int]:
    """An attack, and the number behind its name where that is its damage; else 0."""
    found = _NUMBER.search(attack) if system.plain is not None and system.plain.without_dice else None
    name = "" if found is None else attack[: found.start()].strip(" ,;:")
    return (name, int(found["flat"])) if found is not None and any(map(str.isalpha, name)) else (attack, 0)


def _parted(rest: str, damage: re.Pattern[str]) -> tuple[str, str]:
    """The attack, which ends with its dice or else at a comma, and what stands behind it."""
    parts = [part.strip() for part in _PARTS.split(rest)]
    end = next((number for number, part in enumerate(parts, 1) if damage.search(part)), 1)
    return ", ".join(parts[:end]), ", ".join(parts[end:])


def sheet(line: Line, system: System) -> dict[str, Any]:
    """The sheet of such a creature, not yet checked."""
    plain = system.plain
    vital = {**dict(line.numbers), system.vital.id: USUAL if line.vital is None else line.vital}
    if plain is None:
        return vital
    name = line.attack[:1].upper() + line.attack[1:] or plain.called
    row = {"id": slug(name) or "attack", "name": name, **plain.attack}
    if line.dice and plain.flat:
        row |= {plain.damage: line.dice, plain.flat: line.flat}
    elif line.dice:
        row[plain.damage] = line.dice + (f"{line.flat:+d}" if line.flat else "")
    elif line.flat:
        row[plain.damage] = line.flat
    return {**plain.sheet, **vital, plain.attacks: [row]}
