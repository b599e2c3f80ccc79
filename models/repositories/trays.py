"""The tray *Next fight*: what has been collected for the next encounter, a tray for each rule system."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import JSON, Column, ForeignKey, Integer, func, select
from sqlmodel import Field, SQLModel, col

from models.storage.store import Repository, twin

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Tray(SQLModel, table=True):
    """What has been collected for the next fight of a rule system."""

    __tablename__ = "tray"

    system: str = Field(primary_key=True)
    lines: list[dict[str, Any]] = Field(default=[], sa_column=Column(JSON, nullable=False))
    """`creature` or `member` with its id, `side`, `count`. Ids are never reused: what is gone is skipped."""
    party_id: int | None = Field(
        default=None, sa_column=Column(Integer, ForeignKey("party.id", ondelete="SET NULL"), nullable=True)
    )
    """The party that takes part, if one was chosen."""
    party_chosen: bool = False
    """Whether somebody chose the party, or that there is none."""
    changed: int = 0
    """The number of its last change: whichever tray was changed last has the highest."""


class Trays(Repository):
    """The trays in the library."""

    def get(self, system: str) -> Tray:
        """Return the tray of a system; an empty one if nothing has been collected."""
        with self._store.reading_session() as session:
            return session.get(Tray, system) or Tray(system=system)

    def last(self) -> Tray | None:
        """Return the tray that was changed last of those that hold something."""
        with self._store.reading_session() as session:
            trays = session.scalars(select(Tray).order_by(col(Tray.changed).desc(), col(Tray.system)))
            return next((tray for tray in trays if tray.lines), None)

    def put(self, system: str, lines: Sequence[Mapping[str, Any]]) -> Tray:
        """Set the lines of a tray; return it as it was before. Undo: `put` its lines."""
        with self._store.session() as session:
            stored = session.get(Tray, system)
            before = Tray(system=system) if stored is None else twin(stored)
            tray = stored or Tray(system=system)
            last = session.scalar(select(func.max(col(Tray.changed))))
            tray.lines, tray.changed = [dict(line) for line in lines], (last or 0) + 1
            session.add(tray)
        return before

    def choose_party(self, system: str, party_id: int | None) -> None:
        """Save which party takes part; None: none does."""
        with self._store.session() as session:
            tray = session.get(Tray, system) or Tray(system=system)
            tray.party_id, tray.party_chosen = party_id, True
            session.add(tray)
