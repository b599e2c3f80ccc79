"""What stands where there is nothing to show."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ui.widgets.buttons import WholeButton
from ui.widgets.controls import ElidedButton
from ui.widgets.labels import Label
from ui.widgets.lines import stacked


class Nothing(QWidget):
    """One sentence, and a button that mends it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = Label(role="muted", wraps=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = WholeButton()
        self.other = ElidedButton("plus", "")
        """Another thing that may have been meant."""
        self.other.hide()
        self.rules = ElidedButton("book-open", self.tr("By other rules…"))
        self.rules.hide()
        column = stacked(self, margins=(8, 0, 8, 0))
        column.addStretch()
        column.addWidget(self.sentence)
        column.addWidget(self.other)
        column.addWidget(self.rules)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        column.addStretch()

    def say(self, sentence: str, button: str) -> None:
        """The sentence, and what the button does about it; where there is nothing to be done there is no button."""
        self.sentence.setText(sentence)
        self.button.setText(button)
        self.button.setVisible(bool(button))
