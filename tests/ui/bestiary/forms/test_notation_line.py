"""The book's own line over the fields of a row: what is typed there fills them, and they are written there."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from rules.ffrpg.combatant.rows import Ability, Item, Weapon
from rules.sheets.schema import Sheet, check
from ui.bestiary.forms.sheet_form import SheetForm

DAMAGE = {"scale": 6, "attribute": "mag", "die": "2d8", "type": "magical", "pool": "hp"}
FLARE = {
    "id": "flare",
    "name": "Flare",
    "type": "magic",
    "mp": 20,
    "damage": DAMAGE,
}


def opened(qtbot: QtBot, model: type, sheet: dict[str, Any]) -> SheetForm:
    form = SheetForm(model)
    qtbot.addWidget(form)
    form.resize(600, 800)
    form.show()
    form.show_sheet(sheet)
    return form


def type_into(form: SheetForm, words: str) -> None:
    """Types over what stands in the line, and leaves it."""
    assert form.notation is not None
    line = form.notation.line
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, words)
    QTest.keyClick(line, Qt.Key.Key_Return)


def test_a_new_ability_is_filled_from_the_books_line(qtbot: QtBot) -> None:
    form = opened(qtbot, Ability, {"id": "ember", "name": "Ember"})
    assert form.notation is not None
    assert form.notation.line.text() == ""
    type_into(form, "(4×MAG)+d8 Fire, CT 10, Group")
    assert form.sheet() == {
        "id": "ember",
        "name": "Ember",
        "ct": 10,
        "target": "group",
        "damage": {"scale": 4, "attribute": "mag", "die": "d8", "element": "fire"},
    }
    check(Ability, form.sheet())


def test_what_the_line_does_not_speak_of_stays_and_what_it_leaves_out_goes(qtbot: QtBot) -> None:
    form = opened(qtbot, Ability, FLARE)
    assert form.notation is not None
    assert form.notation.line.text() == "6 × MAG + 2d8, MP 20"
    type_into(form, "7 × MAG + 2d8 Fire, MP 20")
    assert form.sheet() == {**FLARE, "damage": {**DAMAGE, "scale": 7, "element": "fire"}}
    type_into(form, "7 × MAG + 2d8")
    damage = {key: value for key, value in form.sheet()["damage"].items() if value is not None}
    assert damage == {**DAMAGE, "scale": 7}
    assert form.sheet().get("mp", 0) == 0


def test_the_line_follows_the_fields(qtbot: QtBot) -> None:
    form = opened(qtbot, Weapon, {"id": "bow", "name": "Bow", "scale": 3, "attribute": "agi", "die": "d10"})
    assert form.notation is not None
    assert form.notation.line.text() == "3 × AGI + d10"
    form.editors["range"].put_anew("ranged")
    form.editors["range"].touch()
    assert form.notation.line.text() == "3 × AGI + d10, Ranged"


def test_what_is_not_read_is_said_when_it_is_left_and_changes_nothing(qtbot: QtBot) -> None:
    form = opened(qtbot, Ability, FLARE)
    assert form.notation is not None
    line = form.notation.line
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "a lot of fire")
    assert not form.notation.message.isVisible()
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert "(4 × MAG) + d8 Fire, CT 10" in form.notation.message.text()
    assert form.sheet() == FLARE
    QTest.keyClicks(line, "!")
    assert not form.notation.message.isVisible()


def test_what_is_typed_behind_a_code_leaves_no_other_die_behind(qtbot: QtBot) -> None:
    glaive = {"id": "glaive", "name": "Glaive", "scale": 1, "attribute": "str", "die": "d6"}
    form = opened(qtbot, Weapon, glaive)
    assert form.notation is not None
    line = form.notation.line
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_End)
    QTest.keyClicks(line, "2")
    assert form.sheet()["die"] == "d62"
    QTest.keyClicks(line, " x STR + d8")
    assert form.notation.is_unread
    assert form.sheet() == glaive
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert form.sheet() == glaive
    assert line.text() == "1 × STR + d62 x STR + d8"


def test_a_line_that_is_not_read_takes_a_new_block_back(qtbot: QtBot) -> None:
    form = opened(qtbot, Ability, {"id": "ember", "name": "Ember"})
    type_into(form, "4 × MAG + d8 and more")
    assert "damage" not in form.sheet()


def test_another_row_in_the_same_form_has_its_own_line(qtbot: QtBot) -> None:
    form = opened(qtbot, Ability, FLARE)
    form.show_sheet({"id": "calm", "name": "Calm"})
    assert form.notation is not None
    assert form.notation.line.text() == ""


@pytest.mark.parametrize("model", [Item])
def test_what_the_book_does_not_write_in_a_line_has_none(qtbot: QtBot, model: type) -> None:
    assert opened(qtbot, model, {"id": "a"}).notation is None


@pytest.mark.parametrize("model", [Weapon, Ability])
def test_the_line_stands_between_the_name_and_all_the_fields_that_it_fills(qtbot: QtBot, model: type[Sheet]) -> None:
    form = SheetForm(model)
    qtbot.addWidget(form)
    form.resize(470, 1200)
    form.show()
    QApplication.processEvents()
    assert form.notation is not None

    def top(widget: QWidget) -> int:
        return widget.mapTo(form, QPoint(0, 0)).y()

    others = [editor for name, editor in form.editors.items() if name not in ("id", "name")]
    assert top(form.editors["name"]) < top(form.notation) < min(map(top, others))
    before = form.editors["name"].findChild(QLineEdit)
    assert before is not None
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert form.notation.line.hasFocus()
