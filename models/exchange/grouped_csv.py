"""Parties and encounters as tables in CSV: a member, or a line of the encounter, a row; the first row has the head."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from models.exchange import cells, own, writing
from models.exchange.reading import Content, Reader, Record
from models.refusals import MESSAGES, LibraryError
from rules.sayings import said

if TYPE_CHECKING:
    from models.library import Library


@dataclass(frozen=True, slots=True)
class Layout:
    """How a thing with rows stands in a table."""

    head: str
    """The first column: the name of the thing, in its first row alone."""
    part: str
    """Which part of an exchange file holds such things."""
    rows: str
    """Under which key it has its rows."""
    of_thing: tuple[str, ...]
    """Keys of the thing, in columns of their own behind the first."""
    of_row: tuple[str, ...]
    """Keys of a row."""

    @property
    def header(self) -> list[str]:
        """The names of the columns."""
        return [self.head, *(f"{self.head}.{key}" for key in self.of_thing), *self.of_row, REST, f"{self.head}.{REST}"]


REST = "extra"
"""The column of the keys that this version does not know."""
PARTY = Layout(
    "party",
    "parties",
    "members",
    ("notes",),
    ("name", "player", "system", "level", "pools", "conditions", "gains", "notes", "sheet"),
)
ENCOUNTER = Layout(
    "encounter",
    "encounters",
    "entries",
    ("folder", "system", "party", "options", "surprise", "board", "rollers", "seed", "notes"),
    ("name", "creature", "member", "side", "count", "group", "wave", "cells", "hidden", "pools", "notes", "sheet"),
)
_NUMBERS = frozenset({"level", "seed", "count"})
_TREES = frozenset(
    {"pools", "conditions", "gains", "sheet", "options", "surprise", "board", "rollers", "wave", "cells", "hidden"}
)


def parties(library: Library, ids: Sequence[int]) -> str:
    """Parties with their members as CSV."""
    return _table(PARTY, writing.party_parts(library, ids)["parties"])


def encounters(library: Library, ids: Sequence[int]) -> str:
    """Encounters with their lines as CSV; creatures and members are named, and each line has its sheet.

    The sheet is the one that they have now, and the name their own: by both a line finds them again.
    """
    parts = {part: list(rows) for part, rows in writing.encounter_parts(library, ids).items()}
    members = [row for party in parts["parties"] for row in party["members"]]
    for key, rows in (("creature", parts["creatures"]), ("member", members)):
        known = {row.get("ref", row["name"]): row for row in rows}
        for line in (line for one in parts["encounters"] for line in one["entries"]):
            if (found := known.get(line.get(key))) is not None:
                line |= {key: found["name"], "sheet": found["sheet"]}
    return _table(ENCOUNTER, parts["encounters"])


def _table(layout: Layout, things: Iterable[Mapping[str, Any]]) -> str:
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(layout.header)
    for thing in things:
        head = [_cell("name", thing["name"]), *(_cell(key, thing.get(key)) for key in layout.of_thing)]
        unknown = _cell(REST, _rest(thing, (*layout.of_thing, "name", layout.rows)))
        # A thing without rows has one that says nothing else.
        for number, row in enumerate(thing[layout.rows] or [{}]):
            mine = [_cell(key, row.get(key)) for key in layout.of_row]
            first = number == 0
            own_head = head if first else [""] * len(head)
            writer.writerow([*own_head, *mine, _cell(REST, _rest(row, layout.of_row)), unknown if first else ""])
    return out.getvalue()


def _rest(row: Mapping[str, Any], known: Sequence[str]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key not in known}


def _kind(key: str) -> cells.Kind:
    return "whole" if key in _NUMBERS else "any" if key in _TREES or key == REST else "text"


def _cell(key: str, value: Any) -> str:
    empty = value is None or (value in ("", [], {}) and value is not False and value != 0)
    return "" if empty else cells.written(value, _kind(key))


def layout_of(titles: Sequence[str]) -> Layout | None:
    """The layout whose columns these are, or None."""
    return next((one for one in (PARTY, ENCOUNTER) if titles[:1] == [one.head] and "sheet" in titles), None)


def _titles(content: Content) -> list[str]:
    lines = content.start.removeprefix("\ufeff").splitlines()
    return next(csv.reader(lines[:1]), []) if lines and not content.is_folder else []


def _read(content: Content) -> Iterator[Record]:
    reader = csv.reader(io.StringIO(content.text.removeprefix("\ufeff"), newline=""))
    try:
        titles = next(reader)
        layout = layout_of(titles)
        if layout is None:
            raise LibraryError("no_header", name=content.name)
        yield from own.records({"format": own.FORMAT, layout.part: _things(layout, titles, reader)}, content.name)
    except csv.Error as error:
        reason = said("fault-table", MESSAGES, line=reader.line_num)
        raise LibraryError("unreadable", name=content.name, reason=reason) from error


def _things(layout: Layout, titles: Sequence[str], rows: Iterable[Sequence[str]]) -> list[dict[str, Any]]:
    things: list[dict[str, Any]] = []
    for row in rows:
        given = {title: cell for title, cell in zip(titles, row, strict=False) if cell.strip()}
        if layout.head in given:
            thing = _read_keys(given, ("name", *layout.of_thing), layout.head)
            things.append({**thing, layout.rows: []})
        mine = _read_keys(given, layout.of_row, "")
        if mine and things:
            things[-1][layout.rows].append(mine)
    return things


def _read_keys(given: Mapping[str, str], keys: Sequence[str], head: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key in (*keys, REST):
        title = head if head and key == "name" else f"{head}.{key}" if head else key
        if title in given:
            found[key] = cells.value_of(given[title], _kind(key))
    unknown = found.pop(REST, None)
    return {**found, **unknown} if isinstance(unknown, dict) else found


CSV = Reader("csv", "mixed", lambda content: layout_of(_titles(content)) is not None, _read, stands_alone=False)
