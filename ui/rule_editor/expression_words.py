"""What an expression says in plain words, and what it comes to for a creature."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject

from rules.written.expressions import ARITHMETIC, BadExpression, Node, Scope, outline
from rules.written.schema import OUTCOMES
from ui.rule_editor import words
from ui.rule_editor.vocabulary import Vocabulary

LONGEST = 400
"""Characters of a reading; a longer one is of no use."""


class Said(NamedTuple):
    """A part of an expression in words."""

    text: str
    binds: int = 4
    """How closely it holds together: 0 a choice, 1 and or or, 2 yes or no, 3 a sum, 4 all else."""

    def within(self, binds: int) -> str:
        """Return it in brackets where it would be torn apart."""
        return self.text if self.binds >= binds else f"({self.text})"


class ExpressionWords(QObject):
    """Says expressions in the reader's words."""

    def __init__(self, vocabulary: Vocabulary, here: Scope) -> None:
        super().__init__()
        self._vocabulary = vocabulary
        self._here = here

    def say(self, text: str) -> str:
        """Return an expression in words; empty if it cannot be read."""
        try:
            said = self._said(outline(text)).text
        except (BadExpression, RecursionError):
            return ""
        return said if len(said) <= LONGEST else ""

    def _said(self, node: Node | str) -> Said:
        if isinstance(node, str):
            return Said(node)
        parts = node.parts
        match node.kind:
            case "number" | "dice":
                return Said(str(parts[0]))
            case "word":
                return Said(self._word(str(parts[0])[1:-1]))
            case "path":
                return Said(self._vocabulary.name_label(tuple(map(str, parts)), self._here))
            case "call":
                return self._call(str(parts[0]), parts[1:])
            case "multiply" if _number(parts[0]) == "2":
                return Said(self.tr("twice {what}").format(what=self._factor(parts[1])))
            case "multiply":
                return Said(
                    self.tr("{first} × {second}").format(first=self._factor(parts[0]), second=self._factor(parts[1])), 4
                )
            case "choice":
                sentence = self.tr("{what} if {condition}, else {other}")
                what, condition, other = (self._within(child, 1) for child in parts)
                return Said(sentence.format(what=what, condition=condition, other=other), 0)
            case "negative":
                return Said(f"−{self._within(parts[0], 4)}")
            case "negated":
                return Said(self.tr("not: {what}").format(what=self._within(parts[0], 2)), 2)
            case "compared":
                first, sign, second = parts
                sentence = self._comparisons()[str(sign)]
                return Said(sentence.format(first=self._within(first, 3), second=self._within(second, 3)), 2)
        return self._of_two(node.kind, parts)

    def _factor(self, node: Node | str) -> str:
        """Return a factor in words: of dice their total is multiplied, and no more of them are rolled."""
        if not isinstance(node, str) and node.kind == "call" and node.parts[0] == "dice" and len(node.parts) == 2:
            return self.tr("what the dice of {0} come to").format(self._within(node.parts[1], 3))
        return self._within(node, 4)

    def _within(self, node: Node | str, binds: int) -> str:
        return self._said(node).within(binds)

    def _of_two(self, kind: str, parts: tuple[Node | str, ...]) -> Said:
        sentence, binds, inner = {
            "add": (self.tr("{first} + {second}"), 3, 3),
            "subtract": (self.tr("{first} − {second}"), 3, 4),
            "floor_divide": (self.tr("{first} divided by {second}, rounded down"), 3, 4),
            "remain": (self.tr("what is left of {first} divided by {second}"), 3, 4),
            "same": (self.tr("{first} is {second}"), 2, 3),
            "other": (self.tr("{first} is not {second}"), 2, 3),
            "within": (self.tr("{first} is among {second}"), 2, 3),
            "without": (self.tr("{first} is not among {second}"), 2, 3),
            "both": (self.tr("{first} and {second}"), 1, 1),
            "either": (self.tr("{first} or {second}"), 1, 1),
        }[kind]
        first = self._within(parts[0], min(binds, inner))
        return Said(sentence.format(first=first, second=self._within(parts[1], inner)), binds)

    def _comparisons(self) -> dict[str, str]:
        return {
            ">=": self.tr("{first} is at least {second}"),
            "<=": self.tr("{first} is at most {second}"),
            ">": self.tr("{first} is more than {second}"),
            "<": self.tr("{first} is less than {second}"),
            "==": self.tr("{first} is {second}"),
            "!=": self.tr("{first} is not {second}"),
        }

    def _call(self, function: str, values: tuple[Node | str, ...]) -> Said:
        """Return a call in words; one with too few values, or of no function, as it is written."""
        tight = function in ("half", "half_up", "abs", "sign")
        said = [self._within(value, 4 if tight else 3) for value in values]
        told: dict[tuple[str, int], Callable[..., str]] = {
            ("half", 1): self.tr("half of {0}").format,
            ("half_up", 1): self.tr("half of {0}, rounded up").format,
            ("abs", 1): self.tr("{0} without its sign").format,
            ("sign", 1): self.tr("1, 0 or −1 by the sign of {0}").format,
            ("clamp", 3): self.tr("{0}, but at least {1} and at most {2}").format,
            ("dice", 1): self.tr("the dice of {0}").format,
            ("dice_only", 1): self.tr("the dice of {0} without what is added").format,
            ("has", 1): self.tr("it has {0}").format,
            ("has", 2): self.tr("{0} has {1}").format,
            ("level", 1): self.tr("the levels of {0}").format,
            ("level", 2): self.tr("the levels of {1} on {0}").format,
            ("ally", 1): self.tr("{0} is on the same side").format,
            ("distance", 2): self.tr("how far {0} is from {1}").format,
            ("count", 1): self.tr("how many there are of {0}").format,
            ("count", 2): self.tr("how many there are of {0} within {1}").format,
            ("table", 2): self.tr("{1} by the table {0}").format,
        }
        numbers = [index for index, value in enumerate(values) if _number(value)]
        if function in ("min", "max") and len(said) == 2 and len(numbers) == 1:
            limit, other = said[numbers[0]], said[1 - numbers[0]]
            sentence = self.tr("{0}, but at most {1}") if function == "min" else self.tr("{0}, but at least {1}")
            return Said(sentence.format(other, limit), 3)
        if function in ("min", "max") and said:
            sentence = self.tr("the lowest of {these}") if function == "min" else self.tr("the highest of {these}")
            return Said(sentence.format(these=", ".join(said)))
        say = told.get((function, len(said)))
        flags = ("has", "ally")
        binds = 2 if function in flags else 3 if function == "clamp" else 4
        return Said(say(*said), binds) if say is not None else Said(f"{function}({', '.join(said)})")

    def _word(self, word: str) -> str:
        if word in OUTCOMES:
            return words.word_label(("verb", "outcome", "outcome"), word)
        return self._vocabulary.word(word)


