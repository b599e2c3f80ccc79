"""A fight for the tests of any system: combatants in, commands done, what came of them out."""

from __future__ import annotations

import json
from typing import Any

from rules.engine.replay import names, outcome, service_for
from rules.engine.service import AnswerNeeded, Done, Redone, Refused, Result, Undone
from rules.log.refusals import refusal_sentence
from rules.log.sentences import Teller
from rules.mechanics.dice_sources import AnswerSource
from rules.scripts import script

BESIDE = ("pools", "conditions", "cell", "facing", "name")
"""What stands beside the sheet of a combatant."""
OF_THE_COMMAND = ("modifier", "dice", "answers", "override")
"""The fields of an act that are no params."""


class Played:
    """A fight that has been set up; everything is done through the rules service.

    Each system derives its own from it: how its fights begin, and how its numbers are called.
    """

    using = "using"
    """How the tests of a system call the `with` of a command."""
    language = "en"

    def __init__(self, system: str, combatants: tuple[dict[str, Any], ...], board: Any, options: Any) -> None:
        data = {"system": system, "options": options, "board": board, "combatants": list(combatants)}
        self.service = service_for(script.check(data))
        self.fight: Any = self.service.fight

    # --- commands --------------------------------------------------------------------------------------

    def run(self, kind: str, asking: AnswerSource | None = None, /, **fields: Any) -> Result:
        """Gives a command."""
        return self.service.do({"do": kind, **fields}, asking)

    def do(self, kind: str, /, **fields: Any) -> list[dict[str, Any]]:
        """Does a command that has to be possible; returns its facts."""
        result = self.run(kind, **fields)
        assert isinstance(result, Done | Undone | Redone), result
        return list(result.entry.facts)

    def refusal(self, kind: str, /, **fields: Any) -> str:
        """The code with which a command is refused; nothing may have changed."""
        before = self.state()
        result = self.run(kind, **fields)
        assert isinstance(result, Refused), result
        assert self.state() == before
        return result.code

    def refused_in_words(self, kind: str, /, **fields: Any) -> str:
        """The sentence with which a command is refused."""
        result = self.run(kind, **fields)
        assert isinstance(result, Refused), result
        return refusal_sentence(self.service.system, result.code, result.details, names(self.service), self.language)

    def question(self, kind: str, asking: AnswerSource | None = None, /, **fields: Any) -> Any:
        """The question that a command stops at; nothing may have changed."""
        before = self.state()
        result = self.run(kind, asking, **fields)
        assert isinstance(result, AnswerNeeded), result
        assert self.state() == before
        return result.question

    def act(self, actor: str, action: str, /, *targets: str, **fields: Any) -> list[dict[str, Any]]:
        """Does an action that has to be possible."""
        return self.do("act", **self.acting(actor, action, targets, fields))

    def act_refusal(self, actor: str, action: str, /, *targets: str, **fields: Any) -> str:
        """The code with which an action is refused."""
        return self.refusal("act", **self.acting(actor, action, targets, fields))

    def acting(self, actor: str, action: str, targets: tuple[str, ...], fields: dict[str, Any]) -> dict[str, Any]:
        """The fields of an act: whatever is none of the command's own is a param."""
        found: dict[str, Any] = {"actor": actor, "action": action}
        if targets:
            found["targets"] = list(targets)
        params: dict[str, Any] = {}
        for key, value in fields.items():
            if key in OF_THE_COMMAND:
                found[key] = value
            elif key == self.using:
                found["with"] = value
            else:
                params[key] = value
        return {**found, "params": params} if params else found

    # --- reading ---------------------------------------------------------------------------------------

    def state(self) -> str:
        """The whole fight as text, for comparing."""
        return json.dumps(self.service.packed_fight(), sort_keys=True, ensure_ascii=False)

    def of(self, id: str) -> Any:
        """A combatant."""
        return self.fight.combatants[id]

    def pool(self, id: str, name: str) -> int:
        """A pool as it stands."""
        return int(self.of(id).pools[name])

    def on(self, id: str) -> dict[str, int | None]:
        """Status to timer of what is on a combatant."""
        return {condition.status: condition.timer for condition in self.of(id).conditions}

    def statuses(self, id: str) -> list[str]:
        """The statuses on a combatant, in their order."""
        return [condition.status for condition in self.of(id).conditions]

    def stats(self, id: str) -> dict[str, Any]:
        """The numbers of the outcome."""
        return self.service.system.outcome.stats(self.fight, self.of(id))

    def extra(self, id: str) -> dict[str, Any]:
        """What only this system shows."""
        return dict(self.service.system.outcome.extra(self.fight, self.of(id)))

    def order(self) -> list[str]:
        """The order of the outcome."""
        return list(self.service.system.outcome.order(self.fight))

    def shown(self) -> dict[str, Any]:
        """The outcome."""
        return outcome(self.service)

    def told(self, facts: list[dict[str, Any]], language: str = "") -> list[str]:
        """The log lines of facts."""
        teller = Teller(self.service.system, names(self.service), language or self.language, self.fight)
        return teller.lines(facts)


def beside(rest: dict[str, Any]) -> dict[str, Any]:
    """What stands beside the sheet, taken out of what is said of a combatant."""
    return {key: rest.pop(key) for key in BESIDE if key in rest}


def facts_of(facts: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The facts of one kind."""
    return [fact for fact in facts if fact["kind"] == kind]
