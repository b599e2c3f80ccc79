"""Short transactions on an open library, and rows that can be removed and put back."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
import threading
import time
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    ForeignKey,
    Table,
    create_engine,
    event,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool, QueuePool
from sqlalchemy.util import LRUCache
from sqlmodel import Session, SQLModel

from models.storage import database, error_translation
from models.storage.database import dumps
from models.storage.errors import MESSAGES, LibraryError
from rules.text.localized import said

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
    from pathlib import Path


_WRITING = "turnwright_writing"
_MANY = 500
_UNCOUNTED = (" SELECT ", " ON CONFLICT", " RETURNING ")
"""Parts of statements that insert as many rows as they find, or whose rows come back one by one."""

Entity = TypeVar("Entity", bound=SQLModel)
Progress: TypeAlias = "Callable[[int, int], None]"
"""Called with how much is done of how much; what it raises ends the work, and nothing of it is kept."""


def folded(text: str) -> str:
    """Return a key by which names sort and compare alike regardless of case and accents."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(character for character in decomposed if not unicodedata.combining(character)).casefold()


def numbered(name: str, taken: Collection[str]) -> str:
    """Return the name of a copy: with the next number that is free among folded names, as in Ghoul 2."""
    base, number = name, 2
    if match := re.fullmatch(r"(.+) (\d+)", name):
        base, number = match[1], int(match[2]) + 1
    while folded(f"{base} {number}") in taken:
        number += 1
    return f"{base} {number}"


def unused(name: str, taken: Collection[str]) -> str:
    """Return the name, with the next free number if it is taken itself."""
    return numbered(name, taken) if folded(name) in taken else name


def now() -> int:
    """Return milliseconds since 1970: when a row was made or changed."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Removed:
    """What a deletion removed: rows by table, in the order in which they can come back, and the links it cut."""

    rows: tuple[tuple[str, tuple[dict[str, Any], ...]], ...]
    links: tuple[tuple[str, str, Any, Any], ...]
    """Table, column, the row's primary key, the id it pointed at."""


