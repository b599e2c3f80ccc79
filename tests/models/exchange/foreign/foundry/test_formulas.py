"""Formulas of Foundry VTT: what they come to, and those that nobody may be kept busy with."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.exchange.foreign.foundry.formulas import LONGEST, dice, number

KNOWN: dict[str, Any] = {"mod": 3, "prof": 2, "details.level": 9, "scale.monk.die": "1d6", "round": "@round"}


@pytest.mark.parametrize(
    ("formula", "wanted"),
    [
        ("8 + @mod + @prof", 13),
        ("8+@prof", 10),
        ("-2", -2),
        ("- -2 - 3", -1),
        ("floor(@details.level / 2) * 2", 8),
        ("ceil(@details.level / 2)", 5),
        ("max(@mod, @prof, 4)", 4),
        ("(1 + 2) * 3", 9),
        (14, 14),
        ("14", 14),
        ("7 / 2", 3),
        ("@strange", None),
        ("2d6", None),
        ("", None),
        (None, None),
        (True, None),
        ("8 +", None),
        ("8 $ 2", None),
        ("1 / 0", None),
        ("@round", None),
        ("(" * 100 + "1" + ")" * 100, None),
        ("9" * 40, None),
        ("1" * (LONGEST + 1), None),
    ],
)
def test_a_formula_comes_to_a_number(formula: object, wanted: int | None) -> None:
    assert number(formula, KNOWN.get) == wanted


@pytest.mark.parametrize(
    ("formula", "wanted"),
    [
        ("2d6 + @mod", "2d6+3"),
        ("2d6 + 3 - 1[fire]", "2d6+2"),
        ("1d8 + 2d6", "1d8+2d6"),
        ("d6", "1d6"),
        ("(floor((@details.level + 1) / 5))d8", "2d8"),
        ("@scale.monk.die + @mod", "1d6+3"),
        ("2 * 3d4", "6d4"),
        ("4d6kh3 + 1", "4d6+1"),
        ("1d20cs>=15", "1d20"),
        ("5", "5"),
        ("@strange", ""),
    ],
)
def test_a_formula_is_written_in_the_dice_of_a_stat_block(formula: str, wanted: str) -> None:
    assert dice(formula, KNOWN.get) == wanted


@given(st.text("0123456789d@+-*/(), .modprofflor", max_size=80))
def test_whatever_stands_there_ends_in_a_number_or_in_none(formula: str) -> None:
    assert isinstance(number(formula, KNOWN.get), int | None)
    assert isinstance(dice(formula, KNOWN.get), str)
