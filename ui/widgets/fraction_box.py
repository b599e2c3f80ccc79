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
"""The number of decimal places that are shown and can be typed."""


class FractionBox(QDoubleSpinBox):
    """A spin box for fractions, typed with comma or point and shown as the reader writes them."""

    sign_rejected = Signal(str)
    """A character was typed that belongs to no number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.limits = SpinBoxLimits(self)
        self.setLocale(QLocale(language()))
        self.setDecimals(PLACES)
        self.instead = SpinBoxText(self)
        in_form(self)

    def sizeHint(self) -> QSize:
        """Return the size, with room for the words shown in place of a number."""
        return super().sizeHint().expandedTo(self.instead.size_hint())

    def textFromValue(self, value: float) -> str:
        """Return the number without needless zeros."""
        point, text = self.locale().decimalPoint(), super().textFromValue(value)
        return text.rstrip("0").rstrip(point) if point in text else text

    def valueFromText(self, text: str) -> float:
        """Return the typed number, at most the maximum."""
        return self.maximum() if self.limits.is_above(text) else super().valueFromText(self._pointed(text))

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Accept comma and point alike, and numbers outside the range like a box for whole numbers."""
        if self.limits.is_above(text):
            return QValidator.State.Acceptable, text, place
        if self.limits.is_below(text):
            return QValidator.State.Intermediate, text, place
        state, pointed, at = super().validate(self._pointed(text), place)
        return state, pointed, at

    def fixup(self, text: str) -> str:
        """Raise a number below the minimum when the box is left."""
        return self.limits.raised(text) if self.limits.is_below(text) else super().fixup(text)

    def _pointed(self, text: str) -> str:
        return re.sub(r"[.,]", self.locale().decimalPoint(), text)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Replace words by a typed digit."""
        if sign := type_in(self, event, super().keyPressEvent):
            self.sign_rejected.emit(sign)
