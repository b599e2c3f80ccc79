"""Writes creatures as CSV: one a row, with the sheet's fields in the sheet's order."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from models.exchange.native.writer import creature_row
from models.exchange.tables import cells

if TYPE_CHECKING:
    from models.library import Library
    from models.repositories.creatures import Creature
    from models.repositories.sheets import Sheets

BASE = ("name", "system", "level", "kind", "folder", "tags", "notes")
"""Columns of every creature table, in order."""
MORE = ("source", "variant", "extra")
"""Columns after the sheet, if some creature needs them."""
OF_SHEET = "sheet."
"""The prefix of a sheet's field whose name another column has."""
OWN_KINDS: Mapping[str, cells.Kind] = {
    **dict.fromkeys((*BASE, *MORE), "text"),
    "level": "whole",
    "tags": "any",
    "variant": "any",
    "extra": "any",
}


def creatures(library: Library, ids: Sequence[int]) -> str:
    """Return creatures as CSV."""
    return creature_table(library.sheets, library.creatures.get_all(ids))


def creature_table(sheets: Sheets, creatures: Sequence[Creature]) -> str:
    """Return creatures as CSV with the fields of their systems and any other keys of their sheets."""
    kinds = {creature.system: kinds_of(sheets, creature.system) for creature in creatures}
    names = dict.fromkeys(key for field_kinds in kinds.values() for key in field_kinds)
    names |= dict.fromkeys(key for creature in creatures for key in creature.sheet)
    rows = [creature_row(creature) for creature in creatures]
    shared = {key for key in names if key in (*BASE, *MORE)}
    known_keys = {key for field_kinds in kinds.values() for key in field_kinds}
    prefixed = (set(names) - known_keys - shared) | {
        key for key in shared if any(not _is_same(key, row) for row in rows)
    }
    keys = [key for key in names if key not in shared or key in prefixed]
    more_columns = [key for key in MORE if any(getattr(creature, key) for creature in creatures)]
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow([*BASE, *(f"{OF_SHEET}{key}" if key in prefixed else key for key in keys), *more_columns])
    for creature, row in zip(creatures, rows, strict=True):
        field_kinds = kinds[creature.system]
        values = [_cell(row[key], OWN_KINDS[key]) for key in BASE]
        values += [
            cells.cell_text(creature.sheet[key], field_kinds.get(key, "any")) if key in creature.sheet else ""
            for key in keys
        ]
        writer.writerow([*values, *(_cell(getattr(creature, key), OWN_KINDS[key]) for key in more_columns)])
    return out.getvalue()


def kinds_of(sheets: Sheets, system: str) -> dict[str, cells.Kind]:
    """Return a system's fields with what each can hold; empty if it is not installed."""
    return cells.kinds_of(sheets.system(system).sheet) if sheets.knows(system) else {}


def _is_same(key: str, row: Mapping[str, Any]) -> bool:
    """Return whether a creature's column equals the sheet's field of the same name."""
    value = row.get(key)
    return row["sheet"].get(key) == value if value not in (None, "") else key not in row["sheet"]


def _cell(value: Any, kind: cells.Kind) -> str:
    return "" if value is None or value in ("", [], {}) else cells.cell_text(value, kind)
