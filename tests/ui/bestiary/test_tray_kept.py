"""The tray *Next fight* is kept in the library, a tray for each rule system."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.parties import Member, Party
from tests.ui.bestiary.trays import ids, lines
from ui.bestiary.tab import BestiaryTab
from ui.bestiary.tray.model import COUNT, SIDE


@pytest.fixture
def parties(filled: Library) -> list[int]:
    made = [
        filled.parties.add(Party(name=name), [Member(name=f"{name}'s", system="critters", sheet={"life": 20})])
        for name in ("First", "Second")
    ]
    return [party.id or 0 for party in made]


@pytest.fixture
def begun(tab: BestiaryTab, parties: list[int]) -> BestiaryTab:
    """Two wolves as foes, a newt on nobody's side, the second party."""
    tab.reload()
    tab.list.choose(ids(tab, "Ash Wolf", "Bog Newt"))
    tab.add_to_fight()
    model = tab.tray.model
    model.setData(model.index(0, COUNT), 2)
    model.setData(model.index(1, SIDE), "neutral")
    tab.tray.party.choose(parties[1])
    tab.tray.party.activated.emit(tab.tray.party.currentIndex())
    return tab


def restarted(qtbot: QtBot, library: Library) -> BestiaryTab:
    """The window of the next evening, over the same file."""
    again = Library.open(library.path) if not library._open else library
    tab = BestiaryTab(again, QUndoStack())
    qtbot.addWidget(tab)
    tab.show()
    return tab


WOLVES = [(2, "Ash Wolf", "foes"), (1, "Bog Newt", "neutral")]


def test_the_tray_comes_back_as_it_was(qtbot: QtBot, begun: BestiaryTab, filled: Library, parties: list[int]) -> None:
    assert lines(begun) == WOLVES
    filled.close()
    tab = restarted(qtbot, filled)
    assert (lines(tab), tab.tray.party_id) == (WOLVES, parties[1])
    assert tab.tray.title.text() == "Next fight: 3 combatants"
    assert tab.tray.begin_button.isEnabled()
    tab._library.close()


def test_that_no_party_takes_part_comes_back_too(qtbot: QtBot, begun: BestiaryTab, filled: Library) -> None:
    begun.tray.party.choose(None)
    begun.tray.party.activated.emit(0)
    assert restarted(qtbot, filled).tray.party_id is None


def test_an_undone_tray_is_kept_as_undone(qtbot: QtBot, begun: BestiaryTab, filled: Library, stack: QUndoStack) -> None:
    stack.undo()
    assert lines(restarted(qtbot, filled)) == [(2, "Ash Wolf", "foes"), (1, "Bog Newt", "foes")]
    while stack.canUndo():
        stack.undo()
    assert lines(restarted(qtbot, filled)) == []


def test_a_begun_fight_leaves_an_empty_tray_behind(
    qtbot: QtBot, begun: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    begun.tray.begin()
    assert lines(restarted(qtbot, filled)) == []
    stack.undo()
    assert filled.encounters.all() == []
    assert lines(restarted(qtbot, filled)) == lines(begun) == WOLVES


def test_creatures_deleted_meanwhile_drop_out_and_come_back_with_undo(
    qtbot: QtBot, begun: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    removed = filled.creatures.remove(ids(begun, "Bog Newt"))
    tab = restarted(qtbot, filled)
    assert lines(tab) == [(2, "Ash Wolf", "foes")]
    filled.restore(removed)
    tab.reload()
    assert lines(tab) == WOLVES
    QTest.keyClick(begun.list.view, Qt.Key.Key_Home)
    begun.list.choose(ids(begun, "Bog Newt"))
    begun.remove()
    assert lines(begun) == [(2, "Ash Wolf", "foes")]
    stack.undo()
    assert lines(begun) == WOLVES


def test_every_system_has_its_own_tray(begun: BestiaryTab, parties: list[int], stack: QUndoStack) -> None:
    begun.remembered.choose_system("machines")
    assert (lines(begun), begun.tray.system) == ([], "machines")
    begun.list.choose(ids(begun, "Engine"))
    begun.add_to_fight()
    assert lines(begun) == [(1, "Engine", "foes")]
    assert begun.tray.party_id is None
    begun.remembered.choose_system("critters")
    assert lines(begun) == WOLVES
    assert [begun.tray.party_id] == parties[1:]
    begun.remembered.choose_system(None)
    assert lines(begun) == [(1, "Engine", "foes")]
    begun.remembered.choose_system("critters")
    stack.undo()
    assert (lines(begun), begun.tray.system) == ([], "machines")
    stack.redo()
    assert lines(begun) == [(1, "Engine", "foes")]


def test_an_empty_tray_becomes_that_of_the_first_creature(begun: BestiaryTab) -> None:
    begun.remembered.choose_system("machines")
    begun.list.choose(ids(begun, "Engine"))
    begun.add_to_fight()
    begun.tray.begin()
    begun.remembered.choose_system(None)
    begun.remembered.choose_system("machines")
    assert lines(begun) == []
    begun.remembered.choose_system(None)
    assert lines(begun) == WOLVES


def test_a_tray_that_cannot_be_written_prepares_no_fight(
    begun: BestiaryTab, filled: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    from models.storage.errors import LibraryError

    def full(*_: object) -> None:
        raise LibraryError("disk_full", name="test.turnwright", folder="/tmp")  # noqa: S108  only words

    monkeypatch.setattr(filled.trays, "put", full)
    begun.tray.begin()
    assert filled.encounters.all() == []
    assert lines(begun) == WOLVES
    assert begun.message.isVisible()


def test_the_bin_waits_for_lines_that_are_chosen_and_says_so(begun: BestiaryTab) -> None:
    tray = begun.tray
    tray.view.clearSelection()
    assert tray.remove_button.isVisible()
    assert not tray.remove_button.isEnabled()
    assert "Select the lines" in tray.remove_button.toolTip()
    tray.view.selectRow(0)
    assert tray.remove_button.isEnabled()
    assert "Remove the selected lines" in tray.remove_button.toolTip()
    QTest.mouseClick(tray.remove_button, Qt.MouseButton.LeftButton)
    assert lines(begun) == [(1, "Bog Newt", "neutral")]
    assert tray.remove_button.isEnabled() is tray.view.selectionModel().hasSelection()


def test_ctrl_enter_in_an_open_form_saves_that_and_prepares_no_fight(begun: BestiaryTab, filled: Library) -> None:
    encounters, form = len(filled.encounters.rows()), begun.detail.form
    begun.list.choose(ids(begun, "Bog Newt"))
    begun.edit()
    form.name.setText("Bog Newt King")
    QTest.keyClick(form.name, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert filled.creatures.id_by_name("Bog Newt King", "critters") is not None
    assert len(filled.encounters.rows()) == encounters
    QTest.keyClick(begun.list.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(filled.encounters.rows()) == encounters + 1
