"""The library's file: what it may be, who may open it, how it is connected and copied.

Nothing here needs more than the standard library, so a file can be refused long before SQLAlchemy is loaded.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import shutil
import sqlite3
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from models.storage.bounded_reads import MOST, demand_free
from models.storage.errors import LibraryError
from models.storage.locks import LeftByAnother, Lock, LockTaken, NoLocks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


APPLICATION_ID = 0x5457_5254
"""`TWRT`, at byte 68 of every library: it tells ours from other programs' SQLite files."""
REVISIONS = (
    "0001",
    "0002",
    "0003",
    "0004",
    "0005",
    "0006",
    "0007",
    "0008",
    "0009",
    "0010",
    "0011",
    "0012",
    "0013",
    "0014",
    "0015",
    "0016",
    "0017",
    "0018",
    "0019",
)
"""The schema's revisions in their order; a test holds it to the migration scripts."""
HEAD = REVISIONS[-1]

_MAGIC = b"SQLite format 3\x00"
UNREADABLE = (sqlite3.DatabaseError, UnicodeDecodeError)
"""What reading a damaged file ends in: where a spoiled word stands in SQLite's own message, Python cannot read that."""
_BUSY_SECONDS = 0.25
"""How long another program's lock is waited for: longer, and the window would seem frozen."""
_STEPS = 20_000
"""How many of SQLite's own steps lie between two looks at whether an answer is still wanted: less than a frame."""
_FEWEST, _FOR_EACH_BYTE = 50_000_000, 20
"""How many steps may be taken in looking into a file, whatever its size and for each byte: a row takes some thirty."""
_TEXT = partial(str, encoding="utf-8", errors="replace")
"""A text that is none any more is shown with gaps; it must not keep what stands beside it from being read."""
_PRAGMAS = ("foreign_keys=ON", "journal_mode=WAL", "synchronous=FULL", "cache_size=-4000")
"""A cache of 4,000 kB is enough for each of the five connections: the system keeps the file in memory anyway."""


def described(path: Path) -> dict[str, object]:
    """The values by which a sentence names a file."""
    return {"name": path.name, "folder": str(path.parent)}


def whole(path: Path) -> Path:
    """The whole path of a library; a place where nobody can look is refused."""
    try:
        return followed(path)
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise LibraryError("no_folder", **described(path)) from error
        raise _unreachable(path, error) from error
    except ValueError as error:
        # A name that no file can have.
        raise LibraryError("no_folder", **described(path)) from error


def followed(path: Path) -> Path:
    """Where a path leads through all of its links, whether anything is there or not.

    Raises OSError where nobody can look. Not `resolve` and `exists`: of a ring of links they raise another error, or
    none and name the ring itself, and newer interpreters have `exists` swallow every error.
    """
    found = Path(os.path.realpath(path))
    with contextlib.suppress(FileNotFoundError, NotADirectoryError):
        found.stat()
    return found


def claim(path: Path) -> Lock:
    """Lock the library for this program alone, or refuse."""
    if path.is_dir():
        raise LibraryError("is_folder", **described(path))
    if not path.parent.is_dir():
        raise LibraryError("no_folder", **described(path))
    try:
        return Lock(lock_of(path), log_of(path))
    except LockTaken:
        raise LibraryError("in_use", **described(path)) from None
    except OSError as error:
        if path.exists():
            recognise(path)
        if isinstance(error, NoLocks):
            raise LibraryError("no_locks", **described(path), reason=error.strerror) from error
        if isinstance(error, LeftByAnother):
            demand_writable(path)
            raise LibraryError("lock_left", **described(path), lock=lock_of(path).name) from error
        raise _unreachable(path, error) from error


def demand_one_name(path: Path) -> None:
    """Refuse a file that has other names too: what is saved under one is in a log of that name, and under no other."""
    if path.stat().st_nlink > 1:
        raise LibraryError("several_names", **described(path))


def _unreachable(path: Path, error: OSError) -> LibraryError:
    if error.errno == errno.ENOSPC:
        return LibraryError("no_room", **described(path))
    if error.errno == errno.ENAMETOOLONG:
        return LibraryError("not_written", **described(path), reason=error.strerror)
    return LibraryError("missing" if error.errno == errno.ENOENT else "read_only", **described(path))


