"""What a profile makes of values: the shapes of a sheet's fields, with expressions at their ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from models.exchange.profiles.expressions import BadExpression, Expression, Names, Tables, Value, expression

Node = Callable[["ProfileContext"], Value]
Words = Mapping[str, Value]


class ProfileContext(Names):
    """One creature being made: the values that expressions look at, and what was guessed or left over on the way."""

    __slots__ = ("guessed", "left")

    def __init__(self, names: Mapping[str, Value]) -> None:
        super().__init__(names)
        self.guessed: list[tuple[str, str]] = []
        """Field of the sheet, and the fields of the record that did not say enough."""
        self.left: set[tuple[str, str]] = set()
        """Words of a list that no table translates: list and word."""


@dataclass(frozen=True, slots=True)
class BoundNode:
    """A node with the values that it looks at."""

    make: Node
    names: frozenset[str]
    plain: str = ""
    """The one value that it takes as it stands."""


@dataclass(frozen=True, slots=True)
class BoundPairs(BoundNode):
    """A node that also knows which word each of its values is of."""

    pairs: Node = lambda _: []


def node(given: Any, place: str, tables: Tables) -> BoundNode:
    """What makes a field: an expression, a fixed value, a row or map of such, or one of the shapes with a keyword."""
    match given:
        case str():
            read = _read(given, place, tables)
            return BoundNode(read.work, read.names, given.strip() if read.is_name else "")
        case bool() | int() | float():
            return BoundNode(lambda _: given, frozenset())
        case list():
            return _listed([node(item, f"{place}[{number}]", tables) for number, item in enumerate(given)])
        case {"is": is_, "else": other, **rest} if not rest.keys() - {"why"}:
            return _guessed(node(is_, place, tables), node(other, place, tables), place)
        case {"each": str(name), "make": make, **rest} if not rest.keys() - {"words", "when"}:
            return _each(name, make, {str(key): item for key, item in rest.items()}, place, tables)
        case {"map": list(entries), **rest} if not rest:
            return _mapped([node(entry, place, tables) for entry in entries])
        case {"join": list(entries), **rest} if not rest:
            return _joined([node(entry, place, tables) for entry in entries])
        case dict():
            return _keyed({str(key): node(item, f"{place}.{key}", tables) for key, item in given.items()})
        case _:
            raise BadExpression.at(place, f"{given!r}"[:60])


def _read(text: str, place: str, tables: Tables) -> Expression:
    try:
        return expression(text, tables)
    except BadExpression as error:
        raise BadExpression.at(place, error) from error


def _all_names(parts: Iterator[BoundNode] | list[BoundNode]) -> frozenset[str]:
    return frozenset().union(*(part.names for part in parts))


def _listed(parts: list[BoundNode]) -> BoundNode:
    def make(making: ProfileContext) -> Value:
        return [value for part in parts if (value := part.make(making)) is not None] or None

    return BoundNode(make, _all_names(parts))


def _keyed(parts: dict[str, BoundNode]) -> BoundNode:
    pairs = tuple((key, part.make) for key, part in parts.items())

    def make(making: ProfileContext) -> Value:
        made = {key: value for key, item in pairs if (value := item(making)) is not None}
        return made or None

    return BoundNode(make, _all_names(list(parts.values())))


def _guessed(is_: BoundNode, other: BoundNode, place: str) -> BoundNode:
    field = place.rpartition(".")[2]
    asked = ", ".join(sorted(is_.names))

    def make(making: ProfileContext) -> Value:
        value = is_.make(making)
        if value is not None:
            return value
        making.guessed.append((field, asked))
        return other.make(making)

    return BoundNode(make, is_.names | other.names, is_.plain)


def _each(name: str, given: Any, rest: Mapping[str, Any], place: str, tables: Tables) -> BoundNode:
    """A value for each word of a list, once: `it` is the word, or what a table has for it, or is left over."""
    made = node(given, place, tables)
    words = tables.words.get(rest["words"]) if "words" in rest else None
    if "words" in rest and words is None:
        raise BadExpression.at(place, rest["words"])
    when = _read(rest["when"], place, tables) if "when" in rest else None

    def make(making: ProfileContext) -> Value:
        found: list[tuple[Value, Value]] = []
        if when is not None and not when.work(making):
            return found
        for word in making[name] or ():
            value = word if words is None else words.get(word)
            if value is None:
                making.left.add((name, word))
                continue
            for item in value if isinstance(value, list) else (value,):
                if not any(item == known for known, _ in found):
                    making["it"] = item
                    found.append((item, made.make(making)))
        return found

    looked_at = made.names - {"it"} | {name} | (when.names if when else frozenset())
    return BoundPairs(
        lambda making: [value for _, value in make(making) if value is not None] or None, looked_at, "", make
    )


def _mapped(parts: list[BoundNode]) -> BoundNode:
    def make(making: ProfileContext) -> Value:
        found: dict[str, Value] = {}
        for part in parts:
            if isinstance(part, BoundPairs):
                found |= {key: value for key, value in part.pairs(making) if value is not None}
            else:
                found |= part.make(making) or {}
        return found or None

    return BoundNode(make, _all_names(parts))


def _joined(parts: list[BoundNode]) -> BoundNode:
    def make(making: ProfileContext) -> Value:
        found: list[Value] = []
        for part in parts:
            value = part.make(making)
            found += [
                item
                for item in (value if isinstance(value, list) else [value])
                if item is not None and item not in found
            ]
        return found or None

    return BoundNode(make, _all_names(parts))
