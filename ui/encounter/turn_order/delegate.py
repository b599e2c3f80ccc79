"""Paints the rows of the order, and says where each part of a row lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip, QWidget

from rules.core.display import PoolView
from rules.core.drawings import STATE_DRAWINGS
from rules.core.state import PARTY
from rules.odds.estimates import ShareEstimate
from ui.encounter.turn_order import pips
from ui.encounter.turn_order.chips import GAP, MORE_WIDTH, PlacedToken, placed_tokens
from ui.encounter.turn_order.model import OrderModel, RowPictures, vital_of
from ui.session.view.order import OrderRow, token_of
from ui.text.odds_words import percent, percent_within
from ui.text.words import figure
from ui.theme.emblem import Standing, paint_emblem, room_around
from ui.theme.icons import paint_drawing
from ui.theme.row_parts import ACTIVE, AIMED, CAP, PLAIN, paint_bar, paint_cap, role_of_share
from ui.theme.sizes import exact, px, scale
from ui.theme.status_token import paint_token, width_of, without_words
from ui.theme.theme import (
    CONTROL,
    GRID,
    HAIR,
    HALF,
    NORMAL,
    RING,
    SMALL,
    Theme,
    current,
    in_pixels,
    number_of_side,
    numbers,
    short_name,
    sized,
)
from ui.widgets.keyed_model import ROW_ROLE
from ui.widgets.labels import tip


class Density(NamedTuple):
    """How high a row is, and where its parts stand from its top, in pixels at 100 %."""

    height: int
    emblem: int
    """The side of the emblem."""
    cap: int
    """The top of the key's cap."""
    name: int
    """The top of the name where something stands under it."""
    tokens: int | None
    """The top of the tokens under the name; None: they stand beside it, and pools but the vital one in the tooltip."""
    token: int
    """The height of a token."""
    bar: int
    bar_height: int
    second_bar: int

    def measured(self) -> Density:
        """Return it at the present scale."""
        return _measured(self, scale())


@cache
def _measured(density: Density, _scale: float) -> Density:
    tokens = None if density.tokens is None else px(density.tokens)
    return Density(*(px(measure or 0) for measure in density))._replace(tokens=tokens)


DENSITIES: Mapping[str, Density] = {
    "roomy": Density(44, 36, 5, 2, 23, 18, 25, 8, 36),
    "close": Density(37, 31, 3, 0, 18, 17, 21, 7, 30),
    "dense": Density(24, 20, 3, 0, None, 17, 9, 7, 0),
}
CAP_LEFT, EMBLEM_LEFT, EMBLEM_LEFT_DENSE, EDGE = 9, 34, 55, 10
"""Where cap and emblem begin, and the margin at the right."""
NAME_HEIGHT, NAME_LEAST, BESIDE_LEAST = 20, 96, 72
"""The line of a name, the width that it keeps before figures and marks give way to it, and that of marks beside it."""
COLUMN_LEAST, BAR_DENSE, BAR_LEAST, SECOND_BAR = 60, 48, 28, 4
"""The least width of the column of pools, those of a bar in a row of one line, and the height of a second bar."""
PIP, PIP_GAP, DROP = 7.0, 2.0, 12
"""Sizes of pips, and of the drawing beside the figure of a second pool."""
EVERY = 10_000
"""Room for whatever there is, in pixels."""
TURNS = (1.0, 0.5, 0.25)
"""How much of the row's height the bar at its edge has: of who acts, who comes next, and who comes after that."""
TURN_WIDTH = 4
WASH = 72
"""How far the stronger ground of who acts goes: under key and emblem, as no red could be read on it."""
COMES_FROM = 0.25
"""How much larger than itself a token is when it comes."""
LIKELY = 0.5
"""A fall as likely as this is written as what matters."""
Index = QModelIndex | QPersistentModelIndex
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class Figures(NamedTuple):
    """Which figures of its pools a row shows: all rows show the same, so that they stand in line."""

    maximum: bool = False
    second: bool = False
    second_maximum: bool = False
    bar: int = BAR_DENSE
    """How long the bar beside them is in a row of one line."""


