"""A column of the list is one value: heading, cells, order and room come from it."""

from PySide6.QtCore import Qt

from models.library import Library
from tests.ui.settling import settle
from ui.bestiary.list.model import COLUMNS
from ui.bestiary.tab import BestiaryTab

HEADING, CELL = Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole


def test_each_column_has_its_heading_its_cells_and_its_order(tab: BestiaryTab, filled: Library) -> None:
    model = tab.rows
    assert model.columnCount() == len(COLUMNS) > 5
    for place, column in enumerate(COLUMNS):
        assert model.headerData(place, HEADING, int(CELL)) == column.title()
        cells = [model.index(row, place).data() for row in range(model.rowCount())]
        assert cells == [column.text(creature) for creature in model.rows]
        tab.list.view.sortByColumn(place, Qt.SortOrder.AscendingOrder)
        settle()
        assert tab.looking.query().sort == column.sort


def test_the_narrower_the_list_the_more_columns_give_way_each_by_its_room(tab: BestiaryTab, filled: Library) -> None:
    view = tab.list.view
    for place, _ in enumerate(COLUMNS):
        view.want(place, wanted=True)
    shown_before = set(range(len(COLUMNS)))
    for width in (1200, 640, 520, 400, 280):
        view.resize(width, 300)
        settle()
        shown = {place for place in range(len(COLUMNS)) if not view.isColumnHidden(place)}
        assert shown <= shown_before
        rooms = [COLUMNS[place].room for place in shown_before - shown]
        assert all(room >= COLUMNS[place].room for room in rooms for place in shown)
        shown_before = shown
    assert [COLUMNS[place].room for place in shown_before] == [0, 0]
