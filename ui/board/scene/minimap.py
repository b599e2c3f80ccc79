"""The whole board as a small picture over its corner, if not all is visible; the visible part is framed."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsView, QWidget

from rules.board.board import Board
from ui.board.scene.coordinates import CELL, cell_rect
from ui.board.scene.scene import BoardScene
from ui.board.scene.styles import UNKNOWN, ground_color
from ui.theme.emblem import grounds, outline
from ui.theme.sizes import px
from ui.theme.theme import current
from ui.widgets.labels import tip

WIDEST, HIGHEST = 168, 126
"""Greatest size in pixels."""
SHARE = 0.38
"""Greatest share of the view's width and height."""
EDGE = 8
_LEAST_MARK = 5.0


class MiniMap(QWidget):
    """A click or drag in it moves the view there."""

    def __init__(self, view: QGraphicsView, scene: BoardScene) -> None:
        super().__init__(view)
        self._view, self._scene = view, scene
        self._ground: QPixmap | None = None
        self._painted: Board | None = None
        self._pixmap: QPixmap | None = None
        """The cached picture without the frame, until something changes."""
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setAccessibleName(self.tr("Map of the whole board"))
        self.setToolTip(tip(self.tr("The whole board: click or drag to move the view; Ctrl and an arrow move it too")))
        self.hide()
        for bar in (view.horizontalScrollBar(), view.verticalScrollBar()):
            bar.rangeChanged.connect(self.settle)
            bar.valueChanged.connect(self.settle)
        scene.content_changed.connect(self._show_again)

    @property
    def is_needed(self) -> bool:
        """Whether some of the board is out of sight."""
        bars = (self._view.horizontalScrollBar(), self._view.verticalScrollBar())
        return any(bar.maximum() > bar.minimum() for bar in bars)

    def settle(self) -> None:
        """Move to a lower corner away from the cursor, and resize to leave the board its room."""
        board, room = self._scene.board, self._view.viewport().geometry()
        most = QSize(min(px(WIDEST), int(room.width() * SHARE)), min(px(HIGHEST), int(room.height() * SHARE)))
        size = QSize(board.width, board.height).scaled(most, Qt.AspectRatioMode.KeepAspectRatio)
        place = QRect(QPoint(0, 0), size)
        place.moveBottomRight(room.bottomRight() - QPoint(px(EDGE), px(EDGE)))
        cursor = cell_rect(self._scene.cursor.cell)
        if self._view.mapFromScene(cursor).boundingRect().translated(room.topLeft()).intersects(place):
            place.moveLeft(room.left() + px(EDGE))
        self.setGeometry(place)
        self.setVisible(self.is_needed and not size.isEmpty())
        self.raise_()
        self.update()

    def _show_again(self) -> None:
        self._pixmap = None
        self._painted = None
        self.settle()

    # --- painting --------------------------------------------------------------------------------------

    @property
    def _cell(self) -> float:
        """Side of a cell in pixels."""
        return self.width() / max(1, self._scene.board.width)

    def frame(self) -> QRectF:
        """Return the visible part of the board, in this picture."""
        seen = self._view.mapToScene(self._view.viewport().rect()).boundingRect()
        share = self._cell / CELL
        part = QRectF(seen.left() * share, seen.top() * share, seen.width() * share, seen.height() * share)
        return part.intersected(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cached board and the frame of the visible part."""
        theme = current()
        if self._pixmap is None or self._pixmap.deviceIndependentSize().toSize() != self.size():
            self._pixmap = self._all()
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._pixmap)
            shade = QColor(theme.color("text"))
            shade.setAlpha(36)
            painter.setPen(QPen(theme.color("text"), 2))
            painter.setBrush(shade)
            painter.drawRect(self.frame())
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("muted"), 1))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def _all(self) -> QPixmap:
        """Return the ground with a mark for each piece: fallen ones are hollow and below the others."""
        theme, cell, ratio = current(), self._cell, self.devicePixelRatioF()
        made = QPixmap(self.size() * ratio)
        made.setDevicePixelRatio(ratio)
        with QPainter(made) as painter:
            painter.drawPixmap(self.rect(), self._picture())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for piece in sorted(self._scene.pieces.values(), key=lambda candidate: not candidate.view.fallen):
                view = piece.view
                mark = QRectF(0, 0, max(_LEAST_MARK, cell * view.size), max(_LEAST_MARK, cell * view.size))
                mark.moveCenter(QPointF((view.cell[0] + view.size / 2) * cell, (view.cell[1] + view.size / 2) * cell))
                color, _ = grounds(piece.emblem, theme)
                painter.setPen(QPen(theme.color("turn"), 2) if view.active else QPen(theme.color("glyph"), 1))
                painter.setBrush(QBrush(color))
                if view.fallen:
                    painter.setPen(QPen(color, 1))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(outline(mark, view.side))
        return made

    def _picture(self) -> QPixmap:
        """Return the ground, a pixel or more for a cell; made anew for another board or theme."""
        board, theme = self._scene.board, current()
        if self._ground is None or self._painted is not board:
            made = QPixmap(board.width, board.height)
            looks = self._scene.ground.looks
            colors = {word: ground_color(look, theme) for word, look in looks.items()}
            plain, wall = ground_color(UNKNOWN, theme), theme.board_color("wall")
            with QPainter(made) as painter:
                for y in range(board.height):
                    for x in range(board.width):
                        cell = (x, y)
                        is_wall = board.state_at(cell) == "blocked"
                        painter.fillRect(x, y, 1, 1, wall if is_wall else colors.get(board.terrain_at(cell), plain))
            self._ground, self._painted = made, board
        return self._ground

    # --- mouse -----------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the view to the click."""
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the view while the button is pressed."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            point = event.position()
            self._view.centerOn(point.x() / self._cell * CELL, point.y() / self._cell * CELL)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leave the view where it is."""
        event.accept()
