"""A line of what is due: its buttons give up their keys, and who rolls its place, before the sentence is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.encounter.conftest import GameTable
from tests.ui.settling import settle
from ui.theme.sizes import px
from ui.theme.theme import GRID, look
from ui.widgets.due_line import DueLine
from ui.widgets.layouts import lined

WISH = "Elvira Montalbán: I look behind the curtain before anybody sees me."


@pytest.fixture
def line(qtbot: QtBot) -> Iterator[DueLine]:
    window = QWidget()
    qtbot.addWidget(window)
    made = DueLine(window)
    do, put_off = made.buttons
    do.say("Do it", "Ctrl+F9")
    put_off.say("Not now", "Ctrl+Shift+F9")
    lined((made, 1), on=window)
    window.show()
    made.say(WISH)
    made.show()
    yield made
    window.close()


def widen(line: DueLine, width: int) -> None:
    line.window().resize(width, 60)
    settle()


def test_its_keys_stand_in_their_tooltips_before_a_word_of_the_sentence_is_left_out(line: DueLine) -> None:
    do, put_off = line.buttons
    widen(line, 1200)
    assert (do.text(), put_off.text(), do.toolTip()) == ("Do it (Ctrl+F9)", "Not now (Ctrl+Shift+F9)", "")
    widen(line, line.whole_width())
    assert (do.text(), put_off.text()) == ("Do it (Ctrl+F9)", "Not now (Ctrl+Shift+F9)")
    widen(line, line.whole_width() - GRID)
    assert (do.text(), put_off.text()) == ("Do it", "Not now")
    assert ("Ctrl+F9" in do.toolTip(), "Ctrl+Shift+F9" in put_off.toolTip()) == (True, True)
    assert (do.accessibleName(), put_off.accessibleName()) == ("Do it (Ctrl+F9)", "Not now (Ctrl+Shift+F9)")
    assert line.sentence.text() == WISH
    assert line.sentence.height() >= line.sentence.heightForWidth(line.sentence.width())
    line.say(f"{WISH} {WISH}")
    widen(line, line.least_width())
    assert line.sentence.text().endswith("…")
    assert "before anybody sees me" in line.sentence.toolTip()
    line.say(WISH)
    widen(line, 1200)
    assert (do.text(), line.sentence.text()) == ("Do it (Ctrl+F9)", WISH)


def test_who_rolls_gives_way_to_a_sentence_that_would_be_cut(begun: GameTable) -> None:
    page, line = begun.page, begun.page.cue_line

    def say(sentence: str) -> bool:
        """Say it; return whether it is still told who rolls."""
        line.say(sentence)
        page.bottom.arrange()
        settle()
        return bool(page.rollers.isVisible())

    met = set()
    for width in range(1300, 700, -60):
        begun.window.resize(width, 700)
        told = say(WISH)
        met.add(told)
        assert line.isVisible()
        assert line.sentence.text() == WISH or not told, width
    assert met == {True, False}
    begun.window.resize(1300, 700)
    assert say("Now: rest."), "a short sentence leaves them their place"
    assert say("")


@pytest.mark.parametrize("text", [100, 150, 200])
def test_two_lines_and_both_buttons_stand_clear_of_its_frame(begun: GameTable, text: int) -> None:
    page, line = begun.page, begun.page.cue_line
    look().choose_text_size(text)
    begun.window.resize(1024, 700)
    line.say(WISH)
    page.bottom.arrange()
    settle()
    assert line.sentence.heightForWidth(line.sentence.width()) > 1.5 * line.sentence.fontMetrics().lineSpacing()
    assert line.contentsRect().height() >= line.sentence.heightForWidth(line.sentence.width()) + 2
    for button in line.buttons:
        assert button.y() >= px(2)
        assert line.height() - button.geometry().bottom() - 1 >= px(2)


def test_who_rolls_gives_way_before_the_keys_do(begun: GameTable) -> None:
    page, line = begun.page, begun.page.cue_line
    line.say(WISH)
    for width in range(1300, 700, -20):
        begun.window.resize(width, 700)
        page.bottom.arrange()
        settle()
        has_keys = "(" in line.buttons[0].text()
        assert has_keys or not page.rollers.isVisible(), width


def test_a_press_does_it_with_and_without_its_key(line: DueLine) -> None:
    pressed: list[str] = []
    line.buttons[0].clicked.connect(lambda: pressed.append(line.buttons[0].text()))
    for width in (1200, line.whole_width() - GRID):
        widen(line, width)
        QTest.mouseClick(line.buttons[0], Qt.MouseButton.LeftButton)
    assert pressed == ["Do it (Ctrl+F9)", "Do it"]
