"""A line of text that offers the words of a catalogue: while one types, and all of them by its arrow."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from ui.icons import icon
from ui.theme import look


class Arrow(QObject):
    """The arrow at the end of a line that has something to list."""

    pressed = Signal()

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self._action = QAction(self.tr("Show all of them"), line)
        self._action.triggered.connect(self.pressed)
        line.addAction(self._action, QLineEdit.ActionPosition.TrailingPosition)
        self.set_shown(False)
        self._tint()
        look().changed.connect(self._tint)

    def set_shown(self, shown: bool) -> None:
        """Whether there is something to list."""
        self._action.setVisible(shown)

    def _tint(self) -> None:
        self._action.setIcon(icon("chevron-down", "muted"))


class PickLine(QLineEdit):
    """A line of text; where it has words to choose among it lists them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._arrow = Arrow(self)
        self._arrow.pressed.connect(self.show_all)

    def offer(self, words: list[str]) -> None:
        """Takes the words that are offered."""
        completer = QCompleter(words, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(completer)
        self._arrow.set_shown(bool(words))

    def show_all(self) -> None:
        """Lists every word, whatever stands in the line."""
        completer = self.completer()
        if completer is not None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            completer.setCompletionPrefix("")
            completer.complete()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow down lists every word."""
        if event.key() == Qt.Key.Key_Down and self.completer() is not None:
            self.show_all()
        else:
            super().keyPressEvent(event)
