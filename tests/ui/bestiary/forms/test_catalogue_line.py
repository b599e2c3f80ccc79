"""A line that lists the words it may hold: the list goes when it has nothing left to say."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ui.bestiary.forms.catalogue_line import PickLine
from ui.bestiary.forms.text_editors import WordsLine

Lines = type[PickLine | WordsLine]
WORDS = ("Sueño", "Silencio", "Veneno")


def shown(qtbot: QtBot, kind: Lines, *words: str, closed: bool = False) -> PickLine | WordsLine:
    """A line that offers these words, with the cursor in it."""
    made = kind()
    qtbot.addWidget(made)
    made.offer(list(words), closed=closed)
    made.show()
    qtbot.waitExposed(made)
    made.setFocus()
    return made


@pytest.fixture
def line(qtbot: QtBot) -> PickLine | WordsLine:
    return shown(qtbot, PickLine, "Fuego", "Hielo", "Fuego frío")


@pytest.fixture(params=[PickLine, WordsLine])
def kind(request: pytest.FixtureRequest) -> Lines:
    """Each kind of line that lists words."""
    kind: Lines = request.param
    return kind


def is_listing(line: PickLine | WordsLine) -> bool:
    completer = line.completer()
    assert completer is not None
    popup = completer.popup()
    return popup is not None and popup.isVisible()


def test_the_list_goes_when_its_only_word_is_typed_whole(line: PickLine | WordsLine) -> None:
    QTest.keyClicks(line, "hiel")
    assert is_listing(line)
    QTest.keyClicks(line, "o")
    assert not is_listing(line)
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    assert is_listing(line)


def test_the_list_stays_while_another_word_could_be_meant(line: PickLine | WordsLine) -> None:
    QTest.keyClicks(line, "fuego")
    assert is_listing(line)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab])
@pytest.mark.parametrize("closed", [True, False])
def test_enter_takes_the_only_word_that_is_left_and_so_does_tab_where_no_other_can_stand(
    qtbot: QtBot, kind: Lines, key: Qt.Key, closed: bool
) -> None:
    then = "Sueño" if closed or key != Qt.Key.Key_Tab else "sue"
    made = shown(qtbot, kind, *WORDS, closed=closed)
    QTest.keyClicks(made, "sue")
    QTest.keyClick(made, key)
    assert made.text() == then


def test_enter_takes_none_of_several(qtbot: QtBot, kind: Lines) -> None:
    made = shown(qtbot, kind, *WORDS, closed=True)
    QTest.keyClicks(made, "s")
    QTest.keyClick(made, Qt.Key.Key_Return)
    assert made.text() == "s"


def test_the_word_that_is_taken_stands_behind_those_before_it(qtbot: QtBot) -> None:
    made = shown(qtbot, WordsLine, *WORDS, closed=True)
    QTest.keyClicks(made, "Veneno, si")
    QTest.keyClick(made, Qt.Key.Key_Tab)
    assert made.text() == "Veneno, Silencio"


class Form(QWidget):
    """A form with one such line, which keeps a tally of what was asked of it."""

    def __init__(self, line: PickLine | WordsLine) -> None:
        super().__init__()
        self.line = line
        self.asked: list[str] = []
        line.setParent(self)
        self.shortcut = QAction("Party", self)
        self.shortcut.setShortcut(QKeySequence("Ctrl+2"))
        self.shortcut.triggered.connect(lambda: self.asked.append("Ctrl+2"))
        self.addAction(self.shortcut)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Save):
            self.asked.append("Ctrl+S")


@pytest.fixture
def form(qtbot: QtBot, kind: Lines) -> Form:
    """A form in front, with the cursor in its line, whose list is open."""
    form = Form(kind())
    qtbot.addWidget(form)
    form.line.offer(list(WORDS))
    form.show()
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    form.line.setFocus()
    QTest.keyClick(form.windowHandle(), Qt.Key.Key_S)
    return form


@pytest.mark.parametrize(("key", "asked"), [(Qt.Key.Key_S, "Ctrl+S"), (Qt.Key.Key_2, "Ctrl+2")])
def test_an_open_list_keeps_no_key_from_the_form_or_the_window(form: Form, key: Qt.Key, asked: str) -> None:
    window = form.windowHandle()
    for times in (1, 2):
        popup = QApplication.activePopupWidget()
        assert popup is not None
        QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
        assert form.asked == [asked] * times
        assert not popup.isVisible()
        assert form.line.text() == "s"
        form.line.clear()
        QTest.keyClick(window, Qt.Key.Key_S)


def test_an_open_list_leaves_the_line_its_own_keys(form: Form) -> None:
    assert QApplication.activePopupWidget() is not None
    QTest.keyClick(form.windowHandle(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert form.line.selectedText() == "s"
    assert form.asked == []
