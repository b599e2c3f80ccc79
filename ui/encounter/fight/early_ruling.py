"""A ruling that is typed while a question is open: it is refused, and none of its keys answers the question."""

from __future__ import annotations

from PySide6.QtCore import Qt

from ui.session.pool_entry import STARTS
from ui.session.prompts import Asked

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_AltGr)
"""Keys that say nothing by themselves: they change what others say."""


class EarlyRuling:
    """What has been typed of such a ruling, over the question that was open then."""

    def __init__(self) -> None:
        self._typed = ""
        self._over: Asked | None = None

    def begin(self, text: str, asked: Asked) -> bool:
        """Takes the sign with which a ruling begins; False if this is none."""
        if not text or text not in STARTS:
            return False
        self._typed, self._over = text, asked
        return True

    def take_key(self, key: int, text: str, asked: Asked) -> bool:
        """Takes a key of the ruling that is being typed; any other ends it, and is the question's."""
        if not self.is_typed(asked):
            return False
        if key in _MODIFIERS:
            return True
        if text.isdigit():
            self._typed += text
        elif key == Qt.Key.Key_Backspace:
            self._typed = self._typed[:-1]
        else:
            self.forget()
            return key in ENTER
        return True

    def is_typed(self, asked: Asked | None) -> bool:
        """Whether one is being typed over this question."""
        return bool(self._typed) and self._over is asked

    def forget(self) -> None:
        """Forgets what was typed."""
        self._typed, self._over = "", None
