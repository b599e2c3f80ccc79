"""What differs between two sheets of one combatant: what a ruling on its sheet says, as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.facts import Fact
from rules.sheets.schema import Sheet

SHEET = "sheet"
"""What `set` names for it, and what its fact says was set."""
_NAMES = ("name", "id", "item", "status", "card")
"""The keys by which a row is called, the best first."""


def is_of_sheet(fact: Fact) -> bool:
    """Whether a fact tells that somebody has another sheet from then on."""
    return bool(fact["kind"] == "ruling" and fact.get("what") == SHEET and "changes" in fact)


def changes(before: Sheet, after: Sheet) -> list[dict[str, Any]]:
    """What differs, a field each: what a plain value is now, and of a list which rows came, went or changed."""
    old, new = (sheet.model_dump(mode="json", exclude_unset=True) for sheet in (before, after))
    found: list[dict[str, Any]] = []
    for key in type(after).model_fields:
        if getattr(before, key) == getattr(after, key):
            continue
        value = new.get(key)
        if isinstance(value or old.get(key), list):
            found.append({"key": key, **_rows(old.get(key) or (), value or ())})
        elif isinstance(value, Mapping):
            found.append({"key": key})
        else:
            found.append({"key": key, "to": getattr(after, key) if value is None else value})
    return found


def _rows(before: Sequence[Any], after: Sequence[Any]) -> dict[str, list[str]]:
    """The names of the rows that came, that went, and of those that are otherwise."""
    old, new = ({_id_of(row, at): row for at, row in enumerate(rows)} for rows in (before, after))
    found = {
        "new": [_called(row) for id, row in new.items() if id not in old],
        "gone": [_called(row) for id, row in old.items() if id not in new],
        "other": [_called(row) for id, row in new.items() if id in old and old[id] != row],
    }
    return {how: names for how, names in found.items() if names}


def _id_of(row: Any, at: int) -> str:
    return str(row.get("id") or _called(row) or at) if isinstance(row, Mapping) else str(row)


def _called(row: Any) -> str:
    if not isinstance(row, Mapping):
        return str(row)
    return str(next((row[key] for key in _NAMES if row.get(key)), ""))


def keys_changed(
    base: Mapping[str, Any], shown: Mapping[str, Any], edited: Mapping[str, Any], whole: Mapping[str, Any]
) -> dict[str, Any]:
    """What a ruling says of a sheet that was edited: the keys that somebody has changed of what was `shown`.

    `base`: the sheet itself, of which what was shown is what is left; rows that nobody touched stay as they are there.
    `whole`: the edited sheet with all that it leaves out.
    """
    found: dict[str, Any] = {}
    for key in dict.fromkeys((*shown, *edited)):
        if edited.get(key) == shown.get(key) and (key in edited) == (key in shown):
            continue
        value = edited[key] if key in edited else whole.get(key)
        if isinstance(value, list):
            seen, kept = (_by_id(rows.get(key)) for rows in (shown, base))
            value = [kept[id] if id in kept and seen.get(id) == row else row for id, row in _pairs(value)]
        found[key] = value
    return found


def _by_id(rows: Any) -> dict[str, Any]:
    return dict(_pairs(rows)) if isinstance(rows, list) else {}


def _pairs(rows: Sequence[Any]) -> list[tuple[str, Any]]:
    return [(_id_of(row, at), row) for at, row in enumerate(rows)]
