"""Amounts of damage in words."""

from __future__ import annotations

import pytest

from rules.fantasia.statuses.amounts import with_bonus


@pytest.mark.parametrize(
    ("words", "bonus", "said"),
    [
        ("1d+1", 1, "1d+2"),
        ("1d+1", -1, "1d"),
        ("1d-2", 1, "1d-1"),
        ("2d", 3, "2d+3"),
        ("½d", -1, "½d-1"),
        ("1d+1+1d", 2, "1d+1+1d+2"),
        ("5", 2, "5+2"),
        ("arma+1", 0, "arma+1"),
    ],
)
def test_what_an_amount_ends_with_and_what_is_added_are_one_number(words: str, bonus: int, said: str) -> None:
    assert with_bonus(words, bonus) == said
