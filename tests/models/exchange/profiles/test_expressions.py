"""What the functions of a profile's expressions come to."""

import pytest

from models.exchange.profiles.expressions import Names, Tables, expression

TABLES = Tables({}, {})


@pytest.mark.parametrize(
    ("given", "rounded"),
    [(0.5, 1), (1.5, 2), (2.5, 3), (3.49, 3), (-0.5, 0), (-1.5, -1), (-1.51, -2), ("seven", None), (None, None)],
)
def test_halves_are_rounded_up(given: float | str | None, rounded: int | None) -> None:
    assert expression("round(value)", TABLES).work(Names(value=given)) == rounded


@pytest.mark.parametrize(("hp", "half"), [(4, 2), (5, 3), (7, 4), (9, 5)])
def test_half_of_an_odd_number_is_the_greater_one(hp: int, half: int) -> None:
    assert expression("round(hp / 2)", TABLES).work(Names(hp=hp)) == half
