"""A line of text that offers the words of a catalogue: while one types, and all of them by its arrow."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QToolButton, QWidget

from rules.text.sanitize import unturned
from ui.theme.icons import icon
from ui.theme.theme import GRID, look
from ui.widgets.line_edits import Line

WIDTH = 24
"""Pixels across of an arrow."""


class Arrow(QToolButton):
    """The arrow at the end of a line that has something to list."""

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self._line = line
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setProperty("role", "inside")
        words = self.tr("Show all of them")
        self.setToolTip(words)
        self.setAccessibleName(unturned(words))
        line.installEventFilter(self)
        self.set_shown(False)
        self._tint()
        look().changed.connect(self._tint)

    def set_shown(self, shown: bool) -> None:
        """Whether there is something to list."""
        self.setVisible(shown)
        self._line.setTextMargins(0, 0, WIDTH - GRID if shown else 0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps to the end of its line."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._line.width() - WIDTH, 0, WIDTH, self._line.height())
        return super().eventFilter(watched, event)

    def _tint(self) -> None:
        self.setIcon(icon("chevron-down", "muted"))


_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_COMMANDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def take_only_one(completer: QCompleter | None, event: QEvent) -> str:
    """The word that Enter or Tab takes because no other is offered any more, and hides the list; else nothing."""
    if completer is None or event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
        return ""
    popup = completer.popup()
    takes = event.key() in _ENTER or event.key() == Qt.Key.Key_Tab
    if not takes or popup is None or not popup.isVisible() or popup.currentIndex().isValid():
        return ""
    if completer.completionCount() != 1:
        return ""
    word = completer.currentCompletion()
    popup.hide()
    return word


def is_for_others(event: QEvent) -> bool:
    """Whether a key with Ctrl or Alt comes that the line itself has no use for."""
    return (
        event.type() == QEvent.Type.ShortcutOverride
        and isinstance(event, QKeyEvent)
        and bool(event.modifiers() & _COMMANDING)
        and not event.isAccepted()
    )


def fold(completer: QCompleter | None) -> None:
    """Folds the list: an open one keeps every key from the form and the window."""
    popup = None if completer is None else completer.popup()
    if popup is not None:
        popup.hide()


def is_enter(event: QEvent) -> bool:
    """Whether it is Enter, which does nothing else where it takes a word; Tab goes on besides."""
    return isinstance(event, QKeyEvent) and event.key() in _ENTER


class PickLine(Line):
    """A line of text; where it has words to choose among it lists them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_closed = False
        self._arrow = Arrow(self)
        self._arrow.clicked.connect(self.show_all)

    def offer(self, words: list[str], *, closed: bool = False) -> None:
        """Takes the words that are offered; `closed`: no others can stand here."""
        self._is_closed = closed
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

    def event(self, event: QEvent) -> bool:
        """Enter takes the only word that is left; so does Tab, where no other can stand."""
        completer = self.completer()
        word = take_only_one(completer, event) if self._is_closed or is_enter(event) else ""
        if word:
            self.setText(word)
            if is_enter(event):
                return True
        done = super().event(event)
        if is_for_others(event):
            fold(completer)
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow down lists every word; a word that is typed whole needs no list over the next field."""
        if event.key() == Qt.Key.Key_Down and self.completer() is not None:
            self.show_all()
            return
        super().keyPressEvent(event)
        completer = self.completer()
        if completer is not None:
            self._fold(completer)

    def _fold(self, completer: QCompleter) -> None:
        popup = completer.popup()
        is_whole = completer.currentCompletion().casefold() == self.text().casefold()
        if popup is not None and is_whole and completer.completionCount() == 1:
            popup.hide()
