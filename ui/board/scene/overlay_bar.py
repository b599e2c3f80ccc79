"""The buttons under a board that bring more or less of it into sight."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QToolButton, QWidget

from ui.board.scene.view import BoardView
from ui.widgets.controls import IconButton
from ui.widgets.lines import lined


class SightBar(QWidget):
    """Farther, nearer, all who fight, all of the board."""

    def __init__(self, view: BoardView, fit_fight: Callable[[], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._steps: list[QToolButton] = []
        layout = lined(self, spacing=0)
        for name, hint, slot in (
            ("zoom-out", self.tr("Farther (Ctrl+−)"), self._farther),
            ("zoom-in", self.tr("Nearer (Ctrl++)"), self._nearer),
            ("users", self.tr("All who stand on it (Ctrl+9)"), fit_fight),
            ("maximize", self.tr("The whole board (Ctrl+0)"), view.fit),
        ):
            button = IconButton(name, hint)
            button.clicked.connect(slot)
            layout.addWidget(button)
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
