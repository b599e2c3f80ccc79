"""Checks that the game master calls for: outside turns and at no cost."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.questions import Roll
from rules.fantasia.actions.checks import roll_check
from rules.fantasia.actions.params import CHECKED
from rules.fantasia.combatant.state import Battle, Fighter, Table
from rules.fantasia.combatant.statistics import numbers
from rules.fantasia.damage.strikes import TWO_DICE, needed_for
from rules.mechanics.params import param
from rules.mechanics.table import aims
from rules.system import called_checks


@dataclass(frozen=True, kw_only=True)
class CalledCheckParams:
    """The params of a called check: the number rolled with, the difficulty, and who rolls."""

    attr: str | None = param("attr", "choice", "Atributo", words=CHECKED, needed=True)
    difficulty: int | None = param("difficulty", "number", "GD", minimum=-99, maximum=999, needed=True)
    modifier: int = param("modifier", "number", "Modificador", minimum=-99, maximum=99, advanced=True)
    targets: tuple[str, ...] = called_checks.who()


def call(table: Table, nobody: object, params: CalledCheckParams) -> None:
    """LF-TURN-05: roll 2d + its number for each against the difficulty."""
    stat, difficulty, rollers = str(params.attr), params.difficulty or 0, called_checks.rollers(table.fight, params)

    def rolls() -> list[Roll]:
        plus = (getattr(numbers(table.fight, roller), stat) + params.modifier for roller in rollers)
        return [
            Roll(TWO_DICE, roller.id, aims(None, needed_for(difficulty - bonus)))
            for roller, bonus in zip(rollers, plus, strict=True)
        ]

    table.together("check", rolls)
    for combatant, nth in called_checks.counted(rollers):
        roll_check(table, combatant, stat, difficulty, params.modifier, "check", nth)


def percent(fight: Battle, combatant: Fighter, params: CalledCheckParams) -> int | None:
    """Return the chance of success in percent; None until number and difficulty are chosen."""
    if params.attr is None or params.difficulty is None:
        return None
    least: int = params.difficulty - getattr(numbers(fight, combatant), params.attr) - params.modifier
    first, second = TWO_DICE
    thrown = [a + b for a in range(1, first + 1) for b in range(1, second + 1)]
    return 100 * sum(total >= least for total in thrown) // len(thrown)


CALLED = called_checks.declared(CalledCheckParams, call, percent)
