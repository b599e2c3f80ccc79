"""Lists and tables: selection, widths of columns, and the painting of rows and bars."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFont, QGuiApplication, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTableWidget,
    QTreeView,
    QWidget,
)

from ui.theme.icons import paint
from ui.theme.rescale import is_in_sight
from ui.theme.sizes import exact, px
from ui.theme.theme import current
from ui.widgets.keyed_model import KeyedRows
from ui.widgets.whole_lines import MOST_LEFT, leave_empty, room_of

ARROW = 14
"""The side of the arrow of a row with rows below it, in pixels."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def make_readable(table: QTableView) -> None:
    """Make a table read-only with single whole rows; Tab leaves it."""
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setDefaultAlignment(LEFT)


def by_need(room: int, needs: Mapping[int, int]) -> dict[int, int]:
    """Return the width of each column: small needs are met, the rest is shared evenly."""
    widths: dict[int, int] = {}
    for number, column in enumerate(sorted(needs, key=lambda need: needs[need])):
        widths[column] = min(needs[column], room // (len(needs) - number))
        room -= widths[column]
    return widths


_FLAG = QItemSelectionModel.SelectionFlag


def choose_alone(view: QAbstractItemView, index: QModelIndex) -> None:
    """Move the cursor to a row and select it alone.

    In a multiple selection `setCurrentIndex` obeys pressed modifiers: with Ctrl it moves the cursor only.
    """
    view.selectionModel().setCurrentIndex(index, _FLAG.ClearAndSelect | _FLAG.Rows)


def choose_as(view: QAbstractItemView, former: QAbstractItemView) -> None:
    """Choose the rows that are chosen in another view of the same rows, with the cursor on the same one."""
    model, before = view.model(), former.model()
    assert isinstance(model, KeyedRows)
    assert isinstance(before, KeyedRows)

    def same(index: QModelIndex) -> QModelIndex:
        row = before.row_at(index)
        return QModelIndex() if row is None else model.index_of(before.key(row))

    current = same(former.currentIndex())
    if current.isValid():
        choose_alone(view, current)
    rows = QItemSelection()
    for index in map(same, former.selectionModel().selectedIndexes()):
        rows.select(index, index)
    if not rows.isEmpty():
        view.selectionModel().select(rows, _FLAG.ClearAndSelect | _FLAG.Rows)


class WholeRows(QObject):
    """Cuts no row at the edges of a list: what has no room is left empty below the last that has.

    A list that the program scrolls goes on to a whole row, the way it came; whoever scrolls by hand stays there.
    """

    def __init__(self, view: QAbstractItemView, high: Callable[[], int] = lambda: 0, most: int = MOST_LEFT) -> None:
        """`high`: the height of all rows; 0: they are of several, for which `most` pixels at 100 % stay empty."""
        super().__init__(view)
        self._view = view
        self._high = high
        self._most = most
        self._is_settling = False
        self._is_touched = False
        """Whether what scrolls now is somebody’s hand, on bar or wheel."""
        self._is_by_hand = False
        """Whether somebody has scrolled since the program did."""
        self._value = 0
        """How far it was scrolled last."""
        self._left = 0
        """How much stays empty."""
        bar = view.verticalScrollBar()
        bar.actionTriggered.connect(self._touch)
        bar.valueChanged.connect(self._scrolled)

    def settle(self) -> None:
        """Take up another room, or other rows: whenever Qt has laid out the list."""
        view, model = self._view, cast("QAbstractItemModel | None", self._view.model())
        if model is None:  # Qt lays out one that has none yet
            return
        if self._is_settling:  # Qt gives a table its margins anew whenever they change
            leave_empty(view, self._left)
            return
        self._is_settling = True
        bar = view.verticalScrollBar()
        high, value = self._high(), bar.value()
        is_free = self._is_by_hand and value > 0
        moves = view.isVisible() and not is_free and view.verticalScrollMode() == _PER_PIXEL
        on, left = self._of_one_height(high, moves=moves) if high else self._of_several(moves=moves)
        self._left = 0 if is_free and not high else left
        leave_empty(view, self._left)
        bar.setValue(value + on)
        self._value = bar.value()
        self._is_settling = False

    @property
    def _is_back(self) -> bool:
        """Whether it was scrolled towards its beginning."""
        return self._view.verticalScrollBar().value() < self._value

    def _of_one_height(self, high: int, *, moves: bool) -> tuple[int, int]:
        """Return how far it is to a whole row, and what stays empty below the last, where all are of a height."""
        room, cut = room_of(self._view), self._view.verticalScrollBar().value() % high
        left = room % high if high <= room < high * self._view.model().rowCount() else 0
        return (0 if not (moves and cut) else -cut if self._is_back else high - cut), left

    def _of_several(self, *, moves: bool) -> tuple[int, int]:
        """Return the same where rows are of several heights; nothing where that would be more than a line."""
        view, bar = self._view, self._view.verticalScrollBar()
        room, across = room_of(view), view.viewport().width() // 2
        first, on = view.visualRect(view.indexAt(QPoint(across, 0))), 0
        if moves and first.isValid() and first.top() < 0:
            on = first.top() if self._is_back else first.bottom() + 1
        end = room + on
        last = view.visualRect(view.indexAt(QPoint(across, end - 1)))
        if last.isValid():
            left = end - last.top() if last.bottom() >= end else 0
        elif moves and bar.value() > 0:  # its end is in sight, and stays there
            left = max(0, end - (view.viewport().height() + bar.maximum() - bar.value()))
        else:
            left = 0
        return on, left if left <= min(px(self._most), room // 2) else 0

    def _touch(self) -> None:
        self._is_touched = True

    def _scrolled(self) -> None:
        """Go on to a whole row, or show all of the height to whoever scrolls."""
        if not self._is_settling:
            held = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
            self._is_by_hand, self._is_touched = self._is_touched or held, False
            self.settle()


_PER_PIXEL = QAbstractItemView.ScrollMode.ScrollPerPixel


class RowList(QListView):
    """A list that cuts no row at its edges."""

    most_left = MOST_LEFT
    """The most pixels at 100 % that stay empty for that where rows are of several heights."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = WholeRows(self, self._high, self.most_left)

    def _high(self) -> int:
        return self.sizeHintForRow(0) if self.uniformItemSizes() else 0

    def updateGeometries(self) -> None:  # noqa: N802 - Qt calls it so
        """Leave that part of a row empty which has no room."""
        super().updateGeometries()
        self._whole.settle()


class WholeRowTable(QTableWidget):
    """A table that cuts no row at its edges."""

    def __init__(self, rows: int, columns: int, parent: QWidget | None = None) -> None:
        super().__init__(rows, columns, parent)
        self._whole = WholeRows(self)

    def updateGeometries(self) -> None:  # noqa: N802 - Qt calls it so
        """Leave that part of a row empty which has no room."""
        super().updateGeometries()
        self._whole.settle()


class WrappedList(QListWidget):
    """A list whose rows break into lines where they have no room, and never scroll across."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)  # its lines wrap anew beside a scroll bar
        self.setItemDelegate(_Wrapping(self))


class _Wrapping(QStyledItemDelegate):
    """Breaks a row that has room for its words, but not for what the style leaves free beside them."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a row within the width of its list."""
        size, narrower = super().sizeHint(option, index), QStyleOptionViewItem(option)
        while (over := size.width() - option.rect.width()) > 0 and over < narrower.rect.width():
            narrower.rect = narrower.rect.adjusted(0, 0, -over, 0)
            size = super().sizeHint(narrower, index)
        return size


class CurrentInSight(QObject):
    """Keeps the current row of a view in sight as the room for it changes, unless somebody has scrolled it away."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._is_kept = True
        self._is_by_hand = False
        """Whether what scrolls now is somebody’s hand, on bar or wheel."""
        bar = view.verticalScrollBar()
        bar.actionTriggered.connect(self._touch)
        bar.valueChanged.connect(self._scrolled)
        view.selectionModel().currentChanged.connect(self.keep)

    def keep(self) -> None:
        """Keep the current row in sight from now on."""
        self._is_kept = True

    def resized(self) -> None:
        """Scroll to the current row after the view has got other room."""
        if self._is_kept:
            across = self._view.horizontalScrollBar().value()
            self._view.scrollTo(self._view.currentIndex())
            self._view.horizontalScrollBar().setValue(across)

    def _touch(self) -> None:
        self._is_by_hand = True
        QTimer.singleShot(0, self, self._release)

    def _release(self) -> None:
        self._is_by_hand = False

    def _scrolled(self) -> None:
        """What a hand scrolls may go on to a whole row: what is in sight in the end counts."""
        if self._is_by_hand:
            self._is_kept = is_in_sight(self._view, self._view.currentIndex())


def write_line(
    painter: QPainter, rect: QRect, text: str, role: str, font: QFont | None = None, side: Qt.AlignmentFlag = LEFT
) -> None:
    """Paint a text elided to one line of a row, in a colour of the theme."""
    if font is not None:
        painter.setFont(font)
    painter.setPen(current().color(role))
    painter.drawText(rect, side, painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, rect.width()))


TALL = 10_000
"""Height in pixels that fits any text."""


class CellLines(QStyledItemDelegate):
    """A delegate that wraps text in the width inside the style's margins, which Qt counts as text."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the height of all its lines."""
        hint = super().sizeHint(option, index)
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        shown.rect = QRect(0, 0, self._table.columnWidth(index.column()) - int(self._table.showGrid()), TALL)
        style = self._table.style()
        room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, shown, self._table)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self._table) + 1
        wide = QRect(0, 0, max(1, room.width() - 2 * margin), TALL)
        lines = shown.fontMetrics.boundingRect(wide, Qt.TextFlag.TextWordWrap, shown.text)
        edges = TALL - room.height() + int(self._table.showGrid())
        return QSize(hint.width(), max(hint.height(), lines.height() + edges))


