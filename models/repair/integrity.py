"""What of a library is not as it was saved: pages, rows and cells, found without reading a sheet."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlmodel import SQLModel

from models.repositories import tables
from models.storage import database

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from models.storage.store import Progress

SEARCH = "creature_search"
"""The index of the bestiary's search: made of the creatures, so nothing is lost with it."""
LONG = "creature"
"""The table that may have a hundred thousand rows."""
AT_ONCE = 4 * 1024 * 1024
"""Libraries of up to so many bytes are looked over as a whole before anything is read: three thousand creatures."""
QUICKLY = 64 * 1024 * 1024
"""Pages of libraries of up to so many bytes are quickly looked over: a fifth of a second."""
_LOT = 500
"""How many rows lie between two tellings of how far it is."""
NOT_LOOKED_INTO = ("fight", "journal_entry", "checkpoint")
"""What is in a fight is looked at when it is opened: a spoiled one is named and left as it is."""
LISTS = ("tags", "conditions", "lines", "cells")
"""Columns whose JSON is a list; everywhere else it is an object."""
SMALL = 2**31
"""Numbers on screen are smaller than this; times and seeds may be larger."""
LARGE = ("created", "changed", "seed", "played")
MOST = 999
"""How many of one kind stand in an encounter at most."""


class DeclaredColumn(NamedTuple):
    """A column as the schema declares it."""

    name: str
    kind: str
    """`INTEGER`, `TEXT`, `JSON`, `BOOLEAN` or `VARCHAR`."""
    is_needed: bool
    is_key: bool


class DamagedRow(NamedTuple):
    """One thing that cannot be read: of which table, and its name if it has one that can."""

    table: str
    name: str = ""


def find(path: Path) -> list[DamagedRow]:
    """Everything in a library that is damaged; empty where all is well."""
    with contextlib.closing(database.look_into(path)) as connection:
        connection.text_factory = bytes
        found = [*_pages(connection), *_tables(connection)]
        for table in tables.TABLES:
            if table not in NOT_LOOKED_INTO:
                found += _cells(connection, table)
    return [*found, *_search(path)]


def is_long(path: Path) -> bool:
    """Whether looking a library over would keep somebody waiting who has just opened it."""
    return path.stat().st_size > AT_ONCE


def has_broken_pages(path: Path) -> bool:
    """Whether pages of a long library are broken, as far as that is quickly found: not of one that is longer still."""
    if path.stat().st_size > QUICKLY:
        return False
    with contextlib.closing(database.look_into(path)) as connection:
        try:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok")
        except database.UNREADABLE:
            return True


def find_first(path: Path) -> list[DamagedRow]:
    """What is damaged of a long library but its creatures and its pages: quickly found, however many there are."""
    with contextlib.closing(database.look_into(path)) as connection:
        connection.text_factory = bytes
        found = [*_tables(connection)]
        for table in tables.TABLES:
            if table not in (*NOT_LOOKED_INTO, LONG):
                found += _cells(connection, table)
    return found


def find_rest(path: Path, progress: Progress) -> list[DamagedRow]:
    """What `find_first` leaves out, found while the library is open and in use: nobody else waits for it."""
    with contextlib.closing(database.look_into(path)) as connection:
        connection.text_factory = bytes
        with database.ending(connection, progress):
            return [*_cells(connection, LONG, progress), *_pages(connection), *_words(connection)]


def _pages(connection: sqlite3.Connection) -> Iterator[DamagedRow]:
    try:
        if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != b"ok":
            yield DamagedRow("")
        loose = {str(row[0], "utf-8", "replace") for row in connection.execute("PRAGMA foreign_key_check")}
        yield from (DamagedRow(table) for table in sorted(loose))
    except database.UNREADABLE:
        yield DamagedRow("")


def _tables(connection: sqlite3.Connection) -> Iterator[DamagedRow]:
    """Tables that no longer have the columns that the library asks for: the schema is kept in a page like any other."""
    tables.declare()
    for table in tables.TABLES:
        try:
            there = {column.name for column in columns_of(connection, table)}
        except database.UNREADABLE:
            there = set()
        if not there.issuperset(column.name for column in SQLModel.metadata.tables[table].columns):
            yield DamagedRow(table)


def _search(path: Path) -> Iterator[DamagedRow]:
    with contextlib.closing(database.connect(path)) as connection:
        connection.execute("BEGIN")
        try:
            connection.execute(f"INSERT INTO {SEARCH} ({SEARCH}) VALUES ('integrity-check')")  # noqa: S608  A name of ours.
        except database.UNREADABLE:
            yield DamagedRow(SEARCH)
        finally:
            connection.execute("ROLLBACK")


