"""Rows in a form: added, named, moved, carried, copied, and gone to when something is wrong in one."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QStringListModel, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from rules.sheets.schema import Sheet, check
from rules.system.system import System
from rules.text.faults import BadSheet
from tests.ui.bestiary.world import CRITTERS, CritterSheet, critter, editor
from tests.ui.carrying import Hand, Stop, point_in
from tests.ui.encounter.picking import listed
from tests.ui.settling import settle
from tests.worked import SYSTEMS
from ui.bestiary.forms.list_editors import RowsEditor
from ui.bestiary.forms.map_editors import MapEditor
from ui.bestiary.forms.number_editors import NumberEditor
from ui.bestiary.forms.row_templates import RowOffers
from ui.bestiary.forms.sheet_form import SheetForm
from ui.bestiary.forms.text_editors import TextEditor
from ui.bestiary.forms.value_words import StatWords, implied_by
from ui.bestiary.tab import BestiaryTab
from ui.sheets import rule_systems
from ui.sheets.schema import fields
from ui.theme.theme import look


def offering(
    *tricks: Mapping[str, Any], source: str = "", synonyms: Mapping[str, tuple[str, ...]] | None = None
) -> System:
    """The critters, whose book offers these tricks to add."""
    return replace(
        CRITTERS,
        row_templates={"tricks": tricks},
        row_templates_source=source,
        row_synonyms={"tricks": synonyms or {}},
    )


def test_rows_are_added_named_duplicated_moved_and_taken_off(qtbot: QtBot, form: SheetForm) -> None:
    tricks = editor(form, "tricks", RowsEditor)
    QTest.mouseClick(tricks.add_button, Qt.MouseButton.LeftButton)
    row = tricks.form
    assert row is not None
    QTest.keyClicks(row.editors["name"].line, "Fire Breath")
    assert form.sheet()["tricks"] == [{"name": "Fire Breath", "id": "fire-breath"}]
    assert tricks.list.item(0).text() == "Fire Breath"
    QTest.mouseClick(tricks.copy_button, Qt.MouseButton.LeftButton)
    assert [item["id"] for item in form.sheet()["tricks"]] == ["fire-breath", "fire-breath-2"]
    QTest.mouseClick(tricks.up_button, Qt.MouseButton.LeftButton)
    assert [item["id"] for item in form.sheet()["tricks"]] == ["fire-breath-2", "fire-breath"]
    QTest.mouseClick(tricks.down_button, Qt.MouseButton.LeftButton)
    tricks.list.setFocus()
    QTest.keyClick(tricks.list, Qt.Key.Key_Delete)
    assert [item["id"] for item in form.sheet()["tricks"]] == ["fire-breath"]
    QTest.mouseClick(tricks.remove_button, Qt.MouseButton.LeftButton)
    assert "tricks" not in form.sheet()


def named_tricks(form: SheetForm, *names: str) -> RowsEditor:
    form.show_sheet({"life": 10, "tricks": [{"id": name.lower(), "name": name} for name in names]})
    form.show()
    tricks: RowsEditor = editor(form, "tricks", RowsEditor)
    return tricks


def test_the_list_shows_its_rows_whole_in_another_size_of_text(qtbot: QtBot, form: SheetForm) -> None:
    """A row kept the height of the size in which it was made, and half of it stood in a box of the present one."""
    tricks = named_tricks(form, "Bite", "Claw", "Gaze")
    for text in (150, 100, 200, 100):
        look().choose_text_size(text)
        settle()
        last = tricks.list.visualItemRect(tricks.list.item(2))
        assert 0 <= tricks.list.viewport().height() - last.bottom() - 1 <= 4, text
        assert tricks.list.verticalScrollBar().maximum() == 0


def trick_ids(form: SheetForm) -> list[str]:
    return [item["id"] for item in form.sheet()["tricks"]]


def test_rows_are_moved_by_alt_and_an_arrow(qtbot: QtBot, form: SheetForm) -> None:
    tricks = named_tricks(form, "Bite", "Claw", "Gaze")
    tricks.list.setCurrentRow(0)
    tricks.list.setFocus()
    QTest.keyClick(tricks.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert trick_ids(form) == ["claw", "bite", "gaze"]
    assert tricks.list.currentRow() == 1
    for _ in range(2):
        QTest.keyClick(tricks.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert trick_ids(form) == ["claw", "gaze", "bite"]
    QTest.keyClick(tricks.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert trick_ids(form) == ["claw", "bite", "gaze"]


@pytest.mark.parametrize(
    ("start", "place", "expected"), [(0, 3, ["claw", "gaze", "bite"]), (2, 0, ["gaze", "bite", "claw"])]
)
def test_a_row_that_is_dragged_takes_its_values_along(
    qtbot: QtBot, form: SheetForm, start: int, place: int, expected: list[str]
) -> None:
    tricks = named_tricks(form, "Bite", "Claw", "Gaze")
    tricks.list.setCurrentRow(start)
    model, root = tricks.list.model(), QModelIndex()
    with qtbot.waitSignal(form.value_edited):
        assert model.moveRow(root, start, root, place)
    assert trick_ids(form) == expected
    assert [tricks.list.item(row).text().lower() for row in range(3)] == expected
    assert tricks.form is not None
    assert tricks.form.sheet()["id"] == expected[tricks.list.currentRow()]
    assert not tricks.list.item(0).flags() & Qt.ItemFlag.ItemIsDropEnabled


def test_a_row_is_carried_as_a_card(qtbot: QtBot, form: SheetForm, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is let go Qt asks the platform whose drag it is, which there is none of here."""
    tricks = named_tricks(form, "Bite", "Claw", "Gaze")
    viewport, first, last = tricks.list.viewport(), tricks.list.item(0), tricks.list.item(2)
    hand = Hand(monkeypatch)
    place = tricks.list.visualItemRect(last).center()
    hand.carry(viewport, tricks.list.visualItemRect(first).center(), Stop(point_in(viewport, place)))
    assert hand.carried


