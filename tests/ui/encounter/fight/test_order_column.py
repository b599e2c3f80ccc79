"""The order and what is dragged into it share a column: its rows stay whole, and each list has a line at least."""

from itertools import product

import pytest
from PySide6.QtWidgets import QAbstractItemView

from tests.ui.encounter.conftest import GameTable
from tests.ui.settling import settle
from tools.pictures.page_pictures import Size, show
from ui.encounter.fight.order_column import KEPT

SIZES = [
    Size(100, 1366, 768),
    Size(100, 1024, 700),
    Size(150, 1366, 768),
    Size(150, 1024, 700),
    Size(200, 1366, 768),
    Size(100, 1366, 540),
]


def rows(view: QAbstractItemView) -> tuple[int, int]:
    """How many rows of a list are whole, and how many are cut."""
    shown, model = view.viewport().rect(), view.model()
    rects = [view.visualRect(model.index(row, 0)) for row in range(model.rowCount())]
    whole = sum(shown.contains(rect) for rect in rects)
    return whole, sum(shown.intersects(rect) for rect in rects) - whole


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_no_row_of_the_order_is_cut_by_what_opens_under_it(begun: GameTable, size: Size) -> None:
    """At 150 % both together left it half a row, and the window grew beyond the screen."""
    window, page = begun.window, begun.page
    show(window, size)
    alone, _ = rows(page.order)
    for has_things, has_statuses in product((False, True), repeat=2):
        if page.things.isVisible() is not has_things:
            window.menus.by_name["things"].trigger()
        if page.palette_of_statuses.isVisible() is not has_statuses:
            window.fight_panes.toggle("palette_of_statuses")
        settle()
        settle()
        whole, cut = rows(page.order)
        assert cut == 0
        assert whole >= min(alone, KEPT if has_things + has_statuses < 2 else 1)
        column = page.order.parentWidget()
        for guest, is_open in ((page.things, has_things), (page.palette_of_statuses, has_statuses)):
            assert guest.isVisible() is is_open
            assert not is_open or column.rect().contains(guest.geometry())
        assert not has_statuses or rows(page.palette_of_statuses.list)[0] >= 1
        assert (window.width(), window.height()) == (size.width, size.height)
    window.fight_panes.toggle("palette_of_statuses")
    window.menus.by_name["things"].trigger()
    settle()
    assert rows(page.order)[0] == alone


def test_where_both_have_no_room_the_one_that_was_opened_last_has_it(begun: GameTable) -> None:
    page = begun.page
    begun.window.menus.by_name["things"].trigger()
    begun.window.fight_panes.toggle("palette_of_statuses")
    settle()
    column = page.order.parentWidget()
    least = page.order.height_of(1)
    column.resize(column.width(), least + page.palette_of_statuses.heights()[0] + 20)
    assert page.things.height() == 0
    assert page.palette_of_statuses.height() == page.palette_of_statuses.heights()[0]
    assert rows(page.order) == (1, 0)
    begun.window.fight_panes.toggle("palette_of_statuses")
    assert page.things.height() >= page.things.heights()[0]
