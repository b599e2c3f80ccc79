"""Square boards: neighbours, distances, straight lines, ways and areas, as pure functions of cells.

A cell is `(x, y)`, x to the east and y to the south. Nothing here knows a rule of any system: walls are a set of
cells, and what a step costs is a function that the caller brings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from heapq import heappop, heappush
from math import gcd
from typing import NamedTuple

Cell = tuple[int, int]

DIRECTIONS: Mapping[str, Cell] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
"""The four directions in their order, with the step that each takes."""

StepCost = Callable[[Cell, Cell], int | None]
"""What the step from one cell to a neighbour costs (0 or more); None: it cannot be taken."""


class BoardPath(NamedTuple):
    """A way over the board: what it costs, and its cells without the start."""

    cost: int
    path: tuple[Cell, ...]


def neighbour(cell: Cell, direction: str) -> Cell:
    """The next cell in a direction."""
    step = DIRECTIONS[direction]
    return (cell[0] + step[0], cell[1] + step[1])


def behind(cell: Cell, facing: str) -> Cell:
    """The cell at the back of a piece that faces so."""
    step = DIRECTIONS[facing]
    return (cell[0] - step[0], cell[1] - step[1])


def adjacent(value: Cell, other: Cell) -> bool:
    """Whether two cells share a side."""
    return distance(value, other) == 1


def distance(value: Cell, other: Cell) -> int:
    """Steps between two cells that share a side each: |dx| + |dy|."""
    return abs(value[0] - other[0]) + abs(value[1] - other[1])


def step_direction(start: Cell, end: Cell) -> str | None:
    """The direction of a step to a neighbour; None where the cells are no neighbours."""
    step = (end[0] - start[0], end[1] - start[1])
    return next((name for name, item in DIRECTIONS.items() if item == step), None)


def towards(start: Cell, end: Cell, facing: str) -> str:
    """Where a piece looks that turns from `start` to `end`: along the axis with the larger difference.

    On a diagonal it keeps its facing if that is one of the two, else it looks north or south; on its own cell
    it keeps its facing.
    """
    dx = end[0] - start[0]
    dy = end[1] - start[1]
    if dx == 0 and dy == 0:
        return facing
    across = "e" if dx > 0 else "w"
    along = "s" if dy > 0 else "n"
    if abs(dx) != abs(dy):
        return across if abs(dx) > abs(dy) else along
    return facing if facing in (across, along) else along


def in_rear(origin: Cell, cell: Cell, facing: str) -> bool:
    """Whether `origin` lies in the quarter behind a piece on `cell`, without the quarter's diagonal edges."""
    ahead = DIRECTIONS[facing]
    dx = origin[0] - cell[0]
    dy = origin[1] - cell[1]
    back = -(dx * ahead[0] + dy * ahead[1])
    aside = abs(dx * ahead[1] - dy * ahead[0])
    return back > aside


@lru_cache(maxsize=1 << 14)
def line_is_free(value: Cell, other: Cell, walls: frozenset[Cell]) -> bool:
    """Whether the straight line between the centres of two cells passes no wall and squeezes between no two.

    The cells of the ends never stop it. It is the same in both directions. A fight asks for the same lines again and
    again, so the answers are kept.
    """
    if not walls:
        return True
    dx = other[0] - value[0]
    dy = other[1] - value[1]
    for x in _between(value[0], other[0]):
        for y in _between(value[1], other[1]):
            cell = (x, y)
            if cell in walls and cell != value and cell != other and crosses(value, (dx, dy), cell):
                return False
    if dx == 0 or dy == 0:
        return True
    return not any(a in walls and b in walls for a, b in _squeezes(value, other))


def crosses(start: Cell, step: Cell, cell: Cell) -> bool:
    """Whether the line through the centre of `start` along `step` passes through the inside of a cell."""
    sides = [
        step[0] * (2 * cell[1] + v - 2 * start[1]) - step[1] * (2 * cell[0] + u - 2 * start[0])
        for u in (-1, 1)
        for v in (-1, 1)
    ]
    return min(sides) < 0 < max(sides)


def _between(value: int, other: int) -> range:
    return range(min(value, other), max(value, other) + 1)


def _squeezes(value: Cell, other: Cell) -> list[tuple[Cell, Cell]]:
    """The pairs of cells between which a slanting line passes exactly through their common corner."""
    dx = other[0] - value[0]
    dy = other[1] - value[1]
    found: list[tuple[Cell, Cell]] = []
    for x in range(min(value[0], other[0]), max(value[0], other[0])):
        # The corner's abscissa is x + 1/2; twice the ordinate of the line there, as a fraction over dx.
        over = 2 * value[1] * dx + dy * (2 * x + 1 - 2 * value[0])
        twice_y, rest = divmod(over, dx)
        if rest or twice_y % 2 == 0:
            continue
        north = (twice_y - 1) // 2
        if dx * dy > 0:
            found.append(((x + 1, north), (x, north + 1)))
        else:
            found.append(((x, north), (x + 1, north + 1)))
    return found


