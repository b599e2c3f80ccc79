"""The list of a choice: all of it is seen as it opens, and read whole, wherever the choice stands."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ui.theme.theme import look
from ui.widgets.controls import ComboBox

WORDS = ["short", "one of the longer names of the whole bestiary", *(f"number {number}" for number in range(5))]


@pytest.mark.parametrize("chosen", [0, len(WORDS) - 1])
def test_every_entry_is_in_sight_under_the_choice_and_none_is_cut(qtbot: QtBot, chosen: int) -> None:
    look().choose("light")
    page = QWidget()
    qtbot.addWidget(page)
    screen = QApplication.primaryScreen().availableGeometry()
    page.resize(300, 200)
    page.move(screen.right() - 300, 0)
    choice = ComboBox(page)
    choice.addItems(WORDS)
    choice.setCurrentIndex(chosen)
    choice.setGeometry(180, 4, 110, 30)
    page.show()
    qtbot.waitExposed(page)
    choice.showPopup()
    view = choice.view()
    for row in range(choice.count()):
        place = view.visualRect(view.model().index(row, 0))
        assert view.viewport().rect().contains(place), choice.itemText(row)
    assert view.viewport().width() >= view.sizeHintForColumn(0)
    assert screen.contains(view.window().geometry())
    assert view.mapToGlobal(QPoint()).y() >= choice.mapToGlobal(choice.rect().bottomLeft()).y()
    choice.hidePopup()


@pytest.mark.parametrize("by", ["its own name", "its label"])
def test_the_list_is_called_as_the_box_and_not_by_what_is_chosen_in_it(qtbot: QtBot, by: str) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    choice = ComboBox(page)
    choice.addItems(WORDS)
    if by == "its own name":
        choice.setAccessibleName("Party that takes part")
    else:
        QLabel("Party that &takes part", page).setBuddy(choice)
    page.show()
    choice.showPopup()
    assert choice.view().accessibleName() == "Party that takes part"
    choice.hidePopup()
