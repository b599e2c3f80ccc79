"""Skill rolls that the game master calls for: outside turns and without using the action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.modifiers import ComputationStep
from rules.core.questions import Fault, Roll
from rules.d100.actions.reactions import roll
from rules.d100.combatant.state import D100Fight, Fighter, Table
from rules.d100.combatant.weapons import skill_of, skills_of
from rules.d100.damage.grades import needed
from rules.mechanics.action import Option
from rules.mechanics.checks import check
from rules.mechanics.params import param
from rules.mechanics.table import aims
from rules.system import called_checks
from rules.text.localized import percentage


def skills(fight: D100Fight, nobody: object, params: CalledCheckParams) -> Iterator[Option]:
    """D100-SKILL-01: yield the skills of the rollers."""
    rollers = called_checks.rollers(fight, params)
    labels: dict[str, str] = {}
    for combatant in rollers:
        for id, (label, _) in skills_of(combatant).items():
            labels.setdefault(id, label)
    for id, label in labels.items():
        yield Option(id, label, percentage(skill_of(rollers[0], id)) if len(rollers) == 1 else "")


@dataclass(frozen=True, kw_only=True)
class CalledCheckParams:
    """The params of a called check: which skill, and who rolls."""

    skill: str | None = param("with", "choice", "Habilidad", choices=skills, needed=True)
    modifier: int = param("modifier", "number", "Modificador")
    targets: tuple[str, ...] = called_checks.who()


@check("skill", "targets")
def known_skill(fight: D100Fight, nobody: object, params: CalledCheckParams) -> Iterator[Fault]:
    """D100-SKILL-01: one of the rollers has the skill; the others have 0 % of it."""
    if params.skill not in {option.id for option in skills(fight, nobody, params)}:
        yield Fault("no_such_item", {"item": params.skill or "?"}, final=True)


def _steps(combatant: Fighter, params: CalledCheckParams) -> tuple[ComputationStep, ...]:
    skill = str(params.skill)
    steps = [ComputationStep(skill, skill_of(combatant, skill) or 0, "base", skill)]
    steps += [ComputationStep("modifier", params.modifier)] if params.modifier else []
    return (*steps, ComputationStep("result", max(0, sum(int(step.amount) for step in steps)), "result"))


def percent(fight: D100Fight, combatant: Fighter, params: CalledCheckParams) -> int | None:
    """D100-SKILL-01: return the skill with the modifier; None until it is chosen."""
    return None if params.skill is None else int(_steps(combatant, params)[-1].amount)


def call(table: Table, nobody: object, params: CalledCheckParams) -> None:
    """D100-SKILL-01: let each roller roll the skill."""
    rollers = called_checks.rollers(table.fight, params)

    def rolls() -> list[Roll]:
        return [
            Roll((100,), roller.id, aims(None, needed(int(_steps(roller, params)[-1].amount)))) for roller in rollers
        ]

    table.together("skill", rolls)
    for combatant, nth in called_checks.counted(rollers):
        steps = _steps(combatant, params)
        roll(table, combatant, "skill", int(steps[-1].amount), with_id=params.skill, steps=steps, nth=nth)


CALLED = called_checks.declared(CalledCheckParams, call, percent, known_skill)
