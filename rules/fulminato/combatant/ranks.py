"""The ladder of ranks (*rangos*): every die of a sheet is a step on it, and shifts add up before the roll."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from rules.core.modifiers import ComputationStep
from rules.core.questions import DieQuestion, Needed, Roll, Waiting
from rules.core.state import Combatant
from rules.mechanics.table import Table, aims
from rules.text.localized import said

LOWEST, HIGHEST = -9, 12
UNSKILLED = "d6-1"
"""The die of a skill that is not on the sheet."""
_DICE = ("d6", "d8", "d10", "d12")
_FACES = (6, 8, 10, 12)
_RANK = re.compile(r"d(6|8|10|12)(?:([+-])([0-9]{1,3}))?", re.IGNORECASE | re.ASCII)


@lru_cache(maxsize=512)
def rank_of(text: str) -> int | None:
    """FU-RANK-02, FU-RANK-03, FU-RANK-04: return the rank of `d6-2`, `d8`, `d12+1`…; None if it is no step."""
    match = _RANK.fullmatch(text)
    if match is None:
        return None
    step = _FACES.index(int(match[1]))
    if match[2] is None:
        return step
    extra = int(match[3])
    if extra == 0 or match[2] != ("-" if step == 0 else "+") or step not in (0, 3):
        return None
    return -extra if step == 0 else step + extra


def rank(text: str) -> int:
    """FU-RANK-01: return the rank of a valid die."""
    step = rank_of(text)
    if step is None:
        raise ValueError(said("fault-ladder", __file__, text=text))
    return step


def clamped(shifted: int) -> int:
    """FU-RANK-01: return a shifted rank within the ladder (−9 to 12)."""
    return max(LOWEST, min(HIGHEST, shifted))


def die_name(step: int) -> str:
    """FU-RANK-02, FU-RANK-03, FU-RANK-04: return a rank as it is written: `d6-2`, `d6`, `d12`, `d12+1`."""
    if step < 0:
        return f"d6-{-step}"
    return _DICE[step] if step <= 3 else f"d12+{step - 3}"


SKILL_DICE = tuple(die_name(step) for step in range(LOWEST, HIGHEST + 1))
"""Every die of the ladder, from the smallest."""
CHARACTERISTIC_DICE = SKILL_DICE[-LOWEST:]
"""The dice that a characteristic may have."""


def faces(step: int) -> int:
    """FU-RANK-03: return the faces of the die that is rolled."""
    return _FACES[max(0, min(3, step))]


def value(step: int, face: int) -> int:
    """FU-RANK-02, FU-RANK-04.

    Return the value of a face: below d6 a rank takes 1 off, never below 0; above d12 it adds 1.
    """
    if step < 0:
        return max(0, face + step)
    return face + max(0, step - 3)


def marked_name(name: str, step: int) -> str:
    """FU-RANK-02, FU-RANK-04: return the name of a roll with its addition or deduction: `Desarmar −1`."""
    more = step if step < 0 else max(0, step - 3)
    return f"{name} {more:+}".replace("-", "\N{MINUS SIGN}") if more else name


Shifts = Callable[[], Iterable[ComputationStep]]
"""Finds what gives or takes ranks, when somebody is asked for a die."""


def no_shifts() -> Iterable[ComputationStep]:
    """FU-RANK-01: return that nothing shifts a die."""
    return ()


def throw(
    table: Table,
    step: int,
    what: str,
    actor: Combatant,
    target: Combatant | None = None,
    counted: Sequence[ComputationStep] = (),
    shifts: Shifts = no_shifts,
) -> tuple[int, int]:
    """FU-RANK-01: roll one die, its rank within the ladder; return face and value.

    `counted` stands before it; whoever is asked is told its `shifts`.
    """
    step = clamped(step)
    try:
        face = table.die(faces(step), marked_name(what, step), actor, None, target, None, counted)
    except Waiting as waiting:
        raise _shifted(waiting, shifts) from None
    return face, value(step, face)


def _shifted(waiting: Waiting, shifts: Shifts) -> Waiting:
    """Return the same question with what shifts its dice."""
    question = waiting.question
    return Waiting(replace(question, shifts=tuple(shifts())) if isinstance(question, DieQuestion) else question)


def throw_together(
    table: Table,
    dice: Sequence[tuple[int, str]],
    actor: Combatant,
    against: int | None = None,
    target: Combatant | None = None,
    nth: tuple[int, int] | None = None,
    shifts: Shifts = no_shifts,
) -> list[tuple[int, int]]:
    """FU-RANK-01.

    Roll several dice, given as (rank, name), that must reach `against`; return face and value of each. Whoever is asked
    is told the `shifts`.
    """
    steps = [clamped(step) for step, _ in dice]
    needs = None if against is None or min(steps) < 0 else reach_of(against - sum(max(0, step - 3) for step in steps))
    names = [name if needs else marked_name(name, step) for step, (_, name) in zip(steps, dice, strict=True)]
    sides = [faces(step) for step in steps]
    try:
        thrown = table.dice(sides, names, actor, needs, target, nth, by_sum=min(steps) >= 0)
    except Waiting as waiting:
        raise _shifted(waiting, shifts) from None
    return [(face, value(step, face)) for step, face in zip(steps, thrown, strict=True)]


def named(dice: Sequence[tuple[int, str]]) -> tuple[str, ...]:
    """FU-RANK-02: return the names of dice that are thrown without a number to reach."""
    return tuple(marked_name(name, clamped(step)) for step, name in dice)


def rolled_together(
    dice: Sequence[tuple[int, str]], actor: Combatant, target: Combatant, *, passes_on: bool = False
) -> Roll:
    """FU-RANK-01: return the roll that `throw_together` makes of dice without a number to reach."""
    steps = [clamped(step) for step, _ in dice]
    return Roll(
        tuple(faces(step) for step in steps),
        actor.id,
        aims(target, None),
        by_sum=min(steps) >= 0,
        names=named(dice),
        passes_on=passes_on,
    )


def reach_of(number: int) -> Needed:
    """FU-CHK-01: return what dice have to reach, without degrees."""
    return ("≥", number, number, True)


Chances = dict[int, int]
"""Total to the number of ways to reach it."""


def chances(step: int) -> Chances:
    """FU-RANK-01: return the chances of the values of a die."""
    step = clamped(step)
    result: Chances = {}
    for face in range(1, faces(step) + 1):
        counted = value(step, face)
        result[counted] = result.get(counted, 0) + 1
    return result


def together(first: Chances, second: Chances, sign: int = 1) -> Chances:
    """FU-RANK-01: return the chances of two dice added, or with `sign` −1 of the second taken from the first."""
    result: Chances = {}
    for a, count in first.items():
        for b, times in second.items():
            total = a + sign * b
            result[total] = result.get(total, 0) + count * times
    return result


def percentage(odds: Chances, least: int, most: int | None = None) -> int:
    """FU-CHK-01: return the percentage of totals from `least` to `most`, rounded."""
    favourable = sum(count for total, count in odds.items() if total >= least and (most is None or total <= most))
    total_ways = sum(odds.values())
    return (200 * favourable + total_ways) // (2 * total_ways)
