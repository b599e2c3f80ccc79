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
        self.drop_button.setText(self.tr("Not now (Ctrl+Shift+F9)"))
        self.take_button.clicked.connect(phones.take_wish)
        self.drop_button.clicked.connect(phones.drop_wish)
        phones.wishes_changed.connect(self.show_first)
        self.show_first()

    def show_first(self) -> None:
        """Say what is asked first, and how much more there is."""
        wishes = self._phones.wishes
        if not wishes:
            self.say("")
            return
        self.take_button.setText(self._taking(wishes[0]))
        self.drop_button.setVisible(wishes[0].kind in (DEED, TURN, SEAT))
        sentence = self._sentence(wishes[0])
        if len(wishes) > 1:
            sentence = self.tr("{sentence} ({number} more)").format(sentence=sentence, number=len(wishes) - 1)
        self.say(sentence)

    def _taking(self, wish: Wish) -> str:
        """Return what the game master does by taking a wish."""
        if wish.kind == SEAT:
            return self.tr("Let them sit (Ctrl+F9)")
        return self.tr("Read (Ctrl+F9)") if wish.command is None else self.tr("Do it (Ctrl+F9)")

    def _sentence(self, wish: Wish) -> str:
        sentences = {
            NOTE: self.tr("{names} to you alone: “{words}”"),
            MARK: self.tr("{names}: wants to react."),
            TURN: self.tr("{names}: ends the turn."),
            DEED: self.tr("{names}: {words}"),
            SEAT: self.tr("A player asks to sit as {names}."),
        }
        return sentences[wish.kind].format(names=wish.names, words=wish.words)
