"""Labels that show markup."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

from ui.widgets.labels import Label

MEASURED_ANEW = (QEvent.Type.FontChange, QEvent.Type.StyleChange)
"""The events after which the same text has another height."""


class MarkupLabel(Label):
    """A text with markup in as many lines as it needs, measured once for each width.

    Qt sets all of it twice, there and back, whenever a layout asks how high it would be, and each layout around it
    asks several times.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, wraps=True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._heights: dict[tuple[int, int, int], int] = {}
        """Width and margins to height, as long as text and letters are the same."""

    def setText(self, text: str) -> None:  # noqa: N802
        """Shows another text."""
        self._heights.clear()
        super().setText(text)

    def changeEvent(self, event: QEvent) -> None:
        """Other letters have another height."""
        if event.type() in MEASURED_ANEW:
            self._heights.clear()
        super().changeEvent(event)

    def heightForWidth(self, width: int) -> int:
        """How high the text is at a width."""
        inner = self.contentsRect()
        key = width, self.width() - inner.width(), self.height() - inner.height()
        if key not in self._heights:
            self._heights[key] = super().heightForWidth(width)
        return self._heights[key]
