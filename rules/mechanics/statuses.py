"""Statuses and conditions.

A *status* is a frozen value of a system's catalogue: what it changes, what it forbids, when its timer falls, what
ends it. A *condition* is one status on one combatant, with its timer and its source.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, NamedTuple, Self, TypeVar

from rules.core.drawings import Drawing, status_drawing
from rules.core.modifiers import ComputationStep, Modifier
from rules.core.state import Combatant, Condition, Countdown
from rules.mechanics.table import Reaction, Table
from rules.text.messages import Gloss, gloss

NO_TIMER: Any = object()
"""A `condition` command without a timer: the catalogue's applies."""

OVER = "over"
"""The moment after a condition has ended, however it did; it is off already."""
RUNS_OUT = "runs out"
"""The moment after its timer has run out, and after `OVER`."""
OWN_TURN_ENDS = "own turn ends"
"""The moment at which its bearer's turn is over, even if it could not act; every system has it.

The effects of the rows come first, then timers that count own turns (`Status.counts_own_turns`), then countdowns.
"""


class RowMoment(NamedTuple):
    """A moment that a system names to its rows, by the id that they write."""

    id: str
    acts: bool = True
    """Whether `Status.at` may name it."""
    ends: bool = False
    """Whether `Status.ends_at` may name it."""
    instead: bool = False
    """Whether what a row does at it stands in the place of what would happen without: so of its coming, or its end."""

    @property
    def message(self) -> str:
        """The message that says when it is."""
        return f"moment-{self.id.replace(' ', '_')}"


EVERYWHERE = (RowMoment(OVER), RowMoment(RUNS_OUT), RowMoment(OWN_TURN_ENDS))
"""The moments that every system has."""

KINDS_OF_CHANGE: Mapping[str, tuple[int, int]] = {
    "flat": (-999, 999),
    "percent": (-100, 900),
    "times": (0, 10),
    "over": (1, 10),
    "becomes": (0, 999),
}
"""How a row may change a number (`Modifier.kind`), to the least and the greatest amount."""


class ChangeableNumber(NamedTuple):
    """A number that rows may change (`Status.changes`), by the name that they write."""

    id: str
    kinds: frozenset[str] = frozenset({"flat"})
    """The kinds of change that it takes."""
    is_stat: bool = True
    """Whether it is one of the outcome's `stats`, by the same name."""

    @property
    def message(self) -> str:
        """The message with its name, of one that is none of the `stats`."""
        return f"number-{self.id}"

    def takes(self, change: Modifier) -> bool:
        """Whether a change is of a kind that it takes, and within its limits."""
        low, high = KINDS_OF_CHANGE.get(change.kind, (1, 0))
        return change.stat == self.id and change.kind in self.kinds and low <= change.amount <= high


@dataclass(frozen=True)
class Status:
    """A row of a catalogue with all that a status does."""

    id: str
    label: str
    """The system's own word, in its own language."""
    family: str = ""
    """Groups statuses for colour and icon, and for immunity where the system has categories."""
    timer: int | None = None
    """Its default timer; None: until lifted."""
    changes: tuple[Modifier, ...] = ()
    forbids: frozenset[str] = frozenset()
    """Action ids and words of the system that its bearer cannot do (`attack`, `turn`, `react`)."""
    rule: str = ""
    """The rule id."""
    params: Mapping[str, tuple[str, ...] | type] = field(default_factory=dict)
    """The params of a condition: name to the words allowed, or to a type."""
    terms: Mapping[str, str] = field(default_factory=dict, kw_only=True)
    """The book's words for the values of `params`, also within lists."""
    good: bool = False
    """Whether it helps its bearer, for sign and colour of its chip; see `helps`."""
    sourced: bool = field(default=False, kw_only=True)
    """Whether it has a source, which a ruling asks for."""
    holds: bool = field(default=False, kw_only=True)
    """Whether its bearer holds its source by it: it is the bearer's doing, not its source's."""
    needs_value: bool = field(default=False, kw_only=True)
    """Whether it does nothing without one of its values, which a ruling asks for; see `values_of`."""
    ends_at: frozenset[str] = field(default=frozenset(), kw_only=True)
    """The moments, in words of the system, at which it ends: a loss, a fall, its bearer's turn."""
    at: Mapping[str, Reaction] = field(default_factory=dict, kw_only=True)
    """Moment, `OVER`, `RUNS_OUT`, `OWN_TURN_ENDS` or one of the system's, to its effect."""
    counts_own_turns: bool = field(default=False, kw_only=True)
    """Whether its timer falls at the end of its bearer's turn, also if those of its system fall at another moment."""
    passing: bool = field(default=False, kw_only=True)
    """Whether it ends with its fight, like cover, holds and delayed turns."""
    ripens: bool = field(default=False, kw_only=True)
    """Whether something worse follows its timer; other timed statuses end with the fight."""
    drawing: str = field(default="", kw_only=True)
    """Its drawing (`rules.core.drawings`), with a mark if it needs one; empty: the core chooses."""
    priority: int | None = field(default=None, kw_only=True)
    """Its weight among the chips of its bearer; None: more if it forbids something."""

    @property
    def gloss_ids(self) -> Gloss:
        """The message that says what it does."""
        return gloss("status", self.id)

    @property
    def shown_drawing(self) -> Drawing:
        """Return its drawing, declared or chosen by the core."""
        return status_drawing(self.drawing, self.id, self.family, good=self.good)

    @property
    def weight(self) -> int:
        """Return its weight: what forbids something comes before what only changes numbers."""
        return self.priority if self.priority is not None else 2 if self.forbids else 1


