"""What the lists of a book show of their rows, and what the form says of a word that the book does not have."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules.system import registry
from ui.bestiary.forms.list_editors import RowsEditor
from ui.bestiary.forms.sheet_form import SheetForm
from ui.bestiary.forms.text_editors import TextEditor

pytestmark = pytest.mark.real_systems

SHOWN = [
    ("ffrpg", "abilities", "fira", "Fire 3", ("MP 22", "12 × MAG + 3d8")),
    ("ffrpg", "weapons", "rod, tier 5", "Rod, Tier 5", ("7 × STR + 3d6",)),
    ("fantasia", "abilities", "sismo", "Sismo", ("PM 8", "3d")),
    ("fulminato", "weapons", "arco", "Arco", ("d8", "100")),
    ("tabuleiro", "cards", "centelha", "Centelha", ("AÇÃO 3", "DANO 5")),
    ("d100", "weapons", "sable", "Sable", ("1D",)),
]


def form_of(qtbot: QtBot, id: str) -> SheetForm:
    system = registry.system(id)
    form = SheetForm(system.sheet)
    qtbot.addWidget(form)
    form.offer_statuses(system.statuses)
    form.offer_rows(system)
    form.show_sheet({})
    form.show()
    return form


@pytest.mark.parametrize(("system", "name", "typed", "found", "told"), SHOWN)
def test_a_row_of_the_list_shows_what_it_does_and_costs(
    qtbot: QtBot, system: str, name: str, typed: str, found: str, told: tuple[str, ...]
) -> None:
    form = form_of(qtbot, system)
    rows = form.editors[name]
    assert isinstance(rows, RowsEditor)
    rows.offers.click()
    picker = rows.offers.picker
    assert picker is not None
    QTest.keyClicks(picker.line, typed)
    line = str(picker.list.currentIndex().data())
    assert line.startswith(found)
    assert all(item in line for item in told), line
    assert "fira" not in line


def test_a_profession_that_the_book_does_not_have_is_said_and_kept(qtbot: QtBot) -> None:
    form = form_of(qtbot, "fantasia")
    editor = form.editors["profession"]
    assert isinstance(editor, TextEditor)
    QTest.keyClicks(editor.line, "panadero")
    QTest.keyClick(editor.line, Qt.Key.Key_Return)
    assert editor.message.text() == "“panadero” is not in the book; it is kept as a word of your own."
    assert not form.has_problem()
    assert form.sheet()["profession"] == "panadero"
    editor.line.selectAll()
    QTest.keyClicks(editor.line, "geoma")
    QTest.keyClick(editor.line, Qt.Key.Key_Return)
    assert editor.line.text() == "geomante"
    editor.line.clearFocus()
    editor.line.editingFinished.emit()
    assert editor.message.isHidden()
