"""Conditions: immunity, inflicting, opposites, stacking, lifting, and what their coming brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.state import Condition
from rules.ffrpg.combatant.sheet import auto_status_of
from rules.ffrpg.combatant.state import TURN, Charge, Combatant, Table
from rules.ffrpg.combatant.statistics import stats_of
from rules.ffrpg.statuses.traits import CAME, ENDED_BY_ANOTHER, EVERYTHING, LED, SHIELDED, FFRPGStatus
from rules.ffrpg.turns import charge as charging
from rules.ffrpg.turns import order
from rules.mechanics import statuses
from rules.mechanics.statuses import OVER


def immune(combatant: Combatant, id: str) -> bool:
    """FF-DMG-07: whether it is immune to a status, or to the effect `death`, `eject`, `gravity` or `near_fatal`.

    By the sheet, by Combat Reflexes, or by a condition that wards off the id, its category, or everything.
    """
    sheet = combatant.sheet
    if not combatant.conditions and not sheet.immune and not sheet.combat_reflexes:
        return False
    row = combatant.statuses.get(id)
    family = "fatal" if row is None else row.family
    if id in sheet.immune or family in sheet.immune:
        return True
    if sheet.combat_reflexes and id == "unaware":
        return True
    if not combatant.conditions:
        return False
    wards = stats_of(combatant).wards
    return EVERYTHING in wards or id in wards or family in wards


def is_same(old: Condition, status: str, params: Mapping[str, Any]) -> bool:
    """FF-STA-06: whether a condition is the same: one a status, for element rows one a status and element."""
    return old.status == status and old.params.get("element") == params.get("element")


def inflict(
    table: Table,
    combatant: Combatant,
    status: str,
    timer: int | None,
    source: str | None,
    params: Mapping[str, Any],
) -> bool:
    """FF-STA-06, FF-STA-07: inflict a status; return False if it is warded off or ends an earlier one instead."""
    if immune(combatant, status):
        table.fact("immune", actor=combatant.id, status=status, element=None)
        return False
    put_on(table, combatant, status, timer, source, params)
    return stats_of(combatant).on.get(status) is not None


def put_on(
    table: Table,
    combatant: Combatant,
    status: str,
    timer: int | None,
    source: str | None,
    params: Mapping[str, Any],
) -> None:
    """FF-STA-06, FF-STA-07.

    Put it on: the longer timer stays, opposites give way, a second Mini, Toad or Quick ends the first.
    """
    rows = combatant.statuses
    already = next((old for old in combatant.conditions if is_same(old, status, params)), None)
    if already is not None and rows[status].toggles:
        end(table, combatant, already, status)
        statuses.brings(table, combatant, already, ENDED_BY_ANOTHER)
        return
    element = params.get("element")
    for old in combatant.conditions:
        gives_way = status in rows[old.status].gives_way or rows[status].clears
        if gives_way and old is not already and (element is None or old.params.get("element") == element):
            end(table, combatant, old, status)
    new = Condition(status, timer, source, params)
    if already is None:
        statuses.add(table, combatant, new)
    else:
        longer = None if timer is None or already.timer is None else max(timer, already.timer)
        statuses.replace(table, combatant, already, new._replace(timer=longer))
    if combatant.charging is not None and interrupts(rows[status], combatant.charging):
        charging.interrupt(table, combatant, status)
    statuses.brings(table, combatant, new, CAME)


def end(table: Table, combatant: Combatant, condition: Condition, why: str) -> None:
    """Take a condition off, with what its row says for its end."""
    statuses.remove(table, combatant, condition, why)
    statuses.brings(table, combatant, condition, OVER)


def interrupts(row: FFRPGStatus, charge: Charge) -> bool:
    """FF-SLOW-06: whether a status interrupts a charge; a Toad may go on casting `toad`."""
    return row.interrupts or (charge.action in row.forbids and charge.with_id not in row.leaves)


def spend_quick(table: Table, combatant: Combatant) -> None:
    """FF-ST-quick: leave no Actions, the count at 0, and no further turn this Round."""
    fight = table.fight
    if order.is_open(fight, combatant):
        assert fight.turn is not None
        table.put(fight, "turn", fight.turn._replace(actions=0))
    elif (place := order.place_of(fight, combatant.id)) is not None and place.kind == TURN:
        order.take_place(table, combatant.id)
    if combatant.initiative is not None:
        table.put(combatant, "initiative", 0)


def lift_status(table: Table, combatant: Combatant, status: str, why: str) -> None:
    """Take all conditions of one status off."""
    for old in combatant.conditions:
        if old.status == status:
            end(table, combatant, old, why)


def lift_named(table: Table, combatant: Combatant, entries: tuple[str, ...], why: str) -> None:
    """FF-EFF-02: end the conditions that a `lift` effect names, in the order in which they came."""
    lifted_by = combatant.statuses.lifted_by
    for old in combatant.conditions:
        if any(old.status in lifted_by[entry] for entry in entries):
            end(table, combatant, old, why)


def refresh_auto(table: Table, combatant: Combatant) -> None:
    """FF-STA-04, FF-STA-05: put on the missing Auto-Status Conditions, whatever immunities; not under Shield."""
    for entry in combatant.sheet.auto_status:
        status, params = auto_status_of(entry)
        unshielded = SHIELDED not in combatant.statuses[status].traits
        if combatant.conditions and unshielded and SHIELDED in stats_of(combatant).traits:
            return
        if not any(is_same(old, status, params) for old in combatant.conditions):
            put_on(table, combatant, status, None, "auto", params)


def release_controlled(table: Table, holder: Combatant) -> None:
    """FF-ST-control: end Control when whoever put it on falls or leaves."""
    for other in table.fight.combatants.values():
        for condition in other.conditions:
            if LED in other.statuses[condition.status].traits and condition.source == holder.id:
                end(table, other, condition, "source")
