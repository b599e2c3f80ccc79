"""A row of a list that the mouse carries beyond the list's edge, over what lies beside it in the window."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractItemView


class Beyond(QObject):
    """Says whose row is held over which place of the screen, and when nobody is held there any more."""

    carried = Signal(str, object)
    """The id of whoever is held, and the place."""
    put_down = Signal(str, object)
    """The id of whoever was let go there, and the place."""
    come_back = Signal()
    """The mouse has come back to the list, or who was held has been given up."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._is_outside = False

    def follow(self, held: str, event: QMouseEvent) -> bool:
        """The mouse has moved while somebody is held; whether it is beyond the edge."""
        if not self._is_beyond(event):
            self.give_up()
            return False
        self._is_outside = True
        self.carried.emit(held, event.globalPosition().toPoint())
        return True

    def let_go(self, held: str | None, event: QMouseEvent) -> bool:
        """The mouse was released; whether somebody who was held came down beyond the edge."""
        if held is None or not self._is_beyond(event):
            self.give_up()
            return False
        self._is_outside = False
        self.put_down.emit(held, event.globalPosition().toPoint())
        return True

    def give_up(self) -> None:
        """Nobody is held beyond the edge any more."""
        if self._is_outside:
            self._is_outside = False
            self.come_back.emit()

    def _is_beyond(self, event: QMouseEvent) -> bool:
        return not self._view.viewport().rect().contains(event.position().toPoint())
