"""A picture in which a painter of the theme has painted, and what stands out in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from ui.theme.theme import contrast, current


def painted(paint: Callable[[QPainter], object], size: QSize, level: str = "pane", ratio: float = 1.0) -> QImage:
    """Return what is painted on a level of the page, in pixels of the screen."""
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(current().color(level))
    with QPainter(image) as painter:
        paint(painter)
    image.setDevicePixelRatio(1.0)
    return image


def numbers(image: QImage, rect: QRectF | None = None) -> list[int]:
    """Return the pixels of a rectangle, or of all, as numbers: read one by one they take a hundred times as long."""
    area = image.rect() if rect is None else rect.toAlignedRect().intersected(image.rect())
    if area.isEmpty():
        return []
    plain = image.copy(area).convertToFormat(QImage.Format.Format_ARGB32)
    return memoryview(plain.constBits()).cast("I").tolist()


def pixels(image: QImage, rect: QRectF | None = None) -> Iterator[QColor]:
    """The colours of a rectangle, or of all."""
    return map(_colour, numbers(image, rect))


def share(image: QImage, colour: QColor, rect: QRectF | None = None, far: int = 24) -> float:
    """How much of a rectangle has a colour, or one that can hardly be told from it."""
    seen = Counter(numbers(image, rect))
    return sum(many for number, many in seen.items() if _far(_colour(number), colour) <= far) / seen.total()


_colour = cache(QColor.fromRgba)


def _far(one: QColor, other: QColor) -> int:
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue()))


def best(image: QImage, point: QPointF, inwards: QPointF, steps: int, ground: QColor) -> float:
    """The strongest contrast with the ground on the way from a point inwards."""
    found = 1.0
    for step in range(steps):
        at = point + inwards * (step + 0.5)
        if image.rect().contains(at.toPoint()):
            found = max(found, contrast(image.pixelColor(int(at.x()), int(at.y())), ground))
    return found
