"""The timeline: this round's ticks from the highest to 0, and on into the next round.

A combatant's emblem with its key stands where it acts, with a diamond where a charged action lands; what ends with the
round stands at its end. Hovering an action shows where it would land; dragging the active combatant delays its turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip, QWidget

from rules.core.display import Moment
from rules.text.sanitize import without_controls
from ui.dnd.handle import CancelKey
from ui.encounter.action_form.model import ActionFormModel, Landing
from ui.session.appearance import PLAIN
from ui.session.controller import Conductor
from ui.session.view.fight_view import TimelineView
from ui.theme.emblem import Standing, paint_emblem
from ui.theme.icons import paint_drawing
from ui.theme.sizes import exact, px
from ui.theme.theme import HALF, MARK, SMALL, Theme, current, elided, look, numbers, sized, washed
from ui.widgets.labels import tip

HEIGHT = 62
AXIS = 20
"""Distance of the line from the top, in pixels."""
TOKEN, TOP, APART = 30, 27, 3
"""Side of an emblem, its top, and what parts two of one tick."""
BRACKET = 24
"""Distance from the top of the line that binds emblems to the tick beside which they stand."""
SMALLEST = 24
"""Side of an emblem where those of its tick have less room before the next one; its key can still be read."""
TAG, TAG_TOPS = 17, (25, 44)
"""Height of a tag of what ends or is due, and the tops of its lanes."""
TAG_WORDS = 120
"""The most pixels that the words of a tag have."""
DRAWN = 14
"""Side of the drawing on a tag."""
KEY = QSize(15, 14)
KEY_TEXT = 10
DIAMOND = 15
"""Side of the mark on whose charged action lands."""
MARGIN = 26
LEAST, MOST = 6.0, 110.0
"""Least and greatest width of a tick, in pixels."""
FITTINGS = 8
"""How often the ticks are made narrower for marks that others have pushed aside."""
ROUND_GAP, BEHIND = 28, 60
"""Pixels between two rounds, and the least room after the end of the round."""
_PLACES = ("turn", "resolution")
_CHARGED = ("resolution", "carried")
_ENDS = ("status", "countdown")
"""What ends with the round."""
_DRAWINGS: Mapping[str, str] = {"cue": "quill-ink", "countdown": "hourglass"}
"""The drawings of tags that have none of their own."""


@dataclass(frozen=True)
class _Mark:
    moment: Moment
    rect: QRectF
    words: str
    """What a tag says; a combatant's place is an emblem with its key."""
    at: float


class _Item(NamedTuple):
    """A moment that is to be placed: an emblem, or a tag where it has words."""

    moment: Moment
    words: str
    width: int

    @classmethod
    def of(cls, moment: Moment, words: str, metrics: QFontMetrics) -> _Item:
        """Return a moment as wide as its emblem, or as drawing and words of its tag."""
        return cls(moment, words, px(DRAWN) + 3 * px(HALF) + metrics.horizontalAdvance(words) if words else px(TOKEN))


