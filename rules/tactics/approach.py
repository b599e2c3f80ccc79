"""Coming within reach: the places from which something can be done, what it costs to get there, and the route."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice
from math import inf, isqrt
from typing import Any, NamedTuple

from rules.board.geometry import Cell, line_is_free, path_back
from rules.core.board_overlays import Cost, MovementCosts, Obstacles, standing_at
from rules.core.state import Combatant, Fight
from rules.engine.service import RulesService
from rules.system.system import System
from rules.tactics.capabilities import Capability
from rules.tactics.path_costs import Costs, Links, descend, reachable_costs, remaining_costs
from rules.tactics.playbook import Playbook
from rules.tactics.safe_distance import AROUND, BESIDE, Gap, Size, from_above, gap_between, is_too_far

MOST_PLACES = 24
"""How many places a route may be looked for to, the cheapest to reach first."""
FEW_PLACES = 64
"""A target within reach of no more cells than these is searched from those cells, else from the actor's cell."""

NO_OBSTACLES = Obstacles()


class ApproachTarget(NamedTuple):
    """What is to be done to somebody, as far as places matter."""

    cell: Cell
    """Where the target stands."""
    size: Size
    """How many cells the target fills."""
    out_of_range: tuple[Gap, ...]
    """The distances from which it is too far; empty if it never is."""
    deed: Capability | None = None
    """What is to be done; None: only to stand there."""
    targets: tuple[str, ...] = ()
    centre: Cell | None = None
    """The cell it is aimed at instead of the targets."""


class Route(NamedTuple):
    """A path to take now."""

    cells: tuple[Cell, ...]
    """The cells of the path, to the last."""
    cost: Cost
    """What the path costs."""
    remaining: Cost | float
    """What it still costs from its end to where the aim can be done; 0: it can be done there."""
    is_open: bool = True
    """Whether it leads to a free place and past nobody who bars it."""


