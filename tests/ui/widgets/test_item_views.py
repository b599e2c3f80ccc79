"""Lists whose lower edge cuts no row."""

import pytest
from PySide6.QtCore import QStringListModel
from pytestqt.qtbot import QtBot

from tests.ui.settling import settle
from ui.theme.theme import look
from ui.widgets.item_views import WholeRowsList


@pytest.mark.parametrize("text", [100, 150])
def test_no_row_is_seen_by_halves_however_high_the_list_is(qtbot: QtBot, text: int) -> None:
    look().choose_text_size(text)
    shown = WholeRowsList()
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
