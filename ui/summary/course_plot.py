"""Hit points over time: a line for each side, then a row for each combatant, with bands of statuses and falls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QPen, QPolygonF

from rules.core.state import PARTY
from rules.odds.estimates import whole_percent
from rules.summary.courses import ACTIVE, DEAD, Band, Course
from rules.summary.summary import Summary
from ui.summary.plots import DASHES, FACE, GAP, NO_FACES, ROW, Drawn, Plot, Say, name_width
from ui.text.words import in_percent
from ui.theme.emblem import Emblem, paint_emblem
from ui.theme.theme import SMALL, in_pixels

SIDES = 120
"""Height of the sides' lines."""
AXIS = 20
PERSON = 34
BAND = 4
"""Height of a status band."""
BANDS = 2
"""The most bands one below the other; more share the last lane."""
SEEN, PRESENCE = 18, 6
"""Heights of the row of somebody whose points are not known, and of the bar that says how long it stood."""
FALL = 4
"""Half the width of the mark of a fall."""


SWATCH, LINE = 14, 18
"""The width of a colour in the legend, and the height of its lines."""
CROSS = "×"
"""The mark of a fall in the legend."""


class LegendEntry(NamedTuple):
    """A few words of the legend."""

    words: str
    mark: str
    """What stands before them: the colour of a family, or the cross; empty: they share the one before."""


class _Timed(Plot):
    """A plot with the commands of a fight from left to right."""

    def __init__(self, summary: Summary, names: Sequence[str], say: Say) -> None:
        self._summary = summary
        self._say = say
        self._names = names
        self._left = 0.0

    def _x(self, place: int, width: float) -> float:
        return self._left + (width - self._left - GAP) * place / max(1, self._summary.last)

    def _place(self, x: float, width: float) -> int:
        share = (x - self._left) / max(1.0, width - self._left - GAP)
        return max(0, min(self._summary.last, round(share * self._summary.last)))

    def _round_at(self, place: int) -> int:
        return next((number for start, number in reversed(self._summary.rounds) if start <= place), 0)

    def _paint_rounds(self, drawn: Drawn, top: float, bottom: float) -> None:
        """Paint the beginnings of rounds: vertical lines, with numbers as far as they fit."""
        free = self._left
        for place, number in self._summary.rounds:
            x = self._x(place, drawn.width)
            drawn.line(x, top, x, bottom)
            words = str(number)
            left = min(x + 2, drawn.width - drawn.measure(words))  # that of the last one may begin at the edge
            if left >= free:
                drawn.write(QRectF(left, bottom, 40, AXIS), words, role="muted")
                free = left + drawn.measure(words) + 3 * GAP


