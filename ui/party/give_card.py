"""Giving to several members at once: what their books count, and things; one step of undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from models.library import Library
from models.repositories.parties import Member
from models.repositories.party_items import ITEMS, give, item_name, share_evenly
from models.storage.errors import LibraryError
from models.storage.store import folded
from ui.bestiary.forms.entity_form import labelled, labelled_box
from ui.bestiary.forms.field_editors import MOST
from ui.edits.core import MEMBERS, Edits, about, save_members
from ui.sheets import rule_systems
from ui.text.errors import library_sentence
from ui.text.words import gloss, localize
from ui.theme.sizes import px
from ui.widgets.controls import Button, ComboBox, FaultLabel, SpinBox
from ui.widgets.labels import Label
from ui.widgets.layouts import ColumnsPanel, fill, lined, stacked
from ui.widgets.overlay_card import AskingCard

WIDTH = 460
MOST_ITEMS = 99


class GiveCard(AskingCard):
    """The members who get something, the amounts, and the number of each item; Enter gives."""

    items_given = Signal(object)
    """The ids of those who got something."""

    def __init__(
        self, library: Library, edits: Edits, chosen: Sequence[Member], everybody: Sequence[Member], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._library, self._edits = library, edits
        self._whom = (tuple(chosen), tuple(everybody))
        system = rule_systems.find(chosen[0].system)
        gains = () if system is None else system.aftermath.gains
        beside = "" if system is None else system.phrases.file
        self._templates = {} if system is None else {item_name(row): row for row in system.row_templates.get(ITEMS, ())}
        self.spins: dict[str, SpinBox] = {}
        self.whom = ComboBox(self, name=self.tr("Who gets it"))
        self.how = ComboBox(self, name=self.tr("How it is given"))
        self.how.addItem(self.tr("Each of them gets this much"))
        self.how.addItem(self.tr("They share it evenly"))
        self._numbers = ColumnsPanel(124)
        for gain in gains:
            self._add_number(gain.id, gain.label, gloss(beside, gain.gloss_ids, gain.label))
        self.item = ComboBox(self, self.tr("Thing"))
        self.item.setEditable(True)
        self.item.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.item.addItems(sorted({*self._templates, *_carried(everybody)}, key=folded))
        self.item.setCurrentIndex(-1)
        self.many = SpinBox(self, limits=(-MOST_ITEMS, MOST_ITEMS))
        self.many.setValue(1)
        self.left_over, self.fault = Label(role="muted", wraps=True), FaultLabel(stays=False)
        self._arrange()
        self._name_whom()
        for choice in (self.whom, self.how):
            choice.currentIndexChanged.connect(self._tell_left_over)
        for spin in self.spins.values():
            spin.valueChanged.connect(self._tell_left_over)
        self._tell_left_over()

    def _add_number(self, id: str, label: str, meaning: str) -> None:
        spin = SpinBox(self, limits=(-MOST, MOST))
        spin.setToolTip(meaning)
        self.spins[id] = spin
        self._numbers.add(labelled_box(label, spin))

    def _arrange(self) -> None:
        heading = Label(self.tr("Give"), role="heading")
        give = Button("check", self.tr("Give (Enter)"), "primary", self, clicked=self.do)
        thing = lined((labelled(self.tr("Thing"), self.item), 2), (labelled(self.tr("How many each"), self.many), 1))
        layout = stacked(on=self, margins=(12, 12, 12, 12), spacing=8)
        fill(layout, self.headed(heading), self.whom, self.how, self._numbers, thing, self.left_over, self.fault, give)
        for widget in (self.how, self._numbers):
            widget.setVisible(bool(self.spins))

    def _name_whom(self) -> None:
        chosen, everybody = self._whom
        names = about([member.name for member in chosen], self.tr("To {name}"), self.tr("To the {number} selected"))
        self.whom.addItem(names)
        if len(everybody) > len(chosen):
            self.whom.addItem(self.tr("To all {number} of the party").format(number=len(everybody)))
            self.whom.setCurrentIndex(0 if len(chosen) > 1 else 1)

    def open(self) -> None:
        """Show itself, ready to type."""
        self.come_up()
        first = next(iter(self.spins.values()), None)
        line = self.item.lineEdit() if first is None else first
        assert line is not None
        line.setFocus(Qt.FocusReason.OtherFocusReason)
        line.selectAll()

    def place(self) -> None:
        """Lies in the upper middle of its parent."""
        self.hang(px(WIDTH))

    @property
    def getting(self) -> tuple[Member, ...]:
        """The members who get something."""
        return self._whom[max(0, self.whom.currentIndex())]

    def _gains(self) -> dict[str, int]:
        numbers = {gain: spin.value() for gain, spin in self.spins.items() if spin.value()}
        return share_evenly(numbers, len(self.getting)) if self.how.currentIndex() == 1 else numbers

    def _tell_left_over(self) -> None:
        """Show what each member gets of a shared amount, and the rest of it."""
        self.fault.hide()
        each, words = self._gains(), []
        if self.how.currentIndex() == 1:
            for gain, spin in self.spins.items():
                rest = spin.value() - each.get(gain, 0) * len(self.getting)
                if spin.value():
                    template = (
                        self.tr("{number} {what} each, {left} left over") if rest else self.tr("{number} {what} each")
                    )
                    words.append(template.format(number=each[gain], what=self._label(gain), left=rest))
        self.left_over.setText(" · ".join(words))
        self.left_over.setVisible(bool(words))
        self.place()

    def _label(self, gain: str) -> str:
        system = rule_systems.find(self.getting[0].system)
        return (
            next((candidate.label for candidate in system.aftermath.gains if candidate.id == gain), gain)
            if system
            else gain
        )

    def do(self) -> None:
        """Give to all recipients, as one step; on an error show it and give nothing."""
        for spin in (*self.spins.values(), self.many):
            spin.interpretText()
        gains, item = self._gains(), self.item.currentText().strip()
        many = self.many.value() if item else 0
        if not gains and not many:
            self._say(self.tr("Say what they get, and how much."))
            return
        try:
            fresh = [self._given(member, gains, item, many) for member in self.getting]
        except LibraryError as error:
            self._say(library_sentence(error))
            return
        names = [member.name for member in self.getting]
        text = about(names, self.tr("Give to {name}"), self.tr("Give to {number} members"))
        done = self._edits.do(MEMBERS, text, save_members(self._library, fresh), show_faults=self._show_faults)
        if done is not None:
            self.items_given.emit(done.ids)
            self.shut()

    def _given(self, member: Member, gains: Mapping[str, int], item: str, many: int) -> Member:
        template: Mapping[str, Any] = next(
            (row for name, row in self._templates.items() if folded(name) == folded(item)), {}
        )
        listed = self._library.sheets.has_field(member.system, ITEMS)
        return give(member, gains, item, many, template, listed=listed)

    def _show_faults(self, faults: Sequence[tuple[str, str]]) -> None:
        self._say("; ".join(localize(sentence) for _, sentence in faults))

    def _say(self, sentence: str) -> None:
        self.fault.say(sentence)
        self.place()


def _carried(members: Sequence[Member]) -> set[str]:
    """Return the names of the items that members carry."""
    return {item_name(row) for member in members for row in member.sheet.get(ITEMS) or () if item_name(row)}
