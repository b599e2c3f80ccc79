"""How a row of the order is painted, and where each of its parts stands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip, QWidget

from ui import icons
from ui.bar import paint_share, paint_track
from ui.encounter import pips
from ui.encounter.order_model import OrderModel, vital_of
from ui.encounter.rows import ChipView, OrderRow, PoolView
from ui.keyed import ROW_ROLE
from ui.plain import tip
from ui.theme import SMALL, Theme, current, numbers, short_deed, short_name, sized
from ui.words import figure

ROW_HEIGHT = 44
NAME_LEFT, MARKS, SIGN, EDGE, GAP = 70, 31, 16, 8, 6
"""Where a name's marks begin, their room (side and state), that of the state, the right margin, and between parts."""
BAR_LEAST, BAR_MOST, BAR_HEIGHT, LINE_HEIGHT = 28, 92, 8, 3
"""How short and how long a bar beside a name is, its height, and that of a bar under the row."""
CHIP_LEAST, CHIP_MOST = 56, 170
"""How far a chip can be cut, and how long it is at most while others want room."""
CHIP_SIZE, CHIP_GAP = 11, 4
MORE_WIDTH = 20
"""The room of the number of chips that are not shown."""
PIP, PIP_GAP = 8.0, 2.0
SIDE_MARKS: Mapping[str, str] = {"party": "●", "foes": "▲"}
BADGE_CORNERS: Mapping[str, int] = {"party": 9, "foes": 1}
"""How round the key's badge is: the sides differ in form too."""
SIGNS: Mapping[str, tuple[str, str]] = {
    "unconscious": ("bed", "muted"),
    "dead": ("skull", "muted"),
    "stone": ("octagon-pause", "muted"),
    "out": ("log-out", "muted"),
}
"""State to the sign before the name and its colour."""
Index = QModelIndex | QPersistentModelIndex
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class Vital(NamedTuple):
    """Where the bar of the vital pool stands, and its figures."""

    bar: QRectF
    figures: str
    place: QRect

    @property
    def beside(self) -> bool:
        """Whether the bar stands beside the name, where it can be pulled, and not under the row."""
        return self.bar.height() == BAR_HEIGHT


class SecondLine(NamedTuple):
    """What stands under the name: chips from the left, the pools beside the vital one from the right."""

    chips: tuple[tuple[ChipView, QRect], ...]
    more: tuple[ChipView, ...]
    """The chips that had no room: they are counted in the last place."""
    more_place: QRect
    text: str
    place: QRect
    pips: tuple[tuple[PoolView, float], ...]
    """Pools drawn as pips, each with the pixel where it begins."""


