"""Chips of a row: their words, and how they share the room that there is."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rules.text.sanitize import without_controls
from ui.session.view.order import ChipView, PoolView
from ui.theme.theme import HALF, SMALL, current, elided, short_deed, sized
from ui.widgets.labels import tip

CHIP_LEAST = 56
"""The least width of a cut chip, in pixels."""
CHIP_SIZE, CHIP_GAP = SMALL, HALF
BRIEF = 4
"""How many letters of a chip are left where a row has one line."""
MORE_WIDTH = 20
"""The room of the number of chips that are not shown."""

_FIGURE = re.compile(r" (\S*\d\S*(?: (?:min|s|◷\d+))?)$")
"""The figure at the end of a chip's text: a timer, a value with its timer, what is loaded."""
_LONG_WORD = re.compile(rf"\w{{{BRIEF},}}")


def shared(wishes: Sequence[int], first: int, room: int) -> list[int]:
    """Return the widths of the chips that are shown, as many as are whole in the room that there is.

    Only the first ones are cut where they need it to stand there all; earlier ones take precedence. Where even one
    of these would leave no room to say how many others there are, it stands alone.
    """

    def needed(widths: Sequence[int]) -> int:
        counted = MORE_WIDTH if len(widths) < len(wishes) else -CHIP_GAP
        return sum(width + CHIP_GAP for width in widths) + counted

    widths: list[int] = []
    for wish in wishes:
        is_first = len(widths) < first
        least = min(wish, CHIP_LEAST) if is_first else wish
        if needed([*(widths if is_first else wishes[: len(widths)]), least]) > room:
            break
        widths.append(least)
    if not widths and wishes and first and wishes[0] <= room:
        return [wishes[0]]
    for number, width in enumerate(widths):
        widths[number] = min(wishes[number], width + max(0, room - needed(widths)))
    return widths


def whole_again(widths: Sequence[int], whole: Sequence[int], room: int) -> list[int]:
    """Return the widths of brief chips; those with room for their whole text get it."""
    if len(widths) < len(whole):
        return list(widths)
    rest = room - sum(widths) - CHIP_GAP * (len(widths) - 1)
    longer = []
    for width, wish in zip(widths, whole, strict=True):
        more = wish - width if wish - width <= rest else 0
        rest -= more
        longer.append(width + more)
    return longer


def chip_text(chip: ChipView, place: QRect, font: QFont, *, brief: bool = False) -> str:
    """Return the text of a chip as far as it fits; `brief`: a few letters where not all fit.

    So few, or one less, stand also where even fewer would be left before the dots of what is cut; with the figure at
    the end of the words where that has room.
    """
    brief = brief and place.width() < chip_width(chip, font)
    metrics, width = QFontMetrics(sized(font, CHIP_SIZE)), place.width() - 8
    shown = _fitting(metrics, _chip_words(chip, brief=brief), width)
    stem, dots, _ = shown.partition("…")
    if not dots or len(stem.lstrip("▲▼ ")) >= BRIEF:
        return shown
    first = [_chip_words(chip, brief=True, letters=many) for many in (BRIEF, BRIEF - 1)]
    tail = _FIGURE.search(chip.text)
    counted = [] if tail is None else [f"{item} {tail[1]}" for item in first if not item.endswith(f" {tail[1]}")]
    return next((item for item in (*counted, *first) if metrics.horizontalAdvance(item) <= width), shown)


def _chip_words(chip: ChipView, *, brief: bool, letters: int = BRIEF) -> str:
    """Return the text of a chip with a sign: conditions say whether they help, other marks only if they are bad."""
    sign = ("▲" if chip.good else "▼") if chip.status or not chip.good else ""
    if brief:
        figure = _FIGURE.search(chip.text)
        stem = chip.text if figure is None else chip.text[: figure.start()]
        word = _LONG_WORD.search(stem)
        short = (stem if word is None else word[0])[:letters].rstrip()
        return f"{sign}{short} {figure[1]}" if figure is not None and figure[1].isdigit() else f"{sign}{short}"
    return f"{sign} {chip.text}".lstrip()


