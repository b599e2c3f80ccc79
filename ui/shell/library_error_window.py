"""The window shown when the library cannot be opened: the reason, and the choices."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from rules.text.sanitize import without_controls
from ui.theme.sizes import px
from ui.widgets.buttons import press_by_enter
from ui.widgets.labels import Label
from ui.widgets.layouts import fill, stacked

WIDTH = 520


class LibraryErrorWindow(QWidget):
    """One sentence and a few clear choices; none of them is taken by itself."""

    again_requested = Signal()
    other_requested = Signal()
    restore_requested = Signal()
    new_requested = Signal()

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self.setWindowTitle("Turnwright")
        self.setMinimumWidth(px(WIDTH))
        self.sentence = Label(sentence, role="heading", wraps=True)
        self.again = QPushButton(self.tr("&Try again"))
        self.other = QPushButton(self.tr("&Open another library…"))
        self.restore = QPushButton(self.tr("&Restore a backup…"))
        self.new = QPushButton(self.tr("&Make a new library…"))
        quit = QPushButton(self.tr("&Quit"))
        layout = stacked(self.sentence, on=self, margins=(24, 24, 24, 24), spacing=12)
        for button, signal in (
            (self.again, self.again_requested),
            (self.other, self.other_requested),
            (self.restore, self.restore_requested),
            (self.new, self.new_requested),
        ):
            button.clicked.connect(signal)
            layout.addWidget(button)
        quit.clicked.connect(self.close)
        fill(layout, quit, 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keys, as everywhere."""
        if not press_by_enter(event, self.focusWidget()):
            super().keyPressEvent(event)

    def say(self, sentence: str) -> None:
        """Say what is the matter now."""
        self.sentence.setText(sentence)
        self.setAccessibleName(without_controls(sentence))
