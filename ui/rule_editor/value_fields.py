"""The widgets in which values of a text with rules are filled in, one for each kind of the schema.

Each has `value`, `set_value`, `show_faults` and the signal `value_changed`; what it cannot show it keeps as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from rules.text.faults import is_whole
from rules.text.sanitize import without_controls
from rules.written import schema
from rules.written.schema import Field, Kind
from rules.written.shape import kind_of_row
from rules.written.source import steps_of
from ui.rule_editor import words
from ui.rule_editor.effect_sentences import EffectSentences
from ui.rule_editor.expression_field import ExpressionField
from ui.rule_editor.vocabulary import Vocabulary
from ui.text.words import WINDOW_LANGUAGES
from ui.theme.sizes import px
from ui.widgets.buttons import PushButton
from ui.widgets.controls import CheckBox, ComboBox, FaultLabel, IconButton
from ui.widgets.labels import Label
from ui.widgets.layouts import FlowPanel, lined, stacked
from ui.widgets.line_edits import LineEdit

Faults = Sequence[tuple[str, str]]
INDENT = 12
NARROW = 88
"""Width in pixels of a line for a short number."""
_WHOLE, _DECIMAL = r"[+-]?\d{1,10}", r"[+-]?\d{1,10}(?:\.\d{1,6})?"


@dataclass(frozen=True)
class Spot:
    """Where a value stands, and what may be named there."""

    vocabulary: Vocabulary
    place: tuple[str, ...]
    """Its keys in the text: `("status", "burning", "timer")`."""
    path: tuple[str, ...]
    """By which its words are found: `("status", "timer")`."""
    language: str
    """That of the text."""
    siblings: Mapping[str, Any]
    """The row or record in which it stands."""
    hint: str = ""
    """What holds where nothing is written."""

    def at(self, key: str, *, is_named: bool = True) -> Spot:
        """Return the spot of a value within; the words of one under a key of the file's own are those of all."""
        path = (*self.path, key) if is_named else self.path
        return replace(self, place=(*self.place, key), path=path, hint="")


