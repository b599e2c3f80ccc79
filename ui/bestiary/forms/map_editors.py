"""Editors for maps and lists on a sheet: keys with values, or values alone, a row each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from rules.mechanics.statuses import Status
from rules.text.localized import said
from rules.text.sanitize import without_controls
from ui.bestiary.forms.catalogue_line import CatalogueIndex, PickLine
from ui.bestiary.forms.field_editors import Editor, Fault, faults_text, first_step, word
from ui.sheets.schema import ABSENT, Field, Kind, plain
from ui.text.words import choice_word
from ui.widgets.controls import ComboBox, ElidedButton, IconButton, write
from ui.widgets.focus_actions import enter, into_sight
from ui.widgets.layouts import lined, stacked


class _Pair(QWidget):
    """One key of a map and its value."""

    value_edited = Signal()
    removal_requested = Signal(object)

    def __init__(self, map_field: Field, shape: Mapping[str, Field], other: Field, key: str, value: Any) -> None:
        """`shape` gives the offered keys with the field of each value; any other key has a value of `other`."""
        super().__init__()
        self._shape = shape
        self._other = other
        self._row = lined(on=self)
        self._combo: ComboBox | None = None
        self._line: PickLine | None = None
        named = self.tr("Name in {field}").format(field=map_field.label)
        if shape:
            self._combo = ComboBox()
            for choice in shape:
                self._combo.addItem(choice_word(choice, map_field.beside, map_field.terms), choice)
            if key and key not in shape:
                self._combo.addItem(key, key)
            self._combo.choose(key or next(iter(shape)))
            self._combo.setAccessibleName(without_controls(named))
            self._combo.currentIndexChanged.connect(self._change_key)
            self._row.addWidget(self._combo, 3, Qt.AlignmentFlag.AlignTop)
        else:
            # Only keys of one's own may stand in a line: those of a book alone are chosen.
            offered = {word: term for word, term in map_field.terms.items() if word not in other.choices}
            self._known = CatalogueIndex(offered, own=True)
            self._line = PickLine()
            write(self._line, self._known.shown(key))
            if offered:
                self._line.offer(list(offered.values()))
            self._line.setAccessibleName(without_controls(named))
            self._line.setPlaceholderText(self.tr("name"))
            self._line.textChanged.connect(self._tell)
            self._row.addWidget(self._line, 3, Qt.AlignmentFlag.AlignTop)
        self.editor = self._editor(value)
        self._row.addWidget(self.editor, 2, Qt.AlignmentFlag.AlignTop)
        self._away = IconButton("x", self.tr("Delete this row"), clicked=self._leave)
        self._row.addWidget(self._away, 0, Qt.AlignmentFlag.AlignTop)

    def _editor(self, value: Any) -> Editor:
        field = self._shape.get(self.key, self._other)
        editor = Editor.makers.editor(field, None)
        self._shown = field
        editor.show_value(value)
        editor.value_edited.connect(self.value_edited)
        return editor

    def _change_key(self) -> None:
        wanted = self._shape.get(self.key, self._other)
        if wanted is not self._shown:
            old, self.editor = self.editor, self._editor(least(wanted))
            self._row.replaceWidget(old, self.editor)
            self._row.setAlignment(self.editor, Qt.AlignmentFlag.AlignTop)
            self.editor.stackUnder(self._away)
            old.hide()
            old.deleteLater()
        self._tell()

    @property
    def keys(self) -> ComboBox | PickLine:
        """The widget for the key."""
        chosen = self._combo or self._line
        assert chosen is not None
        return chosen

    @property
    def key(self) -> str:
        """The key as typed."""
        if self._combo is not None:
            return str(self._combo.currentData() or "")
        assert self._line is not None
        text = self._line.text().strip()
        return self._known.meant(text) or text

    def focus_key(self) -> None:
        """Put the cursor into the key."""
        self.keys.setFocus()
        into_sight(self)

    def value(self) -> Any:
        """Return the value, or ABSENT if none is given yet."""
        value = self.editor.value()
        read = self.editor.read() if value is ABSENT else value
        return ABSENT if read == "" and self._shown.terms else read

    @property
    def is_empty(self) -> bool:
        """Whether there is a key without a value."""
        return bool(self.key) and self.value() is ABSENT

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show the faults of the value, or that it is missing."""
        self.editor.show_faults([("", said("fault-needed"))] if self.is_empty else faults)

    def _tell(self) -> None:
        self.value_edited.emit()

    def _leave(self) -> None:
        self.removal_requested.emit(self)


