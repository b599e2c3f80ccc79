"""The buttons under a board that bring more or less of it into sight."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from ui.board.view import BoardView


class SightBar(QWidget):
    """Farther, nearer, all who fight, all of the board."""

    def __init__(self, view: BoardView, fit_fight: Callable[[], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._steps: list[QToolButton] = []
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for text, hint, slot in (
            ("−", self.tr("Farther (Ctrl+−)"), self._farther),
            ("+", self.tr("Nearer (Ctrl++)"), self._nearer),
            (self.tr("Fight"), self.tr("All who stand on it (Ctrl+9)"), fit_fight),
            (self.tr("Fit"), self.tr("The whole board (Ctrl+0)"), view.fit),
        ):
            button = QToolButton()
            button.setText(text)
            button.setToolTip(hint)
            button.setProperty("role", "quiet")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(slot)
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
            if slot in (self._farther, self._nearer):
                self._steps.append(button)

    def show_steps(self, *, shown: bool) -> None:
        """Shows the steps of the zoom, or leaves their room to others."""
        for button in self._steps:
            button.setVisible(shown)

    def _farther(self) -> None:
        self._view.zoom(1 / 1.25)

    def _nearer(self) -> None:
        self._view.zoom(1.25)
