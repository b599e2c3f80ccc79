"""Editors for lists on a sheet: rows such as weapons, and entries such as statuses."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rules.mechanics.statuses import Status
from rules.text.sanitize import without_controls
from ui.bestiary.forms.field_editors import Editor, Fault, Form, Names, first_step, half_typed
from ui.bestiary.forms.row_names import followed, free_id, row_name, shown_at
from ui.bestiary.forms.row_templates import RowOffers
from ui.bestiary.forms.text_editors import TextEditor
from ui.commands.command import Command
from ui.commands.page_commands import DUPLICATE_ROW, MOVE_ROW_DOWN, MOVE_ROW_UP, REMOVE_ROW
from ui.dnd.payload import carry_mime
from ui.sheets.schema import ABSENT, Field, fields, word_of
from ui.text.words import localize, timed
from ui.theme.icons import icon
from ui.theme.sizes import px
from ui.theme.theme import GRID, HALF
from ui.widgets.controls import ElidedButton, IconButton
from ui.widgets.focus_actions import into_sight, on_key
from ui.widgets.layouts import FlowPanel, lined, stacked

_ROW_HEIGHT = 28
_MOST_ROWS = 6
_COUNTED = re.compile(r"(.*\S)\s+(\d{1,9})")


class _RowHeight(QStyledItemDelegate):
    """Asks for the height of a row in the present size of text; what an item holds would stay as it was."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, px(_ROW_HEIGHT))


