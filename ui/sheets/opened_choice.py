"""Choices that do more than hold a value: whoever has picked from their list goes on where it leads."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from ui.widgets.controls import Choice

CHOOSING = frozenset(
    (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)
)
"""Keys that move on in a list."""


class OpenedChoice(Choice):
    """Tells when its open list is shut: what is typed next is meant for what was chosen, not for another choice."""

    shut = Signal()
    """It has been shut; what was picked is chosen a moment later."""

    def hidePopup(self) -> None:
        """Tells it where it was open: Qt shuts also what is shut already."""
        was_open = self.view().isVisible()
        super().hidePopup()
        if was_open:
            self.shut.emit()


class DoingChoice(Choice):
    """Does something with what is picked: a key opens its list, where one sees what there is before one takes it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key that would choose in a closed list opens it instead; those that leave the box go on."""
        leaves = event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape)
        if leaves or event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            super().keyPressEvent(event)
        elif event.key() in CHOOSING or event.text().isalnum():
            self.showPopup()
        else:
            super().keyPressEvent(event)
