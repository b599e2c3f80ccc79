"""A small fight for tests: commands in, what is left of the combatants out."""

from typing import Any

from rules.d100.combatant.state import Fighter
from rules.engine.service import AnswerNeeded, Refused, Result
from rules.mechanics.dice_sources import AnswerSource, TableDice
from rules.scripts.script import check_command
from tests.rules.played import Played

RED = {"id": "red", "name": "Red", "skill": 55, "hold": True, "blade": False}
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


class Game(Played):
    """A fight that has been set up; everything is done through the rules service."""

    def __init__(self, *combatants: dict[str, Any], board: Any = None, **options: str) -> None:
        super().__init__("d100", combatants, board, options)

    def __getitem__(self, id: str) -> Fighter:
        found: Fighter = self.fight.combatants[id]
        return found

    # --- commands --------------------------------------------------------------------------------------

    def run(self, kind: str, asking: AnswerSource | None = None, /, **fields: Any) -> Result:
        """Gives a command as a script would; it may ask for no dice but those that are given."""
        command = {"do": kind, **({} if asking else {"dice": []}), **fields}
        return self.service.do(check_command(self.service.system, command, "command"), asking)

    def refused(self, do: str, **fields: Any) -> str:
        """The code with which a command is refused."""
        result = self.run(do, **fields)
        assert isinstance(result, Refused), result
        assert not result.by_dice, result
        return result.code

    def open(self, do: str, **fields: Any) -> Any:
        """The question at which a command stops, its choices being typed at the table."""
        result = self.run(do, TableDice(self.fight, fields.get("dice", ())), **fields)
        assert isinstance(result, AnswerNeeded), result
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
        return self.do("declare", **self.acting(actor, action, targets, fields))

    def cannot(self, actor: str, action: str, *targets: str, **fields: Any) -> str:
        return self.refused("act", **self.acting(actor, action, targets, fields))

    def cannot_declare(self, actor: str, action: str, *targets: str, **fields: Any) -> str:
        return self.refused("declare", **self.acting(actor, action, targets, fields))

    def answers_of(self, actor: str, action: str, *targets: str, **fields: Any) -> list[str]:
        """The options of the question that an act comes to."""
        question = self.open("act", **self.acting(actor, action, targets, fields)).question
        return list(question.options)

    # --- reading ---------------------------------------------------------------------------------------

    def pv(self, id: str) -> int:
        return self.pool(id, "pv")

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


def kinds(facts: list[dict[str, Any]]) -> list[str]:
    return [fact["kind"] for fact in facts]
