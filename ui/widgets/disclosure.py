"""What is seldom needed stands behind a word that unfolds it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.widgets.controls import Button
from ui.widgets.lines import lined, stacked


class More(QWidget):
    """A quiet button, and below it what it unfolds."""

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inner = inner
        column = stacked(self, spacing=4)
        self.button = Button("chevron-right", self.tr("More"), "quiet")
        self.button.setCheckable(True)
        self.button.toggled.connect(self._turn)
        row = lined()
        row.addWidget(self.button)
        row.addStretch()
        column.addLayout(row)
        column.addWidget(inner)
        inner.hide()

    def open(self) -> None:
        """Unfolds it."""
        self.button.setChecked(True)

    def _turn(self, opened: bool) -> None:
        self._inner.setVisible(opened)
        self.button.change_icon("chevron-down" if opened else "chevron-right")
