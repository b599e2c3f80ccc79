"""Square boards: neighbours, distances, straight lines, paths and areas, as pure functions of cells.

A cell is `(x, y)`, x to the east and y to the south. Nothing here knows a rule of any system: walls are a set of cells,
and the cost of a step is a function that the caller brings.
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
"""The four directions in their order, with the step of each."""

StepCost = Callable[[Cell, Cell], int | None]
"""The cost of the step from a cell to a neighbour (0 or more); None: it cannot be taken."""


class BoardPath(NamedTuple):
    """A path over the board: its cost, and its cells without the start."""

    cost: int
    path: tuple[Cell, ...]


def neighbour(cell: Cell, direction: str) -> Cell:
    """Return the next cell in a direction."""
    step = DIRECTIONS[direction]
    return (cell[0] + step[0], cell[1] + step[1])


def cell_behind(cell: Cell, facing: str) -> Cell:
    """Return the cell at the back of a piece with this facing."""
    step = DIRECTIONS[facing]
    return (cell[0] - step[0], cell[1] - step[1])


def is_adjacent(start: Cell, end: Cell) -> bool:
    """Whether two cells share a side."""
    return distance(start, end) == 1


def distance(start: Cell, end: Cell) -> int:
    """Return the number of steps between two cells, from side to side: |dx| + |dy|."""
    return abs(start[0] - end[0]) + abs(start[1] - end[1])


def step_direction(start: Cell, end: Cell) -> str | None:
    """Return the direction of a step to a neighbour; None if the cells are no neighbours."""
    step = (end[0] - start[0], end[1] - start[1])
    return next((name for name, direction_step in DIRECTIONS.items() if direction_step == step), None)


def towards(start: Cell, end: Cell, facing: str) -> str:
    """Return the facing of a piece that turns from `start` to `end`: along the axis with the larger difference.

    On a diagonal it keeps its facing if that is one of the two, else it faces north or south; on its own cell it keeps
    its facing.
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


def is_in_rear(origin: Cell, cell: Cell, facing: str) -> bool:
    """Whether `origin` lies in the quarter behind a piece on `cell`, without the quarter's diagonal edges."""
    ahead = DIRECTIONS[facing]
    dx = origin[0] - cell[0]
    dy = origin[1] - cell[1]
    back = -(dx * ahead[0] + dy * ahead[1])
    aside = abs(dx * ahead[1] - dy * ahead[0])
    return back > aside


@lru_cache(maxsize=1 << 14)
def line_is_free(start: Cell, end: Cell, walls: frozenset[Cell]) -> bool:
    """Whether the straight line between the centres of two cells passes no wall and squeezes between no two.

    The cells of the ends never stop it. It is symmetric. A fight asks for the same lines again and again, so the
    answers are cached.
    """
    if not walls:
        return True
    dx = end[0] - start[0]
    dy = end[1] - start[1]
    for x in _between(start[0], end[0]):
        for y in _between(start[1], end[1]):
            cell = (x, y)
            if cell in walls and cell != start and cell != end and line_crosses(start, (dx, dy), cell):
                return False
    if dx == 0 or dy == 0:
        return True
    return not any(a in walls and b in walls for a, b in _corner_pairs(start, end))


def line_crosses(start: Cell, step: Cell, cell: Cell) -> bool:
    """Whether the line through the centre of `start` along `step` passes through the inside of a cell."""
    sides = [
        step[0] * (2 * cell[1] + v - 2 * start[1]) - step[1] * (2 * cell[0] + u - 2 * start[0])
        for u in (-1, 1)
        for v in (-1, 1)
    ]
    return min(sides) < 0 < max(sides)


def _between(start: int, end: int) -> range:
    return range(min(start, end), max(start, end) + 1)


def _corner_pairs(start: Cell, end: Cell) -> list[tuple[Cell, Cell]]:
    """The pairs of cells between which a slanting line passes exactly through their common corner."""
    dx = end[0] - start[0]
    dy = end[1] - start[1]
    pairs: list[tuple[Cell, Cell]] = []
    for x in range(min(start[0], end[0]), max(start[0], end[0])):
        # The corner's abscissa is x + 1/2; twice the ordinate of the line there, as a fraction over dx.
        numerator = 2 * start[1] * dx + dy * (2 * x + 1 - 2 * start[0])
        twice_y, remainder = divmod(numerator, dx)
        if remainder or twice_y % 2 == 0:
            continue
        north = (twice_y - 1) // 2
        if dx * dy > 0:
            pairs.append(((x + 1, north), (x, north + 1)))
        else:
            pairs.append(((x, north), (x + 1, north + 1)))
    return pairs


