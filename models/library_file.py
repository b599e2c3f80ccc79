"""The file of a library before it is open: whether there is one, whether one may be made, bringing it up to date."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, NamedTuple

from models.storage import backups, database, schema
from models.storage.error_translation import is_from_outside, unwritten
from models.storage.errors import LibraryError
from models.storage.open_file import OpenFile, forget_foreign_log

if TYPE_CHECKING:
    from pathlib import Path

    from models.repair.recovery import Salvaged
    from models.storage.locks import Lock


def is_there(path: Path) -> bool:
    """Whether there is anything at all; a file of no bytes is as good as none."""
    return path.exists() and not (path.is_file() and path.stat().st_size == 0)


def missing(path: Path) -> LibraryError:
    """The refusal where there is no library, which names the newest of its copies that passes its check."""
    if path.exists():
        return LibraryError("empty", **database.described(path))
    copies = backups.named_after(path)
    if copies:
        good = [copy for copy in copies if backups.check(copy).passes]
        return LibraryError("missing_but_copies", **database.described(path), copy=(good or copies)[0].name)
    if database.has_log(path):
        return LibraryError("missing_but_log", **database.described(path), log=database.log_of(path).name)
    return LibraryError("missing", **database.described(path))


def may_make(path: Path) -> bool:
    """Whether a library may be made there: what has copies beside it was one, and is to be restored."""
    return not backups.named_after(path) and not database.has_log(path)


class PreparedFile(NamedTuple):
    """What was done to a file before it could be opened."""

    copy: Path | None = None
    """The copy from before it was brought up to date, if it was."""
    taken_over: Salvaged | None = None
    """What could be read of one whose schema was none of ours, and where that is kept."""


def prepare(path: Path, lock: Lock) -> PreparedFile:
    """Bring a file up to date, and take over what can be read of one with a schema that is not ours.

    Raises LibraryError for what is no library, is newer, damaged or cannot be written.
    """
    taken_over = None
    database.recognise(path)
    database.demand_one_name(path)
    database.demand_writable(path)
    try:
        forget_foreign_log(path, lock)
        try:
            found = schema.revision(path)
        except schema.ForeignSchema as strange:
            found = strange.revision
            taken_over = _take_over(path, found)
    except OSError as error:
        raise unwritten(path, error) from error
    except database.UNREADABLE as error:
        raise unreadable(path, error) from error
    if found == database.HEAD:
        return PreparedFile(None, taken_over)
    from models.storage import upgrade

    return PreparedFile(upgrade.migrate(path, found), taken_over)


def _take_over(path: Path, revision: str) -> Salvaged:
    from sqlalchemy.exc import DBAPIError

    from models.repair import recovery

    try:
        return recovery.salvage(path, [], revision)
    except DBAPIError as error:
        raise unwritten(path, error) from error


def opened(path: Path, lock: Lock) -> OpenFile:
    """A file that is up to date, opened; raises LibraryError if the disk does not let it be."""
    try:
        return OpenFile(path, lock)
    except (sqlite3.DatabaseError, OSError) as error:
        raise unwritten(path, error) from error


def unreadable(path: Path, error: Exception) -> LibraryError:
    """What keeps a file from being read: another program, the disk, or else its own content."""
    if isinstance(error, sqlite3.Error) and is_from_outside(error):
        return unwritten(path, error)
    return backups.damaged(path)
