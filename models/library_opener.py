"""How `Library.open` opens a file: checks that it is there and one of ours, brings it up to date, opens it."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, NamedTuple

from models.storage import backups, database, schema
from models.storage.error_translation import is_from_outside, refusal_for_writing
from models.storage.errors import LibraryError
from models.storage.open_file import OpenFile, forget_foreign_log

if TYPE_CHECKING:
    from pathlib import Path

    from models.repair.recovery import Salvaged
    from models.storage.locks import Lock


def is_there(path: Path) -> bool:
    """Whether there is anything at all; an empty file is as good as none."""
    return path.exists() and not (path.is_file() and path.stat().st_size == 0)


def missing_error(path: Path) -> LibraryError:
    """Return the refusal of a missing library, which names the newest of its copies that passes its check."""
    if path.exists():
        return LibraryError("empty", **database.described(path))
    copies = backups.named_after(path)
    if copies:
        good = [copy for copy in copies if backups.check(copy).passes]
        return LibraryError("missing_but_copies", **database.described(path), copy=(good or copies)[0].name)
    if database.has_log(path):
        return LibraryError("missing_but_log", **database.described(path), log=database.log_of(path).name)
    return LibraryError("missing", **database.described(path))


def may_create(path: Path) -> bool:
    """Whether a library may be made there: if it has copies beside it, it is to be restored."""
    return not backups.named_after(path) and not database.has_log(path)


class PreparedFile(NamedTuple):
    """What was done to a file before it could be opened."""

    copy: Path | None = None
    """The copy from before it was brought up to date, if it was."""
    recovered: Salvaged | None = None
    """What was recovered from a file with a foreign schema, and where that is kept."""


def prepare(path: Path, lock: Lock) -> PreparedFile:
    """Bring a file up to date, and recover what can be read of one with a foreign schema.

    Raises LibraryError if it is no library, is newer, damaged or cannot be written.
    """
    recovered = None
    database.recognise(path)
    database.demand_one_name(path)
    database.demand_writable(path)
    try:
        forget_foreign_log(path, lock)
        try:
            revision = schema.revision(path)
        except schema.ForeignSchema as foreign:
            revision = foreign.revision
            recovered = _recover(path, revision)
    except OSError as error:
        raise refusal_for_writing(path, error) from error
    except database.UNREADABLE as error:
        raise unreadable_error(path, error) from error
    if revision == database.HEAD:
        return PreparedFile(None, recovered)
    from models.storage import upgrade

    return PreparedFile(upgrade.migrate(path, revision), recovered)


def _recover(path: Path, revision: str) -> Salvaged:
    from sqlalchemy.exc import DBAPIError

    from models.repair import recovery

    try:
        return recovery.recover(path, [], revision)
    except DBAPIError as error:
        raise refusal_for_writing(path, error) from error


def open_file(path: Path, lock: Lock) -> OpenFile:
    """Open a file that is up to date; raise LibraryError if the disk does not let it be opened."""
    try:
        return OpenFile(path, lock)
    except (sqlite3.DatabaseError, OSError) as error:
        raise refusal_for_writing(path, error) from error


def system_hashes(connection: sqlite3.Connection) -> dict[str, str]:
    """Return the hash of the latest version of each system in a library, by its id; none where that is damaged."""
    statement = "SELECT id, hash FROM systems WHERE state = 'ready' AND over = '' ORDER BY position"
    try:
        return {str(id): str(hash) for id, hash in connection.execute(statement)}
    except database.UNREADABLE:
        return {}


def unreadable_error(path: Path, error: Exception) -> LibraryError:
    """Return the refusal of a file that cannot be read: because of another program, the disk, or its content."""
    if isinstance(error, sqlite3.Error) and is_from_outside(error):
        return refusal_for_writing(path, error)
    return backups.damaged(path)
