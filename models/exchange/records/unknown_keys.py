"""Keys of a sheet that its system does not know: kept beside it, and put back when it is written out again."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from rules.sheets.schema import steps_of

UNKNOWN = "fault-no_such_key"
"""What is said of a key of a sheet that its system does not know."""
SHEET = "sheet"
"""The key of what is kept under which they stand: place to value."""


def prune(sheet: Mapping[str, Any], places: list[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """A sheet without what stands in these places, and what stood there."""
    pruned = deepcopy(dict(sheet))
    left: dict[str, Any] = {}
    for place in places:
        *way, last = steps_of(place) or [""]
        inner = _inside(pruned, way)
        if isinstance(inner, dict) and last in inner:
            left[place] = inner.pop(last)
    return pruned, left


def put_back(sheet: Mapping[str, Any], left: Mapping[str, Any]) -> dict[str, Any]:
    """The sheet with what `prune` took, wherever there is still a place for it."""
    whole = deepcopy(dict(sheet))
    for place, value in left.items():
        *way, last = steps_of(place) or [""]
        inner = _inside(whole, way)
        if isinstance(inner, dict):
            inner.setdefault(last, value)
    return whole


def _inside(value: Any, way: list[str]) -> Any:
    for step in way:
        if isinstance(value, dict):
            value = value.get(step)
        elif isinstance(value, list) and step.isdigit() and int(step) < len(value):
            value = value[int(step)]
        else:
            return None
    return value
