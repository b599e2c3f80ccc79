"""What stands in a picture of the window: its inks, each on its ground, as they are painted."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

WORD_GAP, LINE_GAP = 7, 1
"""Pixels of plain ground that part words from each other, and lines."""
LEAST = 4
"""What is thinner than this is a line, an edge, or a rest of one."""


class Inked(NamedTuple):
    """A word or mark in a picture."""

    place: QRect
    ink: int
    ground: int

    @property
    def contrast(self) -> float:
        """How much it stands out."""
        return contrast(self.ink, self.ground)


class Picture:
    """The pixels of a picture as numbers."""

    def __init__(self, image: QImage) -> None:
        plain = image.convertToFormat(QImage.Format.Format_RGB32)
        self.width, self.height = plain.width(), plain.height()
        self._pixels = memoryview(plain.constBits()).cast("I").tolist()

    def row(self, rect: QRect, y: int) -> list[int]:
        """The pixels of one line of a rectangle."""
        start = y * self.width + rect.left()
        return self._pixels[start : start + rect.width()]

    def inked(self, rect: QRect) -> Iterator[Inked]:
        """The words and marks in a rectangle: it is cut where the ground shows from side to side, again and again."""
        rect = rect & QRect(0, 0, self.width, self.height)
        rows = [self.row(rect, y) for y in range(rect.top(), rect.bottom() + 1)]
        for top, bottom in _parts([len(set(row)) > 1 for row in rows], LINE_GAP):
            band = rows[top:bottom]
            ground = Counter(chain.from_iterable(band)).most_common(1)[0][0]
            columns = [column.count(ground) < len(column) for column in zip(*band, strict=True)]
            for left, right in _parts(columns, WORD_GAP):
                if bottom - top >= LEAST and right - left >= LEAST:
                    yield self._word([row[left:right] for row in band], rect.left() + left, rect.top() + top)

    def whole(self, rect: QRect) -> Inked:
        """All of a rectangle as one word."""
        return self._word([self.row(rect, y) for y in range(rect.top(), rect.bottom() + 1)], rect.left(), rect.top())

    def _word(self, rows: list[list[int]], left: int, top: int) -> Inked:
        counted = Counter(chain.from_iterable(rows))
        ground = counted.most_common(1)[0][0]
        ink = max(counted, key=lambda pixel: contrast(pixel, ground))
        return Inked(QRect(left, top, len(rows[0]), len(rows)), ink, ground)


def _parts(inked: list[bool], gap: int) -> Iterator[tuple[int, int]]:
    """The runs that have ink, from first to behind last; smaller gaps part nothing."""
    start, last = -1, -1
    for place, has_ink in enumerate(inked):
        if has_ink:
            if start >= 0 and place - last > gap:
                yield start, last + 1
                start = place
            start = place if start < 0 else start
            last = place
    if start >= 0:
        yield start, last + 1


@cache
def contrast(value: int, other: int) -> float:
    """The contrast of two colours, as WCAG counts it."""
    dark, light = sorted((_light(value), _light(other)))
    return (light + 0.05) / (dark + 0.05)


@cache
def _light(colour: int) -> float:
    parts = ((colour >> shift & 255) / 255 for shift in (16, 8, 0))
    lit = (part / 12.92 if part <= 0.03928 else math.pow((part + 0.055) / 1.055, 2.4) for part in parts)
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), lit, strict=True))
