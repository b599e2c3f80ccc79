"""Widgets that set what they hold in lines."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ui.widgets.layouts import FlowPanel, FlowRow


def test_what_is_lower_stands_in_the_middle_of_its_line(qtbot: QtBot) -> None:
    flow = FlowPanel(10)
    qtbot.addWidget(flow)
    for width, height in ((60, 40), (60, 20), (60, 30)):
        label = QLabel()
        label.setFixedSize(width, height)
        flow.add(label)
    flow.resize(140, 100)
    flow.show()
    high, low, next_line = flow.shown()
    assert (high.geometry().top(), low.geometry().center().y()) == (0, high.geometry().center().y())
    assert (next_line.x(), next_line.y()) == (0, 50)
    assert flow.heightForWidth(140) == 80


@pytest.mark.parametrize(("width", "places"), [(200, [(0, 0), (140, 0), (175, 0)]), (120, [(0, 0), (0, 40), (35, 40)])])
def test_words_keep_their_width_and_icons_go_under_them_where_both_have_no_room(
    qtbot: QtBot, width: int, places: list[tuple[int, int]]
) -> None:
    row, words = FlowRow(10), FlowPanel(10)
    qtbot.addWidget(row)
    sized(words, (100, 30))
    row.add(words)
    for _ in range(2):
        sized(row, (25, 25))
    row.resize(width, 100)
    row.show()
    assert [(widget.x(), widget.y()) for widget in row.shown()] == places
    assert words.shown()[0].width() == 100
    assert row.minimumSizeHint().width() == 100


def test_lines_beside_something_are_as_many_as_they_need(qtbot: QtBot) -> None:
    row, words = FlowRow(10), FlowPanel(10)
    qtbot.addWidget(row)
    for _ in range(2):
        sized(words, (60, 30))
    row.add(words)
    sized(row, (25, 25))
    assert row.heightForWidth(165) == 30
    assert row.heightForWidth(130) == 70


def sized(lines: FlowPanel, size: tuple[int, int]) -> None:
    label = QLabel()
    label.setFixedSize(*size)
    lines.add(label)
