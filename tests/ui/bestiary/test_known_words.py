"""What comes from a catalogue is typed in the reader's words, and nothing else is taken."""

import pytest
from pytestqt.qtbot import QtBot

from rules.sheets import schema
from rules.system import registry
from rules.text.faults import BadSheet
from tests.ui.bestiary.world import form_of, new_row, typed
from ui.bestiary.forms.catalogue_line import PickLine
from ui.bestiary.forms.choice_editors import ChoiceEditor
from ui.bestiary.forms.list_editors import RowsEditor
from ui.bestiary.forms.map_editors import MapEditor
from ui.bestiary.forms.sheet_form import SheetForm
from ui.bestiary.forms.text_editors import TextEditor
from ui.widgets.controls import ComboBox

pytestmark = pytest.mark.real_systems


@pytest.fixture
def form(qtbot: QtBot, system: str) -> SheetForm:
    form = form_of(qtbot, registry.system(system))
    form.show_sheet({})
    return form


@pytest.mark.parametrize("system", ["fantasia"])
def test_an_element_is_typed_by_its_word_or_is_another_that_the_table_plays_with(form: SheetForm) -> None:
    element = new_row(form, "weapons").editors["element"]
    assert [typed(element, text) for text in ("Fuego", "fuego", "FIRE", "metal")] == ["fire"] * 3 + ["metal"]
    assert not element.has_problem()
    elements = form.editors["elements"]
    assert isinstance(elements, MapEditor)
    elements.add_row()
    line = elements.pairs[0].keys
    assert isinstance(line, PickLine)
    offered = [line.completer().model().index(row, 0).data() for row in range(line.completer().model().rowCount())]
    assert "Hielo" in offered
    assert "inmune" not in offered, "what an element may be to somebody is no element"
    for text, id in (("Hielo", "ice"), ("metal", "metal")):
        line.setText(text)
        assert elements.pairs[0].key == id


@pytest.mark.parametrize("system", ["fantasia"])
@pytest.mark.parametrize("rows", ["weapons", "abilities", "items"])
def test_a_space_alone_in_a_line_is_nothing(form: SheetForm, rows: str) -> None:
    for editor in new_row(form, rows).editors.values():
        if isinstance(editor, TextEditor):
            assert typed(editor, " ") == typed(editor, ""), editor.field.name


@pytest.mark.parametrize("system", ["fantasia"])
def test_a_space_alone_is_no_wrong_word(qtbot: QtBot, form: SheetForm) -> None:
    equipped = TextEditor(form.editors["equipped"].field)
    qtbot.addWidget(equipped)
    equipped.know({"sable": "Sable"})
    typed(equipped, "Sables")
    assert equipped.problem()
    typed(equipped, " ")
    assert not equipped.problem()


@pytest.mark.parametrize(("system", "word", "id"), [("fantasia", "Ceguera", "blind"), ("ffrpg", "Status Shield", "")])
def test_an_immunity_is_typed_by_the_words_of_the_book(form: SheetForm, system: str, word: str, id: str) -> None:
    statuses = registry.system(system).statuses
    immune = form.editors["immune"]
    for key, status in statuses.items():
        meant = {item for item, other in statuses.items() if other.label == status.label}
        assert typed(immune, status.label) in [[item] for item in meant], key
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
    keys = skills.pairs[0].keys
    assert isinstance(keys, ComboBox)
    assert keys.currentText() == "Ataque con pistolas"
    keys.choose("manos_rapidas")
    assert skills.value() == {"manos_rapidas": "d8", "own": "d6"}
    assert not skills.has_problem()
    typed(skills.pairs[0].editor, "d7")
    assert "d7" in skills.problem()


@pytest.mark.parametrize("system", ["fulminato"])
def test_a_row_that_has_just_been_added_is_asked_for_its_die_and_nothing_is_said_by_an_id(form: SheetForm) -> None:
    skills = form.editors["skills"]
    assert isinstance(skills, MapEditor)
    skills.add_row()
    with pytest.raises(BadSheet) as caught:
        schema.check(registry.system("fulminato").sheet, form.sheet())
    form.show_faults(caught.value.faults)
    assert skills.has_problem()
    assert (skills.message.text(), skills.pairs[0].editor.message.text()) == ("", "needed")
    typed(skills.pairs[0].editor, "d7")
    with pytest.raises(BadSheet) as caught:
        schema.check(registry.system("fulminato").sheet, form.sheet())
    form.show_faults(caught.value.faults)
    assert "d7" in skills.pairs[0].editor.message.text()
    assert "cac_sencilla" not in skills.pairs[0].editor.message.text() + skills.message.text()


@pytest.mark.parametrize("system", ["ffrpg"])
def test_statuses_are_listed_by_their_words(form: SheetForm) -> None:
    statuses, rows = registry.system("ffrpg").statuses, form.editors["auto_status"]
    assert isinstance(rows, RowsEditor)
    rows.show_value(list(statuses))
    assert [rows.list.item(row).text() for row in range(rows.list.count())] == [
        status.label for status in statuses.values()
    ]


