"""A library that is only read: not a byte of its file changes, and nothing is left beside it.

If all of it is in its file and of this version, it is read in place; else a copy is opened in another folder, brought
up to date there, and thrown away.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from models import library_opener
from models.library import Library
from models.storage import backups, database, schema
from models.storage.error_translation import refusal_for_writing
from models.storage.errors import LibraryError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from models.storage.locks import Lock

_NO_LOCK = ("in_use", "read_only", "no_room", "no_locks", "lock_left")
"""Codes of refusals of a lock with which a library can be read all the same."""


@contextlib.contextmanager
def open_to_read(path: Path) -> Iterator[Library]:
    """Open the library as it is on the disk, even if another program has it open; writing is refused."""
    path = database.whole(path)
    if not library_opener.is_there(path):
        raise library_opener.missing_error(path)
    try:
        with _locked(path) as refusal:
            if not _is_in_use(refusal) and _is_finished(path):
                with _closing(Library(path, None, None, connect=database.connect_to_read)) as library:
                    library.install_systems()
                    yield library
                return
            with TemporaryDirectory() as folder:
                copy = Path(folder, path.name)
                _copy(path, copy, refusal)
                with _closing(Library.open(copy, create=False)) as library:
                    yield library
    except LibraryError as error:
        if error.code in ("damaged", "damaged_no_copy"):
            # The backups lie beside the library, and not beside a copy of it.
            raise backups.damaged(path) from error
        raise


def is_damaged(library: Library) -> bool:
    """Whether anything in a library that is being read is damaged; a copy of it is checked."""
    from models.repair import integrity

    with TemporaryDirectory() as folder:
        copy = Path(folder, library.path.name)
        try:
            database.copy(library.path, copy)
        except database.UNREADABLE:
            return True
        return bool(integrity.find_damage(copy))


@contextlib.contextmanager
def _closing(library: Library) -> Iterator[Library]:
    try:
        yield library
    finally:
        library.close(back_up=False)


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[LibraryError | None]:
    """Keep others from opening the library meanwhile; if that is impossible, yield the reason."""
    lock: Lock | None = None
    refusal = None
    try:
        lock = database.claim(path)
    except LibraryError as error:
        if error.code not in _NO_LOCK:
            raise
        refusal = error
    try:
        yield refusal
    finally:
        if lock is not None:
            lock.release()


def _is_in_use(refusal: LibraryError | None) -> bool:
    return refusal is not None and refusal.code == "in_use"


def _is_finished(path: Path) -> bool:
    """Whether the file alone is the whole library, as this version writes it."""
    database.recognise(path)
    database.demand_one_name(path)
    if database.has_log(path) or database.is_shared(path):
        return False
    try:
        return schema.revision(path) == database.HEAD
    except schema.ForeignSchema:
        return False
    except database.UNREADABLE as error:
        raise library_opener.unreadable_error(path, error) from error


def _copy(path: Path, copy: Path, refusal: LibraryError | None) -> None:
    """Copy a library; if that fails because another program has it, refuse for that reason."""
    try:
        if _is_in_use(refusal) or (refusal is not None and database.is_shared(path)):
            database.copy(path, copy)
        else:
            _copy_with_log(path, copy)
    except (OSError, sqlite3.Error) as error:
        raise refusal or refusal_for_writing(copy, error) from error


def _copy_with_log(path: Path, copy: Path) -> None:
    """Copy what nobody has open, with all by which its log is known to be its own."""
    shutil.copyfile(path, copy)
    for place_of in (database.log_of, database.lock_of):
        with contextlib.suppress(FileNotFoundError, PermissionError):
            shutil.copyfile(place_of(path), place_of(copy))
