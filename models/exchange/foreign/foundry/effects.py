"""Active effects of Foundry VTT: effects of an actor and of its equipment change the actor's values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from models.exchange.foreign.foundry.formulas import LONGEST
from models.exchange.foreign.text.words import as_list, as_text, map_of, number_text

_MODES = ("custom", "multiply", "add", "downgrade", "upgrade", "override")
"""Modes of a change, by the numbers in files; newer files write the words."""
_COMPARED = {"upgrade": "max", "downgrade": "min"}
_MOST = 500
"""Changes applied to one actor."""
_DEEPEST = 8
"""Longest path of a change."""


def with_effects(system: Mapping[str, Any], actor: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return `system` with the actor's active effects applied."""
    changes = sorted(islice(_changes(actor), _MOST), key=lambda change: change[0])
    for _, path, mode, value in changes:
        system = _with_change(system, path, mode, value)
    return system


def _changes(actor: Mapping[str, Any]) -> Iterator[tuple[float, list[str], str, str]]:
    """Yield the changes of all active effects: priority, path, mode and value."""
    for effect in _effects(actor):
        for change in as_list(effect.get("changes") or map_of(effect, "system").get("changes")):
            if not isinstance(change, dict):
                continue
            mode = _mode(change)
            first, _, path = as_text(change.get("key")).partition(".")
            keys = path.split(".", _DEEPEST)
            value = as_text(change.get("value")).strip().strip('"')
            if first != "system" or not path or len(keys) > _DEEPEST or mode not in _MODES[1:] or len(value) > LONGEST:
                continue
            own_priority = change.get("priority")
            default = _MODES.index(mode) * 10
            priority = (
                own_priority
                if isinstance(own_priority, int | float) and not isinstance(own_priority, bool)
                else default
            )
            yield priority, keys, mode, value


def _mode(change: Mapping[str, Any]) -> str:
    mode = change.get("mode", change.get("type"))
    if isinstance(mode, int) and 0 <= mode < len(_MODES):
        return _MODES[mode]
    return mode if isinstance(mode, str) else ""


def _effects(actor: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield active effects: the actor's own, and those transferred by its equipment."""
    own_effects = as_list(actor.get("effects"))
    item_effects = [
        effect
        for item in as_list(actor.get("items"))
        if isinstance(item, dict) and _is_active(map_of(item, "system"))
        for effect in as_list(item.get("effects"))
        if isinstance(effect, dict) and effect.get("transfer") is True
    ]
    for effect in (*own_effects, *item_effects):
        if isinstance(effect, dict) and not effect.get("disabled") and effect.get("type") != "enchantment":
            yield effect


def _is_active(item: Mapping[str, Any]) -> bool:
    """Return whether an item's effects apply: it is worn, and attuned where required."""
    return item.get("equipped") is not False and (item.get("attunement") != "required" or bool(item.get("attuned")))


def _with_change(record: Mapping[str, Any], path: list[str], mode: str, value: str) -> Mapping[str, Any]:
    """Return a mapping with the value at a path changed."""
    key, *rest = path
    if rest:
        nested = record.get(key)
        if nested is not None and not isinstance(nested, dict):
            return record
        return {**record, key: _with_change(nested or {}, rest, mode, value)}
    old = record.get(key)
    if isinstance(old, list):
        return {**record, key: _changed_list(old, mode, value)}
    new = _changed_value(old, mode, value)
    return record if new is None else {**record, key: new}


def _changed_list(old: list[Any], mode: str, value: str) -> list[Any]:
    if mode == "override":
        return [value]
    if mode != "add":
        return old
    return [item for item in old if item != value[1:]] if value.startswith("-") else [*old, value]


def _changed_value(old: Any, mode: str, value: str) -> Any:
    """Return the changed value: a number, or a formula; None if it stays as it is."""
    if not value or isinstance(old, dict | bool) or len(as_text(old)) > LONGEST:
        return None
    if mode == "override" or old in (None, ""):
        return None if mode in ("multiply", "downgrade") else value
    number, operand = _number(old), _number(value)
    if number is not None and operand is not None:
        match mode:
            case "multiply":
                return number_text(number * operand)
            case "add":
                return number_text(number + operand)
            case _:
                return number_text(max(number, operand) if mode == "upgrade" else min(number, operand))
    if mode in _COMPARED:
        return f"{_COMPARED[mode]}({as_text(old)}, {value})"
    return f"({as_text(old)}) * ({value})" if mode == "multiply" else f"{as_text(old)} + {value}"


def _number(value: Any) -> float | None:
    try:
        return float(value)
    except (TypeError, ValueError):
        return None
