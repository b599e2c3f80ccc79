"""Recovery: everything readable in a damaged or foreign library, copied into a new file in its place."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING, Any, NamedTuple

from models.repair import integrity
from models.repair.integrity import DamagedRow, DeclaredColumn
from models.repositories import tables
from models.storage import database, schema
from models.storage.restore import replace_library

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PROBES = 400
"""How often rows are sought beyond a page that cannot be read."""
LAST = 2**63 - 1


class Salvaged(NamedTuple):
    """What was damaged, and where the file is kept as it was."""

    original: Path
    damage: tuple[DamagedRow, ...]


def recover(path: Path, damage: list[DamagedRow], revision: str = database.HEAD) -> Salvaged:
    """Replace a damaged library by everything that can be read of it; keep the old file beside it.

    The new file has the revision that the old one names. Nothing of the old one's schema is run.
    """
    from models.storage import upgrade

    unfinished = path.with_name(f".{path.name}.new")
    database.discard(unfinished)
    try:
        upgrade.create(unfinished, revision)
        with (
            contextlib.closing(database.connect_to_inspect(path)) as source,
            contextlib.closing(database.connect(unfinished)) as target,
        ):
            source.text_factory = bytes
            target.execute("PRAGMA foreign_keys=OFF")
            target.execute("BEGIN")
            for table in tables.TABLES:
                if not _copy_table(source, target, table):
                    damage = [*damage, DamagedRow(table)]
            _mend_references(target)
            # Whoever has a fight is not to begin another.
            target.execute(
                "UPDATE encounter SET state = 'running'"
                " WHERE state = 'prepared' AND id IN (SELECT encounter_id FROM fight)"
            )
            target.execute("COMMIT")
            target.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        original = replace_library(unfinished, path, "damaged")
    finally:
        database.discard(unfinished)
    return Salvaged(original, tuple(dict.fromkeys(damage)))


def _copy_table(source: sqlite3.Connection, target: sqlite3.Connection, table: str) -> bool:
    """Copy a table's rows, each cell as it is or empty; return False if some could not be reached."""
    declared = integrity.columns_of(target, table)
    if not declared:
        return True  # the revision has no such table
    try:
        columns = set(schema.plain_columns(source, table))
    except database.UNREADABLE:
        columns = set()
    if not columns:
        return False
    names = ", ".join(f'"{column.name}"' for column in declared)
    placeholders = ", ".join("?" for _ in declared)
    if table == "identity" and "id" in columns and has_rows(source, table):
        target.execute("DELETE FROM identity")
    selected = ", ".join(f'"{column.name}"' if column.name in columns else "NULL" for column in declared)
    reader = DamagedTableReader(source, f'SELECT rowid, {selected} FROM "{table}" NOT INDEXED')  # noqa: S608  Names of ours.
    insertion = f'INSERT OR IGNORE INTO "{table}" ({names}) VALUES ({placeholders})'  # noqa: S608  Names of ours.
    for row in reader.rows():
        cells = [_repaired(table, column, value) for column, value in zip(declared, row[1:], strict=True)]
        if all(
            cell is not None or not (column.is_key or column.is_needed)
            for column, cell in zip(declared, cells, strict=True)
        ):
            target.execute(insertion, cells)
    return not reader.missed and len(columns.intersection(column.name for column in declared)) == len(declared)


def has_rows(source: sqlite3.Connection, table: str) -> bool:
    """Whether anything can be read of a table."""
    return next(DamagedTableReader(source, f'SELECT rowid, id FROM "{table}" NOT INDEXED').rows(), None) is not None  # noqa: S608


def _repaired(table: str, column: DeclaredColumn, value: Any) -> Any:
    """A cell as it is written anew; None if a key cannot be read."""
    if table in integrity.NOT_LOOKED_INTO:
        return _fight_cell(column, value)
    if integrity.is_valid(table, column, value):
        return value.decode("utf-8") if isinstance(value, bytes) else value
    if column.is_key or not column.is_needed:
        return None
    if column.kind == "JSON":
        return "[]" if column.name in integrity.LISTS else "{}"
    if column.kind in ("INTEGER", "BOOLEAN"):
        return 1 if column.name == "count" else 0
    if column.name == "state":
        return "prepared"
    return value.decode("utf-8", "replace").replace("\0", "") if isinstance(value, bytes) else ""


def _fight_cell(column: DeclaredColumn, value: Any) -> Any:
    """A cell of a fight: what cannot be read is left to whoever opens it, except numbers that the library needs."""
    if column.kind in ("INTEGER", "BOOLEAN") and not isinstance(value, int):
        return None if column.is_key else -1
    if not isinstance(value, bytes):
        return "" if value is None and column.is_needed else value
    try:
        return value.decode("utf-8")
    except UnicodeDecodeError:
        return value


def _mend_references(target: sqlite3.Connection) -> None:
    """Cut references to rows that do not exist, and remove rows that depend on them."""
    while dangling := target.execute("PRAGMA foreign_key_check").fetchall():
        for table, row, _, number in dangling:
            reference = next(key for key in target.execute(f'PRAGMA foreign_key_list("{table}")') if key[0] == number)
            needed = {column.name: column.is_needed or column.is_key for column in integrity.columns_of(target, table)}
            if needed[reference[3]]:
                target.execute(f'DELETE FROM "{table}" WHERE rowid = ?', (row,))  # noqa: S608  Names of ours.
            else:
                target.execute(f'UPDATE "{table}" SET "{reference[3]}" = NULL WHERE rowid = ?', (row,))  # noqa: S608


class DamagedTableReader:
    """Reads the rows of a table of which some lie on pages that cannot be read."""

    def __init__(self, connection: sqlite3.Connection, statement: str) -> None:
        self._connection = connection
        self._statement = statement
        self._probes = PROBES
        self.missed = False
        """Whether there are rows that could not be reached."""

    def rows(self) -> Iterator[tuple[Any, ...]]:
        """Yield all rows that can be read, each once."""
        yield from self._between(-LAST, LAST)

    def _between(self, low: int, high: int) -> Iterator[tuple[Any, ...]]:
        """Read up from the low end and down from the high one to what cannot be read, then each half of the rest."""
        if self._probes <= 0 or low > high:
            return
        self._probes -= 1
        ascending, is_complete = self._read(low, high, "ASC")
        yield from ascending
        if is_complete:
            return
        self.missed = True
        low = ascending[-1][0] + 1 if ascending else low
        descending, _ = self._read(low, high, "DESC")
        yield from descending
        high = descending[-1][0] - 1 if descending else high
        # What is left holds at least one row on a bad page, and perhaps more between two such pages.
        if not ascending and not descending and high - low > SPAN:
            return
        if high - low > 1 and (ascending or descending):
            middle = (low + high) // 2
            yield from self._between(low, middle)
            yield from self._between(middle + 1, high)

    def _read(self, low: int, high: int, direction: str) -> tuple[list[tuple[Any, ...]], bool]:
        rows: list[tuple[Any, ...]] = []
        try:
            statement = f"{self._statement} WHERE rowid BETWEEN ? AND ? ORDER BY rowid {direction}"
            for row in self._connection.execute(statement, (low, high)):
                rows.append(row)  # noqa: PERF402  What comes before the fault is kept.
        except database.UNREADABLE:
            return rows, False
        return rows, True


SPAN = 2**20
"""Between two ends so far apart nothing is guessed."""
