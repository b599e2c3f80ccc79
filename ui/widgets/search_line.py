"""A line where one searches."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QRectF
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton, QWidget

from ui.theme.icons import paint
from ui.theme.theme import GRID, current


class SearchLine(QLineEdit):
    """A line with the sign of searching before its text; files and texts of several lines are pasted past it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextMargins(3 * GRID, 0, 0, 0)
        self.setClearButtonEnabled(True)
        for clearing in self.findChildren(QToolButton):
            clearing.setAccessibleName(self.tr("Clear"))
            clearing.setProperty("role", "inside")  # As high as other buttons it would hang out of the line.
            clearing.style().unpolish(clearing)  # The look may have measured it already.
            clearing.style().polish(clearing)

    def event(self, event: QEvent) -> bool:
        """Leaves Ctrl+V to the window where what is pasted is nothing to search for."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.matches(QKeySequence.StandardKey.Paste)
            and self.is_passed_by()
        ):
            return False
        return super().event(event)

    def is_passed_by(self) -> bool:
        """Whether the clipboard has files or a text of several lines: a stat block, and no words to search for."""
        mime: QMimeData | None = QApplication.clipboard().mimeData()
        return mime is not None and (mime.hasUrls() or "\n" in mime.text().strip())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the line, and the sign over its margin."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            paint(painter, "search", QRectF(10, (self.height() - 16) / 2, 16, 16), current().color("muted"))
