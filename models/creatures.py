"""Creatures of the bestiary: their rows, and finding, keeping and taking out."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from sqlalchemy import JSON, Column, func, insert, select, text
from sqlmodel import Field, SQLModel, col

from models.refusals import LibraryError
from models.sheets import EMPTY, Sheets
from models.store import Removed, Store, folded, now, numbered, portions, table_of, twin

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Creature(SQLModel, table=True):
    """A creature: its sheet as its rule system defines it, and what a game master files it under."""

    __tablename__ = "creature"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    name: str
    name_key: str = Field(default="", index=True)
    """The name as it sorts; the library keeps it."""
    system: str = Field(index=True)
    level: int | None = None
    kind: str = ""
    folder: str = Field(default="", index=True)
    """Names from the outermost in, parted by `/`; empty at the top."""
    tags: list[str] = Field(default_factory=list, sa_column=Column(JSON, nullable=False))
    sheet: dict[str, Any] = Field(default_factory=dict, sa_column=Column(JSON, nullable=False))
    pools: dict[str, int] = Field(default_factory=dict, sa_column=Column(JSON, nullable=False))
    """Pool to maximum, worked out from the sheet when it is kept, so that a list need not read sheets."""
    notes: str = ""
    source: str = ""
    """The book, page or file that it comes from."""
    extra: dict[str, Any] = Field(default_factory=dict, sa_column=Column(JSON, nullable=False))
    """What the file that it came from says of it that this version does not know; it is written out again."""
    created: int = 0
    changed: int = 0
    """Its place among the creatures: whichever was changed last has the highest number."""


class CreatureRow(NamedTuple):
    """A creature as a list of ten thousand shows it."""

    id: int
    name: str
    system: str
    level: int | None
    kind: str
    folder: str
    tags: tuple[str, ...]
    pools_text: str

    @property
    def pools(self) -> dict[str, int]:
        """Pool to maximum."""
        return dict(json.loads(self.pools_text))


Sort = Literal["nearest", "name", "level", "kind", "system", "folder", "created", "changed"]
_ORDERS: dict[Sort, str] = {
    "nearest": "substr(name_key, 1, length(:start)) <> :start, name_key, id",
    "name": "name_key {way}, id {way}",
    "level": "level IS NULL, level {way}, name_key, id",
    "kind": "kind = '', kind COLLATE NOCASE {way}, name_key, id",
    "system": "system {way}, name_key, id",
    "folder": "folder COLLATE NOCASE {way}, name_key, id",
    "created": "id {way}",
    "changed": "changed {way}, id {way}",
}
NEXT_CHANGED = select(func.coalesce(func.max(col(Creature.changed)), 0) + 1)
"""Counted, as for the encounters: a clock may be set back."""
_OF_ROW = "id, name, system, level, kind, folder, tags, pools"
_HAS_TAG = "EXISTS (SELECT 1 FROM json_each(creature.tags) WHERE value = :tag{})"


class Creatures:
    """The bestiary in the library."""

    def __init__(self, store: Store, sheets: Sheets) -> None:
        self._store = store
        self._sheets = sheets

    def rows(
        self,
        words: str = "",
        *,
        system: str | None = None,
        levels: tuple[int | None, int | None] = (None, None),
        tags: Sequence[str] = (),
        folder: str | None = None,
        sort: Sort = "name",
        descending: bool = False,
        limit: int = -1,
    ) -> list[CreatureRow]:
        """The creatures that fit all that is given: words by their beginnings in name, kind, tags and notes,
        a range of levels, every tag, a folder with what lies in it; the nearest are those named by the words.
        """  # noqa: D205
        conditions: list[str] = []
        values: dict[str, Any] = {"start": folded(words.strip()), "limit": limit}
        if words.strip():
            query = search_query(words)
            if not query:
                return []
            conditions.append("id IN (SELECT rowid FROM creature_search WHERE creature_search MATCH :query)")
            values["query"] = query
        if system is not None:
            conditions.append("system = :system")
            values["system"] = system
        for name, sign, level in (("low", ">=", levels[0]), ("high", "<=", levels[1])):
            if level is not None:
                conditions.append(f"level {sign} :{name}")
                values[name] = level
        for number, tag in enumerate(tags):
            conditions.append(_HAS_TAG.format(number))
            values[f"tag{number}"] = tag
        if folder is not None:
            conditions.append("(folder = :folder OR substr(folder, 1, length(:folder) + 1) = :folder || '/')")
            values["folder"] = folder
        where = f"WHERE {' AND '.join(conditions)} " if conditions else ""
        order = _ORDERS[sort].format(way="DESC" if descending else "ASC")
        # Every piece of the statement is written above; what comes from outside travels in `values`.
        statement = f"SELECT {_OF_ROW} FROM creature {where}ORDER BY {order} LIMIT :limit"  # noqa: S608
        with self._store.read() as connection:
            found = connection.exec_driver_sql(statement, values).all()
        return [
            CreatureRow(key, name, its_system, level, kind, place, _tags(its_tags), pools)
            for key, name, its_system, level, kind, place, its_tags, pools in found
        ]

    def count(self) -> int:
        """How many creatures there are."""
        return self._number("SELECT count(*) FROM creature")

    def get(self, creature_id: int) -> Creature | None:
        """A creature, whole and detached, or None."""
        with self._store.reading_session() as session:
            return session.get(Creature, creature_id)

    def get_all(self, ids: Sequence[int]) -> list[Creature]:
        """Those of the creatures that are there, in the order of the ids."""
        found: dict[int | None, Creature] = {}
        with self._store.reading_session() as session:
            for part in portions(ids):
                for creature in session.scalars(select(Creature).where(col(Creature.id).in_(part))):
                    found[creature.id] = creature
        return [found[key] for key in ids if key in found]

    def played_by(self, ids: Sequence[int]) -> dict[str, str]:
        """The rule systems of creatures, each with the name of one of them."""
        found: dict[str, str] = {}
        with self._store.reading_session() as session:
            for part in portions(ids):
                statement = select(col(Creature.system), func.min(col(Creature.name))).where(col(Creature.id).in_(part))
                named = session.execute(statement.group_by(col(Creature.system)))
                found.update((str(system), str(name)) for system, name in named)
        return found

    def ids_in(self, folder: str, system: str | None = None) -> list[int]:
        """The ids of the creatures (of a system) in a folder, with what lies in it, by name."""
        inside = func.substr(col(Creature.folder), 1, len(folder) + 1) == f"{folder}/"
        statement = select(col(Creature.id)).where((col(Creature.folder) == folder) | inside)
        if system is not None:
            statement = statement.where(col(Creature.system) == system)
        with self._store.reading_session() as session:
            return [id for id in session.scalars(statement.order_by(col(Creature.name_key), col(Creature.id))) if id]

    def add(self, creatures: Iterable[Creature]) -> list[Creature]:
        """Keep new creatures, all or none; they come back with their ids. Undo: `remove` them."""
        fresh = [self._kept(creature, None) for creature in creatures]
        if not fresh:
            return []
        with self._store.write() as connection:
            last = connection.exec_driver_sql("SELECT seq FROM sqlite_sequence WHERE name = 'creature'").scalar()
            changed = int(connection.scalar(NEXT_CHANGED) or 0)
            for number, creature in enumerate(fresh, int(last or 0) + 1):
                creature.id, creature.changed = number, changed
            connection.execute(insert(table_of(Creature)), [creature.model_dump() for creature in fresh])
        return fresh

    def save(self, creatures: Iterable[Creature]) -> list[Creature]:
        """Keep changed creatures, all or none; what they were before comes back. Undo: `save` that."""
        before: list[Creature] = []
        with self._store.session() as session:
            changed = int(session.scalar(NEXT_CHANGED) or 0)
            for creature in creatures:
                stored = session.get(Creature, creature.id)
                if stored is None:
                    raise LibraryError("gone", what="creature", id=creature.id)
                before.append(twin(stored))
                kept = self._kept(creature, stored)
                stored.sqlmodel_update(kept.model_dump(exclude={"id", "created"}) | {"changed": changed})
        return before

    def duplicate(self, ids: Sequence[int]) -> list[Creature]:
        """A copy of each creature under the next free number: Ghoul 2. Undo: `remove` them."""
        copies = []
        taken = self._name_keys()
        for creature in self.get_all(ids):
            name = numbered(creature.name, taken)
            taken.add(folded(name))
            copies.append(twin(creature, id=None, name=name))
        fresh = [self._stamped(copy, None) for copy in copies]
        with self._store.session() as session:
            changed = int(session.scalar(NEXT_CHANGED) or 0)
            for copy in fresh:
                copy.changed = changed
            session.add_all(fresh)
        return fresh

    def remove(self, ids: Sequence[int]) -> Removed:
        """Take creatures out; prepared encounters keep their own copies. Undo: `Library.restore`."""
        return self._store.remove(table_of(Creature), ids)

    def tags(self, system: str | None = None) -> list[tuple[str, int]]:
        """Every tag and how many creatures (of a system) bear it, by name."""
        return self._counts("SELECT value, count(*) FROM creature, json_each(creature.tags){} GROUP BY value", system)

    def folders(self, system: str | None = None) -> list[tuple[str, int]]:
        """Every folder that has creatures (of a system), how many lie directly in it, by name; `""` is the top."""
        return self._counts("SELECT folder, count(*) FROM creature{} GROUP BY folder", system)

    def have_levels(self, system: str | None = None) -> bool:
        """Whether any creature (of a system) has a level."""
        levelled = select(table_of(Creature).c.id).where(col(Creature.level).is_not(None)).limit(1)
        if system is not None:
            levelled = levelled.where(col(Creature.system) == system)
        with self._store.read() as connection:
            return connection.execute(levelled).first() is not None

    def systems(self) -> list[tuple[str, int]]:
        """Every rule system that has creatures and how many it has, by id."""
        return self._counts("SELECT system, count(*) FROM creature GROUP BY system")

    def kinds(self) -> list[tuple[str, int]]:
        """Every kind and how many creatures are of it, by name."""
        return self._counts("SELECT kind, count(*) FROM creature WHERE kind <> '' GROUP BY kind")

    def _kept(self, creature: Creature, before: Creature | None) -> Creature:
        same_system = before is not None and before.system == creature.system
        old = before.sheet if before is not None and same_system else None
        sheet = self._sheets.checked(creature.system, creature.name, creature.sheet, old)
        kept = self._stamped(twin(creature, sheet=sheet), before)
        if before is not None and sheet == old:
            kept.pools = before.pools
            return kept
        summary = self._sheets.summary(creature.system, sheet)
        told = EMPTY if before is None else self._sheets.summary(before.system, before.sheet)
        kept.pools = summary.pools
        # Level and kind follow the sheet until somebody files the creature under others.
        if kept.level in (None, told.level):
            kept.level = summary.level
        if kept.kind in ("", told.kind):
            kept.kind = summary.kind
        return kept

    @staticmethod
    def _stamped(creature: Creature, before: Creature | None) -> Creature:
        creature.name_key = folded(creature.name)
        creature.created = before.created if before else now()
        return creature

    def _name_keys(self) -> set[str]:
        with self._store.read() as connection:
            return set(connection.scalars(select(table_of(Creature).c.name_key)))

    def _number(self, statement: str) -> int:
        with self._store.read() as connection:
            return int(connection.execute(text(statement)).scalar_one())

    def _counts(self, statement: str, system: str | None = None) -> list[tuple[str, int]]:
        """What a statement of ours counts; `{}` in it is where a system is asked for."""
        of_system = "" if system is None else " WHERE system = :system"
        values = {} if system is None else {"system": system}
        with self._store.read() as connection:
            counted = connection.execute(text(statement.format(of_system)), values)
            found = [(str(value), int(number)) for value, number in counted]
        return sorted(found, key=lambda pair: (folded(pair[0]), pair[0]))


def search_query(words: str) -> str:
    """What FTS5 is asked for: every word by its beginning; empty if there is nothing in it to look for."""
    found = [word for word in words.replace('"', " ").split() if any(mark.isalnum() for mark in word)]
    return " ".join(f'"{word}"*' for word in found)


@lru_cache(maxsize=4096)
def _tags(value: str) -> tuple[str, ...]:
    return tuple(json.loads(value))
