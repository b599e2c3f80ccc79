"""The line at the foot of the window is one line, whatever it is told."""

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.settling import settle
from ui.shell.status_bar import StatusBar


@pytest.mark.parametrize(
    "words", ["Taken back: HP 96\nMP 12", "Taken back:\u2028HP 96\u2029MP 12", "Taken back: HP 96\r\n\tMP 12\n"]
)
def test_what_has_several_lines_is_read_in_one(qtbot: QtBot, words: str) -> None:
    bar = StatusBar()
    qtbot.addWidget(bar)
    bar.resize(600, 24)
    bar.setSizeGripEnabled(False)
    bar.show()
    qtbot.waitExposed(bar)
    settle()
    empty = bar.grab().toImage()
    bar.showMessage("Taken back: HP 96 MP 12")
    bar.grab()  # the first picture of a widget is drawn before its style has settled
    one_line = bar.grab().toImage()
    assert one_line != empty
    bar.showMessage(words)
    assert bar.grab().toImage() == one_line
