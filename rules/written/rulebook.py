"""Which system a fight is played by: an installed one, or one of the texts that it brings along, under house rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from typing import Any, Literal, NamedTuple, TypeVar

from rules.sheets.schema import slug
from rules.system import registry
from rules.system.system import System
from rules.text.localized import LocalizedText, said
from rules.written.house import over_installed, over_written
from rules.written.loader import system_of
from rules.written.rewriter import with_value
from rules.written.shape import checked
from rules.written.source import BadSystem, Source, TextFault, place_of, read, said_in

T = TypeVar("T")


class BadRules(ValueError):
    """A text among several that is at fault."""

    def __init__(self, index: int, bad: BadSystem, title: str = "") -> None:
        super().__init__(str(bad))
        self.index = index
        self.bad = bad
        self.title = title
        """What the text says it is called, if that is known."""

    @property
    def first(self) -> TextFault:
        """The first of its faults."""
        return self.bad.faults[0]

    def faults_of(self, index: int) -> tuple[TextFault, ...]:
        """Return the faults of one of the texts; if another is at fault, that it lies over that one."""
        return self.bad.faults if index == self.index else (TextFault("system.over", 1, self.sentence),)

    @property
    def sentence(self) -> LocalizedText:
        """The first of its faults in words, with its line."""
        line, place = self.first.line, self.first.place or "…"
        return said("fault-rules_line", line=line, place=place, sentence=self.first.sentence)


class Heading(NamedTuple):
    """What a text says of itself; it may be wrong, and who wrote it is a claim."""

    id: str = ""
    """House rules have one too: what they say, else what is made of their title."""
    over: str = ""
    """House rules: the id of the system over which they are laid."""
    title: str = ""
    version: str = ""
    author: str = ""
    licence: str = ""
    renamed: Mapping[str, str] = {}
    """The places of what is called otherwise now: `sheet.armor` to `sheet.ac`."""


@lru_cache(maxsize=64)
def heading_of(text: str) -> Heading:
    """Return what a text says of itself, as far as it can be read."""
    try:
        return heading_in(read(text))
    except BadSystem:
        return Heading()


def heading_in(source: Source) -> Heading:
    """Return what a text that was read says of itself."""
    about = source.data.get("system")
    renamed = about.get("renamed") if isinstance(about, dict) else None
    title = said_in(about.get("title"), _about(source, "language")) if isinstance(about, dict) else ""
    over = _about(source, "over")
    return Heading(
        _about(source, "id") or (slug(title).replace("-", "_")[:40] if over else ""),
        over,
        title,
        _about(source, "version"),
        _about(source, "author"),
        _about(source, "licence"),
        {old: new for old, new in renamed.items() if isinstance(new, str)} if isinstance(renamed, dict) else {},
    )


def titles_of(texts: Sequence[str]) -> str:
    """Return what texts are called, with their versions: `Skirmish 2.0 + Thursday 1`."""
    headings = map(heading_of, texts)
    return " + ".join(" ".join(filter(None, (heading.title, heading.version))) for heading in headings)


def with_id(text: str, id: str) -> str:
    """Return the text of a system under another id; raises ValueError if that cannot be written into it."""
    renamed = with_value(read(text), ("system", "id"), id)
    if _about(renamed, "id") != id:
        raise ValueError(id)
    return renamed.text


class RowChange(NamedTuple):
    """A row of a text that another version does not have, or has otherwise."""

    place: str
    """`status.burning`; of a table without rows its field: `order.by`."""
    what: Literal["new", "changed", "gone"]


def row_changes(before: str, after: str) -> tuple[RowChange, ...]:
    """Return what is different in a newer text, row by row, in the order of the newer one; what has gone comes last.

    Raises BadSystem for a text in which nothing can be read.
    """
    older, newer = _rows_of(read(before)), _rows_of(read(after))
    changed = (RowChange(place, "changed" if place in older else "new") for place in newer)
    gone = (RowChange(place, "gone") for place in older if place not in newer)
    return (*(change for change in changed if older.get(change.place) != newer[change.place]), *gone)


def _rows_of(source: Source) -> dict[str, Any]:
    """The rows of all tables by their places, without what a text says of itself."""
    tables = ((table, rows) for table, rows in source.data.items() if table != "system")
    return {
        place_of(table, id): row
        for table, rows in tables
        for id, row in (rows.items() if isinstance(rows, dict) else ())
    }


def digest_of(text: str) -> str:
    """Return what a text is known by: two of the same content have the same."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def system_by(id: str, texts: tuple[str, ...] = ()) -> System[Any, Any]:
    """Return the system of an id: of the texts, or installed; the other texts are house rules over it, in their order.

    Raises `registry.NoSuchSystem`, or BadRules for a text with faults, over another system, or without use.
    """
    return _kept(id, texts) if texts else registry.system(id)


