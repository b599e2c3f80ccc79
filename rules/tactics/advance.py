"""Nearing: where somebody goes who can do nothing from where it stands."""

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
from rules.tactics.options import TurnSituation, Want
from rules.tactics.playbook import Playbook
from rules.tactics.safe_distance import Apart, apart_by, is_too_far
from rules.tactics.thoughts import Thought, Thoughts

PATIENCE = 2
"""How many rounds in a row the patient let others come nearer whom they could not strike yet; in the next they go."""
MOST_OTHERS = 4
"""How many others are looked at whom nobody comes to at this stop, the nearest first."""


class FightKnowledge(Protocol):
    """Who knows a fight and what its sheets can do."""

    system: System
    fight: Fight
    tactics: Tactics[Any, Any]
    book: Playbook
    numbers: dict[str, int]
    of_a_turn: frozenset[str]
    """The pools that every turn brings anew."""


class Advance:
    """How one whose turn it is comes near to whom it wants to do something."""

    def __init__(self, mind: FightKnowledge, here: TurnSituation, *, is_patient: bool) -> None:
        self._mind = mind
        self._here = here
        self._is_patient = is_patient
        self.lets_come: tuple[str, ...] = ()
        """Whom it lets come nearer, where it stays for that."""
        self._far: dict[tuple[Capability, tuple[str, ...], Cell | None], Cost | float] = {}

    @cached_property
    def _approach(self) -> Approach:
        return self._approach_of(self._here.actor)

    def _approach_of(self, combatant: Combatant) -> Approach:
        mind = self._mind
        return Approach(mind.system, mind.book, mind.fight, combatant, mind.numbers)

    # --- how far ---------------------------------------------------------------------------------------

    def beside(self, other: Combatant) -> Cost | float:
        """What it costs to come next to somebody."""
        return self._approach.far(self._approach.beside(other))

    def far(self, want: Want) -> Cost | float:
        """What it costs to come where something wanted can be done."""
        key = (want.deed, want.targets[:1], want.cell)
        found = self._far.get(key)
        if found is None:
            found = self._far[key] = self._approach.far(self._aim(want))
        return found

    def _aim(self, want: Want) -> ApproachTarget | None:
        return self._approach.aim(want.deed, want.targets, want.cell)

    def paces(self, going: str) -> Cost:
        """The most that a way may cost who goes by an action."""
        return self._mind.tactics.paces(self._mind.fight, self._here.actor, going)

    # --- going -----------------------------------------------------------------------------------------

    def thoughts(self, want: Want, others: Sequence[Want], going: str) -> Thoughts:
        """To where what is wanted can be done, else where anything else can, else as near to that as can be."""
        most = self.paces(going)
        if most <= 0:
            return
        goes = False
        for one, route in self._routes(want, others, most):
            goes = True
            cells = route.cells
            if self._waits(one, route):
                cells = self._out_of_danger(cells, self._mind.fight.combatants[one.targets[0]])
                self.lets_come = () if cells else one.targets[:1]
            if not cells:
                return
            code = yield Thought(self._walk(going, cells), "nears", one.targets[:1])
            if code is None or code in self._mind.tactics.over:
                return
        if not goes:
            yield from self._withdraws([want, *others], most, going)

    def _withdraws(self, wants: Sequence[Want], most: Cost, going: str) -> Thoughts:
        """Out of reach of those who strike it, where it could never come to any of them."""
        foes = {foe.id for foe in self._here.foes}
        aims = [self._aim(want) for want in wants if want.targets[0] in foes]
        if not aims or not self._is_struck() or not all(aim and self._approach.is_closed(aim) for aim in aims):
            return
        route = self._approach.away(most, self._is_struck_at)
        if route is not None:
            yield Thought(self._walk(going, route.cells), "withdraws", wants[0].targets[:1])

    def _routes(self, want: Want, others: Sequence[Want], most: Cost) -> Iterator[tuple[Want, Route]]:
        """Ways to go, first to what can be done at this stop, then to a place that is free, then towards one."""
        put_off: list[tuple[Want, Route]] = []
        later: list[Want] = []
        for candidate in self._nearest_first(want, others):
            if candidate is not want and self._is_later(candidate, most):
                later.append(candidate)
            elif (route := self._route(candidate, most)) is not None:
                if self._is_at_once(candidate, route):
                    yield candidate, route
                else:
                    put_off.append((candidate, route))
        if not any(route.is_open for _, route in put_off):
            routes = ((one, self._route(one, most)) for one in later[:MOST_OTHERS])
            put_off += [(one, route) for one, route in routes if route is not None]
        yield from sorted(put_off, key=lambda pair: not pair[1].is_open)

    def _nearest_first(self, want: Want, others: Sequence[Want]) -> Iterator[Want]:
        """What is wanted, then the others, those first to whom it costs least to come."""
        yield want
        by_far = sorted((far, place) for place, candidate in enumerate(others) if (far := self.far(candidate)) < inf)
        yield from (others[place] for _, place in by_far)

    def _is_later(self, want: Want, most: Cost) -> bool:
        """Whether it cannot be done at this stop, even if nobody stood in the way."""
        far = self.far(want)
        return far > most or self._comes_too_late(want.deed, far)

    def _is_at_once(self, want: Want, route: Route) -> bool:
        """Whether it can be done at this stop from where a way ends."""
        return not route.left and not self._comes_too_late(want.deed, route.paid)

    def _route(self, want: Want, most: Cost) -> Route | None:
        aim = self._aim(want)
        return None if aim is None else self._approach.route(aim, most)

    def _walk(self, going: str, cells: tuple[Cell, ...]) -> dict[str, Any]:
        params = {"path": [list(cell) for cell in cells]} if self._mind.tactics.along else {"to": list(cells[-1])}
        return {"do": "act", "actor": self._here.actor.id, "action": going, "params": params}

    def strays(self, end: Combatant, going: str, chance: Random) -> Thoughts:
        """Some part of the way to somebody."""
        aim = self._approach.beside(end)
        way = () if aim is None else self._approach.way(aim)
        if way:
            yield Thought(self._walk(going, way[: chance.randint(1, len(way))]), "nears", (end.id,))

    # --- patience --------------------------------------------------------------------------------------

    def _comes_too_late(self, deed: Capability, cost: Cost | float) -> bool:
        """Whether nothing would be left to strike with once that is paid."""
        actor, tactics = self._here.actor, self._mind.tactics
        if not tactics.step:
            return False
        cost = cost * tactics.step + tactics.readying(self._mind.fight, actor, {"action": deed.action, **deed.command})
        spent = ((pool, amount) for pool, amount in deed.costs if pool in self._mind.of_a_turn)
        return any(actor.pools[pool] < amount + cost for pool, amount in spent)

    def _waits(self, want: Want, route: Route) -> bool:
        """Whether it lets others come nearer, as whoever comes first is struck first."""
        if not self._is_patient or not self._mind.tactics.step or self._mind.fight.round % (PATIENCE + 1) == 0:
            return False
        return self._comes_too_late(want.deed, route.paid + route.left) and not self._is_in_reach()

    def _is_in_reach(self) -> bool:
        """Whether somebody could strike it from where they stand: then it gains nothing by waiting."""
        book, cell = self._mind.book, self._here.actor.cell
        for foe in self._here.foes:
            number = self._mind.numbers[foe.id]
            deeds = book.known[number].strikes[self._here.number][:1]
            if cell is not None and any(self._reaches(foe, cell, book.ranges.beyond(number, deed)) for deed in deeds):
                return True
        return False

    def _is_struck(self) -> bool:
        """Whether somebody could strike it where it stands."""
        cell = self._here.actor.cell
        return cell is not None and self._is_struck_at(cell)

    def _is_struck_at(self, cell: Cell) -> bool:
        """Whether somebody could strike it on a cell from where they stand, by anything whose reach is known."""
        book = self._mind.book
        for foe in self._here.foes:
            number = self._mind.numbers[foe.id]
            reaches = (book.ranges.reach(number, deed) for deed in book.known[number].strikes[self._here.number])
            if any(reach is not None and self._reaches(foe, cell, reach) for reach in reaches):
                return True
        return False

    def _reaches(self, foe: Combatant, cell: Cell, beyond: tuple[Apart, ...]) -> bool:
        sizes = self._mind.book.ranges.sizes
        apart = apart_by(cell, foe.cell, sizes[self._here.number], sizes[self._mind.numbers[foe.id]])
        return apart is not None and not is_too_far(beyond, apart)

    def _out_of_danger(self, cells: tuple[Cell, ...], foe: Combatant) -> tuple[Cell, ...]:
        """As much of a way as leads to where somebody cannot come and strike in one turn; all, where it can already."""
        actor, number = self._here.actor, self._mind.numbers[foe.id]
        strikes = self._mind.book.known[number].strikes[self._here.number][:1]
        if not strikes or actor.cell is None or foe.side == actor.side:
            return cells
        theirs = self._approach_of(foe)
        most = max(self._mind.system.maximum(foe, pool) for pool in self._mind.of_a_turn) - strikes[0].price
        beyond, size = (
            self._mind.book.ranges.beyond(number, strikes[0]),
            self._mind.book.ranges.sizes[self._here.number],
        )

        def is_safe(cell: Cell) -> bool:
            return theirs.far(ApproachTarget(cell, size, beyond)) * self._mind.tactics.step > most

        if not is_safe(actor.cell):
            return cells
        safe = [
            count
            for count, cell in enumerate(cells, 1)
            if is_safe(cell) and cell not in self._approach.in_the_way.taken
        ]
        return cells[: max(safe, default=0)]
