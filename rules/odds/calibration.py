"""Calibration: whether forecasts came true as often as they said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rules.odds import estimates
from rules.odds.estimates import ShareEstimate

BINS = 10
"""How many equal parts the chances from 0 to 1 are divided into."""


class ForetoldChance(NamedTuple):
    """A chance that was shown, and whether it came true."""

    chance: float
    came_true: bool


class Bin(NamedTuple):
    """Forecasts of about the same chance; good ones have `foretold` within `came_true`."""

    low: float
    high: float
    fights: int
    foretold: float
    """The mean of the chances."""
    came_true: ShareEstimate
    """How often they came true."""


def reliability(forecasts: Iterable[ForetoldChance]) -> list[Bin]:
    """Return the table behind a calibration plot: a row for each bin with forecasts, the smallest chances first."""
    bins: dict[int, list[ForetoldChance]] = {}
    for forecast in forecasts:
        bins.setdefault(min(int(forecast.chance * BINS), BINS - 1), []).append(forecast)
    return [
        Bin(
            number / BINS,
            (number + 1) / BINS,
            len(forecasts_of_bin),
            round(sum(known.chance for known in forecasts_of_bin) / len(forecasts_of_bin), estimates.DIGITS),
            estimates.share(sum(known.came_true for known in forecasts_of_bin), len(forecasts_of_bin)),
        )
        for number, forecasts_of_bin in sorted(bins.items())
    ]


def brier(forecasts: Iterable[ForetoldChance]) -> float | None:
    """Return the mean squared error: 0 is perfect, 0.25 what always saying one half gets; None without forecasts."""
    errors = [(forecast.chance - forecast.came_true) ** 2 for forecast in forecasts]
    return round(sum(errors) / len(errors), estimates.DIGITS) if errors else None
