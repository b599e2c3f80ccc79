"""A line that lists the words it may hold: the list goes when it has nothing left to say."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ui.bestiary.pick_line import PickLine
from ui.bestiary.text_editors import WordsLine


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


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab])
@pytest.mark.parametrize("kind", [PickLine, WordsLine])
def test_enter_and_tab_take_the_only_word_that_is_left_where_no_other_can_stand(
    qtbot: QtBot, kind: type[PickLine | WordsLine], key: Qt.Key
) -> None:
    for closed, then in ((True, "Sueño"), (False, "sue")):
        made = kind()
        qtbot.addWidget(made)
        made.offer(["Sueño", "Silencio", "Veneno"], closed=closed)
        made.show()
        made.setFocus()
        QTest.keyClicks(made, "sue")
        QTest.keyClick(made, key)
        assert made.text() == then


@pytest.mark.parametrize("kind", [PickLine, WordsLine])
def test_enter_takes_none_of_several(qtbot: QtBot, kind: type[PickLine | WordsLine]) -> None:
    made = kind()
    qtbot.addWidget(made)
    made.offer(["Sueño", "Silencio", "Veneno"], closed=True)
    made.show()
    made.setFocus()
    QTest.keyClicks(made, "s")
    QTest.keyClick(made, Qt.Key.Key_Return)
    assert made.text() == "s"


def test_the_word_that_is_taken_stands_behind_those_before_it(qtbot: QtBot) -> None:
    made = WordsLine()
    qtbot.addWidget(made)
    made.offer(["Sueño", "Silencio", "Veneno"], closed=True)
    made.show()
    made.setFocus()
    QTest.keyClicks(made, "Veneno, si")
    QTest.keyClick(made, Qt.Key.Key_Tab)
    assert made.text() == "Veneno, Silencio"
