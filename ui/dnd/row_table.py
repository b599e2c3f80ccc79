"""A table whose rows are chosen whole, with the name as the column that has what room is left."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ui.dnd.payload import carry


class RowTable(QTableView):
    """Arrows, several rows at once, drags out with a card under the mouse that says who is taken along."""

    def __init__(self, model: QAbstractItemModel, name: int, height: int, parent: QWidget | None = None) -> None:
        """`name`: the column of the names; `height`: that of a row, in pixels."""
        super().__init__(parent)
        self._name = name
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(height)
        self.horizontalHeader().setMinimumSectionSize(48)
        self.horizontalHeader().setSectionResizeMode(name, QHeaderView.ResizeMode.Stretch)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """A card under the mouse says who is taken along."""
        carry(self)
