"""Creatures of the bestiary: their rows, and finding, keeping and taking out."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import JSON, Column, Index, func, insert, select
from sqlalchemy.orm import load_only
from sqlmodel import Field, SQLModel, col

from models.repositories.sheets import EMPTY, SUMMARY, Sheets
from models.search import query_parser
from models.search.lists import Lists, tags_in
from models.search.sql import Query, Sort
from models.storage.database import dumps
from models.storage.errors import LibraryError
from models.storage.store import Removed, Store, demanded_all, folded, gathered, now, numbered, portions, table_of, twin

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from models.storage.store import Progress


class Creature(SQLModel, table=True):
    """A creature: its sheet as its rule system defines it, and what a game master files it under."""

    __tablename__ = "creature"
    __table_args__ = (
        # Lists are walked through in these, with all that a list is narrowed by, and no sheet is passed on the way.
        Index("creature_by_name", "name_key", "id", "system", "level", "kind", "folder", "tags"),
        Index("creature_by_system", "system", "name_key", "id", "level", "kind", "folder", "tags"),
        Index("creature_by_change", "changed"),
        Index("creature_by_sum", "summed"),
        {"sqlite_autoincrement": True},
    )

    id: int | None = Field(default=None, primary_key=True)
    name: str
    name_key: str = ""
    """The name as it sorts; the library keeps it."""
    system: str
    level: int | None = None
    kind: str = ""
    folder: str = Field(default="", index=True)
    """Names from the outermost in, separated by `/`; empty at the top."""
    tags: list[str] = Field(default=[], sa_column=Column(JSON, nullable=False))
    sheet: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    pools: dict[str, int] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """Pool to maximum, worked out from the sheet when it is saved, so that a list need not read sheets."""
    notes: str = ""
    source: str = ""
    """The book, page or file it comes from."""
    variant: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """What a variant was made from: `template`, the name `of` that creature and its `id`; else empty."""
    extra: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """What the file it came from says that this version does not know; it is exported again."""
    created: int = 0
    changed: int = 0
    """The number of its last change: whichever creature was changed last has the highest."""
    told: str = ""
    """The names on the sheet, for the search: abilities, weapons, items. Kept by the library."""
    marks: str = ""
    """What field words find on the sheet, as `weak=fire`. Kept by the library."""
    summed: int = 0
    """The version of the summary that wrote `told` and `marks`; an older one is written anew."""


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


NEXT_CHANGE_NUMBER = select(func.coalesce(func.max(col(Creature.changed)), 0) + 1)
"""Counted, as for the encounters: a clock may be set back."""
_OF_ROW = "id, name, system, level, kind, folder, tags, pools"
_PORTION = 50
"""How many sheets are read at once: so few that nobody who saves meanwhile waits longer than a frame."""
_LINE = (
    Creature.name,
    Creature.system,
    Creature.level,
    Creature.kind,
    Creature.folder,
    Creature.tags,
    Creature.pools,
)
"""The columns of a list's row."""


class FilingRecord(NamedTuple):
    """The folder and tags under which creatures were filed, as stored, by id."""

    rows: tuple[tuple[int, str, str], ...]

    @property
    def ids(self) -> list[int]:
        """The ids of the creatures."""
        return [row[0] for row in self.rows]


