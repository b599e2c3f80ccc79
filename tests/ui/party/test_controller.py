"""What is done with several members at once between fights, by keys alone, each as one step of undo."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from models.library import Library
from models.repositories.parties import Party
from tests.ui.party.members import ids, snapshot
from ui.party.give_card import GiveCard
from ui.party.tab import PartyTab
from ui.widgets.picker import Picker

SHIFTED = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def life(library: Library) -> list[int]:
    return [member.pools.get("life", member.full_pools["life"]) for member in library.parties.members()]


@pytest.mark.parametrize(
    ("typed", "after"),
    [("-3", [1, 27, 7]), ("+8", [12, 30, 10]), ("=9", [9, 9, 9]), ("-400", [0, 0, 0]), ("-3li", [1, 27, 7])],
)
def test_the_pools_of_all_who_are_chosen_are_changed_by_typing_as_one_step(
    tab: PartyTab, library: Library, stack: QUndoStack, typed: str, after: list[int]
) -> None:
    before = snapshot(library)
    tab.view.selectAll()
    QTest.keyClicks(tab.view, typed)
    assert "Ann: Life 4 → " in tab.dealings.line.text()
    QTest.keyClick(tab.view, Qt.Key.Key_Return)
    assert life(library) == after
    assert not tab.dealings.line.isVisible()
    stack.undo()
    assert snapshot(library) == before


def test_letters_name_another_pool_and_one_that_nobody_has_changes_nothing(tab: PartyTab, library: Library) -> None:
    before = snapshot(library)
    QTest.keyClicks(tab.view, "-2x")
    assert tab.dealings.line.text() == "-2x▏ No pool is called that."
    QTest.keyClick(tab.view, Qt.Key.Key_Return)
    assert snapshot(library) == before
    QTest.keyClick(tab.view, Qt.Key.Key_Backspace)
    QTest.keyClicks(tab.view, "w")
    QTest.keyClick(tab.view, Qt.Key.Key_Return)
    assert library.parties.members()[0].pools == {"life": 4, "wind": 3}
    QTest.keyClicks(tab.view, "=5")
    QTest.keyClick(tab.view, Qt.Key.Key_Escape)
    assert tab.dealings.typed.text == ""
    assert not tab.detail.is_editing


def test_members_are_moved_and_copied_to_another_party_by_keys(
    tab: PartyTab, library: Library, stack: QUndoStack, few: int
) -> None:
    library.parties.add(Party(name="Others"))
    before = snapshot(library)
    ann = ids(tab)[0]
    for keys, others in ((Qt.KeyboardModifier.ControlModifier, 1), (SHIFTED, 2)):
        tab.bar.bring_out(few)
        tab.reload()
        tab.choose([ann])
        QTest.keyClick(tab.view, Qt.Key.Key_M, keys)
        [picker] = [candidate for candidate in tab.findChildren(Picker) if candidate.isVisible()]
        QTest.keyClick(picker.line, Qt.Key.Key_Return)
        assert [member.name for member in library.parties.members(library.parties.all()[1].id)] == ["Ann"]
        assert len([member for member in library.parties.members() if member.name == "Ann"]) == others
        stack.undo()
        assert snapshot(library) == before


def opened(tab: PartyTab) -> GiveCard:
    QTest.keyClick(tab.view, Qt.Key.Key_G, SHIFTED)
    [card] = [give_card for give_card in tab.findChildren(GiveCard) if give_card.isVisible()]
    return card


def test_all_of_a_party_are_given_experience_and_share_money_in_one_step(
    tab: PartyTab, library: Library, stack: QUndoStack
) -> None:
    before = snapshot(library)
    card = opened(tab)
    assert card.whom.currentText() == "To all 3 of the party"
    as_read = [*card.spins.values(), card.item, card.many]
    for left, following in pairwise(as_read):
        QTest.keyClick(left, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is following
    for _ in range(4):
        here = QApplication.focusWidget()
        assert here is not None
        assert card.isAncestorOf(here)
        QTest.keyClick(here, Qt.Key.Key_Tab)
    QTest.keyClick(card.spins["xp"], Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(card.spins["xp"], "50")
    QTest.keyClick(card.spins["xp"], Qt.Key.Key_Return)
    assert [member.gains.get("xp") for member in library.parties.members()] == [170, 50, 50]
    tab.view.selectAll()
    card = opened(tab)
    card.how.setCurrentIndex(1)
    card.spins["gil"].selectAll()
    QTest.keyClicks(card.spins["gil"], "100")
    assert card.left_over.text() == "33 Gil each, 1 left over"
    QTest.keyClick(card.spins["gil"], Qt.Key.Key_Return)
    assert [member.gains.get("gil") for member in library.parties.members()] == [40, 33, 33]
    for _ in range(2):
        stack.undo()
    assert snapshot(library) == before


def test_what_is_given_is_written_into_the_notes_where_a_sheet_lists_no_things(tab: PartyTab, library: Library) -> None:
    card = opened(tab)
    QTest.keyClick(card.spins["xp"], Qt.Key.Key_Return)
    assert card.fault.text() == "Say what they get, and how much."
    card.whom.setCurrentIndex(0)
    card.item.setEditText("Rope")
    card.many.setValue(2)
    QTest.keyClick(card.many, Qt.Key.Key_Return)
    assert [member.notes for member in library.parties.members()] == ["owes Bob\nRope × 2", "", ""]
