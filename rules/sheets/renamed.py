"""What is stored of a system in the words of a newer version: renamed places are followed, unknown ones go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from rules.sheets.schema import Sheet, row_model

OF_SHEETS, OF_OPTIONS, OF_POOLS, OF_STATUSES = "sheet", "option", "pool", "status"
"""The tables of a text in which something may be renamed that is stored."""
Renamed = Mapping[str, str]
"""A place to what it is called now: `sheet.armor` to `sheet.ac`."""


def renamed_sheet(sheet: Mapping[str, Any], model: type[Sheet], renamed: Renamed, lost: Counter[str]) -> dict[str, Any]:
    """Return a sheet as a newer version has it; `lost` counts the places of which nothing is left."""
    fields = model.model_fields
    kept = renamed_keys(sheet, OF_SHEETS, renamed, fields.keys(), lost)
    columns = {old.replace(".row.", "."): new.replace(".row.", ".") for old, new in renamed.items()}
    for name, value in kept.items():
        rows = row_model(fields[name])
        if rows is not None and isinstance(value, list):
            place, known = f"{OF_SHEETS}.{name}", rows.model_fields.keys()
            kept[name] = [
                renamed_keys(row, place, columns, known, lost) if isinstance(row, dict) else row for row in value
            ]
    return kept


def renamed_keys(
    values: Mapping[str, Any], table: str, renamed: Renamed, known: Collection[str], lost: Counter[str]
) -> dict[str, Any]:
    """Return the values under the keys that a newer version knows; each without a place is counted as lost."""
    moved = dict(values)
    for old, new in renamed.items():
        key, fresh = old.removeprefix(f"{table}."), new.removeprefix(f"{table}.")
        is_here = old.startswith(f"{table}.") and new.startswith(f"{table}.")
        if is_here and key in moved and key not in known and fresh not in moved:
            moved = {fresh if name == key else name: value for name, value in moved.items()}
    lost.update(f"{table}.{key}" for key in moved if key not in known)
    return {key: value for key, value in moved.items() if key in known}