class Timeline(QAbstractScrollArea):
    """A horizontal strip above the fight."""

    delay_requested = Signal(str, int)
    """The active combatant was dragged: its id, and the number of ticks to wait."""
    marker_clicked = Signal(str)
    """A marker was clicked: its combatant's id."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(px(HEIGHT))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(self.tr("Timeline of the round"))
        self._shown = TimelineView()
        self._is_folded = False
        self._behind = px(BEHIND)
        """The width of the next round's part after its last tick, in pixels."""
        self._scale = 0.0
        self._landing: Landing | None = None
        self._marks: list[_Mark] = []
        self._places: dict[str | None, _Mark] = {}
        """The first marker of each combatant in the order."""
        self._top = 10
        self._beyond = 0
        self._tick_width = exact(LEAST)
        self._gap = px(ROUND_GAP)
        """The gap between this round's last tick and the next round, for what ends with the round."""
        self._drag: tuple[_Mark, float, float] | None = None
        self._cancel_key = CancelKey(self, lambda: self._drag is not None)
        self._cancel_key.cancel_requested.connect(self._cancel_drag)
        look().theme_changed.connect(self.viewport().update)

    # --- what is shown ---------------------------------------------------------------------------------

    def show_round(self, shown: TimelineView) -> None:
        """Show a round; hide the strip if there is nothing to show."""
        if shown == self._shown:
            return
        self._shown = shown
        self.setVisible(bool(shown.moments) and not self._is_folded)
        self.setAccessibleDescription(without_controls(self.in_words()))
        self._lay_out()

    def fold(self, *, folded: bool) -> None:
        """Hide it where there is no height for it: the order says the same."""
        self._is_folded = folded
        self.setVisible(bool(self._shown.moments) and not folded)

    def show_landing(self, landing: Landing | None) -> None:
        """Show where an action would land; None clears it."""
        if landing != self._landing:
            self._landing = landing
            self._lay_out()

    def in_words(self) -> str:
        """Return the timeline as text, for screen readers and for the log."""
        parts = []
        for moment in self._shown.moments:
            who = self._shown.names.get(moment.combatant or "", "")
            words = f"{who}: {moment.label}" if who and moment.label else who or moment.label
            if moment.tick == -1:
                parts.append(self.tr("{what}, in the next round, 1 tick after initiative").format(what=words))
            elif moment.kind == "carried" or moment.tick < 0:
                parts.append(
                    self.tr("{what}, in the next round, {ticks} ticks after initiative").format(
                        what=words, ticks=-moment.tick
                    )
                )
            elif moment.kind == "status":
                parts.append(self.tr("at the end of the round: {what}").format(what=words))
            else:
                parts.append(self.tr("tick {tick}: {what}").format(tick=moment.tick, what=words))
        return "; ".join(parts)

    # --- geometry --------------------------------------------------------------------------------------

    def _measure(self, narrower: int) -> None:
        """Measure the highest tick, the extent of the next round, and the width of a tick, of all so much narrower."""
        self._top = max([self._shown.tick, 10, *(moment.tick for moment in self._shown.moments)])
        depths = [-moment.tick for moment in self._shown.moments if moment.tick < 0]
        if self._landing is not None and self._landing.tick < 0:
            depths.append(-self._landing.tick)
        self._beyond = max(depths, default=0)
        room = self.viewport().width() - 2 * px(MARGIN) - self._gap - self._behind - narrower
        fitting = max(exact(LEAST), room / max(1, self._top + self._beyond))
        self._tick_width = min(exact(MOST), self._scale or fitting)

    def _following(self) -> tuple[str, int]:
        """Return the title of the next round, and its width."""
        words = self.tr("round {number}").format(number=self._shown.round + 1)
        return words, QFontMetrics(numbers(sized(self.font(), SMALL))).horizontalAdvance(words) + px(2)

    def _pixels(self) -> float:
        return self._tick_width

    def _x(self, tick: float) -> float:
        """Return the x of a tick, before scrolling."""
        pixels = self._pixels()
        if tick >= 0:
            return px(MARGIN) + (self._top - tick) * pixels
        return px(MARGIN) + self._top * pixels + self._gap - tick * pixels

    def _lay_out(self) -> None:
        """Lay all out within the width: the ticks get narrower for what others have pushed aside."""
        metrics = QFontMetrics(sized(self.font(), SMALL, bold=True))
        items = [_Item.of(moment, self._words(moment, metrics), metrics) for moment in self._shown.moments]
        ends = [item for item in items if item.moment.kind in _ENDS]
        lanes = [sum(item.width + px(APART) for item in ends[lane :: len(TAG_TOPS)]) for lane in range(len(TAG_TOPS))]
        self._behind = max(px(BEHIND), self._following()[1], *(item.width for item in items if item.moment.tick < 0))
        at_end = beyond = 0
        for _ in range(FITTINGS):
            self._gap = px(ROUND_GAP) + max(lanes) + at_end
            self._measure(beyond)
            self._marks = [*self._in_round([item for item in items if item not in ends], ends)]
            last = max((mark.rect.right() for mark in self._marks if mark.moment.tick >= 0), default=0.0)
            right = max((mark.rect.right() for mark in self._marks), default=0.0) + px(APART)
            more_at_end = ceil(last - self._x(0) - self._gap + px(ROUND_GAP) / 2)
            more_beyond = ceil(right - self.viewport().width())
            is_narrowest = self._tick_width <= exact(LEAST) or bool(self._scale)
            if more_at_end <= 0 and (more_beyond <= 0 or is_narrowest):
                break
            at_end, beyond = at_end + max(0, more_at_end), beyond + max(0, more_beyond)
        self._places = {mark.moment.combatant: mark for mark in reversed(self._marks) if mark.moment.kind in _PLACES}
        right = max([self._x(-self._beyond) + px(MARGIN), *(mark.rect.right() + px(APART) for mark in self._marks)])
        bar = self.horizontalScrollBar()
        bar.setRange(0, max(0, round(right - self.viewport().width())))
        bar.setPageStep(self.viewport().width())
        self.viewport().update()

    def _in_round(self, items: Sequence[_Item], ends: Sequence[_Item]) -> Iterator[_Mark]:
        """Yield the marks: those of a tick side by side, in smaller emblems where the next tick is near.

        What finds no room at its tick even so stands further right, and none lies over another. What ends with the
        round stands in two lanes behind them.
        """
        by_tick = groupby(sorted(items, key=lambda item: -item.moment.tick), lambda item: item.moment.tick)
        groups = [(tick, list(group)) for tick, group in by_tick]
        free = 0.0
        for number, (tick, group) in enumerate(groups):
            if tick < 0:
                yield from self._at_end(ends, free)
                ends = ()
            at = self._x(tick)
            left, room = max(at - px(TOKEN) / 2, free), float("inf")
            if number + 1 < len(groups):
                room = self._x(groups[number + 1][0]) - px(TOKEN) / 2 - left
            side = self._side_of_emblems(group, room)
            for item in group:
                width, high = (item.width, px(TAG)) if item.words else (side, side)
                top = px(TAG_TOPS[0]) if item.words else px(TOP) + (px(TOKEN) - side) / 2
                yield _Mark(item.moment, QRectF(left, top, width, high), item.words, at)
                left += width + px(APART)
            free = left
        yield from self._at_end(ends, free)

    def _side_of_emblems(self, group: Sequence[_Item], room: float) -> float:
        """Return the side of the emblems of a tick that has so much room before the next one."""
        tags = [item.width + px(APART) for item in group if item.words]
        emblems = len(group) - len(tags)
        side = (room - sum(tags)) / emblems - px(APART) if emblems else 0.0
        return max(px(SMALLEST), min(px(TOKEN), side))

    def _at_end(self, ends: Sequence[_Item], free: float) -> Iterator[_Mark]:
        at = self._x(0) + px(ROUND_GAP) / 2
        left = [max(at - px(DRAWN) / 2, free)] * len(TAG_TOPS)
        for number, item in enumerate(ends):
            lane = number % len(TAG_TOPS)
            yield _Mark(item.moment, QRectF(left[lane], px(TAG_TOPS[lane]), item.width, px(TAG)), item.words, at)
            left[lane] += item.width + px(APART)

    def _words(self, moment: Moment, metrics: QFontMetrics) -> str:
        """Return what a tag says, the key of whose it is or what comes; empty for whoever acts: that is an emblem."""
        if moment.kind in (*_PLACES, "carried"):
            return ""
        letter = self._shown.letters.get(moment.combatant or "", "")
        return letter.upper() or elided(metrics, moment.label, px(TAG_WORDS))

    def sizeHint(self) -> QSize:
        """Return a wide size of fixed height."""
        return QSize(px(400), px(HEIGHT))

    def resizeEvent(self, event: QEvent) -> None:
        """Fit the ticks to the width."""
        self._lay_out()

    # --- painting --------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip."""
        theme = current()
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.viewport().rect(), theme.color("pane"))
            painter.translate(-self.horizontalScrollBar().value(), 0)
            over = QRectF(0, px(AXIS) - px(HALF), self._x(self._shown.tick), px(HEIGHT) - px(AXIS) + px(HALF))
            painter.fillRect(over, theme.color("sunken"))
            self._axis(painter, theme)
            start = self.horizontalScrollBar().value()
            end = start + self.viewport().width()
            seen = [mark for mark in self._marks if mark.at <= end and mark.rect.right() >= start]
            # Hundreds may stand at one tick, most of their keys beyond the edge: what lies under others is not drawn.
            for at, moment in {mark.at: mark.moment for mark in seen}.items():
                hue = self._hue(theme, moment)
                painter.setPen(QPen(hue, exact(1.4)))
                painter.drawLine(QPointF(at, px(AXIS)), QPointF(at, px(TOP)))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(hue)
                painter.drawEllipse(QPointF(at, px(AXIS)), exact(3.2), exact(3.2))
            self._paint_brackets(painter, theme, seen)
            for mark in reversed(seen):  # the key at the right of each juts out over the next one
                if mark.rect.left() > end:
                    continue
                if mark.words:
                    self._paint_tag(painter, theme, mark)
                else:
                    self._paint_place(painter, theme, mark)
            if self._landing is not None:
                paint_landing(painter, theme, self._x(self._landing.tick), px(AXIS), px(HEIGHT) - px(3))
            if self._drag is not None:
                self._draw_drag(painter, theme)

    def _paint_brackets(self, painter: QPainter, theme: Theme, seen: Sequence[_Mark]) -> None:
        """Bind those of one tick to it, as they stand under the figures of others."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for left, right in self.brackets(seen):
            painter.setPen(QPen(theme.color("muted"), exact(1.4)))
            painter.drawPolyline([QPointF(left, px(BRACKET)), QPointF(right, px(BRACKET)), QPointF(right, px(TOP))])

    def brackets(self, marks: Sequence[_Mark]) -> list[tuple[float, float]]:
        """Return from where to where a line binds marks to their tick: those beside the first one at it."""
        reach: dict[float, float] = {}
        for mark in marks:
            if mark.moment.kind not in _ENDS:
                reach[mark.at] = max(reach.get(mark.at, mark.at), mark.rect.center().x())
        return [(at, right) for at, right in reach.items() if right > at + px(HALF)]

    def _axis(self, painter: QPainter, theme: Theme) -> None:
        painter.setFont(numbers(sized(self.font(), SMALL)))
        pixels = self._pixels()
        step = next(item for item in (1, 2, 5, 10, 20, 50, 100, 1000) if item * pixels >= px(26))
        start, end = self._x(self._top), self._x(0)
        painter.setPen(QPen(theme.color("line"), px(2)))
        painter.drawLine(QPointF(start, px(AXIS)), QPointF(end, px(AXIS)))
        gone = self._x(self._shown.tick)
        painter.setPen(QPen(theme.color("accent"), px(2)))
        painter.drawLine(QPointF(start, px(AXIS)), QPointF(min(gone, end), px(AXIS)))
        painter.setPen(theme.color("muted"))
        for tick in range(self._top - self._top % step, -1, -step):
            x = self._x(tick)
            painter.drawLine(QPointF(x, px(AXIS) - px(3)), QPointF(x, px(AXIS)))
            painter.drawText(QRectF(x - px(20), 1, px(40), px(16)), Qt.AlignmentFlag.AlignCenter, str(tick))
        painter.setPen(QPen(theme.color("muted"), 1, Qt.PenStyle.DashLine))
        edge = end + self._gap - px(ROUND_GAP) / 2
        painter.drawLine(QPointF(edge, px(2)), QPointF(edge, px(HEIGHT) - px(4)))
        painter.setPen(theme.color("muted"))
        following, width = self._following()
        painter.drawText(QRectF(edge + px(6), 1, width, px(16)), Qt.AlignmentFlag.AlignVCenter, following)
        if self._beyond:
            painter.setPen(QPen(theme.color("line"), px(2)))
            painter.drawLine(QPointF(edge, px(AXIS)), QPointF(self._x(-self._beyond) + px(12), px(AXIS)))

    def _paint_place(self, painter: QPainter, theme: Theme, mark: _Mark) -> None:
        """Paint the emblem of whoever acts, with its key and, where a charged action lands, a diamond."""
        moment, shown, at = mark.moment, self._shown, mark.rect
        who = moment.combatant or ""
        active = who == shown.active and moment.tick == shown.tick and moment.kind in _PLACES
        is_marked = active or self._turn_of(mark) == 1
        if active:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("turn"))
            tip_of = QPointF(mark.at, px(AXIS) + 1)
            painter.drawPolygon([tip_of, tip_of + QPointF(px(6), px(6)), tip_of + QPointF(-px(6), px(6))])
        look_of = shown.looks.get(who, PLAIN)
        emblem = look_of.as_emblem(shown.sides.get(who, ""), shown.names.get(who, ""))
        painter.setFont(self.font())
        paint_emblem(painter, at.adjusted(1, 1, -1, -1), emblem, Standing(is_marked))
        if moment.kind in _CHARGED:
            middle = at.topLeft() + QPointF(px(2), px(2))
            painter.setPen(QPen(theme.color("pane"), exact(1.5)))
            painter.setBrush(theme.color("warn"))
            painter.drawPolygon(_diamond(middle, px(DIAMOND) / 2))
        key = QRectF(
            at.right() - px(KEY.width()) + px(4), at.bottom() - px(KEY.height()) + 1, px(KEY.width()), px(KEY.height())
        )
        painter.setPen(QPen(theme.color("pane"), exact(1.5)))
        painter.setBrush(theme.color("turn" if active else "raised"))
        painter.drawRoundedRect(key, px(MARK), px(MARK))
        painter.setFont(sized(self.font(), KEY_TEXT, bold=True))
        painter.setPen(theme.color("on_accent" if active else "text"))
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, shown.letters.get(who, "").upper())

    def _paint_tag(self, painter: QPainter, theme: Theme, mark: _Mark) -> None:
        """Paint what ends with the round, or is due: its drawing and whose or what it is."""
        hue, rect = self._hue(theme, mark.moment), mark.rect
        painter.setPen(QPen(hue, 1))
        painter.setBrush(washed(hue, theme.color("pane"), 0.12))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), px(MARK), px(MARK))
        drawing = mark.moment.drawing or _DRAWINGS.get(mark.moment.kind, "hourglass")
        at = QRectF(rect.left() + px(HALF), rect.top() + (rect.height() - px(DRAWN)) / 2, px(DRAWN), px(DRAWN))
        paint_drawing(painter, drawing, at, hue)
        painter.setFont(sized(self.font(), SMALL, bold=True))
        painter.setPen(hue)
        painter.drawText(QRectF(at.right() + px(HALF), rect.top(), rect.width(), rect.height()), _MIDDLE, mark.words)

    def _turn_of(self, mark: _Mark) -> int:
        """Return 1 for the marker of the next combatant, 2 for the one after; 0 for any other."""
        whose = mark.moment.combatant
        return self._shown.turns.get(whose or "", 0) if self._places.get(whose) is mark else 0

    def _hue(self, theme: Theme, moment: Moment) -> QColor:
        return (
            theme.color("warn")
            if moment.kind in (*_ENDS, "cue")
            else theme.side(self._shown.sides.get(moment.combatant or "", ""))
        )

    def _draw_drag(self, painter: QPainter, theme: Theme) -> None:
        assert self._drag is not None
        mark, _, x = self._drag
        painter.setPen(QPen(theme.color("accent"), px(2)))
        painter.drawLine(QPointF(x, px(4)), QPointF(x, px(HEIGHT) - px(4)))
        ticks = self._ticks_dragged()
        painter.setFont(sized(self.font(), SMALL, bold=True))
        name = self._shown.names.get(mark.moment.combatant or "")
        words = self.tr("{name} waits {ticks}").format(name=name, ticks=ticks)
        painter.setPen(theme.color("text"))
        painter.drawText(QRectF(x + px(6), px(2), px(200), px(16)), Qt.AlignmentFlag.AlignVCenter, words)

    # --- mouse -----------------------------------------------------------------------------------------

    def _at(self, point: QPoint) -> _Mark | None:
        place = QPointF(point.x() + self.horizontalScrollBar().value(), point.y())
        return next(
            (mark for mark in self._marks if mark.rect.adjusted(-px(2), -px(8), px(2), px(2)).contains(place)), None
        )

    def _ticks_dragged(self) -> int:
        if self._drag is None:
            return 0
        _, start, x = self._drag
        return max(0, round((x - start) / self._pixels()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press a marker."""
        mark = self._at(event.position().toPoint())
        if mark is None or mark.moment.combatant is None:
            return
        if mark.moment.kind == "turn" and mark.moment.combatant == self._shown.active:
            x = event.position().x() + self.horizontalScrollBar().value()
            self._drag = (mark, x, x)
            self._cancel_key.listen()
        else:
            self.marker_clicked.emit(mark.moment.combatant)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the active combatant's marker."""
        if self._drag is not None:
            x = event.position().x() + self.horizontalScrollBar().value()
            self._drag = (self._drag[0], self._drag[1], max(self._drag[1], x))
            self.viewport().update()

    def _cancel_drag(self) -> None:
        """Let the marker go where it stood."""
        self._drag = None
        self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Delay the turn if the marker was dragged some ticks, else click it."""
        self._cancel_key.stop()
        if self._drag is None:
            return
        mark, ticks = self._drag[0], self._ticks_dragged()
        self._drag = None
        self.viewport().update()
        assert mark.moment.combatant is not None
        if ticks:
            self.delay_requested.emit(mark.moment.combatant, ticks)
        else:
            self.marker_clicked.emit(mark.moment.combatant)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Ctrl zoom around the pointer."""
        delta = event.angleDelta().y() or event.angleDelta().x()
        bar = self.horizontalScrollBar()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            before = self._pixels()
            self._scale = max(exact(LEAST), min(exact(MOST), before * (1.25 if delta > 0 else 0.8)))
            point = event.position().x()
            share = (bar.value() + point) / before
            self._lay_out()
            bar.setValue(round(share * self._pixels() - point))
        else:
            bar.setValue(bar.value() - delta)
        self.viewport().update()
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Explain the marker under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            mark = self._at(event.pos())
            if mark is None:
                QToolTip.hideText()
            else:
                who = self._shown.names.get(mark.moment.combatant or "", "")
                words = " · ".join(part for part in (who, mark.moment.label) if part)
                QToolTip.showText(event.globalPos(), tip(f"{words} ({mark.moment.tick})"), self)
            return True
        return bool(super().viewportEvent(event))


