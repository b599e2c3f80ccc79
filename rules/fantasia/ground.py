"""The board with miniatures: what a piece fills, how far it is, how far one reaches, who stands behind or above."""

from __future__ import annotations

from rules.board import BoardRules
from rules.fantasia.sheet import Options, Weapon
from rules.fantasia.state import Battle, Fighter
from rules.geometry import DIRECTIONS, Cell

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


def covers(one: Fighter, cell: Cell) -> tuple[Cell, ...]:
    """As many cells to the east and to the south as it is large."""
    return covered(one.sheet.size, cell)


def covered(size: int, cell: Cell) -> tuple[Cell, ...]:
    """The cells that a piece of `size` fills, from its own to the east and to the south."""
    x, y = cell
    if size == 1:
        return (cell,)
    return tuple((x + right, y + down) for down in range(size) for right in range(size))


def played(fight: Battle, one: Fighter, other: Fighter | None = None) -> bool:
    """LF-MIN-09: whether the rules of the board hold for these: the option is on, and they stand on it."""
    if one.cell is None or fight.board is None or not fight.options.miniatures:
        return False
    return other is None or other.cell is not None


def _gap(low: int, size: int, other_low: int, other_size: int) -> int:
    if other_low >= low + size:
        return other_low - (low + size - 1)
    if low >= other_low + other_size:
        return low - (other_low + other_size - 1)
    return 0


def distance(one: Fighter, other: Fighter) -> int:
    """LF-MIN-01: steps between the nearest cells of two pieces; a diagonal neighbour is at 2."""
    if one.cell is None or other.cell is None:
        return 0
    size, other_size = one.sheet.size, other.sheet.size
    return _gap(one.cell[0], size, other.cell[0], other_size) + _gap(one.cell[1], size, other.cell[1], other_size)


def reach(one: Fighter, weapon: Weapon) -> int:
    """LF-MIN-08: metres that a weapon reaches; large creatures reach as far as they are large hand to hand."""
    if weapon.kind == "melee" or weapon.kind == "magic":
        return max(weapon.reach, one.sheet.size)
    return weapon.reach


def in_reach(fight: Battle, one: Fighter, other: Fighter, metres: int) -> bool:
    """Whether the other one is near enough; where nothing is measured everybody is."""
    return not played(fight, one, other) or distance(one, other) <= metres


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


def _height(fight: Battle, one: Fighter) -> int:
    if fight.board is None or one.cell is None:
        return 0
    return max(fight.board.level_at(cell) for cell in covered(one.sheet.size, one.cell))
