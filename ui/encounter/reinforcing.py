"""Reinforcements: creatures of the bestiary and members of a party who come into a running fight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from PySide6.QtCore import QObject, Signal

from models.refusals import LibraryError
from models.setups import lasting
from rules.geometry import Cell
from ui.conductor import Conductor
from ui.dragging import Dropped
from ui.refusal_words import library_sentence


class Reinforcing(QObject):
    """Has those join who were dragged or picked, each on its side."""

    said = Signal(str)
    """Why somebody cannot join."""

    def __init__(self, conductor: Conductor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._conductor = conductor

    def join(self, dropped: Dropped, cells: Sequence[Cell] = ()) -> None:
        """Has them join; onto `cells`, as far as there are."""
        conductor = self._conductor
        if not conductor.is_open:
            return
        combatants: list[Mapping[str, Any]] = []
        library, here = conductor.library, conductor.at_hand.members_here()
        try:
            found = {creature.id: creature for creature in library.creatures.get_all(dropped.creatures)}
            for creature, side in ((found[id], side) for id, side in dropped.sided_creatures() if id in found):
                if creature.system != conductor.system.id:
                    sentence = self.tr("{name} belongs to another rule system than this fight.")
                    self.said.emit(sentence.format(name=creature.name))
                    return
                combatants.append({"name": creature.name, "side": side, "sheet": creature.sheet})
            members = {id: side for id, side in dropped.sided_members() if id not in here}
            joining = [
                (one, members[one.id]) for one in library.parties.members() if one.id is not None and one.id in members
            ]
            for one, side in joining:
                known = {"name": one.name, "side": side, "sheet": library.sheets.of_member(one)}
                combatants.append({**known, **lasting(one)})
        except LibraryError as error:
            self.said.emit(library_sentence(error))
            return
        placed = [
            {**one, "cell": list(cell)} if cell is not None else one
            for one, cell in zip_longest(combatants, cells[: len(combatants)])
        ]
        creatures = len(combatants) - len(joining)
        conductor.reinforce(placed, [*(None,) * creatures, *(one.id for one, _ in joining)])
