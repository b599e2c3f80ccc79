"""The bestiary's search and its counts fed by many creatures at once, in a quarter of the time of one by one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection

FEW = 200
"""So many creatures are not worth it."""
_NAMES = "name, kind, tags, notes, told, marks, source"
_ADDING = (
    "INSERT INTO creature_count(system, what, value, number) SELECT * FROM ({rows}) WHERE true "
    "ON CONFLICT(system, what, value) DO UPDATE SET number = number + excluded.number"
)
_FEEDING = f"INSERT INTO creature_search(rowid, {_NAMES}) VALUES (new.id, new.{_NAMES.replace(', ', ', new.')})"  # noqa: S608
_COUNTING = _ADDING.format(
    rows="SELECT new.system, 'folder', new.folder, 1 "
    "UNION ALL SELECT new.system, 'kind', new.kind, 1 WHERE new.kind <> '' "
    "UNION ALL SELECT new.system, 'source', new.source, 1 WHERE new.source <> '' "
    "UNION ALL SELECT new.system, 'level', '', 1 WHERE new.level IS NOT NULL "
    "UNION ALL SELECT new.system, 'tag', value, 1 FROM json_each(iif(json_valid(new.tags), new.tags, '[]'))"
)
_TRIGGER = f"CREATE TRIGGER creature_added AFTER INSERT ON creature BEGIN {_FEEDING}; {_COUNTING}; END"
"""What the schema does for each new creature; where it does anything else, that is left to do it one by one."""
_SEARCHED = f"INSERT INTO creature_search(rowid, {_NAMES}) SELECT id, {_NAMES} FROM creature WHERE id > :last"  # noqa: S608
# The rows are read once for all counts: most of what stands in them, their sheets, is not looked at.
_COUNTED = _ADDING.format(
    rows="WITH fresh AS (SELECT system, folder, kind, source, level, tags FROM creature WHERE id > :last) "
    "SELECT system, 'folder', folder, count(*) FROM fresh GROUP BY system, folder "
    "UNION ALL SELECT system, 'kind', kind, count(*) FROM fresh WHERE kind <> '' GROUP BY system, kind "
    "UNION ALL SELECT system, 'source', source, count(*) FROM fresh WHERE source <> '' GROUP BY system, source "
    "UNION ALL SELECT system, 'level', '', count(*) FROM fresh WHERE level IS NOT NULL GROUP BY system "
    "UNION ALL SELECT system, 'tag', value, count(*) FROM fresh, json_each(iif(json_valid(tags), tags, '[]')) "
    "WHERE tags <> '[]' GROUP BY system, value"
)


@contextmanager
def searched_later(connection: Connection, many: int) -> Iterator[None]:
    """A block that adds creatures to a library; search and counts learn of them at its end, in one transaction."""
    if many < FEW or not _is_as_known(connection):
        yield
        return
    last = {"last": connection.exec_driver_sql("SELECT coalesce(max(id), 0) FROM creature").scalar_one()}
    connection.exec_driver_sql("DROP TRIGGER creature_added")
    yield
    connection.exec_driver_sql(_SEARCHED, last)
    connection.exec_driver_sql(_COUNTED, last)
    connection.exec_driver_sql(_TRIGGER)


def _is_as_known(connection: Connection) -> bool:
    triggers = "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'creature'"
    fed = [sql for (sql,) in connection.exec_driver_sql(triggers) if " AFTER INSERT " in sql]
    return fed == [_TRIGGER]
