"""The dice of an open question that can be given in one line: those of its roll, and of the rolls beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from rules.questions import DieQuestion, Roll

Place = tuple[int, int, int]
"""Which die of a command: where its list starts, which roll of the list it is of, and which die of that."""


class Slot(NamedTuple):
    """A die that the table is asked for, now or as soon as its turn comes."""

    place: Place
    faces: int
    roll: Roll
    given: bool
    """Whether it has been given ahead."""
    face: int | None
    """What it shows, if it has been given; None where the app is to roll it."""


def slots_of(
    die: DieQuestion, ahead: Mapping[Place, int | None], app_rolls_for: Callable[[str | None], bool]
) -> tuple[Slot, ...]:
    """The dice from the one that is asked to the end of its list, without those that the app rolls anyway."""
    found = []
    for at in range(die.at, len(die.rolls)):
        roll = die.rolls[at]
        if at != die.at and app_rolls_for(roll.actor):
            continue
        for number in range(len(die.so_far) if at == die.at else 0, len(roll.faces)):
            place = (die.start, at, number)
            found.append(Slot(place, roll.faces[number], roll, place in ahead, ahead.get(place)))
    return tuple(found)


def rolled_here(die: DieQuestion, app_rolls_for: Callable[[str | None], bool]) -> tuple[int, ...]:
    """Which rolls of a question's list have dice that fall on the table."""
    return tuple(
        at for at, roll in enumerate(die.rolls) if roll.faces and (at == die.at or not app_rolls_for(roll.actor))
    )


def place_of(die: DieQuestion) -> Place:
    """The place of the die that is asked for."""
    return (die.start, die.at, len(die.so_far))
