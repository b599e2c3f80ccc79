"""A search that finds nothing where the list looks says what there is elsewhere, and goes there."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.ui.bestiary.world import critter, look_for, names
from ui.bestiary.tab import BestiaryTab


def choose_folder(tab: BestiaryTab, folder: str) -> None:
    place = tab.filters.folders.place_of(folder)
    assert place is not None
    tab.filters.folder_view.setCurrentIndex(tab.filters.folders.index(place, 0))


def test_what_lies_in_another_folder_is_counted_and_shown_by_enter(
    qtbot: QtBot, tab: BestiaryTab, library: Library
) -> None:
    library.creatures.add([critter("Bog Toad", folder="Bog"), critter("Wolf", folder="Wood")])
    tab.reload()
    choose_folder(tab, "Wood")
    look_for(qtbot, tab, "toad")
    assert names(tab) == []
    assert tab.list.nothing.sentence.text() == ("Nothing here matches your search. Elsewhere in the bestiary: 1.")
    QTest.keyClick(tab.list.search, Qt.Key.Key_Return)
    assert names(tab) == ["Bog Toad"]
    assert tab.list.search.text() == "toad"
    assert tab.filters.folder is None


def test_what_is_of_another_system_is_shown_by_the_button(qtbot: QtBot, tab: BestiaryTab, library: Library) -> None:
    library.creatures.add([critter("Bog Toad"), critter("Pump", system="machines")])
    tab.remembered.choose_system("machines")
    tab.reload()
    look_for(qtbot, tab, "toad")
    QTest.mouseClick(tab.list.nothing.button, Qt.MouseButton.LeftButton)
    assert names(tab) == ["Bog Toad"]
    assert tab.remembered.system is None


def test_show_all_lets_go_of_the_words_too(qtbot: QtBot, tab: BestiaryTab, library: Library) -> None:
    library.creatures.add([critter("Bog Toad", folder="Bog"), critter("Wolf", folder="Wood")])
    tab.reload()
    look_for(qtbot, tab, "toad")
    assert tab.filters.clear_button.isEnabled()
    QTest.mouseClick(tab.filters.clear_button, Qt.MouseButton.LeftButton)
    assert (tab.list.search.text(), len(names(tab))) == ("", library.creatures.count())
    assert not tab.filters.clear_button.isEnabled()
