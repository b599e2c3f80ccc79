"""Several creatures edited as one, as a person does it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest

from models.library import Library
from tests.ui.bestiary.world import ids, is_editing, snapshot
from tests.ui.settling import settle
from ui.bestiary.forms.bulk_form import SeveralForm
from ui.bestiary.forms.choice_editors import ChoiceEditor, FlagEditor
from ui.bestiary.forms.field_editors import Editor
from ui.bestiary.forms.number_editors import NumberEditor
from ui.bestiary.tab import BestiaryTab


def open_form(tab: BestiaryTab, *names: str) -> SeveralForm:
    tab.list.choose(ids(tab, *names))
    QTest.keyClick(tab.list.view, Qt.Key.Key_Return)
    form = tab.detail.form
    assert is_editing(tab)
    assert isinstance(form, SeveralForm)
    return form


def editors(form: SeveralForm) -> dict[str, Editor]:
    assert form.sheet_form is not None
    return form.sheet_form.editors


def test_only_what_is_changed_is_written_to_all_and_one_undo_takes_it_back(
    tab: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    before = snapshot(filled)
    form = open_form(tab, "Ash Wolf", "Bog Newt", "Dusk Moth")
    assert form.title.text() == "Editing 3 creatures"
    life, gait, brave = (editors(form)[name] for name in ("life", "gait", "brave"))
    assert isinstance(life, NumberEditor)
    assert isinstance(gait, ChoiceEditor)
    assert isinstance(brave, FlagEditor)
    assert (life.label.text(), life.spin.text()) == ("Life", "different")
    assert form.folder.line.placeholderText() == "different"
    gait.combo.setCurrentIndex(gait.combo.findData("swims"))
    QTest.mouseClick(brave.box, Qt.MouseButton.LeftButton)
    form.tags.setText("night")
    form.source.setText("Bog Book 7")
    assert form.written.text() == "Will be written to all 3: Source, Tags, Gait, Brave."
    QTest.keyClick(form.kind, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    wolf, newt, moth = filled.creatures.get_all(ids(tab, "Ash Wolf", "Bog Newt", "Dusk Moth"))
    assert wolf.sheet == {"life": 30, "level": 3, "gait": "swims", "brave": True}
    assert newt.sheet == {"life": 6, "wind": 4, "gait": "swims", "brave": True}
    assert (wolf.folder, wolf.tags, moth.tags) == ("Woods/Deep", ["beast", "pack", "night"], ["swarm", "night"])
    assert {creature.source for creature in (wolf, newt, moth)} == {"Bog Book 7"}
    assert newt.notes == "croaks at dusk"
    stack.undo()
    assert snapshot(filled) == before


def test_a_fault_of_one_is_told_by_name_and_nothing_is_written(tab: BestiaryTab, filled: Library) -> None:
    before = snapshot(filled)
    form = open_form(tab, "Ash Wolf", "Bog Newt")
    life = editors(form)["life"]
    assert isinstance(life, NumberEditor)
    life.spin.setMaximum(5000)
    life.spin.setValue(5000)
    assert life.message.isVisibleTo(form)
    assert life.message.text().startswith("Ash Wolf, Bog Newt: ")
    form.save_button.click()
    form.save()
    assert is_editing(tab)
    assert snapshot(filled) == before
    life.spin.setValue(life.spin.minimum())
    assert form.changes().is_none


def test_creatures_of_several_systems_share_what_they_are_filed_under(
    tab: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    form = open_form(tab, "Crag Giant", "Engine")
    assert form.sheet_form is None
    form.folder.line.setText("Heights/Works")
    form.level.setValue(4)
    form.notes.setPlainText("They stand still.")
    form.save_button.click()
    found = filled.creatures.get_all(ids(tab, "Crag Giant", "Engine"))
    assert [(creature.folder, creature.level, creature.notes, creature.kind) for creature in found] == [
        ("Heights/Works", 4, "They stand still.", "giant"),
        ("Heights/Works", 4, "They stand still.", "machine"),
    ]
    assert [creature.sheet["life"] for creature in found] == [90, 50]


def test_what_was_left_unsaved_comes_back_by_undo(tab: BestiaryTab, stack: QUndoStack) -> None:
    form = open_form(tab, "Ash Wolf", "Bog Newt")
    might = editors(form)["might"]
    assert isinstance(might, NumberEditor)
    might.spin.setValue(9)
    form.tags.setText("")
    form.kind.setText("wet")
    QTest.keyClick(form.kind, Qt.Key.Key_Escape)
    form.cancel_button.click()
    assert not is_editing(tab)
    stack.undo()
    assert is_editing(tab)
    changes = form.changes()
    assert (changes.filed, changes.sheet, list(changes.lost_tags)) == ({"kind": "wet"}, {"might": 9}, ["beast"])
    form.save_button.click()
    tab.list.choose(ids(tab, "Crag Giant"))
    tab.edit()
    assert tab.detail.form is tab.detail.single_form


def test_the_fields_over_the_sheet_stand_in_columns(tab: BestiaryTab) -> None:
    """Tags and source were of other widths than kind and folder over them where there is no level between these."""
    form = open_form(tab, "Ash Wolf", "Bog Newt")
    settle()
    assert not form._level_column.isVisible()
    left = [widget.mapTo(form, QPoint()).x() for widget in (form.folder, form.source)]
    assert left[0] == left[1]
