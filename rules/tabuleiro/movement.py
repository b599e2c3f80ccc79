"""Moving and turning: domains, what a step costs, ways, and the actions MOVER and VIRAR."""

from __future__ import annotations

from typing import Any

from rules.actions import Act
from rules.geometry import (
    DIRECTIONS,
    Cell,
    Way,
    adjacent,
    behind,
    cheapest_ways,
    distance,
    neighbour,
    step_direction,
    towards,
)
from rules.questions import Refusal
from rules.table import Table
from rules.tabuleiro import pieces
from rules.tabuleiro.params import check_params, is_cell, is_facing, is_path, to_cell
from rules.tabuleiro.turns import pay


def domain(fight: Any, piece: Any) -> tuple[Cell, ...]:
    """TB-DOM-01, TB-DOM-05, TB-DOM-06: the adjacent cells but the one behind, on the board and no wall; by y, then x.

    Only a piece in play on the board has a domain.
    """
    if piece.state != "active" or piece.cell is None:
        return ()
    back = behind(piece.cell, piece.facing)
    blocked = pieces.walls(fight)
    cells = [neighbour(piece.cell, direction) for direction in DIRECTIONS]
    held = [cell for cell in cells if cell != back and fight.board.holds(cell) and cell not in blocked]
    return tuple(sorted(held, key=lambda cell: (cell[1], cell[0])))


def dominated(fight: Any, mover: Any) -> dict[Cell, int]:
    """TB-DOM-02, TB-DOM-03, TB-DOM-04: cell to how many enemies of the mover have it in their domain."""
    found: dict[Cell, int] = {}
    for other in fight.combatants.values():
        if pieces.enemies(mover, other):
            for cell in domain(fight, other):
                found[cell] = found.get(cell, 0) + 1
    return found


class Steps:
    """What each step of one mover costs as the board stands now."""

    __slots__ = ("blocked", "board", "costs", "held")

    def __init__(self, fight: Any, mover: Any) -> None:
        self.board = fight.board
        self.blocked = pieces.walls(fight)
        self.costs = pieces.terrain_costs(fight)
        self.held = dominated(fight, mover)

    def cost(self, start: Cell, end: Cell) -> int | None:
        """TB-MOVE-01 to TB-MOVE-06, TB-DOM-02: AÇÃO for a step to an adjacent cell; None off the board or into a wall.

        Terrain, 1 for each level up, and 1 for each enemy that dominates the cell; occupants do not matter.
        """
        if not self.board.holds(end) or end in self.blocked:
            return None
        climb = self.board.level_at(end) - self.board.level_at(start)
        cost: int = self.costs[self.board.terrain_at(end)] + max(0, climb) + self.held.get(end, 0)
        return cost


def end_refusal(fight: Any, mover: Any, cell: Cell) -> str | None:
    """TB-MOVE-06, TB-MOVE-08, TB-MOVE-09: the code with which a move may not end on a cell; None if it may."""
    if not fight.board.holds(cell):
        return "off_board"
    if cell in pieces.walls(fight):
        return "cell_blocked"
    if pieces.occupant(fight, cell, mover) is not None:
        return "cell_occupied"
    return "cell_obstructed" if pieces.obstructed(fight, cell) else None


def reachable(fight: Any, mover: Any) -> dict[Cell, Way]:
    """The cells where the mover could end a move with the AÇÃO that it has, each with the cheapest way."""
    if mover.cell is None:
        return {}
    ways = cheapest_ways(mover.cell, Steps(fight, mover).cost, most=mover.pools["acao"])
    return {cell: way for cell, way in ways.items() if cell != mover.cell and end_refusal(fight, mover, cell) is None}


