"""An engine for each open file; what SQLAlchemy has made of a statement once, it has made for all of them."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import Engine, create_engine
from sqlalchemy.pool import NullPool, QueuePool
from sqlalchemy.util import LRUCache

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable

dumps = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""JSON as the library keeps it: short, and with its accents readable by the search."""

STATEMENTS: LRUCache[Any, Any] = LRUCache(1000)
"""Statements as they are written out for SQLite; a file that is opened later finds them here."""


@cache
def _common() -> Engine:
    """Knows of SQLite what is true of every file; it has none itself."""
    engine = create_engine("sqlite://", json_serializer=dumps, poolclass=NullPool)
    # With its first connection it looks at what this SQLite can do.
    engine.connect().close()
    return engine


def engine(connect: Callable[[], sqlite3.Connection]) -> Engine:
    """An engine over what a call connects to."""
    common = _common()
    creator: Callable[[], Any] = connect  # SQLAlchemy's own description of a connection fits no module's.
    # Written-out statements are found by the dialect for which they were written, so all engines have the same one.
    pool = QueuePool(creator, pool_size=4, dialect=common.dialect)
    return Engine(pool, common.dialect, common.url, execution_options={"compiled_cache": STATEMENTS})
