"""A mind: goes through what one might do at this stop, the best first, and learns from what is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from rules.core.state import Combatant, Fight
from rules.mechanics.declared_action import Declared
from rules.system.system import System
from rules.tactics.advance import Advance
from rules.tactics.goals import GoalSearch
from rules.tactics.options import TurnSituation, stand, wants
from rules.tactics.playbook_cache import book_of
from rules.tactics.temperaments import AFRAID, COWARDLY, CUNNING, RANDOM
from rules.tactics.thoughts import Thought, Thoughts

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
        self.of_a_turn = frozenset(pool.id for pool in system.pools if pool.of_a_turn)

    def look(self) -> None:
        """Takes those in who have come since."""
        there = self.fight.combatants
        if there is not self._there:
            self._there = there
            if not there.keys() <= self.numbers.keys():
                self.book, self.numbers = book_of(self.system, self.fight)

    def thoughts(self, actor: Combatant, temperament: str, *, struck: bool = False, towards: str = "") -> Thoughts:
        """All that comes to its mind, the best first.

        Who has `struck` at this stop goes nowhere any more; who has gone `towards` somebody, to nobody else.
        """
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
            why = "frees" if self._is_bound(actor) else "eases"
            for action in self.tactics.urgent:
                for command in self.simply(action, actor, None):
                    yield Thought(command, why)
        if actor.conditions and self.tactics.presses and not struck:
            for action in self.tactics.presses:
                for command in self.simply(action, actor, None):
                    yield Thought(command, "presses")
        yield from self._declared(actor)
        is_patient = temperament in (CUNNING, COWARDLY)
        nearing = Advance(self, here, is_patient=is_patient)
        found = wants(self.book, self.numbers, here, temperament, nearing.beside)
        yield from GoalSearch(self, here, nearing, struck=struck, towards=towards).thoughts(found)
        if self.tactics.guard and not struck:
            command = {"do": "act", "actor": actor.id, "action": self.tactics.guard}
            yield Thought(command, "waits", nearing.lets_come) if nearing.lets_come else Thought(command, "guards")
        yield from self._declarable(actor)

    def _is_bound(self, actor: Combatant) -> bool:
        """Whether a condition forbids most of what can be done, or the words by which its system forbids all of it."""
        actions, rows = self.system.actions.keys(), self.system.statuses
        forbidden = [rows[condition.status].forbids for condition in actor.conditions if condition.status in rows]
        return any(some - actions or 2 * len(some & actions) > len(actions) for some in forbidden)

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

    # --- at random -------------------------------------------------------------------------------------

    def _whims(self, here: TurnSituation) -> Thoughts:
        """Anything at anybody, somewhere, or nothing."""
        chance, actor = self.chance, here.actor
        if chance.random() < IDLE:
            return
        deeds = self.book.deeds[here.number]
        others = [*here.foes, *here.friends]
        for _ in range(WHIMS if deeds else 0):
            deed = chance.choice(deeds)
            count = min(deed.aims, len(others))
            targets = tuple(combatant.id for combatant in chance.sample(others, count))
            cell = None
            if deed.place:
                centre = chance.choice(others)
                targets, cell = (centre.id,), centre.cell
            yield Thought(deed.aimed_at(actor.id, targets, cell), "whims", targets)
        if self.tactics.walk and here.foes:
            end = chance.choice(here.foes)
            nearing = Advance(self, here, is_patient=False)
            yield from nearing.strays(end, self.tactics.walk, chance)
