"""A text line with completion from a catalogue, and an arrow button that lists all of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeGuard

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QToolButton, QWidget

from models.storage.store import folded
from rules.sheets.schema import words_of
from rules.text.sanitize import without_controls
from ui.theme.icons import icon
from ui.theme.sizes import px
from ui.theme.theme import GRID, look
from ui.widgets.line_edits import LineEdit

WIDTH = 24
"""Width of an arrow in pixels."""


class Arrow(QToolButton):
    """The arrow button at the end of a line with a list."""

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self._line = line
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setProperty("role", "inside")
        words = self.tr("Show all of them")
        self.setToolTip(words)
        self.setAccessibleName(without_controls(words))
        line.installEventFilter(self)
        self.set_shown(False)
        self._tint()
        look().theme_changed.connect(self._tint)

    def set_shown(self, shown: bool) -> None:
        """Whether there is something to list."""
        self.setVisible(shown)
        self._line.setTextMargins(0, 0, px(WIDTH) - px(GRID) if shown else 0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the arrow at the end of its line."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._line.width() - px(WIDTH), 0, px(WIDTH), self._line.height())
        return super().eventFilter(watched, event)

    def _tint(self) -> None:
        self.setIcon(icon("chevron-down", "muted"))


_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_COMMANDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def take_only_one(completer: QCompleter | None, event: QEvent) -> str:
    """Return the only completion left, which Enter or Tab accepts, and hide the list; else return nothing."""
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


def is_unclaimed(event: QEvent) -> TypeGuard[QKeyEvent]:
    """Return whether a key means nothing to the line, so that the form or the window may handle it."""
    return event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and not event.isAccepted()


def keep_or_fold(completer: QCompleter | None, unclaimed: QKeyEvent) -> None:
    """Close an open list on a key with Ctrl or Alt, meant for the form or the window; keep other keys in it."""
    popup = None if completer is None else completer.popup()
    if popup is None or not popup.isVisible():
        return
    if unclaimed.modifiers() & _COMMANDING:
        popup.hide()
    else:
        unclaimed.accept()


def is_enter(event: QEvent) -> bool:
    """Return whether a key is Enter, which only accepts a completion; Tab also moves on."""
    return isinstance(event, QKeyEvent) and event.key() in _ENTER


class PickLine(LineEdit):
    """A text line that lists its words, if there are any."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_closed = False
        self._arrow = Arrow(self)
        self._arrow.clicked.connect(self.show_all)

    @property
    def is_typed_in(self) -> bool:
        """Whether somebody is typing in it: its words lie over it then, or it has the keys."""
        popup = None if self.completer() is None else self.completer().popup()
        return self.hasFocus() or (popup is not None and popup.isVisible())

    def offer(self, words: list[str], *, closed: bool = False) -> None:
        """Set the words; `closed`: no others are allowed."""
        self._is_closed = closed
        completer = QCompleter(words, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(completer)
        self._arrow.set_shown(bool(words))

    def show_all(self) -> None:
        """List every word, whatever the line contains."""
        completer = self.completer()
        if completer is not None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            completer.setCompletionPrefix("")
            completer.complete()

    def event(self, event: QEvent) -> bool:
        """Accept the only word left by Enter; by Tab too if no other is allowed."""
        completer = self.completer()
        word = take_only_one(completer, event) if self._is_closed or is_enter(event) else ""
        if word:
            self.setText(word)
            if is_enter(event):
                return True
        done = super().event(event)
        if is_unclaimed(event):
            keep_or_fold(completer, event)
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """List every word by the arrow down; close the list for a whole word."""
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


MOST_NAMED = 13
"""The most allowed words named in a fault: one book has many kinds of dice."""


class CatalogueIndex:
    """All words of a catalogue, found by the reader's word or the sheet's, ignoring case and accents."""

    def __init__(self, words: Mapping[str, str], *, own: bool = False) -> None:
        """`words`: the sheet's word to the shown one; `own`: other words are allowed too."""
        self.words = dict(words)
        self._own = own
        self._meant = {folded(typed): word for word in self.words for typed in (word, word.replace("_", " "))}
        self._meant |= {folded(shown): word for word, shown in self.words.items()}

    def shown(self, word: str) -> str:
        """Return the reader's word for one of the sheet; a word of the user's own is shown as typed."""
        if not self._own or word in self.words:
            return self.words.get(word, word)
        shown = words_of(word)
        self._meant.setdefault(folded(shown), word)
        return shown

    def meant(self, text: str) -> str | None:
        """Return the sheet's word for a typed one, or None."""
        return self._meant.get(folded(text.strip()))

    def problem(self, typed: Iterable[str]) -> str:
        """Return what is wrong with typed words; empty if nothing is."""
        odd = next((item for item in typed if self.meant(item) is None), None)
        if odd is None:
            return ""
        near = self._near(odd)
        if not near:
            sentence = QCoreApplication.translate("CatalogueIndex", "“{word}” is not one of the words allowed here.")
            return sentence.format(word=odd)
        sentence = QCoreApplication.translate(
            "CatalogueIndex", "“{word}” is not allowed here, but one of these is: {words}."
        )
        return sentence.format(word=odd, words=", ".join(near))

    def _near(self, typed: str) -> list[str]:
        """Return all words if they are few; else those with the longest beginning in common with `typed`."""
        shown = list(dict.fromkeys(self.words.values()))
        if len(shown) <= MOST_NAMED:
            return shown
        wanted = folded(typed.strip())
        for length in range(len(wanted), 0, -1):
            words = [word for word in shown if folded(word).startswith(wanted[:length])]
            if words:
                return words if len(words) <= MOST_NAMED else []
        return []
