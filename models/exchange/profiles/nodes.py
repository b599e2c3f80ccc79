"""Nodes of a profile: fields of a sheet with expressions as their leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from models.exchange.profiles.expressions import BadExpression, Expression, Names, Tables, Value, expression

Node = Callable[["ProfileContext"], Value]
Words = Mapping[str, Value]


class ProfileContext(Names):
    """The values of one creature being converted, with what was guessed or not translated."""

    __slots__ = ("guessed", "untranslated")

    def __init__(self, names: Mapping[str, Value]) -> None:
        super().__init__(names)
        self.guessed: list[tuple[str, str]] = []
        """Field of the sheet, and the source fields that were incomplete."""
        self.untranslated: set[tuple[str, str]] = set()
        """List and word that no table translates."""


@dataclass(frozen=True, slots=True)
class BoundNode:
    """A node and the names it uses."""

    make: Node
    names: frozenset[str]
    plain: str = ""
    """The single name it copies, or empty."""


@dataclass(frozen=True, slots=True)
class BoundPairs(BoundNode):
    """A node that also gives the word of each of its values."""

    pairs: Node = lambda _: []


def node(value: Any, place: str, tables: Tables) -> BoundNode:
    """Return the node of a profile's value: an expression, a constant, a list or mapping, or a keyword form."""
    match value:
        case str():
            parsed = _parsed(value, place, tables)
            return BoundNode(parsed.work, parsed.names, value.strip() if parsed.is_name else "")
        case bool() | int() | float():
            return BoundNode(lambda _: value, frozenset())
        case list():
            return _listed([node(item, f"{place}[{number}]", tables) for number, item in enumerate(value)])
        case {"is": is_, "else": other, **rest} if not rest.keys() - {"why"}:
            return _guessed(node(is_, place, tables), node(other, place, tables), place)
        case {"each": str(name), "make": make, **rest} if not rest.keys() - {"words", "when"}:
            return _each(name, make, {str(key): item for key, item in rest.items()}, place, tables)
        case {"map": list(entries), **rest} if not rest:
            return _mapped([node(entry, place, tables) for entry in entries])
        case {"join": list(entries), **rest} if not rest:
            return _joined([node(entry, place, tables) for entry in entries])
        case dict():
            return _keyed({str(key): node(item, f"{place}.{key}", tables) for key, item in value.items()})
        case _:
            raise BadExpression.of_place(place, f"{value!r}"[:60])


def _parsed(text: str, place: str, tables: Tables) -> Expression:
    try:
        return expression(text, tables)
    except BadExpression as error:
        raise BadExpression.of_place(place, error) from error


def _all_names(parts: Iterator[BoundNode] | list[BoundNode]) -> frozenset[str]:
    return frozenset().union(*(part.names for part in parts))


def _listed(parts: list[BoundNode]) -> BoundNode:
    def make(context: ProfileContext) -> Value:
        return [value for part in parts if (value := part.make(context)) is not None] or None

    return BoundNode(make, _all_names(parts))


def _keyed(parts: dict[str, BoundNode]) -> BoundNode:
    pairs = tuple((key, part.make) for key, part in parts.items())

    def make(context: ProfileContext) -> Value:
        record = {key: value for key, make_value in pairs if (value := make_value(context)) is not None}
        return record or None

    return BoundNode(make, _all_names(list(parts.values())))


def _guessed(main: BoundNode, other: BoundNode, place: str) -> BoundNode:
    field = place.rpartition(".")[2]
    sources = ", ".join(sorted(main.names))

    def make(context: ProfileContext) -> Value:
        value = main.make(context)
        if value is not None:
            return value
        context.guessed.append((field, sources))
        return other.make(context)

    return BoundNode(make, main.names | other.names, main.plain)


def _each(name: str, template: Any, options: Mapping[str, Any], place: str, tables: Tables) -> BoundNode:
    """Return a node with a value for each distinct word of a list, as `it`, possibly translated by a table."""
    item_node = node(template, place, tables)
    words = tables.words.get(options["words"]) if "words" in options else None
    if "words" in options and words is None:
        raise BadExpression.of_place(place, options["words"])
    when = _parsed(options["when"], place, tables) if "when" in options else None

    def make(context: ProfileContext) -> Value:
        pairs: list[tuple[Value, Value]] = []
        if when is not None and not when.work(context):
            return pairs
        for word in context[name] or ():
            value = word if words is None else words.get(word)
            if value is None:
                context.untranslated.add((name, word))
                continue
            for item in value if isinstance(value, list) else (value,):
                if not any(item == other for other, _ in pairs):
                    context["it"] = item
                    pairs.append((item, item_node.make(context)))
        return pairs

    names = item_node.names - {"it"} | {name} | (when.names if when else frozenset())
    return BoundPairs(
        lambda context: [value for _, value in make(context) if value is not None] or None, names, "", make
    )


def _mapped(parts: list[BoundNode]) -> BoundNode:
    def make(context: ProfileContext) -> Value:
        mapping: dict[str, Value] = {}
        for part in parts:
            if isinstance(part, BoundPairs):
                mapping |= {key: value for key, value in part.pairs(context) if value is not None}
            else:
                mapping |= part.make(context) or {}
        return mapping or None

    return BoundNode(make, _all_names(parts))


def _joined(parts: list[BoundNode]) -> BoundNode:
    def make(context: ProfileContext) -> Value:
        values: list[Value] = []
        for part in parts:
            value = part.make(context)
            values += [
                item
                for item in (value if isinstance(value, list) else [value])
                if item is not None and item not in values
            ]
        return values or None

    return BoundNode(make, _all_names(parts))
