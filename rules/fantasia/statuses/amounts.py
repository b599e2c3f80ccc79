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
"""The words of an amount as the book writes them."""


class AmountTerm(NamedTuple):
    """One term: `sign` times `many` dice, a whole number, half a die, or the weapon's damage."""

    sign: int
    kind: str
    many: int


Amount = tuple[AmountTerm, ...]
"""The terms of an expression, from left to right."""

_HALF = re.compile(r"(?<![\w/])(?:(?:½|1/2)\s*d6?|medio(?:\s+d(?:ado)?)?|meio(?:\s+d(?:ado)?)?)(?!\w)", re.IGNORECASE)
"""Half a die as it may be typed."""
_TERM = re.compile(
    r"\s{0,9}(?P<sign>[+-]?)\s{0,9}"
    r"(?:(?P<dice>\d{0,9})[dD]6?(?![\w])|(?P<flat>\d+)|(?P<word>half|weapon)(?!\w))\s{0,9}",
    re.IGNORECASE,
)


class BadAmount(ValueError):
    """An expression that cannot be read."""


def spelled(text: str) -> str:
    """Return an amount as sheets hold it: `half` for `½d`, `1/2d`, `medio` or `meio dado`."""
    return _HALF.sub(HALF, with_hyphens(text))


@lru_cache(maxsize=4096)
def amount(text: str) -> Amount:
    """Return the terms of `text`; raises BadAmount with one sentence."""
    text = spelled(text)
    if is_special(text):
        raise BadAmount(said("fault-dice_special", text=text))
    terms: list[AmountTerm] = []
    position = 0
    while position < len(text):
        match = _TERM.match(text, position)
        if match is None or (terms and not match["sign"]):
            raise BadAmount(said("fault-amount_unreadable", __file__, text=text, rest=text[position:]))
        terms.append(_term(match, text))
        position = match.end()
    if not terms:
        raise BadAmount(said("fault-amount_empty", __file__))
    return tuple(terms)


def _term(match: re.Match[str], text: str) -> AmountTerm:
    sign = -1 if match["sign"] == "-" else 1
    if match["word"]:
        return AmountTerm(sign, match["word"].lower(), 1)
    digits = match["flat"] or match["dice"] or "1"
    if len(digits) > 6:
        raise BadAmount(said("fault-amount_number", __file__, text=text))
    if match["flat"]:
        return AmountTerm(sign, FLAT, int(digits))
    if not 1 <= int(digits) <= 99:
        raise BadAmount(said("fault-amount_dice", __file__, text=text))
    return AmountTerm(sign, DICE, int(digits))


def amount_words(text: str, weapon: str = "") -> str:
    """Return an amount as the book writes it: `½d` for half a die, the weapon's amount in the place of its word."""
    words = {WEAPON: schema.with_terms(weapon, BOOK_WORDS)} if weapon else {}
    return schema.with_terms(text, BOOK_WORDS | words)


_ENDS_FLAT = re.compile(r"(?<=[\w½])([+-]\d+)$")
"""The number that the words of an amount end with, after dice or words."""


def with_bonus(words: str, bonus: int) -> str:
    """Return the words of an amount with a number added: `1d+1` and 1 are `1d+2`."""
    if (flat := _ENDS_FLAT.search(words)) is not None:
        words, bonus = words[: flat.start()], bonus + int(flat[1])
    return f"{words}{bonus:+}" if bonus else words


def uses_weapon(terms: Amount) -> bool:
    """Whether the weapon's amount is part of it."""
    return any(term.kind == WEAPON for term in terms)


def with_weapon(terms: Amount, weapon: Amount) -> Amount:
    """Return the amount with the weapon's terms in the place of its word."""
    result: list[AmountTerm] = []
    for term in terms:
        if term.kind == WEAPON:
            result += [AmountTerm(term.sign * piece.sign, piece.kind, piece.many) for piece in weapon]
        else:
            result.append(term)
    return tuple(result)


def twice_the_average(terms: Amount) -> int:
    """Return twice the average, a whole number, to compare poisons."""
    worth = {DICE: 7, HALF: 4, FLAT: 2, WEAPON: 0}
    return sum(term.sign * term.many * worth[term.kind] for term in terms)


def half_die(face: int) -> int:
    """LF-UNARM-02: return half a die: 1–2 is 1, 3–4 is 2, 5–6 is 3."""
    return (face + 1) // 2


def roll_amount(
    table: Table, terms: Amount, what: str, actor: Combatant | None, target: Targets = None
) -> tuple[int, list[int]]:
    """Roll an amount, its dice asked term by term; return total and faces."""
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
    index = 0
    for sign, kind, many in terms:
        if kind == DICE:
            total += sign * sum(faces[index : index + many])
            index += many
        elif kind == HALF:
            total += sign * half_die(faces[index])
            index += 1
    return total, faces
