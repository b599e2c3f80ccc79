"""How chips share the room that there is, and what of their words is left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from ui.encounter.turn_order.chips import (
    BRIEF,
    CHIP_GAP,
    CHIP_LEAST,
    MORE_WIDTH,
    MOST,
    PipsRow,
    are_pips,
    chip_text,
    chip_width,
    shared,
    whole_again,
    width_of,
)
from ui.session.view.order import ChipView, PoolView

G, L, M = CHIP_GAP, CHIP_LEAST, MORE_WIDTH


def test_all_that_fit_have_what_they_wish() -> None:
    assert shared([60, 70], 1, 130 + G) == [60, 70]
    assert shared([], 0, 100) == []
    assert shared([20], 1, 20) == [20]


def test_where_not_all_fit_room_is_left_to_say_how_many_there_are() -> None:
    assert shared([60, 60, 60], 1, 120 + 2 * G + M) == [60, 60]
    assert shared([60, 60, 60], 1, 120 + 2 * G + M - 1) == [60], "one that does not matter is whole or not there"
    assert shared([60, 60], 1, 60 + G + M) == [60]


def test_the_first_ones_are_cut_to_stand_all_and_the_others_give_way() -> None:
    assert shared([90, 90, 20], 2, 2 * L + 2 * G + M) == [L, L]
    assert shared([90, 90, 20], 1, 2 * L + 2 * G + M) == [90], "the second does not matter: the first is whole"


def test_one_that_would_leave_no_room_for_a_number_stands_alone() -> None:
    assert shared([50, 60], 1, 50 + G + M - 1) == [50]
    assert shared([50, 60], 0, 50 + G + M - 1) == []
    assert shared([50, 60], 1, 49) == []


def test_a_brief_chip_is_whole_where_all_of_it_has_room() -> None:
    assert whole_again([20, 20], [60, 50], 40 + G + 39) == [20, 50]
    assert whole_again([20, 20], [60, 50], 40 + G + 40) == [60, 20]
    assert whole_again([20], [60, 50], 500) == [20]


def chip(text: str, *, status: str = "slow", good: bool = False) -> ChipView:
    return ChipView(status, text, "toxin", good, text)


def shown(words: ChipView, width: int, *, brief: bool = False) -> str:
    return chip_text(words, QRect(0, 0, width, 15), QFont(), brief=brief)


@pytest.mark.usefixtures("qapp")
def test_a_condition_says_whether_it_helps_and_a_mark_only_where_it_is_bad() -> None:
    assert [
        shown(item, 400)
        for item in (
            chip("Haste", good=True),
            chip("Slow"),
            chip("Revolver 6/6", status="", good=True),
            chip("Jammed", status=""),
        )
    ] == ["▲ Haste", "▼ Slow", "Revolver 6/6", "▼ Jammed"]


@pytest.mark.usefixtures("qapp")
def test_a_brief_chip_has_a_few_letters_and_its_number() -> None:
    slow = chip("Slowness 3")
    assert shown(slow, chip_width(slow, QFont(), brief=True), brief=True) == f"▼{'Slowness'[:BRIEF]} 3"
    assert shown(slow, chip_width(slow, QFont()), brief=True) == "▼ Slowness 3"
    slow = chip("Slowness")
    assert shown(slow, chip_width(slow, QFont(), brief=True), brief=True) == f"▼{'Slowness'[:BRIEF]}"


@pytest.mark.usefixtures("qapp")
def test_the_figure_at_the_end_of_a_chip_is_never_cut() -> None:
    words = chip("Revolver of the old guard 6/6", status="", good=True)
    whole = chip_width(words, QFont())
    assert shown(words, whole - 30).endswith("… 6/6")
    assert shown(words, whole) == words.text


def pool(value: int, maximum: int, *, pips: bool = True) -> PoolView:
    return PoolView("ap", "AP", value, maximum, False, pips, "What a turn has")


def test_few_points_are_pips_and_many_are_figures() -> None:
    assert [are_pips(pool(1, most)) for most in (0, 1, MOST, MOST + 1)] == [False, True, True, False]
    assert not are_pips(pool(1, 6, pips=False))
    assert [width_of(pool(1, most), 8, 2) for most in (1, 3)] == [8, 28]


def test_a_row_of_pips_says_what_it_shows_and_is_gone_without_any(qtbot: QtBot) -> None:
    row = PipsRow()
    qtbot.addWidget(row)
    row.show_pools([pool(2, 6)])
    assert (row.isHidden(), row.accessibleName()) == (False, "AP: 2 of 6")
    assert "What a turn has" in row.toolTip()
    one = row.sizeHint().width()
    row.show_pools([pool(2, 6), pool(1, 6)])
    assert row.sizeHint().width() == 2 * one
    row.show_pools([])
    assert (row.isHidden(), row.accessibleName(), row.sizeHint().width()) == (True, "", 0)
