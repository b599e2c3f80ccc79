"""The members of a party on a real library: shown as cards, made, changed, carried, rested, and all of it undone."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QPainter, QUndoStack
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.parties import Party
from models.storage.store import twin
from tests.ui.bestiary.world import critter, drop
from tests.ui.carried import creatures_mime, members_mime
from tests.ui.party.members import ids, names, rest_all, snapshot
from tests.ui.settling import settle
from ui.bestiary.forms.entity_form import EntityForm
from ui.dnd.payload import DropPayload, source_of
from ui.party import cards
from ui.party.cards import PartyCard, moved
from ui.party.rest_card import RestCard
from ui.party.tab import PartyTab
from ui.theme.theme import look
from ui.widgets import item_views
from ui.widgets.controls import SpinBox


def gap_above(tab: PartyTab, place: int) -> QPoint:
    """Between two cards."""
    return tab.view.visualRect(tab.cards.index(place, 0)).topLeft() + QPoint(40, 1)


def test_a_card_says_what_one_asks_at_the_table(tab: PartyTab) -> None:
    ann: PartyCard = tab.cards.rows[0]
    assert (ann.name, ann.player, ann.gains, ann.notes) == ("Ann", "Maria", (("XP", 120), ("Gil", 7)), "owes Bob")
    assert [(pool_bar.label, pool_bar.value, pool_bar.maximum) for pool_bar in ann.pools] == [
        ("Life", 4, 20),
        ("Wind", 5, 5),
    ]
    assert [lasting.text for lasting in ann.conditions] == ["Dizzy 2"]
    spoken = tab.cards.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == (
        "Ann, played by Maria, Life 4 of 20, Wind 5 of 5, Dizzy 2, PC · Level 1 · 120 XP · 7 Gil, owes Bob"
    )
    assert "Lasting conditions" in tab.detail.block.toPlainText()
    assert "4/20" in tab.detail.block.toPlainText()


def test_a_member_without_life_is_told_as_down(tab: PartyTab, library: Library) -> None:
    bob = library.parties.members()[1]
    bob.pools = {"life": 0}
    library.parties.save_members([bob])
    tab.reload()
    assert tab.cards.rows[1].is_down
    assert "down" in tab.cards.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize("everybody", [True, False])
def test_rest_fills_pools_and_ends_conditions_and_is_undone(
    tab: PartyTab, library: Library, stack: QUndoStack, everybody: bool
) -> None:
    before = snapshot(library)
    tab.choose(ids(tab)[:1])
    QTest.mouseClick(tab.rest_all_button if everybody else tab.detail.rest_button, Qt.MouseButton.LeftButton)
    [card] = [candidate for candidate in tab.findChildren(RestCard) if candidate.isVisible()]
    assert card.silent.text().startswith("Critters and Crags says nothing of rest")
    assert "Ann: Life 4 → 20 · no longer Dizzy" in card.told.text()
    QTest.keyClick(card.button, Qt.Key.Key_Return)
    ann = tab.cards.rows[0]
    assert [pool_bar.value for pool_bar in ann.pools] == [20, 5]
    assert ann.conditions == ()
    stack.undo()
    assert snapshot(library) == before
    assert tab.cards.rows[0].pools[0].value == 4
    stack.redo()
    assert tab.cards.rows[0].pools[0].value == 20


def test_the_form_is_made_when_it_is_opened_for_the_first_time(tab: PartyTab) -> None:
    assert not tab.unsaved()
    tab.resize(500, 400)
    assert tab.findChildren(EntityForm) == []
    tab.edit()
    assert tab.findChildren(EntityForm) == [tab.detail.form]


def test_enter_edits_a_member_and_undo_takes_it_back(tab: PartyTab, library: Library, stack: QUndoStack) -> None:
    before = snapshot(library)
    QTest.keyClick(tab.view, Qt.Key.Key_Return)
    form = tab.detail.form
    assert form.name.text() == "Ann"
    form.player.selectAll()
    QTest.keyClicks(form.player, "Luz")
    form.standing.spins["life"].setValue(11)
    form.gains.spins["xp"].setValue(200)
    QTest.keyClick(form.player, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert not tab.detail.is_editing
    ann = library.parties.members()[0]
    assert (ann.player, ann.pools, ann.gains["xp"], ann.conditions) == (
        "Luz",
        {"life": 11},
        200,
        before[1]["conditions"],
    )
    stack.undo()
    assert snapshot(library) == before


def test_a_condition_is_taken_off_in_the_form(tab: PartyTab, library: Library) -> None:
    tab.edit()
    lasting = tab.detail.form.standing.lasting
    assert [lasting.list.item(row).text() for row in range(lasting.list.count())] == ["Dizzy 2"]
    lasting.list.setCurrentRow(0)
    QTest.mouseClick(lasting.remove_button, Qt.MouseButton.LeftButton)
    tab.detail.form.save()
    assert library.parties.members()[0].conditions == []
    assert library.parties.members()[0].pools == {"life": 4}


def test_a_fault_stands_at_its_field_and_stops_saving(tab: PartyTab, library: Library) -> None:
    before = snapshot(library)
    tab.edit()
    assert tab.detail.form.sheet_form is not None
    life = tab.detail.form.sheet_form.editors["life"]
    spin = life.findChild(SpinBox)
    assert spin is not None
    spin.setValue(spin.minimum())
    assert life.message.isVisible()
    assert life.message.text() == "this value is missing"
    assert not tab.detail.form.save_button.isEnabled()
    tab.detail.leave()
    assert snapshot(library) == before


def test_a_new_member_is_made_by_keyboard_alone(tab: PartyTab, library: Library, stack: QUndoStack) -> None:
    before = snapshot(library)
    QTest.keyClick(tab.view, Qt.Key.Key_Plus)
    QTest.keyClick(tab.view, Qt.Key.Key_Return)
    form = tab.detail.form
    QTest.keyClicks(form.name, "Dan")
    assert form.sheet_form is not None
    spin = form.sheet_form.editors["life"].findChild(SpinBox)
    assert spin is not None
    spin.setFocus()
    spin.selectAll()
    QTest.keyClicks(spin, "25")
    QTest.keyClick(spin, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert names(tab) == ["Ann", "Bob", "Cat", "Dan"]
    assert tab.current_id == ids(tab)[3]
    made = ids(tab)[3]
    stack.undo()
    assert snapshot(library) == before
    stack.redo()
    assert ids(tab)[3] == made


def test_del_takes_members_out_and_undo_brings_them_back(tab: PartyTab, library: Library, stack: QUndoStack) -> None:
    before = snapshot(library)
    tab.choose(ids(tab)[1:2])
    QTest.keyClick(tab.view, Qt.Key.Key_Delete)
    assert names(tab) == ["Ann", "Cat"]
    stack.undo()
    assert snapshot(library) == before


def test_cards_are_dragged_into_another_order(tab: PartyTab, library: Library, stack: QUndoStack) -> None:
    cat = ids(tab)[2]
    assert drop(tab.view.viewport(), members_mime([cat]), gap_above(tab, 0))
    assert names(tab) == ["Cat", "Ann", "Bob"]
    stack.undo()
    assert names(tab) == ["Ann", "Bob", "Cat"]
    tab.choose([cat])
    QTest.keyClick(tab.view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(tab) == ["Ann", "Cat", "Bob"]
    assert tab.current_id == cat


def test_creatures_dropped_here_join_the_party(tab: PartyTab, library: Library, stack: QUndoStack) -> None:
    before = snapshot(library)
    wolf = library.creatures.add([critter("Wolf", 15)])[0]
    assert drop(tab.view.viewport(), creatures_mime([wolf.id or 0]), QPoint(40, 10))
    assert names(tab) == ["Wolf", "Ann", "Bob", "Cat"]
    assert tab.cards.rows[0].pools[0].maximum == 15
    stack.undo()
    assert snapshot(library) == before


def test_more_than_a_party_takes_at_once_is_refused_with_how_many_it_takes(tab: PartyTab) -> None:
    answer = tab.enlisting.weigh_shown(DropPayload(creatures=tuple(range(1, 202))), None)
    assert answer is not None
    assert (answer.do, answer.words) == (None, "201 are too many at once: at most 200 can join a party.")


def test_members_of_other_parties_and_strangers_are_refused_while_hovering(tab: PartyTab) -> None:
    assert not drop(tab.view.viewport(), members_mime([999]), gap_above(tab, 0))


def test_a_drag_out_carries_the_members(tab: PartyTab) -> None:
    tab.view.selectAll()
    source = source_of(tab.view)
    carried = None if source is None else source.payload()
    assert carried is not None
    assert list(carried.members) == ids(tab)


def test_every_edit_says_that_something_changed(qtbot: QtBot, tab: PartyTab, stack: QUndoStack) -> None:
    steps: list[Callable[[], object]] = [lambda: rest_all(tab), stack.undo, stack.redo, tab.remove]
    for step in steps:
        with qtbot.waitSignal(tab.library_changed):
            step()


def test_rewards_that_the_library_got_are_shown_after_reload(tab: PartyTab, library: Library) -> None:
    ann = library.parties.members()[0]
    ann.gains = {**ann.gains, "xp": 200}
    library.parties.save_members([ann])
    tab.reload()
    assert "200 XP" in tab.cards.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_the_model_tester_finds_nothing(tab: PartyTab, library: Library, stack: QUndoStack) -> None:
    said: list[str] = []

    def collect(kind: QtMsgType, context: object, message: str) -> None:
        if "This plugin does not support" not in message:
            said.append(message)

    before = qInstallMessageHandler(collect)
    try:
        tester = QAbstractItemModelTester(tab.cards, QAbstractItemModelTester.FailureReportingMode.Warning)
        rest_all(tab)
        tab.shift(1)
        tab.remove()
        library.parties.add(Party(name="Other"))
        tab.bar.remove()
        for _ in range(4):
            stack.undo()
        assert tester.model() is tab.cards
    finally:
        qInstallMessageHandler(before)
    assert said == []


@pytest.mark.parametrize(
    ("moving", "place", "order"),
    [
        ([3], 0, [3, 1, 2]),
        ([1], 3, [2, 3, 1]),
        ([1], 1, [1, 2, 3]),
        ([3, 1], 2, [2, 1, 3]),
        ([2], 2, [1, 2, 3]),
    ],
)
def test_where_cards_go(moving: list[int], place: int, order: list[int]) -> None:
    assert moved([1, 2, 3], moving, place) == order


def test_the_cards_know_their_members(tab: PartyTab) -> None:
    assert [tab.cards.key(card) for card in tab.cards.rows] == ids(tab)


def test_what_is_not_saved_is_not_lost_to_another_edit(tab: PartyTab) -> None:
    tab.edit()
    tab.detail.form.name.setText("Half-written")
    tab.choose(ids(tab)[1:2])
    tab.new_member()
    assert tab.detail.form.name.text() == "Half-written"
    assert tab.detail.form.message.text() == "Save these changes or cancel them first."
    assert tab.unsaved() == "Half-written"


def test_a_member_is_duplicated_as_it_stands_by_key_and_button_and_undone(
    tab: PartyTab, library: Library, stack: QUndoStack
) -> None:
    before = snapshot(library)
    tab.choose(ids(tab)[:1])
    QTest.keyClick(tab.view, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert names(tab) == ["Ann", "Bob", "Cat", "Ann 2"]
    ann, copy = library.parties.member(ids(tab)[0]), library.parties.member(ids(tab)[-1])
    assert ann is not None
    assert copy is not None
    assert twin(copy, id=ann.id, name="Ann", position=0) == ann
    assert tab.current_id == copy.id
    QTest.mouseClick(tab.detail.copy_button, Qt.MouseButton.LeftButton)
    assert names(tab)[-1] == "Ann 3"
    after = snapshot(library)
    for step, found in ((stack.undo, None), (stack.undo, before), (stack.redo, None), (stack.redo, after)):
        step()
        assert found is None or snapshot(library) == found
        assert [card.id for card in tab.selected] == [tab.current_id], "whose sheet is shown, whose card is marked"


def test_the_lines_of_notes_stand_apart_on_a_card(tab: PartyTab, monkeypatch: pytest.MonkeyPatch) -> None:
    """`Black Mage Drain: 6 MP` were two lines."""
    painted: list[str] = []
    write = item_views.write_line

    def noting(painter: QPainter, line: QRect, text: str, *rest: Any, **more: Any) -> None:
        painted.append(text)
        write(painter, line, text, *rest, **more)

    monkeypatch.setattr(cards, "write_line", noting)
    ann: PartyCard = tab.cards.rows[0]
    tab.cards.show_rows([ann._replace(notes="Black Mage\n\n Drain: 6 MP\n"), *tab.cards.rows[1:]])
    tab.view.viewport().grab()
    index = tab.cards.index(0, 0)
    assert "Black Mage · Drain: 6 MP" in painted
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).endswith(", Black Mage · Drain: 6 MP")


@pytest.mark.parametrize("field", ["name", "player"])
def test_a_block_of_text_never_becomes_a_name(tab: PartyTab, field: str) -> None:
    """A pasted stat block was a name of 300 letters with breaks."""
    tab.choose(ids(tab)[:1])
    tab.detail.edit_button.click()
    form = tab.detail.form
    line = getattr(form, field)
    line.setFocus()
    before = line.text()
    faults: list[str] = []
    line.text_refused.connect(faults.append)
    for text in ("Carla\nConstituição: d8\nPV: 14", "Carla\r\nPV: 14", "Carla\u2028PV: 14", "x" * 201):
        QApplication.clipboard().setText(text)
        line.selectAll()
        line.paste()  # as the line's own menu does
        assert line.text() == before
        assert set(faults) <= {
            "A name is one line: copied text is imported by Ctrl+V in the list.",
            "A name has at most 200 characters; these are 201.",
        }
        assert faults
        faults.clear()
    if field == "name":
        assert form.name_message.isVisible()
    QApplication.clipboard().setText("Dora\n")
    line.selectAll()
    line.paste()
    assert line.text().strip() == "Dora"


def test_a_name_that_is_too_long_already_can_be_shortened(tab: PartyTab) -> None:
    tab.choose(ids(tab)[:1])
    tab.detail.edit_button.click()
    line = tab.detail.form.name
    line.setText("x" * 250)
    line.setFocus()
    line.setCursorPosition(250)
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    assert line.text() == "x" * 249
    line.selectAll()
    QTest.keyClicks(line, "Dora")
    assert line.text() == "Dora"


@pytest.mark.parametrize("theme", ["light"], indirect=True)
def test_in_large_text_somebody_is_seen_whole_and_the_icons_stand_in_a_line(theme: str, tab: PartyTab) -> None:
    """Four lines of notes left half of one, and one icon had a line of its own."""
    before = tab.notes.height()
    look().choose_text_size(200)
    tab.resize(1366, 608)
    settle()
    assert tab.view.viewport().height() >= tab.view.visualRect(tab.cards.index(2, 0)).height()
    pane = tab.detail
    print("H", tab.notes.height(), tab.view.viewport().height(), tab.height(), tab._side.height())
    icons = (pane.history_button, pane.picturing.button, pane.copy_button, pane.remove_button)
    assert len({icon.mapTo(tab, QPoint()).y() for icon in icons}) == 1
    look().choose_text_size(100)
    settle()
    assert tab.notes.height() == before
