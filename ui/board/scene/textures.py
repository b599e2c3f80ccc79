"""What grounds, walls and obstacles look like: pictures of a cell, painted once in a size and a theme."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from random import Random
from zlib import crc32

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from rules.board.geometry import Cell
from ui.board.scene.coordinates import CELL
from ui.board.scene.styles import (
    CRACKS,
    FLOOR,
    GRAINS,
    GRASS,
    PLANKS,
    PUDDLES,
    REEDS,
    STONES,
    SWELL,
    TILES,
    WAVES,
    CellStyle,
    ground_color,
)
from ui.theme.icons import html_picture, screen_ratio
from ui.theme.sizes import px
from ui.theme.theme import HALF, MARK, RING, current

VARIANTS = 6
"""How many pictures there are of a ground: the same for the same cell, whenever it is painted."""
SMALLEST = 10
"""Pixels of a cell below which it has its colour alone."""
DEEPER, LIGHTER, LIGHTER_DARK = 128, 113, 138
"""How much darker and lighter than its ground what is drawn there is, in per cent."""
SHADOW, DEEPEST = 9.0, 21.0
"""How far the shadow of a cliff reaches at the least, and at the most; each step of height adds two."""


class Brush:
    """A painter in a cell of `CELL` units, with the chance and the colours of a ground."""

    def __init__(self, painter: QPainter, ground: QColor, chance: Random, *, dark: bool) -> None:
        self.painter, self.chance = painter, chance
        self.deep, self.high = ground.darker(DEEPER), ground.lighter(LIGHTER_DARK if dark else LIGHTER)

    def at(self, edge: float = 5.0) -> QPointF:
        """Return a place anywhere in the cell."""
        return QPointF(self.chance.uniform(edge, CELL - edge), self.chance.uniform(edge, CELL - edge))

    def either(self, share: float) -> QColor:
        """Return the deep colour for a share of all cases, else the high one."""
        return self.deep if self.chance.random() < share else self.high

    def pen(self, color: QColor, width: float, opacity: float = 0.6) -> None:
        """Draw lines from now on."""
        self.painter.setOpacity(opacity)
        self.painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def fill(self, color: QColor, opacity: float) -> None:
        """Draw areas from now on."""
        self.painter.setOpacity(opacity)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(color)


def _paint_grass(brush: Brush) -> None:
    _paint_blades(brush, many=6, tall=1.0)


def _paint_reeds(brush: Brush) -> None:
    _paint_blades(brush, many=8, tall=1.6)
    brush.pen(brush.high, 1.4, 0.5)
    brush.painter.drawEllipse(brush.at(), 5.0, 2.0)


def _paint_blades(brush: Brush, many: int, tall: float) -> None:
    for _ in range(many):
        foot = brush.at(6)
        brush.pen(brush.either(0.6), 1.2)
        for lean in (-2.2, 0.2, 2.4):
            top = foot + QPointF(lean, -brush.chance.uniform(3, 5.5) * tall)
            brush.painter.drawLine(QLineF(foot, top))


def _paint_waves(brush: Brush) -> None:
    _paint_rows_of_waves(brush, rows=2, high=3.0)


def _paint_swell(brush: Brush) -> None:
    _paint_rows_of_waves(brush, rows=4, high=4.0)


def _paint_rows_of_waves(brush: Brush, rows: int, high: float) -> None:
    for row in range(rows):
        brush.pen(brush.high if row % 2 == 0 else brush.deep, 1.5, 0.65)
        long = CELL * brush.chance.uniform(0.16, 0.22)
        start = QPointF(
            brush.chance.uniform(3, CELL - 2 * long - 3), (row + 0.6) * CELL / rows + brush.chance.uniform(-2, 2)
        )
        path = QPainterPath(start)
        path.quadTo(start + QPointF(long / 2, high), start + QPointF(long, 0))
        path.quadTo(start + QPointF(long * 1.5, -high), start + QPointF(2 * long, 0))
        brush.painter.drawPath(path)


def _paint_grains(brush: Brush) -> None:
    for _ in range(10):
        size = brush.chance.uniform(0.8, 2.0)
        brush.fill(brush.either(0.65), 0.5)
        brush.painter.drawEllipse(brush.at(), size * 1.5, size)


def _paint_puddles(brush: Brush) -> None:
    for _ in range(4):
        size = brush.chance.uniform(4, 8)
        brush.fill(brush.either(0.7), 0.4)
        brush.painter.drawEllipse(brush.at(9), size * 1.4, size * 0.5)


def _paint_stones(brush: Brush) -> None:
    for _ in range(3):
        middle, size = brush.at(10), brush.chance.uniform(5, 9)
        corners = ((-1, 0.2), (-0.5, -0.6), (0.5, -0.65), (1, 0), (0.4, 0.65), (-0.6, 0.6))
        stone = [middle + QPointF(x, y) * size * brush.chance.uniform(0.8, 1.1) for x, y in corners]
        brush.painter.setOpacity(0.55)
        brush.painter.setPen(QPen(brush.deep, 1.2))
        brush.painter.setBrush(brush.high)
        brush.painter.drawPolygon(QPolygonF(stone))


def _paint_cracks(brush: Brush) -> None:
    for _ in range(3):
        start, far = brush.at(8), brush.chance.uniform(7, 14)
        brush.pen(brush.either(0.5), 1.3, 0.65)
        brush.painter.drawLine(QLineF(start, start + QPointF(far, -far * 0.6)))


def _paint_planks(brush: Brush) -> None:
    for number in range(4):
        top, nail = number * CELL / 4, brush.chance.uniform(8, CELL - 8)
        brush.pen(brush.deep, 1.2, 0.7)
        brush.painter.drawLine(QLineF(0, top, CELL, top))
        brush.painter.drawLine(QLineF(nail, top, nail, top + CELL / 4))


def _paint_tiles(brush: Brush) -> None:
    for row in range(3):
        for column in range(-1, 3):
            brush.pen(brush.either(0.8), 1.3, 0.6)
            left, top = (column + row % 2 / 2) * CELL / 3 + CELL / 6, row * CELL / 3
            brush.painter.drawArc(QRectF(left, top, CELL / 3, CELL / 3), -180 * 16, 180 * 16)


def _paint_floor(brush: Brush) -> None:
    for _ in range(3):
        start, far = brush.at(6), brush.chance.uniform(3, 8)
        brush.pen(brush.either(0.5), 1.2, 0.4)
        brush.painter.drawLine(QLineF(start, start + QPointF(far, brush.chance.uniform(-2, 2))))


_STROKES: Mapping[int, Callable[[Brush], None]] = {
    GRASS: _paint_grass,
    REEDS: _paint_reeds,
    WAVES: _paint_waves,
    SWELL: _paint_swell,
    GRAINS: _paint_grains,
    PUDDLES: _paint_puddles,
    STONES: _paint_stones,
    CRACKS: _paint_cracks,
    PLANKS: _paint_planks,
    TILES: _paint_tiles,
    FLOOR: _paint_floor,
}


def variant_of(cell: Cell) -> int:
    """Return which of the pictures of its ground a cell shows."""
    return (cell[0] * 7 + cell[1] * 13 + cell[0] * cell[1] % 5) % VARIANTS


def ground(look: CellStyle, variant: int, pixels: int) -> QPixmap:
    """Return a picture of a ground, so many pixels wide."""
    return _ground(look.ground, look.strokes, variant if pixels >= SMALLEST else 0, pixels, current().name)


@lru_cache(maxsize=128)
def _ground(colour: str, strokes: int, variant: int, pixels: int, _theme: str) -> QPixmap:
    theme = current()
    made, base = QPixmap(pixels, pixels), ground_color(CellStyle(colour, strokes), theme)
    chance = Random(crc32(f"{colour} {variant}".encode()))
    made.fill(base.lighter(100 + chance.randint(-1, 2)))
    if strokes in _STROKES and pixels >= SMALLEST:
        with _scaled(made, pixels) as painter:
            _STROKES[strokes](Brush(painter, base, chance, dark=theme.dark))
    return made


@contextmanager
def _scaled(picture: QPixmap, pixels: int) -> Iterator[QPainter]:
    """Open a painter on a picture of a cell in units of the scene."""
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixels / CELL, pixels / CELL)
        yield painter


def wall(pixels: int) -> QPixmap:
    """Return the picture of a wall."""
    return _wall(pixels, current().name)


@lru_cache(maxsize=8)
def _wall(pixels: int, _theme: str) -> QPixmap:
    """A block of stones in courses, lit from above."""
    made, body = QPixmap(pixels, pixels), current().board_color("wall")
    dark, light = edges(body)
    made.fill(dark)
    with _scaled(made, pixels) as painter:
        face = QRectF(RING, RING, CELL - 2 * RING, CELL - RING - HALF)
        shade = QLinearGradient(face.topLeft(), face.bottomLeft())
        shade.setColorAt(0, body.lighter(114))
        shade.setColorAt(1, body)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawRoundedRect(face, HALF, HALF)
        painter.setPen(QPen(dark, 1.5))
        high = face.height() / 3
        for course in range(3):
            top = face.top() + course * high
            if course:
                painter.drawLine(QLineF(face.left(), top, face.right(), top))
            for share in (0.33, 0.72) if course % 2 == 0 else (0.5,):
                joint = face.left() + face.width() * share
                painter.drawLine(QLineF(joint, top, joint, top + high))
        painter.setPen(QPen(light, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if current().dark:  # where its dark edge is none
            painter.drawRoundedRect(face, HALF, HALF)
        else:
            painter.drawLine(QLineF(face.left() + HALF, face.top(), face.right() - HALF, face.top()))
    return made


def edges(body: QColor) -> tuple[QColor, QColor]:
    """Return the dark and the light edge of a block: one of both stands out from any ground."""
    return body.darker(230), body.lighter(190)


def crate(pixels: int) -> QPixmap:
    """Return the picture of an obstacle, on nothing."""
    return _crate(pixels, current().name)


@lru_cache(maxsize=8)
def _crate(pixels: int, _theme: str) -> QPixmap:
    """A crate, with its shadow."""
    made, wood = QPixmap(pixels, pixels), current().board_color("crate")
    made.fill(Qt.GlobalColor.transparent)
    dark, light = edges(wood)
    with _scaled(made, pixels) as painter:
        inner = QRectF(CELL * 0.2, CELL * 0.18, CELL * 0.6, CELL * 0.6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(current().board_color("shade"))
        painter.drawRoundedRect(inner.translated(0, HALF), MARK, MARK)
        painter.setBrush(wood)
        painter.setPen(QPen(dark, 2.2))
        painter.drawRoundedRect(inner, RING, RING)
        board = inner.adjusted(HALF, HALF, -HALF, -HALF)
        painter.setPen(QPen(dark, HALF))
        painter.drawLine(QLineF(board.bottomLeft(), board.topRight()))
        painter.setPen(QPen(light, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(board)
    return made


def shadow(step: Cell, drop: int, pixels: int) -> QPixmap:
    """Return the shadow that ground so much higher throws into a cell from one of its sides."""
    return _shadow(step, min(drop, round((DEEPEST - SHADOW) / 2)), pixels, current().name)


@lru_cache(maxsize=48)
def _shadow(step: Cell, drop: int, pixels: int, _theme: str) -> QPixmap:
    deep = max(1, round((SHADOW + 2 * drop) * pixels / CELL))
    across = step[0] != 0
    made = QPixmap(deep if across else pixels, pixels if across else deep)
    made.fill(Qt.GlobalColor.transparent)
    wide, high = made.width(), made.height()
    start = QPointF(wide if step[0] > 0 else 0, high if step[1] > 0 else 0)
    fade = QLinearGradient(start, start - QPointF(step[0], step[1]) * deep)
    shade = current().board_color("shade")
    fade.setColorAt(0, shade)
    shade.setAlpha(0)
    fade.setColorAt(1, shade)
    with QPainter(made) as painter:
        painter.fillRect(made.rect(), fade)
    return made


def forget() -> None:
    """Let go of the pictures of grounds: those of another scale are of no use any more."""
    _ground.cache_clear()


SWATCH, SHARP = 14, 2
"""The side of a small picture of a ground, and the pixels of the screen for one of it."""


def swatch(look: CellStyle) -> QPixmap:
    """Return a small picture of a ground within an edge, for buttons."""
    return _swatch(look.ground, look.strokes, px(SWATCH), current().name)


def html_swatch(look: CellStyle) -> str:
    """Return the same picture as a part of a rich text."""
    return _html_swatch(look.ground, look.strokes, px(SWATCH), current().name, screen_ratio())


@lru_cache(maxsize=64)
def _swatch(colour: str, strokes: int, side: int, _theme: str) -> QPixmap:
    side = side * SHARP
    made = ground(CellStyle(colour, strokes), 0, round(side * 1.5)).copy(0, 0, side, side)
    with QPainter(made) as painter:
        painter.setPen(QPen(current().color("edge"), 2 * SHARP))
        painter.drawRect(made.rect())
    made.setDevicePixelRatio(SHARP)
    return made


@lru_cache(maxsize=64)
def _html_swatch(colour: str, strokes: int, side: int, theme: str, ratio: float) -> str:
    def paint_into(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, _swatch(colour, strokes, side, theme))

    return html_picture(side, side, ratio, paint_into)