def visible_cells(origin: Cell, width: int, height: int, walls: AbstractSet[Cell]) -> frozenset[Cell]:
    """Return the cells of a board that `line_is_free` joins with the origin, without walls.

    Each wall shades whole rows at once, so that the time a large board takes depends on its walls alone.
    """
    full_row = (1 << width) - 1
    shaded = [0] * height
    for wall in walls:
        if 0 <= wall[0] < width and 0 <= wall[1] < height:
            shaded[wall[1]] |= 1 << wall[0]
            if wall != origin:
                _shade(shaded, origin, wall, width, height)
            for aside in (-1, 1):
                if (wall[0] + aside, wall[1] + 1) in walls:
                    _shade_behind_corner(shaded, origin, (wall[0] + aside, wall[1] + 1), wall, width, height)
    visible: list[Cell] = []
    for y, row in enumerate(shaded):
        lit = full_row & ~row
        visible.extend((x, y) for x in range(width) if lit >> x & 1)
    return frozenset(visible)


def _shade(shaded: list[int], origin: Cell, wall: Cell, width: int, height: int) -> None:
    """Shade, row by row, the cells whose line to the origin passes through the inside of a wall."""
    right, down = wall[0] - origin[0], wall[1] - origin[1]
    rows = range(wall[1], height) if down > 0 else range(wall[1], -1, -1) if down < 0 else range(height)
    for y in rows:
        dy = y - origin[1]
        least, greatest = _open_span(right, down, dy)
        if right > 0:
            least = right if least is None else max(least, right)
        elif right < 0:
            greatest = right if greatest is None else min(greatest, right)
        first_column = max(0, origin[0] + least) if least is not None else 0
        last_column = min(width - 1, origin[0] + greatest) if greatest is not None else width - 1
        if first_column > last_column:
            continue
        shaded[y] |= (1 << (last_column + 1)) - (1 << first_column)


