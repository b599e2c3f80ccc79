"""A text field of some lines, as high as its text; its text is saved when the focus leaves it."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from rules.text.sanitize import without_controls
from ui.theme.sizes import px

MARGIN = 24
LEAST = 1
"""The number of lines visible in the lowest windows; others scroll."""


class NotesEdit(QPlainTextEdit):
    """A text that grows up to some lines; Tab goes on, Ctrl+Enter stays the page's."""

    notes_edited = Signal(str)
    """The text, when it has changed and the cursor has left it."""

    def __init__(self, words: str, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._most = most
        self._shown = ""
        self._whose = 0
        self._written: dict[int, str] = {}
        """Texts handed over but not saved: a refused one is shown until it can be."""
        self.setPlaceholderText(words)
        self.setAccessibleName(without_controls(words))
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.textChanged.connect(self._fit)
        self._fit()

    def show_text(self, saved: str, whose: int = 0) -> None:
        """Show the saved or the refused text of an owner; the same one keeps its cursor."""
        self._shown, self._whose = saved, whose
        if self._written.get(whose) == saved:
            del self._written[whose]
        text = self._written.get(whose, saved)
        if text != self.toPlainText() and not (self.hasFocus() and self.document().isModified()):
            self.setPlainText(text)
            self.document().setModified(False)
            self._fit()

    def commit(self) -> None:
        """Hand over what has been written."""
        text = self.toPlainText().strip()
        self.document().setModified(False)
        if text != self._shown:
            self._shown = self._written[self._whose] = text
            self.notes_edited.emit(text)
        else:
            self._written.pop(self._whose, None)

    def _fit(self) -> None:
        # Of a plain text the size of a document is counted in lines as they are wrapped.
        lines = round(self.document().size().height())
        line = self._line_height()
        high = min(max(lines, 1), self._most) * line + px(MARGIN)
        least = min(high, LEAST * line + px(MARGIN))
        if (least, high) != (self.minimumHeight(), self.maximumHeight()):  # a style sets a least height too
            self.setMinimumHeight(least)
            self.setMaximumHeight(high)
            self.updateGeometry()
        self._show_whole_lines()

    def sizeHint(self) -> QSize:
        """As high as its lines; on low windows they scroll."""
        return QSize(super().sizeHint().width(), self.maximumHeight())

    def resizeEvent(self, event: object) -> None:
        """Lines wrap anew."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit()

    def _line_height(self) -> int:
        """Return the height of a line as it is laid out, which may be more than its font asks for."""
        first = self.document().firstBlock().layout()
        return ceil(first.lineAt(0).height()) if first.lineCount() else self.fontMetrics().lineSpacing()

    def _show_whole_lines(self) -> None:
        """Leave the room empty in which less than a line would be seen: as much above the lines as below them."""
        line, edge, margins = self._line_height(), round(self.document().documentMargin()), self.viewportMargins()
        room = self.viewport().height() + margins.top() + margins.bottom() - edge
        lines = round(self.document().size().height())
        fits = room >= lines * line
        free = room % line if line <= room and not fits else 0
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(policy)  # Qt would show it for the edge below the last line
        above = max(0, free - edge) // 2  # its own edge is above the first line alone
        if (above, free - above) != (margins.top(), margins.bottom()):
            self.setViewportMargins(0, above, 0, free - above)

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
