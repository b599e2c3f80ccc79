"""Calibration: whether what was foretold came as often as it was said to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rules.odds import estimates
from rules.odds.estimates import ShareEstimate

BINS = 10
"""Into how many equal parts the chances from 0 to 1 are divided."""


class ForetoldChance(NamedTuple):
    """A chance that was told, and whether it came true."""

    chance: float
    came: bool


class Bin(NamedTuple):
    """Foretellings of about the same chance; where they are good, `came` holds `foretold`."""

    low: float
    high: float
    fights: int
    foretold: float
    """The mean of the chances."""
    came: ShareEstimate
    """How often it came true."""


def reliability(told: Iterable[ForetoldChance]) -> list[Bin]:
    """The table behind a calibration plot: a row for each part that has any, the smallest chances first."""
    parts: dict[int, list[ForetoldChance]] = {}
    for foretold in told:
        parts.setdefault(min(int(foretold.chance * BINS), BINS - 1), []).append(foretold)
    return [
        Bin(
            part / BINS,
            (part + 1) / BINS,
            len(ones),
            round(sum(candidate.chance for candidate in ones) / len(ones), estimates.DIGITS),
            estimates.share(sum(candidate.came for candidate in ones), len(ones)),
        )
        for part, ones in sorted(parts.items())
    ]


def brier(told: Iterable[ForetoldChance]) -> float | None:
    """The mean square of what each was off by: 0 is perfect, 0.25 what always saying one half gets; None of none."""
    errors = [(foretold.chance - foretold.came) ** 2 for foretold in told]
    return round(sum(errors) / len(errors), estimates.DIGITS) if errors else None