class Creatures(Lists):
    """The bestiary in the library."""

    def __init__(self, store: Store, sheets: Sheets) -> None:
        super().__init__(store)
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
        """Return the creatures that match everything given, those with matching names first."""
        ids = self.ids(Query(words, system, levels, tuple(tags), folder, sort, descending), limit)
        by_id = {}
        statement = f"SELECT {_OF_ROW} FROM creature WHERE id IN (SELECT value FROM json_each(?))"  # noqa: S608  Names of ours.
        with self._store.read() as connection:
            for batch in portions(ids):
                for row in connection.exec_driver_sql(statement, (dumps(list(batch)),)):
                    id, name, its_system, level, kind, place, its_tags, pools = row
                    by_id[id] = CreatureRow(id, name, its_system, level, kind, place, tags_in(its_tags), pools)
        return [by_id[key] for key in ids if key in by_id]

    def lines(self, ids: Sequence[int]) -> list[Creature]:
        """Return those of the creatures that exist, detached, with what a list shows; in the order of the ids."""
        statement = select(Creature).options(load_only(*_LINE, raiseload=True))  # type: ignore[arg-type]
        try:
            with self._store.reading_session() as session:
                by_id = {
                    creature.id: creature for creature in session.scalars(statement.where(col(Creature.id).in_(ids)))
                }
        except LibraryError as error:
            if not error.code.startswith("damaged"):
                raise
            # It was found damaged while it is in use: one spoiled line keeps no other from being shown.
            return [line for id in ids for line in self.lines([id])] if len(ids) > 1 else []
        return [by_id[key] for key in ids if key in by_id]

    def extras(self, ids: Sequence[int]) -> dict[int, dict[str, Any]]:
        """Return the extra data of creatures by id; those that have none are left out, and those that are spoiled."""
        found: dict[int, Any] = {}
        statement = "SELECT id, extra FROM creature WHERE id IN (SELECT value FROM json_each(?)) AND extra != '{}'"
        with self._store.read() as connection:
            for batch in portions(ids):
                for id, text in connection.exec_driver_sql(statement, (dumps(list(batch)),)):
                    with suppress(ValueError, TypeError):
                        found[id] = json.loads(text)
        return {id: extra for id, extra in found.items() if isinstance(extra, dict)}

    def _index_terms(self, creatures: Iterable[Creature]) -> None:
        if self._terms is not None:
            for creature in creatures:
                text = "\n".join(
                    (creature.name, creature.kind, *creature.tags, creature.notes, creature.source, creature.told)
                )
                self._terms.add((*query_parser.words_in(text), *creature.marks.split()))

    def get(self, creature_id: int) -> Creature | None:
        """Return a creature, whole and detached, or None."""
        with self._store.reading_session() as session:
            return session.get(Creature, creature_id)

    def id_by_name(self, name: str, system: str) -> int | None:
        """Return the id of the first creature of that name in a system, or None."""
        statement = select(col(Creature.id)).where(
            col(Creature.name_key) == folded(name), col(Creature.system) == system
        )
        with self._store.reading_session() as session:
            return session.scalars(statement.order_by(col(Creature.id)).limit(1)).first()

    def ids_by_name(self, names: Iterable[tuple[str, str]]) -> list[int]:
        """Return the ids of the first creatures of these names in these systems, in this order; some have none."""
        keys = [(folded(name), system) for name, system in names]
        statement = (
            "SELECT name_key, system, min(id) FROM creature WHERE name_key IN (SELECT value FROM json_each(?)) "
            "GROUP BY name_key, system"
        )
        with self._store.read() as connection:
            rows = connection.exec_driver_sql(statement, (dumps([key for key, _ in keys]),))
            ids = {(name, system): id for name, system, id in rows}
        return list(dict.fromkeys(ids[key] for key in keys if key in ids))

    def get_all(self, ids: Sequence[int]) -> list[Creature]:
        """Return those of the creatures that exist, in the order of the ids."""
        with self._store.reading_session() as session:
            return gathered(session, Creature, ids)

    def systems_of(self, ids: Sequence[int]) -> dict[str, str]:
        """Return the rule systems of creatures, each with the name of one of them."""
        systems: dict[str, str] = {}
        with self._store.reading_session() as session:
            for batch in portions(ids):
                statement = select(col(Creature.system), func.min(col(Creature.name))).where(
                    col(Creature.id).in_(batch)
                )
                rows = session.execute(statement.group_by(col(Creature.system)))
                systems.update((str(system), str(name)) for system, name in rows)
        return systems

    def ids_in(self, folder: str, system: str | None = None) -> list[int]:
        """Return the ids of the creatures (of a system) in a folder and its subfolders, by name."""
        inside = func.substr(col(Creature.folder), 1, len(folder) + 1) == f"{folder}/"
        statement = select(col(Creature.id)).where((col(Creature.folder) == folder) | inside)
        if system is not None:
            statement = statement.where(col(Creature.system) == system)
        with self._store.reading_session() as session:
            return [id for id in session.scalars(statement.order_by(col(Creature.name_key), col(Creature.id))) if id]

    def ids_tagged(self, tag: str) -> list[int]:
        """Return the ids of all creatures with a tag, by name."""
        statement = "SELECT id FROM creature WHERE instr(tags, ?) > 0 ORDER BY name_key, id"
        with self._store.read() as connection:
            return [row[0] for row in connection.exec_driver_sql(statement, (dumps(tag),))]

    def add(self, creatures: Iterable[Creature]) -> list[Creature]:
        """Add new creatures, all or none, and return them with their ids. Undo: `remove` them."""
        fresh = [self._checked(creature, None) for creature in creatures]
        if not fresh:
            return []
        with self._store.write() as connection:
            last = connection.exec_driver_sql("SELECT seq FROM sqlite_sequence WHERE name = 'creature'").scalar()
            change_number = int(connection.scalar(NEXT_CHANGE_NUMBER) or 0)
            for number, creature in enumerate(fresh, int(last or 0) + 1):
                creature.id, creature.changed = number, change_number
            connection.execute(insert(table_of(Creature)), [creature.model_dump() for creature in fresh])
        self._index_terms(fresh)
        return fresh

    def save(self, creatures: Iterable[Creature]) -> list[Creature]:
        """Save changed creatures, all or none, and return them as they were. Undo: `save` those."""
        changed, before = list(creatures), list[Creature]()
        with self._store.session() as session:
            change_number = int(session.scalar(NEXT_CHANGE_NUMBER) or 0)
            rows = demanded_all(session, Creature, (row.id for row in changed), "creature")
            for creature, stored in zip(changed, rows, strict=True):
                before.append(twin(stored))
                checked = self._checked(creature, stored)
                stored.sqlmodel_update(checked.model_dump(exclude={"id", "created"}) | {"changed": change_number})
                self._index_terms([checked])
        return before

    def duplicate(self, ids: Sequence[int]) -> list[Creature]:
        """Add a copy of each creature under the next free number: Ghoul 2. Undo: `remove` them."""
        copies = []
        originals = self.get_all(ids)
        taken = self._numbered_names(original.name for original in originals)
        for creature in originals:
            name = numbered(creature.name, taken)
            taken.add(folded(name))
            copies.append(twin(creature, id=None, name=name))
        fresh = [self._stamped(copy, None) for copy in copies]
        with self._store.session() as session:
            change_number = int(session.scalar(NEXT_CHANGE_NUMBER) or 0)
            for copy in fresh:
                copy.changed = change_number
            session.add_all(fresh)
        self._index_terms(fresh)
        return fresh

    def remove(self, ids: Sequence[int]) -> Removed:
        """Remove creatures; prepared encounters keep their own copies. Undo: `Library.restore`."""
        return self._store.remove(table_of(Creature), ids)

    def file(self, ids: Sequence[int], folder: str, progress: Progress | None = None) -> FilingRecord:
        """Put creatures into a folder; return what they were filed under. Undo: `refile` that."""
        return self._file(ids, lambda _, tags: (folder, tags), progress)

    def tag(
        self,
        ids: Sequence[int],
        add: Sequence[str],
        drop: Collection[str] = (),
        *,
        first: bool = False,
        progress: Progress | None = None,
    ) -> FilingRecord:
        """Add tags to creatures, after their own or `first`, and remove others. Undo: `refile`."""

        def tagged(folder: str, tags: str) -> tuple[str, str]:
            remaining = [tag for tag in tags_in(tags) if tag not in drop]
            if first:
                return folder, dumps([*add, *(tag for tag in remaining if tag not in add)])
            return folder, dumps([*remaining, *(tag for tag in add if tag not in remaining)])

        return self._file(ids, tagged, progress)

    def rename_tag(self, ids: Sequence[int], old: str, new: str, progress: Progress | None = None) -> FilingRecord:
        """Replace a tag of creatures by another, once. Undo: `refile`."""

        def tagged(folder: str, tags: str) -> tuple[str, str]:
            return folder, dumps(list(dict.fromkeys(new if tag == old else tag for tag in tags_in(tags))))

        return self._file(ids, tagged, progress)

    def move(self, ids: Sequence[int], folder: str, path: str, progress: Progress | None = None) -> FilingRecord:
        """Move creatures of a folder and its subfolders into another, or to the top. Undo: `refile`."""
        return self._file(ids, lambda place, tags: ((path + place[len(folder) :]).lstrip("/"), tags), progress)

    def refile(self, filed: FilingRecord, progress: Progress | None = None) -> FilingRecord:
        """File creatures as they were filed; return what they are filed under now."""
        filing = {id: (folder, tags) for id, folder, tags in filed.rows}
        return self._file(filed.ids, filing, progress)

    def _file(
        self,
        ids: Sequence[int],
        filing: Mapping[int, tuple[str, str]] | Callable[[str, str], tuple[str, str]],
        progress: Progress | None,
    ) -> FilingRecord:
        before: list[tuple[int, str, str]] = []
        terms: set[str] = set()
        statement = "SELECT id, folder, tags FROM creature WHERE id IN (SELECT value FROM json_each(?))"
        with self._store.write() as connection:
            change_number = int(connection.scalar(NEXT_CHANGE_NUMBER) or 0)
            for number, batch in enumerate(portions(ids), 1):
                rows = connection.exec_driver_sql(statement, (dumps(list(batch)),)).all()
                folder_updates, tag_updates = [], []
                for id, folder, tags in rows:
                    new_folder, new_tags = filing(folder, tags) if callable(filing) else filing[id]
                    if (new_folder, new_tags) != (folder, tags):
                        before.append((id, folder, tags))
                    if new_folder != folder:
                        folder_updates.append((new_folder, change_number, id))
                    if new_tags != tags:
                        tag_updates.append((new_tags, change_number, id))
                        terms.add(new_tags)
                if folder_updates:
                    connection.exec_driver_sql(
                        "UPDATE creature SET folder = ?, changed = ? WHERE id = ?", folder_updates
                    )
                if tag_updates:
                    connection.exec_driver_sql("UPDATE creature SET tags = ?, changed = ? WHERE id = ?", tag_updates)
                if progress is not None:
                    progress(min(number * len(batch), len(ids)), len(ids))
        if self._terms is not None:
            self._terms.add(query_parser.words_in(" ".join(terms)))
        return FilingRecord(tuple(before))

    def unread_sheets(self) -> bool:
        """Whether there are sheets that the search has not read yet; some may be of missing systems."""
        statement = "SELECT EXISTS(SELECT 1 FROM creature WHERE summed < ?)"
        with self._store.read() as connection:
            return bool(connection.exec_driver_sql(statement, (SUMMARY,)).scalar())

    def read_sheets(self, progress: Progress) -> int:
        """Read for the search the sheets of older versions, a batch at a time; return how many were read."""
        count, total = 0, self.count()
        while unread := self._unread(_PORTION):
            rows = [
                (*self._sheets.search_texts(system, json.loads(sheet)), SUMMARY, id) for id, system, sheet in unread
            ]
            with self._store.write() as connection:
                connection.exec_driver_sql("UPDATE creature SET told = ?, marks = ?, summed = ? WHERE id = ?", rows)
            if self._terms is not None:
                for named, marks, _, _ in rows:
                    self._terms.add((*query_parser.words_in(named), *marks.split()))
            count += len(rows)
            progress(count, total)
        return count

    def _unread(self, limit: int) -> list[tuple[int, str, str]]:
        installed = dumps([id for id, _ in self.systems() if self._sheets.knows(id)])
        statement = (
            "SELECT id, system, sheet FROM creature WHERE summed < ? AND system IN (SELECT value FROM json_each(?)) "
            "AND json_valid(sheet) LIMIT ?"
        )
        with self._store.read() as connection:
            return [tuple(row) for row in connection.exec_driver_sql(statement, (SUMMARY, installed, limit))]

    def _checked(self, creature: Creature, before: Creature | None) -> Creature:
        same_system = before is not None and before.system == creature.system
        old_sheet = before.sheet if before is not None and same_system else None
        sheet = self._sheets.check(creature.system, creature.name, creature.sheet, old_sheet)
        checked = self._stamped(twin(creature, sheet=sheet), before)
        if before is not None and sheet == old_sheet:
            checked.pools, checked.told, checked.marks, checked.summed = (
                before.pools,
                before.told,
                before.marks,
                before.summed,
            )
            return checked
        summary = self._sheets.summary(creature.system, sheet)
        old_summary = EMPTY if before is None else self._sheets.summary(before.system, before.sheet)
        checked.pools, checked.told, checked.marks, checked.summed = summary.pools, summary.told, summary.marks, SUMMARY
        # Level and kind follow the sheet until somebody files the creature under others.
        if checked.level in (None, old_summary.level):
            checked.level = summary.level
        if checked.kind in ("", old_summary.kind):
            checked.kind = summary.kind
        return checked

    @staticmethod
    def _stamped(creature: Creature, before: Creature | None) -> Creature:
        creature.name_key = folded(creature.name)
        creature.created = before.created if before else now()
        return creature

    def _numbered_names(self, names: Iterable[str]) -> set[str]:
        """The folded names that begin like one of these without its number."""
        name_keys: set[str] = set()
        statement = "SELECT name_key FROM creature WHERE name_key >= ? AND name_key < ?"
        with self._store.read() as connection:
            for start in {folded(re.sub(r" \d+$", "", name)) for name in names}:
                name_keys.update(row[0] for row in connection.exec_driver_sql(statement, (start, f"{start}\U0010ffff")))
        return name_keys
