"""The board in feet: distances, free lines, paths and flanking."""

from __future__ import annotations

from collections.abc import Mapping

from rules.board.board import Board, BoardRules, Cell
from rules.board.geometry import shortest_paths, straightest_path
from rules.fulminato.combatant.sheet import Weapon
from rules.fulminato.combatant.state import Fighter, FulminatoFight, in_fight
from rules.text.localized import said

CELL_FEET = 5
"""FU-BRD-01: the feet of a cell unless the board says otherwise."""
STEPS: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""FU-BRD-03: the eight neighbours in the order n, ne, e, se, s, sw, w, nw."""


BOARD = BoardRules(
    keys=frozenset({"width", "height", "blocked", "cells", "cell_size"}),
    cell_keys=frozenset({"state"}),
    holders=frozenset({"active", "unconscious"}),
    facings=(),
)


def check_setup(fight: FulminatoFight) -> tuple[str, str] | None:
    """FU-BRD-03: cells are free or blocked."""
    states = {} if fight.board is None else fight.board.states or {}
    if "obstructed" in states.values():
        return "board.cells", said("fault-cell_obstructed", __file__)
    return None


def cell_feet(board: Board) -> int:
    """FU-BRD-01: the feet of one cell."""
    return board.cell_size or CELL_FEET


def length(fight: FulminatoFight, cells: tuple[Cell, ...]) -> int:
    """FU-BRD-03: return the feet of a path."""
    return len(cells) * cell_feet(_board(fight))


def cells_between(start: Cell, end: Cell) -> int:
    """FU-BRD-01: return the steps between two cells, diagonals included."""
    return max(abs(start[0] - end[0]), abs(start[1] - end[1]))


def on_board(fight: FulminatoFight, *combatants: Fighter) -> bool:
    """FU-BRD-01: whether there is a board with all of these on it."""
    return fight.board is not None and all(combatant.cell is not None for combatant in combatants)


def next_to(fight: FulminatoFight, combatant: Fighter, other: Fighter) -> bool:
    """FU-GRP-11: whether two stand on neighbouring cells; always off the board."""
    if fight.board is None or combatant.cell is None or other.cell is None:
        return True
    return cells_between(combatant.cell, other.cell) <= 1


def in_feet(board: Board, start: Cell, end: Cell, feet: int | None, melee: bool) -> bool:
    """FU-BRD-02: whether `end` is within a reach or range in feet; neighbours are always within melee reach."""
    cells = cells_between(start, end)
    if feet is None or (melee and cells <= 1):
        return True
    return cells * cell_feet(board) <= feet


def in_reach(fight: FulminatoFight, weapon: Weapon, start: Cell, end: Cell) -> bool:
    """FU-BRD-02: whether a weapon reaches from one cell to another."""
    melee = weapon.kind == "melee"
    return in_feet(_board(fight), start, end, weapon.reach if melee else weapon.range, melee)


def gap(fight: FulminatoFight, start: Cell, end: Cell, most: int | None) -> dict[str, object]:
    """FU-BRD-01, FU-BRD-02: return the feet between two cells and the reach that falls short, for a refusal.

    A neighbouring cell is always in melee reach.
    """
    cell = cell_feet(_board(fight))
    return {"reason": "far", "distance": cells_between(start, end) * cell, "most": max(cell, most or 0)}


def reach_gap(fight: FulminatoFight, weapon: Weapon, start: Cell, end: Cell) -> dict[str, object]:
    """FU-BRD-02: return the same of a weapon."""
    if weapon.kind == "melee":
        return gap(fight, start, end, weapon.reach)
    return {**gap(fight, start, end, None), "most": weapon.range}


def strikes_at(fight: FulminatoFight, weapon: Weapon, start: Cell, end: Cell) -> bool:
    """FU-BRD-02: whether a weapon reaches from one cell to another, with nothing between."""
    return in_reach(fight, weapon, start, end) and line_is_free(_board(fight), start, end)


def crosses(start: Cell, end: Cell, cell: Cell) -> bool:
    """FU-FLK-02: whether the segment between two centres passes through the inside of a cell; corners do not count.

    A segment and an open square are apart exactly if one of the square's two axes or the segment's own normal separates
    them; all is counted in half cells.
    """
    ax, ay, bx, by = 2 * start[0], 2 * start[1], 2 * end[0], 2 * end[1]
    west, north = 2 * cell[0] - 1, 2 * cell[1] - 1
    east, south = west + 2, north + 2
    if max(ax, bx) <= west or min(ax, bx) >= east or max(ay, by) <= north or min(ay, by) >= south:
        return False
    dx, dy = bx - ax, by - ay
    if dx == 0 and dy == 0:
        return True
    sides = [dx * (y - ay) - dy * (x - ax) for x in (west, east) for y in (north, south)]
    return min(sides) < 0 < max(sides)


def line_is_free(board: Board, start: Cell, end: Cell) -> bool:
    """FU-BRD-02: whether no blocked cell lies on the straight line between two centres."""
    return not any(state == "blocked" and crosses(start, end, cell) for cell, state in (board.states or {}).items())


def is_taken(fight: FulminatoFight, cell: Cell, ignored: tuple[str, ...]) -> bool:
    """FU-BRD-03: whether somebody else stands there; the dead and those who left do not."""
    return any(
        combatant.cell == cell and combatant.id not in ignored and in_fight(combatant)
        for combatant in fight.combatants.values()
    )


def fault_of_cell(fight: FulminatoFight, cell: Cell, ignored: tuple[str, ...]) -> str | None:
    """FU-BRD-03: return the code with which a cell is refused, or None."""
    board = _board(fight)
    if not board.holds(cell):
        return "off_board"
    if board.state_at(cell) == "blocked":
        return "cell_blocked"
    return "cell_occupied" if is_taken(fight, cell, ignored) else None


def free_neighbours(fight: FulminatoFight, cell: Cell, ignored: tuple[str, ...]) -> tuple[Cell, ...]:
    """FU-GRP-03: return the free cells next to a cell, by y, then x."""
    around = sorted(((cell[0] + dx, cell[1] + dy) for dx, dy in STEPS), key=lambda spot: (spot[1], spot[0]))
    return tuple(neighbour for neighbour in around if fault_of_cell(fight, neighbour, ignored) is None)


def paths_from(
    fight: FulminatoFight, start: Cell, ignored: tuple[str, ...]
) -> tuple[Mapping[Cell, int], Mapping[Cell, Cell]]:
    """FU-BRD-03: return steps to every reachable cell, and the cell before it on a shortest path.

    Those `ignored` block nobody.
    """
    board = _board(fight)
    return shortest_paths(board.width, board.height, start, _closed(fight, ignored), STEPS)


def _closed(fight: FulminatoFight, ignored: tuple[str, ...]) -> frozenset[Cell]:
    """FU-BRD-03: return the cells that nobody enters: walls, and where somebody stands who is not `ignored`."""
    closed = [
        combatant.cell for combatant in fight.present if combatant.cell is not None and combatant.id not in ignored
    ]
    closed += [cell for cell, state in (_board(fight).states or {}).items() if state == "blocked"]
    return frozenset(closed)


def shortest_path(fight: FulminatoFight, start: Cell, end: Cell, ignored: tuple[str, ...]) -> tuple[Cell, ...] | None:
    """FU-BRD-03: return the cells of the shortest path without its start, of several the straightest; None if none.

    Of several of these it turns least, and its steps come first in n, ne, e, se, s, sw, w, nw.
    """
    board = _board(fight)
    return straightest_path(board.width, board.height, start, end, _closed(fight, ignored), STEPS)


def straight(board: Board, start: Cell, end: Cell) -> tuple[Cell, ...]:
    """FU-MAN-02: return the cells of a straight path along a row, column or exact diagonal; empty if there is none.

    One that leads off the board is cut behind its first cells out there.
    """
    dx, dy = end[0] - start[0], end[1] - start[1]
    if dx and dy and abs(dx) != abs(dy):
        return ()
    step = (_sign(dx), _sign(dy))
    count = min(max(abs(dx), abs(dy)), board.width + board.height)
    return tuple((start[0] + n * step[0], start[1] + n * step[1]) for n in range(1, count + 1))


def cell_behind(start: Cell, from_: Cell) -> Cell:
    """FU-MAN-05: return the cell behind one who is pushed straight away from another."""
    return (start[0] + _sign(start[0] - from_[0]), start[1] + _sign(start[1] - from_[1]))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _board(fight: FulminatoFight) -> Board:
    assert fight.board is not None
    return fight.board


# --- flanking ----------------------------------------------------------------------------------------------


def melee_reach(combatant: Fighter) -> int | None:
    """FU-FLK-05, FU-FLK-06: return the feet threatened in melee; None with anything else in hand."""
    in_hand = combatant.held
    if in_hand is not None:
        return in_hand.reach if in_hand.kind == "melee" else None
    return max((weapon.reach for weapon in combatant.sheet.body if weapon.kind == "melee"), default=0)


def flankers(fight: FulminatoFight, target: Fighter, side: str) -> tuple[str, ...]:
    """FU-FLK-01, FU-FLK-02, FU-FLK-03, FU-FLK-05: return who of a side flanks the target; empty if no pair does."""
    board, cell = fight.board, target.cell
    if board is None or cell is None or side == target.side:
        return ()
    fighters: list[tuple[Fighter, Cell, bool]] = []
    for combatant in fight.combatants.values():
        if (
            combatant.side != side
            or combatant.cell is None
            or combatant.state != "active"
            or any(condition.status in combatant.statuses.distracted for condition in combatant.conditions)
        ):
            continue
        reach = melee_reach(combatant)
        if reach is not None:
            fighters.append((combatant, combatant.cell, in_feet(board, combatant.cell, cell, reach, melee=True)))
    flanking: set[str] = set()
    for index, (combatant, start, threatens) in enumerate(fighters):
        for other, end, other_threatens in fighters[index + 1 :]:
            if (threatens or other_threatens) and crosses(start, end, cell):
                flanking |= {combatant.id, other.id}
    if not flanking:
        return ()
    return tuple(candidate.id for candidate, _, threatens in fighters if threatens or candidate.id in flanking)


def ranks_of(fight: FulminatoFight, count: int) -> int:
    """FU-FLK-03, FU-FLK-04, FU-FLK-07: return the ranks that flankers take from the desvío, at most three."""
    return -min(fight.options.flanked_most, count - 1) if count >= 2 else 0


def flank_ranks(fight: FulminatoFight, target: Fighter) -> int:
    """FU-FLK-01: return the lowest ranks by the flanking of any side."""
    if fight.board is None or target.cell is None:
        return 0
    sides = dict.fromkeys(combatant.side for combatant in fight.combatants.values())
    return min((ranks_of(fight, len(flankers(fight, target, side))) for side in sides), default=0)
