"""A line under the fight that says what is due, beside its two buttons."""

from __future__ import annotations

from bisect import bisect_left

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from ui.theme.sizes import px, px_all
from ui.theme.theme import GRID, HALF, NORMAL, SMALL, short_text, sized
from ui.widgets.buttons import KeyButton
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
        self.buttons = KeyButton(), KeyButton()
        """The one that does it, and the one that puts it off."""
        self._whole = ""
        """The whole sentence."""
        self.setProperty("role", "card")
        line = lined((self.sentence, 1), *self.buttons, on=self, margins=EDGES)
        for button in self.buttons:
            line.setAlignment(button, Qt.AlignmentFlag.AlignVCenter)
            button.setProperty("low", True)
        self.hide()

    def say(self, sentence: str) -> None:
        """Take the sentence of what is due; empty: nothing is."""
        self.is_due = bool(sentence)
        self._whole = sentence or self._whole
        self._fit()
        self.due_changed.emit()

    def least_width(self) -> int:
        """Return the pixels across in which it says enough."""
        return self._buttons_width(short=True) + px(ROOM_BETWEEN) + px(LEAST_SENTENCE)

    def whole_width(self) -> int:
        """Return the pixels across in which it says all, beside buttons with their keys."""
        metrics, whole = self._metrics(SMALL), self._whole
        rooms = range(px(LEAST_SENTENCE), metrics.horizontalAdvance(whole) + px(GRID), px(GRID))
        at = bisect_left(rooms, True, key=lambda room: short_text(metrics, whole, room, LINES) == whole)
        return self._buttons_width(short=False) + px(ROOM_BETWEEN) + px(LEAST_SENTENCE) + at * px(GRID)

    def high(self) -> int:
        """Return its height with all the lines that its sentence may have."""
        lines = LINES * self._metrics(SMALL).lineSpacing() + px(HALF)
        _, top, _, bottom = px_all(EDGES)
        return max(lines, *[button.sizeHint().height() for button in self.buttons]) + top + bottom + 2

    def _metrics(self, pixels: int) -> QFontMetrics:
        return QFontMetrics(sized(self.sentence.font(), pixels))

    def _buttons_width(self, *, short: bool) -> int:
        """Return the width of both buttons, with their keys or without them."""
        return sum(button.size_of(button.words if short else button.whole).width() for button in self.buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sentence has two lines, however narrow the window is."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show all in one line, else in two of small text; then the keys give way, and last the end of the sentence."""
        room, shown, pixels = self.contentsRect().width() - px(ROOM_BETWEEN), "", NORMAL
        for short, pixels, lines in ((False, NORMAL, 1), (False, SMALL, LINES), (True, SMALL, LINES)):
            shown = short_text(self._metrics(pixels), self._whole, room - self._buttons_width(short=short), lines)
            for button in self.buttons:
                button.show_part(button.words if short else "")
            if shown == self._whole:
                break
        self.sentence.set_role("dense" if pixels == SMALL else "")
        self.sentence.setText(shown)
        self.sentence.setToolTip("" if shown == self._whole else tip(self._whole))
