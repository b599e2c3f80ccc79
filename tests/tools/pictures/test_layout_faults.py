"""What the checker of pictures sees of texts that are scrolled."""

import pytest
from PySide6.QtWidgets import QListWidget, QPlainTextEdit
from pytestqt.qtbot import QtBot

from tests.ui.settling import settle
from tools.pictures.layout_faults import wrong


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
