"""Icons: one open set (Lucide, ISC licence beside the files), tinted by role."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ui.theme import current


@cache
def _drawing(name: str) -> str:
    return (files("resources") / "icons" / f"{name}.svg").read_text("utf-8")


@cache
def _renderer(name: str, color: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_drawing(name).replace("currentColor", color).encode()))


def paint(painter: QPainter, name: str, rect: QRectF, color: QColor) -> None:
    """Draws an icon into a rectangle."""
    _renderer(name, color.name()).render(painter, rect)


def pixmap(name: str, color: QColor, size: int = 18, scale: float = 2.0) -> QPixmap:
    """An icon as a pixmap of `size` pixels, sharp up to a scale of `scale`."""
    made = QPixmap(QSize(round(size * scale), round(size * scale)))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint(painter, name, QRectF(0, 0, size * scale, size * scale), color)
    painter.end()
    made.setDevicePixelRatio(scale)
    return made


def icon(name: str, role: str = "text") -> QIcon:
    """An icon for buttons and menus, in the colour of a role, dimmed where disabled."""
    theme = current()
    made = QIcon(pixmap(name, theme.color(role)))
    made.addPixmap(pixmap(name, theme.color("muted")), QIcon.Mode.Disabled)
    return made
