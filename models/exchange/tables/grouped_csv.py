"""Parties and encounters as tables in CSV: a member, or a line of the encounter, a row; the first row has the head."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from models.exchange.native import reader as own
from models.exchange.native import writer as writing
from models.exchange.records.readers import Content, Reader, Record
from models.exchange.records.report import TakenCreature, TakenEncounter, TakenParty, TakenRow
from models.exchange.tables import cells
from models.exchange.tables.creature_tables import lines_of
from models.storage.errors import LibraryError

if TYPE_CHECKING:
    from models.library import Library


@dataclass(frozen=True, slots=True)
class CsvLayout:
    """How a thing with rows stands in a table."""

    head: str
    """The first column: the name of the thing, in its first row alone."""
    part: str
    """Which part of an exchange file holds such things."""
    rows: str
    """The key under which it has its rows."""
    of_thing: tuple[str, ...]
    """Keys of the thing, in columns of their own behind the first."""
    of_row: tuple[str, ...]
    """Keys of a row."""
    carried: str = ""
    """The column of a row with what its creature is beside name, system and sheet, where it is first spoken of."""

    @property
    def header(self) -> list[str]:
        """The names of the columns."""
        more = [self.carried] if self.carried else []
        of_thing = (f"{self.head}.{key}" for key in self.of_thing)
        return [self.head, *of_thing, *self.of_row, REST, f"{self.head}.{REST}", *more]


REST = "extra"
"""The column of the keys that this version does not know."""
PARTY = CsvLayout(
    "party",
    "parties",
    "members",
    ("notes",),
    ("name", "player", "system", "level", "pools", "conditions", "gains", "notes", "sheet"),
)
ENCOUNTER = CsvLayout(
    "encounter",
    "encounters",
    "entries",
    ("folder", "system", "party", "parties", "options", "surprise", "board", "rollers", "seed", "notes"),
    ("name", "creature", "member", "side", "count", "group", "wave", "cells", "hidden", "pools", "notes", "sheet"),
    "creature.more",
)
_NUMBERS = frozenset({"level", "seed", "count"})
_TREES = frozenset(
    {
        *(
            "pools",
            "conditions",
            "gains",
            "sheet",
            "options",
            "surprise",
            "board",
            "rollers",
            "wave",
            "cells",
            "hidden",
        ),
        *("parties", "creature.more"),
    }
)


def parties(library: Library, ids: Sequence[int]) -> str:
    """Parties with their members as CSV."""
    return _table(PARTY, writing.party_parts(library, ids)["parties"])


def encounters(library: Library, ids: Sequence[int]) -> str:
    """Encounters with their lines as CSV; each carries what it needs: the first line of a creature all that it is.

    So they come whole into a library that has none of it, and find it again where it is.
    """
    parts = {part: list(rows) for part, rows in writing.encounter_parts(library, ids).items()}
    creatures = {row.get("ref", row["name"]): row for row in parts["creatures"]}
    # The first has those of all: a member may be of a party that is not asked to the encounter of its line.
    told = [
        {**candidate, "parties": parts["parties"] if at == 0 else []}
        for at, candidate in enumerate(parts["encounters"])
    ]
    for item in told:
        for line in item["entries"]:
            if (found := creatures.pop(line["creature"], None)) is not None:
                line[ENCOUNTER.carried] = _more(found, line, item["system"])
    return _table(ENCOUNTER, told)


def _more(creature: Mapping[str, Any], line: Mapping[str, Any], system: str) -> dict[str, Any]:
    """What a creature is beside what its line and its encounter say."""
    said_there = {"name": line["creature"], "ref": line["creature"], "system": system, "sheet": line["sheet"]}
    left_out: tuple[Any, ...] = ("", [], {}, None)
    return {
        key: value
        for key, value in creature.items()
        if (value != said_there[key] if key in said_there else value not in left_out)
    }


def _table(layout: CsvLayout, things: Iterable[Mapping[str, Any]]) -> str:
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
            rest = _cell(REST, _rest(row, (*layout.of_row, layout.carried)))
            # An empty map says that there is one, with nothing to say of it.
            more = (
                [cells.written(row[layout.carried], "any") if layout.carried in row else ""] if layout.carried else []
            )
            writer.writerow([*own_head, *mine, rest, unknown if first else "", *more])
    return out.getvalue()


def _rest(row: Mapping[str, Any], known: Sequence[str]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key not in known}


def _kind(key: str) -> cells.Kind:
    return "whole" if key in _NUMBERS else "any" if key in _TREES or key == REST else "text"


def _cell(key: str, value: Any) -> str:
    empty = value is None or (value in ("", [], {}) and value is not False and value != 0)
    return "" if empty else cells.written(value, _kind(key))


def layout_of(titles: Sequence[str]) -> CsvLayout | None:
    """The layout whose columns these are, or None."""
    return next((layout for layout in (PARTY, ENCOUNTER) if titles[:1] == [layout.head] and "sheet" in titles), None)


def _titles(content: Content) -> list[str]:
    if content.is_folder or not content.start:
        return []
    try:
        return next(lines_of("\n".join(content.start.splitlines()[:2]), content.name))
    except LibraryError:
        return []


def _read(content: Content) -> Iterator[Record]:
    lines = lines_of(content.text, content.name)
    titles = next(lines)
    layout = layout_of(titles)
    if layout is None:
        raise LibraryError("no_header", name=content.name)
    things, strange = _things(layout, titles, lines)
    carried = _carried(things) if layout is ENCOUNTER else {}
    for record in own.records({"format": own.FORMAT, **carried}, content.name):
        yield replace(record, needed=True) if isinstance(record, TakenCreature | TakenParty) else record
    found = own.records({"format": own.FORMAT, layout.part: things}, content.name)
    for record, rows in zip(found, strange, strict=True):
        yield _with_columns(record, rows)


def _carried(encounters: Iterable[dict[str, Any]]) -> dict[str, list[Any]]:
    """The creatures and parties that encounters bring along, taken out of their lines."""
    creatures: list[Any] = []
    parties: list[Any] = []
    for encounter in encounters:
        found = encounter.pop("parties", [])
        parties += found if isinstance(found, list) else []
        for line in encounter["entries"]:
            more = line.pop(ENCOUNTER.carried, None)
            if isinstance(more, dict):
                said_there = {
                    "name": line.get("creature"),
                    "system": encounter.get("system", ""),
                    "sheet": line.get("sheet", {}),
                }
                ref = {"ref": line["creature"]} if "name" in more and "creature" in line else {}
                creatures.append({**said_there, **ref, **more})
    return {"creatures": creatures, "parties": parties}


def _with_columns(record: Record, rows: Sequence[TakenRow | None]) -> Record:
    """A party or an encounter with what its rows have in columns that are not ours."""
    if isinstance(record, TakenParty):
        members = zip(record.members, rows, strict=True)
        return replace(record, members=tuple(replace(member, columns=row) for member, row in members))
    if isinstance(record, TakenEncounter):
        entries = zip(record.entries, rows, strict=True)
        return replace(record, entries=tuple(replace(entry, columns=row) for entry, row in entries))
    return record


def _things(
    layout: CsvLayout, titles: Sequence[str], rows: Iterable[Sequence[str]]
) -> tuple[list[dict[str, Any]], list[list[TakenRow | None]]]:
    """The things of a table, and what each of their rows has in columns that are not ours."""
    things: list[dict[str, Any]] = []
    strange: list[list[TakenRow | None]] = []
    known = frozenset(layout.header)
    for number, row in enumerate(rows, 2):
        given = {title: cell for title, cell in zip(titles, row, strict=False) if cell.strip()}
        if layout.head in given:
            thing = _read_keys(given, ("name", *layout.of_thing), layout.head)
            things.append({**thing, layout.rows: []})
            strange.append([])
        mine = _read_keys(given, (*layout.of_row, layout.carried) if layout.carried else layout.of_row, "")
        others = {title: cell for title, cell in given.items() if title not in known}
        if (mine or others) and things:
            things[-1][layout.rows].append(mine)
            strange[-1].append(TakenRow(number, tuple(others), tuple(others.values())) if others else None)
    return things, strange


def _read_keys(given: Mapping[str, str], keys: Sequence[str], head: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key in (*keys, REST):
        title = head if head and key == "name" else f"{head}.{key}" if head else key
        if title in given:
            found[key] = cells.value_of(given[title], _kind(key))
    unknown = found.pop(REST, None)
    return {**found, **unknown} if isinstance(unknown, dict) else found


CSV = Reader("csv", "mixed", lambda content: layout_of(_titles(content)) is not None, _read, stands_alone=False)
