"""A fight counted in ticks for the tests: combatants in, commands done, what came of them out."""

from __future__ import annotations

import json
from typing import Any

from rules.engine.replay import replay
from rules.engine.service import Done, Refused
from tests.rules.played import Played, beside

BLADE = {"id": "blade", "scale": 2, "die": "d6"}
CLAW = {"id": "claw", "scale": 2, "die": "d6"}


def one(id: str, side: str = "party", **sheet: Any) -> dict[str, Any]:
    """A combatant of a script: HP 50 and SPD 5 unless the sheet says more; what stands beside it is taken out."""
    found = {"id": id, "name": id.capitalize(), "side": side, **beside(sheet)}
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


class Battle(Played):
    """A running fight: everybody rolls 5 for Initiative and ties by entry, unless `dice` are given."""

    def __init__(self, *rows: dict[str, Any], begin: Any = None, board: Any = None, **options: Any) -> None:
        super().__init__("ffrpg", rows, board, options)
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

    def act_refusal_or_none(self, actor: str, action: str) -> str | None:
        """The code with which a bare action would be refused; nothing is done."""
        refused = self.service.refusal_of({"do": "act", "actor": actor, "action": action})
        return None if refused is None else refused.code

    def acting(self, actor: str, action: str, targets: tuple[str, ...], fields: dict[str, Any]) -> dict[str, Any]:
        """The fields of an act; `dice` are none unless given."""
        return {"dice": [], **super().acting(actor, action, targets, fields)}

    def hp(self, id: str) -> int:
        """Hit Points as they stand."""
        return self.pool(id, "hp")

    def mp(self, id: str) -> int:
        """Magic Points as they stand."""
        return self.pool(id, "mp")

    def stat(self, id: str, name: str) -> Any:
        """A number of the outcome's `stats`."""
        return self.stats(id)[name]

    def places(self) -> tuple[str, ...]:
        """Whose places are still to come, the open one first."""
        return tuple(self.order())


def replayed(*rows: dict[str, Any], **more: Any) -> tuple[dict[str, Any], int]:
    return replay(json.dumps({"system": "ffrpg", "combatants": list(rows), **more}))
