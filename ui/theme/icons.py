"""Icons of what the program does (Lucide) and drawings of what is in the game (game-icons.net), tinted by role.

Both are open sets in folders of their own, with their licences beside them. They have names in common: a `shield` of
the program is a line, one of the game is a form.
"""

from __future__ import annotations

import csv
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from html import escape
from importlib.resources import files

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPaintEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton

from rules.core.state import FOES, NEUTRAL, PARTY
from ui.theme.sizes import px, px_size
from ui.theme.theme import GRID, current

ICONS, DRAWINGS = "icons", "drawings"
"""The folders among the resources: what the program does, and what is in the game."""
PUBLIC_DOMAIN = "CC0-1.0"
"""The licence of drawings whose authors need not be named."""
ICON = 18
"""The side of an icon."""
BESIDE_WORDS = QSize(20, 16)
"""Size of an icon beside text, with its distance, in pixels."""
CACHED = 512
"""The number of cached pixmaps: 2 MB if all were as large as in an emblem."""
PARSED = 16
"""The number of pictures kept in the form they are painted from, which takes some 10 kB each: most are painted once."""
LARGEST_CACHED = 128
"""Width in pixels above which a picture is painted anew each time: there are few of them, and each takes much room."""


@cache
def _source(folder: str, name: str) -> str:
    return (files("resources") / folder / f"{name}.svg").read_text("utf-8")


@cache
def _authors() -> dict[str, str]:
    """Return drawing to author, of those whose licence asks for the author's name."""
    table = (files("resources") / DRAWINGS / "authors.csv").read_text("utf-8").splitlines()
    return {row["drawing"]: row["author"] for row in csv.DictReader(table) if row["licence"] != PUBLIC_DOMAIN}


def authors_of(drawings: Iterable[str]) -> list[str]:
    """Return whom a page has to name that shows drawings: those who made most of them first."""
    counted = Counter(_authors()[name] for name in dict.fromkeys(drawings) if name in _authors())
    return sorted(counted, key=lambda author: (-counted[author], author))


def drawing_source(name: str) -> str:
    """Return a drawing as SVG, in `currentColor`."""
    return _source(DRAWINGS, name)


@lru_cache(maxsize=PARSED)
def _renderer(folder: str, name: str, color: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_source(folder, name).replace("currentColor", color).encode()))


@lru_cache(maxsize=CACHED)
def _pixmap(folder: str, name: str, color: str, pixels: int, ratio: float) -> QPixmap:
    """Return a picture as wide as it is on the screen, `ratio` pixels of it to one of the window."""
    made = QPixmap(pixels, pixels)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        _renderer(folder, name, color).render(painter, QRectF(0, 0, pixels, pixels))
    made.setDevicePixelRatio(ratio)
    return made


def paint(painter: QPainter, name: str, rect: QRectF, color: QColor) -> None:
    """Paint an icon into a square."""
    _paint(painter, ICONS, name, rect, color)


def paint_drawing(painter: QPainter, name: str, rect: QRectF, color: QColor) -> None:
    """Paint a drawing of what is in the game into a square."""
    _paint(painter, DRAWINGS, name, rect, color)


def scale_of(painter: QPainter) -> float:
    """Return how many pixels of the screen a painter makes of one; 0 where pictures of the screen do not serve.

    That is on paper and in vector files, and where something is turned.
    """
    transform = painter.deviceTransform()
    flat = painter.paintEngine().type() == QPaintEngine.Type.Raster and not transform.isRotating()
    return transform.m11() if flat and transform.m11() == transform.m22() else 0.0


def draw_pixmap(painter: QPainter, rect: QRectF, picture: QPixmap, scale: float) -> None:
    """Paint a picture made for this scale, pixel on pixel: in between it would be blurred."""
    transform = painter.deviceTransform()
    left, top = rect.left() * scale + transform.dx(), rect.top() * scale + transform.dy()
    corner = QPointF(rect.left() + (round(left) - left) / scale, rect.top() + (round(top) - top) / scale)
    if scale == 1.0:
        painter.drawPixmap(corner, picture)
    else:
        painter.drawPixmap(QRectF(corner, picture.size().toSizeF() / scale), picture, QRectF(picture.rect()))


def screen_ratio() -> float:
    """Return how many pixels of the screen one of the window has."""
    app = QGuiApplication.instance()
    return app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0


