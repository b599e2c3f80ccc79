"""The marks of a row as tokens: which words have room, and how many marks have none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from rules.core.drawings import MARKS
from ui.session.view.order import ChipView
from ui.theme.status_token import StatusToken, fit, width_of, without_words
from ui.theme.theme import HALF

GAP = HALF
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

    Their words give way first, as `fit` says; then tokens do from the end. `briefly`: those with a drawing have none.
    """
    height, width = round(room.height()), int(room.width())
    tokens = [token_of(chip, faded=faded) for chip in chips]
    tokens = fit([without_words(token) for token in tokens] if briefly else tokens, font, width, height, GAP)
    used = sum(width_of(token, font, height) + GAP for token in tokens)
    if used - GAP > width:
        while tokens and used + MORE_WIDTH > width:
            used -= width_of(tokens.pop(), font, height) + GAP
    placed, left = [], room.left()
    for chip, token in zip(chips, tokens, strict=False):
        width = width_of(token, font, height)
        placed.append(PlacedToken(chip, token, QRectF(left, room.top(), width, height)))
        left += width + GAP
    return tuple(placed)