def _words(connection: sqlite3.Connection) -> Iterator[DamagedRow]:
    """The index of the search as far as it can be read through; `_search` compares it, but keeps others from saving."""
    try:
        connection.execute("SELECT sum(cnt) FROM creature_terms").fetchone()
        rows = f"SELECT (SELECT count(*) FROM {SEARCH}_docsize) = (SELECT count(*) FROM {LONG})"  # noqa: S608  Ours.
        if connection.execute(rows).fetchone() == (0,):
            yield DamagedRow(SEARCH)
    except database.UNREADABLE:
        yield DamagedRow(SEARCH)


def _cells(connection: sqlite3.Connection, table: str, progress: Progress | None = None) -> Iterator[DamagedRow]:
    try:
        declared = columns_of(connection, table)
        total = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608  A name of ours.
        for number, row in enumerate(connection.execute(f"SELECT * FROM {table}")):  # noqa: S608  A name of ours.
            if progress is not None and number % _LOT == 0:
                progress(number, total)
            cells = dict(zip(declared, row, strict=True))
            if any(not fits(table, column, value) for column, value in cells.items()):
                yield DamagedRow(table, name_of(cells))
    except database.UNREADABLE:
        yield DamagedRow(table)


def columns_of(connection: sqlite3.Connection, table: str) -> tuple[DeclaredColumn, ...]:
    """The columns of a table."""
    rows = connection.execute(f'PRAGMA table_info("{table}")').fetchall()
    return tuple(DeclaredColumn(_word(row[1]), _word(row[2]).upper(), bool(row[3]), bool(row[5])) for row in rows)


def _word(value: str | bytes) -> str:
    return value.decode() if isinstance(value, bytes) else value


def name_of(cells: dict[DeclaredColumn, Any]) -> str:
    """The name in a row, if it can be read."""
    for column, value in cells.items():
        if column.name == "name" and isinstance(value, bytes):
            return value.decode("utf-8", "replace")
    return ""


def fits(table: str, column: DeclaredColumn, value: Any) -> bool:
    """Whether a value is one that the library would have written there; texts come as bytes."""
    if value is None:
        return not column.is_needed and not column.is_key
    if column.kind == "BOOLEAN":
        return isinstance(value, int) and value in (0, 1)
    if column.kind == "INTEGER":
        return isinstance(value, int) and _fits_number(column.name, value)
    if column.kind == "JSON":
        return isinstance(value, bytes) and _fits_json(column, value)
    if not isinstance(value, bytes):
        return False
    if column.name == "state" and table == "encounter":
        return value in (b"prepared", b"running", b"ended")
    return _is_text(value)


def _fits_number(name: str, value: int) -> bool:
    if name in LARGE:
        return value >= 0
    if name == "count":
        return 1 <= value <= MOST
    return -SMALL < value < SMALL


def _is_text(value: bytes) -> bool:
    try:
        return "\0" not in value.decode("utf-8")
    except UnicodeDecodeError:
        return False


def _fits_json(column: DeclaredColumn, value: bytes) -> bool:
    try:
        found = json.loads(value.decode("utf-8"))
    except (ValueError, RecursionError):
        return False
    if found is None:
        return not column.is_needed
    kind = list if column.name in LISTS else dict
    return isinstance(found, kind) and _SHAPES.get(column.name, _anything)(found)


def _anything(found: Any) -> bool:
    return True


def _all_text(found: Any) -> bool:
    return all(isinstance(item, str) for item in found)


def _all_numbers(found: Any) -> bool:
    return all(type(item) is int and -SMALL < item < SMALL for item in found.values())


def _all_objects(found: Any) -> bool:
    return all(isinstance(item, dict) for item in found)


def _lines(found: Any) -> bool:
    return _all_objects(found) and all(
        type(line.get(key, 1)) is int for line in found for key in ("creature", "member", "count")
    )


def _cells_of_board(found: Any) -> bool:
    return all(isinstance(item, list) and len(item) == 2 and all(type(part) is int for part in item) for item in found)


_SHAPES: dict[str, Callable[[Any], bool]] = {
    "tags": _all_text,
    "pools": _all_numbers,
    "full_pools": _all_numbers,
    "regained": _all_numbers,
    "who": lambda found: _all_text(found.values()),
    "rollers": lambda found: _all_text(found.values()),
    "conditions": _all_objects,
    "lines": _lines,
    "cells": _cells_of_board,
}
