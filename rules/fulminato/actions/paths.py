"""Ways over the board as they are told: how far, past whom, along which cells."""

from __future__ import annotations

from rules.board.board import Cell
from rules.fulminato.actions.action import MovementParams, WeaponParams
from rules.fulminato.combatant import board as ground
from rules.fulminato.combatant.state import Fighter, FulminatoFight
from rules.fulminato.combatant.statistics import speed
from rules.fulminato.damage.status_changes import partner_of
from rules.fulminato.statuses.catalogue import GRABBING


def most_feet(combatant: Fighter, params: MovementParams) -> int:
    """FU-BRD-04, FU-RET-01: how far a way may lead."""
    return params.times * speed(combatant)


def in_nobodys_way(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> tuple[str, ...]:
    """FU-GRP-03: who does not stand in the way: oneself, and the prey."""
    prey = partner_of(combatant, GRABBING) if params.with_prey else None
    return (combatant.id,) if prey is None else (combatant.id, prey)


def cells_of(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> tuple[Cell, ...]:
    """FU-BRD-03: the cells of the way that is told, its start left out; none without a board."""
    if fight.board is None or combatant.cell is None:
        return ()
    if params.path is not None:
        return params.path
    return (
        ()
        if params.to is None
        else ground.way_to(fight, combatant.cell, params.to, in_nobodys_way(fight, combatant, params)) or ()
    )


def feet_of(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> int:
    """FU-BRD-03: how long the way is that is told; without cells as long as is said, else as it may be."""
    cells = cells_of(fight, combatant, params)
    if cells:
        return ground.length(fight, cells)
    return most_feet(combatant, params) if params.distance is None else params.distance


def charges(
    fight: FulminatoFight, combatant: Fighter, params: WeaponParams, target: Fighter | None, most: int | None
) -> dict[Cell, int]:
    """FU-MAN-02: the ends of straight free ways of at most so many feet, those that strike the target."""
    board, start = fight.board, combatant.cell
    if board is None or start is None:
        return {}
    weapon, aim = params.of(combatant), None if target is None else target.cell
    feet = {}
    for across, down in ground.STEPS:
        cell, far = start, 0
        while True:
            cell, far = (cell[0] + across, cell[1] + down), far + ground.cell_feet(board)
            if (most is not None and far > most) or ground.fault_of_cell(fight, cell, (combatant.id,)) is not None:
                break
            if aim is None or ground.strikes_at(fight, weapon, cell, aim):
                feet[cell] = far
    return feet
