"""How often it came, of what was foretold with such a chance: where the odds are right, the dots lie on the line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from rules.odds.calibration import Bin
from ui.summary.plots import GAP, ROW, Drawn, Plot
from ui.text.odds_words import percent

LEFT, TOP, DOT, NEAR = 44, 16, 5, 14
HIGHEST = 340
"""Pixels of its height at the most: a square on a narrow card."""


class CalibrationPlot(Plot):
    """Foretold from the left, what came upwards, each part of the chances with its interval and how many they are."""

    def __init__(self, bins: Sequence[Bin], title: str) -> None:
        """`title`: what was foretold."""
        self.title = title
        self.bins = tuple(bins)

    def height(self, width: float) -> float:
        """As high as wide, and the words under it."""
        return TOP + min(width, HIGHEST) + 2 * ROW

    def _field(self, width: float) -> QRectF:
        return QRectF(LEFT, TOP, width - LEFT - 4 * GAP, min(width, HIGHEST))

    def paint(self, drawn: Drawn) -> None:
        """Axes, the line of perfect odds, then the dots."""
        field = self._field(drawn.width)
        for step in range(0, 101, 25):
            place = _at(field, step / 100, step / 100)
            drawn.line(field.left(), place.y(), field.right(), place.y())
            drawn.write(QRectF(0, place.y() - 8, LEFT - GAP, 16), str(step), role="muted", right=True)
            drawn.write(QRectF(place.x() - GAP, field.bottom() + 4, ROW, 16), str(step), role="muted")
        words = QCoreApplication.translate("Calibration", "foretold, % → · come, % ↑")
        drawn.write(QRectF(field.left(), field.bottom() + ROW - 6, field.width(), ROW), words, role="muted")
        drawn.painter.setPen(QPen(drawn.theme.color("muted"), 1, Qt.PenStyle.DashLine))
        drawn.painter.drawLine(field.bottomLeft(), field.topRight())
        for one in self.bins:
            self._dot(drawn, field, one)

    def _dot(self, drawn: Drawn, field: QRectF, one: Bin) -> None:
        ink, place = drawn.theme.color("accent"), _at(field, one.foretold, one.came.share)
        drawn.painter.setPen(QPen(ink, 2))
        drawn.painter.drawLine(_at(field, one.foretold, one.came.low), _at(field, one.foretold, one.came.high))
        drawn.painter.setBrush(ink)
        drawn.painter.drawEllipse(place, DOT, DOT)
        drawn.write(QRectF(place.x() + DOT + 3, place.y() - 16, 2 * ROW, 16), str(one.fights))

    def said_at(self, x: float, y: float, width: float) -> str:
        """The part whose dot is near."""
        field = self._field(width)
        for one in self.bins:
            place = _at(field, one.foretold, one.came.share)
            if hypot(place.x() - x, place.y() - y) <= NEAR:
                return _told(one)
        return ""

    def in_words(self) -> Iterator[str]:
        """A line for each part of the chances."""
        return map(_told, self.bins)


def _told(one: Bin) -> str:
    words = QCoreApplication.translate("Calibration", "foretold {foretold}: came {came} of {fights} ({low}–{high}%)")
    return words.format(
        foretold=percent(one.foretold),
        came=percent(one.came.share),
        fights=one.fights,
        low=round(one.came.low * 100),
        high=round(one.came.high * 100),
    )


def _at(field: QRectF, across: float, up: float) -> QPointF:
    return QPointF(field.left() + across * field.width(), field.bottom() - up * field.height())
