"""How a status comes: immunity, what it cancels, stacking, side effects; and what follows when it expires."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from rules.conditions import NO_TIMER, Condition, add, replace
from rules.fantasia.amounts import amount, twice_the_average
from rules.fantasia.catalogue import STATUSES, TOLD, Row, settled_params
from rules.fantasia.falling import cannot_hold, die, end, end_all, fall, let_go, petrified, unpetrified, wake
from rules.fantasia.numbers import maximum, numbers
from rules.fantasia.sheet import StatusRow
from rules.fantasia.state import GONE, Battle, Fighter

if TYPE_CHECKING:
    from rules.table import Table


def afflict(table: Table, bearer: Fighter, rows: Iterable[StatusRow], source: Fighter) -> None:
    """LF-ST-00: puts the statuses of a weapon, ability or item on, with the timers and params of its rows."""
    for row in rows:
        timer = row.timer if "timer" in row.model_fields_set else NO_TIMER
        put_on(table, bearer, STATUSES[row.status], timer, source.id, settled_params(row.status, row.params) or {})


def is_immune(fight: Battle, bearer: Fighter, row: Row, source: str | None) -> bool:
    """Whether a status never takes hold: by the sheet, or by what its row says.

    LF-ST-DOOM-2: Condena only on the living. LF-ST-BERSERK-3: no confusion or charm while berserk.
    LF-ST-FLOAT-3: nobody floats who weighs more than 90 + 10 × Nv of who makes it float. Veneno not on those
    immune to the element.
    """
    if row.id in bearer.sheet.immune:
        return True
    if row.id == "condemned":
        return not is_living(bearer)
    if row.id == "poison":
        return bearer.sheet.elements.get("poison") == "immune"
    if row.id == "float":
        lifter = fight.combatants.get(source or "", bearer)
        return bearer.sheet.weight > 90 + 10 * lifter.sheet.nv
    return any(row.id in STATUSES[condition.status].drives_off for condition in bearer.conditions)


def is_living(one: Fighter) -> bool:
    """Whether it is a living creature; a zombie is not."""
    return one.sheet.living and not one.has("zombie")


def put_on(
    table: Table,
    bearer: Fighter,
    row: Row,
    timer: Any,
    source: str | None,
    params: Mapping[str, Any],
) -> None:
    """Puts a status on: immunity, what it cancels, stacking, then the condition with its side effects.

    `timer` is NO_TIMER for the row's own, None until lifted, or a number of the bearer's turns.
    """
    fight = table.fight
    if bearer.state in GONE:
        return
    if is_immune(fight, bearer, row, source):
        table.fact("immune", actor=bearer.id, status=row.id)
        return
    if row.id == "death":
        die(table, bearer, "death")
        return
    cancelled = [condition for condition in bearer.conditions if condition.status in row.ends]
    if cancelled:
        for condition in cancelled:
            end(table, bearer, condition, "cancelled")
        return
    there = _same(bearer, row, source)
    if there is not None and row.first_stays:
        return
    if timer is NO_TIMER:
        timer = _own_timer(table, bearer, row)
    mark = fight.round + 1 if fight.active == bearer.id else 0
    new = Condition(row.id, timer, source, params, mark)
    if there is None:
        add(table, bearer, new)
        _side_effects(table, bearer, row, source)
    else:
        _stack(table, bearer, row, there, new)


def _same(bearer: Fighter, row: Row, source: str | None) -> Condition | None:
    """The condition with which a new one has to be reconciled: one per bearer, of Miedo one per source."""
    if row.id == "modifier":
        return None
    for condition in bearer.conditions:
        if condition.status == row.id and (row.id != "fear" or condition.source == source):
            return condition
    return None


def _own_timer(table: Table, bearer: Fighter, row: Row) -> int | None:
    """LF-ST-DOOM-1: two dice for Condena. LF-ST-PETRIFY-2: VIT + 1 turns, at least one. Else the row's."""
    if row.id == "condemned":
        return sum(table.dice((6, 6), row.label, bearer))
    if row.id == "petrify":
        return max(1, numbers(table.fight, bearer).vit + 1)
    return row.timer


