"""Lists and tables: how rows are chosen, how columns share their width, and how lines and bars of rows are painted."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from ui.theme.theme import current

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def make_readable(table: QTableView) -> None:
    """Let rows be chosen whole, one at a time, and nothing be written; Tab leaves the table."""
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setDefaultAlignment(LEFT)


def by_need(room: int, needs: Mapping[int, int]) -> dict[int, int]:
    """What each column gets of the room: who needs little has it, the others share what is left evenly."""
    widths: dict[int, int] = {}
    for number, column in enumerate(sorted(needs, key=lambda need: needs[need])):
        widths[column] = min(needs[column], room // (len(needs) - number))
        room -= widths[column]
    return widths


_FLAG = QItemSelectionModel.SelectionFlag


def choose_alone(view: QAbstractItemView, index: QModelIndex) -> None:
    """Put the cursor on a row and choose that row alone.

    Where several can be chosen, `setCurrentIndex` heeds the keys that are down: at Ctrl+W or Ctrl+Z it moves the cursor
    and chooses nothing.
    """
    view.selectionModel().setCurrentIndex(index, _FLAG.ClearAndSelect | _FLAG.Rows)


def write_line(
    painter: QPainter, rect: QRect, text: str, role: str, font: QFont | None = None, side: Qt.AlignmentFlag = LEFT
) -> None:
    """Write as much of a text as fits into one line of a row, in a colour of the theme."""
    if font is not None:
        painter.setFont(font)
    painter.setPen(current().color(role))
    painter.drawText(rect, side, painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, rect.width()))


TALL = 10_000
"""Pixels of height in which any words have room."""


class CellLines(QStyledItemDelegate):
    """Breaks lines in the width that is left inside of the edges of the look, which Qt counts to the words."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As high as all its lines."""
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
"""Pixels of whatever is left, be it ever so little."""


def paint_track(painter: QPainter, bar: QRectF) -> None:
    """Draw the whole length of a bar."""
    _rounded(painter, bar, bar.height() / 2, "track")


def paint_share(painter: QPainter, bar: QRectF, share: float, role: str = "") -> None:
    """Draw how much of it is left, in a colour that says how bad it is unless one is named; nothing of nothing."""
    if share > 0:
        role = role or ("good" if share > 0.5 else "warn" if share > 0.25 else "bad")
        left = QRectF(bar.left(), bar.top(), max(LEAST, bar.width() * share), bar.height())
        _rounded(painter, left, bar.height() / 2, role)


def _rounded(painter: QPainter, rect: QRectF, corner: float, role: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(current().color(role))
    painter.drawRoundedRect(rect, corner, corner)
