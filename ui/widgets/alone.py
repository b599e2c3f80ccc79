"""One row of a list that is chosen by the program, and not by the keys that happen to be held."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QModelIndex
from PySide6.QtWidgets import QAbstractItemView

_FLAG = QItemSelectionModel.SelectionFlag


def choose_alone(view: QAbstractItemView, index: QModelIndex) -> None:
    """Puts the cursor on a row and chooses that row alone.

    Where several can be chosen, `setCurrentIndex` heeds the keys that are down: at Ctrl+W or Ctrl+Z it moves the cursor
    and chooses nothing.
    """
    view.selectionModel().setCurrentIndex(index, _FLAG.ClearAndSelect | _FLAG.Rows)
