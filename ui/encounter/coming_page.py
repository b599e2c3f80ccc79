"""What stands in place of a large fight while it is read: whose it is, and how many come."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.lines import stacked
from ui.plain import Label
from ui.theme import GRID

LARGE = 100
"""So many combatants take longer than a blink."""


class ComingPage(QWidget):
    """Painted before anything of the fight is read; no key or click is taken until that is whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(role="title", wraps=True)
        self.words = Label(wraps=True)
        layout = stacked(self, margins=(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID), spacing=GRID)
        layout.addWidget(self.title)
        layout.addWidget(self.words)
        layout.addStretch(1)

    def announce(self, name: str, many: int) -> None:
        """Says who come, in its own place and at once."""
        self.title.setText(name)
        self.setAccessibleName(self.title.text())
        self.words.setText(self.tr("{many} combatants are coming.").format(many=many))

    def paint_now(self) -> None:
        """Paints itself without waiting for the next round of events."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.repaint()
