"""Who comes into the encounter that is prepared: what is dropped, a whole party, creatures found by typing."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from models.creatures import CreatureRow
from models.encounters import PREPARED
from ui.creature_choices import creature_search
from ui.dragging import Dropped
from ui.edits import ENCOUNTERS, enter
from ui.encounter.picker import Picker
from ui.encounter.roster import MOST

if TYPE_CHECKING:
    from ui.encounter.prepare_page import PreparePage


class Entering(QObject):
    """Puts creatures and members into the chosen encounter, each time as one step of undo."""

    def __init__(self, page: PreparePage) -> None:
        super().__init__(page)
        self._page = page

    def add(self, dropped: Dropped, place: int | None = None) -> None:
        """Puts creatures and members into the chosen encounter, or into a new one of their system; before a line."""
        encounter = self._page.chosen
        if encounter is None or encounter.state != PREPARED:
            system = self._system_of(dropped)
            if system is None or self._page.add_new(system) is None:
                return
            encounter = self._page.chosen
        if encounter is None or encounter.id is None:
            return
        before = self._page.library.encounters.entries(encounter.id)
        present = {entry.member_id for entry in before}
        members = [(id, side) for id, side in dropped.sided_members() if id not in present]
        if not dropped.creatures and not members:
            return
        creatures = {one: min(MOST, count) for one, count in Counter(dropped.sided_creatures()).items()}
        step = enter(self._page.library, encounter.id, creatures, members, place)
        if self._page.edits.do(ENCOUNTERS, self.tr("Add to the encounter"), step) is not None:
            here = {entry.id for entry in before}
            entries = self._page.library.encounters.entries(encounter.id)
            self._page.who.roster.choose([one.id for one in entries if one.id is not None and one.id not in here])

    def _system_of(self, dropped: Dropped) -> str | None:
        creatures = self._page.library.creatures.get_all(dropped.creatures)
        if creatures:
            return creatures[0].system
        members = [one for one in self._page.library.parties.members() if one.id in dropped.members]
        return members[0].system if members else None

    def add_party(self, party: int) -> None:
        """Puts all members of a party into the chosen encounter who play by its rules."""
        encounter = self._page.chosen
        if encounter is not None:
            members = [one.id for one in self._page.library.parties.members(party) if one.system == encounter.system]
            self.add(Dropped((), tuple(id for id in members if id is not None)))

    def pick(self) -> None:
        """Finds creatures of the encounter's system by typing; a number behind the name is how many."""
        encounter = self._page.chosen
        if encounter is None or encounter.state != PREPARED:
            return

        creatures = creature_search(self._page.library, encounter.system, self._level_of, self._add_some)
        picker = Picker(self.tr("Creatures: a name, then how many (guard 3)"), (), self._page, search=creatures)
        picker.closed.connect(self._page.list.setFocus)
        picker.open()

    def _level_of(self, row: CreatureRow) -> str:
        return "" if row.level is None else self.tr("level {level}").format(level=row.level)

    def _add_some(self, creature_id: int, tail: str) -> None:
        count = int(tail) if tail.isdecimal() else 1
        self.add(Dropped((creature_id,) * max(1, min(MOST, count))))
