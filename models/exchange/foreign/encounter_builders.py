"""Encounters as the builders of 5etools and of Kobold Fight Club keep them: creatures by a short name, and how many."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import unquote

from models.exchange.foreign.text.words import row, texts, whole
from models.exchange.records.neutral_creature import EncounterLine, NeutralCreature, NeutralEncounter, UnreadField
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import RefusedRecord


def _title(given: Mapping[str, Any], usual: str) -> str:
    return (texts(given.get("name")) or texts(given.get("title")) or usual).strip()[:200]


def _count(value: Any) -> int:
    return max(1, whole(value) or 1)


# --- 5etools ---------------------------------------------------------------------------------------------------


_WRAPS = ("entity", "data", "l")
"""What an encounter of 5etools may lie in, the outermost first: its versions have put it deeper and deeper."""


def _items(value: Any) -> list[Any]:
    """The rows of an encounter of 5etools, wherever its version keeps them."""
    for key in ("", *_WRAPS):
        inner = value.get(key, value) if isinstance(value, Mapping) else None
        value = inner if isinstance(inner, Mapping) else value
        found = value.get("items") if isinstance(value, Mapping) else None
        if isinstance(found, list) and any(
            isinstance(item, Mapping) and isinstance(item.get("h"), str) for item in found
        ):
            return found
    return []


def _of_5etools(value: Any, usual: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The encounters of a file by their names: one, or all that were saved."""
    if _items(value):
        yield _title(value, usual), value
    elif isinstance(value, Mapping):
        saved = value.get("savedEncounters", value.get("saves"))
        for item in saved.values() if isinstance(saved, Mapping) else row(saved):
            if _items(item):
                inner = item.get("entity") if isinstance(item.get("entity"), Mapping) else item
                yield _title(inner, usual), item


def _named(hashed: str) -> str:
    """`young%20red%20dragon_mm` as a name: the book stands behind it."""
    return unquote(hashed.partition(":")[0].rpartition("_")[0] or hashed).strip()


def _read_5etools(content: Content) -> Iterator[NeutralEncounter | RefusedRecord]:
    for name, given in _of_5etools(content.json, content.name.rpartition(".")[0] or content.name):
        lines, unread = [], []
        for number, record in enumerate(_items(given)):
            if isinstance(record, Mapping) and isinstance(record.get("h"), str):
                lines.append(EncounterLine(_named(record["h"]), _count(record.get("c"))))
                if record.get("customHashId"):
                    unread.append(UnreadField(f"items[{number}].customHashId", record["customHashId"]))
        yield NeutralEncounter(name, tuple(lines), unread=tuple(unread))


# --- Kobold Fight Club -----------------------------------------------------------------------------------------


def _groups(value: Any) -> list[tuple[Any, Any]]:
    """Creatures and how many: by their short names (`mm.goblin`), or as they are told whole."""
    groups = value.get("groups") if isinstance(value, Mapping) else value
    if isinstance(groups, Mapping) and groups and all(isinstance(group, int | str) for group in groups.values()):
        return list(groups.items())
    pairs = [
        (item["monster"], item.get("count", item.get("qty")))
        for item in row(groups)
        if isinstance(item, Mapping) and isinstance(item.get("monster"), Mapping) and "name" in item["monster"]
    ]
    return pairs if pairs and len(pairs) == len(row(groups)) else []


def _of_kobold(value: Any) -> list[Any]:
    """The encounters of a file: one, or a row of them."""
    if _groups(value):
        return [value]
    return [item for item in value if _groups(item)] if isinstance(value, list) else []


def _read_kobold(content: Content) -> Iterator[NeutralEncounter | RefusedRecord]:
    found = _of_kobold(content.json)
    usual = content.name.rpartition(".")[0] or content.name
    for number, value in enumerate(found, start=1):
        lines = tuple(_line(monster, many) for monster, many in _groups(value))
        given = value if isinstance(value, Mapping) else {}
        name = _title(given, usual if len(found) == 1 else f"{usual} {number}")
        unread = [UnreadField(key, given[key]) for key in ("reminder", "party", "players") if given.get(key)]
        yield NeutralEncounter(name, lines, unread=tuple(unread))


def _line(monster: Any, many: Any) -> EncounterLine:
    if not isinstance(monster, Mapping):
        return EncounterLine(str(monster).partition(".")[2].replace("-", " ") or str(monster), _count(many))
    name = texts(monster.get("name")).strip()[:200]
    points, armour = whole(monster.get("hp")), whole(monster.get("ac"))
    known = (
        NeutralCreature(name, hp=points, ac=armour, initiative=whole(monster.get("init"))) if name and points else None
    )
    return EncounterLine(name, _count(many), known=known)


FIVE_ETOOLS = Reader(
    "5etools-encounter",
    "encounter",
    lambda content: any(True for _ in _of_5etools(content.maybe_json, "")),
    _read_5etools,
)
KOBOLD = Reader("kobold-fight-club", "encounter", lambda content: bool(_of_kobold(content.maybe_json)), _read_kobold)
