"""What is found by a few letters: the list over the window, opened by Ctrl+K, read and taken from."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.encounter.conftest import GameTable
from ui.widgets.picker import Picker


def opened(table: GameTable, letters: str = "") -> Picker:
    QTest.keyClick(table.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    picker = table.window.finder.picker
    assert picker is not None
    QTest.keyClicks(picker.line, letters)
    return picker


def enter(picker: Picker) -> None:
    QTest.keyClick(picker.line, Qt.Key.Key_Return)


def listed(picker: Picker) -> list[str]:
    model = picker.list.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]
