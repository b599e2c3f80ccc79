"""The open file, told from any other that comes to stand in its place.

Each opening writes a mark of its own into the file's head (SQLite's *user version*, which is ours to use) and into the
lock's file. After a kill the two say whether the log that was left belongs to the file that is there now.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
import threading
from typing import TYPE_CHECKING

from models.storage import backups, bounded_reads, database, schema
from models.storage.errors import LibraryError

if TYPE_CHECKING:
    from pathlib import Path

    from models.storage.locks import Lock

_PLACE, _LENGTH = 60, 4
"""Where the mark stands in a file, in bytes."""


def mark_of(path: Path) -> str:
    """Return the mark in the head of a file on the disk; empty if there is none."""
    with path.open("rb") as file:
        file.seek(_PLACE)
        return file.read(_LENGTH).hex()


def forget_foreign_log(path: Path, lock: Lock) -> None:
    """Remove a log left by a kill, if another file than its own stands there now."""
    log = database.log_of(path)
    if not log.exists():
        return
    own_marks = lock.note.split()
    if own_marks and mark_of(path) not in own_marks:
        database.discard_logs(path)


class OpenFile:
    """An open library's file; a connection is kept, so that it can be copied even when its name is gone."""

    def __init__(self, path: Path, lock: Lock) -> None:
        self.path = path
        self._head = path.open("rb", buffering=0)
        """Stays open: whoever closes a file loses all locks of the program on it (POSIX), SQLite's as well, and
        then another program that only looks into the library removes the log into which this one saves."""
        self._one_reader = threading.Lock()
        self._is_written_over = False
        """Whether other bytes have been written into the very file that is open."""
        try:
            self.connection = database.connect(path)
        except BaseException:
            self._head.close()
            raise
        try:
            self._marks = self._write_mark(lock)
            self.schema = schema.SchemaWatch(self.connection)
            self._state = path.stat()
        except BaseException:
            self.connection.close()
            self._head.close()
            raise
        bounded_reads.note_opened(self._state)

    def _close_handles(self) -> None:
        """Close the connection, and only then the file."""
        self.connection.close()
        self._head.close()
        bounded_reads.note_closed(self._state)

    def _current_mark(self) -> str:
        """The mark in the head of the file that was opened."""
        with self._one_reader:
            self._head.seek(_PLACE)
            return self._head.read(_LENGTH).hex()

    def _write_mark(self, lock: Lock) -> tuple[str, ...]:
        """Mark the file; return the marks that its head may bear from now on."""
        fresh = secrets.randbelow(2**31 - 1) + 1
        marks = self._current_mark(), fresh.to_bytes(_LENGTH, "big").hex()
        # Both, for a kill may come before the mark has reached the file.
        lock.write(" ".join(marks))
        self.connection.execute(f"PRAGMA user_version={fresh}")
        self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        if self._current_mark() == marks[1]:
            lock.write(marks[1])
            return marks[1:]
        # Another program reads in it just now.
        return marks

    def demand(self) -> None:
        """Refuse to go on if the file was deleted, moved, renamed or replaced since it was opened."""
        try:
            is_other = not os.path.samestat(self.path.stat(), self._state)
            self._is_written_over = not is_other and self._current_mark() not in self._marks
        except FileNotFoundError:
            self._checkpoint_log()
            raise LibraryError("moved", **database.described(self.path)) from None
        except OSError as error:
            raise LibraryError("not_reached", **database.described(self.path), reason=error.strerror) from error
        if is_other:
            self._checkpoint_log()
        if is_other or self._is_written_over:
            raise LibraryError("replaced", **database.described(self.path))

    def _checkpoint_log(self) -> None:
        """Bring all that was saved into the file itself: wherever it is now, its log is no longer beside it."""
        # Where there is no room for it the log stays, and so does the refusal that follows.
        with contextlib.suppress(sqlite3.OperationalError):
            self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    @property
    def identity(self) -> str:
        """The library's own id; empty if it cannot be read."""
        try:
            return database.identity(self.connection)
        except database.UNREADABLE:
            return ""

    def is_in_place(self) -> bool:
        """Whether the file that was opened is still the one of that name."""
        try:
            self.demand()
        except LibraryError:
            return False
        return True

    def copy_to(self, target: Path) -> None:
        """Write everything in the open file into another; it appears whole and checked, or not at all."""
        unchecked = target.with_name(f".{target.name}.copy")
        try:
            database.write_copy(self.connection, unchecked)
            if not backups.check(unchecked).passes:
                raise LibraryError("damaged_no_copy", **database.described(self.path))
            database.supersede(unchecked, target)
        finally:
            database.discard(unchecked)

    def close(self) -> None:
        """Close the file; refuse after that if it was no longer in its place."""
        try:
            self.demand()
        except LibraryError:
            if self._is_written_over:
                self._truncate_log()
            self._close_handles()
            database.discard_logs(self.path)
            raise
        self._close_handles()

    def _truncate_log(self) -> None:
        """Empty the log: on closing, SQLite would write it into the file that has come."""
        log = database.log_of(self.path)
        if log.exists():
            os.truncate(log, 0)