FIGURES = (
    Figures(maximum=True, second=True, second_maximum=True),
    Figures(maximum=True, second=True),
    Figures(maximum=True),
    Figures(),
    Figures(bar=BAR_LEAST),
)
"""From all that there may be to the least."""


class PoolTexts(NamedTuple):
    """The figures of a row; an empty one is not shown."""

    vital: str = ""
    maximum: str = ""
    second: str = ""
    """With its maximum."""

    @property
    def second_value(self) -> str:
        """The figure of the second pool without its maximum."""
        return self.second.partition("/")[0]

    def cut_to(self, figures: Figures) -> PoolTexts:
        """Return those of them that are shown."""
        second = self.second if figures.second_maximum else self.second_value
        return PoolTexts(self.vital, self.maximum if figures.maximum else "", second if figures.second else "")


class FurtherPool(NamedTuple):
    """A pool beside the tokens: its drawing and its figure."""

    pool: PoolView
    text: str
    place: QRectF


class RowParts(NamedTuple):
    """Where each part of a row lies."""

    cap: QRectF
    place: QRect
    """Of its tick or initiative."""
    emblem: QRectF
    name: QRect
    shown_name: str
    """As much of the name as has room."""
    column: QRectF
    """The column of pools at the right."""
    texts: PoolTexts
    maximum_width: int
    """Of the maximum behind the figure of the vital pool."""
    bar: QRectF
    """Of the vital pool."""
    fall: QRectF
    """Of the chance that it falls; empty where the odds are not shown."""
    line: QRectF
    """Of all tokens."""
    tokens: tuple[PlacedToken, ...]
    more: QRectF
    """Of the number of marks that have no room; empty where all have."""
    further: tuple[FurtherPool, ...]


class PointedToken(NamedTuple):
    """A token that can be clicked, and has the mouse on it."""

    id: str
    """Whose it is."""
    place: int
    pressed: bool = False


