"""The emblem of a creature or member: a form that says its side, and on it a drawing, letters or a picture."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QImageWriter,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from rules.core.state import FOES, PARTY, SIDES
from ui.theme.icons import LARGEST_CACHED, draw_pixmap, paint_drawing, scale_of
from ui.theme.theme import READABLE, Theme, contrast, current, in_pixels, readable_in

LIBRARY = "library"
"""The form of one who is on no side yet: a square with round corners, on the ground of its kind."""
CORNER = 0.22
"""The corners of that square, as a part of its width."""
INSET = {PARTY: 0.17, FOES: 0.16, LIBRARY: 0.14}
"""How far in a drawing begins, as a part of the width; a disc has less room in its corners."""
LIFTED = 0.02
"""How far a shield's drawing stands above its middle: a shield is narrow below."""
LETTERS = 0.40
"""The height of letters, as a part of that of the form."""
RIM = 1.5
"""The least width of a rim: on a round edge a line of one pixel loses half of what it is."""
FAINT = 0.55
"""How much is left of an emblem that cannot be aimed at."""
ROOM = 0.12
"""How far ring and badges stand out of the form, as a part of its width, and never less than `LEAST_ROOM` pixels."""
LEAST_ROOM = 4.0
CROWN = 0.5
"""The width of a boss' crown, as a part of that of the form."""
BADGE, LEAST_BADGE, MOST_BADGE = 0.47, 12.0, 40.0
"""The width of a badge, as a part of that of the form, and its bounds in pixels."""
DASH = (2.5, 2.0)
"""The dashes of a hollow form and the gaps between them, in widths of its line."""
HIDDEN = "sight-disabled"
"""The drawing of the badge of who is hidden: an eye that is struck through can still be read in 12 pixels."""
REST = 0.4
"""How much is left of the picture of one who is down."""


@dataclass(frozen=True)
class Emblem:
    """Who it is: a side or `LIBRARY`, and what is shown there; a picture goes before a drawing, that before letters."""

    form: str
    drawing: str = ""
    letters: str = ""
    kind: str = ""
    """The kind of creature, whose ground lies under it in the library."""
    colour: str = ""
    """An own colour in place of the ground of its side or kind: a name of the library's colours, or `#rrggbb`."""
    picture: QImage | None = field(default=None, compare=False)
    picture_key: int = 0
    """Tells one picture from another, as `QImage.cacheKey` does; pictures themselves cannot be compared at a glance."""
    boss: bool = False


@dataclass(frozen=True)
class Standing:
    """How it is with it at the moment."""

    active: bool = False
    """It is its turn."""
    down: bool = False
    """It does not fight any more."""
    hidden: bool = False
    """The players do not see it."""
    aimed: bool = False
    possible: bool = True
    """Whether it may be aimed at, where somebody aims."""
    badge: str = ""
    """The drawing that says why it is down."""
    badge_role: str = "muted"
    level: str = "pane"
    """What it lies on, which parts a badge from its form."""


AS_EVER = Standing()


def with_picture(emblem: Emblem, picture: QImage) -> Emblem:
    """Return the emblem with a picture of its own; one that could not be read changes nothing."""
    if picture.isNull():
        return emblem
    return replace(emblem, picture=picture, picture_key=picture.cacheKey())


def initials(name: str) -> str:
    """Return two letters of a name: of its first and last word, or the first two; a copy's letter does not count."""
    words = [word for word in name.split() if word[0].isalnum()] or [name]
    if len(words) > 1 and len(words[-1]) <= 2:
        words.pop()
    return words[0][:2].title() if len(words) == 1 else (words[0][0] + words[-1][0]).upper()


def outline(rect: QRectF, form: str) -> QPainterPath:
    """Return a disc for the party, a heater shield for foes, a square for the library, and a hexagon for all others."""
    path = QPainterPath()
    if form == PARTY:
        path.addEllipse(rect)
    elif form == LIBRARY:
        path.addRoundedRect(rect, rect.width() * CORNER, rect.width() * CORNER)
    elif form == FOES:
        _add_shield(path, rect)
    else:
        middle, quarter = rect.center(), rect.width() / 4
        right, left = middle.x() + quarter, middle.x() - quarter
        corners = [(left, rect.top()), (right, rect.top()), (rect.right(), middle.y())]
        corners += [(right, rect.bottom()), (left, rect.bottom()), (rect.left(), middle.y())]
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        path.closeSubpath()
    return path


