"""Reaching 0 HP, leaving, and waking."""

from __future__ import annotations

from rules.engine.gm_commands import go_out
from rules.ffrpg.combatant import equipment
from rules.ffrpg.combatant.state import Combatant, Table
from rules.ffrpg.combatant.statistics import made
from rules.ffrpg.damage import status_changes
from rules.ffrpg.statuses.catalogue import STATUSES
from rules.ffrpg.statuses.traits import BURNING, RISING, UNDEAD
from rules.ffrpg.turns import charge, order, pincer, sides
from rules.mechanics import statuses

AT_ZERO = ("dead", "unconscious", "flee", "form")


def strike_down(table: Table, one: Combatant, source: str | None, why: str) -> None:
    """FF-EFF-04: 0 HP, whatever HP and ARM."""
    held = one.pools["hp"]
    if held:
        table.put_pool(one, "hp", 0)
    table.fact(
        "damage",
        actor=one.id,
        source=source,
        amount=held,
        pool="hp",
        type=why,
        element=None,
        basic=None,
        armor=None,
        from_=held,
        to=0,
        steps=(),
    )
    fall(table, one)


def flares(table: Table, one: Combatant) -> bool:
    """FF-ST-heat: an Action, Zero Action, Reaction or resolution brings the bearer to 0 HP before it happens."""
    status = made(one, BURNING)
    if status is None:
        return False
    with table.because(status):
        strike_down(table, one, None, status)
    return True


def fall(table: Table, one: Combatant) -> None:
    """FF-ZHP-01, FF-ZHP-02, FF-ZHP-07: what becomes of one at 0 HP: charging and Defense end, then by `at_zero`."""
    if one.charging is not None:
        charge.interrupt(table, one, "fall")
    table.put(one, "defending", False)
    reraise = made(one, RISING) if one.conditions and made(one, UNDEAD) is None else None
    word = "unconscious" if reraise else one.sheet.at_zero or ("unconscious" if one.kind == "pc" else "dead")
    if word == "ask":
        word = table.ask("at_zero", None, AT_ZERO, "dead", of=one.id)
    if word == "form" and take_form(table, one):
        return
    if word == "flee":
        table.put(one, "defeated", True)
        fell(table, one)
        go_out(table, one, "fled")
        return
    state = "unconscious" if word == "unconscious" else "dead"
    table.put(one, "state", state)
    table.fact("fall" if state == "unconscious" else "die", actor=one.id, why=None)
    fell(table, one)
    lost_to_the_fight(table, one)
    if reraise:
        wake(table, one, max(1, one.sheet.hp // 10), reraise)


def fell(table: Table, one: Combatant) -> None:
    """FF-ZHP-04: every condition ends but Stone and the Transform ones, whatever its timer."""
    for condition in one.conditions:
        if not STATUSES[condition.status].survives:
            status_changes.end(table, one, condition, "fall")


def lost_to_the_fight(table: Table, one: Combatant, why: str = "fall") -> None:
    """FF-ZHP-03: place, Initiative and declared escape end, and the Control that it holds; the pincer may break."""
    fight = table.fight
    if one.charging is not None:
        charge.interrupt(table, one, why)
    table.put(one, "defending", False)
    table.put(one, "fleeing", False)
    table.put(one, "kept", None)
    table.put(one, "initiative", None)
    order.take_place(table, one.id)
    if order.is_open(fight, one):
        close(table)
    status_changes.release_controlled(table, one)
    pincer.check(table)
    sides.judge(table)


def close(table: Table) -> None:
    """FF-TIM-06: the open place is over: countdowns in turns fall by 1, nobody is active."""
    fight = table.fight
    table.put(fight, "turn", None)
    table.put(fight, "active", None)
    if fight.countdowns:
        statuses.fall(table, "turns")


def take_form(table: Table, one: Combatant) -> bool:
    """FF-ZHP-07: the next incarnation overwrites the sheet; both pools full, conditions gone; False if none is left."""
    if one.form >= len(one.sheet.forms):
        return False
    form = one.sheet.forms[one.form]
    said = {key: getattr(form, key) for key in form.model_fields_set if key != "name"}
    said = {key: value for key, value in said.items() if not (key in ("hp", "spd") and value is None)}
    for condition in one.conditions:
        status_changes.end(table, one, condition, "form")
    table.put(one, "form", one.form + 1)
    table.put(one, "sheet", one.sheet.model_copy(update=said))
    if "kind" in said and said["kind"] is not None:
        table.put(one, "kind", said["kind"])
    if "items" in said:
        table.put(one, "items", equipment.inventory(one.sheet))
    if said.keys() & {"weapons", "shields", "kind"}:
        table.put(one, "held", equipment.at_start(one))
        table.put(one, "last_tier", None)
    table.put(one, "pools", {"hp": one.sheet.hp, "mp": one.sheet.mp})
    table.fact("form", actor=one.id, form=one.form, name=form.name)
    status_changes.refresh_auto(table, one)
    return True


def wake(table: Table, one: Combatant, hp: int, why: str | None) -> None:
    """FF-ZHP-06, FF-STA-05: awake with HP as given; Auto-Status and a place come with the Status Phase and after."""
    to = max(1, min(hp, one.sheet.hp))
    table.put(one, "state", "active")
    held = one.pools["hp"]
    if to != held:
        table.put_pool(one, "hp", to)
    table.fact("wake", actor=one.id, why=why, from_=held, to=to)
    table.put(one, "initiative", None)
    sides.judge(table)
