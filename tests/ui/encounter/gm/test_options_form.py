"""The form of the options by itself: what is said of what is wrong, and what is as the book has it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from rules.sheets.schema import figures
from rules.system import registry
from tests.there import there
from ui.bestiary.forms.choice_editors import ChoiceEditor, FlagEditor
from ui.bestiary.forms.map_editors import MapEditor
from ui.bestiary.forms.number_editors import NumberEditor
from ui.encounter.gm.options_form import OptionsForm
from ui.widgets.layouts import stacked


@pytest.fixture
def form(qtbot: QtBot) -> OptionsForm:
    made = OptionsForm(registry.system("ffrpg"), "en", {"ana": "Ana", "bea": "Bea"})
    qtbot.addWidget(made)
    made.show()
    return made


def by_the_book(form: OptionsForm) -> set[str]:
    """The options under which stands how the book has them."""
    return {name for name, label in form._by_the_book.items() if label.isVisible()}


def test_what_belongs_to_no_field_is_said_and_kept(form: OptionsForm) -> None:
    form.show_options({})
    assert not form.fault.isVisible()
    form.show_options({"nonsense": 1})
    assert form.fault.isVisible()
    assert form.fault.text().startswith("nonsense: ")
    assert form.options() == {"nonsense": 1}
    form.show_options({})
    assert not form.fault.isVisible()
    assert form.options() == {}


def test_how_the_book_has_it_stands_under_what_is_another(form: OptionsForm) -> None:
    form.show_options({})
    assert by_the_book(form) == set()
    form.show_options({"group_initiative": True})
    assert by_the_book(form) == {"group_initiative"}
    form.show_options({"group_initiative": False})
    assert by_the_book(form) == set()


def test_each_change_is_handed_over_once_and_what_is_shown_is_none(form: OptionsForm) -> None:
    told: list[dict[str, Any]] = []
    form.options_changed.connect(told.append)
    form.show_options({"opposed": "high_success"})
    editor = form.editors["group_initiative"]
    assert isinstance(editor, FlagEditor)
    editor.box.click()
    assert told == [{"opposed": "high_success", "group_initiative": True}]
    form.commit()
    assert len(told) == 1


def test_a_choice_stands_in_words(form: OptionsForm) -> None:
    editor = form.editors["opposed"]
    assert isinstance(editor, ChoiceEditor)
    words = [editor.combo.itemText(place) for place in range(editor.combo.count())]
    assert "high_success" not in words
    assert editor.combo.findData("high_success") >= 0


def test_an_option_that_names_a_combatant_calls_those_by_name_who_are_there(form: OptionsForm, qtbot: QtBot) -> None:
    editor = form.editors["scavenge"]
    assert isinstance(editor, ChoiceEditor)
    assert {"Ana", "Bea"} <= {editor.combo.itemText(place) for place in range(editor.combo.count())}
    form.show_options({"scavenge": "bea"})
    assert editor.combo.currentText() == "Bea"
    house = OptionsForm(registry.system("ffrpg"), "en", {})
    qtbot.addWidget(house)
    assert "scavenge" not in house.editors, "house rules know no combatants"


def test_what_is_written_by_and_by_is_handed_over_when_the_cursor_leaves_it_for_the_form_or_for_nothing(
    qtbot: QtBot,
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    made, beside = OptionsForm(registry.system("tabuleiro"), "en", {}, parent=page), QLineEdit(page)
    stacked(made, beside, on=page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    made.show_options({})
    told: list[dict[str, Any]] = []
    made.options_changed.connect(told.append)
    editor = made.editors["terrain_costs"]
    assert isinstance(editor, MapEditor)
    for number, leave in enumerate((beside.setFocus, lambda: there(QApplication.focusWidget()).clearFocus()), 1):
        QTest.keyClick(editor.button, Qt.Key.Key_Space)
        pair = editor.pairs[-1]
        name = there(pair._line)
        name.setFocus()
        QTest.keyClicks(name, f"swamp{number}")
        assert isinstance(pair.editor, NumberEditor)
        pair.editor.spin.setFocus()
        pair.editor.spin.setValue(4)
        assert len(told) == number - 1, "the cursor is in it"
        leave()
        assert len(told) == number
        assert told[-1]["terrain_costs"][f"swamp{number}"] == 4


@pytest.mark.parametrize("system", ["ffrpg", "fantasia", "d100", "fulminato", "tabuleiro"])
@pytest.mark.parametrize("mid_fight", [False, True])
def test_figures_are_in_no_form_and_kept_as_they_are(qtbot: QtBot, system: str, mid_fight: bool) -> None:
    model = registry.system(system).options
    made = OptionsForm(registry.system(system), "en", {}, mid_fight=mid_fight)
    qtbot.addWidget(made)
    changed = {name: info.default + 1 for name, info in figures(model).items()}
    assert not changed.keys() & made.editors.keys()
    made.show_options(changed)
    assert made.options() == changed
