"""The words of a table: under their heading, apart from those of the next column, and whole where there is room."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QHeaderView, QTableWidget, QTableWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from models.repositories.histories import PastFight
from tests.ui.settling import settle
from ui.party.history import ROW, HistoryCard
from ui.theme.theme import GRID, look

LONG = "Benedito Luz, Iara Montes, Sagui Gatuno, Capitã Brasa and Onça de Breu"


def inked(image: QImage, place: QRect) -> int:
    """The first column of pixels in a rectangle where something other than its ground is drawn."""
    ground = image.pixel(place.left(), place.top())
    return next(
        x
        for x in range(place.left(), place.right())
        if any(image.pixel(x, y) != ground for y in range(place.top(), place.bottom()))
    )


@pytest.mark.usefixtures("theme")
def test_the_words_of_a_column_begin_under_its_heading_and_end_before_the_next(qtbot: QtBot) -> None:
    table = QTableWidget(1, 2)
    qtbot.addWidget(table)
    table.setShowGrid(False)
    table.verticalHeader().hide()
    table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    header = table.horizontalHeader()
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    words = "HHHHHHHHHHHHHHH"
    table.setHorizontalHeaderLabels(["HH", "HH"])
    for column in range(2):
        table.setItem(0, column, QTableWidgetItem(words))
    table.resize(600, 120)
    table.show()
    cell, heading = QRect(0, 2, 200, 26), QRect(0, 2, 200, header.height() - 6)
    begins = inked(table.viewport().grab().toImage(), cell)
    assert abs(begins - inked(header.viewport().grab().toImage(), heading)) <= 1
    assert table.columnWidth(0) >= table.fontMetrics().horizontalAdvance(words) + 2 * GRID


class Told:
    """One fight, in which many fell."""

    def for_party(self, party: int) -> list[PastFight]:
        return [PastFight(1, "Short", "tabuleiro", "ended", 3, "foes", {"party": (LONG,)}, {}, "")]


@pytest.mark.usefixtures("theme", "qapp")
def test_what_a_short_name_leaves_is_for_the_longer_words_beside_it(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1024, 600)
    card = HistoryCard((1, "Company"), (), Told(), page)  # type: ignore[arg-type]
    page.show()
    card.open()
    QApplication.processEvents()
    widths = [card.table.columnWidth(column) for column in range(4)]
    assert all(card.table.sizeHintForColumn(column) <= width for column, width in enumerate(widths))
    assert sum(widths) >= card.table.viewport().width() - 1
    page.resize(700, 600)
    QApplication.processEvents()
    assert sum(card.table.columnWidth(column) for column in range(4)) <= card.table.viewport().width()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("begun_at", [100, 200])
def test_the_rows_of_a_history_are_as_high_at_every_size_of_text_whichever_was_the_first(
    qtbot: QtBot, begun_at: int
) -> None:
    look().choose_text_size(begun_at)
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1024, 600)
    card = HistoryCard((1, "Company"), (), Told(), page)  # type: ignore[arg-type]
    page.show()
    card.open()
    high: dict[int, set[int]] = {}
    for text in (begun_at, 300 - begun_at, begun_at):
        look().choose_text_size(text)
        settle()
        high.setdefault(text, set()).add(card.table.rowHeight(0))
    look().choose_text_size(100)
    assert high == {100: {ROW}, 200: {2 * ROW}}
