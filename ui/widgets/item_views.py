"""Lists and tables: selection, widths of columns, and the painting of rows and bars."""

from __future__ import annotations

from collections.abc import Mapping

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
)
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTreeView,
    QWidget,
)

from ui.theme.icons import paint
from ui.theme.rescale import is_in_sight
from ui.theme.sizes import exact, px
from ui.theme.theme import current
from ui.widgets.keyed_model import KeyedRows
from ui.widgets.whole_lines import end_with_line, room_of

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


class RowList(QListView):
    """A list that ends with a whole row where all rows are of one height."""

    def updateGeometries(self) -> None:  # noqa: N802 - Qt calls it so
        """Leave that part of a row empty which has no room."""
        super().updateGeometries()
        show_whole_rows(self, self.sizeHintForRow(0) if self.uniformItemSizes() else 0)


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


def show_whole_rows(view: QAbstractItemView, high: int) -> None:
    """Leave that part of a row empty which has no room below the others; `high`: the height of all rows."""
    model: QAbstractItemModel | None = view.model()
    margins = view.viewportMargins()
    if model is None:  # Qt lays out one that has none yet
        return
    room = view.viewport().height() + margins.bottom()
    left = room % high if 0 < high <= room < high * model.rowCount() else 0
    if left != margins.bottom():
        view.setViewportMargins(margins.left(), margins.top(), margins.right(), left)


def end_with_row(view: QAbstractItemView) -> None:
    """End a list of rows of several heights, as long as it shows its beginning, with the last that has room."""
    if view.model() is None:
        return
    room = room_of(view)
    last = view.indexAt(QPoint(view.viewport().width() // 2, room - 1))
    cut = view.visualRect(last)
    is_at_rest = view.verticalScrollBar().value() == 0
    end_with_line(view, [(cut.top(), cut.bottom() + 1)] if last.isValid() and is_at_rest else ())


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

    def _scrolled(self) -> None:
        if self._is_by_hand:
            self._is_by_hand = False
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
