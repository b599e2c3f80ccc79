"""Asks over a page how something is called, or which one is meant, and gives the keys back to where they were."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from ui.widgets.picker import Choice, Picker
from ui.widgets.prompt_card import LineEntry


class Questions:
    """The questions of one list, over the page that it stands on."""

    def __init__(self, over: QWidget, keys: QWidget) -> None:
        """`keys`: where they go when a question is put away."""
        self._over, self._keys = over, keys
        self._taken = ""

    def ask(self, title: str, text: str, take: Callable[[str], str]) -> None:
        """Asks for a name, `text` until another is typed; `take` says why it cannot be, or nothing if it is."""
        self._taken = ""
        entry = LineEntry(title, text, take, self._over)
        entry.closed.connect(self._keys.setFocus)
        entry.line.setText(text)
        entry.open()
        entry.line.selectAll()

    def insists(self, name: str) -> bool:
        """Whether a name that is there already is given for the second time: then it is meant."""
        before, self._taken = self._taken, name
        return before == name

    def pick(self, title: str, choices: Sequence[Choice]) -> None:
        """Asks for one of several."""
        picker = Picker(title, choices, self._over)
        picker.closed.connect(self._keys.setFocus)
        picker.open()
