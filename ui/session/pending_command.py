"""A half-asked command: what it was, and what it has been answered so far; kept so that it can be asked on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.core.facts import Command
from rules.core.questions import DieQuestion, Question
from ui.session.dice_slots import Place, place_of


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
    """How many commands that it goes along with were done before it."""

    @classmethod
    def of(cls, command: Command, rollers: Mapping[str, str] | None = None) -> Pending:
        """A command that has just been given, with the dice that were thrown for it already."""
        given: dict[str, Any] = dict(command)
        return cls(given, list(given.pop("dice", ())), rollers=rollers)

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
        """Answers a question with the die that was given for it ahead; False if none was."""
        if not isinstance(question, DieQuestion):
            return False
        place = place_of(question)
        found = next((one for one in self.ahead if tuple(one[:3]) == place), None)
        if found is None:
            return False
        self.ahead.remove(found)
        self.add_die(found[3], question.number)
        return True

    def add_choice(self, option: str) -> None:
        """An option that was chosen."""
        self.answers.append(option)
        self.kinds.append("choice")

    def drop_last(self) -> None:
        """Forgets the last answer, with the app's dice that came just before it."""
        (self.dice if self.kinds.pop() == "die" else self.answers).pop()
        while self.kinds and self.kinds[-1] == "app":
            self.kinds.pop()
            self.dice.pop()

    @property
    def given(self) -> int:
        """How many answers have been given."""
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
            "ahead": [[*one] for one in self.ahead],
            "rollers": None if self.rollers is None else dict(self.rollers),
            "rest": [dict(one) for one in self.rest],
            "before": self.before,
        }
