"""Falling, fainting, waking, petrification, death and revival; and what follows the end of a condition."""

from __future__ import annotations

from rules.core.state import PARTY, Condition
from rules.fantasia.combatant.state import GONE, Fighter, Table
from rules.fantasia.combatant.statistics import maximum
from rules.fantasia.statuses.traits import AT_FALL, AT_ZERO, SMALL, UNDEAD
from rules.mechanics import pools
from rules.mechanics.statuses import OVER, brings, remove


def end(table: Table, bearer: Fighter, condition: Condition, why: str) -> None:
    """End one condition, with what follows."""
    remove(table, bearer, condition, why)
    after_end(table, bearer, condition)


def end_all(table: Table, bearer: Fighter, status: str, why: str) -> None:
    """End all conditions of a status."""
    for condition in bearer.conditions:
        if condition.status == status:
            end(table, bearer, condition, why)


def end_at(table: Table, bearer: Fighter, moment: str, why: str) -> None:
    """End the conditions that end at a moment, in the order of the rows."""
    for status in table.system.endings.get(moment, ()):
        end_all(table, bearer, status, why)


def after_end(table: Table, bearer: Fighter, condition: Condition) -> None:
    """Do what follows a condition, however it ended."""
    brings(table, bearer, condition, OVER)


def fall(table: Table, combatant: Fighter, why: str | None) -> None:
    """LF-DOWN-01: fall at 0 PV with a counter of 3; readied action, delay, defence and Regen are lost.

    By option foes die instead.
    """
    if table.fight.options.foes_die_at_zero and combatant.side != PARTY:
        die(table, combatant, why)
        return
    table.put(combatant, "state", "unconscious")
    counter = table.fight.options.counter
    table.put(combatant, "counter", counter)
    table.put(combatant, "fainted", False)
    table.fact("fall", actor=combatant.id, why=why, counter=counter)
    _drop_plans(table, combatant)
    end_at(table, combatant, AT_FALL, "fall")
    end_at(table, combatant, AT_ZERO, "fall")
    let_go(table, combatant)


def faint(table: Table, combatant: Fighter) -> None:
    """LF-ST-FEVER-2: fall with its PV and without a counter."""
    table.put(combatant, "state", "unconscious")
    table.put(combatant, "counter", None)
    table.put(combatant, "fainted", True)
    table.fact("fall", actor=combatant.id, why="fever", counter=None)
    _drop_plans(table, combatant)
    end_at(table, combatant, AT_FALL, "fall")
    let_go(table, combatant)


def wake(table: Table, combatant: Fighter, why: str | None) -> None:
    """LF-DOWN-04: make the unconscious active again, without a counter."""
    table.put(combatant, "state", "active")
    table.put(combatant, "counter", None)
    table.put(combatant, "fainted", False)
    table.fact("wake", actor=combatant.id, why=why)


def die(table: Table, combatant: Fighter, why: str | None) -> None:
    """LF-DOWN-02, LF-ST-DEATH: die: no PV, no counter, no conditions, no plans."""
    table.put(combatant, "state", "dead")
    table.put_pool(combatant, "pv", 0)
    table.put(combatant, "counter", None)
    table.put(combatant, "fainted", False)
    table.put(combatant, "forced", None)
    table.put(combatant, "conditions", ())
    _drop_plans(table, combatant)
    table.fact("die", actor=combatant.id, why=why)
    let_go(table, combatant)


def petrify(table: Table, combatant: Fighter) -> None:
    """LF-ST-PETRIFY-2: turn to stone: no turns, no harm, no healing; conditions pause."""
    table.put(combatant, "state", "stone")
    table.put(combatant, "forced", None)
    _drop_plans(table, combatant)
    table.fact("stone", actor=combatant.id)
    let_go(table, combatant)


def unpetrify(table: Table, combatant: Fighter) -> None:
    """Turn a statue back to what it was before."""
    down = combatant.counter is not None or combatant.fainted
    table.put(combatant, "state", "unconscious" if down else "active")
    table.fact("wake", actor=combatant.id, why="stone")


def revive(table: Table, combatant: Fighter, pv: int) -> None:
    """LF-DOWN-05: revive: the dead is active, the unconscious wakes, with (at least) this many PV.

    LF-ST-ZOMBIE-3: a zombie is none any longer and falls at 0 PV. Nothing happens to anybody else.
    """
    if combatant.state in ("stone", "out"):
        return
    undead = combatant.traits.get(UNDEAD)
    if undead is not None:
        end_all(table, combatant, undead.id, "revive")
        table.put_pool(combatant, "pv", 0)
        fall(table, combatant, "revive")
    elif combatant.state == "dead" or combatant.state == "unconscious":
        least = min(maximum(combatant, "pv"), pv)
        wake(table, combatant, "revive")
        if least > combatant.pools["pv"]:
            pools.change(table, "heal", combatant, "pv", least, None, "heal")


def let_go(table: Table, holder: Fighter) -> None:
    """LF-GRAB-03: free whoever it holds if it cannot hold any longer: it cannot act, is a toad or pig, or gone."""
    for combatant in table.fight.combatants.values():
        for condition in combatant.conditions:
            if condition.status == "grabbed" and condition.source == holder.id:
                end(table, combatant, condition, "released")


def cannot_hold(combatant: Fighter) -> bool:
    """Whether it can hold nobody."""
    return not combatant.able or SMALL in combatant.traits


def _drop_plans(table: Table, combatant: Fighter) -> None:
    table.put(combatant, "readied", None)
    table.put(combatant, "waiting", False)


def is_gone(combatant: Fighter) -> bool:
    """Whether it is dead, stone or out."""
    return combatant.state in GONE
