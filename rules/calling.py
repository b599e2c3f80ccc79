"""Checks that the game master calls for, of one or of many: in nobody's turn, at no cost, their dice in one list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules.actions import Option, Preview
from rules.checking import ahead, check
from rules.declaration import Declared
from rules.dice import BadExpression, parse
from rules.encounter import Combatant, Fight
from rules.params import param
from rules.plain import unknown_targets
from rules.questions import Fault, Roll
from rules.sayings import said
from rules.table import Table, aims

ID = "called_check"
"""The id of such a check among actions, where the window shows one as it shows those."""
KEY = "?"
"""The key that calls for one."""
LABEL = said("label-called")
MOST = 9999


def here(fight: Fight, nobody: object, told: object) -> Iterator[Option]:
    """Whoever is in the fight."""
    for one in fight.combatants.values():
        if one.state != "out":
            yield Option(one.id, one.name)


def some(fight: Fight, nobody: object, told: object) -> tuple[int, int]:
    """One, or as many as there are."""
    return 1, max(1, sum(one.state != "out" for one in fight.combatants.values()))


def who() -> Any:
    """Those who make the check, in the order in which they roll."""
    return param("targets", "targets", said("label-who_rolls"), choices=here, most=some, needed=True)


def rollers(fight: Any, told: Any) -> tuple[Any, ...]:
    """Those who make the check."""
    return tuple(fight.combatants[id] for id in told.targets if id in fight.combatants)


@check("targets")
def known(fight: Fight, nobody: object, told: Any) -> Iterator[Fault]:
    """Somebody makes it, all of them are there, and each rolls once."""
    if not told.targets:
        yield Fault("need_targets", {}, final=True)
    yield from unknown_targets(fight, told.targets)
    if len(set(told.targets)) < len(told.targets):
        yield Fault("too_many_targets", {}, final=True)


def counted(ones: Sequence[Any]) -> Iterator[tuple[Any, tuple[int, int]]]:
    """Each, and which of how many it is."""
    for number, one in enumerate(ones, start=1):
        yield one, (number, len(ones))


# --- where the book has no check ---------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Free:
    """Dice against a number."""

    expression: str = param("expression", "text", said("label-dice"), default="1d20", needed=True)
    least: int | None = param("least", "number", said("label-least"), minimum=-MOST, maximum=MOST, needed=True)
    targets: tuple[str, ...] = who()


@check("expression")
def readable(fight: Fight, nobody: object, told: Free) -> Iterator[Fault]:
    """The dice can be read."""
    try:
        parse(told.expression)
    except BadExpression as error:
        details = {"param": "expression", "value": told.expression, "why": str(error)}
        yield Fault("invalid_params", details, final=True)


def roll(table: Table[Fight, Combatant], nobody: object, told: Free) -> None:
    """Each rolls the dice, and succeeds with the number or more."""
    expression, ones, least = parse(told.expression), rollers(table.fight, told), told.least or 0
    plus = expression.plus(None)
    needs = ("≥", least - plus, least, True)
    faces = expression.dice
    table.together("check", lambda: [Roll(faces, one.id, aims(None, needs), plus) for one in ones])
    for one, nth in counted(ones):
        shown = table.dice(faces, "check", one, needs, None, nth, plus=plus, by_sum=expression.adds_up)
        total = expression.total(shown) + plus
        table.fact(
            "roll",
            actor=one.id,
            what=told.expression,
            dice=list(shown),
            total=total,
            against=least,
            success=total >= least,
        )


FREE: Declared[Any, Any, Free] = Declared(
    id=ID, label=LABEL, key=KEY, params=Free, unread=(readable,), checks=(known,), do=roll
)


def foretold(percent: Any) -> Any:
    """What is said before it: each one's chance, as `percent` of (fight, combatant, told) has it."""

    @ahead("targets")
    def tell(fight: Any, nobody: object, told: Any) -> Iterator[Preview]:
        for one in rollers(fight, told):
            chance = percent(fight, one, told)
            if chance is not None:
                yield Preview("chance", said("said-chance_of_check", chance=chance), one.id, number=chance)

    return tell
