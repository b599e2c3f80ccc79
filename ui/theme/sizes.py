"""How large everything is drawn: measures are written in pixels at 100 % and asked for at the present scale.

`px` is asked where something is laid out or painted, never where a module is loaded: the scale changes while the
window is open, with the size of text that somebody chose and with the width of the main window. What was given to
widgets and layouts before is brought to the new scale by `rescale`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import floor

from PySide6.QtCore import QSize


def rounded(measure: float) -> int:
    """Return the nearest whole number, of two the greater: a larger measure is never smaller at any scale."""
    return floor(measure + 0.5)


class _Measures(dict[int, int]):
    """Measures at 100 % to whole pixels at the present scale, each worked out once."""

    scale = 1.0

    def __missing__(self, measure: int) -> int:
        pixels = self[measure] = rounded(measure * self.scale)
        return pixels


_MEASURES = _Measures()
px = _MEASURES.__getitem__
"""Return a measure in pixels at the present scale: a lookup, as painters ask for dozens a row."""


WIDE, NO_LONGER_WIDE = 1600, 1560
"""From which width of the main window everything grows, and under which it no longer does: at an edge it stays."""
GROWTH = 1.14
"""How much larger everything is drawn in a wide window."""


def growth(width: float, present: float) -> float:
    """Return how much larger everything is drawn in a main window of a width at 100 % than in a narrow one."""
    return GROWTH if width >= (WIDE if present == 1.0 else NO_LONGER_WIDE) else 1.0


def scale() -> float:
    """Return how large everything is drawn; 1: 100 %."""
    return _MEASURES.scale


def set_scale(scale: float) -> None:
    """Draw at a scale from now on; `ui.theme.theme.ActiveTheme.resize` also brings along what is open."""
    if scale != _MEASURES.scale:
        _MEASURES.clear()
        _MEASURES.scale = scale


@contextmanager
def unscaled() -> Iterator[None]:
    """Measure at 100 %: what leaves the window is as large as ever, however large that is drawn."""
    former = _MEASURES.scale
    set_scale(1.0)
    try:
        yield
    finally:
        set_scale(former)


def exact(measure: float) -> float:
    """Return a measure at the present scale without rounding it, as that of a line whose edges are smoothed."""
    return measure * _MEASURES.scale


def px_size(size: QSize) -> QSize:
    """Return a size in pixels at the present scale."""
    return QSize(px(size.width()), px(size.height()))


def px_all(measures: Sequence[int]) -> list[int]:
    """Return measures in pixels at the present scale, as those of four margins."""
    return [px(measure) for measure in measures]
