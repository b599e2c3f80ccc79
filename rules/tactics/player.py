"""The player: plays one fight stop by stop, each combatant by its temperament."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.answering import Rolled
from rules.encounter import Combatant
from rules.sayings import said
from rules.service import Open, Refused, RulesService
from rules.tactics.deciding import is_decided
from rules.tactics.ideas import Idea
from rules.tactics.temperaments import CUNNING

NEXT = {"do": "next"}
NOT_DONE = (Refused, Open)


class Player:
    """Plays all sides of one fight; dice are the fight's own, and the same fight is played the same way every time."""

    def __init__(self, service: RulesService, temperaments: Mapping[str, str] | str = CUNNING) -> None:
        """`temperaments` is one for all, or says it for a side or a combatant's id; who is not named is cunning."""
        self.service = service
        self.temperaments = temperaments

    def temperament_of(self, one: Combatant) -> str:
        """Its own temperament, else its side's."""
        given = self.temperaments
        return given if isinstance(given, str) else given.get(one.id) or given.get(one.side) or CUNNING

    def ideas(self, limit: int = 3) -> tuple[Idea, ...]:
        """What the one whose turn it is might do, best first; nothing of it would be refused."""
        fight, actor = self.service.fight, self.service.fight.acting
        if actor is None or fight.phase in ("setup", "ended"):
            return ()
        foes = {one.id for one in fight.combatants.values() if one.side != actor.side and one.state == "active"}
        found = [
            idea
            for command in self.service.system.possible(fight, actor)
            if set(command.get("targets") or ()) & foes and (idea := self._idea(command)).loss is not None
        ]
        found.sort(key=lambda idea: -(idea.chance or 1) * (idea.loss or 0))
        open_ones = (idea for idea in found if self.service.refusal_of(idea.command) is None)
        return tuple(idea for idea, _ in zip(open_ones, range(limit), strict=False))

    def _idea(self, command: dict[str, Any]) -> Idea:
        told = self.service.preview(command)
        chances = [one.number for one in told if one.what == "chance" and one.number is not None]
        losses = [one.number for one in told if one.what == "damage" and one.number is not None]
        chance = chances[0] / 100 if chances else None
        return Idea(command, said("said-idea_loss"), chance, sum(losses) if losses else None, fells=False)

    def step(self) -> bool:
        """One stop: what seems best, then on to the next. False if the fight cannot go on."""
        service = self.service
        for idea in self.ideas(1):
            service.do(idea.command, Rolled(service.fight))
        result = service.do(NEXT, Rolled(service.fight))
        if isinstance(result, Refused) and result.code == "must_act":
            result = service.do({**NEXT, "override": True}, Rolled(service.fight))
        return not isinstance(result, NOT_DONE)

    def play(self, most: int = 1000) -> int:
        """Plays until one side is down, `most` stops at the most; returns how many stops it took."""
        if self.service.fight.phase == "setup":
            self.service.do({"do": "begin"})
        for stop in range(most):
            if is_decided(self.service.fight) or not self.step():
                return stop
        return most


def play(service: RulesService, most: int = 1000) -> int:
    """Plays a fight to its end, everybody cunning; returns how many stops it took."""
    return Player(service).play(most)
