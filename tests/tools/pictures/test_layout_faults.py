"""What the checker of pictures sees of texts that are scrolled."""

import pytest
from PySide6.QtCore import QStringListModel
from PySide6.QtWidgets import QListView, QListWidget, QPlainTextEdit
from pytestqt.qtbot import QtBot

from tests.ui.settling import settle
from tools.pictures.layout_faults import wrong
from ui.dnd.handle import DraggableList


@pytest.mark.parametrize(
    ("lines", "is_wrong"), [(0.5, True), (1, False), (1.5, True), (2, False), (2.5, True), (4, False)]
)
def test_a_text_shows_whole_lines_and_one_at_least(qtbot: QtBot, lines: float, *, is_wrong: bool) -> None:
    text = QPlainTextEdit("First\nSecond\nThird")
    qtbot.addWidget(text)
    text.show()
    around = text.height() - text.viewport().height() + round(text.document().documentMargin())
    text.setMinimumHeight(1)
    text.resize(300, round(lines * text.cursorRect().height()) + around)
    settle()
    assert bool(wrong(text)) == is_wrong, wrong(text)


def test_rows_of_a_list_that_are_wider_than_it_are_a_fault(qtbot: QtBot) -> None:
    shown = QListWidget()
    qtbot.addWidget(shown)
    shown.addItem("Weakened by the long winter · shipped with the program")
    shown.resize(120, 200)
    shown.show()
    settle()
    assert any("rows are wider" in fault for fault in wrong(shown))
    shown.resize(800, 200)
    settle()
    assert wrong(shown) == set()


class Cutting(DraggableList):
    """One that lets its lower edge lie wherever it comes to lie."""

    def updateGeometries(self) -> None:  # noqa: N802 - Qt calls it so
        QListView.updateGeometries(self)


@pytest.mark.parametrize("kind", [DraggableList, Cutting])
def test_a_row_that_the_lower_edge_of_a_list_cuts_is_a_fault(qtbot: QtBot, kind: type[DraggableList]) -> None:
    shown = kind()
    qtbot.addWidget(shown)
    shown.setUniformItemSizes(True)
    shown.setModel(QStringListModel([str(number) for number in range(30)]))
    shown.resize(200, 150)
    shown.show()
    settle()
    assert shown.contentsRect().height() % shown.sizeHintForRow(0)
    assert any("cuts a row" in fault for fault in wrong(shown)) == (kind is Cutting)
