"""A number that nobody has written shows what the book has in its place: it counts all the same."""

from typing import Any

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules.system import registry
from ui.bestiary.forms.choice_editors import ChoiceEditor
from ui.bestiary.forms.field_editors import Form
from ui.bestiary.forms.list_editors import RowsEditor
from ui.bestiary.forms.number_editors import NumberEditor
from ui.bestiary.forms.sheet_form import SheetForm
from ui.sheets import rule_systems


@pytest.fixture(autouse=True)
def _two_small_systems() -> None:
    """Here the catalogue is the real one."""
    rule_systems._pool_labels.cache_clear()
    rule_systems._pools.cache_clear()


@pytest.fixture
def form(qtbot: QtBot, system: str) -> SheetForm:
    found = SheetForm(registry.system(system).sheet)
    qtbot.addWidget(found)
    found.show_sheet({})
    return found


def shown(form: Form, name: str) -> str:
    """What stands in a box."""
    box = form.editors[name]
    assert isinstance(box, NumberEditor)
    return box.spin.text()


def row_of(form: SheetForm, name: str, row: dict[str, Any]) -> SheetForm:
    """The form of the only row of a list."""
    form.show_sheet({name: [row]})
    rows = form.editors[name]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(0)
    assert isinstance(rows.form, SheetForm)
    return rows.form


@pytest.mark.parametrize("system", ["tabuleiro"])
def test_the_reach_of_a_tool_that_names_none_stands_in_its_box(form: SheetForm) -> None:
    card = row_of(form, "cards", {"id": "adaga", "name": "Adaga", "damage": 2})
    assert shown(card, "range") == "1 by the book"
    kind = card.editors["kind"]
    assert isinstance(kind, ChoiceEditor)
    kind.put_anew("habilidade")
    kind.value_edited.emit()
    assert shown(card, "range") == "—"
    kind.put_anew("ferramenta")
    kind.value_edited.emit()
    assert shown(card, "range") == "1 by the book"
    assert "range" not in card.sheet()
    box = card.editors["range"]
    assert isinstance(box, NumberEditor)
    QTest.keyClicks(box.spin, "3")
    assert (shown(card, "range"), card.sheet()["range"]) == ("3", 3)


@pytest.mark.parametrize("system", ["tabuleiro"])
def test_a_reach_that_is_said_not_to_count_has_nothing_in_its_place(form: SheetForm) -> None:
    card = row_of(form, "cards", {"id": "adaga", "name": "Adaga", "damage": 2, "range": None})
    assert shown(card, "range") == "—"
    assert card.sheet()["range"] is None


@pytest.mark.parametrize("system", ["fantasia"])
def test_a_weapon_reaches_as_far_as_its_kind_does(form: SheetForm) -> None:
    assert shown(row_of(form, "weapons", {"id": "arco", "name": "Arco", "kind": "ranged"}), "range") != "—"


@pytest.mark.parametrize("system", ["d100"])
def test_what_follows_another_number_is_shown_anew_with_it(form: SheetForm) -> None:
    form.show_sheet({"des": 12, "pv": 10})
    assert shown(form, "esquivar") == "24 by the book"
    des = form.editors["des"]
    assert isinstance(des, NumberEditor)
    des.spin.setValue(15)
    assert shown(form, "esquivar") == "30 by the book"


@pytest.mark.parametrize("system", ["d100"])
def test_where_several_sheets_differ_nothing_stands_in_its_place(form: SheetForm) -> None:
    sheet = {"des": 12, "pv": 10}
    form.show_several([{**sheet, "esquivar": 30}, sheet])
    des = form.editors["des"]
    assert isinstance(des, NumberEditor)
    des.spin.setValue(15)
    assert shown(form, "esquivar") == "different"
