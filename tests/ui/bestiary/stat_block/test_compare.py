"""Two creatures side by side."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.there import there
from tests.ui.bestiary.world import critter, ids, names
from ui.bestiary.tab import BestiaryTab
from ui.theme.theme import current
from ui.widgets.comparison_card import DIFFERS, NOTHING, ComparisonCard
from ui.widgets.picker import Picker


def lines(card: ComparisonCard) -> list[tuple[str, ...]]:
    grid = card.grid
    cells = [[grid.item(row, column) for column in range(4)] for row in range(grid.rowCount())]
    return [tuple(cell.text() for cell in row if cell is not None) for row in cells]


def test_the_same_of_both_stands_in_one_line_and_what_differs_bears_a_sign(
    qtbot: QtBot, tab: BestiaryTab, filled: Library
) -> None:
    wolf = filled.creatures.get(ids(tab, "Ash Wolf")[0])
    assert wolf is not None
    bite, howl = {"id": "bite", "name": "Bite", "die": "d8"}, {"id": "howl", "name": "Howl"}
    wolf.sheet = {**wolf.sheet, "tricks": [bite, howl]}
    filled.creatures.save([wolf])
    filled.creatures.add([critter("Grey Wolf", 30, tags=["beast"], sheet={"level": 5, "tricks": [bite]})])
    tab.reload()
    tab.list.choose(ids(tab, "Ash Wolf", "Grey Wolf"))
    tab._open_menu(tab.mapToGlobal(tab.rect().center()))
    menu = tab.list.findChildren(QMenu)[-1]
    next(action for action in menu.actions() if action.text() == "Compare").trigger()
    menu.close()
    card = next(candidate for candidate in tab.findChildren(ComparisonCard) if candidate.isVisible())
    told = {line[0]: line[1:] for line in lines(card)}
    assert told["Life"] == ("", "30", "30")
    assert told["Level"] == (DIFFERS, "3", "5")
    assert told["Tags"] == (DIFFERS, "beast, pack", "beast")
    assert told["Tricks"] == ()
    headings = [item for row in range(card.grid.rowCount()) if (item := there(card.grid.item(row, 0))).font().bold()]
    assert headings
    assert {item.foreground().color().name() for item in headings} == {current().color("muted").name()}
    assert told["Bite"][0] == ""
    assert (told["Howl"][0], told["Howl"][2]) == (DIFFERS, NOTHING)
    everything = card.grid.rowCount()
    QTest.keyClick(card.only, Qt.Key.Key_Space)
    assert card.grid.rowCount() < everything
    assert "Life" not in {line[0] for line in lines(card)}
    QTest.keyClick(card.grid, Qt.Key.Key_Escape)
    assert not card.isVisible()
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.comparing.compare()
    picker = next(candidate for candidate in tab.findChildren(Picker) if candidate.isVisible())
    QTest.keyClicks(picker.line, "newt")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert [candidate.isVisible() for candidate in tab.findChildren(ComparisonCard)].count(True) == 1
    tab.comparing.compare()
    assert not [candidate for candidate in tab.findChildren(ComparisonCard) if candidate.isVisible()]
    assert tab.list.view.hasFocus(), "who had the keys has them again"
    tab.comparing.compare()
    QTest.keyClick(tab.window().focusWidget(), Qt.Key.Key_Escape)
    assert tab.list.view.hasFocus()
    tab.list.choose(ids(tab, *names(tab)[:3]))
    place = tab.panes.geometry()
    with qtbot.waitSignal(tab.message_requested) as advice:
        tab.comparing.compare()
    assert advice.args == ["Select two creatures to compare them."]
    assert tab.panes.geometry() == place, "the page stays where it is"
