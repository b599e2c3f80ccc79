"""The two general rules: a skill against a difficulty, and characteristics against characteristics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.modifiers import ComputationStep
from rules.fulminato.combatant.ranks import Chances, chances, rank, share, throw_together, together
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table
from rules.fulminato.combatant.statistics import worn_skill_ranks
from rules.fulminato.statuses.catalogue import CHARACTERISTICS, SKILLS


class SkillTest(NamedTuple):
    """FU-CHK-01, FU-CHK-03: what is thrown: a skill, the characteristic that goes with it, the number to reach."""

    skill: str
    characteristic: str
    difficulty: int
    named: str = ""
    """The difficulty's name, where it was given by name."""


def characteristic_of(skill: str, given: str | None = None) -> str | None:
    """FU-CHK-03: the characteristic that the game master names, or the skill's own; None where there is neither."""
    if given is not None:
        return given
    known = SKILLS.get(skill)
    return None if known is None else known[1]


def skill_label(skill: str) -> str:
    """FU-CHK-03: the name of a skill."""
    known = SKILLS.get(skill)
    return skill.replace("_", " ").capitalize() if known is None else known[0]


def check(
    table: Table, combatant: Fighter, test: SkillTest, ranks: int = 0, nth: tuple[int, int] | None = None
) -> bool:
    """FU-CHK-01, FU-EQP-01: characteristic die + skill die (shifted by `ranks` and by what is worn) ≥ difficulty."""
    shift = ranks + worn_skill_ranks(combatant)
    return throw_test(table, combatant, test, combatant.sheet.skill_rank(test.skill) + shift, nth)


def throw_test(
    table: Table, combatant: Fighter, test: SkillTest, step: int, nth: tuple[int, int] | None = None
) -> bool:
    """FU-CHK-01: throws a characteristic die, then a skill die of rank `step`; whether they reach the difficulty."""
    own = rank(getattr(combatant.sheet, test.characteristic))
    dice = ((own, CHARACTERISTICS[test.characteristic]), (step, skill_label(test.skill)))
    (own_face, own_value), (skill_face, skill_value) = throw_together(
        table, dice, combatant, test.difficulty, None, nth
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
) -> bool:
    """FU-OPP-01, FU-OPP-02, FU-OPP-03: own dice in order, then theirs; ranks shift the first; only more wins."""
    mine = _sum(table, combatant, own, ranks, other)
    against = _sum(table, other, theirs, their_ranks, combatant)
    success = mine > against
    table.fact(
        "opposed",
        actor=combatant.id,
        target=other.id,
        what="+".join(own),
        own=mine,
        theirs=against,
        success=success,
        their_what="+".join(theirs),
    )
    return success


def _sum(table: Table, combatant: Fighter, names: Sequence[str], ranks: int, other: Fighter) -> int:
    dice = []
    for name in names:
        dice.append((rank(getattr(combatant.sheet, name)) + ranks, CHARACTERISTICS[name]))
        ranks = 0
    return sum(counted for _, counted in throw_together(table, dice, combatant, None, other))


def chances_of_test(combatant: Fighter, characteristic: str, step: int) -> Chances:
    """FU-CHK-01: the chances of a characteristic die and a skill die of rank `step` together."""
    return together(chances(rank(getattr(combatant.sheet, characteristic))), chances(step))


def percent_of(combatant: Fighter, test: SkillTest, ranks: int = 0) -> int:
    """FU-CHK-01: how likely a check is passed."""
    step = combatant.sheet.skill_rank(test.skill) + ranks + worn_skill_ranks(combatant)
    return share(chances_of_test(combatant, test.characteristic, step), test.difficulty)


def chances_of_opposed(
    combatant: Fighter, other: Fighter, own: Sequence[str], theirs: Sequence[str], ranks: int = 0, their_ranks: int = 0
) -> Chances:
    """FU-OPP-01: the chances of the difference of an opposed roll; it is won with 1 or more."""
    return together(_several(combatant, own, ranks), _several(other, theirs, their_ranks), -1)


def _several(combatant: Fighter, names: Sequence[str], ranks: int) -> Chances:
    found: Chances = {0: 1}
    for name in names:
        found = together(found, chances(rank(getattr(combatant.sheet, name)) + ranks))
        ranks = 0
    return found


def skill_test_of(fight: FulminatoFight, skill: str, characteristic: str, difficulty: str | int) -> SkillTest:
    """FU-CHK-03, FU-OPT-01: a check against a difficulty given by name or as a number, once it is known."""
    number = fight.options.difficulty(difficulty)
    assert number is not None
    return SkillTest(skill, characteristic, number, difficulty if isinstance(difficulty, str) else "")
