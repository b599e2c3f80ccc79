"""What a board shows before anything is done: reachable cells, marked cells, advantages of place, cards.

Values for a window to draw: nothing here changes a fight or knows a rule of any system.
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
    """Leave the facing to the rules."""
    return {}


@dataclass(frozen=True, slots=True)
class ReachableCells:
    """The cells that a combatant can reach, computed once and asked for every cell that is pointed at."""

    start: Cell
    costs: Mapping[Cell, Cost]
    """Cell to the cost of the cheapest path to it, whether it can be paid or not."""
    before: Mapping[Cell, Cell]
    """Cell to the one before it on the cheapest path."""
    unit: str
    """The unit of costs: `AÇÃO`, `m`."""
    refusal: Callable[[Cell], Refusal | None]
    """The refusal of a move that ends on a cell, or None."""
    has: Cost | None = None
    """What there is to pay with; None: costs are not counted."""
    looks: Callable[[Cell], Mapping[str, Mapping[str, Any]]] = as_it_comes
    """The facings possible at the end of a move, at no further cost, each with the params of that move."""
    path: Callable[[Cell], tuple[Cell, ...] | None] | None = None
    """The path to a cell if it differs from the one by `before`, as it depends on the whole path."""

    def steps(self, cell: Cell) -> tuple[tuple[Cell, Cost], ...]:
        """Return the cheapest path to a cell, each of its cells with the cost so far."""
        if cell not in self.costs:
            return ()
        if self.path is not None:
            return tuple((step, self.costs[step]) for step in self.path(cell) or ())
        steps: list[tuple[Cell, Cost]] = []
        while cell != self.start:
            steps.append((cell, self.costs[cell]))
            cell = self.before[cell]
        return tuple(reversed(steps))

    def open_cells(self) -> frozenset[Cell]:
        """Return the cells where a move may end now."""
        return frozenset(cell for cell in self.costs if cell != self.start and self.refusal(cell) is None)


class Obstacles(NamedTuple):
    """What is in a combatant's way as all stand now."""

    barred: AbstractSet[Cell] = frozenset()
    """The cells that it cannot enter because somebody stands there."""
    taken: AbstractSet[Cell] = frozenset()
    """The cells on which it cannot stay, or could do nothing."""
    dear: Mapping[Cell, int] = MappingProxyType({})
    """Cell to the additional cost of entering it, because of who holds it."""


class MovementCosts(NamedTuple):
    """The movement costs of a combatant: the ground, and who stands in its way."""

    cost: Callable[[Cell, Cell], Cost | None]
    """The cost from one cell to another on the bare ground, in single steps; None: impossible."""
    steps: tuple[Cell, ...]
    """The single steps in order; empty: it goes straight to any cell, whose cost is asked."""
    in_the_way: Callable[[], Obstacles]
    kind: Hashable = None
    """Combatants of the same kind pay the same for the same path on the same board."""


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
    """The cells of one kind."""

    kind: str
    label: str
    cells: frozenset[Cell]


class CardUse(NamedTuple):
    """What can be done with a card."""

    action: str
    label: str
    cost: str
    refused: Refusal | None


class HandCard(NamedTuple):
    """A card of a combatant."""

    id: str
    name: str
    place: str
    """Where it lies, in the system's word."""
    kind: str
    """Its suit or sort, in the system's word."""
    cost: str
    effect: str
    uses: tuple[CardUse, ...]
    drawing: str = ""
    """One of `rules.core.drawings`; empty: it has none."""


def standing_at(fight: Fight, combatant: Combatant, cell: Cell) -> tuple[Any, Any]:
    """Return copies of a fight and a combatant that stands on another cell; the fight itself is untouched."""
    other = combatant.if_it_had(cell=cell)
    return fight.if_it_had(combatants={**fight.combatants, combatant.id: other}), other
