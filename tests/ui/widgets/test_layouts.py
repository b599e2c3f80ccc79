"""Widgets that set what they hold in lines."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.settling import settle
from tools.pictures.layout_faults import wrong
from ui.widgets.controls import EmptyState
from ui.widgets.layouts import FlowPanel, FlowRow, VerticalScrollArea, WideScrollArea, stacked


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


@pytest.mark.parametrize(("width", "places"), [(300, [0, 70, 140, 210]), (190, [0, 70, 70, 70]), (100, [0, 0, 0, 0])])
def test_under_a_heading_further_lines_begin_beside_it_where_they_have_room(
    qtbot: QtBot, width: int, places: list[int]
) -> None:
    """The second line of what is done out of turn began under the words, far left of the first."""
    flow = FlowPanel(10, hangs=True)
    qtbot.addWidget(flow)
    for across in (60, 60, 60, 80):
        sized(flow, (across, 20))
    flow.resize(width, 200)
    flow.show()
    assert [widget.x() for widget in flow.shown()] == places
    assert all(widget.geometry().right() < width for widget in flow.shown())
    assert flow.heightForWidth(width) == max(widget.geometry().bottom() for widget in flow.shown()) + 1


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


@pytest.fixture
def nothing(qtbot: QtBot) -> EmptyState:
    """A search that found nothing, with a long offer."""
    nothing = EmptyState(drawing="spell-book")
    qtbot.addWidget(nothing)
    nothing.say("No creature matches your search.", "Show all creatures")
    nothing.other.setText("Add “no such creature” with " + "Strength 1, Vitality 2, " * 6)
    nothing.other.show()
    nothing.resize(300, 500)
    nothing.show()
    return nothing


def test_where_there_is_no_height_the_drawing_goes_and_the_words_scroll(nothing: EmptyState) -> None:
    """A long offer was cut above and below under a search that found nothing."""
    seen = []
    for high in range(500, 60, -8):
        nothing.resize(300, high)
        settle()
        assert wrong(nothing) == set()
        seen.append((nothing.picture.isVisible(), nothing.verticalScrollBar().maximum() > 0))
    assert list(dict.fromkeys(seen)) == [(True, False), (False, False), (False, True)]
    nothing.resize(300, 500)
    settle()
    assert nothing.picture.height() == nothing.picture.SIDE


@pytest.mark.parametrize("high", [140, 110, 80])
def test_the_button_that_has_the_keys_stays_in_sight_where_there_is_no_height(nothing: EmptyState, high: int) -> None:
    nothing.activateWindow()
    nothing.button.setFocus()
    settle()
    bar, button, view = nothing.verticalScrollBar(), nothing.button, nothing.viewport()

    def is_whole() -> bool:
        return view.rect().contains(QRect(button.mapTo(view, QPoint()), button.size()))

    nothing.resize(300, high)
    for _ in range(3):
        settle()
    assert button.hasFocus()
    assert bar.maximum() > 0
    assert is_whole()
    bar.setValue(0)
    is_left = button.visibleRegion().isEmpty()
    nothing.resize(300, high + 2)
    settle()
    assert (bar.value() == 0) == is_left, "who has scrolled away stays there"


def test_an_area_that_scrolls_down_is_as_wide_as_what_it_holds_becomes(qtbot: QtBot) -> None:
    held, words = QWidget(), QLabel("short")
    stacked(words, on=held)
    area, around = WideScrollArea(held), QWidget()
    stacked(area, on=around)
    qtbot.addWidget(around)
    around.resize(40, 200)
    around.show()
    for text in ("short", "as long as nothing else that stood here before", "short"):
        words.setText(text)
        around.resize(40, 200)
        for _ in range(2):  # it is told from the inside out
            settle()
        assert held.width() <= area.viewport().width()
        assert words.width() >= words.sizeHint().width()


def test_what_needs_no_scroll_bar_has_none_whatever_height_it_had_before(qtbot: QtBot) -> None:
    """A row that was left empty beside the bar took the room in which all of them stand without one."""
    inner, flow = QWidget(), FlowPanel()
    for height in (40, 40, 40, 40, 60, 40):
        sized(flow, (90, height))
    stacked(flow, on=inner)
    area = VerticalScrollArea(inner)
    qtbot.addWidget(area)
    area.show()
    area.resize(290, 80)
    settle()
    assert area.verticalScrollBar().maximum() > 0
    area.resize(290, 110)
    settle()
    assert inner.heightForWidth(290) <= 110 < inner.heightForWidth(area.width() - 14)
    assert area.verticalScrollBar().maximum() == 0
    assert inner.width() == 290
