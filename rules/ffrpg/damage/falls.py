"""Reaching 0 HP, leaving, and waking."""

from __future__ import annotations

from rules.engine.gm_commands import go_out
from rules.ffrpg.combatant import equipment
from rules.ffrpg.combatant.state import Combatant, Table
from rules.ffrpg.combatant.statistics import status_with
from rules.ffrpg.damage import status_changes
from rules.ffrpg.statuses.traits import BURNING, RISING, UNDEAD
from rules.ffrpg.turns import charge, order, pincer, sides
from rules.mechanics import statuses

AT_ZERO = ("dead", "unconscious", "flee", "form")


def strike_down(table: Table, combatant: Combatant, source: str | None, why: str) -> None:
    """FF-EFF-04: reduce to 0 HP, whatever HP and ARM."""
    hp = combatant.pools["hp"]
    if hp:
        table.put_pool(combatant, "hp", 0)
    table.fact(
        "damage",
        actor=combatant.id,
        source=source,
        amount=hp,
        pool="hp",
        type=why,
        element=None,
        basic=None,
        armor=None,
        from_=hp,
        to=0,
        steps=(),
    )
    fall(table, combatant)


def burns_up(table: Table, combatant: Combatant) -> bool:
    """FF-ST-heat: fell the bearer before an Action, Zero Action, Reaction or resolution; return whether it fell."""
    status = status_with(combatant, BURNING)
    if status is None:
        return False
    with table.because(status):
        strike_down(table, combatant, None, status)
    return True


def fall(table: Table, combatant: Combatant) -> None:
    """FF-ZHP-01, FF-ZHP-02, FF-ZHP-07: apply `at_zero` to one at 0 HP; charging and Defense end."""
    reraise = (
        status_with(combatant, RISING) if combatant.conditions and status_with(combatant, UNDEAD) is None else None
    )
    word = (
        "unconscious" if reraise else combatant.sheet.at_zero or ("unconscious" if combatant.kind == "pc" else "dead")
    )
    if word == "ask":
        word = table.ask("at_zero", None, AT_ZERO, "dead", of=combatant.id)
    if word == "form" and combatant.form < len(combatant.sheet.forms):
        stop_charging(table, combatant)
        take_form(table, combatant)
        return
    if word == "flee":
        stop_charging(table, combatant)
        table.put(combatant, "defeated", True)
        end_conditions(table, combatant)
        go_out(table, combatant, "fled")
        return
    state = "unconscious" if word == "unconscious" else "dead"
    table.put(combatant, "state", state)
    table.fact("fall" if state == "unconscious" else "die", actor=combatant.id, why=None)
    stop_charging(table, combatant)
    end_conditions(table, combatant)
    leave_order(table, combatant)
    if reraise:
        wake(table, combatant, max(1, combatant.sheet.hp * table.fight.options.reraise_percent // 100), reraise)


def stop_charging(table: Table, combatant: Combatant, why: str = "fall") -> None:
    """FF-ZHP-01: end charging and Defense."""
    if combatant.charging is not None:
        charge.interrupt(table, combatant, why)
    table.put(combatant, "defending", False)


def end_conditions(table: Table, combatant: Combatant) -> None:
    """FF-ZHP-04: end every condition but Stone and the Transform ones, whatever its timer."""
    for condition in combatant.conditions:
        if not combatant.statuses[condition.status].survives:
            status_changes.end(table, combatant, condition, "fall")


def leave_order(table: Table, combatant: Combatant, why: str = "fall") -> None:
    """FF-ZHP-03: end place, Initiative, declared escape, and the Control that it holds; the pincer may break."""
    fight = table.fight
    stop_charging(table, combatant, why)
    table.put(combatant, "fleeing", False)
    table.put(combatant, "kept", None)
    table.put(combatant, "initiative", None)
    order.take_place(table, combatant.id)
    if order.is_open(fight, combatant):
        close_place(table)
    status_changes.release_controlled(table, combatant)
    pincer.check_faces(table)
    sides.judge(table)


def close_place(table: Table) -> None:
    """FF-TIM-06: close the open place: countdowns in turns fall by 1, nobody is active."""
    fight = table.fight
    table.put(fight, "turn", None)
    table.put(fight, "active", None)
    if fight.countdowns:
        statuses.fall(table, "turns")


def take_form(table: Table, combatant: Combatant) -> None:
    """FF-ZHP-07: overwrite the sheet with the next incarnation; both pools full, conditions gone."""
    form = combatant.sheet.forms[combatant.form]
    fields = {key: getattr(form, key) for key in form.model_fields_set if key != "name"}
    fields = {key: value for key, value in fields.items() if not (key in ("hp", "spd") and value is None)}
    for condition in combatant.conditions:
        status_changes.end(table, combatant, condition, "form")
    table.put(combatant, "form", combatant.form + 1)
    table.put(combatant, "sheet", combatant.sheet.model_copy(update=fields))
    if "kind" in fields and fields["kind"] is not None:
        table.put(combatant, "kind", fields["kind"])
    if "items" in fields:
        table.put(combatant, "items", equipment.inventory(combatant.sheet))
    if fields.keys() & {"weapons", "shields", "kind"}:
        table.put(combatant, "held", equipment.at_start(combatant))
        table.put(combatant, "last_tier", None)
    table.put(combatant, "pools", {"hp": combatant.sheet.hp, "mp": combatant.sheet.mp})
    table.fact("form", actor=combatant.id, form=combatant.form, name=form.name)
    status_changes.refresh_auto(table, combatant)


def wake(table: Table, combatant: Combatant, hp: int, why: str | None) -> None:
    """FF-ZHP-06, FF-STA-05: wake with the HP given; Auto-Status and a place come with the Status Phase and after."""
    to = max(1, min(hp, combatant.sheet.hp))
    table.put(combatant, "state", "active")
    before = combatant.pools["hp"]
    if to != before:
        table.put_pool(combatant, "hp", to)
    table.fact("wake", actor=combatant.id, why=why, from_=before, to=to)
    table.put(combatant, "initiative", None)
    sides.judge(table)
