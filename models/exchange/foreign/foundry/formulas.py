"""The formulas of Foundry VTT: numbers and dice of what an actor is, `8 + @mod + @prof` or `(@details.level)d6 + 2`."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from models.exchange.foreign.text.words import number_text

LONGEST = 300
"""Signs of a formula that is read."""
_DEEPEST = 20
"""Brackets, and paths that are formulas themselves, in each other."""
_LARGEST = 10**6
_MODIFIERS = r"(?:(?:rr|r|xo|x|kh|kl|k|dh|dl|d|cs|cf|min|max|ms|sf|df|even|odd)[<>=]*\d*)*"
"""What is done with dice once they are rolled, which no stat block writes."""
_TOKEN = re.compile(
    rf"\s*(?:(?P<number>\d+(?:\.\d+)?)|(?P<path>@[A-Za-z][\w.-]*)|(?P<call>floor|ceil|round|min|max|abs)(?=\s*\()"
    rf"|d(?P<faces>\d+){_MODIFIERS}|(?P<sign>[-+*/(),])|\[[^\]]*\])"
)
_PLAIN = re.compile(r"[1-9]\d{0,2}d[1-9]\d{0,2}(?:[+-][1-9]\d{0,2})?")
"""Dice as they are written here anyway."""
_SHORT = 7
"""Digits that a number may have to be read as it stands."""
Look = Callable[[str], Any]
"""Path to what stands there: a number, a formula, or None."""


class _Unknown(Exception):
    """Something in a formula cannot be worked out."""


@dataclass(slots=True)
class _Sum:
    """A number, and dice beside it: their faces to how many of them."""

    flat: float = 0
    dice: dict[int, float] = field(default_factory=dict)

    def plus(self, other: _Sum, sign: int) -> _Sum:
        dice = dict(self.dice)
        for faces, many in other.dice.items():
            dice[faces] = dice.get(faces, 0) + sign * many
        return _Sum(self.flat + sign * other.flat, dice)

    def times(self, factor: float) -> _Sum:
        return _Sum(self.flat * factor, {faces: many * factor for faces, many in self.dice.items()})

    @property
    def number(self) -> float:
        if self.dice:
            raise _Unknown
        return self.flat


def number(formula: Any, look: Look) -> int | None:
    """The whole number that a formula comes to; None where it rolls dice or speaks of what nobody knows."""
    if formula is None or formula == "":
        return None
    if formula.__class__ is str and formula.isdecimal() and len(formula) < _SHORT:
        return int(formula)
    try:
        return math.floor(_value(formula, look, 0).number)
    except _Unknown:
        return None


def dice(formula: Any, look: Look) -> str:
    """A formula in the dice of a stat block, `2d6+3`; a number where it rolls none, empty where it is unknown."""
    if formula.__class__ is str and _PLAIN.fullmatch(formula):
        return str(formula)
    try:
        found = _value(formula, look, 0)
    except _Unknown:
        return ""
    rolled = [f"{number_text(many)}d{faces}" for faces, many in found.dice.items() if many > 0]
    flat = math.floor(found.flat)
    if not rolled:
        return str(flat)
    return "+".join(rolled) + (f"{flat:+}" if flat else "")


def _value(formula: Any, look: Look, deep: int) -> _Sum:
    if isinstance(formula, bool) or formula is None or deep > _DEEPEST:
        raise _Unknown
    if isinstance(formula, int | float):
        if abs(formula) > _LARGEST:
            raise _Unknown
        return _Sum(float(formula))
    if not isinstance(formula, str) or len(formula) > LONGEST or not formula.strip():
        raise _Unknown
    reading = _FormulaReader(formula, look, deep)
    found = reading.sum()
    if reading.kind:
        raise _Unknown
    return found


def _small(found: _Sum) -> _Sum:
    """What it comes to, if it is a number that anybody means."""
    if all(abs(number) <= _LARGEST for number in (found.flat, *found.dice.values())):
        return found
    raise _Unknown


class _FormulaReader:
    """A formula on its way from left to right."""

    def __init__(self, text: str, look: Look, deep: int) -> None:
        self._tokens = _tokens(text)
        self._at = 0
        self._look = look
        self._deep = deep

    @property
    def kind(self) -> str:
        """What comes next: `number`, `path`, `call`, `faces`, `sign`; empty at the end."""
        return self._tokens[self._at][0] if self._at < len(self._tokens) else ""

    @property
    def said(self) -> str:
        """How it is written."""
        return self._tokens[self._at][1] if self._at < len(self._tokens) else ""

    def _take(self) -> str:
        said = self.said
        self._at += 1
        return said

    def _demand(self, sign: str) -> None:
        if self.said != sign:
            raise _Unknown
        self._at += 1

    def sum(self) -> _Sum:
        """Terms, added and taken away."""
        found = self._product()
        while self.kind == "sign" and self.said in "+-":
            sign = 1 if self._take() == "+" else -1
            found = _small(found.plus(self._product(), sign))
        return found

    def _product(self) -> _Sum:
        found = self._part()
        while self.kind == "sign" and self.said in "*/":
            if self._take() == "*":
                other = self._part()
                found = _small(other.times(found.number) if other.dice else found.times(other.number))
            else:
                by = self._part().number
                if not by:
                    raise _Unknown
                found = found.times(1 / by)
        return found

    def _part(self) -> _Sum:
        """A number, dice, what an actor has, or what stands in brackets; each of them may say how many dice."""
        match self.kind:
            case "number":
                found = _small(_Sum(float(self._take())))
            case "path":
                found = _value(self._look(self._take()[1:]), self._look, self._deep + 1)
            case "call":
                found = self._called(self._take())
            case "faces":
                return _Sum(0, {int(self._take()): 1})
            case "sign" if self.said in "+-":
                return self._signed()
            case "sign" if self.said == "(":
                found = self._bracketed()
            case _:
                raise _Unknown
        return self._as_dice(found)

    def _signed(self) -> _Sum:
        sign = 1
        while self.kind == "sign" and self.said in "+-":
            sign *= 1 if self._take() == "+" else -1
        return self._part().times(sign)

    def _as_dice(self, found: _Sum) -> _Sum:
        """So many dice, where faces stand behind a number."""
        return _Sum(0, {int(self._take()): found.number}) if self.kind == "faces" else found

    def _bracketed(self) -> _Sum:
        self._deep += 1
        if self._deep > _DEEPEST:
            raise _Unknown
        self._demand("(")
        found = self.sum()
        self._demand(")")
        self._deep -= 1
        return found

    def _called(self, name: str) -> _Sum:
        self._demand("(")
        self._deep += 1
        if self._deep > _DEEPEST:
            raise _Unknown
        given = [self.sum().number]
        while self.said == ",":
            self._take()
            given.append(self.sum().number)
        self._demand(")")
        self._deep -= 1
        return _Sum(float(_CALLS[name](given)))


_CALLS: Mapping[str, Callable[[list[float]], float]] = {
    "floor": lambda given: math.floor(given[0]),
    "ceil": lambda given: math.ceil(given[0]),
    "round": lambda given: math.floor(given[0] + 0.5),
    "abs": lambda given: abs(given[0]),
    "min": min,
    "max": max,
}


def _tokens(text: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    at = 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            if text[at:].strip():
                raise _Unknown
            break
        at = match.end()
        if match.lastgroup:
            found.append((match.lastgroup, match[match.lastgroup]))
    return found
