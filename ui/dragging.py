"""What travels in a drag inside the window: our own MIME type, JSON, ids and never row numbers."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QMimeData

TYPE = "application/x-turnwright-ids+json"


@dataclass(frozen=True, slots=True)
class Dropped:
    """What a drag brought: ids of creatures of the bestiary and of members of parties."""

    creatures: tuple[int, ...] = ()
    members: tuple[int, ...] = ()


def creatures_mime(ids: Iterable[int]) -> QMimeData:
    """The creatures of these ids, ready to be dragged."""
    return _mime(creatures=list(ids))


def members_mime(ids: Iterable[int]) -> QMimeData:
    """The members of these ids, ready to be dragged."""
    return _mime(members=list(ids))


def read_drop(mime: QMimeData) -> Dropped | None:
    """What a drag brings, or None if it is not ours or brings nothing."""
    if not mime.hasFormat(TYPE):
        return None
    try:
        content = json.loads(bytes(mime.data(TYPE).data()))
    except ValueError:
        return None
    if not isinstance(content, dict):
        return None
    dropped = Dropped(_ids(content.get("creatures")), _ids(content.get("members")))
    return dropped if dropped.creatures or dropped.members else None


def _mime(**ids: list[int]) -> QMimeData:
    mime = QMimeData()
    mime.setData(TYPE, json.dumps(ids).encode())
    return mime


def _ids(value: object) -> tuple[int, ...]:
    """The ids in a list, each once; nothing where anything else stands in it."""
    if not isinstance(value, list) or not all(type(one) is int for one in value):
        return ()
    return tuple(dict.fromkeys(value))
