"""Expressions of a conversion profile: a few operations over named values, and nothing else that could be done.

What is not known is None: whatever is worked out of it is not known either, until `first` or `else` says otherwise.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from lark import Lark, Token, Transformer, v_args
from lark.exceptions import LarkError, VisitError

from rules.sheets.schema import slug

Value = Any


class Names(dict[str, Value]):
    """The values that expressions look at; what is not among them is not known."""

    def __missing__(self, name: str) -> Value:
        return None


Work = Callable[[Names], Value]

UNKNOWN = (TypeError, ValueError, ZeroDivisionError, OverflowError, RecursionError)
"""What goes wrong where something is not known."""
LONGEST = 1000
"""Signs of an expression: a longer one is refused before it is read."""
_GRAMMAR = r"""
    ?start: choice
    ?choice: either
        | either "if" either "else" choice -> choice
    ?either: both
        | either "or" both -> either
    ?both: negated
        | both "and" negated -> both
    ?negated: compared
        | "not" negated -> negated
    ?compared: total
        | total COMPARISON total -> compared
        | total "in" total -> within
    ?total: product
        | total "+" product -> add
        | total "-" product -> subtract
    ?product: sign
        | product "*" sign -> multiply
        | product "/" sign -> divide
        | product "//" sign -> floor_divide
    ?sign: atom
        | "-" sign -> negative
    ?atom: NUMBER -> number
        | STRING -> text
        | NAME -> name
        | NAME "(" [choice ("," choice)*] ")" -> call
        | "(" choice ")"
    COMPARISON: "==" | "!=" | "<=" | ">=" | "<" | ">"
    NAME: /(?!(?:if|else|and|or|not|in)\b)[a-z_][a-z0-9_]*(\.[a-z_][a-z0-9_]*)*/
    STRING: /'[^'\n]*'/
    NUMBER: /\d{1,9}(\.\d{1,6})?/
    %ignore /[ \t\r\n]+/
"""


class BadExpression(ValueError):
    """An expression that cannot be read."""

    place: str = ""
    """Where it stands in its profile: `sheet.hp`; empty where nobody has said."""

    @classmethod
    def at(cls, place: str, what: object) -> BadExpression:
        """The fault of something at a place."""
        made = cls(f"{place}: {what}"[:200])
        made.place = place
        return made


@dataclass(frozen=True, slots=True)
class Tables:
    """What expressions may look up: steps from number to value, and words for words."""

    steps: Mapping[str, Callable[[float], Value]]
    words: Mapping[str, Mapping[str, Value]]


@dataclass(frozen=True, slots=True)
class Expression:
    """An expression that has been read."""

    text: str
    work: Work
    """What it comes to; what cannot be worked out is not known."""
    names: frozenset[str]
    """The values it looks at."""

    @property
    def is_name(self) -> bool:
        """Whether it takes one value as it stands."""
        return self.text.strip() in self.names


def _known(work: Callable[..., Value], *values: Value) -> Value:
    """What an operation comes to that knows nothing where one of its values is not known."""
    return None if None in values else work(*values)


def _rounded(value: float) -> int:
    """Halves go up, as people round."""
    return math.floor(value + 0.5)


def _first(*values: Value) -> Value:
    return next((value for value in values if value is not None), None)


def _has(values: Value, word: Value) -> bool:
    return word in values if isinstance(values, tuple | list | frozenset | str) else False


@lru_cache(maxsize=4096)
def _slug(text: str) -> str:
    """An id of a name."""
    return slug(text) or "x"


_STRICT: Mapping[str, Callable[..., Value]] = {
    "abs": abs,
    "ceil": math.ceil,
    "clamp": lambda value, low, high: max(low, min(value, high)),
    "floor": math.floor,
    "max": max,
    "min": min,
    "modifier": lambda score: (score - 10) // 2,
    "round": _rounded,
    "slug": _slug,
    "text": lambda value: value if isinstance(value, str) else str(value)[:40],
}
"""The functions of the profiles that know nothing where one of their values is not known."""
_LOOSE: Mapping[str, Callable[..., Value]] = {
    "count": lambda values: len(values) if values is not None else 0,
    "first": _first,
    "has": _has,
}
"""The others; beside them `known(value)`, `steps(table, number)`, `word(table, text)`, `knows(table, list)`."""
_ALWAYS_NUMBERS = frozenset({"abs", "ceil", "floor", "modifier", "round", "count"})
_NUMBERS_OF_NUMBERS = frozenset({"clamp", "max", "min"})


class _Written(NamedTuple):
    """Part of an expression as one of Python's."""

    text: str
    is_known: bool = True
    """Whether it is never None: what is not known, it would raise."""
    is_number: bool = False
    is_plain: bool = False
    """A name or a fixed value: to ask twice costs nothing."""


_WRITTEN: Mapping[str, str] = {
    "either": "(True if {0} or {1} else False)",
    "both": "(True if {0} and {1} else False)",
    "negated": "(not {0})",
    "within": "has({1}, {0})",
    "add": "({0} + {1})",
    "subtract": "({0} - {1})",
    "multiply": "({0} * {1})",
    "divide": "({0} / {1})",
    "floor_divide": "({0} // {1})",
    "negative": "(-{0})",
}
"""The operations of the grammar, written as Python's."""
_RECKONED = frozenset({"subtract", "multiply", "divide", "floor_divide", "negative"})


