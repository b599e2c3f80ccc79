"""A half-asked command: what it was, and what it has been answered so far; kept so that it can be asked on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Pending:
    """A command that asks, with its dice and answers."""

    command: dict[str, Any]
    dice: list[int | None] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    """`die` or `choice` for each answer, so that the last one can be taken back; `app` for a die that was not asked."""
    roll_all: bool = False
    """Whether the app rolls all that is still asked for."""

    def add_die(self, face: int | None, number: int) -> None:
        """A die of the table, or one that the app is let roll; dice that the app rolled before it keep their places."""
        for _ in range(len(self.dice), number):
            self.dice.append(None)
            self.kinds.append("app")
        self.dice.append(face)
        self.kinds.append("die")

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

    def packed(self) -> dict[str, Any]:
        """As the library keeps it; the fields by their names make it again."""
        return {
            "command": self.command,
            "dice": self.dice,
            "answers": self.answers,
            "kinds": self.kinds,
            "roll_all": self.roll_all,
        }
