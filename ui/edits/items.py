"""Items and money that change hands: from a member or the spoils to a member."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.parties import Member, Party
from models.repositories.party_items import ITEMS, Thing, hand_over, item_name, pay, stock, without_spoil
from models.storage.store import folded
from rules.core.state import Gain
from ui.dnd.drop_targets import DropAnswer
from ui.dnd.payload import DropPayload
from ui.edits.core import MEMBERS, Edits, hand_on
from ui.sheets import rule_systems
from ui.text.words import as_term
from ui.widgets.picker import whole
from ui.widgets.prompt_card import LineEntry


def title_of(thing: Thing, system: str) -> str:
    """Return the name of a thing as its reader sees the words of the system's book."""
    known = rule_systems.find(system)
    return thing.name if known is None else as_term(thing.name, known.phrases.file)


class ItemTransfer(QObject):
    """Transfers items, each time as one undo step."""

    item_handed_over = Signal(str)
    """What was handed over, in words."""

    def __init__(self, library: Library, edits: Edits, over: QWidget) -> None:
        """`over`: the widget where the amount is asked for."""
        super().__init__(over)
        self._library = library
        self._over = over
        self.edits = edits

    def things(self, party_id: int | None) -> list[Thing]:
        """Return the items of a party, the money of each member last."""
        party = None if party_id is None else self._library.parties.get(party_id)
        if party is None or party.id is None:
            return []
        members = self._library.parties.members(party.id)
        purses = (
            Thing(gain.label, member.gains[gain.id], member, gain.id)
            for member in members
            for gain in _money(member.system)
            if member.gains.get(gain.id, 0) > 0
        )
        return [*stock(party, members, self._library.histories.for_party(party.id)), *purses]

    def weigh(self, carried: DropPayload, member: int | None, light: QRect | None) -> DropAnswer:
        """Return the answer to an item held over a member."""
        taker = None if member is None else self._library.parties.member(member)
        if taker is None:
            return DropAnswer(None, self.tr("Drop it on a member."))
        bearer = None if carried.bearer is None else self._library.parties.member(carried.bearer)
        things = self.things(taker.party_id if bearer is None else bearer.party_id)
        thing = next(
            (candidate for candidate in things if candidate.key == (carried.bearer, carried.item, carried.gain)), None
        )
        if thing is None:
            return DropAnswer(None, self.tr("This party no longer has it."))
        if thing.gain and thing.gain not in {gain.id for gain in _money(taker.system)}:
            return DropAnswer(
                None,
                self.tr("The sheet of {name} has no {thing}.").format(
                    name=taker.name, thing=title_of(thing, taker.system)
                ),
            )
        if thing.bearer is not None and thing.bearer.id == member and (thing.gain or not carried.copies):
            return DropAnswer(None, self.tr("{name} already has it.").format(name=taker.name))
        words = self.tr("Hand {thing} to {name}").format(thing=title_of(thing, taker.system), name=taker.name)
        return DropAnswer(partial(self.hand, thing, taker, copies=carried.copies), words, light)

    def hand(self, thing: Thing, taker: Member, *, copies: bool = False) -> None:
        """Give one of an item to a member; `copies`: its owner keeps it. For money the amount is asked for."""
        if thing.gain:
            self._ask_how_much(thing, taker)
            return
        library, party = self._library, None
        listed = library.sheets.has_field(taker.system, ITEMS)
        members = hand_over(thing, taker, self._template(taker.system, thing.name), listed=listed, copies=copies)
        if thing.bearer is None and not copies:
            before = library.parties.get(taker.party_id)
            party = (
                None
                if before is None
                else without_spoil(before, library.histories.for_party(taker.party_id), thing.name)
            )
        text = self.tr("Hand {thing} to {name}").format(thing=title_of(thing, taker.system), name=taker.name)
        self._do(text, members, party)

    def _ask_how_much(self, money: Thing, taker: Member) -> None:
        title = self.tr("How much {thing} for {name}? Enter: all").format(
            thing=title_of(money, taker.system), name=taker.name
        )
        entry = LineEntry(title, str(money.quantity), partial(self._pay, money, taker), self._over)
        entry.line.setText(str(money.quantity))
        entry.open()
        entry.line.selectAll()

    def _pay(self, money: Thing, taker: Member, typed: str) -> str:
        # Since it was asked, either of them may have become another.
        home = taker.party_id if money.bearer is None else money.bearer.party_id
        now = next((thing for thing in self.things(home) if thing.key == money.key), None)
        fresh, many = self._library.parties.member(taker.id or 0), whole(typed)
        if now is None or fresh is None:
            return self.tr("This party no longer has it.")
        if many is None or not 0 < many <= now.quantity:
            return self.tr("A number from 1 to {most}.").format(most=now.quantity)
        self.pay(now, fresh, many)
        return ""

    def pay(self, money: Thing, taker: Member, many: int) -> None:
        """Give an amount of money to another member."""
        words = self.tr("Hand {number} {thing} to {name}")
        self._do(
            words.format(number=many, thing=title_of(money, taker.system), name=taker.name),
            pay(money, taker, many),
            None,
        )

    def _do(self, text: str, members: Sequence[Member], party: Party | None) -> None:
        if self.edits.do(MEMBERS, text, hand_on(self._library, members, party)) is not None:
            self.item_handed_over.emit(text)

    def _template(self, system: str, name: str) -> Mapping[str, Any]:
        rules = rule_systems.find(system)
        if rules is None:
            return {}

        def names(row: Mapping[str, Any]) -> set[str]:
            return {folded(item_name(row)), folded(rules.row_names.get((ITEMS, item_name(row)), ""))}

        return next((row for row in rules.row_templates.get(ITEMS, ()) if folded(name) in names(row)), {})


def _money(system: str) -> list[Gain]:
    """Return the kinds of money of a system."""
    rules = rule_systems.find(system)
    return [] if rules is None else [gain for gain in rules.aftermath.gains if gain.purse]
