"""Icons: an open set (Lucide, ISC licence beside the files), tinted by role."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton

from rules.core.state import FOES, NEUTRAL, PARTY
from ui.theme.theme import current

BESIDE_WORDS = QSize(20, 16)
"""Size of an icon beside text, with its distance, in pixels."""


@cache
def _drawing(name: str) -> str:
    return (files("resources") / "icons" / f"{name}.svg").read_text("utf-8")


@cache
def _renderer(name: str, color: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_drawing(name).replace("currentColor", color).encode()))


def paint(painter: QPainter, name: str, rect: QRectF, color: QColor) -> None:
    """Paint an icon into a rectangle."""
    _renderer(name, color.name()).render(painter, rect)


def of_side(side: str) -> str:
    """Return the icon of a side; for one without a name yet that of adding."""
    return {PARTY: "shield", FOES: "swords", NEUTRAL: "user", "": "plus"}.get(side, "users")


def paint_side(painter: QPainter, side: str, rect: QRectF) -> None:
    """Paint the icon of a side in its colour."""
    paint(painter, of_side(side), rect, current().side(side))


def pixmap(name: str, color: QColor, size: int = 18, scale: float = 2.0) -> QPixmap:
    """Return an icon as a pixmap of `size` pixels, sharp up to a scale of `scale`."""
    made = QPixmap(QSize(round(size * scale), round(size * scale)))
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        paint(painter, name, QRectF(0, 0, size * scale, size * scale), color)
    made.setDevicePixelRatio(scale)
    return made


def put_beside_words(button: QAbstractButton, name: str, role: str = "text") -> None:
    """Give a button an icon with some distance to the text, which the style leaves out."""
    theme = current()
    button.setIcon(_spaced(name, theme.color(role).name(), theme.color("muted").name()))
    button.setIconSize(BESIDE_WORDS)


@cache
def _spaced(name: str, color: str, dimmed: str) -> QIcon:
    made = QIcon()
    for mode, tint in ((QIcon.Mode.Normal, color), (QIcon.Mode.Disabled, dimmed)):
        drawn = pixmap(name, QColor(tint), BESIDE_WORDS.height())
        spaced = QPixmap(BESIDE_WORDS * drawn.devicePixelRatio())
        spaced.fill(Qt.GlobalColor.transparent)
        spaced.setDevicePixelRatio(drawn.devicePixelRatio())
        with QPainter(spaced) as painter:
            painter.drawPixmap(0, 0, drawn)
        made.addPixmap(spaced, mode)
    return made


def icon(name: str, role: str = "text") -> QIcon:
    """Return an icon for buttons and menus, in the colour of a role, dimmed while disabled."""
    theme = current()
    return _plain(name, theme.color(role).name(), theme.color("muted").name())


@cache
def _plain(name: str, color: str, dimmed: str) -> QIcon:
    """Return a cached icon: Qt keeps what it renders of each icon long after its window."""
    made = QIcon(pixmap(name, QColor(color)))
    made.addPixmap(pixmap(name, QColor(dimmed)), QIcon.Mode.Disabled)
    return made
