"""Estimates: shares with their 95 % intervals, medians and percentiles of whole numbers, the difference of two shares.

The fights themselves are whole numbers throughout; what is said of many of them may be a fraction.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil, floor, sqrt
from typing import NamedTuple

QUANTILE = 1.959963984540054
"""The standard normal's 97.5 %: what lies within it on both sides is 95 %."""
DIGITS = 6
"""Digits behind the point, so that a number is the same to the byte on every machine."""


class ShareEstimate(NamedTuple):
    """A share of the fights, 0…1, with the interval that holds the true chance in 95 of 100 cases."""

    share: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """How far the interval reaches to either side, in the middle of it."""
        return (self.high - self.low) / 2


class Spread(NamedTuple):
    """The middle of some whole numbers, and between which of them four in five lie."""

    median: int
    p10: int
    p90: int


class Difference(NamedTuple):
    """How much one share is larger than another, −1…1, with its 95 % interval."""

    by: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """How far the interval reaches to either side."""
        return (self.high - self.low) / 2


def share(count: int, of: int) -> ShareEstimate:
    """The share that a count is of all, by Wilson's interval, which is as good for few and for very rare ones."""
    if of == 0:
        return ShareEstimate(0.0, 0.0, 1.0)
    part = count / of
    square = QUANTILE * QUANTILE
    middle = (part + square / (2 * of)) / (1 + square / of)
    reach = QUANTILE * sqrt(part * (1 - part) / of + square / (4 * of * of)) / (1 + square / of)
    low = 0.0 if count == 0 else _written(max(0.0, middle - reach))
    high = 1.0 if count == of else _written(min(1.0, middle + reach))
    return ShareEstimate(_written(part), low, high)


def paired_difference(gained: int, lost: int, of: int) -> Difference:
    """How much more often the second came true than the first: `gained` by it alone, `lost` by the first alone.

    By Agresti and Min: half a pair is added to each kind, so that no interval is empty.
    """
    more, less, all_of_them = gained + 0.5, lost + 0.5, of + 2
    middle = (more - less) / all_of_them
    reach = QUANTILE * sqrt(more + less - all_of_them * middle**2) / all_of_them
    seen = (gained - lost) / of if of else 0.0
    return Difference(_written(seen), _written(max(-1.0, middle - reach)), _written(min(1.0, middle + reach)))


def spread(counts: Mapping[int, int]) -> Spread:
    """The median and the tenths of numbers that are counted; each is one of them. Zero of none."""
    ordered = sorted(counts.items())
    return Spread(*(_at(ordered, tenths) for tenths in (5, 1, 9)))


def median_range(counts: Mapping[int, int]) -> tuple[int, int]:
    """The interval that holds the true median in 95 of 100 cases: the numbers at two ranks around the middle."""
    ordered = sorted(counts.items())
    of = sum(counts.values())
    reach = QUANTILE * sqrt(of) / 2
    return _at_rank(ordered, max(1, floor(of / 2 - reach))), _at_rank(ordered, min(of, ceil(of / 2 + reach) + 1))


def _at(ordered: Iterable[tuple[int, int]], tenths: int) -> int:
    """The least number that is not less than so many tenths of all."""
    rows = list(ordered)
    return _at_rank(rows, -(-sum(count for _, count in rows) * tenths // 10))


def _at_rank(ordered: Iterable[tuple[int, int]], rank: int) -> int:
    """The number of a rank, counted from 1; zero of none."""
    seen = 0
    for number, count in ordered:
        seen += count
        if seen >= rank:
            return number
    return 0


def _written(number: float) -> float:
    return round(number, DIGITS)
