"""The rules that tests name are rules of some book."""

import pytest

from tools.rules_report import ROOT, golden, indexes, marks


def test_every_rule_that_a_mark_names_stands_in_an_index() -> None:
    known = {rule for rules in indexes(ROOT).values() for rule in rules}
    assert [f"{mark.place}: {mark.rule}" for mark in marks(ROOT) if mark.rule not in known] == []


@pytest.mark.parametrize("system", sorted(indexes(ROOT)))
def test_every_rule_that_a_golden_example_carries_stands_in_its_systems_index(system: str) -> None:
    known = set(indexes(ROOT)[system])
    assert known
    assert [f"{mark.place}: {mark.rule}" for mark in golden(ROOT, system) if mark.rule not in known] == []
