"""A fight of step dice for the tests: people in, commands done, what came of them out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rules.core.questions import ChoiceQuestion, Needed, Waiting
from rules.engine.service import Result
from rules.mechanics.dice_sources import AnswerSource
from tests.rules.played import Played, beside

DICE = {"constitucion": "d8", "destreza": "d8", "mente": "d6", "gracia": "d6"}
PISTOL = {"id": "colt", "name": "Colt", "kind": "ranged", "damage": "d10", "range": 60, "capacity": 6}
KNIFE = {"id": "knife", "damage": "d6", "type": "piercing", "size": "light", "weight_kg": 0.4}
CLUB = {"id": "club", "damage": "d8", "weight_kg": 2}
SHIELD = {"id": "shield", "kind": "shield", "desvio": 2, "reduction": 1}


def person(id: str, side: str | None = None, **rest: Any) -> dict[str, Any]:
    """A combatant of a script with PV 12; `ana` and `beto` are the party, all others foes."""
    found: dict[str, Any] = {"id": id, "name": id.capitalize()}
    found["side"] = side or ("party" if id in ("ana", "beto") else "foes")
    found |= beside(rest)
    found["sheet"] = {**DICE, "pv": 12, **rest}
    return found


class Fray(Played):
    """A running fight: the people act in the order in which they are named."""

    def __init__(self, *people: dict[str, Any], board: Any = None, begin: bool = True, **options: Any) -> None:
        super().__init__("fulminato", people, {"width": 10, "height": 8} if board is True else board, options)
        if begin:
            self.do("begin", dice=self.initiative())

    def initiative(self) -> list[int]:
        """Dice with which all stand in the order in which they were named, without ties."""
        alive = [combatant for combatant in self.fight.combatants.values() if combatant.state not in ("dead", "out")]
        totals = range(11, 11 - len(alive), -1)
        return [face for total in totals for face in ((6, total - 6) if total > 6 else (total - 1, 1))]

    def run(self, kind: str, asking: AnswerSource | None = None, /, **fields: Any) -> Result:
        """Gives a command; `with_` is the script's `with`."""
        return super().run(kind, asking, **{key.rstrip("_"): value for key, value in fields.items()})

    def acting(self, actor: str, action: str, targets: tuple[str, ...], fields: dict[str, Any]) -> dict[str, Any]:
        """The fields of an act, `params` among them."""
        return {"actor": actor, "action": action, **({"targets": list(targets)} if targets else {}), **fields}

    def act_question(self, actor: str, action: str, /, *targets: str, dice: Sequence[int] = (), **fields: Any) -> Any:
        """The question at which an action stops when nobody answers."""
        return self.question("act", _Silent(self.fight, dice), **self.acting(actor, action, targets, fields))

    def one(self, id: str) -> dict[str, Any]:
        """A combatant of the outcome."""
        found: dict[str, Any] = self.shown()["combatants"][id]
        return found

    def pv(self, id: str) -> int:
        """Hit points left."""
        return self.pool(id, "pv")

    def pa(self, id: str) -> int:
        """Action points left."""
        return self.pool(id, "pa")

    def has(self, id: str, status: str) -> bool:
        """Whether a condition is on somebody."""
        return bool(self.fight.combatants[id].has(status))

    def log(self, language: str = "en") -> list[str]:
        """All that has been told."""
        return self.told(self.service.journal.facts(), language)


class _Silent:
    """Gives the dice and answers no choice."""

    def __init__(self, fight: Any, dice: Iterable[int]) -> None:
        self.generator = fight.generator
        self.dice = list(dice)

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        return self.dice.pop(0)

    def choose(self, choice: ChoiceQuestion) -> str:
        raise Waiting(choice)

    def finish(self) -> None:
        pass


def fact(facts: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    """The first fact of a kind."""
    return next(item for item in facts if item["kind"] == kind)
