"""Notes that a full disk refuses stay where they were written, whatever is looked at meanwhile, and are kept later."""

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Party
from models.storage.errors import LibraryError
from tests.there import there
from tests.ui.encounter.conftest import GUARD, SYSTEM
from ui.navigation.tabs import ENCOUNTER, PARTY
from ui.shell.main_window import MainWindow

WRITTEN = "The lift rattles: three lines that nobody wants to type again."
SENTENCE = "The disk with Table.turnwright is full; the last change was not saved."


@pytest.fixture
def two(window: MainWindow, library: Library) -> MainWindow:
    for name in ("Stair", "Hall"):
        lines = [EncounterEntry(name=f"{name} {item}", side="foes", sheet=GUARD) for item in "AB"]
        library.encounters.add(Encounter(name=name, system=SYSTEM), lines)
        library.parties.add(Party(name=name), [])
    window.show_tab(ENCOUNTER)
    window.encounter.prepare.reload()
    return window


def write(edit: QPlainTextEdit, leave: Callable[[], object]) -> None:
    edit.setFocus()
    edit.selectAll()
    QTest.keyClicks(edit, WRITTEN)
    leave()


def full(*_: object) -> None:
    raise LibraryError("disk_full", name="Table.turnwright", folder="/")


def test_notes_on_an_encounter(two: MainWindow, library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare = two.encounter.prepare
    first, second = (candidate.id or 0 for candidate in library.encounters.all())
    prepare.reload(first)
    with monkeypatch.context() as patch:
        patch.setattr(library.encounters, "save", full)
        write(prepare.pane.notes, prepare.list.setFocus)
        assert two.statusBar().currentMessage() == SENTENCE
        assert prepare.pane.notes.toPlainText() == WRITTEN
        prepare.reload(second)
        assert prepare.pane.notes.toPlainText() == ""
        prepare.reload(first)
        assert prepare.pane.notes.toPlainText() == WRITTEN
    prepare.pane.commit()
    encounter = library.encounters.get(first)
    assert encounter is not None
    assert encounter.notes == WRITTEN
    two.undo()
    assert prepare.pane.notes.toPlainText() == ""


def test_notes_on_a_combatant(two: MainWindow, library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare = two.encounter.prepare
    id = library.encounters.all()[0].id or 0
    prepare.reload(id)
    rows = prepare.pane.who.roster
    rows.setCurrentIndex(rows.model().index(0, 0))
    notes = prepare.pane.who.card.notes
    with monkeypatch.context() as patch:
        patch.setattr(library.encounters, "save_entries", full)
        write(notes, prepare.list.setFocus)
        assert notes.toPlainText() == WRITTEN
        rows.setCurrentIndex(rows.model().index(1, 0))
        assert notes.toPlainText() == ""
        rows.setCurrentIndex(rows.model().index(0, 0))
        assert notes.toPlainText() == WRITTEN
    prepare.pane.commit()
    assert library.encounters.entries(id)[0].notes == WRITTEN


def test_notes_of_a_party(two: MainWindow, library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    two.show_tab(PARTY)
    tab = two.party
    first = tab.party_id
    with monkeypatch.context() as patch:
        patch.setattr(library.parties, "save", full)
        write(tab.notes, tab.setFocus)
        tab.notes.keep()
        assert two.statusBar().currentMessage() == SENTENCE
        other = next(candidate.id for candidate in library.parties.all() if candidate.id != first)
        tab.notes.show_party(other)
        assert tab.notes.toPlainText() == ""
        tab.notes.show_party(first)
        assert tab.notes.toPlainText() == WRITTEN
    tab.notes.keep()
    party = library.parties.get(there(first))
    assert party is not None
    assert party.notes == WRITTEN
