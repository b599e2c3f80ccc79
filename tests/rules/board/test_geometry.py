"""Geometry on square boards, held against brute force."""

from collections.abc import Iterator
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.board import geometry
from rules.board.geometry import DIRECTIONS, Cell, shortest_paths, straightest_path
from tests.rules.exact_lines import inside

SIZE = 6
EVERYWHERE = [(x, y) for x in range(SIZE) for y in range(SIZE)]
cells = st.sampled_from(EVERYWHERE)
facings = st.sampled_from(tuple(DIRECTIONS))
walls = st.frozensets(cells, max_size=14)
ROSE = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def corners_passed(start: Cell, end: Cell) -> list[Cell]:
    """Twice the coordinates of the corners that the inside of the segment runs exactly through."""
    found = []
    for x, y in product(range(-1, 2 * SIZE, 2), repeat=2):
        dx, dy = 2 * (end[0] - start[0]), 2 * (end[1] - start[1])
        px, py = x - 2 * start[0], y - 2 * start[1]
        if dx * py == dy * px and 0 < px * dx + py * dy < dx * dx + dy * dy:
            found.append((x, y))
    return found


def free_by_force(start: Cell, end: Cell, blocked: frozenset[Cell]) -> bool:
    if any(inside(start, end, cell) for cell in blocked - {start, end}):
        return False
    if start[0] == end[0] or start[1] == end[1]:
        return True
    for x, y in corners_passed(start, end):
        around = {((x + u) // 2, (y + v) // 2) for u in (-1, 1) for v in (-1, 1)}
        beside = [cell for cell in around if cell not in (start, end) and not inside(start, end, cell)]
        if len(beside) == 2 and all(cell in blocked for cell in beside):
            return False
    return True


@given(cells, cells, walls)
def test_a_line_is_free_exactly_when_no_wall_lies_in_it(start: Cell, end: Cell, blocked: frozenset[Cell]) -> None:
    assert geometry.line_is_free(start, end, blocked) == free_by_force(start, end, blocked)


@given(cells, cells, walls)
def test_a_line_is_the_same_from_both_ends(start: Cell, end: Cell, blocked: frozenset[Cell]) -> None:
    assert geometry.line_is_free(start, end, blocked) == geometry.line_is_free(end, start, blocked)


def by_force(start: Cell, costs: dict[Cell, int]) -> dict[Cell, tuple[int, int, tuple[int, ...]]]:
    """The best (cost, steps, turns) to every cell: all are improved until nothing can be."""
    best: dict[Cell, tuple[int, int, tuple[int, ...]]] = {start: (0, 0, ())}
    changed = True
    while changed:
        changed = False
        for cell, (cost, steps, turns) in list(best.items()):
            for turn, (dx, dy) in enumerate(DIRECTIONS.values()):
                end = (cell[0] + dx, cell[1] + dy)
                if end not in costs:
                    continue
                found = (cost + costs[end], steps + 1, (*turns, turn))
                if end not in best or found < best[end]:
                    best[end] = found
                    changed = True
    return best


def walked(start: Cell, turns: tuple[int, ...]) -> tuple[Cell, ...]:
    """The cells that one comes through by steps given as places in the four directions."""
    path: list[Cell] = []
    for dx, dy in (tuple(DIRECTIONS.values())[turn] for turn in turns):
        start = (start[0] + dx, start[1] + dy)
        path.append(start)
    return tuple(path)


@given(cells, st.dictionaries(cells, st.integers(0, 3), min_size=8))
def test_the_cheapest_ways_are_the_best_of_all_ways(start: Cell, costs: dict[Cell, int]) -> None:
    ways = geometry.cheapest_paths(start, lambda here, there: costs.get(there))
    best = by_force(start, costs)
    assert set(ways) == set(best)
    for cell, (cost, _, turns) in best.items():
        assert ways[cell] == (cost, walked(start, turns))


@given(cells, walls)
def test_the_shortest_ways_are_the_cheapest_where_every_step_costs_as_much(
    start: Cell, blocked: frozenset[Cell]
) -> None:
    ways = geometry.cheapest_paths(start, lambda here, there: 1 if there in frozenset(EVERYWHERE) - blocked else None)
    steps = tuple(DIRECTIONS.values())
    far, before = geometry.shortest_paths(SIZE, SIZE, start, blocked, steps)
    assert far == {cell: way.cost for cell, way in ways.items()}
    assert {cell: geometry.path_back(before, start, cell) for cell in far} == {
        cell: way.path for cell, way in ways.items()
    }


@given(cells, st.integers(0, 5), walls)
def test_an_area_is_every_cell_near_enough_that_sees_its_middle(
    center: Cell, radius: int, blocked: frozenset[Cell]
) -> None:
    expected = [
        (x, y)
        for y in range(SIZE)
        for x in range(SIZE)
        if abs(x - center[0]) + abs(y - center[1]) <= radius
        and (x, y) not in blocked
        and free_by_force(center, (x, y), blocked)
    ]
    assert geometry.cells_within(center, radius, SIZE, SIZE, blocked) == expected


@given(cells, cells)
def test_distance_is_the_least_number_of_steps(start: Cell, end: Cell) -> None:
    ways = geometry.cheapest_paths(start, lambda here, there: 1 if there in EVERYWHERE else None)
    assert geometry.distance(start, end) == ways[end].cost == len(ways[end].path)
    assert geometry.is_adjacent(start, end) == (ways[end].cost == 1)


@given(cells, facings)
def test_the_cell_behind_and_the_one_before_are_neighbours_on_both_sides(cell: Cell, facing: str) -> None:
    before, back = geometry.neighbour(cell, facing), geometry.cell_behind(cell, facing)
    assert geometry.step_direction(cell, before) == facing
    assert geometry.step_direction(back, cell) == facing
    assert geometry.distance(before, back) == 2
    assert geometry.step_direction(before, back) is None


@given(cells, cells, facings)
def test_turning_towards_looks_along_the_longer_axis(start: Cell, end: Cell, facing: str) -> None:
    found = geometry.towards(start, end, facing)
    dx, dy = end[0] - start[0], end[1] - start[1]
    ahead = {name: dx * step[0] + dy * step[1] for name, step in DIRECTIONS.items()}
    if start == end:
        assert found == facing
        return
    assert ahead[found] == max(ahead.values())
    best = [name for name, value in ahead.items() if value == max(ahead.values())]
    if len(best) == 2:
        assert found == (facing if facing in best else next(name for name in best if name in "ns"))


@given(cells, cells, facings)
def test_the_rear_is_the_quarter_that_faces_away(origin: Cell, cell: Cell, facing: str) -> None:
    away = geometry.towards(cell, origin, facing)
    opposite = {"n": "s", "s": "n", "e": "w", "w": "e"}[facing]
    on_diagonal = abs(origin[0] - cell[0]) == abs(origin[1] - cell[1])
    assert geometry.is_in_rear(origin, cell, facing) == (away == opposite and not on_diagonal)


@pytest.mark.parametrize(
    ("cell", "name"), [((3, 4), "D5"), ((0, 0), "A1"), ((10, 10), "K11"), ((25, 0), "Z1"), ((26, 0), "AA1")]
)
def test_a_cell_is_called_by_letters_and_number(cell: Cell, name: str) -> None:
    assert geometry.cell_name(cell) == name


@given(cells, walls)
def test_all_that_is_seen_at_once_is_what_single_lines_reach(start: Cell, blocked: frozenset[Cell]) -> None:
    one_by_one = {cell for cell in EVERYWHERE if cell not in blocked and geometry.line_is_free(start, cell, blocked)}
    assert geometry.visible_cells(start, SIZE, SIZE, blocked) == one_by_one


@given(st.data())
def test_the_straightest_way_is_the_best_of_all_shortest_ones(data: st.DataObject) -> None:
    field = [(x, y) for x in range(5) for y in range(4)]
    start, end = data.draw(st.sampled_from(field)), data.draw(st.sampled_from(field))
    closed = frozenset(data.draw(st.sets(st.sampled_from(field), max_size=7))) - {start, end}
    far, _ = shortest_paths(5, 4, start, closed, ROSE)
    found = straightest_path(5, 4, start, end, closed, ROSE)
    if end not in far:
        assert found is None
        return

    def ways(cell: Cell, path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if cell == end:
            yield path
        for place, (right, down) in enumerate(ROSE):
            there = (cell[0] + right, cell[1] + down)
            if len(path) < far[end] and there in far and there not in closed and far[there] == len(path) + 1:
                yield from ways(there, (*path, place))

    def walked(path: tuple[int, ...]) -> list[Cell]:
        place, entered = start, []
        for step in path:
            place = (place[0] + ROSE[step][0], place[1] + ROSE[step][1])
            entered.append(place)
        return entered

    def rank(path: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
        across, down = end[0] - start[0], end[1] - start[1]
        off = sum(abs(across * (y - start[1]) - down * (x - start[0])) for x, y in walked(path))
        return off, sum(item != other for item, other in pairwise(path)), path

    best = min((path for path in ways(start, ()) if len(path) == far[end]), key=rank)
    assert found == tuple(walked(best))
