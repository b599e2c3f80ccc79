"""The rulings for a cell and its piece: open a door, remove a wall, move a piece there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from rules.board.board import Board
from rules.board.geometry import Cell, cell_name
from rules.core.facts import Command
from rules.core.state import Combatant
from ui.board.scene.brushes import RISE, TERRAIN, Brush, brushes_of, words_of_brush
from ui.session.controller import Conductor
from ui.widgets.menu_items import Offered, entitle, offer

FEW = 3
"""The most pieces listed in the menu itself."""


class GroundMenu(QMenu):
    """The rulings for a cell, a link to those of its piece, and which of `movers` to move there."""

    rulings_requested = Signal(str, QPoint)
    """The rulings of a combatant are to be offered: its id, and a position on the screen."""

    def __init__(self, conductor: Conductor, cell: Cell, movers: Sequence[Combatant], parent: QWidget) -> None:
        """The menu deletes itself when closed."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        entitle(self, self.tr("Ruling on {cell}").format(cell=cell_name(cell)))
        fight, system = conductor.fight, conductor.system
        entries = [
            (self.tr("Rulings on {name}…").format(name=combatant.name), partial(self._ask, combatant.id))
            for combatant in fight.combatants.values()
            if combatant.cell is not None and cell in system.ground.covers(combatant, combatant.cell)
        ]
        offer(self, "", entries, parent)
        if entries:
            self.addSeparator()
        assert fight.board is not None
        rules = system.board_rules(fight.options)
        labels = {word: system.terrain_label(word) for word in sorted(rules.terrains)}
        shapes: list[Offered] = []
        terrains: list[Offered] = []
        for brush in brushes_of(rules):
            do = partial(conductor.command, _ruling(brush, fight.board, cell))
            (terrains if brush.stat == TERRAIN else shapes).append((words_of_brush(brush, labels), do))
        offer(self, "", shapes, parent)
        if terrains:
            offer(self, self.tr("Terrain"), terrains, parent)
        self.addSeparator()
        putting: list[Offered] = [
            (self.tr("Put {name} here").format(name=combatant.name), partial(conductor.command, _move(combatant, cell)))
            for combatant in movers
            if combatant.cell != cell
        ]
        offer(self, self.tr("Put here") if len(putting) > FEW else "", putting, parent)

    def _ask(self, id: str) -> None:
        self.rulings_requested.emit(id, self.pos())


def _ruling(brush: Brush, board: Board, cell: Cell) -> Command:
    """Return the command that paints a cell with a brush."""
    rises = brush.stat == RISE
    value = board.level_at(cell) + brush.value if rises else brush.value
    return {"do": "set", "cell": list(cell), "stat": "level" if rises else brush.stat, "value": value}


def _move(combatant: Combatant, cell: Cell) -> Command:
    return {"do": "move", "actor": combatant.id, "to": list(cell)}
