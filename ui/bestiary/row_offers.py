"""What a list of a sheet can be filled from: rows that the system offers, and those of other sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from pydantic import BaseModel
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.bestiary.kinds import Field, fields
from ui.bestiary.naming import row_name
from ui.bestiary.stat_words import StatWords
from ui.bestiary.widgets import ElidedButton
from ui.picker import Choice, Picker

Elsewhere = Callable[[str], Sequence[tuple[str, Mapping[str, Any]]]]
"""Name of a list to the rows that other sheets have in it, each with whose it is."""

_TOLD = 3
"""How many parts of a row tell it from another in a list."""


class RowOffers(ElidedButton):
    """A button that lists the rows there are, to find one by a few letters of it or of whose it is."""

    picked = Signal(object)
    """A row that is to be copied."""
    closed = Signal()

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__("book-open", self.tr("From a list…"), parent)
        self._field = field
        self._offered: tuple[Mapping[str, Any], ...] = ()
        self._source = ""
        self._elsewhere: Elsewhere | None = None
        self.picker: Picker | None = None
        """The list that is open."""
        self.clicked.connect(self.open)
        self.setVisible(False)

    def offer(self, rows: Sequence[Mapping[str, Any]], source: str = "") -> None:
        """Takes the rows that the system offers to add, and whose they are; without any there is no button for them."""
        self._offered, self._source = tuple(rows), source
        self.setVisible(bool(rows) or self._elsewhere is not None)

    def offer_elsewhere(self, find: Elsewhere) -> None:
        """Takes what finds the rows of other sheets, that one may be copied; only rows with names are told apart."""
        assert self._field.model is not None
        if "name" in self._field.model.model_fields:
            self._elsewhere = find
            self.setVisible(True)

    def open(self) -> None:
        """Opens the list."""
        assert self._field.model is not None
        elsewhere = self._elsewhere(self._field.name) if self._elsewhere is not None else ()
        choices = []
        for whose, row in (*(("", row) for row in self._offered), *elsewhere):
            hint = " · ".join(filter(None, (whose, _summary(self._field.model, row))))
            choices.append(Choice(row_name(self._field.model, row, {}, {}), hint, partial(self._pick, row)))
        title = self.tr("Add to {field}").format(field=self._field.label)
        self.picker = Picker("\n".join(filter(None, (title, self._source))), choices, self.window())
        self.picker.closed.connect(self._close)
        self.picker.open()

    def _pick(self, row: Mapping[str, Any], typed: str) -> None:
        self.picked.emit(row)

    def _close(self) -> None:
        self.picker = None
        self.closed.emit()


def _summary(model: type[BaseModel] | None, row: Mapping[str, Any]) -> str:
    """The first that a row says, as a stat block reads it, to tell one from another in a list."""
    known = {} if model is None else {one.name: one for one in fields(model)}
    short = {
        key: value
        for key, value in row.items()
        if isinstance(value, str | int) and not isinstance(value, bool) and (not known or key in known)
    }
    return " · ".join(StatWords(None).details(model, short, frozenset({"id", "name"}))[:_TOLD])
