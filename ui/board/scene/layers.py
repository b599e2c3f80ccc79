"""The layers between ground and pieces: marked cells, labels of the ground, the path, the cursor."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rules.board.board import Board
from rules.board.geometry import Cell
from rules.core.board_overlays import Cost, MarkedCells
from ui.board.scene.coordinates import CELL, cell_center, cell_rect
from ui.board.scene.styles import Overlay, overlay_look
from ui.text.words import decimal
from ui.theme.sizes import exact, px
from ui.theme.theme import CONTROL, FIGURE, HALF, LABEL, MARK, RING, SMALL, STRONG, current, sized

TURNS: Mapping[str, int] = {"n": 0, "e": 90, "s": 180, "w": 270, "right": 90, "left": 270}
"""Facing to degrees clockwise from north."""


LINE, CASING = 2.5, 4.5
"""Widths of the line around marked cells, and of what parts it from the ground."""
DASHES: Mapping[Qt.PenStyle, tuple[float, ...]] = {
    Qt.PenStyle.DashLine: (10.0, 7.0),
    Qt.PenStyle.DotLine: (4.0, 6.0),
    Qt.PenStyle.DashDotLine: (12.0, 6.0, 4.0, 6.0),
}
"""How long the dashes of a line and the gaps between them are."""
APART = 4.0
"""How far inside of each other the lines of two kinds run."""
WASH, HATCH = 58, 69
"""How much of their colour lies over marked cells, and how much a hatch has, of 255: 23 and 27 in a hundred."""


class MarksLayer(QGraphicsItem):
    """All marked cells, one kind above the other, each washed in its colour within a line of its own kind."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(5)
        self.marked: tuple[MarkedCells, ...] = ()
        self.side = ""
        """The side of the combatant that they are marked for."""
        self._paths: list[tuple[QColor, Overlay, QPainterPath]] = []
        self._bounds = QRectF()

    def show_marked(self, marked: Sequence[MarkedCells], side: str) -> None:
        """Show these marked cells of a combatant and no others; the last is on top."""
        if (tuple(marked), side) == (self.marked, self.side):
            return
        self.prepareGeometryChange()
        self.marked, self.side = tuple(marked), side
        self.repaint_all()

    def repaint_all(self) -> None:
        """Make the outlines anew."""
        self._paths = []
        self._bounds = QRectF()
        for number, marked in enumerate(self.marked):
            color, look = overlay_look(marked.kind, self.side)
            path = outline(marked.cells, CASING / 2 + number % 3 * APART)
            self._paths.append((color, look, path))
            self._bounds = self._bounds.united(path.boundingRect().adjusted(-3, -3, 3, 3))
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the area of all marked cells."""
        return self._bounds

    def shape(self) -> QPainterPath:
        """Cover nothing: the mouse reaches through it."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint wash, hatch and line of each kind."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        for color, look, path in self._paths:
            painter.fillPath(path, thinned(color, WASH))
            if look.hatch != Qt.BrushStyle.NoBrush:
                painter.fillPath(path, QBrush(thinned(color, HATCH), look.hatch))
            paint_line(painter, path, color, look.line)


def thinned(color: QColor, opacity: int) -> QColor:
    """Return a colour through which the ground is seen."""
    made = QColor(color)
    made.setAlpha(opacity)
    return made


