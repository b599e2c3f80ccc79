"""Courses: how the vital pool, the conditions and the state of everybody went through a fight, command by command."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from operator import itemgetter
from typing import Any

from rules.core.state import Combatant, Fight
from rules.engine.journal import Change, Joined, Journal
from rules.mechanics.table import ABSENT
from rules.system.system import System

STANDS = "active"
"""The state of somebody who takes part."""
UNSAID = {"state": STANDS, "conditions": (), "pools": {}}
"""The values of attributes before anything was written to them."""


@dataclass(frozen=True, slots=True)
class Band:
    """A condition on somebody, from after one command until after another."""

    status: str
    first: int
    last: int | None
    """None: it lasted to the end."""


@dataclass(frozen=True, slots=True)
class Course:
    """One combatant's way through a fight; places are numbers of commands, 0 before the first."""

    id: str
    name: str
    side: str
    came: int
    """The number of the command after which it was there."""
    maximum: int
    points: tuple[tuple[int, int], ...]
    """(place, vital pool from there on), the first where it came."""
    states: tuple[tuple[int, str], ...]
    """(place, state from there on), the first where it came."""
    bands: tuple[Band, ...] = ()

    @property
    def falls(self) -> tuple[int, ...]:
        """The places at which it went down or away."""
        pairs = pairwise(self.states)
        return tuple(place for (_, before), (place, after) in pairs if before == STANDS != after)

    def at(self, place: int) -> int:
        """The vital pool after so many commands."""
        before = bisect_right(self.points, place, key=itemgetter(0))
        return self.points[max(0, before - 1)][1]


@dataclass
class _CourseTrace:
    """What is gathered of one combatant while the journal is read backwards."""

    came: int = 0
    pools: list[tuple[int, int]] = field(default_factory=list)
    states: list[tuple[int, str]] = field(default_factory=list)
    conditions: list[tuple[int, frozenset[str]]] = field(default_factory=list)


def courses(system: System, fight: Fight, journal: Journal) -> tuple[Course, ...]:
    """The courses of all who were in a fight, in its order, read backwards through the journal from how it stands."""
    vital = system.vital.id
    traced = {id: _CourseTrace() for id in fight.combatants}
    now: dict[str, dict[str, Any]] = {
        id: {
            "pools": combatant.pools.get(vital, 0),
            "state": combatant.state,
            "conditions": _statuses(combatant.conditions),
        }
        for id, combatant in fight.combatants.items()
    }
    for place in range(journal.cursor, 0, -1):
        for change in journal.changes_in(journal.entries[place - 1]):
            _read_back(change, place, traced, now, vital)
    for id, trace in traced.items():
        trace.pools.append((trace.came, now[id]["pools"]))
        trace.states.append((trace.came, now[id]["state"]))
        trace.conditions.append((trace.came, now[id]["conditions"]))
    return tuple(_course(system, fight.combatants[id], candidate) for id, candidate in traced.items())


def _read_back(
    change: Change, place: int, traced: Mapping[str, _CourseTrace], now: Mapping[str, dict[str, Any]], vital: str
) -> None:
    """Takes one change of a command back, and notes the value that it had brought."""
    whose, key, before, after = change
    if key == "combatants" and isinstance(after, Joined):
        for id in after.joined:
            if id in traced:
                traced[id].came = place
    if whose not in traced or key not in now[whose]:
        return
    trace, had = traced[whose], now[whose][key]
    if before is ABSENT:
        before = UNSAID[key]
    if key == "pools":
        was: Any = before.get(vital, 0)
        if was != had:
            trace.pools.append((place, had))
    elif key == "state":
        was = before
        trace.states.append((place, had))
    else:
        was = _statuses(before)
        trace.conditions.append((place, had))
    now[whose][key] = was


def _statuses(conditions: Sequence[Any]) -> frozenset[str]:
    return frozenset(condition.status for condition in conditions)


def _course(system: System, combatant: Combatant, traced: _CourseTrace) -> Course:
    maximum = system.maximum(combatant, system.vital.id)
    points = tuple(reversed(traced.pools))
    return Course(
        combatant.id,
        combatant.name,
        combatant.side,
        traced.came,
        max(maximum, *(value for _, value in points)),
        points,
        tuple(reversed(traced.states)),
        _bands(tuple(reversed(traced.conditions))),
    )


def _bands(conditions: Sequence[tuple[int, frozenset[str]]]) -> tuple[Band, ...]:
    """The conditions by the places at which they began and ended, in that order."""
    open_since: dict[str, int] = {}
    found: list[Band] = []
    for place, statuses in conditions:
        over = [status for status in open_since if status not in statuses]
        found += [Band(status, open_since.pop(status), place) for status in over]
        for status in sorted(statuses - open_since.keys()):
            open_since[status] = place
    found += [Band(status, first, None) for status, first in open_since.items()]
    return tuple(sorted(found, key=lambda band: (band.first, band.status)))


def rounds(journal: Journal) -> tuple[tuple[int, int], ...]:
    """(place, round): after which commands a round had begun."""
    return tuple(
        (place, int(fact["round"]))
        for place, entry in enumerate(journal.entries[: journal.cursor], 1)
        for fact in entry.facts
        if fact["kind"] == "round"
    )
