"""The page of a stat block, as wide as its pane."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from ui.bestiary.stat_block.data import Shown
from ui.bestiary.stat_block.view import html
from ui.theme.theme import GRID, look
from ui.widgets.reading_page import ReadingPage


class StatBlock(ReadingPage):
    """The page that shows a stat block; it can be selected, copied and scrolled by keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: Shown | None = None
        self._page, self._width = "", 0
        """The page as it was set, and for which width."""
        self._drawing = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "page")
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setAccessibleName(self.tr("Stat block"))
        self.document().setDocumentMargin(0)
        self.setViewportMargins(0, 0, GRID, 0)
        look().changed.connect(self._draw)

    @property
    def shown(self) -> Shown | None:
        """What it shows."""
        return self._shown

    def show_block(self, shown: Shown | None) -> None:
        """Shows a stat block; the page stays where it is when the same creature is shown again.

        Whoever reads the library again finds most of it as it was: then nothing is set, and what is selected stays.
        """
        same = shown is not None and self._shown is not None and shown.name == self._shown.name
        place = self.verticalScrollBar().value() if same else 0
        self._shown = shown
        if self._written() == self._page:
            return
        self._draw()
        self.verticalScrollBar().setValue(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sets as many figures side by side as the new width has room for."""
        super().resizeEvent(event)
        if self._written() != self._page:
            place = self.verticalScrollBar().value()
            self._draw()
            self.verticalScrollBar().setValue(place)

    def _draw(self) -> None:
        # A scroll bar that comes while a page is set resizes it: set within itself, the page would stand there twice.
        if self._drawing:
            return
        self._drawing = True
        self._set_page()
        if self.viewport().width() != self._width and self._written() != self._page:
            self._set_page()
        self._drawing = False

    def _written(self) -> str:
        """The page for the width that there is now."""
        return html(self._shown, self.viewport().width()) if self._shown is not None else ""

    def _set_page(self) -> None:
        self._page, self._width = self._written(), self.viewport().width()
        self.setHtml(self._page)
