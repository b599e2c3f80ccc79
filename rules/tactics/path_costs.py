"""Costs: what it costs somebody to come from one cell to another over the ground, worked out as far as it is asked for.

This is the one distance by which those who play by themselves tell what is near. Who stands in the way is another
question: `left` answers it for one moment.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from heapq import heappop, heappush
from math import inf
from typing import Any, Protocol

from rules.board.board import Board
from rules.board.geometry import Cell, way_back
from rules.core.board_overlays import Cost, MovementCosts, Obstacles

KEPT_CELLS = 200_000
"""How many cells have their costs kept at a time."""


class Costs(Protocol):
    """What it costs to come from one cell to all others, nobody standing in the way; the nearest are known first."""

    found: dict[Hashable, Any]
    """What has been looked for among the cells, to be found at once the next time."""

    def in_order(self) -> Iterator[Cell]:
        """The cells that can be come to, the start first, then by what it costs."""
        ...

    def to(self, cell: Cell) -> Cost | float:
        """What it costs to come to a cell; infinite where nobody can."""
        ...

    def way(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells of a cheapest way to one that can be come to, the start left out."""
        ...


class Links:
    """The single steps of those of a kind on a board: where they lead from a cell, and from where to it."""

    __slots__ = ("_cost", "_from", "_steps", "_to", "walls")

    def __init__(self, board: Board, footing: MovementCosts) -> None:
        self.walls = frozenset(cell for cell, state in (board.states or {}).items() if state == "blocked")
        self._cost = footing.cost
        self._steps = footing.steps
        self._from: dict[Cell, tuple[tuple[int, Cell, Cost], ...]] = {}
        self._to: dict[Cell, tuple[tuple[Cell, Cost], ...]] = {}

    def leaving(self, cell: Cell) -> tuple[tuple[int, Cell, Cost], ...]:
        """(the number of the step, where it leads, what it costs)."""
        found = self._from.get(cell)
        if found is None:
            steps = enumerate((cell[0] + across, cell[1] + down) for across, down in self._steps)
            costs = ((turn, beside, self._cost(cell, beside)) for turn, beside in steps)
            found = self._from[cell] = tuple((turn, end, cost) for turn, end, cost in costs if cost is not None)
        return found

    def entering(self, cell: Cell) -> tuple[tuple[Cell, Cost], ...]:
        """(from where, what it costs); every step has one that leads back."""
        found = self._to.get(cell)
        if found is None:
            costs = ((former, self._cost(former, cell)) for _, former, _ in self.leaving(cell))
            found = self._to[cell] = tuple((former, cost) for former, cost in costs if cost is not None)
        return found


class Ordered:
    """Costs that are found in their order, as far as they are asked for."""

    __slots__ = ("_order",)
    _order: list[Cell]

    def in_order(self) -> Iterator[Cell]:
        """The cells that can be come to, the start first, then by what it costs."""
        place, order = 0, self._order
        while place < len(order) or self._goes_on():
            yield order[place]
            place += 1

    def _goes_on(self) -> bool:
        """Comes to know the next cell; False where there is none."""
        raise NotImplementedError


