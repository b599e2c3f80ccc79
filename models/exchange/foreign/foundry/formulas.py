"""Formulas of Foundry VTT: numbers and dice with values of an actor, `8 + @mod + @prof` or `(@details.level)d6 + 2`."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from models.exchange.foreign.text.words import number_text

LONGEST = 300
"""Characters of a formula that are read."""
_DEEPEST = 20
"""Nested brackets and nested formulas."""
_LARGEST = 10**6
_MODIFIERS = r"(?:(?:rr|r|xo|x|kh|kl|k|dh|dl|d|cs|cf|min|max|ms|sf|df|even|odd)[<>=]*\d*)*"
"""Modifiers of rolled dice, which stat blocks do not write."""
_TOKEN = re.compile(
    rf"\s*(?:(?P<number>\d+(?:\.\d+)?)|(?P<path>@[A-Za-z][\w.-]*)|(?P<call>floor|ceil|round|min|max|abs)(?=\s*\()"
    rf"|d(?P<faces>\d+){_MODIFIERS}|(?P<sign>[-+*/(),])|\[[^\]]*\])"
)
_PLAIN = re.compile(r"[1-9]\d{0,2}d[1-9]\d{0,2}(?:[+-][1-9]\d{0,2})?")
"""Dice that need no parsing."""
_SHORT = 7
"""Digits of a number that needs no parsing."""
Look = Callable[[str], Any]
"""Returns the value at a path: a number, a formula, or None."""


class _UnknownValue(Exception):
    """A formula holds something that cannot be worked out."""


@dataclass(slots=True)
class _Sum:
    """A number plus dice (faces to count)."""

    flat: float = 0
    dice: dict[int, float] = field(default_factory=dict)

    def plus(self, other: _Sum, sign: int) -> _Sum:
        dice = dict(self.dice)
        for faces, count in other.dice.items():
            dice[faces] = dice.get(faces, 0) + sign * count
        return _Sum(self.flat + sign * other.flat, dice)

    def times(self, factor: float) -> _Sum:
        return _Sum(self.flat * factor, {faces: count * factor for faces, count in self.dice.items()})

    @property
    def number(self) -> float:
        if self.dice:
            raise _UnknownValue
        return self.flat


def number(formula: Any, look: Look) -> int | None:
    """Return the whole number a formula comes to; None if it has dice or unknown values."""
    if formula is None or formula == "":
        return None
    if formula.__class__ is str and formula.isdecimal() and len(formula) < _SHORT:
        return int(formula)
    try:
        return math.floor(_value(formula, look, 0).number)
    except _UnknownValue:
        return None


def dice(formula: Any, look: Look) -> str:
    """Return a formula as `2d6+3`; a number if it has no dice, empty if it is unknown."""
    if formula.__class__ is str and _PLAIN.fullmatch(formula):
        return str(formula)
    try:
        total = _value(formula, look, 0)
    except _UnknownValue:
        return ""
    rolled = [f"{number_text(count)}d{faces}" for faces, count in total.dice.items() if count > 0]
    flat = math.floor(total.flat)
    if not rolled:
        return str(flat)
    return "+".join(rolled) + (f"{flat:+}" if flat else "")


def _value(formula: Any, look: Look, depth: int) -> _Sum:
    if isinstance(formula, bool) or formula is None or depth > _DEEPEST:
        raise _UnknownValue
    if isinstance(formula, int | float):
        if abs(formula) > _LARGEST:
            raise _UnknownValue
        return _Sum(float(formula))
    if not isinstance(formula, str) or len(formula) > LONGEST or not formula.strip():
        raise _UnknownValue
    reader = _FormulaReader(formula, look, depth)
    total = reader.sum()
    if reader.kind:
        raise _UnknownValue
    return total


def _checked(total: _Sum) -> _Sum:
    """Return `total`; raises if a number is too large."""
    if all(abs(number) <= _LARGEST for number in (total.flat, *total.dice.values())):
        return total
    raise _UnknownValue


class _FormulaReader:
    """A recursive-descent parser of formulas."""

    def __init__(self, text: str, look: Look, depth: int) -> None:
        self._tokens = _tokens(text)
        self._position = 0
        self._look = look
        self._depth = depth

    @property
    def kind(self) -> str:
        """The kind of the next token: `number`, `path`, `call`, `faces`, `sign`; empty at the end."""
        return self._tokens[self._position][0] if self._position < len(self._tokens) else ""

    @property
    def text(self) -> str:
        """The text of the next token."""
        return self._tokens[self._position][1] if self._position < len(self._tokens) else ""

    def _take(self) -> str:
        text = self.text
        self._position += 1
        return text

    def _expect(self, sign: str) -> None:
        if self.text != sign:
            raise _UnknownValue
        self._position += 1

    def sum(self) -> _Sum:
        """Read terms that are added and subtracted."""
        total = self._product()
        while self.kind == "sign" and self.text in "+-":
            sign = 1 if self._take() == "+" else -1
            total = _checked(total.plus(self._product(), sign))
        return total

    def _product(self) -> _Sum:
        total = self._part()
        while self.kind == "sign" and self.text in "*/":
            if self._take() == "*":
                other = self._part()
                total = _checked(other.times(total.number) if other.dice else total.times(other.number))
            else:
                divisor = self._part().number
                if not divisor:
                    raise _UnknownValue
                total = total.times(1 / divisor)
        return total

    def _part(self) -> _Sum:
        """Read a number, dice, a path, a call or brackets; faces after it make it a number of dice."""
        match self.kind:
            case "number":
                total = _checked(_Sum(float(self._take())))
            case "path":
                total = _value(self._look(self._take()[1:]), self._look, self._depth + 1)
            case "call":
                total = self._call(self._take())
            case "faces":
                return _Sum(0, {int(self._take()): 1})
            case "sign" if self.text in "+-":
                return self._signed()
            case "sign" if self.text == "(":
                total = self._bracketed()
            case _:
                raise _UnknownValue
        return self._as_dice(total)

    def _signed(self) -> _Sum:
        sign = 1
        while self.kind == "sign" and self.text in "+-":
            sign *= 1 if self._take() == "+" else -1
        return self._part().times(sign)

    def _as_dice(self, total: _Sum) -> _Sum:
        """Return `total` as a number of dice if faces follow."""
        return _Sum(0, {int(self._take()): total.number}) if self.kind == "faces" else total

    def _bracketed(self) -> _Sum:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise _UnknownValue
        self._expect("(")
        total = self.sum()
        self._expect(")")
        self._depth -= 1
        return total

    def _call(self, name: str) -> _Sum:
        self._expect("(")
        self._depth += 1
        if self._depth > _DEEPEST:
            raise _UnknownValue
        arguments = [self.sum().number]
        while self.text == ",":
            self._take()
            arguments.append(self.sum().number)
        self._expect(")")
        self._depth -= 1
        return _Sum(float(_CALLS[name](arguments)))


_CALLS: Mapping[str, Callable[[list[float]], float]] = {
    "floor": lambda numbers: math.floor(numbers[0]),
    "ceil": lambda numbers: math.ceil(numbers[0]),
    "round": lambda numbers: math.floor(numbers[0] + 0.5),
    "abs": lambda numbers: abs(numbers[0]),
    "min": min,
    "max": max,
}


def _tokens(text: str) -> list[tuple[str, str]]:
    tokens: list[tuple[str, str]] = []
    position = 0
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            if text[position:].strip():
                raise _UnknownValue
            break
        position = match.end()
        if match.lastgroup:
            tokens.append((match.lastgroup, match[match.lastgroup]))
    return tokens
