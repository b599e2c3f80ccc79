"""What the program chooses is chosen whichever keys are held: a hand that puts a fight away holds Ctrl."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.ui.encounter.conftest import GUARD, SYSTEM
from ui.shell.main_window import MainWindow

CTRL = Qt.KeyboardModifier.ControlModifier


def press(window: MainWindow, key: Qt.Key) -> None:
    """Ctrl, and while it is held another key of the keyboard, as the window system tells it."""
    QTest.keyPress(window.windowHandle(), Qt.Key.Key_Control, CTRL)
    QTest.keyClick(window.windowHandle(), key, CTRL)
    QTest.keyRelease(window.windowHandle(), Qt.Key.Key_Control)


def marked(view: QListView) -> list[int]:
    return sorted({index.row() for index in view.selectionModel().selectedIndexes()})


def test_the_fight_that_was_put_away_is_chosen_in_the_list(window: MainWindow, library: Library, prepared: int) -> None:
    library.encounters.add(
        Encounter(name="The roof", system=SYSTEM), [EncounterEntry(name="Guard", side="foes", sheet=GUARD)]
    )
    prepare = window.tabs.encounter.prepare
    prepare.reload(prepared)
    encounters = prepare.shelf
    encounters.list.setCurrentIndex(encounters.encounters.index_of(prepared))
    window.activateWindow()
    window.conductor.open_prepared(prepared)
    press(window, Qt.Key.Key_W)
    assert not window.conductor.is_open
    assert encounters.chosen is not None
    assert encounters.chosen.id == prepared
    assert marked(encounters.list) == [encounters.list.currentIndex().row()]