@pytest.mark.parametrize("system", ["ffrpg"])
def test_several_statuses_are_typed_by_their_words(form: SheetForm) -> None:
    inner = new_row(form, "auto_status").editors["status"]
    assert isinstance(inner, TextEditor)
    statuses = registry.system("ffrpg").statuses
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


@pytest.mark.parametrize(
    ("system", "rows", "field", "shown", "kept"),
    [
        ("tabuleiro", "cards", "damage", "FOR+1d4", "forca+1d4"),
        ("tabuleiro", "cards", "damage", "2*PER", "2*per"),
        ("fantasia", "abilities", "damage", "arma+½d", "weapon+half"),
        ("fantasia", "weapons", "damage", "½d+1", "half+1"),
    ],
)
def test_dice_are_shown_and_read_in_the_words_of_the_book(
    form: SheetForm, rows: str, field: str, shown: str, kept: str
) -> None:
    editor = new_row(form, rows).editors[field]
    assert isinstance(editor, TextEditor)
    assert [typed(editor, text) for text in (shown, shown.lower(), kept)] == [kept] * 3
    editor.show_value(kept)
    assert editor.line.text() == shown
    assert editor.value() == kept


@pytest.mark.parametrize("system", ["ffrpg"])
def test_what_a_status_is_told_is_chosen_by_the_words_of_the_book(form: SheetForm) -> None:
    row = new_row(new_row(form, "abilities"), "effects")
    typed(row.editors["status"], "Element Weak")
    params = row.editors["params"]
    assert isinstance(params, MapEditor)
    element = params.pairs[0].editor
    assert isinstance(element, ChoiceEditor)
    assert params.problem()
    element.combo.setCurrentIndex(element.combo.findText("Fire"))
    assert form.sheet()["abilities"][0]["effects"][0]["params"] == {"element": "fire"}
    assert not params.problem()


@pytest.mark.parametrize("system", ["fantasia"])
def test_an_arrow_lists_every_word_of_a_catalogue(form: SheetForm) -> None:
    line = new_row(form, "weapons").editors["element"]
    assert isinstance(line, TextEditor)
    line.line.show_all()
    completer = line.line.completer()
    assert completer.completionCount() == len(line.field.terms)
    popup = completer.popup()
    assert popup is not None
    assert popup.isVisible()
    popup.hide()


@pytest.mark.parametrize("system", ["ffrpg"])
def test_an_own_word_is_shown_as_a_word_and_stays_what_it_was(form: SheetForm) -> None:
    form.show_sheet({"drops": [{"item": "frost-vial"}]})
    rows = form.editors["drops"]
    assert isinstance(rows, RowsEditor)
    rows.list.setCurrentRow(0)
    assert rows.form is not None
    item = rows.form.editors["item"]
    assert isinstance(item, TextEditor)
    assert item.line.text() == "Frost vial"
    assert item.value() == "frost-vial"
    item.touch()
    assert item.value() == "frost-vial"


@pytest.mark.parametrize("system", ["fulminato"])
def test_a_new_row_asks_for_what_is_needed_once(form: SheetForm) -> None:
    row = new_row(form, "weapons")
    rows = form.editors["weapons"]
    form.show_faults([("weapons[0].id", "this value is missing")])
    assert row.editors["name"].message.text() == "needed"
    assert not rows.message.text()


@pytest.mark.parametrize("system", ["fantasia"])
def test_what_is_wrong_in_an_open_row_is_said_once_and_in_words(form: SheetForm) -> None:
    weapon = new_row(form, "weapons")
    typed(weapon.editors["name"], "Espada")
    status = new_row(weapon, "status")
    typed(status.editors["status"], "Ajuste mágico")
    with pytest.raises(BadSheet) as caught:
        schema.check(registry.system("fantasia").sheet, {"pv": 9, "de": 7, "dm": 7, **form.sheet()})
    form.show_faults(caught.value.faults)
    lists = form.editors["weapons"], weapon.editors["status"]
    said = [
        editor.message.text() for editor in lists if isinstance(editor, RowsEditor) and not editor.message.isHidden()
    ]
    assert len(said) == 1
    assert "Ajuste mágico" in said[0]
    assert "modifier" not in said[0]


@pytest.mark.parametrize("system", ["fulminato"])
def test_a_die_that_cannot_stand_somewhere_is_answered_by_those_that_can(form: SheetForm) -> None:
    mind, skills = form.editors["mente"], form.editors["skills"]
    assert isinstance(skills, MapEditor)
    typed(mind, "d4")
    assert mind.problem() == (
        "“d4” is not allowed here, but one of these is: d6, d8, d10, d12, d12+1, d12+2, d12+3, d12+4, d12+5, d12+6, "
        "d12+7, d12+8, d12+9."
    )
    skills.button.click()
    die = skills.pairs[0].editor
    typed(die, "d6+1")
    assert die.problem() == (
        "“d6+1” is not allowed here, but one of these is: d6-9, d6-8, d6-7, d6-6, d6-5, d6-4, d6-3, d6-2, d6-1, d6."
    )
    typed(die, "x")
    assert die.problem() == "“x” is not one of the words allowed here."
