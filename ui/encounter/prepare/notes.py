"""A text field of some lines, as high as its text; its text is saved when the focus leaves it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from rules.text.sanitize import without_controls
from ui.widgets.line_edits import GrowingText


class NotesEdit(GrowingText):
    """A text that grows up to some lines; Tab goes on, Ctrl+Enter stays the page's."""

    notes_edited = Signal(str)
    """The text, when it has changed and the cursor has left it."""

    def __init__(self, words: str, most: int, parent: QWidget | None = None) -> None:
        super().__init__(most, parent=parent)
        self._shown = ""
        self._whose = 0
        self._written: dict[int, str] = {}
        """Texts handed over but not saved: a refused one is shown until it can be."""
        self.setPlaceholderText(words)
        self.setAccessibleName(without_controls(words))
        self.setTabChangesFocus(True)

    def show_text(self, saved: str, whose: int = 0) -> None:
        """Show the saved or the refused text of an owner; the same one keeps its cursor."""
        self._shown, self._whose = saved, whose
        if self._written.get(whose) == saved:
            del self._written[whose]
        text = self._written.get(whose, saved)
        if text != self.toPlainText() and not (self.hasFocus() and self.document().isModified()):
            self.setPlainText(text)
            self.document().setModified(False)

    def commit(self) -> None:
        """Hand over what has been written."""
        text = self.toPlainText().strip()
        self.document().setModified(False)
        if text != self._shown:
            self._shown = self._written[self._whose] = text
            self.notes_edited.emit(text)
        else:
            self._written.pop(self._whose, None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leaving it keeps it."""
        super().focusOutEvent(event)
        self.commit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A line end is one; with Ctrl it means the page's command."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.modifiers():
            event.ignore()
        else:
            super().keyPressEvent(event)
