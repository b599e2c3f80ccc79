"""A fight of the board battle for the tests: pieces in, commands done, what came of them out."""

from __future__ import annotations

import json
from typing import Any

from rules import script
from rules.answering import Asking
from rules.outcome import outcome
from rules.questions import Choice, DieQuestion, Needed, Waiting
from rules.replaying import service_for
from rules.service import Done, Open, Redone, Refused, Undone
from rules.telling import Teller


def piece(id: str, side: str = "foes", *, cell: Any = None, facing: str | None = None, **rest: Any) -> dict[str, Any]:
    """A combatant of a script: VIDA 9 and CON 6 unless the sheet says more; `pools`, `conditions` go beside it."""
    found: dict[str, Any] = {"id": id, "name": id.capitalize(), "side": side}
    for key in ("pools", "conditions"):
        if key in rest:
            found[key] = rest.pop(key)
    if cell is not None:
        found["cell"] = list(cell)
    if facing is not None:
        found["facing"] = facing
    found["sheet"] = {"vida": 9, "con": 6, **rest}
    return found


class Silent:
    """Whoever answers nothing, not even what has a default."""

    generator = 0

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        """Waits for the die."""
        raise Waiting(DieQuestion(faces, what, actor, number, needs))

    def choose(self, choice: Choice) -> str:
        """Waits for the choice."""
        raise Waiting(choice)

    def finish(self) -> None:
        """Nothing was given that could be left over."""


class Battle:
    """A running fight; turns go as listed unless the options say otherwise."""

    def __init__(
        self,
        *pieces: dict[str, Any],
        board: dict[str, Any] | None = None,
        begin: bool = True,
        dice: list[int] | None = None,
        **options: Any,
    ) -> None:
        data = {
            "system": "tabuleiro",
            "options": {"initiative": "listed", **options},
            "board": board,
            "combatants": list(pieces),
        }
        self.service = service_for(script.check(data))
        self.fight = self.service.fight
        if begin:
            self.do("begin", **({} if dice is None else {"dice": dice}))

    def do(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        """Does a command that has to be possible; returns its facts."""
        result = self.service.do({"do": kind, **fields})
        assert isinstance(result, Done | Undone | Redone), result
        return list(result.entry.facts)

    def act(self, actor: str, action: str, *targets: str, **fields: Any) -> list[dict[str, Any]]:
        """Does an action that has to be possible."""
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

    def question(self, kind: str, asking: Asking | None = None, **fields: Any) -> Any:
        """The question that a command stops at; nothing may have changed."""
        before = self.state()
        result = self.service.do({"do": kind, **fields}, asking)
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
            if key in ("modifier", "dice", "answers", "override"):
                found[key] = value
            elif key == "card":
                found["with"] = value
            else:
                params[key] = value
        if params:
            found["params"] = params
        return found

    def state(self) -> str:
        """The whole fight as text, for comparing."""
        return json.dumps(self.service.packed_fight(), sort_keys=True, ensure_ascii=False)

    def pool(self, id: str, name: str = "vida") -> int:
        """A pool as it stands."""
        return int(self.fight.combatants[id].pools[name])

    def of(self, id: str) -> Any:
        """A combatant."""
        return self.fight.combatants[id]

    def shown(self) -> dict[str, Any]:
        """The outcome."""
        return outcome(self.service)

    def told(self, facts: list[dict[str, Any]], language: str = "pt_BR") -> list[str]:
        """The log lines of facts."""
        names = {id: one.name for id, one in self.fight.combatants.items()}
        return Teller(self.service.system, names, language, self.fight).lines(facts)


def facts_of(facts: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The facts of one kind."""
    return [fact for fact in facts if fact["kind"] == kind]
