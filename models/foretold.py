"""What was foretold at the beginning of fights, kept to be held against what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import JSON, Column, ForeignKey, Integer
from sqlmodel import Field, SQLModel, col, select

from models.encounters import ENDED, Encounter
from models.store import Store
from rules.odds.calibration import Foretold

if TYPE_CHECKING:
    from collections.abc import Mapping


class Forecast(SQLModel, table=True):
    """The odds of a fight before anything had happened in it."""

    __tablename__ = "foretold"

    encounter_id: int = Field(
        sa_column=Column(Integer, ForeignKey("encounter.id", ondelete="CASCADE"), primary_key=True)
    )
    tactics: str
    fights: int
    """So many were played to tell them."""
    chances: dict[str, float] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """Side to how often it wins."""


class Forecasts:
    """What was foretold in the library."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def keep(self, encounter_id: int, tactics: str, fights: int, chances: Mapping[str, float]) -> None:
        """Keep what is foretold of a fight, in the place of what was foretold of it before."""
        made = Forecast(encounter_id=encounter_id, tactics=tactics, fights=fights, chances=dict(chances))
        with self._store.session() as session:
            session.merge(made)

    def of(self, encounter_id: int) -> Forecast | None:
        """What was foretold of a fight."""
        with self._store.reading_session() as session:
            return session.get(Forecast, encounter_id)

    def against_what_came(self, side: str) -> list[Foretold]:
        """The chance of a side in each fight that has ended since, and whether it has won it."""
        statement = (
            select(Forecast, Encounter)
            .join(Encounter, col(Encounter.id) == col(Forecast.encounter_id))
            .where(col(Encounter.state) == ENDED)
            .order_by(col(Forecast.encounter_id))
        )
        with self._store.reading_session() as session:
            rows = session.exec(statement).all()
        return [
            Foretold(float(one.chances[side]), (encounter.outcome or {}).get("winner") == side)
            for one, encounter in rows
            if side in one.chances and (encounter.outcome or {}).get("winner")
        ]
