"""All that can be read of a damaged library, or of a strange one, taken into a new file that stands in its place."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING, Any, NamedTuple

from models.repair import integrity
from models.repair.integrity import DamagedRow, DeclaredColumn
from models.repositories import tables
from models.storage import database, schema
from models.storage.restore import take_place

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PROBES = 400
"""How often rows are looked for behind a page that cannot be read."""
LAST = 2**63 - 1


class Salvaged(NamedTuple):
    """What was damaged, and where the file is kept as it was found."""

    kept: Path
    damage: tuple[DamagedRow, ...]


def salvage(path: Path, damage: list[DamagedRow], revision: str = database.HEAD) -> Salvaged:
    """Put all that can be read in the place of a damaged library, which is kept beside it as it is.

    The new file is of the revision that the old one says it is. Nothing of the old one's schema is run.
    """
    from models.storage import upgrade

    unfinished = path.with_name(f".{path.name}.new")
    database.discard(unfinished)
    try:
        upgrade.create(unfinished, revision)
        with (
            contextlib.closing(database.look_into(path)) as source,
            contextlib.closing(database.connect(unfinished)) as target,
        ):
            source.text_factory = bytes
            target.execute("PRAGMA foreign_keys=OFF")
            target.execute("BEGIN")
            for table in tables.TABLES:
                if not _take_over(source, target, table):
                    damage = [*damage, DamagedRow(table)]
            _mend_references(target)
            # Whoever has a fight is not to begin another.
            target.execute(
                "UPDATE encounter SET state = 'running'"
                " WHERE state = 'prepared' AND id IN (SELECT encounter_id FROM fight)"
            )
            target.execute("COMMIT")
            target.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        kept = take_place(unfinished, path, "damaged")
    finally:
        database.discard(unfinished)
    return Salvaged(kept, tuple(dict.fromkeys(damage)))


def _take_over(source: sqlite3.Connection, target: sqlite3.Connection, table: str) -> bool:
    """Take a table's rows over, each cell as it is or empty; False if some could not be reached."""
    declared = integrity.columns_of(target, table)
    if not declared:
        return True  # the revision has no such table
    try:
        there = set(schema.plain_columns(source, table))
    except database.UNREADABLE:
        there = set()
    if not there:
        return False
    names = ", ".join(f'"{column.name}"' for column in declared)
    marks = ", ".join("?" for _ in declared)
    if table == "identity" and "id" in there and source_has_rows(source, table):
        target.execute("DELETE FROM identity")
    found = ", ".join(f'"{column.name}"' if column.name in there else "NULL" for column in declared)
    reading = DamagedTableReader(source, f'SELECT rowid, {found} FROM "{table}" NOT INDEXED')  # noqa: S608  Names of ours.
    writing = f'INSERT OR IGNORE INTO "{table}" ({names}) VALUES ({marks})'  # noqa: S608  Names of ours.
    for row in reading.rows():
        cells = [_mended(table, column, value) for column, value in zip(declared, row[1:], strict=True)]
        if all(
            cell is not None or not (column.is_key or column.is_needed)
            for column, cell in zip(declared, cells, strict=True)
        ):
            target.execute(writing, cells)
    return not reading.missed and len(there.intersection(column.name for column in declared)) == len(declared)


def source_has_rows(source: sqlite3.Connection, table: str) -> bool:
    """Whether anything can be read of a table."""
    return next(DamagedTableReader(source, f'SELECT rowid, id FROM "{table}" NOT INDEXED').rows(), None) is not None  # noqa: S608


def _mended(table: str, column: DeclaredColumn, value: Any) -> Any:
    """A cell as it is written anew; None where a key cannot be read."""
    if table in integrity.NOT_LOOKED_INTO:
        return _of_fight(column, value)
    if integrity.fits(table, column, value):
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


def _of_fight(column: DeclaredColumn, value: Any) -> Any:
    """A cell of a fight: what cannot be read is left to who opens it, and counted where the library itself counts."""
    if column.kind in ("INTEGER", "BOOLEAN") and not isinstance(value, int):
        return None if column.is_key else -1
    if not isinstance(value, bytes):
        return "" if value is None and column.is_needed else value
    try:
        return value.decode("utf-8")
    except UnicodeDecodeError:
        return value


def _mend_references(target: sqlite3.Connection) -> None:
    """Cut what refers to rows that are not there, and take out what hangs on them."""
    while loose := target.execute("PRAGMA foreign_key_check").fetchall():
        for table, row, _, number in loose:
            reference = next(key for key in target.execute(f'PRAGMA foreign_key_list("{table}")') if key[0] == number)
            needed = {column.name: column.is_needed or column.is_key for column in integrity.columns_of(target, table)}
            if needed[reference[3]]:
                target.execute(f'DELETE FROM "{table}" WHERE rowid = ?', (row,))  # noqa: S608  Names of ours.
            else:
                target.execute(f'UPDATE "{table}" SET "{reference[3]}" = NULL WHERE rowid = ?', (row,))  # noqa: S608


class DamagedTableReader:
    """Rows of a table of which some lie on pages that cannot be read."""

    def __init__(self, connection: sqlite3.Connection, statement: str) -> None:
        self._connection = connection
        self._statement = statement
        self._probes = PROBES
        self.missed = False
        """Whether there are rows that could not be reached."""

    def rows(self) -> Iterator[tuple[Any, ...]]:
        """All rows that can be read, each once."""
        yield from self._between(-LAST, LAST)

    def _between(self, low: int, high: int) -> Iterator[tuple[Any, ...]]:
        """Reads up from the low end and down from the high one to what cannot be read, then each half of the rest."""
        if self._probes <= 0 or low > high:
            return
        self._probes -= 1
        up, is_whole = self._read(low, high, "ASC")
        yield from up
        if is_whole:
            return
        self.missed = True
        low = up[-1][0] + 1 if up else low
        down, _ = self._read(low, high, "DESC")
        yield from down
        high = down[-1][0] - 1 if down else high
        # What is left holds at least one row on a bad page, and perhaps more between two such pages.
        if not up and not down and high - low > SPAN:
            return
        if high - low > 1 and (up or down):
            middle = (low + high) // 2
            yield from self._between(low, middle)
            yield from self._between(middle + 1, high)

    def _read(self, low: int, high: int, way: str) -> tuple[list[tuple[Any, ...]], bool]:
        found: list[tuple[Any, ...]] = []
        try:
            statement = f"{self._statement} WHERE rowid BETWEEN ? AND ? ORDER BY rowid {way}"
            for row in self._connection.execute(statement, (low, high)):
                found.append(row)  # noqa: PERF402  What comes before the fault is kept.
        except database.UNREADABLE:
            return found, False
        return found, True


SPAN = 2**20
"""Between two ends so far apart nothing is guessed."""
