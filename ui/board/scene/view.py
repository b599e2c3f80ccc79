"""The view of a board: mouse and keys become cells, whose meaning is decided by the listeners."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QRubberBand, QWidget

from rules.board.geometry import Cell
from ui.board.scene.coordinates import CELL, cell_at, cell_rect, cells_between
from ui.board.scene.minimap import MiniMap
from ui.board.scene.pieces import PieceItem
from ui.board.scene.scene import BoardScene
from ui.theme.theme import look

STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
NOT_BY_KEY = {
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
}
"""Focus reasons other than a key that asks for the board."""
LEAST, MOST, NEARER = 0.08, 3.0, 1.25
"""Least and greatest scale, and the factor of a zoom step."""
HELD, SEEN_THROUGH = 40, 0.6
"""The z-value and the opacity of a dragged piece: above the others, with its cell visible."""


class BoardView(QGraphicsView):
    """Show a board scene."""

    cell_hovered = Signal(object)
    """The cell under the mouse or the cursor, or None."""
    cell_clicked = Signal(object)
    """A cell was clicked."""
    cell_confirmed = Signal(object)
    """Enter was pressed on a cell."""
    drag_cancelled = Signal()
    """Esc was pressed, or the piece was removed: it returns to its place."""
    drag_turned = Signal(object)
    """An arrow key was pressed during a drag: its step."""
    drag_started = Signal(str)
    """The drag of a piece has begun."""
    piece_dragged = Signal(str, object)
    """The piece is over another cell."""
    piece_dropped = Signal(str, object)
    """The piece was dropped on a cell, or off the board: None."""
    ruling_requested = Signal(object, object)
    """A cell, and the position of its menu on the screen."""
    fight_requested = Signal()
    """Ctrl+9: show all combatants."""
    pieces_lassoed = Signal(list)
    """The ids of the pieces in a lasso."""
    stroke_started = Signal(object)
    stroke_moved = Signal(object)
    stroke_ended = Signal()
    stroke_cancelled = Signal()
    """Esc was pressed during a stroke."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board_scene = BoardScene(self)
        self.setScene(self.board_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState, False)
        self.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Board"))
        self.setMinimumHeight(112)
        self.paints = False
        """Whether the mouse paints cells instead of moving pieces."""
        self.fitted = True
        """Whether the whole board is kept in sight."""
        self._pressed_at: QPoint | None = None
        self._piece: PieceItem | None = None
        self._grip = QPointF()
        self._held: Cell = (0, 0)
        """The cell of a large piece it is held by."""
        self._dragging = False
        self._panning = False
        self._over: Cell | None = None
        self._lasso: Lasso | None = None
        self.map = MiniMap(self, self.board_scene)
        self.board_scene.content_changed.connect(self._keep_hold)
        self.cell_hovered.connect(self.board_scene.labels.point)
        look().theme_changed.connect(self.board_scene.repaint_all)

    # --- scale -----------------------------------------------------------------------------------------

    def fit(self) -> None:
        """Show the whole board, and keep it visible."""
        self.fitted = True
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        if self.transform().m11() > MOST / 2:
            self.resetTransform()
            self.scale(MOST / 2, MOST / 2)

    def fit_to(self, cells: Collection[Cell]) -> None:
        """Zoom to these cells with a margin of one, as far as possible."""
        area = QRectF()
        for cell in cells:
            area = area.united(cell_rect(cell))
        if area.isNull():
            self.fit()
            return
        self.fitted = False
        self.fitInView(area.adjusted(-CELL, -CELL, CELL, CELL), Qt.AspectRatioMode.KeepAspectRatio)
        if self.transform().m11() > MOST / 2:
            self.resetTransform()
            self.scale(MOST / 2, MOST / 2)
            self.centerOn(area.center())

    def zoom(self, factor: float, under: QPoint | None = None) -> None:
        """Zoom around a point of the viewport, else around its middle."""
        wanted = min(MOST, max(LEAST, self.transform().m11() * factor))
        held = None if under is None else self.mapToScene(under)
        self.fitted = False
        self.resetTransform()
        self.scale(wanted, wanted)
        if under is not None and held is not None:
            moved = self.mapFromScene(held) - under
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + moved.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + moved.y())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep a wholly visible board visible."""
        super().resizeEvent(event)
        if self.fitted:
            self.fit()
        self.map.settle()

    def shift(self, step: Cell) -> None:
        """Scroll by a third of the visible part."""
        for bar, way in ((self.horizontalScrollBar(), step[0]), (self.verticalScrollBar(), step[1])):
            bar.setValue(bar.value() + way * bar.pageStep() // 3)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the mouse by Ctrl and the wheel."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1.2 if event.angleDelta().y() > 0 else 1 / 1.2, event.position().toPoint())
            event.accept()
            return
        super().wheelEvent(event)

    # --- cells -----------------------------------------------------------------------------------------

    def cell_under(self, point: QPoint) -> Cell | None:
        """Return the cell at a point of the viewport; None off the board."""
        cell = cell_at(self.mapToScene(point))
        return cell if self.board_scene.board.holds(cell) else None

    def cell_on_screen(self, place: QPoint) -> Cell | None:
        """Return the cell at a position of the screen; None off the board or outside of the view."""
        point = self.viewport().mapFromGlobal(place)
        return self.cell_under(point) if self.viewport().rect().contains(point) else None

    def point_of(self, cell: Cell) -> QPoint:
        """Return the middle of a cell in the viewport."""
        return self.mapFromScene(cell_rect(cell).center())

    @property
    def cursor_cell(self) -> Cell:
        """The cell of the keyboard cursor."""
        return self.board_scene.cursor.cell

    def put_cursor(self, cell: Cell) -> None:
        """Move the keyboard cursor to a cell and scroll to it; whoever points by it points there from now on."""
        points = self.board_scene.cursor.isVisible() and self._over == self.cursor_cell
        self.board_scene.cursor.go(cell)
        if not self.fitted:
            self.ensureVisible(cell_rect(cell), 40, 40)
            self.map.settle()
        if points:
            self._point(cell)

    # --- mouse -----------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press a piece, begin a stroke, or begin to scroll."""
        if event.button() not in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            super().mousePressEvent(event)
            return
        point = event.position().toPoint()
        cell = self.cell_under(point)
        self._pressed_at = point
        self._piece = None
        if event.button() == Qt.MouseButton.LeftButton and cell is not None:
            self.board_scene.cursor.go(cell)
            if self.paints:
                self._over = cell
                self.stroke_started.emit(cell)
            else:
                self._piece = self.board_scene.piece_at(cell)
                if self._piece is not None:
                    self._grip = self.mapToScene(point) - self._piece.pos()
                    start = self._piece.view.cell
                    self._held = (cell[0] - start[0], cell[1] - start[1])
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Handle a double click as a click: two in a row raise a cell twice."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, paint or scroll; without a button, point."""
        point = event.position().toPoint()
        cell = self.cell_under(point)
        if self._pressed_at is None:
            self._point(cell)
            return
        if self.paints and event.buttons() & Qt.MouseButton.LeftButton:
            for passed in cells_between(self.mapToScene(self._pressed_at), self.mapToScene(point)):
                if passed != self._over and self.board_scene.board.holds(passed):
                    self._over = passed
                    self.stroke_moved.emit(passed)
            self._pressed_at = point
            return
        far = (point - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        if self._piece is not None and (self._dragging or far):
            self._drag(self._piece, point, cell)
        elif self._lasso is not None or (far and self._may_lasso(event)):
            self._lasso = self._lasso or Lasso(self, self._pressed_at)
            self._lasso.draw_to(point)
        elif self._panning or far:
            self._panning = True
            moved = point - self._pressed_at
            self._pressed_at = point
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - moved.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - moved.y())

    def _may_lasso(self, event: QMouseEvent) -> bool:
        """Return whether the left button draws a lasso: with Shift, or where there is nothing to scroll."""
        bars = (self.horizontalScrollBar(), self.verticalScrollBar())
        shifts = any(bar.maximum() > bar.minimum() for bar in bars)
        held = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        is_left = bool(event.buttons() & Qt.MouseButton.LeftButton)
        return is_left and not self.paints and not self._panning and (held or not shifts)

    def _drag(self, piece: PieceItem, point: QPoint, cell: Cell | None) -> None:
        if not self._dragging:
            self._dragging = True
            self._over = piece.view.cell
            piece.setZValue(HELD)
            piece.setOpacity(SEEN_THROUGH)
            self.drag_started.emit(piece.view.id)
        piece.setPos(self.mapToScene(point) - self._grip)
        cell = self._place_of(cell)
        if cell != self._over:
            self._over = cell
            self.piece_dragged.emit(piece.view.id, cell)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the piece, or end the stroke."""
        if self._pressed_at is None:
            super().mouseReleaseEvent(event)
            return
        cell = self.cell_under(event.position().toPoint())
        piece, dragging, panning, lasso = self._piece, self._dragging, self._panning, self._lasso
        self._forget_press()
        if lasso is not None:
            self.pieces_lassoed.emit(lasso.framed(self.board_scene))
        elif self.paints:
            self.stroke_ended.emit()
        elif dragging and piece is not None:
            piece.show_view(piece.view)
            self.piece_dropped.emit(piece.view.id, self._place_of(cell))
        elif not panning and cell is not None:
            self.cell_clicked.emit(cell)
        event.accept()

    def light_of(self, cell: Cell) -> QRect:
        """Return the rectangle of a cell in the viewport."""
        return self.mapFromScene(cell_rect(cell)).boundingRect()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of a cell by the right button or the menu key."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        cell = self.cell_under(event.pos()) if by_mouse else self.cursor_cell
        if cell is not None and not self.paints:
            self.ruling_requested.emit(cell, self.viewport().mapToGlobal(self.point_of(cell)))
            event.accept()

    def _place_of(self, cell: Cell | None) -> Cell | None:
        """Return the north-west cell of a piece held over a cell; None off the board."""
        if cell is None:
            return None
        place = (cell[0] - self._held[0], cell[1] - self._held[1])
        return place if self.board_scene.board.holds(place) else None

    def give_up(self) -> None:
        """Cancel the drag."""
        piece = self._piece
        self._forget_press()
        if piece is not None:
            piece.show_view(piece.view)
        self.drag_cancelled.emit()

    def _keep_hold(self) -> None:
        """Cancel the drag of a removed piece: an undo may remove who joined last."""
        if self._piece is not None and self.board_scene.pieces.get(self._piece.view.id) is not self._piece:
            self.give_up()

    def _forget_press(self) -> None:
        if self._piece is not None:
            self._piece.setOpacity(1.0)
        if self._lasso is not None:
            self._lasso.put_away()
        self._lasso = None
        self._pressed_at = None
        self._piece = None
        self._dragging = self._panning = False
        self._over = None

    def _point(self, cell: Cell | None) -> None:
        if cell != self._over:
            self._over = cell
            self.cell_hovered.emit(cell)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing when the mouse has left, unless the keyboard does."""
        super().leaveEvent(event)
        if not self.board_scene.cursor.isVisible():
            self.leave()

    def leave(self) -> None:
        """Point at nothing."""
        self._point(None)

    # --- keys ------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the cursor, Enter chooses its cell, Esc cancels a drag; other keys go to the page."""
        key, modifiers = event.key(), event.modifiers()
        if key == Qt.Key.Key_Escape and self._escape():
            return
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            event.setAccepted(self._look_elsewhere(key))
            return
        step = STEPS.get(Qt.Key(key))
        if step is not None and self._dragging:
            self.drag_turned.emit(step)
        elif step is not None:
            self._move_cursor(step, 5 if modifiers & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.board_scene.cursor.isVisible():
            if not event.isAutoRepeat():
                self.cell_confirmed.emit(self.cursor_cell)
        else:
            event.ignore()

    def _escape(self) -> bool:
        """Cancel a drag, a lasso or a stroke; return False if there is none."""
        if self._dragging and self._piece is not None:
            piece = self._piece
            self.give_up()
            # Where it stood: beside the board would be another place.
            self.piece_dropped.emit(piece.view.id, piece.view.cell)
        elif self._lasso is not None:
            self._forget_press()
        elif self.paints and self._pressed_at is not None:
            self._forget_press()
            self.stroke_cancelled.emit()
        else:
            return False
        return True

    def _look_elsewhere(self, key: int) -> bool:
        """Zoom or scroll by a key with Ctrl; return False for other keys."""
        ways: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Plus: partial(self.zoom, NEARER),
            Qt.Key.Key_Equal: partial(self.zoom, NEARER),
            Qt.Key.Key_Minus: partial(self.zoom, 1 / NEARER),
            Qt.Key.Key_0: self.fit,
            Qt.Key.Key_9: self.fight_requested.emit,
            **{arrow: partial(self.shift, step) for arrow, step in STEPS.items()},
        }
        do = ways.get(key)
        if do is not None:
            do()
        return do is not None

    def _move_cursor(self, step: tuple[int, int], many: int) -> None:
        board = self.board_scene.board
        x = min(board.width - 1, max(0, self.cursor_cell[0] + step[0] * many))
        y = min(board.height - 1, max(0, self.cursor_cell[1] + step[1] * many))
        self.board_scene.cursor.setVisible(True)
        self._over = None  # the mouse may be anywhere
        self.put_cursor((x, y))
        self._point((x, y))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the keyboard cursor; after a menu it is unchanged."""
        super().focusInEvent(event)
        if event.reason() not in NOT_BY_KEY:
            self.board_scene.cursor.setVisible(True)
            self._over = self.cursor_cell
            self.cell_hovered.emit(self.cursor_cell)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the keyboard cursor, but not for a menu."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.board_scene.cursor.setVisible(False)


class Lasso:
    """A rectangle from the pressed point to the mouse."""

    def __init__(self, view: QGraphicsView, start: QPoint) -> None:
        self._view, self._start = view, start
        self._band = QRubberBand(QRubberBand.Shape.Rectangle, view.viewport())
        self._band.show()

    def draw_to(self, end: QPoint) -> None:
        """Extend the rectangle to the mouse."""
        self._band.setGeometry(QRect(self._start, end).normalized())

    def framed(self, scene: BoardScene) -> list[str]:
        """Return the ids of the pieces whose middle is inside."""
        area = self._view.mapToScene(self._band.geometry()).boundingRect()
        return [id for id, piece in scene.pieces.items() if area.contains(piece.sceneBoundingRect().center())]

    def put_away(self) -> None:
        """Remove the rectangle."""
        self._band.hide()
        self._band.deleteLater()