class RowList(QListWidget):
    """The list of rows; each can be dragged to another place."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setDragDropMode(QListWidget.DragDropMode.InternalMove)
        self.setUniformItemSizes(True)
        self.setItemDelegate(_RowHeight(self))
        self.setIconSize(QSize(px(16), px(16)))

    def changeEvent(self, event: QEvent) -> None:
        """Be as high as its rows in another size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.be_as_high()

    def be_as_high(self) -> None:
        """Be as high as its rows, up to some."""
        around = self.contentsMargins()
        self.setFixedHeight(min(self.count(), _MOST_ROWS) * px(_ROW_HEIGHT) + around.top() + around.bottom())

    def fill(self, titles: Sequence[str], current: int) -> None:
        """Show rows by their titles, one as the current one, without signals."""
        self.blockSignals(True)
        self.clear()
        for title in titles:
            item = QListWidgetItem(title)
            # Between two rows, never into one: its words would be written over.
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
            self.addItem(item)
        self.setCurrentRow(current)
        self.blockSignals(False)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag with a card that shows the row."""
        item = self.currentItem()
        if item is not None:
            rows = self.model().mimeData(self.selectedIndexes())
            carry_mime(self, rows, item.text(), Qt.DropAction.MoveAction)


class RowsEditor(Editor):
    """A list of rows with the form of the chosen one below it."""

    wide = True

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        assert field.model is not None
        self.word = word_of(field.model)
        self.number = next((candidate.name for candidate in fields(field.model) if candidate.kind == "number"), "")
        self._statuses: Mapping[str, Status] = {}
        self._names: Names = {}
        self._taken_ids: frozenset[str] = frozenset()
        self._values: list[Any] = []
        self._faults: dict[int, list[Fault]] = {}
        self.form: Form | None = None
        frame = QWidget(self)
        self.list = RowList(frame)
        self.list.setAccessibleName(without_controls(field.label))
        self.list.currentRowChanged.connect(self._open)
        self.list.model().rowsMoved.connect(self._dragged)
        column = stacked(self.list, self._buttons(frame), on=frame, spacing=4)  # before the card: so Tab meets them
        self._card = QFrame(frame)
        self._card.setProperty("role", "card")
        self._card_column = stacked(on=self._card, margins=(GRID, GRID, GRID, GRID))
        column.addWidget(self._card)
        self.hold(frame)
        self._refresh()

    def _buttons(self, parent: QWidget) -> QHBoxLayout:
        self.add_button = ElidedButton("plus", self.tr("Add to {field}").format(field=self.field.label))
        self.add_button.clicked.connect(self.add_row)
        self.copy_button = self._tool("copy", DUPLICATE_ROW, self.duplicate_row)
        self.up_button = self._tool("arrow-up", MOVE_ROW_UP, self.move_up)
        self.down_button = self._tool("arrow-down", MOVE_ROW_DOWN, self.move_down)
        self.remove_button = self._tool("trash-2", REMOVE_ROW, self.remove_row)
        self.offers = RowOffers(self.field)
        self.offers.row_picked.connect(self._add_copy)
        self.offers.closed.connect(self._leave_offers)
        self._adding = FlowPanel(2, parent=parent)
        self._adding.add(self.add_button)
        self._adding.add(self.offers)
        return lined(
            (self._adding, 1), self.copy_button, self.up_button, self.down_button, self.remove_button, spacing=HALF
        )

    def _tool(self, picture: str, command: Command, do: Callable[[], None]) -> IconButton:
        button = IconButton(picture, command.with_keys(), clicked=do)
        on_key(self.list, command, do)
        return button

    # --- the editor's side -----------------------------------------------------------------------------

    def put(self, value: Any) -> None:
        """Show a list of rows."""
        listed = value if isinstance(value, list) else []
        self._values = [self.entry_of(self.row_of(item), item) for item in listed]
        self._faults = {}
        self._fill(-1)

    def read(self) -> Any:
        """Return the rows."""
        return [dict(value) if isinstance(value, dict) else value for value in self._values]

    def row_of(self, value: Any) -> dict[str, Any]:
        """Return a value of the list as a row."""
        return dict(value) if isinstance(value, dict) else {}

    def entry_of(self, row: dict[str, Any], before: Any) -> Any:
        """Return a row as a value of the list, in place of the value before."""
        return row

    def _row(self, place: int) -> dict[str, Any]:
        return self.row_of(self._values[place])

    def _title(self, place: int) -> str:
        row = self._row(place)
        assert self.field.model is not None
        title = row_name(self.field.model, row, self._statuses, self._names) or f"{self.field.label} {place + 1}"
        params = row.get("params")
        changes = [value for value in params.values() if type(value) is int] if isinstance(params, Mapping) else []
        title = " ".join((title, *(f"{value:+}".replace("-", "\N{MINUS SIGN}") for value in changes)))
        counted = self.word and isinstance(row.get(self.number), int)
        if counted and changes:
            return timed(title, str(row[self.number]))
        return f"{title} {row[self.number]}" if counted else title

    def _label(self, place: str) -> str:
        """Return the form's label for the row's field with a fault."""
        step = first_step(place)[0].strip(".")
        assert self.field.model is not None
        step = shown_at(self.field.model, step)
        return next((field.label for field in fields(self.field.model) if field.name == step), step)

    def has_problem(self) -> bool:
        """Return whether the open row holds something unreadable."""
        return self.form is not None and self._card.isVisibleTo(self) and self.form.has_problem()

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show faults in their rows: a sign in the list, the sentence in the open form."""
        self._faults = {}
        own: list[str] = []
        for place, sentence in faults:
            step, inner = first_step(place)
            number = int(step[1:-1]) if step.startswith("[") else -1
            if 0 <= number < len(self._values):
                self._faults.setdefault(number, []).append((inner, sentence))
            else:
                own.append(localize(sentence))
        current = self.list.currentRow()
        # The open form says at its fields what is wrong there, and asks for what is needed.
        of_no_field = [] if self.form is None else self.form.show_faults(self._faults.get(current, ()))
        for number, faults_of_row in sorted(self._faults.items()):
            if number == current and not self._values[number]:
                continue
            own += [
                ": ".join(filter(None, (self._title(number), self._label(place), localize(text))))
                for place, text in (of_no_field if number == current and self.form is not None else faults_of_row)
            ]
        self._mark()
        self.say("\n".join(dict.fromkeys(own)))

    # --- what one does with rows -----------------------------------------------------------------------

    def add_row(self) -> None:
        """Add an empty row and open it."""
        self._change([*self._values, {}], len(self._values))
        self._open_added()

    def _open_added(self) -> None:
        """Scroll to the form of an added row, ready to type, below the buttons that add another."""
        if self.form is not None:
            into_sight(self._card)
            into_sight(self._adding)
            self.form.focus_first()

    def offer_statuses(self, statuses: Mapping[str, Status]) -> None:
        """Set the statuses that its rows may name."""
        self._statuses = statuses
        if self.form is not None:
            self.form.offer_statuses(statuses)

    def offer_names(self, names: Names, taken: frozenset[str]) -> None:
        """Set the names that its rows may refer to, and the ids taken elsewhere on the sheet."""
        self._names, self._taken_ids = names, taken
        if self.form is not None:
            self.form.offer_names(names)

    def follow(self, whats: Collection[str], old: str, new: str) -> None:
        """Replace the old id by the new one in its rows."""
        assert self.field.model is not None
        before, place = self._values, self.list.currentRow()
        self._values = [
            followed(self.field.model, item, whats, old, new) if isinstance(item, dict) else item for item in before
        ]
        if self._values != before:
            self._touched = True
            if self.form is not None and 0 <= place < len(before) and self._values[place] != before[place]:
                self.form.show_sheet(self._row(place))

    def ids(self) -> frozenset[str]:
        """Return the ids of its rows."""
        return frozenset(str(row["id"]) for row in map(self.row_of, self._values) if row.get("id"))

    def _add_copy(self, offered: Mapping[str, Any]) -> None:
        self._change([*self._values, self._copied(offered)], len(self._values))
        if self.offers.picker is None:  # else more may be taken from the list that is open
            self._open_added()

    def _copied(self, row: Any) -> Any:
        """Return a copy of a row, with an id of its own."""
        copy: Any = json.loads(json.dumps(row))
        if isinstance(copy, dict) and isinstance(copy.get("id"), str):
            copy["id"] = free_id(copy["id"], self.ids() | self._taken_ids)
        return copy

    def _leave_offers(self) -> None:
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _id_for(self, wish: str) -> str:
        """Return a free id for the open row near the wanted one."""
        place = self.list.currentRow()
        others = (self.row_of(row).get("id") for number, row in enumerate(self._values) if number != place)
        return free_id(wish, {str(id) for id in others} | self._taken_ids)

    def duplicate_row(self) -> None:
        """Insert a copy of the chosen row after it and open it, with the cursor in its name."""
        place = self.list.currentRow()
        if place >= 0:
            copy = self._copied(self._values[place])
            self._change([*self._values[: place + 1], copy, *self._values[place + 1 :]], place + 1)
            self._open_added()

    def remove_row(self) -> None:
        """Remove the chosen row."""
        place = self.list.currentRow()
        if place >= 0:
            rows = [*self._values[:place], *self._values[place + 1 :]]
            self._change(rows, min(place, len(rows) - 1))

    def move_up(self) -> None:
        """Move the chosen row up."""
        self._shift(-1)

    def move_down(self) -> None:
        """Move the chosen row down."""
        self._shift(1)

    def _shift(self, step: int) -> None:
        place = self.list.currentRow()
        if place >= 0 and 0 <= place + step < len(self._values):
            moved = list(self._values)
            moved.insert(place + step, moved.pop(place))
            self._change(moved, place + step)

    def _dragged(self, _from: QModelIndex, start: int, _end: int, _to: QModelIndex, place: int) -> None:
        """Move the values after the list has moved a dragged row."""
        self._values.insert(place - 1 if place > start else place, self._values.pop(start))
        for number in range(len(self._values)):
            self.list.item(number).setText(self._title(number))
        self._refresh()
        self.touch()

    def _change(self, values: list[Any], current: int) -> None:
        self._values = values
        self._fill(current)
        self.touch()

    # --- showing ---------------------------------------------------------------------------------------

    def _fill(self, current: int) -> None:
        self.list.fill([self._title(number) for number in range(len(self._values))], current)
        self._open(current)

    def _open(self, place: int) -> None:
        if 0 <= place < len(self._values):
            if self.form is None:
                assert self.field.model is not None
                self.form = self.makers.form(self.field.model, self._card, ())
                self.form.id_for = self._id_for
                self.form.offer_statuses(self._statuses)
                self.form.offer_names(self._names)
                self.form.value_edited.connect(self._take_row)
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
            self.row_renamed.emit(str(before), str(row["id"]))
        item = self.list.item(place)
        if item is not None:
            item.setText(self._title(place))
        self.touch()

    def _part_words(self) -> None:
        """Split several words typed at once into rows, where a row may be a word: `haste, slow 3`."""
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
        parts = [part for part in (item.strip() for item in str(row.get(self.word, "")).split(",")) if part]
        read = [self._worded(part) for part in parts]
        if not read or (len(read) == 1 and read[0] == {self.word: row[self.word]}):
            return
        entries = [self.entry_of({**row, **read[0]}, self._values[place])]
        entries += [self.entry_of(item, ABSENT) for item in read[1:]]
        self._change([*self._values[:place], *entries, *self._values[place + 1 :]], place + len(entries) - 1)

    def _worded(self, text: str) -> dict[str, Any]:
        """Return a row from a word, and the number after it if the row has one."""
        match = _COUNTED.fullmatch(text)
        if match is not None and self.number:
            return {self.word: self._meant(match[1]), self.number: int(match[2])}
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
        self.list.be_as_high()
        for button in (self.copy_button, self.remove_button):
            button.setEnabled(chosen)
        self.up_button.setEnabled(chosen and place > 0)
        self.down_button.setEnabled(chosen and place < len(self._values) - 1)
        for button in (self.copy_button, self.up_button, self.down_button, self.remove_button):
            button.setVisible(bool(self._values))

    def _mark(self) -> None:
        """Mark the rows that have a fault; one being typed is marked when it is left."""
        for number in range(self.list.count()):
            item = self.list.item(number)
            if item.icon().isNull() and half_typed(self._card):
                continue
            item.setIcon(icon("triangle-alert", "bad") if number in self._faults else QIcon())


class EntriesEditor(RowsEditor):
    """A list of rows that may each be written as a single word; what was given as a row stays one."""

    def row_of(self, value: Any) -> dict[str, Any]:
        """An entry as a row."""
        return {self.word: value} if isinstance(value, str) else super().row_of(value)

    def entry_of(self, row: dict[str, Any], before: Any) -> Any:
        """Return a row as an entry: its word alone if it says no more."""
        if set(row) == {self.word} and not (isinstance(before, dict) and before):
            return row[self.word]
        return row