class Store:
    """An open file: reading and writing in short transactions."""

    def __init__(
        self,
        path: Path,
        before_saving: Callable[[], None] | None = None,
        connect: Callable[[Path], sqlite3.Connection] = database.connect,
        demand_schema: Callable[[sqlite3.Connection], None] | None = None,
    ) -> None:
        self.path = path
        self._before_saving = before_saving
        """Refuses if what was opened is no longer there to be saved in."""
        self._demand_schema = demand_schema
        """Refuses if another program has changed what the file does on saving."""
        self._one_writer = threading.RLock()
        """Threads wait for each other here, so that a lock met in the file is another program's."""
        self.changed = False
        """Whether anything has been written since it was opened."""
        self._reading = engine(lambda: connect(path))
        event.listen(self._reading, "begin", self._begin)
        event.listen(self._reading, "commit", self._note_change)
        event.listen(self._reading, "after_cursor_execute", self._demand_rows)
        self._writing = self._reading.execution_options(**{_WRITING: True})
        self._joined = threading.local()

    @property
    def engine(self) -> Engine:
        """The engine behind it, for migrations and tests."""
        return self._reading

    @contextlib.contextmanager
    def read(self) -> Iterator[Connection]:
        """Open a connection on one unchanging view of the library."""
        if (joined := self._open_transaction) is not None:
            yield joined
            return
        with self._translating(), self._reading.connect() as connection:
            yield connection

    @contextlib.contextmanager
    def write(self) -> Iterator[Connection]:
        """Open a transaction: on the disk when the block is left, or nothing of it if the block fails."""
        if (joined := self._open_transaction) is not None:
            yield joined
            return
        with self._saving(), self._writing.begin() as connection:
            yield connection

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Open a transaction for everything that this thread writes inside the block, and reads there.

        A block inside another one belongs to that one's transaction, which goes on after it.
        """
        outer = self._open_transaction
        with self.write() as connection:
            self._joined.connection = connection
            try:
                yield
            finally:
                self._joined.connection = outer

    @property
    def _open_transaction(self) -> Connection | None:
        connection: Connection | None = getattr(self._joined, "connection", None)
        return connection

    @contextlib.contextmanager
    def reading_session(self) -> Iterator[Session]:
        """Open a short session whose entities stay usable after it."""
        bind = self._open_transaction or self._reading
        with self._translating(), Session(bind, expire_on_commit=False) as session:
            yield session

    @contextlib.contextmanager
    def session(self) -> Iterator[Session]:
        """Open a short session in one writing transaction; its entities are whole and detached afterwards."""
        bind = self._open_transaction or self._writing
        with self._saving(), Session(bind, expire_on_commit=False) as session, session.begin():
            yield session

    @contextlib.contextmanager
    def query_connection(self, progress: Progress | None) -> Iterator[sqlite3.Connection]:
        """Open SQLite's own connection for a query, which ends when `progress` raises."""
        with self.read() as joined:
            connection = _sqlite_connection(joined)
            if progress is None:
                yield connection
                return
            progress(0, 0)
            with database.interruptible(connection, progress):
                yield connection

    def close(self) -> None:
        """Close every connection; the last one empties SQLite's log into the file."""
        self._reading.dispose()

    def remove(self, table: Table, ids: Sequence[int]) -> Removed:
        """Delete rows by id, with what depends on them, and return everything that `restore` needs."""
        key = _key(table)
        with self.write() as connection:
            removal = _Removal(connection)
            removal.gather(key, ids)
            for batch in portions(ids):
                connection.execute(table.delete().where(key.in_(batch)))
        return removal.result()

    def restore(self, removed: Removed) -> None:
        """Put back what was removed, under the same ids, and relink it."""
        tables = SQLModel.metadata.tables
        with self.write() as connection:
            for name, rows in removed.rows:
                connection.execute(insert(tables[name]), list(rows))
            for name, column, row, target in removed.links:
                connection.execute(update(tables[name]).where(_key(tables[name]) == row).values({column: target}))

    @contextlib.contextmanager
    def _translating(self) -> Iterator[None]:
        try:
            yield
        except (DBAPIError, sqlite3.Error) as error:
            # Only what the disk or the file does to us; a wrong statement is our own fault and stays one.
            cause = error.orig if isinstance(error, DBAPIError) else error
            if isinstance(cause, sqlite3.Error) and error_translation.is_from_outside(cause):
                raise error_translation.refusal_for(self.path, cause) from error
            raise
        except (UnicodeDecodeError, json.JSONDecodeError) as error:
            raise error_translation.refusal_for(self.path, error) from error

    @contextlib.contextmanager
    def _saving(self) -> Iterator[None]:
        with self._translating(), self._one_writer:
            yield

    def _begin(self, connection: Connection) -> None:
        writing = connection.get_execution_options().get(_WRITING)
        if writing and self._before_saving is not None:
            self._before_saving()
        # A writer takes its place at once, and does not read first what another one is changing.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
        if writing and self._demand_schema is not None:
            self._demand_schema(_sqlite_connection(connection))

    def _demand_rows(
        self, connection: Connection, cursor: Any, statement: str, parameters: Any, context: Any, executemany: bool
    ) -> None:
        """Refuse to go on if fewer rows have been written than there were to write."""
        # An UPDATE finds as many as there are, and whoever needs one of them looks.
        if statement.startswith("INSERT INTO") and not any(word in statement for word in _UNCOUNTED):
            expected = len(parameters) if executemany else 1
            if -1 < cursor.rowcount < expected:
                reason = said("fault-rows_missing", MESSAGES, wanted=expected, written=cursor.rowcount)
                raise LibraryError("not_saved", **database.described(self.path), reason=reason)

    def _note_change(self, connection: Connection) -> None:
        """Note whether a transaction has written a row: an import that is refused has not."""
        self.changed = self.changed or _sqlite_connection(connection).total_changes > 0


def _sqlite_connection(connection: Connection) -> sqlite3.Connection:
    """SQLite's own connection."""
    connection_ = connection.connection.driver_connection
    assert isinstance(connection_, sqlite3.Connection)
    return connection_


def portions(ids: Sequence[Any]) -> Iterator[Sequence[Any]]:
    """Yield ids in batches that fit into a statement."""
    for start in range(0, len(ids), _MANY):
        yield ids[start : start + _MANY]


def _key(table: Table) -> Column[Any]:
    return next(iter(table.primary_key.columns))


