"""What stands in place of a large fight until it is read: whose it is, and how many come."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.theme.theme import GRID
from ui.widgets.labels import Label
from ui.widgets.layouts import fill, stacked

LARGE = 100
"""So many combatants take longer than a blink."""


class LoadingPage(QWidget):
    """Painted before anything of the fight is read; of keys it takes none but Esc, and gives none on to the fight."""

    cancel_requested = Signal()
    """Esc: the fight is not wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(role="title", wraps=True)
        self.words = Label(wraps=True)
        self.hint = Label(role="small", wraps=True)
        """What can be done meanwhile."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = stacked(on=self, margins=(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID), spacing=GRID)
        fill(layout, self.title, self.words, self.hint, 1)

    def announce(self, name: str, many: int, *, may_leave: bool) -> None:
        """Say who come, and whether they can still be sent away."""
        self.title.setText(name)
        self.setAccessibleName(self.title.text())
        self.words.setText(self.tr("{many} combatants are coming.").format(many=many))
        self.hint.setText(self.tr("Esc goes back to the encounters."))
        self.hint.setVisible(may_leave)

    def paint_now(self) -> None:
        """Paint itself without waiting for the next round of events."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.repaint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves; whatever else is pressed was meant for nobody who is here."""
        if event.key() == Qt.Key.Key_Escape:
            self.cancel_requested.emit()
