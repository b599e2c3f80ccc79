"""The letters of all systems' actions: beside the keys that the window has for itself, and what they do."""

import pytest
from PySide6.QtCore import Qt

from models.library import Library
from rules.system import registry
from tests.samples import creatures, members
from tests.ui.encounter.conftest import GameTable, anas_turn
from ui.shell.main_window import MainWindow

RULINGS = frozenset({"s"})
"""Letters that are rulings on the selected row."""


@pytest.mark.parametrize("system", registry.ids())
def test_no_action_has_the_letter_of_a_ruling(system: str) -> None:
    actions = registry.system(system).actions.values()
    assert [action.id for action in actions if action.key.lower() in RULINGS] == []


@pytest.mark.parametrize("system", registry.ids())
def test_every_action_has_a_letter(system: str) -> None:
    actions = registry.system(system).actions.values()
    assert [action.id for action in actions if len(action.key) != 1 or not action.key.isalpha()] == []


@pytest.mark.parametrize("system", registry.ids())
def test_a_letter_prepares_and_enter_does_whatever_the_action(
    window: MainWindow, library: Library, system: str
) -> None:
    hero = next(iter(members(system).values()))["sheet"]
    foe = next(iter(creatures(system).values()))["sheet"]
    table = anas_turn(window, library, system, hero, foe, count=2)
    prepared = every_letter_prepares(table)
    if table.page.declaring.declarations():
        table.type(table.key_of("ana"))
        prepared |= every_letter_prepares(table)
        table.press(Qt.Key.Key_Escape)
        table.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        while table.fight.active != "ana":
            table.type(" ")
        prepared |= every_letter_prepares(table)
    assert len(prepared) >= 3, prepared


def every_letter_prepares(table: GameTable) -> set[str]:
    """Press the letter of each action that is open now, and take each back; return those actions."""
    page, done = table.page, table.conductor.steps_done
    prepared = set()
    for action, closed in page.acting.offered():
        if closed:
            continue
        table.type(action.key.lower())
        assert page.composer.action is not None, f"{action.id} is done without Enter, or not taken up: {table.said}"
        prepared.add(page.composer.action.id)
        assert table.conductor.open_question is None, action.id
        assert table.conductor.steps_done == done, action.id
        table.press(Qt.Key.Key_Escape)
        assert page.composer.action is None
    return prepared


def test_a_fieldless_action_is_done_by_enter_alone(window: MainWindow, library: Library) -> None:
    hero, foe = members("ffrpg")["Maren Holt"]["sheet"], creatures("ffrpg")["Barn Rat"]["sheet"]
    table = anas_turn(window, library, "ffrpg", hero, foe)
    table.type("d")
    assert table.page.composer.fields() == ()
    done = table.conductor.steps_done
    table.type("\n")
    assert table.conductor.steps_done == done + 1
    assert table.page.composer.action is None
