"""Chips of a row: their words, and how they share the room that there is."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QFontMetrics

from ui.encounter.turn_order.rows import ChipView
from ui.theme.theme import HALF, SMALL, elided, short_deed, sized

CHIP_LEAST, CHIP_MOST = 56, 170
"""How far a chip can be cut, and how long it is at most while others want room."""
CHIP_SIZE, CHIP_GAP = SMALL, HALF
BRIEF = 4
"""How many letters of a chip are left where a row has one line."""
MORE_WIDTH = 20
"""The room of the number of chips that are not shown."""

_FIGURE = re.compile(r" (\S*\d\S*(?: (?:min|s))?)$")
"""The figure at the end of a chip's words: a timer, what is loaded."""


def shared(wishes: Sequence[int], first: int, room: int) -> list[int]:
    """The widths of the chips that are shown: the first ones come before the others, and are cut to stand all.

    Where even one of these would leave no room to say how many others there are, it stands alone.
    """

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
    if not widths and wishes and first and wishes[0] <= room:
        return [wishes[0]]
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


def whole_again(widths: Sequence[int], whole: Sequence[int], room: int) -> list[int]:
    """The widths of brief chips, of which those that have room for all their words get it."""
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
    """The words of a chip as far as there is room in its place; `brief`: a few letters where not all have room.

    So few, or one less, stand also where even fewer would be left before the dots of what is cut; with the figure at
    the end of the words where that has room.
    """
    brief = brief and place.width() < chip_width(chip, font)
    metrics, width = QFontMetrics(sized(font, CHIP_SIZE)), place.width() - 8
    shown = _fitting(metrics, _chip_words(chip, brief=brief), width)
    left, dots, _ = shown.partition("…")
    if not dots or len(left.lstrip("▲▼ ")) >= BRIEF:
        return shown
    first = [_chip_words(chip, brief=True, letters=many) for many in (BRIEF, BRIEF - 1)]
    tail = _FIGURE.search(chip.text)
    counted = [] if tail is None else [f"{one} {tail[1]}" for one in first if not one.endswith(f" {tail[1]}")]
    return next((one for one in (*counted, *first) if metrics.horizontalAdvance(one) <= width), shown)


def _chip_words(chip: ChipView, *, brief: bool, letters: int = BRIEF) -> str:
    """A condition says whether it helps; another mark only what it is, unless it is bad."""
    sign = ("▲" if chip.good else "▼") if chip.status or not chip.good else ""
    if brief:
        stem, _, tail = chip.text.rpartition(" ")
        return sign + (f"{stem[:letters]} {tail}" if tail.isdigit() else chip.text[:letters])
    return f"{sign} {chip.text}".lstrip()


def _fitting(metrics: QFontMetrics, words: str, width: int) -> str:
    """A chip's words as far as there is room; whom it is aimed at, or the figure at their end, is never cut."""
    if " → " in words:
        return short_deed(metrics, words, width)
    found = _FIGURE.search(words)
    if found is None:
        return elided(metrics, words, width)
    stem, tail = words[: found.start()], found[1]
    rest = width - metrics.horizontalAdvance(f" {tail}")
    return f"{elided(metrics, stem, rest)} {tail}"


def chip_width(chip: ChipView, font: QFont, *, brief: bool = False) -> int:
    """How wide a chip is with all its words."""
    return QFontMetrics(sized(font, CHIP_SIZE)).horizontalAdvance(_chip_words(chip, brief=brief)) + 10
