"""What becomes of a number outside of a box's range: it is typed all the same, the nearest counts, and that is said."""

from __future__ import annotations

import re
from math import inf

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox, QToolTip

from ui.text.announcements import announce
from ui.widgets.labels import tip

_WHOLE = re.compile(r"[-\N{MINUS SIGN}]?\d+")
_FRACTION = re.compile(r"[-\N{MINUS SIGN}]?\d+(?:[.,]\d*)?")


class Limits(QObject):
    """The range of a number box, and what is said of a number that was typed outside of it."""

    said = Signal(str)
    """What counts instead of the number that was typed; nothing: what is typed now is not outside."""

    def __init__(self, box: QSpinBox | QDoubleSpinBox) -> None:
        super().__init__(box)
        self._box = box
        self._pattern = _FRACTION if isinstance(box, QDoubleSpinBox) else _WHOLE
        self.least = -inf
        """The least number, where the box shows something else than numbers below it."""
        box.lineEdit().textEdited.connect(self._measure)
        self.said.connect(self._show)

    def leave_saying(self) -> None:
        """Somebody else says it, in a place of its own."""
        self.said.disconnect(self._show)

    def is_above(self, text: str) -> bool:
        """Whether a text is a number that is too large."""
        number = self._number(text)
        return number is not None and number > self._box.maximum()

    def is_below(self, text: str) -> bool:
        """Whether a text is a number that is too small, as one may be that is not typed to its end."""
        number = self._number(text)
        return number is not None and number < self._lowest

    def raised(self, text: str) -> str:
        """The text of the least number, in the place of one that is too small and has been typed to its end."""
        lowest = self._shown(self._lowest)
        words = self.tr("At least {least} counts here, not {typed}.")
        self.said.emit(words.format(least=lowest, typed=self._bare(text)))
        return f"{self._box.prefix()}{lowest}{self._box.suffix()}"

    @property
    def _lowest(self) -> float:
        words = self._box.specialValueText()
        return max(self.least, self._box.minimum() + (1 if words and self.least == -inf else 0))

    def _shown(self, number: float) -> str:
        box = self._box
        return box.textFromValue(number) if isinstance(box, QDoubleSpinBox) else box.textFromValue(int(number))

    def _bare(self, text: str) -> str:
        return text.removeprefix(self._box.prefix()).removesuffix(self._box.suffix()).strip()

    def _number(self, text: str) -> float | None:
        bare = self._bare(text)
        if self._pattern.fullmatch(bare) is None:
            return None
        return float(bare.replace(",", ".").replace("\N{MINUS SIGN}", "-"))

    def _measure(self, text: str) -> None:
        words = self.tr("At most {most} counts here, not {typed}.")
        most = self._shown(self._box.maximum())
        self.said.emit(words.format(most=most, typed=self._bare(text)) if self.is_above(text) else "")

    def _show(self, sentence: str) -> None:
        """Says it beside the box itself, as long as the pointer or the next key leaves it there."""
        if sentence:
            QToolTip.showText(self._box.mapToGlobal(QPoint(0, self._box.height() // 2)), tip(sentence), self._box)
            announce(self._box, sentence)
        elif QToolTip.isVisible():
            QToolTip.hideText()
