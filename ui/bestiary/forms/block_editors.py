"""Editors for blocks of fields inside a sheet: one that may be missing, and one that comes in several shapes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from rules.mechanics.statuses import Status
from rules.text.sanitize import without_controls
from ui.bestiary.forms.field_editors import Editor, Fault, Form, Names, first_step
from ui.sheets.schema import ABSENT, Field, fields, plain
from ui.text.words import choice_word
from ui.theme.theme import GRID
from ui.widgets.controls import CheckBox, ComboBox
from ui.widgets.layouts import stacked


class BlockEditor(Editor):
    """A block of fields inside the sheet, which may be missing as a whole."""

    wide = True

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self._statuses: Mapping[str, Status] = {}
        self._names: Names = {}
        frame = QWidget(self)
        column = stacked(on=frame)
        self.box: CheckBox | None = None
        if field.optional:
            self.label.hide()
            self.box = CheckBox(field.label)
            self.box.toggled.connect(self._toggled)
            column.addWidget(self.box)
        self._card, self._inner = _card(frame)
        self.form: Form | None = None
        column.addWidget(self._card)
        self.hold(frame)
        self._card.setVisible(not field.optional)

    def put(self, value: Any) -> None:
        """Show a block, or that there is none."""
        is_present = isinstance(value, dict)
        if self.box is not None:
            self.box.blockSignals(True)
            self.box.setChecked(is_present)
            self.box.blockSignals(False)
        if is_present or self.box is None or self.form is not None:
            # Also what is out of sight: the form may still hold another sheet's block.
            self._open().show_sheet(value if is_present else {})
        self._card.setVisible(is_present or self.box is None)

    def read(self) -> Any:
        """Return the block; ABSENT or null if there is none."""
        if self.box is not None and not self.box.isChecked():
            return None if self.field.default is not None else ABSENT
        return self._open().sheet()

    def has_problem(self) -> bool:
        """Return whether the block holds something unreadable."""
        return self.form is not None and self._card.isVisibleTo(self) and self.form.has_problem()

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show every fault at its field inside the block."""
        rest = self.form.show_faults(faults) if self.form is not None else faults
        super().show_faults(rest)

    def offer_statuses(self, statuses: Mapping[str, Status]) -> None:
        """Set the statuses that its fields may name."""
        self._statuses = statuses
        if self.form is not None:
            self.form.offer_statuses(statuses)

    def offer_names(self, names: Names, taken: frozenset[str]) -> None:
        """Set the names that its fields may refer to."""
        self._names = names
        if self.form is not None:
            self.form.offer_names(names)

    def _open(self) -> Form:
        if self.form is None:
            assert self.field.model is not None
            self.form = self.makers.form(self.field.model, self._card, ())
            self.form.offer_statuses(self._statuses)
            self.form.offer_names(self._names)
            self.form.show_sheet({})
            self.form.value_edited.connect(self.touch)
            self._inner.addWidget(self.form)
            self.form.show()
        return self.form

    def _toggled(self, checked: bool) -> None:
        if checked:
            self._open()
        self._card.setVisible(checked)
        self.touch()


