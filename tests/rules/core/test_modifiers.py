"""Modifiers and the steps that explain a number."""

import pytest

from rules.core.modifiers import ComputationStep, Modifier, percent_then_flat


@pytest.mark.parametrize(
    ("base", "changes", "value"),
    [
        (10, [], 10),
        (10, [("percent", -50)], 5),
        (11, [("percent", -50)], 5),
        (10, [("percent", 50), ("percent", -25)], 12),
        (10, [("flat", 3), ("percent", 100)], 23),
        (10, [("flat", -30)], 0),
        (10, [("becomes", 4), ("flat", 3)], 4),
        (10, [("becomes", 4), ("becomes", 6)], 6),
        (10, [("becomes", -2)], -2),
    ],
)
def test_percents_are_added_up_first_then_what_is_flat(base: int, changes: list[tuple[str, int]], value: int) -> None:
    given = [(Modifier("speed", amount, kind), f"source-{n}") for n, (kind, amount) in enumerate(changes)]
    found, steps = percent_then_flat(base, given)
    assert found == value
    assert steps[0] == ComputationStep("base", base, "base")
    assert steps[-1] == ComputationStep("result", value, "result")
    assert [(step.kind, step.amount) for step in steps[1:-1]] == changes
    assert [step.source for step in steps[1:-1]] == [source for _, source in given]


def test_it_does_not_fall_below_0() -> None:
    assert percent_then_flat(3, [(Modifier("speed", -9), "mud")])[0] == 0
