"""Paints the rows of the order, and says where each part of a row lies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip, QWidget

from rules.core.state import FOES, PARTY
from rules.odds.estimates import ShareEstimate
from ui.encounter.turn_order import chips as pips
from ui.encounter.turn_order.chips import (
    CHIP_GAP,
    CHIP_SIZE,
    MORE_WIDTH,
    chip_text,
    chip_width,
    shared,
    whole_again,
)
from ui.encounter.turn_order.model import OrderModel, RowPictures, vital_of
from ui.session.view.order import ChipView, OrderRow, PoolView
from ui.text.odds_words import percent, percent_within
from ui.text.words import figure
from ui.theme import icons
from ui.theme.theme import (
    CONTROL,
    MARK,
    NORMAL,
    SMALL,
    Theme,
    current,
    number_of_side,
    numbers,
    short_name,
    shown_colour,
    sized,
)
from ui.widgets.item_views import paint_share, paint_track
from ui.widgets.keyed_model import ROW_ROLE
from ui.widgets.labels import tip


class Density(NamedTuple):
    """How much room a row takes, and where its lines stand from its top."""

    height: int
    first: int
    second: int | None
    """None: chips stand beside the name, and pools but the vital one are told by the row's tooltip."""
    bar: int
    """How long a bar is at most."""


DENSITIES: Mapping[str, Density] = {
    "roomy": Density(44, 4, 24, 92),
    "close": Density(37, 1, 18, 92),
    "dense": Density(24, 1, None, 48),
}
NAME_LEFT, MARKS, EDGE, GAP = 70, 34, 8, 6
"""Where a name's marks begin, their room (side and state), the right margin, and between parts."""
BAR_LEAST, BAR_HEIGHT, LINE_HEIGHT = 28, 8, 3
"""How short a bar beside a name is, its height, and that of a bar under the row."""
NAME_HEIGHT = 20
"""The line with the name, the mark of the side, and the figures."""
PIP, PIP_GAP = 8.0, 2.0
Index = QModelIndex | QPersistentModelIndex
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class VitalBar(NamedTuple):
    """Where the bar of the vital pool stands, and its figures."""

    bar: QRectF
    figures: str
    place: QRect

    @property
    def beside(self) -> bool:
        """Return whether the bar lies beside the name, where it can be dragged, and not under the row."""
        return self.bar.height() == BAR_HEIGHT


