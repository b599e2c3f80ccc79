"""Dice: a seeded generator whose whole state is one number, and expressions such as `(2 x STR) + d6` or `2d6+3`."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import takewhile

from rules.sayings import said

MASK = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB


def advance(state: int, faces: int) -> tuple[int, int]:
    """The generator's next state and a face 1…`faces`: SplitMix64 (Steele, Lea, Flood 2014).

    The state is a 64-bit number, so undo, saving and copying the dice cost nothing.
    """
    state = (state + STEP) & MASK
    mixed = state
    mixed = ((mixed ^ (mixed >> 30)) * FIRST) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * SECOND) & MASK
    mixed ^= mixed >> 31
    return state, ((mixed * faces) >> 64) + 1


def nearest(number: Fraction) -> int:
    """The nearest whole number, halves upwards, as one rounds at a table."""
    return math.floor(number + Fraction(1, 2))


class BadExpression(ValueError):
    """A dice expression that cannot be read."""


@dataclass(frozen=True, slots=True)
class Term:
    """One term: `sign` times a number, `count` dice of `faces`, or `count` times the value called `word`."""

    sign: int
    count: int
    faces: int
    word: str


@dataclass(frozen=True, slots=True)
class Expression:
    """A parsed expression; dice are asked from left to right."""

    terms: tuple[Term, ...]

    def roll(self, die: Callable[[int], int], words: Mapping[str, int] | None = None) -> tuple[int, tuple[int, ...]]:
        """Total and faces; `die(faces)` gives each face, `words` the numbers of the words."""
        faces = tuple([die(one) for one in self.dice])
        return self.total(faces) + self.plus(words), faces

    def total(self, faces: Sequence[int]) -> int:
        """What its dice come to, by the faces that they show, from left to right."""
        total = at = 0
        for term in self.terms:
            if term.faces:
                total += term.sign * sum(faces[at : at + term.count])
                at += term.count
        return total

    def plus(self, words: Mapping[str, int] | None = None) -> int:
        """What is added to its dice: numbers, and words by the numbers they stand for."""
        total = 0
        for term in self.terms:
            if term.word:
                total += term.sign * term.count * (words or {})[term.word]
            elif not term.faces:
                total += term.sign * term.count
        return total

    def written(self, faces: Sequence[int], total: int) -> str:
        """Its sum as one would write it with these faces: `4 + 2 + 3`, `6 − 2`.

        All else is one number, where the first of it stands in the expression; no sum begins with a minus.
        """
        signs = (term.sign for term in self.terms for _ in range(term.count) if term.faces)
        parts = list(zip(signs, faces, strict=False))
        beside = total - self.total(faces)
        if beside:
            before = list(takewhile(lambda term: term.faces, self.terms))
            at = sum(term.count for term in before) if beside > 0 and len(before) < len(self.terms) else len(parts)
            parts.insert(0 if parts and parts[0][0] < 0 else at, (1 if beside > 0 else -1, abs(beside)))
        text = " ".join(f"{'+' if sign > 0 else '−'} {number}" for sign, number in parts)
        return text.removeprefix("+ ")

    @property
    def adds_up(self) -> bool:
        """Whether no die is taken off."""
        return all(term.sign > 0 for term in self.terms if term.faces)

    @property
    def minimum(self) -> int:
        """The least total without words: every die shows 1 (or its highest face where it is taken off)."""
        return sum(
            term.sign * term.count * (1 if term.sign > 0 or not term.faces else term.faces)
            for term in self.terms
            if not term.word
        )

    @property
    def dice(self) -> tuple[int, ...]:
        """The faces of all dice, in the order in which they are asked."""
        return tuple(term.faces for term in self.terms for _ in range(term.count) if term.faces)


_TERM = re.compile(
    r"""\s*(?P<sign>[+-]?)\s*(?P<open>\(?)\s*
    (?:(?P<count>\d*)[dD](?P<faces>\d+|%)
      |(?P<factor>\d+)\s*[xX×*]\s*(?P<factored>[^\W\d]\w*)
      |(?P<number>\d+)
      |(?P<word>[^\W\d]\w*))
    \s*(?P<close>\)?)\s*""",
    re.VERBOSE,
)


@lru_cache(maxsize=4096)
def parse(text: str, words: frozenset[str] = frozenset()) -> Expression:
    """The expression in `text`; only the words in `words` (lower case) may stand in it.

    Raises BadExpression with one sentence. `d%` is a d100, `dM` is `1dM`, `D` is as good as `d`.
    """
    terms: list[Term] = []
    position = 0
    while position < len(text):
        found = _TERM.match(text, position)
        if found is None or bool(found["open"]) != bool(found["close"]):
            raise BadExpression(said("fault-dice_unreadable", text=text, rest=text[position:]))
        if terms and not found["sign"]:
            raise BadExpression(said("fault-dice_sign", text=text, rest=text[position:]))
        terms.append(_term(found, text, words))
        position = found.end()
    if not terms:
        raise BadExpression(said("fault-dice_empty"))
    return Expression(tuple(terms))


def _term(found: re.Match[str], text: str, words: frozenset[str]) -> Term:
    sign = -1 if found["sign"] == "-" else 1
    if found["faces"]:
        faces = 100 if found["faces"] == "%" else int(found["faces"])
        count = int(found["count"] or 1)
        if not (1 <= count <= 999 and 1 <= faces <= 1000):
            raise BadExpression(said("fault-dice_none", text=text))
        return Term(sign, count, faces, "")
    if found["number"]:
        if len(found["number"]) > 9:
            raise BadExpression(said("fault-dice_number", text=text))
        return Term(sign, int(found["number"]), 0, "")
    word = (found["factored"] or found["word"]).lower()
    if word not in words:
        raise BadExpression(said("fault-dice_word", text=text, word=word))
    factor = found["factor"]
    if factor and len(factor) > 9:
        raise BadExpression(said("fault-dice_number", text=text))
    return Term(sign, int(factor) if factor else 1, 0, word)
