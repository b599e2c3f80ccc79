"""What the board shows: paths with their costs, domains, ranges, areas, backs."""

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
"""TB-MOVE-08, TB-MOVE-10: the states of a piece on whose cell nobody else ends a move."""
USES_CARDS = frozenset({"attack", "use_ability", "use_item"})


def check_setup(fight: state.BoardFight) -> tuple[str, str] | None:
    """TB-BOARD-05: return place and sentence if two pieces start on one cell, bodies included."""
    seen: dict[Any, str] = {}
    for index, combatant in enumerate(fight.combatants.values()):
        if combatant.cell is not None:
            if combatant.cell in seen:
                return f"combatants[{index}].cell", said("fault-cell_taken", __file__, name=seen[combatant.cell])
            seen[combatant.cell] = combatant.id
    return None


def board_under(board: BoardRules, options: TabuleiroOptions) -> BoardRules:
    """TB-MOVE-03: return the board with the terrains of the option `terrain_costs`."""
    return replace(board, terrains=board.terrains | frozenset(options.terrain_costs))


def measured(fight: state.BoardFight, piece: state.Piece, cell: Cell) -> str:
    """TB-RANGE-01: return the ALCANCE to a cell, counted in cells."""
    if piece.cell is None:
        return ""
    count = distance(piece.cell, cell)
    return phrases.ONE_CELL if count == 1 else phrases.CELLS(count=count)


def walk(fight: BoardFight, piece: Piece) -> ReachableCells | None:
    """TB-MOVE-12, TB-MOVE-15: return the cheapest path to every cell, and why a move may not end there."""
    if piece.cell is None or fight.board is None:
        return None
    routes = paths.paths_of(fight, piece)
    costs = {cell: way.cost for cell, way in routes.items()}
    before = {cell: way.path[-2] if len(way.path) > 1 else piece.cell for cell, way in routes.items() if way.path}
    budget = piece.pools["acao"]

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
        """TB-MOVE-11: return the facings after a move, with a path for each: of equally cheap ones any may be taken."""
        steps = paths.StepCosts(fight, piece)
        choices = {}
        for direction in DIRECTIONS:
            path = routes.get(cell_behind(cell, direction))
            last_cost = None if path is None else steps.cost(cell_behind(cell, direction), cell)
            if path is not None and last_cost is not None and path.cost + last_cost == costs.get(cell):
                choices[direction] = {"path": [list(item) for item in (*path.path, cell)]}
        return choices

    return ReachableCells(piece.cell, costs, before, "AÇÃO", refusal, budget, looks)


def footing(fight: BoardFight, piece: Piece) -> MovementCosts | None:
    """TB-MOVE-01 to TB-MOVE-10, TB-DOM-02: return the costs of ground and domination; everybody may be passed."""
    board = fight.board
    if piece.cell is None or board is None:
        return None

    def in_the_way() -> Obstacles:
        others = [
            combatant
            for combatant in fight.combatants.values()
            if combatant is not piece and combatant.state in HOLDING
        ]
        occupied = {combatant.cell for combatant in others if combatant.cell is not None}
        doors = {cell for cell, what in (board.states or {}).items() if what == "obstructed"}
        return Obstacles(frozenset(), occupied | doors, paths.dominated(fight, piece))

    return MovementCosts(paths.TerrainCosts(fight).cost, tuple(DIRECTIONS.values()), in_the_way)


def ranged(fight: BoardFight, piece: Piece, action: str, chosen: Mapping[str, Any], cell: Cell) -> str:
    """TB-RANGE-01, TB-RANGE-04: return the ALCANCE of a card that does not reach a cell, with the heights.

    TB-AREA-02: of an area around its user, that no ALCANCE limits it.
    """
    card = _card_used(piece, action, chosen)
    board = fight.board
    if card is None or card.reach is None or board is None or piece.cell is None:
        return ""
    if card.area == "around":
        return phrases.AROUND()
    above = board.level_at(piece.cell) - board.level_at(cell) if card.trajetoria == "arqueado" else 0
    most = max(0, card.reach + above)
    if not above:
        return phrases.REACH(reach=most) if distance(piece.cell, cell) > most else ""
    return (
        phrases.FLIES_DOWN(far=most, reach=card.reach, height=above)
        if above > 0
        else phrases.FLIES_UP(far=most, reach=card.reach, height=-above)
    )


def _card_used(piece: Piece, action: str, chosen: Mapping[str, Any]) -> Card | None:
    """Return the card of an action; an attack without one is the normal attack."""
    if action not in USES_CARDS:
        return None
    named = chosen.get("with")
    return piece.sheet.card(named) if named else NORMAL_ATTACK if action == "attack" else None


def marked(fight: BoardFight, piece: Piece, kind: str) -> frozenset[Cell]:
    """TB-DOM-01, TB-DOM-02: return the cells that a piece or its enemies dominate, or its line of sight."""
    if kind == DOMAIN:
        return frozenset(paths.domain(fight, piece))
    return frozenset(paths.dominated(fight, piece)) if kind == THREAT else defaults.marked(fight, piece, kind)


def aimed(fight: BoardFight, piece: Piece, action: str, chosen: Mapping[str, Any]) -> tuple[MarkedCells, ...]:
    """TB-RANGE-01 to TB-RANGE-05, TB-AREA-01.

    Return the reach of a card, and the cells of its area once it is aimed.
    """
    board = fight.board
    if action not in USES_CARDS or piece.cell is None or board is None:
        return ()
    card = _card_used(piece, action, chosen)
    if card is None:
        return ()
    blocked = state.walls(fight)
    marks: list[MarkedCells] = []
    if card.reach is not None and card.area != "around":
        everywhere = ((x, y) for y in range(board.height) for x in range(board.width))
        open_cells = (cell for cell in everywhere if cell not in blocked)
        in_reach = frozenset(cell for cell in open_cells if reach.reach_refusal(fight, piece, card, cell) is None)
        marks.append(MarkedCells(RANGE, f"ALCANCE {card.reach}", in_reach))
    center = piece.cell if card.area == "around" else burst_cell(chosen) if card.area == "burst" else None
    if center is not None and board.holds(center):
        struck = frozenset(cells_within(center, card.tamanho, board.width, board.height, blocked))
        marks.append(MarkedCells(AREA, "ÁREA", struck - {center} if card.area == "around" else struck))
    return tuple(marks)


def burst_cell(chosen: Mapping[str, Any]) -> Cell | None:
    """TB-AREA-01: return the cell at which a burst is aimed so far."""
    named = chosen.get("cell")
    return (named[0], named[1]) if isinstance(named, list | tuple) and len(named) == 2 else cell_of(named)


def backs(fight: BoardFight, piece: Piece, cell: Cell) -> dict[str, str]:
    """TB-BACK-01, TB-BACK-03: return the enemies whom a blow from a cell would strike from behind."""
    return {
        combatant.id: phrases.BACK(bonus=fight.options.back_bonus)
        for combatant in fight.combatants.values()
        if combatant.state == "active"
        and state.enemies(piece, combatant)
        and damage.struck_from_behind(cell, combatant)
    }
