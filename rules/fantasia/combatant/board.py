"""The board with miniatures: what a piece fills, how far it is, how far one reaches, who stands behind or above."""

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
    """The cells that it stands on: to the east and to the south as many as it is large."""
    return covered(combatant.sheet.size, cell)


def covered(size: int, cell: Cell) -> tuple[Cell, ...]:
    """The cells that a piece of `size` fills, from its own to the east and to the south."""
    x, y = cell
    if size == 1:
        return (cell,)
    return tuple((x + right, y + down) for down in range(size) for right in range(size))


def played(fight: Battle, combatant: Fighter, other: Fighter | None = None) -> bool:
    """LF-MIN-09: whether the rules of the board hold for these: the option is on, and they stand on it."""
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
    """LF-MIN-01: steps between the nearest cells of two pieces; a diagonal neighbour is at 2."""
    if combatant.cell is None or other.cell is None:
        return 0
    size, other_size = combatant.sheet.size, other.sheet.size
    return _gap(combatant.cell[0], size, other.cell[0], other_size) + _gap(
        combatant.cell[1], size, other.cell[1], other_size
    )


def reach(combatant: Fighter, weapon: Weapon) -> int:
    """LF-MIN-08: metres that a weapon reaches; large creatures reach as far as they are large hand to hand."""
    if weapon.kind == "melee" or weapon.kind == "magic":
        return max(weapon.reach, combatant.sheet.size)
    return weapon.reach


def in_reach(fight: Battle, combatant: Fighter, other: Fighter, metres: int) -> bool:
    """Whether the other one is near enough; where nothing is measured everybody is."""
    return not played(fight, combatant, other) or distance(combatant, other) <= metres


def edge(fight: Battle, attacker: Fighter, target: Fighter, weapon: Weapon) -> int:
    """LF-MIN-06, LF-MIN-07: 1 for an attack from behind, hand to hand also for one from above; else 0.

    From afar only within half of what the weapon reaches.
    """
    if not played(fight, attacker, target):
        return 0
    if weapon.close:
        return int(from_behind(attacker, target) or _height(fight, attacker) > _height(fight, target))
    return int(distance(attacker, target) * 2 <= weapon.reach and from_behind(attacker, target))


def from_behind(attacker: Fighter, target: Fighter) -> bool:
    """LF-MIN-07: whether the attacker stands in the quarter behind its target, its edges included."""
    if attacker.cell is None or target.cell is None or target.facing is None:
        return False
    nearest = distance(attacker, target)
    ahead = DIRECTIONS[target.facing]
    for mine in covered(attacker.sheet.size, attacker.cell):
        for theirs in covered(target.sheet.size, target.cell):
            dx, dy = mine[0] - theirs[0], mine[1] - theirs[1]
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
"""LF-MIN-03: from this size on a piece can be passed through."""


def allowance(fight: Battle, combatant: Fighter, mode: str) -> int:
    """LF-TURN-02, LF-MOVE-01: metres of one movement; climbing, crawling and stealth halve them."""
    metres = numbers(fight, combatant).mo
    return metres if mode == "walk" else metres // 2


def path_faults(fight: Battle, actor: Fighter, path: Sequence[Cell]) -> Iterator[Fault]:
    """LF-MIN-02, LF-MIN-03: the first bad cell of a way decides."""
    former = actor.cell
    for item in path:
        if not _holds(fight, actor, item):
            yield Fault("off_board", {"cell": list(item)}, final=True)
        if former is not None and not is_adjacent(former, item):
            yield Fault("not_adjacent", {"cell": list(item)})
        if _walled(fight, actor, item):
            yield Fault("cell_blocked", {"cell": list(item)})
        if _barred(fight, actor, item):
            yield Fault("cell_occupied", {"cell": list(item)})
        former = item


def why_closed(fight: Battle, actor: Fighter, place: Cell) -> str | None:
    """LF-MIN-04: the code with which a place to end at is refused; None where one may stand."""
    if not _holds(fight, actor, place):
        return "off_board"
    if _walled(fight, actor, place):
        return "cell_blocked"
    return None if is_empty(fight, actor, place) else "cell_occupied"


def _holds(fight: Battle, actor: Fighter, place: Cell) -> bool:
    board = fight.board
    return board is not None and all(map(board.holds, covered(actor.sheet.size, place)))


def _walled(fight: Battle, actor: Fighter, place: Cell) -> bool:
    board = fight.board
    return board is not None and any(
        board.state_at(item) == "blocked" for item in covered(actor.sheet.size, place) if board.holds(item)
    )


def _there(fight: Battle, actor: Fighter, place: Cell) -> list[Fighter]:
    """Who else fills a cell that the piece would fill."""
    mine = covered(actor.sheet.size, place)
    return [
        combatant
        for combatant in fight.combatants.values()
        if combatant.cell is not None
        and combatant is not actor
        and _meets(combatant, combatant.cell, mine)
        and takes_room(combatant)
    ]


def _meets(combatant: Fighter, cell: Cell, others: Sequence[Cell]) -> bool:
    """Whether a piece fills one of some cells."""
    size = combatant.sheet.size
    return cell in others if size == 1 else any(part in others for part in covered(size, cell))


def met_from(size: int, combatant: Fighter) -> frozenset[Cell]:
    """The cells from which a piece of `size` would fill one that another piece fills."""
    if combatant.cell is None:
        return frozenset()
    mine = range(size)
    return frozenset(
        (x - right, y - down)
        for x, y in covered(combatant.sheet.size, combatant.cell)
        for right in mine
        for down in mine
    )


def is_empty(fight: Battle, actor: Fighter, place: Cell) -> bool:
    """LF-MIN-04: whether nobody else is where one would end."""
    return not _there(fight, actor, place)


def _barred(fight: Battle, actor: Fighter, place: Cell) -> bool:
    return any(bars(actor, combatant) for combatant in _there(fight, actor, place))


def bars(actor: Fighter, combatant: Fighter) -> bool:
    """LF-MIN-02, LF-MIN-03: enemies bar the way unless they are three cells wide or more."""
    return not allies(combatant, actor) and combatant.sheet.size < LARGE


def takes_room(combatant: Fighter) -> bool:
    """LF-MIN-04: the dead and those out take none."""
    return combatant.state not in ("dead", "out")


def ways(fight: Battle, actor: Fighter) -> tuple[Mapping[Cell, int], Mapping[Cell, Cell]]:
    """LF-MIN-02, LF-MIN-03: (metres to every place that can be come to, the place before it on a shortest way).

    Of several ways the one whose steps come first in north, east, south, west. Nowhere without a board.
    """
    board, start = fight.board, actor.cell
    if board is None or start is None:
        return {}, {}
    size = actor.sheet.size
    closed = [cell for cell, state in (board.states or {}).items() if state == "blocked"]
    for combatant in fight.combatants.values():
        if combatant.cell is not None and takes_room(combatant) and combatant is not actor and bars(actor, combatant):
            closed += covered(combatant.sheet.size, combatant.cell)
    shut = frozenset((x - right, y - down) for x, y in closed for right in range(size) for down in range(size))
    return shortest_paths(board.width - size + 1, board.height - size + 1, start, shut, tuple(DIRECTIONS.values()))


def shortest(fight: Battle, actor: Fighter, to: Cell) -> tuple[Cell, ...] | None:
    """A shortest way; None where there is none."""
    metres, before = ways(fight, actor)
    return path_back(before, actor.cell, to) if actor.cell is not None and to in metres else None
