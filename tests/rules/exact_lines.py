"""Lines between the centres of cells, in exact fractions: what the rules reckon in whole numbers is held to them."""

from fractions import Fraction

from rules.board.geometry import Cell


def inside(start: Cell, end: Cell, cell: Cell) -> bool:
    """Whether the open segment between two centres runs through the open square of a cell, in exact fractions."""
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        step = end[axis] - start[axis]
        near = Fraction(2 * (cell[axis] - start[axis]) - 1, 2)
        far = Fraction(2 * (cell[axis] - start[axis]) + 1, 2)
        if step == 0:
            if not near < 0 < far:
                return False
            continue
        fraction, other = sorted((near / step, far / step))
        low, high = max(low, fraction), min(high, other)
    return low < high
