"""Path costs: what it costs to move between cells over the ground, worked out as far as it is asked for.

This is the one distance by which the tactics tell what is near. Who stands in the way is another question, which
`remaining_costs` answers for one moment.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from heapq import heappop, heappush
from math import inf
from typing import Any, Protocol

from rules.board.board import Board
from rules.board.geometry import Cell, path_back
from rules.core.board_overlays import Cost, MovementCosts, Obstacles

KEPT_CELLS = 200_000
"""For how many cells costs are kept at a time."""


class Costs(Protocol):
    """The costs from one cell to all others with nobody in the way; the nearest are known first."""

    searches: dict[Hashable, Any]
    """What has been searched for among the cells, to be found at once the next time."""

    def in_order(self) -> Iterator[Cell]:
        """Yield the cells that can be reached, the start first, then by cost."""
        ...

    def to(self, cell: Cell) -> Cost | float:
        """Return the cost of reaching `cell`; infinite if it cannot be reached."""
        ...

    def path(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the cells of a cheapest path to a cell that can be reached, without the start."""
        ...


class Links:
    """The single steps of a kind of mover on a board: those that leave a cell, and those that enter it."""

    __slots__ = ("_cost", "_from", "_steps", "_to", "walls")

    def __init__(self, board: Board, footing: MovementCosts) -> None:
        self.walls = frozenset(cell for cell, state in (board.states or {}).items() if state == "blocked")
        self._cost = footing.cost
        self._steps = footing.steps
        self._from: dict[Cell, tuple[tuple[int, Cell, Cost], ...]] = {}
        self._to: dict[Cell, tuple[tuple[Cell, Cost], ...]] = {}

    def leaving(self, cell: Cell) -> tuple[tuple[int, Cell, Cost], ...]:
        """Return (number of the step, end, cost) for each step from `cell`."""
        links = self._from.get(cell)
        if links is None:
            steps = enumerate((cell[0] + across, cell[1] + down) for across, down in self._steps)
            costs = ((turn, neighbour, self._cost(cell, neighbour)) for turn, neighbour in steps)
            links = self._from[cell] = tuple((turn, end, cost) for turn, end, cost in costs if cost is not None)
        return links

    def entering(self, cell: Cell) -> tuple[tuple[Cell, Cost], ...]:
        """Return (start, cost) for each step to `cell`; every step has one that leads back."""
        links = self._to.get(cell)
        if links is None:
            costs = ((former, self._cost(former, cell)) for _, former, _ in self.leaving(cell))
            links = self._to[cell] = tuple((former, cost) for former, cost in costs if cost is not None)
        return links


class OrderedCosts:
    """Costs found in ascending order, as far as they are asked for."""

    __slots__ = ("_order",)
    _order: list[Cell]

    def in_order(self) -> Iterator[Cell]:
        """Yield the cells that can be reached, the start first, then by cost."""
        index, order = 0, self._order
        while index < len(order) or self._advance():
            yield order[index]
            index += 1

    def _advance(self) -> bool:
        """Work out the next cell; return False if there is none."""
        raise NotImplementedError


