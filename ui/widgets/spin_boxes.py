"""Number boxes: words in place of a number give way to the first digit, and undo may be the window's."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import inf

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox, QSpinBox, QStyle, QStyleOptionSpinBox, QToolTip, QWidget

from ui.text.announcements import announce
from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.labels import tip
from ui.widgets.line_edits import BESIDE_TEXT

SIGN = "…"
"""Stands for words that do not fit."""


def indent(box: QAbstractSpinBox) -> None:
    """Indent the digits of a box like the text of a line."""
    box.lineEdit().setTextMargins(px(GRID), 0, 0, 0)


def give_way(box: QAbstractSpinBox, event: QKeyEvent) -> None:
    """Let typed text replace words that stand for no number, wherever the cursor is."""
    words, line = box.specialValueText(), box.lineEdit()
    if words and line.text() == words and (event.text().isprintable() or event.key() in _DELETING) and event.text():
        line.selectAll()


def type_in(box: QAbstractSpinBox, event: QKeyEvent, press: Callable[[QKeyEvent], None]) -> str:
    """Pass a key to a box; return a character that it rejected, or empty."""
    give_way(box, event)
    before, sign = box.lineEdit().text(), event.text()
    press(event)
    is_sign = bool(sign.strip()) and sign.isprintable() and not sign.isdecimal() and not event.modifiers() & _COMMANDS
    return sign if is_sign and box.lineEdit().text() == before else ""


def is_being_typed(box: QSpinBox | QDoubleSpinBox) -> bool:
    """Return whether the text in a box is not that of its number, as it is until what is typed has been taken."""
    if box.specialValueText() and box.value() == box.minimum():
        return box.text() != box.specialValueText()
    shown = box.textFromValue(box.value())  # type: ignore[arg-type]
    return box.text() != f"{box.prefix()}{shown}{box.suffix()}"


_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_DELETING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class SpinBoxText(QObject):
    """The words in place of a number: the longest version that fits."""

    _WHEN = (QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.FontChange, QEvent.Type.StyleChange)

    def __init__(self, box: QAbstractSpinBox) -> None:
        super().__init__(box)
        self._box = box
        self._ways: tuple[str, ...] = ()
        box.installEventFilter(self)
        box.lineEdit().installEventFilter(self)

    def say(self, *ways: str) -> None:
        """Set the words, with shorter versions if any."""
        self._ways = tuple(filter(None, ways))
        self._fit()

    def size_hint(self) -> QSize:
        """Return the size of a box with all the words."""
        box, option = self._box, QStyleOptionSpinBox()
        box.initStyleOption(option)
        margins, metrics = box.lineEdit().textMargins(), box.fontMetrics()
        words = max((metrics.horizontalAdvance(way) for way in self._ways), default=0)
        wanted = QSize(words + margins.left() + margins.right() + 2 * px(BESIDE_TEXT), 0)
        whole = box.style().sizeFromContents(QStyle.ContentsType.CT_SpinBox, option, wanted, box)
        return QSize(whole.width() if words else 0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Choose the version that fits, and put the whole into the tooltip."""
        if watched is not self._box:
            if self._ways and event.type() in self._WHEN:
                self._fit()
        elif isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.cut_text:
            text = "\n".join(filter(None, (tip(self.cut_text), self._box.toolTip())))
            QToolTip.showText(event.globalPos(), text, self._box)
            return True
        return super().eventFilter(watched, event)

    @property
    def cut_text(self) -> str:
        """All of the words while a shorter version is shown; else empty."""
        shown = self._box.specialValueText()
        return self._ways[0] if self._ways and shown == self._box.text() != self._ways[0] else ""

    def _fit(self) -> None:
        words = next(filter(self._fits, self._ways), SIGN) if self._ways else ""
        if words != self._box.specialValueText():
            self._box.setSpecialValueText(words)

    def _fits(self, words: str) -> bool:
        line = self._box.lineEdit()
        margins = line.textMargins()
        room = line.width() - margins.left() - margins.right() - 2 * px(BESIDE_TEXT)
        return not line.isVisible() or line.fontMetrics().horizontalAdvance(words) <= room


class WholeSpin(QSpinBox):
    """A number box that accepts any number: one outside of its range becomes the nearest inside.

    The wheel is the page's: scrolling a form changes no number.
    """

    sign_rejected = Signal(str)
    """A character was typed that belongs to no number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.instead = SpinBoxText(self)
        self.limits = SpinBoxLimits(self)

    def sizeHint(self) -> QSize:
        """Return the size, with room for the words shown in place of a number."""
        return super().sizeHint().expandedTo(self.instead.size_hint())

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Accept too large numbers, and too small ones as unfinished."""
        if self.limits.is_above(text):
            return QValidator.State.Acceptable, text, position
        if self.limits.is_below(text):
            return QValidator.State.Intermediate, text, position
        return super().validate(text, position)

    def valueFromText(self, text: str) -> int:
        """Return the number, at most the maximum."""
        return self.maximum() if self.limits.is_above(text) else super().valueFromText(text)

    def fixup(self, text: str) -> str:
        """Raise a number below the minimum when the box is left."""
        return self.limits.raised(text) if self.limits.is_below(text) else super().fixup(text)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page: a number is typed, or stepped with the arrows."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Replace words by a typed digit."""
        if sign := type_in(self, event, super().keyPressEvent):
            self.sign_rejected.emit(sign)


class KeptSpin(WholeSpin):
    """A number that is saved when its typing is finished, not at every digit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        indent(self)
        self.setKeyboardTracking(False)


_WHOLE = re.compile(r"[-\N{MINUS SIGN}]?\d+")
_FRACTION = re.compile(r"[-\N{MINUS SIGN}]?\d+(?:[.,]\d*)?")


class SpinBoxLimits(QObject):
    """The range of a number box, and the message about a number outside of it."""

    message_requested = Signal(str)
    """The number that counts instead of the typed one; empty: what is typed now is inside."""

    def __init__(self, box: QSpinBox | QDoubleSpinBox) -> None:
        super().__init__(box)
        self._box = box
        self._pattern = _FRACTION if isinstance(box, QDoubleSpinBox) else _WHOLE
        self.least = -inf
        """The least number, where the box shows words below it."""
        box.lineEdit().textEdited.connect(self._measure)
        self.message_requested.connect(self._show)

    def leave_saying(self) -> None:
        """Leave the message to somebody else."""
        self.message_requested.disconnect(self._show)

    def is_above(self, text: str) -> bool:
        """Whether a text is a number that is too large."""
        number = self._number(text)
        return number is not None and number > self._box.maximum()

    def is_below(self, text: str) -> bool:
        """Return whether a text is a number below the minimum, maybe unfinished."""
        number = self._number(text)
        return number is not None and number < self._lowest

    def raised(self, text: str) -> str:
        """Return the minimum in place of a finished number below it."""
        lowest = self._shown(self._lowest)
        words = self.tr("{typed} is too small: {least} is used.")
        self.message_requested.emit(words.format(least=lowest, typed=self._bare(text)))
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
        words = self.tr("{typed} is too large: {most} is used.")
        most = self._shown(self._box.maximum())
        self.message_requested.emit(words.format(most=most, typed=self._bare(text)) if self.is_above(text) else "")

    def _show(self, sentence: str) -> None:
        """Show the message beside the box, until the mouse leaves or a key is pressed."""
        if sentence:
            QToolTip.showText(self._box.mapToGlobal(QPoint(0, self._box.height() // 2)), tip(sentence), self._box)
            announce(self._box, sentence)
        elif QToolTip.isVisible():
            QToolTip.hideText()
