"""The parts of a printed handout besides text: the cast with its pictures, and plots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter

if TYPE_CHECKING:
    from ui.summary.plots import Plot
    from ui.telling.lines import HandoutGroup

Figure = Callable[[QPainter, QRectF], None]
"""Paints something into a rectangle of the paper."""
LIGATURES = ("liga", "clig", "dlig")
"""Signs for two letters at once, which a search for the letters would not find."""
INK = QColor("#000000")
PICTURE, GAP, NAME = 42.0, 8.0, 110.0
"""Points: the side of a picture, the gap between two, and the width of the names beside one."""
FINE = 256
"""Resolution of a picture's side in dots, however large it is printed."""
WIDE = 760
"""The width a plot is made for; in print it is as wide as the page."""


def plot_on_paper(plot: Plot, width: float) -> tuple[float, Figure]:
    """Return the height of a plot at a page width, and the function that paints it as vectors."""
    from ui.summary.plots import Drawn
    from ui.theme.theme import theme_named

    scale, font = width / WIDE, QGuiApplication.font()
    for feature in LIGATURES:
        font.setFeature(QFont.Tag(feature), 0)

    def paint(painter: QPainter, room: QRectF) -> None:
        painter.save()
        painter.translate(room.topLeft())
        shrunk = min(1.0, room.height() / (scale * plot.height(WIDE)))
        painter.scale(scale * shrunk, scale * shrunk)
        plot.paint(Drawn(painter, WIDE, theme_named("light"), font))
        painter.restore()

    return scale * plot.height(WIDE), paint


def cast_on_paper(cast: Sequence[HandoutGroup], width: float, unit: float, font: QFont) -> tuple[float, Figure]:
    """Return the height of a side's cast, in rows of pictures with names, and the function that paints it."""
    across = max(1, int((width + GAP * unit) // ((PICTURE + 2 * GAP + NAME) * unit)))
    room = width / across
    rows = -(-len(cast) // across)

    def paint(painter: QPainter, whole: QRectF) -> None:
        painter.setFont(font)
        painter.setPen(INK)
        for some, place in zip(cast, _places(whole, across, room, unit), strict=False):
            _paint_one(painter, some, place, unit)

    return rows * (PICTURE + GAP) * unit, paint


def _places(whole: QRectF, across: int, room: float, unit: float) -> Iterator[QRectF]:
    """Yield the place of each, row by row."""
    number = 0
    while True:
        row, column = divmod(number, across)
        top = whole.top() + row * (PICTURE + GAP) * unit
        yield QRectF(whole.left() + column * room, top, room - GAP * unit, PICTURE * unit)
        number += 1


def _paint_one(painter: QPainter, some: HandoutGroup, place: QRectF, unit: float) -> None:
    """Paint a picture, if there is one, and the names beside it."""
    from ui.services.pictures import square

    side = PICTURE * unit
    image = square(some.picture, FINE) if some.picture else None
    if image is not None and not image.isNull():
        painter.drawImage(QRectF(place.left(), place.top(), side, side), image)
    words = place.adjusted(side + GAP * unit, 0, 0, 0)
    wraps = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
    lines = QFontMetricsF(painter.font(), painter.device()).lineSpacing()
    painter.drawText(words.adjusted(0, -lines / 2, 0, lines / 2), wraps, ", ".join(some.names))
