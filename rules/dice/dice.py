"""Dice: a seeded generator whose whole state is one number, and expressions such as `(2 x STR) + d6` or `2d6+3`.

Expressions of a user's own may keep, drop, reroll and explode dice: `4d6kh3`, `4d6dl1`, `2d6r2`, `1d6!`.
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
    """Return the generator's next state and a face 1…`faces`, by SplitMix64 (Steele, Lea, Flood 2014).

    The state is a 64-bit number, so undo, saving and copying the dice cost nothing.
    """
    state = (state + STEP) & MASK
    mixed = state
    mixed = ((mixed ^ (mixed >> 30)) * FIRST) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * SECOND) & MASK
    mixed ^= mixed >> 31
    return state, ((mixed * faces) >> 64) + 1


def nearest(number: Fraction) -> int:
    """Return the nearest integer, halves rounded up."""
    return math.floor(number + Fraction(1, 2))


class BadExpression(ValueError):
    """A dice expression that cannot be read."""


MOST_EXPLOSIONS = 999
"""At most so many dice explode one after another."""
_MINUS = re.compile(r"\s{0,9}[\u2010-\u2015\u2212\u2043\ufe58\ufe63\uff0d]\s{0,9}")
_SPECIAL = re.compile(r"d(?:\d{1,4}|%)\s*(?:k[hl]?(?![^\W\d])|d[hl](?![^\W\d])|ro?\d|!)", re.IGNORECASE)


def with_hyphens(text: str) -> str:
    """Return a text with a hyphen for every other minus sign, such as those that the program itself writes."""
    return text if text.isascii() else _MINUS.sub("-", text)


def is_special(text: str) -> bool:
    """Whether an expression keeps, drops, rerolls or explodes dice, which none of the played books does."""
    return _SPECIAL.search(text) is not None


class ThrownFace(NamedTuple):
    """A face that was thrown, and whether it counts."""

    face: int
    counts: bool


@dataclass(frozen=True, slots=True)
class Term:
    """A term: `sign` times a number, `count` dice of `faces`, or `count` times the value called `word`."""

    sign: int
    count: int
    faces: int
    word: str
    keep: int = 0
    """How many of its dice count, the highest; below 0: the lowest. 0: all of them."""
    reroll_up_to: int = 0
    """A die that shows this or less is rerolled, once."""
    explodes: int = 0
    """A die that shows this or more brings another; 0: none does."""

    @property
    def is_special(self) -> bool:
        """Whether it keeps, drops, rerolls or explodes dice."""
        return bool(self.keep or self.reroll_up_to or self.explodes)

    def throw(self, throw: Callable[[int, int], Sequence[int]]) -> list[ThrownFace]:
        """Throw its dice: all of them, then the rerolls, then those that exploding dice bring."""
        throws = [ThrownFace(face, counts=True) for face in throw(self.count, self.faces)]
        if weak := [index for index, thrown in enumerate(throws) if thrown.face <= self.reroll_up_to]:
            for index in weak:
                throws[index] = throws[index]._replace(counts=False)
            throws += [ThrownFace(face, counts=True) for face in throw(len(weak), self.faces)]
        bursts = sum(self._bursts(thrown) for thrown in throws)
        while bursts and len(throws) < self.count + MOST_EXPLOSIONS:
            extra = [ThrownFace(face, counts=True) for face in throw(bursts, self.faces)]
            throws += extra
            bursts = sum(self._bursts(thrown) for thrown in extra)
        if self.keep:
            counting = [index for index, thrown in enumerate(throws) if thrown.counts]
            ranked = sorted(counting, key=lambda index: throws[index].face, reverse=self.keep > 0)
            for index in ranked[abs(self.keep) :]:
                throws[index] = throws[index]._replace(counts=False)
        return throws

    def _bursts(self, thrown: ThrownFace) -> bool:
        return thrown.counts and 0 < self.explodes <= thrown.face


@dataclass(frozen=True, slots=True)
class Expression:
    """A parsed expression; dice are asked from left to right."""

    terms: tuple[Term, ...]

    def roll(self, die: Callable[[int], int], words: Mapping[str, int] | None = None) -> tuple[int, tuple[int, ...]]:
        """Return the total and the faces; `die(faces)` gives each face, `words` the values of the words."""
        faces = self.throw(lambda count, sides: [die(sides) for _ in range(count)])
        return self.total(faces) + self.constant(words), faces

    def throw(self, throw: Callable[[int, int], Sequence[int]]) -> tuple[int, ...]:
        """Return all faces in the order they are asked: `throw(count, sides)` gives those of dice thrown together."""
        throws = (term.throw(throw) for term in self.terms if term.faces)
        return tuple(thrown.face for dice in throws for thrown in dice)

    def total(self, faces: Sequence[int]) -> int:
        """Return the total of its dice by their faces, from left to right."""
        if self.is_special:
            return sum(sign * thrown.face for sign, thrown in self._throws(faces) if thrown.counts)
        total = index = 0
        for term in self.terms:
            if term.faces:
                total += term.sign * sum(faces[index : index + term.count])
                index += term.count
        return total

    def _throws(self, faces: Sequence[int]) -> Iterator[tuple[int, ThrownFace]]:
        """Each die's sign and throw, by the faces from left to right."""
        remaining = iter(faces)
        for term in self.terms:
            if term.faces:
                yield from (
                    (term.sign, thrown) for thrown in term.throw(lambda count, _: list(islice(remaining, count)))
                )

    def constant(self, words: Mapping[str, int] | None = None) -> int:
        """Return what is added to its dice: numbers, and words by their values."""
        total = 0
        for term in self.terms:
            if term.word:
                total += term.sign * term.count * (words or {})[term.word]
            elif not term.faces:
                total += term.sign * term.count
        return total

    def write_sum(self, faces: Sequence[int], total: int) -> str:
        """Return its sum as one would write it: `4 + 2 + 3`, `6 − 2`; `5 + 4 + 3 [1]` if a die is dropped.

        All else is one number, where its first part stands in the expression; no sum begins with a minus.
        """
        parts = [(sign, thrown.face, thrown.counts) for sign, thrown in self._throws(faces)]
        added = total - self.total(faces)
        if added:
            leading = list(takewhile(lambda term: term.faces, self.terms))
            index = sum(term.count for term in leading) if added > 0 and len(leading) < len(self.terms) else len(parts)
            index = len(parts) if self.is_special else index
            parts.insert(0 if parts and parts[0][0] < 0 else index, (1 if added > 0 else -1, abs(added), True))
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
        """Whether every die counts, and none is subtracted."""
        return all(term.sign > 0 and not term.is_special for term in self.terms if term.faces)

    @property
    def minimum(self) -> int:
        """The least total without words: every die shows 1 (or its highest face if it is subtracted)."""
        return sum(
            term.sign * (abs(term.keep) or term.count) * (1 if term.sign > 0 or not term.faces else term.faces)
            for term in self.terms
            if not term.word
        )

    def expected(
        self, worth: Callable[[Fraction], Fraction] = lambda total: total, words: Mapping[str, int] | None = None
    ) -> Fraction:
        """Return the average worth of its total: each total that its dice can come to counts by its chance."""
        chances, constant = _chances(self), self.constant(words)
        return sum((worth(total + constant) * chance for total, chance in chances), Fraction(0))

    @property
    def dice(self) -> tuple[int, ...]:
        """The faces of all dice that are thrown in any case, in the order they are asked."""
        return tuple(term.faces for term in self.terms for _ in range(term.count) if term.faces)


