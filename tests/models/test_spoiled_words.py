"""SQLite's own message may hold a spoiled word of a damaged file, which Python cannot read: that is damage too."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from models.library import Library
from models.repair import integrity
from models.storage import database


class Stuttering:
    """A connection whose complaint about the index of the search cannot be read."""

    def __init__(self, inner: sqlite3.Connection) -> None:
        self._inner = inner

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def execute(self, statement: str) -> sqlite3.Cursor:
        if "integrity-check" in statement:
            b"no such column: \xc9".decode()
        return self._inner.execute(statement)


def test_an_index_whose_fault_cannot_be_read_is_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "Mine.turnwright"
    Library.open(path, samples=()).close()
    assert integrity.find_damage(path) == []
    connect = database.connect
    monkeypatch.setattr(database, "connect", lambda *given: Stuttering(connect(*given)))
    assert [damage.table for damage in integrity.find_damage(path)] == [integrity.SEARCH]
