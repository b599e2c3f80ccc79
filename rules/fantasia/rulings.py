"""The game master's rulings, as this book takes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.board.geometry import Cell
from rules.core.questions import Refusal
from rules.fantasia.combatant.sheet import Creature
from rules.fantasia.combatant.state import Battle, Fighter, Table
from rules.fantasia.damage import status_changes
from rules.fantasia.damage.damage import gain, gain_pm, lose, lose_pm
from rules.fantasia.damage.falls import COUNTER, fall, is_gone, let_go, wake
from rules.fantasia.statuses.catalogue import STATUSES, settled_params
from rules.fantasia.turns.entry import face
from rules.fantasia.turns.order import move_in_line
from rules.mechanics.statuses import NO_TIMER, Status
from rules.sheets.schema import Settable
from rules.system import defaults
from rules.system.defaults import follow, in_hand
from rules.text.faults import is_whole


def set_pool(table: Table, combatant: Fighter, pool: str, value: int) -> None:
    """LF-DOWN-01, LF-DOWN-04: at 0 PV an active one falls, above 0 one wakes; the dead and petrified stay so."""
    if combatant.state in ("dead", "stone"):
        return
    now = max(0, min(table.system.maximum(combatant, pool), value))
    table.put_pool(combatant, pool, now)
    if pool != "pv":
        return
    if now == 0 and (combatant.state == "active" or combatant.fainted):
        fall(table, combatant, "ruling")
    elif now > 0 and combatant.state == "unconscious":
        wake(table, combatant, "ruling")


def settable(fight: Battle, combatant: Fighter) -> tuple[Settable, ...]:
    """The initiative alone, the counter of the fallen, the numbers of the sheet."""
    fallen = () if combatant.counter is None else (Settable("counter", combatant.counter),)
    return (Settable("initiative", combatant.initiative), *fallen, *defaults.settable(fight, combatant))


def set_stat(table: Table, combatant: Fighter, stat: str, value: Any) -> None:
    """A number of the sheet, the counter of the fallen, or the initiative alone."""
    if stat not in ("counter", "initiative"):
        defaults.set_stat(table, combatant, stat, value)
        return
    if not is_whole(value):
        raise Refusal("invalid_params", param=stat, value=value)
    if stat == "initiative":
        table.put(combatant, "initiative", value)
        return
    table.insist(combatant.counter is not None, "invalid_target", target=combatant.id)
    table.put(combatant, "counter", max(0, min(COUNTER, value)))


def set_sheet(table: Table, combatant: Fighter, sheet: Creature) -> None:
    """What is in hand stays there; what is no longer hers cannot lie on the ground or be readied."""
    before = combatant.sheet.in_hand
    follow(table, combatant, sheet, but=("equipped",))
    own = {weapon.id for weapon in sheet.weapons}
    equipped = in_hand(combatant, before, sheet.in_hand, own)
    if equipped != combatant.equipped:
        table.put(combatant, "equipped", equipped)
    if not own.issuperset(combatant.dropped):
        table.put(combatant, "dropped", tuple(id for id in combatant.dropped if id in own))
    abilities = {ability.id for ability in sheet.abilities}
    if not abilities.issuperset(combatant.used):
        table.put(combatant, "used", {id: times for id, times in combatant.used.items() if id in abilities})
    kept = combatant.readied
    if kept is not None and kept.with_id is not None and kept.with_id not in own | abilities | set(combatant.items):
        table.put(combatant, "readied", None)


def fit_cell(table: Table, cell: Cell, stat: str, value: Any) -> Any:
    """A wall, or the height of a cell."""
    fits = (
        value in ("free", "blocked") if stat == "state" else stat == "level" and is_whole(value) and -99 <= value <= 99
    )
    table.insist(fits, "invalid_params", param=stat, value=value)
    return value


def damage(table: Table, combatant: Fighter, amount: int, pool: str | None, type: str | None) -> None:
    """LF-DOWN-03: a loss by ruling: as it is, without factors."""
    if pool == "pm":
        lose_pm(table, combatant, amount, None)
    else:
        lose(table, combatant, amount, None, type)


def heal(table: Table, combatant: Fighter, amount: int, pool: str | None, type: str | None) -> None:
    """LF-DOWN-04: a gain by ruling: up to the maximum; the unconscious wake."""
    if pool == "pm":
        gain_pm(table, combatant, amount, None)
    else:
        gain(table, combatant, amount, None, type)


def inflict(
    table: Table, combatant: Fighter, status: Status, timer: Any, source: str | None, params: Mapping[str, Any]
) -> None:
    """A status by ruling; a setup has to give Condena its timer, because it asks for no dice."""
    full = settled_params(status.id, params)
    if full is None:
        raise Refusal("invalid_params", param="params", value=dict(params))
    entering = _is_entering(table.fight, combatant)
    if is_gone(combatant) and not entering:
        raise Refusal("invalid_target", target=combatant.id)
    if status.id == "condemned" and timer is NO_TIMER and entering:
        raise Refusal("invalid_params", param="timer", value=None)
    status_changes.put_on(table, combatant, STATUSES[status.id], timer, source, full)


def _is_entering(fight: Battle, combatant: Fighter) -> bool:
    return combatant.id in list(fight.combatants)[fight.settled :]


def lift(table: Table, combatant: Fighter, status: str, params: Mapping[str, Any]) -> None:
    """LF-ST-DEATH: ends a condition; death and stone too."""
    if status_changes.lifted(table, combatant, status):
        return
    if status == "stone":
        raise Refusal("no_such_condition", actor=combatant.id, status=status)
    defaults.lift(table, combatant, status, params)


def left(table: Table, combatant: Fighter) -> None:
    """Whoever leaves holds nobody, has no plans and no place on the board."""
    table.put(combatant, "facing", None)
    table.put(combatant, "readied", None)
    table.put(combatant, "waiting", False)
    table.put(combatant, "counter", None)
    table.put(combatant, "fainted", False)
    table.put(combatant, "forced", None)
    let_go(table, combatant)


def option_set(table: Table, name: str) -> None:
    """LF-MIN-09: where the board begins to count in mid-fight, everybody on it looks where its side does."""
    if name == "miniatures":
        for combatant in table.fight.combatants.values():
            face(table, combatant)


def reorder(table: Table, combatant: Fighter, other: Fighter, before: bool) -> None:
    """LF-DELAY-03: another place in the order, with the initiative of the one beside it."""
    fight = table.fight
    for piece in (combatant, other):
        stands = piece.id in fight.line and piece.state != "out"
        table.insist(stands, "invalid_target", target=piece.id, reason="no_place")
    others = [id for id in fight.line if id != combatant.id]
    place = others.index(other.id) + (0 if before else 1)
    move_in_line(table, combatant, place, other.initiative, "ruling")
