"""Who is hidden from the players is no matter of the rules; taking that back has its place among the fight's steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Marks = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True)
class Marked:
    """A change of what is kept of the combatants."""

    at: int
    """So many commands had been given before it."""
    id: str
    hidden: bool
    before: Marks
    after: Marks


class Marking:
    """The changes that can be taken back and done again, each where the fight stands as it did then."""

    def __init__(self) -> None:
        self._done: list[Marked] = []
        self._undone: list[Marked] = []

    def add(self, step: Marked) -> None:
        """Something was changed: what was taken back before is not done again."""
        self._done.append(step)
        self._undone.clear()

    def go_on(self) -> None:
        """A command was given: what was taken back before it is not done again."""
        self._undone.clear()

    def last(self, at: int) -> Marked | None:
        """What undo takes back when so many commands have been given; None: a command."""
        return self._done[-1] if self._done and self._done[-1].at == at else None

    def next(self, at: int) -> Marked | None:
        """What redo does again when so many commands have been given; None: a command."""
        return self._undone[-1] if self._undone and self._undone[-1].at == at else None

    def take_back(self) -> None:
        """The last change has been taken back."""
        self._undone.append(self._done.pop())

    def do_again(self) -> None:
        """The last change that was taken back has been done again."""
        self._done.append(self._undone.pop())
