"""The layers between ground and pieces: marked cells, the path, the cursor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rules.board.geometry import Cell
from rules.core.board_overlays import Cost, MarkedCells
from ui.board.scene.coordinates import CELL, cell_center, cell_rect
from ui.board.scene.styles import overlay_look
from ui.text.words import decimal
from ui.theme.theme import CONTROL, SMALL, STRONG, current

TURNS: Mapping[str, int] = {"n": 0, "e": 90, "s": 180, "w": 270, "right": 90, "left": 270}
"""Facing to degrees clockwise from north."""


class MarksLayer(QGraphicsItem):
    """All marked cells, one kind above the other, each with its hatch and outline."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(5)
        self.marked: tuple[MarkedCells, ...] = ()
        self._paths: list[tuple[QColor, Qt.BrushStyle, QPainterPath]] = []
        self._bounds = QRectF()

    def show_marked(self, marked: Sequence[MarkedCells]) -> None:
        """Show these marked cells and no others; the last is on top."""
        if tuple(marked) == self.marked:
            return
        self.prepareGeometryChange()
        self.marked = tuple(marked)
        self.repaint_all()

    def repaint_all(self) -> None:
        """Make the outlines anew."""
        self._paths = []
        self._bounds = QRectF()
        for marked in self.marked:
            color, pattern = overlay_look(marked.kind)
            path = outline(marked.cells)
            self._paths.append((color, pattern, path))
            self._bounds = self._bounds.united(path.boundingRect().adjusted(-3, -3, 3, 3))
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the area of all marked cells."""
        return self._bounds

    def shape(self) -> QPainterPath:
        """Cover nothing: the mouse reaches through it."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint hatch and outline of each kind."""
        for color, pattern, path in self._paths:
            wash = QColor(color)
            wash.setAlpha(46)
            painter.fillPath(path, wash)
            hatch = QColor(color)
            hatch.setAlpha(120)
            painter.fillPath(path, QBrush(hatch, pattern))
            painter.strokePath(path, QPen(color, 2))


def outline(cells: frozenset[Cell]) -> QPainterPath:
    """Return the outline of cells, row by row in runs."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    rows: dict[int, list[int]] = {}
    for x, y in cells:
        rows.setdefault(y, []).append(x)
    for y in sorted(rows):
        row = sorted(rows[y])
        start = before = row[0]
        for x in [*row[1:], -1]:
            if x != before + 1:
                path.addRect(QRectF(start * CELL, y * CELL, (before + 1 - start) * CELL, CELL))
                start = x
            before = x
    return path.simplified() if len(cells) <= 400 else path


class PathLayer(QGraphicsItem):
    """A path with the cost paid at each cell; a refused end is crossed out."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(45)  # over all pieces, and over the one that is dragged: what it costs is what one looks for
        self.start: Cell | None = None
        self.end: Cell | None = None
        self.steps: tuple[tuple[Cell, Cost], ...] = ()
        self.refused = False
        self.facing = ""
        """The facing at its end, if known."""

    def show_way(
        self,
        start: Cell | None,
        steps: tuple[tuple[Cell, Cost], ...],
        end: Cell | None,
        *,
        refused: bool,
        facing: str = "",
    ) -> None:
        """Show a path; `end` is the cell pointed at, whether a path leads there or not."""
        shown = (start, steps, end, refused, facing)
        if shown != (self.start, self.steps, self.end, self.refused, self.facing):
            self.prepareGeometryChange()
            self.start, self.steps, self.end, self.refused, self.facing = shown
            self.update()

    def clear(self) -> None:
        """Show no path."""
        self.show_way(None, (), None, refused=False)

    def boundingRect(self) -> QRectF:
        """Return the area of its cells."""
        bounds = QRectF()
        for cell in (self.start, self.end, *(cell for cell, _ in self.steps)):
            if cell is not None:
                bounds = bounds.united(cell_rect(cell))
        edge = CELL * 0.4 if self.facing else 4
        return bounds.adjusted(-edge, -edge, edge, edge) if not bounds.isNull() else bounds

    def shape(self) -> QPainterPath:
        """Cover nothing: the mouse reaches through it."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint line, numbers and end."""
        theme = current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        color = theme.color("bad" if self.refused else "accent")
        if self.start is not None:
            pen = QPen(color, 4)
            pen.setStyle(Qt.PenStyle.DotLine if self.refused else Qt.PenStyle.SolidLine)
            painter.setPen(pen)
            former = cell_center(self.start)
            for cell, _ in self.steps:
                here = cell_center(cell)
                painter.drawLine(QLineF(former, here))
                former = here
        font = QFont(painter.font())
        font.setPixelSize(SMALL)
        font.setWeight(STRONG)
        painter.setFont(font)
        for cell, cost in self.steps:
            words = cost_words(cost)
            wide = painter.fontMetrics().horizontalAdvance(words) + 10.0
            badge = QRectF(0, 0, max(20.0, wide), 18)
            badge.moveCenter(cell_center(cell))
            painter.setPen(QPen(color, 1.5))
            painter.setBrush(QBrush(theme.color("raised")))
            painter.drawRoundedRect(badge, CONTROL, CONTROL)
            painter.setPen(theme.color("text"))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, words)
        if self.end is not None:
            rect = cell_rect(self.end).adjusted(2, 2, -2, -2)
            painter.setPen(QPen(color, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect)
            if self.refused:
                painter.drawLine(QLineF(rect.topLeft(), rect.bottomRight()))
                painter.drawLine(QLineF(rect.topRight(), rect.bottomLeft()))
            elif self.facing in TURNS:
                self._paint_facing(painter, rect.center(), color)

    def _paint_facing(self, painter: QPainter, middle: QPointF, color: QColor) -> None:
        """Paint an arrowhead at the edge that the piece will face."""
        painter.save()
        painter.translate(middle)
        painter.rotate(TURNS[self.facing])
        painter.setPen(QPen(current().color("raised"), 2))
        painter.setBrush(QBrush(color))
        tip = -CELL / 2 - CELL * 0.26
        painter.drawPolygon([QPointF(-12, -CELL / 2 + 4), QPointF(0, tip), QPointF(12, -CELL / 2 + 4)])
        painter.restore()


def cost_words(cost: Cost) -> str:
    """Return a cost in digits, fractions with one decimal."""
    return str(cost) if isinstance(cost, int) else decimal(round(float(cost), 1))


class CursorLayer(QGraphicsItem):
    """The cell of the keyboard cursor."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(30)
        self.cell: Cell = (0, 0)
        self.setVisible(False)

    def go(self, cell: Cell) -> None:
        """Move to a cell."""
        self.cell = cell
        self.setPos(cell_rect(cell).topLeft())

    def boundingRect(self) -> QRectF:
        """Return a little more than the cell's area."""
        return QRectF(-3, -3, CELL + 6, CELL + 6)

    def shape(self) -> QPainterPath:
        """Cover nothing: the mouse reaches through it."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint four corners around the cell."""
        theme = current()
        for color, width in ((theme.color("raised"), 5.0), (theme.color("text"), 2.5)):
            painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
            far, long = CELL, 12.0
            for x, y, right, down in ((0.0, 0.0, 1, 1), (far, 0.0, -1, 1), (0.0, far, 1, -1), (far, far, -1, -1)):
                painter.drawLine(QLineF(x, y, x + right * long, y))
                painter.drawLine(QLineF(x, y, x, y + down * long))
