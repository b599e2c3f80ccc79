"""An engine for each open file; all of them share the statements that SQLAlchemy has compiled."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import Engine, create_engine
from sqlalchemy.pool import NullPool, QueuePool
from sqlalchemy.util import LRUCache

from models.storage.as_json import dumps

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable

STATEMENTS: LRUCache[Any, Any] = LRUCache(1000)
"""Statements as they are compiled for SQLite; a file that is opened later finds them here."""


@cache
def _common() -> Engine:
    """An engine without a file: what it knows of SQLite is true of every file."""
    engine = create_engine("sqlite://", json_serializer=dumps, poolclass=NullPool)
    # With its first connection it looks at what this SQLite can do.
    engine.connect().close()
    return engine


def engine(connect: Callable[[], sqlite3.Connection]) -> Engine:
    """An engine over what a call connects to."""
    common = _common()
    creator: Callable[[], Any] = connect  # SQLAlchemy's own description of a connection fits no module's.
    # Compiled statements are found by the dialect for which they were compiled, so all engines have the same one.
    pool = QueuePool(creator, pool_size=4, dialect=common.dialect)
    return Engine(pool, common.dialect, common.url, execution_options={"compiled_cache": STATEMENTS})