class StepwiseCosts(OrderedCosts):
    """The costs of moving step by step: Dijkstra's algorithm, one cell at a time."""

    __slots__ = ("_links", "_previous", "_waiting", "known", "searches")

    def __init__(self, links: Links, start: Cell) -> None:
        self.searches: dict[Hashable, Any] = {}
        self.known: dict[Cell, Cost] = {}
        self._links = links
        self._previous: dict[Cell, Cell] = {}
        self._order: list[Cell] = []
        self._waiting: list[tuple[Cost, int, Cell, Cell]] = [(0, 0, start, start)]

    def to(self, cell: Cell) -> Cost | float:
        """Return the cost of reaching `cell`; infinite if it cannot be reached."""
        while cell not in self.known:
            if not self._advance():
                return inf
        return self.known[cell]

    def path(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the cells of a cheapest path to a cell that can be reached, without the start."""
        return path_back(self._previous, self._order[0], cell)

    def _advance(self) -> bool:
        """Work out the next cell; return False if there is none."""
        known, waiting = self.known, self._waiting
        while waiting:
            total, _, cell, previous = heappop(waiting)
            if cell in known:
                continue
            known[cell] = total
            self._previous[cell] = previous
            self._order.append(cell)
            for turn, neighbour, cost in self._links.leaving(cell):
                if neighbour not in known:
                    heappush(waiting, (total + cost, turn, neighbour, cell))
            return True
        return False


class StraightCosts(OrderedCosts):
    """The costs of moving straight to any cell: ring by ring around the start."""

    __slots__ = ("_board", "_cost", "_ring", "_start", "_waiting", "searches")

    def __init__(self, board: Board, footing: MovementCosts, start: Cell) -> None:
        self.searches: dict[Hashable, Any] = {}
        self._board = board
        self._cost = footing.cost
        self._start = start
        self._order: list[Cell] = []
        self._ring = 0
        """All cells up to so many steps away are waiting or known; what is farther costs more."""
        self._waiting: list[tuple[Cost, int, Cell]] = [(0, 0, start)]

    def to(self, cell: Cell) -> Cost | float:
        """Return the cost of reaching `cell`; infinite if it cannot be reached."""
        cost = self._cost(self._start, cell)
        return inf if cost is None else cost

    def path(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the cell itself."""
        return (cell,) if cell != self._start else ()

    def _advance(self) -> bool:
        """Work out the next cell; return False if there is none."""
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
    """The cells exactly `steps` away, diagonals counted as steps."""
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
        self._costs: dict[tuple[int, Hashable, Cell], Costs] = {}
        self._links: dict[tuple[int, Hashable], Links] = {}
        self._boards: dict[int, Board] = {}
        """Kept so that no other board gets the same identity."""
        self._cells = 0

    def links(self, board: Board, footing: MovementCosts) -> Links:
        """Return the single steps of a kind of mover."""
        key = (id(board), footing.kind)
        links = self._links.get(key)
        if links is None:
            self._boards[id(board)] = board
            links = self._links[key] = Links(board, footing)
        return links

    def costs(self, board: Board, footing: MovementCosts, start: Cell) -> Costs:
        """Return the costs from `start` to all other cells for a kind of mover."""
        key = (id(board), footing.kind, start)
        costs = self._costs.get(key)
        if costs is None:
            self._make_room(board)
            links = self.links(board, footing)
            costs = StepwiseCosts(links, start) if footing.steps else StraightCosts(board, footing, start)
            self._costs[key] = costs
        return costs

    def _make_room(self, board: Board) -> None:
        """Forget everything once it has become too much."""
        self._cells += board.width * board.height
        if self._cells > KEPT_CELLS:
            self._costs.clear()
            self._links.clear()
            self._boards.clear()
            self._cells = board.width * board.height


# --- as everybody stands now -------------------------------------------------------------------------------


def remaining_costs(links: Links, obstacles: Obstacles, ends: Iterable[Cell], start: Cell) -> Mapping[Cell, Cost]:
    """Return cell to the cost of its path to the nearest of `ends`, for cells no farther off than `start`."""
    barred, surcharges = obstacles.barred, obstacles.dear
    known: dict[Cell, Cost] = {}
    waiting: list[tuple[Cost, Cell]] = sorted((0, end) for end in ends)
    while waiting:
        total, cell = heappop(waiting)
        if cell in known:
            continue
        known[cell] = total
        if cell == start:
            break
        total += surcharges.get(cell, 0)
        for former, cost in links.entering(cell):
            if former not in known and (former not in barred or former == start):
                heappush(waiting, (total + cost, former))
    return known


def descend(
    links: Links, obstacles: Obstacles, remaining: Mapping[Cell, Cost], start: Cell, budget: Cost
) -> tuple[tuple[Cell, ...], Cost]:
    """Return the part of a cheapest path by `remaining` that `budget` pays for, and its cost."""
    path: list[Cell] = []
    cell, total = start, remaining[start]
    while remaining[cell] > 0:
        cell = _next_down(links, obstacles, remaining, cell)
        if total - remaining[cell] > budget:
            break
        path.append(cell)
    return tuple(path), total - remaining[path[-1]] if path else 0


def _next_down(links: Links, obstacles: Obstacles, remaining: Mapping[Cell, Cost], cell: Cell) -> Cell:
    """The first neighbour from which as much less remains as the step costs."""
    barred, surcharges, here = obstacles.barred, obstacles.dear, remaining[cell]
    return next(
        neighbour
        for _, neighbour, cost in links.leaving(cell)
        if neighbour in remaining
        and neighbour not in barred
        and remaining[neighbour] + cost + surcharges.get(neighbour, 0) == here
    )


def reachable_costs(
    links: Links, obstacles: Obstacles, start: Cell, budget: Cost
) -> tuple[Mapping[Cell, Cost], Mapping[Cell, Cell]]:
    """Return the cells within `budget` with their costs, and the cell before each, given who stands where."""
    barred, surcharges = obstacles.barred, obstacles.dear
    known: dict[Cell, Cost] = {}
    previous: dict[Cell, Cell] = {}
    waiting: list[tuple[Cost, int, Cell, Cell]] = [(0, 0, start, start)]
    while waiting:
        total, _, cell, former = heappop(waiting)
        if cell in known:
            continue
        known[cell], previous[cell] = total, former
        for turn, neighbour, cost in links.leaving(cell):
            cost_to_neighbour = total + cost + surcharges.get(neighbour, 0)
            if cost_to_neighbour <= budget and neighbour not in known and neighbour not in barred:
                heappush(waiting, (cost_to_neighbour, turn, neighbour, cell))
    return known, previous
