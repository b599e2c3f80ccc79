"""Python text made of a written system's expressions and effects: the functions that run while it is played.

All of a system's functions stand in one text, compiled once. The text is made of our keywords, operators, constants and
of the names in `NAMES`, `ATTRIBUTES` and `OWN` alone; nothing of Python's is built in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import CodeType
from typing import Any

ATTRIBUTES = frozenset(
    (
        *("__dict__", "against", "amount", "append", "before", "board", "conditions", "deep", "demanded", "dice"),
        *("fact", "fight", "get", "hits", "id", "kind", "level", "margin", "me", "memo", "natural", "options", "other"),
        *("outcome", "params", "pools", "raised", "round", "row", "settled", "sheet", "side", "slots", "source"),
        *("state", "table", "target", "targets", "thrown", "total"),
    )
)
"""What generated text reads of occasions, tables, fights and combatants."""
OWN = re.compile(
    r"(?:number|derived|max|table|steps|change|action|reaction|moment|always|zero|test|judge|ahead|check|cost|pay|named|"
    r"outcome|answer|each|before|slot|harm|initiative|rest|gain|start|row|tie|reach)_[a-z0-9_]+\Z"
)
"""The names that a text's own functions and values have."""


class Module:
    """The text of all functions of one system."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.given = dict(given)
        """What the functions may call, by name."""
        self._functions: dict[str, list[str]] = {}
        self._count = 0

    def name(self, kind: str) -> str:
        """Return a name of its own for a function or a value."""
        self._count += 1
        return f"{kind}_{self._count}"

    def add(self, name: str, params: str, lines: Iterable[str]) -> str:
        """Add a function, its lines without the indentation of the body; return its name."""
        self._functions[name] = [f"def {name}({params}):", *(f"    {line}" for line in ([*lines] or ["pass"]))]
        return name

    @property
    def text(self) -> str:
        """Return the whole text."""
        return "\n".join(line for lines in self._functions.values() for line in (*lines, ""))

    def compiled(self) -> Mapping[str, Callable[..., Any]]:
        """Return the functions by their names; the text is ours, and nothing is built in."""
        namespace: dict[str, Any] = {**self.given, "__builtins__": {}}
        exec(compile(self.text, "<written rules>", "exec"), namespace)  # noqa: S102 - its text is ours
        return namespace


def names_in(code: CodeType) -> Iterator[str]:
    """Yield every name that compiled text speaks of, also in the functions within it."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names_in(constant)


def indented(lines: Iterable[str]) -> list[str]:
    """Return lines one step further in; a block without lines does nothing."""
    return [f"    {line}" for line in lines] or ["    pass"]
