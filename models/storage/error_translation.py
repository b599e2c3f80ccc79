"""Errors of the disk or of SQLite as refusals of the library."""

from __future__ import annotations

import errno
import sqlite3
from typing import TYPE_CHECKING

from models.storage import backups, database
from models.storage.errors import LibraryError

if TYPE_CHECKING:
    from pathlib import Path

_FROM_OUTSIDE = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_READONLY,
    }
)


def is_from_outside(error: sqlite3.Error) -> bool:
    """Whether the disk, the file or another program is to blame, not a statement of ours."""
    return database.primary_code(error) in _FROM_OUTSIDE or database.is_damage(error)


def refusal_for(path: Path, error: Exception) -> LibraryError:
    """Return the refusal that an error means."""
    cause = getattr(error, "orig", error)
    if isinstance(cause, OSError):
        code = "disk_full" if cause.errno == errno.ENOSPC else "not_saved"
        return LibraryError(code, **database.described(path), reason=cause.strerror)
    primary = database.primary_code(cause)
    if primary == sqlite3.SQLITE_FULL:
        return LibraryError("disk_full", **database.described(path))
    if primary == sqlite3.SQLITE_READONLY:
        return LibraryError("read_only", **database.described(path))
    if primary in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return LibraryError("locked", **database.described(path))
    if primary == sqlite3.SQLITE_CANTOPEN and not path.exists():
        return LibraryError("moved", **database.described(path))
    if database.is_damage(cause):
        return backups.damaged(path)
    return LibraryError("not_saved", **database.described(path), reason=cause)


def refusal_for_writing(path: Path, error: Exception) -> LibraryError:
    """Return the refusal for opening or writing a whole file: no change is lost, since nothing was changed."""
    refusal = refusal_for(path, error)
    code = {"disk_full": "no_room", "not_saved": "not_written", "locked": "held"}.get(refusal.code)
    return refusal if code is None else LibraryError(code, **refusal.values)