S = TypeVar("S", bound=Status)
NOTHING: frozenset[str] = frozenset()


class Catalogue(dict[str, S], Generic[S]):
    """The statuses of a system: id to row, in the order of the book. It is never changed; `altered` makes another one.

    A system's own catalogue adds the sets of its rows that rules ask for, so that they follow what house rules say.
    """

    def __init__(self, rows: Iterable[S]) -> None:
        super().__init__((row.id, row) for row in rows)

    def altered(self, *rows: S) -> Self:
        """Return a catalogue in which these rows stand for those of the same ids, or after all others."""
        return type(self)({**self, **{row.id: row for row in rows}}.values())

    @cached_property
    def forbidders(self) -> Mapping[str, frozenset[str]]:
        """Return what is forbidden, actions and words of the system, to the ids of the statuses that forbid it."""
        forbidders: dict[str, set[str]] = {}
        for row in self.values():
            for word in row.forbids:
                forbidders.setdefault(word, set()).add(row.id)
        return {word: frozenset(ids) for word, ids in forbidders.items()}

    @cached_property
    def changing(self) -> frozenset[str]:
        """Return the ids of the statuses that change numbers."""
        return frozenset(row.id for row in self.values() if row.changes)

    def changes_by(self, conditions: Iterable[Condition], number: str) -> list[tuple[Modifier, Condition]]:
        """Return what conditions change of a number: each change of a row, with its condition, in their order."""
        return [
            (change, condition)
            for condition in conditions
            if condition.status in self.changing
            for change in self[condition.status].changes
            if change.stat == number
        ]

    def steps_of(self, conditions: Iterable[Condition], number: str) -> list[ComputationStep]:
        """Return the same as steps of the number, by the labels of the statuses."""
        return [
            ComputationStep(self[held.status].label, change.amount, change.kind, held.status)
            for change, held in self.changes_by(conditions, number)
        ]

    def forbidding(self, word: str) -> frozenset[str]:
        """Return the ids of the statuses that forbid an action, or a word of the system."""
        return self.forbidders.get(word, NOTHING)


def as_catalogue(rows: Mapping[str, S]) -> Catalogue[S]:
    """Return rows as a catalogue; one that is a catalogue already stays what it is."""
    return rows if isinstance(rows, Catalogue) else Catalogue(rows.values())


SIGNED = ("amount", "ranks", "bonus")
"""The params whose sign says whether a condition helps."""


def values_of(status: Status) -> tuple[str, ...]:
    """Return the params that say by how much a status changes something."""
    return tuple(name for name, kind in status.params.items() if name in SIGNED and kind is int)


def helps(status: Status | None, condition: Condition) -> bool:
    """Whether a condition helps its bearer: by the sign of its amount, if it has one, else by its row."""
    added = [condition.params[name] for name in SIGNED if isinstance(condition.params.get(name), int)]
    return sum(added) > 0 if any(added) else status is not None and status.good


def add(table: Table, bearer: Combatant, condition: Condition) -> None:
    """Append a condition and record the fact; stacking is the system's business."""
    table.put(bearer, "conditions", (*bearer.conditions, condition))
    _came(table, bearer, condition)


def put_on(table: Table, bearer: Combatant, new: Condition) -> None:
    """Put a condition on, replacing one of its status."""
    old = bearer.condition(new.status)
    if old is None:
        add(table, bearer, new)
    else:
        replace(table, bearer, old, new)


def replace(table: Table, bearer: Combatant, old: Condition, new: Condition) -> None:
    """Replace `old` by `new`, and record it as put on."""
    swap(table, bearer, old, new)
    _came(table, bearer, new)


def change_timer(table: Table, bearer: Combatant, condition: Condition, timer: int | None) -> Condition:
    """Set a condition's timer, record `tick`, and return the new condition."""
    new = Condition(condition.status, timer, condition.source, condition.params, condition.mark)
    swap(table, bearer, condition, new)
    table.fact("tick", actor=bearer.id, status=condition.status, timer=timer, **_which(condition))
    return new


