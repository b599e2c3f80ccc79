"""A cell of a running fight in words: terrain, piece, and the cost of going there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from rules.board.board import Board
from rules.board.geometry import Cell, cell_name
from rules.core.board_overlays import ReachableCells
from rules.core.questions import Refusal
from rules.core.state import Combatant
from rules.log.refusals import refusal_sentence
from rules.text.sanitize import escaped
from ui.board.fight.cell_highlights import CHOICE
from ui.board.scene.layers import cost_words
from ui.board.scene.scene import BoardScene
from ui.board.scene.textures import html_swatch
from ui.session.controller import Conductor
from ui.session.view.board import BoardState
from ui.text.words import localize, terrain_name

InHand = tuple[str, Mapping[str, Any]]
"""An action's id, and its params so far."""


class CellWords(QObject):
    """Describe the board in words."""

    def __init__(self, conductor: Conductor, scene: BoardScene) -> None:
        super().__init__(scene)
        self.conductor = conductor
        self.scene = scene
        self.view: BoardState | None = None
        """The board that is shown, with its pieces."""

    def refusal(self, refusal: Refusal) -> str:
        """Return a refusal in the reader's language."""
        conductor = self.conductor
        return refusal_sentence(conductor.system, refusal.code, refusal.details, conductor.names, conductor.language)

    def of(
        self,
        cell: Cell,
        actor: Combatant | None,
        walk: ReachableCells | None,
        in_hand: InHand | None = None,
        notes: Sequence[str] = (),
    ) -> list[str]:
        """Return a cell's description in parts: name, notes, terrain, pieces, distance, cost of the path.

        `actor` None: the cell alone. `in_hand`: the action being set up, whose reach is told where heights count.
        """
        words = [cell_name(cell), *notes, *self._ground(cell)]
        for piece in self.scene.pieces_at(cell):
            words.append(piece.view.spoken())
            if piece.vantage:
                words.append(piece.vantage)
        marked = (
            candidate for candidate in self.scene.marks.marked if candidate.kind != CHOICE and cell in candidate.cells
        )
        words += [localize(candidate.label) for candidate in marked]
        if actor is not None and actor.cell is not None and cell != actor.cell:
            cost = "" if walk is None else self._cost(cell, walk)
            if not cost or not cost.startswith(self._measured(cell, actor)):  # else the way's cost says so already
                words += self.how_far(cell, actor, None)
            words += [] if walk is None else self._way(cell, walk)
            if in_hand is not None:
                words[1:1] = self._ranged(cell, actor, in_hand)
        return words

    def how_far(self, cell: Cell, actor: Combatant, in_hand: InHand | None) -> list[str]:
        """Return the distance of a cell, and how far the action being set up reaches there."""
        if actor.cell is None or cell == actor.cell:
            return []
        measured = self._measured(cell, actor)
        away = [self.tr("{distance} away").format(distance=measured)] if measured else []
        return [*away, *([] if in_hand is None else self._ranged(cell, actor, in_hand))]

    def _measured(self, cell: Cell, actor: Combatant) -> str:
        return localize(self.conductor.system.ground.measured(self.conductor.fight, actor, cell))

    def _ranged(self, cell: Cell, actor: Combatant, in_hand: InHand) -> list[str]:
        ranged = localize(self.conductor.system.ground.ranged(self.conductor.fight, actor, *in_hand, cell))
        return [ranged] if ranged else []

    def whole(self) -> tuple[str, ...]:
        """Return what applies to the whole board, as rich texts: who is not on it yet, and its terrains."""
        names = () if self.view is None else self.view.unplaced
        template = self.tr("Not on the board yet: {names}. Drag a row of the order to its cell.")
        missing = escaped(template.format(names=", ".join(names))) if names else ""
        return (*([missing] if missing else ()), *self.legend())

    def legend(self) -> tuple[str, ...]:
        """Return the terrains of the board with picture and letter, each as a rich text; none if there is one only."""
        board, looks = self._board, self.scene.ground.looks
        there = sorted(set((board.terrains or {}).values()) - {board.terrain})
        return tuple(
            f"{html_swatch(look)}&nbsp;{look.letters}&nbsp;{escaped(self._terrain(word)).replace(' ', '&nbsp;')}"
            for word in there
            if (look := looks.get(word)) is not None
        )

    @property
    def _board(self) -> Board:
        assert self.view is not None
        return self.view.board

    def _terrain(self, id: str) -> str:
        return terrain_name(id, self.conductor.system.terrain_label(id))

    def _ground(self, cell: Cell) -> list[str]:
        board = self._board
        words: list[str] = []
        labels = {} if self.view is None else self.view.labels
        if (board.terrains or len(labels) > 1) and board.terrain_at(cell):
            words.append(self._terrain(board.terrain_at(cell)))
        if board.level_at(cell):
            words.append(self.tr("height {level}").format(level=board.level_at(cell)))
        states: Mapping[str, str] = {"blocked": self.tr("wall"), "obstructed": self.tr("obstructed")}
        if board.state_at(cell) in states:
            words.append(states[board.state_at(cell)])
        return words

    def _way(self, cell: Cell, walk: ReachableCells) -> list[str]:
        refusal = walk.refusal(cell)
        words = [] if refusal is None else [self.refusal(refusal)]  # first: a long way is cut where there is no room
        if cost := self._cost(cell, walk):
            path = self.tr("path: {cost}").format(cost=cost)
            between = " → ".join(f"{cell_name(item)} {cost_words(paid)}" for item, paid in walk.steps(cell)[:-1])
            words.append(self.tr("{cost} by {cells}").format(cost=path, cells=between) if between else path)
        return words

    def _cost(self, cell: Cell, walk: ReachableCells) -> str:
        """Return the cost of the path to a cell; empty if there is none."""
        steps = walk.steps(cell)
        return f"{cost_words(steps[-1][1])} {self.conductor.system.word(localize(walk.unit))}" if steps else ""
