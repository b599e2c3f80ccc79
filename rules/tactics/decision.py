"""Decisions: what a combatant might do at this stop, the best first; what is refused teaches what to try next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from rules.core.state import Combatant, Fight
from rules.mechanics.declared_action import Declared
from rules.system.system import System
from rules.tactics.advance import Advance
from rules.tactics.goals import GoalSearch
from rules.tactics.options import Thought, Thoughts, TurnSituation, rank_wants, situation_of
from rules.tactics.playbook_cache import basis_of, book_of
from rules.tactics.temperaments import AFRAID, COWARDLY, CUNNING, RANDOM

IDLE_CHANCE = 0.15
"""How often one who plays at random lets its turn go."""
WHIMS = 4
"""How many things one who plays at random thinks of."""


class Mind:
    """What the combatants of a fight think of; nothing is remembered between stops but what the fight itself holds."""

    def __init__(self, system: System, fight: Fight, chance: Random, flights: Mapping[str, int]) -> None:
        self.system = system
        self.flights = flights
        self.fight = fight
        self.chance = chance
        self.tactics = system.tactics
        self.book, self.numbers = book_of(system, fight)
        self._basis = basis_of(fight)
        self.of_a_turn = frozenset(pool.id for pool in system.pools if pool.of_a_turn)

    def refresh(self) -> None:
        """Take in who has entered since, and every sheet and option that has changed."""
        basis = basis_of(self.fight)
        if basis != self._basis:
            self._basis = basis
            self.book, self.numbers = book_of(self.system, self.fight)

    def thoughts(self, actor: Combatant, temperament: str, *, struck: bool = False, towards: str = "") -> Thoughts:
        """Yield all thoughts of a combatant, the best first.

        Who has `struck` at this stop goes nowhere any more; who has gone `towards` somebody, to nobody else.
        """
        fight = self.fight
        situation = situation_of(fight, actor, self.numbers, self.system.turns.fights_for)
        if temperament == RANDOM:
            yield from self._declared(actor)
            yield from self._random_thoughts(situation)
            yield from self._declarable(actor)
            return
        if self.would_flee(actor, temperament):
            for command in self._flight_commands(actor):
                yield Thought(command, "flees")
        if actor.conditions and self.tactics.urgent:
            why = "frees" if self._is_bound(actor) else "eases"
            for action in self.tactics.urgent:
                for command in self.simplest_commands(action, actor, None):
                    yield Thought(command, why)
        if actor.conditions and self.tactics.presses:
            for action in self.tactics.presses:
                for command in self.simplest_commands(action, actor, None):
                    yield Thought(command, "presses")
        yield from self._declared(actor)
        is_patient = temperament in (CUNNING, COWARDLY)
        advance = Advance(self, situation, is_patient=is_patient)
        wanted = rank_wants(self.book, self.numbers, situation, temperament, advance.cost_beside)
        yield from GoalSearch(self, situation, advance, struck=struck, towards=towards).thoughts(wanted)
        if self.tactics.guard and not struck:
            command = {"do": "act", "actor": actor.id, "action": self.tactics.guard}
            yield Thought(command, "waits", advance.lets_come) if advance.lets_come else Thought(command, "guards")
        yield from self._declarable(actor)

    def _is_bound(self, actor: Combatant) -> bool:
        """Whether a condition forbids most of its actions, or the words by which its system forbids all of them."""
        actions, rows = self.system.actions.keys(), self.system.statuses
        forbidden = [rows[condition.status].forbids for condition in actor.conditions if condition.status in rows]
        return any(forbids - actions or 2 * len(forbids & actions) > len(actions) for forbids in forbidden)

    def _declarable(self, actor: Combatant) -> Thoughts:
        """What is left to a combatant that has to declare: to get free, if nothing else is allowed."""
        if self.tactics.urgent and actor.conditions and actor.id in self.tactics.declares(self.fight):
            for action in self.tactics.urgent:
                yield Thought({"do": "act", "actor": actor.id, "action": action}, "frees")

    def _flight_commands(self, actor: Combatant) -> Iterator[dict[str, Any]]:
        """The first way out of the fight."""
        declared = self.system.actions.get(self.tactics.flight)
        if isinstance(declared, Declared):
            for params in declared.possible(self.fight, actor):
                written = declared.reading.written(params)
                if self.tactics.fleeing.items() <= (written.get("params") or {}).items():
                    yield {"do": "act", "actor": actor.id, "action": declared.id, **written}
                    return

    def would_flee(self, actor: Combatant, temperament: str) -> bool:
        """Whether it has lost so much that it leaves, by its own threshold or as cowards do."""
        percent = self.flights.get(actor.id, AFRAID if temperament == COWARDLY else 0)
        vital = self.system.vital
        return percent > 0 and actor.pools[vital.id] * 100 < percent * vital.highest(actor)

    def _declared(self, actor: Combatant) -> Thoughts:
        """What it has declared and not done, aimed at those who still stand; nothing if all have fallen."""
        undone = self.system.window.undone(self.fight, actor)
        if undone is None:
            return
        combatants = self.fight.combatants
        targets = undone.get("targets") or ()
        standing = [id for id in targets if id in combatants and combatants[id].state == "active"]
        if standing:
            yield Thought({**undone, "targets": standing}, "declared", tuple(standing))
        elif not targets:
            yield Thought(dict(undone), "declared")

    def simplest_commands(self, action: str, actor: Combatant, thing: str | None) -> Iterator[dict[str, Any]]:
        """Yield an action with as few params as possible, with `thing`; none where only other things can be used."""
        declared = self.system.actions.get(action)
        if not isinstance(declared, Declared):
            return
        if actor.id in self.tactics.declares(self.fight):
            # What is possible is asked of acts alone; a declaration says no more than this.
            yield {"do": "act", "actor": actor.id, "action": action} | ({} if thing is None else {"with": thing})
            return
        best = None
        for params in declared.possible(self.fight, actor):
            written = declared.reading.written(params)
            if thing is not None and written.get("with", thing) != thing:
                continue
            if best is None or written.get("with") == thing:
                best = {"do": "act", "actor": actor.id, "action": action, **written}
                if written.get("with") == thing:
                    break
        if best is not None:
            yield best

    # --- at random -------------------------------------------------------------------------------------

    def _random_thoughts(self, situation: TurnSituation) -> Thoughts:
        """A random deed at a random target, a random move, or nothing."""
        chance, actor = self.chance, situation.actor
        if chance.random() < IDLE_CHANCE:
            return
        deeds = self.book.deeds[situation.number]
        others = [*situation.foes, *situation.friends]
        for _ in range(WHIMS if deeds else 0):
            deed = chance.choice(deeds)
            count = min(deed.aims, len(others))
            targets = tuple(combatant.id for combatant in chance.sample(others, count))
            cell = None
            if deed.place:
                centre = chance.choice(others)
                targets, cell = (centre.id,), centre.cell
            yield Thought(deed.command_at(actor.id, targets, cell), "whims", targets)
        if self.tactics.walk and situation.foes:
            foe = chance.choice(situation.foes)
            advance = Advance(self, situation, is_patient=False)
            yield from advance.random_steps(foe, self.tactics.walk, chance)
