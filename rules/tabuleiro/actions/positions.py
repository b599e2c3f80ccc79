"""What the board shows before anything is done: ways with their costs, domains, ranges, areas, backs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.board.board import BoardRules
from rules.board.geometry import DIRECTIONS, Cell, cell_behind, cell_of, cells_within, distance
from rules.core.board_overlays import (
    AREA,
    DOMAIN,
    RANGE,
    SIGHT,
    THREAT,
    CellKind,
    MarkedCells,
    MovementCosts,
    Obstacles,
    ReachableCells,
)
from rules.core.questions import Refusal
from rules.system import defaults
from rules.tabuleiro.actions import paths, reach
from rules.tabuleiro.combatant import phrases, state
from rules.tabuleiro.combatant.sheet import NORMAL_ATTACK, Card, TabuleiroOptions
from rules.tabuleiro.combatant.state import BoardFight, Piece
from rules.tabuleiro.damage import damage
from rules.tabuleiro.turns.turns import lacks
from rules.text.localized import said

CELL_KINDS = (
    CellKind(DOMAIN, "Domínio"),
    CellKind(THREAT, "Domínio inimigo"),
    CellKind(SIGHT, "Linha de visão"),
)
HOLDING = state.FALLEN | {"active"}
"""TB-MOVE-08, TB-MOVE-10: the states in which nobody else ends a move on one's cell."""
USES_CARDS = frozenset({"attack", "use_ability", "use_item"})


def check_setup(fight: state.BoardFight) -> tuple[str, str] | None:
    """TB-BOARD-05: no two pieces start on one cell, bodies included."""
    seen: dict[Any, str] = {}
    for index, combatant in enumerate(fight.combatants.values()):
        if combatant.cell is not None:
            if combatant.cell in seen:
                return f"combatants[{index}].cell", said("fault-cell_taken", __file__, name=seen[combatant.cell])
            seen[combatant.cell] = combatant.id
    return None


def board_under(board: BoardRules, options: TabuleiroOptions) -> BoardRules:
    """TB-MOVE-03: the option `terrain_costs` may name terrains of its own."""
    return replace(board, terrains=board.terrains | frozenset(options.terrain_costs))


def measured(fight: state.BoardFight, piece: state.Piece, cell: Cell) -> str:
    """TB-RANGE-01: ALCANCE is counted in cells."""
    if piece.cell is None:
        return ""
    count = distance(piece.cell, cell)
    return phrases.ONE_CELL if count == 1 else phrases.CELLS(count=count)


def walk(fight: BoardFight, piece: Piece) -> ReachableCells | None:
    """TB-MOVE-12, TB-MOVE-15: the cheapest way to every cell, and why a move may not end there."""
    if piece.cell is None or fight.board is None:
        return None
    found = paths.ways_of(fight, piece)
    costs = {cell: way.cost for cell, way in found.items()}
    before = {cell: way.path[-2] if len(way.path) > 1 else piece.cell for cell, way in found.items() if way.path}
    have = piece.pools["acao"]

    def refusal(cell: Cell) -> Refusal | None:
        if cell == piece.cell:
            return Refusal("same_cell", cell=list(cell))
        code = paths.end_refusal(fight, piece, cell)
        if code is not None:
            return Refusal(code, actor=piece.id, cell=list(cell))
        if cell not in costs:
            return Refusal("no_path", actor=piece.id, cell=list(cell))
        return next((Refusal(fault.code, **fault.details) for fault in lacks(piece, {"acao": costs[cell]})), None)

    def looks(cell: Cell) -> Mapping[str, Mapping[str, Any]]:
        """TB-MOVE-11: one looks the way of the last step, and of equally cheap ways any may be gone."""
        steps = paths.StepCosts(fight, piece)
        told = {}
        for direction in DIRECTIONS:
            way = found.get(cell_behind(cell, direction))
            last = None if way is None else steps.cost(cell_behind(cell, direction), cell)
            if way is not None and last is not None and way.cost + last == costs.get(cell):
                told[direction] = {"path": [list(item) for item in (*way.path, cell)]}
        return told

    return ReachableCells(piece.cell, costs, before, "AÇÃO", refusal, have, looks)


