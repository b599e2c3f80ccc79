"""Manners: how somebody in a fight plays where that is said; everybody else plays by the odds' tactics."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from rules.core.state import Combatant

Value = TypeVar("Value", str, int)


@dataclass(frozen=True, slots=True)
class PlayStyleNotes:
    """What is said of how some play, by their ids."""

    temperaments: Mapping[str, str] = field(default_factory=dict)
    flights: Mapping[str, int] = field(default_factory=dict)
    """The percentage of its vital pool below which one leaves; 0: never."""

    def with_their_like(self, before: Mapping[str, Combatant], after: Mapping[str, Combatant]) -> PlayStyleNotes:
        """These manners, and for those who have come in those of the first of their side who has their sheet."""
        like = {
            id: next(
                (two.id for two in before.values() if (two.side, two.sheet) == (combatant.side, combatant.sheet)), id
            )
            for id, combatant in after.items()
            if id not in before
        }
        return PlayStyleNotes(_with(self.temperaments, like), _with(self.flights, like))

    def packed(self) -> list[dict[str, str] | dict[str, int]]:
        """As plain data."""
        return [dict(self.temperaments), dict(self.flights)]


NO_MANNERS = PlayStyleNotes()


def _with(said: Mapping[str, Value], like: Mapping[str, str]) -> dict[str, Value]:
    """What is said of some, and the same of others who are like one of them."""
    return {**said, **{id: said[of] for id, of in like.items() if of in said}}