class OrderDelegate(QStyledItemDelegate):
    """Paints a row of the order."""

    def __init__(self, model: OrderModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.targets: frozenset[str] = frozenset()
        """Those aimed at: they are marked."""
        self.possible: frozenset[str] | None = None
        """Those that can be aimed at now; None: nobody is aiming."""
        self._model = model
        self._widest: tuple[int, int, int] | None = None
        for changed in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.dataChanged):
            changed.connect(self._forget)

    def _forget(self) -> None:
        self._widest = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Rows of one height."""
        return QSize(280, ROW_HEIGHT)

    # --- where the parts stand -------------------------------------------------------------------------

    def _widths(self, font: QFont) -> tuple[int, int, int]:
        """The widest name, the widest figures of a vital pool, and those without its maximum.

        All rows share them, so that bars stand in line.
        """
        if self._widest is None:
            names = QFontMetrics(sized(font, 14, bold=True))
            figures = QFontMetrics(numbers(sized(font, SMALL)))
            longest = sorted((row.name for row in self._model.rows), key=len)[-3:]  # measuring all of them takes time
            vitals = [_full(vital) for row in self._model.rows if (vital := vital_of(row)) is not None]
            self._widest = (
                max((names.horizontalAdvance(name) for name in longest), default=0) + 2,  # as Qt rounds when it cuts
                figures.horizontalAdvance(max(vitals, key=len, default="")),
                figures.horizontalAdvance(max((one.split("/")[0] for one in vitals), key=len, default="")),
            )
        return self._widest

    def vital(self, rect: QRect, row: OrderRow, font: QFont) -> Vital | None:
        """The bar of the vital pool and its figures: names get their room first, then figures, then the bar.

        Where a name needs it the bar becomes shorter, then the figures lose their maximum, then the bar goes under
        the row: it is never left out.
        """
        pool = vital_of(row)
        if pool is None:
            return None
        name, full, short = self._widths(font)
        right = rect.right() - EDGE
        free = right - GAP - rect.left() - NAME_LEFT - MARKS - name - GAP
        with_maximum = free - full >= BAR_LEAST
        width = full if with_maximum else short
        place = QRect(right - width, rect.top() + 4, width, 20)
        text = _full(pool) if with_maximum else figure(pool.value)
        length = min(BAR_MOST, free - width)
        if length >= BAR_LEAST:
            return Vital(QRectF(place.left() - GAP - length, rect.top() + 10, length, BAR_HEIGHT), text, place)
        left = rect.left() + NAME_LEFT
        return Vital(QRectF(left, rect.bottom() - LINE_HEIGHT, right - left, LINE_HEIGHT), text, place)

    def name_place(self, rect: QRect, row: OrderRow, font: QFont) -> QRect:
        """Where the name stands, behind the marks of side and state."""
        return self._name_place(rect, row, self.vital(rect, row, font))

    def _name_place(self, rect: QRect, row: OrderRow, vital: Vital | None) -> QRect:
        left = rect.left() + NAME_LEFT + (MARKS if sign_of(row) is not None else MARKS - SIGN)
        right = rect.right() - EDGE
        if vital is not None:
            right = (int(vital.bar.left()) if vital.beside else vital.place.left()) - GAP
        return QRect(left, rect.top() + 3, right - left, 22)

    def second_line(self, rect: QRect, row: OrderRow, font: QFont) -> SecondLine:
        """Chips that matter are shown before pools, pools before the other chips.

        First the pools lose their maxima, then the other chips give way, then those that matter are cut, and at last
        the pools give way from their end.
        """
        left, at = rect.left() + NAME_LEFT, float(rect.right() - EDGE)
        vital = vital_of(row)
        shown = [pool for pool in row.pools if pool is not vital and pool.maximum]
        drawn = []
        for pool in reversed([pool for pool in shown if pips.are_pips(pool)]):
            at -= pips.width_of(pool, PIP, PIP_GAP)
            drawn.append((pool, at))
            at -= EDGE
        metrics = QFontMetrics(numbers(sized(font, SMALL)))
        wishes = [min(CHIP_MOST, _chip_width(chip, font)) for chip in row.chips]
        first = max(1, sum(chip.matters for chip in row.chips)) if row.chips else 0
        text, widths, room = "", [], 0
        for number, text in enumerate(_pool_texts([pool for pool in shown if not pips.are_pips(pool)])):
            room = int(at) - left - (metrics.horizontalAdvance(text) + GAP if text else 0)
            widths = shared(wishes, first, room)
            if widths == wishes if number == 0 else len(widths) >= first and room >= 0:
                break
        widths = grown(widths, [_chip_width(chip, font) for chip in row.chips], room)
        chips = []
        for chip, width in zip(row.chips, widths, strict=False):
            chips.append((chip, QRect(left, rect.top() + 24, width, 15)))
            left += width + CHIP_GAP
        width = metrics.horizontalAdvance(text)
        return SecondLine(
            tuple(chips),
            row.chips[len(chips) :],
            QRect(left, rect.top() + 24, MORE_WIDTH, 15),
            text,
            QRect(int(at) - width, rect.top() + 24, width, 16),
            tuple(drawn),
        )

    # --- painting --------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draws the row."""
        row: OrderRow = index.data(ROW_ROLE)
        theme = current()
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        font: QFont = option.font
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, rect, row, theme, selected=bool(state & QStyle.StateFlag.State_Selected))
        beyond_aim = self.possible is not None and row.id not in self.possible and not row.active
        down = (row.fallen and not row.dying) or row.out
        text = theme.color("muted" if down or beyond_aim else "text")
        self._key(painter, rect, row, theme, font)
        painter.setFont(numbers(sized(font, 14, bold=row.active)))
        painter.setPen(theme.color("muted") if not row.to_come and not row.active else text)
        painter.drawText(QRect(rect.left() + 34, rect.top() + 4, 30, 20), Qt.AlignmentFlag.AlignRight, row.place)
        shown = self.vital(rect, row, font)
        self._name(painter, rect, row, theme, font, text, shown)
        self._vital(painter, row, theme, font, shown)
        self._second_line(painter, rect, row, theme, font)
        painter.restore()

    def _ground(self, painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, *, selected: bool) -> None:
        if row.active:
            painter.fillRect(rect, theme.color("accent_soft"))
            painter.fillRect(QRect(rect.left(), rect.top(), 4, rect.height()), theme.color("accent"))
        elif selected:
            painter.fillRect(rect, theme.color("sunken"))
        if selected:
            painter.setPen(QPen(theme.color("accent"), 1))
            painter.drawRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5))
        if row.id in self.targets:
            painter.setPen(QPen(theme.color("accent"), 2))
            painter.drawRoundedRect(QRectF(rect).adjusted(2, 2, -2, -2), 6, 6)
        painter.setPen(theme.color("line"))
        bottom = rect.bottom() + 0.5
        painter.drawLine(QPointF(rect.left() + 8, bottom), QPointF(rect.right() - 8, bottom))

    def _key(self, painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, font: QFont) -> None:
        badge = QRectF(rect.left() + 9, rect.top() + 5, 20, 18)
        aimed = row.id in self.targets
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("accent" if aimed else "track"))
        corner = BADGE_CORNERS.get(row.side, 5)
        painter.drawRoundedRect(badge, corner, corner)
        painter.setPen(theme.color("on_accent" if aimed else "text"))
        painter.setFont(sized(font, SMALL, bold=True))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, row.letter)

    def _name(
        self,
        painter: QPainter,
        rect: QRect,
        row: OrderRow,
        theme: Theme,
        font: QFont,
        text: QColor,
        vital: Vital | None,
    ) -> None:
        left = rect.left() + NAME_LEFT
        painter.setFont(sized(font, SMALL))
        painter.setPen(theme.side(row.side))
        painter.drawText(
            QRect(left, rect.top() + 4, 14, 20), Qt.AlignmentFlag.AlignVCenter, SIDE_MARKS.get(row.side, "◆")
        )
        sign = sign_of(row)
        if sign is not None:
            icons.paint(painter, sign[0], QRectF(left + MARKS - SIGN, rect.top() + 7, 13, 13), theme.color(sign[1]))
        named = sized(font, 14, bold=row.active)
        named.setStrikeOut(row.state == "dead")
        named.setItalic(row.fallen and row.state != "dead")
        painter.setFont(named)
        painter.setPen(text)
        place = self._name_place(rect, row, vital)
        name = short_name(QFontMetrics(named), row.name, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, name)

    def _vital(self, painter: QPainter, row: OrderRow, theme: Theme, font: QFont, shown: Vital | None) -> None:
        """The bar of the vital pool, with what it has just lost, and its figures."""
        vital = vital_of(row)
        if vital is None or shown is None:
            return
        bar, corner = shown.bar, shown.bar.height() / 2
        painter.setFont(numbers(sized(font, SMALL)))
        painter.setPen(theme.color("muted" if row.fallen or row.out else "text"))
        painter.drawText(shown.place, _RIGHT | int(Qt.TextFlag.TextDontClip), shown.figures)
        paint_track(painter, bar)
        was, strength = self._model.ghost(row.id)
        if strength > 0 and vital.maximum:
            ghost = QColor(theme.color("ghost"))
            ghost.setAlphaF(strength)
            painter.setBrush(ghost)
            lost = QRectF(bar.left(), bar.top(), bar.width() * was / vital.maximum, bar.height())
            painter.drawRoundedRect(lost, corner, corner)
        paint_share(painter, bar, vital.value / vital.maximum if vital.maximum else 0.0)

    def _second_line(self, painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, font: QFont) -> None:
        line = self.second_line(rect, row, font)
        role = "muted" if row.fallen or row.out else "accent"
        for pool, left in line.pips:
            pips.paint(painter, pool, left, rect.top() + 24 + (16 - PIP) / 2, PIP, PIP_GAP, role)
        painter.setFont(numbers(sized(font, SMALL)))
        painter.setPen(theme.color("muted"))
        painter.drawText(line.place, _RIGHT | int(Qt.TextFlag.TextDontClip), line.text)
        painter.setFont(sized(font, CHIP_SIZE))
        if line.more:
            painter.drawText(line.more_place, Qt.AlignmentFlag.AlignVCenter, f"+{len(line.more)}")
        for chip, place in line.chips:
            hue = theme.family(chip.family)
            ground = QColor(hue)
            ground.setAlphaF(0.16)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(QRectF(place), 4, 4)
            painter.setPen(hue)
            inside = place.adjusted(5, 0, -3, 0)
            painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter, chip_text(chip, place, font))

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Says what a chip does, or the whole row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, OrderRow):
            return False
        rect: QRect = option.rect
        line = self.second_line(rect, row, view.font())
        words = row.spoken()
        if line.more and line.more_place.contains(event.pos()):
            words = "\n".join(chip.text for chip in line.more)
        for chip, place in line.chips:
            if place.contains(event.pos()):
                words = chip.tip
        QToolTip.showText(event.globalPos(), tip(words), view)
        return True


