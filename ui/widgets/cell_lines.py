"""Cells of a table that are as high as all lines of their words."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

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