def paint_line(
    painter: QPainter, path: QPainterPath, color: QColor, line: Qt.PenStyle = Qt.PenStyle.SolidLine, width: float = LINE
) -> None:
    """Draw a line that stands out from any ground: over a wider one that is dark, with the same gaps."""
    dashes = DASHES.get(line, ())
    edge = (CASING - LINE) / 2
    for hue, wide, longer in ((current().board_color("ink"), width + 2 * edge, edge), (color, width, 0.0)):
        pen = QPen(hue, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
        if dashes:
            pen.setDashPattern(
                [(long + (-2 if number % 2 else 2) * longer) / wide for number, long in enumerate(dashes)]
            )
            pen.setDashOffset(longer / wide)
        painter.strokePath(path, pen)


def outline(cells: Collection[Cell], inset: float = 0.0) -> QPainterPath:
    """Return the outline of cells, so far within their edges; cells that only touch at a corner are parted."""
    there, path = set(cells), QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    ways: dict[Cell, list[Cell]] = {}
    for x, y in sorted(there):
        # Around each cell with the hands of a clock: the inside is always to the right.
        for beside, corner, way in (
            ((x, y - 1), (x, y), (1, 0)),
            ((x + 1, y), (x + 1, y), (0, 1)),
            ((x, y + 1), (x + 1, y + 1), (-1, 0)),
            ((x - 1, y), (x, y + 1), (0, -1)),
        ):
            if beside not in there:
                ways.setdefault(corner, []).append(way)
    while ways:
        start, first = next((corner, found[0]) for corner, found in ways.items())
        corner, way, turns = start, first, list[tuple[Cell, Cell, Cell]]()
        while True:
            ways[corner].remove(way)
            if not ways[corner]:
                del ways[corner]
            corner = (corner[0] + way[0], corner[1] + way[1])
            left = [*ways.get(corner, ()), *((first,) if corner == start else ())]
            right = (-way[1], way[0])
            after = right if right in left else way if way in left else left[0]
            if after != way:
                turns.append((corner, way, after))
            if (corner, after) == (start, first):
                break
            way = after
        path.addPolygon(QPolygonF([_inward(turn, inset) for turn in turns]))
        path.closeSubpath()
    return path


def _inward(turn: tuple[Cell, Cell, Cell], inset: float) -> QPointF:
    """Return the corner between two ways, so far inside of both."""
    (x, y), before, after = turn
    return QPointF(x * CELL - (before[1] + after[1]) * inset, y * CELL + (before[0] + after[0]) * inset)


BLOCK = 20
"""Cells along the side of a part of the board in which each area is labelled once."""
SMALLEST_WORDS, SMALLEST_HEIGHTS = 30.0, 18.0
"""Least size of a cell in pixels that shows letters, at 100 %, and heights, which are told nowhere else."""
LARGEST_LABEL = 0.4
"""How high the letters of a label are at the most, as a part of a cell."""


class LabelsLayer(QGraphicsItem):
    """The letters of grounds and the heights, once in each area and in the cell that is pointed at."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(6)
        self._board = Board(1, 1)
        self._letters: Mapping[str, str] = {}
        self._areas: list[tuple[bool, list[Cell]]] = []
        """Whether it is one of height, and its cells, row by row."""
        self._taken: frozenset[Cell] = frozenset()
        self.pointed: Cell | None = None
        self.labels: dict[Cell, tuple[str, str]] = {}
        """Cell to the letters of its ground and its height."""

    def show_board(self, board: Board, letters: Mapping[str, str]) -> None:
        """Label the areas of a board; letters are by ground."""
        if board is self._board and letters == self._letters:
            return
        self.prepareGeometryChange()
        self._board, self._letters = board, letters
        ground = {cell: word for cell, word in (board.terrains or {}).items() if word != board.terrain}
        heights = {cell: level for cell, level in (board.levels or {}).items() if level}
        self._areas = [
            (of_height, area)
            for of_height, values in ((False, ground), (True, heights))
            for area in areas({cell: value for cell, value in values.items() if self._is_open(cell)})
        ]
        self._place()

    def _is_open(self, cell: Cell) -> bool:
        return self._board.holds(cell) and self._board.state_at(cell) != "blocked"

    def leave_free(self, taken: frozenset[Cell]) -> None:
        """Label no cells on which somebody stands, if there are others in the area."""
        if taken != self._taken:
            self._taken = taken
            self._place()

    def point(self, cell: Cell | None) -> None:
        """Label a cell as well: what it is, and how high."""
        self.pointed = cell
        self.update()

    def _place(self) -> None:
        labels: dict[Cell, tuple[str, str]] = {}
        for of_height, area in self._areas:
            cell = next((cell for cell in area if cell not in self._taken), area[0])
            letters, height = labels.get(cell, ("", ""))
            labels[cell] = (letters, self._height(cell)) if of_height else (self._word(cell), height)
        self.labels = labels
        self.update()

    def _word(self, cell: Cell) -> str:
        return self._letters.get(self._board.terrain_at(cell), "")

    def _height(self, cell: Cell) -> str:
        level = self._board.level_at(cell)
        return f"{'▲' if level > 0 else '▼'}{abs(level)}" if level else ""

    def boundingRect(self) -> QRectF:
        """Return the area of the board."""
        return QRectF(0, 0, self._board.width * CELL, self._board.height * CELL)

    def shape(self) -> QPainterPath:
        """Cover nothing: the mouse reaches through it."""
        return QPainterPath()

    def shown(self, pixels: float) -> dict[Cell, str]:
        """Return the text on each labelled cell, where cells are so many pixels wide."""
        labels = dict(self.labels)
        if self.pointed is not None and self._is_open(self.pointed):
            plain = self._board.terrain_at(self.pointed) == self._board.terrain
            labels[self.pointed] = "" if plain else self._word(self.pointed), self._height(self.pointed)
        texts = {
            cell: " ".join(filter(None, (letters if pixels >= exact(SMALLEST_WORDS) else "", height)))
            for cell, (letters, height) in labels.items()
        }
        return {cell: text for cell, text in texts.items() if text} if pixels >= SMALLEST_HEIGHTS else {}

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint each label that has to be on a plate of its own, so that it is read on any ground."""
        pixels = CELL * QStyleOptionGraphicsItem.levelOfDetailFromTransform(painter.worldTransform())
        texts, theme = self.shown(pixels), current()
        if not texts:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        usual = sized(painter.font(), LABEL if pixels >= exact(SMALLEST_WORDS) else FIGURE, bold=True)
        clip = painter.clipBoundingRect() if painter.hasClipping() else self.boundingRect()
        for cell, text in texts.items():
            if not clip.intersects(cell_rect(cell)):
                continue
            font = _within(usual, text, CELL - 2 * (RING + HALF))
            painter.setFont(font)
            size = QFontMetrics(font).size(0, text)
            plate = QRectF(cell_rect(cell).topLeft() + QPointF(RING, RING), size.toSizeF())
            plate.setWidth(plate.width() + 2 * HALF)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("raised"))
            painter.drawRoundedRect(plate, MARK, MARK)
            painter.setPen(theme.color("text"))
            painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)


