"""A list that a few letters narrow down."""

from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.encounter.picking import listed
from ui.theme.sizes import px
from ui.widgets.picker import BEFORE, EMBLEM, Picker, PickerItem


def test_what_begins_with_the_typed_word_comes_before_what_only_begins_with_its_letters(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    names = ("Restore a backup…", "Resting places", "Rest…", "After a rest", "Rest of the party")
    picker = Picker("Find anything", [PickerItem(name, "", print) for name in names], over)
    picker.open()
    assert listed(picker) == list(names)
    QTest.keyClicks(picker.line, "rest")
    assert listed(picker) == ["Rest…", "Rest of the party", "Restore a backup…", "Resting places", "After a rest"]


def test_a_line_has_the_drawing_of_what_it_is_about_before_its_words(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(600, 400)
    over.show()
    hue = QColor("#c01080")
    items = [PickerItem("Poison", "", print, sign=lambda painter, square: painter.fillRect(square, hue))]
    picker = Picker("Find a status", [*items, PickerItem("Sleep", "", print)], over)
    picker.open()
    picture = picker.list.viewport().grab().toImage()
    places = {
        (x, y) for x in range(picture.width()) for y in range(picture.height()) if picture.pixelColor(x, y) == hue
    }
    row = picker.list.visualRect(picker.list.model().index(0, 0))
    assert len(places) >= px(EMBLEM) * (px(EMBLEM) - 1)
    assert all(row.contains(x, y) and x < px(BEFORE) + px(EMBLEM) for x, y in places)


def test_what_the_typed_words_begin_comes_before_what_only_has_their_letters(qtbot: QtBot) -> None:
    """There is a b within *robber*, too: all of them came in their order."""
    over = QWidget()
    qtbot.addWidget(over)
    names = ("Headless robber A", "Headless robber B", "Headless robber C", "Select: headless robber")
    picker = Picker("Find anything", [PickerItem(name, "", print) for name in names], over)
    picker.open()
    QTest.keyClicks(picker.line, "robber b")
    assert listed(picker)[0] == "Headless robber B"
    picker.line.clear()
    QTest.keyClicks(picker.line, "headless b")
    assert listed(picker) == ["Headless robber B", "Headless robber A", "Headless robber C", "Select: headless robber"]