def _open_span(right: int, down: int, dy: int) -> tuple[int | None, int | None]:
    """The steps to the east between which the line to a row passes through the inside of a wall; None: no end."""
    if down == 0:
        edge = abs(dy) * (2 * abs(right) - 1)
        return (edge + 1, None) if right > 0 else (None, -edge - 1)
    # Both sides of the wall in half cells; the row and the wall lie on the same side of the origin.
    sides = [(abs(dy) * (2 * right + u), 2 * abs(down) + v) for u in (-1, 1) for v in (-1, 1)]
    least = min(numerator // denominator for numerator, denominator in sides)
    most = max(-(-numerator // denominator) for numerator, denominator in sides)
    return least + 1, most - 1


def _shade_behind_corner(
    shaded: list[int], origin: Cell, wall: Cell, other_wall: Cell, width: int, height: int
) -> None:
    """Shade the cells whose line squeezes exactly between two walls that touch at a corner."""
    dx, dy = wall[0] + other_wall[0] - 2 * origin[0], wall[1] + other_wall[1] - 2 * origin[1]
    slope = (wall[0] - other_wall[0]) * (wall[1] - other_wall[1])
    if dx * dy * slope >= 0:
        return
    shrink = gcd(dx, dy)
    step = (dx // shrink, dy // shrink)
    x, y = origin[0] + step[0], origin[1] + step[1]
    while 0 <= x < width and 0 <= y < height:
        if abs(2 * (x - origin[0])) > abs(dx):
            shaded[y] |= 1 << x
        x, y = x + step[0], y + step[1]


def cells_within(center: Cell, radius: int, width: int, height: int, walls: frozenset[Cell]) -> list[Cell]:
    """Return the cells at most `radius` steps from the centre that are no wall and see it, by y, then x."""
    cells: list[Cell] = []
    for y in range(max(0, center[1] - radius), min(height, center[1] + radius + 1)):
        reach = radius - abs(y - center[1])
        for x in range(max(0, center[0] - reach), min(width, center[0] + reach + 1)):
            cell = (x, y)
            if cell not in walls and line_is_free(center, cell, walls):
                cells.append(cell)
    return cells


def cheapest_paths(start: Cell, cost: StepCost) -> dict[Cell, BoardPath]:
    """Return the cheapest path to every cell that can be reached.

    Least cost; among these fewest steps; among these the one that comes first in n, e, s, w, step by step.
    """
    paths: dict[Cell, BoardPath] = {}
    steps = tuple(DIRECTIONS.values())
    waiting: list[tuple[int, int, bytes, Cell, Cell]] = [(0, 0, b"", start, start)]
    best: dict[Cell, tuple[int, int, bytes]] = {start: (0, 0, b"")}
    while waiting:
        path_cost, length, turns, cell, previous = heappop(waiting)
        if cell in paths:
            continue
        paths[cell] = BoardPath(path_cost, (*paths[previous].path, cell) if length else ())
        for turn, (right, down) in enumerate(steps):
            end = (cell[0] + right, cell[1] + down)
            if end in paths:
                continue
            step_cost = cost(cell, end)
            if step_cost is None:
                continue
            candidate = (path_cost + step_cost, length + 1, turns + _TURNS[turn])
            if end not in best or candidate < best[end]:
                best[end] = candidate
                heappush(waiting, (*candidate, end, cell))
    return paths


@lru_cache(maxsize=16)
def shortest_paths(
    width: int, height: int, start: Cell, blocked: frozenset[Cell], steps: tuple[Cell, ...]
) -> tuple[Mapping[Cell, int], Mapping[Cell, Cell]]:
    """Return the steps to every cell that can be reached, and the cell before it on the first of the shortest paths.

    Of several paths the one whose steps come first, as they stand in `steps`.
    """
    distances: dict[Cell, int] = {start: 0}
    previous: dict[Cell, Cell] = {}
    edge = [start]
    while edge:
        next_edge: list[Cell] = []
        for cell in edge:
            for right, down in steps:
                x, y = neighbour_cell = (cell[0] + right, cell[1] + down)
                if (
                    neighbour_cell not in distances
                    and neighbour_cell not in blocked
                    and 0 <= x < width
                    and 0 <= y < height
                ):
                    distances[neighbour_cell], previous[neighbour_cell] = distances[cell] + 1, cell
                    next_edge.append(neighbour_cell)
        edge = next_edge
    return distances, previous


@lru_cache(maxsize=256)
def straightest_path(
    width: int, height: int, start: Cell, end: Cell, blocked: frozenset[Cell], steps: tuple[Cell, ...]
) -> tuple[Cell, ...] | None:
    """Return the cells of the straightest of the shortest paths, without its start; None if there is none.

    It has the least sum of its cells' distances from the straight line between both ends; then the fewest turns; then
    its steps come first, as they stand in `steps`.
    """
    distances, _ = shortest_paths(width, height, start, blocked, steps)
    if end not in distances:
        return None
    across, down = end[0] - start[0], end[1] - start[1]
    best: dict[tuple[Cell, int], tuple[int, int, bytes, tuple[Cell, ...]]] = {(start, -1): (0, 0, b"", ())}
    for layer in _layers(distances, end, steps):
        next_best: dict[tuple[Cell, int], tuple[int, int, bytes, tuple[Cell, ...]]] = {}
        for (cell, last_step), (deviation, turns, steps_taken, path) in best.items():
            for step_index, (step_right, step_down) in enumerate(steps):
                x, y = neighbour_cell = (cell[0] + step_right, cell[1] + step_down)
                if neighbour_cell not in layer:
                    continue
                added_deviation = abs(across * (y - start[1]) - down * (x - start[0]))
                turn_count = turns + (last_step not in (-1, step_index))
                candidate = (
                    deviation + added_deviation,
                    turn_count,
                    steps_taken + bytes((step_index,)),
                    (*path, neighbour_cell),
                )
                if (neighbour_cell, step_index) not in next_best or candidate < next_best[neighbour_cell, step_index]:
                    next_best[neighbour_cell, step_index] = candidate
        best = next_best
    return min(best.values())[3]


def _layers(distances: Mapping[Cell, int], end: Cell, steps: tuple[Cell, ...]) -> list[frozenset[Cell]]:
    """The cells that the shortest paths to `end` may enter with their first step, with their second, and so on."""
    layers: list[frozenset[Cell]] = []
    layer = frozenset({end})
    for count in range(distances[end], 0, -1):
        layers.append(layer)
        around = {(x - right, y - down) for x, y in layer for right, down in steps}
        layer = frozenset(cell for cell in around if distances.get(cell) == count - 1)
    return layers[::-1]


def path_back(previous: Mapping[Cell, Cell], start: Cell, end: Cell) -> tuple[Cell, ...]:
    """Return the cells of a path without its start, from the cell before each."""
    cells: list[Cell] = []
    while end != start:
        cells.append(end)
        end = previous[end]
    return tuple(reversed(cells))


_TURNS = tuple(bytes((place,)) for place in range(len(DIRECTIONS)))
"""Indices of `DIRECTIONS`, as they are written into a path's turns: bytes compare fast."""


def cell_of(text: object) -> Cell | None:
    """Return the cell that a field names as `x,y`; None if it names none."""
    across, comma, down = text.partition(",") if isinstance(text, str) else ("", "", "")
    return (int(across), int(down)) if comma and across.isdecimal() and down.isdecimal() else None


def cell_name(cell: Sequence[int]) -> str:
    """Return column letters and row number: `(3, 4)` is D5, `(26, 0)` is AA1."""
    column = cell[0]
    letters = ""
    while True:
        letters = chr(ord("A") + column % 26) + letters
        column = column // 26 - 1
        if column < 0:
            return f"{letters}{cell[1] + 1}"
