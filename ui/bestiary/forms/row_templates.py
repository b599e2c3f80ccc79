"""The sources of rows for a list of a sheet: the system's templates, and other sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QHideEvent, QPainter
from PySide6.QtWidgets import QWidget

from ui.bestiary.forms.row_names import row_name
from ui.bestiary.forms.value_words import StatWords, implied_by, with_implied
from ui.sheets.drawings import row_drawing
from ui.sheets.schema import Field, fields
from ui.text.words import localize
from ui.theme.icons import paint_drawing
from ui.theme.theme import current
from ui.widgets.controls import ElidedButton
from ui.widgets.overlay_card import card_of
from ui.widgets.picker import Picker, PickerItem

if TYPE_CHECKING:
    from rules.system.system import System

Elsewhere = Callable[[str], Sequence[tuple[str, Mapping[str, Any]]]]
"""Name of a list to the rows of other sheets in it, each with its owner's name."""


class RowOffers(ElidedButton):
    """A button that lists the rows available, searched by their names and their owners'."""

    row_picked = Signal(object)
    """A row to copy; the list may stay open for more."""
    closed = Signal()
    """The list was closed: the last copied row, if any, can be filled in."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__("book-open", self.tr("From a list…"), parent)
        self._field = field
        self._system: System | None = None
        self._offered: tuple[Mapping[str, Any], ...] = ()
        self._elsewhere: Elsewhere | None = None
        self.picker: Picker | None = None
        """The open list."""
        self.clicked.connect(self.open)
        self.setVisible(False)

    def offer(self, system: System) -> None:
        """Set the system whose rows are offered; without any the button is hidden."""
        self._system = system
        self._offered = tuple(system.row_templates.get(self._field.name, ()))
        self.setVisible(bool(self._offered) or self._elsewhere is not None)

    def offer_elsewhere(self, find: Elsewhere) -> None:
        """Set the function that finds the rows of other sheets; only for rows with names."""
        assert self._field.model is not None
        if "name" in self._field.model.model_fields:
            self._elsewhere = find
            self.setVisible(True)

    def open(self) -> None:
        """Open the list."""
        assert self._field.model is not None
        elsewhere = self._elsewhere(self._field.name) if self._elsewhere is not None else ()
        choices = [self._choice(whose, row) for whose, row in (*(("", row) for row in self._offered), *elsewhere)]
        title = self.tr("Add to {field}").format(field=self._field.label)
        source = localize(self._system.row_templates_source) if self._system is not None and self._offered else ""
        self.picker = Picker(
            "\n".join(filter(None, (title, source))), choices, card_of(self) or self.window(), several=True
        )
        self.picker.closed.connect(self._close)
        self.picker.open()

    def _choice(self, whose: str, row: Mapping[str, Any]) -> PickerItem:
        """Return a row as an item of the list, with its text from a stat block."""
        model = self._field.model
        assert model is not None
        inner = fields(model)
        known = {field.name for field in inner}
        shown = {key: value for key, value in with_implied(row, implied_by(model, row), inner).items() if key in known}
        details = StatWords(self._system).details(model, shown, frozenset({"id", "name"}))
        synonyms = {} if self._system is None else self._system.row_synonyms.get(self._field.name, {})
        also = " ".join(synonyms.get(str(row.get("id")), ()))
        name = row_name(model, row, {}, {})
        book = "" if self._system is None or whose else self._system.row_names.get((self._field.name, name), name)
        hint = " · ".join(filter(None, (whose, "" if book == name else book, *details)))
        sign = (
            None if self._system is None else partial(_paint, *row_drawing(self._system, self._field.name, row, name))
        )
        return PickerItem(name, hint, partial(self._pick, row), also=also, sign=sign)

    def hideEvent(self, event: QHideEvent) -> None:
        """Close the list with the form."""
        super().hideEvent(event)
        if self.picker is not None and not event.spontaneous():
            self.picker.shut()

    def _pick(self, row: Mapping[str, Any], typed: str) -> None:
        self.row_picked.emit(row)

    def _close(self) -> None:
        self.picker = None
        self.closed.emit()


def _paint(drawing: str, family: str, painter: QPainter, square: QRectF) -> None:
    """Paint the drawing of a row in the hue of what it does."""
    theme = current()
    paint_drawing(painter, drawing, square, theme.family(family) if family else theme.color("text"))
