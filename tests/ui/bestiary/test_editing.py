"""Creatures made, changed, deleted and duplicated on a real library, and every edit taken back."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.library import Library
from models.storage.store import twin
from tests.there import there
from tests.ui.bestiary.world import ids, is_editing, names, snapshot
from tests.ui.settling import settle
from ui.bestiary.forms.entity_form import EntityForm
from ui.bestiary.forms.sheet_form import SheetForm
from ui.bestiary.tab import BestiaryTab
from ui.dnd.payload import source_of


def field(tab: BestiaryTab, name: str) -> Any:
    """An editor in the open form."""
    form = tab.detail.form.sheet_form
    assert form is not None
    return form.editors[name]


def test_a_form_is_made_when_it_is_opened_for_the_first_time(tab: BestiaryTab) -> None:
    tab.list.choose(ids(tab, "Bog Newt"))
    assert not tab.unsaved()
    tab.resize(500, 400)
    assert tab.findChildren(EntityForm) == []
    tab.edit()
    assert tab.findChildren(EntityForm) == [tab.detail.form]
    tab.detail.leave()
    tab.edit()
    assert tab.findChildren(EntityForm) == [tab.detail.form]


def test_a_snapshot_says_which_column_of_whom_is_not_as_it_was(filled: Library) -> None:
    before = snapshot(filled)
    newt = filled.creatures.get_all([row.id for row in filled.creatures.rows("bog")])[0]
    filled.creatures.save([twin(newt, notes="")])
    with pytest.raises(AssertionError, match=r"Bog Newt, notes: '', not 'croaks at dusk'"):
        assert snapshot(filled) == before


def test_enter_edits_and_ctrl_s_keeps_and_undo_takes_back(
    qtbot: QtBot, tab: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    before = snapshot(filled)
    tab.list.choose(ids(tab, "Bog Newt"))
    QTest.keyClick(tab.list.view, Qt.Key.Key_Return)
    form = tab.detail.form
    assert is_editing(tab)
    form.name.selectAll()
    QTest.keyClicks(form.name, "Great Newt")
    might = field(tab, "might")
    might.spin.setFocus()
    might.spin.setValue(9)
    QTest.keyClick(might.spin, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert not is_editing(tab)
    assert names(tab) == ["Ash Wolf", "Crag Giant", "Dusk Moth", "Engine", "Great Newt"]
    assert "Might" in tab.detail.block.toPlainText()
    assert stack.undoText() == "Edit Great Newt"
    after = snapshot(filled)
    stack.undo()
    assert snapshot(filled) == before
    assert names(tab)[1] == "Bog Newt"
    stack.redo()
    assert snapshot(filled) == after


def test_saving_asks_for_what_is_wrong_and_not_for_what_was_left_out(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.edit()
    form, moods, luck = tab.detail.form, field(tab, "moods"), field(tab, "luck")
    luck.spin.selectAll()
    QTest.keyClicks(luck.spin, "1d")
    QTest.keyClicks(moods.line, "glum")
    QTest.keyClick(moods.line, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert is_editing(tab)
    assert form.message.text() == "Not saved yet: look at Moods."
    moods.line.clear()
    QTest.keyClick(moods.line, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert not is_editing(tab)


def test_a_value_of_a_map_is_looked_for_by_the_name_of_the_map(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.edit()
    fears = field(tab, "fears")
    fears.button.click()
    assert tab.detail.form._place_of(fears.pairs[0].editor) == "Fears"


def test_a_fault_stands_at_its_field_and_stops_saving(qtbot: QtBot, tab: BestiaryTab, filled: Library) -> None:
    before = snapshot(filled)
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.edit()
    form = tab.detail.form
    moods = field(tab, "moods")
    QTest.keyClicks(moods.line, "glum")
    assert moods.message.isVisible()
    assert moods.message.text().startswith("“glum” is not allowed here, but one of these is: ")
    assert "sly" in moods.message.text()
    assert not form.save_button.isEnabled()
    QTest.keyClick(moods.line, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert is_editing(tab)
    moods.line.selectAll()
    QTest.keyClicks(moods.line, "sly")
    assert not moods.message.isVisible()
    assert form.save_button.isEnabled()
    QTest.keyClick(moods.line, Qt.Key.Key_Escape)
    assert not is_editing(tab)
    assert snapshot(filled) == before


def test_a_creature_needs_a_name(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.edit()
    form = tab.detail.form
    form.name.clear()
    assert form.name_message.isVisible()
    assert not form.save_button.isEnabled()


def test_a_new_creature_is_made_by_keyboard_alone(
    qtbot: QtBot, tab: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    before = snapshot(filled)
    tab.new_creature()
    form = tab.detail.form
    assert form.chosen_system == "critters"
    assert not form.save_button.isEnabled()
    QTest.keyClicks(form.name, "Fen Cat")
    life = field(tab, "life").spin
    life.setFocus()
    life.selectAll()
    QTest.keyClicks(life, "14")
    form.tags.setText("beast, shy")
    form.folder.setEditText("Marsh / Fens")
    QTest.keyClick(life, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert names(tab)[5] == "Fen Cat"
    made = filled.creatures.get(ids(tab, "Fen Cat")[0])
    assert made is not None
    assert (made.folder, made.tags, made.sheet, made.pools) == (
        "Marsh/Fens",
        ["beast", "shy"],
        {"life": 14},
        {"life": 14, "wind": 0},
    )
    assert tab.list.current_id == made.id
    stack.undo()
    assert snapshot(filled) == before
    stack.redo()
    again = filled.creatures.get(made.id or 0)
    assert again is not None
    assert again.name == "Fen Cat"


def test_the_system_of_a_new_creature_can_be_chosen_and_of_an_old_one_not(tab: BestiaryTab) -> None:
    tab.new_creature()
    assert tab.detail.form.system.isEnabled()
    tab.detail.form.system.choose("machines")
    assert tab.detail.form.chosen_system == "machines"
    tab.detail.leave()
    tab.edit()
    assert not tab.detail.form.system.isEnabled()


def test_the_form_of_one_system_alone_is_kept(tab: BestiaryTab) -> None:
    form = tab.detail.form

    def kept() -> list[SheetForm]:
        settle()
        return there(form.middle.parentWidget()).findChildren(
            SheetForm, options=Qt.FindChildOption.FindDirectChildrenOnly
        )

    for name in ("Engine", "Ash Wolf", "Engine"):
        tab.list.choose(ids(tab, name))
        tab.edit()
        assert kept() == [form.sheet_form], name
        tab.detail.leave()
    tab.new_creature()
    field(tab, "life").spin.setValue(14)
    for system in ("critters", "machines", form.chosen_system):
        form.system.choose(system)
        assert kept() == [form.sheet_form], system
    assert form.sheet()["life"] == 14


def test_what_is_not_saved_stays_when_another_row_is_chosen(tab: BestiaryTab) -> None:
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.edit()
    tab.detail.form.name.setText("Half-written")
    tab.list.choose(ids(tab, "Engine"))
    assert is_editing(tab)
    assert tab.unsaved() == "Half-written"
    tab.edit()
    tab.new_creature()
    assert tab.detail.form.name.text() == "Half-written"
    assert tab.detail.form.message.text() == "Save these changes or cancel them first."
    tab.detail.leave()
    assert tab.unsaved() == ""
    assert tab.detail.block.toPlainText().startswith("Engine")


def test_a_creature_that_left_while_it_was_edited_says_so_in_its_place(tab: BestiaryTab, filled: Library) -> None:
    tab.list.choose(ids(tab, "Ash Wolf"))
    tab.edit()
    tab.detail.form.name.setText("Ash Wolf the Second")
    filled.creatures.remove(ids(tab, "Ash Wolf"))
    tab.save()
    assert tab.message.isVisible()
    assert "no longer in the library" in tab.message.text()
    assert is_editing(tab)


@pytest.mark.parametrize(
    ("key", "modifier", "left"),
    [
        (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier, 3),
        (Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier, 7),
    ],
)
def test_several_are_deleted_or_duplicated_by_one_key_and_undone_at_once(
    qtbot: QtBot,
    tab: BestiaryTab,
    filled: Library,
    stack: QUndoStack,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier,
    left: int,
) -> None:
    before = snapshot(filled)
    wanted = ids(tab, "Bog Newt", "Dusk Moth")
    tab.list.choose(wanted)
    tab.list.view.setFocus()
    QTest.keyClick(tab.list.view, key, modifier)
    assert filled.creatures.count() == left
    after = snapshot(filled)
    stack.undo()
    assert snapshot(filled) == before
    stack.redo()
    assert snapshot(filled) == after
    stack.undo()
    assert names(tab) == ["Ash Wolf", "Bog Newt", "Crag Giant", "Dusk Moth", "Engine"]


def test_where_one_stood_is_left_at_its_neighbour_when_it_is_gone(
    qtbot: QtBot, tab: BestiaryTab, stack: QUndoStack
) -> None:
    tab.show_creature(ids(tab, "Dusk Moth")[0])
    QTest.keyClick(tab.list.view, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    stack.undo()
    shown = tab.detail.block.shown
    assert shown is not None
    assert shown.name in ("Dusk Moth", "Engine")
    tab.show_creature(ids(tab, "Bog Newt")[0])
    QTest.keyClick(tab.list.view, Qt.Key.Key_Delete)
    shown = tab.detail.block.shown
    assert shown is not None
    assert shown.name == "Crag Giant"


def test_a_drag_from_the_list_carries_the_ids_from_the_top_down(tab: BestiaryTab) -> None:
    wanted = ids(tab, "Ash Wolf", "Dusk Moth")
    tab.list.choose(wanted)
    source = source_of(tab.list.view)
    carried = None if source is None else source.payload()
    assert carried is not None
    assert (list(carried.creatures), carried.words) == (wanted, "2 creatures")


def test_ctrl_n_over_a_form_with_changes_takes_no_letter_into_its_name(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.new_creature()
    form = tab.detail.form
    QTest.keyClicks(form.name, "Wolf")
    tab.new_creature()
    focus = tab.window().focusWidget()
    assert focus in (form.save_button, form.cancel_button)
    QTest.keyClicks(focus, "goblin")
    assert form.name.text() == "Wolf"
    assert form.message.isVisible()
