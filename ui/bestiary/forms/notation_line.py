"""A row in the book's notation, `(4 × MAG) + d8 Fire, CT 10`: it shows the fields, and typing fills them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pydantic import ValidationError
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from rules.sheets.schema import Sheet, file_of
from rules.text.messages import in_book_words, in_terms, terms
from ui.sheets.schema import ABSENT
from ui.text.words import terms_language
from ui.widgets.controls import FaultLabel, write
from ui.widgets.labels import Label
from ui.widgets.layouts import stacked


class NotedBlock(NamedTuple):
    """A block of fields as read from the notation."""

    said: Mapping[str, Any]
    told: frozenset[str]
    """The fields that the notation can express; those it leaves out are absent."""


class NotationLine(QWidget):
    """A line that shows several fields in the book's notation."""

    notation_entered = Signal(dict)
    """The fields as typed; ABSENT for those left out."""

    def __init__(self, model: type[Sheet], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._is_typing = False
        self._row: Mapping[str, Any] = {}
        """The row before typing began."""
        self._filled: set[str] = set()
        """The fields filled by what is being typed."""
        self.line = QLineEdit()
        label = Label(self.tr("As the book writes it"), role="small")
        label.setBuddy(self.line)
        self.line.setAccessibleName(label.text())
        self.line.setPlaceholderText(self._example)
        self.message = FaultLabel(self, stays=False)
        stacked(label, self.line, self.message, on=self, spacing=4)
        self.line.textEdited.connect(self._typed)
        self.line.editingFinished.connect(self._left)

    def begin(self, row: Mapping[str, Any]) -> None:
        """Show another row."""
        self._is_typing = False
        self.message.forget()
        self.show_row(row)

    def show_row(self, row: Mapping[str, Any]) -> None:
        """Show the row's fields; what is being typed stays."""
        if self._is_typing:
            return
        self._row, self._filled = dict(row), set()
        try:
            text = self._model.model_validate(dict(row)).to_notation()
        except ValidationError:
            return
        write(self.line, in_terms(text, self._terms))
        self.message.forget()

    @property
    def _terms(self) -> Mapping[str, str]:
        return terms(file_of(self._model), terms_language())

    @property
    def _example(self) -> str:
        return in_terms(self._model.notation, self._terms)

    def _fields_of(self, text: str) -> dict[str, Any] | None:
        """Return the fields of a line in the book's words or the reader's; None if it is not in the notation."""
        fields = self._model.from_notation(text)
        if fields is None and self._terms:
            return self._model.from_notation(in_book_words(text, self._terms))
        return fields

    @property
    def is_unread(self) -> bool:
        """Whether the line contains something that is not in the notation."""
        text = self.line.text().strip()
        return bool(text) and self._fields_of(text) is None

    def _typed(self, text: str) -> None:
        """Fill the fields; an unreadable line undoes what its readable beginning had filled."""
        self._is_typing = True
        self.message.forget()
        fields = self._fields_of(text)
        if fields is not None:
            self._filled |= fields.keys()
            self.notation_entered.emit({name: _without_nulls(value) for name, value in fields.items()})
        elif self._filled:
            self.notation_entered.emit({name: self._row.get(name, ABSENT) for name in self._filled})
            self._filled = set()

    def _left(self) -> None:
        self._is_typing = False
        self.complain()

    def complain(self) -> None:
        """Show how the notation is written if the line is unreadable; the fields stay."""
        if self.is_unread:
            words = self.tr("That cannot be read: write it as {example}. The fields stay as they are.")
            self.message.say(words.format(example=self._example))


def _without_nulls(value: Any) -> Any:
    """Return a value with ABSENT in place of None, and blocks without nulls."""
    if isinstance(value, dict):
        return NotedBlock({name: item for name, item in value.items() if item is not None}, frozenset(value))
    return ABSENT if value is None else value
