"""Where the action that is being put together would land, on the timeline."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from ui.theme.theme import Theme


@dataclass(frozen=True)
class Landing:
    """Where an action would land."""

    tick: int
    text: str


def paint_landing(painter: QPainter, theme: Theme, x: float, axis: int, bottom: int) -> None:
    """A dashed line with a large diamond where the strip's line runs."""
    painter.setPen(QPen(theme.color("accent"), 2, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(x, 16), QPointF(x, bottom))
    painter.setBrush(theme.color("accent"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPolygon([QPointF(x, axis - 7), QPointF(x + 7, axis), QPointF(x, axis + 7), QPointF(x - 7, axis)])
