"""The form of a table or of one of its rows, and the line in which a new one is named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from rules.written import schema
from rules.written.house import copied, lay
from rules.written.schema import TABLES
from rules.written.shape import kind_of_row
from ui.rule_editor import words
from ui.rule_editor.effect_sentences import EffectRow, EffectSentences
from ui.rule_editor.expression_field import ExpressionField
from ui.rule_editor.value_fields import (
    ChoiceField,
    FieldsForm,
    MappedField,
    RecordField,
    SeveralField,
    Spot,
    WrappedField,
    fields_for_kind,
    name_all,
)
from ui.rule_editor.vocabulary import Vocabulary
from ui.text.words import WINDOW_LANGUAGES, language
from ui.theme.sizes import px
from ui.widgets.buttons import PushButton
from ui.widgets.controls import ComboBox, FaultLabel
from ui.widgets.labels import Label, TitleLabel
from ui.widgets.layouts import FlowPanel, VerticalScrollArea, lined, stacked
from ui.widgets.line_edits import LineEdit

if TYPE_CHECKING:
    from ui.rule_editor.document import Place, RulesDocument

TRIED = frozenset({"action", "status", "reaction"})
"""The tables of whose rows one can be tried at once."""
LINE = 24
"""Pixels within which widgets stand in one line."""
WIDEST = 760
"""Pixels across of what is filled in: wider it does not read well."""


class RowForm(QWidget):
    """What is said of a place of the document, to be changed."""

    new_requested = Signal(str)
    row_requested = Signal(tuple)
    place_changed = Signal(tuple)
    try_requested = Signal(str, str)
    """A row is to be tried: its table, and its id."""

    def __init__(self, document: RulesDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.place: Place = ("system",)
        self._kind: Any = None
        self._choices: Any = None
        """The words among which the default is chosen, as they were when its field was made."""
        self._sample: tuple[str, Mapping[str, int]] | None = None
        self._vocabulary = self._new_vocabulary()
        self.title = TitleLabel("", "title", wraps=True)
        self.try_button = PushButton(self.tr("Try this"))
        policy = self.try_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # a heading stands where it stood, whatever can be tried
        self.try_button.setSizePolicy(policy)
        self.about = Label(role="small", wraps=True)
        self.of_book = Label(role="muted", wraps=True)
        """What the book's condition does that is not in the form."""
        self._copied = ("", "")
        """The condition that was just copied from the book, and the copy."""
        self.fault = FaultLabel(stays=False)
        self.form = FieldsForm()
        self.entries: MappedField | None = None
        self.listed = RowButtons()
        self.new_button = PushButton("", "primary")
        column = QWidget()
        column.setMaximumWidth(px(WIDEST))
        self._column = stacked(self.form, self.listed, lined(self.new_button, 1), 1, on=column, margins=(0, 4, 8, 24))
        inner = QWidget()
        lined((column, 1), on=inner)
        self.area = VerticalScrollArea(inner)
        head = lined((self.title, 1), (self.try_button, 0, Qt.AlignmentFlag.AlignTop))
        stacked(head, self.about, self.fault, (self.area, 1), on=self, margins=(8, 0, 0, 0), spacing=8)
        self.form.value_edited.connect(self._edit)
        self.listed.row_requested.connect(self.row_requested)
        self.new_button.clicked.connect(lambda: self.new_requested.emit(self.place[0]))
        self.try_button.clicked.connect(lambda: self.try_requested.emit(*self.place))

    def _new_vocabulary(self) -> Vocabulary:
        document = self._document
        return Vocabulary(document.data, document.base, language())

    def show_place(self, place: Place) -> None:
        """Show a table or a row."""
        self.place = place
        self._vocabulary = self._new_vocabulary()
        table = TABLES[place[0]]
        is_row = len(place) == 2
        self.title.setText(self._title())
        self.try_button.setVisible(is_row and table.name in TRIED)
        self.about.setText(words.table_help(table.name))
        self.about.setVisible(bool(self.about.text()))
        self._tell_of_book()
        shows_rows = table.rows and not is_row
        self._drop_entries()
        self.form.setVisible(not shows_rows and table.any_key is None)
        self.listed.setVisible(shows_rows)
        new = words.new_row(table.name) if self._document.can_add(table.name) else ""
        self.new_button.setVisible(shows_rows and bool(new))
        self.new_button.setText(new)
        if shows_rows:
            self._list_rows(table.name)
        elif table.any_key is not None:
            self._show_entries(table.any_key)
        else:
            self._show_fields(table)
        self.area.verticalScrollBar().setValue(0)
        self.show_sample(self._sample)
        self.show_faults()
        QTimer.singleShot(0, self, self.order_tabs)

    def tell_of_copy(self, original: str, copy: str) -> None:
        """Say in the form of a copy what of the book's condition could not be copied."""
        self._copied = original, copy
        self._tell_of_book()

    def _tell_of_book(self) -> None:
        """Say what a condition of the book does besides what stands in the form: nobody is to believe it is all."""
        id, (original, copy) = self.place[-1], self._copied
        is_copy = id == copy
        is_condition = len(self.place) == 2 and self.place[0] == "status"
        does = self._vocabulary.book_condition(original if is_copy else id) if is_condition else ""
        words = self.tr("By the book: {does} It stays so but for what is filled in here.")
        if is_copy:
            words = self.tr("The copy has the name and the timer alone. This is not in it: {does}")
        self.of_book.setText(words.format(does=does) if does else "")
        self.of_book.setVisible(bool(does))

    def _title(self) -> str:
        table = self.place[0]
        if len(self.place) == 1:
            return words.table_title(table)
        return next((row.label for row in self._document.rows(table) if row.id == self.place[1]), self.place[1])

    def _list_rows(self, table: str) -> None:
        document = self._document
        named = [(row, document.figure(row.id) if table == "figure" else "") for row in document.rows(table)]
        self.listed.show_rows(
            table, {row.id: (f"{row.label}: {figure}" if figure else row.label, row.is_own) for row, figure in named}
        )

    def _values(self) -> Mapping[str, Any]:
        values = self._document.value(self.place)
        return values if isinstance(values, dict) else {}

    def _below(self) -> Mapping[str, Any]:
        below = self._document.value_below(self.place)
        return below if isinstance(below, dict) else {}

    def _held(self) -> dict[str, Any]:
        """Return what holds: what is said, laid over what house rules say nothing of."""
        held: dict[str, Any] = copied(self._below())
        lay(held, self._values())
        return held

    def _spot(self) -> Spot:
        siblings = self._held()
        return Spot(self._vocabulary, tuple(self.place), (self.place[0],), self._document.language, siblings)

    def _show_fields(self, table: schema.Table) -> None:
        values, below = self._values(), self._below()
        both = self._held()
        self._kind, self._choices = both.get("kind"), deepcopy(both.get("words"))
        fields = fields_for_kind(table.fields, both)
        if table.name == "system":
            hidden = {"format", "id", "over", "renamed", "language"}
            hidden |= set() if self._document.is_house else {"over_version", "drop"}
            fields = {name: field for name, field in fields.items() if name not in hidden}
        if self._document.is_over_installed and table.over_books:
            fields = {name: field for name, field in fields.items() if name in table.over_books or name in values}
            below = {name: value for name, value in below.items() if name in fields}
        hints = {"label": self._title()} if len(self.place) == 2 else {}
        self.form.show_fields(self._spot(), fields, values, table.first or tuple(fields), below, hints)
        for name in self.form.names():
            if name in below:
                self.form.field(name).set_value(copied(both[name]))

    def _show_entries(self, kind: schema.Mapped) -> None:
        spot = self._spot()
        self.entries = MappedField(spot, kind)
        self.entries.set_value(deepcopy(self._values()) or None)
        self.entries.value_changed.connect(self._edit_entries)
        name_all(self.entries, self._title(), "")
        self._column.insertWidget(1, self.entries)

    def _drop_entries(self) -> None:
        if self.entries is not None:
            self.entries.hide()
            self.entries.deleteLater()
            self.entries = None

    # --- changes ----------------------------------------------------------------------------------------

    def _edit(self, name: str, value: Any) -> None:
        place = (*self.place, name)
        if name in self._below() and name not in self._values() and value == self._below()[name]:
            return
        what = self.tr("{field} of “{row}”").format(field=words.field_label(self.place[0], name), row=self._title())
        if name != "kind":
            field = self.form.field(name)
            if isinstance(field, SeveralField | RecordField):
                self._document.set_held(place, value, what)
                return
            self._document.set_value(place, value, what)
            if value is None and name in self._below() and isinstance(field, ChoiceField):
                field.set_value(copied(self._held()[name]))  # nothing is said, so what is below holds
            return
        # What means nothing to the new kind goes with the old one.
        fields, former = TABLES[self.place[0]].fields, self._values()
        others = {key: former_value for key, former_value in former.items() if key != "kind"}
        kind = kind_of_row(fields, others if value is None else {**others, "kind": value})
        self._document.stack.beginMacro(what)
        try:
            self._document.set_value(place, value, what)
            for key in others:
                if key in fields and fields[key].only and kind not in fields[key].only:
                    self._document.set_value((*self.place, key), None, what)
        finally:
            self._document.stack.endMacro()

    def _edit_entries(self) -> None:
        assert self.entries is not None
        value = deepcopy(self.entries.value())
        former = self._values()
        self._document.set_value(self.place, value if value or not former else {}, self._title())

    def refresh(self) -> None:
        """Show what the document says now; the field that is being typed into keeps its cursor."""
        is_gone = self._document.value(self.place) is None and not self._below()
        if len(self.place) == 2 and is_gone:
            self.place_changed.emit(self.place[:1])
            return
        table = TABLES[self.place[0]]
        if table.rows and len(self.place) == 1:
            self._list_rows(table.name)
            return
        if self.entries is not None:
            self.entries.set_value(deepcopy(self._values()) or None)
            return
        values = self._values()
        self.title.setText(self._title())
        held = self._held()
        if held.get("kind") != self._kind:
            self._vocabulary = self._new_vocabulary()
            focused = next((name for name in self.form.names() if self._has_keys(self.form.field(name))), "")
            self._show_fields(table)
            if focused:
                self.take_keys(focused)
            return
        if held.get("words") != self._choices and "default" in self.form.names():
            self._choices = deepcopy(held.get("words"))
            self.form.renew("default", self._spot(), values.get("default"))
        QTimer.singleShot(0, self, self.order_tabs)
        shown = {*self.form.names(), *values}
        self.form.set_values({name: value for name, value in held.items() if name in shown})

    def take_vocabulary(self) -> None:
        """Offer what the text has by now in menus and expressions; what is being written stays."""
        self._vocabulary = self._new_vocabulary()
        for effects in self.findChildren(EffectSentences):
            if not isinstance(effects.parent(), EffectRow):  # those within it are told by it
                effects.set_vocabulary(self._vocabulary)
        for field in self.form.findChildren(WrappedField):
            if isinstance(field.inner, ExpressionField):
                field.inner.set_vocabulary(self._vocabulary)

    def _has_keys(self, field: QWidget) -> bool:
        focused: QWidget | None = self.focusWidget()
        return focused is not None and field.isAncestorOf(focused)

    def order_tabs(self) -> None:
        """Let Tab go from field to field as they are seen, whenever they were put in."""
        tab = Qt.FocusPolicy.TabFocus
        stops = [widget for widget in self.findChildren(QWidget) if widget.isVisible() and widget.focusPolicy() & tab]
        places = {widget: widget.mapTo(self, widget.rect().center()) for widget in stops}
        stops.sort(key=lambda widget: (round(places[widget].y() / px(LINE)), places[widget].x()))
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def take_keys(self, name: str = "") -> None:
        """Give the keys to a field; else to one that is at fault, or to the first."""
        fields = [self.form.field(name) for name in self.form.names()]
        if name in self.form.names():
            self.form.field(name).setFocus()
            return
        field = next((field for field in fields if field.fault.isVisibleTo(field)), fields[0] if fields else None)
        if self.entries is not None:
            self.entries.setFocus()
        elif field is not None:
            field.setFocus()

    def show_sample(self, sample: tuple[str, Mapping[str, int]] | None) -> None:
        """Show what expressions come to for a creature: its name and its numbers."""
        self._sample = sample
        if sample is not None:
            for field in self.findChildren(ExpressionField):
                field.set_sample(sample[1], sample[0])

    def show_faults(self) -> None:
        """Show the faults of the place at their fields."""
        faults = self._document.faults_at(self.place)
        if self.entries is not None:
            self.entries.show_faults(faults)
        elif len(self.place) == 2 or not TABLES[self.place[0]].rows:
            self.form.show_faults(faults)
        fields = set(self.form.names())
        own = [sentence for place, sentence in faults if not place or place.split(".")[0].split("[")[0] not in fields]
        is_list = TABLES[self.place[0]].rows and len(self.place) == 1
        self.fault.say("\n".join(dict.fromkeys(own)) if self.entries is None and not is_list else "")


