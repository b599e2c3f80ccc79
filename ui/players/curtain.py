"""What lies over the fight on the players' screen: the curtain, and whatever the game master shows in its place."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter

from ui.players.screen_painter import CENTER, DEED, GAP, GREATEST, HEADING, NAME, face, paint_ground, sheet_of
from ui.theme.emblem import Emblem, paint_emblem
from ui.theme.fonts import PAGE, TITLE, font
from ui.theme.icons import paint_drawing
from ui.theme.sizes import unscaled
from ui.theme.theme import current

LETTERS = 4000
"""The most signs of a text that are shown."""
PICTURE_PART, TEXT_PART = 0.62, 0.8
"""The part of the screen that a portrait may take beside a name, and a text across."""
FAINT = 0.14
"""How strong the drawing is that lies under the words of the curtain."""
translate = QCoreApplication.translate


@dataclass(frozen=True)
class Shown:
    """Something that is shown in place of the fight: a picture, a portrait or a text, with a title or without."""

    title: str = ""
    text: str = ""
    picture: QImage | None = field(default=None, compare=False)
    emblem: Emblem | None = None

    @property
    def name(self) -> str:
        """What it is called in one line."""
        first = next(iter(self.text.split("\n")), "")
        return self.title or first or translate("PlayersScreen", "a picture")


def paint_curtain(painter: QPainter, size: QSizeF, title: str, picture: QImage | None) -> None:
    """Paint the curtain: a picture, or a plain sheet with a title."""
    if picture is not None:
        _paint_picture(painter, QRectF(0, 0, size.width(), size.height()), picture)
        return
    with unscaled():
        scale, sheet = sheet_of(size)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        whole = QRectF(0, 0, sheet.width(), sheet.height())
        paint_ground(painter, whole, "")
        side = min(sheet.width(), sheet.height()) * 0.7
        drawing = QRectF(0, 0, side, side)
        drawing.moveCenter(whole.center())
        painter.setOpacity(FAINT)
        paint_drawing(painter, "crossed-swords", drawing, current().color("gold"))
        painter.setOpacity(1.0)
        room = whole.adjusted(sheet.width() * 0.1, 0, -sheet.width() * 0.1, 0)
        write_large(painter, room, title, GREATEST)
        painter.restore()


def paint_shown(painter: QPainter, size: QSizeF, shown: Shown) -> None:
    """Paint what is shown: a picture as large as it goes, a portrait over its name, or a text."""
    whole = QRectF(0, 0, size.width(), size.height())
    if shown.picture is not None and not shown.title:
        _paint_picture(painter, whole, shown.picture)
        return
    with unscaled():
        scale, sheet = sheet_of(size)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        whole = QRectF(0, 0, sheet.width(), sheet.height())
        paint_ground(painter, whole, "")
        if shown.picture is not None or shown.emblem is not None:
            _paint_portrait(painter, whole, shown)
        else:
            _paint_text(painter, whole, shown)
        painter.restore()


def _paint_picture(painter: QPainter, rect: QRectF, picture: QImage) -> None:
    """Paint a picture as large as it goes, and nothing of it cut off."""
    painter.fillRect(rect, current().board_color("ink"))
    size = QSizeF(picture.size()).scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRectF(rect.topLeft(), size)
    place.moveCenter(rect.center())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(place, picture)


def _paint_portrait(painter: QPainter, whole: QRectF, shown: Shown) -> None:
    side = min(whole.width(), whole.height()) * PICTURE_PART
    place = QRectF(0, 0, side, side)
    place.moveCenter(whole.center())
    place.translate(0, -whole.height() * 0.1)
    if shown.picture is not None:
        size = QSizeF(shown.picture.size()).scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatio)
        fitted = QRectF(place.topLeft(), size)
        fitted.moveCenter(place.center())
        painter.drawImage(fitted, shown.picture)
    elif shown.emblem is not None:
        painter.setFont(face(NAME))
        paint_emblem(painter, place, shown.emblem)
    below = QRectF(
        whole.left() + GAP, place.bottom() + GAP, whole.width() - 2 * GAP, whole.bottom() - place.bottom() - 2 * GAP
    )
    write_large(painter, below, shown.title, GREATEST)


def _paint_text(painter: QPainter, whole: QRectF, shown: Shown) -> None:
    """Write a text as large as all of it can be read; what has no room at the least height is cut."""
    wide = min(whole.width() * TEXT_PART, 1500.0)
    room = QRectF((whole.width() - wide) / 2, GAP * 3, wide, whole.height() - GAP * 6)
    if shown.title:
        title = QRectF(room.left(), room.top(), room.width(), HEADING * 2)
        write_large(painter, title, shown.title, HEADING + GAP)
        room.setTop(title.bottom() + GAP)
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
    words = shown.text[:LETTERS]
    box, high = QRect(0, 0, int(room.width()), 10**6), DEED - 4
    for tried in range(HEADING + GAP, DEED - 5, -2):
        if QFontMetrics(font(PAGE, tried)).boundingRect(box, int(flags), words).height() <= room.height():
            high = tried
            break
    metrics = QFontMetrics(font(PAGE, high))
    while " " in words and metrics.boundingRect(box, int(flags), words).height() > room.height():
        words = f"{words[: int(len(words) * 0.95)].rpartition(' ')[0].rstrip(' ,·…')}…"
    taken = metrics.boundingRect(box, int(flags), words).height()
    painter.setFont(font(PAGE, high))
    painter.setPen(current().color("text"))
    painter.drawText(room.adjusted(0, max(0.0, (room.height() - taken) / 2.6), 0, 0), int(flags), words)


def write_large(painter: QPainter, room: QRectF, words: str, most: int) -> None:
    """Write a few words in the face of titles into the middle of a place, as large as they fit."""
    flags = int(Qt.TextFlag.TextWordWrap | CENTER)
    great = font(TITLE, most)
    for high in range(most, NAME - 1, -4):
        great = font(TITLE, high)
        metrics = QFontMetrics(great)
        taken = metrics.boundingRect(room.toRect(), flags, words)
        widest = max((metrics.horizontalAdvance(word) for word in words.split()), default=0)
        if taken.height() <= room.height() and widest <= room.width():
            break
    painter.setFont(great)
    painter.setPen(current().color("text"))
    painter.drawText(room, flags, words)
