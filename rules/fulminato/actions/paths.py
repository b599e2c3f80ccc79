"""Paths over the board as the params describe them: length, obstacles, cells."""

from __future__ import annotations

from rules.board.board import Cell
from rules.fulminato.actions.action import MovementParams, WeaponParams
from rules.fulminato.combatant import board as ground
from rules.fulminato.combatant.state import Fighter, FulminatoFight
from rules.fulminato.combatant.statistics import speed
from rules.fulminato.damage.status_changes import partner_of
from rules.fulminato.statuses.catalogue import GRABBING


def feet_allowed(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> int:
    """FU-BRD-04, FU-RET-01: return the most feet of a movement."""
    return speed(combatant) * (fight.options.running_times if params.runs else 1)


def ignored_ids(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> tuple[str, ...]:
    """FU-GRP-03: return the ids that do not block the path: the actor and its prey."""
    prey = partner_of(combatant, GRABBING) if params.with_prey else None
    return (combatant.id,) if prey is None else (combatant.id, prey)


def cells_of(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> tuple[Cell, ...]:
    """FU-BRD-03: return the cells of the path, without its start; empty without a board."""
    if fight.board is None or combatant.cell is None:
        return ()
    if params.path is not None:
        return params.path
    return (
        ()
        if params.to is None
        else ground.shortest_path(fight, combatant.cell, params.to, ignored_ids(fight, combatant, params)) or ()
    )


def feet_of(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> int:
    """FU-BRD-03: return the length of the path in feet; without cells as given, else the most."""
    cells = cells_of(fight, combatant, params)
    if cells:
        return ground.length(fight, cells)
    return feet_allowed(fight, combatant, params) if params.distance is None else params.distance


def charge_ends_of(
    fight: FulminatoFight, combatant: Fighter, params: WeaponParams, target: Fighter | None, most: int | None
) -> dict[Cell, int]:
    """FU-MAN-02: return the ends of straight free paths of at most `most` feet that reach the target."""
    board, start = fight.board, combatant.cell
    if board is None or start is None:
        return {}
    weapon, aim = params.of(combatant), None if target is None else target.cell
    feet = {}
    for across, down in ground.STEPS:
        cell, feet_far = start, 0
        while True:
            cell, feet_far = (cell[0] + across, cell[1] + down), feet_far + ground.cell_feet(board)
            if (most is not None and feet_far > most) or ground.fault_of_cell(fight, cell, (combatant.id,)) is not None:
                break
            if aim is None or ground.strikes_at(fight, weapon, cell, aim):
                feet[cell] = feet_far
    return feet
