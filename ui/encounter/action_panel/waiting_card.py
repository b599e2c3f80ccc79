"""What to do while nobody acts, in the place of the actions."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame

from ui.widgets.buttons import WholeButton
from ui.widgets.labels import Label
from ui.widgets.lines import stacked


class WaitingCard(QFrame):
    """A sentence, and the button that begins the fight, or ends it once it is decided."""

    begin_asked = Signal()
    end_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.words = Label(wraps=True)
        self.begin = WholeButton(self.tr("Begin (Space)"))
        self.end = WholeButton(self.tr("End the fight (Ctrl+E)"))
        layout = stacked(self, margins=(16, 16, 16, 16), spacing=12)
        layout.addWidget(self.words)
        for button, asked in ((self.begin, self.begin_asked), (self.end, self.end_asked)):
            button.setProperty("role", "primary")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(asked)
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def show_words(self, words: str, *, begin: bool, end: bool) -> None:
        """What to do, and which of the buttons does it; empty words are none."""
        self.words.setText(words)
        self.begin.setVisible(begin)
        self.end.setVisible(end)
