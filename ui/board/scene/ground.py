"""The ground of a board as one item, painted in tiles that are cached at the present scale."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from math import ceil

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rules.board.board import Board
from rules.board.geometry import Cell, cell_name
from ui.board.scene.coordinates import CELL, MARGIN, cell_rect
from ui.board.scene.styles import CellStyle, floor_color, terrain_looks
from ui.theme.theme import current

TILE = 10
"""Cells along a tile's side."""
MOST_TILES = 140
NAMES, LARGEST_NAMES, SMALLEST_NAMES = 10.0, 44.0, 20.0
"""Pixels of the letters around the board, their greatest size in the scene, and of a cell that has its own."""
SMALLEST_WORDS, SMALLEST_HEIGHTS = 30.0, 18.0
"""Least size of a cell in pixels that shows letters, and heights."""


class GroundLayer(QGraphicsItem):
    """Terrain, heights, walls and grid in one layer."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(0)
        self.board = Board(1, 1)
        self.looks: Mapping[str, CellStyle] = {}
        self._tiles: OrderedDict[tuple[int, int], QPixmap] = OrderedDict()
        self._scale = 0.0

    def show_board(self, board: Board, labels: Mapping[str, str]) -> None:
        """Show another board; only tiles with changed cells are painted anew."""
        looks = terrain_looks(sorted({*labels, *(board.terrains or {}).values()}), board.terrain, labels)
        same = (board.width, board.height, board.terrain) == (self.board.width, self.board.height, self.board.terrain)
        if same and looks == self.looks:
            for tile in {(cell[0] // TILE, cell[1] // TILE) for cell in _changed(self.board, board)}:
                # Edges of height are drawn on the neighbours too.
                for right in (-1, 0, 1):
                    for down in (-1, 0, 1):
                        self._tiles.pop((tile[0] + right, tile[1] + down), None)
        else:
            self.prepareGeometryChange()
            self._tiles.clear()
        self.board, self.looks = board, looks
        self.update()

    def repaint_all(self) -> None:
        """Forget all cached tiles: the theme has changed."""
        self._tiles.clear()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the area of the board with its letters and numbers."""
        return QRectF(-MARGIN, -MARGIN, self.board.width * CELL + 2 * MARGIN, self.board.height * CELL + 2 * MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the visible tiles, and the names of columns and rows."""
        scale = painter.worldTransform().m11() * painter.device().devicePixelRatioF()
        if abs(scale - self._scale) > 1e-6:
            self._tiles.clear()
            self._scale = scale
        exposed = option.exposedRect
        side = TILE * CELL
        across = range(
            max(0, int(exposed.left() // side)), min(ceil(self.board.width / TILE), ceil(exposed.right() / side))
        )
        down = range(
            max(0, int(exposed.top() // side)), min(ceil(self.board.height / TILE), ceil(exposed.bottom() / side))
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
        for y in down:
            for x in across:
                picture = self._tile(x, y)
                painter.drawPixmap(
                    QRectF(x * side, y * side, picture.width() / scale, picture.height() / scale),
                    picture,
                    QRectF(picture.rect()),
                )
        self._paint_names(painter, exposed, scale)

    def _paint_names(self, painter: QPainter, exposed: QRectF, scale: float) -> None:
        theme = current()
        painter.setPen(theme.color("muted"))
        font = QFont(painter.font())
        font.setPixelSize(max(10, round(min(LARGEST_NAMES, NAMES / max(scale, 0.05)))))
        painter.setFont(font)
        every = 1 if CELL * scale >= SMALLEST_NAMES else 5 if CELL * scale >= 6 else 10
        center = Qt.AlignmentFlag.AlignCenter
        if exposed.top() < 0 or exposed.bottom() > self.board.height * CELL:
            for x in range(0, self.board.width, every):
                name = cell_name((x, 0))[:-1]
                painter.drawText(QRectF(x * CELL - CELL, -MARGIN, 3 * CELL, MARGIN), center, name)
                painter.drawText(QRectF(x * CELL - CELL, self.board.height * CELL, 3 * CELL, MARGIN), center, name)
        if exposed.left() < 0 or exposed.right() > self.board.width * CELL:
            middle = Qt.AlignmentFlag.AlignVCenter
            for y in range(0, self.board.height, every):
                name, far = str(y + 1), self.board.width * CELL + MARGIN
                fits = painter.fontMetrics().horizontalAdvance(name) <= MARGIN
                wide = MARGIN if fits else 2 * CELL  # on far boards a number reaches over the edge of the board
                alignment = center if fits else middle | Qt.AlignmentFlag.AlignLeft
                right = center if fits else middle | Qt.AlignmentFlag.AlignRight
                painter.drawText(QRectF(-MARGIN, y * CELL, wide, CELL), alignment, name)
                painter.drawText(QRectF(far - wide, y * CELL, wide, CELL), right, name)

    # --- tiles -----------------------------------------------------------------------------------------

    def _tile(self, column: int, row: int) -> QPixmap:
        tile = self._tiles.get((column, row))
        if tile is not None:
            self._tiles.move_to_end((column, row))
            return tile
        right = min(self.board.width, (column + 1) * TILE)
        bottom = min(self.board.height, (row + 1) * TILE)
        wide, high = right - column * TILE, bottom - row * TILE
        picture = QPixmap(max(1, ceil(wide * CELL * self._scale)), max(1, ceil(high * CELL * self._scale)))
        picture.fill(current().color("surface"))
        with QPainter(picture) as painter:
            painter.scale(self._scale, self._scale)
            painter.translate(-column * TILE * CELL, -row * TILE * CELL)
            cells = [(x, y) for y in range(row * TILE, bottom) for x in range(column * TILE, right)]
            for cell in cells:
                self._paint_cell(painter, cell)
            if self.board.levels:
                for cell in cells:
                    self._paint_edges(painter, cell, self.board.level_at(cell))
        self._tiles[(column, row)] = picture
        while len(self._tiles) > MOST_TILES:
            self._tiles.popitem(last=False)
        return picture

    def _paint_cell(self, painter: QPainter, cell: Cell) -> None:
        theme = current()
        board = self.board
        rect = cell_rect(cell)
        terrain, level, state = board.terrain_at(cell), board.level_at(cell), board.state_at(cell)
        look = self.looks.get(terrain, CellStyle("state", Qt.BrushStyle.NoBrush))
        plain = terrain == board.terrain
        if state == "blocked":
            painter.fillRect(rect, theme.color("muted"))
            painter.fillRect(rect, _hatched(theme.color("surface"), Qt.BrushStyle.DiagCrossPattern, 150, self._scale))
        else:
            painter.fillRect(rect, floor_color(look, plain=plain, level=level))
            if look.pattern != Qt.BrushStyle.NoBrush:
                painter.fillRect(rect, _hatched(theme.family(look.family), look.pattern, 90, self._scale))
        painter.setPen(QPen(theme.color("line"), 1 / self._scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect)
        if state == "obstructed":
            self._paint_obstacle(painter, rect)
        pixels = CELL * self._scale
        if pixels >= SMALLEST_HEIGHTS and state != "blocked":
            self._paint_words(painter, rect, "" if plain or pixels < SMALLEST_WORDS else look.letters, level)

    def _paint_obstacle(self, painter: QPainter, rect: QRectF) -> None:
        pen = QPen(current().color("warn"), 2.5)
        pen.setStyle(Qt.PenStyle.DotLine)
        painter.setPen(pen)
        inner = rect.adjusted(6, 6, -6, -6)
        painter.drawRect(inner)
        painter.drawLine(QLineF(inner.topLeft(), inner.bottomRight()))

    def _paint_edges(self, painter: QPainter, cell: Cell, level: int) -> None:
        """Paint a thick edge where the ground drops from this cell."""
        rect = cell_rect(cell)
        sides = (
            ((0, -1), rect.topLeft(), rect.topRight()),
            ((1, 0), rect.topRight(), rect.bottomRight()),
            ((0, 1), rect.bottomLeft(), rect.bottomRight()),
            ((-1, 0), rect.topLeft(), rect.bottomLeft()),
        )
        for step, start, end in sides:
            other = (cell[0] + step[0], cell[1] + step[1])
            drop = level - self.board.level_at(other) if self.board.holds(other) else 0
            if drop > 0 or (drop < 0 and (cell[0] // TILE, cell[1] // TILE) != (other[0] // TILE, other[1] // TILE)):
                painter.setPen(QPen(current().color("text"), min(5.0, 1.5 + abs(drop))))
                painter.drawLine(QLineF(start, end))

    def _paint_words(self, painter: QPainter, rect: QRectF, letters: str, level: int) -> None:
        theme = current()
        font = QFont(painter.font())
        font.setPixelSize(11 if CELL * self._scale >= SMALLEST_WORDS else 17)
        painter.setFont(font)
        if letters:
            painter.setPen(theme.color("text"))
            corner = rect.adjusted(3, 1, -2, -2)
            painter.drawText(corner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, letters)
        if level:
            painter.setPen(theme.color("text"))
            corner = rect.adjusted(2, 1, -3, -1)
            sign = "▲" if level > 0 else "▼"
            painter.drawText(corner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, f"{sign}{abs(level)}")


def _hatched(color: QColor, pattern: Qt.BrushStyle, alpha: int, scale: float) -> QBrush:
    drawn = QColor(color)
    drawn.setAlpha(alpha if scale > 0.25 else alpha // 2)
    return QBrush(drawn, pattern)


def _changed(board: Board, other: Board) -> set[Cell]:
    """Return the cells in which two boards of one size differ."""
    cells: set[Cell] = set()
    for mine, theirs in ((board.states, other.states), (board.terrains, other.terrains), (board.levels, other.levels)):
        first: Mapping[Cell, object] = mine or {}
        second: Mapping[Cell, object] = theirs or {}
        cells |= {cell for cell in {*first, *second} if first.get(cell) != second.get(cell)}
    return cells
