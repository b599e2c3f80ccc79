"""The board in feet: distances, free lines, ways and who stands around whom."""

from __future__ import annotations

from collections.abc import Mapping

from rules.board.board import Board, BoardRules, Cell
from rules.board.geometry import shortest_paths, straightest_path
from rules.fulminato.combatant.sheet import Weapon
from rules.fulminato.combatant.state import Fighter, FulminatoFight, in_fight
from rules.fulminato.statuses.catalogue import DISTRACTED
from rules.text.localized import said

CELL_FEET = 5
"""FU-BRD-01: the feet of a cell where the board does not say otherwise."""
STEPS: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""FU-BRD-03: the eight neighbours in the order n, ne, e, se, s, sw, w, nw."""


BOARD = BoardRules(
    keys=frozenset({"width", "height", "blocked", "cells", "cell_size"}),
    cell_keys=frozenset({"state"}),
    holders=frozenset({"active", "unconscious"}),
    facings=(),
)


def check_setup(fight: FulminatoFight) -> tuple[str, str] | None:
    """FU-BRD-03: cells are free or blocked, nothing between."""
    states = {} if fight.board is None else fight.board.states or {}
    if "obstructed" in states.values():
        return "board.cells", said("fault-cell_obstructed", __file__)
    return None


def cell_feet(board: Board) -> int:
    """FU-BRD-01: the feet of one cell."""
    return board.cell_size or CELL_FEET


def length(fight: FulminatoFight, cells: tuple[Cell, ...]) -> int:
    """FU-BRD-03: the feet of a way on the board."""
    return len(cells) * cell_feet(_board(fight))


def cells_between(value: Cell, other: Cell) -> int:
    """FU-BRD-01: steps between two cells, diagonals as good as any."""
    return max(abs(value[0] - other[0]), abs(value[1] - other[1]))


def on_board(fight: FulminatoFight, *who: Fighter) -> bool:
    """FU-BRD-01: whether there is a board and all of these have a cell on it."""
    return fight.board is not None and all(combatant.cell is not None for combatant in who)


def next_to(fight: FulminatoFight, combatant: Fighter, other: Fighter) -> bool:
    """FU-GRP-11: whether two stand on neighbouring cells; without cells nothing is measured."""
    if fight.board is None or combatant.cell is None or other.cell is None:
        return True
    return cells_between(combatant.cell, other.cell) <= 1


def within(board: Board, start: Cell, end: Cell, feet: int | None, melee: bool) -> bool:
    """FU-BRD-02: whether `end` is within a reach or range in feet; neighbours are always within melee reach."""
    cells = cells_between(start, end)
    if feet is None or (melee and cells <= 1):
        return True
    return cells * cell_feet(board) <= feet


def in_reach(fight: FulminatoFight, weapon: Weapon, start: Cell, end: Cell) -> bool:
    """FU-BRD-02: whether a weapon reaches from one cell to another."""
    melee = weapon.kind == "melee"
    return within(_board(fight), start, end, weapon.reach if melee else weapon.range, melee)


def strikes_at(fight: FulminatoFight, weapon: Weapon, start: Cell, end: Cell) -> bool:
    """FU-BRD-02: whether a weapon reaches from one cell to another, and nothing is between."""
    return in_reach(fight, weapon, start, end) and line_is_free(_board(fight), start, end)


def crosses(start: Cell, end: Cell, cell: Cell) -> bool:
    """FU-FLK-02: whether the segment between two centres passes through the inside of a cell; a corner is not inside.

    A segment and an open square are apart exactly if one of the square's two axes or the segment's own normal parts
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
    """FU-BRD-03: whether somebody else stands there; the dead and those who left occupy nothing."""
    return any(
        combatant.cell == cell and combatant.id not in ignored and in_fight(combatant)
        for combatant in fight.combatants.values()
    )


def fault_of_cell(fight: FulminatoFight, cell: Cell, ignored: tuple[str, ...]) -> str | None:
    """FU-BRD-03: the code with which a cell is refused, or None where one may stand."""
    board = _board(fight)
    if not board.holds(cell):
        return "off_board"
    if board.state_at(cell) == "blocked":
        return "cell_blocked"
    return "cell_occupied" if is_taken(fight, cell, ignored) else None


def free_neighbours(fight: FulminatoFight, cell: Cell, ignored: tuple[str, ...]) -> tuple[Cell, ...]:
    """FU-GRP-03: the free cells next to a cell, by y, then x."""
    around = sorted(((cell[0] + dx, cell[1] + dy) for dx, dy in STEPS), key=lambda item: (item[1], item[0]))
    return tuple(item for item in around if fault_of_cell(fight, item, ignored) is None)


