"""Rule systems and house rules as data: their texts, known by their content, and which fights are played by them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import JSON, Column, Text, bindparam, delete, func, insert, select, text
from sqlmodel import Field, SQLModel, col

from models.storage.store import Repository, now, portions, table_of
from rules.written.rulebook import digest_of, heading_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from sqlalchemy import Connection

READY, DRAFT, PINNED = "ready", "draft", "pinned"
"""What is played, what is still being written, and what is kept for fights alone."""


class WrittenSystem(SQLModel, table=True):
    """One version of a rule system, or of house rules over one."""

    __tablename__ = "systems"

    hash: str = Field(primary_key=True)
    """The SHA-256 of its text."""
    id: str
    over: str = ""
    """House rules: the id of the system over which they are laid."""
    title: str = ""
    version: str = ""
    author: str = ""
    licence: str = ""
    text: str = Field(sa_column=Column(Text, nullable=False))
    came_from: str = ""
    """The file, or whatever else it came from."""
    state: str = READY
    is_on: bool = True
    """House rules: whether fights begin with them."""
    position: int = 0
    """Whichever was added last has the highest."""
    added: int = 0
    """When it was added, in milliseconds since 1970."""
    tests: dict[str, str] = Field(default_factory=dict, sa_column=Column(JSON, nullable=False))
    """The tests that came beside it, by their names."""
    licence_text: str = Field(default="", sa_column=Column(Text, nullable=False))
    """The words of its licence that came beside it."""

    @property
    def is_house(self) -> bool:
        """Whether it is laid over another system."""
        return bool(self.over)

    @property
    def is_whole(self) -> bool:
        """Whether its text is still what it was when it was added."""
        return digest_of(self.text) == self.hash


SYSTEMS = table_of(WrittenSystem)
_NEXT = select(func.coalesce(func.max(SYSTEMS.c.position), 0) + 1)
_PINNED_BY_FIGHTS = text(
    "SELECT DISTINCT pin.value FROM fight, json_each(CASE WHEN json_valid(fight.rules) THEN fight.rules ELSE '[]' END)"
    " AS pin"
)
_BY_HASH = select(SYSTEMS.c.hash, SYSTEMS.c.text).where(SYSTEMS.c.hash.in_(bindparam("hashes", expanding=True)))


class RowsBefore:
    """The rows of some texts as they were before a change; `WrittenSystems.put_back` brings them back."""

    def __init__(self, rows: Sequence[WrittenSystem], hashes: Collection[str]) -> None:
        self.rows = tuple(rows)
        self.hashes = frozenset(hashes)


class MissingText(LookupError):
    """A text by which a fight is played that is not in the library, or not what it was."""


def row_of(text: str, came_from: str = "", state: str = READY) -> WrittenSystem:
    """Return the row of a text as it would be added."""
    heading = heading_of(text)
    return WrittenSystem(
        hash=digest_of(text),
        id=heading.id,
        over=heading.over,
        title=heading.title,
        version=heading.version,
        author=heading.author,
        licence=heading.licence,
        text=text,
        came_from=came_from,
        state=state,
    )


class WrittenSystems(Repository):
    """The texts of rule systems and house rules in a library."""

    def all(self) -> list[WrittenSystem]:
        """Return every version that is ready, the last added first."""
        return self._of_state(READY)

    def drafts(self) -> list[WrittenSystem]:
        """Return what is still being written, the last saved first."""
        return self._of_state(DRAFT)

    def _of_state(self, state: str) -> list[WrittenSystem]:
        statement = select(WrittenSystem).where(col(WrittenSystem.state) == state)
        with self._store.reading_session() as session:
            return list(session.scalars(statement.order_by(col(WrittenSystem.position).desc())))

    def latest(self) -> list[WrittenSystem]:
        """Return the last added version of each system and of each text of house rules, the last added first."""
        found: dict[tuple[str, str], WrittenSystem] = {}
        for row in self.all():
            found.setdefault((row.over, row.id), row)
        return list(found.values())

    def hashes(self) -> dict[str, str]:
        """Return the hash of the latest version of each system, by its id."""
        statement = select(SYSTEMS.c.id, SYSTEMS.c.hash).where(SYSTEMS.c.state == READY, SYSTEMS.c.over == "")
        with self._store.read() as connection:
            return {row.id: row.hash for row in connection.execute(statement.order_by(SYSTEMS.c.position))}

    def hashes_with_house(self) -> dict[str, tuple[str, ...]]:
        """Return the hashes of what fights of a system begin with, of each that has house rules which are on."""
        columns = (SYSTEMS.c.id, SYSTEMS.c.over, SYSTEMS.c.is_on, SYSTEMS.c.hash)
        statement = select(*columns).where(SYSTEMS.c.state == READY).order_by(SYSTEMS.c.position)
        with self._store.read() as connection:
            latest = {(row.over, row.id): row for row in connection.execute(statement)}
        rows = [row for row in latest.values() if not row.over or row.is_on]
        over = {row.over for row in rows if row.over}
        return {id: tuple(row.hash for row in rows if id == (row.over or row.id)) for id in over}

    def playing(self, id: str) -> tuple[list[str], list[str]]:
        """Return the latest text of a system, if there is one, and those of the house rules that are on."""
        of_it = ((SYSTEMS.c.id == id) & (SYSTEMS.c.over == "")) | (SYSTEMS.c.over == id)
        columns = (SYSTEMS.c.id, SYSTEMS.c.over, SYSTEMS.c.is_on, SYSTEMS.c.hash)
        statement = select(*columns).where(SYSTEMS.c.state == READY, of_it).order_by(SYSTEMS.c.position)
        with self._store.read() as connection:
            latest = {(row.over, row.id): row for row in connection.execute(statement)}
            own = [row.hash for row in latest.values() if not row.over]
            house = [row.hash for row in latest.values() if row.over and row.is_on]
            texts = {row.hash: row.text for row in connection.execute(_BY_HASH, {"hashes": [*own, *house]})}
        return [texts[hash] for hash in own], [texts[hash] for hash in house]

    def versions(self, id: str, over: str = "") -> list[WrittenSystem]:
        """Return all versions of a system, or of house rules, the last added first."""
        return [row for row in self.all() if (row.over, row.id) == (over, id)]

    def get(self, hash: str) -> WrittenSystem | None:
        """Return a text, ready or not; None if it is not there."""
        with self._store.reading_session() as session:
            return session.get(WrittenSystem, hash)

    def put(self, rows: Iterable[WrittenSystem], instead_of: Collection[str] = ()) -> RowsBefore:
        """Keep these as the last added, instead of those of some hashes; return the rows before. Undo: `put_back`.

        Of those instead of which they are kept, what a fight is played by stays for it.
        """
        fresh = [WrittenSystem(**{**row.model_dump(), "added": row.added or now()}) for row in rows]
        hashes = {row.hash for row in fresh} | set(instead_of)
        with self._store.write() as connection:
            before = self._rows(connection, hashes)
            played = self.played(connection)
            still_played = [row for row in before if row.hash in instead_of and row.hash in played]
            wanted = {row.hash: WrittenSystem(**{**row.model_dump(), "state": PINNED}) for row in still_played}
            self._replace(connection, hashes, {**wanted, **{row.hash: row for row in fresh}}.values())
        return RowsBefore(before, hashes)

    def remove(self, hashes: Collection[str]) -> RowsBefore:
        """Remove texts; those by which a fight is played stay for it. Undo: `put_back` what is returned."""
        return self.put((), hashes)

    def switch(self, hash: str, *, is_on: bool) -> None:
        """Let fights begin with house rules, or no longer. Undo: `switch` them back."""
        with self._store.write() as connection:
            connection.execute(SYSTEMS.update().where(SYSTEMS.c.hash == hash).values(is_on=is_on))

    def put_back(self, before: RowsBefore) -> RowsBefore:
        """Bring rows back as they were; return them as they are now. Undo: `put_back` that."""
        with self._store.write() as connection:
            present = self._rows(connection, before.hashes)
            self._replace(connection, before.hashes, before.rows, keeps_position=True)
        return RowsBefore(present, before.hashes)

    def prune(self) -> None:
        """Remove the texts that were kept for fights that are gone."""
        pinned = select(SYSTEMS.c.hash).where(SYSTEMS.c.state == PINNED)
        with self._store.read() as connection:
            unused = set(connection.scalars(pinned)) - self.played(connection)
        if unused:
            self.remove(unused)

    def played(self, connection: Connection) -> set[str]:
        """Return the hashes of the texts by which fights are played."""
        return {str(hash) for hash in connection.scalars(_PINNED_BY_FIGHTS)}

    def _rows(self, connection: Connection, hashes: Collection[str]) -> list[WrittenSystem]:
        found: list[WrittenSystem] = []
        for batch in portions(sorted(hashes)):
            rows = connection.execute(select(SYSTEMS).where(SYSTEMS.c.hash.in_(batch))).mappings()
            found += [WrittenSystem(**row) for row in rows]
        return found

    def _replace(
        self,
        connection: Connection,
        hashes: Collection[str],
        rows: Iterable[WrittenSystem],
        *,
        keeps_position: bool = False,
    ) -> None:
        for batch in portions(sorted(hashes)):
            connection.execute(delete(SYSTEMS).where(SYSTEMS.c.hash.in_(batch)))
        for row in rows:
            values = row.model_dump()
            if not keeps_position:
                values["position"] = int(connection.scalar(_NEXT) or 1)
            connection.execute(insert(SYSTEMS), values)


# --- fights ------------------------------------------------------------------------------------------------------


def pin(connection: Connection, texts: Sequence[str]) -> str:
    """Keep the texts by which a fight is played; return what its row says of them."""
    rows = {digest_of(one): one for one in texts}
    known = set(connection.scalars(select(SYSTEMS.c.hash).where(SYSTEMS.c.hash.in_(list(rows)))))
    for hash, one in rows.items():
        if hash not in known:
            connection.execute(insert(SYSTEMS), {**row_of(one, state=PINNED).model_dump(), "added": now()})
    return json.dumps([*rows])


def pinned_texts(connection: Connection, hashes: Sequence[Any]) -> list[str]:
    """Return the texts of some hashes, in their order; raises MissingText."""
    texts = {row.hash: row.text for row in connection.execute(_BY_HASH, {"hashes": [str(hash) for hash in hashes]})}
    for hash in hashes:
        if hash not in texts or digest_of(texts[hash]) != hash:
            raise MissingText(str(hash)[:12])
    return [texts[hash] for hash in hashes]
