"""Reader of a compendium, or a world's actors, in Foundry VTT's own storage.

A LevelDB folder with a value per document.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from models.exchange.foreign.fifth.creature import creatures
from models.exchange.foreign.foundry.actor_reader import KINDS, is_actor, parts_of_actor
from models.exchange.foreign.foundry.leveldb import (
    DamagedFolderError,
    LargeFolderError,
    current_values,
    is_level_folder,
)
from models.exchange.foreign.text.words import as_list, as_text
from models.exchange.records.neutral_creature import NeutralCreature
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import RefusedRecord
from models.storage import bounded_reads
from models.storage.errors import LibraryError
from models.storage.strict_json import loads

_DEEPEST = 10
"""Nested folders; Foundry allows four, but damaged data may loop."""


def _is_pack(content: Content) -> bool:
    return content.is_folder and content.path is not None and is_level_folder(content.path)


def _read(content: Content) -> Iterator[NeutralCreature | RefusedRecord]:
    assert content.path is not None
    try:
        values = current_values(content.path)
    except DamagedFolderError as error:
        raise LibraryError("pack_damaged", name=content.name, part=str(error)) from error
    except LargeFolderError:
        raise LibraryError("too_large", name=content.name, most=bounded_reads.MOST_BYTES // 2**20) from None
    actors = [actor for actor in _actors(values) if not isinstance(actor, dict) or actor.get("type") in KINDS]
    if not any(map(is_actor, actors)):
        raise LibraryError("pack_without_creatures", name=content.name)
    for value, creature in zip(actors, creatures(content.name, actors, parts_of_actor), strict=True):
        yield (
            replace(creature, folder=_folder(values, value.get("folder")))
            if isinstance(creature, NeutralCreature)
            else creature
        )


def _actors(values: Mapping[str, bytes]) -> Iterator[Any]:
    """Yield actors with their items, and the actors of adventures."""
    for key in sorted(values):
        match key.split("!"):
            case ["", "actors", id]:
                actor = _value(values, key)
                if isinstance(actor, dict):
                    actor["items"] = [_item(values, id, item) for item in as_list(actor.get("items"))]
                yield actor
            case ["", "adventures", _]:
                adventure = _value(values, key)
                yield from as_list(adventure.get("actors")) if isinstance(adventure, dict) else ()
            case _:
                pass


def _item(values: Mapping[str, bytes], actor: str, item: Any) -> Any:
    return _value(values, f"!actors.items!{actor}.{item}") if isinstance(item, str) else item


def _value(values: Mapping[str, bytes], key: str) -> Any:
    try:
        return loads(values.get(key, b"null").decode("utf-8"))
    except (ValueError, RecursionError):
        return None


def _folder(values: Mapping[str, bytes], id: Any) -> str:
    """Return the path of an actor's folders, outermost first."""
    names: list[str] = []
    while isinstance(id, str) and len(names) < _DEEPEST:
        folder = _value(values, f"!folders!{id}")
        if not isinstance(folder, dict):
            break
        names.insert(0, as_text(folder.get("name")).replace("/", "-"))
        id = folder.get("folder")
    return "/".join(name for name in names if name)


READER = Reader("foundry-pack", "creatures", _is_pack, _read)