MOST_TOTALS = 200
"""Dice that can come to more totals than this count as if they always came to their average."""


@lru_cache(maxsize=1024)
def _chances(expression: Expression) -> tuple[tuple[Fraction, Fraction], ...]:
    """The totals of the dice of an expression without special ones, each with its chance."""
    terms = [term for term in expression.terms if term.faces]
    if sum(term.count * term.faces for term in terms) > MOST_TOTALS or expression.is_special:
        return (
            (sum((Fraction(term.sign * term.count * (term.faces + 1), 2) for term in terms), Fraction(0)), Fraction(1)),
        )
    ways = {0: 1}
    for sign, faces in ((term.sign, term.faces) for term in terms for _ in range(term.count)):
        added: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, faces + 1):
                added[total + sign * face] = added.get(total + sign * face, 0) + count
        ways = added
    everything = sum(ways.values())
    return tuple((Fraction(total), Fraction(count, everything)) for total, count in ways.items())


_TERM = re.compile(
    r"""\s{0,9}(?P<sign>[+-]?)\s{0,9}(?P<open>\(?)\s{0,9}
    (?:(?P<count>\d{0,9})[dD](?P<faces>\d+|%)(?P<special>(?:\s{0,9}(?:(?:k[hl]?|d[hl])(?:\d+|(?!\w))|ro?\d+|!\d{0,6}))*)
      |(?P<factor>\d+)\s{0,9}[xX×*]\s{0,9}(?P<factored>[^\W\d]\w*)
      |(?P<number>\d+)
      |(?P<word>[^\W\d]\w*))
    \s{0,9}(?P<close>\)?)\s{0,9}""",
    re.VERBOSE | re.IGNORECASE,
)
_MODIFIER = re.compile(r"(?P<kind>k[hl]?|d[hl]|ro?|!)(?P<number>\d*)", re.IGNORECASE)


