"""The right pane of the Party tab: the member as a stat block, or its form in the same place."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from models.library import Library
from models.parties import Member
from ui.bestiary import systems
from ui.bestiary.stat_block import StatBlock, of_member
from ui.bestiary.widgets import Button, IconButton
from ui.party.member_form import MemberForm
from ui.theme import GRID


class MemberPane(QFrame):
    """Shows the current member; edits it in place."""

    edit_wanted = Signal()
    rest_wanted = Signal()
    remove_wanted = Signal()

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._id: int | None = None
        self.setProperty("role", "card")
        self.setMinimumWidth(380)
        self.block = StatBlock()
        self.form = MemberForm(library)
        self.edit_button = Button("pencil", self.tr("Edit"))
        self.edit_button.setToolTip(self.tr("Edit this member (Enter)"))
        self.rest_button = Button("bed", self.tr("Rest"))
        self.rest_button.setToolTip(self.tr("Fill the pools of those chosen and end the conditions that lasted"))
        self.remove_button = IconButton("trash-2", self.tr("Take out of the party (Del)"))
        self._pages = QStackedWidget()
        self._arrange()
        self.edit_button.clicked.connect(self.edit_wanted)
        self.rest_button.clicked.connect(self.rest_wanted)
        self.remove_button.clicked.connect(self.remove_wanted)

    def _arrange(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(16, 12, 8, 12)
        outer.addWidget(self._pages)
        nobody = QLabel(self.tr("Choose a member to read it here."))
        nobody.setProperty("role", "muted")
        nobody.setAlignment(Qt.AlignmentFlag.AlignCenter)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.edit_button)
        row.addWidget(self.rest_button)
        row.addStretch()
        row.addWidget(self.remove_button)
        column.addLayout(row)
        column.addWidget(self.block, 1)
        self._pages.addWidget(nobody)
        self._pages.addWidget(page)
        self._pages.addWidget(self.form)

    @property
    def is_editing(self) -> bool:
        """Whether the form stands in the pane."""
        return self._pages.currentWidget() is self.form

    def show_member(self, member_id: int | None) -> None:
        """Shows a member, unless somebody is in the middle of editing another."""
        self._id = member_id
        if self.is_editing and self.form.dirty:
            return
        member = self._library.parties.member(member_id) if member_id is not None else None
        if member is None:
            self._pages.setCurrentIndex(0)
            return
        self.block.show_block(of_member(member))
        self.edit_button.setEnabled(systems.find(member.system) is not None)
        self._pages.setCurrentIndex(1)

    def show_number(self, number: int) -> None:
        """Says how many would rest."""
        template = self.tr("Rest ({number})")
        self.rest_button.setText(template.format(number=number) if number > 1 else self.tr("Rest"))

    def edit(self, member: Member) -> None:
        """Opens the form, unless it still holds what is not saved."""
        if self.is_editing and self.form.dirty:
            self.form.ask_to_finish()
            return
        self._pages.setCurrentWidget(self.form)
        self.form.open_member(member)
        self.form.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.form.name.selectAll()

    def close_form(self) -> None:
        """Goes back to the stat block."""
        self.form.dirty = False
        self._pages.setCurrentIndex(1)
        self.show_member(self._id)
