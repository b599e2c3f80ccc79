"""Folders and tags themselves: those that are kept while they are empty, and their colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlmodel import Field, SQLModel, col, select

from models.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Mapping

FOLDER, TAG = "folder", "tag"
COLOURS = ("red", "orange", "green", "blue", "purple", "grey")
"""The colours of folders and tags."""


class FolderRecord(SQLModel, table=True):
    """A folder or tag that is kept for itself."""

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
        """Return name to colour of all that are kept of a kind."""
        with self._store.reading_session() as session:
            rows = session.exec(select(FolderRecord).where(col(FolderRecord.kind) == kind))
            return {record.name: record.colour for record in rows}

    def put(self, kind: str, colours: Mapping[str, str | None]) -> dict[str, str | None]:
        """Keep each name with its colour, or forget it (None); return what was kept before."""
        before: dict[str, str | None] = {}
        with self._store.session() as session:
            for name, colour in colours.items():
                stored = session.get(FolderRecord, (kind, name))
                before[name] = None if stored is None else stored.colour
                if colour is not None:
                    record = stored or FolderRecord(kind=kind, name=name)
                    record.colour = colour
                    session.add(record)
                elif stored is not None:
                    session.delete(stored)
        return before


def is_inside(path: str, folder: str) -> bool:
    """Whether a path is that of a folder, or of one inside it."""
    return path == folder or path.startswith(f"{folder}/")


def clean_path(path: str) -> str:
    """Return a path in its stored form: names separated by single slashes, without surrounding blanks."""
    return "/".join(name for name in (name_.strip() for name_ in path.split("/")) if name)


def folder_moves(colours: Mapping[str, str], folder: str, path: str) -> dict[str, str | None]:
    """Return the changes when one of the kept folders gets another path; an existing one at the target stays."""
    changes: dict[str, str | None] = {name: None for name in colours if is_inside(name, folder)}
    for name, colour in colours.items():
        target = path + name[len(folder) :]
        if is_inside(name, folder) and path:
            changes[target] = colours.get(target) or colour
    return changes
