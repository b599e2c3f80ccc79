"""A number box whose undo is the window's: a number is kept at once, so it is taken back like everything else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence, QWheelEvent
from PySide6.QtWidgets import QSpinBox, QWidget


class KeptSpin(QSpinBox):
    """Lets Ctrl+Z and its opposite go to the window instead of the line that is typed in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setKeyboardTracking(False)
        self.lineEdit().installEventFilter(self)
        self.installEventFilter(self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolls the page: a number is typed, or stepped with the arrows."""
        event.ignore()

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
