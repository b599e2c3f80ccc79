"""What stands in the place of the cards where a party has no members, or there is no party."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.widgets.empty_state import Nothing


class EmptyParty(Nothing):
    """Says what is missing, and asks for it when its button is pressed."""

    member_asked = Signal()
    party_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._has_party = False
        self.button.clicked.connect(self._ask)

    def show_what_lacks(self, *, has_party: bool) -> None:
        """A party is there and has no members, or there is none."""
        self._has_party = has_party
        if has_party:
            words = self.tr("Nobody is in this party yet; add somebody, or drop creatures here.")
            self.say(words, self.tr("Add the first member"))
        else:
            self.say(self.tr("There is no party yet."), self.tr("Make a party"))

    def _ask(self) -> None:
        (self.member_asked if self._has_party else self.party_asked).emit()
