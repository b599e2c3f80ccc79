"""The notes of the party: what belongs to all of them, and what fights have brought that nobody has taken yet."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.parties import Party
from models.storage.store import twin
from ui.edits.core import PARTIES, Edits, save_party
from ui.widgets.line_edits import GrowingText

_LINES, _FEW = 4, 2
"""How many lines are in sight at most, and how many at least, or where the members need the height."""


class PartyNotes(GrowingText):
    """A few lines under the cards; they are kept when the cursor leaves them, Esc leaves them as they were."""

    around = 16  # the members need the height
    focus_released = Signal()
    """The cursor is no longer needed here."""

    def __init__(self, library: Library, edits: Edits, parent: QWidget | None = None) -> None:
        super().__init__(_LINES, _FEW, parent)
        self._library = library
        self._edits = edits
        self._party: Party | None = None
        self._refused: dict[int, str] = {}
        """Party to what was written of it and could not be kept: shown until it can be."""
        self.setTabChangesFocus(True)
        self.setAccessibleName(self.tr("Notes of the party"))
        self.setPlaceholderText(self.tr("Notes of the party: shared spoils, money, promises"))

    def be_low(self, *, low: bool) -> None:
        """Show fewer lines where there is little height; the others scroll."""
        self.show_lines(_FEW if low else _LINES)

    def show_party(self, party_id: int | None) -> None:
        """Show the notes of a party as the library holds them; what is being typed stays."""
        changed = self._party is None or self._party.id != party_id
        typing = self.hasFocus() and not changed and self.toPlainText() != self._saved_text
        self._party = None if party_id is None else self._library.parties.get(party_id)
        self.setVisible(self._party is not None)
        text = self._saved_text if party_id is None else self._refused.get(party_id, self._saved_text)
        if not typing and self.toPlainText() != text:
            self.setPlainText(text)

    def keep(self) -> None:
        """Write what has been typed into the library; undo takes it back."""
        party, text = self._party, self.toPlainText()
        if party is None or party.id is None:
            return
        self._refused.pop(party.id, None)
        if text != party.notes:
            label = self.tr("Change the notes of {name}").format(name=party.name)
            step = save_party(self._library, twin(party, notes=text))
            if self._edits.do(PARTIES, label, step) is None:
                self._refused[party.id] = text

    @property
    def _saved_text(self) -> str:
        return "" if self._party is None else self._party.notes

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the notes as they were."""
        if event.key() == Qt.Key.Key_Escape:
            self.setPlainText(self._saved_text)
            self.focus_released.emit()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Going elsewhere keeps what was typed."""
        super().focusOutEvent(event)
        self.keep()