class UnionEditor(Editor):
    """A value of several shapes: a choice of the shape, and below it the fields of the chosen one."""

    wide = True

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self._statuses: Mapping[str, Status] = {}
        self._names: Names = {}
        self._inner: dict[int, Form | Editor] = {}
        self._filled: set[int] = set()
        """The shapes filled in for this value: choosing one again restores it."""
        frame = QWidget(self)
        self.combo = ComboBox(frame)
        if field.optional or field.default is None:
            self.combo.addItem("—", -1)
        for number, option in enumerate(field.options):
            self.combo.addItem(self._title(option), number)
        self._card, self._card_column = _card(frame)
        stacked(self.combo, self._card, on=frame, spacing=4)
        self.hold(frame)
        self.combo.setAccessibleName(without_controls(field.label))
        self.label.setBuddy(self.combo)
        self._open(-1)
        self.combo.currentIndexChanged.connect(self._turn)

    def _title(self, option: Field) -> str:
        if option.kind == "constant":
            return choice_word(option.default, option.beside, option.terms)
        if option.kind == "block":
            return option.label
        if option.kind in ("number", "fraction", "mixed"):
            return self.tr("a number")
        return self.tr("a word") if option.kind == "text" else self.tr("a list")

    @property
    def chosen(self) -> int:
        """The index of the chosen shape, or -1."""
        number = self.combo.currentData()
        return number if isinstance(number, int) else -1

    @property
    def form(self) -> Form | None:
        """The fields of the chosen shape, if it has any."""
        inner = self._inner.get(self.chosen)
        return inner if isinstance(inner, Form) else None

    def put(self, value: Any) -> None:
        """Show a value in its shape; a value of no shape is kept."""
        number = -1 if value is None else self._shape_of(value)
        self.combo.blockSignals(True)
        self.combo.setCurrentIndex(-1)
        if value is None or number >= 0:
            self.combo.choose(number)
        self.combo.blockSignals(False)
        self._open(number)
        self._filled = {number}
        inner = self._inner.get(number)
        if isinstance(inner, Form):
            inner.show_sheet(value)
        elif inner is not None:
            inner.show_value(value)

    def read(self) -> Any:
        """Return the value in the chosen shape; ABSENT or null if there is none."""
        if self.combo.currentIndex() < 0:
            return self._given
        number = self.chosen
        if number < 0:
            return None if self.field.optional and self.field.default is not None else ABSENT
        option, inner = self.field.options[number], self._inner.get(number)
        if option.kind == "constant" or inner is None:
            return option.default
        return inner.sheet() if isinstance(inner, Form) else inner.value()

    def has_problem(self) -> bool:
        """Return whether the chosen shape holds something unreadable."""
        inner = self._inner.get(self.chosen)
        return inner is not None and inner.has_problem()

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show every fault at its field inside the chosen shape."""
        inner, model = self._inner.get(self.chosen), self.field.model
        if isinstance(inner, Form):
            # Where nothing tells the shapes apart the place begins with the name of the shape.
            named = [(first_step(place), place, text) for place, text in faults]
            own = model.__name__ if model is not None else ""
            inside = [(step[1] if step[0] == own else place, text) for step, place, text in named]
            empty = self._still_empty(inner)
            faults = inner.show_faults([(place or empty, text) for place, text in inside])
        elif inner is not None:
            inner.show_faults(faults)
            faults = ()
        super().show_faults(faults)

    def _still_empty(self, inner: Form) -> str:
        """Return the name of the required field of the chosen shape that is still empty; empty if there is none."""
        first = next(iter(self.field.options[self.chosen].only), "")
        editor = inner.editors.get(first)
        waits = self._touched and editor is not None and editor.field.required and editor.value() is ABSENT
        return first if waits else ""

    def offer_statuses(self, statuses: Mapping[str, Status]) -> None:
        """Set the statuses that its fields may name."""
        self._statuses = statuses
        for inner in self._inner.values():
            inner.offer_statuses(statuses)

    def offer_names(self, names: Names, taken: frozenset[str]) -> None:
        """Set the names that its fields may refer to."""
        self._names = names
        for inner in self._inner.values():
            if isinstance(inner, Form):
                inner.offer_names(names)
            else:
                inner.offer_names(names, taken)

    def _shape_of(self, value: Any) -> int:
        """Return the index of a value's shape, or -1."""
        best, most = -1, -1
        for number, option in enumerate(self.field.options):
            if option.kind == "constant":
                if type(option.default) is type(value) and option.default == value:
                    return number
            elif option.kind == "block":
                shared = len(set(option.only) & set(value)) if isinstance(value, dict) else -1
                if shared > most:
                    best, most = number, shared
            elif _fits(option, value) and most < 0:
                best = number
        return best

    def _turn(self) -> None:
        number = self.chosen
        self._open(number)
        inner = None if number in self._filled else self._inner.get(number)
        self._filled.add(number)
        if isinstance(inner, Form):
            inner.show_sheet(self._beginning(self.field.options[number]))
        elif inner is not None:
            inner.show_value(ABSENT)
        self.touch()

    def _beginning(self, option: Field) -> dict[str, Any]:
        """Return the first content of a chosen block: the value of the field that names its kind."""
        if len(self.field.options) == 1 or option.model is None:
            return {}
        first = next(field for field in fields(option.model) if field.name == option.only[0])
        value = True if first.kind == "flag" else plain(first.default)
        return {} if value is None else {first.name: value}

    def _open(self, number: int) -> None:
        if number >= 0 and number not in self._inner and self.field.options[number].kind != "constant":
            option = self.field.options[number]
            inner: Form | Editor
            if option.kind == "block":
                assert option.model is not None
                inner = self.makers.form(option.model, self._card, option.only)
                inner.offer_names(self._names)
            else:
                inner = self.makers.editor(option, self._card)
                inner.offer_names(self._names, frozenset())
            inner.offer_statuses(self._statuses)
            inner.value_edited.connect(self.touch)
            self._card_column.addWidget(inner)
            self._inner[number] = inner
        for value, widget in self._inner.items():
            widget.setVisible(value == number)
        self._card.setVisible(number in self._inner)


def _fits(option: Field, value: Any) -> bool:
    """Whether a value can be shown by the editor of a simple shape."""
    whole = isinstance(value, int) and not isinstance(value, bool)
    shapes: dict[str, bool] = {
        "number": whole,
        "fraction": whole or isinstance(value, float),
        "mixed": whole or isinstance(value, str),
        "text": isinstance(value, str),
        "flag": isinstance(value, bool),
        "map": isinstance(value, dict),
        "loose": isinstance(value, dict),
    }
    return shapes.get(option.kind, isinstance(value, list))


def _card(parent: QWidget) -> tuple[QFrame, QVBoxLayout]:
    card = QFrame(parent)
    card.setProperty("role", "card")
    column = stacked(on=card, margins=(GRID, GRID, GRID, GRID))
    return card, column
