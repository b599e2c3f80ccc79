"""What the board in feet shows: paths, ranges, who would be flanked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

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
from rules.fulminato.combatant import board as ground
from rules.fulminato.combatant import phrases
from rules.fulminato.combatant.sheet import Weapon
from rules.fulminato.combatant.state import Fighter, FulminatoFight
from rules.fulminato.combatant.statistics import speed
from rules.fulminato.damage.strikes import default_weapon
from rules.fulminato.statuses.catalogue import COSTS
from rules.system import defaults
from rules.text.localized import listed

SHOOTS = frozenset({"attack", "called_attack"})
CELL_KINDS = (
    CellKind(RANGE),
    CellKind(THREAT, ""),
    CellKind(SIGHT),
)


def walk(fight: FulminatoFight, combatant: Fighter) -> ReachableCells | None:
    """FU-BRD-03, FU-ACT-05: return the shortest path to every cell, in feet; of several the straightest.

    FU-ACT-09: without the points for a movement in its turn it can end nowhere.
    """
    return _ways_of(fight, combatant, "movement", 1)


def run(fight: FulminatoFight, combatant: Fighter) -> ReachableCells | None:
    """FU-RET-01: return where a retreat can end: three times as far, for the points of a whole turn."""
    return _ways_of(fight, combatant, "full", fight.options.running_times)


def _ways_of(fight: FulminatoFight, combatant: Fighter, cost: str, times: int) -> ReachableCells | None:
    start = combatant.cell
    if fight.board is None or start is None:
        return None
    cells, before = ground.paths_from(fight, start, (combatant.id,))
    feet = ground.cell_feet(fight.board)
    costs = {cell: count * feet for cell, count in cells.items()}
    most = times * speed(combatant)
    points = COSTS[cost]
    broke = fight.active == combatant.id and combatant.pools["pa"] < points

    def refusal(cell: Cell) -> Refusal | None:
        code = ground.fault_of_cell(fight, cell, (combatant.id,))
        if code is not None or cell not in costs:
            return Refusal(code or "no_path", cell=list(cell))
        if costs[cell] > most:
            return Refusal("too_far", actor=combatant.id, distance=costs[cell], most=most)
        return Refusal("not_enough_pa", actor=combatant.id, pool="pa") if broke else None

    def path(cell: Cell) -> tuple[Cell, ...] | None:
        return ground.shortest_path(fight, start, cell, (combatant.id,))

    return ReachableCells(start, costs, before, phrases.FEET_PAID(points=points), refusal, most, path=path)


def aimed(fight: FulminatoFight, combatant: Fighter, action: str, chosen: Mapping[str, Any]) -> tuple[MarkedCells, ...]:
    """FU-BRD-02: return the cells that a weapon reaches, past walls only hand to hand."""
    board, start = fight.board, combatant.cell
    if board is None or start is None or action not in SHOOTS:
        return ()
    named = chosen.get("with")
    weapon = combatant.sheet.armory.get(named) if named else default_weapon(combatant)
    if weapon is None:
        return ()
    return (MarkedCells(RANGE, weapon.label, _reached(fight, start, weapon)),)


def marked(fight: FulminatoFight, combatant: Fighter, kind: str) -> frozenset[Cell]:
    """FU-BRD-02, FU-FLK-05: return the cells that its weapon reaches, or those that enemies threaten; sight."""
    if kind not in (RANGE, THREAT):
        return defaults.marked(fight, combatant, kind)
    if fight.board is None or combatant.cell is None:
        return frozenset()
    if kind == RANGE:
        return _reached(fight, combatant.cell, default_weapon(combatant))
    cells: set[Cell] = set()
    for foe in fight.present:
        feet = None if foe.side == combatant.side or foe.state != "active" else ground.melee_reach(foe)
        if foe.cell is not None and feet is not None:
            steps = max(1, feet // ground.cell_feet(fight.board))
            x, y = foe.cell
            square = ((x + right, y + down) for down in range(-steps, steps + 1) for right in range(-steps, steps + 1))
            cells.update(cell for cell in square if cell != foe.cell and fight.board.holds(cell))
    return frozenset(cells)


def _reached(fight: FulminatoFight, start: Cell, weapon: Weapon) -> frozenset[Cell]:
    board = fight.board
    assert board is not None
    reached = [
        (x, y)
        for y in range(board.height)
        for x in range(board.width)
        if (x, y) != start and ground.in_reach(fight, weapon, start, (x, y))
    ]
    walls = {cell: "blocked" for cell in reached if board.state_at(cell) == "blocked"}
    cut_board = replace(board, states=walls)
    return frozenset(
        cell
        for cell in reached
        if cell not in walls and (weapon.kind == "melee" or ground.line_is_free(cut_board, start, cell))
    )


def flanked_by(fight: FulminatoFight, by: tuple[str, ...]) -> str:
    """FU-FLK-03: return who flanks somebody, and the ranks that this takes, in words."""
    names = listed(fight.combatants[id].name for id in by)
    return phrases.FLANKED(names=names, ranks=str(ground.ranks_of(fight, len(by))).replace("-", "−"))


def vantages(fight: FulminatoFight, combatant: Fighter, cell: Cell) -> dict[str, str]:
    """FU-FLK-01 to FU-FLK-05: return whom its side would flank if it stood on a cell, and the ranks that this gives."""
    if fight.board is None or combatant.cell is None:
        return {}
    fight_there, _ = standing_at(fight, combatant, cell)
    mates = [mate for mate in fight_there.combatants.values() if mate.side == combatant.side and mate.cell is not None]
    occupied = {mate.cell for mate in mates}
    longest = max(ground.melee_reach(mate) or 0 for mate in mates)
    steps = max(1, longest // ground.cell_feet(fight.board))
    span = range(-steps, steps + 1)
    labels: dict[str, str] = {}
    for other in fight.combatants.values():
        if other.side == combatant.side or other.state != "active" or other.cell is None:
            continue
        x, y = other.cell
        if not any((x + right, y + down) in occupied for down in span for right in span):
            continue  # Nobody threatens it, so nobody flanks it.
        by = ground.flankers(fight_there, other, combatant.side)
        if by:
            labels[other.id] = flanked_by(fight, by)
    return labels


def footing(fight: FulminatoFight, combatant: Fighter) -> MovementCosts | None:
    """FU-BRD-03: return the movement costs: a cell a step, also diagonally; everybody in the fight blocks."""
    board = fight.board
    if board is None or combatant.cell is None:
        return None

    def cost(_: Cell, end: Cell) -> int | None:
        return 1 if board.holds(end) and board.state_at(end) != "blocked" else None

    def in_the_way() -> Obstacles:
        occupied = frozenset(other.cell for other in fight.present if other.cell is not None and other is not combatant)
        return Obstacles(occupied, occupied)

    return MovementCosts(cost, ground.STEPS, in_the_way)


def measured(fight: FulminatoFight, combatant: Fighter, cell: Cell) -> str:
    """FU-BRD-01: return the feet to a cell."""
    if fight.board is None or combatant.cell is None:
        return ""
    return phrases.FEET_FAR(feet=ground.cells_between(combatant.cell, cell) * ground.cell_feet(fight.board))
