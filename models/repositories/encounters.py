"""Encounters: prepared, running or ended, with the entries that go into them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from sqlalchemy import JSON, Column, ForeignKey, Integer, func, select
from sqlmodel import Field, SQLModel, col

from models.repositories.creatures import Creature
from models.repositories.parties import Member
from models.search import query_parser
from models.storage.errors import LibraryError
from models.storage.store import (
    EntityRepository,
    Removed,
    demanded,
    demanded_all,
    folded,
    gathered,
    now,
    numbered,
    portions,
    reorder,
    table_of,
    twin,
)
from rules.core.state import FOES, PARTY

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sqlalchemy import Select
    from sqlmodel import Session

PREPARED, RUNNING, ENDED = "prepared", "running", "ended"


class Encounter(SQLModel, table=True):
    """An encounter; its fight, once begun, is kept in the journals."""

    __tablename__ = "encounter"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    name: str
    folder: str = ""
    """Its folder in the list: names separated by `/`; empty: none."""
    system: str
    state: str = Field(default=PREPARED, index=True)
    """`prepared`, `running` or `ended`; only beginning, ending and undo change it."""
    options: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    surprise: dict[str, Any] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True), nullable=True))
    board: dict[str, Any] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True), nullable=True))
    rollers: dict[str, str] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """Side to who answers its dice."""
    seed: int | None = None
    """The seed of the app's dice; None: it is chosen when the fight begins."""
    notes: str = ""
    party_id: int | None = Field(
        default=None, sa_column=Column(Integer, ForeignKey("party.id", ondelete="SET NULL"), nullable=True, index=True)
    )
    outcome: dict[str, Any] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True), nullable=True))
    """The outcome of the fight: winner, spoils, summary."""
    extra: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """What the file it came from says that this version does not know; it is exported again."""
    created: int = 0
    changed: int = 0
    """The number of its last change: whichever encounter was changed last has the highest."""


class EncounterEntry(SQLModel, table=True):
    """An entry of a prepared encounter: a number of copies of a creature, or a member of a party."""

    __tablename__ = "encounter_entry"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    encounter_id: int = Field(
        default=0, sa_column=Column(Integer, ForeignKey("encounter.id", ondelete="CASCADE"), nullable=False, index=True)
    )
    position: int = 0
    creature_id: int | None = Field(
        default=None,
        sa_column=Column(Integer, ForeignKey("creature.id", ondelete="SET NULL"), nullable=True, index=True),
    )
    member_id: int | None = Field(
        default=None, sa_column=Column(Integer, ForeignKey("member.id", ondelete="SET NULL"), nullable=True, index=True)
    )
    name: str = ""
    side: str = FOES
    count: int = 1
    group: str = ""
    sheet: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """The sheet when the entry was made; it is used if the creature or member is gone."""
    cells: list[list[int]] = Field(default=[], sa_column=Column(JSON, nullable=False))
    """Where they start on the board, one cell each as far as they are placed."""
    notes: str = ""
    wave: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """When they enter (see `models.repositories.waves`); empty: they are there from the start."""
    hidden: bool = False
    """Whether the players do not see them when the fight begins."""
    pools: dict[str, int] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """Pool to the value of each of them; more than the sheet gives raises the maximum."""
    extra: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """What the file it came from says that this version does not know; it is exported again."""


class EncounterRow(NamedTuple):
    """An encounter as a list of thousands shows it."""

    id: int
    name: str
    folder: str
    system: str
    state: str


_ROW: tuple[Any, ...] = (
    Encounter.id,
    Encounter.name,
    Encounter.folder,
    Encounter.system,
    Encounter.state,
)
"""The columns of a list's row."""


