"""The keys while a fight is looked at as it stood: through its past, back to now, and aside."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ui.encounter.fight.history_bar import PastLine


class PastKeys:
    """Takes the keys that reach the page of a fight while its past is shown."""

    def __init__(self, line: PastLine, go_to_row: Callable[[int], None], say_why: Callable[[], object]) -> None:
        """`go_to_row` selects a row by a key; `say_why` says that nothing is done here."""
        self._go_to_row, self._say_why = go_to_row, say_why
        self._by_key: Mapping[int, Callable[[], object]] = {
            Qt.Key.Key_Left: line.step_back,
            Qt.Key.Key_Right: line.step_on,
            Qt.Key.Key_Home: line.look_back_at_start,
            Qt.Key.Key_End: line.come_back,
            Qt.Key.Key_Escape: line.come_back,
            Qt.Key.Key_Space: line.turn_playing,
            Qt.Key.Key_G: line.go_back,
            Qt.Key.Key_B: line.ask_branch,
        }

    def take(self, event: QKeyEvent) -> bool:
        """Takes a key; False if it means nothing here."""
        key = event.key()
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if key in self._by_key:
            self._by_key[key]()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._go_to_row(key)
        elif event.text().strip():
            self._say_why()
        else:
            return False
        return True
