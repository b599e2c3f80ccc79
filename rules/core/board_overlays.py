"""What a system tells about a board before anything is done: ways, marked cells, advantages of place, cards.

Values for a window to draw: nothing here changes a fight, and nothing knows a rule of any system.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple

from rules.core.questions import Refusal
from rules.core.state import Combatant, Fight
from rules.text.messages import Gloss, gloss

Cell = tuple[int, int]
Cost = int | Fraction

DOMAIN, THREAT, REACH, RANGE, AREA, SIGHT = "domain", "threat", "reach", "range", "area", "sight"
"""Kinds of marked cells that a window knows words for; a system may name others."""


def as_it_comes(_: Cell) -> Mapping[str, Mapping[str, Any]]:
    """Leaves it to the rules how one looks."""
    return {}


@dataclass(frozen=True, slots=True)
class ReachableCells:
    """Where a combatant can go from where it stands: worked out once, asked for every cell that is pointed at."""

    start: Cell
    costs: Mapping[Cell, Cost]
    """Cell to the whole cost of the cheapest way to it, whether it can be paid or not."""
    before: Mapping[Cell, Cell]
    """Cell to the one from which the cheapest way comes."""
    unit: str
    """What costs are counted in: `AÇÃO`, `m`."""
    refusal: Callable[[Cell], Refusal | None]
    """The refusal of a move that ends on a cell; None: it may be made."""
    has: Cost | None = None
    """What there is to pay with; None: nothing is counted."""
    looks: Callable[[Cell], Mapping[str, Mapping[str, Any]]] = as_it_comes
    """The ways one may look at the end of a move, at no more cost, each with what that move is told."""
    path: Callable[[Cell], tuple[Cell, ...] | None] | None = None
    """The cells of the way to a cell, where it is not the one that `before` tells: it depends on the whole way."""

    def steps(self, cell: Cell) -> tuple[tuple[Cell, Cost], ...]:
        """The cheapest way to a cell, each of its cells with what has been paid when it is entered."""
        if cell not in self.costs:
            return ()
        if self.path is not None:
            return tuple((item, self.costs[item]) for item in self.path(cell) or ())
        found: list[tuple[Cell, Cost]] = []
        while cell != self.start:
            found.append((cell, self.costs[cell]))
            cell = self.before[cell]
        return tuple(reversed(found))

    def open_cells(self) -> frozenset[Cell]:
        """The cells where a move may end now."""
        return frozenset(cell for cell in self.costs if cell != self.start and self.refusal(cell) is None)


class Obstacles(NamedTuple):
    """Whom a combatant finds in its way as all stand now."""

    barred: AbstractSet[Cell] = frozenset()
    """The cells through which it cannot go because somebody stands there."""
    taken: AbstractSet[Cell] = frozenset()
    """The cells on which it cannot stay, or could do nothing."""
    dear: Mapping[Cell, int] = MappingProxyType({})
    """Cells to what it costs to enter them beside the ground, because of who holds them."""


class MovementCosts(NamedTuple):
    """How a combatant goes over the board: what the ground costs it, and who stands in its way."""

    cost: Callable[[Cell, Cell], Cost | None]
    """What it costs to go from one cell to another on the bare ground, in single steps; None: it cannot."""
    steps: tuple[Cell, ...]
    """The single steps in their order; none: it goes straight to any cell, and is asked for that."""
    in_the_way: Callable[[], Obstacles]
    kind: Hashable = None
    """Those of a kind pay the same for the same way, as long as the board is the same."""


class CellKind(NamedTuple):
    """A kind of marked cells that can be shown for a combatant on demand."""

    kind: str
    label: str = ""
    """The system's own word; empty: the window's."""

    @property
    def gloss_ids(self) -> Gloss:
        """The message that says which cells they are."""
        return gloss("cells", self.kind)


class MarkedCells(NamedTuple):
    """Marked cells."""

    kind: str
    label: str
    cells: frozenset[Cell]


class CardUse(NamedTuple):
    """Something that can be done with a card."""

    action: str
    label: str
    cost: str
    refused: Refusal | None


class HandCard(NamedTuple):
    """A card that a combatant has."""

    id: str
    name: str
    place: str
    """Where it lies, in the system's word."""
    kind: str
    """Its suit or sort, in the system's word."""
    cost: str
    effect: str
    uses: tuple[CardUse, ...]


def standing_at(fight: Fight, combatant: Combatant, cell: Cell) -> tuple[Any, Any]:
    """Copies of a fight and a combatant in which that one stands on another cell; the fight itself is untouched."""
    other = combatant.if_it_had(cell=cell)
    return fight.if_it_had(combatants={**fight.combatants, combatant.id: other}), other
