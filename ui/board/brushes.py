"""What the editor paints with: each brush makes a cell of a board another one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from rules.board import Board, BoardRules
from rules.geometry import Cell

STATE, TERRAIN, LEVEL, RISE = "state", "terrain", "level", "rise"


@dataclass(frozen=True, slots=True)
class Brush:
    """`state`, `terrain` or `level` set to a value, or the level raised by it."""

    stat: str
    value: Any

    def paint(self, board: Board, cells: Iterable[Cell], rules: BoardRules) -> Board:
        """The board with these cells painted; heights stay within what the system takes."""
        changed = [cell for cell in cells if board.holds(cell)]
        if self.stat == STATE:
            return replace(board, states={**(board.states or {}), **dict.fromkeys(changed, self.value)})
        if self.stat == TERRAIN:
            return replace(board, terrains={**(board.terrains or {}), **dict.fromkeys(changed, self.value)})
        low, high = (-999, 999) if rules.picture else rules.levels
        levels = dict(board.levels or {})
        for cell in changed:
            wanted = self.value if self.stat == LEVEL else board.level_at(cell) + self.value
            levels[cell] = max(low, min(high, wanted))
        return replace(board, levels=levels)


def rect_between(one: Cell, other: Cell) -> list[Cell]:
    """All cells of the rectangle whose corners these are."""
    across = range(min(one[0], other[0]), max(one[0], other[0]) + 1)
    down = range(min(one[1], other[1]), max(one[1], other[1]) + 1)
    return [(x, y) for y in down for x in across]