def _add_shield(path: QPainterPath, rect: QRectF) -> None:
    """Add a shield with small corners above and a point below, mirrored about its middle."""

    def at(x: float, y: float) -> QPointF:
        return QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)

    path.moveTo(at(0.06, 0.02))
    path.lineTo(at(0.94, 0.02))
    path.quadTo(at(1.0, 0.02), at(1.0, 0.08))
    path.lineTo(at(1.0, 0.50))
    path.cubicTo(at(1.0, 0.77), at(0.74, 0.92), at(0.5, 1.0))
    path.cubicTo(at(0.26, 0.92), at(0.0, 0.77), at(0.0, 0.50))
    path.lineTo(at(0.0, 0.08))
    path.quadTo(at(0.0, 0.02), at(0.06, 0.02))
    path.closeSubpath()


def room_around(rect: QRectF) -> float:
    """Return how many pixels ring and badges may stand out of the form."""
    return float(max(LEAST_ROOM, ceil(rect.width() * ROOM)))


def paint_emblem(painter: QPainter, rect: QRectF, emblem: Emblem, standing: Standing = AS_EVER) -> None:
    """Draw an emblem into a square; ring and badges stand out of it by up to `room_around`."""
    theme, scale = current(), scale_of(painter)
    if not 0 < round(rect.width() * scale) <= LARGEST_CACHED:
        paint_emblem_in(theme, painter, rect, emblem, standing)
        return
    face = "" if emblem.drawing or emblem.picture is not None else painter.font().toString()
    seen = f"{theme.name} {theme.side(emblem.form).name()}" if _has_name(emblem.form) else theme.name
    picture = _pixmap(emblem, standing, seen, rect.width(), scale, face)
    edge = room_around(rect)
    draw_pixmap(painter, rect.adjusted(-edge, -edge, edge, edge), picture, scale)


def paint_emblem_in(
    theme: Theme, painter: QPainter, rect: QRectF, emblem: Emblem, standing: Standing = AS_EVER
) -> None:
    """Draw an emblem in a theme, whichever the window has: so it comes onto paper."""
    painter.save()
    _paint(painter, rect, emblem, standing, theme)
    painter.restore()


