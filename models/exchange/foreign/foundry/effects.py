"""The active effects of Foundry VTT: what works on an actor, its own or that of its things, changes its numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from models.exchange.foreign.foundry.formulas import LONGEST
from models.exchange.foreign.foundry.items import map_of
from models.exchange.foreign.text.words import number_text, row, texts

_MODES = ("custom", "multiply", "add", "downgrade", "upgrade", "override")
"""How a change works, by the numbers that files write for it; newer ones write the words."""
_COMPARED = {"upgrade": "max", "downgrade": "min"}
_MOST = 500
"""Changes that are made to one actor."""
_DEEPEST = 8
"""Keys of the path of a change."""


def with_effects(system: Mapping[str, Any], given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what an actor says of itself as the effects that work on it leave it."""
    found = sorted(islice(_changes(given), _MOST), key=lambda change: change[0])
    for _, path, how, value in found:
        system = _changed(system, path, how, value)
    return system


def _changes(given: Mapping[str, Any]) -> Iterator[tuple[float, list[str], str, str]]:
    """Yield the changes of all effects at work: their order, what they change, how, and by what."""
    for effect in _effects(given):
        for change in row(effect.get("changes") or map_of(effect, "system").get("changes")):
            if not isinstance(change, dict):
                continue
            how = _how(change)
            first, _, path = texts(change.get("key")).partition(".")
            keys = path.split(".", _DEEPEST)
            value = texts(change.get("value")).strip().strip('"')
            if first != "system" or not path or len(keys) > _DEEPEST or how not in _MODES[1:] or len(value) > LONGEST:
                continue
            order = change.get("priority")
            usual = _MODES.index(how) * 10
            number = order if isinstance(order, int | float) and not isinstance(order, bool) else usual
            yield number, keys, how, value


def _how(change: Mapping[str, Any]) -> str:
    mode = change.get("mode", change.get("type"))
    if isinstance(mode, int) and 0 <= mode < len(_MODES):
        return _MODES[mode]
    return mode if isinstance(mode, str) else ""


def _effects(given: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the effects at work: an actor's own, and those that its things lend whoever wears them."""
    own = row(given.get("effects"))
    lent = [
        effect
        for item in row(given.get("items"))
        if isinstance(item, dict) and _works(map_of(item, "system"))
        for effect in row(item.get("effects"))
        if isinstance(effect, dict) and effect.get("transfer") is True
    ]
    for effect in (*own, *lent):
        if isinstance(effect, dict) and not effect.get("disabled") and effect.get("type") != "enchantment":
            yield effect


def _works(item: Mapping[str, Any]) -> bool:
    """Return whether what a thing lends works: it is worn, and its wearer attuned where it asks for that."""
    return item.get("equipped") is not False and (item.get("attunement") != "required" or bool(item.get("attuned")))


def _changed(given: Mapping[str, Any], path: list[str], how: str, value: str) -> Mapping[str, Any]:
    """Return a map with what stands under a path changed; all else is left as it was."""
    key, *rest = path
    if rest:
        inner = given.get(key)
        if inner is not None and not isinstance(inner, dict):
            return given
        return {**given, key: _changed(inner or {}, rest, how, value)}
    old = given.get(key)
    if isinstance(old, list):
        return {**given, key: _listed(old, how, value)}
    new = _worked_out(old, how, value)
    return given if new is None else {**given, key: new}


def _listed(old: list[Any], how: str, value: str) -> list[Any]:
    if how == "override":
        return [value]
    if how != "add":
        return old
    return [item for item in old if item != value[1:]] if value.startswith("-") else [*old, value]


def _worked_out(old: Any, how: str, value: str) -> Any:
    """Return a value as it is changed: a number of two numbers, otherwise a formula; None if it stays as it is."""
    if not value or isinstance(old, dict | bool) or len(texts(old)) > LONGEST:
        return None
    if how == "override" or old in (None, ""):
        return None if how in ("multiply", "downgrade") else value
    before, by = _number(old), _number(value)
    if before is not None and by is not None:
        match how:
            case "multiply":
                return number_text(before * by)
            case "add":
                return number_text(before + by)
            case _:
                return number_text(max(before, by) if how == "upgrade" else min(before, by))
    if how in _COMPARED:
        return f"{_COMPARED[how]}({texts(old)}, {value})"
    return f"({texts(old)}) * ({value})" if how == "multiply" else f"{texts(old)} + {value}"


def _number(value: Any) -> float | None:
    try:
        return float(value)
    except (TypeError, ValueError):
        return None
