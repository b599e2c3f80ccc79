"""A fight of the 2d system for the tests: combatants in, commands with their dice done, what came of them out."""

from __future__ import annotations

from typing import Any

from rules.mechanics.dice_sources import AnswerSource, TableDice
from tests.rules.played import Played, beside

SWORD = {"id": "sword", "bonus": 2, "damage": "2d"}


def one(id: str, side: str = "foes", **rest: Any) -> dict[str, Any]:
    """A combatant of a script: PV 20, DE 8, DM 7 unless the sheet says more; `pools`, `conditions` go beside it."""
    found = {"id": id, "side": side, **beside(rest)}
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


class Battle(Played):
    """A running fight: the combatants act in the order in which they are given, unless `dice` say otherwise."""

    language = "es"

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
        super().__init__("fantasia", ones, board, options)
        if begin:
            fields: dict[str, Any] = {"dice": descending(len(ones)) + (start or []) if dice is None else dice}
            if surprise is not None:
                fields["surprise"] = surprise
            if answers is not None:
                fields["answers"] = answers
            self.do("begin", **fields)

    def do(self, kind: str, /, **fields: Any) -> list[dict[str, Any]]:
        """Does a command that has to be possible; without `dice` it may ask for none. Returns its facts."""
        none: dict[str, Any] = {} if kind in ("undo", "redo") else {"dice": []}
        return super().do(kind, **{**none, **fields})

    def next(self, *dice: int, **fields: Any) -> list[dict[str, Any]]:
        """Goes on to the next stop."""
        return self.do("next", dice=list(dice), **fields)

    def question(self, kind: str, asking: AnswerSource | None = None, /, **fields: Any) -> Any:
        """The question that a command stops at, its dice rolled by the app; nothing may have changed."""
        return super().question(kind, asking or TableDice(self.fight, rolls_for=lambda actor: True), **fields)

    def chance(self, actor: str, action: str, *targets: str) -> int | None:
        """The chance, in percent, that is said before an action is done; None where none is said."""
        command = {"do": "act", **self.acting(actor, action, targets, {})}
        return next((preview.number for preview in self.service.preview(command) if preview.what == "chance"), None)

    def pv(self, id: str) -> int:
        """PV as they stand."""
        return self.pool(id, "pv")

    def pm(self, id: str) -> int:
        """PM as they stand."""
        return self.pool(id, "pm")

    def slots(self, id: str) -> tuple[int, int, int]:
        """What is left of the turn: normal, move, extra."""
        found: tuple[int, int, int] = self.of(id).slots
        return found

    def timer(self, id: str, status: str) -> int | None:
        """The timer of a condition."""
        condition = self.of(id).condition(status)
        assert condition is not None
        left: int | None = condition.timer
        return left


def descending(count: int) -> list[int]:
    """Initiative dice that let the combatants act in the order in which they are given, AGI apart."""
    pairs = [(6, 6), (5, 5), (3, 3), (2, 2), (1, 1), (1, 1), (1, 1), (1, 1)]
    return [face for pair in pairs[:count] for face in pair]
