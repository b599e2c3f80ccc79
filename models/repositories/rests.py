"""Rests between fights: what one would bring before it is taken, by the book or by the game master's word."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import JSON, Column, ForeignKey, Integer, func, select
from sqlmodel import Field, SQLModel

from models.repositories.fights import FIGHT
from models.repositories.sheets import SheetError
from models.storage.errors import LibraryError
from models.storage.store import EntityRepository, twin
from rules.core.questions import Refusal
from rules.engine.rest import alone, rested
from rules.text.faults import BadScript, BadSheet

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from models.repositories.house_rules import HouseRules
    from models.repositories.parties import Member
    from models.repositories.sheets import Sheets
    from models.storage.store import Store


class Rest(SQLModel, table=True):
    """A rest that members of a party have taken."""

    __tablename__ = "rest"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    party_id: int = Field(
        default=0, sa_column=Column(Integer, ForeignKey("party.id", ondelete="CASCADE"), nullable=False, index=True)
    )
    played: int = 0
    """The place of the last fight that had been played before it."""
    system: str = ""
    """The system whose pools these are."""
    rule: str = ""
    """The book's rule that it followed; empty: it was the game master's ruling."""
    told: dict[str, Any] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """Its params, by their names."""
    who: dict[str, str] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """Member's id to the name under which it rested."""
    regained: dict[str, int] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """Pool to what all of them regained of it."""


@dataclass(frozen=True, slots=True)
class RestForecast:
    """What a rest would do to a member."""

    before: Member
    after: Member | None
    """None: it cannot rest, and `refusal` says why."""
    refusal: Refusal | SheetError | None = None
    """The book's refusal, or what is to be mended before any fight could begin with it."""
    first: Mapping[str, int] = field(default_factory=dict)
    """Pool to what a fight begins with where nothing is kept of it; a pool that is not named begins full."""

    @property
    def starting(self) -> dict[str, int]:
        """Pool to what the member has of it where nothing is kept."""
        return {**self.before.full_pools, **self.first}

    @property
    def regained(self) -> dict[str, int]:
        """Pool to what is regained of it."""
        if self.after is None:
            return {}
        first, pools_before, pools_after = self.starting, self.before.pools, self.after.pools
        gained = {
            pool: pools_after.get(pool, amount) - pools_before.get(pool, amount) for pool, amount in first.items()
        }
        return {pool: gain for pool, gain in gained.items() if gain}


class Rests(EntityRepository[Rest]):
    """The rests in the library."""

    entity = Rest

    def __init__(self, store: Store, sheets: Sheets, house_rules: HouseRules) -> None:
        super().__init__(store)
        self._sheets, self._house_rules = sheets, house_rules

    def by_the_book(self, members: Sequence[Member], params: Mapping[str, Any]) -> list[RestForecast]:
        """Return what the book gives these members; none of it is written."""
        return [self._by_the_book(member, params) for member in members]

    def by_ruling(self, members: Sequence[Member]) -> list[RestForecast]:
        """Return all pools as a fight begins with them and no condition, as game masters may rule: for the dead too."""
        return [
            RestForecast(member, twin(member, pools={}, conditions=[]), first=self._starting(member))
            for member in members
        ]

    def is_dead(self, member: Member) -> bool:
        """Whether it would begin a fight dead: the last one left it so, or its book takes an empty pool for that."""
        if any(row.get("status") == "dead" for row in member.conditions):
            return True
        try:
            system, options = self._sheets.system(member.system), self._house_rules.get(member.system)
            if not any(pool.vital and member.pools.get(pool.id, 1) <= 0 for pool in system.pools):
                return False
            _, bearer = alone(system, member.sheet, member.pools, member.conditions, options)
        except (LibraryError, Refusal, BadSheet, BadScript):
            return False
        return bearer.state == "dead"

    def add(self, rest: Rest) -> Rest:
        """Add a rest that is taken now. Undo: `remove` it."""
        fresh = twin(rest, id=None)
        with self._store.session() as session:
            fresh.played = int(session.scalar(select(func.max(FIGHT.c.played))) or 0)
            session.add(fresh)
        return fresh

    def _by_the_book(self, member: Member, params: Mapping[str, Any]) -> RestForecast:
        system = self._sheets.system(member.system)
        options = self._house_rules.get(member.system)
        try:
            came = rested(system, member.sheet, member.pools, member.conditions, params, options)
        except Refusal as refusal:
            return RestForecast(member, None, refusal)
        except BadSheet as bad:
            return RestForecast(member, None, SheetError(system, member.name, bad.faults))
        except BadScript as bad:
            return RestForecast(
                member, None, SheetError(system, member.name, ((bad.place.partition(".")[2], bad.message),))
            )
        lasting = {pool.id for pool in system.pools if not pool.of_a_turn}
        first = self._starting(member)
        pools = {id: amount for id, amount in came.pools.items() if id in lasting and amount != first.get(id)}
        spent = {id: amount for id, amount in member.pools.items() if id not in lasting}
        conditions = [dict(row) for row in came.conditions]
        after = twin(member, sheet=came.sheet, pools={**spent, **pools}, conditions=conditions)
        return RestForecast(member, after, first=first)

    def _starting(self, member: Member) -> dict[str, int]:
        return self._sheets.starting_pools(member.system, member.sheet, member.full_pools)
