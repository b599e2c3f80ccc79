"""Paints the players' screen: who acts now, who comes next, what has happened, the timeline and the board.

Everything is measured on a sheet whose shorter side has `SHEET` units, however many pixels a screen has, so that it
looks alike in a window and on a wall. A name is never lower than `NAME`, a twenty-fifth of that side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
)

from rules.core.display import PoolView
from rules.core.drawings import STATE_DRAWINGS
from rules.core.state import PARTY
from rules.players.players_view import Health, MomentOnView, RowOnView
from ui.players.screen_board import BoardPainter
from ui.players.screen_content import FELL, LOST, WON, WORDS, ScreenContent
from ui.text.words import figure
from ui.theme.emblem import Standing, paint_badge, paint_emblem
from ui.theme.fonts import TITLE, font
from ui.theme.icons import paint_drawing
from ui.theme.row_parts import role_of_share
from ui.theme.sizes import px, unscaled
from ui.theme.status_token import HEIGHT, StatusToken, fit, paint_token, width_of, without_words
from ui.theme.theme import NORMAL, current, elided, in_pixels, numbers, short_name, short_text

SHEET = 1080
"""Units along the shorter side of the screen."""
NAME = 44
"""The height of names: from three metres they are read as a book is on a table."""
GREATEST, LARGE, HEADING, DEED, SMALL, LEAST = 104, 52, 48, 36, 32, 24
"""The heights of the name of who acts, of others with much room, of headings, of deeds, and of what stands beside."""
LOW, ONE_LINE, CLOSE = 76, 72, 0.86
"""The name of who acts: its height where there is little room, that above which it is kept in one line, and how close
its lines stand, as a part of what is usual."""
EDGE, GAP = 44, 20
LINE, TALL, ROOMY, MOST = 62, 90, 108, 128
"""The least height of a row, that from which its conditions stand under the name, that of larger type, the greatest."""
HEAD, STRIP = 118, 164
"""The heights of the head and of the timeline."""
LOG_LINES, FEW_LINES = 5, 3
CORNER, BAR = 12, 14
FRAME = 4
UNDER = 0.6
"""The part of the line under a name that what is told of health may take, before hearts stand without their word."""
UPRIGHT = 1.15
"""How much wider than high a screen is at the least whose parts stand side by side."""
GLOW_SIDE = 256
"""The side of the picture of the light behind who acts, which is stretched over the screen."""
GLOW, GLOW_LIGHT = 72, 18
"""How much of the colour of who acts lies on the ground behind, of 255, in dark and light themes."""
PIECE = 68
"""The width of an emblem on the timeline with the room beside it."""
SMALL_EMBLEM = 46.0
"""The greatest width of the emblem of one for whom there is no row."""
HAPPENED: Mapping[str, tuple[str, str]] = {
    LOST: ("bleeding-wound", "bad"),
    WON: ("heart-plus", "good"),
    FELL: ("death-skull", "bad"),
}
"""What has just happened to somebody: its drawing, and the colour of the frame around it."""
MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter
translate = QCoreApplication.translate


@dataclass
class Places:
    """Where things were painted, in pixels of the window."""

    now: QRectF = field(default_factory=QRectF)
    """Who acts."""
    rows: dict[str, QRectF] = field(default_factory=dict)
    """Everybody in sight to the row, or to the small emblem where there was no room for one."""


def sheet_of(size: QSizeF) -> tuple[float, QSizeF]:
    """Return how many pixels a unit has on a screen of a size, and how large the sheet is there."""
    scale = max(1.0, min(size.width(), size.height())) / SHEET
    return scale, size / scale


class _Part(NamedTuple):
    """A part of the figures of pools: words with their face and colour, after the drawing of their pool."""

    words: str
    face: QFont
    role: str
    drawing: str = ""

    @property
    def side(self) -> float:
        """The side of the drawing."""
        return QFontMetrics(self.face).capHeight() * 1.2 if self.drawing else 0.0

    @property
    def width(self) -> float:
        """How wide the drawing and the words are."""
        return QFontMetrics(self.face).horizontalAdvance(self.words) + self.side * 1.15


class _Layout(NamedTuple):
    """How all rows of the order are laid out: what is told of one stands where it is told of the others."""

    height: float
    right: float
    """The width of the widest that is told of somebody's health, as far as it may be."""
    under: bool = False
    """Whether health stands in the line under the name."""
    is_short: bool = False
    """Whether hearts stand without their word, as there is no room for both."""

    @property
    def is_low(self) -> bool:
        """Whether a row has one line."""
        return self.height < TALL

    @property
    def is_roomy(self) -> bool:
        """Whether names are in larger type."""
        return self.height >= ROOMY

    @property
    def emblem(self) -> tuple[float, float]:
        """The side of an emblem, and the room for a letter before it."""
        return min(self.height - 24, 96.0), 44.0 if self.is_low else 0.0


