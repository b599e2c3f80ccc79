"""Libraries that somebody has built to have something run: what is done to a sound one, and which tables that costs."""

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from models.storage import database

ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n"
HUGE = "hex(zeroblob(400000000))"
Change = Callable[[sqlite3.Connection], object]


class Hostile(NamedTuple):
    """What is done to a library."""

    name: str
    change: Change
    lost: frozenset[str] = frozenset()
    """The tables of which nothing can be read any more."""
    spoiled: frozenset[str] = frozenset()
    """Those that lack something."""
    is_readable: bool = True
    """Whether SQLite reads anything of it while it trusts no schema."""


def _sql(*statements: str) -> Change:
    def change(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA foreign_keys=OFF")
        for statement in statements:
            connection.execute(statement)

    return change


def _master(*statements: str) -> Change:
    """Writes into SQLite's own table of what there is."""
    return _sql("PRAGMA writable_schema=ON", *statements)


def _as_view(table: str, select: str) -> Change:
    """A view in a table's place, with its columns."""

    def change(connection: sqlite3.Connection) -> None:
        names = [row[1] for row in connection.execute(f'PRAGMA table_info("{table}")')]
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute("PRAGMA legacy_alter_table=ON")
        connection.execute(f'ALTER TABLE "{table}" RENAME TO "true_{table}"')
        columns = ", ".join(f'"{name}"' for name in names)
        values = ", ".join(f"({select}) AS v{number}" for number in range(len(names)))
        connection.execute(f'CREATE VIEW "{table}" ({columns}) AS SELECT {values}')

    return change


def _worked_out(table: str, column: str, expression: str) -> Change:
    """A column that is worked out whenever it is read, in the place of one that is kept."""

    def change(connection: sqlite3.Connection) -> None:
        (sql,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        kept = next(line for line in sql.splitlines() if line.strip().startswith(f"{column} "))
        connection.execute("PRAGMA writable_schema=ON")
        other = sql.replace(kept, f"{column} VARCHAR GENERATED ALWAYS AS ({expression}) VIRTUAL, ")
        connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (other, table))

    return change


def _said_otherwise(table: str, old: str, new: str) -> Change:
    """A table whose own words are others."""

    def change(connection: sqlite3.Connection) -> None:
        (sql,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        assert old in sql, sql
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (sql.replace(old, new), table))

    return change


def _many_views(connection: sqlite3.Connection) -> None:
    for number in range(3000):
        connection.execute(f"CREATE VIEW view_{number} AS SELECT 1")


def _other_trigger(connection: sqlite3.Connection) -> None:
    (sql,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'creature_added'").fetchone()
    connection.execute("DROP TRIGGER creature_added")
    connection.execute(sql.replace("BEGIN", "BEGIN DELETE FROM party;", 1))


def spoil(path: Path, hostile: Hostile) -> None:
    """Does it to a closed library."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        hostile.change(connection)
    assert not database.has_log(path)


WIPE = "DELETE FROM party; DELETE FROM journal_entry;"
LIBRARIES = [
    Hostile("wipes after a command", _sql(f"CREATE TRIGGER x AFTER INSERT ON journal_entry BEGIN {WIPE} END")),
    Hostile("wipes after a creature", _sql(f"CREATE TRIGGER x AFTER INSERT ON creature BEGIN {WIPE} END")),
    Hostile("wipes after a mark", _sql(f"CREATE TRIGGER x AFTER UPDATE ON fight BEGIN {WIPE} END")),
    Hostile(
        "ignores commands", _sql("CREATE TRIGGER x BEFORE INSERT ON journal_entry BEGIN SELECT RAISE(IGNORE); END")
    ),
    Hostile("ignores steps", _sql("CREATE TRIGGER x BEFORE UPDATE ON fight BEGIN SELECT RAISE(IGNORE); END")),
    Hostile("ignores deletions", _sql("CREATE TRIGGER x BEFORE DELETE ON party BEGIN SELECT RAISE(IGNORE); END")),
    Hostile("refuses", _sql("CREATE TRIGGER x BEFORE INSERT ON creature BEGIN SELECT RAISE(ABORT, 'no'); END")),
    Hostile(
        "never ends after a save",
        _sql(f"CREATE TRIGGER x AFTER INSERT ON creature BEGIN INSERT INTO party(name) {ENDLESS}; END"),
    ),
    Hostile(
        "fills the memory after a save",
        _sql(f"CREATE TRIGGER x AFTER INSERT ON creature BEGIN UPDATE party SET notes = {HUGE}; END"),  # noqa: S608  Not run.
    ),
    Hostile("our trigger with more", _other_trigger),
    Hostile("our trigger is gone", _sql("DROP TRIGGER creature_removed")),
    Hostile(
        "trigger under another of our names", _sql("CREATE TRIGGER party AFTER INSERT ON tray BEGIN SELECT 1; END")
    ),
    Hostile("parties never end", _as_view("party", ENDLESS), frozenset({"party", "member"})),
    Hostile("creatures fill the memory", _as_view("creature", f"SELECT {HUGE}"), frozenset({"creature"})),
    Hostile("the revision never ends", _as_view("alembic_version", ENDLESS)),
    Hostile("the identity never ends", _as_view("identity", ENDLESS), frozenset({"identity"})),
    Hostile("journals never end", _as_view("journal_entry", ENDLESS), frozenset({"journal_entry"})),
    Hostile("fights never end", _as_view("fight", ENDLESS), frozenset({"fight"})),
    Hostile("counts never end", _as_view("creature_count", ENDLESS)),
    Hostile("a view that nobody reads", _sql(f"CREATE VIEW x AS {ENDLESS}")),
    Hostile("a view of a view of itself", _sql("CREATE VIEW x AS SELECT * FROM y", "CREATE VIEW y AS SELECT * FROM x")),
    Hostile("a column that fills the memory", _sql(f"ALTER TABLE creature ADD COLUMN x AS ({HUGE})")),
    Hostile("a column that fails", _sql("ALTER TABLE party ADD COLUMN x AS (json('{'))"), is_readable=False),
    Hostile(
        "a column of ours that fills the memory", _worked_out("party", "notes", HUGE), frozenset(), frozenset({"party"})
    ),
    Hostile("a name that fails", _worked_out("encounter", "name", "json('{')"), is_readable=False),
    Hostile(
        "a check that fills the memory",
        _said_otherwise("tray", "PRIMARY KEY", f"CHECK (length({HUGE}) > 0), PRIMARY KEY"),
    ),
    Hostile(
        "a check that nothing passes", _said_otherwise("shelf", "PRIMARY KEY", "CHECK (kind IS NULL), PRIMARY KEY")
    ),
    Hostile("a default that fills the memory", _sql(f"CREATE TABLE x (y DEFAULT ({HUGE}))")),
    Hostile(
        "an index that is worked out",
        _sql("CREATE INDEX x ON party(json_extract(notes, '$') IS NULL) WHERE 0"),
        is_readable=False,
    ),
    Hostile("an index over what is worked out", _sql(f"CREATE INDEX x ON tray(length({HUGE})) WHERE system IS NULL")),
    Hostile("an index that refuses twins", _sql("CREATE UNIQUE INDEX x ON member(name)")),
    Hostile("our index is gone", _sql("DROP INDEX creature_by_name")),
    Hostile(
        "a virtual table as parties", lambda connection: _virtual(connection, "party"), frozenset({"party", "member"})
    ),
    Hostile(
        "a search over something else",
        _sql(
            "DROP TABLE creature_terms",
            "DROP TABLE creature_search",
            "CREATE VIRTUAL TABLE creature_search USING fts5(name, kind, tags, notes, told, marks)",
        ),
    ),
    Hostile(
        "a search over an endless view",
        _sql(
            f"CREATE VIEW x AS SELECT x AS id, x AS name FROM ({ENDLESS})",  # noqa: S608  Not run.
            "CREATE VIRTUAL TABLE y USING fts5(name, content='x', content_rowid='id')",
        ),
    ),
    Hostile("one table more", _sql("CREATE TABLE x (y)")),
    Hostile(
        "two tables on one page",
        _master(
            "UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'board')"
            " WHERE name = 'house_rules'"
        ),
    ),
    Hostile("a column less", _sql("ALTER TABLE member DROP COLUMN player"), frozenset(), frozenset({"member"})),
    Hostile("other ties", _said_otherwise("member", "ON DELETE CASCADE", "ON DELETE NO ACTION")),
    Hostile("other letters", _said_otherwise("party", "name VARCHAR NOT NULL", "name VARCHAR NOT NULL COLLATE RTRIM")),
    Hostile("statistics", _sql("ANALYZE")),
    Hostile("three thousand views", _many_views),
    Hostile(
        "comments that do not end",
        _sql(
            "CREATE TABLE x (y)",
            "PRAGMA writable_schema=ON",
            f"UPDATE sqlite_master SET sql = sql || '{' /*' * 100_000}' WHERE name = 'x'",  # noqa: S608  Ours.
        ),
    ),
    Hostile("names that do not end", _sql(f"CREATE TABLE x (y DEFAULT '{'[' * 300_000}')")),
    Hostile("ten million letters", _sql(f"CREATE TABLE x (y /* {'z' * 10_000_000} */)")),
]


def _virtual(connection: sqlite3.Connection, table: str) -> None:
    names = [row[1] for row in connection.execute(f'PRAGMA table_info("{table}")')]
    connection.execute("PRAGMA foreign_keys=OFF")
    connection.execute(f'DROP TABLE "{table}"')
    connection.execute(f'CREATE VIRTUAL TABLE "{table}" USING fts5({", ".join(names)})')
    connection.execute(f'INSERT INTO "{table}" (name) VALUES (?)', ("trap",))  # noqa: S608  A name of ours.
