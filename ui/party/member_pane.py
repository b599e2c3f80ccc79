"""The right pane of the Party tab: the member as a stat block, or its form in the same place."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.parties import Member
from models.storage.store import twin
from rules.core.state import PARTY
from ui.bestiary.stat_block.data import StatBlockData, of_member
from ui.bestiary.stat_block.emblem import Face, face_of_entity
from ui.bestiary.stat_block.pane import ChangeOfExtra, SheetPane
from ui.commands.page_commands import MEMBER_HISTORY, REMOVE_MEMBER
from ui.edits.core import MEMBERS, Edits, save_members
from ui.party.member_form import MemberForm
from ui.session.appearance import kind_of_member
from ui.widgets.controls import Button, IconButton


class MemberPane(SheetPane[MemberForm]):
    """Shows the current member; edits it in place."""

    rest_requested = Signal()
    history_requested = Signal()

    def __init__(self, library: Library, edits: Edits, parent: QWidget | None = None) -> None:
        super().__init__(edits, parent)
        self._empty.setText(self.tr("Select a member to see them here."))
        self._library = library
        self.edit_button.setToolTip(self.tr("Edit this member (Enter)"))
        self.rest_button = Button("bed", self.tr("Rest…"))
        self.rest_button.setToolTip(self.tr("A rest for those selected, by their book or as you rule"))
        self.rest_button.clicked.connect(self.rest_requested)
        self.history_button = IconButton("history", MEMBER_HISTORY.with_keys(self.tr("The fights of this member")))
        self.history_button.clicked.connect(self.history_requested)
        self.remove_button = IconButton("trash-2", REMOVE_MEMBER.with_keys())
        self.arrange((self.edit_button, self.rest_button), icons=(self.history_button,))

    def make_form(self) -> MemberForm:
        """The form of a member."""
        form = MemberForm(self._library, self.pages)
        form.save_requested.connect(self.save_requested)
        return self.take_in(form)

    def read(self, id: int) -> StatBlockData | None:
        """A member."""
        member = self._library.parties.member(id)
        return None if member is None else of_member(member)

    def face(self) -> Face | None:
        """Return the face of the shown member."""
        member = self._member()
        if member is None:
            return None
        return face_of_entity(member.name, member.extra, kind_of_member(member), form=PARTY)

    def change_extra(self, text: str, change: ChangeOfExtra) -> None:
        """Save other extra data of the shown member."""
        member = self._member()
        if member is not None:
            fresh = twin(member, extra=change(member.extra))
            self._edits.do(MEMBERS, text.format(name=member.name), save_members(self._library, [fresh]))

    def _member(self) -> Member | None:
        return None if self._id is None else self._library.parties.member(self._id)

    def show_number(self, number: int) -> None:
        """Say how many would rest."""
        template = self.tr("Rest ({number})…")
        self.rest_button.setText(template.format(number=number) if number > 1 else self.tr("Rest…"))

    def edit(self, member: Member) -> None:
        """Open the form, unless it still holds what is not saved."""
        self.open_form(lambda: self.form.open_member(member))
