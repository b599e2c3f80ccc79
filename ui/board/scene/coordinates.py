"""Conversions between cells and the scene, and the letters of columns."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF

from rules.board.geometry import Cell

CELL = 48.0
"""Side of a cell in the scene."""
MARGIN = 30.0
"""Room for the letters and numbers around the board."""


def cell_rect(cell: Cell, size: int = 1) -> QRectF:
    """Return the rectangle of a cell, or of a square of `size` cells, in the scene."""
    return QRectF(cell[0] * CELL, cell[1] * CELL, CELL * size, CELL * size)


def cell_center(cell: Cell) -> QPointF:
    """Return the middle of a cell in the scene."""
    return QPointF((cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL)


def cell_at(point: QPointF) -> Cell:
    """Return the cell of a point of the scene, on the board or off it."""
    return (int(point.x() // CELL), int(point.y() // CELL))


def cells_between(start: QPointF, end: QPointF) -> list[Cell]:
    """Return the cells between two points: a fast mouse reports only some of them."""
    way = end - start
    steps = max(1, math.ceil(max(abs(way.x()), abs(way.y())) / (CELL / 4)))
    return list(dict.fromkeys(cell_at(start + way * (step / steps)) for step in range(1, steps + 1)))
