"""Things that change hands: one of what a member carries, or of what lies among the spoils, goes to a member."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QRect, Signal

from models.giving import ITEMS, item_name
from models.library import Library
from models.parties import Member
from models.stock import Thing, handed, stock, taken_from
from models.store import folded
from ui.bestiary import systems
from ui.dragging import Dropped
from ui.dropping import Answer
from ui.edits import MEMBERS, Edits, hand_on


class Handing(QObject):
    """Says who gets what, and hands it over, each time as one step of undo."""

    handed = Signal(str)
    """What has just been handed over, in words."""

    def __init__(self, library: Library, edits: Edits, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self.edits = edits

    def things(self, party_id: int | None) -> list[Thing]:
        """What a party has."""
        party = None if party_id is None else self._library.parties.get(party_id)
        if party is None or party.id is None:
            return []
        return stock(party, self._library.parties.members(party.id), self._library.histories.of(party.id))

    def weigh(self, carried: Dropped, member: int | None, light: QRect | None) -> Answer:
        """What letting a thing go on a member would do."""
        taker = None if member is None else self._library.parties.member(member)
        if taker is None:
            return Answer(None, self.tr("Let it go on a member."))
        bearer = None if carried.bearer is None else self._library.parties.member(carried.bearer)
        things = self.things(taker.party_id if bearer is None else bearer.party_id)
        thing = next((one for one in things if one.key == (carried.bearer, carried.item)), None)
        if thing is None:
            return Answer(None, self.tr("This party no longer has it."))
        if thing.bearer is not None and thing.bearer.id == member and not carried.copies:
            return Answer(None, self.tr("{name} has it already.").format(name=taker.name))
        words = self.tr("Hand {thing} to {name}").format(thing=thing.name, name=taker.name)
        return Answer(partial(self.hand, thing, taker, copies=carried.copies), words, light)

    def hand(self, thing: Thing, taker: Member, *, copies: bool = False) -> None:
        """Hands one of a thing to a member; `copies`: whoever had it keeps it."""
        library, party = self._library, None
        listed = library.sheets.has_field(taker.system, ITEMS)
        members = handed(thing, taker, self._template(taker.system, thing.name), listed=listed, copies=copies)
        if thing.bearer is None and not copies:
            before = library.parties.get(taker.party_id)
            party = None if before is None else taken_from(before, library.histories.of(taker.party_id), thing.name)
        text = self.tr("Hand {thing} to {name}").format(thing=thing.name, name=taker.name)
        if self.edits.do(MEMBERS, text, hand_on(library, members, party)) is not None:
            self.handed.emit(text)

    def _template(self, system: str, name: str) -> Mapping[str, Any]:
        found = systems.find(system)
        rows = () if found is None else found.row_templates.get(ITEMS, ())
        return next((row for row in rows if folded(item_name(row)) == folded(name)), {})
