"""The library's file: what it may be, who may open it, how it is connected and copied.

Nothing here needs more than the standard library, so a file can be refused long before SQLAlchemy is loaded.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from typing import TYPE_CHECKING
from urllib.parse import quote

from models.locks import Lock, Taken
from models.refusals import LibraryError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SUFFIX = ".turnwright"
APPLICATION_ID = 0x5457_5254
"""`TWRT`, at byte 68 of every library: it tells ours from other programs' SQLite files."""
REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006")
"""The schema's revisions in their order; a test holds it to the migration scripts."""
HEAD = REVISIONS[-1]
BACKUPS = 3

_MAGIC = b"SQLite format 3\x00"
_BUSY_SECONDS = 5.0
_PRAGMAS = ("foreign_keys=ON", "journal_mode=WAL", "synchronous=FULL", "cache_size=-16000")
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


def described(path: Path) -> dict[str, object]:
    """The values by which a sentence names a file."""
    return {"name": path.name, "folder": str(path.parent)}


def whole(path: Path) -> Path:
    """The whole path of a library; a place where nobody can look is refused."""
    try:
        found = path.resolve()
        found.exists()
    except OSError as error:
        raise LibraryError("read_only", **described(path)) from error
    except (RuntimeError, ValueError) as error:
        # A ring of links, or a name that no file can have.
        raise LibraryError("no_folder", **described(path)) from error
    return found


def claim(path: Path) -> Lock:
    """Lock the library for this program alone, or refuse."""
    if path.is_dir():
        raise LibraryError("is_folder", **described(path))
    if not path.parent.is_dir():
        raise LibraryError("no_folder", **described(path))
    try:
        return Lock(path.with_name(f".{path.name}.lock"))
    except Taken:
        raise LibraryError("in_use", **described(path)) from None
    except OSError as error:
        if path.exists():
            recognise(path)
        if error.errno == errno.ENOSPC:
            raise LibraryError("disk_full", **described(path)) from error
        raise LibraryError("read_only", **described(path)) from error


def recognise(path: Path) -> None:
    """Refuse what is no library, by the first hundred bytes; nothing is written."""
    try:
        with path.open("rb") as file:
            start = file.read(100)
    except OSError as error:
        raise LibraryError("read_only", **described(path)) from error
    ours = start[68:72] == APPLICATION_ID.to_bytes(4, "big")
    if not start.startswith(_MAGIC) or not ours:
        raise LibraryError("not_a_library", **described(path))


def demand_writable(path: Path) -> None:
    """Refuse a file that could be read but not saved."""
    try:
        with path.open("r+b"):
            pass
    except OSError as error:
        raise LibraryError("read_only", **described(path)) from error


def revision(path: Path) -> str:
    """The schema's revision in the file, read without changing a byte of it; a newer one is refused."""
    wal = path.with_name(f"{path.name}-wal")
    # Without a log of unfinished work the file is read as it lies there; with one SQLite has to look into both.
    mode = "mode=ro" if wal.exists() and wal.stat().st_size else "immutable=1"
    try:
        with contextlib.closing(sqlite3.connect(_address(path, mode), uri=True)) as connection:
            rows = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.DatabaseError as error:
        raise damaged(path) from error
    if len(rows) != 1:
        raise damaged(path)
    found = str(rows[0][0])
    if found not in REVISIONS:
        raise LibraryError("newer_schema", **described(path))
    return found


def damaged(path: Path) -> LibraryError:
    """The refusal of a file that SQLite cannot read, naming the newest backup if there is one."""
    for backup in backups(path):
        return LibraryError("damaged", **described(path), backup=backup.name)
    return LibraryError("damaged_no_copy", **described(path))


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a file that is there, which keeps what it commits even if the power goes the next instant."""
    connection = sqlite3.connect(
        _address(path, "mode=rw"), uri=True, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    try:
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").fetchall()
    except BaseException:
        connection.close()
        raise
    return connection


def _address(path: Path, mode: str) -> str:
    # Not `as_uri`: SQLite takes the server of a Windows share for a part of the path.
    place = path.as_posix()
    return f"file://{'' if place.startswith('/') else '/'}{quote(place)}?{mode}"


def is_from_outside(error: sqlite3.Error) -> bool:
    """Whether the disk, the file or another program is to blame, not a statement of ours."""
    return _primary(error) in _FROM_OUTSIDE


def failure(path: Path, error: Exception) -> LibraryError:
    """What an error of the disk or of SQLite means to the one at the table."""
    cause = getattr(error, "orig", error)
    if isinstance(cause, OSError):
        code = "disk_full" if cause.errno == errno.ENOSPC else "not_saved"
        return LibraryError(code, **described(path), reason=cause.strerror)
    primary = _primary(cause)
    if primary == sqlite3.SQLITE_FULL:
        return LibraryError("disk_full", **described(path))
    if primary == sqlite3.SQLITE_READONLY:
        return LibraryError("read_only", **described(path))
    if primary in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return damaged(path)
    return LibraryError("not_saved", **described(path), reason=cause)


def _primary(error: Exception) -> int | None:
    code = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else None


def copy(source: Path, target: Path) -> None:
    """Copy a library as it stands, open or not; the target appears whole or not at all."""
    unfinished = target.with_name(f".{target.name}.new")
    unfinished.unlink(missing_ok=True)
    try:
        with contextlib.closing(connect(source)) as original, contextlib.closing(sqlite3.connect(unfinished)) as twin:
            original.backup(twin)
            # One file without a log beside it, whatever becomes of it.
            twin.execute("PRAGMA journal_mode=DELETE").fetchall()
        place(unfinished, target)
    finally:
        unfinished.unlink(missing_ok=True)


def place(unfinished: Path, target: Path) -> None:
    """Give a finished file its name, once its bytes are on the disk."""
    with unfinished.open("r+b") as file:
        os.fsync(file.fileno())
    unfinished.replace(target)
    if os.name == "posix":
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def copy_before_migration(path: Path, old: str) -> Path:
    """A copy beside the library named by its old revision; no earlier copy is ever overwritten."""
    for target in _copy_names(path, old):
        if not target.exists():
            copy(path, target)
            return target
    raise AssertionError("names do not end")  # pragma: no cover


def _copy_names(path: Path, old: str) -> Iterator[Path]:
    yield path.with_name(f"{path.stem}.schema-{old}{path.suffix}")
    number = 2
    while True:
        yield path.with_name(f"{path.stem}.schema-{old}-{number}{path.suffix}")
        number += 1


def backups(path: Path) -> list[Path]:
    """The rolling backups that are there, the newest first."""
    return [backup for backup in _backup_names(path) if backup.exists()]


def _backup_names(path: Path) -> list[Path]:
    return [path.with_name(f"{path.stem}.backup-{number}{path.suffix}") for number in range(1, BACKUPS + 1)]


def back_up(path: Path) -> None:
    """Make the newest backup; the older ones move on by one and the oldest goes."""
    names = _backup_names(path)
    fresh = path.with_name(f".{path.stem}.backup{path.suffix}")
    try:
        copy(path, fresh)
        for older, newer in zip(reversed(names[1:]), reversed(names[:-1]), strict=True):
            if newer.exists():
                newer.replace(older)
        fresh.replace(names[0])
    except (sqlite3.Error, OSError) as error:
        raise LibraryError("no_backup", **described(path), reason=error) from error
