"""A line that lists the words it may hold: the list goes when it has nothing left to say."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
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


class Form(QWidget):
    """A form with one such line, which keeps a tally of what was asked of it."""

    def __init__(self, line: PickLine | WordsLine) -> None:
        super().__init__()
        self.asked: list[str] = []
        line.setParent(self)
        self.shortcut = QAction("Party", self)
        self.shortcut.setShortcut(QKeySequence("Ctrl+2"))
        self.shortcut.triggered.connect(lambda: self.asked.append("Ctrl+2"))
        self.addAction(self.shortcut)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Save):
            self.asked.append("Ctrl+S")


@pytest.mark.parametrize(("key", "asked"), [(Qt.Key.Key_S, "Ctrl+S"), (Qt.Key.Key_2, "Ctrl+2")])
@pytest.mark.parametrize("kind", [PickLine, WordsLine])
def test_an_open_list_keeps_no_key_from_the_form_or_the_window(
    qtbot: QtBot, kind: type[PickLine | WordsLine], key: Qt.Key, asked: str
) -> None:
    line = kind()
    form = Form(line)
    qtbot.addWidget(form)
    line.offer(["Sueño", "Silencio", "Veneno"])
    form.show()
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    line.setFocus()
    window = form.windowHandle()
    for times in (1, 2):
        line.clear()
        QTest.keyClick(window, Qt.Key.Key_S)
        popup = QApplication.activePopupWidget()
        assert popup is not None
        QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
        assert form.asked == [asked] * times
        assert not popup.isVisible()
        assert line.text() == "s"


@pytest.mark.parametrize("kind", [PickLine, WordsLine])
def test_an_open_list_leaves_the_line_its_own_keys(qtbot: QtBot, kind: type[PickLine | WordsLine]) -> None:
    line = kind()
    form = Form(line)
    qtbot.addWidget(form)
    line.offer(["Sueño", "Silencio", "Veneno"])
    form.show()
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    line.setFocus()
    QTest.keyClick(form.windowHandle(), Qt.Key.Key_S)
    QTest.keyClick(form.windowHandle(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert line.selectedText() == "s"
    assert form.asked == []