def _stack(table: Table, bearer: Fighter, row: Row, old: Condition, new: Condition) -> None:
    """The longer timer stays, and the first source; a charm gives way to a newer one; the worse poison stays."""
    if row.id == "charm":
        replace(table, bearer, old, new)
        return
    params = old.params
    if row.id == "poison":
        worse = twice_the_average(amount(new.params["damage"])) > twice_the_average(amount(params["damage"]))
        if worse:
            params = new.params
    longer = old.timer is not None and (new.timer is None or new.timer > old.timer)
    if not longer and params is old.params:
        return
    timer, mark = (new.timer, new.mark) if longer else (old.timer, old.mark)
    replace(table, bearer, old, Condition(row.id, timer, old.source, params, mark))


def _side_effects(table: Table, bearer: Fighter, row: Row, source: str | None) -> None:
    """What comes with a status: PV of Maxi, the fall of Sueño, what Berserk drives off, holds that end."""
    for status in sorted(row.drives_off):
        end_all(table, bearer, status, row.id)
    if row.id == "maxi":
        gained = bearer.pools["pv"] // 2
        table.put_pool(bearer, "pv", min(maximum(bearer, "pv"), bearer.pools["pv"] + gained))
    elif row.id == "sleep":
        put_on(table, bearer, STATUSES["prone"], None, source, {})
    if row.id in TOLD:
        table.fact("note", actor=bearer.id, what=row.id, source=source, text="")
    if cannot_hold(bearer):
        let_go(table, bearer)


def expired(table: Table, bearer: Fighter, condition: Condition) -> None:
    """What a row says for when its timer has run out; the condition is off already.

    LF-ST-DOOM-1: Condena takes all PV. LF-ST-PETRIFY-2: Petrificar ends in stone. LF-ST-BERSERK-4: see `calm`.
    """
    status = condition.status
    if status == "condemned":
        if bearer.pools["pv"] > 0 and is_living(bearer) and bearer.state not in GONE:
            table.put_pool(bearer, "pv", 0)
            fall(table, bearer, "condemned")
    elif status == "petrify":
        petrified(table, bearer)
    elif status == "berserk":
        calm(table, bearer, condition)


def calm(table: Table, bearer: Fighter, condition: Condition) -> None:
    """LF-ST-BERSERK-4: 2 dice + VIT against 5 + the turns spent in it; failed: Derretir for a die of turns."""
    plus = numbers(table.fight, bearer).vit
    against = 5 + int(condition.params.get("turns", 0))
    dice = list(table.dice((6, 6), "Berserk", bearer, ("≥", against - plus, against - plus, True)))
    total = sum(dice) + plus
    kept = total >= against
    table.fact("roll", actor=bearer.id, what="berserk", dice=dice, total=total, against=against, success=kept)
    if not kept:
        turns = table.die(6, STATUSES["meltdown"].label, bearer)
        put_on(table, bearer, STATUSES["meltdown"], turns, None, {})


def cured(table: Table, one: Fighter, statuses: Iterable[str]) -> None:
    """Ends all conditions of these statuses, and stone."""
    for status in statuses:
        if status == "stone":
            if one.state == "stone":
                unpetrified(table, one)
        elif one.state not in GONE:
            end_all(table, one, status, "cured")


def lifted(table: Table, one: Fighter, status: str) -> bool:
    """LF-ST-DEATH: what only a ruling lifts: death (active, 1 PV) and stone; whether it was one of these."""
    if status == "death" and one.state == "dead":
        table.put_pool(one, "pv", 1)
        wake(table, one, "lifted")
        return True
    if status == "stone" and one.state == "stone":
        unpetrified(table, one)
        return True
    return False
