"""A copy put back in a library's place, and a library put aside under another name."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from models import backups, database
from models.failures import unwritten
from models.refusals import LibraryError

if TYPE_CHECKING:
    from pathlib import Path


def make_ready(path: Path, backup: Path) -> Path:
    """Write a checked copy of a backup beside the library, which may be open still; `restore` puts it in its place."""
    ready = path.with_name(f".{path.name}.new")
    if not backups.check(backup).passes:
        raise LibraryError("bad_backup", **database.described(backup))
    try:
        database.discard(ready)
        database.copy(backup, ready)
    except (sqlite3.Error, OSError) as error:
        database.discard(ready)
        raise unwritten(path, error) from error
    if not backups.check(ready).passes:
        database.discard(ready)
        raise LibraryError("bad_backup", **database.described(backup))
    return ready


def restore(path: Path, ready: Path) -> Path | None:
    """Put what `make_ready` wrote in the library's place; what stood there is kept beside it, and its place comes back.

    Nobody may have the library open. Where it fails, all is as it was before.
    """
    try:
        lock = database.claim(path)
        try:
            if path.exists():
                return take_place(ready, path, "before")
            database.discard_logs(path)
            database.place(ready, path)
        except (sqlite3.Error, OSError) as error:
            raise unwritten(path, error) from error
        finally:
            lock.release()
    finally:
        database.discard(ready)
    return None


def is_free(path: Path) -> bool:
    """Whether nobody has a library open, so that a copy could be put in its place."""
    try:
        database.claim(path).release()
    except LibraryError:
        return False
    return True


def take_place(unfinished: Path, path: Path, kind: str) -> Path:
    """Put a finished file in the library's place; what stands there is kept, and stands there again if it fails."""
    database.flush(unfinished)
    kept = set_aside(path, kind)
    try:
        database.discard_logs(path)
        database.place(unfinished, path)
    except OSError:
        if not path.exists():
            _put_back(kept, path)
        raise
    return kept


def _put_back(kept: Path, path: Path) -> None:
    log = database.log_of(kept)
    if log.exists():
        log.replace(database.log_of(path))
    kept.replace(path)


def set_aside(path: Path, kind: str) -> Path:
    """Give a library another name, with its log of unfinished work; no earlier one is overwritten."""
    target = next(name for name in backups.numbered(path, kind) if not name.exists())
    # The log first: under the new name nobody looks for it before the file is there.
    log = database.log_of(path)
    if log.exists():
        log.replace(database.log_of(target))
    path.replace(target)
    return target
