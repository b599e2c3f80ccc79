"""A sentence that stays until it is dealt with, over the tabs, with what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from ui.plain import Label

Choice = tuple[str, Callable[[], object]]
"""Words on a button, and what it does."""


class Notice(QFrame):
    """One sentence at a time; nothing waits for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.sentence = Label()
        self.sentence.setWordWrap(True)
        self.buttons: list[QPushButton] = []
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(16, 8, 8, 8)
        self._layout.addWidget(self.sentence, 1)
        self.hide()

    def show_sentence(self, sentence: str, choices: Sequence[Choice] = ()) -> None:
        """Says a sentence, in the place of the one before; every choice is a button, and the last puts it away."""
        if sentence == self.sentence.text() and not self.isHidden():
            return
        for button in self.buttons:
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.sentence.setText(sentence)
        self.setAccessibleName(sentence)
        self.buttons = [self._button(words, do) for words, do in (*choices, (self.tr("Put away"), self.hide))]
        self.show()

    def _button(self, words: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(words)
        button.clicked.connect(lambda checked=False: do())
        self._layout.addWidget(button)
        return button
