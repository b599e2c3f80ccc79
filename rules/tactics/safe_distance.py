"""Ranging: from how far away on a deed strikes nobody, tried once on an empty field; nobody tries it there again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.board.board import Board, Cell
from rules.engine.service import RulesService
from rules.system.system import System
from rules.tactics.capabilities import Capability
from rules.tactics.trial_field import OURS, foe, set_up

FARTHEST = 32
"""The most cells from which it is tried."""
START = (FARTHEST, FARTHEST)
CORNER = (0, 0)
Apart = tuple[int, int]
"""How far apart two pieces are along the axes, from the nearest cells that they fill, the longer first."""
Size = tuple[int, int]
"""How many cells a piece fills to the east and to the south."""
ONE: Size = (1, 1)
BESIDE: tuple[Apart, ...] = ((2, 0), (1, 1))
AROUND: tuple[Apart, ...] = ((2, 0),)
"""What is too far for one who reaches its neighbours alone: `BESIDE` without those at corners, `AROUND` with them."""


class Ranges:
    """The distances from which on each deed of each sheet is out of range, on level ground."""

    def __init__(self, system: System, options: Any, board: Board | None, sheets: Sequence[Any]) -> None:
        self._system = system
        self._options = options
        self._board = board
        self._sheets = sheets
        self.sizes = [_size(system, sheet) for sheet in sheets]
        """How many cells those of each sheet fill."""
        self._fields: dict[int, RulesService | None] = {}
        self._beyond: dict[Capability, tuple[Apart, ...] | None] = {}

    def beyond(self, number: int, deed: Capability) -> tuple[Apart, ...]:
        """The nearest places at which it was refused as too far; nothing where it never is, or that cannot be seen."""
        return self.reach(number, deed) or ()

    def reach(self, number: int, deed: Capability) -> tuple[Apart, ...] | None:
        """The distances from which on a deed is out of range; None where that cannot be tried out.

        They follow from sheet and options alone, so it makes no difference who asks first.
        """
        if deed not in self._beyond:
            self._beyond[deed] = self._tried(number, deed)
        return self._beyond[deed]

    def _tried(self, number: int, deed: Capability) -> tuple[Apart, ...] | None:
        if self._board is None or not (deed.aims or deed.place):
            return None
        if number not in self._fields:
            self._fields[number] = self._field(number)
        service = self._fields[number]
        if service is None or self._code(service, deed, (1, 0), self.sizes[number]) is not None:
            return None
        return self._edge(service, deed, self.sizes[number])

    def _edge(self, service: RulesService, deed: Capability, size: Size) -> tuple[Apart, ...]:
        """By the number of steps aside: how many steps ahead are too far, never fewer than there are aside."""
        ahead = self._nearest(service, deed, size)
        found: list[Apart] = []
        aside = 0
        while ahead is not None and ahead > aside:
            if not found or ahead < found[-1][0]:
                found.append((ahead, aside))
            aside += 1
            while ahead > aside and self._is_beyond(service, deed, (ahead - 1, aside), size):
                ahead -= 1
        return (*found, (aside, aside)) if found and aside < found[-1][0] else tuple(found)

    def _field(self, number: int) -> RulesService | None:
        """One with the sheet and another beside it on a wide board, nobody else near."""
        assert self._board is not None
        across, down = self.sizes[number]
        wide, high = 2 * FARTHEST + 2 * across, 2 * FARTHEST + 2 * down
        board = Board(wide, high, cell_size=self._board.cell_size)
        sheet = self._sheets[number]
        ground = (board, START, CORNER, (START[0] + across, START[1]))
        measured = self._system.tactics.measured(self._options)
        yard = set_up(self._system, measured, sheet, {0: sheet}, ground)
        return None if yard is None else yard[0]

    def _nearest(self, service: RulesService, deed: Capability, size: Size) -> int | None:
        """How many steps ahead are too far; halving finds it, as what is too far stays so."""
        low, high = 1, FARTHEST
        if not self._is_beyond(service, deed, (high, 0), size):
            return None
        while high - low > 1:
            middle = (low + high) // 2
            if self._is_beyond(service, deed, (middle, 0), size):
                high = middle
            else:
                low = middle
        return high

    def _is_beyond(self, service: RulesService, deed: Capability, apart: Apart, size: Size) -> bool:
        return self._code(service, deed, apart, size) in self._system.tactics.far

    @staticmethod
    def _code(service: RulesService, deed: Capability, apart: Apart, size: Size) -> str | None:
        """The code with which a deed is refused at one who stands so far away; None where it is not."""
        other = service.fight.combatants[foe(0)]
        (ahead, aside), (across, down) = apart, size
        cell = (START[0] + ahead + (across - 1 if ahead else 0), START[1] + aside + (down - 1 if aside else 0))
        other.__dict__["cell"] = cell
        command = deed.aimed_at(OURS, (), cell) if deed.place else deed.aimed_at(OURS, (other.id,))
        refused = service.refusal_of(command)
        return None if refused is None else refused.code


def _size(system: System, sheet: Any) -> Size:
    cells = system.ground.covers(system.new_combatant("", "", "", sheet, {}), (0, 0))
    return (1 + max(cell[0] for cell in cells), 1 + max(cell[1] for cell in cells))


def apart_by(value: Cell | None, other: Cell | None, size: Size = ONE, other_size: Size = ONE) -> Apart | None:
    """How far apart two pieces are along the axes, the longer first; None where one stands nowhere."""
    if value is None or other is None:
        return None
    across = other[0] - value[0]
    down = other[1] - value[1]
    across = max(across - size[0] + 1, 0) if across > 0 else max(1 - across - other_size[0], 0)
    down = max(down - size[1] + 1, 0) if down > 0 else max(1 - down - other_size[1], 0)
    return (across, down) if across >= down else (down, across)


def is_too_far(known: Sequence[Apart], apart: Apart) -> bool:
    """Whether it was refused already for two who stood no farther apart."""
    more, less = apart
    for value, other in known:  # noqa: SIM110 - asked too often for a generator each time
        if value <= more and other <= less:
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
