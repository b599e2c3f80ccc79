"""Which way a piece will look that is being dragged: by the mouse's last move, or by a key before it is let go."""

from __future__ import annotations

from collections.abc import Collection

from rules.board.geometry import Cell, step_direction, towards

ALONG = {(0, -1): ("n",), (1, 0): ("e", "right"), (0, 1): ("s",), (-1, 0): ("w", "left")}
"""The step of an arrow key to what systems call a look that way."""
STEP_OF = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


class Heading:
    """What has been chosen so far in one drag."""

    def __init__(self, possible: Collection[str], begins: Cell | None) -> None:
        self._possible = possible
        self._at = begins
        self._by_key = False
        self.wanted = ""
        """One of the looks that the board has; empty: nothing was chosen yet, or there is nothing to choose."""

    @property
    def by_key(self) -> bool:
        """Whether a key has chosen it: then the mouse does no more."""
        return self._by_key

    def come(self, cell: Cell | None) -> None:
        """The mouse has come to another cell: the piece looks the way it came, unless a key has said how."""
        former, self._at = self._at, cell
        if cell is None or former is None or cell == former or self._by_key:
            return
        self._take(STEP_OF[step_direction(former, cell) or towards(former, cell, "s")])

    def press(self, step: Cell) -> None:
        """An arrow key was pressed."""
        self._by_key = self._take(step) or self._by_key

    def _take(self, step: Cell) -> bool:
        found = next((look for look in ALONG[step] if look in self._possible), "")
        self.wanted = found or self.wanted
        return bool(found)


NO_HEADING = Heading((), None)
