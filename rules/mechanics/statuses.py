"""Statuses and conditions.

A *status* is a frozen value of a system's catalogue: what it changes, what it forbids, when its timer falls, what
ends it. A *condition* is one status on one combatant, with its timer and its source.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.core.modifiers import Modifier
from rules.core.state import Combatant, Condition, Countdown
from rules.mechanics.table import Reaction, Table
from rules.text.messages import Gloss, gloss

NO_TIMER: Any = object()
"""Stands for a `condition` command that names no timer: the catalogue's is taken."""

OVER = "over"
"""The moment after a condition has ended, however it did; it is off already."""
RUNS_OUT = "runs out"
"""The moment after its timer has run out, and after `OVER`."""
OWN_TURN_ENDS = "own turn ends"
"""The moment at which its bearer's turn is over, whether or not the bearer could act in it; every system has it.

What the rows bring comes first, then the timers fall that count it (`Status.counts_own_turns`), then countdowns.
"""


@dataclass(frozen=True)
class Status:
    """A row of a catalogue: all that it does stands in it."""

    id: str
    label: str
    """The system's own word, in its own language."""
    family: str = ""
    """Groups statuses for colour and icon, and for immunity where the system has categories."""
    timer: int | None = None
    """The timer it has when nobody names one; None: until lifted."""
    changes: tuple[Modifier, ...] = ()
    forbids: frozenset[str] = frozenset()
    """Action ids and words of the system that its bearer cannot do (`attack`, `turn`, `react`)."""
    rule: str = ""
    """The rule id."""
    params: Mapping[str, tuple[str, ...] | type] = field(default_factory=dict)
    """What `params` may hold: name to the words allowed, or to a type."""
    terms: Mapping[str, str] = field(default_factory=dict, kw_only=True)
    """How the book calls the words that `params` choose among; those of a list where one of them is a list."""
    good: bool = False
    """Whether it helps its bearer: for the sign and the colour of its chip; see `helps`."""
    sourced: bool = field(default=False, kw_only=True)
    """Whether it is about somebody, who is asked for when a ruling puts it on."""
    ends_at: frozenset[str] = field(default=frozenset(), kw_only=True)
    """The moments, in words of the system, at which it ends by itself: a loss, a fall, its bearer's turn."""
    at: Mapping[str, Reaction] = field(default_factory=dict, kw_only=True)
    """Moment, `OVER`, `RUNS_OUT`, `OWN_TURN_ENDS` or one of the system's, to what it brings its bearer then."""
    counts_own_turns: bool = field(default=False, kw_only=True)
    """Whether its timer falls as its bearer's turn ends, also where those of its system fall at another moment."""
    passing: bool = field(default=False, kw_only=True)
    """Whether it is over with its fight, as cover, holds and a turn that is put off are."""
    ripens: bool = field(default=False, kw_only=True)
    """Whether something worse comes when its timer runs out; all else with a timer ends with its fight."""
    priority: int | None = field(default=None, kw_only=True)
    """How much it matters among the chips of its bearer; None: more where it forbids something."""

    @property
    def gloss_ids(self) -> Gloss:
        """The message that says what it does."""
        return gloss("status", self.id)

    @property
    def weight(self) -> int:
        """How much it matters: what forbids something goes before what only changes numbers."""
        return self.priority if self.priority is not None else 2 if self.forbids else 1


SIGNED = ("amount", "ranks", "bonus")
"""The params of a condition whose sign says whether it helps."""


def helps(status: Status | None, condition: Condition) -> bool:
    """Whether a condition helps its bearer: by the sign of what it adds, where it adds something, else by its row."""
    added = [condition.params[name] for name in SIGNED if isinstance(condition.params.get(name), int)]
    return sum(added) > 0 if any(added) else status is not None and status.good


def add(table: Table, bearer: Combatant, condition: Condition) -> None:
    """Appends a condition and records the fact; stacking is the system's."""
    table.put(bearer, "conditions", (*bearer.conditions, condition))
    _came(table, bearer, condition)


def put_on(table: Table, bearer: Combatant, new: Condition) -> None:
    """Puts a condition on, in the place of the one of its status that its bearer has."""
    old = bearer.condition(new.status)
    if old is None:
        add(table, bearer, new)
    else:
        replace(table, bearer, old, new)


def replace(table: Table, bearer: Combatant, old: Condition, new: Condition) -> None:
    """Puts `new` in the place of `old` and records it as put on."""
    swap(table, bearer, old, new)
    _came(table, bearer, new)