def seen_from(origin: Cell, width: int, height: int, walls: AbstractSet[Cell]) -> frozenset[Cell]:
    """The cells of a board that `line_is_free` joins with the origin, walls left out.

    Each wall throws its shadow over whole rows at once, so that a large board takes no longer than it has walls.
    """
    everything = (1 << width) - 1
    dark = [0] * height
    for wall in walls:
        if 0 <= wall[0] < width and 0 <= wall[1] < height:
            dark[wall[1]] |= 1 << wall[0]
            if wall != origin:
                _shade(dark, origin, wall, width, height)
            for aside in (-1, 1):
                if (wall[0] + aside, wall[1] + 1) in walls:
                    _shade_behind_corner(dark, origin, (wall[0] + aside, wall[1] + 1), wall, width, height)
    found: list[Cell] = []
    for y, row in enumerate(dark):
        seen = everything & ~row
        found.extend((x, y) for x in range(width) if seen >> x & 1)
    return frozenset(found)


def _shade(dark: list[int], origin: Cell, wall: Cell, width: int, height: int) -> None:
    """Darkens, row by row, the cells whose line to the origin passes through the inside of one wall."""
    right, down = wall[0] - origin[0], wall[1] - origin[1]
    rows = range(wall[1], height) if down > 0 else range(wall[1], -1, -1) if down < 0 else range(height)
    for y in rows:
        dy = y - origin[1]
        low, high = _open_span(right, down, dy)
        if right > 0:
            low = right if low is None else max(low, right)
        elif right < 0:
            high = right if high is None else min(high, right)
        first = max(0, origin[0] + low) if low is not None else 0
        last = min(width - 1, origin[0] + high) if high is not None else width - 1
        if first > last:
            continue
        dark[y] |= (1 << (last + 1)) - (1 << first)


