"""A copy put back in a library's place, and a library put aside under another name."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from models import backups, database
from models.failures import failure
from models.refusals import LibraryError

if TYPE_CHECKING:
    from pathlib import Path


def restore(path: Path, backup: Path) -> Path | None:
    """Put a copy in the library's place; what stood there is kept beside it, and its place comes back.

    Nobody may have the library open. A copy that does not pass its check is refused, and nothing is changed.
    """
    lock = database.claim(path)
    try:
        if not backups.check(backup).passes:
            raise LibraryError("bad_backup", **database.described(backup))
        unfinished = path.with_name(f".{path.name}.new")
        try:
            database.discard(unfinished)
            database.copy(backup, unfinished)
            kept = set_aside(path, "before") if path.exists() else None
            database.discard_logs(path)
            database.place(unfinished, path)
        except (sqlite3.Error, OSError) as error:
            raise failure(path, error) from error
        finally:
            database.discard(unfinished)
        return kept
    finally:
        lock.release()


def set_aside(path: Path, kind: str) -> Path:
    """Give a library another name, with its log of unfinished work; no earlier one is overwritten."""
    target = next(name for name in backups.numbered(path, kind) if not name.exists())
    # The log first: under the new name nobody looks for it before the file is there.
    log = database.log_of(path)
    if log.exists():
        log.replace(database.log_of(target))
    path.replace(target)
    return target