class RowButtons(FlowPanel):
    """A button for each row of a table; those of rows that stay are kept, with the keys and where they are."""

    row_requested = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(8, parent=parent)
        self.buttons: dict[Place, PushButton] = {}

    def show_rows(self, table: str, rows: Mapping[str, tuple[str, bool]]) -> None:
        """Show rows by their ids: what is on the button, and whether the text itself says something of it."""
        places = {(table, id): row for id, row in rows.items()}
        for gone in [place for place in self.buttons if place not in places]:
            button = self.buttons.pop(gone)
            button.hide()
            button.deleteLater()
        is_in_order = [*self.buttons] == [*places][: len(self.buttons)]
        self.buttons = {place: self._shown(place, *row) for place, row in places.items()}
        if not is_in_order:
            for button in self.buttons.values():
                button.raise_()  # to the end of the children, by whose order they stand
            self._fit()

    def _shown(self, place: Place, words: str, is_own: bool) -> PushButton:
        role = "" if is_own else "quiet"
        button = self.buttons.get(place)
        if button is None:
            button = PushButton(words, role)
            button.clicked.connect(partial(self.row_requested.emit, place))
            self.add(button)
            return button
        if button.text() != words:
            button.setText(words)
        if button.property("role") != (role or None):
            button.setProperty("role", role or None)
            button.style().unpolish(button)
            button.style().polish(button)
        return button


