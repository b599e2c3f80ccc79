"""Courses: how the vital pool, the conditions and the state of each combatant changed, command by command."""

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

ACTIVE, DEAD, OUT = "active", "dead", "out"
"""The states of somebody who takes part, who has died, and who has left."""
INITIAL_VALUES = {"state": ACTIVE, "conditions": (), "pools": {}}
"""The values of attributes before anything was written to them."""


@dataclass(frozen=True, slots=True)
class Band:
    """A condition of a combatant, from after one command until after another."""

    status: str
    first: int
    last: int | None
    """None: it lasted to the end."""


@dataclass(frozen=True, slots=True)
class Course:
    """A combatant's course through a fight; places are numbers of commands, 0 before the first."""

    id: str
    name: str
    side: str
    entered: int
    """The number of the command after which it was there."""
    maximum: int
    """The maximum of the vital pool at the end, or the most that there ever was of it."""
    points: tuple[tuple[int, int], ...]
    """(place, vital pool from there on), the first at its entry."""
    states: tuple[tuple[int, str], ...]
    """(place, state from there on), the first at its entry."""
    bands: tuple[Band, ...] = ()
    sides: tuple[tuple[int, str], ...] = ()
    """(place, side from there on), the first at its entry; empty: it was on one side all the time."""
    maxima: tuple[tuple[int, int], ...] = ()
    """(place, maximum of the vital pool from there on), the first at its entry; empty: it was the same all the time."""
    is_masked: bool = False
    """Whether its points are not those that it had, because the reader may not know them."""

    @property
    def changes(self) -> tuple[tuple[int, object], ...]:
        """The changes of its points, its maximum and its side, each with its place."""
        return (*self.points, *self.maxima, *self.sides)

    @property
    def falls(self) -> tuple[int, ...]:
        """The places at which it went down, died or left."""
        pairs = pairwise(self.states)
        return tuple(place for (_, old), (place, new) in pairs if old == ACTIVE != new)

    @property
    def times_down(self) -> int:
        """How often it went down without dying or leaving at once."""
        return sum(old == ACTIVE and new not in (ACTIVE, DEAD, OUT) for (_, old), (_, new) in pairwise(self.states))

    @property
    def deaths(self) -> int:
        """How often it died."""
        return sum(new == DEAD for (_, new) in self.states[1:])

    @property
    def has_left(self) -> bool:
        """Whether it was gone at the end."""
        return self.states[-1][1] == OUT

    @property
    def has_lost(self) -> bool:
        """Whether it ever had less of the vital pool than before."""
        return any(later < earlier for (_, earlier), (_, later) in pairwise(self.points))

    @property
    def first_side(self) -> str:
        """The side on which it began."""
        return self.sides[0][1] if self.sides else self.side

    def side_at(self, place: int) -> str:
        """Return its side after `place` commands."""
        return next((side for since, side in reversed(self.sides) if since <= place), self.first_side)

    def at(self, place: int) -> int:
        """Return the vital pool after `place` commands."""
        index = bisect_right(self.points, place, key=itemgetter(0))
        return self.points[max(0, index - 1)][1]

    def share_at(self, place: int) -> float:
        """Return the share of the maximum there was then that was left after `place` commands, 0 to 1."""
        return max(0, self.at(place)) / max(1, self.maximum_at(place))

    def maximum_at(self, place: int) -> int:
        """Return the maximum of the vital pool after `place` commands; never less than what there was of it."""
        since = (maximum for start, maximum in reversed(self.maxima) if start <= place)
        return max(next(since, self.maxima[0][1] if self.maxima else self.maximum), self.at(place))


@dataclass
class _CourseTrace:
    """What is gathered of a combatant while the journal is read backwards."""

    entered: int = 0
    pools: list[tuple[int, int]] = field(default_factory=list)
    states: list[tuple[int, str]] = field(default_factory=list)
    sides: list[tuple[int, str]] = field(default_factory=list)
    sheets: list[tuple[int, Any]] = field(default_factory=list)
    conditions: list[tuple[int, frozenset[str]]] = field(default_factory=list)


