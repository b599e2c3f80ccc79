"""What the board with miniatures shows: paths, reach, who stands behind or above whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.board.geometry import DIRECTIONS
from rules.core.board_overlays import (
    RANGE,
    SIGHT,
    THREAT,
    Cell,
    CellKind,
    MarkedCells,
    MovementCosts,
    Obstacles,
    ReachableCells,
    standing_at,
)
from rules.core.questions import Refusal
from rules.fantasia.combatant import board as ground
from rules.fantasia.combatant import phrases
from rules.fantasia.combatant.board import allowance, paths_from, why_closed
from rules.fantasia.combatant.state import Battle, Fighter, allies
from rules.system import defaults

STRIKES = frozenset({"attack", "grapple"})
CELL_KINDS = (
    CellKind(RANGE),
    CellKind(THREAT, ""),
    CellKind(SIGHT),
)


def walk(fight: Battle, actor: Fighter) -> ReachableCells | None:
    """LF-TURN-02, LF-MIN-02 to LF-MIN-04: return the shortest path to every cell, a metre a step; enemies block it."""
    start = actor.cell
    if start is None or not ground.uses_board(fight, actor):
        return None
    costs, before = paths_from(fight, actor)
    most = allowance(fight, actor, "walk")

    def refusal(cell: Cell) -> Refusal | None:
        code = why_closed(fight, actor, cell)
        if code is not None or cell not in costs:
            return Refusal(code or "no_path", cell=list(cell))
        return Refusal("too_far", actor=actor.id, most=most) if costs[cell] > most else None

    def looks(cell: Cell) -> Mapping[str, Mapping[str, Any]]:
        """LF-MIN-05: one faces as one says."""
        return {facing: {"to": list(cell), "facing": facing} for facing in DIRECTIONS}

    return ReachableCells(start, costs, before, "m", refusal, most, looks)


def footing(fight: Battle, actor: Fighter) -> MovementCosts | None:
    """LF-MIN-02 to LF-MIN-04: return the movement costs: a metre a step; enemies block, and no end on somebody."""
    board, size = fight.board, actor.sheet.size
    if board is None or not ground.uses_board(fight, actor):
        return None

    def cost(_: Cell, end: Cell) -> int | None:
        closed = any(not board.holds(item) or board.state_at(item) == "blocked" for item in ground.covered(size, end))
        return None if closed else 1

    def in_the_way() -> Obstacles:
        blocking = [
            combatant
            for combatant in fight.combatants.values()
            if combatant is not actor and ground.takes_room(combatant)
        ]
        cells = {combatant.id: ground.colliding_cells(size, combatant) for combatant in blocking}
        barred = (cells[combatant.id] for combatant in blocking if ground.blocks(actor, combatant))
        return Obstacles(frozenset().union(*barred), frozenset().union(*cells.values()))

    return MovementCosts(cost, tuple(DIRECTIONS.values()), in_the_way, size)


def aimed(fight: Battle, actor: Fighter, action: str, chosen: Mapping[str, Any]) -> tuple[MarkedCells, ...]:
    """LF-MIN-01, LF-MIN-08: return the cells that the weapon reaches, in steps without diagonals."""
    board = fight.board
    if action not in STRIKES or board is None or actor.cell is None or not ground.uses_board(fight, actor):
        return ()
    named = chosen.get("with")
    weapon = actor.weapon_of(named) if named else actor.weapon
    if weapon is None:
        return ()
    metres = ground.reach(actor, weapon)
    return (MarkedCells(RANGE, f"Alcance {metres} m", _reached(fight, actor, metres)),)


def marked(fight: Battle, actor: Fighter, kind: str) -> frozenset[Cell]:
    """LF-MIN-01, LF-MIN-08: return the cells that its weapon reaches, or its enemies' hand to hand; sight."""
    if kind not in (RANGE, THREAT):
        return defaults.marked(fight, actor, kind)
    if not ground.uses_board(fight, actor):
        return frozenset()
    if kind == RANGE:
        return _reached(fight, actor, ground.reach(actor, actor.weapon))
    cells: frozenset[Cell] = frozenset()
    for combatant in fight.combatants.values():
        threatens = (
            combatant.state == "active"
            and combatant.cell is not None
            and not allies(combatant, actor)
            and combatant.weapon.close
        )
        if threatens:
            cells |= _reached(fight, combatant, ground.reach(combatant, combatant.weapon))
    return cells


def _reached(fight: Battle, combatant: Fighter, metres: int) -> frozenset[Cell]:
    """Return the cells of the board within `metres` steps of the piece, without those it fills."""
    board = fight.board
    if board is None or combatant.cell is None:
        return frozenset()
    filled = ground.covered(combatant.sheet.size, combatant.cell)
    left, top = combatant.cell
    right, bottom = filled[-1]
    return frozenset(
        (x, y)
        for y in range(max(0, top - metres), min(board.height, bottom + metres + 1))
        for x in range(max(0, left - metres), min(board.width, right + metres + 1))
        if max(left - x, x - right, 0) + max(top - y, y - bottom, 0) <= metres and (x, y) not in filled
    )


def measured(fight: Battle, actor: Fighter, cell: Cell) -> str:
    """LF-MIN-01: return the metres to a cell, in steps without diagonals."""
    if not ground.uses_board(fight, actor) or actor.cell is None:
        return ""
    filled = ground.covered(actor.sheet.size, actor.cell)
    return f"{min(abs(cell[0] - start[0]) + abs(cell[1] - start[1]) for start in filled)} m"


def vantages(fight: Battle, actor: Fighter, cell: Cell) -> dict[str, str]:
    """LF-MIN-06, LF-MIN-07: return whom it would attack from behind or from above with its weapon."""
    if not ground.uses_board(fight, actor):
        return {}
    fight_there, moved = standing_at(fight, actor, cell)
    labels: dict[str, str] = {}
    for combatant in fight.combatants.values():
        if (
            combatant is actor
            or allies(combatant, actor)
            or combatant.state != "active"
            or not ground.uses_board(fight_there, moved, combatant)
        ):
            continue
        if ground.in_reach(fight_there, moved, combatant, ground.reach(moved, moved.weapon)) and ground.position_bonus(
            fight_there, moved, combatant, moved.weapon
        ):
            labels[combatant.id] = phrases.BEHIND if ground.from_behind(moved, combatant) else phrases.ABOVE
    return labels
