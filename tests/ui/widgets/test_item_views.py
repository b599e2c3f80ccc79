"""Lists whose lower edge cuts no row."""

import pytest
from PySide6.QtCore import QStringListModel
from PySide6.QtGui import QStandardItemModel
from pytestqt.qtbot import QtBot

from tests.ui.settling import settle
from ui.dnd.handle import RowTable
from ui.theme.theme import look
from ui.widgets.item_views import RowList


@pytest.mark.parametrize("text", [100, 150])
def test_no_row_is_seen_by_halves_however_high_the_list_is(qtbot: QtBot, text: int) -> None:
    look().choose_text_size(text)
    shown = RowList()
    qtbot.addWidget(shown)
    shown.setModel(QStringListModel([f"Tag {number}" for number in range(12)]))
    shown.setUniformItemSizes(True)
    shown.show()
    row = shown.sizeHintForRow(0)
    for height in range(3 * row, 5 * row, 7):
        shown.resize(200, height)
        settle()
        assert shown.viewport().height() % row == 0, height
        shown.scrollToBottom()
        last = shown.visualRect(shown.model().index(11, 0))
        assert shown.viewport().rect().contains(last), height
        shown.scrollToTop()
    shown.resize(200, 20 * row)
    settle()
    assert shown.viewportMargins().bottom() == 0, "where all have room nothing is left out"
    look().choose_text_size(100)


def test_a_table_shows_whole_rows_under_its_headings_too(qtbot: QtBot) -> None:
    model = QStandardItemModel(12, 2)
    shown = RowTable(model, 0, 30)
    qtbot.addWidget(shown)
    shown.show()
    for height in range(120, 240, 7):
        shown.resize(300, height)
        settle()
        assert shown.viewport().height() % 30 == 0, height
        header = shown.horizontalHeader()
        assert header.geometry().bottom() < shown.viewport().geometry().top() + 1
        shown.scrollToBottom()
        assert shown.viewport().rect().contains(shown.visualRect(model.index(11, 0))), height
    shown.resize(300, 800)
    settle()
    assert shown.viewportMargins().bottom() == 0