class SecondLine(NamedTuple):
    """The parts under the name: chips from the left, the other pools from the right, or beside the name."""

    chips: tuple[tuple[ChipView, QRect], ...]
    more: tuple[ChipView, ...]
    """The chips that did not fit; their number is shown in the last place."""
    more_place: QRect
    text: str
    """Pools in figures."""
    place: QRect
    """Where the text stands."""
    pips: tuple[tuple[PoolView, float], ...]
    """Pools painted as pips, each with its left edge in pixels."""


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
        self.density = DENSITIES["roomy"]
        self._model = model
        self._on_the_way = RowPictures(model.motion, self._draw)
        self._widest: tuple[int, int, int] | None = None
        for changed in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.dataChanged):
            changed.connect(self._forget)

    def _forget(self) -> None:
        self._widest = None

    @property
    def is_brief(self) -> bool:
        """Whether a row has one line."""
        return self.density.second is None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Rows of one height."""
        return QSize(280, self.density.height)

    def _first(self, rect: QRect, row: OrderRow) -> int:
        """Return the top of the line with the name: in the middle of a row without a second line."""
        vital = vital_of(row)
        has_second_line = row.chips or row.id in self.falls
        if self.is_brief or has_second_line or any(pool.maximum for pool in row.pools if pool is not vital):
            return rect.top() + self.density.first
        return rect.top() + (rect.height() - NAME_HEIGHT) // 2

    # --- where the parts stand -------------------------------------------------------------------------

    def _widths(self, font: QFont) -> tuple[int, int, int]:
        """The widest name, the widest figures of a vital pool, and those without its maximum.

        All rows share them, so that bars stand in line.
        """
        if self._widest is None:
            names = QFontMetrics(sized(font, NORMAL, bold=True))
            figures = QFontMetrics(numbers(sized(font, SMALL)))
            longest = sorted((row.name for row in self._model.rows), key=len)[-3:]  # measuring all of them takes time
            vitals = [_full(vital) for row in self._model.rows if (vital := vital_of(row)) is not None]
            self._widest = (
                max([names.horizontalAdvance(name) for name in longest], default=0) + 2,  # as Qt rounds when it cuts
                figures.horizontalAdvance(max(vitals, key=len, default="")),
                figures.horizontalAdvance(max([item.split("/")[0] for item in vitals], key=len, default="")),
            )
        return self._widest

    def vital(self, rect: QRect, row: OrderRow, font: QFont) -> VitalBar | None:
        """The bar of the vital pool and its figures: names get their room first, then figures, then the bar.

        Where a name needs it the bar becomes shorter, then it goes under the row, then the figures lose their
        maximum: the bar is never left out, and neither is what `13` is of where there is room for that.
        """
        pool = vital_of(row)
        if pool is None:
            return None
        name, full, short = self._widths(font)
        name += self._beside_name(row, font, name)
        right = rect.right() - EDGE
        free = right - GAP - rect.left() - NAME_LEFT - MARKS - name - GAP
        with_maximum = free >= full
        width = full if with_maximum else short
        place = QRect(right - width, self._first(rect, row), width, 20)
        text = _full(pool) if with_maximum else figure(pool.value)
        length = min(self.density.bar, free - width)
        if length >= BAR_LEAST:
            return VitalBar(QRectF(place.left() - GAP - length, place.top() + 6, length, BAR_HEIGHT), text, place)
        left = rect.left() + NAME_LEFT
        return VitalBar(QRectF(left, rect.bottom() - LINE_HEIGHT, right - left, LINE_HEIGHT), text, place)

    def _beside_name(self, row: OrderRow, font: QFont, room: int) -> int:
        """Return the width that important chips and the number of the others need beside the name."""
        widths = [chip_width(chip, font, brief=True) + CHIP_GAP for chip in row.chips if chip.matters]
        if not self.is_brief or not row.chips:
            return 0
        name = QFontMetrics(sized(font, NORMAL, bold=row.active)).horizontalAdvance(row.name)
        more = MORE_WIDTH if len(widths) < len(row.chips) else 0
        return max(0, name + 2 * GAP + sum(widths) + more - room)

    def name_place(self, rect: QRect, row: OrderRow, font: QFont) -> QRect:
        """Return the place of the name, after the marks of side and state."""
        return self._name_place(rect, row, self.vital(rect, row, font))

    def _name_place(self, rect: QRect, row: OrderRow, vital: VitalBar | None) -> QRect:
        left = rect.left() + NAME_LEFT + (MARKS if sign_of(row) else MARKS - SIGN)
        right = rect.right() - EDGE
        if vital is not None:
            right = (int(vital.bar.left()) if vital.beside else vital.place.left()) - GAP
        return QRect(left, self._first(rect, row) - 1, right - left, 22)

    def sign_place(self, rect: QRect, row: OrderRow) -> QRectF:
        """Return the place of the sign, between the mark of the side and the name."""
        left, top = rect.left() + NAME_LEFT + MARKS - SIGN, self._first(rect, row) + 3
        return QRectF(left, top, SIGN_SIZE, SIGN_SIZE)

    def second_line(self, rect: QRect, row: OrderRow, font: QFont) -> SecondLine:
        """Chips that matter are shown before pools, pools before the other chips.

        Where not all stand under the name, the pools go beside it if that leaves them room. Else the other chips give
        way whole, for their number, then the pools lose their maxima, and then they give way from their end; only
        chips that matter are cut, where the whole line is too short for them.
        """
        left, at, top = self._room_of_second(rect, row, font)
        vital = vital_of(row)
        shown = [pool for pool in row.pools if pool is not vital and pool.maximum]
        drawn = []
        for pool in reversed([pool for pool in shown if pips.are_pips(pool) and not self.is_brief]):
            at -= pips.width_of(pool, PIP, PIP_GAP)
            drawn.append((pool, at))
            at -= EDGE
        metrics = QFontMetrics(numbers(sized(font, SMALL)))
        wishes = [chip_width(chip, font, brief=self.is_brief) for chip in row.chips]
        first = max(1, sum(chip.matters for chip in row.chips)) if row.chips else 0
        named_pools = [] if self.is_brief else [pool for pool in shown if not pips.are_pips(pool)]
        text, widths, room, where = "", [], 0, None
        tried = []
        for text, where, enough in self._ways_of_pools(rect, row, font, list(_pool_texts(named_pools)), first):
            room = int(at) - left - (metrics.horizontalAdvance(text) + GAP if text and where is None else 0)
            widths = shared(wishes, first, room)
            tried.append((text, where, room, widths))
            if len(widths) >= enough and widths[:enough] == wishes[:enough] and room >= 0:
                break
        # A longer text that costs no chip anything stays: those that it would have cost have given way anyway.
        text, where, room = next(
            ((text, where, room) for text, where, room, chips in tried if chips == widths and room >= 0),
            (text, where, room),
        )
        widths = whole_again(widths, [chip_width(chip, font) for chip in row.chips], room)
        chips = []
        for chip, width in zip(row.chips, widths, strict=False):
            chips.append((chip, QRect(left, top, width, 15)))
            left += width + CHIP_GAP
        width = metrics.horizontalAdvance(text)
        return SecondLine(
            tuple(chips),
            row.chips[len(chips) :],
            QRect(left, top, MORE_WIDTH if left + MORE_WIDTH <= at else 0, 15),
            text,
            where or QRect(int(at) - width, top, width, 16),
            tuple(drawn),
        )

    def _ways_of_pools(
        self, rect: QRect, row: OrderRow, font: QFont, texts: Sequence[str], first: int
    ) -> Iterator[tuple[str, QRect | None, int]]:
        """Yield the texts of pools, each with its place, None under the name, and how many chips have to be whole."""
        yield texts[0], None, len(row.chips)
        width = QFontMetrics(numbers(sized(font, SMALL))).horizontalAdvance(texts[0])
        name = QFontMetrics(name_font(font, row)).horizontalAdvance(row.name)
        beside = self.name_place(rect, row, font).adjusted(name + EDGE, 4, 0, -4)
        if 0 < width <= beside.width():
            yield texts[0], beside.adjusted(beside.width() - width, 0, 0, 0), first
        for text in texts:
            yield text, None, first

    def _room_of_second(self, rect: QRect, row: OrderRow, font: QFont) -> tuple[int, float, int]:
        """Return left, right and top of the second line: under the name, or between name and bar."""
        if self.density.second is not None:
            return rect.left() + NAME_LEFT, float(rect.right() - EDGE), rect.top() + self.density.second
        named = self.name_place(rect, row, font)
        name = QFontMetrics(sized(font, NORMAL, bold=row.active)).horizontalAdvance(row.name)
        return min(named.left() + name + GAP, named.right()), float(named.right()), rect.top() + 4

    # --- painting --------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row, or its picture while it is moving."""
        if not self._on_the_way.paint(painter, option, index):
            self._draw(painter, option, index)

    def _draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: OrderRow = index.data(ROW_ROLE)
        theme = current()
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        font: QFont = option.font
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, rect, row, theme, selected=bool(state & QStyle.StateFlag.State_Selected))
        beyond_aim = self.possible is not None and row.id not in self.possible and not row.active
        text = theme.color("muted" if is_faint(row) or beyond_aim else "text")
        first = self._first(rect, row)
        badge = QRectF(rect.left() + 9, first + 1, 20, 18)
        paint_key(painter, badge, row, theme, font, aimed=row.id in self.targets)
        painter.setFont(numbers(sized(font, NORMAL, bold=row.active)))
        painter.setPen(theme.color("muted") if not row.to_come and not row.active else text)
        painter.drawText(QRect(rect.left() + 34, first - 1, 30, 22), _RIGHT, row.place)  # on the line of the name
        shown = self.vital(rect, row, font)
        self._name(painter, rect, row, theme, font, text, shown)
        self._vital(painter, row, theme, font, shown)
        self._second_line(painter, rect, row, theme, font)
        if (falls := self.falls.get(row.id)) is not None:
            paint_fall(painter, rect, self.density.second, falls, theme, font)
        painter.restore()

    def _ground(self, painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, *, selected: bool) -> None:
        if row.active:
            painter.fillRect(rect, theme.color("accent_soft"))
        elif selected:
            painter.fillRect(rect, theme.color("sunken"))
        framed = selected and row.id not in self.targets
        if framed:
            painter.setPen(QPen(theme.color("accent"), 1))
            painter.drawRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5))
        paint_turn(painter, rect, row, theme)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if row.id in self.targets:
            painter.setPen(QPen(theme.color("accent"), 2))
            painter.drawRoundedRect(QRectF(rect).adjusted(2, 2, -2, -2), CONTROL, CONTROL)
        if framed:
            return
        painter.setPen(theme.color("line"))
        bottom = rect.bottom() + 0.5
        painter.drawLine(QPointF(rect.left() + 8, bottom), QPointF(rect.right() - 8, bottom))

    def _name(
        self,
        painter: QPainter,
        rect: QRect,
        row: OrderRow,
        theme: Theme,
        font: QFont,
        text: QColor,
        vital: VitalBar | None,
    ) -> None:
        left, top = rect.left() + NAME_LEFT, self._first(rect, row)
        paint_side(painter, QRect(left, top, 14, 20), row, theme, font)
        paint_sign(painter, self.sign_place(rect, row), row, theme)
        named = name_font(font, row)
        painter.setFont(named)
        painter.setPen(text)
        place = self._name_place(rect, row, vital)
        name = short_name(QFontMetrics(named), row.name, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, name)
        paint_gone(painter, place, QFontMetrics(named).horizontalAdvance(name), row, theme)

    def _vital(self, painter: QPainter, row: OrderRow, theme: Theme, font: QFont, shown: VitalBar | None) -> None:
        """The bar of the vital pool, with what it has just lost, and its figures."""
        vital = vital_of(row)
        if vital is None or shown is None:
            return
        bar, corner = shown.bar, shown.bar.height() / 2
        painter.setFont(numbers(sized(font, SMALL)))
        painter.setPen(theme.color("muted" if row.fallen or row.out else "text"))
        painter.drawText(shown.place, _RIGHT | int(Qt.TextFlag.TextDontClip), shown.figures)
        paint_track(painter, bar)
        was = self._model.motion.ghost(row.id)
        if was and vital.maximum:
            painter.setBrush(theme.color("ghost"))
            lost = QRectF(bar.left(), bar.top(), bar.width() * min(1.0, was / vital.maximum), bar.height())
            painter.drawRoundedRect(lost, corner, corner)
        paint_share(painter, bar, vital.value / vital.maximum if vital.maximum else 0.0)

    def _second_line(self, painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, font: QFont) -> None:
        line = self.second_line(rect, row, font)
        role = "muted" if row.fallen or row.out else "accent"
        for pool, left in line.pips:
            pips.paint(painter, pool, left, line.more_place.top() + (16 - PIP) / 2, PIP, PIP_GAP, role)
        painter.setFont(numbers(sized(font, SMALL)))
        painter.setPen(theme.color("muted"))
        painter.drawText(line.place, _RIGHT | int(Qt.TextFlag.TextDontClip), line.text)
        painter.setFont(sized(font, CHIP_SIZE))
        if line.more and not line.more_place.isEmpty():
            painter.drawText(line.more_place, Qt.AlignmentFlag.AlignVCenter, f"+{len(line.more)}")
        for chip, place in line.chips:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.chip(chip.family))
            painter.drawRoundedRect(QRectF(place), MARK, MARK)
            painter.setPen(theme.family(chip.family))
            inside = place.adjusted(5, 0, -3, 0)
            painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter, chip_text(chip, place, font, brief=self.is_brief))

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Say what a chip does, or the whole row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, OrderRow):
            return False
        rect: QRect = option.rect
        line = self.second_line(rect, row, view.font())
        words = row.spoken() + fall_words(self.falls.get(row.id))
        if line.more and line.more_place.contains(event.pos()):
            words = "\n".join(chip.text for chip in line.more)
        for chip, place in line.chips:
            if place.contains(event.pos()):
                words = chip.tip
        QToolTip.showText(event.globalPos(), tip(words), view)
        return True


