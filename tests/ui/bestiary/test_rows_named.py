"""Rows of a sheet have ids that nobody is asked for, and what names a row calls it by its name and follows it."""

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules.system import registry
from tests.ui.bestiary.world import form_of, new_row, typed
from ui.bestiary.forms.choice_editors import ChoiceEditor
from ui.bestiary.forms.field_editors import Form
from ui.bestiary.forms.list_editors import RowsEditor
from ui.bestiary.forms.sheet_form import SheetForm
from ui.bestiary.forms.text_editors import TextEditor

pytestmark = pytest.mark.real_systems


@pytest.fixture
def form(qtbot: QtBot, system: str) -> SheetForm:
    form = form_of(qtbot, registry.system(system))
    form.show_sheet({})
    return form


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


def written(form: Form, name: str) -> None:
    """Types a name into the form of a row, letter by letter."""
    line = form.editors["name"]
    assert isinstance(line, TextEditor)
    line.line.clear()
    QTest.keyClicks(line.line, name)


@pytest.mark.parametrize("system", ["d100", "fantasia", "ffrpg", "fulminato"])
def test_nobody_is_asked_for_an_id(form: SheetForm) -> None:
    for name in ("Filo del alba", "Filo del alba", "???"):
        row = new_row(form, "weapons")
        assert not row.editors["id"].isVisibleTo(row)
        written(row, name)
    assert [item["id"] for item in form.sheet()["weapons"]] == ["filo-del-alba", "filo-del-alba-2", "row"]


@pytest.mark.parametrize("system", ["ffrpg"])
def test_weapons_and_shields_have_ids_apart(form: SheetForm) -> None:
    for rows in ("weapons", "shields"):
        written(new_row(form, rows), "Aegis")
    sheet = form.sheet()
    assert [sheet[rows][0]["id"] for rows in ("weapons", "shields")] == ["aegis", "aegis-2"]


@pytest.mark.parametrize("system", ["d100"])
def test_an_id_that_was_there_stays_when_the_name_changes_and_is_found_behind_more(form: SheetForm) -> None:
    form.show_sheet({"weapons": [{"id": "own", "name": "Espada"}]})
    rows = form.editors["weapons"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(0)
    row = rows.form
    assert row is not None
    assert row.more is not None
    written(row, "Sable")
    assert form.sheet()["weapons"][0]["id"] == "own"
    row.more.button.click()
    assert row.editors["id"].isVisibleTo(row)


@pytest.mark.parametrize("system", ["d100", "fantasia", "fulminato"])
def test_what_names_a_row_follows_it_when_its_id_changes(form: SheetForm, system: str) -> None:
    like, held = {"like": "own"} if system == "d100" else {}, {} if system == "d100" else {"equipped": "own"}
    form.show_sheet({"weapons": [{"id": "own", "name": "Espada"}, {"id": "other", "name": "Sable", **like}], **held})
    rows = form.editors["weapons"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(0)
    assert rows.form is not None
    typed(rows.form.editors["id"], "another")
    sheet = form.sheet()
    assert [row["id"] for row in sheet["weapons"]] == ["another", "other"]
    assert (sheet["weapons"][1].get("like"), sheet.get("equipped")) == (
        ("another", None) if like else (None, "another")
    )
    assert not form.has_problem()


@pytest.mark.parametrize("system", ["d100"])
def test_the_closest_weapon_is_chosen_by_its_name(form: SheetForm) -> None:
    form.show_sheet({"weapons": [{"id": "own", "name": "Filo del alba"}, {"id": "other", "name": "Sable"}]})
    rows = form.editors["weapons"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(1)
    assert rows.form is not None
    like = rows.form.editors["like"]
    assert [typed(like, text) for text in ("filo del ALBA", "Lucha")] == ["own", "unarmed"]
    assert not like.problem()
    typed(like, "filo")
    assert "filo" in like.problem()


@pytest.mark.parametrize("system", ["ffrpg"])
def test_ammunition_is_chosen_by_the_items_that_are_of_its_kind(form: SheetForm) -> None:
    items = [
        {"id": "gloom", "name": "Gloom Bolts", "kind": "ammo", "ammo": "bolts"},
        {"id": "arrows", "name": "Arrows", "kind": "ammo"},
        {"id": "potion", "name": "Potion"},
    ]
    form.show_sheet({"weapons": [{"id": "own", "name": "Bow"}], "items": items})
    rows = form.editors["weapons"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(0)
    assert rows.form is not None
    ammo = rows.form.editors["ammo"]
    assert [typed(ammo, text) for text in ("Gloom Bolts", "arrows")] == ["bolts", "arrows"]
    typed(ammo, "Potion")
    assert ammo.problem()


@pytest.mark.parametrize("system", ["ffrpg"])
def test_a_bow_may_be_written_down_before_its_arrows(form: SheetForm) -> None:
    form.show_sheet({"weapons": [{"id": "own", "name": "Bow"}]})
    rows = form.editors["weapons"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(0)
    assert rows.form is not None
    ammo = rows.form.editors["ammo"]
    assert typed(ammo, "Silver Arrows") == "silver-arrows"
    assert not ammo.problem()
    items = new_row(form, "items")
    kind = items.editors["kind"]
    assert isinstance(kind, ChoiceEditor)
    kind.combo.setCurrentIndex(kind.combo.findText("Ammunition"))
    name = items.editors["name"]
    assert isinstance(name, TextEditor)
    QTest.keyClicks(name.line, "Silver Arrows")
    made = form.sheet()
    item = made["items"][0]
    assert made["weapons"][0]["ammo"] == item.get("ammo", item["id"])
    assert not ammo.problem()


@pytest.mark.parametrize("system", ["ffrpg"])
def test_a_word_stays_as_it_is_typed_while_it_becomes_one_of_the_catalogue_itself(
    form: SheetForm, qtbot: QtBot
) -> None:
    """`arrow` became `worra`: with each letter the list of kinds was another, and the caret stood before it."""
    form.show_sheet({})
    form.show()
    items = new_row(form, "items")
    kind = items.editors["kind"]
    assert isinstance(kind, ChoiceEditor)
    kind.combo.setCurrentIndex(kind.combo.findText("Ammunition"))
    ammo = items.editors["ammo"]
    assert isinstance(ammo, TextEditor)
    ammo.line.setFocus()
    qtbot.waitUntil(ammo.line.hasFocus)
    for letter in "arrow":
        QTest.keyClicks(ammo.line, letter)
        qtbot.wait(1)  # the names of a sheet are offered anew once it is at rest
    assert ammo.line.text() == "arrow"
