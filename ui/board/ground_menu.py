"""What may be ruled about a cell: a door opens, a wall falls, the ground changes, a piece is put there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from rules.encounter import Combatant
from rules.geometry import Cell, cell_name
from ui.board.brushes import RISE, brushes_of, words_of_brush
from ui.conductor import Conductor
from ui.plain import keyless


class GroundMenu(QMenu):
    """The rulings on one cell, and whom of `movers` to put there; it goes when it is shut."""

    def __init__(self, conductor: Conductor, cell: Cell, movers: Sequence[Combatant], parent: QWidget) -> None:
        super().__init__(parent)
        self.conductor = conductor
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.addSection(self.tr("Ruling on {cell}").format(cell=cell_name(cell)))
        fight, system = conductor.fight, conductor.system
        assert fight.board is not None
        rules = system.board_rules(fight.options)
        labels = {word: system.terrain_label(word) for word in sorted(rules.terrains)}
        for brush in brushes_of(rules):
            rises = brush.stat == RISE
            value = fight.board.level_at(cell) + brush.value if rises else brush.value
            command = {"do": "set", "cell": list(cell), "stat": "level" if rises else brush.stat, "value": value}
            self.addAction(keyless(words_of_brush(brush, labels))).setData(command)
        self.addSeparator()
        for one in movers:
            if one.cell != cell:
                put = self.addAction(keyless(self.tr("Put {name} here").format(name=one.name)))
                put.setData({"do": "move", "actor": one.id, "to": list(cell)})
        self.triggered.connect(self._ruled)

    def _ruled(self, action: QAction) -> None:
        self.conductor.command(action.data())
