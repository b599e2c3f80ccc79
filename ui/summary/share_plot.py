"""What everybody dealt, took, healed and prevented, and their luck with dice: bars with numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QPen

from rules.summary.luck import ExpectedValue
from rules.summary.shares import Share
from rules.summary.summary import Summary
from ui.summary.plots import FACE, GAP, NO_FACES, ROW, Drawn, Plot, Say, name_width
from ui.text.words import decimal
from ui.theme.emblem import Emblem, paint_emblem
from ui.theme.theme import SMALL, in_pixels

NUMBER = 44
"""Pixels for a number beside its bar."""
WIDE = 3.0
"""Standard deviations of luck to each side."""
DOT = 5.0
LINE, TWO_LINES = 16, 40
"""Height of a line of two, and of a row that has them."""


def _widest(words: Sequence[str]) -> float:
    """Return the width of the widest of some words."""
    metrics = QFontMetricsF(in_pixels(QGuiApplication.font(), SMALL))
    return max((metrics.horizontalAdvance(word) for word in words), default=0.0)


class ShareColumn(NamedTuple):
    """One kind of share."""

    title: str
    role: str
    of: Callable[[Share], int]


class SharesPlot(Plot):
    """A row for everybody, a column of bars for each kind of share."""

    def __init__(self, summary: Summary, say: Say, pool: str, faces: Mapping[str, Emblem] = NO_FACES) -> None:
        """`faces`: combatant id to the emblem before its name."""
        self._say = say
        self.title = say("plot-shares", pool=pool)
        columns = (
            ShareColumn(say("plot-dealt"), "accent", lambda share: share.dealt),
            ShareColumn(say("plot-taken"), "bad", lambda share: share.taken),
            ShareColumn(say("plot-kept_off"), "neutral", lambda share: share.absorbed),
            ShareColumn(say("plot-healed"), "good", lambda share: share.healed),
        )
        self._rows = [(course.name, course.side, summary.shares.get(course.id, Share())) for course in summary.courses]
        self._faces = [faces.get(course.id) for course in summary.courses]
        self._before = FACE + GAP if any(self._faces) else 0
        self._columns = [column for column in columns if any(column.of(share) for _, _, share in self._rows)]
        self._left = 0.0

    def height(self, width: float) -> float:
        """Return the height of titles and rows."""
        return ROW * (len(self._rows) + 1)

    def lines(self, width: float) -> Iterator[tuple[float, float]]:
        """Yield the titles with the first row, and each other row."""
        yield 0, 2 * ROW
        for number in range(2, len(self._rows) + 1):
            yield number * ROW, (number + 1) * ROW

    def paint(self, drawn: Drawn) -> None:
        """Paint titles, then rows; the longest bar fills its column."""
        self._left = self._before + name_width([name for name, _, _ in self._rows], drawn.width, drawn.font)
        room = (drawn.width - self._left) / max(1, len(self._columns))
        for place, column in enumerate(self._columns):
            x = self._left + place * room
            drawn.write(QRectF(x, 0, room - GAP, ROW), column.title, role="muted")
            most = max(column.of(share) for _, _, share in self._rows)
            for number, (_, _, share) in enumerate(self._rows, 1):
                value = column.of(share)
                length = (room - NUMBER - 2 * GAP) * value / most
                drawn.block(QRectF(x, number * ROW + 8, length, ROW - 16), drawn.theme.color(column.role))
                if value:
                    drawn.write(QRectF(x + length + 4, number * ROW, NUMBER, ROW), str(value))
        for number, ((name, _, _), face) in enumerate(zip(self._rows, self._faces, strict=True), 1):
            if face is not None:
                paint_emblem(drawn.painter, QRectF(0, number * ROW + (ROW - FACE) / 2, FACE, FACE), face)
            drawn.write(QRectF(self._before, number * ROW, self._left - GAP - self._before, ROW), name)

    def said_at(self, x: float, y: float, width: float) -> str:
        """Return all shares of the combatant at a point."""
        number = int(y // ROW) - 1
        return list(self.in_words())[number] if 0 <= number < len(self._rows) else ""

    def in_words(self) -> Iterator[str]:
        """Yield everybody's shares, a line each; nothing as long as nobody has a share in anything."""
        for name, _, share in self._rows if self._columns else ():
            parts = [f"{column.title} {column.of(share)}" for column in self._columns]
            parts.append(self._say("plot-blows", struck=share.struck, blows=share.blows, turns=share.turns))
            yield f"{name}: {', '.join(parts)}"


