"""The order: one row a combatant, with its key, place, pools as bars and conditions as chips."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from ui.dnd.drop_targets import DropAnswer, OutsideDrag, hush, show
from ui.dnd.handle import CancelKey
from ui.encounter.turn_order.delegate import DENSITIES, OrderDelegate, PointedToken, RowParts, is_faint
from ui.encounter.turn_order.model import OrderModel, vital_of
from ui.session.view.order import OrderRow
from ui.theme.emblem import paint_ring
from ui.theme.sizes import px
from ui.theme.theme import SMALL, current, numbers, sized
from ui.widgets.item_views import CurrentInSight, RowList, choose_as
from ui.widgets.keyed_model import ROW_ROLE
from ui.widgets.whole_lines import room_of

FEW = 20
"""So many rows are drawn anew one by one; where there are more, the whole list is."""
STATUS = "s"
"""The key that puts a status on whoever is selected."""
Index = QModelIndex | QPersistentModelIndex
_SelectionFlag = QItemSelectionModel.SelectionFlag
_BESIDE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def _no_answer(_who: str, _other: str, _before: bool) -> DropAnswer | None:
    """Foretell nothing of a dragged row."""
    return None


class OrderView(RowList):
    """The list of the order. Letters and digits go on to the page; arrows move the selection."""

    row_clicked = Signal(str)
    """A row was clicked: the combatant's id."""
    ruling_requested = Signal(str, object)
    """A ruling is wanted on a combatant: its id, and where on the screen."""
    row_moved = Signal(str, str, bool)
    """A row was dragged: who, next to whom, and whether before."""
    place_clicked = Signal(str)
    """A figure of the order was clicked: whose place or initiative is it, and why?"""
    chip_clicked = Signal(str, object, object)
    """A condition’s chip was clicked: whose, the chip, and where on the screen."""
    pool_dragged = Signal(str, str, int)
    """A bar was pulled: whose, which pool, and to what."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.order = OrderModel(self)
        self.painter_of_rows = OrderDelegate(self.order, self)
        self.setModel(self.order)
        self.order.motion.motion_advanced.connect(self._follow)
        self.setItemDelegate(self.painter_of_rows)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Order of the combatants"))
        self.setMinimumSize(px(280), px(44))
        self.beyond = OutsideDrag(self)
        self._pressed: str | None = None
        self._press_at = QPoint()
        self._anchor = ""
        """Whose row was selected first, where several are."""
        self._line: tuple[int, bool] | None = None
        """Where a dragged row would go: a row, and whether before it."""
        self._is_refused = False
        self.weigh_move: Callable[[str, str, bool], DropAnswer | None] = _no_answer
        """Returns what comes of dragging somebody next to another, before it or behind."""
        self._bar: str | None = None
        """Whose bar was pressed: it is pulled from where the mouse has moved far enough to be a drag."""
        self._pull: tuple[str, str, int] | None = None
        self._is_cancelled = False
        """Whether what is still held by the button was cancelled by Esc."""
        self._in_sight = CurrentInSight(self)
        self._cancel_key = CancelKey(self, self._is_dragging)
        self._cancel_key.cancel_requested.connect(self._cancel_drag)

    def _is_dragging(self) -> bool:
        """Whether a row or a bar is being dragged, not only pressed."""
        return self._pressed is not None and (
            self._line is not None or self._pull is not None or self.beyond.is_outside
        )

    def _cancel_drag(self) -> None:
        """Leave everything where it is, whatever the mouse still does before it is let go."""
        self._pressed, self._pull, self._bar, self._is_cancelled = None, None, None, True
        self.beyond.give_up()
        self._forget_line()
        self.viewport().update()

    def _follow(self, ids: frozenset[str] | None) -> None:
        """Draw those rows anew, or all of them."""
        if ids is None:
            self.viewport().update()
        for id in ids or ():
            self.update(self.order.index_of(id))

    def show_density(self, name: str) -> None:
        """Rows as `roomy`, `close` or `dense` as somebody likes them."""
        self.painter_of_rows.density = DENSITIES.get(name, DENSITIES["roomy"])
        self.doItemsLayout()
        self.updateGeometry()

    @property
    def _row_height(self) -> int:
        return self.painter_of_rows.density.measured().height

    def height_of(self, rows: int) -> int:
        """Return the height in which so many rows are whole."""
        return rows * self._row_height + max(0, self.height() - room_of(self))

    def row_at(self, index: Index) -> OrderRow | None:
        """The row of an index."""
        row = index.data(ROW_ROLE) if index.isValid() else None
        return row if isinstance(row, OrderRow) else None

    @property
    def selected(self) -> OrderRow | None:
        """The selected row; of several the one that was selected last."""
        return self.row_at(self.currentIndex())

    @property
    def selected_rows(self) -> tuple[OrderRow, ...]:
        """All selected rows, in their order: what is ruled on one of them is ruled on all."""
        selected = self.selectionModel().selectedIndexes()
        rows = (self.row_at(index) for index in sorted(selected, key=QModelIndex.row))
        return tuple(row for row in rows if row is not None) or tuple(filter(None, (self.selected,)))

    def with_others(self, id: str) -> tuple[str, ...]:
        """The combatant and whoever is selected together with it."""
        ids = tuple(row.id for row in self.selected_rows)
        return ids if id in ids else (id,)

    def select(self, id: str) -> None:
        """Select a combatant, and nobody else."""
        self.go_to(self.order.index_of(id))

    def go_to(self, index: QModelIndex, *, extends: bool = False) -> None:
        """Select a row; `extends`: and all from the one that was selected first."""
        if not index.isValid():
            return
        anchor = self.order.index_of(self._anchor) if extends else index
        self._anchor = self.order.rows[anchor.row() if anchor.isValid() else index.row()].id
        run = QItemSelection(anchor if anchor.isValid() else index, index)
        self.selectionModel().setCurrentIndex(index, _SelectionFlag.NoUpdate)
        self.selectionModel().select(run, _SelectionFlag.ClearAndSelect)
        self._in_sight.keep()
        self.scrollTo(index)  # Qt does not where it has been current before

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the selected row in sight: a fight is laid out after the row that acts was selected."""
        super().resizeEvent(event)
        self._in_sight.resized()

    def select_together(self, ids: Collection[str]) -> None:
        """Select all of these; the keys stay where they are, or go to the first in the order."""
        run = QItemSelection()
        indexes = [self.order.index_of(row.id) for row in self.order.rows if row.id in ids]
        for index in indexes:
            run.select(index, index)
        if indexes:
            self.go_to(self.currentIndex() if self.currentIndex() in indexes else indexes[0])
            self.selectionModel().select(run, _SelectionFlag.ClearAndSelect)

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:  # noqa: N802 - Qt calls it so
        """Draw the rows that are others now; Qt would lay all of them out anew, though they are of one height."""
        QAbstractItemView.dataChanged(self, first, last, roles)

    def go_on_from(self, other: OrderView) -> None:
        """Select what is selected in another list of the same fight."""
        choose_as(self, other)
        self._anchor = other._anchor
        self.scrollTo(self.currentIndex())

    def mark(self, targets: frozenset[str], possible: frozenset[str] | None) -> None:
        """Mark those aimed at, and dims who cannot be."""
        painter = self.painter_of_rows
        marked = (painter.targets ^ targets) | (self._dimmed(painter.possible) ^ self._dimmed(possible))
        painter.targets, painter.possible = targets, possible
        self._follow(marked if len(marked) <= FEW else None)

    def _dimmed(self, possible: frozenset[str] | None) -> frozenset[str]:
        """Return who is painted fainter while somebody aims, as it cannot be aimed at."""
        if possible is None:
            return frozenset()
        return frozenset(row.id for row in self.order.rows if not (row.active or is_faint(row))) - possible

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the selection; everything else is the page's."""
        if event.key() in _OWN_KEYS and not event.modifiers():
            super().keyPressEvent(event)
        else:
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The rulings on a row, and on those selected together with it; another row is selected alone."""
        row = self.row_at(self.indexAt(event.pos())) or self.selected
        if row is not None:
            if row not in self.selected_rows:
                self.select(row.id)
            self.ruling_requested.emit(row.id, event.globalPos())

    def place_of_selected(self) -> QPoint:
        """Where a menu of the selected row opens."""
        return self.visualRect(self.currentIndex()).center()

    def place_at(self, point: QPoint | None) -> tuple[OrderRow | None, bool, QRect | None]:
        """The row at a point of the list, whether the upper half of it, and where it is; the selected one by keys."""
        index = self.currentIndex() if point is None else self.indexAt(point)
        rect = self.visualRect(index)
        above = point is not None and point.y() < rect.center().y()
        return self.row_at(index), above, rect if index.isValid() else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a bar, a chip or a row; with Ctrl or Shift a row is selected beside others."""
        point = event.position().toPoint()
        index = self.indexAt(point)
        row = self.row_at(index)
        super().mousePressEvent(event)
        beside = bool(event.modifiers() & _BESIDE)
        if row is None or beside or event.button() != Qt.MouseButton.LeftButton:
            self._pressed = None
            return
        self._anchor = row.id
        parts = self._parts(row, index)
        if (pointed := self._token_at(point)) is not None:
            self._show_pointed(pointed._replace(pressed=True))
            self.chip_clicked.emit(row.id, parts.tokens[pointed.place].chip, event.globalPosition().toPoint())
            return
        if parts.place.contains(point):
            self.place_clicked.emit(row.id)
            return
        self._pressed, self._press_at = row.id, point
        self._cancel_key.listen()
        on_bar = vital_of(row) is not None and parts.bar.adjusted(-px(2), -px(6), px(2), px(6)).contains(QPointF(point))
        self._bar = row.id if on_bar else None

    def _parts(self, row: OrderRow, index: QModelIndex) -> RowParts:
        return self.painter_of_rows.parts(self.visualRect(index), row, self.font())

    def _token_at(self, point: QPoint) -> PointedToken | None:
        """Return the status under the mouse, which can be clicked."""
        index = self.indexAt(point)
        row = self.row_at(index)
        tokens = () if row is None else self._parts(row, index).tokens
        for number, placed in enumerate(tokens):
            if row is not None and placed.chip.status and placed.place.contains(point):
                return PointedToken(row.id, number)
        return None

    def _show_pointed(self, pointed: PointedToken | None) -> None:
        was, self.painter_of_rows.pointed = self.painter_of_rows.pointed, pointed
        if was != pointed:
            self._follow(frozenset(token.id for token in (was, pointed) if token is not None))

    def leaveEvent(self, event: QEvent) -> None:
        """No token has the mouse on it any more."""
        super().leaveEvent(event)
        self._show_pointed(None)

    def _pull_to(self, row: OrderRow, index: QModelIndex, point: QPoint) -> None:
        """Follow a bar that is being pulled."""
        vital, bar = vital_of(row), self._parts(row, index).bar
        if vital is None or not vital.maximum:
            return
        share = max(0.0, min(1.0, (point.x() - bar.left()) / bar.width()))
        self._pull = (row.id, vital.id, round(share * vital.maximum))
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show where a pulled bar or a dragged row would go, and which status could be clicked."""
        if self._is_cancelled and event.buttons():
            return
        self._keep_hold()
        point = event.position().toPoint()
        self._show_pointed(None if event.buttons() else self._token_at(point))
        if self._bar is not None and self._pull is None:
            far = abs(point.x() - self._press_at.x()) >= QApplication.startDragDistance()
            if far and abs(point.y() - self._press_at.y()) <= self._row_height // 3:
                self._pull = (self._bar, "", 0)
        if self._pull is not None:
            index = self.order.index_of(self._pull[0])
            self._pull_to(self.order.rows[index.row()], index, point)
            return
        if self._pressed is not None and self.beyond.follow(self._pressed, event):
            self._forget_line()
            self.viewport().update()
            return
        far = abs(point.y() - self._press_at.y()) > self._row_height // 3
        if self._pressed is not None and (far or self._line is not None):  # also where it comes back to itself
            index = self.indexAt(point)
            if index.isValid():
                rect = self.visualRect(index)
                self._line = (index.row(), point.y() < rect.center().y())
                self._foretell(event)
                self.viewport().update()
            return
        super().mouseMoveEvent(event)

    def _foretell(self, event: QMouseEvent) -> None:
        """Say beside the mouse what comes of letting the dragged row go here."""
        assert self._line is not None
        row, before = self._line
        other = self.order.rows[row].id
        answer = None if other == self._pressed else self.weigh_move(str(self._pressed), other, before)
        self._is_refused = answer is not None and answer.do is None
        rect = self.visualRect(self.order.index(row, 0))
        line = QRect(rect.left(), rect.top() if before else rect.bottom(), rect.width(), 1)
        answer = None if answer is None else answer._replace(light=line)
        show(self.viewport(), answer, self.mapTo(self.window(), event.position().toPoint()))

    def _forget_line(self) -> None:
        if self._line is not None:
            self._line, self._is_refused = None, False
            hush(self.viewport())

    def _keep_hold(self) -> None:
        """A row that is gone is held no longer: who joined last may be taken back while it is dragged."""
        if self._pressed is not None and not self.order.index_of(self._pressed).isValid():
            self._pressed, self._pull, self._bar = None, None, None
            self.beyond.give_up()
        if self._line is not None and (self._pressed is None or self._line[0] >= self.order.rowCount()):
            self._forget_line()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go: a bar sets its pool, a row elsewhere is a ruling on the order, on itself a click."""
        self._cancel_key.stop()
        self._keep_hold()
        self._show_pointed(self._token_at(event.position().toPoint()))
        was_cancelled, self._is_cancelled = self._is_cancelled, False
        pressed, line, pull = self._pressed, self._line, self._pull
        self._pressed, self._pull, self._bar = None, None, None
        self._forget_line()
        self.viewport().update()
        self.setState(QAbstractItemView.State.NoState)  # Qt, which is not told of this, would go on selecting rows
        if was_cancelled:
            return
        if pull is not None:
            if pull[1]:
                self.pool_dragged.emit(*pull)
            return
        if self.beyond.let_go(pressed, event):
            return
        if pressed is not None and line is not None:
            other = self.order.rows[line[0]]
            if other.id != pressed:
                self.row_moved.emit(pressed, other.id, line[1])
            return
        super().mouseReleaseEvent(event)
        if pressed is not None:
            self.row_clicked.emit(pressed)

    def paintEvent(self, event: Any) -> None:
        """The rows, and the line where a dragged one would go."""
        super().paintEvent(event)
        self._draw_ring()
        self._keep_hold()
        if self._line is not None and not self._is_refused:
            rect = self.visualRect(self.order.index(self._line[0], 0))
            y = rect.top() if self._line[1] else rect.bottom()
            with QPainter(self.viewport()) as painter:
                painter.setPen(QPen(current().color("accent"), px(3)))
                painter.drawLine(rect.left() + px(4), y, rect.right() - px(4), y)
        if self._pull is not None:
            self._draw_pull(*self._pull)

    def _draw_ring(self) -> None:
        """Draw the ring of who acts on its way from the one who acted."""
        moved = self.order.motion.ring()
        if moved is None:
            return
        start, end = (self._emblem_of(id) for id in (moved.start, moved.end))
        side = start.width() + (end.width() - start.width()) * moved.share
        way = start.topLeft() + (end.topLeft() - start.topLeft()) * moved.share
        row = self.order.rows[self.order.index_of(moved.end).row()]
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ring(painter, QRectF(way.x(), way.y(), side, side), row.side)

    def _emblem_of(self, id: str) -> QRectF:
        """Return where the emblem of a row is seen, which may be gliding."""
        index = self.order.index_of(id)
        emblem = self._parts(self.order.rows[index.row()], index).emblem
        return emblem.translated(0, self.order.motion.away(id) * self._row_height)

    def _draw_pull(self, id: str, pool: str, value: int) -> None:
        index = self.order.index_of(id)
        row = self.order.rows[index.row()]
        vital, bar = vital_of(row), self._parts(row, index).bar
        if vital is None:
            return
        with QPainter(self.viewport()) as painter:
            x = bar.left() + bar.width() * value / vital.maximum
            painter.setPen(QPen(current().color("accent"), px(3)))
            painter.drawLine(QPointF(x, bar.top() - px(4)), QPointF(x, bar.bottom() + px(4)))
            painter.setFont(numbers(sized(self.font(), SMALL, bold=True)))
            words = f"{vital.label} = {value}"
            height = painter.fontMetrics().height()
            below = QRectF(bar.left(), bar.bottom() + px(6), painter.fontMetrics().horizontalAdvance(words), height)
            painter.fillRect(below, current().color("pane"))  # a low row leaves it on the bar of the next
            painter.drawText(below, Qt.AlignmentFlag.AlignLeft, words)


_OWN_KEYS = frozenset(
    {
        int(Qt.Key.Key_Up),
        int(Qt.Key.Key_Down),
        int(Qt.Key.Key_Home),
        int(Qt.Key.Key_End),
        int(Qt.Key.Key_PageUp),
        int(Qt.Key.Key_PageDown),
    }
)
