"""Shapes that are more than a value: unions, entries, maps whose keys depend on a status, and values of any type."""

from typing import Annotated, Any, Literal, Self

import pytest
from pydantic import BaseModel, ConfigDict, Discriminator, Tag, model_validator
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rules.mechanics.statuses import Status
from rules.sheets.schema import Rows, Sheet, check, described, number
from rules.text.faults import BadSheet
from ui.bestiary.forms.block_editors import UnionEditor
from ui.bestiary.forms.list_editors import EntriesEditor, RowsEditor
from ui.bestiary.forms.map_editors import ItemsEditor, LooseMapEditor
from ui.bestiary.forms.sheet_form import SheetForm
from ui.bestiary.forms.text_editors import AnythingEditor, WordsEditor
from ui.sheets.schema import example, fields

STATUSES = {
    "haste": Status("haste", "Haste"),
    "slow": Status("slow", "Slow"),
    "shift": Status("shift", "Shift", params={"stat": ("might", "wit"), "by": int, "open": bool}),
}


class Chance(Sheet):
    """Fixed, or reckoned."""

    model_config = ConfigDict(json_schema_extra={"kinds": [["fixed"], ["stat", "plus"]]})

    fixed: int | None = number("Fixed", None, low=0, high=100)
    stat: Literal["might", "wit"] | None = described("Stat", None)
    plus: int = number("Plus", 0, low=-99, high=99)

    @model_validator(mode="after")
    def _one(self) -> Self:
        if (self.fixed is None) == (self.stat is None):
            raise ValueError("either fixed or stat")
        return self


class Burden(Sheet):
    """A status that may be a word alone."""

    status: str = described("Status")
    timer: int | None = number("Timer", None, low=1, high=99)
    params: dict[str, Any] = described("Params", {})


def _tag(value: Any) -> str:
    return "tagged-text" if isinstance(value, str) else "tagged-row"


class Odd(Sheet):
    """Every shape that is more than a value."""

    sure: (
        Annotated[
            Annotated[Literal["auto"], Tag("tagged-text")] | Annotated[Chance, Tag("tagged-row")], Discriminator(_tag)
        ]
        | None
    ) = described("Sure", None)
    plain: Chance | Literal["never"] | int | None = described("Plain", None)
    own: Chance | None = described("Own", None)
    burdens: Rows[
        Annotated[Annotated[str, Tag("tagged-text")] | Annotated[Burden, Tag("tagged-row")], Discriminator(_tag)]
    ] = described("Burdens", ())
    rows: Rows[Burden] = described("Rows", ())
    numbers: Rows[int] = described("Numbers", ())
    lists: Rows[Rows[str]] = described("Lists", ())


@pytest.fixture
def form(qtbot: QtBot) -> SheetForm:
    form = SheetForm(Odd)
    qtbot.addWidget(form)
    form.offer_statuses(STATUSES)
    form.resize(560, 900)
    form.show()
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    form.show_sheet({})
    return form


def editor(form: SheetForm | None, name: str, kind: type) -> Any:
    assert form is not None
    found = form.editors[name]
    assert type(found) is kind
    return found


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def choose(widget: QWidget, place: int) -> None:
    """Chooses an entry of a combo by its place."""
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_Home)
    for _ in range(place):
        QTest.keyClick(widget, Qt.Key.Key_Down)


SHEETS: list[dict[str, Any]] = [
    {},
    {"sure": None},
    {"sure": "auto"},
    {"sure": {"fixed": 40}},
    {"sure": {"stat": "wit", "plus": 0}},
    {"sure": {"plus": 3, "fixed": 4}},
    {"plain": "never", "own": {"stat": "might"}},
    {"plain": 12, "own": None},
    {"plain": {"fixed": 1}},
    {
        "burdens": [
            "haste",
            {"status": "slow"},
            {"status": "slow", "timer": 3},
            {"status": "shift", "params": {"by": 2}},
        ]
    },
    {"rows": [{"status": "unheard", "params": {"a": [1, "b"], "c": {"d": None}, "e": True, "f": "5"}}]},
    {"numbers": [3, 1], "lists": [["a"], [], ["b", "c"]]},
]


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_shape_comes_out_as_it_went_in(form: SheetForm, sheet: dict[str, Any]) -> None:
    form.show_sheet(sheet)
    assert form.sheet() == sheet
    for rows_editor in form.editors.values():
        if isinstance(rows_editor, RowsEditor):
            for place in range(rows_editor.list.count()):
                rows_editor.list.setCurrentRow(place)
                assert rows_editor.form is not None
                for inner in rows_editor.form.editors.values():
                    inner.touch()
        rows_editor.touch()
    assert form.sheet() == sheet
    assert not form.has_problem()


def test_a_union_is_a_choice_with_the_fields_of_its_shape(form: SheetForm) -> None:
    sure = editor(form, "sure", UnionEditor)
    assert [sure.combo.itemText(place) for place in range(sure.combo.count())] == ["—", "auto", "Fixed", "Stat, Plus"]
    choose(sure.combo, 2)
    assert list(sure.form.editors) == ["fixed"]
    spin = sure.form.editors["fixed"].spin
    spin.setFocus()
    spin.selectAll()
    QTest.keyClicks(spin, "75")
    assert form.sheet() == {"sure": {"fixed": 75}}
    choose(sure.combo, 3)
    assert list(sure.form.editors) == ["stat", "plus"]
    choose(sure.form.editors["stat"].combo, 2)
    assert form.sheet() == {"sure": {"stat": "wit"}}
    assert check(Odd, form.sheet()).sure == Chance(stat="wit")
    choose(sure.combo, 1)
    assert form.sheet() == {"sure": "auto"}
    choose(sure.combo, 0)
    assert form.sheet() == {}


