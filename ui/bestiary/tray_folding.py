"""The tray in one line where there is little height: what it holds is a press away, and the list has the room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout

from ui.bestiary.widgets import IconButton
from ui.theme import GRID

if TYPE_CHECKING:
    from ui.bestiary.tray_pane import TrayPane

NARROWER = 4
"""Pixels above and below the one line."""
MOST = 16777215
"""Pixels that a widget may be high at the most, which is to say: as high as it likes."""


class TrayFolding(QObject):
    """Folds the tray, and shows it whole again."""

    def __init__(self, tray: TrayPane, column: QVBoxLayout, head: QHBoxLayout) -> None:
        super().__init__(tray)
        self._tray, self._column, self._head = tray, column, head
        self.button = IconButton("list", self.tr("Show what is collected, or fold it away"), tray)
        self.button.setCheckable(True)
        self.button.hide()
        self.button.toggled.connect(self.fold)
        head.addWidget(self.button)

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
        tray, folded = self._tray, self.is_folded
        for part in (tray.pages, tray.foot):
            part.setVisible(not folded)
        self._column.setContentsMargins(12, NARROWER if folded else GRID, 12, NARROWER if folded else 12)
        if folded:
            self._head.addWidget(tray.begin_button)
        elif tray.begin_button.parentWidget() is tray:
            tray.foot.add(tray.begin_button)
        fitting = QLayout.SizeConstraint.SetMinAndMaxSize if folded else QLayout.SizeConstraint.SetDefaultConstraint
        self._column.setSizeConstraint(fitting)
        tray.setMaximumHeight(MOST)
        tray.show_state()
