"""Damage in a library: pages, rows and cells that are not as they were saved, found without reading a sheet."""

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
"""The index of the bestiary's search: made from the creatures, so nothing is lost with it."""
LONG = "creature"
"""The table that may have a hundred thousand rows."""
AT_ONCE = 4 * 1024 * 1024
"""Libraries of up to so many bytes are checked as a whole before anything is read: three thousand creatures."""
QUICKLY = 64 * 1024 * 1024
"""Pages of libraries of up to so many bytes are quickly checked: a fifth of a second."""
_LOT = 500
"""How many rows lie between two reports of progress."""
NOT_LOOKED_INTO = ("fight", "journal_entry", "checkpoint")
"""The content of a fight is checked when it is opened: a damaged one is named and left as it is."""
LISTS = ("tags", "conditions", "lines", "cells")
"""Columns whose JSON is a list; everywhere else it is an object."""
SMALL = 2**31
"""Numbers on screen are smaller than this; times and seeds may be larger."""
LARGE = ("created", "changed", "added", "seed", "played")
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
    """Something that cannot be read: its table, and its name if that can be read."""

    table: str
    name: str = ""


def find_damage(path: Path) -> list[DamagedRow]:
    """Return everything damaged in a library; empty if all is well."""
    with contextlib.closing(database.connect_to_inspect(path)) as connection:
        connection.text_factory = bytes
        damage = [*_pages(connection), *_tables(connection)]
        for table in tables.TABLES:
            if table not in NOT_LOOKED_INTO:
                damage += _cells(connection, table)
    return [*damage, *_search(path)]


def is_long(path: Path) -> bool:
    """Whether checking a library would keep somebody waiting who has just opened it."""
    return path.stat().st_size > AT_ONCE


def has_broken_pages(path: Path) -> bool:
    """Whether pages of a long library are broken, as far as that is quickly found."""
    if path.stat().st_size > QUICKLY:
        return False
    with contextlib.closing(database.connect_to_inspect(path)) as connection:
        try:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok")
        except database.UNREADABLE:
            return True


def find_quickly(path: Path) -> list[DamagedRow]:
    """Return what is damaged in a long library besides its creatures and pages: quickly found."""
    with contextlib.closing(database.connect_to_inspect(path)) as connection:
        connection.text_factory = bytes
        damage = [*_tables(connection)]
        for table in tables.TABLES:
            if table not in (*NOT_LOOKED_INTO, LONG):
                damage += _cells(connection, table)
    return damage


def find_rest(path: Path, progress: Progress) -> list[DamagedRow]:
    """Return what `find_quickly` leaves out, found while the library is open and in use."""
    with contextlib.closing(database.connect_to_inspect(path)) as connection:
        connection.text_factory = bytes
        with database.interruptible(connection, progress):
            return [*_cells(connection, LONG, progress), *_pages(connection), *_words(connection)]


def _pages(connection: sqlite3.Connection) -> Iterator[DamagedRow]:
    try:
        if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != b"ok":
            yield DamagedRow("")
        dangling = {str(row[0], "utf-8", "replace") for row in connection.execute("PRAGMA foreign_key_check")}
        yield from (DamagedRow(table) for table in sorted(dangling))
    except database.UNREADABLE:
        yield DamagedRow("")


def _tables(connection: sqlite3.Connection) -> Iterator[DamagedRow]:
    """Tables that lack columns the library needs: the schema is kept in a page like any other."""
    tables.declare()
    for table in tables.TABLES:
        try:
            columns = {column.name for column in columns_of(connection, table)}
        except database.UNREADABLE:
            columns = set()
        if not columns.issuperset(column.name for column in SQLModel.metadata.tables[table].columns):
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
    """The index of the search as far as it can be read; `_search` compares it, but blocks others from saving."""
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
            if any(not is_valid(table, column, value) for column, value in cells.items()):
                yield DamagedRow(table, name_of(cells))
    except database.UNREADABLE:
        yield DamagedRow(table)


def columns_of(connection: sqlite3.Connection, table: str) -> tuple[DeclaredColumn, ...]:
    """Return the columns of a table."""
    rows = connection.execute(f'PRAGMA table_info("{table}")').fetchall()
    return tuple(DeclaredColumn(_word(row[1]), _word(row[2]).upper(), bool(row[3]), bool(row[5])) for row in rows)


def _word(value: str | bytes) -> str:
    return value.decode() if isinstance(value, bytes) else value


def name_of(cells: dict[DeclaredColumn, Any]) -> str:
    """Return the name in a row, if it can be read."""
    for column, value in cells.items():
        if column.name == "name" and isinstance(value, bytes):
            return value.decode("utf-8", "replace")
    return ""


def is_valid(table: str, column: DeclaredColumn, value: Any) -> bool:
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
        data = json.loads(value.decode("utf-8"))
    except (ValueError, RecursionError):
        return False
    if data is None:
        return not column.is_needed
    kind = list if column.name in LISTS else dict
    return isinstance(data, kind) and _SHAPES.get(column.name, _anything)(data)


def _anything(data: Any) -> bool:
    return True


def _all_text(data: Any) -> bool:
    return all(isinstance(item, str) for item in data)


def _all_numbers(data: Any) -> bool:
    return all(type(item) is int and -SMALL < item < SMALL for item in data.values())


def _all_objects(data: Any) -> bool:
    return all(isinstance(item, dict) for item in data)


def _lines(data: Any) -> bool:
    return _all_objects(data) and all(
        type(line.get(key, 1)) is int for line in data for key in ("creature", "member", "count")
    )


def _cells_of_board(data: Any) -> bool:
    return all(
        isinstance(cell, list) and len(cell) == 2 and all(type(number) is int for number in cell) for cell in data
    )


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
