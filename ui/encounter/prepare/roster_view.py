"""Who takes part: the roster, the fields of what is chosen in it, and the ways into it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from models.repositories.encounters import EncounterEntry
from models.repositories.parties import Party
from rules.log.formatter import Teller
from rules.system.system import System
from ui.bestiary.forms.field_editors import FRAME
from ui.encounter.prepare.roster_card import RosterCard
from ui.encounter.prepare.roster_drops import RosterDrops
from ui.encounter.prepare.roster_model import Roster
from ui.encounter.prepare.roster_standing import standing_of
from ui.session.waves import entering, when_words
from ui.sheets.opened_choice import DoingChoice
from ui.text.words import language
from ui.widgets.controls import IconButton
from ui.widgets.labels import Label
from ui.widgets.layouts import Flow
from ui.widgets.lines import stacked
from ui.widgets.scrolling import Scrolling

NARROWEST = 176
"""Pixels of the box of parties, or more where its own words need more."""
LEAST = 36
"""The height that the fields keep on the lowest windows: a line."""
ENTRY, TWO = 48, 92
"""The height that the roster keeps there: one who takes part, and two where the ways into it give their room."""


class Fields(Scrolling):
    """The fields as high as they are; on low windows they scroll, so that the lines above them stay in sight."""

    def __init__(self, card: RosterCard) -> None:
        super().__init__(card)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setMinimumHeight(LEAST)


class RosterPane(QWidget):
    """The roster with its fields below; what is to be done the page does."""

    creatures_wanted = Signal()
    party_wanted = Signal(int)
    board_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.roster = Roster()
        self.drops = RosterDrops(self.roster)
        self.card = RosterCard()
        self._system = ""
        self._is_low = self._is_lowest = self._may_change = False
        self._full: Mapping[int, Mapping[str, int]] = {}
        self._brought: Mapping[int, Mapping[str, int]] = {}
        self.add = QPushButton(self.tr("Add creatures… (+)"))
        self.board = QPushButton(self.tr("Board…"))
        self.board.setToolTip(self.tr("Choose or paint a board, and put everybody in their places"))
        self.party: QComboBox = DoingChoice()
        self.party.setAccessibleName(self.tr("Add a party"))
        self.party.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.unfold = IconButton("pencil", self.tr("Show the fields of the chosen lines, or fold them away"))
        """Stands beside the headings of the page, where it takes no height."""
        self.unfold.setCheckable(True)
        self.unfold.hide()
        self.empty = Label(role="muted", wraps=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._fields = Fields(self.card)
        self._arrange()
        self._listen()

    def _arrange(self) -> None:
        self.roster.setMinimumHeight(ENTRY)
        head = Flow(8)
        for widget in (self.add, self.party, self.board):
            head.add(widget)
        column = stacked(self, margins=(0, 8, 0, 0), spacing=8)
        column.addWidget(head)
        column.addWidget(self.empty, 1)
        column.addWidget(self.roster, 1)
        column.addWidget(self._fields)

    def _listen(self) -> None:
        self.add.clicked.connect(self.creatures_wanted)
        self.board.clicked.connect(self.board_wanted)
        self.unfold.toggled.connect(self._fold)
        self.party.activated.connect(self._party_chosen)
        self.roster.chosen.connect(self._show_chosen)
        self.roster.name_wanted.connect(self._write_name)
        self.roster.wave_wanted.connect(self._choose_wave)
        self.card.changed.connect(self._change)
        self.card.removed.connect(self.roster.remove)
        self.card.split_wanted.connect(self.roster.split)

    def _party_chosen(self) -> None:
        if self.party.currentData() is not None:
            self.party_wanted.emit(self.party.currentData())

    def _change(self, values: dict[str, object]) -> None:
        self.roster.change(**values)

    @property
    def is_folded(self) -> bool:
        """Whether the roster has the room of the fields too."""
        return self._is_low and not self.unfold.isChecked()

    def be_low(self, *, low: bool, lowest: bool) -> None:
        """Gives the roster the room of the fields where there is little height, as long as nobody wants to see them.

        Where there is least, the fields have that of the ways into the roster.
        """
        if (low, lowest) != (self._is_low, self._is_lowest):
            self._is_low, self._is_lowest = low, lowest
            self._fold()

    def showEvent(self, event: QShowEvent) -> None:
        """The button beside the headings is there with it."""
        super().showEvent(event)
        self._fold()

    def hideEvent(self, event: QHideEvent) -> None:
        """The button beside the headings goes with it."""
        super().hideEvent(event)
        self.unfold.hide()

    def _fold(self) -> None:
        has_fields = self._may_change and not self.roster.isHidden()
        shown = has_fields and not self.is_folded
        self.unfold.setVisible(self._is_low and has_fields and self.isVisible())
        self._fields.setVisible(shown)
        crowded = shown and self._is_lowest
        for widget in (self.add, self.party, self.board):
            widget.setVisible(self._may_change and not crowded)
        self.roster.setMinimumHeight(TWO if crowded else ENTRY)
        self._fields.updateGeometry()

    def _show_fields(self) -> None:
        if self.is_folded:
            self.unfold.setChecked(True)

    def _write_name(self) -> None:
        self._show_fields()
        if self.card.name.isEnabled():
            self.card.name.setFocus(Qt.FocusReason.OtherFocusReason)
            self.card.name.selectAll()

    def _choose_wave(self) -> None:
        self._show_fields()
        self.card.wave.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_entries(
        self,
        entries: Sequence[EncounterEntry],
        system: System | None,
        full: Mapping[int, Mapping[str, int]],
        brought: Mapping[int, Mapping[str, Any]],
        grouped: Mapping[int, str],
        *,
        may_change: bool,
    ) -> None:
        """Shows who takes part.

        `full` are the pools of their sheets, `brought` what members bring along, `grouped` their sheets' groups.
        """
        self.roster.grouped = grouped
        self._full, self._brought = full, {id: one["pools"] for id, one in brought.items()}
        pools, beside = ((), "") if system is None else (system.pools, system.phrases.file)
        self.card.take_pools(pools, beside)
        if system is not None and system.id != self._system:
            self._system = system.id
            teller = Teller(system, {}, language())
            units = {unit: teller.unit(unit) for unit in sorted(system.countdown_units)}
            self.card.take_waves(entering(teller, None), units)
            self.roster.when = partial(when_words, teller=teller)
        self.roster.standing = {
            entry.id: standing_of(system, entry, full.get(entry.id, {}), brought.get(entry.id, {}))
            for entry in entries
            if entry.id is not None
        }
        self.roster.may_change = may_change
        self.roster.show_entries(entries)
        self.roster.viewport().update()
        self.roster.setVisible(bool(entries))
        self._may_change = may_change
        self.empty.setVisible(not entries)
        self.empty.setText(
            self.tr("Nobody takes part yet. Add a party and creatures, or drag them here from the other tabs.")
        )
        self._show_chosen()
        self._fold()

    def show_parties(self, parties: Sequence[Party]) -> None:
        """The parties that can be added."""
        self.party.clear()
        self.party.addItem(self.tr("Add a party…"), None)
        words = self.party.fontMetrics().horizontalAdvance(self.party.itemText(0))
        self.party.setMinimumWidth(max(NARROWEST, words + FRAME))
        for party in parties:
            self.party.addItem(party.name, party.id)
        self.party.setEnabled(bool(parties))

    def _show_chosen(self) -> None:
        self.card.show_entries(self.roster.entries, self._full, self._brought, self.roster.grouped)

    def commit(self) -> None:
        """Hands over what is still being written."""
        if self.card.isVisible():
            self.card.commit()
