"""How lines of a log look on paper, and lines of text broken to a width."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPaintEngine,
    QPainter,
    QTextLayout,
    QTextLine,
    QTextOption,
)

from rules.log.redaction import COMMENT
from rules.log.sentences import HEADINGS
from ui.telling.lines import ENDS, ROUND
from ui.theme.fonts import PAGE, TITLE, families

Figure = Callable[[QPainter, QRectF], None]
"""Paints something into a rectangle of the paper."""
POINTS = 72
"""Points an inch."""
INDENT = 9.0
LEADING = 15.5 / 11.5
"""The height of a line, as a part of the size of its letters."""
LOOSEST = 0.82
"""How much of its width a line has to fill by itself for its words to be drawn apart over all of it."""
INITIAL_LINES = 3
"""How many lines an initial is high."""
SUBSTITUTIONS = ("liga", "clig", "dlig", "calt", "locl")
"""Features that put other signs for letters, which a search for the letters would not find."""


@dataclass(frozen=True)
class LineStyle:
    """The format of a line; lengths in points."""

    size: float = 10
    face: str = PAGE
    bold: bool = False
    italic: bool = False
    ink: str = "text"
    """Its colour on paper."""
    above: float = 2
    below: float = 0
    keeps: bool = False
    """Whether it is kept with the next line."""
    level: int | None = None
    """The level of its bookmark; None: it has none."""
    centred: bool = False
    justified: bool = False
    ruled: bool = False
    """Whether a hairline goes on from its last word to the edge."""


TITLE_SIZES = (36, 27, 20)
"""The sizes of a title: the first in which it fits on one line, or the last."""
ABOVE_TITLE = LineStyle(10.5, italic=True, ink="muted", keeps=True, centred=True)
HEAD = LineStyle(TITLE_SIZES[0], TITLE, keeps=True, level=0, centred=True)
ABOUT = LineStyle(10.5, italic=True, ink="muted", keeps=True, centred=True)
CONTENTS_TITLE = LineStyle(27, TITLE, below=12, keeps=True, level=0, centred=True)
CONTENTS = LineStyle(11.5, above=4)
HEADING = LineStyle(13.5, TITLE, ink="heading", above=12, below=2, keeps=True, level=1, ruled=True)
SIDE = LineStyle(13.5, TITLE, ink="heading", above=12, below=2, keeps=True, ruled=True)
PHASE = LineStyle(10, bold=True, ink="muted", above=7, below=1, keeps=True)
TURN = LineStyle(bold=True, above=5, keeps=True)
PLAIN = LineStyle()
WHOLE = LineStyle(above=5)
TOLD = LineStyle(11.5, above=4, justified=True)
NAME = LineStyle(12.5, bold=True)
FATE = LineStyle(10, italic=True, ink="muted")
HIGHLIGHT_TITLE = LineStyle(11.5, TITLE, ink="heading")
HIGHLIGHT = LineStyle(11.5)
CREDIT = LineStyle(8, italic=True, ink="muted", above=14)
STYLES = {
    "told": TOLD,
    "tick": LineStyle(ink="muted"),
    "initiative": LineStyle(ink="muted"),
    "spend": LineStyle(ink="muted"),
    "note": LineStyle(italic=True),
    COMMENT: LineStyle(italic=True),
    "ruling": LineStyle(italic=True),
    "house_rules": LineStyle(italic=True, above=4),
    "end": LineStyle(bold=True, above=12),
}


def style_of(kind: str) -> LineStyle:
    """Return the format of a line of a log by its kind."""
    if kind in HEADINGS:
        return HEADING if kind == ROUND else PHASE
    return TURN if kind == "turn" else STYLES.get(kind, WHOLE if kind in ENDS else PLAIN)


@dataclass
class Initial:
    """The first letter of a story, several lines high."""

    letter: str
    font: QFont
    baseline: float
    """How far below the top of its first line its foot stands."""


@dataclass
class Block:
    """A line of the log, wrapped into lines of paper."""

    text: str
    style: LineStyle
    layouts: tuple[QTextLayout, ...]
    """What its lines belong to, which lives as long as they do."""
    lines: list[tuple[QTextLine | None, float]]
    """Each line with its height; a figure has only the height."""
    x: float
    width: float
    aside: str = ""
    """The text at the right: the page number, in a table of contents."""
    leads_to: int | None = None
    """The fight on that page."""
    figure: Figure | None = None
    """Painted in place of text, over the height of its only line."""
    initial: Initial | None = None

    @property
    def height(self) -> float:
        """The height of all its lines."""
        return sum(height for _, height in self.lines)

    def paint_line(self, painter: QPainter, index: int, at: QPointF) -> None:
        """Paint one of its lines with its upper edge and the left edge of the block in a place.

        Qt's preview keeps what is painted and sets it anew in the size of the screen, where a justified line may be
        too long for its width and break once more, onto the line below it: it is given each word by itself.
        """
        line, _ = self.lines[index]
        if line is None:
            return
        at = QPointF(at.x() + self.x, at.y() - line.y())
        if painter.paintEngine().type() != QPaintEngine.Type.Picture or not self.style.justified:
            line.draw(painter, at)
            return
        layout = self.layouts[0]
        painter.setFont(layout.font())
        start = line.textStart()
        for word in re.finditer(r"\S+", layout.text()[start : start + line.textLength()]):
            edges = (_x_of(line, start + place) for place in word.span())
            painter.drawText(QPointF(at.x() + min(edges), at.y() + line.y() + line.ascent()), word.group())


class Typesetter:
    """Breaks texts into lines for a device."""

    def __init__(self, device: QPagedPaintDevice) -> None:
        self.device = device
        self.unit = device.logicalDpiY() / POINTS
        """Dots of the device in a point."""
        self._fonts: dict[tuple[str, float, bool, bool], QFont] = {}
        self._options = {
            alignment: self._option(alignment)
            for alignment in (
                Qt.AlignmentFlag.AlignLeading,
                Qt.AlignmentFlag.AlignHCenter,
                Qt.AlignmentFlag.AlignJustify,
            )
        }

    @staticmethod
    def _option(alignment: Qt.AlignmentFlag) -> QTextOption:
        option = QTextOption(alignment)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        return option

    def font(self, style: LineStyle) -> QFont:
        """Return the font of a format."""
        key = (style.face, style.size, style.bold, style.italic)
        if key not in self._fonts:
            font = QFont(families(style.face))
            font.setPointSizeF(style.size)
            font.setBold(style.bold or style.face == TITLE)
            font.setItalic(style.italic)
            for feature in SUBSTITUTIONS:
                font.setFeature(QFont.Tag(feature), 0)
            self._fonts[key] = font
        return self._fonts[key]

    def metrics(self, style: LineStyle) -> QFontMetricsF:
        """Return the measures of a format on the device."""
        return QFontMetricsF(self.font(style), self.device)

    def block(
        self, text: str, style: LineStyle, width: float, deep: int = 0, room: float = 0, *, initial: bool = False
    ) -> Block:
        """Return a text broken to a width, `room` less where something stands beside it."""
        x = deep * INDENT * self.unit
        width -= x + room
        if initial:
            made = self._with_initial(text, style, width)
            if made is not None:
                return made
        layouts, lines = self._broken(text, style, width, 0)
        return Block(text, style, layouts, lines, x, width)

    def _broken(
        self, text: str, style: LineStyle, width: float, beside: float
    ) -> tuple[tuple[QTextLayout, ...], list[tuple[QTextLine | None, float]]]:
        """Return a text in lines of a width; the first are indented by what stands `beside` them.

        In a justified text lines that would be too loose, such as those before a long word, end where they end.
        """
        align = Qt.AlignmentFlag
        usual = align.AlignHCenter if style.centred else align.AlignJustify if style.justified else align.AlignLeading
        layout = self._layout(text, style, usual, width, beside)
        layouts: tuple[QTextLayout, ...] = (layout,)
        lines = [layout.lineAt(number) for number in range(layout.lineCount())]
        if style.justified and any(_is_loose(line) for line in lines[:-1]):
            loose = self._layout(text, style, align.AlignLeading, width, beside)
            layouts = (layout, loose)
            lines = [loose.lineAt(number) if _is_loose(line) else line for number, line in enumerate(lines)]
        return layouts, [(line, self._height(line, style)) for line in lines]

    def _layout(
        self, text: str, style: LineStyle, alignment: Qt.AlignmentFlag, width: float, beside: float
    ) -> QTextLayout:
        layout = QTextLayout(text, self.font(style), self.device)
        layout.setTextOption(self._options[alignment])
        layout.beginLayout()
        number, line = 0, layout.createLine()
        while line.isValid():
            indent = beside if number < INITIAL_LINES else 0.0
            line.setLineWidth(width - indent)
            if indent:
                line.setPosition(QPointF(indent, 0))
            number, line = number + 1, layout.createLine()
        layout.endLayout()
        return layout

    def _height(self, line: QTextLine, style: LineStyle) -> float:
        """Return the height of a line: as its size asks, or as a letter of another face needs."""
        return max(style.size * LEADING * self.unit, line.height())

    def _with_initial(self, text: str, style: LineStyle, width: float) -> Block | None:
        """Return a text whose first letter is as high as its first lines; None where it has not so many lines."""
        # Only of scripts with capitals, and not before a word of one letter.
        if text[:1].lower() == text[:1].upper() or not text[1:2].isalpha():
            return None
        step = style.size * LEADING * self.unit
        font = QFont(self.font(LineStyle(style.size, TITLE)))
        high = (INITIAL_LINES - 1) * step + self.metrics(style).capHeight()
        font.setPointSizeF(style.size * high / QFontMetricsF(font, self.device).capHeight())
        letter = text[0].upper()
        beside = QFontMetricsF(font, self.device).horizontalAdvance(letter) + style.size / 3 * self.unit
        if beside > width / 3:
            return None
        layouts, lines = self._broken(text[1:], style, width, beside)
        if len(lines) <= INITIAL_LINES:
            return None
        first = lines[0][0]
        assert first is not None
        baseline = (INITIAL_LINES - 1) * step + first.ascent()
        return Block(text, style, layouts, lines, 0, width, initial=Initial(letter, font, baseline))


def _x_of(line: QTextLine, place: int) -> float:
    """Return where a letter of a text stands in its line."""
    found: Any = line.cursorToX(place)  # Qt for Python gives the place, too
    return float(found[0] if isinstance(found, tuple) else found)


def _is_loose(line: QTextLine) -> bool:
    """Return whether the words of a line would stand far apart if they filled its width."""
    return line.naturalTextWidth() < LOOSEST * line.width()