class SidesPlot(_Timed):
    """The share that each side has of all its points, command by command."""

    def __init__(self, summary: Summary, say: Say, side_title: Callable[[str], str], pool: str) -> None:
        super().__init__(summary, (), say)
        self.title = say("plot-sides", pool=pool)
        self._side_title = side_title
        self._sides: dict[str, list[Course]] = {}
        """Each side with all who were ever on it; not one of which the reader knows only who went over to it."""
        for course in summary.courses:
            later = [] if course.is_masked else [side for _, side in course.sides]
            for side in dict.fromkeys((course.first_side, *later)):
                self._sides.setdefault(side, []).append(course)

    def height(self, width: float) -> float:
        """Return the height of lines, axis and legend."""
        return SIDES + AXIS + ROW

    def lines(self, width: float) -> Iterator[tuple[float, float]]:
        """Yield the lines of the figures beside it, and that of axis and legend, which say what is above them."""
        for percent in (100, 50, 0):
            middle = self._y(percent / 100)
            yield max(0.0, middle - ROW / 3), middle + ROW / 3
        yield SIDES, self.height(width)

    def _share(self, side: str, place: int) -> float:
        """Return the share of points left to a side's present combatants, 0 to 1."""
        there = [course for course in self._sides[side] if course.entered <= place and course.side_at(place) == side]
        whole = sum(course.maximum_at(place) for course in there)
        return sum(max(0, course.at(place)) for course in there) / whole if whole else 0.0

    def paint(self, drawn: Drawn) -> None:
        """Paint stepped lines, each side in its colour and dashes."""
        self._left = drawn.measure(in_percent(100)) + GAP
        for percent in (0, 50, 100):
            y = self._y(percent / 100)
            drawn.line(self._left, y, drawn.width, y)
            drawn.write(QRectF(0, y - ROW / 2, self._left - GAP, ROW), in_percent(percent), role="muted", right=True)
        self._paint_rounds(drawn, GAP, SIDES)
        x = self._left
        for number, side in enumerate(self._sides):
            pen = QPen(drawn.theme.side(side), 2, DASHES[number % len(DASHES)])
            points = QPolygonF()
            changes = {place for course in self._sides[side] for place, _ in course.changes}
            for place in sorted({0, self._summary.last, *changes}):
                y = self._y(self._share(side, place))
                if points.size() and points.last().y() != y:
                    points.append(QPointF(self._x(place, drawn.width), points.last().y()))
                points.append(QPointF(self._x(place, drawn.width), y))
            drawn.painter.setPen(pen)
            drawn.painter.drawPolyline(points)
            middle = SIDES + AXIS + ROW / 2
            drawn.painter.drawLine(QPointF(x, middle), QPointF(x + 3 * GAP, middle))
            words = self._side_title(side)
            drawn.write(QRectF(x + 4 * GAP, SIDES + AXIS, 200, ROW), words)
            x += 6 * GAP + drawn.measure(words)

    def _y(self, share: float) -> float:
        return GAP + (SIDES - 2 * GAP) * (1 - share)

    def said_at(self, x: float, y: float, width: float) -> str:
        """Return the shares of the sides there."""
        if y > SIDES:
            return ""
        place = self._place(x, width)
        head = self._say("plot-round", round=self._round_at(place))
        return "\n".join(
            (
                head,
                *(
                    f"{self._side_title(side)}: {in_percent(whole_percent(self._share(side, place)))}"
                    for side in self._sides
                ),
            )
        )

    def in_words(self) -> Iterator[str]:
        """Yield the shares at the beginning of each round, and at the end."""
        for side in self._sides:
            shares = (
                self._share(side, place)
                for place in (*(start for start, _ in self._summary.rounds), self._summary.last)
            )
            yield f"{self._side_title(side)}: " + ", ".join(in_percent(whole_percent(share)) for share in shares)


