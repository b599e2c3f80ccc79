"""Putting a copy back in a library's place, and putting a library aside under another name."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from models.storage import backups, database
from models.storage.error_translation import refusal_for_writing
from models.storage.errors import LibraryError
from models.storage.open_file import forget_foreign_log

if TYPE_CHECKING:
    from pathlib import Path


def stage_backup(path: Path, backup: Path) -> Path:
    """Write a checked copy of a backup beside the library, which may still be open; `restore` puts it in its place."""
    path = database.whole(path)
    staged = path.with_name(f".{path.name}.new")
    if not backups.check(backup).passes:
        raise LibraryError("bad_backup", **database.described(backup))
    try:
        database.discard(staged)
        database.copy(backup, staged)
    except (sqlite3.Error, OSError) as error:
        database.discard(staged)
        raise refusal_for_writing(path, error) from error
    if not backups.check(staged).passes:
        database.discard(staged)
        raise LibraryError("bad_backup", **database.described(backup))
    return staged


def restore(path: Path, staged: Path) -> Path | None:
    """Put a staged backup in the library's place; return the path under which the old file is kept.

    Nobody may have the library open. If it fails, everything is as it was before.
    """
    path = database.whole(path)
    try:
        lock = database.claim(path)
        try:
            if path.exists():
                forget_foreign_log(path, lock)
                return replace_library(staged, path, "before")
            database.discard_logs(path)
            database.place(staged, path)
        except (sqlite3.Error, OSError) as error:
            raise refusal_for_writing(path, error) from error
        finally:
            lock.release()
    finally:
        database.discard(staged)
    return None


def is_free(path: Path) -> bool:
    """Whether nobody has a library open, so that a copy could be put in its place."""
    try:
        database.claim(database.whole(path)).release()
    except LibraryError:
        return False
    return True


def replace_library(unfinished: Path, path: Path, kind: str) -> Path:
    """Put a finished file in the library's place; keep the old one, and put it back if that fails.

    In between, no file has the library's name; an incomplete one never has.
    """
    database.flush(unfinished)
    replaced = next(name for name in database.numbered(path, kind) if not name.exists())
    database.move(path, replaced)
    try:
        database.place(unfinished, path)
    except OSError:
        if not path.exists():
            database.move(replaced, path)
        raise
    return replaced
