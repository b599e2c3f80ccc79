"""Estimates: intervals against figures that others have worked out, percentiles against sorting."""

from collections import Counter
from random import Random
from statistics import median_low

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.odds.estimates import median_range, paired_difference, share, spread


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [  # R's prop.test(count, of, correct = FALSE)$conf.int
        (0, 10, 0.0, 0.277533),
        (1, 10, 0.017876, 0.404150),
        (5, 10, 0.236593, 0.763407),
        (81, 263, 0.255289, 0.366196),
        (10, 10, 0.722467, 1.0),
    ],
)
def test_a_share_has_the_interval_of_wilson(count: int, of: int, low: float, high: float) -> None:
    found = share(count, of)
    assert found.share == round(count / of, 6)
    assert found.low == pytest.approx(low, abs=2e-4)
    assert found.high == pytest.approx(high, abs=2e-4)


def test_of_nothing_nothing_is_known() -> None:
    assert share(0, 0) == (0.0, 0.0, 1.0)
    assert spread({}) == (0, 0, 0)


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=80))
def test_the_middle_and_the_tenths_are_some_of_the_numbers(numbers: list[int]) -> None:
    found, ordered = spread(Counter(numbers)), sorted(numbers)
    assert found.median == median_low(numbers)
    assert found.p10 == ordered[-(-len(numbers) // 10) - 1]
    assert found.p90 == ordered[-(-len(numbers) * 9 // 10) - 1]


@given(st.integers(0, 200), st.integers(0, 200))
def test_an_interval_holds_what_was_seen_and_narrows(count: int, more: int) -> None:
    of = count + more
    if of:
        found, tenfold = share(count, of), share(count * 10, of * 10)
        assert 0 <= found.low <= found.share <= found.high <= 1
        assert tenfold.half_width < found.half_width


def test_pairs_say_more_than_two_samples() -> None:
    """Of a hundred pairs 70 won in both and 12 in the first alone: as samples of their own 82 and 70 overlap."""
    paired = paired_difference(0, 12, 100)
    assert paired.by == -0.12
    assert paired.low < -0.12 < paired.high < 0
    assert share(82, 100).low < share(70, 100).high


def test_where_nothing_differs_the_difference_is_nothing_give_or_take_a_little() -> None:
    found = paired_difference(0, 0, 400)
    assert found.by == 0
    assert found.low == -found.high
    assert 0 < found.high < 0.006


def test_the_true_median_lies_in_its_interval_as_often_as_is_said() -> None:
    chance = Random(7)
    held = 0
    for _ in range(400):
        low, high = median_range(Counter(chance.choices(range(4), (45, 30, 20, 5), k=100)))
        held += low <= 1 <= high
    assert held >= 0.95 * 400
    assert median_range(Counter({0: 90, 1: 10})) == (0, 0)
    assert median_range(Counter({0: 49, 1: 51})) == (0, 1)
    assert median_range({}) == (0, 0)