class OrderDelegate(QStyledItemDelegate):
    """Paints a row of the order."""

    def __init__(self, model: OrderModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.targets: frozenset[str] = frozenset()
        """The targets, which are marked."""
        self.possible: frozenset[str] | None = None
        """The possible targets; None: nobody is aiming."""
        self.falls: Mapping[str, ShareEstimate] = {}
        """How often each combatant falls, while the odds are shown."""
        self.pointed: PointedToken | None = None
        """The token under the mouse."""
        self.density = DENSITIES["roomy"]
        self._model = model
        self._on_the_way = RowPictures(model.motion, self._draw, self._marks)
        self._widest: tuple[tuple[Density, str], int, dict[Figures, int]] | None = None
        self._known: dict[str, tuple[OrderRow, tuple[object, ...], QFont, RowParts]] = {}
        """Combatant id to what the places of its parts were worked out of, and these."""
        for changed in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.dataChanged):
            changed.connect(self._forget)

    def _forget(self) -> None:
        self._widest = None
        self._known.clear()

    @property
    def is_brief(self) -> bool:
        """Whether a row has one line."""
        return self.density.tokens is None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Rows of one height."""
        return QSize(px(280), self.density.measured().height)

    # --- where the parts stand -------------------------------------------------------------------------

    def parts(self, rect: QRect, row: OrderRow, font: QFont) -> RowParts:
        """Return where the parts of a row in a rectangle lie, worked out again only if something has changed."""
        how = rect.getRect(), self.density, self.falls.get(row.id)
        known = self._known.get(row.id)
        if known is None or known[0] is not row or known[1] != how or known[2] != font:
            known = self._known[row.id] = row, how, QFont(font), self._lay_out(rect, row, font)
        return known[3]

    def _lay_out(self, rect: QRect, row: OrderRow, font: QFont) -> RowParts:
        density, brief = self.density.measured(), self.is_brief
        left, right = rect.left() + (px(EMBLEM_LEFT_DENSE) if brief else px(EMBLEM_LEFT)), rect.right() - px(EDGE)
        emblem = QRectF(left, rect.top() + (rect.height() - density.emblem) / 2, density.emblem, density.emblem)
        if row.look.is_boss:  # its crown stands out of it, and no row may cut that
            out = max(0.0, room_around(emblem) - (emblem.top() - rect.top()))
            emblem.adjust(out / 2, out, -out / 2, 0)
        cap = QRectF(rect.left() + px(CAP_LEFT), rect.top() + density.cap, px(CAP.width()), px(CAP.height()))
        under = int(cap.bottom())
        place = QRect(
            rect.left() + px(HALF), under, 2 * px(CAP_LEFT) + px(CAP.width()) - px(GRID), rect.bottom() - under
        )
        if brief:
            place = QRect(int(cap.right()), rect.top(), int(emblem.left() - cap.right()) - px(HALF), rect.height())
        left = int(emblem.right()) + px(GRID) + 1
        figures, width = self._figures(right - left - px(GRID), font)
        column = QRectF(right - width, rect.top(), width, rect.height())
        bar = QRectF(column.left(), rect.top() + density.bar, px(figures.bar) if brief else width, density.bar_height)
        room = QRectF(left, rect.top(), column.left() - px(GRID) - left, rect.height())
        texts = self._pool_texts(row).cut_to(figures)
        name, line, further = self._one_line(row, room, font) if brief else self._two_lines(row, room, font)
        fall = self._fall_place(row, line, font)
        line, tokens, more = _tokens(row, line, fall, further, font)
        shown = short_name(QFontMetrics(name_font(font, row)), row.name, name.width() - side_mark_width(row))
        maximum = QFontMetrics(figures_font(font, px(SMALL))).horizontalAdvance(texts.maximum)
        return RowParts(cap, place, emblem, name, shown, column, texts, maximum, bar, fall, line, tokens, more, further)

    def _figures(self, room: int, font: QFont) -> tuple[Figures, int]:
        """Return what the column of pools shows in the room that it shares with the names, and its width.

        Figures give way to names: first the maxima of second pools, the others only to the least width of a name.
        """
        how = self.density, font.key()
        if self._widest is None or self._widest[0] != how:
            names = QFontMetrics(sized(font, NORMAL, bold=True))
            longest = sorted(self._model.rows, key=lambda row: len(row.name))[-3:]  # measuring all of them takes time
            rows = self._model.rows if self.is_brief else longest
            wanted = [names.horizontalAdvance(row.name) + self._beside_name(row, font) for row in rows]
            name = max(wanted, default=0) + 2  # as Qt rounds when it cuts
            self._widest = how, name, self._column_widths(font)
        _, name, widths = self._widest
        chosen = next((figures for figures in FIGURES if room - widths[figures] >= name), None)
        if chosen is None:
            least = px(NAME_LEAST) + (px(BESIDE_LEAST) if self.is_brief else 0)
            chosen = next((figures for figures in FIGURES[1:] if room - widths[figures] >= least), FIGURES[-1])
        return chosen, widths[chosen]

    def _column_widths(self, font: QFont) -> dict[Figures, int]:
        """Return the width that the column of pools needs for each choice of figures."""
        large, small = QFontMetrics(numbers(sized(font, NORMAL, bold=True))), QFontMetrics(numbers(sized(font, SMALL)))
        widths = dict.fromkeys(FIGURES, 0 if self.is_brief else px(COLUMN_LEAST))
        for texts in {self._pool_texts(row) for row in self._model.rows}:
            vital, maximum = large.horizontalAdvance(texts.vital) + px(2), small.horizontalAdvance(texts.maximum)
            seconds = [
                px(DROP) + small.horizontalAdvance(words) + px(GRID) + px(HALF) if words else 0
                for words in (texts.second_value, texts.second)
            ]
            for figures in FIGURES:
                second = seconds[figures.second_maximum] if figures.second else 0
                widths[figures] = max(widths[figures], vital + (maximum if figures.maximum else 0) + second)
        return {
            figures: width + (px(figures.bar) + px(GRID) if self.is_brief else 0) for figures, width in widths.items()
        }

    def _beside_name(self, row: OrderRow, font: QFont) -> int:
        """Return the width of marks that matter, and of the number of others, beside the name in a row of one line."""
        if not (self.is_brief and row.chips):
            return 0
        weighty = [chip for chip in row.chips if chip.matters]
        line = QRectF(0, 0, EVERY, self.density.measured().token)
        needed = placed_tokens(weighty, line, font, briefly=True)
        others = px(MORE_WIDTH) + px(HALF) if len(weighty) < len(row.chips) else 0
        return px(GRID) + (int(needed[-1].place.right()) if needed else 0) + others

    def _pool_texts(self, row: OrderRow) -> PoolTexts:
        vital, others = vital_of(row), [] if self.is_brief else figured_pools(row)[:1]
        if vital is None:
            return PoolTexts()
        return PoolTexts(figure(vital.value), f"/{vital.maximum}", _full(others[0]) if others else "")

    def _two_lines(self, row: OrderRow, room: QRectF, font: QFont) -> tuple[QRect, QRectF, tuple[FurtherPool, ...]]:
        """Return where name and further pools stand, and the line under the name with these and the tokens.

        Further pools give way to marks that matter, from the last one on; all their figures to one mark.
        """
        density = self.density.measured()
        line = QRectF(room.left(), room.top() + (density.tokens or 0), room.width(), density.token)
        fall, pools = self._fall_place(row, line, font), figured_pools(row)[1:]
        wanted = max(1, sum(chip.matters for chip in row.chips)) if row.chips else 0
        ways = (_further(pools[:count], line, font) for count in range(len(pools), -1, -1))
        further = next((way for way in ways if len(_tokens(row, line, fall, way, font)[1]) >= wanted), ())
        is_alone = not (row.chips or further or row.id in self.falls)
        top = int(room.top()) + ((density.height - px(NAME_HEIGHT)) // 2 if is_alone else density.name)
        return QRect(int(room.left()), top, int(room.width()), px(NAME_HEIGHT)), line, further

    def _one_line(self, row: OrderRow, room: QRectF, font: QFont) -> tuple[QRect, QRectF, tuple[FurtherPool, ...]]:
        """Return where name and tokens stand: the name keeps its room before words, and before marks without weight.

        Marks that matter have theirs next, but leave a name enough to be told by.
        """
        metrics, top = (
            QFontMetrics(name_font(font, row)),
            room.top() + (room.height() - self.density.measured().token) / 2,
        )
        line = QRectF(room.left(), top, room.width(), self.density.measured().token)
        rest = max(px(NAME_LEAST), int(room.width()) - self._beside_name(row, font))
        most = int(room.width()) - (px(GRID) + px(MORE_WIDTH) if row.chips else 0)
        name = max(0, min(metrics.horizontalAdvance(row.name) + 2, rest, most))
        line.setLeft(room.left() + name + px(GRID))
        return QRect(int(room.left()), int(room.top()), name, int(room.height()) - 1), line, ()

    def _fall_place(self, row: OrderRow, line: QRectF, font: QFont) -> QRectF:
        falls = self.falls.get(row.id)
        if falls is None:
            return QRectF()
        figures = QFontMetrics(numbers(sized(font, SMALL, bold=True)))
        return QRectF(
            line.left(),
            line.top(),
            px(DROP) + px(HALF) + figures.horizontalAdvance(percent(falls)),
            line.height(),
        )

    # --- painting --------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row, or its picture while it is moving."""
        if not self._on_the_way.paint(painter, option, index):
            self._draw(painter, option, index)

    def _marks(self, id: str) -> tuple[object, ...]:
        """Return how a row is marked by whoever aims, points, or plays the odds."""
        pointed = self.pointed if self.pointed is not None and self.pointed.id == id else None
        return id in self.targets, self.possible is None or id in self.possible, pointed, self.falls.get(id)

    def _draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: OrderRow = index.data(ROW_ROLE)
        theme = current()
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        font = QFont(option.font)  # that of Qt changes with the next row
        selected, focused = (
            bool(state & flag) for flag in (QStyle.StateFlag.State_Selected, QStyle.StateFlag.State_HasFocus)
        )
        parts, aimed = self.parts(rect, row, font), row.id in self.targets
        level = "accent_soft" if row.active else "sunken" if selected else "pane"
        painter.save()
        painter.setClipRect(rect)  # badges stand out of an emblem by up to a pixel more than a row has above it
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, rect, row, theme, level)
        paint_frame(painter, rect, theme, "aim" if aimed else "turn" if focused else "edge" if selected else "")
        paint_turn(painter, rect, row, theme)
        cannot_be_aimed_at = self.possible is not None and row.id not in self.possible and not row.active
        text = theme.color("muted" if is_faint(row) or cannot_be_aimed_at else "text")
        if row.letter:  # where nobody is aimed at, there are none
            paint_cap(painter, parts.cap, row.letter, font, AIMED if aimed else ACTIVE if row.active else PLAIN)
        painter.setFont(figures_font(font, px(SMALL), bold=row.to_come or row.active))
        painter.setPen(text if row.to_come or row.active else theme.color("muted"))
        painter.drawText(parts.place, _RIGHT if self.is_brief else Qt.AlignmentFlag.AlignCenter, row.place)
        standing = standing_of(row, level, aimed=aimed, possible=not cannot_be_aimed_at)
        if self._model.motion.ring() is not None:  # it is painted over the rows, as it runs from one to another
            standing = replace(standing, active=False)
        painter.setFont(font)
        emblem = parts.emblem.translated(self._model.motion.recoil(row.id), 0)
        paint_emblem(painter, emblem, row.look.as_emblem(row.side, row.name), standing)
        self._paint_name(painter, parts, row, theme, font, text)
        self._paint_pools(painter, parts, row, theme, font)
        self._paint_second_line(painter, parts, row, theme, font, level)
        painter.restore()

    def _paint_name(
        self, painter: QPainter, parts: RowParts, row: OrderRow, theme: Theme, font: QFont, text: QColor
    ) -> None:
        place, named = QRect(parts.name), name_font(font, row)
        if width := side_mark_width(row):  # several sides share the form, and more of them than there are hues
            painter.setFont(sized(font, SMALL))
            painter.setPen(theme.side(row.side))
            painter.drawText(place, _LEFT, mark_of_side(row.side))
            place.setLeft(place.left() + width)
        painter.setFont(named)
        painter.setPen(text)
        painter.drawText(place, _LEFT, parts.shown_name)
        if row.out:
            paint_gone(painter, place, QFontMetrics(named).horizontalAdvance(parts.shown_name), row, theme)

    def _paint_pools(self, painter: QPainter, parts: RowParts, row: OrderRow, theme: Theme, font: QFont) -> None:
        """Paint the figures, the bar of the vital pool with what it has just lost, and the second pool under it."""
        vital, texts = vital_of(row), parts.texts
        if vital is None:
            return
        share, was = vital.value / vital.maximum if vital.maximum else 0.0, self._model.motion.ghost(row.id)
        column, faint = parts.column, row.fallen or row.out
        line = QRectF(
            column.left(), column.top() + (0 if self.is_brief else px(3)), column.width(), px(NAME_HEIGHT) - 1
        )
        if self.is_brief:
            line.setHeight(column.height())
        painter.setFont(figures_font(font, px(SMALL)))
        painter.setPen(theme.color("muted"))
        painter.drawText(line, _RIGHT, texts.maximum)
        line.setRight(line.right() - parts.maximum_width - 1)
        painter.setFont(figures_font(font, px(NORMAL), bold=True))
        painter.setPen(theme.color("muted" if faint else "bad" if role_of_share(share) == "bad" else "text"))
        painter.drawText(line, _RIGHT, texts.vital)
        ghost = was / vital.maximum if was and vital.maximum else 0.0
        paint_bar(painter, parts.bar, min(1.0, share), ghost=min(1.0, ghost))
        if self.is_brief:
            return
        role, under = "muted" if faint else "mana", column.top() + self.density.measured().second_bar
        if texts.second:
            self._paint_figure(painter, figured_pools(row)[0], texts.second, line, role, theme, font)
        few = next((pool for pool in other_pools(row) if pips.are_pips(pool)), None)
        if few is not None:
            pips.paint(painter, few, column.left(), under - exact(1.5), exact(PIP), exact(PIP_GAP), role)
        elif figured_pools(row):
            second = figured_pools(row)[0]
            left = second.value / second.maximum
            paint_bar(painter, QRectF(column.left(), under, column.width(), px(SECOND_BAR)), min(1.0, left), role)

    def _paint_figure(
        self, painter: QPainter, pool: PoolView, text: str, line: QRectF, role: str, theme: Theme, font: QFont
    ) -> None:
        """Paint the drawing of a pool and its figure from the left of a line."""
        drop = QRectF(line.left(), line.top() + (line.height() - px(DROP)) / 2, px(DROP), px(DROP))
        paint_drawing(painter, pool.drawing, drop, theme.color(role))
        painter.setFont(figures_font(font, px(SMALL)))
        painter.setPen(theme.color(role))
        painter.drawText(line.adjusted(px(DROP) + px(2), 0, 0, 0), _LEFT, text)

    def _paint_second_line(
        self, painter: QPainter, parts: RowParts, row: OrderRow, theme: Theme, font: QFont, level: str
    ) -> None:
        """Paint the chance of a fall, the tokens with the number of the others, and further pools."""
        if (falls := self.falls.get(row.id)) is not None:
            role = "bad" if falls.share >= LIKELY else "muted"
            at = QRectF(parts.fall.left(), parts.fall.top() + (parts.fall.height() - px(DROP)) / 2, px(DROP), px(DROP))
            paint_drawing(painter, "death-skull", at, theme.color(role))
            painter.setFont(numbers(sized(font, SMALL, bold=falls.share >= LIKELY)))
            painter.setPen(theme.color(role))
            painter.drawText(parts.fall.adjusted(px(DROP) + px(2), 0, px(HALF), 0), _LEFT, percent(falls))
        self._paint_tokens(painter, parts, row, font)
        if not parts.more.isEmpty():
            painter.setFont(sized(font, SMALL, bold=True))
            painter.setPen(theme.color("muted"))
            painter.drawText(parts.more, _LEFT, f"+{len(row.chips) - len(parts.tokens)}")
        for further in parts.further:
            role = "muted" if row.fallen or row.out else "mana"
            self._paint_figure(painter, further.pool, further.text, further.place, role, theme, font)

    def _paint_tokens(self, painter: QPainter, parts: RowParts, row: OrderRow, font: QFont) -> None:
        """Paint the tokens: those that come grow clear out of a larger one, those that end are pressed together."""
        moved = self._model.motion.tokens(row.id)
        if moved is None:
            for number, placed in enumerate(parts.tokens):
                token, pointed = placed.token, self.pointed
                if pointed is not None and pointed[:2] == (row.id, number):
                    token = replace(token, hovered=True, pressed=pointed.pressed)
                paint_token(painter, placed.place, token, font)
            return
        left, rest, gap = parts.line.left(), 1.0 - moved.share, px(GAP)
        gone = [(place, without_words(token_of(chip, faded=has_left(row)))) for place, chip in moved.gone]
        painter.save()
        painter.setClipRect(parts.line, Qt.ClipOperation.IntersectClip)
        for number in range(len(parts.tokens) + 1):
            for token in (token for place, token in gone if min(place, len(parts.tokens)) == number):
                whole = QRectF(
                    left, parts.line.top(), width_of(token, font, round(parts.line.height())), parts.line.height()
                )
                pressed = QRectF(left, whole.top(), whole.width() * rest, whole.height())
                paint_token(painter, whole, token, font, pressed)
                left += pressed.width() + gap * rest
            if number < len(parts.tokens):
                placed = parts.tokens[number]
                place = QRectF(left, placed.place.top(), placed.place.width(), placed.place.height())
                left += place.width() + gap
                if number in moved.come:
                    painter.setOpacity(moved.share)
                    wide, high = place.width() * COMES_FROM * rest / 2, place.height() * COMES_FROM * rest / 2
                    paint_token(painter, place, placed.token, font, place.adjusted(-wide, -high, wide, high))
                    painter.setOpacity(1.0)
                else:
                    paint_token(painter, place, placed.token, font)
        painter.restore()

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Say what a token does, which ones have no room, or the whole row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, OrderRow):
            return False
        parts = self.parts(option.rect, row, view.font())
        words = row.spoken() + fall_words(self.falls.get(row.id))
        if parts.more.contains(event.pos()):
            words = "\n".join(chip.text for chip in row.chips[len(parts.tokens) :])
        for placed in parts.tokens:
            if placed.place.contains(event.pos()):
                words = placed.chip.tip
        QToolTip.showText(event.globalPos(), tip(words), view)
        return True