def change_timer(table: Table, bearer: Combatant, condition: Condition, timer: int | None) -> Condition:
    """Gives the condition another timer, records `tick`, and returns the condition as it now stands."""
    new = Condition(condition.status, timer, condition.source, condition.params, condition.mark)
    swap(table, bearer, condition, new)
    table.fact("tick", actor=bearer.id, status=condition.status, timer=timer, **_which(condition))
    return new


def remove(table: Table, bearer: Combatant, condition: Condition, why: str, **more: str) -> None:
    """Takes one condition off and records `lift` with `why`, and with what more its system says of it."""
    table.put(bearer, "conditions", tuple(other for other in bearer.conditions if other is not condition))
    table.fact("lift", actor=bearer.id, status=condition.status, why=why, **_which(condition), **more)


def swap(table: Table, bearer: Combatant, old: Condition, new: Condition) -> None:
    """Puts `new` in the place of `old` without a word."""
    table.put(bearer, "conditions", tuple(new if other is old else other for other in bearer.conditions))


def _which(condition: Condition) -> dict[str, Any]:
    """The `params` of a condition that has any: they tell it from others of its status."""
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
    """What one condition brings at a moment, as its row says."""
    reaction = table.system.statuses[condition.status].at.get(moment)
    if reaction is not None:
        reaction(table, bearer, condition)


def happens(table: Table, bearer: Combatant, moment: str) -> None:
    """A moment of the system has come: what the conditions of one bring then, in the order of the rows."""
    for status, reaction in table.system.reactions.get(moment, ()):
        for condition in bearer.conditions:
            if condition.status == status:
                reaction(table, bearer, condition)


def end_own_turn(table: Table, bearer: Combatant) -> None:
    """`OWN_TURN_ENDS` in a system whose timers fall at another moment: only those that count own turns fall here."""
    if not bearer.conditions:
        return
    happens(table, bearer, OWN_TURN_ENDS)
    for condition in bearer.conditions:
        if table.system.statuses[condition.status].counts_own_turns and condition in bearer.conditions:
            fall_condition(table, bearer, condition)


def outcome(condition: Condition) -> dict[str, Any]:
    """A condition as the contract's outcome shows it: `params` only where there are any."""
    shown: dict[str, Any] = {
        "status": condition.status,
        "timer": condition.timer,
        "source": condition.source,
    }
    if condition.params:
        shown["params"] = dict(condition.params)
    return shown


def start_countdown(table: Table, name: str, countdown: Countdown) -> None:
    """Starts a countdown, or starts it anew."""
    _show(table, name, countdown)


def fall(table: Table, unit: str, by: int = 1) -> tuple[str, ...]:
    """Lets all countdowns of a unit fall by `by`; returns the names of those that have just come to 0."""
    if by <= 0 or not table.fight.countdowns:
        return ()
    done: list[str] = []
    for name, countdown in table.fight.countdowns.items():
        if countdown.unit == unit and countdown.left > 0:
            left = max(0, countdown.left - by)
            _show(table, name, Countdown(unit, left, countdown.goal))
            if left == 0:
                done.append(name)
    return tuple(done)


def set_countdown(table: Table, name: str, left: int) -> None:
    """Sets what is left of a countdown."""
    countdown = table.fight.countdowns[name]
    _show(table, name, Countdown(countdown.unit, max(0, left), countdown.goal))


def _show(table: Table, name: str, countdown: Countdown) -> None:
    table.put(table.fight, "countdowns", {**table.fight.countdowns, name: countdown})
    table.fact("countdown", name=name, left=countdown.left, done=countdown.left == 0)


def fall_conditions(table: Table, bearer: Combatant, but: str = "") -> None:
    """Each condition with a timer, `but` for those of one status, loses 1, in the order in which they came."""
    for condition in bearer.conditions:
        if condition.status != but and condition in bearer.conditions:
            fall_condition(table, bearer, condition)


def fall_condition(table: Table, bearer: Combatant, condition: Condition) -> None:
    """Lets one condition's timer fall by 1; at 0 it has run out."""
    if condition.timer is None:
        return
    left = condition.timer - 1
    fallen = change_timer(table, bearer, condition, max(0, left))
    if left <= 0:
        table.system.rulings.run_out(table, bearer, fallen)


def run_out(table: Table, bearer: Combatant, condition: Condition) -> None:
    """Ends a condition whose timer is over: lifted (`expired`), then what its row says."""
    remove(table, bearer, condition, "expired")
    table.system.rulings.expire(table, bearer, condition)
