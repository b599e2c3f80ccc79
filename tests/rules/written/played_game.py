"""A fight of a written system, played by commands with all their dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rules.engine.service import Done, Refused, RulesService
from rules.sheets.schema import check
from rules.system.system import System
from rules.text.faults import BadSheet


class PlayedGame:
    """A fight: each command has to be through, with its dice and answers, unless a refusal is expected."""

    def __init__(self, system: System[Any, Any], **sheets: Mapping[str, Any]) -> None:
        """Create a fight; a name that begins with `foe` is a foe's."""
        self.system = system
        fight = system.new_fight(system.options(), 1)
        for id, data in sheets.items():
            sheet = system.sheet.model_validate(data)
            side = "foes" if id.startswith("foe") else "party"
            made = system.new_combatant(id, id.capitalize(), side, sheet, {})
            fight.__dict__["combatants"] = {**fight.combatants, id: made}
        self.service = RulesService(fight, system)
        self.facts: list[Mapping[str, Any]] = []
        """The facts of the last command."""

    @property
    def fight(self) -> Any:
        return self.service.fight

    def __getitem__(self, id: str) -> Any:
        return self.fight.combatants[id]

    def do(self, kind: str, *, dice: Sequence[int] = (), answers: Sequence[str] = (), **fields: Any) -> None:
        """Do a command."""
        result = self.service.do({"do": kind, "dice": [*dice], "answers": [*answers], **fields})
        assert isinstance(result, Done), result
        self.facts = [*result.entry.facts]

    def begin(self, *dice: int, answers: Sequence[str] = ()) -> PlayedGame:
        """Begin; the dice are those of initiative."""
        self.do("begin", dice=dice, answers=answers)
        return self

    def act(
        self,
        actor: str,
        action: str,
        *targets: str,
        dice: Sequence[int] = (),
        answers: Sequence[str] = (),
        **fields: Any,
    ) -> None:
        """Do an action."""
        named = {"targets": [*targets]} if targets else {}
        self.do("act", dice=dice, answers=answers, actor=actor, action=action, **named, **fields)

    def refused(self, kind: str, **fields: Any) -> str:
        """Return the code of a refusal, which the command has to meet."""
        result = self.service.do({"do": kind, "dice": [], **fields})
        assert isinstance(result, Refused), result
        return result.code

    def next(self, *dice: int, answers: Sequence[str] = ()) -> None:
        """Go on to the next stop."""
        self.do("next", dice=dice, answers=answers)

    def hp(self, id: str, pool: str = "hp") -> int:
        """Return what somebody has of a pool."""
        return int(self[id].pools[pool])

    def statuses(self, id: str) -> list[str]:
        """Return the statuses of somebody, in the order in which they came."""
        return [condition.status for condition in self[id].conditions]

    def kinds(self) -> list[str]:
        """Return the kinds of the last facts."""
        return [str(fact["kind"]) for fact in self.facts]

    def chance(self, actor: str, action: str, target: str, **fields: Any) -> int | None:
        """Return the foretold chance of an action, in percent."""
        command = {"do": "act", "actor": actor, "action": action, "targets": [target], **fields}
        return next((notice.number for notice in self.service.preview(command) if notice.what == "chance"), None)


def sheet_of(system: System[Any, Any], chance: Random) -> Any:
    """Return a sheet with what it needs, and with rows where it has lists."""
    data: dict[str, Any] = {}
    for name, info in system.sheet.model_fields.items():
        if info.is_required():
            data[name] = chance.choice((1, 5, 12, 30))
        elif info.annotation is not None and "tuple" in str(info.annotation) and "Literal" not in str(info.annotation):
            data[name] = [{"id": f"{name}_{number}", "name": name} for number in range(2)]
    for _ in range(4):
        try:
            return check(system.sheet, data)
        except BadSheet as bad:
            for place, _ in bad.faults:
                top = place.partition("[")[0].partition(".")[0]
                if top in data and isinstance(data[top], int):
                    data[top] = 1
                else:
                    data.pop(top, None)
                    if top in system.sheet.model_fields and system.sheet.model_fields[top].is_required():
                        data[top] = "1d6"
    return None
