"""A fight of step dice for the tests: people in, commands done, what came of them out."""

from __future__ import annotations

import json
from typing import Any

from rules import script
from rules.outcome import outcome
from rules.questions import Needed
from rules.replaying import service_for
from rules.service import Done, Open, Redone, Refused, Undone
from rules.telling import Teller

DICE = {"constitucion": "d8", "destreza": "d8", "mente": "d6", "gracia": "d6"}
PISTOL = {"id": "colt", "name": "Colt", "kind": "ranged", "damage": "d10", "range": 60, "capacity": 6}
KNIFE = {"id": "knife", "damage": "d6", "type": "piercing", "size": "light", "weight_kg": 0.4}
CLUB = {"id": "club", "damage": "d8", "weight_kg": 2}
SHIELD = {"id": "shield", "kind": "shield", "desvio": 2, "reduction": 1}


def person(id: str, side: str | None = None, **rest: Any) -> dict[str, Any]:
    """A combatant of a script with PV 12; `ana` and `beto` are the party, all others foes."""
    found: dict[str, Any] = {"id": id, "name": id.capitalize()}
    found["side"] = side or ("party" if id in ("ana", "beto") else "foes")
    for key in ("pools", "conditions", "cell"):
        if key in rest:
            found[key] = rest.pop(key)
    found["sheet"] = {**DICE, "pv": 12, **rest}
    return found


class Fray:
    """A running fight: the people act in the order in which they are named."""

    def __init__(self, *people: dict[str, Any], board: Any = None, begin: bool = True, **options: Any) -> None:
        data = {
            "system": "fulminato",
            "options": options,
            "board": {"width": 10, "height": 8} if board is True else board,
            "combatants": list(people),
        }
        self.service = service_for(script.check(data))
        self.fight = self.service.fight
        if begin:
            self.do("begin", dice=self.initiative())

    def initiative(self) -> list[int]:
        """Dice with which all stand in the order in which they were named, without ties."""
        alive = [one for one in self.fight.combatants.values() if one.state not in ("dead", "out")]
        totals = range(11, 11 - len(alive), -1)
        return [face for total in totals for face in ((6, total - 6) if total > 6 else (total - 1, 1))]

    def do(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        """Does a command that has to be possible; returns its facts."""
        result = self.service.do({"do": kind, **_plain(fields)})
        assert isinstance(result, Done | Undone | Redone), result
        return list(result.entry.facts)

    def act(self, actor: str, action: str, *targets: str, **fields: Any) -> list[dict[str, Any]]:
        """Does an action that has to be possible."""
        return self.do("act", actor=actor, action=action, targets=list(targets), **fields)

    def refusal(self, kind: str, **fields: Any) -> str:
        """The code with which a command is refused; nothing may have changed."""
        before = self.state()
        result = self.service.do({"do": kind, **_plain(fields)})
        assert isinstance(result, Refused), result
        assert self.state() == before
        return result.code

    def act_refusal(self, actor: str, action: str, *targets: str, **fields: Any) -> str:
        """The code with which an action is refused."""
        return self.refusal("act", actor=actor, action=action, targets=list(targets), **fields)

    def question(self, actor: str, action: str, *targets: str, **fields: Any) -> Any:
        """The question at which an action stops when nobody answers."""
        fields = _plain({"actor": actor, "action": action, "targets": list(targets), **fields})
        asking = _Silent(self.fight, fields.pop("dice", []))
        result = self.service.do({"do": "act", **fields}, asking)
        assert isinstance(result, Open), result
        return result.question

    def state(self) -> str:
        """Everything, as text."""
        return json.dumps(self.service.packed_fight(), sort_keys=True)

    def one(self, id: str) -> dict[str, Any]:
        """A combatant of the outcome."""
        found: dict[str, Any] = outcome(self.service)["combatants"][id]
        return found

    def pv(self, id: str) -> int:
        """Hit points left."""
        return int(self.fight.combatants[id].pools["pv"])

    def pa(self, id: str) -> int:
        """Action points left."""
        return int(self.fight.combatants[id].pools["pa"])

    def has(self, id: str, status: str) -> bool:
        """Whether a condition is on somebody."""
        return bool(self.fight.combatants[id].has(status))

    def statuses(self, id: str) -> list[str]:
        """The statuses on somebody, in their order."""
        return [condition.status for condition in self.fight.combatants[id].conditions]

    def order(self) -> list[str]:
        """The order as it is shown."""
        return list(self.service.system.outcome.order(self.fight))

    def told(self, language: str = "en") -> list[str]:
        """The log."""
        names = {id: one.name for id, one in self.fight.combatants.items()}
        return Teller(self.service.system, names, language, self.fight).lines(self.service.journal.facts())


class _Silent:
    """Gives the dice and answers no choice."""

    def __init__(self, fight: Any, dice: list[int]) -> None:
        self.generator = fight.generator
        self.dice = list(dice)

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        return self.dice.pop(0)

    def choose(self, choice: Any) -> str:
        from rules.questions import Waiting

        raise Waiting(choice)

    def finish(self) -> None:
        pass


def _plain(fields: dict[str, Any]) -> dict[str, Any]:
    """`with_` is the script's `with`; an empty list of targets is none."""
    found = {key.rstrip("_"): value for key, value in fields.items()}
    if not found.get("targets"):
        found.pop("targets", None)
    return found


def fact(facts: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    """The first fact of a kind."""
    return next(one for one in facts if one["kind"] == kind)
