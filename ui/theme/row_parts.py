"""The small things that rows and buttons are painted of: caps of keys, bars of pools, tiles of figures."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton

from rules.text.sanitize import without_controls
from ui.theme.emblem import AS_EVER, Emblem, Standing, paint_emblem
from ui.theme.icons import LARGEST_CACHED, draw_pixmap, paint_drawing, scale_of
from ui.theme.sizes import exact, px, px_size
from ui.theme.theme import FIGURE, GRID, HAIR, HALF, LABEL, MARK, NORMAL, SMALL, current, numbers, sized

CAP, CAP_IN_BUTTON = QSize(20, 17), QSize(17, 17)
"""A key's cap in rows, and in buttons."""
PLAIN, IN_BUTTON, ACTIVE, AIMED, CLOSED = "plain", "in button", "active", "aimed", "closed"
LOOKS = (PLAIN, IN_BUTTON, ACTIVE, AIMED, CLOSED)
"""How a cap looks: as ever, on the ground of a button, of who acts, of what is aimed at, of what cannot be done."""


@dataclass(frozen=True)
class _Cap:
    ground: str
    edge: str
    ink: str


_CAPS = {
    PLAIN: _Cap("raised", "line", "text"),
    IN_BUTTON: _Cap("sunken", "edge", "text"),
    ACTIVE: _Cap("turn", "turn", "on_accent"),
    AIMED: _Cap("aim", "aim", "raised"),
    CLOSED: _Cap("sunken", "line", "muted"),
}
"""The roles of each."""

ON_BUTTON, FACE, FACE_IN_CROWD = 18, 22, 17
"""Sides of a drawing and of an emblem on a button, and of an emblem on one of very many: no higher than the key."""
BESIDE_KEY = 6
"""What parts it from the cap before it."""
LIFE = 14
"""The side of the drawing before a vital pool in a row."""
BAR, SECOND_BAR = 8, 4
"""The heights of the bar of the pool that a life hangs on, and of those below it."""
BAR_CORNER = 3
"""The corners of a bar."""
LEAST_SHARE = 3.0
"""Pixels of whatever is left, be it ever so little."""
ENOUGH, LITTLE = 0.5, 0.25
"""Shares of a pool down to which it looks well, and down to which it does not yet look bad."""
NOTCHES = (0.25, 0.5, 0.75)
"""Where notches part a bar, so that its share is read without a figure."""


def cap_size(key: str, font: QFont, least: QSize | None = None) -> QSize:
    """Return the size of the cap of a key: one of several letters is wider than one of a letter."""
    width = QFontMetrics(sized(font, SMALL, bold=True)).horizontalAdvance(key.upper()) + px(GRID)
    least = px_size(CAP if least is None else least)
    return QSize(max(least.width(), width) if len(key) > 1 else least.width(), least.height())


def paint_cap(painter: QPainter, rect: QRectF, key: str, font: QFont, look: str = PLAIN) -> None:
    """Draw the cap of a key into a rectangle of `cap_size`, in capitals."""
    scale = scale_of(painter)
    if scale and rect.width() * scale <= LARGEST_CACHED:
        picture = _cap(key, QFont(font), look, rect.width(), rect.height(), scale, current().name)
        draw_pixmap(painter, rect, picture, scale)
        return
    painter.save()
    _paint_cap(painter, rect, key, font, look)
    painter.restore()


@lru_cache(maxsize=256)
def _cap(key: str, font: QFont, look: str, width: float, height: float, scale: float, _theme: str) -> QPixmap:
    """A cap as it was painted in a size, face and theme."""
    made = QPixmap(round(width * scale), round(height * scale))
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.scale(scale, scale)
        _paint_cap(painter, QRectF(0, 0, width, height), key, font, look)
    return made


def _paint_cap(painter: QPainter, rect: QRectF, key: str, font: QFont, look: str) -> None:
    theme, cap = current(), _CAPS[look]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.color(cap.edge), px(HAIR)))
    painter.setBrush(theme.color(cap.ground))
    painter.drawRoundedRect(rect.adjusted(px(HAIR) / 2, px(HAIR) / 2, -px(HAIR) / 2, -px(HAIR) / 2), px(MARK), px(MARK))
    painter.setFont(sized(font, SMALL, bold=True))
    painter.setPen(theme.color(cap.ink))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, key.upper())


def put_key(
    button: QAbstractButton, key: str, picture: str | Emblem = "", *, standing: Standing = AS_EVER, face: int = FACE
) -> None:
    """Give a button the cap of its key and a drawing or emblem before its words; both may be empty.

    The key is told to screen readers with the words. `standing`: how it is with whose emblem it is.
    `face`: the side of an emblem.
    """
    icon, size = QIcon(), QSize(0, 0)
    if key or picture:
        icon, size = _key_icon(key, picture, button.font().toString(), current().name, standing, px(face))
    button.setIcon(icon)
    button.setIconSize(size)
    words = button.text().replace("&&", "&")
    button.setAccessibleName(without_controls(f"{key.upper()}: {words}" if key else words))


