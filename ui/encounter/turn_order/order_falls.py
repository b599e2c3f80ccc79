"""How often somebody falls, in a row of the order: a skull and a percentage where a line has room, else a thin bar."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from rules.odds.estimates import Share
from ui.text.odds_words import percent, percent_within
from ui.theme import icons
from ui.theme.theme import SMALL, Theme, numbers, sized

LEFT, RIGHT, SIGN, THIN = 9, 66, 12, 3
"""Pixels from the left of a row to both ends, of the sign and of the line: nothing else stands there."""
LIKELY = 0.5
"""A fall as likely as this is written as what matters."""


def fall_words(falls: Share | None) -> str:
    """How likely somebody falls, as a line under others; nothing where the odds are not shown."""
    if falls is None:
        return ""
    return "\n" + QCoreApplication.translate("Odds", "falls in {share} of fights").format(share=percent_within(falls))


def paint_fall(painter: QPainter, rect: QRect, second: int | None, falls: Share, theme: Theme, font: QFont) -> None:
    """Draws it; `second` is where the second line stands from the row's top, None where there is none."""
    role = "bad" if falls.share >= LIKELY else "muted"
    if second is None:
        length = (RIGHT - LEFT) * falls.share
        painter.fillRect(QRectF(rect.left() + LEFT, rect.bottom() - THIN, length, THIN), theme.color(role))
        return
    top = rect.top() + second
    icons.paint(painter, "skull", QRectF(rect.left() + LEFT, top + 2, SIGN, SIGN), theme.color(role))
    painter.setFont(numbers(sized(font, SMALL, bold=falls.share >= LIKELY)))
    painter.setPen(theme.color(role))
    place = QRect(rect.left() + LEFT + SIGN + 3, top, RIGHT - LEFT - SIGN - 3, 16)
    painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), percent(falls.share))
