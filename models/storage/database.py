"""The SQLite file of a library: how it is recognised, locked, connected to, copied and moved.

`models.library_opener` opens a library with these.

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

from models.storage.bounded_reads import MOST_BYTES, demand_free
from models.storage.errors import LibraryError
from models.storage.locks import LeftByAnother, Lock, LockTaken, NoLocks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


APPLICATION_ID = 0x5457_5254
"""`TWRT`, at byte 68 of every library; no other program's SQLite file has it."""
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
    "0020",
    "0021",
)
"""The schema's revisions in their order; a test holds it to the migration scripts."""
HEAD = REVISIONS[-1]

_MAGIC = b"SQLite format 3\x00"
UNREADABLE = (sqlite3.DatabaseError, UnicodeDecodeError)
"""The errors of reading a damaged file; SQLite's own message may quote bytes that Python cannot decode."""
_BUSY_SECONDS = 0.25
"""How long to wait for another program's lock: longer, and the window would seem frozen."""
_STEPS = 20_000
"""How many SQLite steps pass between two checks whether an answer is still wanted: less than a frame."""
_FEWEST, _FOR_EACH_BYTE = 50_000_000, 20
"""How many steps reading a file may take, at least and for each byte: a row takes some thirty."""
_TEXT = partial(str, encoding="utf-8", errors="replace")
"""Decodes damaged text with gaps, so that the rest can still be read."""
_PRAGMAS = ("foreign_keys=ON", "journal_mode=WAL", "synchronous=FULL", "cache_size=-4000")
"""A cache of 4,000 kB is enough for each of the five connections: the system keeps the file in memory anyway."""


def described(path: Path) -> dict[str, object]:
    """Return the values by which a message names a file."""
    return {"name": path.name, "folder": str(path.parent)}


def whole(path: Path) -> Path:
    """Return the resolved path of a library; refuse one that cannot be reached."""
    try:
        return follow_links(path)
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise LibraryError("no_folder", **described(path)) from error
        raise _unreachable(path, error) from error
    except ValueError as error:
        # A name that no file can have.
        raise LibraryError("no_folder", **described(path)) from error


def follow_links(path: Path) -> Path:
    """Return the target of a path through all of its links, whether it exists or not.

    Raises OSError if it cannot be reached. Not `resolve` and `exists`: for a ring of links they raise another error, or
    none and name the ring itself, and newer interpreters have `exists` swallow every error.
    """
    target = Path(os.path.realpath(path))
    with contextlib.suppress(FileNotFoundError, NotADirectoryError):
        target.stat()
    return target


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
    """Refuse what is no library, by its first hundred bytes; nothing is written."""
    if path.exists() and not path.is_file():
        # A pipe would be waited for without end.
        raise LibraryError("not_a_library", **described(path))
    try:
        demand_free(path)
    except OSError as error:
        raise LibraryError("in_use", **described(path)) from error
    try:
        is_ours = is_library(path)
    except OSError as error:
        raise _unreachable(path, error) from error
    if not is_ours:
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