class Stepwise(Ordered):
    """The costs where one goes step by step: Dijkstra's way, cell by cell as it is asked for."""

    __slots__ = ("_before", "_links", "_waiting", "found", "known")

    def __init__(self, links: Links, start: Cell) -> None:
        self.found: dict[Hashable, Any] = {}
        self.known: dict[Cell, Cost] = {}
        self._links = links
        self._before: dict[Cell, Cell] = {}
        self._order: list[Cell] = []
        self._waiting: list[tuple[Cost, int, Cell, Cell]] = [(0, 0, start, start)]

    def to(self, cell: Cell) -> Cost | float:
        """What it costs to come to a cell; infinite where nobody can."""
        while cell not in self.known:
            if not self._goes_on():
                return inf
        return self.known[cell]

    def way(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells of a cheapest way to one that can be come to, the start left out."""
        return way_back(self._before, self._order[0], cell)

    def _goes_on(self) -> bool:
        """Comes to know the next cell; False where there is none."""
        known, waiting = self.known, self._waiting
        while waiting:
            paid, _, cell, before = heappop(waiting)
            if cell in known:
                continue
            known[cell] = paid
            self._before[cell] = before
            self._order.append(cell)
            for turn, beside, cost in self._links.leaving(cell):
                if beside not in known:
                    heappush(waiting, (paid + cost, turn, beside, cell))
            return True
        return False


class Straight(Ordered):
    """The costs where one goes straight to any cell: ring by ring around the start."""

    __slots__ = ("_board", "_cost", "_ring", "_start", "_waiting", "found")

    def __init__(self, board: Board, footing: MovementCosts, start: Cell) -> None:
        self.found: dict[Hashable, Any] = {}
        self._board = board
        self._cost = footing.cost
        self._start = start
        self._order: list[Cell] = []
        self._ring = 0
        """All cells that are so many steps away are waiting or known; what is farther costs more."""
        self._waiting: list[tuple[Cost, int, Cell]] = [(0, 0, start)]

    def to(self, cell: Cell) -> Cost | float:
        """What it costs to come to a cell; infinite where nobody can."""
        cost = self._cost(self._start, cell)
        return inf if cost is None else cost

    def way(self, cell: Cell) -> tuple[Cell, ...]:
        """The cell itself."""
        return (cell,) if cell != self._start else ()

    def _goes_on(self) -> bool:
        """Comes to know the next cell; False where there is none."""
        waiting, board = self._waiting, self._board
        widest = max(board.width, board.height)
        while self._ring <= widest and (not waiting or waiting[0][0] > self._ring):
            self._ring += 1
            for cell in _ring_around(self._start, self._ring):
                cost = self._cost(self._start, cell)
                if cost is not None:
                    across, down = cell[0] - self._start[0], cell[1] - self._start[1]
                    heappush(waiting, (cost, across * across + down * down, cell))
        if not waiting:
            return False
        self._order.append(heappop(waiting)[2])
        return True


def _ring_around(centre: Cell, steps: int) -> Iterator[Cell]:
    """The cells that are so many steps away, those from corner to corner counted as steps."""
    x, y = centre
    for across in range(-steps, steps + 1):
        yield (x + across, y - steps)
        yield (x + across, y + steps)
    for down in range(1 - steps, steps):
        yield (x - steps, y + down)
        yield (x + steps, y + down)


class Grounds:
    """The costs from all cells that have been asked for, for all boards of a playbook."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, Hashable, Cell], Costs] = {}
        self._links: dict[tuple[int, Hashable], Links] = {}
        self._boards: dict[int, Board] = {}
        """Kept, so that no other board comes to have the same identity."""
        self._cells = 0

    def links(self, board: Board, footing: MovementCosts) -> Links:
        """The single steps of those of a kind."""
        key = (id(board), footing.kind)
        found = self._links.get(key)
        if found is None:
            self._boards[id(board)] = board
            found = self._links[key] = Links(board, footing)
        return found

    def costs(self, board: Board, footing: MovementCosts, start: Cell) -> Costs:
        """What it costs to come from a cell to all others for those of a kind."""
        key = (id(board), footing.kind, start)
        found = self._kept.get(key)
        if found is None:
            self._make_room(board)
            links = self.links(board, footing)
            found = Stepwise(links, start) if footing.steps else Straight(board, footing, start)
            self._kept[key] = found
        return found

    def _make_room(self, board: Board) -> None:
        """Forgets everything, once it has come to be too much."""
        self._cells += board.width * board.height
        if self._cells > KEPT_CELLS:
            self._kept.clear()
            self._links.clear()
            self._boards.clear()
            self._cells = board.width * board.height


# --- as everybody stands now -------------------------------------------------------------------------------


def left(links: Links, others: Obstacles, ends: Iterable[Cell], start: Cell) -> Mapping[Cell, Cost]:
    """Cell to the cost of the way from it to the nearest of some ends, for cells no farther off than the start."""
    barred, dear = others.barred, others.dear
    known: dict[Cell, Cost] = {}
    waiting: list[tuple[Cost, Cell]] = sorted((0, end) for end in ends)
    while waiting:
        paid, cell = heappop(waiting)
        if cell in known:
            continue
        known[cell] = paid
        if cell == start:
            break
        paid += dear.get(cell, 0)
        for former, cost in links.entering(cell):
            if former not in known and (former not in barred or former == start):
                heappush(waiting, (paid + cost, former))
    return known


def downhill(
    links: Links, others: Obstacles, to_go: Mapping[Cell, Cost], start: Cell, most: Cost
) -> tuple[tuple[Cell, ...], Cost]:
    """As much of a cheapest way by what is `left` as can be paid with so much; and what that costs."""
    found: list[Cell] = []
    cell, whole = start, to_go[start]
    while to_go[cell] > 0:
        cell = _next_down(links, others, to_go, cell)
        if whole - to_go[cell] > most:
            break
        found.append(cell)
    return tuple(found), whole - to_go[found[-1]] if found else 0


def _next_down(links: Links, others: Obstacles, to_go: Mapping[Cell, Cost], cell: Cell) -> Cell:
    """The first cell beside from which as much less is left as the step costs."""
    barred, dear, rest = others.barred, others.dear, to_go[cell]
    return next(
        beside
        for _, beside, cost in links.leaving(cell)
        if beside in to_go and beside not in barred and to_go[beside] + cost + dear.get(beside, 0) == rest
    )


def within(links: Links, others: Obstacles, start: Cell, most: Cost) -> tuple[Mapping[Cell, Cost], Mapping[Cell, Cell]]:
    """(cells that can be come to for so much as everybody stands, and what they cost; the cell before each)."""
    barred, dear = others.barred, others.dear
    known: dict[Cell, Cost] = {}
    before: dict[Cell, Cell] = {}
    waiting: list[tuple[Cost, int, Cell, Cell]] = [(0, 0, start, start)]
    while waiting:
        paid, _, cell, former = heappop(waiting)
        if cell in known:
            continue
        known[cell], before[cell] = paid, former
        for turn, beside, cost in links.leaving(cell):
            whole = paid + cost + dear.get(beside, 0)
            if whole <= most and beside not in known and beside not in barred:
                heappush(waiting, (whole, turn, beside, cell))
    return known, before
