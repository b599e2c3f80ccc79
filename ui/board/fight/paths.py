"""Movement on the board: whose paths are computed, the path that is drawn, and the command that moves a piece."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rules.board.geometry import Cell, step_direction
from rules.core.board_overlays import Cost, ReachableCells
from rules.core.state import Combatant, Fight
from rules.system.system import System
from ui.board.fight.cell_words import CellWords
from ui.board.scene.scene import BoardScene
from ui.session.controller import Conductor

MOVE = "move"
"""The action of free movement."""


def goes(system: System, action: str) -> bool:
    """Return whether an action goes over the board."""
    return action == MOVE or action in system.ground.walks


def walk_of(system: System, fight: Fight, id: str, action: str) -> ReachableCells | None:
    """Return the paths of a combatant by an action that goes over the board; None where it has none."""
    walk = system.ground.walk if action == MOVE else system.ground.walks[action]
    return walk(fight, fight.combatants[id])


class PathController(QObject):
    """Compute the paths of a combatant once after each command, draw them, and move it."""

    message_requested = Signal(str)
    """Why it cannot go there."""

    def __init__(self, conductor: Conductor, scene: BoardScene, words: CellWords) -> None:
        super().__init__(scene)
        self._conductor, self._scene, self._words = conductor, scene, words
        self.walk: ReachableCells | None = None
        """The computed paths."""
        self._walker: tuple[str, str] | None = None

    def forget(self) -> None:
        """Forget computed paths after a command or a ruling."""
        self.walk = self._walker = None

    def of(self, id: str, action: str = MOVE) -> ReachableCells | None:
        """Return a combatant's paths by an action, computed once after each command."""
        if self._walker != (id, action):
            self._walker = (id, action)
            self.walk = walk_of(self._conductor.system, self._conductor.fight, id, action)
        return self.walk

    def goes(self, action: str) -> bool:
        """Whether an action goes over the board, so that its way can be drawn."""
        return goes(self._conductor.system, action)

    def is_own_move(self, id: str) -> bool:
        """Return whether dragging a piece is its own movement; other pieces are moved by ruling."""
        fight = self._conductor.fight
        return bool(
            fight.active == id
            and fight.combatants[id].cell is not None
            and fight.phase not in ("setup", "ended")
            and MOVE in self._conductor.system.actions
        )

    def take_up(self, id: str) -> None:
        """Compute the paths of a piece when its drag begins, not during it."""
        if self.is_own_move(id):
            self.of(id)
        else:
            self.forget()

    def steps(self, walk: ReachableCells, cell: Cell, heading: str) -> tuple[tuple[Cell, Cost], ...]:
        """Return the path to a cell that ends with a facing, with the cost paid at each cell."""
        path = walk.looks(cell).get(heading, {}).get("path", ())
        if len(path) < 2:
            return walk.steps(cell)
        return (*walk.steps((path[-2][0], path[-2][1])), (cell, walk.costs[cell]))

    def facing_at(self, combatant: Combatant, cell: Cell, walk: ReachableCells | None, heading: str) -> str:
        """Return the facing that a combatant will have on a cell; empty if unknown, or without facings."""
        if combatant.facing is None:
            return ""
        if walk is None:
            return heading or combatant.facing
        looks = walk.looks(cell)
        steps = walk.steps(cell)
        if heading in looks or not steps or not looks:
            return heading if heading in looks else ""
        before = steps[-2][0] if len(steps) > 1 else walk.start
        return step_direction(before, cell) or ""

    def show(self, combatant: Combatant, cell: Cell | None, walk: ReachableCells | None, heading: str = "") -> None:
        """Draw the path to a cell and the facing there; without paths the cell alone, on its own cell nothing."""
        way = self._scene.way
        if cell is None or (cell == combatant.cell and not heading):
            way.clear()
            return
        facing = self.facing_at(combatant, cell, walk, heading)
        if walk is None:
            way.show_way(None, (), cell, refused=bool(self.why_not_ruled(combatant, cell)), facing=facing)
        elif cell == combatant.cell:
            way.clear()
        else:
            refused = walk.refusal(cell) is not None
            way.show_way(walk.start, self.steps(walk, cell, heading), cell, refused=refused, facing=facing)

    def why_not_ruled(self, combatant: Combatant, cell: Cell) -> str:
        """Return why a combatant cannot be moved to a cell by ruling; empty if it can."""
        if cell == combatant.cell:
            return ""
        refused = self._conductor.refusal_of({"do": "move", "actor": combatant.id, "to": list(cell)})
        return "" if refused is None else self._conductor.sentence(refused)

    def bring(self, id: str, cell: Cell, heading: str = "") -> None:
        """Move a piece: by its own action in its turn, else by ruling."""
        walk = self.of(id) if self.is_own_move(id) else None
        refusal = None if walk is None else walk.refusal(cell)
        if refusal is not None:
            self.message_requested.emit(self._words.refusal(refusal))
        elif walk is None:
            turned = {"facing": heading} if heading and self._conductor.fight.combatants[id].facing is not None else {}
            self._conductor.command({"do": "move", "actor": id, "to": list(cell), **turned})
        else:
            params = walk.looks(cell).get(heading) or {"to": list(cell)}
            self._conductor.command({"do": "act", "actor": id, "action": MOVE, "params": dict(params)})
