"""Two fights that parted, side by side: how far they are one, how each went on, and who stands with what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from models.repositories.branches import Branch
from models.storage.errors import LibraryError
from rules.core.state import Combatant
from rules.engine.journal import Entry
from rules.log.formatter import Teller
from rules.system.registry import NoSuchSystem
from ui.encounter.turn_order.rows import order_row
from ui.session.command_tags import step_at
from ui.session.controller import Conductor
from ui.session.loader import Opened, reopened
from ui.session.undo_labels import deeds
from ui.text.errors import library_sentence
from ui.text.words import as_read
from ui.widgets.comparison_card import Beside, ComparisonCard
from ui.widgets.picker import Choice, Picker


def parting(left: Opened, right: Opened) -> int:
    """How many commands two fights have in common, with the same dice and answers."""
    mine, theirs = _entries(left), _entries(right)
    pairs = zip(mine, theirs, strict=False)
    alike = ((one.command, one.dice, one.answers) == (other.command, other.dice, other.answers) for one, other in pairs)
    return next((place for place, same in enumerate(alike) if not same), min(len(mine), len(theirs)))


def _entries(one: Opened) -> Sequence[Entry]:
    journal = one.service.journal
    return journal.entries[: journal.cursor]


def _teller(one: Opened, language: str) -> Teller:
    service = one.service
    names = {id: combatant.name for id, combatant in service.fight.combatants.items()}
    return Teller(as_read(service.system, language), names, language, service.fight)


def _done(one: Opened, place: int, teller: Teller) -> str:
    """What was done at a place of the journal, in words; empty where nothing was."""
    return deeds(step_at(one.service.journal, place), teller) if 0 <= place < len(_entries(one)) else ""


def _when(one: Opened, teller: Teller) -> str:
    fight = one.service.fight
    return ", ".join(filter(None, (teller.round_name(fight.round) if fight.round else "", teller.phase(fight.phase))))


def _standing(one: Opened, combatant: Combatant) -> str:
    """Pools and all that a row of the order says of somebody."""
    service = one.service
    row = order_row(service.fight, service.system, combatant, "", {}, to_come=False)
    pools = [f"{pool.label} {pool.value}/{pool.maximum}" for pool in row.pools if pool.maximum]
    return " · ".join((*pools, *(chip.text for chip in row.chips)))


class SideBySide(QObject):
    """Compares the open fight with one that parted from it, or from which it parted."""

    said = Signal(str)
    """Why there is nothing to compare."""

    def __init__(self, conductor: Conductor, over: QWidget) -> None:
        super().__init__(over)
        self._conductor, self._over = conductor, over

    def compare(self) -> None:
        """Opens the comparison with the only other fight of its family, or asks which."""
        others = self._others()
        if not others:
            self.said.emit(self.tr("No other fight has parted from this one: look back (Ctrl+H), then branch (B)."))
        elif len(others) == 1:
            self._with(others[0], "")
        else:
            choices = [Choice(one.name, "", partial(self._with, one)) for one in others]
            Picker(self.tr("Beside which fight?"), choices, self._over).open()

    def _others(self) -> list[Branch]:
        conductor, found = self._conductor, []
        if conductor.is_open:
            here = conductor.at_hand.encounter_id
            try:
                found = conductor.library.branches.family(here)
            except LibraryError as error:
                self.said.emit(library_sentence(error))
        return [one for one in found if one.encounter_id != conductor.encounter_id]

    def _with(self, other: Branch, tail: str) -> None:
        conductor = self._conductor
        try:
            theirs = reopened(conductor.library, other.encounter_id)
        except (LibraryError, NoSuchSystem) as error:
            self.said.emit(library_sentence(error))
            return
        fight = conductor.at_hand
        mine = Opened(fight.service, fight.members)
        ComparisonCard(fight.name, other.name, self.lines(mine, theirs, conductor.language), self._over).open()

    def lines(self, left: Opened, right: Opened, language: str) -> list[Beside]:
        """How far two fights are one, how each goes on from there, and all who fight in either, line by line."""
        both, at = (left, right), parting(left, right)
        tellers = [_teller(one, language) for one in both]
        pairs = list(zip(both, tellers, strict=True))
        names = {id: name for teller in tellers for id, name in teller.names.items()}
        nothing, absent = self.tr("nothing"), self.tr("not here")
        found = [
            Beside(self.tr("Where they part")),
            Beside(self.tr("The last in common"), *(_done(one, at - 1, teller) or nothing for one, teller in pairs)),
            Beside(self.tr("Then"), *(_done(one, at, teller) or nothing for one, teller in pairs)),
            Beside(self.tr("Commands since"), *(str(len(_entries(one)) - at) for one in both)),
            Beside(self.tr("Who stands, with what")),
            Beside(self.tr("When"), *(_when(one, teller) for one, teller in pairs)),
        ]
        for id, name in names.items():
            there = [one.service.fight.combatants.get(id) for one in both]
            words = (absent if who is None else _standing(one, who) for one, who in zip(both, there, strict=True))
            found.append(Beside(name, *words))
        return found
