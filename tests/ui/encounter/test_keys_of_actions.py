"""The letters of all systems' actions beside the keys that the window has for itself."""

import pytest

from rules import catalogue

RULINGS = frozenset({"s"})
"""Letters that are rulings on the selected row."""


@pytest.mark.parametrize("system", catalogue.ids())
def test_no_action_has_the_letter_of_a_ruling(system: str) -> None:
    actions = catalogue.system(system).actions.values()
    assert [action.id for action in actions if action.key.lower() in RULINGS] == []


@pytest.mark.parametrize("system", catalogue.ids())
def test_every_action_has_a_letter(system: str) -> None:
    actions = catalogue.system(system).actions.values()
    assert [action.id for action in actions if len(action.key) != 1 or not action.key.isalpha()] == []
