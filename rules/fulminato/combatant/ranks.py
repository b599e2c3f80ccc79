"""The ladder of ranks (*rangos*): every die of a sheet is a step on it, and shifts add up before the die is thrown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from rules.core.modifiers import ComputationStep
from rules.core.questions import Needed
from rules.core.state import Combatant
from rules.mechanics.table import Table
from rules.text.localized import said

LOWEST, HIGHEST = -9, 12
UNSKILLED = "d6-1"
"""The die of a skill that a sheet does not name."""
_DICE = ("d6", "d8", "d10", "d12")
_FACES = (6, 8, 10, 12)
_RANK = re.compile(r"d(6|8|10|12)(?:([+-])([0-9]{1,3}))?", re.IGNORECASE | re.ASCII)


@lru_cache(maxsize=512)
def rank_of(text: str) -> int | None:
    """FU-RANK-02, FU-RANK-03, FU-RANK-04: the rank of `d6-2`, `d8`, `d12+1`…; None for what is no step."""
    found = _RANK.fullmatch(text)
    if found is None:
        return None
    step = _FACES.index(int(found[1]))
    if found[2] is None:
        return step
    more = int(found[3])
    if more == 0 or found[2] != ("-" if step == 0 else "+") or step not in (0, 3):
        return None
    return -more if step == 0 else step + more


def rank(text: str) -> int:
    """FU-RANK-01: the rank of a die that has been checked already."""
    found = rank_of(text)
    if found is None:
        raise ValueError(said("fault-ladder", __file__, text=text))
    return found


def held(shifted: int) -> int:
    """FU-RANK-01: a rank, its shifts added, held on the ladder (−9 to 12)."""
    return max(LOWEST, min(HIGHEST, shifted))


def die_name(step: int) -> str:
    """FU-RANK-02, FU-RANK-03, FU-RANK-04: how a rank is written: `d6-2`, `d6`, `d12`, `d12+1`."""
    if step < 0:
        return f"d6-{-step}"
    return _DICE[step] if step <= 3 else f"d12+{step - 3}"


SKILL_DICE = tuple(die_name(step) for step in range(LOWEST, HIGHEST + 1))
"""Every die of the ladder, from the smallest."""
CHARACTERISTIC_DICE = SKILL_DICE[-LOWEST:]
"""Those that a characteristic may be."""


def faces(step: int) -> int:
    """FU-RANK-03: the faces of the bare die that is asked for."""
    return _FACES[max(0, min(3, step))]


def value(step: int, face: int) -> int:
    """FU-RANK-02, FU-RANK-04: what a face counts: below d6 a rank takes 1 off, never below 0; above d12 it adds 1."""
    if step < 0:
        return max(0, face + step)
    return face + max(0, step - 3)


def marked(name: str, step: int) -> str:
    """FU-RANK-02, FU-RANK-04: what a bare die is thrown for, with what its face counts more or less: `Desarmar −1`."""
    more = step if step < 0 else max(0, step - 3)
    return f"{name} {more:+}".replace("-", "\N{MINUS SIGN}") if more else name


def throw(
    table: Table,
    step: int,
    what: str,
    actor: Combatant,
    target: Combatant | None = None,
    counted: Sequence[ComputationStep] = (),
) -> tuple[int, int]:
    """FU-RANK-01: (face, what it counts) of one die, its rank held on the ladder; `counted` stands before it."""
    step = held(step)
    face = table.die(faces(step), marked(what, step), actor, None, target, None, counted)
    return face, value(step, face)


def throw_together(
    table: Table,
    dice: Sequence[tuple[int, str]],
    actor: Combatant,
    against: int | None = None,
    target: Combatant | None = None,
    nth: tuple[int, int] | None = None,
) -> list[tuple[int, int]]:
    """FU-RANK-01: (face, what it counts) of each of several dice, given as (rank, name); they must reach `against`."""
    steps = [held(step) for step, _ in dice]
    needs = None if against is None or min(steps) < 0 else reach_of(against - sum(max(0, step - 3) for step in steps))
    names = [name if needs else marked(name, step) for step, (_, name) in zip(steps, dice, strict=True)]
    sides = [faces(step) for step in steps]
    thrown = table.dice(sides, names, actor, needs, target, nth, by_sum=min(steps) >= 0)
    return [(face, value(step, face)) for step, face in zip(steps, thrown, strict=True)]


def reach_of(number: int) -> Needed:
    """FU-CHK-01: what dice have to reach; nothing else of them counts."""
    return ("≥", number, number, True)


Chances = dict[int, int]
"""Total to the number of ways in which it comes about: for what is shown before anything is thrown."""


def chances(step: int) -> Chances:
    """FU-RANK-01: how often a die of this rank counts what."""
    step = held(step)
    found: Chances = {}
    for face in range(1, faces(step) + 1):
        counted = value(step, face)
        found[counted] = found.get(counted, 0) + 1
    return found


def together(record: Chances, other: Chances, sign: int = 1) -> Chances:
    """FU-RANK-01: the chances of two dice added, or with `sign` −1 of the second taken from the first."""
    found: Chances = {}
    for a, ways in record.items():
        for b, more in other.items():
            total = a + sign * b
            found[total] = found.get(total, 0) + ways * more
    return found


def share(of: Chances, least: int, most: int | None = None) -> int:
    """FU-CHK-01: in how many of a hundred throws the total lies from `least` to `most`, to the nearest."""
    ways = sum(count for total, count in of.items() if total >= least and (most is None or total <= most))
    everything = sum(of.values())
    return (200 * ways + everything) // (2 * everything)
