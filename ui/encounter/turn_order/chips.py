"""The marks of a row as tokens: which words have room, and how many marks have none."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from rules.core.display import Deed
from ui.session.view.order import ChipView, token_of
from ui.theme.sizes import px
from ui.theme.status_token import StatusToken, fit, is_aimed, width_of, without_words
from ui.theme.theme import HALF

GAP = HALF
MORE_WIDTH = 22
"""The room of the number of marks that are not shown."""


class PlacedToken(NamedTuple):
    """A mark with its token and where that is painted."""

    chip: ChipView
    token: StatusToken
    place: QRectF


def placed_tokens(
    chips: Sequence[ChipView], room: QRectF, font: QFont, *, faded: bool = False, briefly: bool = False
) -> tuple[PlacedToken, ...]:
    """Return the tokens that have room, from the left; those left out are to be counted behind them.

    Their words give way first, as `fit` says; then tokens do from the end. `briefly`: those with a drawing have none.
    """
    found, left = [], room.left()
    how = font.toString(), round(room.height()), faded, briefly
    for chip, token, width in _fitted(tuple(chips), int(room.width()), *how):
        found.append(PlacedToken(chip, token, QRectF(left, room.top(), width, how[1])))
        left += width + px(GAP)
    return tuple(found)


@lru_cache(maxsize=1024)
def _fitted(
    chips: tuple[ChipView, ...], room: int, face: str, height: int, faded: bool, briefly: bool
) -> list[tuple[ChipView, StatusToken, int]]:
    """Return the tokens that have room, each with its width: a row is painted far more often than it changes."""
    font = QFont()
    font.fromString(face)
    whole, gap = [token_of(chip, faded=faded) for chip in chips], px(GAP)
    whole = [without_words(token) for token in whole] if briefly else whole
    tokens = fit(whole, font, room, height, gap)
    while not all(map(_says_whom, whole, tokens)) and (shown := _without_last(whole)):
        whole, fewer = shown, fit(shown, font, room - px(MORE_WIDTH) - gap, height, gap)
        if all(map(_says_whom, shown, fewer)):
            tokens = fewer
            break
    widths = [width_of(token, font, height) for token in tokens]
    used = sum(widths) + gap * len(widths)
    if used - gap > room:
        while widths and used + px(MORE_WIDTH) > room:
            used -= widths.pop() + gap
    return list(zip(chips, tokens, widths, strict=False))


def _says_whom(whole: StatusToken, shown: StatusToken) -> bool:
    """Return whether a token that is a deed says whom it is meant for; any other one does."""
    return not isinstance(whole.word, Deed) or shown.word.endswith(whole.word.aim)


def _without_last(tokens: Sequence[StatusToken]) -> list[StatusToken]:
    """Return the tokens without the last one, if that neither matters nor is a deed: it is counted, then."""
    last = tokens[-1] if len(tokens) > 1 else None
    return [] if last is None or last.matters or is_aimed(last.word) else list(tokens[:-1])