def _number(node: Node | str) -> str:
    """Return the number that a part of an expression is, as it is written; empty if it is another part."""
    return str(node.parts[0]) if isinstance(node, Node) and node.kind == "number" else ""


class _UnknownError(Exception):
    """A part of an expression that cannot be worked out."""


COMPARED: Mapping[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
}
WORK: Mapping[str, Callable[..., int | bool]] = {
    "add": operator.add,
    "subtract": operator.sub,
    "multiply": lambda first, second: ARITHMETIC["fit"](first * second),
    "floor_divide": ARITHMETIC["divided"],
    "remain": ARITHMETIC["remaining"],
    "negative": operator.neg,
    "negated": operator.not_,
    "both": lambda first, second: bool(first and second),
    "either": lambda first, second: bool(first or second),
    "choice": lambda value, condition, otherwise: value if condition else otherwise,
}
CALLS: Mapping[str, Callable[..., int]] = {
    "half": lambda number: number // 2,
    **{name: ARITHMETIC[name] for name in ("abs", "clamp", "half_up", "max", "min", "sign")},
}


def worked_out(text: str, values: Mapping[str, int]) -> int | bool | None:
    """Return what an expression comes to with values of names; None where it cannot be said."""
    try:
        return _value(outline(text), values)
    except (BadExpression, _UnknownError, RecursionError, TypeError):
        return None


def _value(node: Node | str, values: Mapping[str, int]) -> int | bool:
    if isinstance(node, str):
        raise _UnknownError
    parts = node.parts
    match node.kind:
        case "number":
            return int(str(parts[0]))
        case "path":
            return _named(".".join(map(str, parts)), values)
        case "compared":
            first, sign, second = parts
            return COMPARED[str(sign)](_value(first, values), _value(second, values))
        case "call" if str(parts[0]) in CALLS:
            return CALLS[str(parts[0])](*(_value(part, values) for part in parts[1:]))
        case kind if kind in WORK:
            return WORK[kind](*(_value(part, values) for part in parts))
    raise _UnknownError


def _named(name: str, values: Mapping[str, int]) -> int:
    for known in (name, name.removeprefix("sheet."), name.removeprefix("self.")):
        if known in values:
            return values[known]
    raise _UnknownError
