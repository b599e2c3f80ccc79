"""Estimates: shares with their 95 % intervals, medians and percentiles of whole numbers, differences of shares.

The fights themselves are in whole numbers; what is said of many of them may be a fraction.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil, floor, sqrt
from typing import NamedTuple

QUANTILE = 1.959963984540054
"""The 97.5 % quantile of the standard normal distribution: 95 % lie within it on both sides."""
THIN = "\N{NARROW NO-BREAK SPACE}"
DIGITS = 6
"""Decimal places, so that a number is the same to the byte on every machine."""


class ShareEstimate(NamedTuple):
    """A share of the fights, 0…1, with its 95 % confidence interval."""

    share: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


class Spread(NamedTuple):
    """The median of whole numbers, with their 10th and 90th percentile."""

    median: int
    p10: int
    p90: int


class Difference(NamedTuple):
    """How much larger one share is than another, −1…1, with its 95 % confidence interval."""

    by: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def share(count: int, total: int) -> ShareEstimate:
    """Return the share of `count` in `total`, with Wilson's interval, which also suits few and very rare cases."""
    if total == 0:
        return ShareEstimate(0.0, 0.0, 1.0)
    proportion = count / total
    square = QUANTILE * QUANTILE
    middle = (proportion + square / (2 * total)) / (1 + square / total)
    margin = (
        QUANTILE * sqrt(proportion * (1 - proportion) / total + square / (4 * total * total)) / (1 + square / total)
    )
    low = 0.0 if count == 0 else _rounded(max(0.0, middle - margin))
    high = 1.0 if count == total else _rounded(min(1.0, middle + margin))
    return ShareEstimate(_rounded(proportion), low, high)


def whole_percent(share: float) -> str:
    """Return a known share in whole percent, without the sign; what is nearly 0 or 100 is told as less or more."""
    number = round(share * 100)
    if number == 0 and share > 0:
        return f"<{THIN}1"
    return f">{THIN}99" if number == 100 and share < 1 else str(number)


def estimated_percent(share: ShareEstimate) -> str:
    """Return an estimated share in whole percent, without the sign.

    No number of fights shows that something always or never happens: instead of 0 or 100 the bound of the interval is
    told, `> 87` of 25 in 25.
    """
    number = round(share.share * 100)
    if number == 0:
        return f"<{THIN}{max(1, ceil(share.high * 100))}"
    return f">{THIN}{min(99, floor(share.low * 100))}" if number == 100 else str(number)


def part_left(whole: ShareEstimate, part: ShareEstimate) -> ShareEstimate:
    """Return the share of what is in `whole` and not in its `part`, both of the same fights."""
    share = _rounded(whole.share - part.share)
    low = whole.low if share == 1 else max(0.0, _rounded(whole.low - part.high))
    return ShareEstimate(share, low, min(whole.high, 1 - part.low, max(share, _rounded(whole.high - part.low))))


def rest_of(share: ShareEstimate) -> ShareEstimate:
    """Return the share of all others."""
    return ShareEstimate(_rounded(1 - share.share), _rounded(1 - share.high), _rounded(1 - share.low))


def paired_difference(gained: int, lost: int, total: int) -> Difference:
    """Return how much more often the second came true than the first in pairs of trials.

    `gained` came true in the second alone, `lost` in the first alone. By Agresti and Min: half a pair is added to each
    kind, so that no interval is empty.
    """
    more_gained, more_lost, adjusted_total = gained + 0.5, lost + 0.5, total + 2
    middle = (more_gained - more_lost) / adjusted_total
    margin = QUANTILE * sqrt(more_gained + more_lost - adjusted_total * middle**2) / adjusted_total
    observed = (gained - lost) / total if total else 0.0
    return Difference(_rounded(observed), _rounded(max(-1.0, middle - margin)), _rounded(min(1.0, middle + margin)))


def spread(counts: Mapping[int, int]) -> Spread:
    """Return the median and the outer tenths of numbers given with their counts; zeros if there are none."""
    ordered = sorted(counts.items())
    return Spread(*(_at_tenths(ordered, tenths) for tenths in (5, 1, 9)))


def spread_of_harm(counts: Mapping[int, int]) -> Spread:
    """Return the spread of what does harm: what happens in just half of all is within its median."""
    total = sum(counts.values())
    return spread(counts)._replace(median=_at_rank(sorted(counts.items()), total // 2 + 1) if total else 0)


def median_range(counts: Mapping[int, int]) -> tuple[int, int]:
    """Return the 95 % confidence interval of the median: the numbers at two ranks around the middle."""
    ordered = sorted(counts.items())
    total = sum(counts.values())
    margin = QUANTILE * sqrt(total) / 2
    return _at_rank(ordered, max(1, floor(total / 2 - margin))), _at_rank(
        ordered, min(total, ceil(total / 2 + margin) + 1)
    )


def _at_tenths(ordered: Iterable[tuple[int, int]], tenths: int) -> int:
    """The least number that is not less than so many tenths of all."""
    rows = list(ordered)
    return _at_rank(rows, -(-sum(count for _, count in rows) * tenths // 10))


def _at_rank(ordered: Iterable[tuple[int, int]], rank: int) -> int:
    """The number at a rank, counted from 1; zero if there is none."""
    passed = 0
    for number, count in ordered:
        passed += count
        if passed >= rank:
            return number
    return 0


def _rounded(number: float) -> float:
    return round(number, DIGITS)
