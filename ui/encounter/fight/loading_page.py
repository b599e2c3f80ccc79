"""The page shown while a large fight is read: its name and how many combatants come."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.theme.theme import GRID
from ui.widgets.labels import Label
from ui.widgets.layouts import fill, stacked

LARGE = 100
"""The number of combatants from which reading takes noticeably long."""


class LoadingPage(QWidget):
    """Painted before the fight is read; handles no key but Esc and passes none on."""

    cancel_requested = Signal()
    """Esc: do not open the fight."""

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
        """Show the name and the number of combatants, and whether Esc cancels."""
        self.title.setText(name)
        self.setAccessibleName(self.title.text())
        self.words.setText(self.tr("{many} combatants are coming.").format(many=many))
        self.hint.setText(self.tr("Esc goes back to the encounters."))
        self.hint.setVisible(may_leave)

    def paint_now(self) -> None:
        """Paint at once, without waiting for the event loop."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.repaint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Cancel by Esc; ignore other keys."""
        if event.key() == Qt.Key.Key_Escape:
            self.cancel_requested.emit()
