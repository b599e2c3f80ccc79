"""Triggers: events of a fight that somebody waits for, and whether they have come."""

from __future__ import annotations

from typing import NamedTuple

from rules.core.state import Combatant, Fight
from rules.system.system import System

ROUND, EACH_ROUND, TICK, COUNT, PHASE, TURN = ("round", "each_round", "tick", "count", "phase", "turn")
POOL, FALLS, ENDS, COUNTDOWN = ("pool", "falls", "ends", "countdown")
WHENS = (ROUND, EACH_ROUND, TICK, COUNT, PHASE, TURN, POOL, FALLS, ENDS, COUNTDOWN)


class Awaited(NamedTuple):
    """An event that is waited for, as plain data."""

    when: str
    """One of `WHENS`."""
    number: int = 0
    """The round, the tick, or the value of a pool."""
    word: str = ""
    """The phase, the pool, the status or the countdown."""
    who: str = ""
    """The combatant whose turn, pool, fall or condition it is about."""
    made: int = 0
    """The round since which it is waited for."""
    share: bool = False
    """Whether the number of a pool is a percentage of its maximum."""


def has_come(awaited: Awaited, fight: Fight, system: System) -> bool:
    """Whether the event has come; never before a fight begins or after it has ended."""
    if fight.phase in ("setup", "ended"):
        return False
    match awaited.when:
        case "round":
            return fight.round >= awaited.number
        case "each_round":
            return fight.round > awaited.made
        case "tick":
            return fight.round > awaited.made or (fight.phase == "action" and fight.tick <= awaited.number)
        case "count":
            current = count(fight, system)
            return fight.round > awaited.made and current is not None and current <= awaited.number
        case "phase":
            return fight.phase == awaited.word and fight.round > awaited.made
        case "turn":
            return fight.active == awaited.who
        case "countdown":
            countdown = fight.countdowns.get(awaited.word)
            return countdown is not None and countdown.left == 0
        case _:
            combatant = fight.combatants.get(awaited.who)
            return combatant is not None and _is_so(awaited, combatant, system)


def comes_by_itself(awaited: Awaited, fight: Fight) -> bool:
    """Whether time alone brings it, whatever anybody does."""
    if awaited.when == COUNTDOWN:
        return awaited.word in fight.countdowns
    return awaited.when in (ROUND, EACH_ROUND, TICK)


def _is_so(awaited: Awaited, combatant: Combatant, system: System) -> bool:
    """Whether a pool, state or status of a combatant is the event."""
    if awaited.when == POOL:
        remaining, most = combatant.pools.get(awaited.word, 0), system.maximum(combatant, awaited.word)
        return 100 * remaining <= awaited.number * most if awaited.share else remaining <= awaited.number
    return combatant.state != "active" if awaited.when == FALLS else combatant.condition(awaited.word) is None


def count(fight: Fight, system: System) -> int | None:
    """Return how far a round has counted down: its tick if it has one, else the initiative of the active combatant."""
    if fight.phase != "action":
        return None
    if system.window.timeline(fight):
        return fight.tick
    return None if fight.acting is None else fight.acting.initiative
