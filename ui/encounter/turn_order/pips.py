"""Pips: a pool of few points, each a mark that empties."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rules.text.sanitize import unturned
from ui.encounter.turn_order.rows import PoolView
from ui.theme.theme import SMALL, current, sized
from ui.widgets.labels import tip

MOST = 12
"""Beyond so many points figures are clearer."""


def are_pips(pool: PoolView) -> bool:
    """Whether a pool is drawn as pips."""
    return pool.pips and 0 < pool.maximum <= MOST


def width_of(pool: PoolView, size: float, gap: float) -> float:
    """How wide its pips are together."""
    return pool.maximum * size + (pool.maximum - 1) * gap


def paint(painter: QPainter, pool: PoolView, left: float, top: float, size: float, gap: float, role: str) -> None:
    """Draws the pips: what is there is filled, what is spent is a ring."""
    theme = current()
    for number in range(pool.maximum):
        full = number < pool.value
        painter.setPen(QPen(theme.color(role if full else "muted"), 1.4))
        painter.setBrush(theme.color(role) if full else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(left + number * (size + gap), top, size, size).adjusted(0.7, 0.7, -0.7, -0.7))


class PipsRow(QWidget):
    """The pools that are pips, large: label, pips, and in words for who cannot see them."""

    SIZE, GAP, HEIGHT = 14.0, 4.0, 24

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pools: tuple[PoolView, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_pools(self, pools: Sequence[PoolView]) -> None:
        """Shows the pools that are pips; none hides the row."""
        if tuple(pools) == self.pools:
            return
        self.pools = tuple(pools)
        words = [
            self.tr("{pool}: {value} of {maximum}").format(pool=one.label, value=one.value, maximum=one.maximum)
            for one in pools
        ]
        self.setAccessibleName(unturned(", ".join(words)))
        told = (f"{named}\n{one.meaning}".strip() for named, one in zip(words, pools, strict=True))
        self.setToolTip(tip("\n".join(told)))
        self.setVisible(bool(pools))
        self.updateGeometry()
        self.update()

    def _label_width(self, pool: PoolView) -> int:
        return self.fontMetrics().horizontalAdvance(pool.label) + 6

    def sizeHint(self) -> QSize:
        """As wide as the pips are."""
        wide = sum(self._label_width(one) + width_of(one, self.SIZE, self.GAP) + 12 for one in self.pools)
        return QSize(round(wide), self.HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws label and pips of each pool."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            left = 0.0
            for pool in self.pools:
                label = self._label_width(pool)
                painter.setFont(sized(self.font(), SMALL))
                painter.setPen(current().color("muted"))
                painter.drawText(QRectF(left, 0, label, self.HEIGHT), Qt.AlignmentFlag.AlignVCenter, pool.label)
                left += label
                paint(painter, pool, left, (self.HEIGHT - self.SIZE) / 2, self.SIZE, self.GAP, "accent")
                left += width_of(pool, self.SIZE, self.GAP) + 12
