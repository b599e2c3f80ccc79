"""Pools of few points as pips: in the rows of the order, and large beside the action."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rules.core.display import PoolView
from rules.text.sanitize import without_controls
from ui.theme.sizes import exact, px
from ui.theme.theme import SMALL, current, sized
from ui.widgets.labels import tip

MOST = 12
"""The most points that are drawn as pips; more are shown in figures."""


def are_pips(pool: PoolView) -> bool:
    """Whether a pool is drawn as pips."""
    return pool.pips and 0 < pool.maximum <= MOST


def width_of(pool: PoolView, size: float, gap: float) -> float:
    """Return the width of a pool's pips."""
    return pool.maximum * size + (pool.maximum - 1) * gap


def paint(painter: QPainter, pool: PoolView, left: float, top: float, size: float, gap: float, role: str) -> None:
    """Paint the pips of a pool: points that are left are filled, spent ones are rings."""
    theme, edge = current(), exact(0.7)
    for number in range(pool.maximum):
        full = number < pool.value
        painter.setPen(QPen(theme.color(role if full else "muted"), exact(1.4)))
        painter.setBrush(theme.color(role) if full else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(left + number * (size + gap), top, size, size).adjusted(edge, edge, -edge, -edge))


class PipsRow(QWidget):
    """Shows pools as large pips: label, pips, and a text for screen readers."""

    SIZE, GAP, HEIGHT, APART = 14, 4, 24, 12

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pools: tuple[PoolView, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_pools(self, pools: Sequence[PoolView]) -> None:
        """Show the pools that are pips; none hides the row."""
        if tuple(pools) == self.pools:
            return
        self.pools = tuple(pools)
        words = [
            self.tr("{pool}: {value} of {maximum}").format(pool=pool.label, value=pool.value, maximum=pool.maximum)
            for pool in pools
        ]
        self.setAccessibleName(without_controls(", ".join(words)))
        lines = (f"{named}\n{pool.meaning}".strip() for named, pool in zip(words, pools, strict=True))
        self.setToolTip(tip("\n".join(lines)))
        self.setVisible(bool(pools))
        self.updateGeometry()
        self.update()

    def _label_width(self, pool: PoolView) -> int:
        return self.fontMetrics().horizontalAdvance(pool.label) + px(6)

    def sizeHint(self) -> QSize:
        """As wide as the pips are."""
        wide = sum(
            self._label_width(pool) + width_of(pool, px(self.SIZE), px(self.GAP)) + px(self.APART)
            for pool in self.pools
        )
        return QSize(round(wide), px(self.HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw label and pips of each pool."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            left, high, size, gap = 0.0, px(self.HEIGHT), px(self.SIZE), px(self.GAP)
            for pool in self.pools:
                label = self._label_width(pool)
                painter.setFont(sized(self.font(), SMALL))
                painter.setPen(current().color("muted"))
                painter.drawText(QRectF(left, 0, label, high), Qt.AlignmentFlag.AlignVCenter, pool.label)
                left += label
                paint(painter, pool, left, (high - size) / 2, size, gap, "mana")
                left += width_of(pool, size, gap) + px(self.APART)