def other_pools(row: OrderRow) -> list[PoolView]:
    """Return the pools beside the vital one that have a maximum."""
    vital = vital_of(row)
    return [pool for pool in row.pools if pool is not vital and pool.maximum]


def figured_pools(row: OrderRow) -> list[PoolView]:
    """Return the pools beside the vital one that are shown as a figure."""
    return [pool for pool in other_pools(row) if not pips.are_pips(pool)]


def _full(pool: PoolView) -> str:
    return f"{figure(pool.value)}/{pool.maximum}"


def _further(pools: Sequence[PoolView], line: QRectF, font: QFont) -> tuple[FurtherPool, ...]:
    """Return the places of pools at the right end of a line, the first at the left."""
    metrics, right = QFontMetrics(numbers(sized(font, SMALL))), line.right()
    placed: list[FurtherPool] = []
    for pool in reversed(pools):
        text = _full(pool)
        width = px(DROP) + px(2) + metrics.horizontalAdvance(text)
        placed.append(FurtherPool(pool, text, QRectF(right - width, line.top(), width + 1, line.height())))
        right -= width + px(GRID)
    return tuple(reversed(placed))


def _tokens(
    row: OrderRow, line: QRectF, fall: QRectF, further: Sequence[FurtherPool], font: QFont
) -> tuple[QRectF, tuple[PlacedToken, ...], QRectF]:
    """Return the line between the chance of a fall and further pools, its tokens, and the place of how many others.

    That place is empty where all have room.
    """
    left = line.left() if fall.isEmpty() else fall.right() + px(HALF)
    right = further[0].place.left() - px(GRID) if further else line.right()
    line = QRectF(left, line.top(), right - left, line.height())
    tokens = placed_tokens(row.chips, line, font, faded=has_left(row))
    if len(tokens) == len(row.chips):
        return line, tokens, QRectF()
    left = tokens[-1].place.right() + px(HALF) if tokens else left
    return line, tokens, QRectF(left, line.top(), px(MORE_WIDTH), line.height())


