"""The line of a search."""

from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from ui.theme.theme import look
from ui.widgets.line_edits import SearchLine


def test_the_button_that_clears_a_search_stands_in_its_line(qtbot: QtBot) -> None:
    before = look().choice
    look().choose("light")
    line = SearchLine()
    qtbot.addWidget(line)
    line.resize(240, line.sizeHint().height())
    line.setText("hedge")
    line.show()
    QApplication.processEvents()
    (button,) = line.findChildren(QToolButton)
    assert button.height() <= line.height()
    assert abs(button.geometry().center().y() - line.rect().center().y()) <= 1
    look().choose(before)
