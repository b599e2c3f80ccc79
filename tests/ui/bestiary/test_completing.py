"""What may follow in a search, offered under its line."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.ui.bestiary.world import names
from ui.bestiary.tab import BestiaryTab
from ui.sheets.creature_search import CreatureSearch
from ui.widgets.completer import Completer
from ui.widgets.picker import Picker


def test_keys_and_mouse_take_what_follows_and_enter_stays_that_of_the_list(qtbot: QtBot, tab: BestiaryTab) -> None:
    line, completer = tab.list.search, tab.completer
    line.setFocus()
    QTest.keyClicks(line, "ta")
    assert completer.offered == ["tag:"]
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert (line.text(), completer.offered) == ("tag:", ["beast", "pack", "swarm"])
    QTest.keyClick(line, Qt.Key.Key_Down)
    QTest.keyClick(line, Qt.Key.Key_Down)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert (line.text(), completer.offered) == ("tag:pack ", [])
    qtbot.waitUntil(lambda: names(tab) == ["Ash Wolf"])
    QTest.keyClicks(line, "-folder:")
    place = completer.list.visualRect(completer.list.model().index(completer.offered.index("Marsh"), 0)).center()
    QTest.mouseClick(completer.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert line.text() == "tag:pack -folder:Marsh "
    line.clear()
    QTest.keyClicks(line, "tag:b")
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert (line.text(), completer.offered) == ("tag:b", [])
    QTest.keyClick(line, Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    assert completer.offered == ["beast"]
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert (line.text(), names(tab), tab.list.view.hasFocus()) == ("tag:b", ["Ash Wolf", "Bog Newt"], True)
    assert completer.offered == []


def test_a_picker_of_creatures_completes_too(qtbot: QtBot, filled: Library) -> None:
    over, taken = QWidget(), list[int]()
    qtbot.addWidget(over)
    over.resize(800, 600)
    over.show()
    search = CreatureSearch(filled, None, lambda row: "", lambda item, tail: taken.append(item))
    picker = Picker("Who?", (), over, search=search)
    picker.open()
    QTest.keyClicks(picker.line, "tag:sw")
    completer = next(candidate for candidate in over.findChildren(Completer) if candidate.offered == ["swarm"])
    QTest.keyClick(picker.line, Qt.Key.Key_Tab)
    assert (picker.line.text(), completer.offered) == ("tag:swarm ", [])
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert len(taken) == 1
