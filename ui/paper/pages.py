"""A log on paper: lines broken into pages, with header, page numbers, and no heading alone at the foot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPainter,
    QPen,
    QTextLayout,
    QTextLine,
    QTextOption,
)

from rules.log.formatter import HEADINGS
from rules.log.redaction import COMMENT
from ui.paper.figures import LIGATURES, Figure, cast_on_paper, plot_on_paper
from ui.paper.pdf import Bookmark, Link
from ui.telling.lines import ENDS, ROUND, LogLines, depth

if TYPE_CHECKING:
    from ui.telling.lines import Handout

Progress = Callable[[int, int], None]
"""Receives how much is done of how much; raises to cancel."""
POINTS = 72
"""Points an inch."""
FOOT = 24.0
"""Points for the header with its line, and as many for the page number."""
INDENT = 14.0
SOFT, INK, LINE = QColor("#555555"), QColor("#000000"), QColor("#999999")
EACH = 200
"""The number of lines laid out between two reports of progress."""


@dataclass(frozen=True)
class LineStyle:
    """The format of a line; lengths in points."""

    size: float = 10
    bold: bool = False
    italic: bool = False
    soft: bool = False
    above: float = 2
    below: float = 0
    indent: int = 0
    keeps: bool = False
    """Whether it is kept with the next line."""
    level: int | None = None
    """The level of its bookmark; None: it has none."""


TITLE = LineStyle(18, bold=True, keeps=True, level=0, below=2)
ABOUT = LineStyle(soft=True, keeps=True, below=6)
CONTENTS_TITLE = LineStyle(18, bold=True, below=8, keeps=True, level=0)
CONTENTS = LineStyle(11, above=4)
HEADING = LineStyle(13, bold=True, above=16, below=3, keeps=True, level=1)
PHASE = LineStyle(10, bold=True, soft=True, above=8, below=2, keeps=True)
TURN = LineStyle(bold=True, above=6, keeps=True)
WHOLE = LineStyle(above=5)
LOOKS = {
    "told": LineStyle(above=4),
    "tick": LineStyle(soft=True),
    "initiative": LineStyle(soft=True),
    "spend": LineStyle(soft=True),
    "note": LineStyle(italic=True),
    COMMENT: LineStyle(italic=True),
    "ruling": LineStyle(italic=True),
    "house_rules": LineStyle(italic=True, above=4),
    "end": LineStyle(bold=True, above=12),
}


@dataclass
class _Block:
    """A line of the log, wrapped into lines of paper."""

    text: str
    look: LineStyle
    layout: QTextLayout
    lines: list[tuple[QTextLine | None, float]]
    """Each line with its height; a figure has only the height."""
    x: float
    aside: str = ""
    """The text at the right: the page number, in a table of contents."""
    leads_to: int | None = None
    """The fight on that page."""
    figure: Figure | None = None
    """Painted in place of text, over the height of its only line."""


@dataclass
class _Page:
    title: str
    parts: list[tuple[_Block, int, float]] = field(default_factory=list)
    """A block, the index of its line, and the y."""


class Paper:
    """The pages of a log for a device; laid out once and painted on demand."""

    def __init__(self, log: LogLines, device: QPagedPaintDevice, progress: Progress = lambda done, total: None) -> None:
        self.device = device
        self.unit = device.logicalDpiY() / POINTS
        """Dots of the device in a point."""
        self.width, self.height = float(device.width()), float(device.height())
        self.top, self.bottom = FOOT * self.unit, self.height - FOOT * self.unit
        self.pages: list[_Page] = []
        self.bookmarks: list[Bookmark] = []
        self.links: list[Link] = []
        """The links of the table of contents to its fights."""
        self._starts: list[int] = []
        self._progress = progress
        self._total = sum(len(fight.lines) for fight in log.fights)
        self._set = 0
        self._option = QTextOption()
        self._option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        self._fonts: dict[tuple[float, bool, bool], QFont] = {}
        contents = list(self._contents(log)) if log.others else []
        if contents:
            self._fill(log.contents, contents)
        for fight in log.fights:
            self._fill(fight.title, list(self._blocks(fight)))
        fights = self._starts[-len(log.fights) :]
        for block in contents:
            if block.leads_to is not None:
                block.aside = str(fights[block.leads_to] + 1)
        self.links = list(self._leading(fights))

    def _leading(self, fights: Sequence[int]) -> Iterator[Link]:
        """Yield the links from the table of contents to the first page of each fight."""
        for number, page in enumerate(self.pages[: fights[0]]):
            for block, index, y in page.parts:
                if block.leads_to is not None:
                    layout = self.device.pageLayout()
                    whole, margins = layout.fullRect(layout.Unit.Point), layout.margins(layout.Unit.Point)
                    top = whole.height() - margins.top() - y / self.unit
                    bottom = top - block.lines[index][1] / self.unit
                    area = (margins.left(), bottom, whole.width() - margins.right(), top)
                    yield Link(number, area, fights[block.leads_to])

    # --- setting -----------------------------------------------------------------------------------------

    def _blocks(self, fight: LogLines) -> Iterator[_Block]:
        yield self._block(fight.title, TITLE)
        yield self._block(fight.subtitle, ABOUT)
        if fight.handout is not None:
            yield from self._around(fight.handout)
        in_turn = False
        for line in fight.lines:
            deep = depth(line, in_turn=in_turn)
            if line.kind in HEADINGS:
                in_turn = False
                look = HEADING if line.kind == ROUND else PHASE
            elif line.kind == "turn":
                in_turn = True
                look = TURN
            else:
                look = LOOKS.get(line.kind, WHOLE if line.kind in ENDS else LineStyle())
            yield self._block(line.text, look, deep)
            self._set += 1
            if self._set % EACH == 0:
                self._progress(self._set, 2 * self._total)
        for plot in () if fight.handout is None else fight.handout.plots:
            yield self._block(plot.title, HEADING)
            yield self._figure(*plot_on_paper(plot, self.width))

    def _around(self, handout: Handout) -> Iterator[_Block]:
        """Yield what comes before the log in a handout."""
        for line in handout.about:
            yield self._block(line, ABOUT)
        for title, cast in handout.sides:
            yield self._block(title, HEADING)
            if any(some.picture for some in cast):
                yield self._figure(*cast_on_paper(cast, self.width, self.unit, self._font(LineStyle())))
            else:
                yield self._block(", ".join(name for some in cast for name in some.names), LineStyle())
        if handout.highlights:
            yield self._block(handout.highlights_title, HEADING)
            for highlight in handout.highlights:
                yield self._block(highlight, LineStyle())
        yield self._block(handout.story_title, HEADING)

    def _figure(self, height: float, figure: Figure) -> _Block:
        """Return a painted block as wide as the page."""
        layout = QTextLayout("", self._font(LineStyle()), self.device)
        return _Block("", LineStyle(above=4), layout, [(None, min(height, self.bottom - self.top))], 0, figure=figure)

    def _contents(self, log: LogLines) -> Iterator[_Block]:
        if log.contents:
            yield self._block(log.contents, CONTENTS_TITLE)
        for number, fight in enumerate(log.fights):
            block = self._block(fight.title, CONTENTS, room=40 * self.unit)
            block.leads_to = number
            yield block

    def _block(self, text: str, look: LineStyle, deep: int = 0, room: float = 0) -> _Block:
        layout = QTextLayout(text, self._font(look), self.device)
        layout.setTextOption(self._option)
        x = deep * INDENT * self.unit
        lines: list[tuple[QTextLine | None, float]] = []
        layout.beginLayout()
        line = layout.createLine()
        while line.isValid():
            line.setLineWidth(self.width - x - room)
            lines.append((line, line.height() * 1.1))
            line = layout.createLine()
        layout.endLayout()
        return _Block(text, look, layout, lines, x)

    def _font(self, look: LineStyle) -> QFont:
        key = (look.size, look.bold, look.italic)
        if key not in self._fonts:
            font = QFont("Serif")
            font.setPointSizeF(look.size)
            font.setBold(look.bold)
            font.setItalic(look.italic)
            for feature in LIGATURES:
                font.setFeature(QFont.Tag(feature), 0)
            self._fonts[key] = font
        return self._fonts[key]

    # --- pages -------------------------------------------------------------------------------------------

    def _fill(self, title: str, blocks: Sequence[_Block]) -> None:
        """Break the blocks of a fight into pages; each fight begins a new one."""
        self._starts.append(len(self.pages))
        self.pages.append(_Page(title))
        y = self.top
        for number, block in enumerate(blocks):
            if not block.lines:
                continue
            above = block.look.above * self.unit if y > self.top else 0
            if y > self.top and y + above + self._needed(blocks, number) > self.bottom:
                self.pages.append(_Page(title))
                y, above = self.top, 0
            y += above
            if block.look.level is not None:
                self._mark(block, y)
            for index, (_, height) in enumerate(block.lines):
                lines_left = len(block.lines) - index
                # The last line of a paragraph is not left alone at the head of a page.
                alone = lines_left == 2 and index > 0 and y + 2 * height > self.bottom
                if y > self.top and (y + height > self.bottom or alone):
                    self.pages.append(_Page(title))
                    y = self.top
                self.pages[-1].parts.append((block, index, y))
                y += height
            y += block.look.below * self.unit

    def _needed(self, blocks: Sequence[_Block], number: int) -> float:
        """Return the height needed to begin a block: with all it is kept with, and two lines after that."""
        height = 0.0
        for block in (blocks[at] for at in range(number, len(blocks))):
            if not block.look.keeps:
                first = sum(each for _, each in block.lines[:2]) if len(block.lines) != 3 else 3 * block.lines[0][1]
                return height + (block.look.above * self.unit if height else 0) + first
            height += sum(each for _, each in block.lines)
            height += (block.look.above + block.look.below) * self.unit
        return height

    def _mark(self, block: _Block, y: float) -> None:
        layout = self.device.pageLayout()
        page, margins = layout.fullRect(layout.Unit.Point), layout.margins(layout.Unit.Point)
        top = page.height() - margins.top() - y / self.unit
        assert block.look.level is not None
        self.bookmarks.append(Bookmark(block.look.level, block.text, len(self.pages) - 1, top))

    # --- painting ----------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, new_page: Callable[[], object], first: int = 0, last: int | None = None) -> None:
        """Paint the pages from `first` to `last`."""
        end = len(self.pages) if last is None else min(last + 1, len(self.pages))
        for number in range(first, end):
            if number > first:
                new_page()
            self._paint_page(painter, number)
            self._progress(self._total + self._total * (number + 1) // end, 2 * self._total)

    def _paint_page(self, painter: QPainter, number: int) -> None:
        page = self.pages[number]
        for block, index, y in page.parts:
            painter.setPen(SOFT if block.look.soft else INK)
            line, height = block.lines[index]
            if line is not None:
                line.draw(painter, QPointF(block.x, y - line.y()))
            elif block.figure is not None:
                block.figure(painter, QRectF(0, y, self.width, height))
            if index == 0 and block.aside:
                painter.setFont(self._font(block.look))
                box = QRectF(0, y, self.width, block.lines[0][1])
                painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), block.aside)
        self._frame(painter, number, page.title)

    def _frame(self, painter: QPainter, number: int, title: str) -> None:
        """Paint the header, except on the first page of a fight, and the page number."""
        font = self._font(LineStyle(8))
        painter.setFont(font)
        painter.setPen(SOFT)
        centre = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        painter.drawText(QRectF(0, 0, self.width, self.height), centre, f"{number + 1} / {len(self.pages)}")
        if number in self._starts:
            return
        metrics = QFontMetricsF(font, self.device)
        shown = metrics.elidedText(title, Qt.TextElideMode.ElideRight, self.width)
        painter.drawText(QRectF(0, 0, self.width, metrics.height()), int(Qt.AlignmentFlag.AlignLeft), shown)
        painter.setPen(QPen(LINE, self.unit / 2))
        y = metrics.height() + 2 * self.unit
        painter.drawLine(QPointF(0, y), QPointF(self.width, y))
