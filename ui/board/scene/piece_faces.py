"""What a piece wears: its picture or its initials with the letter that aims at it, the sign of its state."""

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
"""State to the sign that a piece wears instead of its face."""
DYING = "heart-pulse"
HIDDEN = "eye-off"
SMALLEST_FACE, SMALLEST_BAR = 34.0, 17.0
"""Pixels of a cell from which on a piece has room for a face beside its letter, and for its bar."""
PICTURE = 96
"""Pixels of the side of a picture that a piece wears, whatever the scale."""
_READABLE = 10.0
"""Pixels of a letter at the least."""


class Detail(IntEnum):
    """How much of a piece can be told apart at a scale."""

    LETTER = 0
    """The letter alone, as large as its cell."""
    BAR = 1
    FACE = 2


def detail_at(pixels: float) -> Detail:
    """What a piece shows whose side is so many pixels."""
    if pixels < SMALLEST_BAR:
        return Detail.LETTER
    return Detail.BAR if pixels < SMALLEST_FACE else Detail.FACE


def body_of(side: float, detail: Detail) -> QRectF:
    """The body of a piece: where nothing stands beside it, it fills its cell."""
    return QRectF(2, 2, side - 4, side - 4) if detail is Detail.LETTER else QRectF(7, 5, side - 14, side - 17)


def initials(name: str) -> str:
    """Two letters of a name: of its first and last word, or the first two of its only one; a copy's letter is none."""
    words = [word for word in name.split() if word[0].isalnum()] or [name]
    if len(words) > 1 and len(words[-1]) <= 2:
        words.pop()
    return words[0][:2].title() if len(words) == 1 else (words[0][0] + words[-1][0]).upper()


def outline(body: QRectF, side: str) -> QPainterPath:
    """The form of a side's pieces: a disc for the party, a square for foes, a diamond for others."""
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
    """Fill a form with the middle of a picture; False where it cannot be shown."""
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
    """Letters in the middle of a body, never smaller on the screen than can be read."""
    font = QFont(painter.font())
    wanted = max(body.height() * (0.46 if len(letters) > 1 else 0.55), _READABLE / scale)
    font.setPixelSize(max(1, round(min(body.height() * 0.92, wanted))))
    font.setWeight(STRONG)
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(body.adjusted(-6, 0, 6, 0), Qt.AlignmentFlag.AlignCenter, letters)


def paint_key(painter: QPainter, letter: str, side: str) -> None:
    """The letter that aims at it, in its corner: round for the party, as its badge in the order."""
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
    """A dashed edge and an eye that is struck through: the players do not see it."""
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
