"""Folders and tags as such: those that are kept while nothing lies in them, and their colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlmodel import Field, SQLModel, col, select

from models.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Mapping

FOLDER, TAG = "folder", "tag"
COLOURS = ("red", "orange", "green", "blue", "purple", "grey")
"""What a folder or tag may be marked with."""


class FolderRecord(SQLModel, table=True):
    """A folder or tag of which more is known than which creatures stand there."""

    __tablename__ = "shelf"

    kind: str = Field(primary_key=True)
    name: str = Field(primary_key=True)
    """A folder's whole path, or the tag."""
    colour: str = ""
    """One of `COLOURS`, or empty."""


class Folders:
    """The folders and tags that the library keeps for themselves."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def all(self, kind: str) -> dict[str, str]:
        """Name to colour of all that are kept of a kind."""
        with self._store.reading_session() as session:
            found = session.exec(select(FolderRecord).where(col(FolderRecord.kind) == kind))
            return {shelf.name: shelf.colour for shelf in found}

    def put(self, kind: str, wanted: Mapping[str, str | None]) -> dict[str, str | None]:
        """Keep each under its name with its colour, or forget it (None); what was kept before comes back."""
        before: dict[str, str | None] = {}
        with self._store.session() as session:
            for name, colour in wanted.items():
                stored = session.get(FolderRecord, (kind, name))
                before[name] = None if stored is None else stored.colour
                if colour is not None:
                    kept = stored or FolderRecord(kind=kind, name=name)
                    kept.colour = colour
                    session.add(kept)
                elif stored is not None:
                    session.delete(stored)
        return before


def inside(path: str, folder: str) -> bool:
    """Whether a path is that of a folder, or of one that lies in it."""
    return path == folder or path.startswith(f"{folder}/")


def cleaned(path: str) -> str:
    """A path as it is kept: names parted by single strokes, without spaces at their ends."""
    return "/".join(part for part in (item.strip() for item in path.split("/")) if part)


def moved(kept: Mapping[str, str], folder: str, path: str) -> dict[str, str | None]:
    """What becomes of the kept folders when one of them gets another path; where one is there already it stays."""
    changes: dict[str, str | None] = {name: None for name in kept if inside(name, folder)}
    for name, colour in kept.items():
        target = path + name[len(folder) :]
        if inside(name, folder) and path:
            changes[target] = kept.get(target) or colour
    return changes