def as_png(theme: Theme, emblem: Emblem, standing: Standing, side: int, font: QFont) -> bytes:
    """Return an emblem as a picture of so many pixels, with the room that ring and badges need, for pages of others."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    edge = side * ROOM
    with QPainter(image) as painter:
        painter.setFont(font)
        paint_emblem_in(theme, painter, QRectF(edge, edge, side - 2 * edge, side - 2 * edge), emblem, standing)
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(content, QByteArray(b"png")).write(image)
    return bytes(content.data().data())


@lru_cache(maxsize=256)
def _pixmap(emblem: Emblem, standing: Standing, _seen: str, width: float, scale: float, face: str) -> QPixmap:
    """An emblem with the room around it, as it was painted in a theme, on a ground, and in a face."""
    edge = room_around(QRectF(0, 0, width, width))
    side = round((width + 2 * edge) * scale)
    made = QPixmap(side, side)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        if face:
            font = QFont()
            font.fromString(face)
            painter.setFont(font)
        painter.scale(scale, scale)
        start = round(edge * scale) / scale  # on whole pixels, so that upright edges are sharp
        _paint(painter, QRectF(start, start, width, width), emblem, standing, current())
    return made


def _paint(painter: QPainter, rect: QRectF, emblem: Emblem, standing: Standing, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if not standing.possible:
        painter.setOpacity(painter.opacity() * FAINT)
    hollow = standing.down or standing.hidden
    if hollow:
        _paint_hollow(painter, rect, emblem, theme)
    else:
        _paint_ground(painter, rect, emblem, theme)
    if emblem.picture is None:
        _paint_sign(painter, rect, emblem, theme.color("muted" if hollow else "glyph"))
    if standing.active:
        paint_ring(painter, rect, emblem.form)
    if emblem.boss:
        ground = theme.color(standing.level) if standing.active else None
        _paint_crown(painter, rect, theme.color("muted" if hollow else "gold"), ground)
    side = min(MOST_BADGE, max(LEAST_BADGE, rect.width() * BADGE))
    out = min(room_around(rect) - 1, side * 0.2)
    below = QRectF(rect.right() - side + out, rect.bottom() - side + out, side, side)
    if standing.badge:
        paint_badge(painter, below, standing.badge, standing.badge_role, standing.level, theme)
    elif standing.hidden:
        paint_badge(painter, below, HIDDEN, "muted", standing.level, theme)
    if standing.aimed:
        paint_crosshair(painter, below.translated(0, rect.top() - out - below.top()), standing.level)


def _paint_ground(painter: QPainter, rect: QRectF, emblem: Emblem, theme: Theme) -> None:
    """Draw the form with its ground or picture, and its rim."""
    form, path = emblem.form, outline(rect, emblem.form)
    above, below = grounds(emblem, theme)
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shade.setColorAt(0, above)
    shade.setColorAt(1, below)
    painter.fillPath(path, shade)
    if emblem.picture is not None:
        _paint_picture(painter, rect, path, emblem.picture)
    width = max(RIM, rect.width() / 48)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if emblem.boss:
        # A dark line inside of the gold parts it from a ground that is nearly as bright.
        gold = max(2.0, rect.width() / 16)
        painter.setPen(QPen(below, width))
        painter.drawPath(_inside(rect, form, gold + width / 2))
        painter.setPen(QPen(theme.color("gold"), gold))
        painter.drawPath(_inside(rect, form, gold / 2))
    else:
        painter.setPen(QPen(theme.color("rim"), width))
        painter.drawPath(_inside(rect, form, width / 2))


def _paint_hollow(painter: QPainter, rect: QRectF, emblem: Emblem, theme: Theme) -> None:
    """Draw the edge of a form alone, dashed; of a picture something is left in grey."""
    if emblem.picture is not None:
        painter.save()
        painter.setOpacity(painter.opacity() * REST)
        _paint_picture(painter, rect, outline(rect, emblem.form), greyed(emblem.picture))
        painter.restore()
    width = max(1.3, rect.width() / 26)
    pen = QPen(theme.color("muted"), width)
    pen.setDashPattern(DASH)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_inside(rect, emblem.form, width / 2))


def _paint_crown(painter: QPainter, rect: QRectF, colour: QColor, ground: QColor | None) -> None:
    """Draw a crown of three points on top of a boss' form: its rim alone is told by nothing but its colour.

    A line in the colour of the ground parts it from a ring.
    """
    wide = rect.width() * CROWN
    left, top = rect.center().x() - wide / 2, rect.top() - room_around(rect) + 0.5
    base = rect.top() + rect.width() * INSET[LIBRARY] / 2
    notch = top + (base - top) * 0.4
    points = [(0, base), (0, top), (0.25, notch), (0.5, top), (0.75, notch), (1, top), (1, base)]
    crown = QPolygonF([QPointF(left + wide * x, y) for x, y in points])
    if ground is not None:
        painter.setPen(QPen(ground, max(2 * RIM, rect.width() / 12)))
        painter.drawPolyline(crown)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(crown)


def paint_ring(painter: QPainter, rect: QRectF, form: str) -> None:
    """Draw a ring around the form, with a gap between both."""
    width = max(2.0, rect.width() / 18)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(current().color("turn"), width))
    painter.drawPath(_inside(rect, form, -width / 2 - 1))


def _paint_picture(painter: QPainter, rect: QRectF, path: QPainterPath, picture: QImage) -> None:
    """Fill a form with the middle of a picture."""
    side = min(picture.width(), picture.height())
    middle = QRectF((picture.width() - side) / 2, (picture.height() - side) / 2, side, side)
    painter.save()
    painter.setClipPath(path)
    painter.drawImage(rect, picture, middle)
    painter.restore()


def _paint_sign(painter: QPainter, rect: QRectF, emblem: Emblem, ink: QColor) -> None:
    """Draw the drawing on a form, or letters where there is none."""
    inset = rect.width() * INSET.get(emblem.form, INSET[FOES])
    inner = rect.adjusted(inset, inset, -inset, -inset)
    if emblem.form == FOES:
        inner.translate(0, -rect.height() * LIFTED)
    if emblem.drawing:
        paint_drawing(painter, emblem.drawing, inner, ink)
        return
    high = max(1, round(rect.height() * LETTERS))
    painter.setFont(in_pixels(painter.font(), high, bold=True))
    painter.setPen(ink)
    painter.drawText(inner.adjusted(-inset, 0, inset, 0), Qt.AlignmentFlag.AlignCenter, emblem.letters)


def paint_badge(
    painter: QPainter, rect: QRectF, drawing: str, role: str, level: str = "pane", theme: Theme | None = None
) -> None:
    """Draw a small disc over the corner of an emblem: why it is down, or that it is hidden."""
    theme = theme or current()
    _paint_disc(painter, rect, role, level, theme)
    inset = rect.width() * 0.17
    paint_drawing(painter, drawing, rect.adjusted(inset, inset, -inset, -inset), theme.color("raised"))


def paint_crosshair(painter: QPainter, rect: QRectF, level: str = "pane") -> None:
    """Draw the badge of what is aimed at: a ring with four lines, as bold as a badge of 12 pixels needs them."""
    _paint_disc(painter, rect, "aim", level, current())
    middle, side = rect.center(), rect.width()
    painter.setPen(QPen(current().color("raised"), side * 0.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, side * 0.22, side * 0.22)
    for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        way = QPointF(x, y) * side
        painter.drawLine(middle + way * 0.12, middle + way * 0.37)


def _paint_disc(painter: QPainter, rect: QRectF, role: str, level: str, theme: Theme) -> None:
    """Draw the ground of a badge, parted from what is under it by a line in the colour of the page."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.color(level), rect.width() / 11))
    painter.setBrush(theme.color(role))
    painter.drawEllipse(rect)