def ways(
    fight: FulminatoFight, start: Cell, ignored: tuple[str, ...]
) -> tuple[Mapping[Cell, int], Mapping[Cell, Cell]]:
    """FU-BRD-03: (cells to every cell that can be come to, the cell before it on one of the shortest ways).

    Those `ignored` are in nobody's way.
    """
    board = _board(fight)
    return shortest_paths(board.width, board.height, start, _closed(fight, ignored), STEPS)


def _closed(fight: FulminatoFight, ignored: tuple[str, ...]) -> frozenset[Cell]:
    """FU-BRD-03: the cells that nobody enters: walls, and where somebody stands who is not `ignored`."""
    closed = [
        combatant.cell for combatant in fight.present if combatant.cell is not None and combatant.id not in ignored
    ]
    closed += [cell for cell, state in (_board(fight).states or {}).items() if state == "blocked"]
    return frozenset(closed)


def way_to(fight: FulminatoFight, start: Cell, end: Cell, ignored: tuple[str, ...]) -> tuple[Cell, ...] | None:
    """FU-BRD-03: the cells of the shortest way without its start, of several the straightest; None: there is none.

    Where that leaves a choice, it turns least, and its steps come first in n, ne, e, se, s, sw, w, nw.
    """
    board = _board(fight)
    return straightest_path(board.width, board.height, start, end, _closed(fight, ignored), STEPS)


def straight(board: Board, start: Cell, end: Cell) -> tuple[Cell, ...]:
    """FU-MAN-02: the cells of a straight way along a row, a column or an exact diagonal; empty where there is none.

    One that leads off the board is cut behind its first cells out there.
    """
    dx, dy = end[0] - start[0], end[1] - start[1]
    if dx and dy and abs(dx) != abs(dy):
        return ()
    step = (_sign(dx), _sign(dy))
    count = min(max(abs(dx), abs(dy)), board.width + board.height)
    return tuple((start[0] + n * step[0], start[1] + n * step[1]) for n in range(1, count + 1))


def pushed(start: Cell, from_: Cell) -> Cell:
    """FU-MAN-05: the cell behind one that is pushed straight away from another."""
    return (start[0] + _sign(start[0] - from_[0]), start[1] + _sign(start[1] - from_[1]))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _board(fight: FulminatoFight) -> Board:
    assert fight.board is not None
    return fight.board


# --- flanking ----------------------------------------------------------------------------------------------


def melee_reach(combatant: Fighter) -> int | None:
    """FU-FLK-05, FU-FLK-06: the feet that a combatant threatens in melee; None with anything else in hand."""
    held = combatant.held
    if held is not None:
        return held.reach if held.kind == "melee" else None
    return max((weapon.reach for weapon in combatant.sheet.body if weapon.kind == "melee"), default=0)


def flankers(fight: FulminatoFight, target: Fighter, side: str) -> tuple[str, ...]:
    """FU-FLK-01, FU-FLK-02, FU-FLK-03, FU-FLK-05: who of a side flanks the target; nobody where no pair does."""
    board, cell = fight.board, target.cell
    if board is None or cell is None or side == target.side:
        return ()
    around: list[tuple[Fighter, Cell, bool]] = []
    for combatant in fight.combatants.values():
        if (
            combatant.side != side
            or combatant.cell is None
            or combatant.state != "active"
            or any(condition.status in DISTRACTED for condition in combatant.conditions)
        ):
            continue
        reach = melee_reach(combatant)
        if reach is not None:
            around.append((combatant, combatant.cell, within(board, combatant.cell, cell, reach, melee=True)))
    found: set[str] = set()
    for index, (combatant, start, threatens) in enumerate(around):
        for other, end, also in around[index + 1 :]:
            if (threatens or also) and crosses(start, end, cell):
                found |= {combatant.id, other.id}
    if not found:
        return ()
    return tuple(candidate.id for candidate, _, threatens in around if threatens or candidate.id in found)


def ranks_of(count: int) -> int:
    """FU-FLK-03, FU-FLK-04, FU-FLK-07: the ranks that so many flankers take from the desvío, at most three."""
    return -min(3, count - 1) if count >= 2 else 0


def flank_ranks(fight: FulminatoFight, target: Fighter) -> int:
    """FU-FLK-01: the lowest ranks that any side's flanking gives the target."""
    if fight.board is None or target.cell is None:
        return 0
    sides = dict.fromkeys(combatant.side for combatant in fight.combatants.values())
    return min((ranks_of(len(flankers(fight, target, side))) for side in sides), default=0)
