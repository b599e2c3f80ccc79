"""Arrivals: who enters a fight later, and when."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.facts import Command
from rules.core.state import Fight
from rules.engine.join_commands import ALONG, WAVE, placed, where_free
from rules.engine.service import RulesService
from rules.engine.triggers import Awaited, comes_by_itself, has_come
from rules.mechanics.dice_sources import AppDice


@dataclass(frozen=True, slots=True)
class Arrival:
    """Combatants who enter together."""

    number: int
    """Which of the fight's waves it is."""
    awaited: tuple[Awaited, ...]
    """Each of these brings them."""
    combatants: tuple[Mapping[str, Any], ...]
    """As the `join` of a script names them."""
    countdown: Command | None = None
    """The command that starts the countdown they wait for, given as the fight begins."""

    def is_due(self, service: RulesService) -> bool:
        """Whether they are to enter by now."""
        return any(has_come(awaited, service.fight, service.system) for awaited in self.awaited)

    def is_sure(self, fight: Fight) -> bool:
        """Whether time alone brings them."""
        return any(comes_by_itself(awaited, fight) for awaited in self.awaited)

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides they join, each once."""
        return tuple(dict.fromkeys(str(combatant["side"]) for combatant in self.combatants))

    def pack(self) -> list[Any]:
        """Return the arrival as plain data."""
        return [self.number, [list(awaited) for awaited in self.awaited], list(self.combatants), self.countdown]

    @classmethod
    def unpack(cls, data: Sequence[Any]) -> Arrival:
        """Return the arrival from the data of `pack`."""
        number, awaited, combatants, countdown = data
        return cls(number, tuple(Awaited(*condition) for condition in awaited), tuple(combatants), countdown)


def is_settled(service: RulesService, arrivals: Iterable[Arrival]) -> bool:
    """Whether at most one side has somebody active, counting those who are due or whom time alone will bring.

    Where several stand and the rules name a winner all the same, nobody who comes changes that.
    """
    fight = service.fight
    sides = {combatant.side for combatant in fight.combatants.values() if combatant.state == "active"}
    if len(sides) > 1:
        return fight.winner is not None
    return (
        len(sides.union(*(arrival.sides for arrival in arrivals if arrival.is_sure(fight) or arrival.is_due(service))))
        < 2
    )


def add_arrival(service: RulesService, arrival: Arrival, combatants: Sequence[Mapping[str, Any]]) -> None:
    """Let the combatants of an arrival enter: at their places if these are free, else near their side.

    The app rolls. Whoever the rules refuse does not enter.
    """
    fight, system = service.fight, service.system
    for index, record in enumerate(placed(where_free(combatants, fight, system), fight, system)):
        command: dict[str, Any] = {"do": "join", "combatant": record, WAVE: arrival.number}
        service.do({**command, ALONG: True} if index else command, AppDice(fight))
