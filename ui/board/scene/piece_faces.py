"""The face of a piece: its picture or its initials with the letter that aims at it, and the sign of its state."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from rules.core.state import FOES, PARTY
from ui.services.pictures import square
from ui.theme import icons
from ui.theme.theme import STRONG, current

SIGNS: Mapping[str, str] = {"unconscious": "bed", "dead": "skull", "stone": "octagon-pause"}
"""State to the sign shown instead of the face."""
DYING = "heart-pulse"
HIDDEN = "eye-off"
SMALLEST_FACE, SMALLEST_BAR = 34.0, 17.0
"""Least size of a cell in pixels for a face beside the letter, and for the bar."""
PICTURE = 96
"""Side in pixels of a piece's picture, at any scale."""
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
    return Detail.BAR if pixels < SMALLEST_FACE else Detail.FACE


def body_of(side: float, detail: Detail) -> QRectF:
    """Return the body of a piece; it fills its cell if nothing is beside it."""
    return QRectF(2, 2, side - 4, side - 4) if detail is Detail.LETTER else QRectF(7, 5, side - 14, side - 17)


def outline(body: QRectF, side: str) -> QPainterPath:
    """Return the shape of a side's pieces: a disc for the party, a square for foes, a diamond for others."""
    path = QPainterPath()
    if side == PARTY:
        path.addEllipse(body)
    elif side == FOES:
        path.addRoundedRect(body, 5, 5)
    else:
        middle = body.center()
        top, bottom = QPointF(middle.x(), body.top() - 2), QPointF(middle.x(), body.bottom() + 2)
        path.addPolygon(
            QPolygonF([top, QPointF(body.right() + 2, middle.y()), bottom, QPointF(body.left() - 2, middle.y())])
        )
        path.closeSubpath()
    return path


def paint_picture(painter: QPainter, path: QPainterPath, address: str) -> bool:
    """Fill a shape with the middle of a picture; return False if it cannot be shown."""
    face = square(address, PICTURE)
    if face.isNull():
        return False
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipPath(path)
    painter.drawImage(path.boundingRect(), face)
    painter.restore()
    return True


def paint_letters(painter: QPainter, body: QRectF, letters: str, color: QColor, scale: float) -> None:
    """Paint letters in the middle of a body, never too small to read."""
    font = QFont(painter.font())
    wanted = max(body.height() * (0.46 if len(letters) > 1 else 0.55), _READABLE / scale)
    font.setPixelSize(max(1, round(min(body.height() * 0.92, wanted))))
    font.setWeight(STRONG)
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(body.adjusted(-6, 0, 6, 0), Qt.AlignmentFlag.AlignCenter, letters)


def paint_key(painter: QPainter, letter: str, side: str) -> None:
    """Paint the letter that aims at it in a corner: round for the party, like its badge in the order."""
    theme = current()
    badge = QRectF(0.5, 0.5, 16, 16)
    corner = 8 if side == PARTY else 2
    painter.setPen(QPen(theme.color("text"), 1))
    painter.setBrush(QBrush(theme.color("raised")))
    painter.drawRoundedRect(badge, corner, corner)
    font = QFont(painter.font())
    font.setPixelSize(12)
    font.setWeight(STRONG)
    painter.setFont(font)
    painter.setPen(theme.color("text"))
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, letter.upper())


def paint_hidden(painter: QPainter, body: QRectF, path: QPainterPath, scale: float) -> None:
    """Paint a dashed edge and a crossed out eye: the players do not see it."""
    theme = current()
    painter.setOpacity(1.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("text"), max(1.5, 1.5 / scale), Qt.PenStyle.DashLine))
    painter.drawPath(path)
    wide = min(body.width() * 0.6, max(16.0, 12.0 / scale))
    badge = QRectF(body.right() - wide + 4, body.bottom() - wide + 4, wide, wide)
    painter.setPen(QPen(theme.color("text"), 1))
    painter.setBrush(QBrush(theme.color("raised")))
    painter.drawEllipse(badge)
    edge = wide * 0.16
    icons.paint(painter, HIDDEN, badge.adjusted(edge, edge, -edge, -edge), theme.color("text"))
