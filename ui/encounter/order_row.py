"""How a row of the order is painted, and where each of its parts stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip, QWidget

from ui import icons
from ui.encounter import pips
from ui.encounter.order_model import OrderModel, vital_of
from ui.encounter.rows import ChipView, OrderRow, PoolView
from ui.keyed import ROW_ROLE
from ui.plain import tip
from ui.theme import SMALL, Theme, current, numbers, short_name, sized

ROW_HEIGHT = 44
NAME_LEFT, MARKS, EDGE, GAP = 70, 31, 8, 6
"""Where names begin, what stands before them (side and state), the margin at the right, and between parts."""
BAR_LEAST, BAR_MOST = 28, 92
CHIP_LEAST, CHIP_MOST = 44, 170
CHIP_SIZE = 11
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


class PoolsLine(NamedTuple):
    """The pools beside the vital one, on a row's second line."""

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
                max((names.horizontalAdvance(name) for name in longest), default=0),
                figures.horizontalAdvance(max(vitals, key=len, default="")),
                figures.horizontalAdvance(max((one.split("/")[0] for one in vitals), key=len, default="")),
            )
        return self._widest

    def bar_rect(self, rect: QRect, font: QFont) -> QRectF:
        """Where the bar of the vital pool stands: names get their room first."""
        width, figures, _ = self._shares(rect, font)
        return QRectF(rect.right() - EDGE - figures - GAP - width, rect.top() + 10, width, 8)

    def _shares(self, rect: QRect, font: QFont) -> tuple[int, int, bool]:
        """The widths of bar and figures, and whether those tell the maximum.

        Where the names need it the bar becomes shorter, then the figures lose their maximum, then the bar goes.
        """
        name, full, short = self._widths(font)
        free = rect.right() - EDGE - GAP - rect.left() - NAME_LEFT - MARKS - name - GAP
        for least, figures in ((BAR_LEAST, full), (BAR_LEAST, short), (0, short)):
            if free - figures >= least:
                return min(BAR_MOST, free - figures) if least else 0, figures, figures == full
        return 0, short, False

    def pools_line(self, rect: QRect, row: OrderRow, font: QFont) -> PoolsLine:
        """The pools beside the vital one: with their maxima where there is room, else as they stand."""
        at = float(rect.right() - EDGE)
        vital = vital_of(row)
        counted: list[PoolView] = []
        others: list[PoolView] = []
        for pool in row.pools:
            if pool is not vital and pool.maximum:
                (counted if pips.are_pips(pool) else others).append(pool)
        drawn = []
        for pool in reversed(counted):
            at -= pips.width_of(pool, PIP, PIP_GAP)
            drawn.append((pool, at))
            at -= EDGE
        metrics = QFontMetrics(numbers(sized(font, SMALL)))
        room = int(at) - rect.left() - NAME_LEFT - (CHIP_LEAST + GAP if row.chips else 0)
        text = "  ".join(f"{pool.label} {_full(pool)}" for pool in others)
        if row.chips:
            wish = min(CHIP_MOST, _chip_width(row.chips[0], font)) + GAP
            fits = metrics.horizontalAdvance(text) <= room + CHIP_LEAST + GAP - wish
        else:
            fits = metrics.horizontalAdvance(text) <= room
        if not fits:
            text = "  ".join(f"{pool.label} {pool.value}" for pool in others)
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        width = metrics.horizontalAdvance(text)
        return PoolsLine(text, QRect(int(at) - width, rect.top() + 24, width, 16), tuple(drawn))

    def chip_places(self, rect: QRect, row: OrderRow, font: QFont) -> list[tuple[ChipView | None, QRect]]:
        """Where each chip stands; the last place is None where not all fit."""
        line = self.pools_line(rect, row, font)
        end = line.place.left() - GAP
        left = rect.left() + NAME_LEFT
        places: list[tuple[ChipView | None, QRect]] = []
        for chip in row.chips:
            width = min(CHIP_MOST, _chip_width(chip, font))
            if left + width > end and not places and end - left >= CHIP_LEAST:
                width = end - left
            if left + width > end:
                places.append((None, QRect(left, rect.top() + 25, 12, 15)))
                break
            places.append((chip, QRect(left, rect.top() + 25, width, 15)))
            left += width + 4
        return places

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
        self._name(painter, rect, row, theme, font, text)
        self._vital(painter, rect, row, theme, font)
        self._pools(painter, rect, row, theme, font)
        self._chips(painter, rect, row, theme, font)
        painter.restore()

    def _ground(self, painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, *, selected: bool) -> None:
        if row.active:
            painter.fillRect(rect, theme.color("accent_soft"))
            painter.fillRect(QRect(rect.left(), rect.top(), 4, rect.height()), theme.color("accent"))
        elif selected:
            painter.fillRect(rect, theme.color("sunken"))
        if selected:
            painter.setPen(QPen(theme.color("accent"), 1))
            painter.drawRect(rect.adjusted(0, 0, -1, -1))
        if row.id in self.targets:
            painter.setPen(QPen(theme.color("accent"), 2))
            painter.drawRoundedRect(QRectF(rect).adjusted(2, 2, -2, -2), 6, 6)
        painter.setPen(theme.color("line"))
        painter.drawLine(rect.left() + 8, rect.bottom(), rect.right() - 8, rect.bottom())

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

    def _name(self, painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, font: QFont, text: QColor) -> None:
        left = rect.left() + NAME_LEFT
        painter.setFont(sized(font, SMALL))
        painter.setPen(theme.side(row.side))
        painter.drawText(
            QRect(left, rect.top() + 4, 14, 20), Qt.AlignmentFlag.AlignVCenter, SIDE_MARKS.get(row.side, "◆")
        )
        left += 15
        sign = sign_of(row)
        if sign is not None:
            icons.paint(painter, sign[0], QRectF(left, rect.top() + 7, 13, 13), theme.color(sign[1]))
            left += 16
        named = sized(font, 14, bold=row.active)
        named.setStrikeOut(row.state == "dead")
        named.setItalic(row.fallen and row.state != "dead")
        painter.setFont(named)
        painter.setPen(text)
        width = int(self.bar_rect(rect, font).left()) - left - GAP
        name = short_name(QFontMetrics(named), row.name, width)
        painter.drawText(QRect(left, rect.top() + 3, width, 22), Qt.AlignmentFlag.AlignVCenter, name)

    def _vital(self, painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, font: QFont) -> None:
        """The bar of the vital pool, with what it has just lost, and its figures."""
        vital = vital_of(row)
        if vital is None:
            return
        bar = self.bar_rect(rect, font)
        _, _, with_maximum = self._shares(rect, font)
        painter.setFont(numbers(sized(font, SMALL)))
        painter.setPen(theme.color("muted" if row.fallen or row.out else "text"))
        right = rect.right() - EDGE
        figures = _full(vital) if with_maximum else str(vital.value)
        painter.drawText(QRect(int(bar.right()), rect.top() + 4, right - int(bar.right()), 20), _RIGHT, figures)
        if not bar.width():
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("track"))
        painter.drawRoundedRect(bar, 4, 4)
        was, strength = self._model.ghost(row.id)
        if strength > 0 and vital.maximum:
            ghost = QColor(theme.color("ghost"))
            ghost.setAlphaF(strength)
            painter.setBrush(ghost)
            painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * was / vital.maximum, 8), 4, 4)
        share = vital.value / vital.maximum if vital.maximum else 0.0
        if share > 0:
            painter.setBrush(theme.color("good" if share > 0.5 else "warn" if share > 0.25 else "bad"))
            painter.drawRoundedRect(QRectF(bar.left(), bar.top(), max(6.0, bar.width() * share), 8), 4, 4)

    def _pools(self, painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, font: QFont) -> None:
        line = self.pools_line(rect, row, font)
        role = "muted" if row.fallen or row.out else "accent"
        for pool, left in line.pips:
            pips.paint(painter, pool, left, rect.top() + 24 + (16 - PIP) / 2, PIP, PIP_GAP, role)
        painter.setFont(numbers(sized(font, SMALL)))
        painter.setPen(theme.color("muted"))
        painter.drawText(line.place, _RIGHT | int(Qt.TextFlag.TextDontClip), line.text)

    def _chips(self, painter: QPainter, rect: QRect, row: OrderRow, theme: Theme, font: QFont) -> None:
        small = sized(font, CHIP_SIZE)
        metrics = QFontMetrics(small)
        painter.setFont(small)
        for chip, place in self.chip_places(rect, row, font):
            if chip is None:
                painter.setPen(theme.color("muted"))
                painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, "…")
                continue
            hue = theme.family(chip.family)
            ground = QColor(hue)
            ground.setAlphaF(0.16)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(QRectF(place), 4, 4)
            painter.setPen(hue)
            words = _fitting(metrics, _chip_words(chip), place.width() - 8)
            painter.drawText(place.adjusted(5, 0, -3, 0), Qt.AlignmentFlag.AlignVCenter, words)

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Says what a chip does, or the whole row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, OrderRow):
            return False
        rect: QRect = option.rect
        for chip, place in self.chip_places(rect, row, view.font()):
            if place.contains(event.pos()):
                words = chip.tip if chip is not None else "\n".join(one.text for one in row.chips)
                QToolTip.showText(event.globalPos(), tip(words), view)
                return True
        QToolTip.showText(event.globalPos(), tip(row.spoken()), view)
        return True


def sign_of(row: OrderRow) -> tuple[str, str] | None:
    """The sign before a name and its colour: who acts, who is dying, down or gone."""
    if row.active:
        return ("play", "accent")
    return ("heart-pulse", "bad") if row.dying else SIGNS.get(row.state)


def _full(pool: PoolView) -> str:
    return f"{pool.value}/{pool.maximum}"


def _chip_words(chip: ChipView) -> str:
    """A condition says whether it helps; another mark only what it is, unless it is bad."""
    if chip.status or not chip.good:
        return f"{'▲' if chip.good else '▼'} {chip.text}"
    return chip.text


def _fitting(metrics: QFontMetrics, words: str, width: int) -> str:
    """A chip's words as far as there is room; the figure at their end (a timer, shots) is never cut."""
    stem, _, tail = words.rpartition(" ")
    if not stem or not any(sign.isdigit() for sign in tail):
        return metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)
    rest = width - metrics.horizontalAdvance(f" {tail}")
    return f"{metrics.elidedText(stem, Qt.TextElideMode.ElideRight, rest)} {tail}"


def _chip_width(chip: ChipView, font: QFont) -> int:
    return QFontMetrics(sized(font, CHIP_SIZE)).horizontalAdvance(_chip_words(chip)) + 10
