"""The bar of a pool: its track, and what is left of it in the colour that says how bad it is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from ui.theme.theme import current

LEAST = 6.0
"""Pixels of whatever is left, be it ever so little."""


def paint_track(painter: QPainter, bar: QRectF) -> None:
    """Draws the whole length of a bar."""
    _rounded(painter, bar, bar.height() / 2, "track")


def paint_share(painter: QPainter, bar: QRectF, share: float) -> None:
    """Draws how much of it is left; nothing where nothing is."""
    if share > 0:
        role = "good" if share > 0.5 else "warn" if share > 0.25 else "bad"
        left = QRectF(bar.left(), bar.top(), max(LEAST, bar.width() * share), bar.height())
        _rounded(painter, left, bar.height() / 2, role)


def _rounded(painter: QPainter, rect: QRectF, corner: float, role: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(current().color(role))
    painter.drawRoundedRect(rect, corner, corner)
