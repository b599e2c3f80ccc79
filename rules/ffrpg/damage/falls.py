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


def strike_down(table: Table, combatant: Combatant, source: str | None, why: str) -> None:
    """FF-EFF-04: 0 HP, whatever HP and ARM."""
    held = combatant.pools["hp"]
    if held:
        table.put_pool(combatant, "hp", 0)
    table.fact(
        "damage",
        actor=combatant.id,
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
    fall(table, combatant)


def flares(table: Table, combatant: Combatant) -> bool:
    """FF-ST-heat: an Action, Zero Action, Reaction or resolution brings the bearer to 0 HP before it happens."""
    status = made(combatant, BURNING)
    if status is None:
        return False
    with table.because(status):
        strike_down(table, combatant, None, status)
    return True


def fall(table: Table, combatant: Combatant) -> None:
    """FF-ZHP-01, FF-ZHP-02, FF-ZHP-07: what becomes of one at 0 HP by `at_zero`; charging and Defense end by it."""
    reraise = made(combatant, RISING) if combatant.conditions and made(combatant, UNDEAD) is None else None
    word = (
        "unconscious" if reraise else combatant.sheet.at_zero or ("unconscious" if combatant.kind == "pc" else "dead")
    )
    if word == "ask":
        word = table.ask("at_zero", None, AT_ZERO, "dead", of=combatant.id)
    if word == "form" and combatant.form < len(combatant.sheet.forms):
        stop(table, combatant)
        take_form(table, combatant)
        return
    if word == "flee":
        stop(table, combatant)
        table.put(combatant, "defeated", True)
        fell(table, combatant)
        go_out(table, combatant, "fled")
        return
    state = "unconscious" if word == "unconscious" else "dead"
    table.put(combatant, "state", state)
    table.fact("fall" if state == "unconscious" else "die", actor=combatant.id, why=None)
    stop(table, combatant)
    fell(table, combatant)
    lost_to_the_fight(table, combatant)
    if reraise:
        wake(table, combatant, max(1, combatant.sheet.hp // 10), reraise)


def stop(table: Table, combatant: Combatant, why: str = "fall") -> None:
    """FF-ZHP-01: charging and Defense end."""
    if combatant.charging is not None:
        charge.interrupt(table, combatant, why)
    table.put(combatant, "defending", False)


def fell(table: Table, combatant: Combatant) -> None:
    """FF-ZHP-04: every condition ends but Stone and the Transform ones, whatever its timer."""
    for condition in combatant.conditions:
        if not STATUSES[condition.status].survives:
            status_changes.end(table, combatant, condition, "fall")


def lost_to_the_fight(table: Table, combatant: Combatant, why: str = "fall") -> None:
    """FF-ZHP-03: place, Initiative and declared escape end, and the Control that it holds; the pincer may break."""
    fight = table.fight
    stop(table, combatant, why)
    table.put(combatant, "fleeing", False)
    table.put(combatant, "kept", None)
    table.put(combatant, "initiative", None)
    order.take_place(table, combatant.id)
    if order.is_open(fight, combatant):
        close(table)
    status_changes.release_controlled(table, combatant)
    pincer.check(table)
    sides.judge(table)


def close(table: Table) -> None:
    """FF-TIM-06: the open place is over: countdowns in turns fall by 1, nobody is active."""
    fight = table.fight
    table.put(fight, "turn", None)
    table.put(fight, "active", None)
    if fight.countdowns:
        statuses.fall(table, "turns")


def take_form(table: Table, combatant: Combatant) -> None:
    """FF-ZHP-07: the next incarnation overwrites the sheet; both pools full, conditions gone."""
    form = combatant.sheet.forms[combatant.form]
    said = {key: getattr(form, key) for key in form.model_fields_set if key != "name"}
    said = {key: value for key, value in said.items() if not (key in ("hp", "spd") and value is None)}
    for condition in combatant.conditions:
        status_changes.end(table, combatant, condition, "form")
    table.put(combatant, "form", combatant.form + 1)
    table.put(combatant, "sheet", combatant.sheet.model_copy(update=said))
    if "kind" in said and said["kind"] is not None:
        table.put(combatant, "kind", said["kind"])
    if "items" in said:
        table.put(combatant, "items", equipment.inventory(combatant.sheet))
    if said.keys() & {"weapons", "shields", "kind"}:
        table.put(combatant, "held", equipment.at_start(combatant))
        table.put(combatant, "last_tier", None)
    table.put(combatant, "pools", {"hp": combatant.sheet.hp, "mp": combatant.sheet.mp})
    table.fact("form", actor=combatant.id, form=combatant.form, name=form.name)
    status_changes.refresh_auto(table, combatant)


def wake(table: Table, combatant: Combatant, hp: int, why: str | None) -> None:
    """FF-ZHP-06, FF-STA-05: awake with HP as given; Auto-Status and a place come with the Status Phase and after."""
    to = max(1, min(hp, combatant.sheet.hp))
    table.put(combatant, "state", "active")
    held = combatant.pools["hp"]
    if to != held:
        table.put_pool(combatant, "hp", to)
    table.fact("wake", actor=combatant.id, why=why, from_=held, to=to)
    table.put(combatant, "initiative", None)
    sides.judge(table)