class _Builder(Transformer[Token, _Written]):
    """Writes the tree of an expression as one of Python's, made of our operations and fixed values alone."""

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self._tables = tables
        self.names: set[str] = set()
        self.given: dict[str, object] = {"number": _number, "has": _has, "known": _known, "UNKNOWN": UNKNOWN}
        """What the text of the expression speaks of, by names of our own."""

    def _give(self, value: object) -> str:
        name = f"given_{len(self.given)}"
        self.given[name] = value
        return name

    @v_args(inline=True)
    def number(self, token: Token) -> _Written:
        return _Written(repr(float(token) if "." in token else int(token)), is_number=True, is_plain=True)

    @v_args(inline=True)
    def text(self, token: Token) -> _Written:
        return _Written(repr(str(token)[1:-1]), is_plain=True)

    @v_args(inline=True)
    def name(self, token: Token) -> _Written:
        key = str(token)
        if key in _FIXED:
            return _Written(repr(_FIXED[key]), _FIXED[key] is not None, is_plain=True)
        self.names.add(key)
        return _Written(f"names[{key!r}]", is_known=False, is_plain=True)

    def compared(self, children: list[_Written | Token]) -> _Written:
        return _Written(f"({' '.join(child if isinstance(child, Token) else child.text for child in children)})")

    def choice(self, children: list[_Written]) -> _Written:
        written, asked, other = children
        text = f"({written.text} if {asked.text} else {other.text})"
        return _Written(text, written.is_known and other.is_known, written.is_number and other.is_number)

    def __default__(self, data: str, children: list[_Written], meta: object) -> _Written:
        """An operation of the grammar, by its name there."""
        if data == "multiply":
            children = [
                written if written.is_number else written._replace(text=f"number({written.text})")
                for written in children
            ]
        is_number = data in _RECKONED or (data == "add" and all(written.is_number for written in children))
        return _Written(_WRITTEN[data].format(*(written.text for written in children)), is_number=is_number)

    @v_args(inline=True)
    def call(self, token: Token, *given: _Written | None) -> _Written:
        function = str(token)
        values = [written for written in given if written is not None]
        if function in ("steps", "word", "knows"):
            return self._look_up(function, values)
        if function == "known" and len(values) == 1:
            return _Written(f"({values[0].text} is not None)")
        if function == "first" and values and all(written.is_plain for written in values[:-1]):
            return _first_of(values)
        is_number = function in _ALWAYS_NUMBERS or (
            function in _NUMBERS_OF_NUMBERS and all(written.is_number for written in values)
        )
        if function in _STRICT:
            return self._strict(_STRICT[function], values, is_number=is_number)
        work = _LOOSE.get(function)
        if work is None:
            raise BadExpression(function)
        return _Written(f"{self._give(work)}({_row(values)})", function != "first", is_number)

    def _strict(self, work: Callable[..., Value], values: list[_Written], *, is_number: bool = False) -> _Written:
        """A call that is not made where one of its values is not known."""
        called, unsure = self._give(work), [written for written in values if not written.is_known]
        if not unsure:
            return _Written(f"{called}({_row(values)})", is_number=is_number)
        if all(written.is_plain for written in unsure):
            asked = " or ".join(f"{written.text} is None" for written in unsure)
            return _Written(f"(None if {asked} else {called}({_row(values)}))", is_known=False)
        return _Written(f"known({called}, {_row(values)})", is_known=False)

    def _look_up(self, function: str, values: list[_Written]) -> _Written:
        if len(values) != 2:
            raise BadExpression(function)
        table, value = values[0].text[1:-1], values[1]
        if function == "steps" and table in self._tables.steps:
            return self._strict(self._tables.steps[table], [value])
        if function == "word" and table in self._tables.words:
            return _Written(f"{self._give(self._tables.words[table].get)}({value.text})", is_known=False)
        if function == "knows" and table in self._tables.words:
            known = self._tables.words[table]
            return _Written(f"{self._give(lambda words: any(word in known for word in words or ()))}({value.text})")
        raise BadExpression(table)


def _row(values: list[_Written]) -> str:
    return ", ".join(written.text for written in values)


def _first_of(values: list[_Written]) -> _Written:
    """The first that is known; those behind it are not worked out."""
    *before, found = values
    for written in reversed(before):
        found = (
            written
            if written.is_known
            else _Written(f"({written.text} if {written.text} is not None else {found.text})", found.is_known)
        )
    return found


def _compiled(text: str, given: dict[str, object]) -> Work:
    """The function of an expression in Python's words: its tree has our operations and fixed values, nothing else."""
    function = f"def work(names):\n try:\n  return {text}\n except UNKNOWN:\n  return None\n"
    made: dict[str, Any] = {**given, "__builtins__": {}}
    exec(compile(function, "<profile>", "exec"), made)  # noqa: S102  Ours.
    work: Work = made["work"]
    return work


def _number(value: Value) -> Value:
    """Only numbers are multiplied: a text times a thousand millions would fill the memory."""
    if not isinstance(value, int | float):
        raise TypeError(value)
    return value


_FIXED: Mapping[str, bool | None] = {"true": True, "false": False, "none": None}


@lru_cache(maxsize=1)
def _parser() -> Lark:
    return Lark(_GRAMMAR, parser="lalr", maybe_placeholders=False)


def expression(text: str, tables: Tables) -> Expression:
    """The expression of a text; raises BadExpression with what is wrong."""
    if len(text) > LONGEST:
        raise BadExpression(text[:40])
    builder = _Builder(tables)
    try:
        work = _compiled(builder.transform(_parser().parse(text)).text, builder.given)
    except VisitError as error:
        raise BadExpression(str(error.orig_exc)) from error
    except (LarkError, RecursionError, SyntaxError, MemoryError) as error:
        raise BadExpression(text) from error
    return Expression(text, work, frozenset(builder.names))
