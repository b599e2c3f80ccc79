"""The brushes of the editor: each changes cells of a board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from rules.board.board import Board, BoardRules
from rules.board.geometry import Cell
from ui.board.scene.styles import KNOWN
from ui.text.words import terrain_name

STATE, TERRAIN, LEVEL, RISE = "state", "terrain", "level", "rise"


@dataclass(frozen=True, slots=True)
class Brush:
    """`state`, `terrain` or `level` set to a value, or the level raised by it."""

    stat: str
    value: Any

    def paint(self, board: Board, cells: Iterable[Cell], rules: BoardRules) -> Board:
        """Return the board with these cells painted; heights stay within the system's limits."""
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


def brushes_of(rules: BoardRules) -> list[Brush]:
    """Return the brushes for a system's boards: states, heights, then terrains, the usual one first."""
    keys, every = rules.cell_keys, rules.picture
    brushes: list[Brush] = []
    if every or "state" in keys or "blocked" in rules.keys:
        brushes += [Brush(STATE, "free"), Brush(STATE, "blocked")]
    if every or "obstructed" in rules.keys:
        brushes.append(Brush(STATE, "obstructed"))
    if every or "level" in keys:
        brushes += [Brush(RISE, 1), Brush(RISE, -1), Brush(LEVEL, 0)]
    words = {*rules.terrains, *(KNOWN if every else ())} if every or "terrain" in keys else set()
    if len(words) > 1:
        brushes.append(Brush(TERRAIN, rules.terrain))
        brushes += [Brush(TERRAIN, word) for word in sorted(words - {rules.terrain})]
    return brushes


def words_of_brush(brush: Brush, labels: Mapping[str, str]) -> str:
    """Return the name of a brush; for a terrain the system's label."""
    if brush.stat == TERRAIN:
        return terrain_name(str(brush.value), labels.get(brush.value, ""))
    known = {
        Brush(STATE, "free"): QCoreApplication.translate("Brush", "Free"),
        Brush(STATE, "blocked"): QCoreApplication.translate("Brush", "Wall"),
        Brush(STATE, "obstructed"): QCoreApplication.translate("Brush", "Obstructed"),
        Brush(RISE, 1): QCoreApplication.translate("Brush", "Higher ▲"),
        Brush(RISE, -1): QCoreApplication.translate("Brush", "Lower ▼"),
        Brush(LEVEL, 0): QCoreApplication.translate("Brush", "Flat"),
    }
    return known[brush]


def rect_between(value: Cell, other: Cell) -> list[Cell]:
    """Return all cells of the rectangle between two corners."""
    across = range(min(value[0], other[0]), max(value[0], other[0]) + 1)
    down = range(min(value[1], other[1]), max(value[1], other[1]) + 1)
    return [(x, y) for y in down for x in across]
