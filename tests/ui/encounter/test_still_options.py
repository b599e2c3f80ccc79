"""What is told of an action while it is put together moves nothing that a pointer is about to press."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from models.library import Library
from tests.ui.encounter.conftest import APP, GameTable
from tests.ui.encounter.sampling import sample_fight
from ui.encounter.action_form.field import OptionButton
from ui.shell.main_window import MainWindow


def _places(table: GameTable) -> dict[str, QPoint]:
    """Option to where it stands on the screen."""
    QApplication.processEvents()
    buttons = table.page.stage.compose.findChildren(OptionButton)
    return {button.property("option"): button.mapToGlobal(QPoint()) for button in buttons if button.isVisible()}


def _option(table: GameTable, name: str) -> OptionButton:
    found: list[OptionButton] = table.page.stage.compose.findChildren(OptionButton)
    return next(
        option_button
        for option_button in found
        if option_button.property("option") == name and option_button.isVisible()
    )


@pytest.mark.parametrize("size", [(1366, 768), (683, 600)])
def test_pointing_at_a_slow_action_leaves_all_options_in_their_places(begun: GameTable, size: tuple[int, int]) -> None:
    begun.window.resize(*size)
    begun.type("c")
    before = _places(begun)
    button = _option(begun, "starfall")
    inside = QPointF(4, 4)
    QApplication.sendEvent(button, QEnterEvent(inside, inside, inside))
    landings = begun.page.stage.compose.findChildren(QLabel, "landing")
    assert [label for label in landings if label.isVisible() and label.text()]
    assert _places(begun) == before
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert _places(begun) == before


def test_choosing_a_target_leaves_the_targets_in_their_places(begun: GameTable) -> None:
    begun.type("a")
    before = _places(begun)
    QTest.mouseClick(_option(begun, "guard-a"), Qt.MouseButton.LeftButton)
    assert begun.page.composer.values["targets"] == ["guard-a"]
    after = _places(begun)
    assert {id: place for id, place in after.items() if id in before} == before


def test_fields_that_are_longer_than_their_room_stay_when_what_will_come_takes_of_it(
    window: MainWindow, library: Library
) -> None:
    window.resize(1366, 600)
    table = sample_fight(window, library, "ffrpg", "The stair of cogs")
    table.all_by(APP)
    while not table.fight.active:
        table.type(" ")
    table.type("a")
    before = _places(table)
    compose = table.page.stage.compose
    QTest.mouseClick(_option(table, next(iter(table.fight.combatants))), Qt.MouseButton.LeftButton)
    after = _places(table)
    assert compose.fields.verticalScrollBar().maximum() > 0
    assert {id: place for id, place in after.items() if id in before} == before


def test_options_stay_in_their_lines_when_there_is_something_to_scroll(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "ffrpg", "The stair of cogs")
    table.all_by(APP)
    while not table.fight.active:
        table.type(" ")
    fields = table.page.stage.compose.fields
    begin_to_scroll = 0
    # Somewhere between 840 and 910 pixels there is nothing to scroll before, and something after.
    for width in (*range(800, 840, 20), *range(840, 912, 4), *range(912, 980, 20)):
        window.resize(width, 630)
        table.type("a")
        before, scrolled = _places(table), fields.verticalScrollBar().maximum() > 0
        QTest.mouseClick(_option(table, next(iter(table.fight.combatants))), Qt.MouseButton.LeftButton)
        begin_to_scroll += not scrolled and fields.verticalScrollBar().maximum() > 0
        assert _lines(_places(table)) == _lines(before), width
        QTest.keyClick(table.page, Qt.Key.Key_Escape)
    assert begin_to_scroll > 3


def _lines(places: dict[str, QPoint]) -> list[tuple[str, int, int]]:
    """Where each option stands, seen from the first."""
    first = next(iter(places.values()))
    return [(option, place.x() - first.x(), place.y() - first.y()) for option, place in places.items()]