def html_picture(width: int, height: int, ratio: float, paint_into: Callable[[QPainter], None], alt: str = "") -> str:
    """Return what is painted as HTML for a line of text, pixel on pixel: Qt does not smooth pictures in texts.

    `alt`: the words that are read in its place.
    """
    made = QPixmap(round(width * ratio), round(height * ratio))
    made.fill(Qt.GlobalColor.transparent)
    made.setDevicePixelRatio(ratio)
    with QPainter(made) as painter:
        paint_into(painter)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    made.save(buffer, "PNG")
    data = b64encode(bytes(buffer.data().data())).decode()
    words = f" alt='{escape(alt)}'" if alt else ""
    size = f"width='{width}' height='{height}' style='vertical-align:middle'"
    return f"<img{words} src='data:image/png;base64,{data}' {size}>"


def _paint(painter: QPainter, folder: str, name: str, rect: QRectF, color: QColor) -> None:
    scale = scale_of(painter)
    pixels = round(rect.width() * scale)
    if 0 < pixels <= LARGEST_CACHED:
        draw_pixmap(painter, rect, _pixmap(folder, name, color.name(), pixels, 1.0), scale)
    else:
        _renderer(folder, name, color.name()).render(painter, rect)


def of_side(side: str) -> str:
    """Return the icon of a side; for one without a name yet that of adding."""
    return {PARTY: "shield", FOES: "swords", NEUTRAL: "user", "": "plus"}.get(side, "users")


def paint_side(painter: QPainter, side: str, rect: QRectF) -> None:
    """Paint the icon of a side in its colour."""
    paint(painter, of_side(side), rect, current().side(side))


def pixmap(name: str, color: QColor, size: int = ICON, scale: float = 2.0, folder: str = ICONS) -> QPixmap:
    """Return an icon as a pixmap of `size` pixels at 100 %, sharp up to a scale of `scale`."""
    return _pixmap(folder, name, color.name(), round(px(size) * scale), scale)


def drawing(name: str, color: QColor, size: int = ICON, scale: float = 2.0) -> QPixmap:
    """Return a drawing of what is in the game as a pixmap."""
    return pixmap(name, color, size, scale, DRAWINGS)


def put_beside_words(button: QAbstractButton, name: str, role: str = "text") -> None:
    """Give a button an icon with some distance to the text, which the style leaves out."""
    theme = current()
    size = px_size(BESIDE_WORDS)
    button.setIcon(_spaced(name, theme.color(role).name(), theme.color("muted").name(), size.toTuple()))
    button.setIconSize(size)


def put_drawing(button: QAbstractButton, name: str, color: QColor, size: int) -> None:
    """Give a button a drawing of what is in the game, with some distance to the text."""
    drawn = drawing(name, color, size)
    room = QSize(px(size) + px(GRID), px(size))
    spaced = QPixmap(room * drawn.devicePixelRatio())
    spaced.fill(Qt.GlobalColor.transparent)
    spaced.setDevicePixelRatio(drawn.devicePixelRatio())
    with QPainter(spaced) as painter:
        painter.drawPixmap(0, 0, drawn)
    button.setIcon(QIcon(spaced))
    button.setIconSize(room)


@cache
def _spaced(name: str, color: str, dimmed: str, size: tuple[int, int]) -> QIcon:
    made = QIcon()
    for mode, tint in ((QIcon.Mode.Normal, color), (QIcon.Mode.Disabled, dimmed)):
        drawn = pixmap(name, QColor(tint), BESIDE_WORDS.height())
        spaced = QPixmap(QSize(*size) * drawn.devicePixelRatio())
        spaced.fill(Qt.GlobalColor.transparent)
        spaced.setDevicePixelRatio(drawn.devicePixelRatio())
        with QPainter(spaced) as painter:
            painter.drawPixmap(0, 0, drawn)
        made.addPixmap(spaced, mode)
    return made


def icon(name: str, role: str = "text") -> QIcon:
    """Return an icon for buttons and menus, in the colour of a role, dimmed while disabled."""
    theme = current()
    return _plain(name, theme.color(role).name(), theme.color("muted").name(), px(ICON))


@cache
def _plain(name: str, color: str, dimmed: str, _size: int) -> QIcon:
    """Return a cached icon: Qt keeps what it renders of each icon long after its window."""
    made = QIcon(pixmap(name, QColor(color)))
    made.addPixmap(pixmap(name, QColor(dimmed)), QIcon.Mode.Disabled)
    return made
