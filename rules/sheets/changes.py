"""Differences between two sheets of a combatant: what a ruling on its sheet says, as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.facts import Fact
from rules.sheets.schema import Sheet

SHEET = "sheet"
"""What `set` calls it, and what its fact says was set."""
_NAMES = ("name", "id", "item", "status", "card")
"""The keys by which a row is named, the best first."""


def is_of_sheet(fact: Fact) -> bool:
    """Whether a fact says that somebody has another sheet from then on."""
    return bool(fact["kind"] == "ruling" and fact.get("what") == SHEET and "changes" in fact)


def changes(before: Sheet, after: Sheet) -> list[dict[str, Any]]:
    """Return the differences by field: the new plain value, or which rows of a list came, went or changed."""
    old, new = (sheet.model_dump(mode="json", exclude_unset=True) for sheet in (before, after))
    differences: list[dict[str, Any]] = []
    for key in type(after).model_fields:
        if getattr(before, key) == getattr(after, key):
            continue
        value = new.get(key)
        if isinstance(value or old.get(key), list):
            differences.append({"key": key, **_row_changes(old.get(key) or (), value or ())})
        elif isinstance(value, Mapping):
            differences.append({"key": key})
        else:
            differences.append({"key": key, "to": getattr(after, key) if value is None else value})
    return differences


def _row_changes(before: Sequence[Any], after: Sequence[Any]) -> dict[str, list[str]]:
    """The names of the rows that came, that went, and that changed."""
    old_rows, new_rows = ({_id_of(row, index): row for index, row in enumerate(rows)} for rows in (before, after))
    changed_names = {
        "new": [_row_name(row) for id, row in new_rows.items() if id not in old_rows],
        "gone": [_row_name(row) for id, row in old_rows.items() if id not in new_rows],
        "other": [_row_name(row) for id, row in new_rows.items() if id in old_rows and old_rows[id] != row],
    }
    return {kind: names for kind, names in changed_names.items() if names}


def _id_of(row: Any, index: int) -> str:
    return str(row.get("id") or _row_name(row) or index) if isinstance(row, Mapping) else str(row)


def _row_name(row: Any) -> str:
    if not isinstance(row, Mapping):
        return str(row)
    return str(next((row[key] for key in _NAMES if row.get(key)), ""))


def changed_keys(
    base: Mapping[str, Any], shown: Mapping[str, Any], edited: Mapping[str, Any], whole: Mapping[str, Any]
) -> dict[str, Any]:
    """Return what a ruling says of an edited sheet: the keys that were changed of what was `shown`.

    `base`: the sheet itself, of which `shown` is what is left; rows that nobody touched stay as they are there.
    `whole`: the edited sheet with everything that it leaves out.
    """
    changed: dict[str, Any] = {}
    for key in dict.fromkeys((*shown, *edited)):
        if edited.get(key) == shown.get(key) and (key in edited) == (key in shown):
            continue
        value = edited[key] if key in edited else whole.get(key)
        if isinstance(value, list):
            shown_rows, base_rows = (_by_id(rows.get(key)) for rows in (shown, base))
            value = [
                base_rows[id] if id in base_rows and shown_rows.get(id) == row else row
                for id, row in _rows_with_ids(value)
            ]
        changed[key] = value
    return changed


def _by_id(rows: Any) -> dict[str, Any]:
    return dict(_rows_with_ids(rows)) if isinstance(rows, list) else {}


def _rows_with_ids(rows: Sequence[Any]) -> list[tuple[str, Any]]:
    return [(_id_of(row, index), row) for index, row in enumerate(rows)]