class LuckPlot(Plot):
    """By how many standard deviations everybody's dice were above or below expectation."""

    def __init__(self, summary: Summary, say: Say, names: Mapping[str | None, str]) -> None:
        self._say = say
        self.title = say("plot-luck")
        kinds = (say("plot-checks"), say("plot-other_dice"))
        self._rows: list[tuple[str, str, ExpectedValue]] = [
            (names[who], kind, against)
            for who, own in summary.luck.items()
            if who in names
            for kind, against in zip(kinds, (own.checks, own.dice), strict=True)
            if against.variance
        ]
        self._left = 0.0

    def height(self, width: float) -> float:
        """Return the height of rows and legend."""
        return self._row(width) * len(self._rows) + ROW

    def lines(self, width: float) -> Iterator[tuple[float, float]]:
        """Yield the rows and the legend."""
        row = self._row(width)
        for number in range(len(self._rows)):
            yield number * row, (number + 1) * row
        yield self.height(width) - ROW, self.height(width)

    def _row(self, width: float) -> float:
        """Return the height of a row at a width: of two lines where name and kind have no room in one."""
        return TWO_LINES if self._breaks(width) else ROW

    def _breaks(self, width: float) -> bool:
        """Return whether the kind of dice stands under the name, as both in one line would be wider than a third."""
        return _widest(self._labels()) + GAP > width / 3

    def _labels(self) -> Sequence[str]:
        return [f"{name}, {kind}" for name, kind, _ in self._rows]

    def _x(self, deviations: float, width: float) -> float:
        share = (max(-WIDE, min(WIDE, deviations)) + WIDE) / (2 * WIDE)
        return self._left + GAP + (width - self._left - 3 * GAP) * share

    def paint(self, drawn: Drawn) -> None:
        """Paint the usual two thirds as background, the middle as a line, everybody as a dot on a stalk."""
        breaks, row = self._breaks(drawn.width), self._row(drawn.width)
        words = [word for name, kind, _ in self._rows for word in (name, kind)] if breaks else self._labels()
        self._left = min(drawn.width / 2, _widest(words) + GAP)
        bottom = row * len(self._rows)
        usual = QRectF(self._x(-1, drawn.width), 0, self._x(1, drawn.width) - self._x(-1, drawn.width), bottom)
        drawn.block(usual, drawn.theme.color("sunken"))
        middle = self._x(0, drawn.width)
        drawn.line(middle, 0, middle, bottom, "muted")
        for number, (name, kind, against) in enumerate(self._rows):
            y = number * row + row / 2
            line = QRectF(0, y - LINE if breaks else y - ROW / 2, self._left - GAP, LINE if breaks else ROW)
            drawn.write(line, name, tail="" if breaks else f", {kind}")
            if breaks:
                drawn.write(line.translated(0, LINE), kind, role="muted")
            x = self._x(against.deviations, drawn.width)
            drawn.painter.setPen(QPen(drawn.theme.color("accent"), 2))
            drawn.painter.drawLine(QPointF(middle, y), QPointF(x, y))
            drawn.painter.setBrush(drawn.theme.color("accent"))
            drawn.painter.drawEllipse(QPointF(x, y), DOT, DOT)
        half = (drawn.width - self._left) / 2 - GAP
        drawn.write(QRectF(self._left, bottom, half, ROW), self._say("plot-less"), role="muted")
        more = self._say("plot-more")
        drawn.write(QRectF(self._left + half, bottom, half, ROW), more, role="muted", right=True)

    def said_at(self, x: float, y: float, width: float) -> str:
        """Return the rolled and the expected sum of the combatant at a point."""
        number = int(y // self._row(width))
        return list(self.in_words())[number] if 0 <= number < len(self._rows) else ""

    def in_words(self) -> Iterator[str]:
        """Yield everybody's luck, a line each."""
        for label, (_, _, against) in zip(self._labels(), self._rows, strict=True):
            yield self._say(
                "plot-luck_of",
                who=label,
                came=decimal(against.actual),
                expected=decimal(round(against.expected, 1)),
                spread=decimal(round(against.spread, 1)),
                number=against.number,
            )
