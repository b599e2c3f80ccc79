"""A library whose file cannot be written for a while."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from models.library import Library


class Refusals:
    """A library file that the disk refuses to write: read-only, or full, which SQLite learns when it commits."""

    def __init__(self, library: Library) -> None:
        self._how = ""
        event.listen(library.store.engine, "checkout", self._take)
        event.listen(library.store.engine, "commit", self._commit)

    @contextmanager
    def on(self, how: str) -> Iterator[None]:
        """Refuses for as long as it lasts; `how` is `full` or `read-only`."""
        self._how = how
        try:
            yield
        finally:
            self._how = ""

    def _take(self, connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA query_only = {int(self._how == 'read-only')}")

    def _commit(self, _: Connection) -> None:
        if self._how == "full":
            full = sqlite3.OperationalError("database or disk is full")
            full.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise OperationalError("COMMIT", {}, full)