def _fitting(metrics: QFontMetrics, words: str, width: int) -> str:
    """Return a chip's text cut to a width; its target or the figure at its end is never cut."""
    if " → " in words:
        return short_deed(metrics, words, width)
    figure = _FIGURE.search(words)
    if figure is None:
        return _whole_words(elided(metrics, words, width))
    stem, tail = words[: figure.start()], figure[1]
    rest = width - metrics.horizontalAdvance(f" {tail}")
    return f"{_whole_words(elided(metrics, stem, rest)) or '…'} {tail}"


def _whole_words(shown: str) -> str:
    """Return words that are cut without the part of the last one, where those before it say enough."""
    stem = shown.rpartition(" ")[0]
    return f"{stem}…" if shown.endswith("…") and len(stem.lstrip("▲▼ ")) > BRIEF else shown


def chip_width(chip: ChipView, font: QFont, *, brief: bool = False) -> int:
    """Return the width of a chip with its whole text."""
    return QFontMetrics(sized(font, CHIP_SIZE)).horizontalAdvance(_chip_words(chip, brief=brief)) + 10


MOST = 12
"""The most points that are drawn as pips; more are shown in figures."""


def are_pips(pool: PoolView) -> bool:
    """Whether a pool is drawn as pips."""
    return pool.pips and 0 < pool.maximum <= MOST


def width_of(pool: PoolView, size: float, gap: float) -> float:
    """Return the width of a pool's pips."""
    return pool.maximum * size + (pool.maximum - 1) * gap


def paint(painter: QPainter, pool: PoolView, left: float, top: float, size: float, gap: float, role: str) -> None:
    """Paint the pips of a pool: points that are left are filled, spent ones are rings."""
    theme = current()
    for number in range(pool.maximum):
        full = number < pool.value
        painter.setPen(QPen(theme.color(role if full else "muted"), 1.4))
        painter.setBrush(theme.color(role) if full else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(left + number * (size + gap), top, size, size).adjusted(0.7, 0.7, -0.7, -0.7))


class PipsRow(QWidget):
    """Shows pools as large pips: label, pips, and a text for screen readers."""

    SIZE, GAP, HEIGHT = 14.0, 4.0, 24

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pools: tuple[PoolView, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_pools(self, pools: Sequence[PoolView]) -> None:
        """Show the pools that are pips; none hides the row."""
        if tuple(pools) == self.pools:
            return
        self.pools = tuple(pools)
        words = [
            self.tr("{pool}: {value} of {maximum}").format(pool=pool.label, value=pool.value, maximum=pool.maximum)
            for pool in pools
        ]
        self.setAccessibleName(without_controls(", ".join(words)))
        lines = (f"{named}\n{pool.meaning}".strip() for named, pool in zip(words, pools, strict=True))
        self.setToolTip(tip("\n".join(lines)))
        self.setVisible(bool(pools))
        self.updateGeometry()
        self.update()

    def _label_width(self, pool: PoolView) -> int:
        return self.fontMetrics().horizontalAdvance(pool.label) + 6

    def sizeHint(self) -> QSize:
        """As wide as the pips are."""
        wide = sum(self._label_width(pool) + width_of(pool, self.SIZE, self.GAP) + 12 for pool in self.pools)
        return QSize(round(wide), self.HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw label and pips of each pool."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            left = 0.0
            for pool in self.pools:
                label = self._label_width(pool)
                painter.setFont(sized(self.font(), SMALL))
                painter.setPen(current().color("muted"))
                painter.drawText(QRectF(left, 0, label, self.HEIGHT), Qt.AlignmentFlag.AlignVCenter, pool.label)
                left += label
                paint(painter, pool, left, (self.HEIGHT - self.SIZE) / 2, self.SIZE, self.GAP, "accent")
                left += width_of(pool, self.SIZE, self.GAP) + 12