class NewRow(QWidget):
    """Asks what a new row is called; its short name in the text is made of that."""

    named = Signal(str, str)
    """The table, and the name."""
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = ""
        self._names: set[str] = set()
        self.title = TitleLabel("", "title", wraps=True)
        self.question = Label(self.tr("What is it called?"), role="small")
        self.line = LineEdit()
        self.line.setMaxLength(60)
        self.note = Label(role="small", wraps=True)
        self.languages = ComboBox(name=self.tr("Language"))
        self.take_button = PushButton(self.tr("Create"), "primary")
        self.leave_button = PushButton(self.tr("Cancel"))
        self.question.setBuddy(self.line)
        self.line.setAccessibleName(self.question.text())
        buttons = FlowPanel(8)
        buttons.add(self.take_button, self.leave_button)
        parts = (self.title, self.question, self.line, self.languages, self.note, buttons)
        stacked(*parts, 1, on=self, margins=(8, 0, 8, 0))  # as the form whose place it takes
        self.line.textChanged.connect(self._look)
        self.line.returnPressed.connect(self._take)
        self.take_button.clicked.connect(self._take)
        self.leave_button.clicked.connect(self.left)

    def _look(self, text: str) -> None:
        """A name that another one has is allowed, and said."""
        name = text.strip()
        self.take_button.setEnabled(bool(name))
        sentence = self.tr("Another one is called “{name}” already.").format(name=name)
        self.note.setText(sentence if name.casefold() in self._names else "")

    def ask(self, table: str, taken: frozenset[str] = frozenset(), names: Iterable[str] = ()) -> None:
        """Ask for a new row of a table, beside those of some names; of words a language is chosen instead."""
        self._table = table
        self._names = {name.casefold() for name in names}
        self.note.clear()
        self.title.setText(words.new_row(table).rstrip("…"))
        is_language = table == "word"
        self.line.setVisible(not is_language)
        self.languages.setVisible(is_language)
        self.question.setText(self.tr("In which language?") if is_language else self.tr("What is it called?"))
        if is_language:
            self.languages.fill([(name, key) for key, name in WINDOW_LANGUAGES if key not in taken], None)
            self.take_button.setEnabled(self.languages.count() > 0)
            self.languages.setFocus()
            return
        self.line.clear()
        self.take_button.setEnabled(False)
        self.line.setFocus()

    def _take(self) -> None:
        name = str(self.languages.currentData() or "") if self._table == "word" else self.line.text().strip()
        if name:
            self.named.emit(self._table, name)
