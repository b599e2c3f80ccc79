"""The list of combatants without a cell: rows are chosen, or dragged to a cell."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from ui.dnd.drop_targets import OutsideDrag


class UnplacedList(QListWidget):
    """The list; its rows are chosen, or dragged over the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._held: str | None = None
        self.beyond = OutsideDrag(self)

    def show_waiting(self, waiting: Sequence[tuple[str, str]]) -> None:
        """Show (id, name) of those without a cell; the choice stays."""
        chosen = self.currentRow()
        self._forget()
        self.beyond.give_up()
        self.clear()
        for id, name in waiting:
            item = QListWidgetItem(name)
            item.setData(Qt.ItemDataRole.UserRole, id)
            self.addItem(item)
        if waiting:
            self.setCurrentRow(min(max(0, chosen), len(waiting) - 1))

    @property
    def chosen(self) -> str | None:
        """The id of the chosen row."""
        return None if self.currentRow() < 0 else str(self.currentItem().data(Qt.ItemDataRole.UserRole))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press a row."""
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self._held = str(index.data(Qt.ItemDataRole.UserRole))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the pressed row once it leaves the list."""
        if self._held is None:
            super().mouseMoveEvent(event)
            return
        if self.beyond.follow(self._held, event):
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the dragged row, if it has left the list."""
        held = self._held
        self._forget()
        super().mouseReleaseEvent(event)
        self.beyond.let_go(held, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Cancel a drag by Esc; pass other keys to the list."""
        if self._held is not None and event.key() == Qt.Key.Key_Escape:
            self._forget()
            self.beyond.give_up()
            return
        super().keyPressEvent(event)

    def _forget(self) -> None:
        self._held = None
        self.viewport().unsetCursor()
