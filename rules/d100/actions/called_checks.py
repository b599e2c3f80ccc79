"""Skills that the game master has somebody roll, one or many: in nobody's turn, without using the action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.core.modifiers import Step
from rules.core.questions import Fault, Roll
from rules.d100.actions.reactions import roll
from rules.d100.combatant.state import D100Fight, Fighter, Table
from rules.d100.combatant.weapons import skill_of, skills_of
from rules.d100.damage.grades import needs
from rules.mechanics.action import Option
from rules.mechanics.checks import check
from rules.mechanics.declared_action import Declared
from rules.mechanics.params import param
from rules.mechanics.table import aims
from rules.system import called_checks
from rules.text.localized import percentage


def skills(fight: D100Fight, nobody: object, told: Called) -> Iterator[Option]:
    """D100-SKILL-01: the skills that somebody of them has."""
    ones = called_checks.rollers(fight, told)
    found: dict[str, str] = {}
    for one in ones:
        for id, (label, _) in skills_of(one).items():
            found.setdefault(id, label)
    for id, label in found.items():
        yield Option(id, label, percentage(skill_of(ones[0], id)) if len(ones) == 1 else "")


@dataclass(frozen=True, kw_only=True)
class Called:
    """Which skill, and who."""

    skill: str | None = param("with", "choice", "Habilidad", choices=skills, needed=True)
    modifier: int = param("modifier", "number", "Modificador")
    targets: tuple[str, ...] = called_checks.who()


@check("skill", "targets")
def known_skill(fight: D100Fight, nobody: object, told: Called) -> Iterator[Fault]:
    """D100-SKILL-01: a skill that one of them has; the others have 0 % of it."""
    if told.skill not in {option.id for option in skills(fight, nobody, told)}:
        yield Fault("no_such_item", {"item": told.skill or "?"}, final=True)


def _steps(one: Fighter, told: Called) -> tuple[Step, ...]:
    skill = str(told.skill)
    steps = [Step(skill, skill_of(one, skill) or 0, "base", skill)]
    steps += [Step("modifier", told.modifier)] if told.modifier else []
    return (*steps, Step("result", max(0, sum(int(step.amount) for step in steps)), "result"))


def percent(fight: D100Fight, one: Fighter, told: Called) -> int | None:
    """D100-SKILL-01: the skill with the modifier, once it is known which."""
    return None if told.skill is None else int(_steps(one, told)[-1].amount)


def call(table: Table, nobody: object, told: Called) -> None:
    """D100-SKILL-01: each rolls the skill."""
    ones = called_checks.rollers(table.fight, told)

    def rolls() -> list[Roll]:
        return [Roll((100,), one.id, aims(None, needs(int(_steps(one, told)[-1].amount)))) for one in ones]

    table.together("skill", rolls)
    for one, nth in called_checks.counted(ones):
        steps = _steps(one, told)
        roll(table, one, "skill", int(steps[-1].amount), with_id=told.skill, steps=steps, nth=nth)


CALLED: Declared[Any, Any, Called] = Declared(
    id=called_checks.ID,
    label=called_checks.LABEL,
    key=called_checks.KEY,
    params=Called,
    checks=(called_checks.known, known_skill),
    do=call,
    foretold=(called_checks.foretold(percent),),
)
