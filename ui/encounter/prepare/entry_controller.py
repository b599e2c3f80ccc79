"""Adds entries to a prepared encounter: what is dropped, a whole party, creatures found by their names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.creatures import CreatureRow
from models.repositories.encounters import Encounter, EncounterRow
from ui.dnd.payload import DropPayload
from ui.edits.core import ENCOUNTERS, Edits, EditStep
from ui.edits.encounters import add_encounter, enter
from ui.session.appearance import emblem_in_list
from ui.session.reinforcements import MOST_OF_ONE, dropped_counts
from ui.sheets.creature_search import CreatureSearch
from ui.widgets.picker import Picker


class EntryController(QObject):
    """Puts creatures and members into an encounter, each time as one step of undo."""

    entries_added = Signal(list)
    """The ids of the lines that have come into the encounter."""
    creatures_found = Signal(object)
    """A Dropped: creatures that were found by typing."""
    list_closed = Signal()
    """The list of creatures is shut."""

    def __init__(self, library: Library, edits: Edits, over: QWidget) -> None:
        super().__init__(over)
        self._library, self._edits, self._over = library, edits, over

    def add(
        self,
        encounter: EncounterRow,
        dropped: DropPayload,
        place: int | None = None,
        wave: Mapping[str, Any] | None = None,
    ) -> None:
        """Put creatures and members into an encounter; before a line, and into a wave."""
        before = self._library.encounters.entries(encounter.id)
        members = self.new_members(encounter, dropped)
        if not dropped.creatures and not members:
            return
        step = enter(self._library, encounter.id, dropped_counts(dropped), members, place, wave)
        if self._edits.do(ENCOUNTERS, self.tr("Add to the encounter"), step) is not None:
            here = {entry.id for entry in before}
            entries = self._library.encounters.entries(encounter.id)
            self.entries_added.emit([entry.id for entry in entries if entry.id is not None and entry.id not in here])

    def new_members(self, encounter: EncounterRow, dropped: DropPayload) -> list[tuple[int, str]]:
        """Return the dropped members that do not take part yet, each with its side."""
        present = {entry.member_id for entry in self._library.encounters.entries(encounter.id)}
        return [(id, side) for id, side in dropped.sided_members() if id not in present]

    def new_encounter_with(self, encounter: Encounter, dropped: DropPayload) -> EditStep:
        """Return the step that makes a new encounter with creatures and members."""
        library = self._library

        def run() -> EditStep:
            with library.together():
                made = add_encounter(library, encounter)()
                enter(library, made.ids[0], dropped_counts(dropped), dropped.sided_members())()
            return made

        return EditStep(run)

    def system_of(self, dropped: DropPayload) -> str | None:
        """Return the rule system of what is dropped."""
        creatures = self._library.creatures.get_all(dropped.creatures)
        if creatures:
            return creatures[0].system
        members = [member for member in self._library.parties.members() if member.id in dropped.members]
        return members[0].system if members else None

    def party(self, encounter: EncounterRow, party: int) -> DropPayload:
        """All members of a party who play by an encounter's rules."""
        members = [member.id for member in self._library.parties.members(party) if member.system == encounter.system]
        return DropPayload((), tuple(id for id in members if id is not None))

    def pick(self, encounter: EncounterRow) -> None:
        """Find creatures of an encounter's system by typing; a number behind the name is how many."""
        emblem = partial(emblem_in_list, self._library)
        creatures = CreatureSearch(self._library, encounter.system, self._level_of, self._find, emblem=emblem)
        title = self.tr("Creatures: a name, then how many (guard 3)")
        picker = Picker(title, (), self._over, search=creatures, several=True)
        picker.closed.connect(self.list_closed)
        picker.open()

    def _level_of(self, row: CreatureRow) -> str:
        return "" if row.level is None else self.tr("level {level}").format(level=row.level)

    def _find(self, creature_id: int, tail: str) -> None:
        count = int(tail) if tail.isdecimal() else 1
        self.creatures_found.emit(DropPayload((creature_id,) * max(1, min(MOST_OF_ONE, count))))
