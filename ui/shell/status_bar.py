"""The line at the foot of the window, whose words stand under those of the page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QStatusBar, QStyle, QStyleOption, QWidget

from ui.theme.theme import GRID, HALF, SMALL, current, sized

EDGE = GRID + HALF


class StatusLine(QStatusBar):
    """Qt's status bar sets what it says against the window's edge, and larger than what stands in it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the bar and what it says."""
        option = QStyleOption()
        with QPainter(self) as painter:
            option.initFrom(self)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelStatusBar, option, painter, self)
            words = self.currentMessage()
            if not words:
                return
            painter.setFont(sized(self.font(), SMALL))
            painter.setPen(current().color("muted"))
            beside = (one.x() for one in self.findChildren(QWidget) if one.parentWidget() is self and one.isVisible())
            room = self.rect().adjusted(EDGE, 0, 0, 0)
            room.setRight(min(beside, default=self.width()) - GRID)
            shown = QFontMetrics(painter.font()).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
