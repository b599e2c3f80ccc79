"""Explanations for files that no reader recognises: what they look like, and what to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from models.exchange.records.readers import Content
from models.storage.errors import MESSAGES, LibraryError
from rules.text.localized import LocalizedText, said

_BYTES = {
    b"%PDF": "pdf",
    b"\x89PNG": "picture",
    b"\xff\xd8\xff": "picture",
    b"RIFF": "picture",
    b"GIF8": "picture",
    b"PK\x03\x04": "archive",
    b"\x1f\x8b": "archive",
    b"7z\xbc\xaf": "archive",
    b"SQLite format 3\x00": "database",
}
"""First bytes of binary files."""
_ITEMS = ("weapon", "equipment", "spell", "feat", "loot", "consumable", "tool", "container", "backpack", "class")
_OF_5ETOOLS = (
    *("spell", "item", "race", "class", "background", "feat", "adventure", "book", "encounter", "vehicle", "table"),
)


def refusal_of(content: Content) -> LibraryError:
    """Return why a file cannot be read: what it looks like, or what is wrong with it."""
    kind = next((kind for start, kind in _BYTES.items() if content.data.startswith(start)), "")
    if kind:
        return _strange(content.name, said(f"strange-{kind}", MESSAGES))
    start = content.start.lower()
    if start.startswith(("<!doctype html", "<html")):
        return _strange(content.name, said("strange-page", MESSAGES))
    if start.startswith("<") and "<root" in start[:300]:
        return _strange(content.name, said("strange-fantasy_grounds", MESSAGES))
    if content.start[:1] in ("{", "["):
        return _of_json(content)
    return LibraryError("no_reader", name=content.name)


def _of_json(content: Content) -> LibraryError:
    try:
        data = content.json
    except LibraryError as error:
        return error
    for recognise in _KNOWN:
        if (explanation := recognise(data)) is not None:
            return _strange(content.name, explanation)
    return LibraryError("no_reader", name=content.name)


def _strange(name: str, explanation: LocalizedText) -> LibraryError:
    return LibraryError("strange", name=name, what=explanation)


def _first_record(data: Any) -> Mapping[str, Any]:
    value = data[0] if isinstance(data, list) and data else data
    return value if isinstance(value, dict) else {}


def _foundry(data: Any) -> LocalizedText | None:
    """Return the explanation of a Foundry document that is no dnd5e actor."""
    record = _first_record(data)
    stats = record.get("_stats")
    system = stats.get("systemId") if isinstance(stats, dict) else None
    if not isinstance(record.get("system", record.get("data")), dict):
        if isinstance(stats, dict):
            return said("strange-foundry", MESSAGES)
        return None
    if isinstance(system, str) and system not in ("", "dnd5e"):
        return said("strange-foundry_actor", MESSAGES, system=_SYSTEMS.get(system, system))
    inner = record.get("system", record.get("data"))
    if record.get("type") in _ITEMS or record.get("type") in ("vehicle", "group"):
        return said("strange-foundry", MESSAGES)
    if isinstance(inner, dict) and "abilities" in inner and "perception" in inner:
        return said("strange-foundry_actor", MESSAGES, system=_SYSTEMS["pf2e"])
    return None


_SYSTEMS = {
    "pf2e": "Pathfinder 2e",
    "sf2e": "Starfinder 2e",
    "pf1": "Pathfinder 1e",
    "swade": "Savage Worlds",
    "wfrp4e": "Warhammer Fantasy 4e",
    "CoC7": "Call of Cthulhu 7e",
    "dungeonworld": "Dungeon World",
    "dnd4e": "D&D 4e",
    "shadowdark": "Shadowdark",
    "a5e": "Level Up: Advanced 5th Edition",
}
"""Foundry's ids of rule systems to their names."""


def _pathbuilder(data: Any) -> LocalizedText | None:
    build = _first_record(data).get("build")
    return said("strange-pathbuilder", MESSAGES) if isinstance(build, dict) and "abilities" in build else None


def _dnd_beyond(data: Any) -> LocalizedText | None:
    record = _first_record(data)
    record = record["data"] if isinstance(record.get("data"), dict) else record
    is_character = "characterValues" in record or ("baseHitPoints" in record and "classes" in record)
    return said("strange-dndbeyond", MESSAGES) if is_character else None


def _roll20(data: Any) -> LocalizedText | None:
    record = _first_record(data)
    is_character = "schema_version" in record or isinstance(record.get("attribs"), list)
    return said("strange-roll20", MESSAGES) if is_character else None


def _only_names(data: Any) -> LocalizedText | None:
    rows = data.get("results") if isinstance(data, dict) else None
    record = _first_record(rows)
    return said("strange-names", MESSAGES) if {"index", "url"} <= record.keys() else None


def _five_etools(data: Any) -> LocalizedText | None:
    has_lists = isinstance(data, dict) and any(isinstance(data.get(key), list) for key in _OF_5ETOOLS)
    return said("strange-5etools", MESSAGES) if has_lists else None


def _open5e(data: Any) -> LocalizedText | None:
    model = _first_record(data).get("model")
    return said("strange-open5e", MESSAGES, model=model[:60]) if isinstance(model, str) and "." in model else None


_KNOWN: tuple[Callable[[Any], LocalizedText | None], ...] = (
    _pathbuilder,
    _roll20,
    _dnd_beyond,
    _foundry,
    _only_names,
    _open5e,
    _five_etools,
)
