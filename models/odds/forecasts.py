"""What was foretold at the beginning of fights, kept to be held against what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import JSON, Column, ForeignKey, Integer
from sqlmodel import Field, SQLModel, col, select

from models.repositories.encounters import ENDED, Encounter
from models.storage.store import Store
from rules.odds.calibration import ForetoldChance

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
    """How many were played to tell them."""
    chances: dict[str, float] = Field(default={}, sa_column=Column(JSON, nullable=False))
    """Side to how often it wins."""
    falls: dict[str, float] = Field(default={}, sa_column=Column(JSON, nullable=False, server_default="{}"))
    """Combatant's id to how often it is down at the end."""
    rounds: dict[str, int] = Field(default={}, sa_column=Column(JSON, nullable=False, server_default="{}"))
    """The round in which it ends: `median`, and `p10` and `p90`, between which four in five lie."""


class Record(NamedTuple):
    """All that was foretold of fights in which somebody has won since, held against what came."""

    wins: tuple[ForetoldChance, ...]
    """The chance that our side wins, of each fight."""
    falls: tuple[ForetoldChance, ...]
    """The chance to be down at the end, of each combatant."""
    lengths: tuple[bool, ...]
    """Whether it ended in a round in which four in five were to end, of each fight."""


class Forecasts:
    """What was foretold in the library."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def keep(self, forecast: Forecast) -> None:
        """Keep what is foretold of a fight, in the place of what was foretold of it before."""
        with self._store.session() as session:
            session.merge(forecast)

    def of(self, encounter_id: int) -> Forecast | None:
        """What was foretold of a fight."""
        with self._store.reading_session() as session:
            return session.get(Forecast, encounter_id)

    def against_what_came(self, side: str) -> Record:
        """What was told of each fight that somebody has won since, `side` being ours, and what came."""
        statement = (
            select(Forecast, Encounter)
            .join(Encounter, col(Encounter.id) == col(Forecast.encounter_id))
            .where(col(Encounter.state) == ENDED)
            .order_by(col(Forecast.encounter_id))
        )
        with self._store.reading_session() as session:
            rows = session.exec(statement).all()
        ended = [(forecast, encounter.outcome or {}) for forecast, encounter in rows]
        told = [(forecast, came) for forecast, came in ended if came.get("winner")]
        wins = (
            ForetoldChance(float(forecast.chances[side]), came["winner"] == side)
            for forecast, came in told
            if side in forecast.chances
        )
        falls = (fall for forecast, came in told for fall in _falls(forecast, came))
        lengths = (
            forecast.rounds["p10"] <= came["round"] <= forecast.rounds["p90"]
            for forecast, came in told
            if _has_length(forecast, came)
        )
        return Record(tuple(wins), tuple(falls), tuple(lengths))


def _falls(forecast: Forecast, came: Mapping[str, Any]) -> list[ForetoldChance]:
    """How likely each was to be down, and whether it was; empty where that is not known of the end of the fight."""
    down = came.get("down")
    return (
        [ForetoldChance(float(chance), id in down) for id, chance in forecast.falls.items()]
        if isinstance(down, list)
        else []
    )


def _has_length(forecast: Forecast, came: Mapping[str, Any]) -> bool:
    return {"p10", "p90"} <= forecast.rounds.keys() and isinstance(came.get("round"), int)
