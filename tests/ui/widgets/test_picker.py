"""A list that a few letters narrow down."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.encounter.picking import listed
from ui.widgets.picker import Picker, PickerItem


def test_what_begins_with_the_typed_word_comes_before_what_only_begins_with_its_letters(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    names = ("Restore a backup…", "Resting places", "Rest…", "After a rest", "Rest of the party")
    picker = Picker("Find anything", [PickerItem(name, "", print) for name in names], over)
    picker.open()
    assert listed(picker) == list(names)
    QTest.keyClicks(picker.line, "rest")
    assert listed(picker) == ["Rest…", "Rest of the party", "Restore a backup…", "Resting places", "After a rest"]
