"""Commands on the members of a party between fights: typed pools, giving, resting, and past fights."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.parties import Member
from ui.commands.page_commands import GIVE, MEMBER_HISTORY, PARTY_HISTORY, REST
from ui.edits.core import Edits
from ui.party.bar import PartyBar
from ui.party.cards import PartyCardView
from ui.party.give_card import GiveCard
from ui.party.history import HistoryCard
from ui.party.pool_entry import TypedPools
from ui.party.rest_card import RestCard
from ui.widgets.focus_actions import on_key
from ui.widgets.labels import Label


class PartyCardKeys(QObject):
    """The keys of the cards for the selected members; a line under the cards shows what is being typed."""

    member_requested = Signal()
    """A member is to be added."""
    fight_requested = Signal(int)
    """The log of a fight is to be looked at."""
    members_changed = Signal(object)
    """The ids of the members who were changed."""

    def __init__(self, library: Library, edits: Edits, view: PartyCardView, bar: PartyBar, over: QWidget) -> None:
        super().__init__(over)
        self._library, self._edits, self._view, self._bar, self._over = library, edits, view, bar, over
        self.typed = TypedPools(library, edits, self.chosen, self)
        self.line = Label("", over, role="muted", wraps=True)
        self.line.hide()
        self.typed.typed_changed.connect(self._tell)
        on_key(over, GIVE, self.give, within=True)
        on_key(over, PARTY_HISTORY, self.look_back, within=True)
        on_key(over, MEMBER_HISTORY, self.look_back_at_one, within=True)
        on_key(over, REST, self.rest, within=True)

    def chosen(self) -> list[int]:
        """The ids of those who are chosen, in their order."""
        chosen = sorted(
            (index.row(), index.data(Qt.ItemDataRole.UserRole).id) for index in self._view.selectedIndexes()
        )
        return [id for _, id in chosen]

    def take_key(self, event: QKeyEvent) -> bool:
        """Whether a key belongs to what is being typed, or begins something typed."""
        typed, key = self.typed, event.key()
        held = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if typed.text == "+":
                typed.clear()
                self.member_requested.emit()
                return True
            return typed.do()
        if key == Qt.Key.Key_Escape:
            return typed.clear()
        if key == Qt.Key.Key_Backspace:
            return typed.shorten()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            typed.clear()
            return False
        if held or not event.text() or (event.text() in "-=" and not self.chosen()):
            return False
        return typed.take(event.text())

    def give(self) -> None:
        """Ask what the selected members, or all, are to get."""
        everybody = [] if self._bar.party_id is None else self._library.parties.members(self._bar.party_id)
        chosen = set(self.chosen())
        picked: list[Member] = [member for member in everybody if member.id in chosen]
        if picked:
            card = GiveCard(self._library, self._edits, picked, everybody, self._over)
            card.items_given.connect(self.members_changed)
            card.closed.connect(self._view.setFocus)
            card.open()

    def rest(self) -> None:
        """Ask how the selected members rest; all, if fewer than two are selected."""
        chosen = self.chosen()
        self._rest(chosen if len(chosen) > 1 else [])

    def rest_chosen(self) -> None:
        """Ask how those who are chosen rest."""
        self._rest(self.chosen())

    def rest_all(self) -> None:
        """Ask how all of the party rest."""
        self._rest([])

    def _rest(self, chosen: Sequence[int]) -> None:
        everybody = [] if self._bar.party_id is None else self._library.parties.members(self._bar.party_id)
        if everybody:
            picked = [member for member in everybody if member.id in set(chosen)]
            card = RestCard(self._library, self._edits, picked, everybody, self._over)
            card.members_rested.connect(self.members_changed)
            card.closed.connect(self._view.setFocus)
            card.open()

    def look_back(self) -> None:
        """Show the fights that the party has been in."""
        self._look_back(None)

    def look_back_at_one(self) -> None:
        """Show the fights of the current member."""
        here = self._view.currentIndex()
        self._look_back(here.data(Qt.ItemDataRole.UserRole).id if here.isValid() else None)

    def _look_back(self, member: int | None) -> None:
        party = self._bar.party_id
        if party is not None:
            members = self._library.parties.members(party)
            card = HistoryCard((party, self._bar.party.currentText()), members, self._library.histories, self._over)
            card.fight_requested.connect(self.fight_requested)
            card.closed.connect(self._view.setFocus)
            card.open(member)

    def _tell(self, words: str) -> None:
        self.line.setText(words)
        self.line.setVisible(bool(words))
