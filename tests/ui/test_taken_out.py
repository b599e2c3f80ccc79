"""What a key has taken out of the library is told at the foot of the window, with the way back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from models.creatures import Creature
from models.encounters import Encounter
from models.library import Library
from models.parties import Member, Party
from tests.ui.edits import SYSTEM
from tests.ui.encounter.conftest import GUARD, HERO
from ui.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.window import MainWindow


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
    assert window.statusBar().currentMessage() == "Done: Delete 3 creatures. Ctrl+Z takes it back."
    window.undo_stack.undo()
    assert library.creatures.count() == 3


def test_a_member_that_del_takes_out_is_named(window: MainWindow) -> None:
    window.show_tab(PARTY)
    view = window.tabs.party.view
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert window.statusBar().currentMessage() == "Done: Take Ann out. Ctrl+Z takes it back."


def test_an_encounter_that_del_takes_out_is_told_of(window: MainWindow, library: Library) -> None:
    window.show_tab(ENCOUNTER)
    page = window.tabs.encounter.prepare
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert not library.encounters.all()
    assert window.statusBar().currentMessage() == "Done: Delete encounter. Ctrl+Z takes it back."
