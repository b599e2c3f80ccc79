"""A line that lists the words it may hold: the list goes when it has nothing left to say."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ui.bestiary.pick_line import PickLine


@pytest.fixture
def line(qtbot: QtBot) -> PickLine:
    made = PickLine()
    qtbot.addWidget(made)
    made.offer(["Fuego", "Hielo", "Fuego frío"])
    made.show()
    qtbot.waitExposed(made)
    made.setFocus()
    return made


def is_listing(line: PickLine) -> bool:
    completer = line.completer()
    assert completer is not None
    popup = completer.popup()
    return popup is not None and popup.isVisible()


def test_the_list_goes_when_its_only_word_is_typed_whole(line: PickLine) -> None:
    QTest.keyClicks(line, "hiel")
    assert is_listing(line)
    QTest.keyClicks(line, "o")
    assert not is_listing(line)
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    assert is_listing(line)


def test_the_list_stays_while_another_word_could_be_meant(line: PickLine) -> None:
    QTest.keyClicks(line, "fuego")
    assert is_listing(line)