def test_a_row_without_a_name_is_called_by_its_list_and_number(form: SheetForm) -> None:
    tricks = editor(form, "tricks", RowsEditor)
    for _ in range(2):
        QTest.mouseClick(tricks.add_button, Qt.MouseButton.LeftButton)
    assert [tricks.list.item(place).text() for place in range(2)] == ["Tricks 1", "Tricks 2"]


def test_what_is_added_at_the_end_of_a_page_comes_into_sight(qtbot: QtBot) -> None:
    form, page = SheetForm(CritterSheet), QScrollArea()
    qtbot.addWidget(page)
    form.show_sheet({"life": 10})
    page.setWidgetResizable(True)
    page.setWidget(form)
    page.resize(480, 300)
    page.show()
    tricks = editor(form, "tricks", RowsEditor)
    for press in (tricks.add_row, tricks.add_row, editor(form, "fears", MapEditor).button.click):
        page.verticalScrollBar().setValue(0)
        press()
        qtbot.waitUntil(lambda: not page.focusWidget().visibleRegion().isEmpty())


def test_an_id_that_was_written_does_not_follow_the_name(qtbot: QtBot, form: SheetForm) -> None:
    tricks = editor(form, "tricks", RowsEditor)
    tricks.add_row()
    tricks.form.editors["id"].line.setText("mine")
    QTest.keyClicks(tricks.form.editors["name"].line, "Other")
    assert form.sheet()["tricks"] == [{"name": "Other", "id": "mine"}]


def test_a_fault_in_a_row_is_told_in_the_list_and_in_its_form(form: SheetForm) -> None:
    form.show_sheet({"life": 10, "tricks": [{"id": "run"}, {"id": "hide", "reach": 99}, {"id": "jump", "die": ""}]})
    with pytest.raises(BadSheet) as caught:
        check(CritterSheet, form.sheet())
    form.show_faults(caught.value.faults)
    tricks = editor(form, "tricks", RowsEditor)
    assert tricks.message.text().splitlines() == [
        "Hide: Reach: 99 is too big: at most 30",
        "Jump: a trick needs a die",
    ]
    assert [tricks.list.item(place).icon().isNull() for place in range(3)] == [True, False, False]
    tricks.list.setCurrentRow(1)
    assert "at most 30" in tricks.form.editors["reach"].message.text()


def test_rows_are_added_from_the_list_that_the_system_offers(form: SheetForm) -> None:
    rows: RowsEditor = editor(form, "tricks", RowsEditor)
    assert not rows.offers.isVisible()
    tricks = ({"id": "hide", "name": "Hide", "reach": 4}, {"id": "leap", "name": "Leap", "reach": 2})
    form.offer_rows(offering(*tricks, source="A circus of our own."))
    assert rows.offers.isVisible()
    form.show_sheet({"life": 10, "tricks": [{"id": "leap", "name": "Leap higher"}]})
    rows.offers.click()
    picker = rows.offers.picker
    assert picker is not None
    assert "A circus of our own." in picker.line.accessibleName()
    QTest.keyClicks(picker.line, "lea")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert rows.form is not None
    assert rows.form.isAncestorOf(form.window().focusWidget())
    assert form.sheet()["tricks"][1] == {"id": "leap-2", "name": "Leap", "reach": 2}
    assert rows.list.currentRow() == 1
    assert rows.offers.picker is None
    assert check(CritterSheet, form.sheet()).tricks[1].name == "Leap"


