"""What others than the active one may do right now: reactions, turns that were put off; each with Shift and its key."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from rules.actions import Action
from ui.encounter.compose_card import OptionButton
from ui.flow import Flow
from ui.plain import Label, tip
from ui.words import gloss

Offer = tuple[Action, str, str]
"""The action, the combatant’s id and name."""
LINE = 32
"""The height of a button, so that the words before it stand on its line."""
MOST = 12
"""As many buttons as are shown; keys know all offers."""


class OutOfTurn(Flow):
    """A line of buttons under the actions of the active one."""

    chosen = Signal(object, str)
    """An Action, and the id of the combatant that would do it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.offers: tuple[Offer, ...] = ()
        self._title = Label(self.tr("Out of turn:"))
        self._title.setProperty("role", "muted")
        self._title.setMinimumHeight(LINE)
        self.add(self._title)
        self._buttons: list[OptionButton] = []
        self.setVisible(False)

    def show_offers(self, offers: Sequence[Offer]) -> None:
        """Shows what others may do; nothing hides the line."""
        if tuple(offers) == self.offers:
            return
        self.offers = tuple(offers)
        while len(self._buttons) < min(MOST, len(self.offers)):
            button = OptionButton("")
            button.setProperty("role", "quiet")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(self._pressed)
            self.add(button)
            self._buttons.append(button)
        for number, button in enumerate(self._buttons):
            button.setVisible(number < len(self.offers))
            if number < len(self.offers):
                action, id, name = self.offers[number]
                key = f"⇧{action.key.upper()}  " if action.key else ""
                words = f"{key}{action.label} · {name}"
                button.set_words(words)
                button.setToolTip(tip("\n".join(filter(None, (words, gloss(action.gloss))))))
                button.setProperty("combatant", id)
                button.setProperty("number", number)
        self.updateGeometry()

    def with_key(self, letter: str) -> list[Offer]:
        """The offers of a key."""
        return [offer for offer in self.offers if offer[0].key.lower() == letter.lower()]

    def _pressed(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            action, id, _ = self.offers[int(button.property("number"))]
            self.chosen.emit(action, id)