def move(table: Table, act: Act) -> None:
    """MOVER: by the cheapest way `to` a cell, or along a `path` as given; the whole cost is known beforehand.

    TB-MOVE-11: afterwards the piece faces the way of its last step. Refuses `invalid_params`, `not_on_board`,
    the codes of the cells (see `_way_to`, `_way_along`), `not_enough_acao`.
    """
    mover = act.actor
    check_params(act, {"to": is_cell, "path": is_path}, ())
    table.insist(("to" in act.params) != ("path" in act.params), "invalid_params", param="to")
    table.insist(mover.cell is not None, "not_on_board", actor=mover.id)
    start: Cell = mover.cell
    if "to" in act.params:
        end = to_cell(act.params["to"])
        way = _way_to(table, mover, end)
    else:
        path = [to_cell(cell) for cell in act.params["path"]]
        end = path[-1]
        way = _way_along(table, mover, path)
    pay(table, mover, {"acao": 0 if way is None else way.cost})
    facing = mover.facing
    steps: list[list[int]] | None = None
    if way is None:
        facing = towards(start, end, facing)
    else:
        before = way.path[-2] if len(way.path) > 1 else start
        facing = step_direction(before, end) or facing
        steps = [list(cell) for cell in way.path]
    table.put(mover, "cell", end)
    table.put(mover, "facing", facing)
    table.fact(
        "move",
        actor=mover.id,
        from_=list(start),
        to=list(end),
        path=steps,
        distance=distance(start, end) if way is None else len(way.path),
        facing=facing,
        placed=False,
        cost=0 if way is None else way.cost,
    )


def _way_to(table: Table, mover: Any, end: Cell) -> Way | None:
    """TB-MOVE-12, TB-MOVE-15: the cheapest way; None where the game master's word carries one without a way.

    Refuses `off_board`, `same_cell`, `cell_blocked`, `cell_occupied`, `cell_obstructed`, `no_path`.
    """
    fight = table.fight
    table.insist(fight.board.holds(end), "off_board", cell=list(end))
    table.insist(end != mover.cell, "same_cell", cell=list(end))
    _check_end(table, mover, end)
    way = cheapest_ways(mover.cell, Steps(fight, mover).cost, goal=end).get(end)
    table.demand(way is not None, "no_path", actor=mover.id, cell=list(end))
    return way


def _way_along(table: Table, mover: Any, path: list[Cell]) -> Way | None:
    """TB-MOVE-13, TB-MOVE-14: the way as given, cell by cell; None where the game master's word leaves the rules.

    Refuses `off_board`, `not_adjacent`, `cell_blocked` for each cell, then the codes of the end.
    """
    fight = table.fight
    steps = Steps(fight, mover)
    lawful = True
    total = 0
    before: Cell = mover.cell
    for index, cell in enumerate(path):
        table.insist(fight.board.holds(cell), "off_board", cell=list(cell))
        if not adjacent(before, cell):
            table.demand(False, "not_adjacent", actor=mover.id, cell=list(cell))
            lawful = False
        if cell in steps.blocked:
            check = table.insist if index == len(path) - 1 else table.demand
            check(False, "cell_blocked", actor=mover.id, cell=list(cell))
            lawful = False
        if lawful:
            total += steps.cost(before, cell) or 0
        before = cell
    _check_end(table, mover, path[-1])
    return Way(total, tuple(path)) if lawful else None


def _check_end(table: Table, mover: Any, end: Cell) -> None:
    code = end_refusal(table.fight, mover, end)
    if code == "cell_obstructed":
        table.demand(False, code, actor=mover.id, cell=list(end))
    elif code is not None:
        raise Refusal(code, cell=list(end))


def face(table: Table, act: Act) -> None:
    """TB-DIR-01, TB-DIR-02: VIRAR costs `face_cost` AÇÃO; refuses `already_facing`."""
    check_params(act, {"facing": is_facing}, ("facing",))
    actor = act.actor
    facing = act.params["facing"]
    table.demand(actor.facing != facing, "already_facing", actor=actor.id)
    pay(table, actor, {"acao": table.fight.options.face_cost})
    turn_to(table, actor, facing)


def turn_to(table: Table, piece: Any, facing: str) -> None:
    """Gives a piece another facing and records `face` where it changed."""
    former = piece.facing
    if former != facing:
        table.put(piece, "facing", facing)
        table.fact("face", actor=piece.id, from_=former, to=facing)
