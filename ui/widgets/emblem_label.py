"""An emblem as a widget: at the head of a stage, a card or a block."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.theme.emblem import AS_EVER, Emblem, Standing, paint_emblem
from ui.theme.theme import look

MARGIN = 2
"""Pixels around the form, for its ring and badges."""


class EmblemLabel(QWidget):
    """Paints an emblem in a square; whose it is stands beside it."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.emblem: Emblem | None = None
        self.standing = AS_EVER
        self.setFixedSize(side, side)
        look().theme_changed.connect(self.update)

    def show_emblem(self, emblem: Emblem, standing: Standing = AS_EVER) -> None:
        """Show an emblem, and how it is with its bearer."""
        if (emblem, standing) != (self.emblem, self.standing):
            self.emblem, self.standing = emblem, standing
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        if self.emblem is not None:
            inside = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
            with QPainter(self) as painter:
                painter.setFont(self.font())
                paint_emblem(painter, inside, self.emblem, self.standing)