def fall_words(falls: ShareEstimate | None) -> str:
    """Return how likely somebody is down at the end, as a line for a tooltip; empty where the odds are not shown."""
    if falls is None:
        return ""
    return "\n" + QCoreApplication.translate("Odds", "down at the end of {share} of fights").format(
        share=percent_within(falls)
    )


MARKS_OF_NAMED_SIDES = ("■", "▼", "★", "◗", "◀", "▬", "▶", "◖")
"""The marks of sides that got their names at a table, as many as there are hues."""


def mark_of_side(side: str) -> str:
    """Return the sign of a side that got its name at a table; empty for the usual ones: their forms tell them apart."""
    number = number_of_side(side)
    if number is None:
        return ""
    many = len(MARKS_OF_NAMED_SIDES)
    return MARKS_OF_NAMED_SIDES[(number + number // many) % many]


def is_lost(row: OrderRow) -> bool:
    """Return whether this is a party member who is down, dying or gone, which is painted more strongly."""
    return row.side == PARTY and (row.fallen or row.dying or row.out)


def has_left(row: OrderRow) -> bool:
    """Return whether it does not fight any more: it lies there and is past dying, or is gone."""
    return (row.fallen and not row.dying) or row.out


def is_faint(row: OrderRow) -> bool:
    """Whether it is painted faint, whoever is aimed at: it does not fight any more, and is none of the party."""
    return has_left(row) and not is_lost(row)


def standing_of(row: OrderRow, level: str, *, aimed: bool = False, possible: bool = True) -> Standing:
    """Return how an emblem shows that its bearer acts, is down, hidden, aimed at or cannot be; `level`: its ground."""
    role = "muted"
    if is_lost(row):
        role = "warn" if row.out or (row.state == "unconscious" and not row.dying) else "bad"
    elif row.dying:
        role = "bad"
    return Standing(
        row.active,
        has_left(row),
        row.hidden,
        aimed,
        possible or is_lost(row),
        STATE_DRAWINGS.get(row.standing, ""),
        role,
        level,
    )


def paint_ground(painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, level: str) -> None:
    """Paint the ground of a row: stronger at the left of who acts; a line under all others."""
    if row.active:
        wash = QLinearGradient(QPointF(rect.left(), 0), QPointF(rect.left() + px(WASH), 0))
        wash.setColorAt(0, theme.color("selected"))
        wash.setColorAt(1, theme.color(level))
        painter.fillRect(rect, wash)
    elif level != "pane":
        painter.fillRect(rect, theme.color(level))
    if not row.active:
        painter.setPen(theme.color("line"))
        bottom = rect.bottom() + 0.5
        painter.drawLine(QPointF(rect.left() + px(GRID), bottom), QPointF(rect.right() - px(GRID), bottom))


def paint_frame(painter: QPainter, rect: QRect, theme: Theme, role: str) -> None:
    """Paint the frame of a row that is aimed at, has the focus or is selected; empty: none."""
    if not role:
        return
    width = px(RING) if role == "aim" else px(HAIR)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color(role), width))
    inside = QRectF(rect).adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.drawRoundedRect(inside, px(CONTROL), px(CONTROL))


