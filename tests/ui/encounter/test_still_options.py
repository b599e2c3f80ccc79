"""What is told of an action while it is put together moves nothing that a pointer is about to press."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.encounter.conftest import GameTable
from ui.encounter.option_button import OptionButton


def _places(table: GameTable) -> dict[str, QPoint]:
    """Option to where it stands on the screen."""
    QApplication.processEvents()
    buttons = table.page.stage.compose.findChildren(OptionButton)
    return {one.property("option"): one.mapToGlobal(QPoint()) for one in buttons if one.isVisible()}


def _option(table: GameTable, name: str) -> OptionButton:
    found: list[OptionButton] = table.page.stage.compose.findChildren(OptionButton)
    return next(one for one in found if one.property("option") == name and one.isVisible())


@pytest.mark.parametrize("size", [(1366, 768), (683, 600)])
def test_pointing_at_a_slow_action_leaves_all_options_in_their_places(begun: GameTable, size: tuple[int, int]) -> None:
    begun.window.resize(*size)
    begun.type("c")
    before = _places(begun)
    button = _option(begun, "starfall")
    inside = QPointF(4, 4)
    QApplication.sendEvent(button, QEnterEvent(inside, inside, inside))
    assert begun.page.stage.compose._landing.isVisible()
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
