"""A box for numbers with a fraction."""

from __future__ import annotations

import re

from PySide6.QtCore import QLocale, QSize, Signal
from PySide6.QtGui import QKeyEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from ui.text.words import language
from ui.widgets.controls import in_form
from ui.widgets.spin_boxes import SpinBoxLimits, SpinBoxText, type_in

PLACES = 6
"""How many places behind the comma are shown, and can be typed."""


class FractionBox(QDoubleSpinBox):
    """A spin box for numbers with a fraction, which are typed with a comma or a point and shown as they are written."""

    sign_rejected = Signal(str)
    """A sign was typed that belongs to no number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.limits = SpinBoxLimits(self)
        self.setLocale(QLocale(language()))
        self.setDecimals(PLACES)
        self.instead = SpinBoxText(self)
        in_form(self)

    def sizeHint(self) -> QSize:
        """Room for the words too that may stand in the place of a number."""
        return super().sizeHint().expandedTo(self.instead.size_hint())

    def textFromValue(self, value: float) -> str:
        """The number without needless zeros."""
        point, text = self.locale().decimalPoint(), super().textFromValue(value)
        return text.rstrip("0").rstrip(point) if point in text else text

    def valueFromText(self, text: str) -> float:
        """The number that was typed, at most the largest."""
        return self.maximum() if self.limits.is_above(text) else super().valueFromText(self._pointed(text))

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Take a comma and a point for the same, and numbers outside of the range as a box for whole ones does."""
        if self.limits.is_above(text):
            return QValidator.State.Acceptable, text, place
        if self.limits.is_below(text):
            return QValidator.State.Intermediate, text, place
        state, pointed, at = super().validate(self._pointed(text), place)
        return state, pointed, at

    def fixup(self, text: str) -> str:
        """A number that is too small becomes the least when it is left."""
        return self.limits.raised(text) if self.limits.is_below(text) else super().fixup(text)

    def _pointed(self, text: str) -> str:
        return re.sub(r"[.,]", self.locale().decimalPoint(), text)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the page: a number is typed, or stepped with the arrows."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit stands in the place of words."""
        if sign := type_in(self, event, super().keyPressEvent):
            self.sign_rejected.emit(sign)
