"""Creatures as a table in CSV: one a row, the sheet's keys in the order of the sheet."""

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
"""The columns that every table of creatures has, in their order."""
MORE = ("source", "variant", "extra")
"""Those that stand behind the sheet where some creature needs them."""
OF_SHEET = "sheet."
"""What stands before a key of the sheet whose name another column has."""
OWN_KINDS: Mapping[str, cells.Kind] = {
    **dict.fromkeys((*BASE, *MORE), "text"),
    "level": "whole",
    "tags": "any",
    "variant": "any",
    "extra": "any",
}


def creatures(library: Library, ids: Sequence[int]) -> str:
    """Creatures as CSV."""
    return table(library.sheets, library.creatures.get_all(ids))


def table(sheets: Sheets, found: Sequence[Creature]) -> str:
    """Creatures as CSV; the keys are those of their systems, and whatever else stands in a sheet."""
    kinds = {candidate.system: kinds_of(sheets, candidate.system) for candidate in found}
    names = dict.fromkeys(key for its in kinds.values() for key in its)
    names |= dict.fromkeys(key for candidate in found for key in candidate.sheet)
    rows = [creature_row(candidate) for candidate in found]
    doubled = {key for key in names if key in (*BASE, *MORE)}
    known = {key for its in kinds.values() for key in its}
    apart = (set(names) - known - doubled) | {key for key in doubled if any(not _same(key, row) for row in rows)}
    keys = [key for key in names if key not in doubled or key in apart]
    more = [key for key in MORE if any(getattr(candidate, key) for candidate in found)]
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow([*BASE, *(f"{OF_SHEET}{key}" if key in apart else key for key in keys), *more])
    for creature, row in zip(found, rows, strict=True):
        its = kinds[creature.system]
        values = [_cell(row[key], OWN_KINDS[key]) for key in BASE]
        values += [
            cells.written(creature.sheet[key], its.get(key, "any")) if key in creature.sheet else "" for key in keys
        ]
        writer.writerow([*values, *(_cell(getattr(creature, key), OWN_KINDS[key]) for key in more)])
    return out.getvalue()


def kinds_of(sheets: Sheets, system: str) -> dict[str, cells.Kind]:
    """The keys of a system's sheet, each with what it can hold; none where it is not installed."""
    return cells.kinds_of(sheets.system(system).sheet) if sheets.knows(system) else {}


def _same(key: str, row: Mapping[str, Any]) -> bool:
    """Whether a column that has the name of a key of the sheet says what the sheet says."""
    value = row.get(key)
    return row["sheet"].get(key) == value if value not in (None, "") else key not in row["sheet"]


def _cell(value: Any, kind: cells.Kind) -> str:
    return "" if value is None or value in ("", [], {}) else cells.written(value, kind)
