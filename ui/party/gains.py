"""The gains of a member from its fights, a number for each kind of its system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from rules.core.state import Gain
from ui.bestiary.forms.entity_form import labelled_box
from ui.bestiary.forms.field_editors import MOST
from ui.text.words import gloss
from ui.theme.theme import GRID
from ui.widgets.controls import SpinBox
from ui.widgets.layouts import lined


class GainsRow(QWidget):
    """A row of numbers; gone where there is nothing to count."""

    value_edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spins: dict[str, SpinBox] = {}
        self._fields: list[QWidget] = []
        self._row = lined(on=self, spacing=GRID)
        self._shown: tuple[Gain, ...] = ()

    def show_gains(self, known: Sequence[Gain], totals: Mapping[str, int], beside: str) -> None:
        """A number for each gain that is known, and for each that has been kept all the same.

        What they are is said by the system in whose folder the file `beside` stands.
        """
        others = (Gain(id, id) for id, number in totals.items() if number and id not in {gain.id for gain in known})
        shown = (*known, *others)
        if shown != self._shown:
            self._build(shown, beside)
        for id, spin in self.spins.items():
            spin.setValue(totals.get(id, 0))
        self.setVisible(bool(shown))

    def values(self) -> dict[str, int]:
        """Gain to number, but for 0."""
        return {id: spin.value() for id, spin in self.spins.items() if spin.value()}

    def _build(self, shown: tuple[Gain, ...], beside: str) -> None:
        self._shown = shown
        for field in self._fields:
            self._row.removeWidget(field)
            field.hide()
            field.deleteLater()
        self._fields, self.spins = [], {}
        for gain in shown:
            spin = SpinBox(limits=(0, MOST))
            spin.setToolTip(gloss(beside, gain.gloss_ids, gain.label))
            spin.valueChanged.connect(self.value_edited)
            field = labelled_box(self.tr("{what} so far").format(what=gain.label), spin)
            self._row.addWidget(field)
            field.show()  # now, not with the next round of events: Tab goes there at once
            self._fields.append(field)
            self.spins[gain.id] = spin
