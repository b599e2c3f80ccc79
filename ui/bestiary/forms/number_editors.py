"""Editors for numbers, whole or fractional; a value below the minimum stands for none."""

from __future__ import annotations

from math import floor
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from ui.bestiary.forms.field_editors import DIFFERENT, MOST, NOTHING, Editor
from ui.sheets.schema import ABSENT, Field
from ui.text.words import figure
from ui.widgets.controls import SpinBox
from ui.widgets.fraction_box import FractionBox

Box = TypeVar("Box", SpinBox, FractionBox)


class _BoxEditor(Editor, Generic[Box]):
    """A number in a box; below its minimum it shows that none is given, or that several sheets differ."""

    says_mixed = True

    def __init__(self, field: Field, spin: Box, low: float, parent: QWidget | None, *, labelled: bool) -> None:
        super().__init__(field, parent, labelled=labelled)
        self.spin: Box = spin
        self._left_out = ""
        """Typed characters, since the box got the focus, that belong to no number."""
        self._low, self._below = low, floor(low) - 1
        self._can_be_empty = field.optional or field.default is None
        if self._can_be_empty:
            spin.setMinimum(self._below)
            spin.instead.say(NOTHING)
        self._least: Any = spin.minimum()
        self.hold(spin)
        spin.valueChanged.connect(self.touch)
        spin.sign_rejected.connect(self._leave_out)
        spin.limits.least = low
        spin.limits.leave_saying()
        spin.limits.message_requested.connect(self.say_beside)
        spin.installEventFilter(self)

    def _leave_out(self, sign: str) -> None:
        """Say which typed characters were left out: `1d6` becomes 16 here."""
        self._left_out += sign
        words = self.tr("Only digits count here: “{signs}” was left out.")
        self.say_beside(words.format(signs=self._left_out))

    def say_beside(self, remark: str) -> None:
        """Show a remark on what was typed; only a fault replaces it."""
        if remark or (self.only_remarks and not self._left_out):
            self.remark = remark
            self.say(remark)

    def _forget_left_out(self) -> None:
        self._left_out = self.remark = ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Forget left out characters when the box gets the focus again."""
        if event.type() == QEvent.Type.FocusIn:
            self._forget_left_out()
        return super().eventFilter(watched, event)

    def put_mixed(self, word: str) -> None:
        """Show below the minimum that the numbers differ; stepping down returns to that."""
        self.spin.setMinimum(self._below)
        self.spin.instead.say(word, DIFFERENT)
        self.spin.setValue(self._below)

    def is_left(self) -> bool:
        """Return whether the value is below the minimum."""
        return self.spin.value() < self._low

    def put(self, value: Any) -> None:
        """Show a number, or none; nothing counts as typed."""
        self._forget_left_out()
        if self.spin.minimum() != self._least or self._can_be_empty:
            self.spin.instead.say(NOTHING if self._can_be_empty else "")
            self.spin.setMinimum(self._least)
        self.put_number(value if _is_number(value) else self._least)

    def stand_for(self, value: Any) -> None:
        """Show the book's number while the box is empty."""
        if self._can_be_empty and not self._mixed:
            number = figure(value) if _is_number(value) else ""
            words = self.tr("{number} by the book").format(number=number)
            self.spin.instead.say(*((words, f"({number})") if number else (NOTHING,)))

    def put_number(self, number: float) -> None:
        """Show a number."""
        raise NotImplementedError

    def read(self) -> Any:
        """Return the number; ABSENT or null if none is given."""
        if self._can_be_empty and self.is_left():
            return None if self.field.optional and self.field.default is not None else ABSENT
        return self.spin.value()


class NumberEditor(_BoxEditor[SpinBox]):
    """A whole number."""

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        spin, low = SpinBox(), -MOST if field.low is None else int(field.low)
        spin.setRange(low, MOST if field.high is None else int(field.high))
        super().__init__(field, spin, low, parent, labelled=labelled)

    def put_number(self, number: float) -> None:
        """Show a number; a fraction counts as none."""
        self.spin.setValue(int(number) if isinstance(number, int) else self.spin.minimum())


class FractionEditor(_BoxEditor[FractionBox]):
    """A number with a fraction."""

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        spin, low = FractionBox(), -float(MOST) if field.low is None else float(field.low)
        spin.setRange(low, float(MOST) if field.high is None else float(field.high))
        super().__init__(field, spin, low, parent, labelled=labelled)

    def put_number(self, number: float) -> None:
        """Show a number."""
        self.spin.setValue(float(number))

    def read(self) -> Any:
        """Return the number, as an int if it is whole."""
        return _plain(super().read())

    def default(self) -> Any:
        """Return the default, written as it is read."""
        return _plain(super().default())


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _plain(value: Any) -> Any:
    return int(value) if isinstance(value, float) and value.is_integer() else value
