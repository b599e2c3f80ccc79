"""Expressions of conversion profiles: a few operations over named values.

An unknown value is None, and so is anything computed from it, until `first` or `else` replaces it.
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
from rules.text.expression_grammar import parser

Value = Any


class Names(dict[str, Value]):
    """The values of an expression's names; unknown names are None."""

    def __missing__(self, name: str) -> Value:
        return None


Work = Callable[[Names], Value]

UNKNOWN = (TypeError, ValueError, ZeroDivisionError, OverflowError, RecursionError)
"""Errors that make the result unknown."""
LONGEST = 1000
"""Characters of an expression; longer ones are refused."""


class BadExpression(ValueError):
    """An expression that cannot be parsed."""

    place: str = ""
    """Its place in the profile, such as `sheet.hp`; empty if unknown."""

    @classmethod
    def of_place(cls, place: str, problem: object) -> BadExpression:
        """Return the error of a place in a profile."""
        error = cls(f"{place}: {problem}"[:200])
        error.place = place
        return error


@dataclass(frozen=True, slots=True)
class Tables:
    """Look-up tables: steps from a number to a value, and translations of words."""

    steps: Mapping[str, Callable[[float], Value]]
    words: Mapping[str, Mapping[str, Value]]


@dataclass(frozen=True, slots=True)
class Expression:
    """A parsed expression."""

    text: str
    work: Work
    """Computes the value; None if it is unknown."""
    names: frozenset[str]
    """The names it uses."""

    @property
    def is_name(self) -> bool:
        """Whether it is a single name."""
        return self.text.strip() in self.names


def _unless_unknown(work: Callable[..., Value], *values: Value) -> Value:
    """Return an operation's result, or None if one of its values is None."""
    return None if None in values else work(*values)


def _rounded(value: float) -> int:
    """Return the nearest whole number, halves rounded up."""
    return math.floor(value + 0.5)


def _first(*values: Value) -> Value:
    return next((value for value in values if value is not None), None)


def _has(values: Value, word: Value) -> bool:
    return word in values if isinstance(values, tuple | list | frozenset | str) else False


@lru_cache(maxsize=4096)
def _slug(text: str) -> str:
    """Return an id made of a name."""
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
"""Functions that return None if one of their values is None."""
_LOOSE: Mapping[str, Callable[..., Value]] = {
    "count": lambda values: len(values) if values is not None else 0,
    "first": _first,
    "has": _has,
}
"""Functions that accept None.

Besides them `known(value)`, `steps(table, number)`, `word(table, text)`, `knows(table, list)`.
"""
_ALWAYS_NUMBERS = frozenset({"abs", "ceil", "floor", "modifier", "round", "count"})
_NUMBERS_OF_NUMBERS = frozenset({"clamp", "max", "min"})


class _PythonCode(NamedTuple):
    """Part of an expression as Python code."""

    text: str
    is_known: bool = True
    """Whether it is never None; it raises instead."""
    is_number: bool = False
    is_plain: bool = False
    """A name or constant, which may be evaluated twice."""


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
"""Operations of the grammar as Python code."""
_RECKONED = frozenset({"subtract", "multiply", "divide", "floor_divide", "negative"})


