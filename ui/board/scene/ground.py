"""The ground of a board as one item, painted in tiles that are cached at the present scale."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from math import ceil

from PySide6.QtCore import QLine, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rules.board.board import Board
from rules.board.geometry import Cell, cell_name
from ui.board.scene import textures
from ui.board.scene.coordinates import CELL, MARGIN
from ui.board.scene.styles import UNKNOWN, CellStyle, terrain_looks
from ui.theme.theme import current

TILE = 10
"""Cells along a tile's side."""
MOST_TILES = 140
NAMES, LARGEST_NAMES, SMALLEST_NAMES = 10.0, 44.0, 20.0
"""Pixels of the letters around the board, their greatest size in the scene, and of a cell that has its own."""
STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""From a cell to its neighbours."""
LEDGE = 2.0
"""The width of the light edge of a cliff."""
LIGHTER, MOST_LIGHT = 14, 56
"""How much white lies on ground a step higher, or black on lower one, of 255, and at the most."""


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
                # A cliff throws its shadow on the neighbours.
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
            textures.forget()
            self._scale = scale
        exposed = option.exposedRect
        side = TILE * CELL
        across = range(
            max(0, int(exposed.left() // side)), min(ceil(self.board.width / TILE), ceil(exposed.right() / side))
        )
        down = range(
            max(0, int(exposed.top() // side)), min(ceil(self.board.height / TILE), ceil(exposed.bottom() / side))
        )
        self._paint_tiles(painter, [(x, y) for y in down for x in across])
        self._paint_names(painter, exposed, scale)

    def _paint_tiles(self, painter: QPainter, tiles: list[tuple[int, int]]) -> None:
        """Lay tiles on whole pixels, where nothing has to be smoothed."""
        world, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
        painter.setWorldTransform(QTransform())
        left, top = round(world.dx() * ratio), round(world.dy() * ratio)
        for column, row in tiles:
            picture = self._tile(column, row)
            picture.setDevicePixelRatio(ratio)
            at = QPointF(left + self._edge(column * TILE), top + self._edge(row * TILE))
            painter.drawPixmap(at / ratio, picture)
        painter.setWorldTransform(world)

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

    def _edge(self, number: int) -> int:
        """Return where a column or row begins, in whole pixels."""
        return round(number * CELL * self._scale)

    def _tile(self, column: int, row: int) -> QPixmap:
        tile = self._tiles.get((column, row))
        if tile is not None:
            self._tiles.move_to_end((column, row))
            return tile
        columns = range(column * TILE, min(self.board.width, (column + 1) * TILE))
        rows = range(row * TILE, min(self.board.height, (row + 1) * TILE))
        lefts = {x: self._edge(x) - self._edge(columns.start) for x in (*columns, columns.stop)}
        tops = {y: self._edge(y) - self._edge(rows.start) for y in (*rows, rows.stop)}
        picture = QPixmap(max(1, lefts[columns.stop]), max(1, tops[rows.stop]))
        with QPainter(picture) as painter:
            places = [
                ((x, y), QRect(lefts[x], tops[y], lefts[x + 1] - lefts[x], tops[y + 1] - tops[y]))
                for y in rows
                for x in columns
            ]
            for cell, place in places:
                self._paint_cell(painter, cell, place)
            self._paint_grid(painter, [*lefts.values()], [*tops.values()])
            if self.board.levels:
                for cell, place in places:
                    self._paint_cliffs(painter, cell, place)
        self._tiles[(column, row)] = picture
        while len(self._tiles) > MOST_TILES:
            self._tiles.popitem(last=False)
        return picture

    def _paint_cell(self, painter: QPainter, cell: Cell, place: QRect) -> None:
        """Draw the ground of a cell, and the wall or obstacle on it."""
        board, pixels = self.board, place.size()
        state, side = board.state_at(cell), max(1, pixels.width(), pixels.height())
        if state == "blocked":
            painter.drawPixmap(place.topLeft(), textures.wall(side), QRect(QPoint(), pixels))
            return
        look = self.looks.get(board.terrain_at(cell), UNKNOWN)
        picture = textures.ground(look, textures.variant_of(cell), side)
        painter.drawPixmap(place.topLeft(), picture, QRect(QPoint(), pixels))
        if level := board.level_at(cell):
            light = QColor(Qt.GlobalColor.white if level > 0 else Qt.GlobalColor.black)
            light.setAlpha(min(MOST_LIGHT, LIGHTER * abs(level)))
            painter.fillRect(place, light)
        if state == "obstructed":
            painter.drawPixmap(place.topLeft(), textures.crate(side))

    def _paint_grid(self, painter: QPainter, lefts: list[int], tops: list[int]) -> None:
        painter.setPen(QPen(current().board_color("grid"), 1))
        painter.drawLines(
            [
                *(QLine(left, 0, left, tops[-1]) for left in lefts[:-1]),
                *(QLine(0, top, lefts[-1], top) for top in tops[:-1]),
            ]
        )

    def _paint_cliffs(self, painter: QPainter, cell: Cell, place: QRect) -> None:
        """Draw a light edge where the ground drops from this cell, and the shadow of higher ground on it."""
        level, side = self.board.level_at(cell), max(1, place.width(), place.height())
        for step in STEPS:
            other = (cell[0] + step[0], cell[1] + step[1])
            drop = level - self.board.level_at(other) if self.board.holds(other) else 0
            if drop < 0:
                picture = textures.shadow(step, -drop, side)
                lies = QRect(place.topLeft(), picture.size())
                lies.moveRight(place.right() if step[0] > 0 else lies.right())
                lies.moveBottom(place.bottom() if step[1] > 0 else lies.bottom())
                painter.drawPixmap(lies.topLeft(), picture)
            elif drop > 0:
                wide = max(1, round(LEDGE * self._scale))
                along = QRect(place)
                along.setWidth(wide if step[0] else place.width())
                along.setHeight(wide if step[1] else place.height())
                along.moveRight(place.right() if step[0] > 0 else along.right())
                along.moveBottom(place.bottom() if step[1] > 0 else along.bottom())
                painter.fillRect(along, current().board_color("ledge"))


def _changed(board: Board, other: Board) -> set[Cell]:
    """Return the cells in which two boards of one size differ."""
    cells: set[Cell] = set()
    for mine, theirs in ((board.states, other.states), (board.terrains, other.terrains), (board.levels, other.levels)):
        first: Mapping[Cell, object] = mine or {}
        second: Mapping[Cell, object] = theirs or {}
        cells |= {cell for cell in {*first, *second} if first.get(cell) != second.get(cell)}
    return cells
