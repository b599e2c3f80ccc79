"""A dragged piece: its cell and facing, and the result of dropping it."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject, Signal

from rules.board.geometry import Cell, step_direction, towards
from ui.board.fight.paths import PathController
from ui.board.scene.scene import BoardScene
from ui.session.controller import Conductor
from ui.session.view.board import ARROWS


class DraggedPiece(QObject):
    """Handle one dragged piece at a time; a row of the order dragged over the board counts too."""

    piece_hovered = Signal(str, object, object)
    """The id of a piece, the cell under it (None: off the board), and notes on the drop."""
    piece_released = Signal(object)
    """The piece was released: its id and the cell under it."""

    def __init__(self, conductor: Conductor, scene: BoardScene, ways: PathController) -> None:
        super().__init__(scene)
        self._conductor, self._scene, self._ways = conductor, scene, ways
        self._id: str | None = None
        self._cell: Cell | None = None
        self._heading = NO_HEADING

    def take(self, id: str) -> None:
        """Begin the drag of a piece."""
        self._ways.take_up(id)
        combatant = self._conductor.fight.combatants[id]
        looks = () if combatant.facing is None else self._conductor.system.ground.board.facings
        self._heading = DragPath(looks, combatant.cell)
        self.carry(id, combatant.cell)

    def carry(self, id: str, cell: Cell | None) -> None:
        """Preview placing a combatant on a cell."""
        self._id, self._cell = id, cell
        combatant = self._conductor.fight.combatants[id]
        walk = self._ways.walk if self._ways.is_own_move(id) else None
        self._heading.come(cell)
        self._ways.show(combatant, cell, walk, self._heading.wanted)
        stands = None if combatant.cell is None else cell
        fight, ground = self._conductor.fight, self._conductor.system.ground
        self._scene.mark_pieces({} if stands is None else ground.vantages(fight, combatant, stands), ())
        facing = self._scene.way.facing
        notes = [self.tr("faces {arrow}").format(arrow=ARROWS.get(facing, facing))] if facing else []
        if walk is None and cell is not None and cell != combatant.cell:
            put = self.tr("{name} is put here by ruling, at no cost").format(name=combatant.name)
            notes.append(self._ways.why_not_ruled(combatant, cell) or put)
        self.piece_hovered.emit(id, cell, tuple(notes))

    def turn(self, step: Cell) -> None:
        """Set the facing by an arrow key."""
        self._heading.press(step)
        if self._id is not None:
            self.carry(self._id, self._cell)

    def give_up(self) -> None:
        """Cancel the drag."""
        self._heading, self._id = NO_HEADING, None

    def drop(self, id: str, cell: Cell | None) -> None:
        """Drop a piece; one only turned by a key changes its facing by ruling."""
        heading, combatant = self._heading, self._conductor.fight.combatants[id]
        self.put_down(id, cell, heading.wanted)
        if cell == combatant.cell and heading.by_key and not self._ways.is_own_move(id):
            self._conductor.command({"do": "move", "actor": id, "facing": heading.wanted})

    def put_down(self, id: str, cell: Cell | None, heading: str = "") -> None:
        """Move a combatant to a cell; on its own cell or off the board it stays."""
        self.give_up()
        self._scene.way.clear()
        combatant = self._conductor.fight.combatants[id]
        if cell is not None and cell != combatant.cell:
            self._ways.bring(id, cell, heading)
        self.piece_released.emit(cell)


ALONG = {(0, -1): ("n",), (1, 0): ("e", "right"), (0, 1): ("s",), (-1, 0): ("w", "left")}
"""The step of an arrow key to the id of a facing."""
STEP_OF = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


class DragPath:
    """The facing chosen during a drag."""

    def __init__(self, possible: Collection[str], begins: Cell | None) -> None:
        self._possible = possible
        self._at = begins
        self._by_key = False
        self.wanted = ""
        """A facing of the board; empty: none chosen, or the board has none."""

    @property
    def by_key(self) -> bool:
        """Whether a key has chosen it: then the mouse does no more."""
        return self._by_key

    def come(self, cell: Cell | None) -> None:
        """Move to another cell: the facing follows the direction, unless set by a key."""
        former, self._at = self._at, cell
        if cell is None or former is None or cell == former or self._by_key:
            return
        self._take(STEP_OF[step_direction(former, cell) or towards(former, cell, "s")])

    def press(self, step: Cell) -> None:
        """Set the facing by an arrow key."""
        self._by_key = self._take(step) or self._by_key

    def _take(self, step: Cell) -> bool:
        direction = next((look for look in ALONG[step] if look in self._possible), "")
        self.wanted = direction or self.wanted
        return bool(direction)


NO_HEADING = DragPath((), None)