def connect_to_inspect(path: Path) -> sqlite3.Connection:
    """Connect without changing a byte of the file, and end what takes longer than a file of its size can."""
    # Without a log of unfinished work the file is read as it lies there; with one SQLite has to look into both. It
    # has to share a file that is open, too: it closes an immutable one without a thought for the program's own locks.
    mode = "mode=ro" if is_shared(path) or has_log(path) else "immutable=1"
    connection = sqlite3.connect(_address(path, mode), uri=True)
    try:
        _restrict_schema(connection)
        _limit_steps(connection, path.stat().st_size)
    except BaseException:
        connection.close()
        raise
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """Connect to a file that nobody changes meanwhile: take no lock and leave nothing beside the file."""
    connection = sqlite3.connect(_address(path, "immutable=1"), uri=True, isolation_level=None, check_same_thread=False)
    connection.text_factory = _TEXT
    try:
        _restrict_schema(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def connect(path: Path) -> sqlite3.Connection:
    """Connect to an existing file so that what is committed survives even a power failure."""
    connection = sqlite3.connect(
        _address(path, "mode=rw"), uri=True, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.text_factory = _TEXT
    try:
        _limit_sizes(connection)
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").fetchall()
    except BaseException:
        connection.close()
        raise
    return connection


def _restrict_schema(connection: sqlite3.Connection) -> None:
    """Let the file's own schema do as little as SQLite can be told to.

    Where it is written to it is ours (`models.storage.schema`), and its triggers keep the index of the search,
    which SQLite counts among what a schema must be trusted with.
    """
    connection.execute("PRAGMA trusted_schema=OFF")
    _limit_sizes(connection)


def _limit_sizes(connection: sqlite3.Connection) -> None:
    """Limit the size of cells, forbid other files, and keep SQLite's own structures from being written."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST_BYTES)
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    if sys.version_info >= (3, 12):
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)


def _limit_steps(connection: sqlite3.Connection, size: int) -> None:
    """End any query of a file that takes more steps than reading all of it several times."""
    remaining_calls = iter(range((_FEWEST + _FOR_EACH_BYTE * size) // _STEPS))
    connection.set_progress_handler(lambda: next(remaining_calls, None) is None, _STEPS)


@contextlib.contextmanager
def interruptible(connection: sqlite3.Connection, progress: Callable[[int, int], None]) -> Iterator[None]:
    """Within the block, end a query when `progress` raises, even while SQLite is still looking for an answer."""
    raised: list[BaseException] = []

    def check_progress() -> int:
        try:
            progress(0, 0)
        except BaseException as error:  # noqa: BLE001 - raised again outside of SQLite
            raised.append(error)
        return len(raised)

    connection.set_progress_handler(check_progress, _STEPS)
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
    location = path.as_posix()
    return f"file://{'' if location.startswith('/') else '/'}{quote(os.fsencode(location))}?{mode}"


def primary_code(error: Exception) -> int | None:
    """Return the primary SQLite code of an error; None if it has none."""
    code = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else None


def is_damage(error: Exception) -> bool:
    """Whether an error says that the file is damaged."""
    if isinstance(error, UnicodeDecodeError | json.JSONDecodeError):
        # SQLite's own words quote the names in a spoiled schema; a spoiled cell is no JSON any more.
        return True
    return primary_code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or "malformed JSON" in str(error)


def copy(source: Path, target: Path) -> None:
    """Copy a library as it stands, open or not; the target appears whole or not at all."""
    with contextlib.closing(connect_to_inspect(source)) as original:
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
    """Make sure that the bytes of a file are on the disk."""
    with unfinished.open("r+b") as file:
        os.fsync(file.fileno())


def place(unfinished: Path, target: Path) -> None:
    """Give a finished file its name, once its bytes are on the disk."""
    flush(unfinished)
    unfinished.replace(target)
    _flush_folder(target)


def _flush_folder(path: Path) -> None:
    """Make sure that the names in the folder of a file are on the disk."""
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
        for log, target_log in zip(_logs_of(source), _logs_of(target), strict=True):
            if _is_nonempty(log):
                # Under a name that has no file yet nobody looks for it, and under the old one it belongs to the file.
                shutil.copyfile(log, target_log)
                flush(target_log)
    except OSError:
        discard_logs(target)
        raise
    _flush_folder(target)
    source.replace(target)
    _flush_folder(target)
    discard_logs(source)


def supersede(unfinished: Path, target: Path) -> None:
    """Put a finished library in the place of another of that name, which is removed with its logs.

    A log is never taken for that of the other file, and no file is ever without its own.
    """
    flush(unfinished)
    if not any(map(_is_nonempty, _logs_of(target))):
        discard_logs(target)
        place(unfinished, target)
        return
    replaced = next(name for name in numbered(target, "before") if not name.exists()) if target.exists() else None
    if replaced is None:
        discard_logs(target)
    else:
        move(target, replaced)
    try:
        place(unfinished, target)
    except OSError:
        if replaced is not None and not target.exists():
            move(replaced, target)
        raise
    if replaced is not None:
        discard(replaced)


def numbered(path: Path, kind: str) -> Iterator[Path]:
    """Yield the names of copies of a kind, without end."""
    number = 1
    while True:
        yield path.with_name(f"{path.stem}.{kind}-{number}{path.suffix}")
        number += 1


def log_of(path: Path) -> Path:
    """Return SQLite's log of what is not in the file yet."""
    return path.with_name(f"{path.name}-wal")


def has_log(path: Path) -> bool:
    """Whether the log holds anything that is not in the file yet."""
    return _is_nonempty(log_of(path))


def _logs_of(path: Path) -> list[Path]:
    """The logs beside a file with its own content: saved but not yet in the file, or to be rolled back into it."""
    return [path.with_name(path.name + suffix) for suffix in ("-wal", "-journal")]


def _is_nonempty(log: Path) -> bool:
    return log.exists() and log.stat().st_size > 0


def is_shared(path: Path) -> bool:
    """Whether a program has the file open, or was killed while it had."""
    return path.with_name(f"{path.name}-shm").exists()


def lock_of(path: Path) -> Path:
    """Return the file whose lock keeps a library for one program, and whose note says which log is its own."""
    return path.with_name(f".{path.name}.lock")


def empty_log(path: Path) -> None:
    """Bring all of a log into the file: the last connection only tries to on closing, and is silent if that fails."""
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
    """Return the library's own id; empty if it was made before libraries had one."""
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'identity'").fetchone() is None:
        return ""
    row = connection.execute("SELECT id FROM identity").fetchone()
    return "" if row is None else str(row[0])


def copy_for_migration(path: Path, old: str) -> Path:
    """Make a copy beside the library, named by its old revision; never overwrite an earlier copy."""
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
"""Return a value as JSON text."""
