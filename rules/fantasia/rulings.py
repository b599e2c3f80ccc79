"""The game master's rulings in this system."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.board.geometry import Cell
from rules.core.questions import Refusal
from rules.fantasia.combatant.sheet import Creature
from rules.fantasia.combatant.state import Battle, Fighter, Table
from rules.fantasia.damage import status_changes
from rules.fantasia.damage.damage import gain, gain_pm, lose, lose_pm
from rules.fantasia.damage.falls import fall, is_gone, let_go, wake
from rules.fantasia.statuses.catalogue import settled_params
from rules.fantasia.turns.entry import face
from rules.fantasia.turns.order import move_in_line
from rules.mechanics.statuses import NO_TIMER, Status
from rules.sheets.schema import Settable
from rules.system import defaults
from rules.system.defaults import follow, in_hand
from rules.text.faults import is_whole


def set_pool(table: Table, combatant: Fighter, pool: str, value: int) -> None:
    """LF-DOWN-01, LF-DOWN-04.

    Set a pool; at 0 PV an active combatant falls, above 0 it wakes; the dead and petrified stay.
    """
    if combatant.state in ("dead", "stone"):
        return
    new_value = max(0, min(table.system.maximum(combatant, pool), value))
    table.put_pool(combatant, pool, new_value)
    if pool != "pv":
        return
    if new_value == 0 and (combatant.state == "active" or combatant.fainted):
        fall(table, combatant, "ruling")
    elif new_value > 0 and combatant.state == "unconscious":
        wake(table, combatant, "ruling")


def settable(fight: Battle, combatant: Fighter) -> tuple[Settable, ...]:
    """Return what may be set: initiative, the counter of the fallen, the numbers of the sheet."""
    fallen = () if combatant.counter is None else (Settable("counter", combatant.counter),)
    return (Settable("initiative", combatant.initiative), *fallen, *defaults.settable(fight, combatant))


def set_stat(table: Table, combatant: Fighter, stat: str, value: Any) -> None:
    """Set a number of the sheet, the counter of the fallen, or the initiative alone."""
    if stat not in ("counter", "initiative"):
        defaults.set_stat(table, combatant, stat, value)
        return
    if not is_whole(value):
        raise Refusal("invalid_params", param=stat, value=value)
    if stat == "initiative":
        table.put(combatant, "initiative", value)
        return
    table.insist(combatant.counter is not None, "invalid_target", target=combatant.id)
    table.put(combatant, "counter", max(0, min(table.fight.options.counter, value)))


def set_sheet(table: Table, combatant: Fighter, sheet: Creature) -> None:
    """Replace the sheet; what is in hand stays, what it no longer has is neither on the ground nor readied."""
    before = combatant.sheet.in_hand
    follow(table, combatant, sheet, but=("equipped",))
    weapon_ids = {weapon.id for weapon in sheet.weapons}
    equipped = in_hand(combatant, before, sheet.in_hand, weapon_ids)
    if equipped != combatant.equipped:
        table.put(combatant, "equipped", equipped)
    if not weapon_ids.issuperset(combatant.dropped):
        table.put(combatant, "dropped", tuple(id for id in combatant.dropped if id in weapon_ids))
    abilities = {ability.id for ability in sheet.abilities}
    if not abilities.issuperset(combatant.used):
        table.put(combatant, "used", {id: times for id, times in combatant.used.items() if id in abilities})
    plan = combatant.readied
    if plan is not None and plan.with_id not in {None, *weapon_ids, *abilities, *combatant.items}:
        table.put(combatant, "readied", None)


def fit_cell(table: Table, cell: Cell, stat: str, value: Any) -> Any:
    """Return the state or height of a cell, if it is valid."""
    fits = (
        value in ("free", "blocked") if stat == "state" else stat == "level" and is_whole(value) and -99 <= value <= 99
    )
    table.insist(fits, "invalid_params", param=stat, value=value)
    return value


def damage(table: Table, combatant: Fighter, amount: int, pool: str | None, type: str | None) -> None:
    """LF-DOWN-03: take a loss by ruling, without factors."""
    if pool == "pm":
        lose_pm(table, combatant, amount, None)
    else:
        lose(table, combatant, amount, None, type)


def heal(table: Table, combatant: Fighter, amount: int, pool: str | None, type: str | None) -> None:
    """LF-DOWN-04: restore by ruling up to the maximum; the unconscious wake."""
    if pool == "pm":
        gain_pm(table, combatant, amount, None)
    else:
        gain(table, combatant, amount, None, type)


def inflict(
    table: Table, combatant: Fighter, status: Status, timer: Any, source: str | None, params: Mapping[str, Any]
) -> None:
    """Inflict a status by ruling; in a setup Condena needs a timer, because no dice are asked."""
    row = combatant.statuses[status.id]
    full = settled_params(row, params)
    if full is None:
        raise Refusal("invalid_params", param="params", value=dict(params))
    entering = _is_entering(table.fight, combatant)
    if is_gone(combatant) and not entering:
        raise Refusal("invalid_target", target=combatant.id)
    if status.id == "condemned" and timer is NO_TIMER and entering:
        raise Refusal("invalid_params", param="timer", value=None)
    status_changes.put_on(table, combatant, row, timer, source, full)


def _is_entering(fight: Battle, combatant: Fighter) -> bool:
    return combatant.id in list(fight.combatants)[fight.settled :]


def lift(table: Table, combatant: Fighter, status: str, params: Mapping[str, Any]) -> None:
    """LF-ST-DEATH: end a condition, or death and stone."""
    if status_changes.lift_by_ruling(table, combatant, status):
        return
    if status == "stone":
        raise Refusal("no_such_condition", actor=combatant.id, status=status)
    defaults.lift(table, combatant, status, params)


def after_leaving(table: Table, combatant: Fighter) -> None:
    """Let one who leaves hold nobody, and have neither plans nor a place on the board."""
    table.put(combatant, "facing", None)
    table.put(combatant, "readied", None)
    table.put(combatant, "waiting", False)
    table.put(combatant, "counter", None)
    table.put(combatant, "fainted", False)
    table.put(combatant, "forced", None)
    let_go(table, combatant)


def after_option_set(table: Table, name: str) -> None:
    """LF-MIN-09: when the board begins to count in mid-fight, let everybody face as their side does."""
    if name == "miniatures":
        for combatant in table.fight.combatants.values():
            face(table, combatant)


def reorder(table: Table, combatant: Fighter, other: Fighter, before: bool) -> None:
    """LF-DELAY-03: move to another place in the order, with the initiative of the one beside it."""
    fight = table.fight
    for piece in (combatant, other):
        has_place = piece.id in fight.line and piece.state != "out"
        table.insist(has_place, "invalid_target", target=piece.id, reason="no_place")
    others = [id for id in fight.line if id != combatant.id]
    index = others.index(other.id) + (0 if before else 1)
    move_in_line(table, combatant, index, other.initiative, "ruling")
