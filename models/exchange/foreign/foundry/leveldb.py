"""A folder of LevelDB, read as its database would: what each key holds now, whatever stood there before."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path

from chromium_reader.leveldb import KeyState, LdbFile, LogFile, ManifestFile, Record

from models.storage import bounded_reads

LARGEST_TABLE = 16 * 1024 * 1024
"""Bytes: a table is packed, and may be twenty times as large when it is not; the database begins a new one at two."""
_FAULTS = (OSError, ValueError, OverflowError, IndexError, MemoryError, struct.error)
"""What the library raises of a file that is not as it was written."""
_LOG = re.compile(r"[0-9]{6}\.log")


class DamagedFolderError(Exception):
    """A part of the folder is missing, or is not as it was written: its name."""


class LargeFolderError(Exception):
    """There is more in the folder than is read at once."""


def is_level_folder(folder: Path) -> bool:
    """Whether it looks like one, whole or not."""
    try:
        return (folder / "CURRENT").is_file() and any(_is_part(path.name) for path in folder.iterdir())
    except OSError:
        return False


def _is_part(name: str) -> bool:
    return name.startswith("MANIFEST-") or name.endswith((".ldb", ".sst")) or _LOG.fullmatch(name) is not None


def newest(folder: Path) -> dict[str, bytes]:
    """Each key that is there with its newest value."""
    found: dict[bytes, tuple[int, bytes | None]] = {}
    size = 0
    for record in _records(folder):
        size += len(record.value)
        if size > 2 * bounded_reads.MOST_BYTES:
            raise LargeFolderError
        key = record.user_key
        if key not in found or found[key][0] <= record.seq:
            found[key] = (record.seq, record.value if record.state is KeyState.LIVE else None)
    return {key.decode("utf-8", "replace"): value for key, (_, value) in found.items() if value is not None}


def _records(folder: Path) -> Iterator[Record]:
    """What its database would look at: the tables that still count, and the logs that no table holds yet."""
    name = "CURRENT"
    try:
        name = (folder / "CURRENT").read_text("ascii").strip()
        tables, first_log = _counting(folder / Path(name).name)
        logs = sorted(path for path in folder.glob("*.log") if _LOG.fullmatch(path.name))
        counting = [_table(folder, number) for number in sorted(tables)]
        counting += [path for path in logs if int(path.stem) >= first_log]
        total = 0
        for path in counting:
            name = path.name
            size = path.stat().st_size
            total += size
            if total > bounded_reads.MOST_BYTES or (size > LARGEST_TABLE and path not in logs):
                raise LargeFolderError
        for path in counting:
            name = path.name
            opened = LogFile(path) if path in logs else LdbFile(path)
            try:
                yield from _finished(opened) if isinstance(opened, LogFile) else opened
            finally:
                opened.close()
    except _FAULTS as error:
        raise DamagedFolderError(name) from error


def _counting(manifest: Path) -> tuple[set[int], int]:
    """The tables of the newest version, and the first log that is not in them."""
    opened = ManifestFile(manifest)
    try:
        tables: set[tuple[int, int]] = set()
        log = 0
        for edit in opened:
            tables.difference_update(edit.deleted_files)
            tables.update((new.level, new.file_no) for new in edit.new_files)
            log = log if edit.log_number is None else edit.log_number
    finally:
        opened.close()
    return {number for _, number in tables}, log


def _table(folder: Path, number: int) -> Path:
    older = folder / f"{number:06d}.sst"
    return older if older.is_file() else folder / f"{number:06d}.ldb"


def _finished(log: LogFile) -> Iterator[Record]:
    """The records of a log; the last one may have been on its way when the program stopped, and never counted then."""
    before: Record | None = None
    for record in log:
        if before is not None:
            yield before
        before = record
    if before is not None and (before.state is not KeyState.LIVE or _is_whole(before.value)):
        yield before


def _is_whole(value: bytes) -> bool:
    try:
        json.loads(value)
    except (ValueError, RecursionError):
        return False
    return True