def sign_of(row: OrderRow) -> tuple[str, str] | None:
    """The sign before a name and its colour: who acts, who is dying, down or gone."""
    if row.active:
        return ("play", "accent")
    return ("heart-pulse", "bad") if row.dying else SIGNS.get(row.state)


def _full(pool: PoolView) -> str:
    return f"{figure(pool.value)}/{pool.maximum}"


def _pool_texts(pools: Sequence[PoolView]) -> Iterator[str]:
    """What can be said of pools, from all with their maxima to nothing."""
    yield "  ".join(f"{pool.label} {_full(pool)}" for pool in pools)
    for kept in range(len(pools), 0, -1):
        text = "  ".join(f"{pool.label} {figure(pool.value)}" for pool in pools[:kept])
        yield text if kept == len(pools) else f"{text} …"
    yield ""


def shared(wishes: Sequence[int], first: int, room: int) -> list[int]:
    """The widths of the chips that are shown: the first ones come before the others, and are cut to stand all."""

    def needed(widths: Sequence[int]) -> int:
        counted = MORE_WIDTH if len(widths) < len(wishes) else -CHIP_GAP
        return sum(width + CHIP_GAP for width in widths) + counted

    widths: list[int] = []
    for wish in wishes:
        least = min(wish, CHIP_LEAST)
        before = widths if len(widths) < first else wishes[: len(widths)]
        if needed([*before, least]) > room:
            break
        widths.append(least)
    for number, width in enumerate(widths):
        widths[number] = min(wishes[number], width + max(0, room - needed(widths)))
    return widths


