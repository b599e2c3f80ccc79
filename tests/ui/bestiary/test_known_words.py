"""What comes from a catalogue is typed in the reader's words, and nothing else is taken."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from rules import catalogue
from ui.bestiary import systems
from ui.bestiary.editors import Editor
from ui.bestiary.lists import RowsEditor
from ui.bestiary.maps import MapEditor
from ui.bestiary.sheet_form import SheetForm
from ui.bestiary.text_editors import TextEditor, WordsEditor


@pytest.fixture(autouse=True)
def _two_small_systems() -> None:
    """Here the catalogue is the real one."""
    systems.pool_labels.cache_clear()
    systems._pools.cache_clear()


@pytest.fixture
def form(qtbot: QtBot, system: str) -> SheetForm:
    found = catalogue.system(system)
    form = SheetForm(found.sheet)
    qtbot.addWidget(form)
    form.offer_statuses(found.statuses)
    form.show_sheet({})
    return form


def new_row(form: SheetForm, name: str) -> SheetForm:
    """The form of a new row of a list."""
    rows = form.editors[name]
    assert isinstance(rows, RowsEditor)
    rows.add_row()
    assert rows.form is not None
    return rows.form


def typed(editor: Editor, text: str) -> Any:
    """What the sheet gets when this is typed."""
    assert isinstance(editor, (TextEditor, WordsEditor))
    editor.line.setText(text)
    return editor.read()


@pytest.mark.parametrize("system", ["fantasia"])
def test_an_element_is_typed_by_its_word_and_no_other_is_taken(form: SheetForm) -> None:
    element = new_row(form, "weapons").editors["element"]
    assert [typed(element, text) for text in ("Fuego", "fuego", "FIRE")] == ["fire"] * 3
    assert not element.has_problem()
    typed(element, "fuegote")
    assert "fuegote" in element.problem()


@pytest.mark.parametrize(("system", "word", "id"), [("fantasia", "Ceguera", "blind"), ("ffrpg", "Status Shield", "")])
def test_an_immunity_is_typed_by_the_words_of_the_book(form: SheetForm, system: str, word: str, id: str) -> None:
    statuses = catalogue.system(system).statuses
    immune = form.editors["immune"]
    for key, status in statuses.items():
        meant = {one for one, other in statuses.items() if other.label == status.label}
        assert typed(immune, status.label) in [[one] for one in meant], key
        assert not immune.has_problem()
    if id:
        assert typed(immune, f"{word}, {id}") == [id]
    typed(immune, "nothing like it")
    assert immune.has_problem()


@pytest.mark.parametrize("system", ["fulminato"])
def test_a_skill_is_typed_and_shown_by_its_name(form: SheetForm) -> None:
    skill = new_row(form, "weapons").editors["skill"]
    assert typed(skill, "ataque con pistolas") == "pistolas"
    skills = form.editors["skills"]
    assert isinstance(skills, MapEditor)
    skills.show_value({"pistolas": "d8", "own": "d6"})
    line = skills.pairs[0]._line
    assert line is not None
    assert line.text() == "Ataque con pistolas"
    line.setText("manos rapidas")
    assert skills.value() == {"manos_rapidas": "d8", "own": "d6"}
    assert not skills.has_problem()
    line.setText("manos lentas")
    assert "manos lentas" in skills.problem()


@pytest.mark.parametrize("system", catalogue.ids())
def test_statuses_are_listed_by_their_words(form: SheetForm, system: str) -> None:
    statuses = catalogue.system(system).statuses
    for name, editor in form.editors.items():
        if isinstance(editor, RowsEditor) and editor.word == "status":
            one = next(iter(statuses))
            editor.show_value([one])
            item = editor.list.item(0)
            assert item is not None
            assert item.text() == statuses[one].label, name


@pytest.mark.parametrize("system", ["ffrpg"])
def test_several_statuses_are_typed_by_their_words(form: SheetForm) -> None:
    inner = new_row(form, "auto_status").editors["status"]
    assert isinstance(inner, TextEditor)
    statuses = catalogue.system("ffrpg").statuses
    inner.line.setText("Haste, Regen")
    inner.line.editingFinished.emit()
    assert {"haste", "regen"} <= set(statuses)
    assert form.sheet()["auto_status"] == ["haste", "regen"]


@pytest.mark.parametrize("system", ["fantasia"])
def test_an_odd_word_of_an_older_sheet_is_kept_until_it_is_changed(form: SheetForm) -> None:
    form.show_sheet({"weapons": [{"id": "own", "element": "sound"}]})
    rows = form.editors["weapons"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(0)
    assert rows.form is not None
    element = rows.form.editors["element"]
    assert element.value() == "sound"
    assert not element.has_problem()


@pytest.mark.parametrize("system", ["fantasia", "fulminato"])
def test_what_is_in_hand_is_called_by_its_name_and_stays_the_same_when_that_changes(form: SheetForm) -> None:
    form.show_sheet({"weapons": [{"id": "own", "name": "Filo del alba"}, {"id": "other", "name": "Arco"}]})
    held = form.editors["equipped"]
    assert [typed(held, text) for text in ("filo del alba", "Arco", "own")] == ["own", "other", "own"]
    typed(held, "Filo del alba")
    rows = form.editors["weapons"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(0)
    assert rows.form is not None
    typed(rows.form.editors["name"], "Filo del ocaso")
    assert isinstance(held, TextEditor)
    assert held.line.text() == "Filo del ocaso"
    assert form.sheet()["equipped"] == "own"
    assert not held.has_problem()
    typed(held, "Filo del alba")
    assert held.has_problem()