LEAST = 6.0
"""Least length in pixels of a non-empty bar."""


def paint_share(painter: QPainter, bar: QRectF, share: float, role: str = "") -> None:
    """Paint the filled share of a bar, in a colour by how low it is unless one is given; nothing for 0."""
    if share > 0:
        role = role or ("good" if share > 0.5 else "warn" if share > 0.25 else "bad")
        left = QRectF(bar.left(), bar.top(), max(exact(LEAST), bar.width() * share), bar.height())
        _rounded(painter, left, bar.height() / 2, role)


def _rounded(painter: QPainter, rect: QRectF, corner: float, role: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(current().color(role))
    painter.drawRoundedRect(rect, corner, corner)


def paint_branch(view: QTreeView, painter: QPainter, rect: QRect, index: QModelIndex | QPersistentModelIndex) -> None:
    """Paint the arrow of a row with rows below it as large as its letters: the style's is of one size."""
    if not view.model().hasChildren(index):
        return
    side, indentation = px(ARROW), view.indentation()
    right = rect.right() + 1 - indentation // 2
    place = QRectF(right - side / 2, rect.center().y() - side / 2 + 0.5, side, side)
    name = "chevron-down" if view.isExpanded(index) else "chevron-right"
    paint(painter, name, place, current().color("text"))
