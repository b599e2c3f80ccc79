"""The clock: the only home of timers. No condition and no countdown counts for itself."""

from __future__ import annotations

from rules.core.state import Combatant, Condition, Countdown
from rules.mechanics.statuses import change_timer, remove
from rules.mechanics.table import Table


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
        run_out(table, bearer, fallen)


def run_out(table: Table, bearer: Combatant, condition: Condition) -> None:
    """Ends a condition whose timer is over: lifted (`expired`), then what its row says."""
    remove(table, bearer, condition, "expired")
    table.system.rulings.expire(table, bearer, condition)
