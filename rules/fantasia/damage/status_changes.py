"""How a status comes and is cured: immunity, cancelling, stacking, side effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.state import Condition
from rules.fantasia.combatant.sheet import StatusRow
from rules.fantasia.combatant.state import GONE, Battle, Fighter, Table
from rules.fantasia.damage.falls import cannot_hold, end, end_all, let_go, unpetrify, wake
from rules.fantasia.statuses.catalogue import settled_params
from rules.fantasia.statuses.traits import CAME, INSTEAD, FantasiaStatus
from rules.mechanics.statuses import NO_TIMER, add, brings, replace


def afflict(table: Table, bearer: Fighter, rows: Iterable[StatusRow], source: Fighter) -> None:
    """LF-ST-00: inflict the statuses of a weapon, ability or item, with the timers and params of its rows."""
    for row in rows:
        timer = row.timer if "timer" in row.model_fields_set else NO_TIMER
        status = bearer.statuses[row.status]
        put_on(table, bearer, status, timer, source.id, settled_params(status, row.params) or {})


def is_immune(fight: Battle, bearer: Fighter, row: FantasiaStatus, source: str | None) -> bool:
    """Whether it is immune to a status: by the sheet, by the row, or by a status that drives it off."""
    if row.id in bearer.sheet.immune or (row.spares is not None and row.spares(fight, bearer, source)):
        return True
    return any(row.id in bearer.statuses[condition.status].drives_off for condition in bearer.conditions)


def put_on(
    table: Table,
    bearer: Fighter,
    row: FantasiaStatus,
    timer: Any,
    source: str | None,
    params: Mapping[str, Any],
) -> None:
    """Inflict a status: immunity, cancelling, stacking, then the condition with its side effects.

    `timer` is NO_TIMER for the row's own, None until lifted, or a number of the bearer's turns.
    """
    fight = table.fight
    if bearer.state in GONE:
        return
    if is_immune(fight, bearer, row, source):
        table.fact("immune", actor=bearer.id, status=row.id)
        return
    new = Condition(row.id, row.timer, source, params)
    if INSTEAD in row.at:
        row.at[INSTEAD](table, bearer, new)
        return
    cancelled = [condition for condition in bearer.conditions if condition.status in row.ends]
    if cancelled:
        for condition in cancelled:
            end(table, bearer, condition, "cancelled")
        return
    existing = _same(bearer, row, source)
    if existing is not None and row.first_stays:
        return
    if timer is NO_TIMER:
        timer = row.timer if row.lasts is None else row.lasts(table, bearer)
    mark = fight.round + 1 if fight.active == bearer.id else 0
    new = Condition(row.id, timer, source, params, mark)
    if existing is None:
        add(table, bearer, new)
        _side_effects(table, bearer, row, new)
    else:
        _stack(table, bearer, row, existing, new)


def _same(bearer: Fighter, row: FantasiaStatus, source: str | None) -> Condition | None:
    """Return the condition that a new one stacks with: one per bearer, or one per source; or None."""
    if row.several:
        return None
    for condition in bearer.conditions:
        if condition.status == row.id and (not row.by_source or condition.source == source):
            return condition
    return None


def _stack(table: Table, bearer: Fighter, row: FantasiaStatus, old: Condition, new: Condition) -> None:
    """Keep the longer timer, the first source unless the newest replaces it, and the worse params."""
    if row.newest_stays:
        replace(table, bearer, old, new)
        return
    params = old.params
    if row.outdoes is not None and row.outdoes(new.params, params):
        params = new.params
    longer = old.timer is not None and (new.timer is None or new.timer > old.timer)
    if not longer and params is old.params:
        return
    timer, mark = (new.timer, new.mark) if longer else (old.timer, old.mark)
    replace(table, bearer, old, Condition(row.id, timer, old.source, params, mark))


def _side_effects(table: Table, bearer: Fighter, row: FantasiaStatus, new: Condition) -> None:
    """Do what comes with a status: statuses driven off, its row's effects, its notes, holds that end."""
    for status in sorted(row.drives_off):
        end_all(table, bearer, status, row.id)
    brings(table, bearer, new, CAME)
    if row.tells:
        table.fact("note", actor=bearer.id, what=row.id, source=new.source, text="")
    if cannot_hold(bearer):
        let_go(table, bearer)


def cure(table: Table, combatant: Fighter, statuses: Iterable[str]) -> None:
    """End all conditions of these statuses, and stone."""
    for status in statuses:
        if status == "stone":
            if combatant.state == "stone":
                unpetrify(table, combatant)
        elif combatant.state not in GONE:
            end_all(table, combatant, status, "cured")


def lift_by_ruling(table: Table, combatant: Fighter, status: str) -> bool:
    """LF-ST-DEATH: lift death (active, 1 PV) or stone, which only a ruling does; return whether it was one of these."""
    if status == "death" and combatant.state == "dead":
        table.put_pool(combatant, "pv", 1)
        wake(table, combatant, "lifted")
        return True
    if status == "stone" and combatant.state == "stone":
        unpetrify(table, combatant)
        return True
    return False
