"""Drops on a party: new members, their order, and items and statuses for a member."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, Signal

from models.library import Library
from models.repositories.parties import Member
from models.storage.store import twin
from ui.dnd.drop_targets import DropAnswer, DropTarget, row_under
from ui.dnd.payload import DragSource, DropPayload
from ui.edits.core import MEMBERS, Edits, about, enlist, order_members, save_members
from ui.edits.items import ItemTransfer
from ui.party.bar import PartyBar
from ui.party.cards import PartyCard, PartyCardModel, PartyCardView, moved
from ui.session.reinforcements import MOST
from ui.sheets import rule_systems
from ui.widgets.picker import Picker, PickerItem


class RosterController(QObject):
    """Answers drops on the cards and on the choice of party, and starts drags from the cards."""

    members_joined = Signal(object)
    """The ids of members who have come into the party that is shown."""

    def __init__(
        self,
        library: Library,
        edits: Edits,
        view: PartyCardView,
        cards: PartyCardModel,
        bar: PartyBar,
        handing: ItemTransfer,
    ) -> None:
        super().__init__(view)
        self._library, self._edits = library, edits
        self._view, self._cards, self._bar, self._handing = view, cards, bar, handing
        DragSource(view, self._payload)
        DropTarget(view.viewport(), self._weigh)
        bar.take_drops(self._weigh_party)

    def _payload(self) -> DropPayload | None:
        places = sorted({index.row() for index in self._view.selectedIndexes()})
        cards: list[PartyCard] = [self._cards.rows[place] for place in places]
        if not cards:
            return None
        words = cards[0].name if len(cards) == 1 else self.tr("{count} members").format(count=len(cards))
        return DropPayload(members=tuple(card.id for card in cards), words=words)

    # --- what a party says -----------------------------------------------------------------------------

    def weigh_shown(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        """Weigh what is let go beside the cards: it comes in at the end of the party that is shown."""
        return self._weigh_party(self._bar.party_id, carried)

    def _weigh(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        """Creatures become members where they are dropped, members get another place or come from another party."""
        if carried.item or carried.status:
            return self._weigh_on_member(carried, point)
        row, light = row_under(self._view, point, self._cards.rowCount())
        ids = [card.id for card in self._cards.rows]
        own = [id for id in ids if id in carried.members]
        if own and not carried.creatures and not carried.copies:
            order = moved(ids, own, row)
            return (
                DropAnswer(None)
                if order == ids
                else DropAnswer(partial(self.order, order), self.tr("To this place"), light)
            )
        answer = self._weigh_party(self._bar.party_id, carried, row)
        return answer if answer is None or answer.do is None else answer._replace(light=light)

    def _weigh_on_member(self, carried: DropPayload, point: QPoint | None) -> DropAnswer:
        """A thing or a status goes to the member that it is let go on."""
        index = self._view.currentIndex() if point is None else self._view.indexAt(point)
        card = self._cards.row_at(index)
        if carried.item:
            return self._handing.weigh(carried, None if card is None else card.id, self._view.visualRect(index))
        member = None if card is None else self._library.parties.member(card.id)
        if member is None:
            return DropAnswer(None, self.tr("Drop it on a member."))
        return self._weigh_status(member, carried, self._view.visualRect(index))

    def _weigh_status(self, member: Member, carried: DropPayload, light: QRect) -> DropAnswer:
        """A member brings a status along into the next fight."""
        system = rule_systems.find(member.system)
        known = None if system is None else system.statuses.get(carried.status)
        if known is None:
            words = self.tr("The rules of {name} know no {status}.")
            return DropAnswer(None, words.format(name=member.name, status=carried.words or carried.status))
        if any(condition.get("status") == known.id for condition in member.conditions):
            return DropAnswer(None, self.tr("{name} already has it.").format(name=member.name))
        bare = {"status": known.id}
        with_it = next((item for item in (bare, {**bare, "timer": 1}) if self._may_bring(member, item)), None)
        if with_it is None:
            words = self.tr("{status} needs details: enter them in the form of {name} (Enter).")
            return DropAnswer(None, words.format(status=known.label, name=member.name))
        words = self.tr("{status} on {name}, from the next fight on").format(status=known.label, name=member.name)
        return DropAnswer(partial(self._put_on, member, with_it, known.label), words, light)

    def _may_bring(self, member: Member, condition: dict[str, Any]) -> bool:
        there = [*member.conditions, condition]
        return len(there) - 1 not in self._library.sheets.impossible_conditions(member.system, member.sheet, there)

    def _put_on(self, member: Member, condition: dict[str, Any], label: str) -> None:
        text = self.tr("{status} on {name}").format(status=label, name=member.name)
        fresh = twin(member, conditions=[*member.conditions, condition])
        self._edits.do(MEMBERS, text, save_members(self._library, [fresh]))

    def _weigh_party(self, party: int | None, carried: DropPayload, place: int | None = None) -> DropAnswer | None:
        """Return the answer of a party to a drop of creatures or of other parties' members."""
        target = None if party is None else self._library.parties.get(party)
        refusal = self._why_not(target is not None, carried)
        if refusal or target is None or party is None:
            return DropAnswer(None, refusal)
        words = self.tr("Members of {party}")
        if not carried.creatures:
            words = self.tr("Copy to {party}") if carried.copies else self.tr("Move to {party}")
            present = {member.id for member in self._library.parties.members(party)}
            if not carried.copies and present.issuperset(carried.members):
                return DropAnswer(None, self.tr("They are already in {party}.").format(party=target.name))
        return DropAnswer(partial(self.bring, party, carried, place), words.format(party=target.name))

    def _why_not(self, there: bool, carried: DropPayload) -> str:
        if carried.item or carried.status:
            return self.tr("Drop it on a member.")
        if not carried.has_people:
            return self.tr("Only creatures and members can be dropped here.")
        if not there:
            return self.tr("Make a party first.")
        many = len(carried.creatures) + len(carried.members)
        if many > MOST:
            words = self.tr("{number} are too many at once: at most {most} can join a party.")
            return words.format(number=many, most=MOST)
        if not carried.creatures and not any(map(self._library.parties.member, carried.members)):
            return self.tr("They are no longer in the library.")
        return ""

    # --- doing it --------------------------------------------------------------------------------------

    def order(self, ids: list[int]) -> None:
        """Put the members of the party in this order."""
        self._edits.do(MEMBERS, self.tr("Reorder the members"), order_members(self._library, ids))

    def bring(self, party: int, carried: DropPayload, place: int | None = None) -> None:
        """Creatures become members of a party; members of another one are moved to it, or copied; before a place."""
        if carried.creatures:
            names = [creature.name for creature in self._library.creatures.get_all(carried.creatures)]
            text = about(names, self.tr("Add {name}"), self.tr("Add {number} members"))
        else:
            names = [member.name for member in map(self._library.parties.member, carried.members) if member is not None]
            moving = self.tr("Move {name}"), self.tr("Move {number} members")
            copying = self.tr("Copy {name}"), self.tr("Copy {number} members")
            text = about(names, *(copying if carried.copies else moving))
        done = self._edits.do(MEMBERS, text, enlist(self._library, party, carried, place))
        if done is not None:
            self.members_joined.emit(done.ids)

    def pick_party(self) -> None:
        """Move the chosen members to another party: its name is picked."""
        self._pick(self.tr("Move to which party?"), copies=False)

    def pick_party_to_copy(self) -> None:
        """Put copies of the chosen members into another party: its name is picked."""
        self._pick(self.tr("Copy to which party?"), copies=True)

    def _pick(self, question: str, *, copies: bool) -> None:
        carried = self._payload()
        if carried is None:
            return
        choices = [
            PickerItem(party.name, "", partial(self._bring_picked, party.id, replace(carried, copies=copies)))
            for party in self._library.parties.all()
            if party.id is not None and party.id != self._bar.party_id
        ]
        Picker(question, choices, self._view).open()

    def _bring_picked(self, party: int, carried: DropPayload, tail: str) -> None:
        self.bring(party, carried)
