"""A creature in one line: a name, how much it can take, and one attack; its system knows the rest."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from rules.sheets import slug
from rules.system import System

USUAL = 10
"""What it can take where nobody says it."""
_LIFE = frozenset({"hp", "pv"})
"""What people call the points that one can take, whatever their system does."""
_LINE = re.compile(r"(?P<name>.*?[^\W\d].*?)\s+(?P<vital>\d{1,6})\s*(?P<rest>\D.*)?$", re.DOTALL)
_WORD = re.compile(r"\s*([^\W\d]+)\b[,;:]?\s*(.*)", re.DOTALL)
_PARTS = re.compile(r"\s*[,;]\s*")
_DAMAGE = re.compile(r"(?P<name>.*?)[\s,;:]*(?P<dice>\d*d\d+)(?:\s*(?P<flat>[+-]\s*\d+))?$", re.IGNORECASE | re.DOTALL)
_NUMBER = re.compile(r"(?P<name>.*[^\W\d].*?)[\s,;:]+(?P<flat>\d{1,3})$", re.DOTALL)


class Line(NamedTuple):
    """What such a line says."""

    name: str
    vital: int | None
    attack: str
    dice: str
    flat: int
    notes: str = ""
    """What stands behind the attack, as it was typed."""


def read(line: str, system: System) -> Line:
    """What a line says to a system: `Bandit 12 hp, sword d8+1`."""
    text = " ".join(line.replace("−", "-").split())
    found = _LINE.match(text)
    if found is None:
        return Line(text, None, "", "", 0)
    rest = (found["rest"] or "").strip(" ,;:")
    after = _WORD.match(rest)
    called = {*_LIFE, system.vital.id.casefold(), system.vital.label.casefold()}
    if after is not None and after[1].casefold() in called:
        rest = after[2].strip(" ,;:")
    rest, notes = _parted(rest)
    struck = _DAMAGE.match(rest)
    if struck is None:
        attack, flat = _numbered(rest, system)
        return Line(found["name"].strip(" ,;:"), int(found["vital"]), attack, "", flat, notes)
    flat = int(struck["flat"].replace(" ", "")) if struck["flat"] else 0
    dice = struck["dice"].lower()
    return Line(found["name"].strip(" ,;:"), int(found["vital"]), struck["name"].strip(" ,;:"), dice, flat, notes)


def _numbered(attack: str, system: System) -> tuple[str, int]:
    """An attack, and the number behind its name where that is its damage; else 0."""
    found = _NUMBER.match(attack) if system.plain is not None and system.plain.without_dice else None
    return (attack, 0) if found is None else (found["name"].strip(" ,;:"), int(found["flat"]))


def _parted(rest: str) -> tuple[str, str]:
    """The attack, which ends with its dice or else at a comma, and what stands behind it."""
    parts = _PARTS.split(rest)
    end = next((number for number, part in enumerate(parts, 1) if _DAMAGE.match(part)), 1)
    return ", ".join(parts[:end]), ", ".join(parts[end:])


def sheet(line: Line, system: System) -> dict[str, Any]:
    """The sheet of such a creature, not yet checked."""
    plain = system.plain
    vital = {system.vital.id: USUAL if line.vital is None else line.vital}
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
