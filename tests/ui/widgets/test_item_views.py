"""Lists whose edges cut no row."""

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, QStringListModel, Qt
from PySide6.QtGui import QStandardItemModel, QTextDocument
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSlider,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.settling import settle
from ui.dnd.handle import RowTable
from ui.theme.theme import look
from ui.widgets.comparison_card import ComparisonCard, ComparisonRow
from ui.widgets.item_views import RowList
from ui.widgets.labels import Label, text_lines
from ui.widgets.layouts import VerticalScrollArea
from ui.widgets.picker import Picker, PickerItem


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


class Several(QStyledItemDelegate):
    """Rows of several heights."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, (31, 44, 27)[index.row() % 3])


def list_of(qtbot: QtBot, several: bool, count: int = 30) -> RowList:
    shown = RowList()
    qtbot.addWidget(shown)
    shown.setModel(QStringListModel([f"Tag {number}" for number in range(count)]))
    shown.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    if several:
        shown.setItemDelegate(Several(shown))
    else:
        shown.setUniformItemSizes(True)
    shown.show()
    return shown


def cut(shown: QAbstractItemView) -> list[int]:
    """The rows that lie across an edge of what is seen."""
    seen = shown.viewport().rect()
    rects = ((row, shown.visualRect(shown.model().index(row, 0))) for row in range(shown.model().rowCount()))
    return [row for row, rect in rects if rect.intersects(seen) and not seen.contains(rect)]


@pytest.mark.parametrize("several", [False, True])
def test_a_list_that_the_program_scrolls_cuts_no_row_at_either_edge(qtbot: QtBot, several: bool) -> None:
    shown = list_of(qtbot, several)
    for height in range(150, 260, 7):
        shown.resize(200, height)
        settle()
        for row in (12, 13, 29, 20, 2, 0):
            shown.setCurrentIndex(shown.model().index(row, 0))
            shown.scrollTo(shown.currentIndex())
            settle()
            assert cut(shown) == [], (height, row)
            assert shown.viewport().rect().contains(shown.visualRect(shown.currentIndex())), (height, row)
        shown.verticalScrollBar().setValue(shown.verticalScrollBar().maximum() // 2)  # as in another size of text
        assert cut(shown) == [], height


@pytest.mark.parametrize("several", [False, True])
def test_a_list_that_is_scrolled_by_hand_stays_there(qtbot: QtBot, several: bool) -> None:
    shown = list_of(qtbot, several)
    shown.resize(200, 200)
    settle()
    bar = shown.verticalScrollBar()
    bar.setSingleStep(10)
    bar.triggerAction(QAbstractSlider.SliderAction.SliderSingleStepAdd)
    assert bar.value() == 10
    shown.model().setData(shown.model().index(3, 0), "Another")
    shown.resize(200, 210)
    settle()
    assert bar.value() == 10
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    settle()
    assert cut(shown) == []


@pytest.mark.parametrize("height", range(300, 500, 23))
def test_a_comparison_ends_with_a_whole_row(qtbot: QtBot, height: int) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, height)
    page.show()
    lines = [ComparisonRow(f"Field {number}", "one " * (5 + 15 * (number % 3 == 0)), "other") for number in range(30)]
    card = ComparisonCard("Ana", "Bea", lines, page)
    card.open()
    settle()
    assert card.grid.verticalScrollBar().maximum() > 0
    assert cut(card.grid) == []
    card.grid.setCurrentCell(14, 0)
    settle()
    assert cut(card.grid) == []


@pytest.mark.parametrize("height", range(300, 500, 23))
def test_the_list_of_a_picker_ends_with_a_whole_row(qtbot: QtBot, height: int) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, height)
    page.show()
    picker = Picker("Anything", [PickerItem(f"Thing {number}", "", lambda _: None) for number in range(40)], page)
    picker.open()
    settle()
    assert picker.list.verticalScrollBar().maximum() > 0
    assert cut(picker.list) == []


@pytest.mark.parametrize("height", range(90, 200, 11))
def test_a_page_of_markup_ends_with_a_whole_line(qtbot: QtBot, height: int) -> None:
    """Its headings are larger and stand apart: the lines were counted as if all were of one height."""
    label = Label(
        "".join(f"<h2>Turn {number}</h2><p>Ana strikes.</p><p>Bea falls.</p>" for number in range(9)), wraps=True
    )
    label.setTextFormat(Qt.TextFormat.RichText)
    area = VerticalScrollArea(label)
    qtbot.addWidget(area)
    area.resize(300, height)
    area.show()
    settle()
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(label.font())
    document.setHtml(label.text())
    document.setTextWidth(label.width())
    seen = area.viewport().height()
    assert [line for line in text_lines(document) if line[0] < seen < line[1]] == []