class Encounters(EntityRepository[Encounter]):
    """The encounters in the library."""

    entity = Encounter

    def all(self, state: str | None = None) -> list[Encounter]:
        """Return the encounters of a state, or all; the last changed first."""
        with self._store.reading_session() as session:
            return list(session.scalars(_last_changed_first(select(Encounter), state)))

    def rows(self, state: str | None = None) -> list[EncounterRow]:
        """Return the encounters of a state, or all, as a list shows them; the last changed first."""
        with self._store.read() as connection:
            rows = connection.execute(_last_changed_first(select(*_ROW), state))
            return [EncounterRow(*row) for row in rows]

    def outcomes(self) -> dict[int, Mapping[str, Any]]:
        """Return the outcome of each encounter whose fight is over, by its id."""
        chosen = select(col(Encounter.id), col(Encounter.outcome)).where(col(Encounter.state) == ENDED)
        with self._store.read() as connection:
            return {id: outcome or {} for id, outcome in connection.execute(chosen)}

    def rows_of(self, ids: Sequence[int]) -> list[EncounterRow]:
        """Return those of the encounters that exist, as a list shows them."""
        with self._store.read() as connection:
            results = [connection.execute(select(*_ROW).where(col(Encounter.id).in_(batch))) for batch in portions(ids)]
            return [EncounterRow(*row) for rows in results for row in rows]

    def get_all(self, ids: Sequence[int]) -> list[Encounter]:
        """Return those of the encounters that exist, in the order of the ids."""
        with self._store.reading_session() as session:
            return gathered(session, Encounter, ids)

    def entries(self, encounter_id: int) -> list[EncounterEntry]:
        """Return the entries of an encounter in order."""
        statement = select(EncounterEntry).where(col(EncounterEntry.encounter_id) == encounter_id)
        with self._store.reading_session() as session:
            return list(session.scalars(statement.order_by(col(EncounterEntry.position), col(EncounterEntry.id))))

    def count_combatants(self, encounter_id: int) -> int:
        """Return how many combatants an encounter has from the start."""
        total = select(func.coalesce(func.sum(col(EncounterEntry.count)), 0))
        with self._store.read() as connection:
            return int(connection.execute(total.where(col(EncounterEntry.encounter_id) == encounter_id)).scalar_one())

    def sharing_members(self, encounter_id: int) -> set[int]:
        """Return the encounters in which a member of a party takes part who is in this one."""
        members = select(col(EncounterEntry.member_id)).where(col(EncounterEntry.encounter_id) == encounter_id)
        statement = select(col(EncounterEntry.encounter_id)).where(col(EncounterEntry.member_id).in_(members))
        with self._store.read() as connection:
            return set(connection.scalars(statement))

    def matching(self, typed: str) -> set[int]:
        """Return the encounters that a search matches, in names, folders, notes and entries."""
        parsed = query_parser.parse(typed)
        folders = {encounter.id: folded(encounter.folder) for encounter in self.rows()}
        return {
            id
            for id, text in self._words().items()
            if all(word in text for word in (*parsed.words, *map(" ".join, parsed.phrases)))
            and not any(" ".join(phrase) in text for phrase in parsed.without)
            and all(
                (
                    folded(field_query.value)
                    in (folders.get(id, "") if field_query.field == query_parser.FOLDER else text)
                )
                != field_query.without
                for field_query in parsed.fields
            )
        }

    def _words(self) -> dict[int, str]:
        """Encounter's id to all words by which it can be found, folded."""
        words_of: dict[int, list[str]] = {}
        own_texts = select(col(Encounter.id), col(Encounter.name), col(Encounter.folder), col(Encounter.notes))
        entries = select(col(EncounterEntry.encounter_id), col(EncounterEntry.name), col(EncounterEntry.notes))
        with self._store.read() as connection:
            for statement in (own_texts, entries):
                for id, *words in connection.execute(statement):
                    words_of.setdefault(id, []).extend(words)
        return {id: folded(" ".join(words)) for id, words in words_of.items()}

    def add(self, encounter: Encounter, entries: Iterable[EncounterEntry] = ()) -> Encounter:
        """Add a new, prepared encounter with its entries, all or none. Undo: `remove` it."""
        fresh = twin(encounter, id=None, state=PREPARED, outcome=None, created=now())
        with self._store.session() as session:
            fresh.changed = _next_change_number(session)
            session.add(fresh)
            session.flush()
            for position, entry in enumerate(entries):
                session.add(twin(entry, id=None, encounter_id=fresh.id, position=position))
        return fresh

    def save(self, encounter: Encounter) -> Encounter:
        """Save a changed encounter, except its state; return it as it was before. Undo: `save` that."""
        with self._store.session() as session:
            stored = demanded(session, Encounter, encounter.id, "encounter")
            before = twin(stored)
            stored.sqlmodel_update(encounter.model_dump(exclude={"id", "state", "outcome", "created"}))
            stored.changed = _next_change_number(session)
        return before

    def save_rollers(self, encounter_id: int, rollers: Mapping[str, str]) -> None:
        """Save who rolls for each side, if the encounter still exists."""
        with self._store.session() as session:
            stored = session.get(Encounter, encounter_id)
            if stored is not None and stored.rollers != rollers:
                stored.rollers = dict(rollers)
                stored.changed = _next_change_number(session)

    def prepare_again(self, encounter_id: int, name: str) -> Encounter:
        """Add a new prepared encounter with the same entries, whatever the state of the first. Undo: `remove` it."""
        encounter = self.get(encounter_id)
        if encounter is None:
            raise LibraryError("gone", what="encounter", id=encounter_id)
        return self.add(twin(encounter, name=name), self.entries(encounter_id))

    def duplicate(self, ids: Sequence[int]) -> list[Encounter]:
        """Add a prepared copy of each encounter in its folder, under the next free number. Undo: `remove` them."""
        existing = [encounter_ for encounter_ in map(self.get, ids) if encounter_ is not None]
        used_names = {folded(encounter_.name) for encounter_ in self.rows()}
        fresh = []
        for encounter in existing:
            name = numbered(encounter.name, used_names)
            used_names.add(folded(name))
            fresh.append(self.add(twin(encounter, name=name), self.entries(encounter.id or 0)))
        return fresh

    def save_all(self, encounters: Iterable[Encounter]) -> list[Encounter]:
        """Save changed encounters, all or none; return them as they were before. Undo: `save_all` those."""
        with self._store.together():
            return [self.save(encounter) for encounter in encounters]

    def add_entries(self, encounter_id: int, entries: Iterable[EncounterEntry]) -> list[EncounterEntry]:
        """Add entries at the end of an encounter, all or none. Undo: `remove_entries`."""
        fresh = [twin(entry, id=None, encounter_id=encounter_id) for entry in entries]
        last_position = select(func.max(col(EncounterEntry.position))).where(
            col(EncounterEntry.encounter_id) == encounter_id
        )
        with self._store.session() as session:
            encounter = _require_encounter(session, encounter_id)
            last = session.scalar(last_position)
            for position, entry in enumerate(fresh, 0 if last is None else last + 1):
                entry.position = position
            session.add_all(fresh)
            encounter.changed = _next_change_number(session)
        return fresh

    def add_creatures(
        self, encounter_id: int, creature_ids: Sequence[int], *, side: str = FOES, count: int = 1
    ) -> list[EncounterEntry]:
        """Add creatures of the bestiary to an encounter, an entry each. Undo: `remove_entries`."""
        with self._store.reading_session() as session:
            encounter = _require_encounter(session, encounter_id)
            creatures = [session.get(Creature, key) for key in creature_ids]
        entries = [
            EncounterEntry(creature_id=creature.id, name=creature.name, side=side, count=count, sheet=creature.sheet)
            for creature in _existing_of_system(encounter, creatures)
        ]
        return self.add_entries(encounter_id, entries)

    def add_members(self, encounter_id: int, member_ids: Sequence[int], *, side: str = PARTY) -> list[EncounterEntry]:
        """Add members to an encounter, an entry each. Undo: `remove_entries`."""
        with self._store.reading_session() as session:
            encounter = _require_encounter(session, encounter_id)
            members = [session.get(Member, key) for key in member_ids]
        entries = [
            EncounterEntry(member_id=member.id, name=member.name, side=side, sheet=member.sheet)
            for member in _existing_of_system(encounter, members)
        ]
        return self.add_entries(encounter_id, entries)

    def save_entries(self, entries: Iterable[EncounterEntry]) -> list[EncounterEntry]:
        """Save changed entries, all or none; return them as they were before. Undo: `save_entries` those."""
        changed, before = list(entries), list[EncounterEntry]()
        with self._store.session() as session:
            rows = demanded_all(session, EncounterEntry, (row.id for row in changed), "entry")
            for entry, stored in zip(changed, rows, strict=True):
                before.append(twin(stored))
                stored.sqlmodel_update(entry.model_dump(exclude={"id", "encounter_id"}))
        return before

    def remove_entries(self, ids: Sequence[int]) -> Removed:
        """Remove entries. Undo: `Library.restore`."""
        return self._store.remove(table_of(EncounterEntry), ids)

    def order_entries(self, ids: Sequence[int]) -> list[int]:
        """Put entries of an encounter in this order; return the ids in the old order."""
        return reorder(self._store, table_of(EncounterEntry), ids)


NEXT_CHANGE_NUMBER = select(func.coalesce(func.max(col(Encounter.changed)), 0) + 1)
"""Counted, not read from the clock, which may be set back; it used to be milliseconds, so it goes on from those."""


def _next_change_number(session: Session) -> int:
    return int(session.scalar(NEXT_CHANGE_NUMBER) or 0)


Source = TypeVar("Source", Creature, Member)


def _existing_of_system(encounter: Encounter, candidates: Iterable[Source | None]) -> list[Source]:
    """The existing ones; one of another rule system is refused."""
    existing = [entity for entity in candidates if entity is not None]
    for entity_ in existing:
        if entity_.system != encounter.system:
            raise LibraryError("other_system", name=entity_.name, system=entity_.system, wanted=encounter.system)
    return existing


def _require_encounter(session: Session, encounter_id: int) -> Encounter:
    return demanded(session, Encounter, encounter_id, "encounter")


def _last_changed_first(statement: Select[Any], state: str | None) -> Select[Any]:
    """A statement restricted to the encounters of a state, or of all, in order."""
    fitting = statement if state is None else statement.where(col(Encounter.state) == state)
    return fitting.order_by(col(Encounter.changed).desc(), col(Encounter.id).desc())
