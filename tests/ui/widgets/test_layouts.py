"""Widgets that set what they hold in lines."""

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from ui.widgets.layouts import FlowPanel, FlowRow, ScrollArea


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


class Undecided(QWidget):
    """Wants to be higher than it is, or lower."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        self.asked += 1
        return 410 if self.height() == 400 else 400


def test_what_wants_another_height_in_each_that_it_gets_is_scrolled_and_the_program_goes_on(qtbot: QtBot) -> None:
    area, inside = ScrollArea(), Undecided()
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    area.setWidget(inside)
    area.resize(300, 200)
    area.show()
    qtbot.waitExposed(area)
    area.resize(320, 220)
    assert inside.height() >= 200
    assert inside.asked < 200
    assert area.verticalScrollBar().maximum() > 0
