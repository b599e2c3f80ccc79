"""Dice: a seeded generator whose whole state is one number, and expressions such as `(2 x STR) + d6` or `2d6+3`.

What people throw beside the book may keep, drop, reroll and explode dice: `4d6kh3`, `4d6dl1`, `2d6r2`, `1d6!`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import islice, takewhile
from typing import NamedTuple

from rules.text.localized import said

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


MOST_MORE = 999
"""Dice that explode one after another, at most."""
_MINUS = re.compile(r"\s{0,9}[\u2010-\u2015\u2212\u2043\ufe58\ufe63\uff0d]\s{0,9}")
_SPECIAL = re.compile(r"d(?:\d{1,4}|%)\s*(?:k[hl]?(?![^\W\d])|d[hl](?![^\W\d])|ro?\d|!)", re.IGNORECASE)


def with_hyphens(text: str) -> str:
    """A text with the keyboard's minus for every other, such as those that the program itself writes."""
    return text if text.isascii() else _MINUS.sub("-", text)


def is_special(text: str) -> bool:
    """Whether an expression keeps, drops, rerolls or explodes dice, which no book of those that are played does."""
    return _SPECIAL.search(text) is not None


class ThrownFace(NamedTuple):
    """A face that has been thrown, and whether it counts."""

    face: int
    counts: bool


@dataclass(frozen=True, slots=True)
class Term:
    """One term: `sign` times a number, `count` dice of `faces`, or `count` times the value called `word`."""

    sign: int
    count: int
    faces: int
    word: str
    keep: int = 0
    """How many of its dice count, the highest; less than nothing: the lowest. 0: all of them."""
    again: int = 0
    """A die that shows this or less is thrown again, once."""
    explodes: int = 0
    """A die that shows this or more brings another; 0: none does."""

    @property
    def is_special(self) -> bool:
        """Whether not all of its dice, or more than these, count."""
        return bool(self.keep or self.again or self.explodes)

    def thrown(self, throw: Callable[[int, int], Sequence[int]]) -> list[ThrownFace]:
        """What its dice show: all of them, then those that are thrown again, then what exploding ones bring."""
        shown = [ThrownFace(face, counts=True) for face in throw(self.count, self.faces)]
        if weak := [at for at, candidate in enumerate(shown) if candidate.face <= self.again]:
            for at in weak:
                shown[at] = shown[at]._replace(counts=False)
            shown += [ThrownFace(face, counts=True) for face in throw(len(weak), self.faces)]
        more = sum(self._bursts(candidate) for candidate in shown)
        while more and len(shown) < self.count + MOST_MORE:
            brought = [ThrownFace(face, counts=True) for face in throw(more, self.faces)]
            shown += brought
            more = sum(self._bursts(candidate) for candidate in brought)
        if self.keep:
            counting = [at for at, candidate in enumerate(shown) if candidate.counts]
            ranked = sorted(counting, key=lambda at: shown[at].face, reverse=self.keep > 0)
            for at in ranked[abs(self.keep) :]:
                shown[at] = shown[at]._replace(counts=False)
        return shown

    def _bursts(self, shown: ThrownFace) -> bool:
        return shown.counts and 0 < self.explodes <= shown.face


