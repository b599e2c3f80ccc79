"""The token of a status: its drawing in the hue of its family, its word where there is room, and what is left of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPixmap, QPolygonF

from rules.core.display import Deed
from ui.theme.icons import draw_pixmap, html_picture, paint_drawing, scale_of, screen_ratio
from ui.theme.sizes import exact, px
from ui.theme.theme import (
    HAIR,
    HALF,
    RING,
    SMALL,
    Theme,
    current,
    in_pixels,
    numbers,
    short_name,
    short_words,
    sized,
    washed,
)

HEIGHT, FLAT = 18, 17
"""Pixels of height: usually, and where rows are close."""
INSET = 2
"""How far in the drawing begins."""
GAP = 3
"""What parts drawing, word and timer."""
CORNER = 3.5
"""The corners of a status that hurts; the ends of one that helps are round."""
LAST = "1"
"""The timer that is underlined: it ends when it is counted next."""
UP, DOWN, BROKEN = "up", "down", "break"
"""What a drawing may say of a number: that it is higher, lower, or much lower."""
WORD_LEAST = 44
"""The least width in pixels to which words are cut."""
SQUARE_INSET, SQUARE_LETTERS = 0.13, 0.68
"""How far in a drawing begins where it stands alone, and how high letters are in its place, as parts of the square."""
SHARE, EDGE = 0.10, 0.75
"""How much of its hue the ground and the edge of a status that helps have."""


AIM = "→ "
"""What stands before the targets of an action."""


@dataclass(frozen=True)
class StatusToken:
    """A status as it is shown; a drawing, word or timer that is empty takes no room."""

    drawing: str
    family: str
    good: bool = False
    word: str = ""
    timer: str = ""
    trend: str = ""
    """`UP`, `DOWN` or `BROKEN`."""
    sign: str = ""
    """What stands at the corner of the drawing: a few letters, such as ½."""
    sign_drawing: str = ""
    """Or a drawing there: that of an element."""
    matters: bool = False
    """Its word is the last to go where there is little room."""
    faded: bool = False
    """Its bearer has fallen: it is told, but says nothing any more."""
    hovered: bool = False
    pressed: bool = False


@dataclass(frozen=True)
class Inks:
    """The colours of a token."""

    ground: QColor
    edge: QColor
    ink: QColor


def inks(token: StatusToken, theme: Theme) -> Inks:
    """Return the colours of a token: what hurts is full of its hue, what helps is an outline in it."""
    hue, raised = theme.family(token.family), theme.color("raised")
    if token.faded:
        found = Inks(theme.color("pane"), theme.color("edge"), theme.color("muted"))
    elif token.good:
        found = Inks(washed(hue, raised, SHARE), washed(hue, raised, EDGE), hue)
    else:
        found = Inks(hue, hue, theme.color("on_hue"))
    if token.pressed:
        found = replace(found, ground=theme.color("sunken"), ink=theme.color("text"))
    return replace(found, edge=theme.color("text")) if token.hovered or token.pressed else found


@dataclass(frozen=True, eq=False)
class _Faces:
    """What words and timers are written in, and how wide they are there."""

    word: QFont
    timer: QFont
    words: QFontMetrics
    timers: QFontMetrics


_faces: dict[QFont, _Faces] = {}
"""The faces of rows by the font of these: there are as many as sizes of text."""


def _faces_of(font: QFont) -> _Faces:
    """Return the faces that belong to the font of a row; they are made once."""
    faces = _faces.get(font)
    if faces is None:
        word, timer = sized(font, SMALL), numbers(sized(font, SMALL, bold=True))
        faces = _faces[QFont(font)] = _Faces(word, timer, QFontMetrics(word), QFontMetrics(timer))
    return faces


def width_of(token: StatusToken, font: QFont, height: int | None = None) -> int:
    """Return the width of a token; `font` is that of the row."""
    height = px(HEIGHT) if height is None else height
    return _width(bool(token.drawing), token.good, token.word, token.timer, _faces_of(font), height)


@lru_cache(maxsize=1024)
def _width(drawn: bool, good: bool, word: str, timer: str, faces: _Faces, height: int) -> int:
    width = 2 * px(INSET) + (_side(height) if drawn else 0) + (px(2) if good else 0)
    if word:
        width += px(GAP) + faces.words.horizontalAdvance(word)
    if timer:
        width += px(GAP) + faces.timers.horizontalAdvance(timer)
    return width + (px(HALF) if word or timer else 0)


def fit(
    tokens: Iterable[StatusToken], font: QFont, room: int, height: int | None = None, gap: int | None = None
) -> list[StatusToken]:
    """Return the tokens with as many of their words as there is room for.

    Words go from the last one on, those of tokens that matter after all others; drawings, timers and a change that they
    end with (`+1`) stay. Whom a deed is meant for goes after the deed. No word is cut, but of what has no drawing.
    The gravest, which is the first of those that matter, else the first that hurts, is shortened before by whole words,
    as long as those left still say what it is: else its drawing says more.
    What has room again once others have lost their words gets its own back whole, unless those that matter more lack
    theirs.
    """
    whole = list(tokens)
    gap, fitted = px(HALF) if gap is None else gap, list(whole)
    width = sum(width_of(token, font, height) + gap for token in fitted) - gap
    if not whole or width <= room:
        return fitted
    order = sorted(range(len(fitted)), key=lambda place: (fitted[place].matters, -place))
    drawn, bare = ([place for place in order if bool(fitted[place].drawing) is has] for has in (True, False))
    gravest = order[-1] if whole[order[-1]].matters or not whole[order[-1]].good else None
    for place in (*drawn, *bare):
        token = fitted[place]
        is_deed = is_aimed(token.word)
        may_be_cut = is_deed or place == gravest or not token.drawing
        cut = _cut(token, font, width - room) if may_be_cut else token
        spared = width_of(token, font, height) - width_of(cut, font, height)
        is_told = is_deed or (place == gravest and _tells(cut.word, token.word))
        is_enough = spared >= width - room and is_told
        fitted[place] = cut if is_enough or not token.drawing else without_words(token)
        width -= width_of(token, font, height) - width_of(fitted[place], font, height)
        if width <= room:
            break
    mattering_is_whole = all(fitted[place] == whole[place] for place in order if whole[place].matters)
    gravest_is_told = gravest is None or bool(fitted[gravest].word)
    for place in reversed((*drawn, *bare)) if mattering_is_whole and gravest_is_told else ():
        more = width_of(whole[place], font, height) - width_of(fitted[place], font, height)
        if 0 < more <= room - width:
            fitted[place], width = whole[place], width + more
    return fitted


TELLING, TELLING_SHARE = 6, 0.6
"""The fewest letters that cut words of a token keep, and the least part of all."""


def _tells(cut: str, words: str) -> bool:
    """Return whether cut words still say what the whole ones do, unlike `Com f…`."""
    kept = len(cut.removesuffix("…"))
    return kept >= TELLING and kept >= TELLING_SHARE * len(words)


SIGNS_OF_CHANGE = ("+", "−", "-")


def without_words(token: StatusToken) -> StatusToken:
    """Return a token without its words, but with the change that they end with, such as `+1`; `45` of a Colt is none.

    One without a drawing keeps them: it would say nothing.
    """
    number = token.word.rpartition(" ")[2]
    return (
        replace(token, word=number if number[:1] in SIGNS_OF_CHANGE and number[1:2].isdigit() else "")
        if token.drawing
        else token
    )


def _cut(token: StatusToken, font: QFont, excess: int) -> StatusToken:
    """Return a token whose words are shorter by so many pixels, as far as they may be."""
    words = _faces_of(font).words
    width = words.horizontalAdvance(token.word) - excess - 1  # parts are rounded each by itself
    if not token.drawing:
        return replace(token, word=short_deed(words, token.word, max(px(WORD_LEAST), width)))
    shorten = short_deed if is_aimed(token.word) else short_words
    word = shorten(words, token.word, width)
    kept = word.partition("…")[0].removeprefix(AIM)
    is_whole = kept and words.horizontalAdvance(word) <= width and f"{kept} " in f"{token.word} ".replace(",", " ")
    return replace(token, word=word) if is_whole else without_words(token)


def is_aimed(words: str) -> bool:
    """Return whether words are an action that is aimed at somebody."""
    return isinstance(words, Deed) and bool(words.targets)


def short_deed(metrics: QFontMetrics, words: str, width: int, briefly: str = "") -> str:
    """Return an action for a width: first it gives way to what it is done with, at last all does to its targets.

    `briefly`: the same in fewer words, where its targets have no room beside what it is done with.
    """
    if not isinstance(words, Deed) or not words.targets:
        return words if metrics.horizontalAdvance(words) <= width else short_name(metrics, words, width)
    forms = (words, words.without_action() if words.thing else "", briefly, words.aim)
    for form in filter(None, forms):
        if metrics.horizontalAdvance(form) <= width:
            return form
    rest, names = width - metrics.horizontalAdvance(AIM), ", ".join(words.targets)
    shown = short_words(metrics, names, rest)
    return AIM + (shown if metrics.horizontalAdvance(shown) <= rest else short_name(metrics, names, rest))


def paint_token(painter: QPainter, rect: QRectF, token: StatusToken, font: QFont, into: QRectF | None = None) -> None:
    """Draw a token into a rectangle of `width_of`; `font` is that of the row. `into`: grown or pressed into another."""
    faces, scale = _faces_of(font), scale_of(painter)
    if into is not None:
        picture = _pixmap(token, rect.width(), rect.height(), scale or 1.0, faces, current().name)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(into, picture, QRectF(picture.rect()))
        painter.restore()
    elif scale:
        picture = _pixmap(token, rect.width(), rect.height(), scale, faces, current().name)
        draw_pixmap(painter, rect, picture, scale)
    else:
        painter.save()
        _paint(painter, rect, token, faces)
        painter.restore()


def token_tag(token: StatusToken, font: QFont, alt: str) -> str:
    """Return a token as HTML for a line of text; `alt`: the words that are read in its place."""
    return _tag(token, _faces_of(font), font.toString(), alt, current().name, screen_ratio(), px(HEIGHT))


@lru_cache(maxsize=256)
def _tag(token: StatusToken, faces: _Faces, face: str, alt: str, _theme: str, ratio: float, height: int) -> str:
    font = QFont()
    font.fromString(face)

    def paint_into(painter: QPainter) -> None:
        paint_token(painter, QRectF(0, 0, width, height), token, font)

    width = _width(bool(token.drawing), token.good, token.word, token.timer, faces, height)
    return html_picture(width, height, ratio, paint_into, alt)


@lru_cache(maxsize=256)
def _pixmap(token: StatusToken, width: float, height: float, scale: float, faces: _Faces, _theme: str) -> QPixmap:
    """A token as it was painted in a size, face and theme."""
    made = QPixmap(round(width * scale), round(height * scale))
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.scale(scale, scale)
        _paint(painter, QRectF(0, 0, width, height), token, faces)
    return made


def _paint(painter: QPainter, rect: QRectF, token: StatusToken, faces: _Faces) -> None:
    colours = inks(token, current())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colours.edge, px(HAIR)))
    painter.setBrush(colours.ground)
    corner = rect.height() / 2 if token.good else exact(CORNER)
    painter.drawRoundedRect(rect.adjusted(px(HAIR) / 2, px(HAIR) / 2, -px(HAIR) / 2, -px(HAIR) / 2), corner, corner)
    left = rect.left() + px(INSET) + (px(2) if token.good else 0)
    if token.drawing:
        side = _side(round(rect.height()))
        at = QRectF(left, rect.top() + (rect.height() - side) / 2, side, side)
        paint_drawing(painter, token.drawing, at, colours.ink)
        _paint_sign(painter, at, token, colours, faces.timer)
        left = at.right()
    left += px(GAP)
    painter.setPen(colours.ink)
    for text, face, metrics in ((token.word, faces.word, faces.words), (token.timer, faces.timer, faces.timers)):
        if text:
            painter.setFont(face)
            width = metrics.horizontalAdvance(text)
            painter.drawText(QRectF(left, rect.top(), width + 1, rect.height()), _MIDDLE, text)
            left += width + px(GAP)
    if token.timer == LAST:
        width = faces.timers.horizontalAdvance(token.timer)
        painter.fillRect(
            QRectF(left - px(GAP) - width, rect.bottom() - px(RING) - px(HAIR), width, px(RING)), colours.ink
        )


def paint_square(painter: QPainter, square: QRectF, token: StatusToken) -> None:
    """Draw a token as its drawing alone, in a square: a disc if it helps; one without a drawing is a few letters."""
    colours, inset = inks(token, current()), square.width() * SQUARE_INSET
    painter.setPen(QPen(colours.edge, px(HAIR)))
    painter.setBrush(colours.ground)
    corner = square.height() / 2 if token.good else exact(CORNER)
    painter.drawRoundedRect(square.adjusted(px(HAIR) / 2, px(HAIR) / 2, -px(HAIR) / 2, -px(HAIR) / 2), corner, corner)
    at = square.adjusted(inset, inset, -inset, -inset)
    if token.drawing:
        paint_drawing(painter, token.drawing, at, colours.ink)
        _paint_sign(painter, at, token, colours, sized(painter.font(), SMALL))
    else:
        painter.setPen(colours.ink)
        painter.setFont(in_pixels(painter.font(), round(square.height() * SQUARE_LETTERS), bold=True))
        painter.drawText(square, Qt.AlignmentFlag.AlignCenter, token.word[:2])


_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def _side(height: int) -> int:
    """The width of the drawing of a token."""
    return height - 2 * px(INSET)


def _paint_sign(painter: QPainter, at: QRectF, token: StatusToken, colours: Inks, font: QFont) -> None:
    """Draw what stands at the lower right corner of the drawing, parted from it by the ground."""
    right, below = at.right() + px(HAIR), at.bottom()
    if token.trend:
        width, high = at.width() / 2, at.width() * 0.32
        painter.setBrush(colours.ink)
        for number in range(1 if token.trend == BROKEN else 0, -1, -1):  # the lower one over the upper one
            foot = below - number * (high + px(HAIR))
            tip, base = (foot - high, foot) if token.trend == UP else (foot, foot - high)
            form = QPolygonF([QPointF(right - width, base), QPointF(right, base), QPointF(right - width / 2, tip)])
            painter.setPen(QPen(colours.ground, px(RING) + px(HAIR)))
            painter.drawPolygon(form)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPolygon(form)
    elif token.sign or token.sign_drawing:
        side = at.width() * 0.64
        corner = QRectF(right - side, below + px(HAIR) - side, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.ground)
        painter.drawEllipse(corner)
        if token.sign_drawing:
            paint_drawing(
                painter,
                token.sign_drawing,
                corner.adjusted(px(HAIR), px(HAIR), -px(HAIR) / 2, -px(HAIR) / 2),
                colours.ink,
            )
        else:
            painter.setPen(colours.ink)
            painter.setFont(in_pixels(font, round(corner.height() * 1.1), bold=True))
            painter.drawText(
                corner.adjusted(-px(HALF), -px(HALF), px(HALF), px(HALF)), Qt.AlignmentFlag.AlignCenter, token.sign
            )
