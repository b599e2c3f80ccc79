"""Ranging: from how far away on a deed strikes nobody, tried once on an empty field; nobody tries it there again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.board import Board, Cell
from rules.service import RulesService
from rules.system import System
from rules.tactics.deeds import Deed
from rules.tactics.yard import OURS, foe, set_up

FARTHEST = 32
"""The most cells from which it is tried."""
START = (FARTHEST, FARTHEST)
BESIDE = (FARTHEST + 1, FARTHEST)
CORNER = (0, 0)
Apart = tuple[int, int]
"""How far apart two cells are along the axes, the longer first."""
STRAIGHT: Apart = (1, 0)
ASLANT: Apart = (1, 1)
"""How far it is aslant is measured by each system in its own way."""


class Ranges:
    """For each deed of each sheet from where on it is out of range, on level ground."""

    def __init__(self, system: System, options: Any, board: Board | None, sheets: Sequence[Any]) -> None:
        self._system = system
        self._options = options
        self._board = board
        self._sheets = sheets
        self._fields: dict[int, RulesService | None] = {}
        self._beyond: dict[Deed, tuple[Apart, ...]] = {}

    def beyond(self, number: int, deed: Deed) -> tuple[Apart, ...]:
        """The nearest places at which it was refused as too far; nothing where it never is, or that cannot be seen.

        They follow from sheet and options alone, so it makes no difference who asks first.
        """
        found = self._beyond.get(deed)
        if found is None:
            found = self._beyond[deed] = self._tried(number, deed)
        return found

    def _tried(self, number: int, deed: Deed) -> tuple[Apart, ...]:
        if deed.aims != 1 or deed.place or self._board is None:
            return ()
        if number not in self._fields:
            self._fields[number] = self._field(number)
        service = self._fields[number]
        if service is None:
            return ()
        if self._code(service, deed, STRAIGHT, 1) is not None:
            return ()
        straight = self._nearest(service, deed, STRAIGHT, 1)
        aslant = None if straight is None else self._nearest(service, deed, ASLANT, 0)
        return tuple(apart for apart in (straight, aslant) if apart is not None)

    def _field(self, number: int) -> RulesService | None:
        """One with the sheet and another beside it on a wide board, nobody else near."""
        wide = 2 * FARTHEST + 1
        assert self._board is not None
        board = Board(wide, wide, cell_size=self._board.cell_size)
        sheet = self._sheets[number]
        ground = (board, START, CORNER, BESIDE)
        measured = self._system.tactics.measured(self._options)
        yard = set_up(self._system, measured, sheet, {0: sheet}, ground)
        return None if yard is None else yard[0]

    def _nearest(self, service: RulesService, deed: Deed, along: Apart, low: int) -> Apart | None:
        """Where it is too far first as one goes away step by step; halving finds it, as what is too far stays so."""
        high, far = FARTHEST, self._system.tactics.far
        if self._code(service, deed, along, high) not in far:
            return None
        while high - low > 1:
            middle = (low + high) // 2
            if self._code(service, deed, along, middle) in far:
                high = middle
            else:
                low = middle
        return (high * along[0], high * along[1])

    @staticmethod
    def _code(service: RulesService, deed: Deed, along: Apart, steps: int) -> str | None:
        other = service.fight.combatants[foe(0)]
        other.__dict__["cell"] = (START[0] + steps * along[0], START[1] + steps * along[1])
        refused = service.refusal_of(deed.aimed_at(OURS, (other.id,)))
        return None if refused is None else refused.code


def apart_by(one: Cell | None, other: Cell | None) -> Apart | None:
    """How far apart two cells are along the axes, the longer first; None where one stands nowhere."""
    if one is None or other is None:
        return None
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (across, down) if across >= down else (down, across)


def is_too_far(known: Sequence[Apart], apart: Apart) -> bool:
    """Whether it was refused already for two who stood no farther apart."""
    more, less = apart
    for one, other in known:  # noqa: SIM110 - asked too often for a generator each time
        if one <= more and other <= less:
            return True
    return False


def from_above(board: Board | None, apart: Apart, start: Cell, end: Cell) -> Apart:
    """How far apart two cells are for one who may throw farther by as much as its own lies higher."""
    if board is None or not board.levels:
        return apart
    lower = board.level_at(start) - board.level_at(end)
    if lower <= 0:
        return apart
    more, less = apart[0] - lower, apart[1]
    return (more, less) if more >= less else (less, more)
