"""A form that is left with changes is never thrown away: undo brings it back as it was left."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.parties import Member, Party
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO
from tests.ui.settling import settle
from tests.ui.windows import press
from ui.bestiary.forms.block_editors import UnionEditor
from ui.bestiary.forms.entity_form import EntityForm
from ui.bestiary.forms.list_editors import RowsEditor
from ui.bestiary.forms.number_editors import NumberEditor
from ui.navigation.tabs import BESTIARY, PARTY
from ui.shell.main_window import MainWindow

SYSTEM = "ffrpg"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """Two creatures, and a party of one."""
    library = Library.open(tmp_path / "Table.turnwright", samples=())
    library.creatures.add(Creature(name=name, system=SYSTEM, sheet=GUARD) for name in ("Guard", "Sentry"))
    library.parties.add(Party(name="Us"), [Member(party_id=0, name="Ann", system=SYSTEM, sheet=HERO)])
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show_tab(BESTIARY)
    window.show()
    window.bestiary.list.view.setFocus()
    settle()
    yield window
    library.close()


def change(form: EntityForm, name: str = "Changed", hp: int = 77) -> None:
    """Types another name, other hit points, and another die of a weapon."""
    form.name.setFocus()
    form.name.selectAll()
    QTest.keyClicks(form.name, name)
    number(form, "hp").spin.setValue(hp)
    settle()


def number(form: EntityForm, name: str) -> NumberEditor:
    assert form.sheet_form is not None
    editor = form.sheet_form.editors[name]
    assert isinstance(editor, NumberEditor)
    return editor


@pytest.mark.parametrize("way", ["Esc", "Cancel"])
def test_a_creature_left_with_changes_comes_back_by_undo(window: MainWindow, way: str) -> None:
    tab = window.bestiary
    press(Qt.Key.Key_Return)
    change(tab.detail.form)
    if way == "Esc":
        press(Qt.Key.Key_Escape)
    else:
        tab.detail.form.cancel_button.click()
    assert not tab.detail.is_editing
    assert window.statusBar().currentMessage() == "Not saved: Changed. Undo brings the form back as it was."
    assert window.library.creatures.get_all([there(tab.list.current_id)])[0].name == "Guard"
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert tab.detail.is_unsaved
    assert (tab.detail.form.name.text(), number(tab.detail.form, "hp").spin.value()) == ("Changed", 77)
    press(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    saved = window.library.creatures.get(there(tab.list.current_id))
    assert saved is not None
    assert (saved.name, saved.sheet["hp"]) == ("Changed", 77)
    window.undo()
    assert window.library.creatures.get_all([there(tab.list.current_id)])[0].name == "Guard"


def test_redo_leaves_it_again_and_undo_brings_it_back_again(window: MainWindow) -> None:
    tab = window.bestiary
    press(Qt.Key.Key_Return)
    change(tab.detail.form)
    press(Qt.Key.Key_Escape)
    for hp in (78, 79):
        window.undo()
        settle()
        assert tab.detail.is_unsaved
        change(tab.detail.form, hp=hp)
        window.redo()
        settle()
        assert not tab.detail.is_editing
    window.undo()
    assert number(tab.detail.form, "hp").spin.value() == 79


def test_what_was_left_untouched_leaves_no_step(window: MainWindow) -> None:
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Escape)
    assert window.undo_stack.count() == 0


def test_a_new_creature_without_a_name_comes_back_too_from_another_tab(window: MainWindow) -> None:
    tab = window.bestiary
    window.new()
    settle()
    number(tab.detail.form, "hp").spin.setValue(5)
    press(Qt.Key.Key_Escape)
    assert "New creature" in window.statusBar().currentMessage()
    window.show_tab(PARTY)
    settle()
    window.undo()
    settle()
    assert window.tabs.currentIndex() == BESTIARY
    assert tab.detail.is_unsaved
    assert number(tab.detail.form, "hp").spin.value() == 5
    assert tab.detail.form.name.hasFocus()


def test_a_member_left_with_changes_comes_back_by_undo(window: MainWindow) -> None:
    window.show_tab(PARTY)
    tab = window.party
    tab.view.setFocus()
    press(Qt.Key.Key_Return)
    change(tab.detail.form, "Anna", 33)
    press(Qt.Key.Key_Escape)
    assert "Anna" in window.statusBar().currentMessage()
    assert tab.view.hasFocus()
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert tab.detail.is_unsaved
    tab.detail.form.save_button.click()
    member = window.library.parties.member(there(tab.current_id))
    assert member is not None
    assert (member.name, member.sheet["hp"]) == ("Anna", 33)


def test_a_form_with_changes_is_not_pushed_aside_by_one_that_comes_back(window: MainWindow) -> None:
    tab = window.bestiary
    press(Qt.Key.Key_Return)
    change(tab.detail.form, "First")
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    change(tab.detail.form, "Second")
    window.undo()
    settle()
    assert tab.detail.form.name.text() == "Second"
    assert "save them or leave it first" in window.statusBar().currentMessage()
    press(Qt.Key.Key_Escape)
    for name in ("Second", "First"):
        window.undo()
        settle()
        assert tab.detail.form.name.text() == name
        tab.detail.form.dirty = False


def test_choosing_another_row_or_tab_leaves_a_form_with_changes_where_it_is(window: MainWindow) -> None:
    tab = window.bestiary
    press(Qt.Key.Key_Return)
    change(tab.detail.form)
    tab.list.view.setFocus()
    press(Qt.Key.Key_Down)
    window.show_tab(PARTY)
    settle()
    window.show_tab(BESTIARY)
    settle()
    assert tab.detail.is_unsaved
    assert tab.detail.form.name.text() == "Changed"


def test_another_system_and_back_brings_back_what_was_typed_for_the_first(window: MainWindow) -> None:
    form = window.bestiary.detail.form
    window.new()
    number(form, "hp").spin.setValue(5)
    form.system.choose("d100")
    form.system.choose(SYSTEM)
    assert form.sheet()["hp"] == 5


def test_another_shape_and_back_brings_back_what_was_typed_for_the_first(window: MainWindow) -> None:
    form = window.bestiary.detail.form
    window.new()
    assert form.sheet_form is not None
    abilities = form.sheet_form.editors["abilities"]
    assert isinstance(abilities, RowsEditor)
    abilities.add_row()
    assert abilities.form is not None
    healing = abilities.form.editors["heal"]
    assert isinstance(healing, UnionEditor)
    for shape in (1, 2):
        healing.combo.setCurrentIndex(shape)
        assert healing.form is not None
        first = next(iter(healing.form.editors.values()))
        assert isinstance(first, NumberEditor)
        first.spin.setValue(40 + shape)
    healing.combo.setCurrentIndex(1)
    assert healing.value() == {"scale": 41}
    healing.combo.setCurrentIndex(2)
    assert healing.value() == {"amount": 42}
