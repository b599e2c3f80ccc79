"""Boards: cells painted once and used in many encounters, each of one rule system."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import JSON, Column, select
from sqlmodel import Field, SQLModel, col

from models.storage.errors import MESSAGES, LibraryError
from models.storage.store import EntityRepository, demanded, folded, now, twin
from models.storage.strict_json import loads, reason_of
from rules.text.localized import said

if TYPE_CHECKING:
    from collections.abc import Iterable

FORMAT, VERSION = "turnwright-board", 1
"""The format and version of an exported board."""


class StoredBoard(SQLModel, table=True):
    """A board of the library, in the form of a script."""

    __tablename__ = "board"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    name: str
    name_key: str = Field(default="", index=True)
    """The name as it sorts; kept by the library."""
    system: str = Field(index=True)
    board: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    notes: str = ""
    extra: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """What the file it came from says that this version does not know; it is exported again."""
    created: int = 0
    changed: int = 0
    """When it was last changed, in milliseconds since 1970."""


class Boards(EntityRepository[StoredBoard]):
    """The boards in the library; encounters have copies of their own."""

    entity = StoredBoard

    def all(self, system: str | None = None) -> list[StoredBoard]:
        """Return the boards of a system, or all, by name."""
        statement = select(StoredBoard).order_by(col(StoredBoard.name_key), col(StoredBoard.id))
        if system is not None:
            statement = statement.where(col(StoredBoard.system) == system)
        with self._store.reading_session() as session:
            return list(session.scalars(statement))

    def add(self, boards: Iterable[StoredBoard]) -> list[StoredBoard]:
        """Add new boards, all or none. Undo: `remove` them."""
        moment = now()
        fresh = [twin(board, id=None, name_key=folded(board.name), created=moment, changed=moment) for board in boards]
        with self._store.session() as session:
            session.add_all(fresh)
        return fresh

    def save(self, board: StoredBoard) -> StoredBoard:
        """Save a changed board and return it as it was before. Undo: `save` that."""
        with self._store.session() as session:
            stored = demanded(session, StoredBoard, board.id, "board")
            before = twin(stored)
            stored.sqlmodel_update(board.model_dump(exclude={"id", "created"}))
            stored.name_key = folded(board.name)
            stored.changed = now()
        return before


def board_to_json(board: StoredBoard) -> str:
    """Return a board as a file that another library can read."""
    content = {
        "format": FORMAT,
        "version": VERSION,
        "name": board.name,
        "system": board.system,
        "board": board.board,
        "notes": board.notes,
    }
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def board_from_json(text: str | bytes, name: str, system: str) -> StoredBoard:
    """Return the board in a file's text; refuse `bad_board` with the fault, or `other_system`.

    Its cells are checked by its system's own rules later.
    """
    try:
        json_text = text if isinstance(text, str) else text.decode(json.detect_encoding(text))
        content = loads(json_text)
    except (ValueError, RecursionError) as error:
        raise LibraryError("bad_board", name=name, reason=reason_of(error)) from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise LibraryError("bad_board", name=name, reason=said("fault-not_exported", MESSAGES))
    if content.get("version") != VERSION:
        raise LibraryError(
            "bad_board",
            name=name,
            reason=said("fault-version", MESSAGES, version=repr(content.get("version")), wanted=VERSION),
        )
    for key, kind in (("name", str), ("system", str), ("board", dict)):
        if not isinstance(content.get(key), kind):
            raise LibraryError("bad_board", name=name, reason=said("fault-key", MESSAGES, key=key))
    if content["system"] != system:
        raise LibraryError("other_system", name=content["name"], system=content["system"], wanted=system)
    notes = content.get("notes", "")
    return StoredBoard(
        name=content["name"],
        system=content["system"],
        board=content["board"],
        notes=notes if isinstance(notes, str) else "",
    )
