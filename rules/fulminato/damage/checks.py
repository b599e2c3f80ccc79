"""The two general rules: a skill against a difficulty, and characteristics against characteristics."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from typing import NamedTuple

from rules.core.modifiers import ComputationStep
from rules.core.questions import Fault
from rules.fulminato.combatant.ranks import (
    Chances,
    Shifts,
    chances,
    named,
    no_shifts,
    percentage,
    rank,
    rolled_together,
    throw_together,
    together,
)
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table
from rules.fulminato.combatant.statistics import hampering, hampering_ranks, worn_skill_ranks
from rules.fulminato.statuses.catalogue import CHARACTERISTICS, SKILLS


class SkillTest(NamedTuple):
    """FU-CHK-01, FU-CHK-03: a skill, its characteristic, and the number to reach."""

    skill: str
    characteristic: str
    difficulty: int
    named: str = ""
    """The difficulty's name, if it was given by name."""


def characteristic_of(skill: str, given: str | None = None) -> str | None:
    """FU-CHK-03: return the characteristic given, or the skill's own; None if there is neither."""
    if given is not None:
        return given
    row = SKILLS.get(skill)
    return None if row is None else row[1]


def no_test(skill: str | None, given: str | None) -> Fault:
    """FU-CHK-03: return the fault of a skill that makes no check, as of one without a characteristic."""
    details: dict[str, object] = {"param": "skill", "value": skill}
    if skill is not None and characteristic_of(skill, given) is None:
        details |= {"reason": "no_characteristic", "skill": skill_label(skill)}
    return Fault("invalid_params", details, final=True)


def skill_label(skill: str) -> str:
    """FU-CHK-03: return the name of a skill."""
    row = SKILLS.get(skill)
    return skill.replace("_", " ").capitalize() if row is None else row[0]


class Attempt(NamedTuple):
    """FU-CHK-01, FU-OPP-01: what is tried by a roll, and on whom, as the log tells it."""

    deed: str
    """The id of the action."""
    target: str | None = None
    """Another at whom it is aimed, if the fact names nobody else."""
    part: str | None = None
    """FU-CALL-01: the part of the body that is called."""

    def fields(self) -> dict[str, str]:
        """FU-CHK-01: return the fields that a fact has of it."""
        return {name: value for name, value in self._asdict().items() if value is not None}


def check(
    table: Table,
    combatant: Fighter,
    test: SkillTest,
    ranks: int = 0,
    nth: tuple[int, int] | None = None,
    attempt: Attempt | None = None,
) -> bool:
    """FU-CHK-01, FU-EQP-01: roll characteristic die + skill die (shifted by `ranks` and protections) ≥ difficulty."""
    shift = ranks + worn_skill_ranks(combatant)
    step = combatant.sheet.skill_rank(test.skill) + shift
    return throw_test(table, combatant, test, step, nth, attempt, partial(check_shifts, combatant, ranks))


def by_choice(ranks: int) -> Iterator[ComputationStep]:
    """FU-RANK-01: yield the ranks that the table gives or takes."""
    if ranks:
        yield ComputationStep("modifier", ranks, "flat")


def ruled_ranks(ruled: Sequence[ComputationStep]) -> int:
    """FU-RANK-01: return the ranks that rules give or take."""
    return sum(step.amount for step in ruled)


def check_shifts(combatant: Fighter, ranks: int) -> Iterator[ComputationStep]:
    """FU-EQP-01, FU-EQP-02: yield what shifts the skill die of a check: protections, and the table."""
    for row in hampering(combatant):
        yield ComputationStep(row.label, hampering_ranks(row), "flat", row.id)
    yield from by_choice(ranks)


def throw_test(
    table: Table,
    combatant: Fighter,
    test: SkillTest,
    step: int,
    nth: tuple[int, int] | None = None,
    attempt: Attempt | None = None,
    shifts: Shifts = no_shifts,
) -> bool:
    """FU-CHK-01: roll a characteristic die and a skill die of rank `step`; return whether they reach the difficulty."""
    base = rank(getattr(combatant.sheet, test.characteristic))
    dice = ((base, CHARACTERISTICS[test.characteristic]), (step, skill_label(test.skill)))
    (own_face, own_value), (skill_face, skill_value) = throw_together(
        table, dice, combatant, test.difficulty, None, nth, shifts
    )
    total = own_value + skill_value
    success = total >= test.difficulty
    table.fact(
        "roll",
        actor=combatant.id,
        what=test.skill,
        dice=(own_face, skill_face),
        total=total,
        against=test.difficulty,
        success=success,
        difficulty=test.named,
        steps=(
            ComputationStep(CHARACTERISTICS[test.characteristic], own_value, "die"),
            ComputationStep(skill_label(test.skill), skill_value, "die"),
            ComputationStep("total", total, "result"),
        ),
        **({} if attempt is None else attempt.fields()),
    )
    return success


