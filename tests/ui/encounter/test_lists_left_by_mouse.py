"""A list or a line that lies over a fight has the keys or is away: a click beside it leaves no key to the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.there import there
from tests.ui.encounter.conftest import GameTable
from tests.ui.settling import settle
from ui.widgets.overlay_card import Card
from ui.widgets.picker import Picker, PickerItem
from ui.widgets.prompt_card import LineEntry


def _command(name: str) -> Callable[[GameTable], None]:
    return lambda table: table.window.menus.by_name[name].trigger()


def _choice(table: GameTable) -> None:
    Picker("Who causes it?", [PickerItem("Ana", "", lambda _: None)], table.page).open()


WAYS: dict[str, Callable[[GameTable], None]] = {
    "anything": _command("anything"),
    "several": _command("together"),
    "who causes it": _choice,
    "how they play": _command("temperament"),
}
LINES = ("roll", "note", "countdown")


def lying(table: GameTable) -> list[Card]:
    return [card for card in table.window.findChildren(Card) if card.isVisible()]


def click_last_row(table: GameTable) -> None:
    order = table.page.order
    row = order.order.index(order.order.rowCount() - 1, 0)
    where = order.visualRect(row).center()
    QTest.mouseClick(order.viewport(), Qt.MouseButton.LeftButton, pos=where)
    settle()


@pytest.mark.parametrize("way", WAYS)
def test_a_click_on_a_row_puts_a_list_away_as_esc_does(begun: GameTable, way: str) -> None:
    WAYS[way](begun)
    settle()
    [card] = lying(begun)
    assert isinstance(card, Picker)
    assert card.line.hasFocus()
    click_last_row(begun)
    assert lying(begun) == []
    assert there(QApplication.focusWidget()).window() is begun.window
    steps = begun.conductor.steps_done
    begun.type(" ")
    assert begun.conductor.steps_done > steps or begun.said, "the page has the keys"


@pytest.mark.parametrize("line", LINES)
def test_a_line_stays_and_keeps_the_keys(begun: GameTable, line: str) -> None:
    _command(line)(begun)
    [card] = lying(begun)
    assert isinstance(card, LineEntry)
    QTest.keyClicks(card.line, "They flee")
    steps = begun.conductor.steps_done
    click_last_row(begun)
    assert lying(begun) == [card]
    assert card.line.hasFocus()
    QTest.keyClicks(there(QApplication.focusWidget()), " at once")
    assert card.line.text() == "They flee at once"
    assert begun.conductor.steps_done == steps


def test_the_place_that_was_clicked_has_the_keys(begun: GameTable) -> None:
    begun.window.find_anything()
    settle()
    clicked = next(
        widget
        for widget in begun.page.log.findChildren(QWidget)
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.ClickFocus and widget.focusProxy() is None
    )
    clicked.setFocus(Qt.FocusReason.MouseFocusReason)
    settle()
    assert lying(begun) == []
    assert QApplication.focusWidget() is clicked
