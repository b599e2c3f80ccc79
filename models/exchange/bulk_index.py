"""The bestiary's search and its counts fed by many creatures at once, in a quarter of the time of one by one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256

from sqlalchemy import Connection

FEW = 200
"""Fewer creatures than this are not worth it."""
_NAMES = "name, kind, tags, notes, told, marks, source"
_KNOWN = "69e1c4c563076d5d2457cbbd7f14bae88ba50c63821a0fd180aed0f74c5b6237"
"""The digest of what the schema does for each new creature; where it does anything else, that is done one by one."""
_SEARCHED = f"INSERT INTO creature_search(rowid, {_NAMES}) SELECT id, {_NAMES} FROM creature WHERE id > :last"  # noqa: S608
# The rows are read once for all counts: most of what stands in them, their sheets, is not looked at.
_COUNTED = (
    "INSERT INTO creature_count(system, what, value, number) SELECT * FROM ("
    "WITH fresh AS (SELECT system, folder, kind, source, level, tags FROM creature WHERE id > :last) "
    "SELECT system, 'folder', folder, count(*) FROM fresh GROUP BY system, folder "
    "UNION ALL SELECT system, 'kind', kind, count(*) FROM fresh WHERE kind <> '' GROUP BY system, kind "
    "UNION ALL SELECT system, 'source', source, count(*) FROM fresh WHERE source <> '' GROUP BY system, source "
    "UNION ALL SELECT system, 'level', '', count(*) FROM fresh WHERE level IS NOT NULL GROUP BY system "
    "UNION ALL SELECT system, 'tag', value, count(*) FROM fresh, json_each(iif(json_valid(tags), tags, '[]')) "
    "WHERE tags <> '[]' GROUP BY system, value"
    ") WHERE true ON CONFLICT(system, what, value) DO UPDATE SET number = number + excluded.number"
)


@contextmanager
def searched_later(connection: Connection, many: int) -> Iterator[None]:
    """A block that adds creatures to a library; search and counts learn of them at its end, in one transaction."""
    trigger = _known_trigger(connection) if many >= FEW else None
    if trigger is None:
        yield
        return
    last = {"last": connection.exec_driver_sql("SELECT coalesce(max(id), 0) FROM creature").scalar_one()}
    connection.exec_driver_sql("DROP TRIGGER creature_added")
    yield
    connection.exec_driver_sql(_SEARCHED, last)
    connection.exec_driver_sql(_COUNTED, last)
    connection.exec_driver_sql(trigger)


def _known_trigger(connection: Connection) -> str | None:
    """What makes the trigger, if it does what is done here for all at once, and nothing else is done besides."""
    triggers = "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'creature'"
    fed = [str(sql) for (sql,) in connection.exec_driver_sql(triggers) if " AFTER INSERT " in sql]
    return fed[0] if [sha256(sql.encode()).hexdigest() for sql in fed] == [_KNOWN] else None
