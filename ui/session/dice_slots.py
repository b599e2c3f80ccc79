"""The dice of an open question that can be given in one line: those of its roll, and of the rolls beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from rules.core.questions import DieQuestion, Roll
from ui.session.dice_parser import faces_in

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


def open_slots(slots: Sequence[Slot]) -> list[Slot]:
    """Return the dice that a line gives, in its order: not those given already, nor those that change nothing."""
    waiting = [slot for slot in slots if not slot.given]
    return [slot for slot in waiting if slot.roll.settled is None] or waiting


def faces_of(line: str, slots: Sequence[Slot], shown: int) -> tuple[list[tuple[Slot, int]], str]:
    """Return the dice that a line gives to these, and what it has beyond them; or raise WrongLine.

    `shown` is what the dice of the first roll have come to before them.
    """
    asked = open_slots(slots)
    one_roll = len({slot.place[:2] for slot in asked}) == 1
    faces, rest = faces_in(
        line,
        [slot.faces for slot in asked],
        plus=asked[0].roll.plus,
        shown=shown,
        by_sum=one_roll and asked[0].roll.by_sum,
    )
    return list(zip(asked, faces, strict=False)), rest


def answered_by(read: Sequence[tuple[Slot, int]], slots: Sequence[Slot]) -> list[tuple[Place, int | None]]:
    """Return the answers that the dice of a line are, with None for those that the app rolls as they change nothing."""
    asked = open_slots(slots)
    of_the_app = [slot for slot in slots if not slot.given and slot not in asked]
    return [*((slot.place, face) for slot, face in read), *((slot.place, None) for slot in of_the_app)]


def place_of(die: DieQuestion) -> Place:
    """The place of the die that is asked for."""
    return (die.start, die.at, len(die.so_far))
