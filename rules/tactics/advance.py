"""Advancing: where a combatant goes that can do nothing from where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import inf
from random import Random
from typing import Any, Protocol

from rules.board.geometry import Cell
from rules.core.board_overlays import Cost
from rules.core.state import Combatant, Fight
from rules.system.parts import Tactics
from rules.system.system import System
from rules.tactics.approach import Approach, ApproachTarget, Route
from rules.tactics.capabilities import Capability
from rules.tactics.options import Thought, Thoughts, TurnSituation, Want
from rules.tactics.playbook import Playbook
from rules.tactics.safe_distance import Gap, gap_between, is_too_far

PATIENCE = 2
"""For how many rounds in a row the patient wait for foes they cannot strike yet; in the next they go."""
MOST_OTHERS = 4
"""How many other wants are considered that cannot be reached at this stop, the nearest first."""


class FightKnowledge(Protocol):
    """What is known of a fight and of what its sheets can do."""

    system: System
    fight: Fight
    tactics: Tactics[Any, Any]
    book: Playbook
    numbers: dict[str, int]
    of_a_turn: frozenset[str]
    """The pools that every turn refills."""


class Advance:
    """How the combatant whose turn it is comes near to what it wants."""

    def __init__(self, mind: FightKnowledge, situation: TurnSituation, *, is_patient: bool) -> None:
        self._mind = mind
        self._situation = situation
        self._is_patient = is_patient
        self.lets_come: tuple[str, ...] = ()
        """Those for whom it waits instead of moving."""
        self._known_costs: dict[tuple[Capability, tuple[str, ...], Cell | None], Cost | float] = {}

    @cached_property
    def _approach(self) -> Approach:
        return self._approach_of(self._situation.actor)

    def _approach_of(self, combatant: Combatant) -> Approach:
        mind = self._mind
        return Approach(mind.system, mind.book, mind.fight, combatant, mind.numbers)

    # --- how far ---------------------------------------------------------------------------------------

    def cost_beside(self, other: Combatant) -> Cost | float:
        """Return the cost of moving next to `other`."""
        return self._approach.cost_to(self._approach.beside(other))

    def cost_of(self, want: Want) -> Cost | float:
        """Return the cost of moving to where `want` can be done."""
        key = (want.deed, want.targets[:1], want.cell)
        cost = self._known_costs.get(key)
        if cost is None:
            cost = self._known_costs[key] = self._approach.cost_to(self._aim(want))
        return cost

    def _aim(self, want: Want) -> ApproachTarget | None:
        return self._approach.aim(want.deed, want.targets, want.cell)

    def movement_budget(self, action: str) -> Cost:
        """Return the most that a path may cost by a movement action."""
        return self._mind.tactics.paces(self._mind.fight, self._situation.actor, action)

    # --- going -----------------------------------------------------------------------------------------

    def thoughts(self, want: Want, others: Sequence[Want], action: str) -> Thoughts:
        """Move to where `want` can be done, else to where another can, else as near to that as possible."""
        budget = self.movement_budget(action)
        if budget <= 0:
            return
        has_route = False
        for goal, route in self._routes(want, others, budget):
            has_route = True
            cells = route.cells
            if self._should_wait(goal, route):
                cells = self._out_of_danger(cells, self._mind.fight.combatants[goal.targets[0]])
                self.lets_come = () if cells else goal.targets[:1]
            if not cells:
                return
            is_part = bool(route.remaining) or cells != route.cells
            code = yield Thought(self._walk_command(action, cells), "nears", goal.targets[:1], goal.deed, is_part)
            if code is None or code in self._mind.tactics.over:
                return
        if not has_route:
            yield from self._retreat([want, *others], budget, action)

    def _retreat(self, wants: Sequence[Want], budget: Cost, action: str) -> Thoughts:
        """Move out of reach of those who can strike it, if it could never reach any of them."""
        foes = {foe.id for foe in self._situation.foes}
        aims = [self._aim(want) for want in wants if want.targets[0] in foes]
        if not aims or not self._is_struck() or not all(aim and self._approach.is_closed(aim) for aim in aims):
            return
        route = self._approach.retreat(budget, self._is_struck_at)
        if route is not None:
            yield Thought(self._walk_command(action, route.cells), "withdraws", wants[0].targets[:1])

    def _routes(self, want: Want, others: Sequence[Want], budget: Cost) -> Iterator[tuple[Want, Route]]:
        """Routes to take: first to what can be done at this stop, then to free places, then towards a foe."""
        postponed: list[tuple[Want, Route]] = []
        out_of_reach: list[Want] = []
        for candidate in self._nearest_first(want, others):
            if candidate is not want and self._is_done_from_here(candidate):
                continue
            if candidate is not want and self._is_later(candidate, budget):
                out_of_reach.append(candidate)
            elif (route := self._route(candidate, budget)) is not None:
                if self._is_at_once(candidate, route):
                    yield candidate, route
                else:
                    postponed.append((candidate, route))
        if not any(route.is_open for _, route in postponed):
            routes = ((goal, self._route(goal, budget)) for goal in out_of_reach[:MOST_OTHERS])
            postponed += [(goal, route) for goal, route in routes if route is not None]
        yield from sorted(postponed, key=lambda pair: not pair[1].is_open)

    def _nearest_first(self, want: Want, others: Sequence[Want]) -> Iterator[Want]:
        """`want`, then the others by what it costs to reach them."""
        yield want
        by_cost = sorted(
            (cost, index) for index, candidate in enumerate(others) if (cost := self.cost_of(candidate)) < inf
        )
        yield from (others[index] for _, index in by_cost)

    def _is_later(self, want: Want, budget: Cost) -> bool:
        """Whether it cannot be done at this stop, even if nobody stood in the way."""
        cost = self.cost_of(want)
        return cost > budget or self._comes_too_late(want.deed, cost)

    def _is_at_once(self, want: Want, route: Route) -> bool:
        """Whether it can be done at this stop from the end of `route`."""
        return not route.remaining and not self._comes_too_late(want.deed, route.cost)

    def _is_done_from_here(self, want: Want) -> bool:
        """Whether it needs no step."""
        aim = self._aim(want)
        return aim is not None and self._approach.is_reached(aim)

    def _route(self, want: Want, budget: Cost) -> Route | None:
        aim = self._aim(want)
        return None if aim is None else self._approach.route(aim, budget)

    def _walk_command(self, action: str, cells: tuple[Cell, ...]) -> dict[str, Any]:
        params = {"path": [list(cell) for cell in cells]} if self._mind.tactics.along else {"to": list(cells[-1])}
        return {"do": "act", "actor": self._situation.actor.id, "action": action, "params": params}

    def random_steps(self, destination: Combatant, action: str, chance: Random) -> Thoughts:
        """A random part of the path to somebody."""
        aim = self._approach.beside(destination)
        path = () if aim is None else self._approach.path(aim)
        if path:
            yield Thought(self._walk_command(action, path[: chance.randint(1, len(path))]), "nears", (destination.id,))

    # --- patience --------------------------------------------------------------------------------------

    def _comes_too_late(self, deed: Capability, cost: Cost | float) -> bool:
        """Whether too little would be left to act with after paying `cost`."""
        actor, tactics = self._situation.actor, self._mind.tactics
        if not tactics.step:
            return False
        cost = cost * tactics.step + tactics.readying(self._mind.fight, actor, {"action": deed.action, **deed.command})
        turn_costs = ((pool, amount) for pool, amount in deed.costs if pool in self._mind.of_a_turn)
        return any(actor.pools[pool] < amount + cost for pool, amount in turn_costs)

    def _should_wait(self, want: Want, route: Route) -> bool:
        """Whether to let others come nearer, since whoever comes first is struck first."""
        if not self._is_patient or not self._mind.tactics.step or self._mind.fight.round % (PATIENCE + 1) == 0:
            return False
        return self._comes_too_late(want.deed, route.cost + route.remaining) and not self._is_in_reach()

    def _is_in_reach(self) -> bool:
        """Whether a foe could strike it from where it stands: then waiting gains nothing."""
        book, cell = self._mind.book, self._situation.actor.cell
        for foe in self._situation.foes:
            number = self._mind.numbers[foe.id]
            deeds = book.known[number].strikes[self._situation.number][:1]
            if cell is not None and any(
                self._reaches(foe, cell, book.ranges.known_out_of_range(number, deed)) for deed in deeds
            ):
                return True
        return False

    def _is_struck(self) -> bool:
        """Whether a foe could strike it where it stands."""
        cell = self._situation.actor.cell
        return cell is not None and self._is_struck_at(cell)

    def _is_struck_at(self, cell: Cell) -> bool:
        """Whether a foe could strike it on `cell` from where it stands, by a deed whose range is known."""
        book = self._mind.book
        for foe in self._situation.foes:
            number = self._mind.numbers[foe.id]
            reaches = (
                book.ranges.out_of_range(number, deed) for deed in book.known[number].strikes[self._situation.number]
            )
            if any(reach is not None and self._reaches(foe, cell, reach) for reach in reaches):
                return True
        return False

    def _reaches(self, foe: Combatant, cell: Cell, out_of_range: tuple[Gap, ...]) -> bool:
        sizes = self._mind.book.ranges.sizes
        gap = gap_between(cell, foe.cell, sizes[self._situation.number], sizes[self._mind.numbers[foe.id]])
        return gap is not None and not is_too_far(out_of_range, gap)

    def _out_of_danger(self, cells: tuple[Cell, ...], foe: Combatant) -> tuple[Cell, ...]:
        """The part of a path after which `foe` cannot come and strike in one turn; all of it if it can already."""
        actor, number = self._situation.actor, self._mind.numbers[foe.id]
        strikes = self._mind.book.known[number].strikes[self._situation.number][:1]
        if not strikes or actor.cell is None or foe.side == self._situation.side:
            return cells
        foe_approach = self._approach_of(foe)
        foe_budget = max(self._mind.system.maximum(foe, pool) for pool in self._mind.of_a_turn) - strikes[0].price
        out_of_range, size = (
            self._mind.book.ranges.known_out_of_range(number, strikes[0]),
            self._mind.book.ranges.sizes[self._situation.number],
        )

        def is_safe(cell: Cell) -> bool:
            return foe_approach.cost_to(ApproachTarget(cell, size, out_of_range)) * self._mind.tactics.step > foe_budget

        if not is_safe(actor.cell):
            return cells
        safe = [
            count for count, cell in enumerate(cells, 1) if is_safe(cell) and cell not in self._approach.obstacles.taken
        ]
        return cells[: max(safe, default=0)]
