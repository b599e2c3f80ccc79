"""A line under the fight with what a player asks by phone: one key takes it, another lets it go."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.players.phones import DEED, MARK, NOTE, SEAT, TURN, Phones, Wish
from ui.widgets.due_line import DueLine


class WishesBar(DueLine):
    """The line with the first thing that a player asks; nothing is done before the game master takes it."""

    def __init__(self, phones: Phones, parent: QWidget) -> None:
        super().__init__(parent)
        self._phones = phones
        self.take_button, self.drop_button = self.buttons
        self.drop_button.say(self.tr("Not now"), "Ctrl+Shift+F9")
        self.take_button.clicked.connect(phones.take_wish)
        self.drop_button.clicked.connect(phones.drop_wish)
        phones.wishes_changed.connect(self.show_first)
        self.show_first()

    def show_first(self) -> None:
        """Say what is asked first, and first of all how much is asked: what is long is cut at its end."""
        wishes = self._phones.wishes
        if not wishes:
            self.say("")
            return
        self.take_button.say(self._taking(wishes[0]), "Ctrl+F9")
        self.drop_button.setVisible(wishes[0].kind in (DEED, TURN, SEAT))
        sentence = self._sentence(wishes[0])
        if len(wishes) > 1:
            first = self.tr("First of {number} – {sentence}")
            sentence = first.format(sentence=sentence, number=len(wishes))
        self.say(sentence)

    def _taking(self, wish: Wish) -> str:
        """Return what the game master does by taking a wish."""
        if wish.kind == SEAT:
            return self.tr("Let them sit")
        return self.tr("Read") if wish.command is None else self.tr("Do it")

    def _sentence(self, wish: Wish) -> str:
        sentences = {
            NOTE: self.tr("{names} to you alone: “{words}”"),
            MARK: self.tr("{names}: wants to react."),
            TURN: self.tr("{names}: ends the turn."),
            DEED: self.tr("{names}: {words}"),
            SEAT: self.tr("A player asks to sit as {names}."),
        }
        return sentences[wish.kind].format(names=wish.names, words=wish.words)