def _full(pool: PoolView) -> str:
    return f"{figure(pool.value)}/{pool.maximum}"


def _pool_texts(pools: Sequence[PoolView]) -> Iterator[str]:
    """Yield the texts of pools, from all of them to none."""
    yield "  ".join(f"{pool.label} {_full(pool)}" for pool in pools)
    for count in range(len(pools), 0, -1):
        text = "  ".join(f"{pool.label} {figure(pool.value)}" for pool in pools[:count])
        yield text if count == len(pools) else f"{text} …"
    yield ""


SKULL_LEFT, SKULL_RIGHT, SKULL_SIZE, THIN = 9, 66, 12, 3
"""Pixels from the left of a row to both ends, of the sign and of the line: nothing else stands there."""
LIKELY = 0.5
"""A fall as likely as this is written as what matters."""


def fall_words(falls: ShareEstimate | None) -> str:
    """Return how likely somebody falls, as a line for a tooltip; empty where the odds are not shown."""
    if falls is None:
        return ""
    return "\n" + QCoreApplication.translate("Odds", "falls in {share} of fights").format(share=percent_within(falls))


def paint_fall(
    painter: QPainter, rect: QRect, second: int | None, falls: ShareEstimate, theme: Theme, font: QFont
) -> None:
    """Paint the chance of a fall; `second` is the top of the row's second line, None where there is none."""
    role = "bad" if falls.share >= LIKELY else "muted"
    if second is None:
        length = (SKULL_RIGHT - SKULL_LEFT) * falls.share
        painter.fillRect(QRectF(rect.left() + SKULL_LEFT, rect.bottom() - THIN, length, THIN), theme.color(role))
        return
    top = rect.top() + second
    icons.paint(painter, "skull", QRectF(rect.left() + SKULL_LEFT, top + 2, SKULL_SIZE, SKULL_SIZE), theme.color(role))
    painter.setFont(numbers(sized(font, SMALL, bold=falls.share >= LIKELY)))
    painter.setPen(theme.color(role))
    place = QRect(rect.left() + SKULL_LEFT + SKULL_SIZE + 3, top, SKULL_RIGHT - SKULL_LEFT - SKULL_SIZE - 3, 16)
    painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), percent(falls.share))


