"""Parties on a real library: made, named, chosen and deleted, empty ones, and the notes of each kept."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.parties import Member, Party
from models.storage.store import twin
from tests.there import there
from tests.ui.party.members import names, rest_all, snapshot
from tests.ui.refusing import Refusals
from ui.party.tab import PartyTab


def test_parties_are_made_renamed_chosen_and_deleted(tab: PartyTab, library: Library, stack: QUndoStack) -> None:
    before = snapshot(library)
    QTest.mouseClick(tab.bar.new_button, Qt.MouseButton.LeftButton)
    assert tab.bar.line.isVisible()
    tab.bar.line.selectAll()
    QTest.keyClicks(tab.bar.line, "The Many")
    QTest.keyClick(tab.bar.line, Qt.Key.Key_Return)
    assert [party.name for party in library.parties.all()] == ["The Few", "The Many"]
    assert tab.bar.party.currentText() == "The Many"
    assert names(tab) == []
    assert "Nobody is in this party yet" in tab.nothing.sentence.text()
    tab.bar.party.setCurrentIndex(0)
    tab.bar.party.activated.emit(0)
    assert names(tab) == ["Ann", "Bob", "Cat"]
    QTest.mouseClick(tab.bar.remove_button, Qt.MouseButton.LeftButton)
    assert tab.bar.party.currentText() == "The Many"
    for _ in range(3):
        stack.undo()
    assert snapshot(library) == before
    assert names(tab) == ["Ann", "Bob", "Cat"]


def test_who_has_named_or_picked_a_party_has_the_keys_in_it(tab: PartyTab, library: Library) -> None:
    tab.bar.make()
    QTest.keyClick(tab.bar.line, Qt.Key.Key_Return)
    assert tab.focusWidget() is tab.nothing.button
    for place, wanted in ((0, tab.view), (1, tab.nothing.button)):
        QTest.mouseClick(tab.bar.party, Qt.MouseButton.LeftButton)
        shown = tab.bar.party.view()
        shown.setCurrentIndex(shown.model().index(place, 0))
        QTest.keyClick(shown, Qt.Key.Key_Return)
        QApplication.processEvents()
        assert tab.bar.party.currentIndex() == place
        assert tab.window().focusWidget() is wanted


def test_keys_that_go_elsewhere_while_a_party_is_named_stay_there(tab: PartyTab, library: Library) -> None:
    tab.bar.make()
    tab.bar.line.setText("The Many")
    tab.notes.setFocus()
    assert QApplication.focusWidget() is tab.notes
    assert [party.name for party in library.parties.all()] == ["The Few", "The Many"]


def test_the_emblem_of_a_member_is_chosen_by_its_key_and_from_its_menu(tab: PartyTab, library: Library) -> None:
    tab.choose([library.parties.members()[0].id or 0])
    tab.view.setFocus()
    QTest.keyClick(tab.view, Qt.Key.Key_F4)
    card = there(tab.detail.emblems.card)
    assert card.isVisible()
    card.shut()
    tab.view.customContextMenuRequested.emit(tab.view.visualRect(tab.view.currentIndex()).center())
    (menu,) = [menu for menu in tab.findChildren(QMenu) if menu.isVisible()]
    (entry,) = [action for action in menu.actions() if action.text() == "Emblem…"]
    entry.trigger()
    menu.close()
    assert there(tab.detail.emblems.card).isVisible()


def test_a_name_that_another_party_has_gets_a_number_and_it_is_said(tab: PartyTab, library: Library) -> None:
    said: list[str] = []
    tab.edits.notice_requested.connect(said.append)
    tab.bar.make()
    tab.bar.line.setText("the few")
    QTest.keyClick(tab.bar.line, Qt.Key.Key_Return)
    assert [party.name for party in library.parties.all()] == ["The Few", "the few 2"]
    assert tab.bar.party.currentText() == "the few 2"
    assert said == ["Another party is called the few: this one is the few 2 now."]


def test_esc_leaves_a_name_as_it_was(tab: PartyTab, library: Library) -> None:
    tab.bar.rename()
    QTest.keyClicks(tab.bar.line, "Else")
    QTest.keyClick(tab.bar.line, Qt.Key.Key_Escape)
    assert not tab.bar.line.isVisible()
    assert [party.name for party in library.parties.all()] == ["The Few"]


def test_without_a_party_there_is_one_sentence_and_one_button(
    qtbot: QtBot, library: Library, stack: QUndoStack
) -> None:
    tab = PartyTab(library, stack)
    qtbot.addWidget(tab)
    tab.show()
    assert tab.nothing.sentence.text() == "There is no party yet."
    QTest.mouseClick(tab.nothing.button, Qt.MouseButton.LeftButton)
    assert len(library.parties.all()) == 1
    QTest.keyClick(tab.bar.line, Qt.Key.Key_Return)
    QTest.mouseClick(tab.nothing.button, Qt.MouseButton.LeftButton)
    assert tab.detail.is_editing


def test_undo_shows_the_party_that_it_reaches(tab: PartyTab, stack: QUndoStack, few: int) -> None:
    rest_all(tab)
    tab.bar.make()
    tab.bar.line.clearFocus()
    assert tab.party_id != few
    stack.undo()
    stack.undo()
    assert tab.party_id == few
    assert names(tab) == ["Ann", "Bob", "Cat"]


def test_the_notes_of_the_party_are_kept_when_one_leaves_them_and_undone(
    tab: PartyTab, library: Library, stack: QUndoStack
) -> None:
    tab.notes.setFocus()
    QTest.keyClicks(tab.notes, "Stair: Rope x 2")
    assert library.parties.all()[0].notes == ""
    tab.view.setFocus()
    assert library.parties.all()[0].notes == "Stair: Rope x 2"
    stack.undo()
    assert (library.parties.all()[0].notes, tab.notes.toPlainText()) == ("", "")
    stack.redo()
    tab.notes.setFocus()
    QTest.keyClicks(tab.notes, "nonsense")
    QTest.keyClick(tab.notes, Qt.Key.Key_Escape)
    assert tab.view.hasFocus()
    assert tab.notes.toPlainText() == library.parties.all()[0].notes == "Stair: Rope x 2"


def test_the_notes_are_those_of_the_party_that_is_shown(tab: PartyTab, library: Library) -> None:
    few = library.parties.all()[0]
    library.parties.save(twin(few, notes="Stair: Rope"))
    library.parties.add(Party(name="Other", notes="elsewhere"))
    tab.reload()
    assert tab.notes.toPlainText() == "Stair: Rope"
    tab.bar.party.choose(library.parties.all()[1].id)
    tab.bar._choose()
    assert tab.notes.toPlainText() == "elsewhere"
    library.parties.remove([party.id for party in library.parties.all() if party.id is not None])
    tab.reload()
    assert not tab.notes.isVisible()


def test_where_nobody_is_shown_the_keys_are_on_what_changes_that(
    qtbot: QtBot, library: Library, stack: QUndoStack
) -> None:
    tab = PartyTab(library, stack)
    qtbot.addWidget(tab)
    tab.show()
    qtbot.waitExposed(tab)
    tab.setFocus()
    assert tab.window().focusWidget() is tab.nothing.button
    library.parties.add(Party(name="Company"), [Member(name="Ana", system="critters", sheet={"life": 5})])
    tab.reload()
    tab.setFocus()
    assert tab.window().focusWidget() is tab.view


def test_where_no_party_can_be_made_for_a_member_the_reason_is_told(
    qtbot: QtBot, library: Library, stack: QUndoStack
) -> None:
    tab = PartyTab(library, stack)
    qtbot.addWidget(tab)
    with Refusals(library).on("full"):
        tab.new_member()
    assert "is full" in tab.message.text()
    assert not tab.detail.is_editing
    assert library.parties.all() == []
