"""What the effects of house rules over an installed system call: the rulings that every system has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar

from rules.core.questions import Refusal
from rules.core.state import Condition
from rules.mechanics.statuses import NO_TIMER
from rules.written import runtime as running
from rules.written.runtime import DEEPEST, MOST_EFFECTS, Occasion
from rules.written.verbs import PLAIN


class MomentOfRow:
    """What a row of house rules does at a moment, as every row's reaction is called."""

    _depth: ClassVar[int] = 0
    """How many moments of rows are within each other now; deeper ones do nothing."""

    def __init__(self, status: str, effect: Callable[[Occasion], None]) -> None:
        self._status = status
        self._effect = effect

    def __call__(self, table: Any, bearer: Any, condition: Condition) -> None:
        """Do it: (table, bearer, condition)."""
        c = Occasion(table, table.fight, bearer)
        c.target = bearer
        c.source = table.fight.combatants.get(condition.source or "")
        c.held = condition.params
        level = condition.params.get("level", 1)
        c.level = level if isinstance(level, int) else 1
        if MomentOfRow._depth >= DEEPEST:
            return
        MomentOfRow._depth += 1
        try:
            with table.because(self._status):
                self._effect(c)
        finally:
            MomentOfRow._depth -= 1


def _rule(table: Any, ruling: str, *given: Any) -> None:
    """Do what a ruling does; one that the system refuses, such as a loss of one who is dead, does nothing."""
    if len(table.trail) > MOST_EFFECTS:
        raise Refusal("too_much")
    table.attempt(partial(getattr(table.system.rulings, ruling), table, *given))


def _hurt(
    table: Any, whom: Any, amount: int, pool: str, kind: str | None, source: Any, deep: int, outcome: str
) -> None:
    if whom is not None and amount > 0:
        _rule(table, "damage", whom, amount, pool, kind)


def _heal(table: Any, whom: Any, amount: int, pool: str, source: Any, deep: int) -> None:
    if whom is not None and amount > 0:
        _rule(table, "heal", whom, amount, pool, None)


def _give(c: Occasion, whom: Any, status: str, timer: Any, params: Mapping[str, Any]) -> None:
    if whom is None:
        return
    row = c.table.system.statuses[status]
    source = None if c.source is None else c.source.id
    _rule(c.table, "inflict", whom, row, timer, source, params)


def _lift(c: Occasion, whom: Any, status: str) -> None:
    if whom is not None and whom.has(status):
        _rule(c.table, "lift", whom, status, {})


def _set_pool(table: Any, whom: Any, pool: str, value: int) -> None:
    if whom is not None:
        _rule(table, "set_pool", whom, pool, value)


def _change_pool(c: Occasion, whom: Any, pool: str, by: int) -> None:
    if whom is not None and by:
        highest = c.table.system.maximum(whom, pool)
        _rule(c.table, "set_pool", whom, pool, max(0, min(highest, whom.pools[pool] + by)))


def _stat(c: Occasion, whom: Any, name: str) -> int:
    value = c.table.system.outcome.stats(c.fight, whom).get(name, 0)
    return value if isinstance(value, int) else 0


def _most(c: Occasion, whom: Any, pool: str) -> int:
    return int(c.table.system.maximum(whom, pool))


CALLS: Mapping[str, Callable[..., Any]] = {
    **PLAIN,
    "change_pool": _change_pool,
    "give": _give,
    "heal": _heal,
    "hurt": _hurt,
    "lift": _lift,
    "most": _most,
    "roll": running.roll,
    "set_pool": _set_pool,
    "stat": _stat,
    "NO_TIMER": NO_TIMER,
}
"""The functions by their names in the text of effects."""
