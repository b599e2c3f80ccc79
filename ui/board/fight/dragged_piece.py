"""A piece that is held over the board: where it would stand and look, and what letting it go does."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject, Signal

from rules.board.geometry import Cell, step_direction, towards
from ui.board.fight.paths import PathController
from ui.board.scene.scene import BoardScene
from ui.session.controller import Conductor
from ui.session.view.board import ARROWS


class DraggedPiece(QObject):
    """One piece at a time; who is held beside the board, in the order of the fight, is carried over it as well."""

    piece_hovered = Signal(str, object, object)
    """Whose piece is over which cell (None: over none), and what is said beside what the cell says of itself."""
    piece_released = Signal(object)
    """It is held no longer, and this is the cell under it."""

    def __init__(self, conductor: Conductor, scene: BoardScene, ways: PathController) -> None:
        super().__init__(scene)
        self._conductor, self._scene, self._ways = conductor, scene, ways
        self._id: str | None = None
        self._cell: Cell | None = None
        self._heading = NO_HEADING

    def take(self, id: str) -> None:
        """A piece is taken from where it stands."""
        self._ways.take_up(id)
        combatant = self._conductor.fight.combatants[id]
        looks = () if combatant.facing is None else self._conductor.system.ground.board.facings
        self._heading = DragPath(looks, combatant.cell)
        self.carry(id, combatant.cell)

    def carry(self, id: str, cell: Cell | None) -> None:
        """Show what it would be to put somebody down on a cell."""
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
        """An arrow key says how it shall look."""
        self._heading.press(step)
        if self._id is not None:
            self.carry(self._id, self._cell)

    def give_up(self) -> None:
        """Nobody is held any more, and nothing has come of it."""
        self._heading, self._id = NO_HEADING, None

    def drop(self, id: str, cell: Cell | None) -> None:
        """Let a piece go; one that was only turned by a key looks elsewhere by the game master's word."""
        heading, combatant = self._heading, self._conductor.fight.combatants[id]
        self.put_down(id, cell, heading.wanted)
        if cell == combatant.cell and heading.by_key and not self._ways.is_own_move(id):
            self._conductor.command({"do": "move", "actor": id, "facing": heading.wanted})

    def put_down(self, id: str, cell: Cell | None, heading: str = "") -> None:
        """Move somebody to a cell; on its own, or on none, it stays where it is."""
        self.give_up()
        self._scene.way.clear()
        combatant = self._conductor.fight.combatants[id]
        if cell is not None and cell != combatant.cell:
            self._ways.bring(id, cell, heading)
        self.piece_released.emit(cell)


ALONG = {(0, -1): ("n",), (1, 0): ("e", "right"), (0, 1): ("s",), (-1, 0): ("w", "left")}
"""The step of an arrow key to what systems call a look that way."""
STEP_OF = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


class DragPath:
    """What has been chosen so far in one drag."""

    def __init__(self, possible: Collection[str], begins: Cell | None) -> None:
        self._possible = possible
        self._at = begins
        self._by_key = False
        self.wanted = ""
        """One of the looks that the board has; empty: nothing was chosen yet, or there is nothing to choose."""

    @property
    def by_key(self) -> bool:
        """Whether a key has chosen it: then the mouse does no more."""
        return self._by_key

    def come(self, cell: Cell | None) -> None:
        """The mouse has come to another cell: the piece looks the way it came, unless a key has said how."""
        former, self._at = self._at, cell
        if cell is None or former is None or cell == former or self._by_key:
            return
        self._take(STEP_OF[step_direction(former, cell) or towards(former, cell, "s")])

    def press(self, step: Cell) -> None:
        """An arrow key was pressed."""
        self._by_key = self._take(step) or self._by_key

    def _take(self, step: Cell) -> bool:
        direction = next((look for look in ALONG[step] if look in self._possible), "")
        self.wanted = direction or self.wanted
        return bool(direction)


NO_HEADING = DragPath((), None)