def courses(system: System, fight: Fight, journal: Journal) -> tuple[Course, ...]:
    """Return the courses of all combatants in order, by reading the journal backwards from the present state."""
    vital = system.vital.id
    marks = _lasting_marks(system)
    traces = {id: _CourseTrace() for id in fight.combatants}
    values: dict[str, dict[str, Any]] = {
        id: {
            "pools": combatant.pools.get(vital, 0),
            "state": combatant.state,
            "side": combatant.side,
            "sheet": combatant.sheet,
            "conditions": _statuses(combatant.conditions) | {mark for mark in marks if getattr(combatant, mark)},
        }
        for id, combatant in fight.combatants.items()
    }
    for place in range(journal.cursor, 0, -1):
        for change in journal.changes_in(journal.entries[place - 1]):
            _read_back(change, place, traces, values, vital, marks)
    for id, trace in traces.items():
        trace.pools.append((trace.entered, values[id]["pools"]))
        trace.states.append((trace.entered, values[id]["state"]))
        if trace.sides:
            trace.sides.append((trace.entered, values[id]["side"]))
        if trace.sheets:
            trace.sheets.append((trace.entered, values[id]["sheet"]))
        trace.conditions.append((trace.entered, values[id]["conditions"]))
    return tuple(_course(system, fight.combatants[id], each_trace) for id, each_trace in traces.items())


def _lasting_marks(system: System) -> frozenset[str]:
    """Return the states that outlast a fight and are kept as marks: open wounds are shown among conditions."""
    return frozenset(
        state for state in system.aftermath.states if isinstance(getattr(system.combatant, state, None), bool)
    )


def _read_back(
    change: Change,
    place: int,
    traces: Mapping[str, _CourseTrace],
    values: Mapping[str, dict[str, Any]],
    vital: str,
    marks: frozenset[str],
) -> None:
    """Take back a change of a command, and note the value that it had brought."""
    whose, key, before, after = change
    if key == "combatants" and isinstance(after, Joined):
        for id in after.joined:
            if id in traces:
                traces[id].entered = place
    if whose not in traces or (key not in values[whose] and key not in marks):
        return
    trace = traces[whose]
    if key in marks:
        statuses = values[whose]["conditions"]
        trace.conditions.append((place, statuses))
        values[whose]["conditions"] = statuses | {key} if before is True else statuses - {key}
        return
    later_value = values[whose][key]
    if before is ABSENT:
        before = INITIAL_VALUES[key]
    if key == "pools":
        earlier_value: Any = before.get(vital, 0)
        if earlier_value != later_value:
            trace.pools.append((place, later_value))
    elif key in ("state", "side", "sheet"):
        earlier_value = before
        if earlier_value != later_value:
            {"state": trace.states, "side": trace.sides, "sheet": trace.sheets}[key].append((place, later_value))
    else:
        earlier_value = _statuses(before) | (later_value & marks)
        trace.conditions.append((place, later_value))
    values[whose][key] = earlier_value


def _statuses(conditions: Sequence[Any]) -> frozenset[str]:
    return frozenset(condition.status for condition in conditions)


def _course(system: System, combatant: Combatant, trace: _CourseTrace) -> Course:
    vital = system.vital.id
    maximum = system.maximum(combatant, vital)
    maxima = [(place, system.maximum(combatant.if_it_had(sheet=sheet), vital)) for place, sheet in trace.sheets]
    points = tuple(reversed(trace.pools))
    return Course(
        combatant.id,
        combatant.name,
        combatant.side,
        trace.entered,
        max(maximum, *(value for _, value in points)),
        points,
        tuple(reversed(trace.states)),
        _bands(tuple(reversed(trace.conditions))),
        tuple(reversed(trace.sides)),
        tuple(reversed(maxima)),
    )


def _bands(conditions: Sequence[tuple[int, frozenset[str]]]) -> tuple[Band, ...]:
    """The conditions by the places at which they began and ended, in that order."""
    open_since: dict[str, int] = {}
    bands: list[Band] = []
    for place, statuses in conditions:
        ended = [status for status in open_since if status not in statuses]
        bands += [Band(status, open_since.pop(status), place) for status in ended]
        for status in sorted(statuses - open_since.keys()):
            open_since[status] = place
    bands += [Band(status, first, None) for status, first in open_since.items()]
    return tuple(sorted(bands, key=lambda band: (band.first, band.status)))


def rounds(journal: Journal) -> tuple[tuple[int, int], ...]:
    """Return (place, round): after which commands a round had begun."""
    return tuple(
        (place, int(fact["round"]))
        for place, entry in enumerate(journal.entries[: journal.cursor], 1)
        for fact in entry.facts
        if fact["kind"] == "round"
    )
