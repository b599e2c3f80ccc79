"""A small fight for tests: commands in, what is left of the combatants out."""

from collections.abc import Sequence
from typing import Any

from rules.answering import AtTheTable
from rules.d100.state import Fighter
from rules.outcome import outcome
from rules.replaying import service_for
from rules.script import check, check_command
from rules.service import Done, Open, Refused

ESPADA = {"id": "espada", "name": "Espada", "skill": 60, "damage": "1D8", "pr": 20}
DAGA = {"id": "daga", "name": "Daga", "skill": 45, "damage": "1D4+2", "equipped": False}
HACHA = {"id": "hacha", "name": "Hacha", "skill": 50, "damage": "1D8+2", "pr": 15}
GARRA = {"id": "garra", "name": "Garra", "kind": "natural", "skill": 45, "damage": "1D6"}
PISTOLA = {
    "id": "pistola",
    "kind": "firearm",
    "skill": 36,
    "damage": "1D8",
    "range": 25,
    "mechanism": "semi",
    "rate": 2,
    "capacity": 8,
    "feed": "magazine",
    "scope": "laser",
}
RIFLE = {
    "id": "rifle",
    "kind": "firearm",
    "skill": 55,
    "damage": "2D6",
    "range": 100,
    "capacity": 5,
    "loaded": 2,
    "scope": "telescopic",
    "long_gun": True,
}


def one(id: str, side: str = "foes", pools: dict[str, int] | None = None, **sheet: Any) -> dict[str, Any]:
    """A combatant of DES 10 and 12 PV without weapons, unless the sheet says otherwise."""
    row: dict[str, Any] = {
        "id": id,
        "name": id.capitalize(),
        "side": side,
        "sheet": {"des": 10, "pv": 12, "esquivar": 30, **sheet},
    }
    if pools is not None:
        row["pools"] = pools
    return row


def ana(**sheet: Any) -> dict[str, Any]:
    return one("ana", "party", **{"des": 12, "pv": 14, "fue": 12, "md": "+1D4", "weapons": [ESPADA, DAGA], **sheet})


def bruto(**sheet: Any) -> dict[str, Any]:
    return one("bruto", **{"des": 9, "pv": 16, "fue": 15, "prot": 3, "weapons": [HACHA], **sheet})


class Game:
    """A fight that has been set up; everything is done through the rules service."""

    def __init__(self, *combatants: dict[str, Any], board: Any = None, **options: str) -> None:
        data = {"system": "d100", "options": options, "board": board, "combatants": list(combatants)}
        self.script = check(data)
        self.service = service_for(self.script)

    @property
    def fight(self) -> Any:
        return self.service.fight

    def __getitem__(self, id: str) -> Fighter:
        found: Fighter = self.fight.combatants[id]
        return found

    # --- commands --------------------------------------------------------------------------------------

    def run(self, do: str, **fields: Any) -> Any:
        return self.service.do(check_command(self.script.system, {"do": do, "dice": [], **fields}, "command"))

    def do(self, do: str, **fields: Any) -> list[dict[str, Any]]:
        """Runs a command that has to go through; its facts."""
        result = self.run(do, **fields)
        assert isinstance(result, Done), result
        return result.entry.facts

    def refused(self, do: str, **fields: Any) -> str:
        """The code with which a command is refused."""
        result = self.run(do, **fields)
        assert isinstance(result, Refused), result
        assert not result.by_dice, result
        return result.code

    def open(self, do: str, **fields: Any) -> Any:
        """The question at which a command stops, its choices being typed at the table."""
        command = check_command(self.script.system, {"do": do, **fields}, "command")
        dice: Sequence[int] = fields.get("dice", ())
        result = self.service.do(command, AtTheTable(self.fight, dice))
        assert isinstance(result, Open), result
        return result

    def begin(self) -> "Game":
        self.do("begin")
        return self

    def next(self, times: int = 1) -> "Game":
        for _ in range(times):
            self.do("next")
        return self

    def to_turn(self, number: int) -> "Game":
        """Goes on until that turn's first stop."""
        while self.fight.round < number:
            self.next()
        return self

    def to(self, id: str) -> "Game":
        """Goes on until it is somebody's stop in the action phase."""
        self.next()
        while not (self.fight.phase == "action" and self.fight.active == id):
            self.next()
        return self

    def declare(self, actor: str, action: str, *targets: str, **fields: Any) -> list[dict[str, Any]]:
        return self.do("declare", **_act(actor, action, targets, fields))

    def act(self, actor: str, action: str, *targets: str, **fields: Any) -> list[dict[str, Any]]:
        return self.do("act", **_act(actor, action, targets, fields))

    def cannot(self, actor: str, action: str, *targets: str, **fields: Any) -> str:
        return self.refused("act", **_act(actor, action, targets, fields))

    def cannot_declare(self, actor: str, action: str, *targets: str, **fields: Any) -> str:
        return self.refused("declare", **_act(actor, action, targets, fields))

    def answers_of(self, actor: str, action: str, *targets: str, **fields: Any) -> list[str]:
        """The options of the question that an act comes to."""
        question = self.open("act", **_act(actor, action, targets, fields)).question
        return list(question.options)

    # --- reading ---------------------------------------------------------------------------------------

    def pv(self, id: str) -> int:
        return self[id].pools["pv"]

    def has(self, id: str) -> dict[str, int | None]:
        """Status to timer."""
        return {condition.status: condition.timer for condition in self[id].conditions}

    def percent(self, id: str) -> int:
        last = self[id].last_roll
        assert last is not None
        return last.percent

    def degree(self, id: str) -> str:
        last = self[id].last_roll
        assert last is not None
        return last.degree

    def task(self, id: str) -> Any:
        """Kind, thing, turns done, turns needed; or None."""
        return self[id].task

    def nobody_acts(self) -> bool:
        return self.fight.active is None

    def order(self) -> list[str]:
        return list(self.service.system.outcome.order(self.fight))

    def outcome(self) -> dict[str, Any]:
        return outcome(self.service)


def _act(actor: str, action: str, targets: tuple[str, ...], fields: dict[str, Any]) -> dict[str, Any]:
    """Fields of the command as they are; everything else is a param."""
    command: dict[str, Any] = {"actor": actor, "action": action}
    if targets:
        command["targets"] = list(targets)
    params: dict[str, Any] = {}
    for key, value in fields.items():
        if key in ("dice", "answers", "modifier", "override"):
            command[key] = value
        elif key == "using":
            command["with"] = value
        else:
            params[key] = value
    if params:
        command["params"] = params
    return command


def kinds(facts: list[dict[str, Any]]) -> list[str]:
    return [fact["kind"] for fact in facts]


def only(facts: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [fact for fact in facts if fact["kind"] == kind]
