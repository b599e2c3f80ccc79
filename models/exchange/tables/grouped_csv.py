"""Parties and encounters as CSV: a member or entry a row; the first row also has the fields of the whole."""

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
from models.exchange.tables.creature_tables import csv_rows
from models.storage.errors import LibraryError

if TYPE_CHECKING:
    from models.library import Library


@dataclass(frozen=True, slots=True)
class CsvLayout:
    """The columns of a record with rows."""

    head: str
    """The first column: the record's name, in its first row only."""
    part: str
    """The part of an exchange file that holds such records."""
    rows: str
    """The key of its rows."""
    record_keys: tuple[str, ...]
    """Keys of the record, in the columns after the first."""
    row_keys: tuple[str, ...]
    """Keys of a row."""
    creature_column: str = ""
    """The column with the rest of an entry's creature, where it is first used."""

    @property
    def header(self) -> list[str]:
        """The names of the columns."""
        creature_columns = [self.creature_column] if self.creature_column else []
        record_columns = (f"{self.head}.{key}" for key in self.record_keys)
        return [self.head, *record_columns, *self.row_keys, REST, f"{self.head}.{REST}", *creature_columns]


REST = "extra"
"""The column of keys unknown to this version."""
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
        *("pools", "conditions", "gains", "sheet", "options", "surprise", "board", "rollers", "wave"),
        *("cells", "hidden"),
        *("parties", "creature.more"),
    }
)


def parties(library: Library, ids: Sequence[int]) -> str:
    """Return parties with their members as CSV."""
    return _table(PARTY, writing.party_parts(library, ids)["parties"])


def encounters(library: Library, ids: Sequence[int]) -> str:
    """Return encounters as CSV; the first entry of a creature carries the whole creature.

    So they can be imported into another library, and find their creatures again in this one.
    """
    parts = {part: list(part_rows) for part, part_rows in writing.encounter_parts(library, ids).items()}
    creatures = {row.get("ref", row["name"]): row for row in parts["creatures"]}
    # The first has those of all: a member may be of a party that is not asked to the encounter of its line.
    encounter_rows = [
        {**encounter, "parties": parts["parties"] if index == 0 else []}
        for index, encounter in enumerate(parts["encounters"])
    ]
    for encounter in encounter_rows:
        for entry in encounter["entries"]:
            if (creature := creatures.pop(entry["creature"], None)) is not None:
                entry[ENCOUNTER.creature_column] = _creature_rest(creature, entry, encounter["system"])
    return _table(ENCOUNTER, encounter_rows)


def _creature_rest(creature: Mapping[str, Any], entry: Mapping[str, Any], system: str) -> dict[str, Any]:
    """Return a creature without what its entry and its encounter say."""
    already = {"name": entry["creature"], "ref": entry["creature"], "system": system, "sheet": entry["sheet"]}
    left_out: tuple[Any, ...] = ("", [], {}, None)
    return {
        key: value
        for key, value in creature.items()
        if (value != already[key] if key in already else value not in left_out)
    }


def _table(layout: CsvLayout, records: Iterable[Mapping[str, Any]]) -> str:
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(layout.header)
    for record in records:
        head = [_cell("name", record["name"]), *(_cell(key, record.get(key)) for key in layout.record_keys)]
        unknown = _cell(REST, _unknown_keys(record, (*layout.record_keys, "name", layout.rows)))
        # A thing without rows has one that says nothing else.
        for number, row in enumerate(record[layout.rows] or [{}]):
            row_cells = [_cell(key, row.get(key)) for key in layout.row_keys]
            is_first = number == 0
            head_cells = head if is_first else [""] * len(head)
            unknown_cell = _cell(REST, _unknown_keys(row, (*layout.row_keys, layout.creature_column)))
            # An empty map says that there is one, with nothing to say of it.
            creature_cells = (
                [cells.cell_text(row[layout.creature_column], "any") if layout.creature_column in row else ""]
                if layout.creature_column
                else []
            )
            writer.writerow([*head_cells, *row_cells, unknown_cell, unknown if is_first else "", *creature_cells])
    return out.getvalue()


def _unknown_keys(row: Mapping[str, Any], known: Sequence[str]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key not in known}


def _kind(key: str) -> cells.Kind:
    return "whole" if key in _NUMBERS else "any" if key in _TREES or key == REST else "text"