def greyed(picture: QImage) -> QImage:
    """Return a picture without its colours; where it is transparent it stays so."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    if picture.hasAlphaChannel():
        grey = grey.convertToFormat(QImage.Format.Format_ARGB32)
        grey.setAlphaChannel(picture.convertToFormat(QImage.Format.Format_Alpha8))
    return grey


def grounds(emblem: Emblem, theme: Theme) -> tuple[QColor, QColor]:
    """Return the ground of an emblem, above and below: its own, that of its kind in the library, or of its side."""
    if emblem.colour:
        return deepened(readable_in(theme, emblem.colour), theme.color("glyph"))
    if emblem.form == LIBRARY:
        return theme.ground(emblem.kind)
    if _has_name(emblem.form):
        return deepened(theme.side(emblem.form), theme.color("glyph"))
    return theme.ground(emblem.form)


def _has_name(form: str) -> bool:
    """Return whether it is that of a side that got its name at a table, and has a hue of its own, at times another."""
    return form not in ("", LIBRARY, *SIDES)


LIGHTEST, BELOW, FULLEST = 0.6, 0.8, 0.75
"""How light the ground of an own colour is at the most, which part of that it is below, and how full of colour."""
_STEP = 0.01


def deepened(colour: QColor, glyph: QColor) -> tuple[QColor, QColor]:
    """Return a colour as a ground, above and below, as light as it may be for a glyph to be read on it.

    So all own colours weigh alike: yellow and green are darkened more than blue.
    """
    hue, fullness = max(0.0, colour.hslHueF()), min(FULLEST, colour.hslSaturationF())
    light = _lightest(hue, fullness, glyph.name())
    return QColor.fromHslF(hue, fullness, light), QColor.fromHslF(hue, fullness, light * BELOW)


@lru_cache(maxsize=256)
def _lightest(hue: float, fullness: float, glyph: str) -> float:
    light = LIGHTEST
    while contrast(QColor(glyph), QColor.fromHslF(hue, fullness, light)) < READABLE and light > _STEP:
        light -= _STEP
    return light


def _inside(rect: QRectF, form: str, distance: float) -> QPainterPath:
    """Return the form as much smaller on every side."""
    return outline(rect.adjusted(distance, distance, -distance, -distance), form)
