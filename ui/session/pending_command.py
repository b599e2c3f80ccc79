"""A half-asked command: what it was, and what it has been answered so far; kept so that it can be asked on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rules.core.facts import Command
from rules.core.questions import DieQuestion, Question, Roll
from ui.session.dice_parser import faces_in


@dataclass
class Pending:
    """A command that asks, with its dice and answers."""

    command: Command
    dice: list[int | None] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    """`die` or `choice` for each answer, so that the last one can be taken back; `app` for a die that was not asked."""
    roll_all: bool = False
    """Whether the app rolls all that is still asked for."""
    ahead: list[list[int | None]] = field(default_factory=list)
    """Dice of the table given before they are asked for: the three numbers of their place, and the face."""
    rollers: Mapping[str, str] | None = None
    """Who rolled for each side when it was given; None: who does so now."""
    rest: list[Command] = field(default_factory=list)
    """The commands that go along with it, as one step, and have not been given yet."""
    before: int = 0
    """The number of commands of its step done before it."""

    @classmethod
    def of(cls, command: Command, rollers: Mapping[str, str] | None = None) -> Pending:
        """A command that has just been given, with the dice that were thrown for it already."""
        record: dict[str, Any] = dict(command)
        return cls(record, list(record.pop("dice", ())), rollers=rollers)

    def add_die(self, face: int | None, number: int) -> None:
        """A die of the table, or one that the app is let roll; dice that the app rolled before it keep their places."""
        for _ in range(len(self.dice), number):
            self.dice.append(None)
            self.kinds.append("app")
        self.dice.append(face)
        self.kinds.append("die")

    @property
    def given_ahead(self) -> dict[Place, int | None]:
        """The dice that wait for their question, by their places."""
        return {(int(start or 0), int(at or 0), int(die or 0)): face for start, at, die, face in self.ahead}

    def take_ahead(self, question: Question) -> bool:
        """Answer a question with the die that was given for it ahead; False if none was."""
        if not isinstance(question, DieQuestion):
            return False
        place = place_of(question)
        answer = next((item for item in self.ahead if tuple(item[:3]) == place), None)
        if answer is None:
            return False
        self.ahead.remove(answer)
        self.add_die(answer[3], question.number)
        return True

    def add_choice(self, option: str) -> None:
        """An option that was chosen."""
        self.answers.append(option)
        self.kinds.append("choice")

    def drop_last(self) -> None:
        """Forget the last answer, with the app's dice that came just before it."""
        (self.dice if self.kinds.pop() == "die" else self.answers).pop()
        while self.kinds and self.kinds[-1] == "app":
            self.kinds.pop()
            self.dice.pop()

    @property
    def answer_count(self) -> int:
        """Return how many answers have been given."""
        return sum(1 for kind in self.kinds if kind != "app")

    def twin(self) -> Pending:
        """A copy of it as it is now, whatever is answered afterwards."""
        return Pending(**self.packed())

    def packed(self) -> dict[str, Any]:
        """As the library keeps it; the fields by their names make it again."""
        return {
            "command": self.command,
            "dice": [*self.dice],
            "answers": [*self.answers],
            "kinds": [*self.kinds],
            "roll_all": self.roll_all,
            "ahead": [[*item] for item in self.ahead],
            "rollers": None if self.rollers is None else dict(self.rollers),
            "rest": [dict(item) for item in self.rest],
            "before": self.before,
        }


Place = tuple[int, int, int]
"""Which die of a command: where its list starts, which roll of the list it is of, and which die of that."""


class DieSlot(NamedTuple):
    """A die that the table is asked for, now or as soon as its turn comes."""

    place: Place
    faces: int
    roll: Roll
    is_given: bool
    """Whether it has been given ahead."""
    face: int | None
    """The given face; None if the app is to roll it."""


def slots_of(
    die: DieQuestion, ahead: Mapping[Place, int | None], app_rolls_for: Callable[[str | None], bool]
) -> tuple[DieSlot, ...]:
    """The dice from the one that is asked to the end of its list, without those that the app rolls anyway."""
    slots = []
    for at in range(die.at, len(die.rolls)):
        roll = die.rolls[at]
        if at != die.at and app_rolls_for(roll.actor):
            continue
        for number in range(len(die.so_far) if at == die.at else 0, len(roll.faces)):
            place = (die.start, at, number)
            slots.append(DieSlot(place, roll.faces[number], roll, place in ahead, ahead.get(place)))
    return tuple(slots)


def rolled_here(die: DieQuestion, app_rolls_for: Callable[[str | None], bool]) -> tuple[int, ...]:
    """Which rolls of a question's list have dice that are typed: not those that change nothing, unless none does."""
    here = [at for at, roll in enumerate(die.rolls) if roll.faces and (at == die.at or not app_rolls_for(roll.actor))]
    return tuple(at for at in here if die.rolls[at].settled is None) or tuple(here)


def open_slots(slots: Sequence[DieSlot]) -> list[DieSlot]:
    """Return the dice that a line gives, in its order: not those given already, nor those that change nothing."""
    waiting = [slot for slot in slots if not slot.is_given]
    return [slot for slot in waiting if slot.roll.settled is None] or waiting


def faces_of(line: str, slots: Sequence[DieSlot], shown: int) -> tuple[list[tuple[DieSlot, int]], str]:
    """Return the dice that a line gives to these, and what it has beyond them; or raise WrongLine.

    `shown` is what the dice of the first roll have come to before them.
    """
    slots_to_roll = open_slots(slots)
    one_roll = len({slot.place[:2] for slot in slots_to_roll}) == 1
    faces, rest = faces_in(
        line,
        [slot.faces for slot in slots_to_roll],
        plus=slots_to_roll[0].roll.plus,
        shown=shown,
        by_sum=one_roll and slots_to_roll[0].roll.by_sum,
    )
    return list(zip(slots_to_roll, faces, strict=False)), rest


def answered_by(read: Sequence[tuple[DieSlot, int]], slots: Sequence[DieSlot]) -> list[tuple[Place, int | None]]:
    """Return the answers that the dice of a line are, with None for those that the app rolls as they change nothing."""
    slots_to_roll = open_slots(slots)
    of_the_app = [slot for slot in slots if not slot.is_given and slot not in slots_to_roll]
    return [*((slot.place, face) for slot, face in read), *((slot.place, None) for slot in of_the_app)]


def place_of(die: DieQuestion) -> Place:
    """The place of the die that is asked for."""
    return (die.start, die.at, len(die.so_far))
