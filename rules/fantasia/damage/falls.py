"""Falling, fainting, waking, turning to stone, dying and coming back; and what the end of a condition brings."""

from __future__ import annotations

from rules.core.state import PARTY, Condition
from rules.fantasia.combatant.state import GONE, Fighter, Table
from rules.fantasia.combatant.statistics import maximum
from rules.fantasia.statuses.traits import AT_FALL, AT_ZERO, SMALL, UNDEAD
from rules.mechanics import pools
from rules.mechanics.statuses import OVER, brings, remove

COUNTER = 3
"""LF-DOWN-01: the points with which one falls."""


def end(table: Table, bearer: Fighter, condition: Condition, why: str) -> None:
    """Ends one condition, with what its end brings."""
    remove(table, bearer, condition, why)
    after(table, bearer, condition)


def end_all(table: Table, bearer: Fighter, status: str, why: str) -> None:
    """Ends all conditions of a status that the bearer has."""
    for condition in bearer.conditions:
        if condition.status == status:
            end(table, bearer, condition, why)


def end_at(table: Table, bearer: Fighter, moment: str, why: str) -> None:
    """Ends what ends by itself at a moment, in the order of the rows."""
    for status in table.system.endings.get(moment, ()):
        end_all(table, bearer, status, why)


def after(table: Table, bearer: Fighter, condition: Condition) -> None:
    """What follows when a condition is over, however it ended."""
    brings(table, bearer, condition, OVER)


def fall(table: Table, one: Fighter, why: str | None) -> None:
    """LF-DOWN-01: at 0 PV it falls with a counter of 3; readied action, delay, defence and Regen are lost.

    Foes die instead where the table plays so.
    """
    if table.fight.options.foes_die_at_zero and one.side != PARTY:
        die(table, one, why)
        return
    table.put(one, "state", "unconscious")
    table.put(one, "counter", COUNTER)
    table.put(one, "fainted", False)
    table.fact("fall", actor=one.id, why=why, counter=COUNTER)
    _drop_plans(table, one)
    end_at(table, one, AT_FALL, "fall")
    end_at(table, one, AT_ZERO, "fall")
    let_go(table, one)


def faint(table: Table, one: Fighter) -> None:
    """LF-ST-FEVER-2: falls, but keeps its PV and has no counter."""
    table.put(one, "state", "unconscious")
    table.put(one, "counter", None)
    table.put(one, "fainted", True)
    table.fact("fall", actor=one.id, why="fever", counter=None)
    _drop_plans(table, one)
    end_at(table, one, AT_FALL, "fall")
    let_go(table, one)


def wake(table: Table, one: Fighter, why: str | None) -> None:
    """LF-DOWN-04: the unconscious is active again and its counter gone."""
    table.put(one, "state", "active")
    table.put(one, "counter", None)
    table.put(one, "fainted", False)
    table.fact("wake", actor=one.id, why=why)


def die(table: Table, one: Fighter, why: str | None) -> None:
    """LF-DOWN-02, LF-ST-DEATH: dead: no PV, no counter, no conditions, no plans."""
    table.put(one, "state", "dead")
    table.put_pool(one, "pv", 0)
    table.put(one, "counter", None)
    table.put(one, "fainted", False)
    table.put(one, "forced", None)
    table.put(one, "conditions", ())
    _drop_plans(table, one)
    table.fact("die", actor=one.id, why=why)
    let_go(table, one)


def petrified(table: Table, one: Fighter) -> None:
    """LF-ST-PETRIFY-2: a statue: no turns, no harm, no healing; its conditions wait."""
    table.put(one, "state", "stone")
    table.put(one, "forced", None)
    _drop_plans(table, one)
    table.fact("stone", actor=one.id)
    let_go(table, one)


def unpetrified(table: Table, one: Fighter) -> None:
    """A statue is flesh again, as it was before."""
    down = one.counter is not None or one.fainted
    table.put(one, "state", "unconscious" if down else "active")
    table.fact("wake", actor=one.id, why="stone")


def raised(table: Table, one: Fighter, pv: int) -> None:
    """LF-DOWN-05: brings back: the dead is active, the unconscious wakes, with (at least) so many PV.

    LF-ST-ZOMBIE-3: a zombie is one no longer and falls at 0 PV. Nothing happens to anybody else.
    """
    if one.state in ("stone", "out"):
        return
    undead = one.traits.get(UNDEAD)
    if undead is not None:
        end_all(table, one, undead.id, "revive")
        table.put_pool(one, "pv", 0)
        fall(table, one, "revive")
    elif one.state == "dead" or one.state == "unconscious":
        least = min(maximum(one, "pv"), pv)
        wake(table, one, "revive")
        if least > one.pools["pv"]:
            pools.change(table, "heal", one, "pv", least, None, "heal")


def let_go(table: Table, holder: Fighter) -> None:
    """LF-GRAB-03: whoever it holds is free when it can no longer hold: it cannot act, is a toad or pig, or gone."""
    for one in table.fight.combatants.values():
        for condition in one.conditions:
            if condition.status == "grabbed" and condition.source == holder.id:
                end(table, one, condition, "released")


def cannot_hold(one: Fighter) -> bool:
    """Whether it can hold nobody."""
    return not one.able or SMALL in one.traits


def _drop_plans(table: Table, one: Fighter) -> None:
    table.put(one, "readied", None)
    table.put(one, "waiting", False)


def is_gone(one: Fighter) -> bool:
    """Whether it is dead, stone or out."""
    return one.state in GONE