class Approach:
    """How a combatant comes near to others, given where everybody stands now."""

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
        """Its movement costs on the board; None: it cannot move on one."""
        if self._fight.board is None or not self._system.tactics.walk or self._actor.cell is None:
            return None
        movement: MovementCosts | None = self._system.ground.footing(self._fight, self._actor)
        return movement

    @cached_property
    def _costs(self) -> Costs:
        board, footing, cell = self._fight.board, self.footing, self._actor.cell
        assert board is not None
        assert footing is not None
        assert cell is not None
        return self._book.grounds.costs(board, footing, cell)

    @cached_property
    def obstacles(self) -> Obstacles:
        """Who stands in its way now."""
        return NO_OBSTACLES if self.footing is None else self.footing.in_the_way()

    @cached_property
    def _links(self) -> Links:
        board, footing = self._fight.board, self.footing
        assert board is not None
        assert footing is not None
        return self._book.grounds.links(board, footing)

    # --- aims ------------------------------------------------------------------------------------------

    def beside(self, other: Combatant) -> ApproachTarget | None:
        """Return the aim of standing next to `other`; None without a board."""
        if self.footing is None or other.cell is None:
            return None
        return ApproachTarget(other.cell, self._book.ranges.sizes[self._numbers[other.id]], self._adjacent())

    def aim(self, deed: Capability, targets: tuple[str, ...], centre: Cell | None) -> ApproachTarget | None:
        """Return the aim of a place from which `deed` can be done to its targets; None without a board."""
        if self.footing is None or not targets:
            return None
        other = self._fight.combatants[targets[0]]
        cell = centre or other.cell
        if cell is None:
            return None
        ranges = self._book.ranges
        out_of_range = ranges.out_of_range(self._number, deed)
        size = ranges.sizes[self._numbers[other.id]]
        return ApproachTarget(
            cell, size, self._adjacent() if out_of_range is None else out_of_range, deed, targets, centre
        )

    def _adjacent(self) -> tuple[Gap, ...]:
        return BESIDE if self.footing is not None and 0 < len(self.footing.steps) <= len(BESIDE) * 2 else AROUND

    # --- how far ---------------------------------------------------------------------------------------

    def cost_to(self, aim: ApproachTarget | None) -> Cost | float:
        """Return the cost of reaching an aim, ignoring whoever stands in the way; infinite if it cannot be reached."""
        if aim is None or self._actor.cell is None:
            return inf
        if self._reaches(aim, self._actor.cell):
            return 0
        places = self._places(aim)
        return self._costs.to(places[0]) if places else inf

    def path(self, aim: ApproachTarget) -> tuple[Cell, ...]:
        """Return the cells of a cheapest path to an aim, whoever stands in it; empty if it can be done from here."""
        if self.cost_to(aim) in (0, inf):
            return ()
        return self._costs.path(self._places(aim)[0])

    def is_reached(self, aim: ApproachTarget) -> bool:
        """Whether it stands where the aim can be done."""
        cell = self._actor.cell
        return cell is not None and self._reaches(aim, cell) and self._can_act(aim, cell, is_sure=False)

    def _reaches(self, aim: ApproachTarget, cell: Cell) -> bool:
        """Whether `cell` is near enough for an aim."""
        if not aim.out_of_range:
            return True
        gap = gap_between(cell, aim.cell, self._size, aim.size)
        assert gap is not None
        if not is_too_far(aim.out_of_range, gap):
            return True
        if not self._system.tactics.farther_down:
            return False
        gap_from_above = from_above(self._fight.board, gap, cell, aim.cell)
        return gap_from_above != gap and not is_too_far(aim.out_of_range, gap_from_above)

    def _places(self, aim: ApproachTarget) -> tuple[Cell, ...]:
        """The cells from which an aim is near enough, the cheapest to reach first."""
        costs = self._costs
        key = (aim.cell, aim.size, aim.out_of_range)
        places: tuple[Cell, ...] | None = costs.searches.get(key)
        if places is None:
            places = costs.searches[key] = tuple(self._search_places(aim))
        return places

    def _search_places(self, aim: ApproachTarget) -> Iterator[Cell]:
        costs, start = self._costs, self._actor.cell
        cells_around = self._cells_around(aim)
        if cells_around is None:
            reachable = (cell for cell in costs.in_order() if cell != start and self._reaches(aim, cell))
            return islice(reachable, FEW_PLACES)
        path_costs = {cell: costs.to(cell) for cell in cells_around if cell != start}
        return iter(
            sorted((cell for cell in path_costs if path_costs[cell] < inf), key=lambda cell: (path_costs[cell], cell))
        )

    def _cells_around(self, aim: ApproachTarget) -> list[Cell] | None:
        """The open cells around the target that are near enough; None: there are too many to go through."""
        board = self._fight.board
        reach = aim.out_of_range[0][0] - 1 if aim.out_of_range else None
        if board is None or reach is None or (2 * reach + 1) ** 2 > 2 * FEW_PLACES or board.levels:
            return None
        (x, y), (width, height), (east, south) = aim.cell, aim.size, self._size
        return [
            cell
            for down in range(y - reach - south + 1, y + height + reach)
            for across in range(x - reach - east + 1, x + width + reach)
            if board.holds(cell := (across, down)) and board.state_at(cell) != "blocked" and self._reaches(aim, cell)
        ]

    # --- where to go -----------------------------------------------------------------------------------

    def route(self, aim: ApproachTarget, budget: Cost) -> Route | None:
        """Return the route within `budget` to an aim, or as near to it as possible; None: nothing is gained."""
        footing, start = self.footing, self._actor.cell
        if footing is None or start is None:
            return None
        places, is_sure = self._places(aim), not self._reaches(aim, start)
        free = (cell for cell in self._free_by_bound(places) if self._can_act(aim, cell, is_sure=is_sure))
        end = next(free, None)
        if not footing.steps:
            return None if end is None else self._straight_route(footing, end, budget)
        if end is None and not is_sure:
            return None
        unobstructed = None if end is None else self._unobstructed(end, budget)
        if unobstructed is not None:
            return unobstructed
        ends = () if end is None else (end, *islice(free, MOST_PLACES))
        return self._around_others(places, ends, budget)

    def is_closed(self, aim: ApproachTarget) -> bool:
        """Whether an aim could never be reached, even if all who can move did."""
        footing, combatants = self.footing, self._fight.combatants
        if footing is None or not footing.steps:
            return False
        staying = {
            id: combatant
            for id, combatant in combatants.items()
            if combatant is self._actor or combatant.state != "active"
        }
        without_others = self._fight.if_it_had(combatants=staying)
        movement = self._system.ground.footing(without_others, self._actor)
        occupied = footing.in_the_way().taken if movement is None else movement.in_the_way().taken
        return all(cell in occupied or cell == aim.cell for cell in self._places(aim))

    def retreat(self, budget: Cost, is_struck: Callable[[Cell], bool]) -> Route | None:
        """Return the route to the nearest cell within `budget` where it is not struck."""
        start, occupied = self._actor.cell, self.obstacles.taken
        assert start is not None
        costs, previous = reachable_costs(self._links, self.obstacles, start, budget)
        safe = [cell for cell in costs if cell not in occupied and not is_struck(cell)]
        if not safe:
            return None
        end = min(safe, key=lambda cell: (costs[cell], cell))
        return Route(path_back(previous, start, end), costs[end], inf)

    def _free_by_bound(self, places: tuple[Cell, ...]) -> Sequence[Cell]:
        """The free ones of some places, first those to which the path may cost least."""
        surcharges, occupied, costs = self.obstacles.dear, self.obstacles.taken, self._costs
        free = [cell for cell in places if cell not in occupied]
        if not surcharges or not free:
            return free
        bound = costs.to(free[0]) + surcharges.get(free[0], 0)
        within_bound = [cell for cell in free if costs.to(cell) <= bound]
        within_bound.sort(key=lambda cell: costs.to(cell) + surcharges.get(cell, 0))
        return [*within_bound, *free[len(within_bound) :]]

    def _can_act(self, aim: ApproachTarget, cell: Cell, *, is_sure: bool) -> bool:
        """Whether nothing is between `cell` and the target; `is_sure`: it is near enough."""
        board = self._fight.board
        if aim.deed is None or board is None:
            return True
        if is_sure and line_is_free(cell, aim.cell, self._links.walls):
            return True
        moved_fight, moved = standing_at(self._fight, self._actor, cell)
        service = RulesService(moved_fight, self._system, keeps=False)
        refusal = service.refusal_of(aim.deed.command_at(moved.id, aim.targets if aim.deed.aims else (), aim.centre))
        tactics = self._system.tactics
        return refusal is None or tactics.mends.get(refusal.code) != tactics.walk

    def _unobstructed(self, end: Cell, budget: Cost) -> Route | None:
        """The route that would be cheapest if nobody were there; None if somebody makes it harder."""
        costs, obstacles = self._costs, self.obstacles
        path = costs.path(end)
        if any(cell in obstacles.barred or cell in obstacles.dear for cell in path[:-1]):
            return None
        path_costs = [costs.to(cell) for cell in path]
        path_costs[-1] += obstacles.dear.get(end, 0)
        count = sum(cost <= budget for cost in path_costs)
        if not count or path[count - 1] in obstacles.taken:
            return None
        return Route(path[:count], _as_cost(path_costs[count - 1]), _as_cost(path_costs[-1] - path_costs[count - 1]))

    def _around_others(self, places: tuple[Cell, ...], free: tuple[Cell, ...], budget: Cost) -> Route | None:
        """The route past those who stand there now; if there is none, as if they stood there no longer."""
        start, links, obstacles = self._actor.cell, self._links, self.obstacles
        assert start is not None
        remaining = remaining_costs(links, obstacles, free, start)
        if start in remaining:
            cells, cost = descend(links, obstacles, remaining, start, budget)
            if cells and cells[-1] not in obstacles.taken:
                return Route(cells, cost, remaining[cells[-1]])
            return self._nearest_reachable(remaining, budget, is_open=True)
        remaining = remaining_costs(links, NO_OBSTACLES, places, start)
        return self._nearest_reachable(remaining, budget, is_open=False) if start in remaining else None

    def _nearest_reachable(self, remaining: Mapping[Cell, Cost], budget: Cost, *, is_open: bool) -> Route | None:
        """The route to the cell within `budget` with the least left to go; None: nothing is gained."""
        start, occupied = self._actor.cell, self.obstacles.taken
        assert start is not None
        costs, previous = reachable_costs(self._links, self.obstacles, start, budget)
        total = remaining[start]
        nearer = [cell for cell in costs if cell not in occupied and remaining.get(cell, total) < total]
        if not nearer:
            return None
        end = min(nearer, key=lambda cell: (remaining[cell], costs[cell]))
        return Route(path_back(previous, start, end), costs[end], remaining[end], is_open)

    def _straight_route(self, footing: MovementCosts, end: Cell, budget: Cost) -> Route | None:
        """Straight to a place, or as near to it as `budget` allows."""
        costs, start = self._costs, self._actor.cell
        assert start is not None
        total = costs.to(end)
        if total <= budget:
            return Route((end,), _as_cost(total), 0)
        halfway = _towards(start, end, int(budget))
        remaining = _or_infinite(footing.cost(halfway, end))
        if halfway in self.obstacles.taken or costs.to(halfway) > budget or remaining > total - budget + 1:
            halfway, remaining = self._nearest_cell(footing, end, budget)
        return None if remaining >= total else Route((halfway,), _as_cost(costs.to(halfway)), _as_cost(remaining))

    def _nearest_cell(self, footing: MovementCosts, end: Cell, budget: Cost) -> tuple[Cell, Cost | float]:
        """The cell within `budget` from which `end` costs least to reach, and that cost."""
        costs = self._costs
        best: tuple[Cell, Cost | float] = (end, inf)
        for cell in costs.in_order():
            if costs.to(cell) > budget:
                break
            remaining = _or_infinite(footing.cost(cell, end))
            if remaining < best[1] and cell not in self.obstacles.taken:
                best = (cell, remaining)
        return best


def _towards(start: Cell, end: Cell, steps: int) -> Cell:
    """The cell `steps` from `start` on the straight line to `end`."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = max(1, isqrt(across * across + down * down))
    dx, dy = abs(across) * steps // length, abs(down) * steps // length
    return (start[0] + (dx if across > 0 else -dx), start[1] + (dy if down > 0 else -dy))


def _or_infinite(cost: Cost | None) -> Cost | float:
    return inf if cost is None else cost


def _as_cost(cost: Any) -> Cost:
    """A cost that is known to be finite."""
    known: Cost = cost
    return known
