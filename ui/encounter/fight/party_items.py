"""What the party has, beside a running fight: shown to be handed to its members, each step taken back in the fight."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ui.edits.items import Handing
from ui.party.items import Things
from ui.session.annotations import Aside
from ui.session.controller import Conductor


class Belongings(QObject):
    """Shows the things of those for whom a fight is fought."""

    def __init__(self, conductor: Conductor, handing: Handing, things: Things) -> None:
        super().__init__(things)
        self._conductor, self._handing, self._things = conductor, handing, things
        self.refused = handing.edits.refused
        """Why something could not change hands: one sentence."""
        things.setContentsMargins(4, 8, 4, 4)
        handing.handed.connect(self._handed)

    def show(self) -> None:
        """Who carries what, and what has been won."""
        at_hand = self._conductor.at_hand if self._conductor.is_open else None
        members = () if at_hand is None else map(self._conductor.library.parties.member, at_hand.members.values())
        self._things.show_party(next((one.party_id for one in members if one is not None), None))
        self._things.put_aside(aside=self._conductor.looks_back)

    def turn(self) -> None:
        """Shows them with the keys in them, or hides them; in the past nothing changes hands."""
        if not self._conductor.is_looking_back():
            self._things.turn()

    def _handed(self, words: str) -> None:
        """What changes hands over a fight is taken back in it."""
        self._conductor.marking.note(Aside.of(self._handing.edits.stack, self._conductor.steps_done, words))
