"""A mind: goes through what one might do at this stop, the best first, and learns from what is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import isqrt
from random import Random
from typing import Any

from rules.declaration import Declared
from rules.encounter import Combatant, Fight
from rules.geometry import Cell
from rules.system import System
from rules.tactics.approach import way
from rules.tactics.deeds import Deed
from rules.tactics.options import Stand, Want, opposite, stand, wants
from rules.tactics.ranging import apart_by, is_too_far
from rules.tactics.shelf import book_of
from rules.tactics.temperaments import COWARDLY, CUNNING, RANDOM
from rules.tactics.thoughts import Thought, Thoughts
from rules.tactics.wanting import Wanting

PATIENCE = 2
"""How many rounds in a row the patient let others come nearer whom they could not strike yet; in the next they go."""
NEAR = 1
"""How many steps within somebody's reach one does not draw back any more."""
AFRAID = 35
"""Below so many percent of its vital pool a coward leaves."""
IDLE = 0.15
"""How often a random one lets its turn go."""
WHIMS = 4
"""How many things come to the mind of a random one."""


class Mind:
    """What those in one fight think of; nothing is remembered from stop to stop but what the fight itself says."""

    def __init__(self, system: System, fight: Fight, chance: Random, flights: Mapping[str, int]) -> None:
        self.system = system
        self.flights = flights
        self.fight = fight
        self.chance = chance
        self.tactics = system.tactics
        self.book, self.numbers = book_of(system, fight)
        self._there = fight.combatants
        self._of_a_turn = frozenset(pool.id for pool in system.pools if pool.of_a_turn)

    def look(self) -> None:
        """Takes those in who have come since."""
        there = self.fight.combatants
        if there is not self._there:
            self._there = there
            if not there.keys() <= self.numbers.keys():
                self.book, self.numbers = book_of(self.system, self.fight)

    def thoughts(self, actor: Combatant, temperament: str, *, struck: bool = False) -> Thoughts:
        """All that comes to its mind, the best first; who has `struck` at this stop goes nowhere any more."""
        fight = self.fight
        here = stand(fight, actor, self.numbers)
        if temperament == RANDOM:
            yield from self._declared(actor)
            yield from self._whims(here)
            yield from self._declarable(actor)
            return
        if self.would_flee(actor, temperament):
            for command in self._flights(actor):
                yield Thought(command, "flees")
        if actor.conditions and self.tactics.urgent:
            for action in self.tactics.urgent:
                for command in self.simply(action, actor, None):
                    yield Thought(command, "frees")
        if actor.conditions and self.tactics.presses and not struck:
            for action in self.tactics.presses:
                for command in self.simply(action, actor, None):
                    yield Thought(command, "presses")
        yield from self._declared(actor)
        found = wants(self.book, self.numbers, here, temperament)
        yield from Wanting(self, here, patient=temperament in (CUNNING, COWARDLY), struck=struck).thoughts(found)
        if self.tactics.guard and not struck:
            command = {"do": "act", "actor": actor.id, "action": self.tactics.guard}
            yield Thought(command, "guards")
        yield from self._declarable(actor)

    def _declarable(self, actor: Combatant) -> Thoughts:
        """What is left to one who has to declare: to get free, where nothing else is allowed."""
        if self.tactics.urgent and actor.conditions and actor.id in self.tactics.declares(self.fight):
            for action in self.tactics.urgent:
                yield Thought({"do": "act", "actor": actor.id, "action": action}, "frees")

    def _flights(self, actor: Combatant) -> Iterator[dict[str, Any]]:
        """The first way out of the fight."""
        declared = self.system.actions.get(self.tactics.flight)
        if isinstance(declared, Declared):
            for params in declared.possible(self.fight, actor):
                written = declared.reading.written(params)
                if self.tactics.fleeing.items() <= (written.get("params") or {}).items():
                    yield {"do": "act", "actor": actor.id, "action": declared.id, **written}
                    return

    def would_flee(self, actor: Combatant, temperament: str) -> bool:
        """Whether it has lost so much that it leaves, as is said of itself or as cowards do."""
        percent = self.flights.get(actor.id, AFRAID if temperament == COWARDLY else 0)
        vital = self.system.vital
        return percent > 0 and actor.pools[vital.id] * 100 < percent * vital.highest(actor)

    def _declared(self, actor: Combatant) -> Thoughts:
        """What it has declared and not done, at those who still stand; nothing where all of them have fallen."""
        undone = self.system.window.undone(self.fight, actor)
        if undone is None:
            return
        there = self.fight.combatants
        named = undone.get("targets") or ()
        standing = [id for id in named if id in there and there[id].state == "active"]
        if standing:
            yield Thought({**undone, "targets": standing}, "declared", tuple(standing))
        elif not named:
            yield Thought(dict(undone), "declared")

    def simply(self, action: str, actor: Combatant, thing: str | None) -> Iterator[dict[str, Any]]:
        """An action put together with as little as it takes, with a thing if that can be."""
        declared = self.system.actions.get(action)
        if not isinstance(declared, Declared):
            return
        if actor.id in self.tactics.declares(self.fight):
            # What is possible is asked of acts alone; a declaration says no more than this.
            yield {"do": "act", "actor": actor.id, "action": action} | ({} if thing is None else {"with": thing})
            return
        found = None
        for params in declared.possible(self.fight, actor):
            written = declared.reading.written(params)
            if found is None or written.get("with") == thing:
                found = {"do": "act", "actor": actor.id, "action": action, **written}
                if written.get("with") == thing:
                    break
        if found is not None:
            yield found

    # --- coming nearer ---------------------------------------------------------------------------------

    def nearer(self, here: Stand, want: Want, going: str, *, patient: bool) -> Thoughts:
        """As far towards the one who is wanted as can be gone, else towards the nearest."""
        fight, actor = self.fight, here.actor
        there = fight.combatants
        ends = [there[id] for id in want.targets[:1]]
        ends += [one for one in opposite(here) if one not in ends]
        for end in ends:
            cells = way(self.book.fields, fight, actor, end)
            count = self._count(actor, going, cells)
            if cells and not count:
                return
            if patient and self._comes_too_late(actor, want.deed, len(cells)) and not self._is_in_reach(here):
                short = len(cells) + 1 - self._danger(end)
                if short > -NEAR:
                    count = min(count, short)
                    if count <= 0:
                        return
            while count > 0:
                code = yield Thought(self._walk(actor, going, cells[:count]), "nears", (end.id,))
                if code is None:
                    return
                if code in self.tactics.over or (count == 1 and code in self.tactics.far):
                    return  # nothing is left to go with
                count -= 1

    def _count(self, actor: Combatant, going: str, cells: tuple[Cell, ...]) -> int:
        """How many of the cells of a way can be gone through now, if the ground does not make it harder."""
        paces = self.tactics.paces(self.fight, actor, going)
        if self.tactics.along or actor.cell is None:
            return min(len(cells), paces)
        across, down = actor.cell
        straight = [isqrt((cell[0] - across) ** 2 + (cell[1] - down) ** 2) for cell in cells]
        return next((count for count in range(len(cells), 0, -1) if straight[count - 1] <= paces), 0)

    def _comes_too_late(self, actor: Combatant, deed: Deed, steps: int) -> bool:
        """Whether nothing would be left to strike with: then those who come first are struck first."""
        step = self.tactics.step
        if not step or self.fight.round % (PATIENCE + 1) == 0:
            return False
        return any(actor.pools[pool] < amount + steps * step for pool, amount in deed.costs if pool in self._of_a_turn)

    def _is_in_reach(self, here: Stand) -> bool:
        """Whether somebody could strike it from where they stand: then it gains nothing by waiting."""
        ranges, cell = self.book.ranges, here.actor.cell
        for foe in here.foes:
            apart = apart_by(cell, foe.cell)
            number = self.numbers[foe.id]
            deeds = self.book.known[number].strikes[here.number][:1]
            if apart is not None and any(not is_too_far(ranges.beyond(number, deed), apart) for deed in deeds):
                return True
        return False

    def _danger(self, foe: Combatant) -> int:
        """How many steps away somebody could come from and strike in one turn, and one more."""
        number = self.numbers[foe.id]
        prices = [deed.price for deeds in self.book.known[number].strikes for deed in deeds[:1]]
        most = max(self.system.maximum(foe, pool) for pool in self._of_a_turn)
        return (most - min(prices, default=0)) // self.tactics.step + 2

    def _walk(self, actor: Combatant, going: str, cells: tuple[Any, ...]) -> dict[str, Any]:
        params: dict[str, Any]
        params = {"path": [list(cell) for cell in cells]} if self.tactics.along else {"to": list(cells[-1])}
        return {"do": "act", "actor": actor.id, "action": going, "params": params}

    # --- at random -------------------------------------------------------------------------------------

    def _whims(self, here: Stand) -> Thoughts:
        """Anything at anybody, somewhere, or nothing."""
        chance, actor = self.chance, here.actor
        if chance.random() < IDLE:
            return
        deeds = self.book.deeds[here.number]
        others = [*here.foes, *here.friends]
        for _ in range(WHIMS if deeds else 0):
            deed = chance.choice(deeds)
            count = min(deed.aims, len(others))
            targets = tuple(one.id for one in chance.sample(others, count))
            cell = None
            if deed.place:
                centre = chance.choice(others)
                targets, cell = (centre.id,), centre.cell
            yield Thought(deed.aimed_at(actor.id, targets, cell), "whims", targets)
        if self.tactics.walk and here.foes:
            end = chance.choice(here.foes)
            cells = way(self.book.fields, self.fight, actor, end)
            if cells:
                count = chance.randint(1, len(cells))
                yield Thought(self._walk(actor, self.tactics.walk, cells[:count]), "nears", (end.id,))
