"""The player: plays one fight stop by stop, each combatant by its temperament."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any
from zlib import crc32

from rules.core.state import Combatant, is_decided
from rules.engine.service import MUST_ACT, NEXT, AnswerNeeded, Refused, Result, RulesService
from rules.mechanics.action import Preview
from rules.mechanics.dice_sources import AnswerSource
from rules.system import defaults
from rules.system.system import System
from rules.tactics.answers import RandomAnswers, TacticalAnswers, advice
from rules.tactics.deciding_reason import deciding_reason
from rules.tactics.decision import Mind
from rules.tactics.ideas import REASONS, Idea, active_foes, idea_of
from rules.tactics.options import Thought, Thoughts
from rules.tactics.temperaments import CUNNING, RANDOM, TEMPERAMENTS
from rules.text.localized import LocalizedText

FAILURES = (Refused, AnswerNeeded)
PREPARATIONS = frozenset({"nears", "mends", "readies", "frees", "eases"})
"""Reasons of acts that prepare another."""
BLOWS = frozenset({"fells", "harms", "sweeps", "declared"})
"""Reasons of acts that are to take something from somebody."""
LOSSES = frozenset({"damage", "note"})
"""What previews call what a blow takes, or gives to one who absorbs it."""
MOST_TRIED = 200
"""How many possible commands are looked at to say that none would hurt anybody."""
MOST_ACTS = 8
"""How many acts are done at a stop at most."""


class Player:
    """Plays all sides of a fight with the fight's own dice; the same fight is played the same way every time."""

    def __init__(
        self,
        service: RulesService,
        temperament: str = CUNNING,
        flights: Mapping[str, int] | None = None,
        *,
        of_sides: Mapping[str, str] | None = None,
        of_combatants: Mapping[str, str] | None = None,
    ) -> None:
        """`temperament` is that of all but the sides, and the combatants by their ids, that have one of their own.

        `flights` says below how many percent of its vital pool a combatant leaves, whatever its temperament.
        """
        self.of_sides, self.of_combatants = of_sides or {}, of_combatants or {}
        temperaments = {temperament, *self.of_sides.values(), *self.of_combatants.values()}
        if not temperaments <= set(TEMPERAMENTS):
            raise ValueError(f"no such temperament: {', '.join(sorted(temperaments - set(TEMPERAMENTS)))}")
        self.service = service
        self.temperament = temperament
        self.chance = Random(0)
        self.tactics = service.system.tactics
        self.mind = Mind(service.system, service.fight, self.chance, flights or {})
        self._tactical_answers = TacticalAnswers(service.fight, advice(self.tactics, self.temperament_of))
        self._plays_at_random = RANDOM in temperaments
        self._acts_once = not counts_acts(service.system)
        self.refused: tuple[str, Refused] | None = None
        """The action of the first of the last ideas that the rules refused, and why."""

    # --- who plays how ---------------------------------------------------------------------------------

    def temperament_of(self, combatant: Combatant) -> str:
        """Return its own temperament, else that of the side it fights for, else that of all."""
        side = self.service.system.turns.fights_for(self.service.fight, combatant) if self.of_sides else ""
        return self.of_combatants.get(combatant.id) or self.of_sides.get(side) or self.temperament

    def _answers_for(self, combatant: Combatant | None) -> AnswerSource:
        fight = self.service.fight
        if combatant is not None and self._plays_at_random and self.temperament_of(combatant) == RANDOM:
            return RandomAnswers(fight, self.chance)
        answers = self._tactical_answers
        answers.generator = fight.generator
        return answers

    def _do(self, command: Mapping[str, Any], combatant: Combatant | None = None) -> Result:
        return self.service.do(command, self._answers_for(combatant))

    # --- playing ---------------------------------------------------------------------------------------

    def play(self, limit: int = 1000) -> int:
        """Play until one side is down, or for `limit` stops; return how many stops it took."""
        if self.service.fight.phase == "setup":
            self._do({"do": "begin"})
        for stop in range(limit):
            if is_decided(self.service.fight) or not self.step():
                return stop
        return limit

    def step(self) -> bool:
        """Play one stop: do what seems best, then go on to the next. Return False if the fight cannot go on."""
        fight = self.service.fight
        self._refresh()
        declaring_ids = self.tactics.declares(fight)
        if declaring_ids:
            for id in declaring_ids:
                self._declare(fight.combatants[id])
        elif fight.active is None and fight.phase == self.tactics.flight_declared:
            self._declare_flights()
        elif fight.active is not None:
            actor = fight.combatants[fight.active]
            if actor.state == "active" and not self.tactics.spent(fight, actor):
                round_number = fight.round
                self._play_turn(actor)
                if fight.active is not None and (fight.active != actor.id or fight.round != round_number):
                    return True  # what it did has ended its turn
        return self._next_stop()

    def _refresh(self) -> None:
        """Take in the state of the fight: all thoughts and chances of a stop follow from that alone."""
        self.mind.refresh()
        if self._plays_at_random:
            fight = self.service.fight
            stop_hash = crc32(f"{fight.phase} {fight.active}".encode())
            self.chance.seed((fight.generator << 64) ^ (fight.round << 32) ^ stop_hash)

    def _next_stop(self) -> bool:
        result = self._do(NEXT)
        if isinstance(result, Refused):
            actor = self.service.fight.acting
            forced = str(result.details["action"]) if result.code == MUST_ACT else ""
            if actor is not None and any(map(self._try_command, self._possible_commands(actor, forced))):
                result = self._do(NEXT)
            if isinstance(result, Refused):
                result = self._do({**NEXT, "override": True})
        return not isinstance(result, FAILURES)

    def _possible_commands(self, actor: Combatant, action: str = "") -> Iterator[dict[str, Any]]:
        """All commands that are possible, useful or not, or those of one action."""
        for command in self.service.system.possible(self.service.fight, actor):
            if not action or command["action"] == action:
                yield command

    def _try_command(self, command: Mapping[str, Any], combatant: Combatant | None = None) -> bool:
        return not isinstance(self._do(command, combatant), FAILURES)

    def _declare(self, combatant: Combatant) -> None:
        thoughts = self.mind.thoughts(combatant, self.temperament_of(combatant))
        thought = next(thoughts, None)
        while thought is not None:
            command = {**thought.command, "do": "declare"}
            code = self.tactics.unready(self.service.fight, combatant, command)
            if code is None and self._try_command(command, combatant):
                return
            thought = _next_thought(thoughts, code or "")

    def _declare_flights(self) -> None:
        """Declare the flight of those who want to leave."""
        for combatant in tuple(self.service.fight.combatants.values()):
            if combatant.state == "active" and self.mind.would_flee(combatant, self.temperament_of(combatant)):
                self._do({"do": "declare", "actor": combatant.id, "action": self.tactics.flight}, combatant)

    def _play_turn(self, actor: Combatant) -> None:
        """Do all that a combatant does at its stop."""
        fight, spent = self.service.fight, self.tactics.spent
        round_number, struck, towards = fight.round, False, ""
        for _ in range(MOST_ACTS):
            why, targets = self._act(actor, struck=struck, towards=towards)
            struck = struck or why not in PREPARATIONS
            towards = targets[0] if why == "nears" else towards
            if not why or fight.active != actor.id or fight.round != round_number:
                return
            if actor.state != "active" or spent(fight, actor) or (self._acts_once and struck):
                return

    # --- one act ---------------------------------------------------------------------------------------

    def _act(self, actor: Combatant, *, struck: bool, towards: str) -> tuple[str, tuple[str, ...]]:
        """Do the first thought that is not refused; return its reason, empty if nothing was done, and its targets."""
        thoughts = self.mind.thoughts(actor, self.temperament_of(actor), struck=struck, towards=towards)
        thought = next(thoughts, None)
        while thought is not None:
            thought = self._prepared(actor, thought)
            result = self._do(thought.command, actor)
            if not isinstance(result, FAILURES):
                return thought.why, thought.targets
            thought = _next_thought(thoughts, result.code if isinstance(result, Refused) else "")
        return "", ()

    def _prepared(self, actor: Combatant, thought: Thought) -> Thought:
        """What had better come before a thought, if both can be done; else the thought itself."""
        preparation = self.tactics.readies(self.service.fight, actor, thought.command)
        if preparation is None or any(
            self.service.refusal_of(command) is not None for command in (preparation, thought.command)
        ):
            return thought
        return Thought(dict(preparation), "readies", thought.targets)

    # --- proposing -------------------------------------------------------------------------------------

    def ideas(self, limit: int = 3, *, struck: bool = False, towards: str = "") -> tuple[Idea, ...]:
        """Return what the combatant whose turn it is might do, best first; none of it would be refused.

        Who has `struck` at this stop goes nowhere any more; who has gone `towards` somebody, to nobody else.
        """
        service = self.service
        fight, actor = service.fight, service.fight.acting
        if actor is None or fight.phase in ("setup", "ended"):
            return ()
        self._refresh()
        self.refused = None
        kind = "declare" if actor.id in self.tactics.declares(fight) else "act"
        thoughts = self.mind.thoughts(actor, self.temperament_of(actor), struck=struck, towards=towards)
        forced = service.forced_action if kind == "act" else ""
        if not forced:
            return tuple(self._ideas(actor, thoughts, kind, limit))
        ideas = [idea for idea in self._ideas(actor, thoughts, kind, limit) if idea.command["action"] == forced]
        return tuple(idea.decided_by(REASONS["forced"]()) for idea in ideas) or tuple(self._forced(actor, forced))

    def _ideas(self, actor: Combatant, thoughts: Thoughts, kind: str, limit: int) -> list[Idea]:
        """Return what is not refused, best first; a blow that would take nothing from anybody only if nothing else is.

        The playbook, which knows sheets alone, does not foresee what conditions keep off.
        """
        service = self.service
        ideas: list[Idea] = []
        vain: list[Idea] = []
        seen: list[Mapping[str, Any]] = []
        thought = next(thoughts, None)
        while thought is not None and len(ideas) < limit:
            thought = self._prepared(actor, thought)
            command = {**thought.command, "do": kind}
            code = self._refusal_code(actor, command)
            if code is None and command not in seen:
                seen.append(command)
                if self._is_vain(thought, command):
                    vain.append(idea_of(service, thought, command, self.temperament_of(actor)))
                    thought = _next_thought(thoughts, code)
                    continue
                if thought.why == "nears" and not self._strikes_from_here(actor, thought.targets[0]):
                    thought = thought._replace(deed=None)
                if thought.why == "guards" and self._hurts_nobody(actor, foreseen=not vain):
                    thought = thought._replace(why="harmless")
                idea = idea_of(service, thought, command, self.temperament_of(actor))
                decided = None if ideas else self._decided_by(actor, thought, command)
                ideas.append(idea if decided is None else idea.decided_by(decided))
            thought = _next_thought(thoughts, code)
        return ideas or vain[:limit]

    def _is_vain(self, thought: Thought, command: Mapping[str, Any]) -> bool:
        """Whether a blow would take nothing from any of those whom it strikes, as their conditions keep it off."""
        service, combatants = self.service, self.service.fight.combatants
        foes = {foe.id for foe in active_foes(service, combatants[str(command["actor"])])}
        aimed = foes if thought.why == "sweeps" else set(thought.targets)
        if thought.why not in BLOWS or not any(combatants[id].conditions for id in aimed):
            return False
        told = [preview for preview in service.preview(command) if preview.target in aimed]
        is_off = {preview.target for preview in told if preview.what == "vain"}
        losses = [preview for preview in told if preview.what in LOSSES and preview.number is not None]
        is_told_of = is_off.union(preview.target for preview in losses)
        is_known = bool(is_told_of) if thought.why == "sweeps" else is_told_of == aimed
        return is_known and all(map(_takes_nothing, losses))

    def _decided_by(self, actor: Combatant, thought: Thought, command: dict[str, Any]) -> LocalizedText | None:
        """What decided for a thought where something else has better figures."""
        book, numbers = self.mind.book, self.mind.numbers
        return deciding_reason(self.service, book, numbers, thought, command, self.temperament_of(actor))

    def _strikes_from_here(self, actor: Combatant, id: str) -> bool:
        """Whether it could strike somebody without coming nearer."""
        mind, other = self.mind, self.service.fight.combatants[id]
        strikes = mind.book.known[mind.numbers[actor.id]].strikes[mind.numbers[id]]
        return self.service.system.fights_against(self.service.fight, actor, other) and any(
            self.service.refusal_of(strike.command_at(actor.id, (id,) if strike.aims else ())) is None
            for strike in strikes
        )

    def _hurts_nobody(self, actor: Combatant, *, foreseen: bool) -> bool:
        """Whether a combatant could strike foes as things stand, but nothing of it would take anything from any.

        `foreseen`: what its playbook says that it takes from them, it takes.
        """
        service, mind = self.service, self.mind
        foes = {foe.id for foe in active_foes(service, actor)}
        known = mind.book.known[mind.numbers[actor.id]]
        if foreseen and (known.sweeps or any(known.strikes[mind.numbers[id]] for id in foes)):
            return False
        commands = islice(self._possible_commands(actor), MOST_TRIED)
        previews = (preview for command in commands for preview in service.preview(command) if preview.target in foes)
        losses = [preview for preview in previews if preview.what == "damage" and preview.number is not None]
        return bool(losses) and all(map(_takes_nothing, losses))

    def _refusal_code(self, actor: Combatant, command: Mapping[str, Any]) -> str | None:
        """The code of what refuses a command, or will refuse what it declares as things stand; None: nothing."""
        refusal = self.service.refusal_of(command)
        if refusal is not None:
            self.refused = self.refused or (str(command["action"]), refusal)
            return refusal.code
        return self.tactics.unready(self.service.fight, actor, command) if command["do"] == "declare" else None

    def _forced(self, actor: Combatant, action: str) -> Iterator[Idea]:
        """The first way to do what a condition forces on it."""
        for command in self._possible_commands(actor, action):
            if self.service.refusal_of(command) is None:
                yield idea_of(self.service, Thought(dict(command), "forced"), dict(command))
                return


def _takes_nothing(loss: Preview) -> bool:
    """Return whether a blow takes nothing, whatever is thrown.

    A critical hit may take something though no other does: the average of the blow is above 0 then.
    """
    return max(loss.number or 0, *(loss.span or ()), float(loss.mean or 0)) <= 0


def counts_acts(system: System) -> bool:
    """Return whether a system limits what somebody does in a turn."""
    said = system.tactics.counts_acts
    return bool(system.slots) or system.tactics.spent is not defaults.no if said is None else said


def _next_thought(thoughts: Thoughts, code: str | None) -> Thought | None:
    """The thought after one that was refused with `code` (None: it was not refused); None: there is no more."""
    try:
        return thoughts.send(code)
    except StopIteration:
        return None


def play(service: RulesService, limit: int = 1000) -> int:
    """Play a fight to its end, everybody cunning; return how many stops it took."""
    return Player(service).play(limit)