def opposed(
    table: Table,
    combatant: Fighter,
    other: Fighter,
    own: Sequence[str],
    theirs: Sequence[str],
    ranks: int = 0,
    their_ranks: int = 0,
    attempt: Attempt | None = None,
    ruled: Sequence[ComputationStep] = (),
) -> bool:
    """FU-OPP-01, FU-OPP-02, FU-OPP-03: roll own dice in order, then theirs; ranks shift the first; only more wins.

    `ruled` are ranks that a rule gives or takes, beside `ranks`, those of the table.
    """
    all_ranks = ranks + ruled_ranks(ruled)
    own_dice, their_dice = _opposed_dice(combatant, own, all_ranks), _opposed_dice(other, theirs, their_ranks)
    table.together(
        [name for dice in (own_dice, their_dice) for name in named(dice)],
        lambda: [
            rolled_together(own_dice, combatant, other),
            rolled_together(their_dice, other, combatant, passes_on=True),
        ],
    )
    own_shifts, their_shifts = lambda: chain(ruled, by_choice(ranks)), partial(by_choice, their_ranks)
    own_thrown = throw_together(table, own_dice, combatant, None, other, (1, 2), own_shifts)
    their_thrown = throw_together(table, their_dice, other, None, combatant, (2, 2), their_shifts)
    own_total, other_total = (sum(counted for _, counted in thrown) for thrown in (own_thrown, their_thrown))
    success = own_total > other_total
    table.fact(
        "opposed",
        actor=combatant.id,
        target=other.id,
        what="+".join(own),
        own=own_total,
        theirs=other_total,
        success=success,
        their_what="+".join(theirs),
        **({} if attempt is None else attempt.fields()),
    )
    return success


def _opposed_dice(combatant: Fighter, names: Sequence[str], ranks: int) -> list[tuple[int, str]]:
    """FU-OPP-03: return rank and name of each die; `ranks` shift the first."""
    shifts = (ranks, *(0 for _ in names[1:]))
    return [
        (rank(getattr(combatant.sheet, name)) + shift, CHARACTERISTICS[name])
        for name, shift in zip(names, shifts, strict=True)
    ]


def chances_of_test(combatant: Fighter, characteristic: str, step: int) -> Chances:
    """FU-CHK-01: return the chances of a characteristic die and a skill die of rank `step` together."""
    return together(chances(rank(getattr(combatant.sheet, characteristic))), chances(step))


def percent_of(combatant: Fighter, test: SkillTest, ranks: int = 0) -> int:
    """FU-CHK-01: return the chance of a check in percent."""
    step = combatant.sheet.skill_rank(test.skill) + ranks + worn_skill_ranks(combatant)
    return percentage(chances_of_test(combatant, test.characteristic, step), test.difficulty)


def chances_of_opposed(
    combatant: Fighter, other: Fighter, own: Sequence[str], theirs: Sequence[str], ranks: int = 0, their_ranks: int = 0
) -> Chances:
    """FU-OPP-01: return the chances of the difference of an opposed roll; it is won with 1 or more."""
    return together(_several(combatant, own, ranks), _several(other, theirs, their_ranks), -1)


def _several(combatant: Fighter, names: Sequence[str], ranks: int) -> Chances:
    total_chances: Chances = {0: 1}
    for name in names:
        total_chances = together(total_chances, chances(rank(getattr(combatant.sheet, name)) + ranks))
        ranks = 0
    return total_chances


def skill_test_of(fight: FulminatoFight, skill: str, characteristic: str, difficulty: str | int) -> SkillTest:
    """FU-CHK-03, FU-OPT-01: return the check against a valid difficulty, given by name or as a number."""
    number = fight.options.difficulty(difficulty)
    assert number is not None
    return SkillTest(skill, characteristic, number, difficulty if isinstance(difficulty, str) else "")
