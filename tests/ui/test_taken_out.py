"""What a key has taken out of the library is told at the foot of the window, with the way back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from tests.ui.edits.every_edit import SYSTEM
from tests.ui.encounter.conftest import GUARD, HERO
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.shell.main_window import MainWindow


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """Three creatures, a party of two, and an encounter."""
    opened = Library.open(tmp_path / "Table.turnwright", samples=())
    opened.creatures.add(Creature(name=name, system=SYSTEM, sheet=GUARD) for name in ("Guard", "Sentry", "Warden"))
    opened.parties.add(Party(name="Us"), [Member(name=name, system=SYSTEM, sheet=HERO) for name in ("Ann", "Bea")])
    opened.encounters.add(Encounter(name="The stair", system=SYSTEM))
    yield opened
    opened.close()


def test_creatures_that_del_takes_out_are_counted(window: MainWindow, library: Library) -> None:
    window.show_tab(BESTIARY)
    view = window.tabs.bestiary.list.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert library.creatures.count() == 0
    assert window.statusBar().currentMessage() == "Done: Delete 3 creatures. Ctrl+Z undoes it."
    window.undo_stack.undo()
    assert library.creatures.count() == 3


def test_a_member_that_del_takes_out_is_named(window: MainWindow) -> None:
    window.show_tab(PARTY)
    view = window.tabs.party.view
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert window.statusBar().currentMessage() == "Done: Remove Ann. Ctrl+Z undoes it."


def test_an_encounter_that_del_takes_out_is_told_of(window: MainWindow, library: Library) -> None:
    window.show_tab(ENCOUNTER)
    page = window.tabs.encounter.prepare
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert not library.encounters.all()
    assert window.statusBar().currentMessage() == "Done: Delete encounter. Ctrl+Z undoes it."


def test_what_undo_would_do_is_said_no_longer_once_it_would_take_back_something_else(
    window: MainWindow, library: Library
) -> None:
    window.show_tab(PARTY)
    view = window.tabs.party.view
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert "Ctrl+Z" in window.statusBar().currentMessage()
    window.show_tab(ENCOUNTER)
    assert "Ctrl+Z" in window.statusBar().currentMessage(), "there undo still takes it back"
    window.tabs.encounter.prepare.new_encounter()
    assert window.statusBar().currentMessage() == ""


def test_what_undo_would_do_is_said_no_longer_in_front_of_a_fight(window: MainWindow, library: Library) -> None:
    (encounter,) = library.encounters.all()
    assert encounter.id is not None
    library.encounters.add_entries(
        encounter.id, [EncounterEntry(name="Mint", side="party", sheet=HERO), EncounterEntry(name="Guard", sheet=GUARD)]
    )
    window.show_tab(ENCOUNTER)
    assert window.conductor.open_prepared(encounter.id)
    window.show_tab(PARTY)
    view = window.tabs.party.view
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert window.statusBar().currentMessage() == "Done: Remove Ann. Ctrl+Z undoes it."
    window.show_tab(ENCOUNTER)
    assert window.front.shows_fight
    assert window.statusBar().currentMessage() == "", "here undo is the fight's"


def test_of_a_running_encounter_it_is_said_that_its_fight_went_with_it(window: MainWindow, library: Library) -> None:
    (encounter,) = library.encounters.all()
    assert encounter.id is not None
    library.encounters.add_entries(
        encounter.id, [EncounterEntry(name="Mint", side="party", sheet=HERO), EncounterEntry(name="Guard", sheet=GUARD)]
    )
    assert window.conductor.open_prepared(encounter.id)
    window.conductor.close_fight()
    window.show_tab(ENCOUNTER)
    page = window.tabs.encounter.prepare
    page.reload(encounter.id)
    page.delete()
    said = "“The stair” was running and is deleted with its fight; Ctrl+Z brings it back."
    assert window.statusBar().currentMessage() == said
    page.new_encounter()
    assert window.statusBar().currentMessage() == ""