@dataclass(frozen=True, slots=True)
class Expression:
    """A parsed expression; dice are asked from left to right."""

    terms: tuple[Term, ...]

    def roll(self, die: Callable[[int], int], words: Mapping[str, int] | None = None) -> tuple[int, tuple[int, ...]]:
        """Total and faces; `die(faces)` gives each face, `words` the numbers of the words."""
        faces = self.throw(lambda many, sides: [die(sides) for _ in range(many)])
        return self.total(faces) + self.plus(words), faces

    def throw(self, throw: Callable[[int, int], Sequence[int]]) -> tuple[int, ...]:
        """All faces in the order in which they are asked: `throw(many, sides)` gives those of dice thrown together."""
        shown = (term.thrown(throw) for term in self.terms if term.faces)
        return tuple(candidate.face for dice in shown for candidate in dice)

    def total(self, faces: Sequence[int]) -> int:
        """What its dice come to, by the faces that they show, from left to right."""
        if self.is_special:
            return sum(sign * shown.face for sign, shown in self._shown(faces) if shown.counts)
        total = at = 0
        for term in self.terms:
            if term.faces:
                total += term.sign * sum(faces[at : at + term.count])
                at += term.count
        return total

    def _shown(self, faces: Sequence[int]) -> Iterator[tuple[int, ThrownFace]]:
        """Each die's sign and what it shows, by the faces from left to right."""
        left = iter(faces)
        for term in self.terms:
            if term.faces:
                yield from ((term.sign, shown) for shown in term.thrown(lambda many, _: list(islice(left, many))))

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
        """Its sum as one would write it with these faces: `4 + 2 + 3`, `6 − 2`; `5 + 4 + 3 [1]` where one is dropped.

        All else is one number, where the first of it stands in the expression; no sum begins with a minus.
        """
        parts = [(sign, shown.face, shown.counts) for sign, shown in self._shown(faces)]
        beside = total - self.total(faces)
        if beside:
            before = list(takewhile(lambda term: term.faces, self.terms))
            at = sum(term.count for term in before) if beside > 0 and len(before) < len(self.terms) else len(parts)
            at = len(parts) if self.is_special else at
            parts.insert(0 if parts and parts[0][0] < 0 else at, (1 if beside > 0 else -1, abs(beside), True))
        text = " ".join(
            f"{'+' if sign > 0 else '−'} {number}" if counts else f"[{number}]" for sign, number, counts in parts
        )
        return text.removeprefix("+ ")

    @property
    def is_special(self) -> bool:
        """Whether it keeps, drops, rerolls or explodes dice."""
        return any(term.is_special for term in self.terms)

    @property
    def adds_up(self) -> bool:
        """Whether every die counts, and none is taken off."""
        return all(term.sign > 0 and not term.is_special for term in self.terms if term.faces)

    @property
    def minimum(self) -> int:
        """The least total without words: every die shows 1 (or its highest face where it is taken off)."""
        return sum(
            term.sign * (abs(term.keep) or term.count) * (1 if term.sign > 0 or not term.faces else term.faces)
            for term in self.terms
            if not term.word
        )

    @property
    def dice(self) -> tuple[int, ...]:
        """The faces of all dice that are asked in any case, in the order in which they are asked."""
        return tuple(term.faces for term in self.terms for _ in range(term.count) if term.faces)


_TERM = re.compile(
    r"""\s{0,9}(?P<sign>[+-]?)\s{0,9}(?P<open>\(?)\s{0,9}
    (?:(?P<count>\d{0,9})[dD](?P<faces>\d+|%)(?P<special>(?:\s{0,9}(?:(?:k[hl]?|d[hl])(?:\d+|(?!\w))|ro?\d+|!\d{0,6}))*)
      |(?P<factor>\d+)\s{0,9}[xX×*]\s{0,9}(?P<factored>[^\W\d]\w*)
      |(?P<number>\d+)
      |(?P<word>[^\W\d]\w*))
    \s{0,9}(?P<close>\)?)\s{0,9}""",
    re.VERBOSE | re.IGNORECASE,
)
_ORDER = re.compile(r"(?P<what>k[hl]?|d[hl]|ro?|!)(?P<number>\d*)", re.IGNORECASE)


@lru_cache(maxsize=4096)
def parse(text: str, words: frozenset[str] = frozenset(), *, special: bool = False) -> Expression:
    """The expression in `text`; only the words in `words` (lower case) may stand in it.

    Raises BadExpression with one sentence. `d%` is a d100, `dM` is `1dM`, `D` is as good as `d`. Where `special` dice
    are of use they may be kept (`kh3`, `k3`, `kl1`), dropped (`dh1`, `dl1`), thrown again once where they show as much
    or less (`r2`, `ro2`), and bring another where they show their highest face (`!`) or as much and more (`!5`). Where
    it is not said how many are kept or dropped, it is one (`2d20kh`).
    """
    terms: list[Term] = []
    position = 0
    text = with_hyphens(text)
    if not special and is_special(text):
        raise BadExpression(said("fault-dice_special", text=text))
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
        return _with_orders(Term(sign, count, faces, ""), found["special"], text)
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


def _with_orders(term: Term, orders: str, text: str) -> Term:
    """Dice with what is to be done with them, each of it once."""
    for order in _ORDER.finditer(orders):
        what, number = order["what"].lower(), int(order["number"] or 0) if len(order["number"]) < 5 else MOST_MORE + 1
        if what == "!":
            made = replace(term, explodes=number or term.faces)
            is_sound = not term.explodes and 1 < made.explodes <= term.faces
        elif what in ("r", "ro"):
            made = replace(term, again=number)
            is_sound = not term.again and 1 <= number < term.faces
        else:
            number = number if order["number"] else 1
            kept = number if what.startswith("k") else term.count - number
            made = replace(term, keep=-kept if what in ("kl", "dh") else kept)
            is_sound = not term.keep and 1 <= kept <= term.count and number > 0
        if not is_sound:
            raise BadExpression(said("fault-dice_order", text=text, order=order[0]))
        term = made
    return term