class _Removal:
    """What a deletion is about to remove, gathered before it is done."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[tuple[str, tuple[dict[str, Any], ...]]] = []
        self._links: list[tuple[str, str, Any, Any]] = []

    def gather(self, column: Column[Any], values: Sequence[Any]) -> None:
        """Collect the rows whose column has one of the values, and what depends on them."""
        table = column.table
        assert isinstance(table, Table)
        collected: list[dict[str, Any]] = []
        for batch in portions(values):
            statement = select(table).where(column.in_(batch)).order_by(*table.primary_key.columns)
            collected += [dict(row) for row in self._connection.execute(statement).mappings()]
        if not collected:
            return
        self._rows.append((table.name, tuple(collected)))
        for reference in _references(table):
            ids = [row[reference.column.name] for row in collected]
            if reference.ondelete == "CASCADE":
                self.gather(reference.parent, ids)
            else:
                self._take_down_links(reference.parent, ids)

    def _take_down_links(self, column: Column[Any], values: Sequence[Any]) -> None:
        key = _key(column.table)
        for batch in portions(values):
            statement = select(key, column).where(column.in_(batch))
            for row, target in self._connection.execute(statement):
                self._links.append((column.table.name, column.name, row, target))

    def result(self) -> Removed:
        return Removed(tuple(self._rows), tuple(self._links))


def _references(table: Table) -> list[ForeignKey]:
    return [
        key
        for table_ in SQLModel.metadata.sorted_tables
        for column in table_.columns
        for key in column.foreign_keys
        if key.column.table is table
    ]


def twin(entity: Entity, **changes: Any) -> Entity:
    """Return a new entity with the same values but for the changes; unlike `model_copy` it shares no row."""
    values = {name: getattr(entity, name) for name in type(entity).model_fields}
    return type(entity)(**{**values, **changes})


def demanded(session: Session, entity: type[Entity], id: int | None, what: str) -> Entity:
    """Return the row of an entity that is to be changed; refuse `gone` if it no longer exists."""
    row = session.get(entity, id)
    if row is None:
        raise LibraryError("gone", what=what, id=id)
    return row


def demanded_all(session: Session, entity: type[Entity], ids: Iterable[int | None], what: str) -> list[Entity]:
    """Return the rows of entities that are to be changed, read together; refuse `gone` if one no longer exists."""
    wanted = list(ids)
    rows = gathered(session, entity, [id for id in wanted if id is not None])
    return rows if len(rows) == len(wanted) else [demanded(session, entity, id, what) for id in wanted]


def gathered(session: Session, entity: type[Entity], ids: Sequence[int]) -> list[Entity]:
    """Return those of the rows that exist, in the order of the ids."""
    by_id: dict[int, Entity] = {}
    key = _key(table_of(entity))
    for batch in portions(ids):
        by_id.update((row.__dict__[key.name], row) for row in session.scalars(select(entity).where(key.in_(batch))))
    return [by_id[id] for id in ids if id in by_id]


def table_of(entity: type[SQLModel]) -> Table:
    """Return the table of an entity."""
    table = inspect(entity).local_table
    assert isinstance(table, Table)
    return table


class Repository:
    """What reads and writes the rows of one kind in an open file."""

    def __init__(self, store: Store) -> None:
        self._store = store


class EntityRepository(Repository, Generic[Entity]):
    """Rows that are read and removed by their keys."""

    entity: type[Entity]

    def get(self, key: int | str) -> Entity | None:
        """Return a row, whole and detached, or None."""
        with self._store.reading_session() as session:
            return session.get(self.entity, key)

    def remove(self, ids: Sequence[int]) -> Removed:
        """Remove rows, with those that are theirs. Undo: `Library.restore`."""
        return self._store.remove(table_of(self.entity), ids)


def reorder(store: Store, table: Table, ids: Sequence[int]) -> list[int]:
    """Put rows into another order on the places they hold; return their ids in the old order."""
    key, position = _key(table), table.c.position
    with store.write() as connection:
        positions: list[tuple[int, int]] = []
        for batch in portions(ids):
            rows = connection.execute(select(position, key).where(key.in_(batch)))
            positions += [(int(position_), int(row)) for position_, row in rows]
        positions.sort()
        ids_before = [row for _, row in positions]
        ordered = [row for row in ids if row in set(ids_before)]
        for position_, row in zip(_rising([position_ for position_, _ in positions]), ordered, strict=True):
            connection.execute(update(table).where(key == row).values(position=position_))
    return ids_before


def _rising(positions: Sequence[int]) -> list[int]:
    """The positions, each at least one higher than the one before."""
    rising: list[int] = []
    for place in positions:
        rising.append(max(place, rising[-1] + 1) if rising else place)
    return rising


STATEMENTS: LRUCache[Any, Any] = LRUCache(1000)
"""Compiled statements; a file that is opened later finds them here."""


@cache
def _common() -> Engine:
    """An engine without a file: what it knows of SQLite is true of every file."""
    engine = create_engine("sqlite://", json_serializer=dumps, poolclass=NullPool)
    # With its first connection it looks at what this SQLite can do.
    engine.connect().close()
    return engine


def engine(connect: Callable[[], sqlite3.Connection]) -> Engine:
    """Return an engine over the connections that a call makes."""
    common = _common()
    creator: Callable[[], Any] = connect  # SQLAlchemy's own description of a connection fits no module's.
    # Compiled statements are found by the dialect for which they were compiled, so all engines have the same one.
    pool = QueuePool(creator, pool_size=4, dialect=common.dialect)
    return Engine(pool, common.dialect, common.url, execution_options={"compiled_cache": STATEMENTS})
