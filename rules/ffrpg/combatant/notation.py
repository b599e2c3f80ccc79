"""FF-ATK-04: the book's own notation of what strikes, read and written: `(4×MAG) + d8 Fire, CT 10`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from rules.ffrpg.statuses.catalogue import STATUSES
from rules.ffrpg.statuses.codes import DEFENCES, POOL_LABELS, code_of, written
from rules.ffrpg.statuses.traits import ELEMENT_LABELS

HEALS = "heals?|healing|restores?|cures?|cura|sana|restaura"
"""What stands before a code that restores."""
_HEALS = re.compile(rf"\s{{0,9}}(?:{HEALS})\s{{1,9}}", re.IGNORECASE)
_POOL = re.compile(rf"\s{{0,9}}({'|'.join(POOL_LABELS.values())})\b", re.IGNORECASE)
"""What is restored, right behind the code."""
_FILLING = re.compile(r"\b(?:damage|targets?|elemental)\b", re.IGNORECASE)
"""Words behind a code that say no more than it does."""
_PARTED = re.compile(r"\s{0,9}[,;·]\s{0,9}|\s{1,9}(?=M\. ARM\b)", re.IGNORECASE)
_NUMBERED = re.compile(r"(CT|MP)\s*(\d{1,3})|(\d{1,3})\s*(CT|MP)", re.IGNORECASE)


_RIDER = re.compile(
    r"(?P<status>[^\d%]{3,30}?) \(?(?P<behind>100|[1-9]\d?) ?%\)?|(?P<before>100|[1-9]\d?) ?% (?P<named>[^\d%]{3,30})"
)
"""A status with its chance: `Poison 30%`, `30% Poison`."""
NOTHING: dict[str, Any] = {"bonus": None, "element": None, "defence": None}
"""What a code leaves out, beside its three numbers."""
NOT_RESTORED: dict[str, Any] = {"bonus": None, "pool": None, "amount": None, "full": None}
"""What a code that restores leaves out."""


def read(text: str, words: Mapping[str, tuple[str, Any]]) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """A code with its element and what it is reduced by, and what else is said behind it, of `words` and numbers.

    `words` leads from a word of the book, in lower case, to the field and the value that it says. None where the text
    is not written so, or says what nobody knows.
    """
    begun = code_of(text)
    return None if begun is None else _behind(*begun, words)


def read_healing(text: str, words: Mapping[str, tuple[str, Any]]) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """A code that restores, with what is said behind it as in `read`: `Heals (3 × MAG) + d8 HP, Group`, `… + d8 MP`.

    None where neither a word before it nor the pool behind it says that it restores.
    """
    verb = _HEALS.match(text)
    begun = code_of(text if verb is None else text[verb.end() :])
    if begun is None:
        return None
    code, rest = begun
    pool = _POOL.match(rest)
    if verb is None and pool is None:
        return None
    found = _behind(code, rest if pool is None else rest[pool.end() :], words)
    if found is None or found[0].keys() & {"element", "defence"}:
        return None
    return {**found[0], **({} if pool is None else {"pool": pool[1].lower()})}, found[1]


def _behind(
    damage: dict[str, Any], rest: str, words: Mapping[str, tuple[str, Any]]
) -> tuple[dict[str, Any], dict[str, Any]] | None:
    said: dict[str, Any] = {}
    elements = {label.lower(): element for element, label in ELEMENT_LABELS.items()}
    defences = {label.lower(): defence for defence, label in DEFENCES.items()}
    for part in _parts(_FILLING.sub("", rest), {*elements, *defences, *words}):
        numbered = _NUMBERED.fullmatch(part)
        if part in elements:
            damage["element"] = elements[part]
        elif part in defences:
            damage["defence"] = defences[part]
        elif part in words:
            field, value = words[part]
            said[field] = value
        elif rider := _RIDER.fullmatch(part):
            effect = _put_on(rider["status"] or rider["named"], int(rider["before"] or rider["behind"]))
            if effect is None:
                return None
            said.setdefault("effects", []).append(effect)
        elif numbered is not None:
            said[(numbered[1] or numbered[4]).lower()] = int(numbered[2] or numbered[3])
        else:
            return None
    return damage, said


def _put_on(word: str, chance: int) -> dict[str, Any] | None:
    """What puts on the status that has this label, in lower case; None: none has."""
    status = next((row.id for row in STATUSES.values() if row.label.lower() == word), None)
    return None if status is None else {"status": status, "cos": {"flat": chance}}


def _parts(text: str, known: set[str]) -> Iterator[str]:
    """The words behind a code, parted by commas or, where all of them are known, by blanks alone."""
    for part in filter(None, (item.strip().lower() for item in _PARTED.split(text))):
        words = part.split()
        alone = part in known or _NUMBERED.fullmatch(part) is not None
        yield from [part] if alone or not set(words) <= known else words


def in_notation(damage: Mapping[str, Any], said: Iterator[str]) -> str:
    """A code as the book writes it, with its element, what it is reduced by and what else is said of it."""
    code = written(
        damage.get("scale", 1), damage.get("attribute", "str"), damage.get("die", "d6"), damage.get("bonus", 0)
    )
    element, defence = damage.get("element"), damage.get("defence")
    first = f"{code} {ELEMENT_LABELS[element]}" if element else code
    return ", ".join([first, *([DEFENCES[defence]] if defence else []), *said])


def healing_in_notation(heal: Mapping[str, Any], said: Iterator[str]) -> str:
    """A code that restores as `read_healing` reads it."""
    code = written(heal["scale"], heal["attribute"], heal["die"], heal["bonus"])
    return ", ".join([f"Restores {code} {POOL_LABELS[heal['pool']]}", *said])
