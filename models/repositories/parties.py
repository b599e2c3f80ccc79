"""Parties and their members: who sits at the table and how they stand between fights."""

from __future__ import annotations

from string import ascii_lowercase
from typing import TYPE_CHECKING, Any

from sqlalchemy import JSON, Column, ForeignKey, Integer, func, select
from sqlmodel import Field, SQLModel, col

from models.storage.errors import LibraryError
from models.storage.store import Removed, Store, demanded, folded, gathered, now, numbered, reorder, table_of, twin

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
    """What the file that it came from says of it that this version does not know; it is written out again."""
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
    """Pool to maximum, worked out from the sheet when it is kept."""
    conditions: list[dict[str, Any]] = Field(default=[], sa_column=Column(JSON, nullable=False))
    """Conditions that outlasted the fight, as a script's combatant lists them."""
    gains: dict[str, int] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """What it has gained in its fights, by the ids that its system gives: experience, money."""
    notes: str = ""
    extra: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """What the file that it came from says of it that this version does not know; it is written out again."""


class Parties:
    """The parties in the library."""

    def __init__(self, store: Store, sheets: Sheets) -> None:
        self._store = store
        self._sheets = sheets

    def all(self) -> list[Party]:
        """All parties in their order."""
        with self._store.reading_session() as session:
            return list(session.scalars(select(Party).order_by(col(Party.position), col(Party.id))))

    def of_system(self, system: str) -> list[Party]:
        """The parties in which somebody plays by a system, in their order."""
        theirs = select(col(Member.party_id)).where(col(Member.system) == system)
        statement = select(Party).where(col(Party.id).in_(theirs)).order_by(col(Party.position), col(Party.id))
        with self._store.reading_session() as session:
            return list(session.scalars(statement))

    def get(self, party_id: int) -> Party | None:
        """A party, or None."""
        with self._store.reading_session() as session:
            return session.get(Party, party_id)

    def add(self, party: Party, members: Iterable[Member] = ()) -> Party:
        """Keep a new party with its members, all or none. Undo: `remove` it."""
        fresh = twin(party, id=None, created=now())
        kept = [self._kept(member, None) for member in members]
        with self._store.session() as session:
            fresh.position = _next(session, Party)
            session.add(fresh)
            session.flush()
            for position, member in enumerate(kept):
                member.party_id, member.position = _id(fresh.id), position
            session.add_all(kept)
        return fresh

    def save(self, party: Party) -> Party:
        """Keep a changed party; what it was before comes back. Undo: `save` that."""
        with self._store.session() as session:
            stored = demanded(session, Party, party.id, "party")
            before = twin(stored)
            stored.sqlmodel_update(party.model_dump(exclude={"id", "created"}))
        return before

    def remove(self, ids: Sequence[int]) -> Removed:
        """Take parties out, with their members. Undo: `Library.restore`."""
        return self._store.remove(table_of(Party), ids)

    def order(self, ids: Sequence[int]) -> list[int]:
        """Put the parties in this order; the ids as they stood before come back. Undo: `order` those."""
        return reorder(self._store, table_of(Party), ids)

    def members(self, party_id: int | None = None) -> list[Member]:
        """The members of a party, or of all, in their order."""
        statement = select(Member).join(Party, col(Party.id) == col(Member.party_id))
        if party_id is not None:
            statement = statement.where(col(Member.party_id) == party_id)
        statement = statement.order_by(col(Party.position), col(Party.id), col(Member.position), col(Member.id))
        with self._store.reading_session() as session:
            return list(session.scalars(statement))

    def member(self, member_id: int) -> Member | None:
        """A member, or None."""
        with self._store.reading_session() as session:
            return session.get(Member, member_id)

    def played_by(self, ids: Sequence[int]) -> dict[str, str]:
        """The rule systems of members, each with the name of the first of them."""
        found: dict[str, str] = {}
        with self._store.reading_session() as session:
            for member in gathered(session, Member, ids):
                found.setdefault(member.system, member.name)
        return found

    def add_members(self, party_id: int, members: Iterable[Member]) -> list[Member]:
        """Keep new members at the end of their party, all or none. Undo: `remove_members`."""
        kept = [self._kept(member, None) for member in members]
        with self._store.session() as session:
            if session.get(Party, party_id) is None:
                raise LibraryError("gone", what="party", id=party_id)
            first = _next(session, Member, party_id)
            for position, member in enumerate(kept, first):
                member.party_id, member.position = party_id, position
            session.add_all(kept)
        return kept

    def duplicate_members(self, ids: Sequence[int]) -> list[Member]:
        """A copy of each member at the end of its party, as it stands, under the next number that is free there.

        Undo: `remove_members`.
        """
        fresh = []
        with self._store.session() as session:
            for id in ids:
                member = demanded(session, Member, id, "member")
                there = select(col(Member.name)).where(col(Member.party_id) == member.party_id)
                name = numbered(member.name, {folded(scalar) for scalar in session.scalars(there)})
                copy = twin(member, id=None, name=name, position=_next(session, Member, member.party_id))
                session.add(copy)
                session.flush()
                fresh.append(copy)
        return fresh

    def save_members(self, members: Iterable[Member]) -> list[Member]:
        """Keep changed members, all or none; what they were before comes back. Undo: `save_members` that."""
        before: list[Member] = []
        with self._store.session() as session:
            for member in members:
                stored = demanded(session, Member, member.id, "member")
                before.append(twin(stored))
                stored.sqlmodel_update(self._kept(member, stored).model_dump(exclude={"id"}))
        return before

    def keep_letters(self, letters: Mapping[int, str]) -> None:
        """Keep the letters that members have been given in a fight; those who have one already keep that."""
        with self._store.session() as session:
            for member in gathered(session, Member, list(letters)):
                if not own_letter(member.extra):
                    member.extra = with_own_letter(member.extra, letters[_id(member.id)])

    def remove_members(self, ids: Sequence[int]) -> Removed:
        """Take members out; prepared encounters keep their own copies. Undo: `Library.restore`."""
        return self._store.remove(table_of(Member), ids)

    def order_members(self, ids: Sequence[int]) -> list[int]:
        """Put members of one party in this order; the ids as they stood before come back."""
        return reorder(self._store, table_of(Member), ids)

    def _kept(self, member: Member, before: Member | None) -> Member:
        old = before.sheet if before is not None and before.system == member.system else None
        sheet = self._sheets.checked(member.system, member.name, member.sheet, old)
        kept = twin(member, sheet=sheet)
        if before is not None and sheet == old:
            kept.full_pools = before.full_pools
        else:
            summary = self._sheets.summary(member.system, sheet)
            kept.full_pools, kept.level = summary.pools, summary.level
        if before is None:
            kept.id = None
        return kept


def _id(value: int | None) -> int:
    assert value is not None
    return value


def _next(session: Session, entity: type[Party | Member], party_id: int | None = None) -> int:
    statement = select(func.max(col(entity.position)))
    if party_id is not None:
        statement = statement.where(col(Member.party_id) == party_id)
    last = session.scalar(statement)
    return 0 if last is None else int(last) + 1


KEY = "letter"


def own_letter(extra: Mapping[str, Any]) -> str:
    """Return the letter in what is kept of a member besides; empty where there is none."""
    kept = extra.get(KEY)
    return kept if isinstance(kept, str) and len(kept) == 1 and kept in ascii_lowercase else ""


def with_own_letter(extra: Mapping[str, Any], letter: str) -> dict[str, Any]:
    """Return what is kept of a member besides, with a letter in it."""
    return {**extra, KEY: letter}