class ValueField(QWidget):
    """A widget for a value."""

    value_changed = Signal()

    def __init__(self, spot: Spot, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spot = spot
        self.fault = FaultLabel(self, stays=False)

    def value(self) -> Any | None:
        """Return the value; None if nothing is said."""
        raise NotImplementedError

    def set_value(self, value: Any | None) -> None:
        """Show a value, without a signal."""
        raise NotImplementedError

    def show_faults(self, faults: Faults) -> None:
        """Show what is wrong in it: places from here on, and sentences."""
        line = getattr(self, "line", None)
        if isinstance(line, LineEdit) and bool(faults) != bool(line.property("fault")):
            line.setProperty("fault", bool(faults))
            line.style().polish(line)
        self.fault.say("\n".join(dict.fromkeys(sentence for _, sentence in faults)))


def _inner(faults: Faults, step: str | int) -> list[tuple[str, str]]:
    """Return the faults within a part, their places from there on."""
    inner = []
    for place, sentence in faults:
        steps = steps_of(place)
        if steps[:1] == (step,):
            rest = place[len(f"[{step}]") :] if isinstance(step, int) else place.removeprefix(".")[len(str(step)) :]
            inner.append((rest.removeprefix("."), sentence))
    return inner


def _own(faults: Faults, parts: Sequence[str | int]) -> list[tuple[str, str]]:
    """Return the faults that are in none of the parts."""
    return [(place, sentence) for place, sentence in faults if steps_of(place)[:1] not in [(part,) for part in parts]]


# --- values alone ----------------------------------------------------------------------------------------------------


class LineField(ValueField):
    """A line: a text, a number, a name."""

    def __init__(self, spot: Spot, pattern: str = "", parent: QWidget | None = None, *, is_short: bool = False) -> None:
        """`pattern`: what is a number; other texts are shown as they are, and the text says what is wrong with them."""
        super().__init__(spot, parent)
        self._pattern = pattern
        self._given: Any = None
        self._shown = ""
        self.line = LineEdit()
        self.line.setPlaceholderText(spot.hint)
        if is_short:
            self.line.setMaximumWidth(px(NARROW))
        stacked(lined(self.line, 1) if is_short else self.line, self.fault, on=self, spacing=4)
        self.setFocusProxy(self.line)
        self.line.textEdited.connect(lambda _: self.value_changed.emit())

    def value(self) -> Any | None:
        """Return the value."""
        text = self.line.text()
        if text == self._shown:
            return self._given
        if not text.strip():
            return None
        if self._pattern and re.fullmatch(self._pattern, text.strip()):
            return float(text) if "." in text else int(text)
        return text

    def set_value(self, value: Any | None) -> None:
        """Show a value."""
        self._given = value
        if value is not None and not isinstance(value, str | int | float):
            value = str(value)
        shown = "" if value is None else str(value)
        self._shown = shown
        if self.line.text() != shown:
            self.line.setText(shown)
            self.line.setCursorPosition(0)


class LabelField(ValueField):
    """A text for people, in one language or in several."""

    def __init__(self, spot: Spot, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self._value: Any = None
        self.line = LineEdit()
        self.line.setPlaceholderText(spot.hint)
        self.languages = ComboBox(name=QCoreApplication.translate("ValueFields", "Language of this text"))
        self.languages.setMaximumWidth(px(64))
        self.others = Label(role="small", wraps=True)
        self.alone_button = PushButton(QCoreApplication.translate("ValueFields", "Say it so in all"), "quiet")
        self.elsewhere = FlowPanel(8)
        self.elsewhere.add(self.others, self.alone_button)
        self.elsewhere.hide()
        line = lined((self.line, 1), self.languages, spacing=4)
        stacked(line, self.elsewhere, self.fault, on=self, spacing=4)
        self.setFocusProxy(self.line)
        self.line.textEdited.connect(self._type)
        self.alone_button.clicked.connect(self._say_alone)
        self.languages.activated.connect(lambda _: self._show_line())
        self._offer(spot.vocabulary.language)

    def _offer(self, chosen: str) -> None:
        spoken = dict.fromkeys(
            (self.spot.language, *dict(WINDOW_LANGUAGES), *(self._value if isinstance(self._value, dict) else ()))
        )
        self.languages.fill([(name.partition("_")[0], name) for name in spoken], chosen)

    @property
    def _language(self) -> str:
        return str(self.languages.currentData() or self.spot.language)

    def _type(self, text: str) -> None:
        """Write the text of the chosen language; a text in one language alone stays one."""
        label, chosen = self._value, self._language
        others = label if isinstance(label, dict) else ({self.spot.language: label} if isinstance(label, str) else {})
        others = {name: words for name, words in others.items() if name != chosen}
        spoken = {**others, chosen: text} if text else others
        if list(spoken) == [self.spot.language] and not isinstance(label, dict):
            self._value = spoken[self.spot.language]
        else:
            self._value = spoken or None
        if others:
            sentence = QCoreApplication.translate("ValueFields", "In other languages it is still: {words}")
            self.others.setText(sentence.format(words=" · ".join(str(words) for words in others.values())))
        self.elsewhere.setVisible(bool(others))
        self.value_changed.emit()

    def _say_alone(self) -> None:
        """Say in every language what stands in the line."""
        self._value = self.line.text() or None
        self.elsewhere.hide()
        self._offer(self.spot.language)
        self.value_changed.emit()

    def value(self) -> Any | None:
        """Return the value."""
        return self._value

    def set_value(self, value: Any | None) -> None:
        """Show a value."""
        if value == self._value and self._value is not None:
            return
        self._value = value
        languages = (
            self._language,
            self.spot.vocabulary.language,
            self.spot.language,
            *(value if isinstance(value, dict) else ()),
        )
        words = value if isinstance(value, dict) else {self.spot.language: value} if value else {}
        self._offer(next((name for name in languages if name in words), self.spot.language))
        self._show_line()

    def _show_line(self) -> None:
        label, chosen = self._value, self._language
        text = label.get(chosen, "") if isinstance(label, dict) else label if chosen == self.spot.language else ""
        text = text if isinstance(text, str) else ""
        if self.line.text() != text:
            self.line.setText(text)
            self.line.setCursorPosition(0)


class FlagField(ValueField):
    """Yes or no; what is not said is what the schema has."""

    def __init__(self, spot: Spot, default: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self._default = default
        self._given: Any = None
        self.box = CheckBox(QCoreApplication.translate("ValueFields", "yes"))
        stacked(lined(self.box, 1), self.fault, on=self, spacing=4)
        self.setFocusProxy(self.box)
        self.box.clicked.connect(lambda _: self.value_changed.emit())

    def value(self) -> Any | None:
        """Return the value."""
        checked = self.box.isChecked()
        shown = self._default if self._given is None else self._given is True
        if checked == shown:
            return self._given
        return None if checked == self._default else checked

    def set_value(self, value: Any | None) -> None:
        """Show a value."""
        self._given = value
        self.box.setChecked(self._default if value is None else value is True)


class ChoiceField(ValueField):
    """One of some names: a word of the format, or a row of the text."""

    def __init__(
        self, spot: Spot, entries: Sequence[tuple[str, Any]], nothing: str | None, parent: QWidget | None = None
    ) -> None:
        """`nothing`: what stands for none; None: there is always one."""
        super().__init__(spot, parent)
        self._entries = list(entries)
        self._nothing = nothing
        self._value: Any = None
        self.box = ComboBox()
        stacked(self.box, self.fault, on=self, spacing=4)
        self.setFocusProxy(self.box)
        self.box.activated.connect(self._pick)
        self._fill()

    def _fill(self) -> None:
        entries = list(self._entries)
        if self._nothing is not None:
            entries.insert(0, (self._nothing, None))
        if self._value is not None and self._value not in [data for _, data in entries]:
            entries.append((str(self._value), self._value))
        self.box.fill(entries, self._value)
        if self._value is None and self._nothing is None:
            self.box.setCurrentIndex(-1)

    def _pick(self, _index: int) -> None:
        self._value = self.box.currentData()
        self.value_changed.emit()

    def value(self) -> Any | None:
        """Return the value."""
        return self._value

    def set_value(self, value: Any | None) -> None:
        """Show a value."""
        self._value = value
        self._fill()


class KeptField(ValueField):
    """What has no form: it stays as it is, and is changed in the text."""

    def __init__(self, spot: Spot, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self._value: Any = None
        self.label = Label(role="small", wraps=True)
        stacked(self.label, self.fault, on=self, spacing=4)

    def value(self) -> Any | None:
        """Return the value."""
        return self._value

    def set_value(self, value: Any | None) -> None:
        """Show a value."""
        self._value = value
        sentence = QCoreApplication.translate("ValueFields", "This is changed in the text: {value}")
        self.label.setText("" if value is None else sentence.format(value=str(value)[:200]))


class WrappedField(ValueField):
    """A widget of another kind, as a field."""

    def __init__(self, spot: Spot, inner: ExpressionField | EffectSentences, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self.inner = inner
        self.fault.hide()
        stacked(inner, on=self, spacing=0)
        self.setFocusProxy(inner)
        inner.value_changed.connect(self.value_changed)

    def value(self) -> Any | None:
        """Return the value."""
        return self.inner.value()

    def set_value(self, value: Any | None) -> None:
        """Show a value."""
        self.inner.set_value(value)

    def show_faults(self, faults: Faults) -> None:
        """Show what is wrong in it."""
        self.inner.show_faults(faults)


# --- values of several parts -----------------------------------------------------------------------------------------


class RecordField(ValueField):
    """Several fields of their own: those that are said or needed, and a line of buttons for the others."""

    def __init__(self, spot: Spot, kind: schema.Record, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self._fields = fields = kind.fields
        self._one_of = kind.one_of
        needed = tuple(name for name, field in fields.items() if field.needed)
        self._first = kind.first or needed or tuple(fields)[:1]
        self._value: dict[str, Any] | None = None
        self._kind: Any = None
        self.form = FieldsForm(self)
        self.setFocusProxy(self.form)
        stacked(self.form, self.fault, on=self, margins=(INDENT, 0, 0, 0), spacing=4)
        self.form.value_edited.connect(self._take)
        self._build()

    def _build(self) -> None:
        values = self._value or {}
        self._kind = values.get("kind")
        shown = fields_for_kind(self._fields, values)
        self.form.show_fields(replace(self.spot, siblings=values), shown, values, self._first)

    def put_in(self) -> None:
        """Say that it is there, with all as it is where nothing is said of it; what needs more waits for that."""
        if self._value is None and not any(field.needed for field in self._fields.values()) and not self._one_of:
            self._value = {}
            self.value_changed.emit()

    def _take(self, name: str, value: Any) -> None:
        values = dict(self._value or {})
        if value is None:
            values.pop(name, None)
        else:
            values[name] = value
        self._value = values or (None if self._value is None else {})
        if values.get("kind") != self._kind:
            self._build()
        self.value_changed.emit()

    def value(self) -> Any | None:
        """Return the value."""
        return self._value

    def set_value(self, value: Any | None) -> None:
        """Show a value."""
        if value == self._value:
            return
        self._value = dict(value) if isinstance(value, Mapping) else None
        self._build()

    def show_faults(self, faults: Faults) -> None:
        """Show what is wrong in it."""
        self.form.show_faults(faults)
        super().show_faults(_own(faults, self.form.names()))


class SeveralField(ValueField):
    """Values one below the other, each with what takes it away, and a button that adds one."""

    def __init__(self, spot: Spot, add: str, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self.lines: list[QWidget] = []
        self.rows = stacked(spacing=8)
        self.add_button = PushButton(add, "quiet")
        stacked(self.rows, lined(self.add_button, 1), self.fault, on=self, spacing=4)
        self.setFocusProxy(self.add_button)

    def _clear(self) -> None:
        for line in self.lines:
            line.hide()
            line.deleteLater()
        self.lines = []

    def _add_line(self, *parts: QWidget, removed: Any) -> None:
        line = QWidget()
        remove = IconButton("x", QCoreApplication.translate("ValueFields", "Take this away"))
        remove.clicked.connect(removed)
        *heads, last = parts
        lined(*heads, (last, 1), remove, on=line, spacing=4)
        self.lines.append(line)
        self.rows.addWidget(line)


class ListField(SeveralField):
    """A list of values of one kind."""

    def __init__(self, spot: Spot, kind: schema.List, parent: QWidget | None = None) -> None:
        super().__init__(spot, QCoreApplication.translate("ValueFields", "+ Add"), parent)
        self._kind = kind
        self._items: list[Any] = []
        self._is_alone = False
        self.fields: list[ValueField] = []
        self.add_button.clicked.connect(self.add)

    def _build(self) -> None:
        self._clear()
        self.fields = []
        for index, item in enumerate(self._items):
            field = field_of(self._kind.of, replace(self.spot, place=(*self.spot.place, str(index)), hint=""))
            field.set_value(item)
            field.value_changed.connect(partial(self._change, index))
            self.fields.append(field)
            self._add_line(field, removed=partial(self._remove, index))

    def add(self) -> None:
        """Add a value that is still to be filled in."""
        self._items.append(None)
        self._build()
        field = self.fields[-1]
        field.set_value(None)
        field.setFocus()

    def _change(self, index: int) -> None:
        self._items[index] = self.fields[index].value()
        self.value_changed.emit()

    def _remove(self, index: int) -> None:
        self._items.pop(index)
        self._build()
        self.add_button.setFocus()
        self.value_changed.emit()

    def value(self) -> Any | None:
        """Return the value."""
        items = [item for item in self._items if item is not None]
        if self._is_alone and len(items) == 1:
            return items[0]
        return items or None

    def set_value(self, value: Any | None) -> None:
        """Show a value."""
        if value == self.value():
            return
        self._is_alone = value is not None and not isinstance(value, list)
        self._items = list(value) if isinstance(value, list) else [] if value is None else [value]
        self._build()

    def show_faults(self, faults: Faults) -> None:
        """Show what is wrong in it."""
        # What is not filled in yet is not in the text.
        filled = [index for index, item in enumerate(self._items) if item is not None]
        for number, index in enumerate(filled):
            inner = _inner(faults, number)
            if self._is_alone:
                inner = list(faults)
            self.fields[index].show_faults(inner)
        super().show_faults([] if self._is_alone and filled else _own(faults, range(len(filled))))


class MappedField(SeveralField):
    """Values by keys: words, moments, or names of one's own."""

    def __init__(self, spot: Spot, kind: schema.Mapped, parent: QWidget | None = None) -> None:
        super().__init__(spot, QCoreApplication.translate("ValueFields", "+ Add"), parent)
        self._kind = kind
        self._pairs: list[tuple[Any, Any]] = []
        self.keys: list[ValueField] = []
        self.fields: list[ValueField] = []
        self.add_button.clicked.connect(self.add)

    def _is_large(self) -> bool:
        return isinstance(self._kind.of, schema.Effects | schema.Record)

    def _build(self) -> None:
        self._clear()
        self.keys, self.fields = [], []
        for index, (key, value) in enumerate(self._pairs):
            key_field = field_of(self._kind.key, replace(self.spot, hint=""))
            key_field.set_value(key)
            if not self._is_large():
                key_field.setMaximumWidth(px(152))
            key_field.value_changed.connect(partial(self._rename, index))
            field = field_of(self._kind.of, self.spot.at(str(key or ""), is_named=False))
            field.set_value(value)
            field.value_changed.connect(partial(self._change, index))
            for part, title in zip((key_field, field), words.entry_labels(*self.spot.path), strict=True):
                part.setToolTip(title)
                name_all(part, title, "")
            self.keys.append(key_field)
            self.fields.append(field)
            if self._is_large():
                both = QWidget()
                stacked(key_field, field, on=both, margins=(0, 0, 0, 0), spacing=4)
                self._add_line(both, removed=partial(self._remove, index))
            else:
                self._add_line(key_field, field, removed=partial(self._remove, index))

    def add(self) -> None:
        """Add a pair that is still to be filled in."""
        self._pairs.append((None, None))
        self._build()
        self.keys[-1].setFocus()

    def _rename(self, index: int) -> None:
        key = self.keys[index].value()
        self._pairs[index] = (key, self._pairs[index][1])
        if isinstance(key, int):
            self._pairs[index] = (str(key), self._pairs[index][1])
        self.fields[index].spot = self.spot.at(str(key or ""), is_named=False)
        self.value_changed.emit()

    def _change(self, index: int) -> None:
        self._pairs[index] = (self._pairs[index][0], self.fields[index].value())
        self.value_changed.emit()

    def _remove(self, index: int) -> None:
        self._pairs.pop(index)
        self._build()
        self.add_button.setFocus()
        self.value_changed.emit()

    def value(self) -> Any | None:
        """Return the value."""
        empty: Any = [] if isinstance(self._kind.of, schema.Effects) else None
        entries = {str(key): empty if value is None else value for key, value in self._pairs if key not in (None, "")}
        return {key: value for key, value in entries.items() if value is not None} or None

    def set_value(self, value: Any | None) -> None:
        """Show a value."""
        if value == self.value():
            return
        self._pairs = list(value.items()) if isinstance(value, Mapping) else []
        self._build()

    def show_faults(self, faults: Faults) -> None:
        """Show what is wrong in it."""
        for (key, _), field in zip(self._pairs, self.fields, strict=True):
            field.show_faults(_inner(faults, str(key)))
        super().show_faults(_own(faults, [str(key) for key, _ in self._pairs]))


class EitherField(ValueField):
    """A value of one of several kinds: whichever it is written as, chosen by a menu before it."""

    def __init__(self, spot: Spot, kinds: Sequence[Kind], parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self._kinds = kinds
        self.field: ValueField = field_of(kinds[0], spot)
        self.choice = ComboBox(name=QCoreApplication.translate("ValueFields", "What kind of value"))
        self.choice.fill([(_kind_title(kind), index) for index, kind in enumerate(kinds)], 0)
        self.choice.setMaximumWidth(px(152))
        self._line = lined(self.choice, (self.field, 1), spacing=4)
        stacked(self._line, self.fault, on=self, spacing=4)
        self.field.value_changed.connect(self.value_changed)
        self.choice.activated.connect(self._turn)

    def _turn(self, index: int) -> None:
        self._show_kind(index)
        self.value_changed.emit()

    def _show_kind(self, index: int) -> None:
        self.field.hide()
        self.field.deleteLater()
        self.field = field_of(self._kinds[index], self.spot)
        self.field.value_changed.connect(self.value_changed)
        self._line.addWidget(self.field, 1)
        self.choice.choose(index)

    def value(self) -> Any | None:
        """Return the value."""
        return self.field.value()

    def set_value(self, value: Any | None) -> None:
        """Show a value."""
        index = next((number for number, kind in enumerate(self._kinds) if _fits(kind, value, self.spot)), 0)
        if index != self.choice.currentData():
            self._show_kind(index)
        self.field.set_value(value)

    def show_faults(self, faults: Faults) -> None:
        """Show what is wrong in it."""
        self.field.show_faults(faults)


def _kind_title(kind: Kind) -> str:
    if isinstance(kind, schema.Whole | schema.Decimal):
        return QCoreApplication.translate("ValueFields", "a number")
    if isinstance(kind, schema.Word):
        return QCoreApplication.translate("ValueFields", "a word")
    if isinstance(kind, schema.Ref):
        return QCoreApplication.translate("ValueFields", "always")
    if isinstance(kind, schema.Record):
        return QCoreApplication.translate("ValueFields", "only while …")
    return QCoreApplication.translate("ValueFields", "worked out")


def _fits(kind: Kind, value: Any, spot: Spot) -> bool:
    if value is None:
        return True
    if isinstance(kind, schema.Whole):
        return is_whole(value)
    if isinstance(kind, schema.Word):
        return value in kind.words
    if isinstance(kind, schema.Ref):
        return isinstance(value, str) and value in {named.id for named in spot.vocabulary.rows(kind.tables)} | {
            *kind.also
        }
    return isinstance(value, dict) == isinstance(kind, schema.Record)


# --- forms -----------------------------------------------------------------------------------------------------------


def fields_for_kind(fields: Mapping[str, Field], row: Mapping[str, Any]) -> dict[str, Field]:
    """Return the fields that mean something to a row of its kind, and those that it says all the same."""
    kind = kind_of_row(fields, row)
    return {name: field for name, field in fields.items() if name in row or not field.only or kind in field.only}


class FieldsForm(QWidget):
    """Fields with their labels one below the other; those of which nothing is said yet can be put in by a button."""

    value_edited = Signal(str, object)
    """A field's name, and its value: None if nothing is said any more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fields: dict[str, ValueField] = {}
        self._kinds: dict[str, Field] = {}
        self._holders: dict[str, QWidget] = {}
        self._adders: dict[str, QWidget] = {}
        """The buttons by which the other fields are put in."""
        self._spot: Spot | None = None
        self.column = stacked(spacing=12)
        self._lines: list[QWidget] = []
        """What stands below each other: fields, and lines of short ones."""
        self._order: list[str] = []
        self._below: Mapping[str, Any] = {}
        self._hints: Mapping[str, str] = {}
        self.others = FlowPanel(4)
        stacked(self.column, self.others, on=self, spacing=8)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keys to the first field."""
        first = next(iter(sorted(self._fields, key=self._order.index)), "")
        if first:
            self._fields[first].setFocus(event.reason())

    def names(self) -> list[str]:
        """Return the names of the fields that are shown."""
        return list(self._fields)

    def field(self, name: str) -> ValueField:
        """Return a field that is shown."""
        return self._fields[name]

    def show_fields(
        self,
        spot: Spot,
        fields: Mapping[str, Field],
        values: Mapping[str, Any],
        first: Sequence[str],
        below: Mapping[str, Any] | None = None,
        hints: Mapping[str, str] | None = None,
    ) -> None:
        """Show fields with their values: those of `first` and what is said; `below`: what holds where nothing is."""
        self._hints = hints or {}
        self._spot, self._kinds = spot, dict(fields)
        self._below = below or {}
        for line in self._lines:
            self.column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._lines = []
        self._fields, self._holders, self._adders = {}, {}, {}
        self._order = [name for name in dict.fromkeys((*first, *fields)) if name in fields]
        self.others.clear()
        present = {**self._below, **values}
        shown = [name for name in first if name in fields and (name in present or is_plain(fields[name]))]
        shown += [name for name in fields if name not in shown and (name in values or name in self._below)]
        shown.sort(key=self._order.index)
        for name in shown:
            self._show(name, values.get(name))
        for name in self._order:
            if name not in shown:
                self._offer(name)
        self.others.setVisible(bool(self.others.shown()))

    def _show(self, name: str, value: Any) -> ValueField:
        assert self._spot is not None
        spot = self._spot.at(name)
        below = self._below.get(name)
        kind = self._kinds[name]
        default = kind.default
        hint = self._hints.get(name, "") if below is None or isinstance(below, dict | list) else str(below)
        if not hint and isinstance(default, str | int) and not isinstance(default, bool):
            hint = str(default)
        if isinstance(below, bool | str):  # what holds where these rules say nothing; else it could not be taken back
            kind = replace(kind, default=below)
        if isinstance(kind.kind, schema.Default):
            kind_of_default = kind_of_row(self._kinds, spot.siblings) or str(spot.siblings.get("kind", ""))
            field = default_field(replace(spot, hint=hint), kind_of_default, below)
        else:
            field = field_of(kind.kind, replace(spot, hint=hint), kind)
        field.set_value(deepcopy(value))  # what a field changes in place is its own
        label_words = words.field_label(*spot.path)
        label = Label(label_words, role="small")
        label.setBuddy(field)
        help_words = words.field_help(*spot.path)
        holder = QWidget()
        if isinstance(field, FlagField):
            field.box.setText(label_words)
            label.setText("")
        parts: list[QWidget] = [label, field]
        if help_words:
            label.setToolTip(help_words)
            field.setToolTip(help_words)
        stacked(*parts, on=holder, spacing=4)
        name_all(field, label_words, help_words)
        field.value_changed.connect(partial(self._edit, name))
        self._fields[name], self._holders[name] = field, holder
        self._insert(name, holder)
        adder = self._adders.pop(name, None)
        if adder is not None:
            adder.hide()
            adder.deleteLater()
            self.others.setVisible(bool(self.others.shown()))
        return field

    def renew(self, name: str, spot: Spot, value: Any | None) -> None:
        """Show a field by another widget, where what it is hangs on others that have changed."""
        self._spot = spot
        holder = self._holders.pop(name)
        if holder in self._lines:
            self._lines.remove(holder)
        holder.hide()
        holder.deleteLater()
        self._show(name, value)

    def _insert(self, name: str, holder: QWidget) -> None:
        """Put a field where it stands in the order; short ones that follow each other stand in a line."""
        rank = self._order.index(name)
        lines = self._lines
        ranks = [self._rank_of(line) for line in lines]
        index = next((number for number, other in enumerate(ranks) if other > rank), len(lines))
        before = lines[index - 1] if index else None
        if not is_short(self._kinds[name]):
            self._put_line(index, holder)
        elif isinstance(before, FlowPanel):
            before.add(holder)
        else:
            line = FlowPanel(16)
            line.add(holder)
            self._put_line(index, line)

    def _put_line(self, index: int, line: QWidget) -> None:
        self._lines.insert(index, line)
        self.column.insertWidget(index, line)

    def _rank_of(self, line: QWidget | None) -> int:
        """Return the place in the order of the first field in a line."""
        for name, holder in self._holders.items():
            if line is holder or (isinstance(line, FlowPanel) and line.isAncestorOf(holder)):
                return self._order.index(name)
        return -1

    def _offer(self, name: str) -> None:
        assert self._spot is not None
        path = self._spot.at(name).path
        button = PushButton(
            QCoreApplication.translate("ValueFields", "+ {what}").format(what=words.field_label(*path)), "quiet"
        )
        button.setToolTip(words.field_help(*path))
        button.clicked.connect(partial(self._put_in, name))
        self._adders[name] = button
        self.others.add(button)

    def _put_in(self, name: str) -> None:
        field = self._show(name, None)
        if isinstance(field, SeveralField):
            field.add_button.click()
        elif isinstance(field, RecordField):
            field.put_in()
            field.setFocus()
        else:
            field.setFocus()

    def _edit(self, name: str) -> None:
        self.value_edited.emit(name, deepcopy(self._fields[name].value()))

    def set_values(self, values: Mapping[str, Any]) -> None:
        """Show other values in the fields; one of which something is said now is put in."""
        for name, field in self._fields.items():
            field.set_value(deepcopy(values.get(name)))
        for name in values:
            if name in self._kinds and name not in self._fields:
                self._show(name, values[name])

    def show_faults(self, faults: Faults) -> None:
        """Show faults at their fields; one at a field that is not shown yet puts it in."""
        for place, _ in faults:
            step = steps_of(place)[:1]
            if step and step[0] in self._kinds and step[0] not in self._fields:
                self._show(str(step[0]), None)
        for name, field in self._fields.items():
            field.show_faults(_inner(faults, name))


def is_short(field: Field) -> bool:
    """Whether a field needs so little room that another one stands beside it."""
    kind = field.kind
    return isinstance(kind, schema.Whole | schema.Decimal | schema.Flag | schema.Face) or _is_key(kind)


def is_plain(field: Field) -> bool:
    """Whether a field is of use though nothing is said in it: others are put in by a button."""
    return field.needed or not isinstance(field.kind, schema.List | schema.Mapped | schema.Record)


def _is_key(kind: Kind) -> bool:
    return isinstance(kind, schema.Text) and kind.most == 1


def name_all(field: QWidget, title: str, help: str) -> None:
    """Give the widgets of a field that have no name its title, for screen readers."""
    for widget in [field, *field.findChildren(QWidget)]:
        if not widget.accessibleName() and widget.focusPolicy():
            widget.setAccessibleName(without_controls(title))
            widget.setAccessibleDescription(without_controls(help))


def field_of(kind: Kind, spot: Spot, field: Field | None = None) -> ValueField:
    """Return the widget for a kind of value."""
    nothing = QCoreApplication.translate("ValueFields", "—")
    match kind:
        case schema.Label():
            return LabelField(spot)
        case schema.Expression():
            return WrappedField(spot, ExpressionField(spot.vocabulary, spot.place, kind))
        case schema.Effects():
            return WrappedField(spot, EffectSentences(spot.vocabulary, spot.place))
        case schema.Flag():
            return FlagField(spot, default=bool(field.default) if field is not None else False)
        case schema.Whole():
            return LineField(spot, _WHOLE, is_short=True)
        case schema.Decimal():
            return LineField(spot, _DECIMAL, is_short=True)
        case schema.Face():
            return LineField(spot, is_short=True)
        case schema.Word():
            entries = [(words.word_label(spot.path, word), word) for word in kind.words]
            default = field.default if field is not None else None
            if isinstance(default, str) and default in kind.words:
                return DefaultChoiceField(spot, entries, default)
            if spot.path == ("test", "kind"):
                nothing = QCoreApplication.translate("ValueFields", "as the other fields say")
            return ChoiceField(spot, entries, None if field is not None and field.needed else nothing)
        case schema.Ref():
            entries = [(named.label, named.id) for named in spot.vocabulary.rows(kind.tables)]
            entries += [(words.word_label(spot.path, word), word) for word in kind.also]
            return ChoiceField(spot, entries, nothing)
        case schema.Record():
            return RecordField(spot, kind)
        case schema.List():
            return ListField(spot, kind)
        case schema.Mapped():
            return MappedField(spot, kind)
        case schema.Either():
            return EitherField(spot, kind.kinds)
        case schema.Text() | schema.Id():
            return LineField(spot, is_short=_is_key(kind))
    return KeptField(spot)


class DefaultChoiceField(ChoiceField):
    """A word of a list, of which one holds where none is said: choosing that says nothing."""

    def __init__(
        self, spot: Spot, entries: Sequence[tuple[str, Any]], default: str, parent: QWidget | None = None
    ) -> None:
        self._default = default
        self._given: Any = None
        super().__init__(spot, entries, None, parent)
        self.set_value(None)

    def value(self) -> Any | None:
        """Return the value."""
        if self._value == self._default and self._given != self._default:
            return None
        return self._value

    def set_value(self, value: Any | None) -> None:
        """Show a value."""
        self._given = value
        super().set_value(self._default if value is None else value)


def default_field(spot: Spot, kind: str, below: Any = None) -> ValueField:
    """Return the widget for the default of a row of a kind; `below`: what holds where none is said."""
    words = spot.siblings.get("words")
    known = schema.Default.of(kind, words if isinstance(words, dict) else {}, 0, 0)
    match known and known[0]:
        case schema.Flag():
            return FlagField(spot, default=below is True)
        case schema.Word(words=words) if words:
            entries = [(spot.vocabulary.said(label) or key, key) for key, label in words.items()]
            return ChoiceField(spot, entries, QCoreApplication.translate("ValueFields", "—"))
        case schema.Text():
            return LineField(spot)
        case schema.Whole() | schema.Word():
            return LineField(spot, _WHOLE, is_short=True)
    return KeptField(spot)