def _within(usual: QFont, text: str, room: float) -> QFont:
    """Return the font in which a label is no wider than its cell, and leaves most of it to who stands there."""
    font = QFont(usual)
    font.setPixelSize(min(usual.pixelSize(), int(CELL * LARGEST_LABEL)))
    wide = QFontMetrics(font).horizontalAdvance(text)
    if wide > room:
        font.setPixelSize(int(font.pixelSize() * room / wide))
    return font


def areas(values: Mapping[Cell, object]) -> list[list[Cell]]:
    """Return the cells that hang together and have one value, row by row; large areas are parted."""
    left, found = dict(values), list[list[Cell]]()
    for first in values:
        if first not in left:
            continue
        value, area, waiting = left.pop(first), [first], [first]
        while waiting:
            x, y = waiting.pop()
            for cell in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
                if left.get(cell) == value:
                    del left[cell]
                    area.append(cell)
                    waiting.append(cell)
        found += _parts(sorted(area, key=lambda cell: (cell[1], cell[0])))
    return found


def _parts(area: list[Cell]) -> list[list[Cell]]:
    """Return an area in parts about `BLOCK` cells wide and high."""
    spans = [(min(values), max(values) - min(values) + 1) for values in zip(*area, strict=True)]
    parts: dict[Cell, list[Cell]] = {}
    for cell in area:
        x, y = (
            (at - start) * max(1, round(long / BLOCK)) // long for at, (start, long) in zip(cell, spans, strict=True)
        )
        parts.setdefault((x, y), []).append(cell)
    return list(parts.values())


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
            path = QPainterPath(cell_center(self.start))
            for cell, _ in self.steps:
                path.lineTo(cell_center(cell))
            paint_line(painter, path, color, Qt.PenStyle.DotLine if self.refused else Qt.PenStyle.SolidLine, px(HALF))
        font = QFont(painter.font())
        font.setPixelSize(px(SMALL))
        font.setWeight(STRONG)
        painter.setFont(font)
        for cell, cost in self.steps:
            words = cost_words(cost)
            wide = painter.fontMetrics().horizontalAdvance(words) + 10.0
            badge = QRectF(0, 0, max(20.0, wide), 18)
            badge.moveCenter(cell_center(cell))
            painter.setPen(QPen(color, 1.5))
            painter.setBrush(QBrush(theme.color("raised")))
            painter.drawRoundedRect(badge, px(CONTROL), px(CONTROL))
            painter.setPen(theme.color("text"))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, words)
        if self.end is not None:
            rect, path = cell_rect(self.end).adjusted(2, 2, -2, -2), QPainterPath()
            path.addRect(rect)
            if self.refused:
                for start, end in ((rect.topLeft(), rect.bottomRight()), (rect.topRight(), rect.bottomLeft())):
                    path.moveTo(start)
                    path.lineTo(end)
            paint_line(painter, path, color)
            if not self.refused and self.facing in TURNS:
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
