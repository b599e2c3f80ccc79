"""Editors for what a sheet holds several of: rows such as weapons, and entries such as statuses."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any

from pydantic import BaseModel
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rules.conditions import Status
from rules.sheets import words_of
from ui.bestiary.editors import Editor, Fault, Names
from ui.bestiary.half_typed import half_typed
from ui.bestiary.kinds import ABSENT, Field, fields, row_title, word_of
from ui.bestiary.known import Known
from ui.bestiary.naming import followed, free_id, shown_at
from ui.bestiary.sheet_form import SheetForm, first_step
from ui.bestiary.tabbing import into_sight
from ui.bestiary.text_editors import TextEditor
from ui.bestiary.widgets import ElidedButton, IconButton
from ui.encounter.picker import Choice, Picker
from ui.flow import Flow
from ui.icons import icon
from ui.key_names import key_sequence
from ui.theme import GRID
from ui.words import choice_word, saying

Elsewhere = Callable[[str], Sequence[tuple[str, Mapping[str, Any]]]]
"""Name of a list to the rows that other sheets have in it, each with whose it is."""

_ROW_HEIGHT = 28
_MOST_ROWS = 6
_COUNTED = re.compile(r"(.*\S)\s+(\d{1,9})")


class RowsEditor(Editor):
    """A list of rows with the form of the chosen one below it."""

    wide = True

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        assert field.model is not None
        self.word = word_of(field.model)
        self.number = next((one.name for one in fields(field.model) if one.kind == "number"), "")
        self._statuses: Mapping[str, Status] = {}
        self._names: Names = {}
        self._taken: frozenset[str] = frozenset()
        self._values: list[Any] = []
        self._faults: dict[int, list[Fault]] = {}
        self._offered: tuple[Mapping[str, Any], ...] = ()
        self._source = ""
        self._elsewhere: Elsewhere | None = None
        self.picker: Picker | None = None
        self.form: SheetForm | None = None
        frame = QWidget(self)
        column = QVBoxLayout(frame)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.list = QListWidget(frame)
        self.list.setAccessibleName(field.label)
        self.list.setUniformItemSizes(True)
        self.list.setIconSize(QSize(16, 16))
        self.list.currentRowChanged.connect(self._open)
        self._act(QKeySequence.StandardKey.Delete, self.remove_row)
        self._act(key_sequence("Ctrl+D"), self.duplicate_row)
        column.addWidget(self.list)
        column.addLayout(self._buttons(frame))
        self._card = QFrame(frame)
        self._card.setProperty("role", "card")
        self._card_column = QVBoxLayout(self._card)
        self._card_column.setContentsMargins(GRID, GRID, GRID, GRID)
        column.addWidget(self._card)
        self.hold(frame)
        self._refresh()

    def _act(self, keys: QKeySequence | QKeySequence.StandardKey, slot: Any) -> None:
        action = QAction(self.list)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(slot)
        self.list.addAction(action)

    def _buttons(self, parent: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(2)
        self.add_button = ElidedButton("plus", self.tr("Add to {field}").format(field=self.field.label))
        self.add_button.clicked.connect(self.add_row)
        self.copy_button = IconButton("copy", self.tr("Duplicate this row (Ctrl+D)"))
        self.copy_button.clicked.connect(self.duplicate_row)
        self.up_button = IconButton("arrow-up", self.tr("Move this row up"))
        self.up_button.clicked.connect(self.move_up)
        self.down_button = IconButton("arrow-down", self.tr("Move this row down"))
        self.down_button.clicked.connect(self.move_down)
        self.remove_button = IconButton("trash-2", self.tr("Take this row off (Del)"))
        self.remove_button.clicked.connect(self.remove_row)
        self.offer_button = ElidedButton("book-open", self.tr("From a list…"))
        self.offer_button.clicked.connect(self.pick_offered)
        self.offer_button.setVisible(False)
        words = Flow(2, parent=parent)
        words.add(self.add_button)
        words.add(self.offer_button)
        row.addWidget(words, 1)
        for button in (self.copy_button, self.up_button, self.down_button, self.remove_button):
            row.addWidget(button)
        return row

    # --- the editor's side -----------------------------------------------------------------------------

    def put(self, value: Any) -> None:
        """Shows a list of rows."""
        listed = value if isinstance(value, list) else []
        self._values = [self.entry_of(self.row_of(one), one) for one in listed]
        self._faults = {}
        self._fill(-1)

    def read(self) -> Any:
        """The rows."""
        return [dict(one) if isinstance(one, dict) else one for one in self._values]

    def row_of(self, value: Any) -> dict[str, Any]:
        """What stands in the list, as a row."""
        return dict(value) if isinstance(value, dict) else {}

    def entry_of(self, row: dict[str, Any], before: Any) -> Any:
        """A row as it stands in the list, in the place of what was there before."""
        return row

    def _row(self, place: int) -> dict[str, Any]:
        return self.row_of(self._values[place])

    def _title(self, place: int) -> str:
        row = self._row(place)
        title = self._named(row) or f"{self.field.label} {place + 1}"
        counted = self.word and isinstance(row.get(self.number), int)
        return f"{title} {row[self.number]}" if counted else title

    def _named(self, row: Mapping[str, Any]) -> str:
        """What a row is called: by its name, or by what it names."""
        title = row_title(row)
        assert self.field.model is not None
        told = next((one for one in fields(self.field.model) if title and row.get(one.name) == title), None)
        if told is None or told.name in ("name", "id"):
            return title
        statuses = {id: status.label for id, status in self._statuses.items()} if told.name == "status" else {}
        known = Known({**told.terms, **statuses, **self._names.get(told.names, {})})
        # What no catalogue knows may be an id all the same, of an item that another sheet has.
        return words_of(title) if told.own_words and known.meant(title) is None else known.shown(title)

    def _label(self, place: str) -> str:
        """What the form calls the field of a row in which a fault lies."""
        step = first_step(place)[0].strip(".")
        assert self.field.model is not None
        step = shown_at(self.field.model, step)
        return next((one.label for one in fields(self.field.model) if one.name == step), step)

    def has_problem(self) -> bool:
        """Whether the open row holds what cannot be read."""
        return self.form is not None and self._card.isVisibleTo(self) and self.form.has_problem()

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Shows faults in their rows: a sign in the list, the sentence in the open form."""
        self._faults = {}
        own: list[str] = []
        for place, sentence in faults:
            step, inner = first_step(place)
            number = int(step[1:-1]) if step.startswith("[") else -1
            if 0 <= number < len(self._values):
                self._faults.setdefault(number, []).append((inner, sentence))
            else:
                own.append(saying(sentence))
        for number, found in sorted(self._faults.items()):
            if number == self.list.currentRow() and not self._values[number]:
                continue  # its open form asks for what is needed
            own += [
                ": ".join(filter(None, (self._title(number), self._label(place), saying(text))))
                for place, text in found
            ]
        self._mark()
        if self.form is not None:
            self.form.show_faults(self._faults.get(self.list.currentRow(), ()))
        self.say("\n".join(dict.fromkeys(own)))

    # --- what one does with rows -----------------------------------------------------------------------

    def add_row(self) -> None:
        """Adds an empty row and opens it."""
        self._change([*self._values, {}], len(self._values))
        self._open_last()

    def _open_last(self) -> None:
        """Brings the form of a row that was added into sight, ready to type."""
        if self.form is not None:
            into_sight(self._card)
            self.form.focus_first()

    def offer(self, rows: Sequence[Mapping[str, Any]], source: str = "") -> None:
        """Takes the rows that the system offers to add, and whose they are; without any there is no button for them."""
        self._offered, self._source = tuple(rows), source
        self.offer_button.setVisible(bool(rows) or self._elsewhere is not None)

    def offer_elsewhere(self, find: Elsewhere) -> None:
        """Takes what finds the rows of other sheets, that one may be copied; only rows with names are told apart."""
        assert self.field.model is not None
        if "name" in self.field.model.model_fields:
            self._elsewhere = find
            self.offer_button.setVisible(True)

    def offer_statuses(self, statuses: Mapping[str, Status]) -> None:
        """Takes the statuses that its rows may name."""
        self._statuses = statuses
        if self.form is not None:
            self.form.offer_statuses(statuses)

    def offer_names(self, names: Names, taken: frozenset[str]) -> None:
        """Takes what its rows may name, and the ids that are taken elsewhere on the sheet."""
        self._names, self._taken = names, taken
        if self.form is not None:
            self.form.offer_names(names)

    def follow(self, whats: Collection[str], old: str, new: str) -> None:
        """Its rows name what has another id now by that."""
        assert self.field.model is not None
        before, place = self._values, self.list.currentRow()
        self._values = [
            followed(self.field.model, one, whats, old, new) if isinstance(one, dict) else one for one in before
        ]
        if self._values != before:
            self._touched = True
            if self.form is not None and 0 <= place < len(before) and self._values[place] != before[place]:
                self.form.show_sheet(self._row(place))

    def ids(self) -> frozenset[str]:
        """The ids of its rows."""
        return frozenset(str(row["id"]) for row in map(self.row_of, self._values) if row.get("id"))

    def pick_offered(self) -> None:
        """Opens what is offered and what other sheets have, to find a row by a few letters of it or of whose it is."""
        elsewhere = self._elsewhere(self.field.name) if self._elsewhere is not None else ()
        choices = []
        for whose, row in (*(("", row) for row in self._offered), *elsewhere):
            told = summary(self.field.model, row)
            hint = f"{whose} · {told}" if whose and told else whose or told
            choices.append(Choice(row_title(row), hint, partial(self._add_copy, row)))
        title = self.tr("Add to {field}").format(field=self.field.label)
        self.picker = Picker("\n".join(filter(None, (title, self._source))), choices, self.window())
        self.picker.closed.connect(self._picked)
        self.picker.open()

    def _picked(self) -> None:
        self.picker = None
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_copy(self, offered: Mapping[str, Any], typed: str) -> None:
        row: dict[str, Any] = json.loads(json.dumps(offered))
        if "id" in row:
            row["id"] = free_id(str(row["id"]), self.ids() | self._taken)
        self._change([*self._values, row], len(self._values))
        self._open_last()

    def _id_for(self, wish: str) -> str:
        """The id for the open row that is nearest to a wish."""
        place = self.list.currentRow()
        others = (self.row_of(row).get("id") for number, row in enumerate(self._values) if number != place)
        return free_id(wish, {str(id) for id in others} | self._taken)

    def duplicate_row(self) -> None:
        """Puts a copy of the chosen row behind it, under an id of its own."""
        place = self.list.currentRow()
        if place < 0:
            return
        copy: Any = json.loads(json.dumps(self._values[place]))
        if isinstance(copy, dict) and isinstance(copy.get("id"), str):
            copy["id"] = free_id(copy["id"], self.ids() | self._taken)
        self._change([*self._values[: place + 1], copy, *self._values[place + 1 :]], place + 1)

    def remove_row(self) -> None:
        """Takes the chosen row off."""
        place = self.list.currentRow()
        if place >= 0:
            left = [*self._values[:place], *self._values[place + 1 :]]
            self._change(left, min(place, len(left) - 1))

    def move_up(self) -> None:
        """Moves the chosen row up."""
        self._shift(-1)

    def move_down(self) -> None:
        """Moves the chosen row down."""
        self._shift(1)

    def _shift(self, step: int) -> None:
        place = self.list.currentRow()
        if place >= 0 and 0 <= place + step < len(self._values):
            moved = list(self._values)
            moved.insert(place + step, moved.pop(place))
            self._change(moved, place + step)

    def _change(self, values: list[Any], current: int) -> None:
        self._values = values
        self._fill(current)
        self.touch()

    # --- showing ---------------------------------------------------------------------------------------

    def _fill(self, current: int) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        for number in range(len(self._values)):
            item = QListWidgetItem(self._title(number))
            item.setSizeHint(QSize(0, _ROW_HEIGHT))
            self.list.addItem(item)
        self.list.setCurrentRow(current)
        self.list.blockSignals(False)
        self._open(current)

    def _open(self, place: int) -> None:
        if 0 <= place < len(self._values):
            if self.form is None:
                assert self.field.model is not None
                self.form = SheetForm(self.field.model, self._card)
                self.form.id_for = self._id_for
                self.form.offer_statuses(self._statuses)
                self.form.offer_names(self._names)
                self.form.edited.connect(self._take_row)
                self._part_words()
                self._card_column.addWidget(self.form)
                self.form.show()
            self.form.show_sheet(self._row(place))
            self.form.show_faults(self._faults.get(place, ()))
        self._refresh()

    def _take_row(self) -> None:
        place = self.list.currentRow()
        if self.form is None or not 0 <= place < len(self._values):
            return
        before, row = self._row(place).get("id"), self.form.sheet()
        self._values[place] = self.entry_of(row, self._values[place])
        if before and row.get("id") and before != row["id"]:
            self._touched = True
            self.renamed.emit(str(before), str(row["id"]))
        item = self.list.item(place)
        if item is not None:
            item.setText(self._title(place))
        self.touch()

    def _part_words(self) -> None:
        """Where a row may be a word alone, several may be typed at once: `haste, slow 3`."""
        line = self.form.editors.get(self.word) if self.form is not None else None
        if isinstance(line, TextEditor):
            line.line.editingFinished.connect(self._take_words)
            line.line.setPlaceholderText(
                self.tr("a word, or several: one, two 3") if self.number else self.tr("a word, or several: one, two")
            )

    def _take_words(self) -> None:
        place = self.list.currentRow()
        if not 0 <= place < len(self._values):
            return
        row = self._row(place)
        parts = [part for part in (one.strip() for one in str(row.get(self.word, "")).split(",")) if part]
        read = [self._worded(part) for part in parts]
        if not read or (len(read) == 1 and read[0] == {self.word: row[self.word]}):
            return
        entries = [self.entry_of({**row, **read[0]}, self._values[place])]
        entries += [self.entry_of(one, ABSENT) for one in read[1:]]
        self._change([*self._values[:place], *entries, *self._values[place + 1 :]], place + len(entries) - 1)

    def _worded(self, text: str) -> dict[str, Any]:
        """A word, and the number behind it where the row has one."""
        found = _COUNTED.fullmatch(text)
        if found is not None and self.number:
            return {self.word: self._meant(found[1]), self.number: int(found[2])}
        return {self.word: self._meant(text)}

    def _meant(self, text: str) -> str:
        line = self.form.editors.get(self.word) if self.form is not None else None
        known = line.known if isinstance(line, TextEditor) else None
        return (known.meant(text) or text) if known is not None else text

    def _refresh(self) -> None:
        place = self.list.currentRow()
        chosen = 0 <= place < len(self._values)
        self.label.setBuddy(self.list if self._values else self.add_button)
        self._card.setVisible(chosen)
        self.list.setVisible(bool(self._values))
        self.list.setFixedHeight(min(len(self._values), _MOST_ROWS) * _ROW_HEIGHT + 4)
        for button in (self.copy_button, self.remove_button):
            button.setEnabled(chosen)
        self.up_button.setEnabled(chosen and place > 0)
        self.down_button.setEnabled(chosen and place < len(self._values) - 1)
        for button in (self.copy_button, self.up_button, self.down_button, self.remove_button):
            button.setVisible(bool(self._values))

    def _mark(self) -> None:
        """A sign at the rows that have a fault; what is being typed gets none before it is left."""
        for number in range(self.list.count()):
            item = self.list.item(number)
            if item.icon().isNull() and half_typed(self._card):
                continue
            item.setIcon(icon("triangle-alert", "bad") if number in self._faults else QIcon())


def summary(model: type[BaseModel] | None, row: Mapping[str, Any]) -> str:
    """The first figures of a row by their labels, to tell one from another in a list."""
    known = {} if model is None else {one.name: one for one in fields(model)}
    told = []
    for key, value in row.items():
        if key in ("id", "name") or not isinstance(value, str | int) or isinstance(value, bool):
            continue
        one = known.get(key)
        if one is None:
            told.append(str(value))
        else:
            shown = choice_word(value, one.terms) if value in one.terms or value in one.choices else value
            told.append(f"{one.label} {shown}")
    return " · ".join(told[:3])


class EntriesEditor(RowsEditor):
    """A list of rows each of which may also be written as one word; what was given as a row stays one."""

    def row_of(self, value: Any) -> dict[str, Any]:
        """An entry as a row."""
        return {self.word: value} if isinstance(value, str) else super().row_of(value)

    def entry_of(self, row: dict[str, Any], before: Any) -> Any:
        """A row as an entry: its word alone where it says no more."""
        if set(row) == {self.word} and not (isinstance(before, dict) and before):
            return row[self.word]
        return row