_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def _diamond(middle: QPointF, half: float) -> list[QPointF]:
    return [middle + QPointF(x, y) * half for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))]


def paint_landing(painter: QPainter, theme: Theme, x: float, axis: int, bottom: int) -> None:
    """Paint a dashed line with a large diamond on the axis."""
    painter.setPen(QPen(theme.color("accent"), px(2), Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(x, px(16)), QPointF(x, bottom))
    painter.setBrush(theme.color("accent"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPolygon(_diamond(QPointF(x, axis), px(7)))


class TimelinePresenter(QObject):
    """Show on the timeline where an action would land, and delay the turn of a dragged combatant."""

    landing_changed = Signal(object)
    """The Landing of the action that is set up or considered; None: nowhere."""

    def __init__(self, conductor: Conductor, composer: ActionFormModel, timeline: Timeline) -> None:
        super().__init__(timeline)
        self._conductor, self._composer, self._timeline = conductor, composer, timeline
        timeline.delay_requested.connect(self._wait)
        self.landing_changed.connect(timeline.show_landing)
        composer.action_changed.connect(self.consider)

    def landing(self, field: str = "", option: str = "") -> Landing | None:
        """Return where the action that is set up would land: after whom, before whom.

        `field`, `option`: as if that option were chosen.
        """
        composer = self._composer
        previews = composer.previews_with(field, option) if field else composer.previews()
        tick = next((preview.tick for preview in previews if preview.tick is not None), None)
        if tick is None or composer.action is None:
            return None
        action = composer.title(field, option)
        if tick < 0:
            following = (
                self.tr("{action} lands in the next round, 1 tick after the initiative of {name}.")
                if tick == -1
                else self.tr("{action} lands in the next round, {ticks} ticks after the initiative of {name}.")
            )
            name = "" if composer.actor is None else self._conductor.names[composer.actor.id]
            return Landing(tick, following.format(action=action, ticks=-tick, name=name))
        conductor = self._conductor
        before, after = conductor.system.window.landing(composer.fight, composer.actor, tick)
        parts = [self.tr("{action} lands at tick {tick}").format(action=action, tick=tick)]
        if before is not None:
            who = conductor.names[before.combatant or ""]
            parts.append(self.tr("after {name} ({tick})").format(name=who, tick=before.tick))
        if after is not None:
            who = conductor.names[after.combatant or ""]
            parts.append(self.tr("before {name} ({tick})").format(name=who, tick=after.tick))
        return Landing(tick, ", ".join(parts))

    def consider(self, field: str = "", option: str = "") -> None:
        """Show where the action would land with the option under the pointer, or as it is set up."""
        self.landing_changed.emit(self.landing(field, option))

    def _wait(self, id: str, ticks: int) -> None:
        """Delay the turn of the dragged combatant."""
        self._conductor.command({"do": "act", "actor": id, "action": "wait", "params": {"ticks": ticks}})
