"""Random play of a written system: nothing but a refusal comes of it, all is undone, and it reopens."""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import Any

from rules.engine.service import Done, RulesService
from rules.mechanics.dice_sources import AppDice
from rules.system.system import System
from tests.rules.written.played_game import sheet_of

COMMANDS = 50


class Whim(AppDice):
    """Rolls and answers at random."""

    __slots__ = ("chance",)

    def __init__(self, fight: Any, chance: Random) -> None:
        super().__init__(fight)
        self.chance = chance

    def choose(self, choice: Any) -> str:
        return str(self.chance.choice(choice.options))


def play(system: System[Any, Any], chance: Random) -> int:
    """Play random commands, and return how many were done; all is undone to the byte, and it reopens."""
    fight = system.new_fight(system.options(), chance.randrange(10**6))
    for number in range(4):
        sheet = sheet_of(system, chance)
        if sheet is None:
            return 0
        made = system.new_combatant(f"c{number}", f"C{number}", ("party", "foes")[number % 2], sheet, {})
        fight.__dict__["combatants"] = {**fight.combatants, made.id: made}
    service = RulesService(fight, system)
    before = json.dumps(service.packed_fight(), sort_keys=True)
    done = int(isinstance(service.do({"do": "begin"}, Whim(fight, chance)), Done))
    for _ in range(COMMANDS):
        result = service.do(command(service, chance), Whim(service.fight, chance))
        done += isinstance(result, Done)
        for combatant in service.fight.combatants.values():
            system.outcome.stats(service.fight, combatant)
            for stat in system.outcome.stats(service.fight, combatant):
                system.outcome.explain(service.fight, combatant, stat)
    state = json.loads(json.dumps(service.packed_fight()))
    again = RulesService.reopened(system, state, [], 0, 0)
    assert json.dumps(again.packed_fight(), sort_keys=True) == json.dumps(state, sort_keys=True)
    while service.journal.cursor:
        service.do({"do": "undo"})
    assert json.dumps(service.packed_fight(), sort_keys=True) == before
    return done


def command(service: RulesService[Any], chance: Random) -> dict[str, Any]:
    """Return something to do: what is possible, a ruling, or the next stop."""
    system, fight = service.system, service.fight
    ids = [*fight.combatants]
    kind = chance.random()
    acting = fight.acting
    if acting is not None and kind < 0.55:
        possible = list(islice(system.possible(fight, acting), 30))
        for option in possible[:2]:
            service.preview(option)
        if possible:
            return chance.choice(possible)
    whom = chance.choice(ids)
    if kind < 0.65 and system.statuses:
        return {
            "do": "condition",
            "actor": whom,
            "status": chance.choice([*system.statuses]),
            "source": chance.choice(ids),
        }
    if kind < 0.72:
        return {"do": chance.choice(("damage", "heal")), "actor": whom, "amount": chance.randint(0, 20)}
    if kind < 0.76:
        return {"do": "set", "actor": whom, "pool": chance.choice(system.pools).id, "value": chance.randint(0, 9)}
    held = [(other.id, condition.status) for other in fight.combatants.values() for condition in other.conditions]
    if kind < 0.82 and held:
        actor, status = chance.choice(held)
        return {"do": "lift", "actor": actor, "status": status}
    return {"do": "next"}
