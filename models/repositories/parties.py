"""Parties and their members: who sits at the table and how they stand between fights."""

from __future__ import annotations

from string import ascii_lowercase
from typing import TYPE_CHECKING, Any

from sqlalchemy import JSON, Column, ForeignKey, Integer, func, select
from sqlmodel import Field, SQLModel, col

from models.storage.errors import LibraryError
from models.storage.store import (
    EntityRepository,
    Removed,
    Store,
    demanded,
    demanded_all,
    folded,
    gathered,
    now,
    numbered,
    reorder,
    table_of,
    twin,
    unused,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sqlmodel import Session

    from models.repositories.sheets import Sheets


class Party(SQLModel, table=True):
    """A party of player characters."""

    __tablename__ = "party"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    name: str
    notes: str = ""
    position: int = 0
    extra: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """What the file it came from says that this version does not know; it is exported again."""
    created: int = 0


class Member(SQLModel, table=True):
    """A member of a party: the sheet, and what lasts from one fight to the next."""

    __tablename__ = "member"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    party_id: int = Field(
        default=0, sa_column=Column(Integer, ForeignKey("party.id", ondelete="CASCADE"), nullable=False, index=True)
    )
    position: int = 0
    name: str
    player: str = ""
    system: str
    level: int | None = None
    sheet: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    pools: dict[str, int] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """Pool to current value; a pool that is not named is full."""
    full_pools: dict[str, int] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """Pool to maximum, worked out from the sheet when it is saved."""
    conditions: list[dict[str, Any]] = Field(default=[], sa_column=Column(JSON, nullable=False))
    """Conditions that outlasted the fight, as a script's combatant lists them."""
    gains: dict[str, int] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """What it has gained in its fights, by the ids of its system: experience, money."""
    notes: str = ""
    extra: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """What the file it came from says that this version does not know; it is exported again."""


class Parties(EntityRepository[Party]):
    """The parties in the library."""

    entity = Party

    def __init__(self, store: Store, sheets: Sheets) -> None:
        super().__init__(store)
        self._sheets = sheets

    def all(self) -> list[Party]:
        """Return all parties in order."""
        with self._store.reading_session() as session:
            return list(session.scalars(select(Party).order_by(col(Party.position), col(Party.id))))

    def of_system(self, system: str) -> list[Party]:
        """Return the parties in which somebody plays by a system, in order."""
        party_ids = select(col(Member.party_id)).where(col(Member.system) == system)
        statement = select(Party).where(col(Party.id).in_(party_ids)).order_by(col(Party.position), col(Party.id))
        with self._store.reading_session() as session:
            return list(session.scalars(statement))

    def add(self, party: Party, members: Iterable[Member] = ()) -> Party:
        """Add a new party with its members, all or none; numbered if its name is another's. Undo: `remove` it."""
        fresh = twin(party, id=None, created=now())
        checked_members = [self._checked(member, None) for member in members]
        with self._store.session() as session:
            fresh.name = _free_name(session, fresh)
            fresh.position = _next_position(session, Party)
            session.add(fresh)
            session.flush()
            for position, member in enumerate(checked_members):
                member.party_id, member.position = _id(fresh.id), position
            session.add_all(checked_members)
        return fresh

    def save(self, party: Party) -> Party:
        """Save a changed party, numbered if its new name is another's; return it as it was. Undo: `save` that."""
        with self._store.session() as session:
            stored = demanded(session, Party, party.id, "party")
            before = twin(stored)
            renamed = {} if party.name == stored.name else {"name": _free_name(session, party)}
            stored.sqlmodel_update(party.model_dump(exclude={"id", "created"}) | renamed)
        return before

    def order(self, ids: Sequence[int]) -> list[int]:
        """Put the parties in this order; return the ids in the old order. Undo: `order` those."""
        return reorder(self._store, table_of(Party), ids)

    def members(self, party_id: int | None = None) -> list[Member]:
        """Return the members of a party, or of all, in order."""
        statement = select(Member).join(Party, col(Party.id) == col(Member.party_id))
        if party_id is not None:
            statement = statement.where(col(Member.party_id) == party_id)
        statement = statement.order_by(col(Party.position), col(Party.id), col(Member.position), col(Member.id))
        with self._store.reading_session() as session:
            return list(session.scalars(statement))

    def member(self, member_id: int) -> Member | None:
        """Return a member, or None."""
        with self._store.reading_session() as session:
            return session.get(Member, member_id)

    def systems_of(self, ids: Sequence[int]) -> dict[str, str]:
        """Return the rule systems of members, each with the name of the first of them."""
        systems: dict[str, str] = {}
        with self._store.reading_session() as session:
            for member in gathered(session, Member, ids):
                systems.setdefault(member.system, member.name)
        return systems

    def add_members(self, party_id: int, members: Iterable[Member]) -> list[Member]:
        """Add new members at the end of their party, all or none. Undo: `remove_members`."""
        checked_members = [self._checked(member, None) for member in members]
        with self._store.session() as session:
            if session.get(Party, party_id) is None:
                raise LibraryError("gone", what="party", id=party_id)
            first_position = _next_position(session, Member, party_id)
            for position, member in enumerate(checked_members, first_position):
                member.party_id, member.position = party_id, position
            session.add_all(checked_members)
        return checked_members

    def duplicate_members(self, ids: Sequence[int]) -> list[Member]:
        """Add a copy of each member, as it is, at the end of its party, under the next free number there.

        Undo: `remove_members`.
        """
        fresh = []
        with self._store.session() as session:
            for id in ids:
                member = demanded(session, Member, id, "member")
                names_in_party = select(col(Member.name)).where(col(Member.party_id) == member.party_id)
                name = numbered(member.name, {folded(name_) for name_ in session.scalars(names_in_party)})
                copy = twin(member, id=None, name=name, position=_next_position(session, Member, member.party_id))
                session.add(copy)
                session.flush()
                fresh.append(copy)
        return fresh

    def save_members(self, members: Iterable[Member]) -> list[Member]:
        """Save changed members, all or none; return them as they were before. Undo: `save_members` those."""
        changed, before = list(members), list[Member]()
        with self._store.session() as session:
            rows = demanded_all(session, Member, (row.id for row in changed), "member")
            for member, stored in zip(changed, rows, strict=True):
                before.append(twin(stored))
                stored.sqlmodel_update(self._checked(member, stored).model_dump(exclude={"id"}))
        return before

    def save_letters(self, letters: Mapping[int, str]) -> None:
        """Save the letters that members were given in a fight; those who have one already keep that."""
        with self._store.session() as session:
            for member in gathered(session, Member, list(letters)):
                if not own_letter(member.extra):
                    member.extra = with_own_letter(member.extra, letters[_id(member.id)])

    def remove_members(self, ids: Sequence[int]) -> Removed:
        """Remove members; prepared encounters keep their own copies. Undo: `Library.restore`."""
        return self._store.remove(table_of(Member), ids)

    def order_members(self, ids: Sequence[int]) -> list[int]:
        """Put members of a party in this order; return the ids in the old order."""
        return reorder(self._store, table_of(Member), ids)

    def _checked(self, member: Member, before: Member | None) -> Member:
        old_sheet = before.sheet if before is not None and before.system == member.system else None
        sheet = self._sheets.check(member.system, member.name, member.sheet, old_sheet)
        checked = twin(member, sheet=sheet)
        if before is not None and sheet == old_sheet:
            checked.full_pools = before.full_pools
        else:
            summary = self._sheets.summary(member.system, sheet)
            checked.full_pools, checked.level = summary.pools, summary.level
        if before is None:
            checked.id = None
        return checked


def _id(value: int | None) -> int:
    assert value is not None
    return value


def _free_name(session: Session, party: Party) -> str:
    """Return the name of a party, with a number if another one has it: two of one name cannot be told apart."""
    names = session.scalars(select(col(Party.name)).where(col(Party.id).is_distinct_from(party.id)))
    return unused(party.name, {folded(name) for name in names})


def _next_position(session: Session, entity: type[Party | Member], party_id: int | None = None) -> int:
    statement = select(func.max(col(entity.position)))
    if party_id is not None:
        statement = statement.where(col(Member.party_id) == party_id)
    last = session.scalar(statement)
    return 0 if last is None else int(last) + 1


KEY = "letter"


def own_letter(extra: Mapping[str, Any]) -> str:
    """Return the letter in a member's extra data; empty if there is none."""
    letter = extra.get(KEY)
    return letter if isinstance(letter, str) and len(letter) == 1 and letter in ascii_lowercase else ""


def with_own_letter(extra: Mapping[str, Any], letter: str) -> dict[str, Any]:
    """Return a member's extra data with a letter."""
    return {**extra, KEY: letter}
