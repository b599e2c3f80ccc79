"""The player: plays one fight stop by stop, each combatant by its temperament."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any
from zlib import crc32

from rules.core.state import Combatant, Fight
from rules.engine.service import AnswerNeeded, Refused, Result, RulesService
from rules.mechanics.dice_sources import AnswerSource
from rules.tactics.answers import RandomAnswers, TacticalAnswers, advice
from rules.tactics.decision import Mind
from rules.tactics.ideas import Idea, idea_of
from rules.tactics.temperaments import CUNNING, RANDOM, TEMPERAMENTS
from rules.tactics.thoughts import Thought, Thoughts

NEXT = {"do": "next"}
NOT_DONE = (Refused, AnswerNeeded)
BEFORE = frozenset({"nears", "mends", "readies", "frees", "eases"})
"""What is done for the sake of what comes after it."""
MOST_ACTS = 8
"""How many acts are done at one stop at the most."""


class Player:
    """Plays all sides of one fight; dice are the fight's own, and the same fight is played the same way every time."""

    def __init__(
        self,
        service: RulesService,
        temperament: str = CUNNING,
        flights: Mapping[str, int] | None = None,
        *,
        of_sides: Mapping[str, str] | None = None,
        of_ones: Mapping[str, str] | None = None,
    ) -> None:
        """`temperament` is that of all but those sides, and those combatants by their ids, who have one of their own.

        `flights` says below how many percent of its vital pool a combatant leaves, whatever its temperament.
        """
        self.of_sides, self.of_ones = of_sides or {}, of_ones or {}
        named = {temperament, *self.of_sides.values(), *self.of_ones.values()}
        if not named <= set(TEMPERAMENTS):
            raise ValueError(f"no such temperament: {', '.join(sorted(named - set(TEMPERAMENTS)))}")
        self.service = service
        self.temperament = temperament
        self.chance = Random(0)
        self.tactics = service.system.tactics
        self.mind = Mind(service.system, service.fight, self.chance, flights or {})
        self._played = TacticalAnswers(service.fight, advice(self.tactics, self.temperament_of))
        self._whim = RANDOM in named

    # --- who plays how ---------------------------------------------------------------------------------

    def temperament_of(self, combatant: Combatant) -> str:
        """Its own temperament, else its side's, else that of all."""
        return self.of_ones.get(combatant.id) or self.of_sides.get(combatant.side) or self.temperament

    def _asking(self, combatant: Combatant | None) -> AnswerSource:
        fight = self.service.fight
        if combatant is not None and self._whim and self.temperament_of(combatant) == RANDOM:
            return RandomAnswers(fight, self.chance)
        played = self._played
        played.generator = fight.generator
        return played

    def _do(self, command: Mapping[str, Any], combatant: Combatant | None = None) -> Result:
        return self.service.do(command, self._asking(combatant))

    # --- playing ---------------------------------------------------------------------------------------

    def play(self, most: int = 1000) -> int:
        """Plays until one side is down, `most` stops at the most; returns how many stops it took."""
        if self.service.fight.phase == "setup":
            self._do({"do": "begin"})
        for stop in range(most):
            if is_decided(self.service.fight) or not self.step():
                return stop
        return most

    def step(self) -> bool:
        """One stop: what seems best, then on to the next. False if the fight cannot go on."""
        fight = self.service.fight
        self._look()
        declaring = self.tactics.declares(fight)
        if declaring:
            for id in declaring:
                self._declare(fight.combatants[id])
        elif fight.active is None and fight.phase == self.tactics.flight_declared:
            self._declare_flights()
        elif fight.active is not None:
            actor = fight.combatants[fight.active]
            if actor.state == "active" and not self.tactics.spent(fight, actor):
                at = fight.round
                self._turn(actor)
                if fight.active is not None and (fight.active != actor.id or fight.round != at):
                    return True  # what it did has ended its turn
        return self._go_on()

    def _look(self) -> None:
        """Takes in how things stand: all that is thought and left to chance at a stop follows from that alone."""
        self.mind.look()
        if self._whim:
            fight = self.service.fight
            of_whom = crc32(f"{fight.phase} {fight.active}".encode())
            self.chance.seed((fight.generator << 64) ^ (fight.round << 32) ^ of_whom)

    def _go_on(self) -> bool:
        result = self._do(NEXT)
        if isinstance(result, Refused):
            actor = self.service.fight.acting
            if actor is not None and any(self._is_done(command) for command in self._all(actor)):
                result = self._do(NEXT)
            if isinstance(result, Refused):
                result = self._do({**NEXT, "override": True})
        return not isinstance(result, NOT_DONE)

    def _all(self, actor: Combatant) -> Iterator[dict[str, Any]]:
        """All that it may do, without looking whether it is any good: what a condition forces on it."""
        yield from self.service.system.possible(self.service.fight, actor)

    def _is_done(self, command: Mapping[str, Any], combatant: Combatant | None = None) -> bool:
        return not isinstance(self._do(command, combatant), NOT_DONE)

    def _declare(self, combatant: Combatant) -> None:
        thoughts = self.mind.thoughts(combatant, self.temperament_of(combatant))
        thought = next(thoughts, None)
        while thought is not None:
            command = {**thought.command, "do": "declare"}
            code = self.tactics.unready(self.service.fight, combatant, command)
            if code is None and self._is_done(command, combatant):
                return
            thought = _next(thoughts, code or "")

    def _declare_flights(self) -> None:
        """Who wants to leave says so."""
        for combatant in tuple(self.service.fight.combatants.values()):
            if combatant.state == "active" and self.mind.would_flee(combatant, self.temperament_of(combatant)):
                self._do({"do": "declare", "actor": combatant.id, "action": self.tactics.flight}, combatant)

    def _turn(self, actor: Combatant) -> None:
        """All that one does at its stop."""
        fight, spent = self.service.fight, self.tactics.spent
        at, struck, towards = fight.round, False, ""
        for _ in range(MOST_ACTS):
            done, targets = self._act(actor, struck=struck, towards=towards)
            struck = struck or done not in BEFORE
            towards = targets[0] if done == "nears" else towards
            if not done or fight.active != actor.id or fight.round != at:
                return
            if actor.state != "active" or spent(fight, actor):
                return

    # --- one act ---------------------------------------------------------------------------------------

    def _act(self, actor: Combatant, *, struck: bool, towards: str) -> tuple[str, tuple[str, ...]]:
        """Does the first thought that is not refused; what spoke for it, empty where nothing was done, and at whom."""
        thoughts = self.mind.thoughts(actor, self.temperament_of(actor), struck=struck, towards=towards)
        thought = next(thoughts, None)
        while thought is not None:
            thought = self._sooner(actor, thought)
            result = self._do(thought.command, actor)
            if not isinstance(result, NOT_DONE):
                return thought.why, thought.targets
            thought = _next(thoughts, result.code if isinstance(result, Refused) else "")
        return "", ()

    def _sooner(self, actor: Combatant, thought: Thought) -> Thought:
        """What had better come before it, where both can be done; else itself."""
        first = self.tactics.readies(self.service.fight, actor, thought.command)
        if first is None or any(self.service.refusal_of(item) is not None for item in (first, thought.command)):
            return thought
        return Thought(dict(first), "readies", thought.targets)

    # --- proposing -------------------------------------------------------------------------------------

    def ideas(self, limit: int = 3, *, struck: bool = False, towards: str = "") -> tuple[Idea, ...]:
        """What the one whose turn it is might do, best first; nothing of it would be refused.

        Who has `struck` at this stop goes nowhere any more; who has gone `towards` somebody, to nobody else.
        """
        service = self.service
        fight, actor = service.fight, service.fight.acting
        if actor is None or fight.phase in ("setup", "ended"):
            return ()
        self._look()
        kind = "declare" if actor.id in self.tactics.declares(fight) else "act"
        thoughts = self.mind.thoughts(actor, self.temperament_of(actor), struck=struck, towards=towards)
        found = self._ideas(actor, thoughts, kind, limit)
        return tuple(found if found or kind != "act" else self._forced(actor))

    def _ideas(self, actor: Combatant, thoughts: Thoughts, kind: str, limit: int) -> list[Idea]:
        service = self.service
        found: list[Idea] = []
        seen: list[Mapping[str, Any]] = []
        thought = next(thoughts, None)
        while thought is not None and len(found) < limit:
            thought = self._sooner(actor, thought)
            command = {**thought.command, "do": kind}
            code = self._kept_from(actor, command)
            if code is None and command not in seen:
                seen.append(command)
                found.append(idea_of(service, thought, command, self.temperament_of(actor)))
            thought = _next(thoughts, code)
        return found

    def _kept_from(self, actor: Combatant, command: Mapping[str, Any]) -> str | None:
        """The code of what refuses a command, or will refuse what it declares as things stand; None: nothing."""
        refused = self.service.refusal_of(command)
        if refused is not None:
            return refused.code
        return self.tactics.unready(self.service.fight, actor, command) if command["do"] == "declare" else None

    def _forced(self, actor: Combatant) -> list[Idea]:
        """What a condition forces on it, where its turn cannot go on without."""
        service = self.service
        if service.refusal_of(NEXT) is None:
            return []
        able = (command for command in self._all(actor) if service.refusal_of(command) is None)
        return [idea_of(service, Thought(dict(command), "forced"), dict(command)) for command in islice(able, 1)]


def _next(thoughts: Thoughts, code: str | None) -> Thought | None:
    """The thought that comes after one that was refused with a code (None: it was not); None: there is no more."""
    try:
        return thoughts.send(code)
    except StopIteration:
        return None


def play(service: RulesService, most: int = 1000) -> int:
    """Plays a fight to its end, everybody cunning; returns how many stops it took."""
    return Player(service).play(most)


def is_decided(fight: Fight) -> bool:
    """Whether the rules name a winner already, or at most one side still has somebody active."""
    if fight.winner is not None:
        return True
    side = None
    for combatant in fight.combatants.values():
        if combatant.state == "active":
            if side is None:
                side = combatant.side
            elif combatant.side != side:
                return False
    return True


def winner_of(fight: Fight) -> str | None:
    """The side that has won as a fight stands: whom the rules name, else the one side that has somebody active."""
    if fight.winner is not None:
        return str(fight.winner)
    standing = {combatant.side for combatant in fight.combatants.values() if combatant.state == "active"}
    return standing.pop() if len(standing) == 1 else None
