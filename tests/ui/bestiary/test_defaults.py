"""What a form shows of what the sheet does not say is the default of the model, whatever was shown in it before."""

from typing import Any

import pytest
from pydantic import BaseModel
from pytestqt.qtbot import QtBot

from rules.sheets.schema import check
from rules.system import registry
from rules.text.faults import BadSheet
from tests.ui.bestiary.world import form_of
from tests.ui.settling import settle
from ui.bestiary.forms.block_editors import BlockEditor, UnionEditor
from ui.bestiary.forms.field_editors import Editor, Form
from ui.bestiary.forms.list_editors import RowsEditor
from ui.bestiary.forms.sheet_form import SheetForm
from ui.bestiary.forms.text_editors import TextEditor
from ui.sheets.schema import ABSENT, Field, fields, plain

pytestmark = pytest.mark.real_systems


@pytest.fixture
def form(qtbot: QtBot, system: str) -> SheetForm:
    return form_of(qtbot, registry.system(system))


def model_of(form: SheetForm) -> type[BaseModel]:
    """The model that a form was drawn from."""
    return form.model


def other(field: Field) -> Any:
    """A value that is not the default of a field, with everything in it that can be."""
    simple: dict[str, Any] = {
        "flag": field.default is not True,
        "fraction": 7.5,
        "text": "other",
        "mixed": "other",
        "any": "other",
        "words": list(field.choices[-1:]) or ["other"],
        "loose": {"other": 7},
    }
    if field.kind == "number":
        low = field.low or 0
        return int(low + 1 if field.default == low else low)
    if field.kind == "choice":
        return next(choice for choice in reversed(field.choices) if choice != field.default)
    if field.kind == "map":
        assert field.value is not None
        return {key: other(field.value) for key in (field.keys or ("other",))}
    if field.kind in ("rows", "entries", "block"):
        assert field.model is not None
        row = {
            candidate.name: other(candidate)
            for candidate in fields(field.model)
            if not field.only or candidate.name in field.only
        }
        return row if field.kind == "block" else [row, row]
    if field.kind == "items":
        assert field.value is not None
        return [other(field.value)]
    if field.kind == "union":
        return other(field.options[-1])
    return field.default if field.kind == "constant" else simple[field.kind]


def show_something_else(form: SheetForm) -> dict[str, Any]:
    """Shows a sheet that says everything otherwise, and opens all of it; that sheet."""
    sheet = {field.name: other(field) for field in fields(model_of(form))}
    form.show_sheet(sheet)
    open_rows(form)
    return sheet


def open_rows(form: SheetForm) -> None:
    """Opens a row of every list, so that its form is built and filled."""
    for editor in form.editors.values():
        if isinstance(editor, RowsEditor):
            editor.list.setCurrentRow(0)
        inner = getattr(editor, "form", None)
        if inner is not None:
            open_rows(inner)


def wrong(form: Form, place: str = "") -> list[str]:
    """Every field whose content is not its default, in the blocks and in a new row of every list too."""
    found: list[str] = []
    for name, editor in form.editors.items():
        here = f"{place}.{name}" if place else name
        if isinstance(editor, RowsEditor):
            found += [] if editor.read() == [] else [f"{here} has rows"]
            editor.add_row()
            assert editor.form is not None
            found += wrong(editor.form, f"{here}[]")
        elif isinstance(editor, BlockEditor):
            if editor.box is not None:
                found += [f"{here} is there"] if editor.box.isChecked() else []
                editor.box.setChecked(True)
            assert editor.form is not None
            found += wrong(editor.form, here)
        elif isinstance(editor, UnionEditor):
            found += wrong_shapes(editor, here)
        elif not is_default(editor):
            found.append(f"{here}: {editor.read()!r}, not {plain(editor.field.default)!r}")
    return found


def wrong_shapes(editor: UnionEditor, place: str) -> list[str]:
    """The same of every shape that a value may have."""
    found = [] if is_default(editor) else [f"{place}: {editor.read()!r}"]
    for number in range(editor.combo.count()):
        editor.combo.setCurrentIndex(number)
        if editor.form is not None:
            # A shape that is told by one flag alone is chosen with it: Full.
            its_flag = f"{place}({number}).{next(iter(editor.form.editors))}: True"
            found += [item for item in wrong(editor.form, f"{place}({number})") if not item.startswith(its_flag)]
    return found


def is_default(editor: Editor) -> bool:
    """Whether what it holds says what the model would say without it."""
    shown, default = editor.read(), plain(editor.field.default)
    nothing = default is None or default in ("", [], {})
    return shown in (ABSENT, None, "", []) or shown == {} if nothing else bool(shown == default)


def emptied(form: SheetForm, place: str = "") -> list[str]:
    """Every text that still says something when it has been emptied, though the sheet would take nothing for it."""
    found: list[str] = []
    for name, editor in form.editors.items():
        here = f"{place}.{name}" if place else name
        inner = getattr(editor, "form", None)
        if inner is not None:
            found += emptied(inner, here)
        elif isinstance(editor, TextEditor):
            editor.line.setText("other")
            editor.line.clear()
            nothing = editor.field.default in ("", None)
            if editor.read() not in (ABSENT, None) and not nothing:
                found.append(here)
            if editor.field.default and editor.line.placeholderText() != str(editor.field.default):
                found.append(f"{here} does not say what holds instead")
    return found


def test_a_new_row_and_a_block_never_opened_show_the_defaults(form: SheetForm) -> None:
    form.show_sheet({})
    assert wrong(form) == []


def test_nothing_of_one_sheet_or_row_is_left_in_the_next(form: SheetForm) -> None:
    """One form all the while: what is opened for the first time costs more than all else."""
    sheet = show_something_else(form)
    assert form.sheet() == sheet, "not given back as it was shown once all of it was opened"
    for editor in form.editors.values():
        if isinstance(editor, RowsEditor):
            editor.add_row()
            assert editor.form is not None
            assert wrong(editor.form) == []
    show_something_else(form)
    assert emptied(form) == []
    show_something_else(form)
    form.show_sheet({})
    assert wrong(form) == []
    settle()


def test_whatever_block_is_opened_is_taken_as_it_is_shown(form: SheetForm) -> None:
    """Healing of 1 × MAG + d6 was refused though all of it was shown."""
    for name, editor in form.editors.items():
        if isinstance(editor, RowsEditor):
            form.show_sheet({})
            editor.add_row()
            assert editor.form is not None
            for inner_name, inner in editor.form.editors.items():
                if not isinstance(inner, UnionEditor):
                    continue
                for number in range(inner.combo.count()):
                    inner.combo.setCurrentIndex(number)
                    asked = [item for item in refused(form) if inner_name in item]
                    assert all(needs_something(inner) for _ in asked), (name, inner_name, number, asked)


def refused(form: SheetForm) -> list[str]:
    """The places where a form's sheet is refused."""
    try:
        check(model_of(form), form.sheet())
    except BadSheet as error:
        return [place for place, _ in error.faults]
    return []


def needs_something(editor: UnionEditor) -> bool:
    """Whether the chosen shape begins with a field for which there is no default."""
    inner = editor.form
    return inner is not None and next(iter(inner.editors.values())).value() is ABSENT
