"""A line under the fight that says what is due, beside its two buttons."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from ui.theme.sizes import px, px_all
from ui.theme.theme import short_text
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import Margins, lined

LINES = 2
"""The most lines of a sentence."""
EDGES: Margins = (12, 0, 8, 0)
ROOM_BETWEEN = 52
"""Pixels around sentence and buttons: margins and spacing."""
LEAST_SENTENCE = 160
"""Pixels of a sentence that says enough."""


class DueLine(QFrame):
    """A sentence of what is due, and its two buttons; the bar shows it where it has room."""

    due_changed = Signal()
    """Another sentence is due, or none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_due = False
        self.sentence = Label(wraps=True)
        self.buttons = QPushButton(), QPushButton()
        """The one that does it, and the one that puts it off."""
        self._whole = ""
        """The whole sentence."""
        self.setProperty("role", "card")
        row = lined((self.sentence, 1), on=self, margins=EDGES)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
        self.hide()

    def say(self, sentence: str) -> None:
        """Take the sentence of what is due; empty: nothing is."""
        self.is_due = bool(sentence)
        self._whole = sentence or self._whole
        self._fit()
        self.due_changed.emit()

    def least_width(self) -> int:
        """Return the pixels across in which it says enough."""
        return self._buttons_size().width() + px(ROOM_BETWEEN) + px(LEAST_SENTENCE)

    def high(self) -> int:
        """Return its height with all the lines that its sentence may have."""
        lines = LINES * self.sentence.fontMetrics().lineSpacing() + px(2)
        _, top, _, bottom = px_all(EDGES)
        return max(lines, self._buttons_size().height()) + top + bottom + 2

    def _buttons_size(self) -> QSize:
        """Return the size of both buttons side by side."""
        do, put_off = self.buttons[0].sizeHint(), self.buttons[1].sizeHint()
        return QSize(do.width() + put_off.width(), max(do.height(), put_off.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sentence has two lines, however narrow the window is."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.contentsRect().width() - self._buttons_size().width()
        shown = short_text(self.sentence.fontMetrics(), self._whole, room - px(ROOM_BETWEEN), LINES)
        self.sentence.setText(shown)
        self.sentence.setToolTip("" if shown == self._whole else tip(self._whole))