class CoursesPlot(_Timed):
    """A row for each combatant: points as an area, status bands below it, falls as crosses.

    Below them, whoever's points the reader does not know: how long they stood, and when they fell. A legend says which
    colour stands for which statuses, and what a cross is.
    """

    def __init__(
        self,
        summary: Summary,
        say: Say,
        status: Callable[[str], str],
        families: Mapping[str, str],
        pool: str,
        faces: Mapping[str, Emblem] = NO_FACES,
    ) -> None:
        """`faces`: combatant id to the emblem before its name."""
        super().__init__(summary, [course.name for course in (*summary.courses, *summary.strangers)], say)
        self._status, self._families = status, families
        """Status to its label, and to its colour family."""
        self.title = say("plot-courses", pool=pool)
        self._rows = sorted(summary.courses, key=lambda course: list(self._order()).index(course.first_side))
        self._faces, self._before = faces, FACE + GAP if faces else 0
        self._legend = list(self._explained())

    def _explained(self) -> Iterator[LegendEntry]:
        """Yield the statuses that were there, those of a colour together, and what a cross stands for."""
        met = dict.fromkeys(band.status for course in self._rows for band in course.bands)
        families = {status: self._families.get(status, "other") for status in met}
        for family in dict.fromkeys(families.values()):
            *others, last = (self._status(status) for status in met if families[status] == family)
            for number, words in enumerate((*(f"{other}," for other in others), last)):
                yield LegendEntry(words, "" if number else family)
        if any(course.falls for course in (*self._rows, *self._summary.strangers)):
            yield LegendEntry(self._say("plot-fall"), CROSS)

    def _order(self) -> dict[str, None]:
        return dict.fromkeys(course.first_side for course in self._summary.courses)

    @property
    def _strangers_top(self) -> float:
        """Where the rows of strangers begin."""
        return len(self._rows) * (PERSON + GAP)

    def height(self, width: float) -> float:
        """Return the height of the rows and the axis."""
        return self._axis + AXIS + len(self._lines(width)) * LINE

    def lines(self, width: float) -> Iterator[tuple[float, float]]:
        """Yield the rows, the axis, and the lines of the legend."""
        for number in range(len(self._rows)):
            yield number * (PERSON + GAP), number * (PERSON + GAP) + PERSON
        for number in range(len(self._summary.strangers)):
            yield self._strangers_top + number * SEEN, self._strangers_top + (number + 1) * SEEN
        end = self._axis + AXIS
        yield self._axis, end
        for number in range(len(self._lines(width))):
            yield end + number * LINE, end + (number + 1) * LINE

    @property
    def _axis(self) -> float:
        """Where the numbers of the rounds begin."""
        return self._strangers_top + len(self._summary.strangers) * SEEN

    def _lines(self, width: float) -> list[list[tuple[float, LegendEntry]]]:
        """Return the lines of the legend: each entry with its place from the left."""
        metrics = QFontMetricsF(in_pixels(QGuiApplication.font(), SMALL))
        lines, x = list[list[tuple[float, LegendEntry]]](), 0.0
        for entry in self._legend:
            wide = (SWATCH + GAP / 2 if entry.mark else 0) + metrics.horizontalAdvance(entry.words)
            x += GAP if entry.mark else 0
            if not lines or x + wide > width:
                lines.append([])
                x = 0.0
            lines[-1].append((x, entry))
            x += wide + GAP
        return lines

    def _paint_legend(self, drawn: Drawn) -> None:
        for number, line in enumerate(self._lines(drawn.width)):
            top = self._axis + AXIS + number * LINE
            middle = top + LINE / 2
            for x, entry in line:
                if entry.mark == CROSS:
                    _paint_cross(drawn, x + SWATCH / 2, middle + FALL)
                elif entry.mark:
                    drawn.block(QRectF(x, middle - BAND / 2, SWATCH, BAND), drawn.theme.family(entry.mark))
                left = x + (SWATCH + GAP / 2 if entry.mark else 0)
                drawn.write(QRectF(left, top, drawn.width - left, LINE), entry.words, role="muted")

    def paint(self, drawn: Drawn) -> None:
        """Paint row by row, with rounds through all of them."""
        self._left = self._before + name_width(self._names, drawn.width, drawn.font)
        self._paint_rounds(drawn, 0, self._axis)
        self._paint_legend(drawn)
        for number, course in enumerate(self._rows):
            self._paint_row(drawn, course, number * (PERSON + GAP))
        for number, course in enumerate(self._summary.strangers):
            self._paint_stranger(drawn, course, self._strangers_top + number * SEEN)

    def _paint_stranger(self, drawn: Drawn, course: Course, top: float) -> None:
        """Paint a bar as long as somebody stood, and the falls that end it."""
        self._paint_name(drawn, course, top, SEEN)
        middle = top + SEEN / 2
        drawn.line(self._x(course.entered, drawn.width), middle, self._x(self._summary.last, drawn.width), middle)
        ends = (*(place for place, _ in course.states[1:]), self._summary.last)
        for (first, state), last in zip(course.states, ends, strict=True):
            x = self._x(first, drawn.width)
            rect = QRectF(x, middle - PRESENCE / 2, self._x(last, drawn.width) - x, PRESENCE)
            if state == ACTIVE and rect.width() > 0:
                side = course.side_at(first)
                drawn.block(rect, drawn.theme.side(side), hatched=side != PARTY)
        self._paint_falls(drawn, course, middle + FALL)

    def _paint_name(self, drawn: Drawn, course: Course, top: float, high: float) -> None:
        face = self._faces.get(course.id)
        if face is not None:
            side = min(FACE, high)
            paint_emblem(drawn.painter, QRectF(0, top + (high - side) / 2, side, side), face)
        drawn.write(QRectF(self._before, top, self._left - GAP - self._before, high), course.name)

    def _paint_row(self, drawn: Drawn, course: Course, top: float) -> None:
        high = PERSON - BANDS * BAND - 2
        self._paint_name(drawn, course, top, high)
        floor = top + high
        changes = {place for place, _ in course.changes}
        for first, last in pairwise(sorted({*changes, self._summary.last})):
            share = course.share_at(first)
            x = self._x(first, drawn.width)
            rect = QRectF(x, floor - high * share, self._x(last, drawn.width) - x, high * share)
            if rect.width() > 0 and rect.height() > 0:
                side = course.side_at(first)
                drawn.block(rect, drawn.theme.side(side), hatched=side != PARTY)
        drawn.line(
            self._x(course.entered, drawn.width), floor, self._x(self._summary.last, drawn.width), floor, "muted"
        )
        for lane, band in self._lanes(course):
            x = self._x(band.first, drawn.width)
            end = self._summary.last if band.last is None else band.last
            rect = QRectF(x, floor + 1 + lane * BAND, max(2.0, self._x(end, drawn.width) - x), BAND - 1)
            drawn.block(rect, drawn.theme.family(self._families.get(band.status, "other")))
        self._paint_falls(drawn, course, floor)

    def _paint_falls(self, drawn: Drawn, course: Course, floor: float) -> None:
        """Paint a cross where somebody went down."""
        for place in course.falls:
            _paint_cross(drawn, self._x(place, drawn.width), floor)

    def _lanes(self, course: Course) -> Iterator[tuple[int, Band]]:
        """Yield each band with its lane: the first that is free there."""
        free = [0] * BANDS
        for band in course.bands:
            lane = next((item for item, until in enumerate(free) if until <= band.first), BANDS - 1)
            free[lane] = self._summary.last + 1 if band.last is None else band.last
            yield lane, band

    def said_at(self, x: float, y: float, width: float) -> str:
        """Return name, points and statuses there."""
        if y >= self._strangers_top:
            number = int((y - self._strangers_top) // SEEN)
            return self._seen(self._summary.strangers[number]) if number < len(self._summary.strangers) else ""
        number = int(y // (PERSON + GAP))
        if not 0 <= number < len(self._rows):
            return ""
        course = self._rows[number]
        place = max(course.entered, self._place(x, width))
        there = [
            self._status(band.status)
            for band in course.bands
            if band.first <= place and (band.last is None or place < band.last)
        ]
        text = self._say(
            "plot-course_at",
            name=course.name,
            round=self._round_at(place),
            value=course.at(place),
            maximum=course.maximum_at(place),
        )
        return "\n".join((text, *there))

    def in_words(self) -> Iterator[str]:
        """Yield everybody's points and statuses at the end, number of falls and deaths, and whether they left."""
        for course in self._rows:
            value, maximum = course.at(self._summary.last), course.maximum_at(self._summary.last)
            parts = [self._say("plot-course", name=course.name, value=value, maximum=maximum)]
            parts += self._ends(course)
            parts += dict.fromkeys(self._status(band.status) for band in course.bands if band.last is None)
            yield ", ".join(parts)
        yield from map(self._seen, self._summary.strangers)

    def _ends(self, course: Course) -> list[str]:
        """Return how often somebody fell and died, and whether it is dead or has left, in words."""
        if course.deaths == 1 and course.states[-1][1] == DEAD:
            fell = [self._say("plot-course_fell", times=course.times_down)] if course.times_down else []
            return [*fell, self._say("state-dead")]
        times = (("plot-course_fell", course.times_down), ("plot-course_died", course.deaths))
        parts = [self._say(message, times=number) for message, number in times if number]
        return [*parts, self._say("plot-course_left")] if course.has_left else parts

    def _seen(self, course: Course) -> str:
        """Return what is known of somebody whose points are not."""
        return f"{course.name}: {', '.join(self._ends(course) or [self._say('plot-course_stood')])}"


def _paint_cross(drawn: Drawn, x: float, foot: float) -> None:
    """Paint the mark of a fall, its foot at a height."""
    drawn.painter.setPen(QPen(drawn.theme.color("text"), 2))
    drawn.painter.drawLine(QPointF(x - FALL, foot - 2 * FALL), QPointF(x + FALL, foot))
    drawn.painter.drawLine(QPointF(x - FALL, foot), QPointF(x + FALL, foot - 2 * FALL))
    drawn.painter.setPen(Qt.PenStyle.NoPen)