class ScreenPainter:
    """Paints contents; it keeps the pictures of the board's ground."""

    def __init__(self) -> None:
        self._board = BoardPainter()

    def paint(self, painter: QPainter, size: QSizeF, content: ScreenContent, happened: Mapping[str, str]) -> Places:
        """Paint what stands and, at those to whom something has happened, what it was."""
        with unscaled():
            sheet = _Sheet(painter, content, happened, self._board)
            return sheet.paint(size)


@dataclass
class _Sheet:
    """One painting."""

    painter: QPainter
    content: ScreenContent
    happened: Mapping[str, str]
    board: BoardPainter
    places: Places = field(default_factory=Places)

    def paint(self, size: QSizeF) -> Places:
        scale, sheet = sheet_of(size)
        painter, width, height = self.painter, sheet.width(), sheet.height()
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        whole = QRectF(0, 0, width, height)
        active = self.content.row(self.content.view.active)
        paint_ground(painter, whole, "" if active is None else active.side)
        strip = STRIP if self._moments() else 0
        inner = whole.adjusted(EDGE, EDGE - GAP / 2, -EDGE, -strip - GAP)
        if width >= height * UPRIGHT:
            self._lay_wide(inner, active)
        else:
            self._lay_upright(inner, active)
        if strip:
            self._paint_timeline(QRectF(0, height - strip, width, strip))
        painter.restore()
        for id, rect in self.places.rows.items():
            self.places.rows[id] = QRectF(rect.topLeft() * scale, rect.size() * scale)
        self.places.now = QRectF(self.places.now.topLeft() * scale, self.places.now.size() * scale)
        return self.places

    def _lay_wide(self, inner: QRectF, active: RowOnView | None) -> None:
        """Who acts, the board and the deeds stand at the left, the others at the right."""
        has_board, head = self.content.board is not None, self._head_height()
        left = QRectF(inner.topLeft(), QSizeF(inner.width() * 0.54, inner.height()))
        right = QRectF(inner).adjusted(left.width() + 2 * GAP, 0, 0, 0)
        self._paint_head(QRectF(left.topLeft(), QSizeF(left.width(), head)))
        rest = left.adjusted(0, head + GAP, 0, 0)
        lines = FEW_LINES if has_board else LOG_LINES
        log = self._log_height(lines)
        if has_board:
            now = 150.0
            self._paint_now(QRectF(rest.topLeft(), QSizeF(rest.width(), now)), active)
            self._paint_board(rest.adjusted(0, now + GAP, 0, -log - GAP))
        else:
            self._paint_now(QRectF(rest.topLeft(), QSizeF(rest.width(), rest.height() - log - GAP)), active)
        self._paint_log(QRectF(rest.left(), rest.bottom() - log, rest.width(), log), lines)
        self._paint_order(right)

    def _lay_upright(self, inner: QRectF, active: RowOnView | None) -> None:
        """Everything stands one under the other."""
        head = self._head_height()
        self._paint_head(QRectF(inner.topLeft(), QSizeF(inner.width(), head)))
        rest, has_board = inner.adjusted(0, head + GAP, 0, 0), self.content.board is not None
        log = self._log_height(FEW_LINES)
        now = 190.0 if has_board else 340.0
        self._paint_now(QRectF(rest.topLeft(), QSizeF(rest.width(), now)), active)
        rest.adjust(0, now + GAP, 0, -log - GAP)
        self._paint_log(QRectF(rest.left(), rest.bottom() + GAP, rest.width(), log), FEW_LINES)
        if has_board:
            high = min(rest.width(), rest.height() * 0.52)
            self._paint_board(QRectF(rest.topLeft(), QSizeF(rest.width(), high)))
            rest.adjust(0, high + GAP, 0, 0)
        self._paint_order(rest)

    # --- words ------------------------------------------------------------------------------------------

    def _write(
        self, rect: QRectF, words: str, face: QFont, role: str, flags: Qt.AlignmentFlag = MIDDLE, *, name: bool = False
    ) -> float:
        """Write words into one line, cut where there is no room; return how wide they are. `name`: its end is kept."""
        metrics, room = QFontMetrics(face), int(rect.width())
        shown = (short_name if name else elided)(metrics, words, room)
        self.painter.setFont(face)
        self.painter.setPen(current().color(role))
        self.painter.drawText(rect, flags | Qt.TextFlag.TextSingleLine, shown)
        return min(rect.width(), metrics.horizontalAdvance(shown))

    def _head_height(self) -> float:
        """Return the height of the head: several countdowns stand in a line of their own."""
        return HEAD + (54.0 if len(self.content.view.countdowns) > 1 else 0.0)

    def _paint_head(self, rect: QRectF) -> None:
        """The title of the encounter; round, phase and countdowns under it."""
        view = self.content.view
        title = font(TITLE, HEADING)
        self._write(QRectF(rect.left(), rect.top(), rect.width(), 58), view.title, title, "text")
        below = QRectF(rect.left(), rect.top() + 60, rect.width(), 54)
        number = view.round_label
        phase = "" if view.active is None else view.phase_label  # where nobody acts it stands in large below
        words = " · ".join(filter(None, (number, phase)))
        left = below.left() + self._write(below, words, face(SMALL), "muted") + 2 * GAP
        if len(view.countdowns) > 1:
            below.translate(0, 54)
            left = below.left()
        for number_left, countdown in zip(range(len(view.countdowns), 0, -1), view.countdowns, strict=True):
            figures = numbers(face(SMALL, bold=True))
            room = QFontMetrics(figures).horizontalAdvance(figure(countdown.left)) + 36
            ring = QRectF(left, below.top() + 2, max(50, room), 50)
            most = (below.right() - left) / number_left - ring.width() - 2 * GAP
            if ring.right() + GAP > below.right():
                break
            self.painter.setPen(QPen(current().color("gold"), FRAME))
            self.painter.setBrush(current().color("raised"))
            half = ring.height() / 2
            self.painter.drawRoundedRect(ring.adjusted(FRAME, FRAME, -FRAME, -FRAME), half, half)
            self._write(ring, figure(countdown.left), figures, "text", CENTER)
            place = QRectF(ring.right() + GAP / 2, below.top(), max(0.0, most), below.height())
            left = place.left() + self._write(place, countdown.name, face(SMALL), "text") + 2 * GAP

    # --- who acts ---------------------------------------------------------------------------------------

    def _paint_now(self, rect: QRectF, active: RowOnView | None) -> None:
        """Who acts, in the largest type; where nobody does, what is going on."""
        view = self.content.view
        self.places.now = QRectF(rect)
        if active is None:
            great = font(TITLE, GREATEST)
            lines = self._lines(view.phase_label or view.title, great, rect.width())
            self._write_lines(rect, lines, great)
            return
        is_low = rect.height() < 260
        side = min(rect.height() - 2 * GAP, 300.0)
        emblem = QRectF(rect.left() + GAP, rect.top() + (rect.height() - side) / 2, side, side)
        self._paint_emblem(emblem, active, Standing(active=True, down=active.state != "active", level="surface"))
        self.places.rows[active.id] = QRectF(rect)
        beside = rect.adjusted(side + 3 * GAP, 0, 0, 0)
        high, lines, great = self._great_name(active.name, beside.width(), 1 if is_low else 3)
        tokens = self.content.tokens.get(active.id, ())
        health = self._health_height(active, large=not is_low)
        rows = self._wrapped(tokens, beside.width(), 1 if is_low else 2)
        word = 0 if is_low else 52
        needed = word + high + (0 if is_low else health + GAP / 2) + len(rows) * 58
        top = beside.top() + max(0.0, (beside.height() - needed) / 2)
        if word:
            now = translate("PlayersScreen", "Now")
            self._write(QRectF(beside.left(), top, beside.width(), word), now, face(DEED, bold=True), "turn")
        name = QRectF(beside.left(), top + word, beside.width(), high)
        self._write_lines(name, lines, great)
        foot = name.bottom() + (0 if is_low else GAP / 2)
        if is_low:
            line = QRectF(beside.left(), foot, beside.width(), 58)
            used = self._paint_health(line, active, align=MIDDLE)
            if rows:
                self._paint_tokens(line.adjusted(used + GAP, 0, 0, 0), tokens, 46)
            return
        self._paint_health(QRectF(beside.left(), foot, beside.width(), health), active, large=True, align=MIDDLE)
        foot += health + GAP / 2
        for number, row in enumerate(rows):
            self._paint_tokens(QRectF(beside.left(), foot + number * 58, beside.width(), 50), row, 50)

    def _great_name(self, name: str, width: float, most: int) -> tuple[float, list[str], QFont]:
        """Return how high the name of who acts is, its lines, and the face: as large as it fits."""
        great, lines = font(TITLE, NAME), [name]
        for high in range(GREATEST if most > 1 else LOW, NAME - 1, -4):
            great = font(TITLE, high)
            lines = self._lines(name, great, width)
            if (
                len(lines) <= (1 if high > ONE_LINE else most)
                and max(map(QFontMetrics(great).horizontalAdvance, lines)) <= width
            ):
                break
        if len(lines) > most:
            lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
        return len(lines) * QFontMetrics(great).height() * CLOSE, lines, great

    def _lines(self, words: str, great: QFont, width: float) -> list[str]:
        """Return words in as many lines as they need."""
        metrics, lines = QFontMetrics(great), [""]
        for word in words.split():
            tried = f"{lines[-1]} {word}".strip()
            if lines[-1] and metrics.horizontalAdvance(tried) > width:
                lines.append(word)
            else:
                lines[-1] = tried
        return lines

    def _write_lines(self, rect: QRectF, lines: Sequence[str], great: QFont) -> None:
        high = QFontMetrics(great).height() * CLOSE
        top = rect.top() + max(0.0, (rect.height() - len(lines) * high) / 2)
        for number, line in enumerate(lines):
            self._write(QRectF(rect.left(), top + number * high, rect.width(), high), line, great, "text", name=True)

    def _paint_emblem(self, rect: QRectF, row: RowOnView, standing: Standing) -> None:
        self.painter.setFont(face(NORMAL))
        emblem = self.content.emblems.get(row.id)
        if emblem is None:
            return
        paint_emblem(self.painter, rect, emblem, standing)
        drawing, role = HAPPENED.get(self.happened.get(row.id, ""), ("", ""))
        if drawing:
            side = min(64.0, max(30.0, rect.width() * 0.42))
            badge = QRectF(rect.right() - side * 0.7, rect.top() - side * 0.25, side, side)
            paint_badge(self.painter, badge, drawing, role, "surface")

    # --- health and conditions --------------------------------------------------------------------------

    def _health_height(self, row: RowOnView, *, large: bool) -> float:
        health = row.health
        return 0.0 if not (health.pools or health.word or health.share is not None) else 62.0 if large else 48.0

    def _paint_health(
        self,
        rect: QRectF,
        row: RowOnView,
        *,
        align: Qt.AlignmentFlag,
        large: bool = False,
        layout: _Layout | None = None,
    ) -> float:
        """Paint what is told of somebody's health; return how wide it is. `layout`: that of the rows it is in."""
        if row.state != "active" and row.state_label:
            is_under = layout is not None and layout.under
            words = face(HEADING if large else SMALL if is_under else DEED, bold=True)
            wide = QFontMetrics(words).horizontalAdvance(row.state_label) + 4.0
            self._write(rect, row.state_label, words, "muted", align)
            return min(rect.width(), wide)
        health = row.health
        if health.pools:
            return self._paint_pools(rect, health.pools, large=large, align=align)
        if health.word in WORDS:
            return self._paint_word(rect, health, large=large, align=align, layout=layout)
        if health.share is not None:
            wide = min(rect.width(), 360.0 if large else 190.0)
            left = rect.left() if align == MIDDLE else rect.right() - wide
            high = BAR * 2 if large else BAR * 1.4
            bar = QRectF(left, rect.center().y() - high / 2, wide, high)
            paint_share(self.painter, bar, health.share)
            return wide
        return 0.0

    def _parts_of_pools(self, pools: Sequence[PoolView], *, large: bool) -> list[_Part]:
        """Return the figures of pools, two parts for each: the vital one first and largest, others with their drawings.

        Which of several pools somebody has besides the vital one is another for each.
        """
        shown = sorted((pool for pool in pools if pool.maximum > 0), key=lambda pool: not pool.vital)
        parts: list[_Part] = []
        for number, pool in enumerate(shown[: 3 if large else 2]):
            size = (GREATEST - HEADING if large else NAME - 4) if pool.vital else (DEED if large else SMALL - 4)
            role = role_of_share(pool.value / pool.maximum) if pool.vital else "mana"
            drawing = pool.drawing if number else ""
            label = f" {pool.label}" if large or (number and not drawing) else ""
            after = "  " if number < len(shown[: 3 if large else 2]) - 1 else ""
            parts.append(_Part(figure(pool.value), numbers(face(size, bold=True)), role, drawing))
            of = f"/{figure(pool.maximum)}{label}{after}"
            parts.append(_Part(of, numbers(face(SMALL if large else LEAST)), "muted"))
        return parts

    def _paint_pools(self, rect: QRectF, pools: Sequence[PoolView], *, large: bool, align: Qt.AlignmentFlag) -> float:
        """Paint the figures of the pools that somebody has, as many as have room, and return how wide they are."""
        parts = self._parts_of_pools(pools, large=large)
        while len(parts) > 2 and _width_of_parts(parts) > rect.width():
            del parts[-2:]
        wide = _width_of_parts(parts)
        left = rect.left() if align == MIDDLE else max(rect.left(), rect.right() - wide)
        for part in parts:
            if part.drawing:
                at = QRectF(left, rect.center().y() - part.side / 2, part.side, part.side)
                paint_drawing(self.painter, part.drawing, at, current().color(part.role))
            words = QRectF(left, rect.top(), part.width + 4, rect.height()).adjusted(part.side * 1.15, 0, 0, 0)
            self.painter.setFont(part.face)
            self.painter.setPen(current().color(part.role))
            self.painter.drawText(words, MIDDLE, part.words)
            left += part.width
        return min(rect.width(), wide)

    def _paint_word(
        self, rect: QRectF, health: Health, *, large: bool, align: Qt.AlignmentFlag, layout: _Layout | None
    ) -> float:
        """Paint five hearts, of which some are full, and then the word that says the same.

        The word stands beside them, or under them in high rows; in low ones one of the two stands alone.
        """
        full = len(WORDS) - WORDS.index(health.word)
        role = role_of_share(full / len(WORDS) - 0.1)
        words, called = face(HEADING - 4 if large else SMALL, bold=True), health_words()[health.word]
        side, theme = (44.0 if large else 26.0), current()
        metrics = QFontMetrics(words)
        hearts = len(WORDS) * (side + 4)
        is_tall = layout is not None and not layout.under and not layout.is_low
        is_bare = layout is not None and layout.is_low and not layout.is_short
        word = metrics.horizontalAdvance(called)
        wide = max(hearts, word) if is_tall else hearts + GAP + word
        if layout is not None and layout.is_short:
            called, wide = "", hearts
        left = rect.left() if align == MIDDLE else rect.right() - wide
        if is_tall:
            lower = QRectF(rect.left(), rect.center().y() - 4, rect.width(), rect.height() / 2)
            self._write(lower, called, words, role, align)
            start, middle = (left if align == MIDDLE else rect.right() - hearts), rect.top() + rect.height() * 0.28
        else:
            has_room = wide <= rect.width() and not is_bare
            start, middle = left, rect.center().y()
            place = QRectF(left + hearts + GAP, rect.top(), wide, rect.height()) if has_room else rect
            self._write(place, called, words, role, MIDDLE if has_room else align)
            if not has_room:
                return min(rect.width(), float(word))
        for number in range(len(WORDS)):
            heart = QRectF(start + number * (side + 4), middle - side / 2, side, side)
            paint_drawing(self.painter, "hearts", heart, theme.color(role if number < full else "track"))
        return min(rect.width(), float(wide))

    def _wrapped(self, tokens: Sequence[StatusToken], width: float, most: int) -> list[list[StatusToken]]:
        """Return tokens in lines, with their words as long as there is room for all."""
        scale, base, rows = 50 / px(HEIGHT), face(NORMAL), list[list[StatusToken]]()
        room = 0.0
        for token in tokens:
            wide = (width_of(token, base) + 6) * scale
            if not rows or wide > room:
                rows.append([])
                room = width
            rows[-1].append(token)
            room -= wide
        if len(rows) > most:
            rows[most - 1 :] = [[token for row in rows[most - 1 :] for token in row]]
        return rows

    def _paint_tokens(self, rect: QRectF, tokens: Sequence[StatusToken], high: float) -> float:
        """Paint tokens in one line, as many as there is room for; return how wide they are."""
        scale, base = high / px(HEIGHT), face(NORMAL)
        room, painter = int(rect.width() / scale), self.painter
        painter.save()
        painter.translate(rect.left(), rect.center().y() - high / 2)
        painter.scale(scale, scale)
        left = 0
        for token in _in_words(tokens, base, room):
            wide = width_of(token, base)
            if left + wide > room:
                break
            paint_token(painter, QRectF(left, 0, wide, px(HEIGHT)), token, base)
            left += wide + 6
        painter.restore()
        return left * scale

    # --- the others -------------------------------------------------------------------------------------

    def _order(self) -> list[RowOnView]:
        """Return everybody but who acts: first who comes next."""
        view = self.content.view
        rows = {row.id: row for row in view.rows if row.id != view.active}
        coming = [rows[id] for id in dict.fromkeys(view.next) if id in rows]
        return [*coming, *(row for row in rows.values() if row not in coming)]

    def _paint_order(self, rect: QRectF) -> None:
        """A row for everybody who has room; of all others the emblems alone."""
        rows = self._order()
        if not rows:
            return
        heading = 58.0
        has_next = bool(self.content.view.next)
        words = translate("PlayersScreen", "Next") if has_next else translate("PlayersScreen", "At the table")
        self._write(QRectF(rect.left(), rect.top(), rect.width(), heading), words, font(TITLE, HEADING), "text")
        room = rect.adjusted(0, heading + GAP / 2, 0, 0)
        high = min(MOST, max(LINE, int(room.height() / len(rows))))
        many = int(room.height() // high)
        if many < len(rows):
            many = max(1, int((room.height() - LINE) // high))
        layout = self._layout(rows[:many], high, room.width())
        for number, row in enumerate(rows[:many]):
            place = QRectF(room.left(), room.top() + number * high, room.width(), high - 8)
            self._paint_row(place, row, layout, is_next=has_next and number == 0 and row.id in self.content.view.next)
        self._paint_rest(QRectF(room.left(), room.top() + many * high, room.width(), LINE), rows[many:])

    def _layout(self, rows: Sequence[RowOnView], high: float, width: float) -> _Layout:
        """Return how rows of a height and width are laid out: one that all of them have room in."""
        layout = _Layout(high, 0.0)
        needed = {row.id: self._needed(row, layout) for row in rows}
        right = min(max(needed.values()) + 8, width * 0.4)
        side, letter = layout.emblem
        inner = width - side - letter - 3 * GAP
        names = QFontMetrics(face(NAME, bold=True))  # the next is written so
        has_room = all(names.horizontalAdvance(row.name) <= inner - min(right, needed[row.id]) - GAP for row in rows)
        if has_room:
            return layout._replace(right=right)
        if layout.is_low:
            return layout._replace(right=min(right, max(map(self._least, rows))), is_short=True)
        under = layout._replace(under=True)
        told = max(self._needed(row, under) for row in rows)
        if told <= inner * UNDER:
            return under._replace(right=told)
        return under._replace(right=max(map(self._least, rows)), is_short=True)

    def _needed(self, row: RowOnView, layout: _Layout) -> float:
        """Return how wide what is told of somebody's health is."""
        health = row.health
        if row.state != "active":
            words = face(SMALL if layout.under else DEED, bold=True)
            return float(QFontMetrics(words).horizontalAdvance(row.state_label))
        if health.pools:
            return _width_of_parts(self._parts_of_pools(health.pools, large=False))
        if health.word in WORDS:
            word = QFontMetrics(face(SMALL, bold=True)).horizontalAdvance(health_words()[health.word])
            hearts = len(WORDS) * 30
            return float(hearts + GAP + word if layout.under else word if layout.is_low else max(word, hearts))
        return 190.0 if health.share is not None else 0.0

    def _least(self, row: RowOnView) -> float:
        """Return how wide the least of it is: hearts without their word, the first pool, a short bar."""
        if row.state == "active" and row.health.pools:
            return _width_of_parts(self._parts_of_pools(row.health.pools, large=False)[:2])
        if row.state == "active" and row.health.word in WORDS:
            return len(WORDS) * 30.0
        if row.state == "active" and row.health.share is not None:
            return 110.0
        return self._needed(row, _Layout(LINE, 0.0))

    def _paint_row(self, rect: QRectF, row: RowOnView, layout: _Layout, *, is_next: bool) -> None:
        painter, theme = self.painter, current()
        self.places.rows[row.id] = QRectF(rect)
        _, role = HAPPENED.get(self.happened.get(row.id, ""), ("", ""))
        is_down = row.state != "active"
        frame = theme.color(role) if role else theme.color("turn") if is_next else theme.color("line")
        painter.setPen(QPen(frame, FRAME if role or is_next else FRAME / 2))
        painter.setBrush(theme.color("pane" if is_down else "raised"))
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), CORNER, CORNER)
        is_low, is_roomy = layout.is_low, layout.is_roomy
        side, letter = layout.emblem
        emblem = QRectF(rect.left() + GAP + letter, rect.center().y() - side / 2, side, side)
        badge = STATE_DRAWINGS.get(row.standing, "") if is_down else ""
        standing = Standing(down=is_down, badge=badge, badge_role="bad" if row.side == PARTY else "muted", level="pane")
        self._paint_emblem(emblem, row, standing)
        if is_low:
            self._paint_letter(QRectF(rect.left() + GAP - 4, rect.center().y() - 16, 36, 32), row, is_now=False)
        elif not is_down:
            self._paint_letter(QRectF(emblem.left() - 12, emblem.bottom() - 28, 34, 30), row, is_now=False)
        inner = rect.adjusted(letter + side + 2 * GAP, 0, -GAP, 0)
        tokens = self.content.tokens.get(row.id, ())
        ink = "muted" if is_down else "text"
        high, token = (62, 40) if is_roomy else (52, 32)
        upper = QRectF(inner.left(), inner.center().y() - (high + token) / 2 - 3, inner.width(), high)
        lower = QRectF(inner.left(), upper.bottom(), inner.width(), token + 2)
        if layout.under:
            # The name comes first: it has the width, and below it what there is to tell.
            name = face_of_name(row.name, inner.width(), LARGE if is_roomy else NAME, bold=is_next)
            self._write(upper, row.name, name, ink, name=True)
            used = self._paint_health(lower, row, align=RIGHT, layout=layout)
            self._paint_tokens(lower.adjusted(0, 0, -used - GAP, 0), tokens, token)
            return
        health = QRectF(inner.right() - layout.right, inner.top(), layout.right, inner.height())
        used = self._paint_health(health, row, align=RIGHT, layout=layout)
        beside = inner.adjusted(0, 0, -used - GAP, 0)
        name = face_of_name(row.name, beside.width(), LARGE if is_roomy else NAME, bold=is_next)
        if not is_low and tokens:
            upper.setRight(beside.right())
            lower.setRight(beside.right())
            self._write(upper, row.name, name, ink, name=True)
            self._paint_tokens(lower, tokens, token)
            return
        kept = min(beside.width() * 0.3, self._tokens_width(tokens, 32) + GAP) if tokens else 0.0
        wide = self._write(beside.adjusted(0, 0, -kept, 0), row.name, name, ink, name=True)
        if tokens:
            self._paint_tokens(beside.adjusted(wide + GAP, 0, 0, 0), tokens, 32)

    def _tokens_width(self, tokens: Sequence[StatusToken], high: float) -> float:
        return sum(width_of(token, face(NORMAL)) + 6 for token in tokens) * high / px(HEIGHT)

    def _paint_rest(self, rect: QRectF, rows: Sequence[RowOnView]) -> None:
        """Paint those for whom there was no row: how many they are, and their emblems."""
        if not rows:
            return
        words = translate("PlayersScreen", "and {number} more").format(number=len(rows))
        left = rect.left() + self._write(rect, words, face(DEED), "muted") + GAP
        room = rect.right() - left
        lines = 1 if room / len(rows) >= SMALL_EMBLEM / 2 else 2
        columns = -(-len(rows) // lines)
        step = min(SMALL_EMBLEM + 10.0, room / columns)
        side = min(SMALL_EMBLEM, rect.height() / lines - 2, step - 2)
        for number, row in enumerate(rows):
            across, down = number % columns, number // columns
            top = rect.top() + (down + 0.5) * rect.height() / lines - side / 2
            place = QRectF(left + across * step, top, side, side)
            self.places.rows[row.id] = QRectF(place)
            self._paint_emblem(place, row, Standing(down=row.state != "active", level="surface"))

    # --- what has happened ------------------------------------------------------------------------------

    def _log_height(self, lines: int) -> float:
        return (lines + 1) * 48.0 + GAP

    def _paint_log(self, rect: QRectF, lines: int) -> None:
        """The last deeds, the newest below: as many as have room with all their words."""
        if not self.content.told:
            return
        theme, painter, foot = current(), self.painter, rect.bottom() + 4
        wraps, box = Qt.TextFlag.TextWordWrap, QRect(0, 0, int(rect.width()), 0)
        for number, line in enumerate(reversed(self.content.told[-lines:])):
            words, role = (face(DEED - 4), "muted") if number else (face(DEED, bold=True), "text")
            metrics, room = QFontMetrics(words), foot - 4 - rect.top() - GAP
            many = max(1, int(room / metrics.lineSpacing()))
            shown = line if number else short_text(metrics, line, box.width(), many)
            high = metrics.boundingRect(box, wraps, shown).height()
            if number and high > room:
                break
            foot -= high + 4
            painter.setFont(words)
            painter.setPen(theme.color(role))
            painter.drawText(QRectF(rect.left(), foot, rect.width(), high + 4), wraps, shown)
        foot -= GAP / 2
        painter.setPen(QPen(theme.color("line"), FRAME / 2))
        painter.drawLine(QPointF(rect.left(), foot), QPointF(rect.right(), foot))

    # --- the timeline -----------------------------------------------------------------------------------

    def _moments(self) -> list[MomentOnView]:
        """Return the moments at which somebody in sight acts."""
        return [
            moment
            for moment in self.content.view.timeline
            if moment.kind in ("turn", "resolution", "carried") and moment.id in self.content.emblems
        ]

    def _paint_timeline(self, rect: QRectF) -> None:
        """The ticks of the round from the highest to 0, and on into the next, with an emblem where somebody acts."""
        painter, theme, view = self.painter, current(), self.content.view
        moments = self._moments()
        painter.fillRect(rect, theme.color("sunken"))
        top = max([view.tick, 1, *(moment.tick for moment in moments)])
        bottom = min([0, *(moment.tick for moment in moments)])
        left, wide = rect.left() + EDGE + 30, rect.width() - 2 * EDGE - 60
        axis = rect.top() + 46

        def at(tick: float) -> float:
            return left + (top - tick) / max(1, top - bottom) * wide

        painter.setPen(QPen(theme.color("line"), FRAME))
        painter.drawLine(QPointF(left, axis), QPointF(left + wide, axis))
        figures = numbers(face(LEAST + 2))
        every = next(step for step in (1, 2, 5, 10, 20, 50, 100, 10**6) if wide / max(1, top - bottom) * step >= 56)
        for tick in range(top, bottom - 1, -1):
            if tick % every == 0:
                x = at(tick)
                self._write(QRectF(x - 40, rect.top() + 6, 80, 30), figure(tick), figures, "muted", CENTER)
                painter.setPen(QPen(theme.color("line"), FRAME / 2))
                painter.drawLine(QPointF(x, axis - 6), QPointF(x, axis + 6))
        if bottom < 0:
            painter.setPen(QPen(theme.color("edge"), FRAME / 2, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(at(-0.5), rect.top() + 8), QPointF(at(-0.5), rect.bottom() - 8))
        self._paint_moments(rect, axis, [(at(moment.tick), moment) for moment in moments])

    def _paint_moments(self, rect: QRectF, axis: float, moments: list[tuple[float, MomentOnView]]) -> None:
        """Paint an emblem for each moment, pushed aside where they would lie on each other."""
        painter, theme, view = self.painter, current(), self.content.view
        room = rect.width() - EDGE
        step = min(float(PIECE), room / max(1, len(moments)))
        places = spread([x for x, _ in sorted(moments, key=lambda each: each[0])], step, rect.left() + EDGE / 2, room)
        is_crowded = step < PIECE
        side = min(60.0, step - 4)
        for place, (x, moment) in zip(places, sorted(moments, key=lambda each: each[0]), strict=True):
            row = self.content.row(moment.id)
            if row is None:
                continue
            is_now = row.id == view.active and moment.tick == view.tick
            hue = theme.color("turn") if is_now else theme.side(row.side)
            if not is_crowded or is_now or abs(place - x) < PIECE:  # a sheaf of long lines says nothing
                painter.setPen(QPen(hue, FRAME))
                painter.drawLine(QPointF(x, axis), QPointF(place, axis + 24))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(hue)
            painter.drawEllipse(QPointF(x, axis), 7, 7)
            emblem = QRectF(place - side / 2, axis + 24 + (60 - side) / 2, side, side)
            self._paint_emblem(emblem, row, Standing(active=is_now, level="sunken"))
            if moment.kind != "turn":
                paint_badge(painter, QRectF(emblem.left() - 8, emblem.top() - 8, 28, 28), "hourglass", "warn", "sunken")
            wide = min(36.0, step - 2)
            self._paint_letter(QRectF(place - wide / 2, axis + 74, wide, 32), row, is_now=is_now)

    def _paint_letter(self, rect: QRectF, row: RowOnView, *, is_now: bool) -> None:
        """Paint the letter by which somebody is found again on the timeline and on the board."""
        painter, theme = self.painter, current()
        painter.setPen(QPen(theme.color("turn" if is_now else "line"), FRAME / 2))
        painter.setBrush(theme.color("turn" if is_now else "raised"))
        painter.drawRoundedRect(rect, CORNER / 2, CORNER / 2)
        ink = "on_accent" if is_now else "text"
        self._write(rect, row.letter.upper(), face(LEAST, bold=True), ink, CENTER)

    # --- the board --------------------------------------------------------------------------------------

    def _paint_board(self, rect: QRectF) -> None:
        self.board.paint(self.painter, rect, self.content, self.happened)


def _width_of_parts(parts: Sequence[_Part]) -> float:
    return float(sum(part.width for part in parts))


def _in_words(tokens: Sequence[StatusToken], font: QFont, room: int) -> list[StatusToken]:
    """Return tokens, as many with their words as have room beside the mere drawings of the others.

    From afar a drawing with a figure tells nobody what it is: the first, which is the gravest, comes before all timers,
    and before the last of many, whose number is said.
    """
    bare = [replace(without_words(token), timer="") if token.drawing else token for token in tokens]
    whole = ([*tokens[:many], *bare[many:]] for many in range(len(tokens), 0, -1))
    fewer = (
        [*tokens[:1], *bare[1:many], StatusToken("", "other", True, f"+{len(tokens) - many}")]
        for many in range(len(tokens) - 1, 0, -1)
    )
    fitting = (shown for shown in chain(whole, fewer) if sum(width_of(each, font) + 6 for each in shown) - 6 <= room)
    return next(fitting, None) or fit(tokens, font, room)


def face_of_name(name: str, room: float, greatest: int, *, bold: bool) -> QFont:
    """Return the largest face in which a name has room; that of the least height where it has none in any."""
    faces = (face(pixels, bold=bold) for pixels in range(greatest, NAME, -4))
    return next((each for each in faces if QFontMetrics(each).horizontalAdvance(name) <= room), face(NAME, bold=bold))


def face(pixels: int, *, bold: bool = False) -> QFont:
    """Return the face of the window in a height."""
    return in_pixels(QGuiApplication.font(), pixels, bold=bold)


def health_words() -> dict[str, str]:
    """Return what the words of health are in the reader's language."""
    return {
        "unhurt": translate("PlayersScreen", "unhurt"),
        "scratched": translate("PlayersScreen", "scratched"),
        "wounded": translate("PlayersScreen", "wounded"),
        "badly wounded": translate("PlayersScreen", "badly wounded"),
        "near falling": translate("PlayersScreen", "near falling"),
    }


def spread(wanted: Sequence[float], step: float, left: float, room: float) -> list[float]:
    """Return places from left to right, each as near as possible to the one wanted, and a step from the next."""
    places: list[float] = []
    for place in wanted:
        places.append(max(place, places[-1] + step if places else left + step / 2))
    limit = left + room - step / 2
    for number in range(len(places) - 1, -1, -1):
        places[number] = min(places[number], limit)
        limit = places[number] - step
    return places


def paint_share(painter: QPainter, rect: QRectF, share: float) -> None:
    """Paint a bar of eight parts, of which some are left."""
    theme, parts = current(), 8
    wide = rect.width() / parts
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(parts):
        is_left = share * parts > number
        painter.setBrush(theme.color(role_of_share(share) if is_left else "track"))
        corner = CORNER / 4
        painter.drawRoundedRect(
            QRectF(rect.left() + number * wide, rect.top(), wide - 3, rect.height()), corner, corner
        )


def paint_ground(painter: QPainter, rect: QRectF, side: str) -> None:
    """Paint the ground of the screen, with the colour of a side shining from the left."""
    theme = current()
    painter.fillRect(rect, theme.color("surface"))
    if theme.name.startswith("contrast") or not side:
        return
    glow = _glow(theme.ground(side)[0].name(), GLOW if theme.dark else GLOW_LIGHT)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, glow, QRectF(glow.rect()))


@lru_cache(maxsize=16)
def _glow(hue: str, opacity: int) -> QPixmap:
    """Return the light of a colour in a small square: painted over a whole screen it takes ten times as long."""
    made = QPixmap(GLOW_SIDE, GLOW_SIDE)
    made.fill(Qt.GlobalColor.transparent)
    glow, color = QRadialGradient(GLOW_SIDE * 0.16, GLOW_SIDE * 0.4, GLOW_SIDE * 0.5), QColor(hue)
    for at, strength in ((0.0, opacity), (1.0, 0)):
        color.setAlpha(strength)
        glow.setColorAt(at, color)
    with QPainter(made) as painter:
        painter.fillRect(made.rect(), glow)
    return made
