"""A fight of the 2d system for the tests: combatants in, commands with their dice done, what came of them out."""

from __future__ import annotations

import json
from typing import Any

from rules import script
from rules.outcome import outcome
from rules.replaying import names, service_for
from rules.service import Done, Open, Redone, Refused, Undone
from rules.telling import Teller

SWORD = {"id": "sword", "bonus": 2, "damage": "2d"}
BESIDE = ("pools", "conditions", "cell", "facing", "name")
COMMAND = ("modifier", "dice", "answers", "override")


def one(id: str, side: str = "foes", **rest: Any) -> dict[str, Any]:
    """A combatant of a script: PV 20, DE 8, DM 7 unless the sheet says more; `pools`, `conditions` go beside it."""
    found: dict[str, Any] = {"id": id, "side": side}
    for key in BESIDE:
        if key in rest:
            found[key] = rest.pop(key)
    found["sheet"] = {"pv": 20, "de": 8, "dm": 7, **rest}
    return found


def hero(id: str = "ciro", **rest: Any) -> dict[str, Any]:
    """A fighter of the party: FUE 3, AGI 2, VIT 2, a sword +2 of two dice."""
    base = {"pv": 40, "pm": 10, "fue": 3, "agi": 2, "vit": 2, "de": 9, "dm": 8, "mo": 6, "nv": 5, "weapons": [SWORD]}
    return one(id, "party", **{**base, **rest})


def mage(id: str = "nela", **rest: Any) -> dict[str, Any]:
    """A mage of the party: MEN 3, a staff +2, and the abilities that are given."""
    staff = {"id": "staff", "kind": "magic", "bonus": 2, "damage": "1d"}
    base = {"pv": 30, "pm": 30, "agi": 1, "vit": 1, "men": 3, "dm": 10, "nv": 5, "weapons": [staff]}
    return one(id, "party", **{**base, **rest})


def spell(id: str, **rest: Any) -> dict[str, Any]:
    """A magic that costs 3 PM."""
    return {"id": id, "pm": 3, **rest}


FIRE = spell("fire", damage="2d", element="fire")


def on(status: str, timer: int | None = None, **rest: Any) -> list[dict[str, Any]]:
    """The conditions of a combatant that begins under one status."""
    return [{"status": status, "timer": timer, **rest}]


class Battle:
    """A running fight: the combatants act in the order in which they are given, unless `dice` say otherwise."""

    def __init__(
        self,
        *ones: dict[str, Any],
        board: dict[str, Any] | None = None,
        begin: bool = True,
        dice: list[int] | None = None,
        start: list[int] | None = None,
        surprise: dict[str, Any] | None = None,
        answers: list[str] | None = None,
        **options: Any,
    ) -> None:
        data = {"system": "fantasia", "options": options, "board": board, "combatants": list(ones)}
        self.service = service_for(script.check(data))
        self.fight = self.service.fight
        if begin:
            fields: dict[str, Any] = {"dice": descending(len(ones)) + (start or []) if dice is None else dice}
            if surprise is not None:
                fields["surprise"] = surprise
            if answers is not None:
                fields["answers"] = answers
            self.do("begin", **fields)

    def do(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        """Does a command that has to be possible; without `dice` it may ask for none. Returns its facts."""
        if kind not in ("undo", "redo"):
            fields.setdefault("dice", [])
        result = self.service.do({"do": kind, **fields})
        assert isinstance(result, Done | Undone | Redone), result
        return list(result.entry.facts)

    def act(self, actor: str, action: str, /, *targets: str, **fields: Any) -> list[dict[str, Any]]:
        """Does an action that has to be possible."""
        return self.do("act", **self._act(actor, action, targets, fields))

    def next(self, *dice: int, **fields: Any) -> list[dict[str, Any]]:
        """Goes on to the next stop."""
        return self.do("next", dice=list(dice), **fields)

    def refusal(self, kind: str, **fields: Any) -> str:
        """The code with which a command is refused; nothing may have changed."""
        before = self.state()
        result = self.service.do({"do": kind, **fields})
        assert isinstance(result, Refused), result
        assert self.state() == before
        return result.code

    def act_refusal(self, actor: str, action: str, /, *targets: str, **fields: Any) -> str:
        """The code with which an action is refused."""
        return self.refusal("act", **self._act(actor, action, targets, fields))

    def question(self, kind: str, **fields: Any) -> Any:
        """The question that a command stops at, its dice rolled by the app; nothing may have changed."""
        from rules.answering import AtTheTable

        before = self.state()
        result = self.service.do({"do": kind, **fields}, AtTheTable(self.fight, rolls_for=lambda actor: True))
        assert isinstance(result, Open), result
        assert self.state() == before
        return result.question

    @staticmethod
    def _act(actor: str, action: str, targets: tuple[str, ...], fields: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = {"actor": actor, "action": action}
        if targets:
            found["targets"] = list(targets)
        params = {}
        for key, value in fields.items():
            if key in COMMAND:
                found[key] = value
            elif key == "using":
                found["with"] = value
            else:
                params[key] = value
        if params:
            found["params"] = params
        return found

    def state(self) -> str:
        """The whole fight as text, for comparing."""
        return json.dumps(self.service.packed_fight(), sort_keys=True, ensure_ascii=False)

    def of(self, id: str) -> Any:
        """A combatant."""
        return self.fight.combatants[id]

    def pv(self, id: str) -> int:
        """PV as they stand."""
        return int(self.of(id).pools["pv"])

    def pm(self, id: str) -> int:
        """PM as they stand."""
        return int(self.of(id).pools["pm"])

    def stats(self, id: str) -> dict[str, Any]:
        """The numbers as they stand."""
        return self.service.system.outcome.stats(self.fight, self.of(id))

    def extra(self, id: str) -> dict[str, Any]:
        """What only this system shows."""
        return self.service.system.outcome.extra(self.fight, self.of(id))

    def slots(self, id: str) -> tuple[int, int, int]:
        """What is left of the turn: normal, move, extra."""
        found: tuple[int, int, int] = self.of(id).slots
        return found

    def statuses(self, id: str) -> list[str]:
        """The statuses on a combatant, in their order."""
        return [condition.status for condition in self.of(id).conditions]

    def timer(self, id: str, status: str) -> int | None:
        """The timer of a condition."""
        condition = self.of(id).condition(status)
        assert condition is not None
        left: int | None = condition.timer
        return left

    def order(self) -> list[str]:
        """The acting order."""
        return list(self.service.system.outcome.order(self.fight))

    def shown(self) -> dict[str, Any]:
        """The outcome."""
        return outcome(self.service)

    def told(self, facts: list[dict[str, Any]], language: str = "es") -> list[str]:
        """The log lines of facts."""
        return Teller(self.service.system, names(self.service), language, self.fight).lines(facts)


def descending(count: int) -> list[int]:
    """Initiative dice that let the combatants act in the order in which they are given, AGI apart."""
    pairs = [(6, 6), (5, 5), (3, 3), (2, 2), (1, 1), (1, 1), (1, 1), (1, 1)]
    return [face for pair in pairs[:count] for face in pair]


def facts_of(facts: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The facts of one kind."""
    return [fact for fact in facts if fact["kind"] == kind]
