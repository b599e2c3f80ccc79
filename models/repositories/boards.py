"""Boards: cells painted once and used in many encounters, each of one rule system."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import JSON, Column, select
from sqlmodel import Field, SQLModel, col

from models.storage.errors import MESSAGES, LibraryError
from models.storage.store import Removed, Store, demanded, folded, now, table_of, twin
from rules.text.json_depth import demand_shallow
from rules.text.localized import said

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

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


class Boards:
    """The boards in the library."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def all(self, system: str | None = None) -> list[StoredBoard]:
        """Return the boards of a system, or all, by name."""
        statement = select(StoredBoard).order_by(col(StoredBoard.name_key), col(StoredBoard.id))
        if system is not None:
            statement = statement.where(col(StoredBoard.system) == system)
        with self._store.reading_session() as session:
            return list(session.scalars(statement))

    def get(self, board_id: int) -> StoredBoard | None:
        """Return a board, or None."""
        with self._store.reading_session() as session:
            return session.get(StoredBoard, board_id)

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

    def remove(self, ids: Sequence[int]) -> Removed:
        """Remove boards; encounters keep their copies. Undo: `Library.restore`."""
        return self._store.remove(table_of(StoredBoard), ids)


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


class _NotJsonNumber(ValueError):
    """Python would read `NaN` and `Infinity`, which JSON does not have."""


def _refuse_number(text: str) -> None:
    raise _NotJsonNumber(text)


def _is_encodable(content: Any) -> bool:
    """Whether it can be encoded: JSON may hold lone surrogates."""
    try:
        json.dumps(content, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError):
        return False
    return True


def board_from_json(text: str | bytes, name: str, system: str) -> StoredBoard:
    """Return the board in a file's text; refuse `bad_board` with the fault, or `other_system`.

    Its cells are checked by its system's own rules later.
    """
    try:
        json_text = text if isinstance(text, str) else text.decode(json.detect_encoding(text))
        demand_shallow(json_text)
        content = json.loads(json_text, parse_constant=_refuse_number)
    except json.JSONDecodeError as error:
        reason = said("fault-json", MESSAGES, line=error.lineno, column=error.colno)
        raise LibraryError("bad_board", name=name, reason=reason) from error
    except UnicodeDecodeError as error:
        raise LibraryError("bad_board", name=name, reason=said("fault-utf8", MESSAGES)) from error
    except _NotJsonNumber as error:
        raise LibraryError("bad_board", name=name, reason=said("fault-not_a_number", MESSAGES)) from error
    except RecursionError as error:
        raise LibraryError("bad_board", name=name, reason=said("fault-nested", MESSAGES)) from error
    except ValueError as error:
        raise LibraryError("bad_board", name=name, reason=said("fault-number_too_big", MESSAGES)) from error
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
    if not _is_encodable(content):
        raise LibraryError("bad_board", name=name, reason=said("fault-utf8", MESSAGES))
    if content["system"] != system:
        raise LibraryError("other_system", name=content["name"], system=content["system"], wanted=system)
    notes = content.get("notes", "")
    return StoredBoard(
        name=content["name"],
        system=content["system"],
        board=content["board"],
        notes=notes if isinstance(notes, str) else "",
    )
