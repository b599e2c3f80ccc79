"""Who comes next and what it can do at a glance, in the place of questions while none is open."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rules.text.sanitize import without_controls
from ui.encounter.turn_order.chips import placed_tokens
from ui.encounter.turn_order.delegate import standing_of
from ui.encounter.turn_order.model import vital_of
from ui.session.view.stage import NextView
from ui.text.words import figure
from ui.theme.emblem import paint_emblem
from ui.theme.sizes import px
from ui.theme.status_token import paint_token
from ui.theme.theme import GRID, NORMAL, SMALL, current, elided, look, numbers, short_name, sized
from ui.widgets.labels import tip

HEIGHT, EMBLEM = 48, 32
LINE = 20
"""The height of each of its two lines."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class NextLine(QWidget):
    """The emblem, name, life, statuses and things of who comes next, in two lines without a frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: NextView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.hide()
        look().theme_changed.connect(self.update)

    def show_next(self, shown: NextView | None) -> None:
        """Show who comes next; None empties the line."""
        if shown == self.shown:
            return
        self.shown = shown
        words = ""
        if shown is not None:
            name = f"{shown.row.letter.upper()}: {shown.row.name}" if shown.row.letter else shown.row.name
            words = ". ".join(filter(None, (self.tr("Next: {name}").format(name=name), shown.things)))
            words = f"{words}\n{shown.row.spoken()}"
        self.setAccessibleName(without_controls(words))
        self.setToolTip(tip(words))
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as there is room, and of one height."""
        return QSize(px(240), px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the two lines."""
        if self.shown is None:
            return
        row, theme, font = self.shown.row, current(), self.font()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(font)
            emblem = QRectF(px(GRID) / 2, (px(HEIGHT) - px(EMBLEM)) / 2, px(EMBLEM), px(EMBLEM))
            paint_emblem(painter, emblem, row.look.as_emblem(row.side, row.name), standing_of(row, "surface"))
            left, right = emblem.right() + px(GRID) + px(2), float(self.width())
            top = QRectF(left, px(3), right - left, px(LINE))
            self._paint_name(painter, top, self.shown, font)
            painter.setFont(sized(font, SMALL))
            painter.setPen(theme.color("muted"))
            things = elided(QFontMetrics(sized(font, SMALL)), self.shown.things, int(right - left))
            painter.drawText(QRectF(left, top.bottom() + 1, right - left, px(LINE)), _LEFT, things)

    def _paint_name(self, painter: QPainter, line: QRectF, shown: NextView, font: QFont) -> None:
        """Paint that it is next, its name, its life, and its tokens as far as they have room."""
        row, theme = shown.row, current()
        small, bold = sized(font, SMALL), sized(font, NORMAL, bold=True)
        caption = self.tr("Next")
        painter.setFont(small)
        painter.setPen(theme.color("muted"))
        painter.drawText(line, _LEFT, caption)
        line.setLeft(line.left() + QFontMetrics(small).horizontalAdvance(caption) + px(GRID))
        name = short_name(QFontMetrics(bold), row.name, int(line.width() * 0.6))
        painter.setFont(bold)
        painter.setPen(theme.color("text"))
        painter.drawText(line, _LEFT, name)
        line.setLeft(line.left() + QFontMetrics(bold).horizontalAdvance(name) + px(GRID))
        if (vital := vital_of(row)) is not None:
            figures = f"{vital.label} {figure(vital.value)}/{vital.maximum}"
            painter.setFont(numbers(small))
            painter.setPen(theme.color("muted"))
            painter.drawText(line, _LEFT, figures)
            line.setLeft(line.left() + QFontMetrics(numbers(small)).horizontalAdvance(figures) + px(GRID))
        line.adjust(0, 1, 0, -1)
        for placed in placed_tokens(row.chips, line, font):
            paint_token(painter, placed.place, placed.token, font)
