"""The face of a piece at each scale: its emblem, its form with a letter, and what lies beside both."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from ui.theme.emblem import Emblem, Standing, grounds, outline, paint_emblem
from ui.theme.icons import LARGEST_CACHED, draw_pixmap, paint_drawing, scale_of
from ui.theme.row_parts import role_of_share
from ui.theme.sizes import exact
from ui.theme.theme import STRONG, current

SMALLEST_FACE, SMALLEST_BAR = 34.0, 17.0
"""Least size of a cell in pixels for an emblem beside the letter, at 100 %, and for the bar.

What stands on a piece grows with the board alone. Larger text is the letter of the small form, until beside an emblem
it is as large.
"""
RING, GAP, EDGE = 2.0, 1.0, 1.2
"""The width of the ring that parts a piece from the ground, of what parts that from the form, and of dark edges."""
AROUND = 8.0
"""How far shadow and rings stand out of a form at the most."""
BAR = 5.0
"""The height of the bar."""
_READABLE = 10.0
"""Least size of a letter in pixels."""


class Detail(IntEnum):
    """How much of a piece is drawn at a scale."""

    LETTER = 0
    """The letter alone, as large as its cell."""
    BAR = 1
    FACE = 2


def detail_at(pixels: float) -> Detail:
    """Return the detail of a piece with a side of so many pixels."""
    if pixels < SMALLEST_BAR:
        return Detail.LETTER
    return Detail.BAR if pixels < exact(SMALLEST_FACE) else Detail.FACE


def body_of(side: float, detail: Detail) -> QRectF:
    """Return the square of a piece's form; it fills its cell if nothing is beside it."""
    return QRectF(4, 4, side - 8, side - 8) if detail is Detail.LETTER else QRectF(7.5, 4.5, side - 15, side - 15)


def paint_glow(painter: QPainter, side: float) -> None:
    """Draw the light around who acts."""
    hue = current().color("turn")
    glow = QRadialGradient(side / 2, side / 2, side * 0.66)
    for at, opacity in ((0.5, 235), (0.72, 150), (1.0, 0)):
        hue.setAlpha(opacity)
        glow.setColorAt(at, hue)
    painter.fillRect(QRectF(-2, -2, side + 4, side + 4), glow)


def paint_plate(painter: QPainter, body: QRectF, form: str, *, active: bool) -> None:
    """Draw what lies under an emblem: its shadow, and a ring that parts it from any ground."""
    scale = scale_of(painter)
    if not 0 < body.width() * scale <= LARGEST_CACHED:
        _paint_plate(painter, body, form, active=active)
        return
    picture = _plate(form, active, body.width(), scale, current().name)
    draw_pixmap(painter, body.adjusted(-AROUND, -AROUND, AROUND, AROUND), picture, scale)


@lru_cache(maxsize=32)
def _plate(form: str, active: bool, width: float, scale: float, _theme: str) -> QPixmap:
    side = round((width + 2 * AROUND) * scale)
    made = QPixmap(side, side)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        _paint_plate(painter, QRectF(AROUND, AROUND, width, width), form, active=active)
    return made


def _paint_plate(painter: QPainter, body: QRectF, form: str, *, active: bool) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(current().board_color("shade"))
    painter.drawPath(outline(body.adjusted(-RING, 0, RING, 2 * RING), form))
    path, theme = outline(body, form), current()
    rings = [("glyph", RING)] if not active else [("glyph", 1.5 * RING + GAP), ("turn", 1.5 * RING), ("glyph", GAP)]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, width in ((theme.board_color("ink"), rings[0][1] + EDGE), *((theme.color(hue), w) for hue, w in rings)):
        pen = QPen(color, 2 * width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
    painter.fillPath(path, theme.color("raised"))


def paint_face(painter: QPainter, body: QRectF, emblem: Emblem, standing: Standing, *, active: bool) -> None:
    """Draw the emblem of a piece with what parts it from the ground."""
    paint_plate(painter, body, emblem.form, active=active)
    paint_emblem(painter, body, emblem, standing)


def paint_small_face(
    painter: QPainter, body: QRectF, emblem: Emblem, standing: Standing, letter: str, scale: float, *, active: bool
) -> None:
    """Draw the form of a piece with its letter, or with the drawing of why it is down: for more there is no room."""
    theme, path = current(), outline(body, emblem.form)
    hollow = standing.down or standing.hidden
    paint_plate(painter, body, emblem.form, active=active)
    ink = theme.color("text") if hollow else theme.color("glyph")
    if not hollow:
        shade = QLinearGradient(body.topLeft(), body.bottomLeft())
        for at, color in enumerate(grounds(emblem, theme)):
            shade.setColorAt(at, color)
        painter.fillPath(path, shade)
    else:
        painter.setPen(QPen(theme.color(standing.badge_role), max(1.5, 1.5 / scale), Qt.PenStyle.DashLine))
        painter.drawPath(path)
    if standing.badge:
        inset = body.width() * 0.16
        paint_drawing(
            painter,
            standing.badge,
            body.adjusted(inset, inset, -inset, -inset),
            theme.color(standing.badge_role) if hollow else ink,
        )
    else:
        _paint_letter(painter, body, letter, ink, scale)


def _paint_letter(painter: QPainter, body: QRectF, letter: str, color: QColor, scale: float) -> None:
    """Draw a letter in the middle of a form, never too small to read."""
    font = QFont(painter.font())
    wanted = max(body.height() * 0.6, _READABLE / scale)
    font.setPixelSize(max(1, round(min(body.height(), wanted))))
    font.setWeight(STRONG)
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(body.adjusted(-6, -3, 6, 3), Qt.AlignmentFlag.AlignCenter, letter)


def paint_facing(painter: QPainter, body: QRectF, degrees: int) -> None:
    """Draw a beak at the edge of a piece, dark within a light edge: it is seen on any ground."""
    theme = current()
    painter.save()
    painter.translate(body.center())
    painter.rotate(degrees)
    half = body.height() / 2
    beak = QPainterPath()
    beak.addPolygon(QPolygonF([QPointF(-8, 2 - half), QPointF(0, -7 - half), QPointF(8, 2 - half)]))
    beak.closeSubpath()
    pen = QPen(theme.color("glyph"), 2.5)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(beak, pen)
    painter.fillPath(beak, theme.board_color("ink"))
    painter.restore()


def paint_edge(painter: QPainter, rect: QRectF, corner: float, color: QColor) -> None:
    """Draw what is a little larger than what will be painted into a rectangle, and parts it from the ground."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(rect.adjusted(-EDGE, -EDGE, EDGE, EDGE), corner + EDGE, corner + EDGE)


def paint_life(painter: QPainter, side: float, share: float) -> None:
    """Draw the bar of the pool that a life hangs on, on a dark ground of its own."""
    theme = current()
    bar = QRectF(7, side - BAR - 2, side - 14, BAR)
    corner = bar.height() / 2
    paint_edge(painter, bar, corner, theme.board_color("ink"))
    if share > 0:
        bar.setWidth(max(BAR / 2, bar.width() * min(1.0, share)))
        painter.setBrush(theme.board_color(role_of_share(share)))
        painter.drawRoundedRect(bar, corner, corner)
