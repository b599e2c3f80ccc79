"""A copy put back in a library's place, and a library put aside under another name."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from models.storage import backups, database
from models.storage.error_translation import unwritten
from models.storage.errors import LibraryError
from models.storage.open_file import forget_foreign_log

if TYPE_CHECKING:
    from pathlib import Path


def make_ready(path: Path, backup: Path) -> Path:
    """Write a checked copy of a backup beside the library, which may be open still; `restore` puts it in its place."""
    path = database.whole(path)
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
    path = database.whole(path)
    try:
        lock = database.claim(path)
        try:
            if path.exists():
                forget_foreign_log(path, lock)
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
        database.claim(database.whole(path)).release()
    except LibraryError:
        return False
    return True


def take_place(unfinished: Path, path: Path, kind: str) -> Path:
    """Put a finished file in the library's place; what stands there is kept, and stands there again if it fails.

    Between the two nothing is there, which whoever opens it says; nothing less than the whole ever is.
    """
    database.flush(unfinished)
    kept = next(name for name in database.numbered(path, kind) if not name.exists())
    database.move(path, kept)
    try:
        database.place(unfinished, path)
    except OSError:
        if not path.exists():
            database.move(kept, path)
        raise
    return kept
