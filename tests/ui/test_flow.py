"""Widgets that set what they hold in lines."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ui.flow import Flow


def test_what_is_lower_stands_in_the_middle_of_its_line(qtbot: QtBot) -> None:
    flow = Flow(10)
    qtbot.addWidget(flow)
    for width, height in ((60, 40), (60, 20), (60, 30)):
        one = QLabel()
        one.setFixedSize(width, height)
        flow.add(one)
    flow.resize(140, 100)
    flow.show()
    high, low, next_line = flow.shown()
    assert (high.geometry().top(), low.geometry().center().y()) == (0, high.geometry().center().y())
    assert (next_line.x(), next_line.y()) == (0, 50)
    assert flow.heightForWidth(140) == 80
