"""Checks that the game master calls for: outside turns, at no cost, with all dice in one list.

Scripts have no command for them. What is written down is a free roll of each one's dice, and a note with the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rules.core.facts import Command, Fact
from rules.core.questions import ChoiceQuestion, Fault, Needed, Roll
from rules.core.state import Combatant, Fight
from rules.dice.dice import BadExpression, parse
from rules.mechanics.action import Option, Preview
from rules.mechanics.checks import ahead, check
from rules.mechanics.declared_action import Declared
from rules.mechanics.dice_sources import AnswerSource
from rules.mechanics.params import param
from rules.mechanics.table import Table, aims
from rules.system.simple_fight import unknown_targets
from rules.text.localized import said

DO = "check"
"""The command for a called check, between the window and the rules alone."""
ID = "called_check"
"""The id of a called check among actions."""
KEY = "?"
"""The key of a called check."""
LABEL = said("label-called")
DRAWING = "rolling-dices"
MOST = 9999


def here(fight: Fight, nobody: object, params: object) -> Iterator[Option]:
    """Yield everybody in the fight."""
    for combatant in fight.combatants.values():
        if combatant.state != "out":
            yield Option(combatant.id, combatant.name)


def some(fight: Fight, nobody: object, params: object) -> tuple[int, int]:
    """Return one, or as many as there are."""
    return 1, max(1, sum(combatant.state != "out" for combatant in fight.combatants.values()))


def who() -> Any:
    """Return the param of those who make the check, in the order of rolling."""
    return param("targets", "targets", said("label-who_rolls"), choices=here, most=some, needed=True)


def rollers(fight: Any, params: Any) -> tuple[Any, ...]:
    """Return those who make the check."""
    return tuple(fight.combatants[id] for id in params.targets if id in fight.combatants)


@check("targets")
def known(fight: Fight, nobody: object, params: Any) -> Iterator[Fault]:
    """Somebody makes the check, all are in the fight, and each rolls once."""
    if not params.targets:
        yield Fault("need_targets", {}, final=True)
    yield from unknown_targets(fight, params.targets)
    if len(set(params.targets)) < len(params.targets):
        yield Fault("too_many_targets", {}, final=True)


def counted(combatants: Sequence[Any]) -> Iterator[tuple[Any, tuple[int, int]]]:
    """Yield each with its number and how many there are."""
    for number, value in enumerate(combatants, start=1):
        yield value, (number, len(combatants))


# --- what is written down of it -----------------------------------------------------------------------------


@dataclass(frozen=True)
class CheckThrow:
    """The roll of one combatant, with its result."""

    expression: str
    dice: tuple[int | None, ...]
    """The faces of the table's dice; None: the app's, which fall the same again."""
    fact: Fact

    @property
    def roll(self) -> Command:
        """Return the free roll of the same dice."""
        return {"do": "roll", "expression": self.expression, "dice": list(self.dice)}


class ThrowRecorder:
    """A source that passes questions on and remembers the dice."""

    def __init__(self, asking: AnswerSource) -> None:
        self._asking = asking
        self.thrown: list[tuple[int, int | None]] = []
        """The faces of each die, and the one that it showed; None: the app has rolled it."""

    @property
    def generator(self) -> int:
        """The state of the app's dice."""
        return self._asking.generator

    @generator.setter
    def generator(self, value: int) -> None:
        self._asking.generator = value

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        """Return the other source's answer."""
        before = self.generator
        face = self._asking.die(faces, what, actor, number, needs)
        self.thrown.append((faces, face if self.generator == before else None))
        return face

    def choose(self, choice: ChoiceQuestion) -> str:
        """Return the other source's answer."""
        return self._asking.choose(choice)

    def finish(self) -> None:
        """Do as the other source does."""
        self._asking.finish()


def throws(command: Command, facts: Sequence[Fact], heard: ThrowRecorder) -> tuple[CheckThrow, ...]:
    """Return what each has thrown, in the order of rolling; named dice stay as they were."""
    params: Any = command.get("params") or {}
    named = str(params.get("expression") or "")
    results, start = [], 0
    for fact in facts:
        if fact["kind"] == "roll":
            end = start + len(fact["dice"])
            thrown = heard.thrown[start:end]
            expression = named or _written(fact, [faces for faces, _ in thrown])
            results.append(CheckThrow(expression, tuple(face for _, face in thrown), fact))
            start = end
    return tuple(results)


def _written(fact: Fact, faces: Sequence[int]) -> str:
    """Return the dice of a roll as an expression, with the constant."""
    more = int(fact["total"]) - sum(fact["dice"])
    dice = "+".join(f"{len(list(same))}d{sides}" for sides, same in groupby(faces))
    return f"{dice}{more:+}" if more else dice


# --- where the book has no check ---------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class FreeRoll:
    """The params of dice against a number."""

    expression: str = param("expression", "text", said("label-dice"), default="1d20", needed=True)
    least: int | None = param("least", "number", said("label-least"), minimum=-MOST, maximum=MOST, needed=True)
    targets: tuple[str, ...] = who()


@check("expression")
def readable(fight: Fight, nobody: object, params: FreeRoll) -> Iterator[Fault]:
    """The dice can be read."""
    try:
        parse(params.expression, special=True)
    except BadExpression as error:
        details = {"param": "expression", "value": params.expression, "why": str(error)}
        yield Fault("invalid_params", details, final=True)


def roll(table: Table[Fight, Combatant], nobody: object, params: FreeRoll) -> None:
    """Let each roll the dice; the number or more succeeds."""
    expression, rolling, least = parse(params.expression, special=True), rollers(table.fight, params), params.least or 0
    plus = expression.constant(None)
    needs = ("≥", least - plus, least, True)
    faces = expression.dice
    if not expression.is_special:
        table.together("check", lambda: [Roll(faces, item.id, aims(None, needs), plus) for item in rolling])
    for combatant, nth in counted(rolling):
        if expression.is_special:
            total, shown = table.roll(expression, "check", combatant)
        else:
            shown = table.dice(faces, "check", combatant, needs, None, nth, plus=plus, by_sum=expression.adds_up)
            total = expression.total(shown) + plus
        table.fact(
            "roll",
            actor=combatant.id,
            what=params.expression,
            dice=list(shown),
            total=total,
            against=least,
            success=total >= least,
        )


FREE: Declared[Any, Any, FreeRoll] = Declared(
    id=ID, label=LABEL, drawing=DRAWING, key=KEY, params=FreeRoll, unread=(readable,), checks=(known,), do=roll
)


def chance_previews(percent: Any) -> Any:
    """Return the preview of each one's chance, `percent` being a function of (fight, combatant, params)."""

    @ahead("targets")
    def tell(fight: Any, nobody: object, params: Any) -> Iterator[Preview]:
        for combatant in rollers(fight, params):
            chance = percent(fight, combatant, params)
            if chance is not None:
                yield Preview("chance", said("said-chance_of_check", chance=chance), combatant.id, number=chance)

    return tell


def declared(params: type[Any], do: Callable[..., None], percent: Any, *checks: Any) -> Declared[Any, Any, Any]:
    """Return a system's called check: its params, what it does, each one's chance, and what refuses it beside who."""
    return Declared(
        id=ID,
        label=LABEL,
        drawing=DRAWING,
        key=KEY,
        params=params,
        checks=(known, *checks),
        do=do,
        previews=(chance_previews(percent),),
    )