def test_the_ways_to_add_one_more_stay_in_sight_above_what_was_added(qtbot: QtBot) -> None:
    form, page = SheetForm(CritterSheet), QScrollArea()
    qtbot.addWidget(page)
    form.offer_rows(offering({"id": "leap", "name": "Leap", "reach": 4}))
    form.show_sheet({"life": 10})
    page.setWidgetResizable(True)
    page.setWidget(form)
    page.resize(480, 240)
    page.show()
    rows = editor(form, "tricks", RowsEditor)
    rows.offers.click()
    assert rows.offers.picker is not None
    QTest.keyClick(rows.offers.picker.line, Qt.Key.Key_Return)
    assert rows.form is not None
    qtbot.waitUntil(lambda: not rows.form.editors["name"].line.visibleRegion().isEmpty())
    for button in (rows.add_button, rows.offers):
        assert button.visibleRegion() == QRegion(button.rect())


def test_several_rows_are_taken_from_the_list_while_it_stays_open(form: SheetForm) -> None:
    rows: RowsEditor = editor(form, "tricks", RowsEditor)
    tricks = [{"id": f"trick-{number}", "name": f"Trick {number}", "reach": number} for number in range(1, 41)]
    form.offer_rows(offering(*tricks, synonyms={"trick-40": ("fira",)}))
    form.show_sheet({"life": 10})
    rows.offers.click()
    picker = rows.offers.picker
    assert picker is not None
    QTest.keyClick(picker.line, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(picker.line, Qt.Key.Key_PageDown)
    place = picker.list.currentIndex().row()
    assert place > 2
    QTest.keyClick(picker.line, Qt.Key.Key_PageUp)
    assert picker.list.currentIndex().row() == 0
    QTest.keyClicks(picker.line, "fira")
    QTest.keyClick(picker.line, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert rows.offers.picker is picker
    assert picker.line.hasFocus()
    assert "Trick 1, Trick 40" in picker.taken.text()
    assert "fira" not in picker.list.model().index(0, 0).data()
    QTest.keyClick(picker.line, Qt.Key.Key_Escape)
    assert [row["name"] for row in form.sheet()["tricks"]] == ["Trick 1", "Trick 40"]


def test_a_row_without_a_name_is_offered_by_its_id_in_words(form: SheetForm) -> None:
    rows: RowsEditor = editor(form, "tricks", RowsEditor)
    form.offer_rows(offering({"id": "triple-bite", "reach": 4}, {"id": "leap", "name": "leap-frog"}))
    rows.offers.click()
    assert rows.offers.picker is not None
    shown = rows.offers.picker.list.model()
    assert isinstance(shown, QStringListModel)
    assert shown.stringList() == ["Triple bite   Reach 4", "leap-frog"]


def test_a_row_is_copied_from_another_sheet(qtbot: QtBot, tab: BestiaryTab, library: Library) -> None:
    leap = {"id": "leap", "name": "Leap", "reach": 2}
    for name in ("Flea", "Louse"):
        library.creatures.add([critter(name, sheet={"tricks": [leap]})])
    tab.new_creature()
    form = tab.detail.form
    assert form.sheet_form is not None
    rows = form.sheet_form.editors["tricks"]
    assert isinstance(rows, RowsEditor)
    assert [whose for whose, row in form.rows_elsewhere("tricks") if row == leap] == ["Flea"]
    rows.offers.click()
    assert rows.offers.picker is not None
    QTest.keyClicks(rows.offers.picker.line, "flea")
    QTest.keyClick(rows.offers.picker.line, Qt.Key.Key_Return)
    assert form.sheet_form.sheet()["tricks"] == [leap]
    assert rows.list.currentRow() == 0


def test_saving_goes_to_the_field_inside_a_row_that_is_not_whole(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.new_creature()
    form = tab.detail.form
    QTest.keyClicks(form.name, "Somebody")
    assert form.sheet_form is not None
    assert "Life" in form.save_button.toolTip()
    life = form.sheet_form.editors["life"]
    assert isinstance(life, NumberEditor)
    life.spin.setValue(5)
    assert "Ctrl+S" in form.save_button.toolTip()
    rows = form.sheet_form.editors["tricks"]
    assert isinstance(rows, RowsEditor)
    rows.add_row()
    assert rows.form is not None
    assert "Tricks" in form.save_button.toolTip()
    form.name.setFocus()
    QTest.keyClick(form.name, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert "Tricks ▸ Name" in form.message.text()
    assert rows.form.editors["name"].isAncestorOf(tab.window().focusWidget())


def test_a_copied_row_is_named_at_once(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.new_creature()
    form = tab.detail.form
    assert form.sheet_form is not None
    tricks = editor(form.sheet_form, "tricks", RowsEditor)
    tricks.add_row()
    assert tricks.form is not None
    QTest.keyClicks(editor(tricks.form, "name", TextEditor).line, "Bite")
    editor(tricks.form, "die", TextEditor).line.setFocus()
    QTest.mouseClick(tricks.copy_button, Qt.MouseButton.LeftButton)
    assert tricks.form is not None
    QTest.keyClicks(tab.window().focusWidget(), "Kick")
    assert [row["name"] for row in form.sheet_form.sheet()["tricks"]] == ["Bite", "Kick"]


@pytest.mark.real_systems
def test_a_row_is_offered_with_what_it_costs_though_it_does_not_say_so(qtbot: QtBot) -> None:
    """*Descarga* showed no cost and took 1 PS."""
    found = rule_systems.find("fulminato")
    assert found is not None
    whole = QWidget()
    qtbot.addWidget(whole)
    offers = RowOffers(next(field for field in fields(found.sheet) if field.name == "abilities"), whole)
    offers.offer(found)
    offers.open()
    assert offers.picker is not None
    lines = listed(offers.picker)
    assert len(lines) > 3
    assert all(re.search(r"\(PS\) \d", line) for line in lines), lines
    offers.picker.shut()


@pytest.mark.real_systems
def test_a_row_says_first_what_it_does_and_costs_in_whatever_order_it_was_kept() -> None:
    found = rule_systems.find("fulminato")
    assert found is not None
    model = next(field for field in fields(found.sheet) if field.name == "abilities").model
    row = {"action": "quick", "heal": "d6", "id": "reforco", "name": "Reforço", "ps": 2}
    words = StatWords(found)
    assert words.details(model, row, frozenset({"id", "name"})) == words.details(
        model, {"heal": "d6", "ps": 2, "action": "quick"}, frozenset()
    )


@pytest.mark.real_systems
@pytest.mark.parametrize("system", SYSTEMS)
def test_what_a_row_does_and_costs_is_offered_before_all_else_of_it(qtbot: QtBot, system: str) -> None:
    """*Jato de vapor* ended in “(Próprias Mente, Do alvo Des…”: its damage was cut off."""
    found = rule_systems.find(system)
    assert found is not None
    whole, count = QWidget(), 0
    qtbot.addWidget(whole)
    for field in (field for field in fields(found.sheet) if found.row_templates.get(field.name)):
        assert field.model is not None
        assert issubclass(field.model, Sheet)
        gist = field.model.gist
        assert set(gist) <= set(field.model.model_fields), field.name
        offers = RowOffers(field, whole)
        offers.offer(found)
        offers.open()
        assert offers.picker is not None
        words = StatWords(found)
        for line, row in zip(listed(offers.picker), found.row_templates[field.name], strict=False):
            told = {**row, **implied_by(field.model, row)}
            first = words.details(field.model, told, frozenset({"id", "name"}))[:1]
            if first and gist and told.keys() & set(gist):
                before = line.partition(" · ".join(first))[0]
                assert before != line, (line, first)
                assert before.count(" · ") <= 1, "only whose it is, or what the book calls it"
                count += 1
        offers.picker.shut()
    assert count > 3


@pytest.mark.real_systems
def test_a_status_in_a_list_says_its_change_and_its_time_apart(qtbot: QtBot) -> None:
    """“Ataque alterado 2” gave the duration, and not the change."""
    found = rule_systems.find("fulminato")
    assert found is not None
    powers = next(field for field in fields(found.sheet) if field.name == "abilities")
    assert powers.model is not None
    editor = RowsEditor(next(field for field in fields(powers.model) if field.name == "status"))
    qtbot.addWidget(editor)
    editor.offer_statuses(found.statuses)
    changed = {"status": "attack_mod", "params": {"ranks": 1}, "timer": 2}
    editor.put([changed, {**changed, "params": {"ranks": -2}}, {"status": "prone", "timer": 3}])
    titles = [editor.list.item(row).text() for row in range(editor.list.count())]
    assert titles == ["Ataque alterado +1 ◷2", "Ataque alterado −2 ◷2", "Derribado 3"]
