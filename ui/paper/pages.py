"""A log on paper: broken into columns and pages, with header, page numbers, and no heading alone at the foot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPagedPaintDevice, QPainter, QPen

from ui.paper.figures import cast_on_paper, flourish_on_paper, highlights_on_paper, plot_on_paper
from ui.paper.pdf import Bookmark, Link
from ui.paper.typesetter import (
    ABOUT,
    ABOVE_TITLE,
    CONTENTS,
    CONTENTS_TITLE,
    CREDIT,
    HEAD,
    HEADING,
    SIDE,
    TITLE_SIZES,
    Block,
    Figure,
    LineStyle,
    Typesetter,
    style_of,
)
from ui.telling.handout import FLOURISH
from ui.telling.lines import LogLines, depth
from ui.theme.theme import paper_theme

if TYPE_CHECKING:
    from ui.telling.lines import Handout, HandoutGroup

Progress = Callable[[int, int], None]
"""Receives how much is done of how much; raises to cancel."""
FOOT = 24.0
"""Points for the header with its line, and as many for the page number."""
LEAST_COLUMN, COLUMN_GAP = 190.0, 22.7
"""Points: the least width of a column, about 40 letters, and what parts two of them (8 mm)."""
NUMBER = LineStyle(9, italic=True, ink="muted")
"""The format of headers and page numbers."""
EACH = 200
"""The number of lines laid out between two reports of progress."""
BEFORE_STORY = 10.0
"""Points between a story and what stands over it."""
UNEVEN = 3
"""How many times as many may be on one side as on the other for both to stand beside each other."""
ABREAST = 3
"""The most highlights in a row."""


class _Part(NamedTuple):
    """A line of a block, and where it stands."""

    block: Block
    line: int
    x: float
    y: float


class _Place(NamedTuple):
    """A block, and the index of its line that comes next."""

    block: int = 0
    line: int = 0


@dataclass
class _Page:
    title: str
    parts: list[_Part] = field(default_factory=list)
    rules: list[tuple[float, float, float]] = field(default_factory=list)
    """Upright lines between columns: x, top and bottom."""


class Paper:
    """The pages of a log for a device; laid out once and painted on demand."""

    def __init__(self, log: LogLines, device: QPagedPaintDevice, progress: Progress = lambda done, total: None) -> None:
        self.device = device
        self.typesetter = Typesetter(device)
        self.unit = self.typesetter.unit
        self.width, self.height = float(device.width()), float(device.height())
        self.top, self.bottom = FOOT * self.unit, self.height - FOOT * self.unit
        self.gap = COLUMN_GAP * self.unit
        self.columns = max(1, int((self.width + self.gap) // (LEAST_COLUMN * self.unit + self.gap)))
        self.column = (self.width - self.gap * (self.columns - 1)) / self.columns
        """The width of a column."""
        self.pages: list[_Page] = []
        self.bookmarks: list[Bookmark] = []
        self.links: list[Link] = []
        """The links of the table of contents to its fights."""
        self._starts: list[int] = []
        self._y = self.top
        self._progress = progress
        self._total = sum(len(fight.lines) for fight in log.fights)
        self._set = 0
        contents = list(self._contents(log)) if log.others else []
        if contents:
            self._begin(log.contents)
            self._stack(contents)
        for fight in log.fights:
            self._begin(fight.title)
            self._stack(list(self._head(fight)))
            self._flow(list(self._story(fight)))
            self._stack(list(self._tail(fight)))
        fights = self._starts[-len(log.fights) :]
        for block in contents:
            if block.leads_to is not None:
                block.aside = str(fights[block.leads_to] + 1)
        self.links = list(self._leading(fights))

    def _leading(self, fights: Sequence[int]) -> Iterator[Link]:
        """Yield the links from the table of contents to the first page of each fight."""
        for number, page in enumerate(self.pages[: fights[0]]):
            for block, line, _, y in page.parts:
                if block.leads_to is not None:
                    layout = self.device.pageLayout()
                    whole, margins = layout.fullRect(layout.Unit.Point), layout.margins(layout.Unit.Point)
                    top = whole.height() - margins.top() - y / self.unit
                    bottom = top - block.lines[line][1] / self.unit
                    area = (margins.left(), bottom, whole.width() - margins.right(), top)
                    yield Link(number, area, fights[block.leads_to])

    # --- setting -----------------------------------------------------------------------------------------

    def _contents(self, log: LogLines) -> Iterator[Block]:
        if log.contents:
            yield self.typesetter.block(log.contents, CONTENTS_TITLE, self.width)
        for number, fight in enumerate(log.fights):
            block = self.typesetter.block(fight.title, CONTENTS, self.width, room=40 * self.unit)
            block.leads_to = number
            yield block

    def _head(self, fight: LogLines) -> Iterator[Block]:
        """Yield what stands over the story, as wide as the page."""
        yield self.typesetter.block(fight.subtitle, ABOVE_TITLE, self.width)
        yield self._title(fight.title)
        drawing = "" if fight.handout is None else FLOURISH
        yield self._figure(*flourish_on_paper(drawing, self.unit), above=0, keeps=True)
        if fight.handout is None:
            yield self._space(BEFORE_STORY)
        else:
            yield from self._around(fight.handout)

    def _title(self, title: str) -> Block:
        """Return a title in the first size in which it fits on one line, or in the least."""
        blocks = (self.typesetter.block(title, replace(HEAD, size=size), self.width) for size in TITLE_SIZES)
        block = next(blocks)
        for smaller in blocks:
            if len(block.lines) == 1:
                break
            block = smaller
        return block

    def _around(self, handout: Handout) -> Iterator[Block]:
        """Yield date, cast and highlights."""
        for line in handout.about:
            yield self.typesetter.block(line, ABOUT, self.width)
        yield from self._cast(handout.sides)
        if handout.highlights:
            yield self.typesetter.block(handout.highlights_title, SIDE, self.width)
            abreast = min(self.columns + 1, ABREAST)
            yield self._figure(*highlights_on_paper(handout.highlights, abreast, self.width, self.typesetter))
        yield self._space(BEFORE_STORY)

    def _cast(self, sides: Sequence[tuple[str, Sequence[HandoutGroup]]]) -> Iterator[Block]:
        """Yield those who took part: two sides of a size beside each other, others one below the other."""
        counts = sorted(len(cast) for _, cast in sides)
        if self.columns > 1 and len(sides) == 2 and counts[1] <= UNEVEN * counts[0]:
            (left, those), (right, others) = sides
            yield self._heads((left, right))
            for pair in zip_longest(those, others):
                yield self._figure(*cast_on_paper(pair, self.width, self.gap, self.typesetter), above=0)
            return
        for title, cast in sides:
            yield self.typesetter.block(title, SIDE, self.width)
            for start in range(0, len(cast), self.columns):
                some = cast[start : start + self.columns]
                row = [*some, *(None for _ in range(self.columns - len(some)))]
                yield self._figure(*cast_on_paper(row, self.width, self.gap, self.typesetter), above=0)

    def _heads(self, titles: Sequence[str]) -> Block:
        """Return headings beside each other."""
        width = (self.width - self.gap * (len(titles) - 1)) / len(titles)
        blocks = [self.typesetter.block(title, SIDE, width) for title in titles]

        def paint(painter: QPainter, room: QRectF) -> None:
            for number, block in enumerate(blocks):
                top = room.top()
                for index, (_, height) in enumerate(block.lines):
                    self._paint_line(painter, block, index, room.left() + number * (width + self.gap), top)
                    top += height

        height = max(block.height for block in blocks)
        return self._figure(height + SIDE.below * self.unit, paint, above=SIDE.above, keeps=True)

    def _story(self, fight: LogLines) -> Iterator[Block]:
        """Yield the lines of a log, as wide as a column."""
        in_turn, begins = False, fight.handout is not None
        for line in fight.lines:
            deep = depth(line, in_turn=in_turn)
            style = style_of(line.kind)
            in_turn = line.kind == "turn" or (in_turn and not style.keeps)
            initial = begins and line.kind == "told"
            yield self.typesetter.block(line.text, style, self.column, deep, initial=initial)
            begins = begins and not initial
            self._set += 1
            if self._set % EACH == 0:
                self._progress(self._set, 2 * self._total)

    def _tail(self, fight: LogLines) -> Iterator[Block]:
        """Yield what stands under the story of a handout: its plots, and who has drawn what it shows."""
        if fight.handout is not None:
            for plot in fight.handout.plots:
                yield self.typesetter.block(plot.title, HEADING, self.width)
                yield self._figure(*plot_on_paper(plot, self.width, self.typesetter))
            yield self.typesetter.block(fight.handout.credit, CREDIT, self.width)

    def _space(self, points: float) -> Block:
        """Return a block of which nothing is seen."""
        return self._figure(points * self.unit, lambda *_: None, above=0)

    def _figure(self, height: float, figure: Figure, *, above: float = 4, keeps: bool = False) -> Block:
        """Return a painted block as wide as the page."""
        high = min(height, self.bottom - self.top)
        return Block("", LineStyle(above=above, keeps=keeps), (), [(None, high)], 0, self.width, figure=figure)

    # --- pages -------------------------------------------------------------------------------------------

    def _begin(self, title: str) -> None:
        """Begin a fight on a page of its own."""
        self._starts.append(len(self.pages))
        self._turn(title)

    def _turn(self, title: str) -> None:
        """Begin a page."""
        self.pages.append(_Page(title))
        self._y = self.top

    def _stack(self, blocks: Sequence[Block]) -> None:
        """Set blocks as wide as the page, one below the other."""
        place = _Place()
        while True:
            parts, place, low = self._fit(blocks, place, self._y, self.bottom, 1)
            self._put(parts)
            self._y = max(self._y, low)
            if place.block == len(blocks):
                return
            self._turn(self.pages[-1].title)

    def _flow(self, blocks: Sequence[Block]) -> None:
        """Set blocks in columns; on the last page they are of one height."""
        place = _Place()
        while place.block < len(blocks):
            top = self._y
            parts, after, low = self._fit(blocks, place, top, self.bottom, self.columns)
            if after.block == len(blocks) and self.columns > 1:
                parts, low = self._even(blocks, place, top, parts, low)
            self._put(parts)
            if parts:
                between = (number * (self.column + self.gap) - self.gap / 2 for number in range(1, self.columns))
                self.pages[-1].rules += [(x, top, low) for x in between if any(part.x > x for part in parts)]
            self._y, place = low, after
            if place.block < len(blocks):
                self._turn(self.pages[-1].title)

    def _even(
        self, blocks: Sequence[Block], place: _Place, top: float, parts: list[_Part], low: float
    ) -> tuple[list[_Part], float]:
        """Return the last columns at the least height into which all of them goes."""
        least = top + sum(part.block.lines[part.line][1] for part in parts) / self.columns - self.unit
        most = self.bottom
        while most - least > self.unit:
            middle = (least + most) / 2
            tried, after, foot = self._fit(blocks, place, top, middle, self.columns)
            if after.block == len(blocks) and foot <= most:
                parts, low, most = tried, foot, middle
            else:
                least = middle
        return parts, low

    def _fit(
        self, blocks: Sequence[Block], start: _Place, top: float, bottom: float, columns: int
    ) -> tuple[list[_Part], _Place, float]:
        """Set blocks from `start` into columns; return the parts, what comes after them, and where the lowest ends."""
        # A whole empty column takes even what is higher than it.
        whole = top == self.top and bottom == self.bottom
        follows = columns == 1 and top > self.top
        parts: list[_Part] = []
        column, y, low, number, line = 0, top, top, *start
        while number < len(blocks):
            block = blocks[number]
            above = block.style.above * self.unit if (y > top or follows) and not line else 0.0
            if not line and y + above + self._needed(blocks, number) > bottom and (y > top or not whole):
                column, y = column + 1, top
                if column == columns:
                    break
                continue
            y += above
            x = column * (self.column + self.gap)
            while line < len(block.lines):
                height = block.lines[line][1]
                # The last line of a paragraph is not left alone at the head of a column.
                alone = len(block.lines) - line == 2 and line > 0 and y + 2 * height > bottom
                if (y > top or not whole) and (y + height > bottom or alone):
                    break
                parts.append(_Part(block, line, x, y))
                y += height
                low = max(low, y)
                line += 1
            if line < len(block.lines):
                column, y = column + 1, top
                if column == columns:
                    break
                continue
            y += block.style.below * self.unit
            number, line = number + 1, 0
        return parts, _Place(number, line), low

    def _put(self, parts: Iterable[_Part]) -> None:
        """Put lines on the last page, with the bookmarks of those that have one."""
        for part in parts:
            self.pages[-1].parts.append(part)
            if part.line == 0 and part.block.style.level is not None:
                self._mark(part.block, part.block.style.level, part.y)

    def _needed(self, blocks: Sequence[Block], number: int) -> float:
        """Return the height needed to begin a block: with all it is kept with, and two lines after that."""
        height = 0.0
        for block in (blocks[at] for at in range(number, len(blocks))):
            if not block.style.keeps:
                many = len(block.lines)
                least = 3 if many == 3 or block.initial is not None else 2
                first = sum(each for _, each in block.lines[:least])
                return height + (block.style.above * self.unit if height else 0) + first
            height += block.height
            height += (block.style.above + block.style.below) * self.unit
        return height

    def _mark(self, block: Block, level: int, y: float) -> None:
        layout = self.device.pageLayout()
        page, margins = layout.fullRect(layout.Unit.Point), layout.margins(layout.Unit.Point)
        top = page.height() - margins.top() - y / self.unit
        self.bookmarks.append(Bookmark(level, block.text, len(self.pages) - 1, top))

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
        painter.setPen(QPen(paper_theme().color("rule"), self.unit / 2))
        for x, top, bottom in page.rules:
            painter.drawLine(QPointF(x, top), QPointF(x, bottom))
        for block, line, x, y in page.parts:
            self._paint_line(painter, block, line, x, y)
        self._frame(painter, number, page.title)

    def _paint_line(self, painter: QPainter, block: Block, index: int, x: float, y: float) -> None:
        """Paint a line of a block, with what belongs to it."""
        theme, (line, height) = paper_theme(), block.lines[index]
        if block.figure is not None:
            block.figure(painter, QRectF(x, y, block.width, height))
            return
        if index == 0 and block.initial is not None:
            painter.setFont(block.initial.font)
            painter.setPen(theme.color("heading"))
            painter.drawText(QPointF(x, y + block.initial.baseline), block.initial.letter)
        painter.setPen(theme.color(block.style.ink))
        if line is None:
            return
        block.paint_line(painter, index, QPointF(x, y))
        if block.style.ruled and index == len(block.lines) - 1:
            left = x + block.x
            self._paint_hairline(painter, left + line.naturalTextWidth(), left + block.width, y + line.ascent())
        if index == 0 and block.aside:
            painter.setFont(self.typesetter.font(block.style))
            box = QRectF(0, y, self.width, height)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop), block.aside)

    def _paint_hairline(self, painter: QPainter, left: float, right: float, baseline: float) -> None:
        """Paint the line that goes on from a heading to the edge of its column."""
        left += 6 * self.unit
        y = baseline - 3 * self.unit
        if right - left > 6 * self.unit:
            painter.setPen(QPen(paper_theme().color("gold"), self.unit / 2))
            painter.drawLine(QPointF(left, y), QPointF(right, y))

    def _frame(self, painter: QPainter, number: int, title: str) -> None:
        """Paint the header, except on the first page of a fight, and the page number."""
        theme, metrics = paper_theme(), self.typesetter.metrics(NUMBER)
        painter.setFont(self.typesetter.font(NUMBER))
        painter.setPen(theme.color(NUMBER.ink))
        centre = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        painter.drawText(QRectF(0, 0, self.width, self.height), centre, f"{number + 1} / {len(self.pages)}")
        if number in self._starts:
            return
        shown = metrics.elidedText(title, Qt.TextElideMode.ElideRight, self.width)
        top = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        painter.drawText(QRectF(0, 0, self.width, metrics.height()), top, shown)
        painter.setPen(QPen(theme.color("gold"), self.unit / 2))
        y = metrics.height() + 2 * self.unit
        painter.drawLine(QPointF(0, y), QPointF(self.width, y))
