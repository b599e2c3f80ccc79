"""Healing in the form of an Item: one block, or several one after the other."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox
from pytestqt.qtbot import QtBot

from rules.ffrpg.combatant.rows import Item
from rules.sheets.schema import check
from rules.text.faults import BadSheet
from ui.bestiary.forms.block_editors import UnionEditor
from ui.bestiary.forms.list_editors import RowsEditor
from ui.bestiary.forms.sheet_form import SheetForm

BOTH = [{"full": True}, {"full": True, "pool": "mp"}]
HEALING: list[Any] = [{"scale": 3, "die": "d8"}, {"amount": 50}, {"full": True, "pool": "mp"}, BOTH]


@pytest.fixture
def form(qtbot: QtBot) -> SheetForm:
    form = SheetForm(Item)
    qtbot.addWidget(form)
    form.resize(640, 900)
    form.show()
    return form


def healing(form: SheetForm) -> UnionEditor:
    editor = form.editors["heal"]
    assert isinstance(editor, UnionEditor)
    return editor


def blocks(form: SheetForm) -> RowsEditor:
    (rows,) = form.editors["heal"].findChildren(RowsEditor)
    return rows


def choose(form: SheetForm, place: int) -> None:
    """Chooses the shape of the healing by keys."""
    combo = healing(form).combo
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Home)
    for _ in range(place):
        QTest.keyClick(combo, Qt.Key.Key_Down)


@pytest.mark.parametrize("heal", HEALING)
def test_each_way_of_healing_comes_out_as_it_went_in(form: SheetForm, heal: Any) -> None:
    for shown in (heal, HEALING[0], heal):
        form.show_sheet({"id": "cup", "heal": shown})
        assert form.sheet() == {"id": "cup", "heal": shown}
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert check(Item, form.sheet()).id == "cup"


def test_an_elixir_is_put_together_in_the_form(form: SheetForm) -> None:
    form.show_sheet({"id": "cup"})
    choose(form, 4)
    rows = blocks(form)
    for pool in ("hp", "mp"):
        QTest.mouseClick(rows.add_button, Qt.MouseButton.LeftButton)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert rows.form is not None
        full: Any = rows.form.editors["full"]
        QTest.keyClick(full.box, Qt.Key.Key_Space)
        if pool == "mp":
            combo = rows.form.editors["pool"].findChildren(type(healing(form).combo))[0]
            QTest.keyClick(combo, Qt.Key.Key_End)
    assert [block["full"] for block in form.sheet()["heal"]] == [True, True]
    row = check(Item, form.sheet())
    assert isinstance(row.heal, tuple)
    assert [(block.full, block.pool) for block in row.heal] == [(True, "hp"), (True, "mp")]


def test_an_amount_that_is_still_to_be_filled_in_is_asked_for_at_its_field(form: SheetForm) -> None:
    form.show_sheet({"id": "cup"})
    choose(form, 2)
    assert healing(form).combo.currentText() == "Amount"
    with pytest.raises(BadSheet) as wrong:
        check(Item, form.sheet())
    assert form.show_faults(wrong.value.faults) == []
    inner = healing(form).form
    assert inner is not None
    amount = inner.editors["amount"]
    assert (amount.message.text(), amount.message.property("role")) == ("needed", "small")
    assert healing(form).message.isHidden()
    (spin,) = amount.findChildren(QSpinBox)
    QTest.keyClicks(spin, "50")
    assert form.sheet() == {"id": "cup", "heal": {"amount": 50}}
    form.show_faults([])
    assert amount.message.isHidden()
