"""Where in a list something comes in, which side is offered there, and how it scrolls under what is held."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.holding import Held
from ui.dnd.drop_targets import EDGE, DropAnswer, DropTarget, row_under, side_at, side_bands
from ui.dnd.payload import SIDES
from ui.theme.theme import GRID
from ui.widgets.sides import ANOTHER


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    return made


@pytest.fixture
def held(window: QWidget) -> Iterator[Held]:
    """Something in the mouse, for as long as the window is there."""
    held = Held()
    yield held
    held.leave()


# --- where in a list ---------------------------------------------------------------------------------------

HIGH = 40
"""Pixels of a row."""


@pytest.fixture
def rows(window: QWidget) -> QListWidget:
    """A list of a hundred rows, of which some are seen."""
    view = QListWidget(window)
    view.setGeometry(0, 0, 200, 240)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    for number in range(100):
        item = QListWidgetItem(str(number), view)
        item.setSizeHint(QSize(10, HIGH))
    view.show()
    assert view.visualItemRect(view.item(1)) == QRect(0, HIGH, view.viewport().width(), HIGH)
    return view


@pytest.mark.parametrize(("y", "row", "line"), [(3, 0, 1), (37, 1, 40), (43, 1, 40), (77, 2, 80)])
def test_it_comes_in_before_or_behind_the_row_under_the_mouse(rows: QListWidget, y: int, row: int, line: int) -> None:
    assert row_under(rows, QPoint(5, y), 100) == (row, QRect(0, line, rows.viewport().width(), 1))


def test_below_all_rows_it_comes_in_last(rows: QListWidget) -> None:
    for number in range(99, 2, -1):
        rows.takeItem(number)
    width = rows.viewport().width()
    assert row_under(rows, QPoint(5, 200), 3) == (3, QRect(0, 3 * HIGH - 1, width, 1))
    assert row_under(rows, QPoint(5, 118), 3) == (3, QRect(0, 3 * HIGH - 1, width, 1))
    rows.clear()
    assert row_under(rows, QPoint(5, 200), 0) == (0, QRect(0, 1, width, 1))


def test_by_keys_it_comes_in_behind_the_current_row_or_last(rows: QListWidget) -> None:
    rows.setCurrentRow(-1)
    assert row_under(rows, None, 100)[0] == 100
    rows.setCurrentRow(4)
    assert row_under(rows, None, 100) == (5, QRect(0, 5 * HIGH, rows.viewport().width(), 1))


def test_sides_are_offered_at_the_right_one_below_the_other_and_take_a_third_at_most() -> None:
    for space in (QRect(0, 0, 900, 400), QRect(10, 20, 120, 60)):
        bands = side_bands(space, ("foes", "Guards of the gate"))
        assert tuple(bands) == (*SIDES, "Guards of the gate", ANOTHER)
        for band, under in zip(list(bands.values()), list(bands.values())[1:], strict=False):
            assert (under.left(), under.top()) == (band.left(), band.bottom() + 1)
        for side, band in bands.items():
            assert band.width() <= space.width() // 3
            assert band.height() <= space.height() // len(bands)
            assert band.left() > space.center().x()
            assert band.right() < space.right()
            assert side_at(bands, band.center()) == side
        assert side_at(bands, space.topLeft()) is None
        assert side_at(bands, None) is None


# --- a list that scrolls -----------------------------------------------------------------------------------


TAKES = DropAnswer(lambda: None)


def place_in(rows: QListWidget, answer: DropAnswer | None = TAKES) -> DropTarget:
    """Makes a list a place that gives an answer."""
    return DropTarget(rows.viewport(), lambda carried, point: answer)


def under(rows: QListWidget, up: int = 5) -> QPoint:
    """A point so many pixels over the lower edge of a list."""
    return QPoint(5, rows.viewport().height() - up)


@pytest.mark.parametrize("by_pixel", [False, True])
def test_a_list_scrolls_while_something_is_held_near_its_edge(rows: QListWidget, held: Held, by_pixel: bool) -> None:
    mode = QAbstractItemView.ScrollMode
    rows.setVerticalScrollMode(mode.ScrollPerPixel if by_pixel else mode.ScrollPerItem)
    place, bar = place_in(rows), rows.verticalScrollBar()
    step = GRID if by_pixel else 1
    held.over(rows.viewport(), under(rows, EDGE - 1))
    assert place.scrolls
    place._scrolling.timeout.emit()
    place._scrolling.timeout.emit()
    assert bar.value() == 2 * step
    held.over(rows.viewport(), QPoint(5, EDGE - 1))
    place._scrolling.timeout.emit()
    assert bar.value() == step


@pytest.mark.parametrize("up", [EDGE, 100, 200])
def test_it_stands_still_elsewhere(rows: QListWidget, held: Held, up: int) -> None:
    place = place_in(rows)
    held.over(rows.viewport(), under(rows))
    held.over(rows.viewport(), under(rows, up))
    assert not place.scrolls


def test_it_stands_still_once_what_was_held_has_left_or_fallen(rows: QListWidget, held: Held) -> None:
    place = place_in(rows)
    held.over(rows.viewport(), under(rows))
    held.leave()
    assert not place.scrolls
    held.over(rows.viewport(), under(rows))
    held.fall()
    assert not place.scrolls


def test_it_stands_still_for_what_is_the_business_of_what_is_around(
    window: QWidget, rows: QListWidget, held: Held
) -> None:
    DropTarget(window, lambda carried, point: TAKES)
    place = place_in(rows, None)
    assert held.over(rows.viewport(), under(rows))
    assert not place.scrolls


def test_it_stands_still_for_what_is_taken_nowhere(rows: QListWidget, held: Held) -> None:
    place = place_in(rows, None)
    assert not held.over(rows.viewport(), under(rows))
    assert not place.scrolls


def test_a_move_near_the_edge_puts_no_step_off(rows: QListWidget, held: Held) -> None:
    place = place_in(rows)
    held.over(rows.viewport(), under(rows))
    number = place._scrolling.timerId()
    held.over(rows.viewport(), under(rows, 6))
    assert place._scrolling.timerId() == number