def _cell(key: str, value: Any) -> str:
    is_empty = value is None or (value in ("", [], {}) and value is not False and value != 0)
    return "" if is_empty else cells.cell_text(value, _kind(key))


def layout_of(titles: Sequence[str]) -> CsvLayout | None:
    """Return the layout with these columns, or None."""
    return next((layout for layout in (PARTY, ENCOUNTER) if titles[:1] == [layout.head] and "sheet" in titles), None)


def _titles(content: Content) -> list[str]:
    if content.is_folder or not content.start:
        return []
    try:
        return next(csv_rows("\n".join(content.start.splitlines()[:2]), content.name))
    except LibraryError:
        return []


def _read(content: Content) -> Iterator[Record]:
    lines = csv_rows(content.text, content.name)
    titles = next(lines)
    layout = layout_of(titles)
    if layout is None:
        raise LibraryError("no_header", name=content.name)
    records, other_columns = _records(layout, titles, lines)
    carried = _taken_out(records) if layout is ENCOUNTER else {}
    for record in own.records({"format": own.FORMAT, **carried}, content.name):
        yield replace(record, needed=True) if isinstance(record, TakenCreature | TakenParty) else record
    own_records = own.records({"format": own.FORMAT, layout.part: records}, content.name)
    for record, rows in zip(own_records, other_columns, strict=True):
        yield _with_columns(record, rows)


def _taken_out(encounters: Iterable[dict[str, Any]]) -> dict[str, list[Any]]:
    """Remove and return the creatures and parties that encounters carry."""
    creatures: list[Any] = []
    parties: list[Any] = []
    for encounter in encounters:
        carried_parties = encounter.pop("parties", [])
        parties += carried_parties if isinstance(carried_parties, list) else []
        for entry in encounter["entries"]:
            creature = entry.pop(ENCOUNTER.creature_column, None)
            if isinstance(creature, dict):
                already = {
                    "name": entry.get("creature"),
                    "system": encounter.get("system", ""),
                    "sheet": entry.get("sheet", {}),
                }
                ref = {"ref": entry["creature"]} if "name" in creature and "creature" in entry else {}
                creatures.append({**already, **ref, **creature})
    return {"creatures": creatures, "parties": parties}


def _with_columns(record: Record, rows: Sequence[TakenRow | None]) -> Record:
    """Return a party or encounter with the foreign columns of its rows."""
    if isinstance(record, TakenParty):
        members = zip(record.members, rows, strict=True)
        return replace(record, members=tuple(replace(member, columns=row) for member, row in members))
    if isinstance(record, TakenEncounter):
        entries = zip(record.entries, rows, strict=True)
        return replace(record, entries=tuple(replace(entry, columns=row) for entry, row in entries))
    return record


def _records(
    layout: CsvLayout, titles: Sequence[str], rows: Iterable[Sequence[str]]
) -> tuple[list[dict[str, Any]], list[list[TakenRow | None]]]:
    """Return the records of a table, and the foreign columns of each of their rows."""
    records: list[dict[str, Any]] = []
    other_columns: list[list[TakenRow | None]] = []
    own_titles = frozenset(layout.header)
    for number, row in enumerate(rows, 2):
        cells_by_title = {title: cell for title, cell in zip(titles, row, strict=False) if cell.strip()}
        if layout.head in cells_by_title:
            record = _read_keys(cells_by_title, ("name", *layout.record_keys), layout.head)
            records.append({**record, layout.rows: []})
            other_columns.append([])
        row_values = _read_keys(
            cells_by_title,
            (*layout.row_keys, layout.creature_column) if layout.creature_column else layout.row_keys,
            "",
        )
        other_cells = {title: cell for title, cell in cells_by_title.items() if title not in own_titles}
        if (row_values or other_cells) and records:
            records[-1][layout.rows].append(row_values)
            other_columns[-1].append(
                TakenRow(number, tuple(other_cells), tuple(other_cells.values())) if other_cells else None
            )
    return records, other_columns


def _read_keys(cells_by_title: Mapping[str, str], keys: Sequence[str], head: str) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for key in (*keys, REST):
        title = head if head and key == "name" else f"{head}.{key}" if head else key
        if title in cells_by_title:
            values[key] = cells.value_of(cells_by_title[title], _kind(key))
    unknown = values.pop(REST, None)
    return {**values, **unknown} if isinstance(unknown, dict) else values


CSV = Reader("csv", "mixed", lambda content: layout_of(_titles(content)) is not None, _read, stands_alone=False)
