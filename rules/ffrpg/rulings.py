"""The game master's rulings in this system."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.board.geometry import Cell
from rules.core.questions import Refusal
from rules.core.state import Condition, things_on
from rules.ffrpg.combatant import equipment, statistics
from rules.ffrpg.combatant.rows import hand_of
from rules.ffrpg.combatant.sheet import CreatureSheet, fault_of_params
from rules.ffrpg.combatant.state import Combatant, Fight, Table
from rules.ffrpg.damage import damage as blows
from rules.ffrpg.damage import falls, status_changes
from rules.ffrpg.statuses.traits import ELEMENTS
from rules.ffrpg.turns import charge as charging
from rules.ffrpg.turns import order, pincer, sides
from rules.mechanics.statuses import NO_TIMER, OVER, Status, brings
from rules.sheets.schema import YES_OR_NO, Settable
from rules.system import defaults
from rules.system.defaults import follow
from rules.text.faults import is_whole

HIGHEST_RATING = 255
LONGEST = 99
"""The longest timer that may be named."""


def set_pool(table: Table, combatant: Combatant, pool: str, value: int) -> None:
    """FF-GM-03, FF-ZHP-06: set a pool within 0 and the maximum; HP may fell or wake."""
    highest = combatant.sheet.hp if pool == "hp" else combatant.sheet.mp
    to = max(0, min(value, highest))
    if pool == "hp" and to and combatant.state in ("unconscious", "dead"):
        falls.wake(table, combatant, to, "ruling")
        return
    if to != combatant.pools[pool]:
        table.put_pool(combatant, pool, to)
    if pool == "hp" and to == 0 and combatant.state == "active":
        falls.fall(table, combatant)


def settable(fight: Fight, combatant: Combatant) -> tuple[Settable, ...]:
    """FF-GM-02.

    Return what may be set: Initiative, Actions left, facing, terrain, Move-Water, and the sheet's numbers.
    """
    return (*_settable_now(fight, combatant), *defaults.settable(fight, combatant))


def _settable_now(fight: Fight, combatant: Combatant) -> Iterator[Settable]:
    if fight.phase in ("initiative", "action"):
        yield Settable("initiative", combatant.initiative)
    if fight.turn is not None and fight.active == combatant.id:
        yield Settable("actions_left", fight.turn.actions)
        yield Settable("zero_left", fight.turn.zero)
    if fight.encircled is not None:
        yield Settable("facing", combatant.facing, pincer.FACES)
    yield Settable("terrain", combatant.terrain, tuple(sorted(statistics.TERRAINS)))
    yield Settable("move_water", combatant.sheet.move_water, YES_OR_NO)


def set_stat(table: Table, combatant: Combatant, stat: str, value: Any) -> None:
    """FF-GM-02: set Initiative, Actions left, facing, terrain, ratings, or a number of the sheet."""
    fight = table.fight
    if stat in ("facing", "terrain"):
        allowed: Any = pincer.FACES if stat == "facing" else statistics.TERRAINS
        table.insist(isinstance(value, str) and value in allowed, "invalid_params", param=stat, value=value)
        if stat == "terrain":
            table.put(combatant, "terrain", value)
        else:
            table.insist(fight.encircled is not None, "no_pincer", actor=combatant.id)
            pincer.turn_round(table, combatant, value)
        return
    if stat in ("move_water", "ratings"):
        set_traits(table, combatant, stat, value)
        return
    if stat not in ("initiative", "actions_left", "zero_left"):
        defaults.set_stat(table, combatant, stat, value)
        return
    if not is_whole(value):
        raise Refusal("invalid_params", param=stat, value=value)
    if stat == "initiative":
        table.insist(fight.phase in ("initiative", "action"), "invalid_target", target=combatant.id)
        order.set_initiative(table, combatant, value)
        return
    turn = fight.turn
    if turn is None or fight.active != combatant.id:
        raise Refusal("invalid_target", target=combatant.id)
    number = max(0, min(value, LONGEST))
    table.put(fight, "turn", turn._replace(actions=number) if stat == "actions_left" else turn._replace(zero=number))


def set_sheet(table: Table, combatant: Combatant, sheet: CreatureSheet) -> None:
    """FF-GM-02: replace the sheet; what is in hand stays, a charge without its ability is lost, Auto-Status follows."""
    kind, held, weapons = combatant.kind, combatant.held, combatant.sheet.weapons
    before = equipment.at_start(combatant)
    follow(table, combatant, sheet, but=("kind", "held"))
    if sheet.kind is not None and sheet.kind != kind:
        table.put(combatant, "kind", sheet.kind)
    hands = {row.id: hand_of(row, combatant.kind) for row in (*sheet.weapons, *sheet.shields)}
    still_held = tuple(hold for hold in held if hands.get(hold.id) == hold.hand)
    occupied = {hand for hold in still_held for hand in equipment.needs(hold.hand)}
    # A hand that the sheet had filled and the fight has emptied stays empty.
    emptied = {hand for hold in before for hand in equipment.needs(hold.hand)} - {
        hand for hold in held for hand in equipment.needs(hold.hand)
    }
    for hold in equipment.at_start(combatant):
        if not equipment.needs(hold.hand) & (occupied | emptied):
            still_held = (*still_held, hold)
            occupied |= equipment.needs(hold.hand)
    if still_held != held:
        equipment.hold(table, combatant, still_held, weapons)
    charge = combatant.charging
    if charge is not None and charge.with_id is not None and not _has(table, combatant, charge.with_id):
        charging.interrupt(table, combatant, "lifted")
    if combatant.state == "active":
        status_changes.refresh_auto(table, combatant)


def _has(table: Table, combatant: Combatant, id: str) -> bool:
    return id in things_on(combatant.sheet) or id in combatant.items or id in table.system.things


def set_traits(table: Table, combatant: Combatant, stat: str, value: Any) -> None:
    """FF-GM-02: set Move-Water, or lay ratings over the old ones, each within its limits."""
    if stat == "move_water":
        table.insist(isinstance(value, bool), "invalid_params", param=stat, value=value)
    else:
        table.insist(_are_numbers(value), "invalid_params", param=stat, value=value)
        value = {
            **combatant.sheet.ratings,
            **{name: max(0, min(number, HIGHEST_RATING)) for name, number in value.items()},
        }
    table.put(combatant, "sheet", combatant.sheet.model_copy(update={stat: value}))


def _are_numbers(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(id, str) and is_whole(number) for id, number in value.items())


def damage(table: Table, combatant: Combatant, amount: int, pool: str | None, type: str | None) -> None:
    """FF-GM-03: take an amount, without ARM and halving; `type` physical, magical or an element ends what it ends."""
    table.insist(type is None or type in ("physical", "magical", *ELEMENTS), "invalid_params", param="type", value=type)
    table.insist(combatant.state == "active", "invalid_target", target=combatant.id)
    blows.lose(table, combatant, pool or "hp", amount, None, type)
    if (pool or "hp") == "hp" and combatant.state == "active" and combatant.conditions:
        element = type if type in ELEMENTS else None
        blows.react_to_loss(table, combatant, None, type, element, amount)


def heal(table: Table, combatant: Combatant, amount: int, pool: str | None, type: str | None) -> None:
    """FF-GM-03, FF-ZHP-06: restore the amount given; the fallen wake."""
    table.insist(combatant.state != "out", "invalid_target", target=combatant.id)
    pool = pool or "hp"
    if pool == "hp" and combatant.state in ("unconscious", "dead"):
        if amount:
            falls.wake(table, combatant, combatant.pools["hp"] + amount, "ruling")
        return
    blows.regain(table, combatant, pool, amount, None, type, ())


def inflict(
    table: Table, combatant: Combatant, status: Status, timer: Any, source: str | None, params: Mapping[str, Any]
) -> None:
    """FF-GM-05: inflict by the rules of stacking; refuses `invalid_params`, `invalid_target`, `immune`.

    In the setup the fallen may bear what survives falling.
    """
    fault = fault_of_params(combatant.statuses, status.id, params)
    if fault:
        raise Refusal("invalid_params", param="params", value=dict(params), why=fault)
    if timer is NO_TIMER:
        timer = status.timer
    elif timer is not None and timer > LONGEST:
        raise Refusal("invalid_params", param="timer", value=timer)
    survives = combatant.statuses[status.id].survives
    lies = table.fight.phase == "setup" and combatant.state in ("unconscious", "dead") and survives
    table.insist(combatant.state == "active" or lies, "invalid_target", target=combatant.id)
    if status_changes.immune(combatant, status.id):
        raise Refusal("immune", actor=combatant.id, status=status.id)
    status_changes.put_on(table, combatant, status.id, timer, source, dict(params))


def lift(table: Table, combatant: Combatant, status: str, params: Mapping[str, Any]) -> None:
    """FF-GM-05, FF-SLOW-06: end a condition, or break off a charge; refuses `not_charging` if there is none."""
    if status != "charging":
        defaults.lift(table, combatant, status, params)
        return
    table.insist(combatant.charging is not None, "not_charging", actor=combatant.id)
    charging.interrupt(table, combatant, "lifted")


def fit_cell(table: Table, cell: Cell, stat: str, value: Any) -> Any:
    """FF-MOV-03: the terrain of a cell."""
    if stat != "terrain" or value not in statistics.TERRAINS:
        raise Refusal("invalid_params", param=stat, value=value)
    return value


def after_leaving(table: Table, combatant: Combatant) -> None:
    """FF-GM-06: remove its place, and the Control that it holds."""
    falls.leave_order(table, combatant, "left")


def after_lift(table: Table, combatant: Combatant, condition: Condition) -> None:
    """FF-GM-05: do what the row says for the end of a condition."""
    brings(table, combatant, condition, OVER)


def after_side_change(table: Table, combatant: Combatant, former: str) -> None:
    """FF-GM-06: settle who wins now, and whether a Pincer Attack breaks up.

    FF-SLOW-09: a charge in progress goes by the sides of its declaration.
    """
    for other in table.fight.combatants.values():
        charge = other.charging
        if charge is not None and combatant.id not in charge.was:
            table.put(other, "charging", charge._replace(was={**charge.was, combatant.id: former}))
    pincer.check_faces(table)
    sides.judge(table)