class _Builder(Transformer[Token, _PythonCode]):
    """Translates a syntax tree into Python code made only of our operations and constants."""

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self._tables = tables
        self.names: set[str] = set()
        self.values: dict[str, object] = {"number": _number, "has": _has, "known": _unless_unknown, "UNKNOWN": UNKNOWN}
        """The values the code refers to."""

    def _add_value(self, value: object) -> str:
        name = f"given_{len(self.values)}"
        self.values[name] = value
        return name

    @v_args(inline=True)
    def number(self, token: Token) -> _PythonCode:
        return _PythonCode(repr(float(token) if "." in token else int(token)), is_number=True, is_plain=True)

    @v_args(inline=True)
    def text(self, token: Token) -> _PythonCode:
        return _PythonCode(repr(str(token)[1:-1]), is_plain=True)

    @v_args(inline=True)
    def name(self, token: Token) -> _PythonCode:
        key = str(token)
        if key in _FIXED:
            return _PythonCode(repr(_FIXED[key]), _FIXED[key] is not None, is_plain=True)
        self.names.add(key)
        return _PythonCode(f"names[{key!r}]", is_known=False, is_plain=True)

    def compared(self, children: list[_PythonCode | Token]) -> _PythonCode:
        return _PythonCode(f"({' '.join(child if isinstance(child, Token) else child.text for child in children)})")

    def choice(self, children: list[_PythonCode]) -> _PythonCode:
        written, condition, other = children
        text = f"({written.text} if {condition.text} else {other.text})"
        return _PythonCode(text, written.is_known and other.is_known, written.is_number and other.is_number)

    def __default__(self, data: str, children: list[_PythonCode], meta: object) -> _PythonCode:
        """Return an operation of the grammar as Python code."""
        if data == "multiply":
            children = [
                written if written.is_number else written._replace(text=f"number({written.text})")
                for written in children
            ]
        is_number = data in _RECKONED or (data == "add" and all(written.is_number for written in children))
        return _PythonCode(_WRITTEN[data].format(*(written.text for written in children)), is_number=is_number)

    @v_args(inline=True)
    def call(self, token: Token, *arguments: _PythonCode | None) -> _PythonCode:
        function = str(token)
        values = [written for written in arguments if written is not None]
        if function in ("steps", "word", "knows"):
            return self._look_up(function, values)
        if function == "known" and len(values) == 1:
            return _PythonCode(f"({values[0].text} is not None)")
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
        return _PythonCode(f"{self._add_value(work)}({_arguments(values)})", function != "first", is_number)

    def _strict(self, work: Callable[..., Value], values: list[_PythonCode], *, is_number: bool = False) -> _PythonCode:
        """Return a call that is skipped if one of its values is None."""
        function, unknown = self._add_value(work), [written for written in values if not written.is_known]
        if not unknown:
            return _PythonCode(f"{function}({_arguments(values)})", is_number=is_number)
        if all(written.is_plain for written in unknown):
            checks = " or ".join(f"{written.text} is None" for written in unknown)
            return _PythonCode(f"(None if {checks} else {function}({_arguments(values)}))", is_known=False)
        return _PythonCode(f"known({function}, {_arguments(values)})", is_known=False)

    def _look_up(self, function: str, values: list[_PythonCode]) -> _PythonCode:
        if len(values) != 2:
            raise BadExpression(function)
        table, value = values[0].text[1:-1], values[1]
        if function == "steps" and table in self._tables.steps:
            return self._strict(self._tables.steps[table], [value])
        if function == "word" and table in self._tables.words:
            return _PythonCode(f"{self._add_value(self._tables.words[table].get)}({value.text})", is_known=False)
        if function == "knows" and table in self._tables.words:
            known = self._tables.words[table]
            return _PythonCode(
                f"{self._add_value(lambda words: any(word in known for word in words or ()))}({value.text})"
            )
        raise BadExpression(table)


def _arguments(values: list[_PythonCode]) -> str:
    return ", ".join(written.text for written in values)


def _first_of(values: list[_PythonCode]) -> _PythonCode:
    """Return code for the first known value; later ones are not evaluated."""
    *earlier, result = values
    for written in reversed(earlier):
        result = (
            written
            if written.is_known
            else _PythonCode(f"({written.text} if {written.text} is not None else {result.text})", result.is_known)
        )
    return result


def _compiled(text: str, values: dict[str, object]) -> Work:
    """Return the function of an expression; its code holds only our operations and constants."""
    function = f"def work(names):\n try:\n  return {text}\n except UNKNOWN:\n  return None\n"
    namespace: dict[str, Any] = {**values, "__builtins__": {}}
    exec(compile(function, "<profile>", "exec"), namespace)  # noqa: S102  Ours.
    work: Work = namespace["work"]
    return work


def _number(value: Value) -> Value:
    """Return a number unchanged; a text multiplied by a large number would fill the memory."""
    if not isinstance(value, int | float):
        raise TypeError(value)
    return value


_FIXED: Mapping[str, bool | None] = {"true": True, "false": False, "none": None}


@lru_cache(maxsize=1)
def _parser() -> Lark:
    return parser(
        products="""| product "/" sign -> divide""",
        atoms="""
        | NUMBER -> number
        | STRING -> text
        | NAME -> name""",
        tokens=r"""
        NAME: /(?!(?:if|else|and|or|not|in)\b)[a-z_][a-z0-9_]*(\.[a-z_][a-z0-9_]*)*/
        STRING: /'[^'\n]*'/
        NUMBER: /\d{1,9}(\.\d{1,6})?/
        """,
    )


def expression(text: str, tables: Tables) -> Expression:
    """Return the expression of a text; raises BadExpression."""
    if len(text) > LONGEST:
        raise BadExpression(text[:40])
    builder = _Builder(tables)
    try:
        work = _compiled(builder.transform(_parser().parse(text)).text, builder.values)
    except VisitError as error:
        raise BadExpression(str(error.orig_exc)) from error
    except (LarkError, RecursionError, SyntaxError, MemoryError) as error:
        raise BadExpression(text) from error
    return Expression(text, work, frozenset(builder.names))