def footing(fight: BoardFight, piece: Piece) -> MovementCosts | None:
    """TB-MOVE-01 to TB-MOVE-10, TB-DOM-02: what the ground costs, and who dominates it; all may be passed."""
    board = fight.board
    if piece.cell is None or board is None:
        return None

    def in_the_way() -> Obstacles:
        there = [
            combatant
            for combatant in fight.combatants.values()
            if combatant is not piece and combatant.state in HOLDING
        ]
        taken = {combatant.cell for combatant in there if combatant.cell is not None}
        doors = {cell for cell, what in (board.states or {}).items() if what == "obstructed"}
        return Obstacles(frozenset(), taken | doors, paths.dominated(fight, piece))

    return MovementCosts(paths.TerrainCosts(fight).cost, tuple(DIRECTIONS.values()), in_the_way)


def ranged(fight: BoardFight, piece: Piece, action: str, chosen: Mapping[str, Any], cell: Cell) -> str:
    """TB-RANGE-01, TB-RANGE-04: the ALCANCE of a card that does not reach a cell, and what heights make of it.

    TB-AREA-02: of an area around its user that no ALCANCE limits it.
    """
    card = _card_in_hand(piece, action, chosen)
    board = fight.board
    if card is None or card.reach is None or board is None or piece.cell is None:
        return ""
    if card.area == "around":
        return phrases.AROUND()
    above = board.level_at(piece.cell) - board.level_at(cell) if card.trajetoria == "arqueado" else 0
    far = max(0, card.reach + above)
    if not above:
        return phrases.REACH(reach=far) if distance(piece.cell, cell) > far else ""
    return (
        phrases.FLIES_DOWN(far=far, reach=card.reach, height=above)
        if above > 0
        else phrases.FLIES_UP(far=far, reach=card.reach, height=-above)
    )


def _card_in_hand(piece: Piece, action: str, chosen: Mapping[str, Any]) -> Card | None:
    """The card that an action is done with; an attack without one is the normal attack."""
    if action not in USES_CARDS:
        return None
    named = chosen.get("with")
    return piece.sheet.card(named) if named else NORMAL_ATTACK if action == "attack" else None


def marked(fight: BoardFight, piece: Piece, kind: str) -> frozenset[Cell]:
    """TB-DOM-01, TB-DOM-02: the cells that a piece or its enemies dominate; and the line of sight."""
    if kind == DOMAIN:
        return frozenset(paths.domain(fight, piece))
    return frozenset(paths.dominated(fight, piece)) if kind == THREAT else defaults.marked(fight, piece, kind)


def aimed(fight: BoardFight, piece: Piece, action: str, chosen: Mapping[str, Any]) -> tuple[MarkedCells, ...]:
    """TB-RANGE-01 to TB-RANGE-05, TB-AREA-01: where a card reaches, and the cells of its area once it is aimed."""
    board = fight.board
    if action not in USES_CARDS or piece.cell is None or board is None:
        return ()
    card = _card_in_hand(piece, action, chosen)
    if card is None:
        return ()
    blocked = state.walls(fight)
    found: list[MarkedCells] = []
    if card.reach is not None and card.area != "around":
        everywhere = ((x, y) for y in range(board.height) for x in range(board.width))
        near = (cell for cell in everywhere if cell not in blocked)
        reached = frozenset(cell for cell in near if reach.reach_refusal(fight, piece, card, cell) is None)
        found.append(MarkedCells(RANGE, f"ALCANCE {card.reach}", reached))
    center = piece.cell if card.area == "around" else burst_cell(chosen) if card.area == "burst" else None
    if center is not None and board.holds(center):
        struck = frozenset(cells_within(center, card.tamanho, board.width, board.height, blocked))
        found.append(MarkedCells(AREA, "ÁREA", struck - {center} if card.area == "around" else struck))
    return tuple(found)


def burst_cell(chosen: Mapping[str, Any]) -> Cell | None:
    """TB-AREA-01: the cell at which a burst is aimed so far."""
    named = chosen.get("cell")
    return (named[0], named[1]) if isinstance(named, list | tuple) and len(named) == 2 else cell_of(named)


def backs(fight: BoardFight, piece: Piece, cell: Cell) -> dict[str, str]:
    """TB-BACK-01, TB-BACK-03: the enemies whose back a blow from a cell would strike."""
    return {
        combatant.id: phrases.BACK(bonus=damage.BACK_BONUS)
        for combatant in fight.combatants.values()
        if combatant.state == "active"
        and state.enemies(piece, combatant)
        and damage.struck_from_behind(cell, combatant)
    }
