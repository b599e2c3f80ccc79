"""Pools of few points, which can be counted at a glance."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from rules.core.display import PoolView
from ui.encounter.turn_order.pips import MOST, PipsRow, are_pips, width_of


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