class GrowingEditor(Editor):
    """Rows, with a button below that adds one."""

    wide = True

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        box = QWidget(self)
        self.button = ElidedButton("plus", self.tr("Add to {field}").format(field=field.label))
        self._box = stacked((self.button, 0, Qt.AlignmentFlag.AlignLeft), on=box, spacing=4)
        self.hold(box)
        self.label.setBuddy(self.button)

    def _insert(self, row: QWidget, place: int) -> None:
        self._box.insertWidget(place, row)
        row.stackUnder(self.button)
        # Without this the layout shows it later, and the cursor cannot go into it now.
        row.show()

    def _drop(self, row: QWidget) -> None:
        self._box.removeWidget(row)
        row.hide()
        row.deleteLater()


class MapEditor(GrowingEditor):
    """Keys with values, a row each."""

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        assert field.value is not None
        self.button.clicked.connect(self.add_row)
        self.pairs: list[_Pair] = []
        self._value = replace(field.value, required=True)
        self.shape: dict[str, Field] = dict.fromkeys(field.keys, self._value)

    def put(self, value: Any) -> None:
        """Show a map."""
        for pair in self.pairs:
            self._drop(pair)
        self.pairs = []
        for key, item in value.items() if isinstance(value, dict) else ():
            self._append(str(key), item)

    def read(self) -> Any:
        """Return the map, without rows that lack a key or a value."""
        values = {pair.key: pair.value() for pair in self.pairs if pair.key}
        values = {key: value for key, value in values.items() if value is not ABSENT}
        if not values and self.field.optional:
            return None if self.field.default is not None else ABSENT
        return values

    def problem(self) -> str:
        """Return that a key is repeated, or has no readable value; empty if all is well."""
        odd = next((sentence for pair in self.pairs if (sentence := pair.editor.problem())), "")
        empty = next((pair.key for pair in self.pairs if pair.is_empty), None)
        if odd or empty is None:
            return odd or self._twice()
        called = choice_word(empty, self.field.beside, self.field.terms)
        return self._twice() or self.tr("“{key}” has no value yet.").format(key=called)

    def _twice(self) -> str:
        keys = [pair.key for pair in self.pairs if pair.key]
        twice = next((key for key in keys if keys.count(key) > 1), None)
        if not twice:
            return ""
        return self.tr("“{key}” is here twice.").format(key=choice_word(twice, self.field.beside, self.field.terms))

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show every fault at its value."""
        rest, at = [], dict[str, list[Fault]]()
        keys = {pair.key for pair in self.pairs}
        for place, sentence in faults:
            step, inner = first_step(place)
            if step in keys:
                at.setdefault(step, []).append((inner, sentence))
            else:
                rest.append((place, sentence))
        for pair in self.pairs:
            pair.show_faults(at.get(pair.key, ()))
        self.say(self._twice() or faults_text(rest))

    def add_row(self) -> None:
        """Add a row and put the cursor into it."""
        taken = {pair.key for pair in self.pairs}
        key = next((choice for choice in self.shape if choice not in taken), "")
        if self.shape and not key:
            # Every key that there is stands here already.
            return
        self._append(key, least(self.shape.get(key, self._value)))
        self.pairs[-1].focus_key()
        self.touch()

    def _append(self, key: str, value: Any) -> None:
        pair = _Pair(self.field, self.shape, self._value, key, value)
        pair.value_edited.connect(self.touch)
        pair.removal_requested.connect(self._take_off)
        self.pairs.append(pair)
        self._insert(pair, len(self.pairs) - 1)

    def _take_off(self, pair: _Pair) -> None:
        self.pairs.remove(pair)
        self._drop(pair)
        self.button.setFocus()
        self.touch()


class LooseMapEditor(MapEditor):
    """A map that may hold anything, unless its keys and the type of each value are known."""

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self._learnt: Status | None = None

    def put(self, value: Any) -> None:
        """Show a map; hide it if it has no keys and may have none."""
        super().put(value)
        self.setVisible(self._learnt is None or bool(self._learnt.params) or bool(self.pairs))

    def learn(self, status: Status | None) -> None:
        """Set the params of a status, each with its words or its type; None: they are unknown."""
        if status is self._learnt:
            return
        touched, value = self._touched, self.read()
        self._learnt = status
        params, terms = (status.params, status.terms) if status is not None else ({}, {})
        self.shape = {key: _held(key, kind, terms, self.field.beside) for key, kind in params.items()}
        self.put(value)
        self._touched = touched

    def ask(self) -> None:
        """Add an empty row for each param to be chosen among words once the status is known.

        Params of another status are removed.
        """
        for pair in [candidate for candidate in self.pairs if candidate.key not in self.shape]:
            self.pairs.remove(pair)
            self._drop(pair)
            self._touched = True
        self.setVisible(bool(self.shape))
        keys = {pair.key for pair in self.pairs}
        for key, field in self.shape.items():
            if field.choices and key not in keys:
                self._append(key, ABSENT)


class _Item(QWidget):
    """One value of a list."""

    removal_requested = Signal(object)

    def __init__(self, field: Field, value: Any) -> None:
        super().__init__()
        self.editor = Editor.makers.editor(field, None)
        self.editor.show_value(value)
        row = lined((self.editor, 1, Qt.AlignmentFlag.AlignTop), on=self)
        away = IconButton("x", self.tr("Delete this row"), clicked=self._leave)
        row.addWidget(away, 0, Qt.AlignmentFlag.AlignTop)

    def _leave(self) -> None:
        self.removal_requested.emit(self)


class ItemsEditor(GrowingEditor):
    """Several values of one shape, a row each."""

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self.button.clicked.connect(self.add_row)
        self.items: list[_Item] = []

    def put(self, value: Any) -> None:
        """Show a list."""
        for item in self.items:
            self._drop(item)
        self.items = []
        for candidate in value if isinstance(value, list) else ():
            self._append(candidate)

    def read(self) -> Any:
        """Return the values, without empty rows."""
        values = (item.editor.value() for item in self.items)
        return [value for value in values if value is not ABSENT]

    def has_problem(self) -> bool:
        """Return whether a value is unreadable."""
        return any(item.editor.has_problem() for item in self.items)

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show every fault at its value."""
        rest, at = [], dict[int, list[Fault]]()
        for place, sentence in faults:
            step, inner = first_step(place)
            number = int(step[1:-1]) if step.startswith("[") else -1
            if 0 <= number < len(self.items):
                at.setdefault(number, []).append((inner, sentence))
            else:
                rest.append((place, sentence))
        for number, item in enumerate(self.items):
            item.editor.show_faults(at.get(number, ()))
        super().show_faults(rest)

    def add_row(self) -> None:
        """Add a row and put the cursor into it."""
        assert self.field.value is not None
        self._append(least(self.field.value))
        enter(self.items[-1].editor)
        self.touch()

    def _append(self, value: Any) -> None:
        assert self.field.value is not None
        item = _Item(self.field.value, value)
        item.editor.value_edited.connect(self.touch)
        item.removal_requested.connect(self._take_off)
        self.items.append(item)
        self._insert(item, len(self.items) - 1)

    def _take_off(self, item: _Item) -> None:
        self.items.remove(item)
        self._drop(item)
        self.button.setFocus()
        self.touch()


def least(field: Field) -> Any:
    """Return the least value of a new field; ABSENT if it has to be given."""
    if field.default is not None:
        return plain(field.default)
    if field.kind in ("number", "fraction"):
        low, high = field.low or 0, 0 if field.high is None else field.high
        return int(max(low, min(0, high)))
    if field.kind == "choice":
        return field.choices[0]
    shapes: dict[str, Any] = {"flag": False, "words": [], "items": [], "rows": [], "map": {}, "loose": {}, "block": {}}
    return shapes.get(field.kind, ABSENT)


def _held(key: str, kind: tuple[str, ...] | type, terms: Mapping[str, str], beside: str) -> Field:
    """Return the field for a value of a type, or for a choice of words."""
    if isinstance(kind, tuple):
        return Field(key, word(key), "", "choice", required=True, choices=kind, terms=terms, beside=beside)
    if kind is list and terms:
        return Field(key, word(key), "", "words", required=True, choices=tuple(terms), terms=terms, beside=beside)
    shapes: dict[type, Kind] = {int: "number", float: "fraction", bool: "flag", str: "text", list: "words"}
    return Field(key, word(key), "", shapes.get(kind, "any"), required=True)