SIDE_MARKS: Mapping[str, str] = {PARTY: "●", FOES: "▲"}
MARKS_OF_NAMED_SIDES = ("■", "▼", "★", "◗", "◀", "▬", "▶", "◖")
"""The marks of sides that got their names at a table, as many as there are hues."""
BADGE_CORNERS: Mapping[str, int] = {PARTY: 9, FOES: 1}
"""How round the key's badge is: the sides differ in form too."""
SIGNS: Mapping[str, str] = {"unconscious": "bed", "dead": "skull", "stone": "octagon-pause", "out": "log-out"}
"""State to the sign before the name."""
DYING, HIDDEN, ACTS = "heart-pulse", "eye-off", "play"
SIGN_SIZE, DISC = 13, 1.5
"""A sign before a name, and how far the disc of one of the party who is lost reaches beyond it."""
SIGN = 19
"""The room of a sign with its disc before a name, so that it does not stick to it."""
TURNS = (1.0, 0.5, 0.25)
"""How much of the row's height the bar at its edge has: of who acts, who comes next, and who comes after that."""
TURN_WIDTH = 4


def sign_of(row: OrderRow) -> str:
    """The sign before a name: who acts, who is dying, down or gone, whom the players do not see; empty: none."""
    if row.active:
        return ACTS
    return DYING if row.dying else SIGNS.get(row.state, HIDDEN if row.hidden else "")


