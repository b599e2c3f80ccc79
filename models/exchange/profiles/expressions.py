"""Expressions of a conversion profile: a few operations over named values, and nothing else that could be done.

What is not known is None: whatever is worked out of it is not known either, until `first` or `else` says otherwise.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from lark import Lark, Token, Transformer, v_args
from lark.exceptions import LarkError, VisitError

from rules.sheets import slug

Value = Any
Names = Mapping[str, Value]
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
    names: frozenset[str]
    """The values it looks at."""

    @property
    def is_name(self) -> bool:
        """Whether it takes one value as it stands."""
        return self.text.strip() in self.names

    def __call__(self, names: Names) -> Value:
        """What it comes to; what cannot be worked out is not known."""
        try:
            return self.work(names)
        except UNKNOWN:
            return None


def _known(work: Callable[..., Value]) -> Callable[..., Value]:
    """An operation that knows nothing where one of its values is not known."""
    return lambda *values: None if None in values else work(*values)


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


FUNCTIONS: Mapping[str, Callable[..., Value]] = {
    "abs": _known(abs),
    "ceil": _known(math.ceil),
    "clamp": _known(lambda value, low, high: max(low, min(value, high))),
    "count": lambda values: len(values) if values is not None else 0,
    "first": _first,
    "floor": _known(math.floor),
    "has": _has,
    "known": lambda value: value is not None,
    "max": _known(max),
    "min": _known(min),
    "modifier": _known(lambda score: (score - 10) // 2),
    "round": _known(_rounded),
    "slug": _known(_slug),
    "text": _known(lambda value: value if isinstance(value, str) else str(value)[:40]),
}
"""The functions of the profiles; beside them `steps(table, number)`, `word(table, text)`, `knows(table, list)`."""


_WRITTEN: Mapping[str, str] = {
    "choice": "({0} if {1} else {2})",
    "either": "(True if {0} or {1} else False)",
    "both": "(True if {0} and {1} else False)",
    "negated": "(not {0})",
    "compared": "({0} {1} {2})",
    "within": "has({1}, {0})",
    "add": "({0} + {1})",
    "subtract": "({0} - {1})",
    "multiply": "(number({0}) * number({1}))",
    "divide": "({0} / {1})",
    "floor_divide": "({0} // {1})",
    "negative": "(-{0})",
}
"""The operations of the grammar, written as Python's."""


class _Builder(Transformer[Token, str]):
    """Writes the tree of an expression as one of Python's, made of our operations and fixed values alone."""

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self._tables = tables
        self.names: set[str] = set()
        self.given: dict[str, object] = {"number": _number, "has": _has}
        """What the text of the expression speaks of, by names of our own."""

    def _give(self, value: object) -> str:
        name = f"given_{len(self.given)}"
        self.given[name] = value
        return name

    @v_args(inline=True)
    def number(self, token: Token) -> str:
        return repr(float(token) if "." in token else int(token))

    @v_args(inline=True)
    def text(self, token: Token) -> str:
        return repr(str(token)[1:-1])

    @v_args(inline=True)
    def name(self, token: Token) -> str:
        key = str(token)
        if key in _FIXED:
            return repr(_FIXED[key])
        self.names.add(key)
        return f"get({key!r})"

    def __default__(self, data: str, children: list[str], meta: object) -> str:
        """An operation of the grammar, by its name there."""
        return _WRITTEN[data].format(*children)

    @v_args(inline=True)
    def call(self, token: Token, *given: str | None) -> str:
        function = str(token)
        values = [one for one in given if one is not None]
        if function in ("steps", "word", "knows"):
            return self._look_up(function, values)
        work = FUNCTIONS.get(function)
        if work is None:
            raise BadExpression(function)
        return f"{self._give(work)}({', '.join(values)})"

    def _look_up(self, function: str, values: list[str]) -> str:
        if len(values) != 2:
            raise BadExpression(function)
        table, value = values[0][1:-1], values[1]
        if function == "steps" and table in self._tables.steps:
            return f"{self._give(_known(self._tables.steps[table]))}({value})"
        if function == "word" and table in self._tables.words:
            return f"{self._give(self._tables.words[table].get)}({value})"
        if function == "knows" and table in self._tables.words:
            known = self._tables.words[table]
            return f"{self._give(lambda words: any(word in known for word in words or ()))}({value})"
        raise BadExpression(table)


def _compiled(text: str, given: dict[str, object]) -> Work:
    """The function of an expression in Python's words: its tree has our operations and fixed values, nothing else."""
    code = compile(f"lambda get: {text}", "<profile>", "eval")
    made: Callable[[Callable[[str], Value]], Value] = eval(code, {**given, "__builtins__": {}})  # noqa: S307  Ours.
    return lambda names: made(names.get)


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
        work = _compiled(builder.transform(_parser().parse(text)), builder.given)
    except VisitError as error:
        raise BadExpression(str(error.orig_exc)) from error
    except (LarkError, RecursionError, SyntaxError, MemoryError) as error:
        raise BadExpression(text) from error
    return Expression(text, work, frozenset(builder.names))
