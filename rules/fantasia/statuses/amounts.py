"""Amounts of damage and healing: `2d+3`, `half`, `weapon+1d`, all with six-sided dice."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from rules.core.state import Combatant
from rules.dice.dice import is_special, with_hyphens
from rules.mechanics.table import Table, Targets
from rules.sheets import schema
from rules.text.localized import said

DICE, FLAT, HALF, WEAPON = "dice", "flat", "half", "weapon"
BOOK_WORDS = {HALF: "½d", WEAPON: "arma"}
"""How the book writes the words that stand in an amount."""


class AmountTerm(NamedTuple):
    """One term: `sign` times `many` dice, a whole number, half a die, or what the weapon deals."""

    sign: int
    kind: str
    many: int


Amount = tuple[AmountTerm, ...]
"""The terms of an expression, from left to right."""

_HALF = re.compile(r"(?<![\w/])(?:(?:½|1/2)\s*d6?|medio(?:\s+d(?:ado)?)?|meio(?:\s+d(?:ado)?)?)(?!\w)", re.IGNORECASE)
"""Half a die as one may type it."""
_TERM = re.compile(
    r"\s{0,9}(?P<sign>[+-]?)\s{0,9}"
    r"(?:(?P<dice>\d{0,9})[dD]6?(?![\w])|(?P<flat>\d+)|(?P<word>half|weapon)(?!\w))\s{0,9}",
    re.IGNORECASE,
)


class BadAmount(ValueError):
    """An expression that cannot be read."""


def spelled(text: str) -> str:
    """An amount as sheets hold it: `half` for what may be typed as `½d`, `1/2d`, `medio` or `meio dado`."""
    return _HALF.sub(HALF, with_hyphens(text))


@lru_cache(maxsize=4096)
def amount(text: str) -> Amount:
    """The terms of `text`; raises BadAmount with one sentence."""
    text = spelled(text)
    if is_special(text):
        raise BadAmount(said("fault-dice_special", text=text))
    terms: list[AmountTerm] = []
    position = 0
    while position < len(text):
        found = _TERM.match(text, position)
        if found is None or (terms and not found["sign"]):
            raise BadAmount(said("fault-amount_unreadable", __file__, text=text, rest=text[position:]))
        terms.append(_term(found, text))
        position = found.end()
    if not terms:
        raise BadAmount(said("fault-amount_empty", __file__))
    return tuple(terms)


def _term(found: re.Match[str], text: str) -> AmountTerm:
    sign = -1 if found["sign"] == "-" else 1
    if found["word"]:
        return AmountTerm(sign, found["word"].lower(), 1)
    digits = found["flat"] or found["dice"] or "1"
    if len(digits) > 6:
        raise BadAmount(said("fault-amount_number", __file__, text=text))
    if found["flat"]:
        return AmountTerm(sign, FLAT, int(digits))
    if not 1 <= int(digits) <= 99:
        raise BadAmount(said("fault-amount_dice", __file__, text=text))
    return AmountTerm(sign, DICE, int(digits))


def in_words(text: str, weapon: str = "") -> str:
    """An amount as the book writes it: `½d` for half a die, the weapon's own amount in the place of the word."""
    own = {WEAPON: schema.with_terms(weapon, BOOK_WORDS)} if weapon else {}
    return schema.with_terms(text, BOOK_WORDS | own)


def uses_weapon(terms: Amount) -> bool:
    """Whether the weapon's own amount is part of this one."""
    return any(term.kind == WEAPON for term in terms)


def with_weapon(terms: Amount, weapon: Amount) -> Amount:
    """The amount with the weapon's terms in the place of the word."""
    found: list[AmountTerm] = []
    for term in terms:
        if term.kind == WEAPON:
            found += [AmountTerm(term.sign * part.sign, part.kind, part.many) for part in weapon]
        else:
            found.append(term)
    return tuple(found)


def twice_the_average(terms: Amount) -> int:
    """Two times the average, a whole number: which of two poisons is worse."""
    worth = {DICE: 7, HALF: 4, FLAT: 2, WEAPON: 0}
    return sum(term.sign * term.many * worth[term.kind] for term in terms)


def half(face: int) -> int:
    """LF-UNARM-02: half a die: 1–2 is 1, 3–4 is 2, 5–6 is 3."""
    return (face + 1) // 2


def rolled(
    table: Table, terms: Amount, what: str, actor: Combatant | None, target: Targets = None
) -> tuple[int, list[int]]:
    """Total and faces of an amount, its dice asked term by term."""
    total = 0
    count = 0
    by_sum = True
    for sign, kind, many in terms:
        if kind == DICE:
            count += many
            by_sum = by_sum and sign > 0
        elif kind == HALF:
            count += 1
            by_sum = False
        else:
            total += sign * many
    faces = list(table.dice((6,) * count, what, actor, None, target, plus=total, by_sum=by_sum))
    at = 0
    for sign, kind, many in terms:
        if kind == DICE:
            total += sign * sum(faces[at : at + many])
            at += many
        elif kind == HALF:
            total += sign * half(faces[at])
            at += 1
    return total, faces
