"""A card with one line to write: a note, a free roll, a countdown. Enter accepts it, Esc closes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from rules.text.sanitize import without_controls
from ui.theme.sizes import px
from ui.widgets.labels import Label
from ui.widgets.layouts import stacked
from ui.widgets.overlay_card import Card
from ui.widgets.picker import Picker, PickerItem


class LineEntry(Card):
    """A small card with one line; it stays, and says why, until the line is accepted."""

    def __init__(
        self,
        title: str,
        hint: str,
        take: Callable[[str], str],
        parent: QWidget,
        *,
        may_be_empty: bool = False,
        tell: Callable[[str], str] = lambda text: "",
    ) -> None:
        """`take` receives the text, and returns why it is refused, or empty.

        `tell` returns what would come of the present text.
        """
        super().__init__(parent)
        self._take, self._may_be_empty, self._tell = take, may_be_empty, tell
        heading = Label(title, role="heading", wraps=True)
        self.line = QLineEdit()
        self.line.setPlaceholderText(hint)
        self.line.setAccessibleName(without_controls(title))
        self.fault = Label(role="bad", wraps=True)
        self.fault.hide()
        self.told = Label(role="small", wraps=True)
        stacked(self.headed(heading), self.line, self.fault, self.told, on=self, margins=(12, 12, 12, 12))
        self._foretell()
        self.line.returnPressed.connect(self._done)
        self.line.textEdited.connect(self._edited)

    def open(self) -> None:
        """Show it, ready to type."""
        self.come_up()
        self.line.setFocus()

    def lose_keys(self, to: QWidget) -> None:
        """Keep the keys: what is written would be lost, and it may have opened by a drop on what takes them now."""
        self.line.setFocus()

    def place(self) -> None:
        """Place it in the upper middle of its parent, as high as its lines."""
        self.hang(px(460), down=5)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close it by Esc; no key goes to the page."""
        event.accept()
        if event.key() == Qt.Key.Key_Escape:
            self.shut()

    def _done(self) -> None:
        text = self.line.text().strip()
        fault = self._take(text) if text or self._may_be_empty else ""
        if fault:
            self._say(fault)
            self.line.selectAll()
        else:
            self.shut()

    def _edited(self) -> None:
        self._foretell()
        self._say("")

    def _foretell(self) -> None:
        words = self._tell(self.line.text().strip())
        self.told.setText(words)
        self.told.setVisible(bool(words))

    def _say(self, fault: str) -> None:
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))
        self.line.setAccessibleDescription(without_controls(fault))
        self.place()


class PromptCards:
    """The prompts of a list, over its page."""

    def __init__(self, over: QWidget, keys: QWidget) -> None:
        """`keys`: the widget focused after a prompt."""
        self._over, self._keys = over, keys
        self._offered_name = ""

    def ask(self, title: str, text: str, take: Callable[[str], str]) -> None:
        """Ask for a name, beginning with `text`; `take` returns why it is refused, or empty."""
        self._offered_name = ""
        entry = LineEntry(title, text, take, self._over)
        entry.closed.connect(self._keys.setFocus)
        entry.line.setText(text)
        entry.open()
        entry.line.selectAll()

    def insists(self, name: str) -> bool:
        """Return whether an existing name was given twice in a row, which confirms it."""
        before, self._offered_name = self._offered_name, name
        return before == name

    def pick(self, title: str, choices: Sequence[PickerItem]) -> None:
        """Ask to pick one of several items."""
        picker = Picker(title, choices, self._over)
        picker.closed.connect(self._keys.setFocus)
        picker.open()
