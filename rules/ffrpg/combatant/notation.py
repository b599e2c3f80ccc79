"""FF-ATK-04: the book's notation of damage codes, read and written: `(4×MAG) + d8 Fire, CT 10`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from rules.ffrpg.statuses.catalogue import STATUSES
from rules.ffrpg.statuses.codes import DEFENCES, POOL_LABELS, code_of, written
from rules.ffrpg.statuses.traits import ELEMENT_LABELS

HEALS = "heals?|healing|restores?|cures?|cura|sana|restaura"
"""The words before a code that restores."""
_HEALS = re.compile(rf"\s{{0,9}}(?:{HEALS})\s{{1,9}}", re.IGNORECASE)
_POOL = re.compile(rf"\s{{0,9}}({'|'.join(POOL_LABELS.values())})\b", re.IGNORECASE)
"""The pool restored, directly behind the code."""
_FILLING = re.compile(r"\b(?:damage|targets?|elemental)\b", re.IGNORECASE)
"""Words behind a code that add nothing to it."""
_PARTED = re.compile(r"\s{0,9}[,;·]\s{0,9}|\s{1,9}(?=M\. ARM\b)", re.IGNORECASE)
_NUMBERED = re.compile(r"(CT|MP)\s*(\d{1,3})|(\d{1,3})\s*(CT|MP)", re.IGNORECASE)


_RIDER = re.compile(
    r"(?P<status>[^\d%]{3,30}?) \(?(?P<behind>100|[1-9]\d?) ?%\)?|(?P<before>100|[1-9]\d?) ?% (?P<named>[^\d%]{3,30})"
)
"""A status with its chance: `Poison 30%`, `30% Poison`."""
NOTHING: dict[str, Any] = {"bonus": None, "element": None, "defence": None}
"""The fields that a code may leave out."""
NOT_RESTORED: dict[str, Any] = {"bonus": None, "pool": None, "amount": None, "full": None}
"""The fields that a healing code may leave out."""


def read(text: str, words: Mapping[str, tuple[str, Any]]) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """Return the fields of a damage code with element and defence, and of what is behind it, in `words` and numbers.

    `words` maps a word of the book, in lower case, to its field and value. None if the text has another form or an
    unknown word.
    """
    parsed = code_of(text)
    return None if parsed is None else _read_rest(*parsed, words)


def read_healing(text: str, words: Mapping[str, tuple[str, Any]]) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """Return the fields of a healing code and of what is behind it, as `read` does: `Heals (3 × MAG) + d8 HP, Group`.

    None if neither a word before it nor the pool behind it says that it restores.
    """
    verb = _HEALS.match(text)
    parsed = code_of(text if verb is None else text[verb.end() :])
    if parsed is None:
        return None
    code, rest = parsed
    pool = _POOL.match(rest)
    if verb is None and pool is None:
        return None
    result = _read_rest(code, rest if pool is None else rest[pool.end() :], words)
    if result is None or result[0].keys() & {"element", "defence"}:
        return None
    return {**result[0], **({} if pool is None else {"pool": pool[1].lower()})}, result[1]


def _read_rest(
    damage: dict[str, Any], rest: str, words: Mapping[str, tuple[str, Any]]
) -> tuple[dict[str, Any], dict[str, Any]] | None:
    fields: dict[str, Any] = {}
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
            fields[field] = value
        elif rider := _RIDER.fullmatch(part):
            effect = _status_effect(rider["status"] or rider["named"], int(rider["before"] or rider["behind"]))
            if effect is None:
                return None
            fields.setdefault("effects", []).append(effect)
        elif numbered is not None:
            unit, cost = (numbered[1] or numbered[4]).lower(), int(numbered[2] or numbered[3])
            if fields.setdefault(unit, cost) != cost:
                return None  # of two costs nobody knows which it is
        else:
            return None
    return damage, fields


def _status_effect(word: str, chance: int) -> dict[str, Any] | None:
    """Return the effect that inflicts the status of this label, in lower case; None if there is none."""
    status = next((row.id for row in STATUSES.values() if row.label.lower() == word), None)
    return None if status is None else {"status": status, "cos": {"flat": chance}}


def _parts(text: str, known: set[str]) -> Iterator[str]:
    """Yield the words behind a code, separated by commas or, if all of them are known, by blanks alone."""
    for part in filter(None, (item.strip().lower() for item in _PARTED.split(text))):
        words = part.split()
        is_whole = part in known or _NUMBERED.fullmatch(part) is not None
        yield from [part] if is_whole or not set(words) <= known else words


def in_notation(damage: Mapping[str, Any], said: Iterator[str]) -> str:
    """Return a damage code as the book writes it, with its element, defence and further `said` parts."""
    code = written(
        damage.get("scale", 1), damage.get("attribute", "str"), damage.get("die", "d6"), damage.get("bonus", 0)
    )
    element, defence = damage.get("element"), damage.get("defence")
    first = f"{code} {ELEMENT_LABELS[element]}" if element else code
    return ", ".join([first, *([DEFENCES[defence]] if defence else []), *said])


def healing_in_notation(heal: Mapping[str, Any], said: Iterator[str]) -> str:
    """Return a healing code as `read_healing` reads it."""
    code = written(heal["scale"], heal["attribute"], heal["die"], heal["bonus"])
    return ", ".join([f"Restores {code} {POOL_LABELS[heal['pool']]}", *said])