@lru_cache(maxsize=512)
def _key_icon(
    key: str, picture: str | Emblem, font_words: str, _theme: str, standing: Standing, face: int
) -> tuple[QIcon, QSize]:
    """An icon and its size: as it is where the button can be pressed, and grey where it cannot."""
    font = QFont()
    font.fromString(font_words)
    cap = cap_size(key, font, CAP_IN_BUTTON) if key else QSize(0, 0)
    side = face if isinstance(picture, Emblem) else px(ON_BUTTON) if picture else 0
    size = QSize(cap.width() + (px(BESIDE_KEY) if key and side else 0) + side + px(HALF), max(cap.height(), side))
    made = QIcon()
    for mode, is_open in ((QIcon.Mode.Normal, True), (QIcon.Mode.Disabled, False)):
        pixmap = QPixmap(size * SHARP)
        pixmap.fill(Qt.GlobalColor.transparent)
        pixmap.setDevicePixelRatio(SHARP)
        with QPainter(pixmap) as painter:
            if key:
                rect = QRectF(0, (size.height() - cap.height()) / 2, cap.width(), cap.height())
                paint_cap(painter, rect, key, font, IN_BUTTON if is_open else CLOSED)
            at = QRectF(size.width() - px(HALF) - side, (size.height() - side) / 2, side, side)
            if isinstance(picture, Emblem):
                painter.setFont(font)
                paint_emblem(painter, at.adjusted(1, 1, -1, -1), picture, replace(standing, possible=is_open))
            elif picture:
                paint_drawing(painter, picture, at, current().color("text" if is_open else "muted"))
        made.addPixmap(pixmap, mode)
    return made, size


SHARP = 2
"""The pixels of the screen for which icons of keys are made: sharp where a window is enlarged."""


def role_of_share(share: float) -> str:
    """Return the colour that says how much is left of the pool that a life hangs on."""
    return "good" if share > ENOUGH else "warn" if share > LITTLE else "bad"


def paint_bar(
    painter: QPainter, rect: QRectF, share: float, role: str = "", *, ghost: float = 0.0, ground: str = "pane"
) -> None:
    """Draw a bar of which a share is left; `ghost` is the share that there was until now.

    Without a role its colour says how bad it is, and notches in the colour of its ground part it in four.
    """
    theme = current()
    corner = min(px(BAR_CORNER), rect.height() / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("track"))
    painter.drawRoundedRect(rect, corner, corner)
    for part, colour in ((ghost, "ghost"), (share, role or role_of_share(share))):
        if part > 0:
            width = max(exact(LEAST_SHARE), rect.width() * min(1.0, part))
            painter.setBrush(theme.color(colour))
            painter.drawRoundedRect(QRectF(rect.left(), rect.top(), width, rect.height()), corner, corner)
    if not role:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for notch in NOTCHES:
            left = round(rect.left() + rect.width() * notch)
            painter.fillRect(QRectF(left, rect.top(), px(HAIR), rect.height()), theme.color(ground))
    painter.restore()


def vital_width(value: str, most: int, font: QFont) -> int:
    """Return the width of a vital pool with its drawing."""
    large, small = numbers(sized(font, NORMAL, bold=True)), numbers(sized(font, SMALL))
    figures = QFontMetrics(large).horizontalAdvance(value) + QFontMetrics(small).horizontalAdvance(f"/{most}")
    return figures + px(HALF) + px(LIFE)


def paint_vital(painter: QPainter, rect: QRectF, drawing: str, value: str, most: int, role: str, font: QFont) -> float:
    """Draw a vital pool at the right of a line, what is left of it in the colour `role`; return where it begins."""
    large, small = numbers(sized(font, NORMAL, bold=True)), numbers(sized(font, SMALL))
    right = rect.right()
    for text, ink, face in ((f"/{most}", "muted", small), (value, role, large)):
        width = QFontMetrics(face).horizontalAdvance(text)
        painter.setFont(face)
        painter.setPen(current().color(ink))
        place = QRectF(right - width, rect.top(), width + 1, rect.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        right -= width
    right -= px(HALF) + px(LIFE)
    middle = rect.top() + (rect.height() - px(LIFE)) / 2
    paint_drawing(painter, drawing, QRectF(right, middle, px(LIFE), px(LIFE)), current().color("bad"))
    return right


def tile_size(label: str, figure: str, font: QFont) -> QSize:
    """Return the least size of the tile of a figure."""
    over, under = QFontMetrics(sized(font, LABEL)), QFontMetrics(_of_figures(font))
    width = max(over.horizontalAdvance(label), under.horizontalAdvance(figure))
    return QSize(width + 2 * px(GRID), over.height() + under.height() + px(GRID))


def paint_tile(painter: QPainter, rect: QRectF, label: str, figure: str, font: QFont, ground: str = "surface") -> None:
    """Draw a figure with what it is called over it, both in the middle of a tile."""
    theme = current()
    over, under = sized(font, LABEL), _of_figures(font)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color(ground))
    painter.drawRoundedRect(rect, px(MARK), px(MARK))
    metrics = QFontMetrics(over)
    top = rect.top() + (rect.height() - metrics.height() - QFontMetrics(under).height()) / 2
    painter.setFont(over)
    painter.setPen(theme.color("muted"))
    shown = metrics.elidedText(label, Qt.TextElideMode.ElideRight, int(rect.width()) - px(HALF))
    painter.drawText(QRectF(rect.left(), top, rect.width(), metrics.height()), Qt.AlignmentFlag.AlignCenter, shown)
    painter.setFont(under)
    painter.setPen(theme.color("text"))
    rest = QRectF(rect.left(), top + metrics.height(), rect.width(), QFontMetrics(under).height())
    painter.drawText(rest, Qt.AlignmentFlag.AlignCenter, figure)
    painter.restore()


def _of_figures(font: QFont) -> QFont:
    return numbers(sized(font, FIGURE, bold=True))
