"""A simple tactic that plays any system: strike the weakest opponent, else go on.

It serves demonstrations, measurements and forecasts; it is no player.
"""

from __future__ import annotations

from typing import Any

from rules.answering import Rolled
from rules.encounter import Combatant, Fight
from rules.service import Open, Refused, RulesService

NEXT = {"do": "next"}
NOT_DONE = (Refused, Open)


def opponents(fight: Fight, actor: Combatant) -> list[Any]:
    """The active combatants of other sides, the one with the least of its first pool first."""
    side = actor.side
    found = [one for one in fight.combatants.values() if one.state == "active" and one.side != side]
    found.sort(key=_strength)
    return found


def _strength(one: Combatant) -> int:
    for left in one.pools.values():
        return int(left)
    return 0


def is_decided(fight: Fight) -> bool:
    """Whether at most one side still has somebody active."""
    side = None
    for one in fight.combatants.values():
        if one.state == "active":
            if side is None:
                side = one.side
            elif one.side != side:
                return False
    return True


def step(service: RulesService) -> bool:
    """One stop: an attack where one is possible, then on to the next. False if the fight cannot go on."""
    fight = service.fight
    if fight.active is not None:
        actor = fight.combatants[fight.active]
        for target in opponents(fight, actor):
            command = {"do": "act", "actor": actor.id, "action": "attack", "targets": [target.id]}
            result = service.do(command, Rolled(fight))
            if not isinstance(result, NOT_DONE):
                break
    result = service.do(NEXT, Rolled(fight))
    if isinstance(result, Refused) and result.code == "must_act":
        result = service.do({**NEXT, "override": True})
    return not isinstance(result, NOT_DONE)


def play(service: RulesService, most: int = 1000) -> int:
    """Plays a fight until one side is down, `most` stops at the most; returns how many stops it took."""
    if service.fight.phase == "setup":
        service.do({"do": "begin"})
    for stop in range(most):
        if is_decided(service.fight) or not step(service):
            return stop
    return most
