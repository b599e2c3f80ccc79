"""Who is not on the board yet: a list whose rows are chosen, or dragged to a cell."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget


class WaitingList(QListWidget):
    """Follows the mouse beyond its own edge, and says whose row is held over which place of the screen."""

    carried = Signal(str, object)
    """The id of whoever is held, and the place."""
    put_down = Signal(str, object)
    given_up = Signal()
    """Esc, or the mouse has come back: nobody is held over the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._held: str | None = None
        self._outside = False

    def show_waiting(self, waiting: Sequence[tuple[str, str]]) -> None:
        """Shows (id, name) of those who wait; the line that is chosen stays in its place."""
        chosen = self.currentRow()
        self._let_go()
        self.clear()
        for id, name in waiting:
            item = QListWidgetItem(name)
            item.setData(Qt.ItemDataRole.UserRole, id)
            self.addItem(item)
        if waiting:
            self.setCurrentRow(min(max(0, chosen), len(waiting) - 1))

    @property
    def chosen(self) -> str | None:
        """The id of whose row is chosen."""
        return None if self.currentRow() < 0 else str(self.currentItem().data(Qt.ItemDataRole.UserRole))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes hold of a row."""
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self._held = str(index.data(Qt.ItemDataRole.UserRole))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carries the row that is held beyond the edge; within the list nothing happens to it."""
        if self._held is None:
            super().mouseMoveEvent(event)
            return
        outside = not self.viewport().rect().contains(event.position().toPoint())
        if outside:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self.carried.emit(self._held, event.globalPosition().toPoint())
        elif self._outside:
            self.given_up.emit()
        self._outside = outside

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Puts whoever is held down where the mouse is, if that is beyond the edge."""
        held, place = self._held, event.globalPosition().toPoint()
        outside = not self.viewport().rect().contains(event.position().toPoint())
        self._let_go()
        super().mouseReleaseEvent(event)
        if held is not None and outside:
            self.put_down.emit(held, QPoint(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc gives up who is held; all else is the list's."""
        if self._held is not None and event.key() == Qt.Key.Key_Escape:
            self._let_go()
            self.given_up.emit()
            return
        super().keyPressEvent(event)

    def _let_go(self) -> None:
        self._held, self._outside = None, False
        self.viewport().unsetCursor()
