"""Paths over the board: domains, the cost of a step, and where a move may end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.board.geometry import (
    DIRECTIONS,
    BoardPath,
    Cell,
    cell_behind,
    cheapest_paths,
    neighbour,
)
from rules.tabuleiro.combatant import state
from rules.tabuleiro.combatant.state import BoardFight, Piece


def domain(fight: BoardFight, piece: Piece) -> tuple[Cell, ...]:
    """TB-DOM-01, TB-DOM-05, TB-DOM-06: return the adjacent cells but the one behind, no walls; by y, then x.

    Only a piece in play on the board has a domain.
    """
    if piece.state != "active" or piece.cell is None:
        return ()
    back = cell_behind(piece.cell, piece.facing)
    blocked = state.walls(fight)
    cells = [neighbour(piece.cell, direction) for direction in DIRECTIONS]
    open_cells = [cell for cell in cells if cell != back and fight.squares.holds(cell) and cell not in blocked]
    return tuple(sorted(open_cells, key=lambda cell: (cell[1], cell[0])))


def dominated(fight: BoardFight, mover: Piece) -> dict[Cell, int]:
    """TB-DOM-02, TB-DOM-03, TB-DOM-04: return cell to how many enemies of the mover have it in their domain."""
    counts: dict[Cell, int] = {}
    for other in fight.combatants.values():
        if state.enemies(mover, other):
            for cell in domain(fight, other):
                counts[cell] = counts.get(cell, 0) + 1
    return counts


class TerrainCosts:
    """The cost of each step by the ground alone."""

    __slots__ = ("blocked", "board", "costs", "each_level")

    def __init__(self, fight: BoardFight) -> None:
        self.board = fight.squares
        self.blocked = state.walls(fight)
        self.costs = state.terrain_costs(fight)
        self.each_level: int = fight.options.climb_cost

    def cost(self, start: Cell, end: Cell) -> int | None:
        """TB-MOVE-01 to TB-MOVE-06: return the AÇÃO of a step to an adjacent cell; None off the board or into a wall.

        Terrain, and 1 for each level up; occupants do not matter.
        """
        if not self.board.holds(end) or end in self.blocked:
            return None
        climb = self.board.level_at(end) - self.board.level_at(start)
        return self.costs[self.board.terrain_at(end)] + self.each_level * max(0, climb)


class StepCosts(TerrainCosts):
    """The cost of each step of one mover as the board stands."""

    __slots__ = ("each_enemy", "held")

    def __init__(self, fight: BoardFight, mover: Piece) -> None:
        super().__init__(fight)
        self.held = dominated(fight, mover)
        self.each_enemy: int = fight.options.domain_cost

    def cost(self, start: Cell, end: Cell) -> int | None:
        """TB-DOM-02: return the same, and 1 for each enemy that dominates the cell."""
        paid = super().cost(start, end)
        return None if paid is None else paid + self.each_enemy * self.held.get(end, 0)


def paths_of(fight: BoardFight, mover: Piece) -> Mapping[Cell, BoardPath]:
    """Return the cheapest path to every reachable cell, cached until the board, or somebody on it, changes."""
    assert mover.cell is not None
    steps = StepCosts(fight, mover)
    key = (mover.cell, steps.held, steps.costs, steps.blocked, steps.board)
    cached: tuple[Any, Mapping[Cell, BoardPath]] | None = fight.memo.get("ways")
    if cached is None or cached[0] != key:
        cached = (key, cheapest_paths(mover.cell, steps.cost))
        fight.memo["ways"] = cached
    return cached[1]


def end_refusal(fight: BoardFight, mover: Piece, cell: Cell) -> str | None:
    """TB-MOVE-06, TB-MOVE-08, TB-MOVE-09: return the code with which a move may not end on a cell; None if it may."""
    if not fight.squares.holds(cell):
        return "off_board"
    if cell in state.walls(fight):
        return "cell_blocked"
    if state.occupant(fight, cell, mover) is not None:
        return "cell_occupied"
    return "cell_obstructed" if state.obstructed(fight, cell) else None


def reachable(fight: BoardFight, mover: Piece) -> dict[Cell, BoardPath]:
    """Return the cells where the mover could end a move with its AÇÃO, each with the cheapest path."""
    if mover.cell is None:
        return {}
    return {
        cell: way
        for cell, way in paths_of(fight, mover).items()
        if way.cost <= mover.pools["acao"] and cell != mover.cell and end_refusal(fight, mover, cell) is None
    }
