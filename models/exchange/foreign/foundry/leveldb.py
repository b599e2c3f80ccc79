"""Reads a LevelDB folder as its database would: the current value of each key."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path

from chromium_reader.leveldb import KeyState, LdbFile, LogFile, ManifestFile, Record

from models.storage import bounded_reads

LARGEST_TABLE = 16 * 1024 * 1024
"""Bytes of a table, which may be compressed twentyfold; the database starts a new one at two megabytes."""
_FAULTS = (OSError, ValueError, OverflowError, IndexError, MemoryError, struct.error)
"""Errors of the library for damaged files."""
_LOG = re.compile(r"[0-9]{6}\.log")


class DamagedFolderError(Exception):
    """A file of the folder is missing or damaged; holds its name."""


class LargeFolderError(Exception):
    """The folder holds more than is read at once."""


def is_level_folder(folder: Path) -> bool:
    """Return whether a folder looks like a LevelDB, complete or not."""
    try:
        return (folder / "CURRENT").is_file() and any(_is_part(path.name) for path in folder.iterdir())
    except OSError:
        return False


def _is_part(name: str) -> bool:
    return name.startswith("MANIFEST-") or name.endswith((".ldb", ".sst")) or _LOG.fullmatch(name) is not None


def current_values(folder: Path) -> dict[str, bytes]:
    """Return each existing key with its current value."""
    newest: dict[bytes, tuple[int, bytes | None]] = {}
    size = 0
    for record in _records(folder):
        size += len(record.value)
        if size > 2 * bounded_reads.MOST_BYTES:
            raise LargeFolderError
        key = record.user_key
        if key not in newest or newest[key][0] <= record.seq:
            newest[key] = (record.seq, record.value if record.state is KeyState.LIVE else None)
    return {key.decode("utf-8", "replace"): value for key, (_, value) in newest.items() if value is not None}


def _records(folder: Path) -> Iterator[Record]:
    """Yield the records of current tables, and of logs that are in no table yet."""
    name = "CURRENT"
    try:
        name = (folder / "CURRENT").read_text("ascii").strip()
        tables, first_log = _current_tables(folder / Path(name).name)
        logs = sorted(path for path in folder.glob("*.log") if _LOG.fullmatch(path.name))
        paths = [_table(folder, number) for number in sorted(tables)]
        paths += [path for path in logs if int(path.stem) >= first_log]
        total = 0
        for path in paths:
            name = path.name
            size = path.stat().st_size
            total += size
            if total > bounded_reads.MOST_BYTES or (size > LARGEST_TABLE and path not in logs):
                raise LargeFolderError
        for path in paths:
            name = path.name
            reader = LogFile(path) if path in logs else LdbFile(path)
            try:
                yield from _complete_records(reader) if isinstance(reader, LogFile) else reader
            finally:
                reader.close()
    except _FAULTS as error:
        raise DamagedFolderError(name) from error


def _current_tables(manifest: Path) -> tuple[set[int], int]:
    """Return the table numbers of the newest version, and the number of the first log not in them."""
    reader = ManifestFile(manifest)
    try:
        tables: set[tuple[int, int]] = set()
        log = 0
        for edit in reader:
            tables.difference_update(edit.deleted_files)
            tables.update((table.level, table.file_no) for table in edit.new_files)
            log = log if edit.log_number is None else edit.log_number
    finally:
        reader.close()
    return {number for _, number in tables}, log


def _table(folder: Path, number: int) -> Path:
    old_path = folder / f"{number:06d}.sst"
    return old_path if old_path.is_file() else folder / f"{number:06d}.ldb"


def _complete_records(log: LogFile) -> Iterator[Record]:
    """Yield the records of a log without an unfinished last one."""
    previous: Record | None = None
    for record in log:
        if previous is not None:
            yield previous
        previous = record
    if previous is not None and (previous.state is not KeyState.LIVE or _is_whole(previous.value)):
        yield previous


def _is_whole(value: bytes) -> bool:
    try:
        json.loads(value)
    except (ValueError, RecursionError):
        return False
    return True