def recognise(path: Path) -> None:
    """Refuse what is no library, by the first hundred bytes; nothing is written."""
    if path.exists() and not path.is_file():
        # A pipe would be waited for without end.
        raise LibraryError("not_a_library", **described(path))
    try:
        demand_free(path)
    except OSError as error:
        raise LibraryError("in_use", **described(path)) from error
    try:
        ours = is_library(path)
    except OSError as error:
        raise _unreachable(path, error) from error
    if not ours:
        raise LibraryError("not_a_library", **described(path))


def is_library(path: Path) -> bool:
    """Whether a file is one of ours, by its first hundred bytes; raises OSError."""
    with path.open("rb") as file:
        start = file.read(100)
    return start.startswith(_MAGIC) and start[68:72] == APPLICATION_ID.to_bytes(4, "big")


def demand_writable(path: Path) -> None:
    """Refuse a file that could be read but not saved."""
    try:
        with path.open("r+b"):
            pass
    except OSError as error:
        raise _unreachable(path, error) from error


def look_into(path: Path) -> sqlite3.Connection:
    """A connection that changes no byte of the file, and ends what takes longer than a file of its size can."""
    # Without a log of unfinished work the file is read as it lies there; with one SQLite has to look into both. It
    # has to share a file that is open, too: it closes an immutable one without a thought for the program's own locks.
    mode = "mode=ro" if is_shared(path) or has_log(path) else "immutable=1"
    connection = sqlite3.connect(_address(path, mode), uri=True)
    try:
        _distrust(connection)
        _bound(connection, path.stat().st_size)
    except BaseException:
        connection.close()
        raise
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection to a file that nobody changes meanwhile: it takes no lock and leaves nothing beside the file."""
    connection = sqlite3.connect(_address(path, "immutable=1"), uri=True, isolation_level=None, check_same_thread=False)
    connection.text_factory = _TEXT
    try:
        _distrust(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a file that is there, which keeps what it commits even if the power goes the next instant."""
    connection = sqlite3.connect(
        _address(path, "mode=rw"), uri=True, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.text_factory = _TEXT
    try:
        _limit(connection)
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").fetchall()
    except BaseException:
        connection.close()
        raise
    return connection


def _distrust(connection: sqlite3.Connection) -> None:
    """Have a file's own schema do as little as SQLite can be told to let it.

    Where it is written to it is ours (`models.storage.schema`), and its triggers keep the index of the search,
    which SQLite counts among what a schema must be trusted with.
    """
    connection.execute("PRAGMA trusted_schema=OFF")
    _limit(connection)


def _limit(connection: sqlite3.Connection) -> None:
    """Have no cell fill the memory, no other file be opened, and nobody write past SQLite's own order."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST)
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    if sys.version_info >= (3, 12):
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)


def _bound(connection: sqlite3.Connection, size: int) -> None:
    """End whatever is asked of a file once it has taken more steps than reading all of that several times."""
    left = iter(range((_FEWEST + _FOR_EACH_BYTE * size) // _STEPS))
    connection.set_progress_handler(lambda: next(left, None) is None, _STEPS)


@contextlib.contextmanager
def ending(connection: sqlite3.Connection, progress: Callable[[int, int], None]) -> Iterator[None]:
    """What is asked inside the block ends where `progress` raises, also while SQLite is still looking for an answer."""
    raised: list[BaseException] = []

    def look() -> int:
        try:
            progress(0, 0)
        except BaseException as error:  # noqa: BLE001 - raised again outside of SQLite
            raised.append(error)
        return len(raised)

    connection.set_progress_handler(look, _STEPS)
    try:
        yield
    except sqlite3.OperationalError:
        if not raised:
            raise
    finally:
        connection.set_progress_handler(None, 0)
    if raised:
        raise raised.pop(0)


def _address(path: Path, mode: str) -> str:
    # Not `as_uri`: SQLite takes the server of a Windows share for a part of the path.
    place = path.as_posix()
    return f"file://{'' if place.startswith('/') else '/'}{quote(os.fsencode(place))}?{mode}"


def primary(error: Exception) -> int | None:
    """SQLite's code for an error, without its finer points; None where it has none."""
    code = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else None


def is_damage(error: Exception) -> bool:
    """Whether an error says that the file is not as SQLite left it."""
    if isinstance(error, UnicodeDecodeError | json.JSONDecodeError):
        # SQLite's own words quote the names in a spoiled schema; a spoiled cell is no JSON any more.
        return True
    return primary(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or "malformed JSON" in str(error)


def copy(source: Path, target: Path) -> None:
    """Copy a library as it stands, open or not; the target appears whole or not at all."""
    with contextlib.closing(look_into(source)) as original:
        write_copy(original, target)


def write_copy(original: sqlite3.Connection, target: Path) -> None:
    """Write what a connection sees into another file; it appears whole or not at all."""
    unfinished = target.with_name(f".{target.name}.new")
    discard(unfinished)
    try:
        with contextlib.closing(sqlite3.connect(unfinished)) as twin:
            original.backup(twin)
            # One file without a log beside it, whatever becomes of it.
            twin.execute("PRAGMA journal_mode=DELETE").fetchall()
        supersede(unfinished, target)
    finally:
        discard(unfinished)


def flush(unfinished: Path) -> None:
    """Have the bytes of a file on the disk."""
    with unfinished.open("r+b") as file:
        os.fsync(file.fileno())


def place(unfinished: Path, target: Path) -> None:
    """Give a finished file its name, once its bytes are on the disk."""
    flush(unfinished)
    unfinished.replace(target)
    _flush_folder(target)


def _flush_folder(path: Path) -> None:
    """Have the names in the folder of a file on the disk."""
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def move(source: Path, target: Path) -> None:
    """Give a library another name, with what is only in its log yet; wherever this ends, one of the names has all."""
    discard_logs(target)
    try:
        for log, its in zip(_logs_of(source), _logs_of(target), strict=True):
            if _holds_something(log):
                # Under a name that has no file yet nobody looks for it, and under the old one it belongs to the file.
                shutil.copyfile(log, its)
                flush(its)
    except OSError:
        discard_logs(target)
        raise
    _flush_folder(target)
    source.replace(target)
    _flush_folder(target)
    discard_logs(source)


def supersede(unfinished: Path, target: Path) -> None:
    """Put a finished library in the place of another of that name, which goes with all that was in its log.

    A log is never taken for that of the other file, and no file is ever without its own.
    """
    flush(unfinished)
    if not any(map(_holds_something, _logs_of(target))):
        discard_logs(target)
        place(unfinished, target)
        return
    old = next(name for name in numbered(target, "before") if not name.exists()) if target.exists() else None
    if old is None:
        discard_logs(target)
    else:
        move(target, old)
    try:
        place(unfinished, target)
    except OSError:
        if old is not None and not target.exists():
            move(old, target)
        raise
    if old is not None:
        discard(old)


def numbered(path: Path, kind: str) -> Iterator[Path]:
    """The names of copies of one kind, without end."""
    number = 1
    while True:
        yield path.with_name(f"{path.stem}.{kind}-{number}{path.suffix}")
        number += 1


def log_of(path: Path) -> Path:
    """SQLite's log of what is not in the file yet."""
    return path.with_name(f"{path.name}-wal")


def has_log(path: Path) -> bool:
    """Whether anything is in the log that is not in the file yet."""
    return _holds_something(log_of(path))


def _logs_of(path: Path) -> list[Path]:
    """Where a file's own content may be beside it: saved and not in the file yet, or to be put back into it."""
    return [path.with_name(path.name + suffix) for suffix in ("-wal", "-journal")]


def _holds_something(log: Path) -> bool:
    return log.exists() and log.stat().st_size > 0


def is_shared(path: Path) -> bool:
    """Whether a program has the file open, or was killed while it had."""
    return path.with_name(f"{path.name}-shm").exists()


def lock_of(path: Path) -> Path:
    """The file whose lock keeps a library for one program, and whose note tells which log is the library's own."""
    return path.with_name(f".{path.name}.lock")


def empty_log(path: Path) -> None:
    """Have all of a log in the file itself: whoever closes a file last only tries to, and says nothing if it fails."""
    with contextlib.closing(connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def discard_logs(path: Path) -> None:
    """Remove what SQLite keeps beside a file: what was left by one must not be taken for another's."""
    for suffix in ("-wal", "-shm", "-journal"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def discard(path: Path) -> None:
    """Remove a file with its logs."""
    path.unlink(missing_ok=True)
    discard_logs(path)


def identity(connection: sqlite3.Connection) -> str:
    """The library's own id; empty in one that was made before libraries had any."""
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'identity'").fetchone() is None:
        return ""
    row = connection.execute("SELECT id FROM identity").fetchone()
    return "" if row is None else str(row[0])


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


dumps = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""A value as such a text."""