@registry.forgets
@lru_cache(maxsize=64)
def _kept(id: str, texts: tuple[str, ...]) -> System[Any, Any]:
    return replace(_built(id, [_read(index, text) for index, text in enumerate(texts)]), texts=texts)


def system_of_read(id: str, sources: Sequence[Source]) -> System[Any, Any]:
    """Return the same as `system_by` of texts that were read already; it is built anew each time.

    A text in which nothing could be read has faults, and no values.
    """
    for index, source in enumerate(sources):
        if source.faults and not source.data:
            raise BadRules(index, BadSystem(source.faults, source.name))
    return replace(_built(id, [source.again() for source in sources]), texts=tuple(source.text for source in sources))


def tried(text: str, below: Sequence[str] = ()) -> System[Any, Any] | None:
    """Return the system of a text; of house rules over the texts `below`, else over what is installed.

    If what they are for is not here, it is None: then only their shape can be looked at. Raises BadRules.
    """
    heading, own = heading_of(text), len(below)
    try:
        if not heading.over:
            return system_by(heading.id, (text,))
        if below or heading.over in registry.points():
            return system_by(heading.over, (*below, text))
    except BadRules as bad:
        raise BadRules(own, BadSystem(bad.faults_of(own if heading.over else 0), bad.bad.name), bad.title) from None
    except registry.NoSuchSystem:
        pass
    source = _read(own, text)
    checked(source)
    if source.faults:
        raise BadRules(own, BadSystem(source.faults, source.name))
    return None


def faults_of(text: str, below: Sequence[str] = ()) -> tuple[TextFault, ...]:
    """Return everything with which `tried` finds a text at fault."""
    try:
        tried(text, below)
    except BadRules as bad:
        return bad.bad.faults
    return ()


def _built(id: str, sources: Sequence[Source]) -> System[Any, Any]:
    """Build the system; at fault is the first text with which it cannot be."""
    base = next((index for index, source in enumerate(sources) if _about(source, "id") == id), None)
    houses = [index for index, source in enumerate(sources) if index != base]
    for index in houses:
        source = sources[index]
        if _about(source, "over") != id:
            source.fault("system.over", said("fault-written_over", system=id))
            raise BadRules(index, BadSystem(source.faults, source.name))
    if base is None:
        return _over_installed(registry.system(id), sources, houses)
    layers = [(base, sources[base])]
    for index in houses:
        layers.append((index, _tried(index, over_written, layers[-1][1], sources[index])))
    try:
        return system_of(layers[-1][1])
    except BadSystem as bad:
        for index, below in layers[:-1]:
            _tried(index, system_of, below)
        raise BadRules(layers[-1][0], bad) from None


def _over_installed(system: System[Any, Any], sources: Sequence[Source], houses: Sequence[int]) -> System[Any, Any]:
    for index in houses:
        system = _tried(index, over_installed, system, sources[index])
    return system


def _read(index: int, text: str) -> Source:
    return _tried(index, read, text, f"rules[{index}]")


def _tried(index: int, work: Callable[..., T], *given: object) -> T:
    """Return what a function makes of a text; its faults name the text."""
    try:
        return work(*given)
    except BadSystem as bad:
        raise BadRules(index, bad) from None


def _about(source: Source, key: str) -> str:
    """Return what a text says of itself."""
    about = source.data.get("system")
    value = about.get(key) if isinstance(about, dict) else None
    return value if isinstance(value, str) else ""
