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
from rules.mechanics.carry_over import follow, in_hand
from rules.mechanics.statuses import NO_TIMER, Status
from rules.sheets.schema import Settable
from rules.system import defaults
from rules.text.faults import is_whole


def set_pool(table: Table, one: Fighter, pool: str, value: int) -> None:
    """LF-DOWN-01, LF-DOWN-04: at 0 PV an active one falls, above 0 one wakes; the dead and petrified stay so."""
    if one.state in ("dead", "stone"):
        return
    now = max(0, min(table.system.maximum(one, pool), value))
    table.put_pool(one, pool, now)
    if pool != "pv":
        return
    if now == 0 and (one.state == "active" or one.fainted):
        fall(table, one, "ruling")
    elif now > 0 and one.state == "unconscious":
        wake(table, one, "ruling")


def settable(fight: Battle, one: Fighter) -> tuple[Settable, ...]:
    """The initiative alone, the counter of the fallen, the numbers of the sheet."""
    fallen = () if one.counter is None else (Settable("counter", one.counter),)
    return (Settable("initiative", one.initiative), *fallen, *defaults.settable(fight, one))


def set_stat(table: Table, one: Fighter, stat: str, value: Any) -> None:
    """A number of the sheet, the counter of the fallen, or the initiative alone."""
    if stat not in ("counter", "initiative"):
        defaults.set_stat(table, one, stat, value)
        return
    if not is_whole(value):
        raise Refusal("invalid_params", param=stat, value=value)
    if stat == "initiative":
        table.put(one, "initiative", value)
        return
    table.insist(one.counter is not None, "invalid_target", target=one.id)
    table.put(one, "counter", max(0, min(COUNTER, value)))


def set_sheet(table: Table, one: Fighter, sheet: Creature) -> None:
    """What is in hand stays there; what is no longer hers cannot lie on the ground or be readied."""
    before = one.sheet.in_hand
    follow(table, one, sheet, but=("equipped",))
    own = {weapon.id for weapon in sheet.weapons}
    equipped = in_hand(one, before, sheet.in_hand, own)
    if equipped != one.equipped:
        table.put(one, "equipped", equipped)
    if not own.issuperset(one.dropped):
        table.put(one, "dropped", tuple(id for id in one.dropped if id in own))
    abilities = {ability.id for ability in sheet.abilities}
    if not abilities.issuperset(one.used):
        table.put(one, "used", {id: times for id, times in one.used.items() if id in abilities})
    kept = one.readied
    if kept is not None and kept.with_id is not None and kept.with_id not in own | abilities | set(one.items):
        table.put(one, "readied", None)


def fit_cell(table: Table, cell: Cell, stat: str, value: Any) -> Any:
    """A wall, or the height of a cell."""
    fits = (
        value in ("free", "blocked") if stat == "state" else stat == "level" and is_whole(value) and -99 <= value <= 99
    )
    table.insist(fits, "invalid_params", param=stat, value=value)
    return value


def damage(table: Table, one: Fighter, amount: int, pool: str | None, type: str | None) -> None:
    """LF-DOWN-03: a loss by ruling: as it is, without factors."""
    if pool == "pm":
        lose_pm(table, one, amount, None)
    else:
        lose(table, one, amount, None, type)


def heal(table: Table, one: Fighter, amount: int, pool: str | None, type: str | None) -> None:
    """LF-DOWN-04: a gain by ruling: up to the maximum; the unconscious wake."""
    if pool == "pm":
        gain_pm(table, one, amount, None)
    else:
        gain(table, one, amount, None, type)


def inflict(
    table: Table, one: Fighter, status: Status, timer: Any, source: str | None, params: Mapping[str, Any]
) -> None:
    """A status by ruling; a setup has to give Condena its timer, because it asks for no dice."""
    full = settled_params(status.id, params)
    if full is None:
        raise Refusal("invalid_params", param="params", value=dict(params))
    entering = _is_entering(table.fight, one)
    if is_gone(one) and not entering:
        raise Refusal("invalid_target", target=one.id)
    if status.id == "condemned" and timer is NO_TIMER and entering:
        raise Refusal("invalid_params", param="timer", value=None)
    status_changes.put_on(table, one, STATUSES[status.id], timer, source, full)


def _is_entering(fight: Battle, one: Fighter) -> bool:
    return one.id in list(fight.combatants)[fight.settled :]


def lift(table: Table, one: Fighter, status: str, params: Mapping[str, Any]) -> None:
    """LF-ST-DEATH: ends a condition; death and stone too."""
    if status_changes.lifted(table, one, status):
        return
    if status == "stone":
        raise Refusal("no_such_condition", actor=one.id, status=status)
    defaults.lift(table, one, status, params)


def left(table: Table, one: Fighter) -> None:
    """Whoever leaves holds nobody, has no plans and no place on the board."""
    table.put(one, "facing", None)
    table.put(one, "readied", None)
    table.put(one, "waiting", False)
    table.put(one, "counter", None)
    table.put(one, "fainted", False)
    table.put(one, "forced", None)
    let_go(table, one)


def option_set(table: Table, name: str) -> None:
    """LF-MIN-09: where the board begins to count in mid-fight, everybody on it looks where its side does."""
    if name == "miniatures":
        for one in table.fight.combatants.values():
            face(table, one)


def reorder(table: Table, one: Fighter, other: Fighter, before: bool) -> None:
    """LF-DELAY-03: another place in the order, with the initiative of the one beside it."""
    fight = table.fight
    for piece in (one, other):
        stands = piece.id in fight.line and piece.state != "out"
        table.insist(stands, "invalid_target", target=piece.id, reason="no_place")
    others = [id for id in fight.line if id != one.id]
    place = others.index(other.id) + (0 if before else 1)
    move_in_line(table, one, place, other.initiative, "ruling")
