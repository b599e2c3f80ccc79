"""Keys of a sheet that its system does not know: stored beside it and put back on export."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from rules.sheets.schema import steps_of

UNKNOWN = "fault-no_such_key"
"""The message id for an unknown key of a sheet."""
SHEET = "sheet"
"""The key in `extra` that holds them: place to value."""


def prune(sheet: Mapping[str, Any], places: list[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return a sheet without the values at some places, and those values."""
    pruned = deepcopy(dict(sheet))
    removed: dict[str, Any] = {}
    for place in places:
        *parents, last = steps_of(place) or [""]
        container = _inside(pruned, parents)
        if isinstance(container, dict) and last in container:
            removed[place] = container.pop(last)
    return pruned, removed


def put_back(sheet: Mapping[str, Any], removed: Mapping[str, Any]) -> dict[str, Any]:
    """Return a sheet with pruned values back where there is still a place for them."""
    restored = deepcopy(dict(sheet))
    for place, value in removed.items():
        *parents, last = steps_of(place) or [""]
        container = _inside(restored, parents)
        if isinstance(container, dict):
            container.setdefault(last, value)
    return restored


def _inside(value: Any, steps: list[str]) -> Any:
    for step in steps:
        if isinstance(value, dict):
            value = value.get(step)
        elif isinstance(value, list) and step.isdigit() and int(step) < len(value):
            value = value[int(step)]
        else:
            return None
    return value