def is_lost(row: OrderRow) -> bool:
    """Return whether this is a party member who is down, dying or gone, which is painted more strongly."""
    return row.side == PARTY and (row.fallen or row.dying or row.out)


def is_faint(row: OrderRow) -> bool:
    """Whether it is painted faint, whoever is aimed at: it lies there or has left, and is none of the party."""
    return ((row.fallen and not row.dying) or row.out) and not is_lost(row)


def mark_of_side(side: str) -> str:
    """Return the sign of a side: a diamond for neutrals, another form for each side named at the table."""
    number = number_of_side(side)
    if number is None:
        return SIDE_MARKS.get(side, "◆")
    many = len(MARKS_OF_NAMED_SIDES)
    return MARKS_OF_NAMED_SIDES[(number + number // many) % many]


def hue_of(row: OrderRow, theme: Theme) -> QColor:
    """Return the own colour of a player's character, else that of the side."""
    return shown_colour(row.colour) or theme.side(row.side)


def paint_turn(painter: QPainter, rect: QRect, row: OrderRow, theme: Theme) -> None:
    """Paint the bar at the edge: full height for who acts, half for who comes next, a quarter for the one after."""
    number = 0 if row.active else row.turn
    if not row.active and not number:
        return
    high = rect.height() * TURNS[number]
    bar = QRectF(rect.left(), rect.top() + (rect.height() - high) / 2, TURN_WIDTH, high)
    painter.fillRect(bar, theme.color("accent"))
    if number == 1:
        middle, right = bar.center().y(), bar.right()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("accent"))
        painter.drawPolygon([QPointF(right, middle - 5), QPointF(right + 4, middle), QPointF(right, middle + 5)])


def paint_key(painter: QPainter, badge: QRectF, row: OrderRow, theme: Theme, font: QFont, *, aimed: bool) -> None:
    """Paint the letter key of a combatant, framed in the own colour of a player's character."""
    corner = BADGE_CORNERS.get(row.side, 5)
    own = shown_colour(row.colour)
    painter.setPen(Qt.PenStyle.NoPen if own is None else QPen(own, 2))
    painter.setBrush(theme.color("accent" if aimed else "track"))
    painter.drawRoundedRect(badge, corner, corner)
    painter.setPen(theme.color("on_accent" if aimed else "text"))
    painter.setFont(sized(font, SMALL, bold=True))
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, row.letter)


