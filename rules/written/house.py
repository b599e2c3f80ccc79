"""House rules: a text laid over a system, by its keys; lists are replaced, and what is dropped goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.system.system import System
from rules.text.localized import said
from rules.written.shape import Ids, checked, ids_of
from rules.written.source import BadSystem, Source


def over_written(base: Source, house: Source) -> Source:
    """Return the text of a written system with house rules over it; raises BadSystem with the faults of the house's.

    Places that the house rules say have their lines in the house's text.
    """
    _check(house, ids_of(base.data, {}))
    about = house.data.get("system", {})
    data = _copied(base.data)
    for place in about.get("drop", ()):
        table, _, id = str(place).partition(".")
        if data.get(table, {}).pop(id, None) is None:
            house.fault("system.drop", said("fault-written_no_row_to_drop", place=str(place)))
    if house.faults:
        raise BadSystem(house.faults, house.name)
    _lay(data, {table: rows for table, rows in house.data.items() if table != "system"})
    lines = {**dict.fromkeys(base.lines, 1), **house.lines}
    return Source(house.name, data, lines)


def over_installed(system: System[Any, Any], house: Source) -> System[Any, Any]:
    """Return an installed system under house rules; raises BadSystem."""
    raise NotImplementedError


def _check(house: Source, ids: Ids) -> None:
    checked(house, ids)
    if house.faults:
        raise BadSystem(house.faults, house.name)


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(part) for key, part in value.items()}
    return [_copied(part) for part in value] if isinstance(value, list) else value


def _lay(under: dict[str, Any], over: Mapping[str, Any]) -> None:
    for key, value in over.items():
        below = under.get(key)
        if isinstance(value, dict) and isinstance(below, dict):
            _lay(below, value)
        else:
            under[key] = _copied(value)
