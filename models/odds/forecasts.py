"""Forecasts made at the beginning of fights, kept to be compared with the outcomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import JSON, Column, ForeignKey, Integer
from sqlmodel import Field, SQLModel, col, select

from models.repositories.encounters import ENDED, Encounter
from models.storage.store import EntityRepository
from rules.odds.calibration import ForetoldChance

if TYPE_CHECKING:
    from collections.abc import Mapping


class Forecast(SQLModel, table=True):
    """The odds of a fight before anything has happened in it."""

    __tablename__ = "foretold"

    encounter_id: int = Field(
        sa_column=Column(Integer, ForeignKey("encounter.id", ondelete="CASCADE"), primary_key=True)
    )
    tactics: str
    fights: int
    """How many fights were played for it."""
    chances: dict[str, float] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """Side to how often it wins."""
    falls: dict[str, float] = Field(default={}, sa_column=Column(JSON, nullable=False, server_default="{}"))
    """Combatant's id to how often it is down at the end."""
    rounds: dict[str, int] = Field(default={}, sa_column=Column(JSON, nullable=False, server_default="{}"))
    """The round in which it ends: `median`, and the 10th and 90th percentile."""


class Record(NamedTuple):
    """The forecasts of fights that somebody has won since, compared with the outcomes."""

    wins: tuple[ForetoldChance, ...]
    """The chance that our side wins, of each fight."""
    falls: tuple[ForetoldChance, ...]
    """The chance to be down at the end, of each combatant."""
    lengths: tuple[bool, ...]
    """Whether it ended in a round between the two percentiles, of each fight."""


class Forecasts(EntityRepository[Forecast]):
    """The forecasts in the library."""

    entity = Forecast

    def save(self, forecast: Forecast) -> None:
        """Keep the forecast of a fight, in place of an earlier one."""
        with self._store.session() as session:
            session.merge(forecast)

    def track_record(self, side: str) -> Record:
        """Return the forecasts of fights that somebody has won since, with the outcomes; `side` is ours."""
        statement = (
            select(Forecast, Encounter)
            .join(Encounter, col(Encounter.id) == col(Forecast.encounter_id))
            .where(col(Encounter.state) == ENDED)
            .order_by(col(Forecast.encounter_id))
        )
        with self._store.reading_session() as session:
            rows = session.exec(statement).all()
        ended = [(forecast, encounter.outcome or {}) for forecast, encounter in rows]
        decided = [(forecast, outcome) for forecast, outcome in ended if outcome.get("winner")]
        wins = (
            ForetoldChance(float(forecast.chances[side]), outcome["winner"] == side)
            for forecast, outcome in decided
            if side in forecast.chances
        )
        falls = (fall for forecast, outcome in decided for fall in _falls(forecast, outcome))
        lengths = (
            forecast.rounds["p10"] <= outcome["round"] <= forecast.rounds["p90"]
            for forecast, outcome in decided
            if _has_length(forecast, outcome)
        )
        return Record(tuple(wins), tuple(falls), tuple(lengths))


def _falls(forecast: Forecast, outcome: Mapping[str, Any]) -> list[ForetoldChance]:
    """The chance of each to be down, and whether it was; empty if the outcome does not say."""
    down = outcome.get("down")
    return (
        [ForetoldChance(float(chance), id in down) for id, chance in forecast.falls.items()]
        if isinstance(down, list)
        else []
    )


def _has_length(forecast: Forecast, outcome: Mapping[str, Any]) -> bool:
    return {"p10", "p90"} <= forecast.rounds.keys() and isinstance(outcome.get("round"), int)
