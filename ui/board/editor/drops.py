"""Drops of creatures and members on the board of a prepared encounter: they join it and are placed there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint

from models.library import Library
from models.repositories.encounters import PREPARED, Encounter
from models.storage.store import twin
from rules.board.geometry import Cell, cell_name, distance
from rules.system import registry
from ui.board.editor.editor import BoardEditor
from ui.board.editor.roster import placed, stands
from ui.dnd.drop_targets import DropAnswer, DropTarget
from ui.dnd.payload import DropPayload
from ui.edits.core import ENCOUNTERS, Edits, EditStep, in_one_step
from ui.edits.encounters import enter, save_entries
from ui.session.reinforcements import dropped_counts, why_not_all


class BoardDrops:
    """Answers drops on the board of a prepared encounter."""

    def __init__(
        self, library: Library, edits: Edits, editor: BoardEditor, encounter: Callable[[], Encounter | None]
    ) -> None:
        self._library = library
        self._edits = edits
        self._editor = editor
        self._encounter = encounter
        DropTarget(editor.view.viewport(), self._weigh)

    def _weigh(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        """Preview adding creatures and members at a cell and the nearest free ones."""
        encounter, view = self._encounter(), self._editor.view
        if encounter is None or encounter.id is None or encounter.state != PREPARED:
            return None
        cell = view.cursor_cell if point is None else view.cell_under(point)
        if not carried.has_people:
            return DropAnswer(
                None, QCoreApplication.translate("BoardDrops", "Only creatures and members can be dropped here.")
            )
        refusal = why_not_all(self._library, carried, encounter.system)
        present = {entry.member_id for entry in self._library.encounters.entries(encounter.id)}
        if not refusal and not carried.creatures and present.issuperset(carried.members):
            refusal = QCoreApplication.translate("BoardDrops", "They are already taking part.")
        if not refusal and cell is None:
            refusal = QCoreApplication.translate("BoardDrops", "Drop them on a cell.")
        if refusal or cell is None:
            return DropAnswer(None, refusal)
        cells = self._free_cells(cell)
        if not cells:
            return DropAnswer(None, QCoreApplication.translate("BoardDrops", "No cell is free."))
        words = QCoreApplication.translate("BoardDrops", "Begins on {cell}").format(cell=cell_name(cells[0]))
        return DropAnswer(partial(self._bring, encounter.id, carried, cells), words, view.light_of(cells[0]))

    def _free_cells(self, near: Cell) -> list[Cell]:
        """Return the free cells of the board, the nearest first."""
        return sorted(
            self._editor.free_cells(), key=lambda free_cell: (distance(near, free_cell), free_cell[1], free_cell[0])
        )

    def _bring(self, encounter_id: int, carried: DropPayload, cells: list[Cell]) -> None:
        step = enter_on(self._library, encounter_id, carried, cells)
        self._edits.do(ENCOUNTERS, QCoreApplication.translate("BoardDrops", "Add to the encounter"), step)


def enter_on(library: Library, encounter_id: int, carried: DropPayload, cells: list[Cell]) -> EditStep:
    """Add creatures and members to an encounter, each on the first cell with room for it; return the undo step."""
    encounters = library.encounters

    def run() -> EditStep:
        with library.together():
            before = encounters.entries(encounter_id)
            present = {entry.member_id for entry in before if entry.member_id is not None}
            members = [(id, side) for id, side in carried.sided_members() if id not in present]
            entered = enter(library, encounter_id, dropped_counts(carried), members)()
            here = {entry.id for entry in before}
            setup = library.setup(encounter_id)
            starting, _ = stands(encounters.entries(encounter_id), setup)
            system = registry.system(setup.script["system"])
            moves = placed(starting, system, lambda entry: () if entry.id in here else cells)
            moves_done = save_entries(library, [twin(entry, cells=taken) for entry, taken in moves])()
        return in_one_step(library, moves_done, entered)

    return EditStep(run, [encounter_id])
