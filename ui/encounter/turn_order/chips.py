"""The marks of a row as tokens: which words have room, and how many marks have none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetrics

from rules.core.drawings import MARKS
from ui.session.view.order import ChipView
from ui.theme.status_token import StatusToken, width_of
from ui.theme.theme import HALF, SMALL, short_deed, sized

GAP = HALF
WORD_LEAST = 44
"""The least width in pixels of a word that stands for a mark without a drawing."""
MORE_WIDTH = 22
"""The room of the number of marks that are not shown."""


class PlacedToken(NamedTuple):
    """A mark with its token and where that is painted."""

    chip: ChipView
    token: StatusToken
    place: QRectF


def token_of(chip: ChipView, *, faded: bool = False) -> StatusToken:
    """Return the token of a mark with all its words."""
    mark = chip.drawing.mark
    sign = MARKS.get(mark, "")
    return StatusToken(
        chip.drawing.name,
        chip.family,
        good=chip.good,
        word=chip.word or chip.text,
        timer=chip.timer,
        trend=mark if mark in ("up", "down", "break") else "",
        sign=sign if mark in ("half", "quarter") else "",
        sign_drawing=chip.element if mark == "element" else "",
        matters=chip.matters,
        faded=faded,
    )


def placed_tokens(
    chips: Sequence[ChipView], room: QRectF, font: QFont, *, faded: bool = False, briefly: bool = False
) -> tuple[PlacedToken, ...]:
    """Return the tokens that have room, from the left; those left out are to be counted behind them.

    Words go first, from the last token on and those that matter last; then words that have no drawing are cut; then
    tokens give way from the end. `briefly`: tokens with a drawing have no words at all.
    """
    height = round(room.height())
    tokens = [token_of(chip, faded=faded) for chip in chips]
    if briefly:
        tokens = [replace(token, word="") if token.drawing else token for token in tokens]

    def is_enough() -> bool:
        return _width(tokens, font, height) <= room.width()

    order = sorted(range(len(tokens)), key=lambda place: (tokens[place].matters, -place))
    for place in order:
        if is_enough():
            break
        if tokens[place].drawing:
            tokens[place] = replace(tokens[place], word="")
    for place in order:
        excess = _width(tokens, font, height) - room.width()
        if excess <= 0:
            break
        if not tokens[place].drawing:
            tokens[place] = _cut(tokens[place], font, height, excess)
    if not is_enough():
        while tokens and _width(tokens, font, height) + GAP + MORE_WIDTH > room.width():
            del tokens[-1]
    placed, left = [], room.left()
    for chip, token in zip(chips, tokens, strict=False):
        width = width_of(token, font, height)
        placed.append(PlacedToken(chip, token, QRectF(left, room.top(), width, height)))
        left += width + GAP
    return tuple(placed)


def _width(tokens: Sequence[StatusToken], font: QFont, height: int) -> int:
    return sum(width_of(token, font, height) + GAP for token in tokens) - GAP


def _cut(token: StatusToken, font: QFont, height: int, excess: float) -> StatusToken:
    """Return a token whose words are shorter by so many pixels, as far as they may be."""
    metrics = QFontMetrics(sized(font, SMALL))
    width = max(WORD_LEAST, int(metrics.horizontalAdvance(token.word) - excess))
    return replace(token, word=short_deed(metrics, token.word, width))