def remove(table: Table, bearer: Combatant, condition: Condition, why: str, **more: str) -> None:
    """Remove one condition and record `lift` with `why`, and further fields of its system."""
    table.put(bearer, "conditions", tuple(other for other in bearer.conditions if other is not condition))
    table.fact("lift", actor=bearer.id, status=condition.status, why=why, **_which(condition), **more)


def swap(table: Table, bearer: Combatant, old: Condition, new: Condition) -> None:
    """Replace `old` by `new` without a fact."""
    table.put(bearer, "conditions", tuple(new if other is old else other for other in bearer.conditions))


def _which(condition: Condition) -> dict[str, Any]:
    """Return the `params` of a condition that has any: they distinguish it from others of its status."""
    return {"params": condition.params} if condition.params else {}


def _came(table: Table, bearer: Combatant, condition: Condition) -> None:
    table.fact(
        "condition",
        actor=bearer.id,
        status=condition.status,
        timer=condition.timer,
        source=condition.source,
        params=condition.params,
    )


def brings(table: Table, bearer: Combatant, condition: Condition, moment: str) -> None:
    """Do what one condition brings at a moment, by its row."""
    reaction = table.system.statuses[condition.status].at.get(moment)
    if reaction is not None:
        reaction(table, bearer, condition)


def happens(table: Table, bearer: Combatant, moment: str) -> None:
    """Do what the conditions of a combatant bring at a moment, in the order of the rows."""
    for status, reaction in table.system.reactions.get(moment, ()):
        for condition in bearer.conditions:
            if condition.status == status:
                reaction(table, bearer, condition)


def is_over(table: Table, bearer: Combatant, condition: Condition) -> None:
    """Do what a row says for the end of a condition, however it ended; it is off already."""
    brings(table, bearer, condition, OVER)


def has_run_out(table: Table, bearer: Combatant, condition: Condition) -> None:
    """Do what a row says for the end of a condition whose time has run out; it is off already."""
    brings(table, bearer, condition, OVER)
    brings(table, bearer, condition, RUNS_OUT)


def end_own_turn(table: Table, bearer: Combatant) -> None:
    """Do `OWN_TURN_ENDS` in a system whose timers fall at another moment: only own-turn timers fall here."""
    if not bearer.conditions:
        return
    happens(table, bearer, OWN_TURN_ENDS)
    for condition in bearer.conditions:
        if table.system.statuses[condition.status].counts_own_turns and condition in bearer.conditions:
            fall_condition(table, bearer, condition)


def outcome(condition: Condition) -> dict[str, Any]:
    """Return a condition as in the contract's outcome, with `params` only if there are any."""
    shown: dict[str, Any] = {
        "status": condition.status,
        "timer": condition.timer,
        "source": condition.source,
    }
    if condition.params:
        shown["params"] = dict(condition.params)
    return shown


def start_countdown(table: Table, name: str, countdown: Countdown) -> None:
    """Start or restart a countdown."""
    _show(table, name, countdown)


def fall(table: Table, unit: str, by: int = 1) -> tuple[str, ...]:
    """Lower all countdowns of a unit by `by`; return the names of those that have come to 0."""
    if by <= 0 or not table.fight.countdowns:
        return ()
    done: list[str] = []
    for name, countdown in table.fight.countdowns.items():
        if countdown.unit == unit and countdown.left > 0:
            remaining = max(0, countdown.left - by)
            _show(table, name, Countdown(unit, remaining, countdown.goal))
            if remaining == 0:
                done.append(name)
    return tuple(done)


def set_countdown(table: Table, name: str, left: int) -> None:
    """Set what is left of a countdown."""
    countdown = table.fight.countdowns[name]
    _show(table, name, Countdown(countdown.unit, max(0, left), countdown.goal))


def _show(table: Table, name: str, countdown: Countdown) -> None:
    table.put(table.fight, "countdowns", {**table.fight.countdowns, name: countdown})
    table.fact("countdown", name=name, left=countdown.left, done=countdown.left == 0)


def fall_conditions(table: Table, bearer: Combatant, but: frozenset[str] = NOTHING) -> None:
    """Lower each condition's timer by 1, `but` for those of some statuses, in the order in which they came."""
    for condition in bearer.conditions:
        if condition.status not in but and condition in bearer.conditions:
            fall_condition(table, bearer, condition)


def fall_condition(table: Table, bearer: Combatant, condition: Condition) -> None:
    """Lower one condition's timer by 1; at 0 it runs out."""
    if condition.timer is None:
        return
    remaining = condition.timer - 1
    lowered = change_timer(table, bearer, condition, max(0, remaining))
    if remaining <= 0:
        table.system.rulings.run_out(table, bearer, lowered)


def run_out(table: Table, bearer: Combatant, condition: Condition) -> None:
    """End a condition whose timer is over: lifted (`expired`), then what its row says."""
    remove(table, bearer, condition, "expired")
    table.system.rulings.expire(table, bearer, condition)