@lru_cache(maxsize=4096)
def parse(text: str, words: frozenset[str] = frozenset(), *, special: bool = False) -> Expression:
    """Return the expression in `text`; only the words in `words` (lower case) may occur.

    Raises BadExpression with one sentence. `d%` is a d100, `dM` is `1dM`, `D` is as good as `d`. If `special` dice are
    allowed, they may be kept (`kh3`, `k3`, `kl1`), dropped (`dh1`, `dl1`), rerolled once if they show as much or less
    (`r2`, `ro2`), and bring another if they show their highest face (`!`) or at least a number (`!5`). If no number is
    given, one die is kept or dropped (`2d20kh`).
    """
    terms: list[Term] = []
    position = 0
    text = with_hyphens(text)
    if not special and is_special(text):
        raise BadExpression(said("fault-dice_special", text=text))
    while position < len(text):
        match = _TERM.match(text, position)
        if match is None or bool(match["open"]) != bool(match["close"]):
            raise BadExpression(said("fault-dice_unreadable", text=text, rest=text[position:]))
        if terms and not match["sign"]:
            raise BadExpression(said("fault-dice_sign", text=text, rest=text[position:]))
        terms.append(_term(match, text, words))
        position = match.end()
    if not terms:
        raise BadExpression(said("fault-dice_empty"))
    return Expression(tuple(terms))


def _term(match: re.Match[str], text: str, words: frozenset[str]) -> Term:
    sign = -1 if match["sign"] == "-" else 1
    if match["faces"]:
        faces = 100 if match["faces"] == "%" else int(match["faces"])
        count = int(match["count"] or 1)
        if not (1 <= count <= 999 and 1 <= faces <= 1000):
            raise BadExpression(said("fault-dice_none", text=text))
        return _with_modifiers(Term(sign, count, faces, ""), match["special"], text)
    if match["number"]:
        if len(match["number"]) > 9:
            raise BadExpression(said("fault-dice_number", text=text))
        return Term(sign, int(match["number"]), 0, "")
    word = (match["factored"] or match["word"]).lower()
    if word not in words:
        raise BadExpression(said("fault-dice_word", text=text, word=word))
    factor = match["factor"]
    if factor and len(factor) > 9:
        raise BadExpression(said("fault-dice_number", text=text))
    return Term(sign, int(factor) if factor else 1, 0, word)


def _with_modifiers(term: Term, modifiers: str, text: str) -> Term:
    """A term with the modifiers of its dice, each at most once."""
    for modifier in _MODIFIER.finditer(modifiers):
        kind, number = (
            modifier["kind"].lower(),
            int(modifier["number"] or 0) if len(modifier["number"]) < 5 else MOST_EXPLOSIONS + 1,
        )
        if kind == "!":
            modified = replace(term, explodes=number or term.faces)
            is_sound = not term.explodes and 1 < modified.explodes <= term.faces
        elif kind in ("r", "ro"):
            modified = replace(term, reroll_up_to=number)
            is_sound = not term.reroll_up_to and 1 <= number < term.faces
        else:
            number = number if modifier["number"] else 1
            count = number if kind.startswith("k") else term.count - number
            modified = replace(term, keep=-count if kind in ("kl", "dh") else count)
            is_sound = not term.keep and 1 <= count <= term.count and number > 0
        if not is_sound:
            raise BadExpression(said("fault-dice_order", text=text, order=modifier[0]))
        term = modified
    return term