def grown(widths: Sequence[int], whole: Sequence[int], room: int) -> list[int]:
    """The widths of the chips that are shown when what is still free goes to those that are cut."""
    if len(widths) < len(whole):
        return list(widths)
    rest = room - sum(widths) - CHIP_GAP * (len(widths) - 1)
    longer = []
    for width, wish in zip(widths, whole, strict=True):
        more = min(wish - width, max(0, rest))
        rest -= more
        longer.append(width + more)
    return longer


def chip_text(chip: ChipView, place: QRect, font: QFont) -> str:
    """The words of a chip as far as there is room in its place."""
    return _fitting(QFontMetrics(sized(font, CHIP_SIZE)), _chip_words(chip), place.width() - 8)


def _chip_words(chip: ChipView) -> str:
    """A condition says whether it helps; another mark only what it is, unless it is bad."""
    if chip.status or not chip.good:
        return f"{'▲' if chip.good else '▼'} {chip.text}"
    return chip.text


def _fitting(metrics: QFontMetrics, words: str, width: int) -> str:
    """A chip's words as far as there is room; whom it is aimed at, or the figure at their end, is never cut."""
    if " → " in words:
        return short_deed(metrics, words, width)
    found = re.search(r" (\S*\d\S*(?: (?:min|s))?)$", words)
    if found is None:
        return metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)
    stem, tail = words[: found.start()], found[1]
    rest = width - metrics.horizontalAdvance(f" {tail}")
    return f"{metrics.elidedText(stem, Qt.TextElideMode.ElideRight, rest)} {tail}"


def _chip_width(chip: ChipView, font: QFont) -> int:
    return QFontMetrics(sized(font, CHIP_SIZE)).horizontalAdvance(_chip_words(chip)) + 10
