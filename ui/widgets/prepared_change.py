"""A change of the selected rows prepared by letters and digits: a line says what Enter will do, Esc cancels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView

from ui.text.announcements import announce
from ui.theme.sizes import px
from ui.theme.theme import HALF
from ui.widgets.labels import Label

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STAYING = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
"""Focus reasons after which a list soon has the focus again."""


class PreparedChange(QObject):
    """The change prepared for the selected rows; another selection cancels it."""

    def __init__(
        self,
        view: QAbstractItemView,
        words: Callable[[Mapping[str, Any]], str],
        apply: Callable[[Mapping[str, Any]], object],
    ) -> None:
        """`words` describes a change of the selected rows, empty for none; `apply` makes it."""
        super().__init__(view)
        self._view, self._words, self._apply = view, words, apply
        self._values: dict[str, Any] = {}
        self._typed = ""
        """The name of the number being typed."""
        self.line = Label("", view, role="answer", wraps=True)
        self.line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.line.hide()
        view.installEventFilter(self)
        view.selectionModel().selectionChanged.connect(self.let_go)

    def value(self, name: str, otherwise: Any) -> Any:
        """Return what a value would be: as prepared, `otherwise` if it is not."""
        return self._values.get(name, otherwise)

    def prepare(self, name: str, value: Any) -> None:
        """Prepare another value."""
        self._put(name, value)
        self._typed = ""

    def type_figure(self, name: str, figure: str, most: int) -> None:
        """Prepare a number by its digits; one that would exceed `most` begins anew."""
        before = int(self._values[name]) if self._typed == name and name in self._values else 0
        number = before * 10 + int(figure)
        self._put(name, number if number <= most else int(figure))
        self._typed = name

    def refuse(self, sentence: str) -> None:
        """Say why a key prepares nothing."""
        self._values = {}
        self._say(sentence, "refusal")

    def apply(self) -> bool:
        """Apply the prepared change; return False if there is none."""
        values, is_shown = self._values, self.is_shown
        self.let_go()
        if is_shown:
            self._apply(values)
        return is_shown

    def let_go(self) -> None:
        """Cancel the prepared change."""
        self._values, self._typed = {}, ""
        self.line.hide()

    def take_key(self, event: QKeyEvent) -> bool:
        """Handle Enter, Esc and Backspace while a change is prepared; return False for other keys."""
        if not self.is_shown:
            self.line.hide()
            return False
        if event.key() in ENTER:
            return self.apply()
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            self.let_go()
            return True
        return False

    @property
    def is_shown(self) -> bool:
        """Whether something is prepared that would change anything."""
        return bool(self._values) and not self.line.isHidden()

    def _claims(self, key: int) -> bool:
        """Return whether a key that is a shortcut elsewhere is meant for the prepared change."""
        return self.is_shown and key == Qt.Key.Key_Escape

    def _put(self, name: str, value: Any) -> None:
        self._values[name] = value
        if words := self._words(self._values):
            template = QCoreApplication.translate("PreparedChange", "{change}   Enter does it, Esc lets it go")
            self._say(template.format(change=words), "answer")
        else:
            self.line.hide()

    def _say(self, sentence: str, role: str) -> None:
        if self.line.property("role") != role:
            self.line.setProperty("role", role)
            self.line.style().unpolish(self.line)
            self.line.style().polish(self.line)
        self.line.setText(sentence)
        self.line.show()
        self._place()
        announce(self._view, sentence)

    def _place(self) -> None:
        """Place the line at the lower edge of the list, or at the upper one if it would cover the current row."""
        room = self._view.viewport().geometry().adjusted(px(HALF), px(HALF), -px(HALF), -px(HALF))
        high = min(self.line.heightForWidth(room.width()), room.height())
        row = self._view.visualRect(self._view.currentIndex()).translated(self._view.viewport().pos())
        top = room.bottom() - high + 1
        if row.bottom() > top and row.top() > room.top() + high:
            top = room.top()
        self.line.setGeometry(room.left(), top, room.width(), high)
        self.line.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim its keys, follow the list's size, and cancel when the list loses the focus."""
        kind = event.type()
        if kind == QEvent.Type.Resize and not self.line.isHidden():
            self._place()
        elif isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() not in _STAYING:
            self.let_go()
        elif kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._claims(event.key()):
            event.accept()
            return True
        return super().eventFilter(watched, event)
