"""The lines of the list of encounters as they are painted: a name, and what stands under it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ui.theme.theme import SMALL, current, sized
from ui.widgets.keyed_model import ROW_ROLE

Index = QModelIndex | QPersistentModelIndex
UNDER_ROLE = ROW_ROLE + 1
"""What gives the words that stand under a name."""
UNDER = 16
"""Pixels that the line under a name takes."""


class EncounterLines(QStyledItemDelegate):
    """Paints a name, and under it what else is to be known, smaller and quieter."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Room for what stands under the name."""
        return super().sizeHint(option, index) + QSize(0, UNDER if index.data(UNDER_ROLE) else 0)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """The name stands at the top where something stands under it."""
        super().initStyleOption(option, index)
        if index.data(UNDER_ROLE):
            option.displayAlignment = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draws the name as any list does, and what stands under it."""
        super().paint(painter, option, index)
        words = index.data(UNDER_ROLE)
        if not words:
            return
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        style = self._view.style()
        room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, shown, self._view)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self._view) + 1
        indent = shown.text[: len(shown.text) - len(shown.text.lstrip())]
        room.adjust(margin + QFontMetrics(shown.font).horizontalAdvance(indent), 0, -margin, 0)
        line = QRect(room.left(), room.bottom() - UNDER, room.width(), UNDER)
        painter.save()
        painter.setFont(sized(option.font, SMALL))
        painter.setPen(current().color("muted"))
        words = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)
        painter.restore()
