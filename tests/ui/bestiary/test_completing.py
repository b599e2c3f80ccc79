"""What may follow in a search, offered under its line."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.creatures import CreatureRow
from tests.ui.bestiary.world import names
from tests.ui.settling import settle
from tests.ui.theme.canvas import share
from ui.bestiary.tab import BestiaryTab
from ui.session.appearance import emblem_in_list
from ui.sheets.creature_search import CreatureSearch
from ui.theme.emblem import Emblem
from ui.theme.theme import current
from ui.widgets.completer import Completer
from ui.widgets.picker import BEFORE, EMBLEM, Picker


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


def test_a_picker_of_creatures_shows_their_emblems_worked_out_when_seen(qtbot: QtBot, filled: Library) -> None:
    over, asked = QWidget(), list[str]()
    qtbot.addWidget(over)
    over.resize(800, 600)
    over.show()

    def emblem(row: CreatureRow) -> Emblem | None:
        asked.append(row.name)
        return emblem_in_list(filled, row)

    search = CreatureSearch(filled, None, lambda row: "", lambda item, tail: None, emblem=emblem)
    picker = Picker("Who?", (), over, search=search)
    picker.open()
    settle()
    line = picker.list.visualRect(picker.list.model().index(0, 0))
    image = picker.list.viewport().grab().toImage()
    assert "Ash Wolf" in asked
    place = QRectF(line.left() + BEFORE, line.top(), EMBLEM, line.height())
    glyph = current().color("glyph")
    assert share(image, glyph, place, far=40) > 0.05
    assert len(asked) == len(set(asked)), "each once"
