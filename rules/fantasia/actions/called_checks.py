"""Checks that the game master calls for, of one or of many: in nobody's turn, at no cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.core.questions import Roll
from rules.fantasia.actions.checks import tried
from rules.fantasia.actions.params import CHECKED
from rules.fantasia.combatant.state import Battle, Fighter, Table
from rules.fantasia.combatant.statistics import numbers
from rules.fantasia.damage.strikes import TWO_DICE, reach_of
from rules.mechanics.declared_action import Declared
from rules.mechanics.params import param
from rules.mechanics.table import aims
from rules.system import called_checks


@dataclass(frozen=True, kw_only=True)
class CalledCheckParams:
    """The number that is rolled with, what it has to reach, and who rolls."""

    attr: str | None = param("attr", "choice", "Atributo", words=CHECKED, needed=True)
    difficulty: int | None = param("difficulty", "number", "GD", minimum=-99, maximum=999, needed=True)
    modifier: int = param("modifier", "number", "Modificador", minimum=-99, maximum=99, advanced=True)
    targets: tuple[str, ...] = called_checks.who()


def call(table: Table, nobody: object, params: CalledCheckParams) -> None:
    """LF-TURN-05: each rolls 2d + its number against the difficulty."""
    stat, difficulty, ones = str(params.attr), params.difficulty or 0, called_checks.rollers(table.fight, params)

    def rolls() -> list[Roll]:
        plus = (getattr(numbers(table.fight, item), stat) + params.modifier for item in ones)
        return [
            Roll(TWO_DICE, item.id, aims(None, reach_of(difficulty - more, only=True)))
            for item, more in zip(ones, plus, strict=True)
        ]

    table.together("check", rolls)
    for combatant, nth in called_checks.counted(ones):
        tried(table, combatant, stat, difficulty, params.modifier, "check", nth)


def percent(fight: Battle, combatant: Fighter, params: CalledCheckParams) -> int | None:
    """How likely it succeeds, once it is known with what and against what."""
    if params.attr is None or params.difficulty is None:
        return None
    least: int = params.difficulty - getattr(numbers(fight, combatant), params.attr) - params.modifier
    first, second = TWO_DICE
    thrown = [a + b for a in range(1, first + 1) for b in range(1, second + 1)]
    return 100 * sum(total >= least for total in thrown) // len(thrown)


CALLED: Declared[Any, Any, CalledCheckParams] = Declared(
    id=called_checks.ID,
    label=called_checks.LABEL,
    key=called_checks.KEY,
    params=CalledCheckParams,
    checks=(called_checks.known,),
    do=call,
    foretold=(called_checks.foretold(percent),),
)
