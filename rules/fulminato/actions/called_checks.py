"""Skill checks that the game master calls for: outside turns and at no cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.questions import Fault, Roll
from rules.fulminato.actions.action import MOST_RANKS
from rules.fulminato.actions.choices import difficulties, skill_die
from rules.fulminato.combatant.ranks import clamped, faces, marked_name, rank, reach_of
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table
from rules.fulminato.combatant.statistics import worn_skill_ranks
from rules.fulminato.damage import checks
from rules.fulminato.statuses.catalogue import CHARACTERISTICS, SKILLS
from rules.mechanics.action import Option
from rules.mechanics.checks import check
from rules.mechanics.params import param
from rules.mechanics.table import aims
from rules.system import called_checks


def skills(fight: FulminatoFight, nobody: object, params: CalledCheckParams) -> Iterator[Option]:
    """FU-CHK-03: yield the skills of the game, and those on the rollers' sheets; with its die if only one rolls."""
    rollers = called_checks.rollers(fight, params)
    own = (name for roller in rollers for name in roller.sheet.skills)
    for name in dict.fromkeys((*SKILLS, *own)):
        yield Option(name, checks.skill_label(name), skill_die(rollers[0], name) if len(rollers) == 1 else "")


@dataclass(frozen=True, kw_only=True)
class CalledCheckParams:
    """The params of a called check: skill, difficulty, and who rolls."""

    skill: str | None = param("skill", "choice", "Habilidad", choices=skills, needed=True)
    characteristic: str | None = param(
        "characteristic",
        "choice",
        "Característica",
        words=CHARACTERISTICS,
        shown=lambda fight, nobody, params: params.skill is not None and params.skill not in SKILLS,
    )
    difficulty: str | int | None = param(
        "difficulty",
        "choice",
        "Dificultad",
        choices=difficulties,
        also=("number",),
        minimum=1,
        maximum=40,
        needed=True,
    )
    modifier: int = param(
        "modifier", "number", "Rangos", minimum=-MOST_RANKS, maximum=MOST_RANKS, default=0, advanced=True
    )
    targets: tuple[str, ...] = called_checks.who()

    def test(self, fight: FulminatoFight) -> checks.SkillTest | None:
        """FU-CHK-01, FU-CHK-03: return the test that each makes; None until it is complete."""
        if self.skill is None or self.difficulty is None or fight.options.difficulty(self.difficulty) is None:
            return None
        goes_with = checks.characteristic_of(self.skill, self.characteristic)
        return None if goes_with is None else checks.skill_test_of(fight, self.skill, goes_with, self.difficulty)


@check("skill", "characteristic", "difficulty")
def known_test(fight: FulminatoFight, nobody: object, params: CalledCheckParams) -> Iterator[Fault]:
    """FU-CHK-03, FU-OPT-01: the difficulty is one of the table's, and the skill has a characteristic."""
    if params.test(fight) is None:
        difficulty_known = params.difficulty is not None and fight.options.difficulty(params.difficulty) is not None
        unknown = Fault("invalid_params", {"param": "difficulty", "value": params.difficulty}, final=True)
        yield checks.no_test(params.skill, params.characteristic) if difficulty_known else unknown


def call(table: Table, nobody: object, params: CalledCheckParams) -> None:
    """FU-CHK-01: let each roll the characteristic die and the skill die against the difficulty."""
    rollers, test = called_checks.rollers(table.fight, params), params.test(table.fight)
    if test is None:
        return
    named = [name for roller in rollers for name in _dice(roller, test, params.modifier)[1]]
    table.together(tuple(dict.fromkeys(named)), lambda: [_roll(roller, test, params.modifier) for roller in rollers])
    for combatant, nth in called_checks.counted(rollers):
        checks.check(table, combatant, test, params.modifier, nth)


def _dice(combatant: Fighter, test: checks.SkillTest, ranks: int) -> tuple[tuple[int, int], tuple[str, ...]]:
    """Return the ranks of both dice, and what each may be called."""
    step = clamped(combatant.sheet.skill_rank(test.skill) + ranks + worn_skill_ranks(combatant))
    base = clamped(rank(getattr(combatant.sheet, test.characteristic)))
    first, second = CHARACTERISTICS[test.characteristic], checks.skill_label(test.skill)
    return (base, step), (first, second, marked_name(first, base), marked_name(second, step))


def _roll(combatant: Fighter, test: checks.SkillTest, ranks: int) -> Roll:
    """FU-RANK-01: return the dice of one roller, with what they need if their faces are their values."""
    steps, names = _dice(combatant, test, ranks)
    is_bare = min(steps) < 0
    needs = None if is_bare else reach_of(test.difficulty - sum(max(0, step - 3) for step in steps))
    sides = (faces(steps[0]), faces(steps[1]))
    return Roll(sides, combatant.id, aims(None, needs), by_sum=not is_bare, names=names[2:] if is_bare else names[:2])


def percent(fight: FulminatoFight, combatant: Fighter, params: CalledCheckParams) -> int | None:
    """FU-CHK-01: return the chance of success in percent; None until the test is complete."""
    test = params.test(fight)
    return None if test is None else checks.percent_of(combatant, test, params.modifier)


CALLED = called_checks.declared(CalledCheckParams, call, percent, known_test)
