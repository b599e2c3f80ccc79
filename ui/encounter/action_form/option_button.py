"""An option as a button: it says when the pointer is over it, and stands in several lines where it is narrow."""

from __future__ import annotations

from itertools import takewhile

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ui.widgets.labels import keyless, tip

HINT_GAP = "   "
"""Between an option and what is said of it: the first place where they part into lines."""


def in_lines(metrics: QFontMetrics, words: str, room: int, most: int) -> list[str]:
    """Words in lines that fit, the last of them cut where it must be."""
    lines: list[str] = []
    rest = words
    while len(lines) < most - 1 and metrics.horizontalAdvance(rest) > room:
        fitting = _places(metrics, rest, room)
        if not fitting:
            break
        gap = rest.find(HINT_GAP)
        place = gap if gap in fitting else fitting[-1]
        lines.append(rest[:place].rstrip())
        rest = rest[place:].lstrip()
    if metrics.horizontalAdvance(rest) > room:
        rest = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room)
    return [*lines, rest]


def _places(metrics: QFontMetrics, words: str, room: int) -> list[int]:
    """The spaces before which words fit; what follows the first that does not is wider yet, and is not measured."""
    spaces = (place for place, sign in enumerate(words) if sign == " ")
    return list(takewhile(lambda place: metrics.horizontalAdvance(words[:place]) <= room, spaces))


class OptionButton(QPushButton):
    """An option that says when the pointer is over it; where it is narrow its words stand in several lines."""

    pointer_entered = Signal()
    pointer_left = Signal()

    def __init__(self, words: str, parent: QWidget | None = None, *, most_lines: int = 1) -> None:
        super().__init__(keyless(words), parent)
        self._words = self._shown = words
        self._most_lines = most_lines
        self._hints: list[QSize] = []
        """As wide as its words are in one line, as long as nothing about it has changed."""
        self._heights: dict[int, int] = {}
        self.setMinimumWidth(1)
        self.setAutoDefault(False)  # else it looks for a dialog around it each time it is measured
        if most_lines > 1:
            policy = QSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)

    def set_words(self, words: str) -> None:
        """Says something else, whatever it is wide enough for."""
        self._words = words
        self._show(words)
        self.updateGeometry()

    def _show(self, words: str) -> None:
        self._shown = words
        self._forget()
        self.setText(keyless(words))

    def _forget(self) -> None:
        self._hints.clear()
        self._heights.clear()

    def sizeHint(self) -> QSize:
        """As wide as all of its words in one line, however many of them there is room for."""
        if not self._hints:
            self.ensurePolished()  # which may be heard of as a change
            metrics = self.fontMetrics()
            shown = metrics.size(0, self._shown)
            self._hints = [super().sizeHint() + metrics.size(0, self._words) - shown]
        return self._hints[0]

    def changeEvent(self, event: QEvent) -> None:
        """In another style it has another size."""
        self._forget()
        super().changeEvent(event)

    def heightForWidth(self, width: int) -> int:
        """As high as the lines are that its words need."""
        if width not in self._heights:
            high = self.sizeHint().height() + (len(self._lines(width)) - 1) * self.fontMetrics().lineSpacing()
            self._heights[width] = high
        return self._heights[width]

    def _lines(self, width: int) -> list[str]:
        metrics = self.fontMetrics()
        around = self.sizeHint().width() - metrics.horizontalAdvance(self._words)
        return in_lines(metrics, self._words, width - around, self._most_lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words that do not fit are cut at their end, not at both."""
        super().resizeEvent(event)
        fitting = "\n".join(self._lines(self.width()))
        if fitting != self._shown:
            self._show(fitting)
        if fitting != self._words and not self.toolTip():
            self.setToolTip(tip(self._words))

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer has come."""
        super().enterEvent(event)
        if self.isEnabled():
            self.pointer_entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has gone."""
        super().leaveEvent(event)
        self.pointer_left.emit()
