"""Coming within reach: the places from which something can be done, what it costs to come there, and the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice
from math import inf, isqrt
from typing import Any, NamedTuple

from rules.board.geometry import Cell, line_is_free, way_back
from rules.core.board_overlays import Cost, MovementCosts, Obstacles, standing_at
from rules.core.state import Combatant, Fight
from rules.engine.service import RulesService
from rules.system.system import System
from rules.tactics.capabilities import Capability
from rules.tactics.path_costs import Costs, Links, downhill, left, within
from rules.tactics.playbook import Playbook
from rules.tactics.safe_distance import AROUND, BESIDE, Apart, Size, apart_by, from_above, is_too_far

MOST_PLACES = 24
"""How many places are looked at to which a way may lead, those first that it costs least to come to."""
FEW_PLACES = 64
"""What reaches no more cells than these is looked for from them; else they are looked for from where one stands."""

NOBODY = Obstacles()


class ApproachTarget(NamedTuple):
    """Something that is to be done to somebody, as far as places go."""

    cell: Cell
    """Where that one stands."""
    size: Size
    """How many cells that one fills."""
    beyond: tuple[Apart, ...]
    """The distances from which on it is too far; empty where it never is."""
    deed: Capability | None = None
    """What is to be done; None: to stand there."""
    targets: tuple[str, ...] = ()
    centre: Cell | None = None
    """The cell that it is aimed at instead of the targets."""


class Route(NamedTuple):
    """Where to go now."""

    cells: tuple[Cell, ...]
    """What is gone through, to the last."""
    paid: Cost
    """What that costs."""
    left: Cost | float
    """What it would still cost from there to come where the aim can be done; 0: it can be done there."""
    is_open: bool = True
    """Whether it leads to a place that is free, and past nobody who bars it."""


class Approach:
    """How somebody comes near to others from where it stands, as all of them stand now."""

    def __init__(
        self, system: System, book: Playbook, fight: Fight, actor: Combatant, numbers: Mapping[str, int]
    ) -> None:
        self._system = system
        self._book = book
        self._fight = fight
        self._actor = actor
        self._numbers = numbers
        self._number = numbers[actor.id]
        self._size = book.ranges.sizes[self._number]

    @cached_property
    def footing(self) -> MovementCosts | None:
        """How it goes over the board; None: it does not."""
        if self._fight.board is None or not self._system.tactics.walk or self._actor.cell is None:
            return None
        found: MovementCosts | None = self._system.ground.footing(self._fight, self._actor)
        return found

    @cached_property
    def _costs(self) -> Costs:
        board, footing, cell = self._fight.board, self.footing, self._actor.cell
        assert board is not None
        assert footing is not None
        assert cell is not None
        return self._book.grounds.costs(board, footing, cell)

    @cached_property
    def in_the_way(self) -> Obstacles:
        """Who stands in its way now."""
        return NOBODY if self.footing is None else self.footing.in_the_way()

    @cached_property
    def _links(self) -> Links:
        board, footing = self._fight.board, self.footing
        assert board is not None
        assert footing is not None
        return self._book.grounds.links(board, footing)

    # --- aims ------------------------------------------------------------------------------------------

    def beside(self, other: Combatant) -> ApproachTarget | None:
        """The aim of standing next to somebody; None in a fight without a board."""
        if self.footing is None or other.cell is None:
            return None
        return ApproachTarget(other.cell, self._book.ranges.sizes[self._numbers[other.id]], self._next_to())

    def aim(self, deed: Capability, targets: tuple[str, ...], centre: Cell | None) -> ApproachTarget | None:
        """The aim of a place from which a deed can be done to its targets; None in a fight without a board."""
        if self.footing is None or not targets:
            return None
        other = self._fight.combatants[targets[0]]
        cell = centre or other.cell
        if cell is None:
            return None
        ranges = self._book.ranges
        beyond = ranges.reach(self._number, deed)
        size = ranges.sizes[self._numbers[other.id]]
        return ApproachTarget(cell, size, self._next_to() if beyond is None else beyond, deed, targets, centre)

    def _next_to(self) -> tuple[Apart, ...]:
        return BESIDE if self.footing is not None and 0 < len(self.footing.steps) <= len(BESIDE) * 2 else AROUND

    # --- how far ---------------------------------------------------------------------------------------

    def far(self, aim: ApproachTarget | None) -> Cost | float:
        """What it costs to come where an aim can be done, whoever stands in the way; infinite where nobody can."""
        if aim is None or self._actor.cell is None:
            return inf
        if self._reaches(aim, self._actor.cell):
            return 0
        places = self._places(aim)
        return self._costs.to(places[0]) if places else inf

    def way(self, aim: ApproachTarget) -> tuple[Cell, ...]:
        """The cells of a cheapest way to where an aim can be done, whoever stands in it; none where it can be here."""
        if self.far(aim) in (0, inf):
            return ()
        return self._costs.way(self._places(aim)[0])

    def _reaches(self, aim: ApproachTarget, cell: Cell) -> bool:
        """Whether a cell is near enough for an aim."""
        if not aim.beyond:
            return True
        apart = apart_by(cell, aim.cell, self._size, aim.size)
        assert apart is not None
        if not is_too_far(aim.beyond, apart):
            return True
        if not self._system.tactics.farther_down:
            return False
        above = from_above(self._fight.board, apart, cell, aim.cell)
        return above != apart and not is_too_far(aim.beyond, above)

    def _places(self, aim: ApproachTarget) -> tuple[Cell, ...]:
        """The cells from which an aim is near enough, those first that it costs least to come to."""
        costs = self._costs
        key = (aim.cell, aim.size, aim.beyond)
        found: tuple[Cell, ...] | None = costs.found.get(key)
        if found is None:
            found = costs.found[key] = tuple(self._looked_for(aim))
        return found

    def _looked_for(self, aim: ApproachTarget) -> Iterator[Cell]:
        costs, start = self._costs, self._actor.cell
        around = self._around(aim)
        if around is None:
            near = (cell for cell in costs.in_order() if cell != start and self._reaches(aim, cell))
            return islice(near, FEW_PLACES)
        paid = {cell: costs.to(cell) for cell in around if cell != start}
        return iter(sorted((cell for cell in paid if paid[cell] < inf), key=lambda cell: (paid[cell], cell)))

    def _around(self, aim: ApproachTarget) -> list[Cell] | None:
        """The open cells around that are near enough; None: there are too many to go through them."""
        board = self._fight.board
        reach = aim.beyond[0][0] - 1 if aim.beyond else None
        if board is None or reach is None or (2 * reach + 1) ** 2 > 2 * FEW_PLACES or board.levels:
            return None
        (x, y), (wide, high), (east, south) = aim.cell, aim.size, self._size
        return [
            cell
            for down in range(y - reach - south + 1, y + high + reach)
            for across in range(x - reach - east + 1, x + wide + reach)
            if board.holds(cell := (across, down)) and board.state_at(cell) != "blocked" and self._reaches(aim, cell)
        ]

    # --- where to go -----------------------------------------------------------------------------------

    def route(self, aim: ApproachTarget, most: Cost) -> Route | None:
        """The way for so much to where an aim can be done, or as near to that as can be; None: nothing is gained."""
        footing, start = self.footing, self._actor.cell
        if footing is None or start is None:
            return None
        places, is_sure = self._places(aim), not self._reaches(aim, start)
        free = (cell for cell in self._by_bound(places) if self._can_act(aim, cell, is_sure=is_sure))
        end = next(free, None)
        if not footing.steps:
            return None if end is None else self._straight(footing, end, most)
        if end is None and not is_sure:
            return None
        found = None if end is None else self._undisturbed(end, most)
        if found is not None:
            return found
        ends = () if end is None else (end, *islice(free, MOST_PLACES))
        return self._around_others(places, ends, most)

    def is_closed(self, aim: ApproachTarget) -> bool:
        """Whether nobody could ever come to where an aim can be done, even if all moved on who can."""
        footing, there = self.footing, self._fight.combatants
        if footing is None or not footing.steps:
            return False
        staying = {
            id: combatant for id, combatant in there.items() if combatant is self._actor or combatant.state != "active"
        }
        alone = self._fight.if_it_had(combatants=staying)
        without = self._system.ground.footing(alone, self._actor)
        taken = footing.in_the_way().taken if without is None else without.in_the_way().taken
        return all(cell in taken or cell == aim.cell for cell in self._places(aim))

    def away(self, most: Cost, is_struck: Callable[[Cell], bool]) -> Route | None:
        """The nearest cell that so much leads to where it is not struck."""
        start, taken = self._actor.cell, self.in_the_way.taken
        assert start is not None
        costs, before = within(self._links, self.in_the_way, start, most)
        safe = [cell for cell in costs if cell not in taken and not is_struck(cell)]
        if not safe:
            return None
        end = min(safe, key=lambda cell: (costs[cell], cell))
        return Route(way_back(before, start, end), costs[end], inf)

    def _by_bound(self, places: tuple[Cell, ...]) -> Sequence[Cell]:
        """Those that are not taken, first those to which a way may cost least."""
        dear, taken, costs = self.in_the_way.dear, self.in_the_way.taken, self._costs
        free = [cell for cell in places if cell not in taken]
        if not dear or not free:
            return free
        most = costs.to(free[0]) + dear.get(free[0], 0)
        near = [cell for cell in free if costs.to(cell) <= most]
        near.sort(key=lambda cell: costs.to(cell) + dear.get(cell, 0))
        return [*near, *free[len(near) :]]

    def _can_act(self, aim: ApproachTarget, cell: Cell, *, is_sure: bool) -> bool:
        """Whether nothing is between a place and whom it is aimed at; `is_sure`: it is near enough."""
        board = self._fight.board
        if aim.deed is None or board is None:
            return True
        if is_sure and line_is_free(cell, aim.cell, self._links.walls):
            return True
        there, moved = standing_at(self._fight, self._actor, cell)
        service = RulesService(there, self._system, keeps=False)
        refused = service.refusal_of(aim.deed.aimed_at(moved.id, aim.targets if aim.deed.aims else (), aim.centre))
        tactics = self._system.tactics
        return refused is None or tactics.mends.get(refused.code) != tactics.walk

    def _undisturbed(self, end: Cell, most: Cost) -> Route | None:
        """The way that would be the cheapest if nobody were there; None where somebody makes it harder."""
        costs, others = self._costs, self.in_the_way
        way = costs.way(end)
        if any(cell in others.barred or cell in others.dear for cell in way[:-1]):
            return None
        paid = [costs.to(cell) for cell in way]
        paid[-1] += others.dear.get(end, 0)
        count = sum(cost <= most for cost in paid)
        if not count or way[count - 1] in others.taken:
            return None
        return Route(way[:count], _whole(paid[count - 1]), _whole(paid[-1] - paid[count - 1]))

    def _around_others(self, places: tuple[Cell, ...], free: tuple[Cell, ...], most: Cost) -> Route | None:
        """The way past those who stand there now; where there is none, as if they stood there no longer."""
        start, links, others = self._actor.cell, self._links, self.in_the_way
        assert start is not None
        to_go = left(links, others, free, start)
        if start in to_go:
            cells, paid = downhill(links, others, to_go, start, most)
            if cells and cells[-1] not in others.taken:
                return Route(cells, paid, to_go[cells[-1]])
            return self._nearest(to_go, most, is_open=True)
        to_go = left(links, NOBODY, places, start)
        return self._nearest(to_go, most, is_open=False) if start in to_go else None

    def _nearest(self, to_go: Mapping[Cell, Cost], most: Cost, *, is_open: bool) -> Route | None:
        """The way to where the least is left to go, of all cells that so much leads to; None: nothing is gained."""
        start, taken = self._actor.cell, self.in_the_way.taken
        assert start is not None
        costs, before = within(self._links, self.in_the_way, start, most)
        whole = to_go[start]
        nearer = [cell for cell in costs if cell not in taken and to_go.get(cell, whole) < whole]
        if not nearer:
            return None
        end = min(nearer, key=lambda cell: (to_go[cell], costs[cell]))
        return Route(way_back(before, start, end), costs[end], to_go[end], is_open)

    def _straight(self, footing: MovementCosts, end: Cell, most: Cost) -> Route | None:
        """Straight to a place, or as near to it as so much leads."""
        costs, start = self._costs, self._actor.cell
        assert start is not None
        whole = costs.to(end)
        if whole <= most:
            return Route((end,), _whole(whole), 0)
        part = _towards(start, end, int(most))
        to_go = _or_never(footing.cost(part, end))
        if part in self.in_the_way.taken or costs.to(part) > most or to_go > whole - most + 1:
            part, to_go = self._nearest_part(footing, end, most)
        return None if to_go >= whole else Route((part,), _whole(costs.to(part)), _whole(to_go))

    def _nearest_part(self, footing: MovementCosts, end: Cell, most: Cost) -> tuple[Cell, Cost | float]:
        """The cell that so much leads to from which it costs least to come to another; what that costs."""
        costs = self._costs
        best: tuple[Cell, Cost | float] = (end, inf)
        for cell in costs.in_order():
            if costs.to(cell) > most:
                break
            to_go = _or_never(footing.cost(cell, end))
            if to_go < best[1] and cell not in self.in_the_way.taken:
                best = (cell, to_go)
        return best


def _towards(start: Cell, end: Cell, steps: int) -> Cell:
    """The cell so many steps from the start on the straight line to another."""
    across, down = end[0] - start[0], end[1] - start[1]
    far = max(1, isqrt(across * across + down * down))
    right, below = abs(across) * steps // far, abs(down) * steps // far
    return (start[0] + (right if across > 0 else -right), start[1] + (below if down > 0 else -below))


def _or_never(cost: Cost | None) -> Cost | float:
    return inf if cost is None else cost


def _whole(cost: Any) -> Cost:
    """A cost that is known to be none that nobody can pay."""
    found: Cost = cost
    return found
