"""A fight counted in ticks for the tests: combatants in, commands done, what came of them out."""

from __future__ import annotations

import json
from typing import Any

from rules import script
from rules.answering import Asking
from rules.outcome import outcome
from rules.replaying import service_for
from rules.service import Done, Open, Redone, Refused, Undone
from rules.telling import Teller

BLADE = {"id": "blade", "scale": 2, "die": "d6"}
CLAW = {"id": "claw", "scale": 2, "die": "d6"}
BESIDE = ("pools", "conditions", "cell", "facing", "name")
"""What stands beside the sheet."""


def one(id: str, side: str = "party", **sheet: Any) -> dict[str, Any]:
    """A combatant of a script: HP 50 and SPD 5 unless the sheet says more; what stands beside it is taken out."""
    beside = {key: sheet.pop(key) for key in BESIDE if key in sheet}
    found = {"id": id, "name": id.capitalize(), "side": side, **beside}
    conditions = found.get("conditions", ())
    found["conditions"] = [{"status": row} if isinstance(row, str) else row for row in conditions]
    found["sheet"] = {"hp": 50, "spd": 5, **sheet}
    return found


def hero(id: str = "ann", **sheet: Any) -> dict[str, Any]:
    """One of the party with a blade: ACC 90, STR 5, SPD 20, so that it comes first."""
    return one(id, **{"spd": 20, "acc": 90, "str": 5, "weapons": [BLADE], **sheet})


def mage(id: str = "ann", *abilities: dict[str, Any], **sheet: Any) -> dict[str, Any]:
    """One of the party with abilities: MAG 5, M. ACC 90, MP 40, SPD 20."""
    numbers = {"spd": 20, "mp": 40, "mag": 5, "macc": 90, "abilities": list(abilities)}
    return one(id, **{**numbers, **sheet})


def foe(id: str = "imp", **sheet: Any) -> dict[str, Any]:
    """A foe, slow unless its sheet says more."""
    return one(id, "foes", **{"spd": 3, "acc": 80, "str": 4, **sheet})


def spell(id: str, **row: Any) -> dict[str, Any]:
    """A Spell without cost."""
    return {"id": id, "type": "magic", **row}


class Battle:
    """A running fight: everybody rolls 5 for Initiative and ties by entry, unless `dice` are given."""

    def __init__(self, *rows: dict[str, Any], begin: Any = None, board: Any = None, **options: Any) -> None:
        data = {"system": "ffrpg", "options": options, "board": board, "combatants": list(rows)}
        self.service = service_for(script.check(data))
        self.fight: Any = self.service.fight
        if begin is not False:
            self.begin(**(begin or {}))

    def begin(self, **fields: Any) -> list[dict[str, Any]]:
        """Begins, and goes on to the first turn unless `stop` holds it."""
        stop = fields.pop("stop", False)
        facts = self.do("begin", **{"dice": self.fives(), **fields})
        if not stop and self.fight.phase == "initiative":
            facts += self.next()
        return facts

    def fives(self) -> list[int]:
        """A 5 for everybody who will roll Initiative; SPD are apart in these tests."""
        rolling = [each for each in self.fight.combatants.values() if each.state == "active" and not each.has("stop")]
        return [5] * len(rolling)

    def do(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        """Does a command that has to be possible; returns its facts."""
        result = self.service.do({"do": kind, **fields})
        assert isinstance(result, Done | Undone | Redone), result
        return list(result.entry.facts)

    def next(self, *dice: int, **fields: Any) -> list[dict[str, Any]]:
        """Goes on."""
        return self.do("next", dice=list(dice), **fields)

    def to_next_round(self) -> list[dict[str, Any]]:
        """Goes on to the first turn of the next Round, everybody rolling 5, or the app if that does not do."""
        facts: list[dict[str, Any]] = []
        now = self.fight.round
        while self.fight.round == now:
            result = self.service.do({"do": "next", "dice": []})
            if isinstance(result, Refused):
                result = self.service.do({"do": "next", "dice": self.fives()})
            if isinstance(result, Refused):
                result = self.service.do({"do": "next"})
            assert isinstance(result, Done), result
            facts += result.entry.facts
        return facts + self.next()

    def act(self, actor: str, action: str, *targets: str, **fields: Any) -> list[dict[str, Any]]:
        """Does an action that has to be possible; `dice` are none unless given."""
        return self.do("act", **self._act(actor, action, targets, fields))

    def refusal(self, kind: str, **fields: Any) -> str:
        """The code with which a command is refused; nothing may have changed."""
        before = self.state()
        result = self.service.do({"do": kind, **fields})
        assert isinstance(result, Refused), result
        assert self.state() == before
        return result.code

    def act_refusal(self, actor: str, action: str, *targets: str, **fields: Any) -> str:
        """The code with which an action is refused."""
        return self.refusal("act", **self._act(actor, action, targets, fields))

    def act_refusal_or_none(self, actor: str, action: str) -> str | None:
        """The code with which a bare action would be refused; nothing is done."""
        refused = self.service.refusal_of({"do": "act", "actor": actor, "action": action})
        return None if refused is None else refused.code

    def question(self, kind: str, asking: Asking | None = None, **fields: Any) -> Any:
        """The question that a command stops at."""
        result = self.service.do({"do": kind, **fields}, asking)
        assert isinstance(result, Open), result
        return result.question

    @staticmethod
    def _act(actor: str, action: str, targets: tuple[str, ...], fields: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = {"actor": actor, "action": action, "dice": []}
        if targets:
            found["targets"] = list(targets)
        params = {}
        for key, value in fields.items():
            if key in ("modifier", "dice", "answers", "override"):
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

    def hp(self, id: str) -> int:
        """Hit Points as they stand."""
        return int(self.of(id).pools["hp"])

    def mp(self, id: str) -> int:
        """Magic Points as they stand."""
        return int(self.of(id).pools["mp"])

    def on(self, id: str) -> dict[str, int | None]:
        """Status to timer of what is on."""
        return {condition.status: condition.timer for condition in self.of(id).conditions}

    def stat(self, id: str, name: str) -> Any:
        """A number of the outcome's `stats`."""
        return self.service.system.outcome.stats(self.fight, self.of(id))[name]

    def extra(self, id: str) -> dict[str, Any]:
        """The outcome's `extra`."""
        return dict(self.service.system.outcome.extra(self.fight, self.of(id)))

    @property
    def order(self) -> Any:
        """The places to come."""
        return tuple(self.service.system.outcome.order(self.fight))

    def shown(self) -> dict[str, Any]:
        """The outcome."""
        return outcome(self.service)

    def told(self, facts: list[dict[str, Any]], language: str = "en") -> list[str]:
        """The log lines of facts."""
        names = {id: each.name for id, each in self.fight.combatants.items()}
        return Teller(self.service.system, names, language, self.fight).lines(facts)


def of_kind(facts: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The facts of one kind."""
    return [fact for fact in facts if fact["kind"] == kind]
