"""Number boxes: what stands for no number gives way to the first digit, and undo may be the window's."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QValidator, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QSpinBox, QWidget

from ui.theme import GRID


def indent(box: QAbstractSpinBox) -> None:
    """Sets the figures of a box as far from its edge as words stand from that of a line."""
    box.lineEdit().setTextMargins(GRID, 0, 0, 0)


def give_way(box: QAbstractSpinBox, event: QKeyEvent) -> None:
    """Lets what is typed take the place of words that stand for no number, wherever a click has put the cursor."""
    words, line = box.specialValueText(), box.lineEdit()
    if words and line.text() == words and (event.text().isprintable() or event.key() in _DELETING) and event.text():
        line.selectAll()


_DELETING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class WholeSpin(QSpinBox):
    """A number box in which too large a number may be typed: it is the largest then, where a figure was once left out.

    The wheel is the page's: whoever scrolls a form changes no number in it.
    """

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Takes a number that is too large too."""
        return (QValidator.State.Acceptable, text, position) if self._beyond(text) else super().validate(text, position)

    def valueFromText(self, text: str) -> int:
        """What is written, at most the largest."""
        return self.maximum() if self._beyond(text) else super().valueFromText(text)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolls the page: a number is typed, or stepped with the arrows."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit stands in the place of words."""
        give_way(self, event)
        super().keyPressEvent(event)

    def _beyond(self, text: str) -> bool:
        written = text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip()
        return written.isdecimal() and int(written) > self.maximum()


class KeptSpin(WholeSpin):
    """Lets Ctrl+Z and its opposite go to the window: a number is kept at once, and taken back like everything else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        indent(self)
        self.setKeyboardTracking(False)
        self.lineEdit().installEventFilter(self)
        self.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claims no key of undo and redo."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and any(event.matches(one) for one in (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo))
        ):
            event.ignore()
            return True
        return super().eventFilter(watched, event)
