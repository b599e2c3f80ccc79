"""Readers of encounters of 5etools and Kobold Fight Club: creatures by short name, with a count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import unquote

from models.exchange.foreign.text.words import as_int, as_list, as_text
from models.exchange.records.neutral_creature import EncounterLine, NeutralCreature, NeutralEncounter, UnreadField
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import RefusedRecord


def _title(encounter: Mapping[str, Any], default: str) -> str:
    return (as_text(encounter.get("name")) or as_text(encounter.get("title")) or default).strip()[:200]


def _count(value: Any) -> int:
    return max(1, as_int(value) or 1)


# --- 5etools ---------------------------------------------------------------------------------------------------


_WRAPS = ("entity", "data", "l")
"""The keys an encounter of 5etools may be wrapped in, outermost first; later versions nest it deeper."""


def _items(value: Any) -> list[Any]:
    """Return the list of creatures of a 5etools encounter, wherever its version keeps it."""
    for key in ("", *_WRAPS):
        inner = value.get(key, value) if isinstance(value, Mapping) else None
        value = inner if isinstance(inner, Mapping) else value
        items = value.get("items") if isinstance(value, Mapping) else None
        if isinstance(items, list) and any(
            isinstance(item, Mapping) and isinstance(item.get("h"), str) for item in items
        ):
            return items
    return []


def _etools_encounters(value: Any, default: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the encounters of a file with their names: one, or all that were saved."""
    if _items(value):
        yield _title(value, default), value
    elif isinstance(value, Mapping):
        saved = value.get("savedEncounters", value.get("saves"))
        for item in saved.values() if isinstance(saved, Mapping) else as_list(saved):
            if _items(item):
                inner = item.get("entity") if isinstance(item.get("entity"), Mapping) else item
                yield _title(inner, default), item


def _creature_name(hash_id: str) -> str:
    """Return the name in `young%20red%20dragon_mm`, without its source."""
    return unquote(hash_id.partition(":")[0].rpartition("_")[0] or hash_id).strip()


def _read_5etools(content: Content) -> Iterator[NeutralEncounter | RefusedRecord]:
    for name, encounter in _etools_encounters(content.json, content.name.rpartition(".")[0] or content.name):
        lines, unread = [], []
        for number, record in enumerate(_items(encounter)):
            if isinstance(record, Mapping) and isinstance(record.get("h"), str):
                lines.append(EncounterLine(_creature_name(record["h"]), _count(record.get("c"))))
                if record.get("customHashId"):
                    unread.append(UnreadField(f"items[{number}].customHashId", record["customHashId"]))
        yield NeutralEncounter(name, tuple(lines), unread=tuple(unread))


# --- Kobold Fight Club -----------------------------------------------------------------------------------------


def _groups(value: Any) -> list[tuple[Any, Any]]:
    """Return pairs of a creature (its short name `mm.goblin`, or a mapping) and its count."""
    groups = value.get("groups") if isinstance(value, Mapping) else value
    if isinstance(groups, Mapping) and groups and all(isinstance(group, int | str) for group in groups.values()):
        return list(groups.items())
    pairs = [
        (item["monster"], item.get("count", item.get("qty")))
        for item in as_list(groups)
        if isinstance(item, Mapping) and isinstance(item.get("monster"), Mapping) and "name" in item["monster"]
    ]
    return pairs if pairs and len(pairs) == len(as_list(groups)) else []


def _kobold_encounters(value: Any) -> list[Any]:
    """Return the encounters of a file: one, or a list of them."""
    if _groups(value):
        return [value]
    return [item for item in value if _groups(item)] if isinstance(value, list) else []


def _read_kobold(content: Content) -> Iterator[NeutralEncounter | RefusedRecord]:
    encounters = _kobold_encounters(content.json)
    default = content.name.rpartition(".")[0] or content.name
    for number, value in enumerate(encounters, start=1):
        lines = tuple(_line(monster, count) for monster, count in _groups(value))
        encounter = value if isinstance(value, Mapping) else {}
        name = _title(encounter, default if len(encounters) == 1 else f"{default} {number}")
        unread = [UnreadField(key, encounter[key]) for key in ("reminder", "party", "players") if encounter.get(key)]
        yield NeutralEncounter(name, lines, unread=tuple(unread))


def _line(monster: Any, count: Any) -> EncounterLine:
    if not isinstance(monster, Mapping):
        return EncounterLine(str(monster).partition(".")[2].replace("-", " ") or str(monster), _count(count))
    name = as_text(monster.get("name")).strip()[:200]
    points, armour = as_int(monster.get("hp")), as_int(monster.get("ac"))
    known = (
        NeutralCreature(name, hp=points, ac=armour, initiative=as_int(monster.get("init"))) if name and points else None
    )
    return EncounterLine(name, _count(count), known=known)


FIVE_ETOOLS = Reader(
    "5etools-encounter",
    "encounter",
    lambda content: any(True for _ in _etools_encounters(content.maybe_json, "")),
    _read_5etools,
)
KOBOLD = Reader(
    "kobold-fight-club", "encounter", lambda content: bool(_kobold_encounters(content.maybe_json)), _read_kobold
)
