"""Small fights whose odds are asked for."""

from typing import Any

from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.odds.runs import Situation
from rules.scripts import script


def fighter(id: str, side: str, hp: int = 20, **more: Any) -> dict[str, Any]:
    """A creature with one claw."""
    numbers = {"spd": 5, "str": 6, "agi": 6, "acc": 80, "eva": 15, "arm": 2, **more}
    return {
        "id": id,
        "side": side,
        "sheet": {"hp": hp, **numbers, "weapons": [{"id": "claw", "scale": 2, "die": "d8"}]},
    }


def duel_script(*combatants: dict[str, Any], commands: tuple[dict[str, Any], ...] = ()) -> dict[str, Any]:
    """A script of those, of Ann against Bob where none are named."""
    there = combatants or (fighter("ann", "party"), fighter("bob", "foes"))
    return {"system": "ffrpg", "seed": 3, "combatants": list(there), "commands": list(commands)}


def service(*combatants: dict[str, Any]) -> RulesService:
    """The fight of such a script before its beginning."""
    return service_for(script.check(duel_script(*combatants)))


def situation(*combatants: dict[str, Any]) -> Situation:
    """The situation of such a fight."""
    return Situation.from_service(service(*combatants))
