"""Ctrl+Z in a number field: what has been taken is the window's to take back, what is being typed the field's."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QWidget

from models.library import Library
from tests.there import there
from tests.ui.encounter.rosters import CTRL, SHIFT, stair
from tests.ui.settling import settle
from ui.shell.main_window import MainWindow


def roster_fields(window: MainWindow, encounter: int) -> QWidget:
    page = window.encounter.prepare
    page.reload(encounter)
    page.pane.who.roster.choose([3])
    page.pane.who.card.wave.setCurrentIndex(1)
    page.pane.who.card.wave.activated.emit(1)
    return page.pane.who.card


def option_fields(window: MainWindow, encounter: int) -> QWidget:
    page = window.encounter.prepare
    page.reload(encounter)
    page.pane.halves.setCurrentIndex(1)
    return page.pane.options


def board_fields(window: MainWindow, encounter: int) -> QWidget:
    window.encounter.show_board(encounter)
    window.encounter.board.new_board()
    return window.encounter.board.editor


PLACES: dict[str, Callable[[MainWindow, int], QWidget]] = {
    "roster": roster_fields,
    "options": option_fields,
    "board": board_fields,
}


def boxes(place: QWidget) -> Iterator[QAbstractSpinBox]:
    yield from (box for box in place.findChildren(QAbstractSpinBox) if box.isVisible() and box.isEnabled())


@pytest.mark.parametrize("place", PLACES)
def test_a_number_that_was_taken_is_taken_back_by_the_window(window: MainWindow, library: Library, place: str) -> None:
    shown = PLACES[place](window, stair(library))
    settle()
    names = [box.accessibleName() for box in boxes(shown)]
    assert names
    stack = window.undo_stack
    for name in names:
        box = there(next(box for box in boxes(shown) if box.accessibleName() == name))
        before, text = stack.index(), box.text()
        box.setFocus()
        box.selectAll()
        QTest.keyClicks(box, "7")
        QTest.keyClick(box, Qt.Key.Key_Return)
        settle()
        assert stack.index() == before + 1, name
        QTest.keyClick(box, Qt.Key.Key_Z, CTRL)
        settle()
        assert (stack.index(), box.text()) == (before, text), name
        QTest.keyClick(box, Qt.Key.Key_Z, CTRL | SHIFT)
        settle()
        assert stack.index() == before + 1, name
        QTest.keyClick(box, Qt.Key.Key_Z, CTRL)
        settle()


def test_a_number_that_is_being_typed_is_taken_back_in_its_field(window: MainWindow, library: Library) -> None:
    shown = roster_fields(window, stair(library))
    box = next(box for box in boxes(shown) if not box.keyboardTracking())
    before, text = window.undo_stack.index(), box.text()
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "7")
    QTest.keyClick(box, Qt.Key.Key_Z, CTRL)
    assert (window.undo_stack.index(), box.text()) == (before, text)
