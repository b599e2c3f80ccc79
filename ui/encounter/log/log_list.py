"""The list of the log, and the line in which one writes what is looked for in it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from ui.widgets.search_line import SearchLine


class LogList(QListView):
    """The list; keys but for scrolling and folding are the page's."""

    fold_asked = Signal(bool, bool)
    """Shift or Ctrl with an arrow: whether to shut (←) or to open (→), and whether all of them (Ctrl)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Log of the fight"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scrolls and folds, and → asks why; everything else goes on to the page, Enter too."""
        with_key = event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier)
        if with_key and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            everything = bool(with_key & Qt.KeyboardModifier.ControlModifier)
            self.fold_asked.emit(event.key() == Qt.Key.Key_Left, everything)
        elif event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Right and self.currentIndex().isValid():
            self.clicked.emit(self.currentIndex())
        else:
            event.ignore()

    def resizeEvent(self, event: Any) -> None:
        """Lines wrap anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class FindLine(SearchLine):
    """What is looked for in the log: Enter leaves it there, Esc takes it away; no key of it goes on to the page."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(self.tr("Words that stand in the log"))
        self.setAccessibleName(self.tr("Only lines with these words"))
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Gives the keys back to the page."""
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.setVisible(bool(self.text()))
            self.left.emit()
        else:
            super().keyPressEvent(event)
        event.accept()
