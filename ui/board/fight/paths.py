"""Going over the board: whose ways are worked out, the way that is drawn, and the command that moves somebody."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rules.board.geometry import Cell, step_direction
from rules.core.board_overlays import Cost, ReachableCells
from rules.core.state import Combatant
from ui.board.fight.cell_words import CellWords
from ui.board.scene.scene import BoardScene
from ui.session.controller import Conductor

MOVE = "move"
"""The action by which one goes where it likes."""


class PathController(QObject):
    """Works the ways of a combatant out once after each command, draws them and has it go."""

    message_requested = Signal(str)
    """Why it cannot go there."""

    def __init__(self, conductor: Conductor, scene: BoardScene, words: CellWords) -> None:
        super().__init__(scene)
        self._conductor, self._scene, self._words = conductor, scene, words
        self.walk: ReachableCells | None = None
        """The ways that are worked out."""
        self._walker: tuple[str, str] | None = None

    def forget(self) -> None:
        """A command has been done, or a piece is moved by ruling: what was worked out holds no longer."""
        self.walk = self._walker = None

    def of(self, id: str, action: str = MOVE) -> ReachableCells | None:
        """A combatant's ways by an action, worked out once after each command."""
        if self._walker != (id, action):
            self._walker = (id, action)
            ground, fight = self._conductor.system.ground, self._conductor.fight
            walk = ground.walk if action == MOVE else ground.walks[action]
            self.walk = walk(fight, fight.combatants[id])
        return self.walk

    def goes(self, action: str) -> bool:
        """Whether an action goes over the board, so that its way can be drawn."""
        return action == MOVE or action in self._conductor.system.ground.walks

    def is_own_move(self, id: str) -> bool:
        """Whether dragging it is its own movement; any other piece is put down by the game master's word."""
        fight = self._conductor.fight
        return bool(
            fight.active == id
            and fight.combatants[id].cell is not None
            and fight.phase not in ("setup", "ended")
            and MOVE in self._conductor.system.actions
        )

    def take_up(self, id: str) -> None:
        """A piece is taken up: its ways are worked out now, not while it is dragged."""
        if self.is_own_move(id):
            self.of(id)
        else:
            self.forget()

    def steps(self, walk: ReachableCells, cell: Cell, heading: str) -> tuple[tuple[Cell, Cost], ...]:
        """The way to a cell by which one comes to look so, with what has been paid at each of its cells."""
        path = walk.looks(cell).get(heading, {}).get("path", ())
        if len(path) < 2:
            return walk.steps(cell)
        return (*walk.steps((path[-2][0], path[-2][1])), (cell, walk.costs[cell]))

    def facing_at(self, combatant: Combatant, cell: Cell, walk: ReachableCells | None, heading: str) -> str:
        """How somebody will look on a cell; empty where that is not known, or nobody looks anywhere."""
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
        """Draw somebody's way to a cell and how it will look there; without ways only the cell, on its own none."""
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
        """Why the game master's word cannot put somebody on a cell; empty where it can."""
        if cell == combatant.cell:
            return ""
        refused = self._conductor.refusal_of({"do": "move", "actor": combatant.id, "to": list(cell)})
        return "" if refused is None else self._conductor.sentence(refused)

    def bring(self, id: str, cell: Cell, heading: str = "") -> None:
        """Move a piece: by its own action where it is its turn, else by the game master's word."""
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
