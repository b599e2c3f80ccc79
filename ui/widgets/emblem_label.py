"""An emblem as a widget, at the head of a stage, a card or a block, and as HTML in the text of a label."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.theme.emblem import AS_EVER, Emblem, Standing, paint_emblem
from ui.theme.icons import html_picture, screen_ratio
from ui.theme.sizes import px
from ui.theme.theme import current, look

MARGIN = 2
"""Pixels around the form, for its ring and badges."""


def emblem_tag(emblem: Emblem, side: int) -> str:
    """Return an emblem as HTML for a label, before the name of whose it is."""
    return _tag(emblem, side, current().name, screen_ratio())


@lru_cache(maxsize=256)
def _tag(emblem: Emblem, side: int, _theme: str, ratio: float) -> str:
    def paint_into(painter: QPainter) -> None:
        paint_emblem(painter, QRectF(1, 1, side - 2, side - 2), emblem)

    return html_picture(side, side, ratio, paint_into)


class EmblemLabel(QWidget):
    """Paints an emblem in a square whose side is given at 100 %; whose it is stands beside it."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.emblem: Emblem | None = None
        self.standing = AS_EVER
        self.setFixedSize(px(side), px(side))
        look().theme_changed.connect(self.update)

    def show_emblem(self, emblem: Emblem, standing: Standing = AS_EVER) -> None:
        """Show an emblem, and how it is with its bearer."""
        if (emblem, standing) != (self.emblem, self.standing):
            self.emblem, self.standing = emblem, standing
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        if self.emblem is not None:
            inside = QRectF(self.rect()).adjusted(px(MARGIN), px(MARGIN), -px(MARGIN), -px(MARGIN))
            with QPainter(self) as painter:
                painter.setFont(self.font())
                paint_emblem(painter, inside, self.emblem, self.standing)
