"""Areas and ways on a board, counted in cells, diagonals as one: who stands in a cone, which cells a move passes."""

from __future__ import annotations

from rules.board.board import Cell


def cells_apart(start: Cell, end: Cell) -> int:
    """Return how many cells lie from one to another, diagonals counted as one."""
    return max(abs(start[0] - end[0]), abs(start[1] - end[1]))


def way(start: Cell, end: Cell) -> tuple[Cell, ...]:
    """Return the cells that a piece passes, its end too: slanting first, then straight."""
    cells: list[Cell] = []
    across, down = start
    while (across, down) != end:
        across += (end[0] > across) - (end[0] < across)
        down += (end[1] > down) - (end[1] < down)
        cells.append((across, down))
    return tuple(cells)


def is_within(shape: str, size: int, origin: Cell, aim: Cell, cell: Cell) -> bool:
    """Whether a cell lies in an area: `circle` or `square` around where it is aimed, `cone` or `line` towards that."""
    if shape == "circle":
        return cells_apart(aim, cell) <= size
    if shape == "square":
        least, most = -((size - 1) // 2), size // 2
        return least <= cell[0] - aim[0] <= most and least <= cell[1] - aim[1] <= most
    to_aim = aim[0] - origin[0], aim[1] - origin[1]
    to_cell = cell[0] - origin[0], cell[1] - origin[1]
    along = to_aim[0] * to_cell[0] + to_aim[1] * to_cell[1]
    aside = abs(to_aim[0] * to_cell[1] - to_aim[1] * to_cell[0])
    if along <= 0 or cells_apart(origin, cell) > size:
        return False
    if shape == "cone":
        return 2 * aside <= along
    return 4 * aside * aside <= to_aim[0] ** 2 + to_aim[1] ** 2
