"""A list whose rows are picked up by the mouse, as cards under it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from ui.dnd.payload import carry


class CarriedList(QListView):
    """What its source gives is dragged out of it; nothing is written in it."""

    left = Signal()
    """The keys are no longer needed here."""

    def __init__(self, parent: QWidget | None = None, *, finds: bool = True) -> None:
        """`finds`: letters find a line; else what is typed is the page's."""
        super().__init__(parent)
        self._finds = finds
        self.setDragEnabled(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """What is chosen is picked up; when it is let go, one goes on where it went."""
        carry(self)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Moves the choice, and finds a line or leaves what is typed to the page."""
        if self._finds or not event.text().isprintable() or not event.text():
            super().keyPressEvent(event)
        else:
            self.left.emit()
            event.ignore()
