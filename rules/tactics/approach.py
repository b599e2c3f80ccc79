"""Coming within reach: ways over a board, worked out once for each place that is gone to."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

from rules.board import Board
from rules.encounter import Combatant, Fight
from rules.geometry import DIRECTIONS, Cell

STEPS = tuple(DIRECTIONS.values())
ASLANT = (*STEPS, (1, -1), (1, 1), (-1, 1), (-1, -1))
"""The same with those from corner to corner."""
Steps = tuple[Cell, ...]
KEPT = 400
"""How many fields are kept."""
LONGEST = 12
"""How many steps are tried at first."""


class Fields:
    """How many steps it is from every cell to another, past whatever bars the way and nobody who stands in it."""

    def __init__(self, *, aslant: bool = False) -> None:
        self.steps = ASLANT if aslant else STEPS
        self._fields: dict[tuple[int, Cell], Mapping[Cell, int]] = {}
        self._boards: list[Board] = []
        """Kept, so that no other board comes to have the same identity."""

    def to(self, board: Board, end: Cell) -> Mapping[Cell, int]:
        """Steps to a cell."""
        found = self._fields.get((id(board), end))
        if found is None:
            if len(self._fields) >= KEPT:
                self._fields.clear()
                self._boards.clear()
            self._boards.append(board)
            found = self._fields[(id(board), end)] = _steps_to(board, end, self.steps)
        return found


def _steps_to(board: Board, end: Cell, ways: Steps) -> Mapping[Cell, int]:
    steps = {end: 0}
    line = deque([end])
    while line:
        cell = line.popleft()
        far = steps[cell] + 1
        for across, down in ways:
            beside = (cell[0] + across, cell[1] + down)
            if beside not in steps and board.holds(beside) and board.state_at(beside) == "free":
                steps[beside] = far
                line.append(beside)
    return steps


def way(fields: Fields, fight: Fight, actor: Combatant, target: Combatant) -> tuple[Cell, ...]:
    """The cells to go through to come next to somebody; nothing where that one is next to it, or nobody gets there.

    Around those who lie there if that can be, else over them.
    """
    board, start, end = fight.board, actor.cell, target.cell
    if board is None or start is None or end is None:
        return ()
    field = fields.to(board, end)
    others = [one for one in fight.combatants.values() if one is not actor]
    taken = {one.cell for one in others if one.state != "out"}
    if field.get(start, 0) <= 1:
        return ()
    free = _down(field, fields.steps, start, taken)
    if free and (field[free[-1]] == 1 or field[start] - field[free[-1]] == len(free)):
        return free
    # What only winds about might be wound back from there the next time.
    over = _down(field, fields.steps, start, {one.cell for one in others if one.state == "active"})
    if over and over[-1] not in taken:
        return over
    # Not everybody may stop where somebody lies.
    return _around(field, fields.steps, start, taken) or over or free


def _around(field: Mapping[Cell, int], ways: Steps, start: Cell, taken: set[Any]) -> tuple[Cell, ...]:
    """The shortest way past everybody to a cell beside the one that is gone to; nothing where there is none."""
    before: dict[Cell, Cell] = {start: start}
    line = deque([start])
    while line:
        cell = line.popleft()
        if field.get(cell) == 1:
            found = []
            while cell != start:
                found.append(cell)
                cell = before[cell]
            return tuple(reversed(found))
        for across, down in ways:
            beside = (cell[0] + across, cell[1] + down)
            if beside in field and beside not in before and beside not in taken:
                before[beside] = cell
                line.append(beside)
    return ()


def _down(field: Mapping[Cell, int], ways: Steps, start: Cell, taken: set[Any]) -> tuple[Cell, ...]:
    """The way that leads nearer with each step: straight where nobody stands, else around."""
    found: list[Cell] = []
    cell, seen = start, {start}
    far = field.get(start)
    if far is None:
        return ()
    while far > 1 and len(found) < LONGEST:
        near: Cell | None = None
        best = far + 2
        for across, down in ways:
            beside = (cell[0] + across, cell[1] + down)
            steps = field.get(beside)
            if steps is not None and steps < best and beside not in taken and beside not in seen:
                near, best = beside, steps
        if near is None:
            break
        found.append(near)
        seen.add(near)
        cell, far = near, best
    while found and field[found[-1]] >= field[start]:
        found.pop()
    return tuple(found)
