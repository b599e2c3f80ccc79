"""Ranges: from which distance on a deed is out of range, tried once on an empty field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.board.board import Board, Cell
from rules.engine.service import RulesService
from rules.system.system import System
from rules.tactics.capabilities import Capability
from rules.tactics.trial_field import OURS, foe_id, set_up

FARTHEST = 32
"""The greatest distance that is tried, in cells."""
START = (FARTHEST, FARTHEST)
CORNER = (0, 0)
Gap = tuple[int, int]
"""The distance of two pieces along the axes, between the nearest cells they fill, the longer first."""
Size = tuple[int, int]
"""How many cells a piece fills to the east and to the south."""
ONE: Size = (1, 1)
BESIDE: tuple[Gap, ...] = ((2, 0), (1, 1))
AROUND: tuple[Gap, ...] = ((2, 0),)
"""What is too far for one who reaches its neighbours alone: `BESIDE` without diagonals, `AROUND` with them."""


class Ranges:
    """The distances from which each deed of each sheet is out of range, on level ground."""

    def __init__(self, system: System, options: Any, board: Board | None, sheets: Sequence[Any]) -> None:
        self._system = system
        self._options = options
        self._board = board
        self._sheets = sheets
        self.sizes = [_size(system, sheet) for sheet in sheets]
        """How many cells the bearers of each sheet fill."""
        self._fields: dict[int, RulesService | None] = {}
        self._out_of_range: dict[Capability, tuple[Gap, ...] | None] = {}

    def known_out_of_range(self, number: int, deed: Capability) -> tuple[Gap, ...]:
        """Return the nearest distances at which a deed is too far; empty if it never is, or if that cannot be tried."""
        return self.out_of_range(number, deed) or ()

    def out_of_range(self, number: int, deed: Capability) -> tuple[Gap, ...] | None:
        """Return the distances from which a deed is out of range; None if that cannot be tried.

        They follow from sheet and options alone, so it makes no difference who asks first.
        """
        if deed not in self._out_of_range:
            self._out_of_range[deed] = self._try_range(number, deed)
        return self._out_of_range[deed]

    def _try_range(self, number: int, deed: Capability) -> tuple[Gap, ...] | None:
        if self._board is None or not (deed.aims or deed.place):
            return None
        if number not in self._fields:
            self._fields[number] = self._field_of(number)
        service = self._fields[number]
        if service is None or self._refusal_code(service, deed, (1, 0), self.sizes[number]) is not None:
            return None
        return self._edge(service, deed, self.sizes[number])

    def _edge(self, service: RulesService, deed: Capability, size: Size) -> tuple[Gap, ...]:
        """By the number of steps aside: how many steps ahead are too far, never fewer than aside."""
        ahead = self._nearest(service, deed, size)
        edge: list[Gap] = []
        aside = 0
        while ahead is not None and ahead > aside:
            if not edge or ahead < edge[-1][0]:
                edge.append((ahead, aside))
            aside += 1
            while ahead > aside and self._is_beyond(service, deed, (ahead - 1, aside), size):
                ahead -= 1
        return (*edge, (aside, aside)) if edge and aside < edge[-1][0] else tuple(edge)

    def _field_of(self, number: int) -> RulesService | None:
        """A bearer of the sheet and another beside it on a wide board, nobody else near."""
        assert self._board is not None
        across, down = self.sizes[number]
        width, height = 2 * FARTHEST + 2 * across, 2 * FARTHEST + 2 * down
        board = Board(width, height, cell_size=self._board.cell_size)
        sheet = self._sheets[number]
        ground = (board, START, CORNER, (START[0] + across, START[1]))
        measured = self._system.tactics.measured(self._options)
        field = set_up(self._system, measured, sheet, {0: sheet}, ground)
        return None if field is None else field[0]

    def _nearest(self, service: RulesService, deed: Capability, size: Size) -> int | None:
        """How many steps ahead are too far, found by bisection, since what is too far stays so."""
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

    def _is_beyond(self, service: RulesService, deed: Capability, gap: Gap, size: Size) -> bool:
        return self._refusal_code(service, deed, gap, size) in self._system.tactics.far

    @staticmethod
    def _refusal_code(service: RulesService, deed: Capability, gap: Gap, size: Size) -> str | None:
        """The code with which a deed is refused at a target so far away; None if it is not."""
        target = service.fight.combatants[foe_id(0)]
        (ahead, aside), (across, down) = gap, size
        cell = (START[0] + ahead + (across - 1 if ahead else 0), START[1] + aside + (down - 1 if aside else 0))
        target.__dict__["cell"] = cell
        command = deed.command_at(OURS, (), cell) if deed.place else deed.command_at(OURS, (target.id,))
        refusal = service.refusal_of(command)
        return None if refusal is None else refusal.code


def _size(system: System, sheet: Any) -> Size:
    cells = system.ground.covers(system.new_combatant("", "", "", sheet, {}), (0, 0))
    return (1 + max(cell[0] for cell in cells), 1 + max(cell[1] for cell in cells))


def gap_between(start: Cell | None, end: Cell | None, size: Size = ONE, end_size: Size = ONE) -> Gap | None:
    """Return the distance of two pieces along the axes, the longer first; None if one stands nowhere."""
    if start is None or end is None:
        return None
    across = end[0] - start[0]
    down = end[1] - start[1]
    across = max(across - size[0] + 1, 0) if across > 0 else max(1 - across - end_size[0], 0)
    down = max(down - size[1] + 1, 0) if down > 0 else max(1 - down - end_size[1], 0)
    return (across, down) if across >= down else (down, across)


def is_too_far(out_of_range: Sequence[Gap], gap: Gap) -> bool:
    """Whether a distance is at least one of those known to be out of range."""
    longer, shorter = gap
    for known_longer, known_shorter in out_of_range:  # noqa: SIM110 - asked too often for a generator each time
        if known_longer <= longer and known_shorter <= shorter:
            return True
    return False


def from_above(board: Board | None, gap: Gap, start: Cell, end: Cell) -> Gap:
    """Return the distance of two cells for a thrower whose range grows by as much as it stands higher."""
    if board is None or not board.levels:
        return gap
    lower = board.level_at(start) - board.level_at(end)
    if lower <= 0:
        return gap
    longer, shorter = gap[0] - lower, gap[1]
    return (longer, shorter) if longer >= shorter else (shorter, longer)