def paint_side(painter: QPainter, place: QRect, row: OrderRow, theme: Theme, font: QFont) -> None:
    """The mark of the side."""
    painter.setFont(sized(font, SMALL))
    painter.setPen(hue_of(row, theme))
    painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, mark_of_side(row.side))


def paint_sign(painter: QPainter, place: QRectF, row: OrderRow, theme: Theme) -> None:
    """Paint the sign of a fallen combatant: on a full disc for the party, faint for others."""
    sign = sign_of(row)
    if not sign:
        return
    if is_lost(row) and sign != ACTS:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("warn" if row.out or (row.state == "unconscious" and not row.dying) else "bad"))
        painter.drawEllipse(place.adjusted(-DISC, -DISC, DISC, DISC))
        icons.paint(painter, sign, place.adjusted(1.5, 1.5, -1.5, -1.5), theme.color("raised"))
        return
    role = "accent" if sign == ACTS else "bad" if sign == DYING else "text" if sign == HIDDEN else "muted"
    icons.paint(painter, sign, place, theme.color(role))


def name_font(font: QFont, row: OrderRow) -> QFont:
    """Return the font of a name: bold while acting, struck through when dead, italic when down."""
    named = sized(font, NORMAL, bold=row.active)
    named.setStrikeOut(row.state == "dead")
    named.setItalic((row.fallen or row.dying) and row.state != "dead")
    return named


def paint_gone(painter: QPainter, place: QRect, width: int, row: OrderRow, theme: Theme) -> None:
    """A dotted line under the name of who has left."""
    if row.out:
        painter.setPen(QPen(theme.color("warn" if is_lost(row) else "muted"), 1.2, Qt.PenStyle.DotLine))
        painter.drawLine(place.left(), place.bottom() - 3, place.left() + min(width, place.width()), place.bottom() - 3)
