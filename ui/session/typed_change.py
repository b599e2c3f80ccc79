"""A change of numbers typed where no line is: signs and digits, one after the other, and what would come of them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

STARTS = "-+="
"""The signs with which one begins: less, more, and what it is to be."""


class TypedChange(QObject):
    """A change being typed; empty while nothing is."""

    typed_changed = Signal(str)
    """The typed text and its preview; empty for none."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.text = ""

    def shorten(self) -> bool:
        """Take the last sign back; False if there was none."""
        if not self.text:
            return False
        self.type(self.text[:-1])
        return True

    def clear(self) -> bool:
        """Forget it; False if nothing was typed."""
        typed = bool(self.text)
        self.type("")
        return typed

    def type(self, text: str) -> None:
        """Put a text in the place of what was typed."""
        self.text = text
        self.typed_changed.emit(self.words() if text else "")

    def words(self) -> str:
        """Return the typed text and its preview."""
        return self.text