def paint_turn(painter: QPainter, rect: QRect, row: OrderRow, theme: Theme) -> None:
    """Paint the bar at the edge: full height for who acts, half for who comes next, a quarter for the one after."""
    number = 0 if row.active else row.turn
    if not row.active and not number:
        return
    high = rect.height() * TURNS[number]
    bar = QRectF(rect.left(), rect.top() + (rect.height() - high) / 2, px(TURN_WIDTH), high)
    painter.fillRect(bar, theme.color("turn"))
    if number == 1:
        middle, right = bar.center().y(), bar.right()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("turn"))
        painter.drawPolygon(
            [QPointF(right, middle - px(5)), QPointF(right + px(4), middle), QPointF(right, middle + px(5))]
        )


@lru_cache(maxsize=64)
def figures_font(font: QFont, pixels: int, *, bold: bool = False) -> QFont:
    """Return the font of figures in rows of a font, made once: it is asked for several times a row."""
    return numbers(in_pixels(font, pixels, bold=bold))


def side_mark_width(row: OrderRow) -> int:
    """Return the width of the mark before the name of one of a side that got its name at a table; 0 for the others."""
    return 0 if number_of_side(row.side) is None else px(DROP) + px(HALF)


def name_font(font: QFont, row: OrderRow) -> QFont:
    """Return the font of a name: bold while acting, struck through when dead, italic when down."""
    named = sized(font, NORMAL, bold=row.active)
    named.setStrikeOut(row.state == "dead")
    named.setItalic((row.fallen or row.dying) and row.state != "dead")
    return named


def paint_gone(painter: QPainter, place: QRect, width: int, row: OrderRow, theme: Theme) -> None:
    """A dotted line under the name of who has left."""
    painter.setPen(QPen(theme.color("warn" if is_lost(row) else "muted"), exact(1.2), Qt.PenStyle.DotLine))
    painter.drawLine(
        place.left(), place.bottom() - px(3), place.left() + min(width, place.width()), place.bottom() - px(3)
    )
