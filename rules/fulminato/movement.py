"""The actions `move`, `stand_up`, `retreat` and `charge`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.board import Cell
from rules.fulminato import ground
from rules.fulminato.afflictions import lift, loosen_if_broken, put_on
from rules.fulminato.attacks import (
    Blow,
    blow_of,
    check_through,
    coverer_of,
    default_weapon,
    demand_usable,
    strike,
    usable_in_passing,
    use_up,
)
from rules.fulminato.catalogue import CONTAINED, CONTAINING, GRABBING, PARALYZED, SURPRISED, TIED
from rules.fulminato.economy import leave_cover, may_act, may_be_target, may_now, pay
from rules.fulminato.numbers import speed, useless_legs
from rules.fulminato.params import (
    ANY_ATTACK,
    NO_KEYS,
    WAY,
    Params,
    check_params,
    is_cell,
    is_flag,
    targets_of,
    weapon_of,
)
from rules.fulminato.state import Fighter
from rules.questions import Refusal
from rules.rulings import go_out

if TYPE_CHECKING:
    from rules.actions import Act
    from rules.table import Table

RETREAT: Params = {**WAY, "flee": is_flag}
CHARGE: Params = {**ANY_ATTACK, "to": is_cell}
FREE_FEET = 30
"""FU-RET-03: the first feet of a retreat, in which the free attacks may fall."""
_NO_FREE_ATTACK = (SURPRISED, PARALYZED, TIED, CONTAINED, CONTAINING, GRABBING)


def names_a_way(table: Table, act: Act) -> None:
    """FU-BRD-03: refuses `invalid_params` on the board where neither `to` nor `path` is named."""
    if ground.on_board(table.fight, act.actor):
        table.insist("to" in act.params or "path" in act.params, "invalid_params", param="to", value=None)


def way_of(table: Table, act: Act, feet: int, ignored: tuple[str, ...] = ()) -> tuple[tuple[Cell, ...], int]:
    """FU-BRD-03, FU-BRD-04: (cells of the way, feet) that the params name, at most `feet` long.

    On the board `to` or `path`, else `distance` (by default as far as possible). Refuses `no_board`, `not_on_board`,
    what a bad cell is refused with, and `too_far`.
    """
    fight = table.fight
    one: Fighter = act.actor
    to, path = act.params.get("to"), act.params.get("path")
    if one.cell is not None and fight.board is not None and (to is not None or path is not None):
        cells = ground.way(fight, one.cell, to, path, (one.id, *ignored))
        table.insist(cells, "invalid_params", param="to", value=to)
        length = ground.length(fight, cells)
    else:
        if to is not None or path is not None:
            table.demand(fight.board is not None, "no_board", actor=one.id)
            table.demand(fight.board is None, "not_on_board", actor=one.id)
        cells = ()
        length = act.params.get("distance", feet)
    table.demand(length <= feet, "too_far", actor=one.id, distance=length, most=feet)
    return cells, length


def place(table: Table, one: Fighter, cells: tuple[Cell, ...], feet: int | None, why: str | None = None) -> None:
    """FU-BRD-03: puts a combatant at the end of a way and records it; a grip across more than a cell ends."""
    start = one.cell
    if cells:
        table.put(one, "cell", cells[-1])
    table.fact(
        "move",
        actor=one.id,
        from_=None if start is None else list(start),
        to=list(cells[-1]) if cells else None,
        path=[list(cell) for cell in cells],
        distance=feet,
        facing=None,
        placed=False,
        why=why,
    )


def move(table: Table, act: Act) -> None:
    """FU-ACT-05, FU-BRD-03: one movement action; refuses `too_far` beyond the speed. It ends cover."""
    one: Fighter = act.actor
    targets_of(table, act, 0, 0)
    check_params(table, act, WAY)
    names_a_way(table, act)
    may_act(table, one, "move", moves=True)
    may_now(table, one, "movement")
    cells, feet = way_of(table, act, speed(one))
    pay(table, one, "movement")
    leave_cover(table, one)
    place(table, one, cells, feet)
    loosen_if_broken(table, one)


def stand_up(table: Table, act: Act) -> None:
    """FU-ST-prone, FU-ACT-05: gets up; refuses `not_prone`."""
    one: Fighter = act.actor
    targets_of(table, act, 0, 0)
    check_params(table, act, NO_KEYS)
    may_act(table, one, "stand_up")
    may_now(table, one, "movement")
    table.insist(one.has("prone"), "not_prone", actor=one.id)
    pay(table, one, "movement")
    lift(table, one, "prone", "stood_up")


def retreat(table: Table, act: Act) -> None:
    """FU-RET-01, FU-RET-02, FU-RET-04, FU-RET-05: runs up to three times the speed, at the price of free attacks.

    Refuses `limb_useless` with a useless leg. `flee`: whoever gets through is out of the fight.
    """
    one: Fighter = act.actor
    fight = table.fight
    targets_of(table, act, 0, 0)
    check_params(table, act, RETREAT)
    names_a_way(table, act)
    may_act(table, one, "retreat", moves=True)
    may_now(table, one, "full")
    legs = useless_legs(one)
    table.demand(legs == 0, "limb_useless", actor=one.id)
    cells, feet = way_of(table, act, 3 * speed(one))
    pay(table, one, "full")
    put_on(table, one, "retreating", None, None)
    leave_cover(table, one)
    for id in fight.seen_order:
        free_attack(table, fight.combatants[id], one, cells)
        if one.state != "active" or useless_legs(one) > legs:
            return
    place(table, one, cells, feet)
    loosen_if_broken(table, one)
    if act.params.get("flee"):
        go_out(table, one, "fled")


def free_attack(table: Table, enemy: Fighter, runner: Fighter, cells: tuple[Cell, ...]) -> None:
    """FU-RET-02, FU-RET-03: an enemy that can may strike at the runner where it starts, at no cost of points."""
    if enemy.side == runner.side or enemy.state != "active" or any(enemy.has(status) for status in _NO_FREE_ATTACK):
        return
    fight = table.fight
    first: tuple[Cell, ...] = ()
    if runner.cell is not None and fight.board is not None:
        near = FREE_FEET // ground.cell_feet(fight.board)
        first = (runner.cell, *cells[:near])
    usable = usable_in_passing(fight, enemy, first)
    if not usable:
        return
    answer = table.ask("free_attack", enemy, ("none", *usable), "none", target=runner.id)
    if answer != "none":
        weapon = enemy.sheet.armory[answer]
        use_up(table, enemy, weapon)
        strike(table, enemy, runner, Blow(weapon))


def charge(table: Table, act: Act) -> None:
    """FU-MAN-01, FU-MAN-02: a straight way and a blow in melee at its end, for one standard action.

    Refuses `invalid_params` without a melee weapon or a straight way, `limb_useless` with a useless leg, and all that
    `attack` and a way are refused with.
    """
    one: Fighter = act.actor
    fight = table.fight
    (target,) = targets_of(table, act, 1, 1)
    weapon = weapon_of(table, act, default_weapon(one))
    check_params(table, act, CHARGE)
    table.insist(weapon.kind == "melee", "invalid_params", param="with", value=weapon.id)
    coverer_of(table, act, weapon, target)
    check_through(act, weapon)
    cells = _straight_way(table, act, one)
    blow = blow_of(act, weapon)
    may_act(table, one, "charge", moves=True)
    may_now(table, one, "standard")
    table.demand(useless_legs(one) == 0, "limb_useless", actor=one.id)
    demand_usable(table, one, weapon, blow.hand)
    may_be_target(table, one, (target,), itself=False)
    if cells:
        _check_charge(table, one, target, blow, cells)
    pay(table, one, "standard")
    leave_cover(table, one)
    if cells:
        place(table, one, cells, ground.length(fight, cells), "charge")
    use_up(table, one, weapon)
    strike(table, one, target, blow)


def _straight_way(table: Table, act: Act, one: Fighter) -> tuple[Cell, ...]:
    if one.cell is None or table.fight.board is None:
        return ()
    to = act.params.get("to")
    cells = () if to is None else ground.straight(table.fight.board, one.cell, (to[0], to[1]))
    table.insist(cells, "invalid_params", param="to", value=to)
    return cells


def _check_charge(table: Table, one: Fighter, target: Fighter, blow: Blow, cells: tuple[Cell, ...]) -> None:
    """FU-MAN-02: all cells free, no longer than the speed, and from its end the target in reach of a free line."""
    fight = table.fight
    for cell in cells:
        fault = ground.fault_of_cell(fight, cell, (one.id,))
        if fault is not None:
            raise Refusal(fault, cell=list(cell))
    feet = ground.length(fight, cells)
    table.demand(feet <= speed(one), "too_far", actor=one.id, distance=feet, most=speed(one))
    if target.cell is not None:
        near = ground.in_reach(fight, blow.weapon, cells[-1], target.cell)
        table.demand(near, "out_of_range", actor=one.id, target=target.id)
        free = ground.line_is_free(fight.board, cells[-1], target.cell)
        table.demand(free, "no_line_of_sight", actor=one.id, target=target.id)