def _open_span(right: int, down: int, dy: int) -> tuple[int | None, int | None]:
    """The steps to the east between which the line to a row passes through the inside of a wall; None: no end."""
    if down == 0:
        edge = abs(dy) * (2 * abs(right) - 1)
        return (edge + 1, None) if right > 0 else (None, -edge - 1)
    # Both sides of the wall in half cells; the row and the wall lie on the same side of the origin.
    sides = [(abs(dy) * (2 * right + u), 2 * abs(down) + v) for u in (-1, 1) for v in (-1, 1)]
    least = min(over // under for over, under in sides)
    most = max(-(-over // under) for over, under in sides)
    return least + 1, most - 1


def _shade_behind_corner(dark: list[int], origin: Cell, value: Cell, other: Cell, width: int, height: int) -> None:
    """Darkens the cells whose line squeezes exactly between two walls that touch at a corner."""
    dx, dy = value[0] + other[0] - 2 * origin[0], value[1] + other[1] - 2 * origin[1]
    slope = (value[0] - other[0]) * (value[1] - other[1])
    if dx * dy * slope >= 0:
        return
    shrink = gcd(dx, dy)
    step = (dx // shrink, dy // shrink)
    x, y = origin[0] + step[0], origin[1] + step[1]
    while 0 <= x < width and 0 <= y < height:
        if abs(2 * (x - origin[0])) > abs(dx):
            dark[y] |= 1 << x
        x, y = x + step[0], y + step[1]


def cells_within(center: Cell, radius: int, width: int, height: int, walls: frozenset[Cell]) -> list[Cell]:
    """The cells of a board at most `radius` steps from the centre that are no wall and see it, by y, then x."""
    found: list[Cell] = []
    for y in range(max(0, center[1] - radius), min(height, center[1] + radius + 1)):
        reach = radius - abs(y - center[1])
        for x in range(max(0, center[0] - reach), min(width, center[0] + reach + 1)):
            cell = (x, y)
            if cell not in walls and line_is_free(center, cell, walls):
                found.append(cell)
    return found


def cheapest_ways(start: Cell, cost: StepCost) -> dict[Cell, BoardPath]:
    """The cheapest way to every cell that can be reached.

    Least cost; among these fewest steps; among these the one that comes first in n, e, s, w, step by step.
    """
    ways: dict[Cell, BoardPath] = {}
    steps = tuple(DIRECTIONS.values())
    waiting: list[tuple[int, int, bytes, Cell, Cell]] = [(0, 0, b"", start, start)]
    best: dict[Cell, tuple[int, int, bytes]] = {start: (0, 0, b"")}
    while waiting:
        paid, length, turns, cell, before = heappop(waiting)
        if cell in ways:
            continue
        ways[cell] = BoardPath(paid, (*ways[before].path, cell) if length else ())
        for turn, (right, down) in enumerate(steps):
            end = (cell[0] + right, cell[1] + down)
            if end in ways:
                continue
            more = cost(cell, end)
            if more is None:
                continue
            found = (paid + more, length + 1, turns + _TURNS[turn])
            if end not in best or found < best[end]:
                best[end] = found
                heappush(waiting, (*found, end, cell))
    return ways


@lru_cache(maxsize=16)
def shortest_ways(
    width: int, height: int, start: Cell, closed: frozenset[Cell], steps: tuple[Cell, ...]
) -> tuple[Mapping[Cell, int], Mapping[Cell, Cell]]:
    """(steps to every cell that can be come to, the cell before it on the first of the shortest ways).

    Of several ways the one whose steps come first, as they stand in `steps`.
    """
    far: dict[Cell, int] = {start: 0}
    before: dict[Cell, Cell] = {}
    edge = [start]
    while edge:
        further: list[Cell] = []
        for cell in edge:
            for right, down in steps:
                x, y = there = (cell[0] + right, cell[1] + down)
                if there not in far and there not in closed and 0 <= x < width and 0 <= y < height:
                    far[there], before[there] = far[cell] + 1, cell
                    further.append(there)
        edge = further
    return far, before


@lru_cache(maxsize=256)
def straightest_way(
    width: int, height: int, start: Cell, end: Cell, closed: frozenset[Cell], steps: tuple[Cell, ...]
) -> tuple[Cell, ...] | None:
    """The cells of the straightest of the shortest ways, without its start; None where there is none.

    Least is the sum of its cells' distances from the straight line between both ends; then it has the fewest turns;
    then its steps come first, as they stand in `steps`.
    """
    far, _ = shortest_ways(width, height, start, closed, steps)
    if end not in far:
        return None
    across, down = end[0] - start[0], end[1] - start[1]
    best: dict[tuple[Cell, int], tuple[int, int, bytes, tuple[Cell, ...]]] = {(start, -1): (0, 0, b"", ())}
    for layer in _layers(far, end, steps):
        further: dict[tuple[Cell, int], tuple[int, int, bytes, tuple[Cell, ...]]] = {}
        for (cell, last), (off, turns, places, path) in best.items():
            for place, (right, below) in enumerate(steps):
                x, y = there = (cell[0] + right, cell[1] + below)
                if there not in layer:
                    continue
                more = abs(across * (y - start[1]) - down * (x - start[0]))
                bent = turns + (last not in (-1, place))
                found = (off + more, bent, places + bytes((place,)), (*path, there))
                if (there, place) not in further or found < further[there, place]:
                    further[there, place] = found
        best = further
    return min(best.values())[3]


def _layers(far: Mapping[Cell, int], end: Cell, steps: tuple[Cell, ...]) -> list[frozenset[Cell]]:
    """The cells that the shortest ways to `end` may enter with their first step, with their second, and so on."""
    found: list[frozenset[Cell]] = []
    layer = frozenset({end})
    for count in range(far[end], 0, -1):
        found.append(layer)
        around = {(x - right, y - down) for x, y in layer for right, down in steps}
        layer = frozenset(cell for cell in around if far.get(cell) == count - 1)
    return found[::-1]


def way_back(before: Mapping[Cell, Cell], start: Cell, end: Cell) -> tuple[Cell, ...]:
    """The cells of a way without its start, from the cell before each."""
    cells: list[Cell] = []
    while end != start:
        cells.append(end)
        end = before[end]
    return tuple(reversed(cells))


_TURNS = tuple(bytes((place,)) for place in range(len(DIRECTIONS)))
"""Places in `DIRECTIONS`, as they are written into a way's turns: bytes compare fast."""


def cell_of(named: object) -> Cell | None:
    """The cell that a field names as `x,y`; None where it names none."""
    across, comma, down = named.partition(",") if isinstance(named, str) else ("", "", "")
    return (int(across), int(down)) if comma and across.isdecimal() and down.isdecimal() else None


def cell_name(cell: Sequence[int]) -> str:
    """Column letters and row number: `(3, 4)` is D5, `(26, 0)` is AA1."""
    column = cell[0]
    letters = ""
    while True:
        letters = chr(ord("A") + column % 26) + letters
        column = column // 26 - 1
        if column < 0:
            return f"{letters}{cell[1] + 1}"
