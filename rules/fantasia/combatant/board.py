"""The board with miniatures: the cells of a piece, distance, reach, who stands behind or above."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rules.board.board import BoardRules
from rules.board.geometry import DIRECTIONS, Cell, is_adjacent, path_back, shortest_paths
from rules.core.questions import Fault
from rules.fantasia.combatant.sheet import Options, Weapon
from rules.fantasia.combatant.state import Battle, Fighter, allies
from rules.fantasia.combatant.statistics import numbers

BOARD = BoardRules(
    keys=frozenset({"width", "height", "blocked", "cells"}),
    cell_keys=frozenset({"state", "level"}),
    terrains=frozenset(),
    levels=(-99, 99),
    holders=frozenset({"active", "unconscious", "stone"}),
)
PICTURE = BoardRules(
    keys=BOARD.keys, cell_keys=BOARD.cell_keys, terrains=frozenset(), levels=BOARD.levels, picture=True
)


def board_under(board: BoardRules, options: Options) -> BoardRules:
    """LF-MIN-09: without miniatures the board is a picture."""
    return board if options.miniatures else PICTURE


def covers(combatant: Fighter, cell: Cell) -> tuple[Cell, ...]:
    """Return the cells that it fills, east and south by its size."""
    return covered(combatant.sheet.size, cell)


def covered(size: int, cell: Cell) -> tuple[Cell, ...]:
    """Return the cells that a piece of `size` fills, from its own to the east and south."""
    x, y = cell
    if size == 1:
        return (cell,)
    return tuple((x + right, y + down) for down in range(size) for right in range(size))


def uses_board(fight: Battle, combatant: Fighter, other: Fighter | None = None) -> bool:
    """LF-MIN-09: whether the rules of the board apply: the option is on, and they stand on it."""
    if combatant.cell is None or fight.board is None or not fight.options.miniatures:
        return False
    return other is None or other.cell is not None


def _gap(low: int, size: int, other_low: int, other_size: int) -> int:
    if other_low >= low + size:
        return other_low - (low + size - 1)
    if low >= other_low + other_size:
        return low - (other_low + other_size - 1)
    return 0


def distance(combatant: Fighter, other: Fighter) -> int:
    """LF-MIN-01: return the steps between the nearest cells of two pieces; a diagonal neighbour is at 2."""
    if combatant.cell is None or other.cell is None:
        return 0
    size, other_size = combatant.sheet.size, other.sheet.size
    return _gap(combatant.cell[0], size, other.cell[0], other_size) + _gap(
        combatant.cell[1], size, other.cell[1], other_size
    )


def reach(combatant: Fighter, weapon: Weapon) -> int:
    """LF-MIN-08: return the reach of a weapon in metres; hand to hand large creatures reach as far as their size."""
    if weapon.kind == "melee" or weapon.kind == "magic":
        return max(weapon.reach, combatant.sheet.size)
    return weapon.reach


def in_reach(fight: Battle, combatant: Fighter, other: Fighter, metres: int) -> bool:
    """Whether the other is near enough; always off the board."""
    return not uses_board(fight, combatant, other) or distance(combatant, other) <= metres


def position_bonus(fight: Battle, attacker: Fighter, target: Fighter, weapon: Weapon) -> int:
    """LF-MIN-06, LF-MIN-07: return 1 for an attack from behind, or hand to hand from above; else 0.

    From afar only within half of the weapon's reach.
    """
    if not uses_board(fight, attacker, target):
        return 0
    if weapon.close:
        helps = from_behind(attacker, target) or _height(fight, attacker) > _height(fight, target)
    else:
        helps = distance(attacker, target) * 2 <= weapon.reach and from_behind(attacker, target)
    return fight.options.behind_bonus if helps else 0


def from_behind(attacker: Fighter, target: Fighter) -> bool:
    """LF-MIN-07: whether the attacker stands in the quarter behind its target, edges included."""
    if attacker.cell is None or target.cell is None or target.facing is None:
        return False
    nearest = distance(attacker, target)
    ahead = DIRECTIONS[target.facing]
    for own_cell in covered(attacker.sheet.size, attacker.cell):
        for other_cell in covered(target.sheet.size, target.cell):
            dx, dy = own_cell[0] - other_cell[0], own_cell[1] - other_cell[1]
            if abs(dx) + abs(dy) != nearest:
                continue
            back = -(dx * ahead[0] + dy * ahead[1])
            if back > 0 and abs(dx * ahead[1] - dy * ahead[0]) <= back:
                return True
    return False


def _height(fight: Battle, combatant: Fighter) -> int:
    if fight.board is None or combatant.cell is None:
        return 0
    return max(fight.board.level_at(cell) for cell in covered(combatant.sheet.size, combatant.cell))


LARGE = 3
"""LF-MIN-03: from this size on others can pass through a piece."""


def allowance(fight: Battle, combatant: Fighter, mode: str) -> int:
    """LF-TURN-02, LF-MOVE-01: return the metres of one movement; climbing, crawling and stealth halve them."""
    metres = numbers(fight, combatant).mo
    return metres if mode == "walk" else metres // 2


def path_faults(fight: Battle, actor: Fighter, path: Sequence[Cell]) -> Iterator[Fault]:
    """LF-MIN-02, LF-MIN-03: yield the faults of a path; the first bad cell decides."""
    former = actor.cell
    for cell in path:
        if not _holds(fight, actor, cell):
            yield Fault("off_board", {"cell": list(cell)}, final=True)
        if former is not None and not is_adjacent(former, cell):
            yield Fault("not_adjacent", {"cell": list(cell)})
        if _walled(fight, actor, cell):
            yield Fault("cell_blocked", {"cell": list(cell)})
        if _barred(fight, actor, cell):
            yield Fault("cell_occupied", {"cell": list(cell)})
        former = cell


def why_closed(fight: Battle, actor: Fighter, cell: Cell) -> str | None:
    """LF-MIN-04: return the code by which a cell is refused as an end; None if it may be one."""
    if not _holds(fight, actor, cell):
        return "off_board"
    if _walled(fight, actor, cell):
        return "cell_blocked"
    return None if is_empty(fight, actor, cell) else "cell_occupied"


def _holds(fight: Battle, actor: Fighter, cell: Cell) -> bool:
    board = fight.board
    return board is not None and all(map(board.holds, covered(actor.sheet.size, cell)))


def _walled(fight: Battle, actor: Fighter, cell: Cell) -> bool:
    board = fight.board
    return board is not None and any(
        board.state_at(filled) == "blocked" for filled in covered(actor.sheet.size, cell) if board.holds(filled)
    )


def _there(fight: Battle, actor: Fighter, cell: Cell) -> list[Fighter]:
    """Return who else fills a cell that the piece would fill."""
    mine = covered(actor.sheet.size, cell)
    return [
        combatant
        for combatant in fight.combatants.values()
        if combatant.cell is not None
        and combatant is not actor
        and _meets(combatant, combatant.cell, mine)
        and takes_room(combatant)
    ]


def _meets(combatant: Fighter, cell: Cell, others: Sequence[Cell]) -> bool:
    """Whether a piece fills any of these cells."""
    size = combatant.sheet.size
    return cell in others if size == 1 else any(filled in others for filled in covered(size, cell))


def colliding_cells(size: int, combatant: Fighter) -> frozenset[Cell]:
    """Return the cells from which a piece of `size` would fill a cell of another."""
    if combatant.cell is None:
        return frozenset()
    mine = range(size)
    return frozenset(
        (x - right, y - down)
        for x, y in covered(combatant.sheet.size, combatant.cell)
        for right in mine
        for down in mine
    )


def is_empty(fight: Battle, actor: Fighter, cell: Cell) -> bool:
    """LF-MIN-04: whether nobody else is at the end."""
    return not _there(fight, actor, cell)


def _barred(fight: Battle, actor: Fighter, cell: Cell) -> bool:
    return any(blocks(actor, combatant) for combatant in _there(fight, actor, cell))


def blocks(actor: Fighter, combatant: Fighter) -> bool:
    """LF-MIN-02, LF-MIN-03: whether it blocks the way: an enemy less than three cells wide."""
    return not allies(combatant, actor) and combatant.sheet.size < LARGE


def takes_room(combatant: Fighter) -> bool:
    """LF-MIN-04: whether it takes room; the dead and those out do not."""
    return combatant.state not in ("dead", "out")


def paths_from(fight: Battle, actor: Fighter) -> tuple[Mapping[Cell, int], Mapping[Cell, Cell]]:
    """LF-MIN-02, LF-MIN-03: return metres to every reachable cell, and the cell before it on a shortest path.

    Of several paths the one whose steps come first in north, east, south, west. Empty without a board.
    """
    board, start = fight.board, actor.cell
    if board is None or start is None:
        return {}, {}
    size = actor.sheet.size
    closed = [cell for cell, state in (board.states or {}).items() if state == "blocked"]
    for combatant in fight.combatants.values():
        if combatant.cell is not None and takes_room(combatant) and combatant is not actor and blocks(actor, combatant):
            closed += covered(combatant.sheet.size, combatant.cell)
    shut = frozenset((x - right, y - down) for x, y in closed for right in range(size) for down in range(size))
    return shortest_paths(board.width - size + 1, board.height - size + 1, start, shut, tuple(DIRECTIONS.values()))


def shortest(fight: Battle, actor: Fighter, to: Cell) -> tuple[Cell, ...] | None:
    """Return a shortest path; None if there is none."""
    metres, before = paths_from(fight, actor)
    return path_back(before, actor.cell, to) if actor.cell is not None and to in metres else None
