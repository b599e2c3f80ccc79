"""A list whose rows are picked up by the mouse, as cards under it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from ui.dragging import carry


class CarriedList(QListView):
    """What its source gives is dragged out of it; nothing is written in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDragEnabled(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """What is chosen is picked up."""
        carry(self)
