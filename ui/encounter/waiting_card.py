"""What to do while nobody acts, in the place of the actions."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame

from ui.lines import stacked
from ui.plain import Label
from ui.whole_button import WholeButton


class WaitingCard(QFrame):
    """A sentence and, before the fight, the button that begins it."""

    begin_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.words = Label(wraps=True)
        self.begin = WholeButton(self.tr("Begin (Space)"))
        self.begin.setProperty("role", "primary")
        self.begin.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.begin.clicked.connect(self.begin_asked)
        layout = stacked(self, margins=(16, 16, 16, 16), spacing=12)
        layout.addWidget(self.words)
        layout.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignLeft)
