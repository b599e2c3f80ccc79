"""The tray in one line where there is little height: what it holds is a press away, and the list has the room."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from ui.theme.theme import GRID
from ui.widgets.controls import IconButton
from ui.widgets.layouts import Beside

NARROWER = 4
"""Pixels above and below the one line."""
MOST = 16777215
"""Pixels that a widget may be high at the most, which is to say: as high as it likes."""


class TrayFolding(QObject):
    """Folds the tray, and shows it whole again."""

    turned = Signal()
    """It was folded, or shown whole."""

    def __init__(self, tray: QWidget, column: QVBoxLayout, head: QHBoxLayout) -> None:
        super().__init__(tray)
        self._tray, self._column, self._head = tray, column, head
        self.button = IconButton("list", self.tr("Show what is collected, or fold it away"), tray)
        self.button.setCheckable(True)
        self.button.hide()
        self.button.toggled.connect(self.fold)
        head.addWidget(self.button)

    def take(self, lines: QWidget, foot: Beside, begin: QPushButton) -> None:
        """What is folded away, and the button that stands in the one line then."""
        self._lines, self._foot, self._begin = lines, foot, begin

    @property
    def is_folded(self) -> bool:
        """Whether it takes one line."""
        return not self.button.isHidden() and not self.button.isChecked()

    def be_low(self, *, low: bool) -> None:
        """Takes one line where there is little height, as long as nobody wants to see what is collected."""
        if low == self.button.isHidden():
            self.button.setVisible(low)
            self.fold()

    def fold(self) -> None:
        """Shows all of it, or the line alone that says how many they are."""
        folded = self.is_folded
        for part in (self._lines, self._foot):
            part.setVisible(not folded)
        self._column.setContentsMargins(12, NARROWER if folded else GRID, 12, NARROWER if folded else 12)
        if folded:
            self._head.addWidget(self._begin)
        elif self._begin.parentWidget() is self._tray:
            self._foot.add(self._begin)
        fitting = QLayout.SizeConstraint.SetMinAndMaxSize if folded else QLayout.SizeConstraint.SetDefaultConstraint
        self._column.setSizeConstraint(fitting)
        self._tray.setMaximumHeight(MOST)
        self.turned.emit()
