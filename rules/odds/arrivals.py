"""Arrivals: who enters a fight later, and when; they are let in as a game master would who does it in its time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.facts import Command
from rules.core.state import Fight
from rules.engine.reinforcements import ALONG, WAVE, placed, where_free
from rules.engine.service import RulesService
from rules.engine.triggers import Awaited, comes_by_itself, has_come
from rules.mechanics.dice_sources import AppDice


@dataclass(frozen=True, slots=True)
class Arrival:
    """Those who enter together."""

    number: int
    """Which of the fight's waves it is."""
    awaited: tuple[Awaited, ...]
    """Each of these brings them."""
    combatants: tuple[Mapping[str, Any], ...]
    """As a script's `join` names them."""
    countdown: Command | None = None
    """The command that starts the countdown for which they wait, given as the fight begins."""

    def is_due(self, service: RulesService) -> bool:
        """Whether they are to enter by now."""
        return any(has_come(awaited, service.fight, service.system) for awaited in self.awaited)

    def is_sure(self, fight: Fight) -> bool:
        """Whether time alone brings them."""
        return any(comes_by_itself(awaited, fight) for awaited in self.awaited)

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides on which they come, each once."""
        return tuple(dict.fromkeys(str(combatant["side"]) for combatant in self.combatants))

    def packed(self) -> list[Any]:
        """As plain data."""
        return [self.number, [list(awaited) for awaited in self.awaited], list(self.combatants), self.countdown]

    @classmethod
    def read(cls, data: Sequence[Any]) -> Arrival:
        """The arrival that `packed` made the data of."""
        number, awaited, combatants, countdown = data
        return cls(number, tuple(Awaited(*item) for item in awaited), tuple(combatants), countdown)


def is_settled(service: RulesService, coming: Iterable[Arrival]) -> bool:
    """Whether at most one side has somebody active, those counted in who are due or whom time alone will bring.

    Where several stand and the rules name a winner all the same, nobody who comes changes that.
    """
    fight = service.fight
    sides = {combatant.side for combatant in fight.combatants.values() if combatant.state == "active"}
    if len(sides) > 1:
        return fight.winner is not None
    return (
        len(sides.union(*(arrival.sides for arrival in coming if arrival.is_sure(fight) or arrival.is_due(service))))
        < 2
    )


def let_in(service: RulesService, arrival: Arrival, people: Sequence[Mapping[str, Any]]) -> None:
    """Has people enter with an arrival: where they were to stand if it is free, else near their side.

    The app rolls. Whoever the rules refuse does not come.
    """
    fight, system = service.fight, service.system
    for nth, record in enumerate(placed(where_free(people, fight, system), fight, system)):
        command: dict[str, Any] = {"do": "join", "combatant": record, WAVE: arrival.number}
        service.do({**command, ALONG: True} if nth else command, AppDice(fight))
