"""The schema of a library, told from a foreign one before anything of the file is run.

A schema holds programs: triggers, views, computed columns and checks, virtual tables. Only what our own migrations have
written, word by word, is run; of any other schema the rows are taken over and nothing is run.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import sqlite3
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from models.storage import database
from models.storage.errors import LibraryError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

DIGESTS: Mapping[str, str] = {
    "0001": "657ba1fc780ad0ee34ea99508697c32e",
    "0002": "ab818b9be3e7416d1865252a643dbb67",
    "0003": "208c8dafd338ca97e978866b8e3e1ee1",
    "0004": "fc08a7c7bc7fe4a57368e2142835d342",
    "0005": "f34b6b2b07fdf678b48e1369ae1a4983",
    "0006": "20335f6886bc7fd705806d04d703cb44",
    "0007": "a4a8caa5e2522ca8585c018c217eb1c0",
    "0008": "1b5aa935b0870382120dd4db7bf97a3c",
    "0009": "a026a26496c0efe40d9782d00d0410d2",
    "0010": "ec698ecb8e53e4809806fa34d7f8bd18",
    "0011": "04b6659233708800103cfc8d0d98f5f3",
    "0012": "0d3109fc36905bda122839e3b4245364",
    "0013": "31ab7d1f0bcfa0f28e10898fbf04bc8a",
    "0014": "89d2c8a8bc0f4dd542ce2d33a75490b6",
    "0015": "283a9771d2031d6358eee1c8c1f7f0e0",
    "0016": "a8983848957dd83cc0c42dfeea71477d",
    "0017": "fdde943c9496e6655fadc0b36fbc632f",
    "0018": "3fa3825d87c7e637aab54b93b99af5b8",
    "0019": "db146960e32864e4521ed671177f03bd",
    "0020": "161739facd1fdef09f049b6602150192",
    "0021": "29b3f4be2b4316daaf112362b9910d04",
}
"""The digest of each revision's schema; a test holds it to the migrations, and prints that of a new one."""

_LONGEST = 500_000
"""Letters of a schema that may be ours, which has twenty-five thousand: more are not even compared."""
_WORDS = re.compile(
    # What is not closed goes on to the end: so none of it is looked through twice.
    r"""--[^\n]*|/\*(?:[^*]|\*(?!/))*(?:\*/|\Z)|\s+"""
    r"""|(?P<text>'(?:[^']|'')*(?:'|\Z))"""
    r"""|"(?P<quoted>[^"]*)(?:"|\Z)|`(?P<ticked>[^`]*)(?:`|\Z)|\[(?P<bracketed>[^\]]*)(?:\]|\Z)"""
    r"""|(?P<plain>\w+|.)""",
    re.DOTALL,
)
_REVISION_TABLE = "create table alembic_version ( version_num varchar ( 32 ) not null , "
_REVISION_TABLE += "constraint alembic_version_pkc primary key ( version_num ) )"


class ForeignSchema(Exception):
    """A file whose schema is not ours; its revision, if it names one of ours."""

    def __init__(self, revision: str | None) -> None:
        super().__init__(revision)
        self.revision = revision or database.HEAD


class SchemaRow(NamedTuple):
    """A row of SQLite's own table of its contents."""

    kind: str
    name: str
    table: str
    root: int
    sql: str


def rows(connection: sqlite3.Connection) -> list[SchemaRow]:
    """Return the whole schema of a file as it is written there; nothing of it is run."""
    records = connection.execute("SELECT type, name, tbl_name, rootpage, sql FROM sqlite_master").fetchall()
    return [
        SchemaRow(_text(kind), _text(name), _text(table), root if isinstance(root, int) else 0, _text(sql))
        for kind, name, table, root, sql in records
    ]


def _text(value: object) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    return "" if value is None else str(value)


def normalized(sql: str) -> str:
    """Return a statement in a normal form: libraries of ours differ in blanks, and in which names are quoted."""
    parts: list[str] = []
    for word in _WORDS.finditer(sql):
        if word["text"] is not None:
            parts.append(word["text"])
        else:
            parts += [name.casefold() for name in word.group("quoted", "ticked", "bracketed", "plain") if name]
    return " ".join(parts)


def digest(schema_rows: Iterable[SchemaRow]) -> str:
    """Return the digest of a schema."""
    return _digest(tuple(schema_rows))


@lru_cache(maxsize=8)  # the copies and backups of a library have the same schema
def _digest(schema_rows: tuple[SchemaRow, ...]) -> str:
    lines = sorted(f"{row.kind} {row.name} {row.table} {normalized(row.sql)}" for row in schema_rows)
    return hashlib.sha256("\n".join(lines).encode("utf-8", "replace")).hexdigest()[:32]


def revision(path: Path) -> str:
    """Return the revision of the schema in a file; raise ForeignSchema if it is not ours, and refuse a newer one."""
    with contextlib.closing(database.connect_to_inspect(path)) as connection:
        schema_rows = rows(connection)
        own_revision = _revision(connection, schema_rows)
    if own_revision is not None and own_revision not in database.REVISIONS:
        raise LibraryError("newer_schema", **database.described(path))
    if own_revision is None or not has_revision(schema_rows, own_revision):
        raise ForeignSchema(own_revision)
    return own_revision


def has_revision(schema_rows: list[SchemaRow], revision: str) -> bool:
    """Whether a schema is that of a revision, and no two parts of it lie on the same page."""
    roots = [row.root for row in schema_rows if row.root]
    letters = sum(len(row.sql) for row in schema_rows)
    return len(roots) == len(set(roots)) and letters < _LONGEST and digest(schema_rows) == DIGESTS.get(revision)


def _revision(connection: sqlite3.Connection, schema_rows: list[SchemaRow]) -> str | None:
    """The revision that the file names; None if its table is none that may be read."""
    tables = [row for row in schema_rows if row.name.casefold() == "alembic_version"]
    if [(row.kind, normalized(row.sql)) for row in tables] != [("table", _REVISION_TABLE)]:
        return None
    records = connection.execute("SELECT version_num FROM alembic_version NOT INDEXED LIMIT 2").fetchall()
    if len(records) != 1:
        raise sqlite3.DatabaseError("the schema's revision is missing")
    return str(records[0][0])


class SchemaWatch:
    """The schema of an open file, which nobody else changes unnoticed."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._version = _version(connection)

    def demand(self, connection: sqlite3.Connection, path: Path) -> None:
        """Refuse to save in a file whose schema another program has changed into a foreign one."""
        current = _version(connection)
        if current == self._version:
            return
        if not has_revision(rows(connection), database.HEAD):
            raise LibraryError("altered", **database.described(path))
        self._version = current


def _version(connection: sqlite3.Connection) -> int:
    """A number that SQLite changes with the schema."""
    return int(connection.execute("PRAGMA schema_version").fetchone()[0])


def plain_columns(connection: sqlite3.Connection, table: str) -> Iterator[str]:
    """Yield the columns of a table that are read without running anything: none of views or virtual tables."""
    matching = [row for row in rows(connection) if row.kind in ("table", "view") and row.name.casefold() == table]
    if [row.kind for row in matching] != ["table"] or normalized(matching[0].sql).startswith("create virtual"):
        return
    for column in connection.execute(f'PRAGMA table_xinfo("{table}")').fetchall():
        if column[6] == 0:
            yield _text(column[1]).casefold()
