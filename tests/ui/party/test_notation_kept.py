"""A member is not saved while the book's line over a weapon says something that nobody can read."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.there import there
from tests.ui.party.editing import edited
from ui.bestiary.forms.list_editors import RowsEditor
from ui.bestiary.forms.sheet_form import SheetForm
from ui.party.tab import PartyTab

pytestmark = pytest.mark.real_systems

GLAIVE = {"id": "glaive", "name": "Glaive", "die": "d8"}


@pytest.fixture
def tab(qtbot: QtBot, library: Library, stack: QUndoStack) -> PartyTab:
    """A party of one member with a weapon, whose form is open."""
    sheet = {"hp": 60, "spd": 9, "weapons": [GLAIVE]}
    return edited(qtbot, library, stack, "ffrpg", sheet)


def line_of(tab: PartyTab) -> QLineEdit:
    """The book's line over the fields of the weapon."""
    weapons = there(tab.detail.form.sheet_form).editors["weapons"]
    assert isinstance(weapons, RowsEditor)
    weapons.list.setCurrentRow(0)
    form = weapons.form
    assert isinstance(form, SheetForm)
    return there(form.notation).line


@pytest.mark.parametrize("by_mouse", [True, False])
def test_what_cannot_be_read_is_not_lost_by_saving(tab: PartyTab, library: Library, *, by_mouse: bool) -> None:
    line, form = line_of(tab), tab.detail.form
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_End)
    QTest.keyClicks(line, "2 x STR + d10")
    if by_mouse:
        QTest.mouseClick(form.save_button, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(line, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert form.isVisible()
    assert form.message.text() == "Not saved yet: look at As the book writes it."
    assert line.text() == "1 × STR + d82 x STR + d10"
    assert library.parties.members()[0].sheet["weapons"] == [GLAIVE]
    line.selectAll()
    QTest.keyClicks(line, "2 x STR + d10")
    form.save()
    assert library.parties.members()[0].sheet["weapons"] == [{**GLAIVE, "scale": 2, "die": "d10"}]
