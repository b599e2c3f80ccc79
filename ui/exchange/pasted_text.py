"""A pasted text: what was understood is underlined, and edits are read again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QToolTip, QWidget

from models.exchange.foreign.text.translated_text import UnderstoodSpan
from ui.commands.command import is_pressed
from ui.commands.page_commands import TAKE_IMPORT
from ui.exchange.words import understood_as
from ui.theme.theme import current, look
from ui.widgets.labels import tip

PAUSE = 300
"""Milliseconds after a key before the text is read again."""


class PastedText(QPlainTextEdit):
    """The text, to be read and mended."""

    text_edited = Signal()
    """The text is to be read again, as typing has paused."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAccessibleName(self.tr("The text that is read"))
        self.setPlaceholderText(self.tr("Paste or type a stat block here"))
        self.setTabChangesFocus(True)
        self._spans: Sequence[UnderstoodSpan] = ()
        self._pause = QTimer(self, singleShot=True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self.text_edited)
        self._text = self.toPlainText()
        self.textChanged.connect(self._touched)
        look().theme_changed.connect(self._underline)

    def show_understood(self, text: str, spans: Sequence[UnderstoodSpan]) -> None:
        """Underline the understood parts of a text, if it is still the present one."""
        if text == self.toPlainText():
            self._spans = spans
            self._underline()

    @property
    def underlined(self) -> list[str]:
        """The stretches that are underlined."""
        return [selection.cursor.selectedText() for selection in self.extraSelections()]

    def event(self, event: QEvent) -> bool:
        """Name what the stretch under the mouse was understood as."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = self.cursorForPosition(self.viewport().mapFromGlobal(event.globalPos())).position()
            QToolTip.showText(event.globalPos(), tip(self.named_at(place)), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Ctrl+Enter to the card around it."""
        if is_pressed(TAKE_IMPORT, event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def named_at(self, place: int) -> str:
        """Return what the part at a position was understood as; empty for nothing."""
        here = (span for span in self._spans if self._place(span.start) <= place <= self._place(span.end))
        return next((understood_as(span.field) for span in here), "")

    def _touched(self) -> None:
        # Underlining changes no text, but Qt calls it a change of the document.
        if self.toPlainText() != self._text:
            self._text = self.toPlainText()
            self._spans = ()
            self.setExtraSelections([])
            self._pause.start()

    def _underline(self) -> None:
        style = QTextCharFormat()
        style.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        color: QColor = current().color("accent")
        style.setUnderlineColor(color)
        wash = QColor(color)
        wash.setAlpha(28)
        style.setBackground(wash)
        selections = []
        for span in self._spans:
            selection = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document())
            cursor.setPosition(self._place(span.start))
            cursor.setPosition(self._place(span.end), QTextCursor.MoveMode.KeepAnchor)
            selection.cursor, selection.format = cursor, style
            selections.append(selection)
        self.setExtraSelections(selections)

    def _place(self, index: int) -> int:
        """Qt counts a sign beyond the first 65,536 twice."""
        return index if self._text.isascii() else len(self._text[:index].encode("utf-16-le", "replace")) // 2
