"""What a fight has changed of a sheet, laid over the sheet as it is now."""

from __future__ import annotations

from typing import Any

_NONE: Any = object()
"""Stands for what is not there: a key, a row."""


def merged(before: Any, after: Any, now: Any) -> Any:
    """`now` with what differs between `before` and `after`; what is no longer as it was before stays as it is.

    Objects are merged key by key, lists whose rows have ids row by row; a row is one thing: who has changed it by
    hand keeps it whole. Undoing is the same with `before` and `after` changing places.
    """
    if after == before:
        return now
    if now == before:
        return after
    if all(isinstance(value, dict) for value in (before, after, now)):
        return _joined(before, after, now, merged)
    old, new, kept = _by_id(before), _by_id(after), _by_id(now)
    if old is None or new is None or kept is None:
        return now
    return list(_joined(old, new, kept, _row).values())


def _row(before: Any, after: Any, now: Any) -> Any:
    return after if now == before else now


def _joined(before: Any, after: Any, now: Any, choose: Any) -> dict[Any, Any]:
    """Key by key: those of `now` in their order, then what has come by the change."""
    found: dict[Any, Any] = {}
    for key in dict.fromkeys((*now, *after)):
        old, new, value = (table.get(key, _NONE) for table in (before, after, now))
        kept = value if new == old else choose(old, new, value)
        if kept is not _NONE:
            found[key] = kept
    return found


def _by_id(value: Any) -> dict[Any, Any] | None:
    """The rows of a list by their ids, else names; None where a row has neither or two have the same."""
    if not isinstance(value, list):
        return None
    found: dict[Any, Any] = {}
    for row in value:
        key = (row.get("id") or row.get("name")) if isinstance(row, dict) else None
        if not isinstance(key, str) or key in found:
            return None
        found[key] = row
    return found
