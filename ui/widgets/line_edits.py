"""A line of text that is never cut without a sign of it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QMimeData, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QStyle, QStyleOptionFrame, QToolButton, QToolTip, QWidget

from rules.text.sanitize import without_controls
from ui.theme.icons import paint
from ui.theme.theme import GRID, current
from ui.widgets.labels import tip

BESIDE_TEXT = 2
"""Pixels that Qt leaves at both ends of the text of a line."""
MOST = 280
"""Pixels that a line asks for at the most, whatever stands in it."""


class LineEdit(QLineEdit):
    """A line that while nobody types in it shows its text from the beginning, ending in … where it does not fit."""

    def __init__(self, parent: QWidget | None = None, **qt: Any) -> None:
        super().__init__(parent, **qt)

    @property
    def shown_text(self) -> str:
        """As much of the text as is shown while nobody types."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self._room().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what fits, unless the cursor stands in it."""
        if self.hasFocus() or self.shown_text == self.text():
            super().paintEvent(event)
            return
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        with QPainter(self) as painter:
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, option, painter, self)
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(self._room(), int(self.alignment()) | int(Qt.AlignmentFlag.AlignVCenter), self.shown_text)

    def event(self, event: QEvent) -> bool:
        """The tooltip tells the whole text, or hint, where it does not fit, before what else it says."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.cut_text:
            QToolTip.showText(event.globalPos(), "\n".join(filter(None, (tip(self.cut_text), self.toolTip()))), self)
            return True
        return super().event(event)

    @property
    def cut_text(self) -> str:
        """The text, or the hint in its place, where it does not fit; else nothing."""
        words = self.text() or self.placeholderText()
        return words if self.fontMetrics().horizontalAdvance(words) > self._room().width() else ""

    def _room(self) -> QRect:
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        inside = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        return inside.marginsRemoved(self.textMargins()).adjusted(BESIDE_TEXT, 0, -BESIDE_TEXT, 0)


class NamedLine(LineEdit):
    """A line that says before its text what it is, where there is room for both; while it is empty its hint does."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self._name = words
        self._instead = ""
        self.setPlaceholderText(words)
        self.setAccessibleName(without_controls(words))
        self.textChanged.connect(self._make_room)

    def say_instead(self, words: str) -> None:
        """What counts while it is empty, shown in place of a text; nothing: its name alone is its hint."""
        self._instead = words
        self.setPlaceholderText(words or self._name)
        self._make_room()

    @property
    def named(self) -> str:
        """What stands before the text, or before what counts while there is none."""
        return self._name if self.textMargins().left() else ""

    def setText(self, text: str | None) -> None:  # noqa: N802
        """Make room for the name too where a text is set without a signal."""
        super().setText(text)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be room now, or no longer."""
        super().resizeEvent(event)
        self._make_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line, then its name."""
        super().paintEvent(event)
        if self.named:
            place = self._room().adjusted(-self.textMargins().left(), 0, 0, 0)
            with QPainter(self) as painter:
                painter.setPen(current().color("muted"))
                painter.drawText(place, int(self.alignment()) | int(Qt.AlignmentFlag.AlignVCenter), self.named)

    def sizeHint(self) -> QSize:
        """Room for its name and its text, as far as a line of fields has it."""
        hint, metrics = super().sizeHint(), self.fontMetrics()
        around = self.width() - self._room().width() - self.textMargins().left() if self.width() else 0
        words = f"{self._name}  {self.text() or self._instead}"
        return hint.expandedTo(QSize(min(metrics.horizontalAdvance(words) + around + 2 * GRID, MOST), 0))

    def _make_room(self) -> None:
        self.updateGeometry()
        metrics, shown = self.fontMetrics(), self.text() or self._instead
        wide = metrics.horizontalAdvance(self._name) + GRID
        room = self._room().width() + self.textMargins().left()
        fits = bool(shown) and wide + metrics.horizontalAdvance(shown) <= room
        self.setTextMargins(wide if fits else 0, 0, 0, 0)


class WordLine(QLineEdit):
    """A line of a few words; files and texts of several lines are pasted past it, into what lies around it."""

    def event(self, event: QEvent) -> bool:
        """Leave Ctrl+V to the window where what is pasted does not belong in it."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.matches(QKeySequence.StandardKey.Paste)
            and self.is_passed_by()
        ):
            return False
        return super().event(event)

    def is_passed_by(self) -> bool:
        """Whether the clipboard has files or a text of several lines: a stat block, and no word of this line."""
        mime: QMimeData | None = QApplication.clipboard().mimeData()
        return mime is not None and (mime.hasUrls() or "\n" in mime.text().strip())


class NameLine(WordLine, LineEdit):
    """The line of a name."""


class SearchLine(WordLine):
    """A line with the sign of searching before its text."""

    def __init__(self, parent: QWidget | None = None, **qt: Any) -> None:
        super().__init__(parent, **qt)
        self.setTextMargins(3 * GRID, 0, 0, 0)
        self.setClearButtonEnabled(True)
        for clearing in self.findChildren(QToolButton):
            clearing.setAccessibleName(self.tr("Clear"))
            clearing.setProperty("role", "inside")  # As high as other buttons it would hang out of the line.
            clearing.style().unpolish(clearing)  # The look may have measured it already.
            clearing.style().polish(clearing)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line, and the sign over its margin."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            paint(painter, "search", QRectF(10, (self.height() - 16) / 2, 16, 16), current().color("muted"))
