"""Metres on the picture of a board: what a shot may be measured by, where the table wants that."""

from __future__ import annotations

from math import isqrt

from rules.core.board_overlays import Cell
from rules.d100.combatant.state import D100Fight, Fighter

ARMS_LENGTH = 2
"""Metres at which a blow is still proposed, however small the cells are."""


def metres_between(fight: D100Fight, cell: Cell, other: Cell) -> int:
    """Metres between two cells of the picture, floored; a cell is as large as the board says, else one metre."""
    size = (fight.board.cell_size if fight.board is not None else None) or 1
    across, down = (cell[0] - other[0]) * size, (cell[1] - other[1]) * size
    return isqrt(across * across + down * down)


def within_arms(fight: D100Fight, combatant: Fighter, other: Fighter) -> bool:
    """Whether a blow reaches: on the next cell, or at most two metres away; nothing forbids it where none measures."""
    if fight.board is None or combatant.cell is None or other.cell is None:
        return True
    apart = max(abs(combatant.cell[0] - other.cell[0]), abs(combatant.cell[1] - other.cell[1]))
    return apart <= 1 or metres_between(fight, combatant.cell, other.cell) <= ARMS_LENGTH


def metres_to(fight: D100Fight, combatant: Fighter, other: Fighter) -> int | None:
    """Metres from one piece to another; None where one of them stands on no board."""
    if fight.board is None or combatant.cell is None or other.cell is None:
        return None
    return metres_between(fight, combatant.cell, other.cell)
