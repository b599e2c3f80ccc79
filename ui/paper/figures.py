"""The parts of a printed handout besides text: flourish, cast with emblems, highlights, and plots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ui.paper.typesetter import FATE, HIGHLIGHT, HIGHLIGHT_TITLE, NAME, PLAIN, Block, Figure, Typesetter
from ui.theme.emblem import Standing, paint_emblem_in
from ui.theme.icons import paint_drawing
from ui.theme.theme import paper_theme

if TYPE_CHECKING:
    from ui.summary.plots import Plot
    from ui.telling.lines import HandoutGroup, HandoutHighlight

EMBLEM, BESIDE, BETWEEN = 25.5, 7.0, 4.0
"""Points: the side of an emblem (9 mm), what parts it from the name, and one from the next below it."""
SIGN, PADDING = 22.0, 9.0
"""Points: the side of the drawing of a highlight, and the padding of their band."""
CORNER = 5.0
FLOURISH_HEIGHT, FLOURISH_SIDE, FLOURISH_WIDTH = 22.0, 20.0, 0.76
"""Points, points, and the part of the width over which the double rule goes."""
WIDE = 760
"""The width a plot is made for; in print it is as wide as the page."""


def plot_on_paper(plot: Plot, width: float, typesetter: Typesetter) -> tuple[float, Figure]:
    """Return the height of a plot at a page width, and the function that paints it as vectors."""
    from ui.summary.plots import Drawn

    scale, font = width / WIDE, typesetter.font(PLAIN)

    def paint(painter: QPainter, room: QRectF) -> None:
        painter.save()
        painter.translate(room.topLeft())
        shrunk = min(1.0, room.height() / (scale * plot.height(WIDE)))
        painter.scale(scale * shrunk, scale * shrunk)
        plot.paint(Drawn(painter, WIDE, paper_theme(), font))
        painter.restore()

    return scale * plot.height(WIDE), paint


def flourish_on_paper(drawing: str, unit: float) -> tuple[float, Figure]:
    """Return the double rule under a title, with a drawing in its middle; without one it is whole."""

    def paint(painter: QPainter, room: QRectF) -> None:
        theme, middle = paper_theme(), room.center()
        side = FLOURISH_SIDE * unit
        half, gap = room.width() * FLOURISH_WIDTH / 2, side * 0.85 if drawing else 0.0
        for offset, thickness in ((-1.6, 1.1), (1.4, 0.5)):
            painter.setPen(QPen(theme.color("gold"), thickness * unit))
            y = middle.y() + offset * unit
            for sign in (-1, 1):
                painter.drawLine(QPointF(middle.x() + sign * gap, y), QPointF(middle.x() + sign * half, y))
        if drawing:
            box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            paint_drawing(painter, drawing, box, theme.color("heading"))

    return FLOURISH_HEIGHT * unit, paint


def cast_on_paper(
    row: Sequence[HandoutGroup | None], width: float, gap: float, typesetter: Typesetter
) -> tuple[float, Figure]:
    """Return a row of the cast, as high as its tallest, in equal columns; None leaves a place free."""
    unit = typesetter.unit
    side, beside = EMBLEM * unit, (EMBLEM + BESIDE) * unit
    column = (width - gap * (len(row) - 1)) / len(row)
    words: list[list[Block]] = []
    for group in row:
        names = [] if group is None else [typesetter.block(group.title, NAME, column, room=beside)]
        fate = [] if group is None or not group.fate else [typesetter.block(group.fate, FATE, column, room=beside)]
        words.append(names + fate)
    height = max(side, *(sum(block.height for block in blocks) for blocks in words))

    def paint(painter: QPainter, room: QRectF) -> None:
        theme = paper_theme()
        for number, (group, blocks) in enumerate(zip(row, words, strict=True)):
            if group is None:
                continue
            left = room.left() + number * (column + gap)
            painter.setFont(typesetter.font(NAME))
            box = QRectF(left, room.top(), side, side)
            paint_emblem_in(theme, painter, box, group.emblem, Standing(badge=group.badge, badge_role="heading"))
            top = room.top() + max(0.0, (side - sum(block.height for block in blocks)) / 2)
            for block in blocks:
                top = write_block(painter, block, left + beside, top)

    return height + BETWEEN * unit, paint


def highlights_on_paper(
    highlights: Sequence[HandoutHighlight], most: int, width: float, typesetter: Typesetter
) -> tuple[float, Figure]:
    """Return highlights on a band, each with its drawing, at most so many in a row and as many in each."""
    unit = typesetter.unit
    rows = -(-len(highlights) // most)
    abreast = -(-len(highlights) // rows)
    padding, side = PADDING * unit, SIGN * unit
    column = (width - padding * (abreast + 1)) / abreast
    beside = side + BESIDE * unit
    words = [
        [
            *([typesetter.block(item.title, HIGHLIGHT_TITLE, column, room=beside)] if item.title else []),
            typesetter.block(item.text, HIGHLIGHT, column, room=beside),
        ]
        for item in highlights
    ]
    heights = [
        max(side, *(sum(block.height for block in blocks) for blocks in words[start : start + abreast]))
        for start in range(0, len(words), abreast)
    ]

    def paint(painter: QPainter, room: QRectF) -> None:
        theme = paper_theme()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("band"))
        painter.drawRoundedRect(room, CORNER * unit, CORNER * unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number, (item, blocks) in enumerate(zip(highlights, words, strict=True)):
            row, place = divmod(number, abreast)
            left = room.left() + padding + place * (column + padding)
            top = room.top() + padding + sum(height + padding for height in heights[:row])
            paint_drawing(painter, item.drawing, QRectF(left, top, side, side), theme.color("heading"))
            for block in blocks:
                top = write_block(painter, block, left + beside, top)

    return sum(heights) + padding * (rows + 1), paint


def write_block(painter: QPainter, block: Block, left: float, top: float) -> float:
    """Write all lines of a block; return where they end."""
    painter.setPen(paper_theme().color(block.style.ink))
    for index, (_, height) in enumerate(block.lines):
        block.paint_line(painter, index, QPointF(left, top))
        top += height
    return top