@pytest.mark.parametrize("name", ["sure", "plain", "own"])
def test_a_fault_in_a_union_is_told_at_its_field(form: SheetForm, name: str) -> None:
    form.show_sheet({name: {"stat": "wit", "plus": 400}})
    with pytest.raises(BadSheet) as caught:
        check(Odd, form.sheet())
    form.show_faults(caught.value.faults)
    union = editor(form, name, UnionEditor)
    assert "400 is too big: at most 99" in union.form.editors["plus"].message.text()
    form.show_sheet({name: {}})
    with pytest.raises(BadSheet) as caught:
        check(Odd, form.sheet())
    form.show_faults(caught.value.faults)
    assert "either fixed or stat" in union.message.text()


def test_entries_are_typed_as_words_several_at_once_and_with_their_timers(form: SheetForm) -> None:
    burdens = editor(form, "burdens", EntriesEditor)
    burdens.add_button.setFocus()
    QTest.keyClick(focus(), Qt.Key.Key_Space)
    QTest.keyClicks(focus(), "haste, slow 3")
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert form.sheet() == {"burdens": ["haste", {"status": "slow", "timer": 3}]}
    assert [burdens.list.item(place).text() for place in range(2)] == ["Haste", "Slow 3"]
    check(Odd, form.sheet())
    rows = editor(form, "rows", RowsEditor)
    rows.add_button.setFocus()
    QTest.keyClick(focus(), Qt.Key.Key_Space)
    QTest.keyClicks(focus(), "slow 2, haste")
    QTest.keyClick(focus(), Qt.Key.Key_Tab)
    assert form.sheet()["rows"] == [{"status": "slow", "timer": 2}, {"status": "haste"}]


def test_what_a_status_takes_is_asked_for_when_it_is_written(form: SheetForm) -> None:
    rows = editor(form, "rows", RowsEditor)
    rows.add_row()
    status, params = rows.form.editors["status"], editor(rows.form, "params", LooseMapEditor)
    QTest.keyClicks(status.line, "haste")
    assert not params.isVisible()
    status.line.clear()
    QTest.keyClicks(status.line, "shift")
    assert params.isVisible()
    for _ in range(4):
        params.add_row()
    assert [pair.key for pair in params.pairs] == ["stat", "by", "open"]
    choose(params.pairs[0].editor.combo, 2)
    params.pairs[1].editor.spin.setValue(-2)
    params.pairs[2].editor.box.setChecked(True)
    assert form.sheet()["rows"] == [{"status": "shift", "params": {"stat": "wit", "by": -2, "open": True}}]


def test_a_map_of_anything_takes_numbers_words_and_lists_as_one_types_them(form: SheetForm) -> None:
    form.show_sheet({"rows": [{"status": "unheard"}]})
    rows = editor(form, "rows", RowsEditor)
    rows.list.setCurrentRow(0)
    params = editor(rows.form, "params", LooseMapEditor)
    typed = {"a": "5", "b": "fire", "c": "fire, 2", "d": "yes", "e": '"5"', "f": "-1.5"}
    for key, text in typed.items():
        params.add_row()
        QTest.keyClicks(params.pairs[-1]._line, key)
        line = params.pairs[-1].editor
        assert type(line) is AnythingEditor
        QTest.keyClicks(line.line, text)
    meant = {"a": 5, "b": "fire", "c": ["fire", 2], "d": True, "e": "5", "f": -1.5}
    assert form.sheet()["rows"][0]["params"] == meant
    params.add_row()
    QTest.keyClicks(params.pairs[-1]._line, "g")
    QTest.keyClick(params.pairs[-1]._line, Qt.Key.Key_Tab)
    form.show_faults(())
    assert form.has_problem()
    assert params.pairs[-1].editor.message.text() == "needed"
    assert not params.message.isVisible()


def test_lists_of_numbers_and_lists_of_lists_are_typed(form: SheetForm) -> None:
    QTest.keyClicks(editor(form, "numbers", WordsEditor).line, "4, 4, x")
    assert form.sheet() == {"numbers": [4, 4, "x"]}
    with pytest.raises(BadSheet):
        check(Odd, form.sheet())
    lists = editor(form, "lists", ItemsEditor)
    lists.button.setFocus()
    QTest.keyClick(focus(), Qt.Key.Key_Space)
    QTest.keyClicks(focus(), "a, b")
    assert form.sheet()["lists"] == [["a", "b"]]
    lists.items[0].removal_requested.emit(lists.items[0])
    assert "lists" not in form.sheet()


def test_no_part_of_a_form_is_ever_a_window_of_its_own(qtbot: QtBot, form: SheetForm) -> None:
    form.show_sheet({"rows": [{"status": "shift", "params": {"by": 1}}], "lists": [["a"]], "sure": {"fixed": 1}})
    editor(form, "rows", RowsEditor).list.setCurrentRow(0)
    QApplication.processEvents()
    assert form.isActiveWindow()
    assert [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()] == [form]


class Deep(BaseModel):
    """What no editor draws."""

    one: dict[str, dict[str, int]] = {}
    two: tuple[int, str] = (1, "a")


def test_an_example_has_the_shape_of_its_type() -> None:
    assert [example(field.annotation) for field in fields(Deep)] == [{"word": {"word": 1}}, [1, "word"]]
    assert [example(field.annotation, "palabra") for field in fields(Deep)] == [
        {"palabra": {"palabra": 1}},
        [1, "palabra"],
    ]
    assert example(dict, key="clave") == {"clave": 1}
    assert {field.kind for field in fields(Deep)} == {"plain"}
