"""Forms drawn from models: every kind of field shows what is given, gives it back, and shows faults in its place."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules.ffrpg.statuses.codes import Damage
from rules.sheets.schema import check
from rules.text.faults import BadSheet
from tests.ui.bestiary.world import CritterSheet, editor
from tests.ui.settling import settle
from ui.bestiary.forms.block_editors import BlockEditor
from ui.bestiary.forms.choice_editors import ChoiceEditor, FlagEditor, MaybeEditor
from ui.bestiary.forms.list_editors import RowsEditor
from ui.bestiary.forms.map_editors import MapEditor
from ui.bestiary.forms.number_editors import FractionEditor, NumberEditor
from ui.bestiary.forms.sheet_form import SheetForm
from ui.bestiary.forms.text_editors import MixedEditor, PlainEditor, TextEditor, WordsEditor
from ui.bestiary.tab import BestiaryTab
from ui.sheets.schema import fields

FULL: dict[str, Any] = {
    "life": 12,
    "wind": 3,
    "might": 5,
    "luck": 4,
    "weight": 2.5,
    "gait": "flies_high",
    "brave": True,
    "tame": False,
    "call": "Hoo",
    "bite": "1d4+1",
    "fears": {"fire": 3, "dogs": 1},
    "moods": ["sly", "calm"],
    "cost": {"wind": 2},
    "tricks": [
        {"id": "hide", "name": "Hide", "reach": 4, "cost": {"word": "Shh"}, "odd": {"a": {"b": 1}}},
        {"id": "run"},
    ],
}


def test_every_field_of_the_model_has_its_own_kind_of_editor(form: SheetForm) -> None:
    kinds = {
        "life": NumberEditor,
        "wind": NumberEditor,
        "level": NumberEditor,
        "might": NumberEditor,
        "luck": NumberEditor,
        "weight": FractionEditor,
        "gait": ChoiceEditor,
        "brave": FlagEditor,
        "tame": MaybeEditor,
        "call": TextEditor,
        "bite": MixedEditor,
        "fears": MapEditor,
        "moods": WordsEditor,
        "cost": BlockEditor,
        "tricks": RowsEditor,
    }
    assert {name: type(candidate) for name, candidate in form.editors.items()} == kinds


@pytest.mark.parametrize("sheet", [{"life": 10}, FULL, {}, {**FULL, "luck": None, "level": 1}, {"life": 1, "own": [1]}])
def test_a_sheet_that_nobody_touches_comes_back_as_it_was(form: SheetForm, sheet: dict[str, Any]) -> None:
    form.show_sheet(sheet)
    assert form.sheet() == sheet


@pytest.mark.parametrize("weight", [0.125, 3.14159, 1234.875])
def test_a_fraction_is_kept_to_its_last_place_while_other_fields_are_changed(form: SheetForm, weight: float) -> None:
    form.show_sheet({**FULL, "weight": weight})
    editor(form, "might", NumberEditor).spin.setValue(7)
    assert form.sheet()["weight"] == weight
    box = editor(form, "weight", FractionEditor).spin
    assert box.text() == str(weight)


def test_what_is_typed_stands_on_the_sheet(qtbot: QtBot, form: SheetForm) -> None:
    editor(form, "might", NumberEditor).spin.setValue(7)
    editor(form, "luck", NumberEditor).spin.setValue(0)
    editor(form, "weight", FractionEditor).spin.setValue(4)
    combo = editor(form, "gait", ChoiceEditor).combo
    combo.setCurrentIndex(combo.findText("swims"))
    QTest.mouseClick(editor(form, "brave", FlagEditor).box, Qt.MouseButton.LeftButton)
    editor(form, "tame", MaybeEditor).combo.setCurrentIndex(1)
    QTest.keyClicks(editor(form, "call", TextEditor).line, "Woof")
    QTest.keyClicks(editor(form, "bite", MixedEditor).line, "12")
    QTest.keyClicks(editor(form, "moods", WordsEditor).line, "sly, angry, sly")
    found = form.sheet()
    assert found == {
        "life": 10,
        "might": 7,
        "luck": 0,
        "weight": 4,
        "gait": "swims",
        "brave": True,
        "tame": True,
        "call": "Woof",
        "bite": 12,
        "moods": ["sly", "angry"],
    }
    check(CritterSheet, found)


def test_a_value_taken_back_to_its_default_leaves_the_sheet_as_sparse_as_it_was(form: SheetForm) -> None:
    spin = editor(form, "might", NumberEditor).spin
    spin.setValue(7)
    spin.setValue(2)
    line = editor(form, "call", TextEditor).line
    line.setText("Woof")
    line.clear()
    assert form.sheet() == {"life": 10}


def test_numbers_have_their_limits_and_an_empty_one_is_none(form: SheetForm) -> None:
    might, luck, life = (editor(form, name, NumberEditor).spin for name in ("might", "luck", "life"))
    assert (might.minimum(), might.maximum()) == (0, 20)
    assert luck.text() == "—"
    luck.setValue(3)
    luck.setValue(luck.minimum())
    assert "luck" not in form.sheet()
    life.setValue(life.minimum())
    assert "life" not in form.sheet()


def test_a_map_takes_rows_and_says_when_a_key_stands_twice(qtbot: QtBot, form: SheetForm) -> None:
    fears = editor(form, "fears", MapEditor)
    for key, value in (("fire", 3), ("dogs", 1)):
        QTest.mouseClick(fears.button, Qt.MouseButton.LeftButton)
        QTest.keyClicks(fears.pairs[-1]._line, key)
        fears.pairs[-1].editor.spin.setValue(value)
    assert form.sheet()["fears"] == {"fire": 3, "dogs": 1}
    fears.pairs[1]._line.setText("fire")
    form.show_faults(())
    assert form.has_problem()
    assert "twice" in fears.message.text()
    fears.pairs[0].removal_requested.emit(fears.pairs[0])
    assert not form.has_problem()
    assert form.sheet()["fears"] == {"fire": 1}


def test_a_block_can_be_given_and_taken_away(qtbot: QtBot, form: SheetForm) -> None:
    block = editor(form, "cost", BlockEditor)
    block.box.setChecked(True)
    block.form.editors["wind"].spin.setValue(4)
    assert form.sheet()["cost"] == {"wind": 4}
    block.box.setChecked(False)
    assert "cost" not in form.sheet()


def test_what_no_editor_knows_is_written_as_json_and_checked(form: SheetForm) -> None:
    form.show_sheet(FULL)
    tricks = editor(form, "tricks", RowsEditor)
    tricks.list.setCurrentRow(0)
    odd = tricks.form.editors["odd"]
    assert type(odd) is PlainEditor
    assert odd.text.placeholderText() == 'such as {"word": {"word": 1}}'
    odd.text.setPlainText('{"b":\n {foo: 2')
    form.show_faults(())
    assert form.has_problem()
    assert odd.message.text() == (
        'JSON is expected here, such as {"word": {"word": 1}}; line 2 cannot be read from “foo: 2” on.'
    )
    assert form.sheet()["tricks"][0]["odd"] == {"a": {"b": 1}}
    odd.text.setPlainText('{"b": {"c":')
    form.show_faults(())
    assert odd.message.text().endswith("it breaks off in line 1.")
    odd.text.setPlainText('{"b": {"c": 2}}')
    assert not form.has_problem()
    assert form.sheet()["tricks"][0]["odd"] == {"b": {"c": 2}}


@pytest.mark.parametrize(
    ("sheet", "path"),
    [
        ({"life": 0}, ("life",)),
        ({"life": 10, "moods": ["glum"]}, ("moods",)),
        ({"life": 10, "fears": {"fire": "much"}}, ("fears",)),
        ({"life": 10, "cost": {"wind": 40}}, ("cost", "wind")),
    ],
)
def test_a_fault_is_told_at_its_field(form: SheetForm, sheet: dict[str, Any], path: tuple[str, ...]) -> None:
    form.show_sheet(sheet)
    with pytest.raises(BadSheet) as caught:
        check(CritterSheet, form.sheet())
    assert form.show_faults(caught.value.faults) == []
    found: Any = form.editors[path[0]]
    for name in path[1:]:
        found = found.form.editors[name]
    if isinstance(found, MapEditor):
        assert not found.message.isVisible()
        found = found.pairs[0].editor
    assert found.message.isVisible()
    assert caught.value.faults[0][1] in found.message.text()
    form.show_faults(())
    assert not found.message.isVisible()


def test_a_fault_of_no_field_comes_back(form: SheetForm) -> None:
    assert form.show_faults([("", "all wrong"), ("own", "the sheet has no such key")]) == [
        ("", "all wrong"),
        ("own", "the sheet has no such key"),
    ]


def test_a_missing_number_is_asked_for_quietly_until_somebody_was_there(form: SheetForm) -> None:
    form.show_sheet({})
    form.show_faults([("life", "this value is missing")])
    life = editor(form, "life", NumberEditor)
    assert (life.message.property("role"), life.message.text()) == ("small", "needed")
    life.spin.setValue(5)
    life.spin.setValue(life.spin.minimum())
    form.show_faults([("life", "this value is missing")])
    assert (life.message.property("role"), life.message.text()) == ("bad", "this value is missing")
    assert life.spin.property("fault") == "true"


def test_only_a_field_that_had_a_fault_is_styled_anew(form: SheetForm) -> None:
    form.show_sheet(FULL)
    form.show_faults([("life", "this is too much")])
    form.show_faults(())
    life, wind = (editor(form, name, NumberEditor) for name in ("life", "wind"))
    assert life.message.isHidden()
    assert (life.spin.property("fault"), wind.spin.property("fault")) == ("false", None)


def test_nothing_moves_when_what_was_missing_is_given(form: SheetForm) -> None:
    form.show_sheet({})
    form.show_faults([("life", "this value is missing")])
    settle()
    places = {name: candidate.geometry() for name, candidate in form.editors.items()}
    editor(form, "life", NumberEditor).spin.setValue(5)
    form.show_faults(())
    settle()
    assert not form.editors["life"].message.isVisible()
    assert {name: candidate.geometry() for name, candidate in form.editors.items()} == places
    form.show_sheet({"life": 5})
    settle()
    assert form.editors["life"].height() < places["life"].height()


def test_every_field_says_what_it_is_to_those_who_cannot_see_it(form: SheetForm) -> None:
    might = editor(form, "might", NumberEditor)
    assert might.spin.accessibleName() == "Might"
    assert might.spin.accessibleDescription() == "how hard it strikes"
    assert might.spin.toolTip() == "how hard it strikes"


def test_the_limits_of_a_field_are_read_from_its_model() -> None:
    found = {field.name: field for field in fields(CritterSheet)}
    assert (found["might"].low, found["might"].high, found["might"].group) == (0, 20, "attributes")
    assert found["luck"].optional
    assert not found["might"].optional
    assert found["life"].required
    assert found["moods"].choices == ("calm", "angry", "sly")
    assert found["gait"].label == "Gait"


def test_saving_what_is_not_whole_says_which_field_and_goes_to_it(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.new_creature()
    form = tab.detail.form
    QTest.keyClicks(form.name, "Somebody")
    assert not form.save_button.isEnabled()
    QTest.keyClick(form.name, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert "Not saved yet" in form.message.text()
    assert "Life" in form.message.text()
    assert form.sheet_form is not None
    assert form.sheet_form.editors["life"].isAncestorOf(tab.window().focusWidget())


def test_saving_without_a_name_goes_to_the_name(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.new_creature()
    form = tab.detail.form
    QTest.keyClick(form.name, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert "Name" in form.message.text()
    assert tab.window().focusWidget() is form.name


def test_what_is_half_typed_is_no_fault_before_it_is_left_or_saved(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.new_creature()
    form = tab.detail.form
    form.name.setText("Somebody")
    assert form.sheet_form is not None
    form.sheet_form.editors["life"].spin.setValue(10)  # type: ignore[attr-defined]
    tricks = editor(form.sheet_form, "tricks", RowsEditor)
    tricks.add_row()
    assert tricks.form is not None
    QTest.keyClicks(editor(tricks.form, "name", TextEditor).line, "Bite")
    die = editor(tricks.form, "die", TextEditor)
    qtbot.waitUntil(lambda: tab.window().isActiveWindow())
    die.line.setFocus()
    die.line.selectAll()
    for number in range(2):
        QTest.keyClicks(die.line, "7+")
        assert die.message.isHidden()
        assert tricks.list.item(0).icon().isNull()
        assert form.save_button.isEnabled()
        if number:
            QTest.keyClick(die.line, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
        else:
            form.name.setFocus()
        assert die.message.isVisible()
        assert not form.save_button.isEnabled()
        assert not tricks.list.item(0).icon().isNull()
        die.line.setFocus()
        QTest.keyClicks(die.line, "+")
        assert die.message.isVisible(), "what was said stays until it is mended"
        die.line.selectAll()
        QTest.keyClicks(die.line, "1d6")
        assert die.message.isHidden()
        die.line.selectAll()


def test_json_that_nests_without_an_end_is_told_and_not_read(form: SheetForm) -> None:
    form.show_sheet(FULL)
    tricks = editor(form, "tricks", RowsEditor)
    tricks.list.setCurrentRow(0)
    odd = tricks.form.editors["odd"]
    odd.text.setPlainText("[" * 20_000)
    form.show_faults(())
    assert odd.message.text().endswith("and this is nested too deeply.")


def test_the_fields_of_a_code_rest_while_the_weapon_says_it_and_a_share_while_it_does_not(qtbot: QtBot) -> None:
    """They could be changed beside *Weapon*, and nothing came of it."""
    form = SheetForm(Damage)
    qtbot.addWidget(form)
    code = {"scale", "attribute", "die", "bonus"}

    def resting() -> set[str]:
        return {name for name, candidate in form.editors.items() if not candidate.isEnabled()}

    form.show_sheet({"scale": 3, "die": "d8"})
    assert resting() == {"percent"}
    weapon = editor(form, "weapon", FlagEditor)
    weapon.box.click()
    assert resting() == code
    assert all(form.editors[name].toolTip() for name in code)
    assert form.sheet()["scale"] == 3
    weapon.box.click()
    assert resting() == {"percent"}
    assert not form.editors["scale"].toolTip()
