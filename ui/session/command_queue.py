"""Commands that follow each other: the next is given as soon as the one before it is through."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.core.facts import Command
from rules.engine.reinforcements import ALONG
from rules.engine.service import CalledCheckResult
from rules.log.formatter import Teller
from ui.session.command_tags import CHECKED, one_step

Planned = Command | Callable[[], Command | None]
"""A command, or what says which one it is when its turn comes; None: none any more."""


class CommandQueue:
    """What is still to be given; a refusal, or whoever takes the open one back, ends it."""

    def __init__(self) -> None:
        self._planned: list[Planned] = []
        self._taken = 0
        """How many of them have been taken."""
        self._kept = 0
        """How many of them had been taken when that was kept last."""

    def __bool__(self) -> bool:
        return self._taken < len(self._planned)

    def put(self, planned: Iterable[Planned]) -> None:
        """These follow, and nothing that was to follow before."""
        self._planned, self._taken, self._kept = list(planned), 0, 0

    def clear(self) -> None:
        """Forgets what was to follow."""
        self.put(())

    def take(self) -> Command | None:
        """The next command; None where none is left."""
        while self:
            planned = self._planned[self._taken]
            self._taken += 1
            command = planned() if callable(planned) else planned
            if command is not None:
                return dict(command)
        return None

    def rest(self) -> list[Command]:
        """The next commands that are of one step with those taken."""
        found: list[Command] = []
        for planned in self._planned[self._taken :]:
            if callable(planned) or ALONG not in planned:
                break
            found.append(planned)
        return found

    def keep(self) -> None:
        """`go_back` comes back to here."""
        self._kept = self._taken

    def go_back(self) -> None:
        """What has been taken since it was kept last is to follow again."""
        self._taken = self._kept


def check_commands(called: CalledCheckResult, teller: Teller) -> list[Command]:
    """A note of what it came to for each, and under it the dice as a free roll."""
    found: list[Command] = []
    for throw in called.throws:
        found += [{"do": "note", "text": teller.line(throw.fact) or ""}, throw.roll]
    (first, *others) = one_step(found)
    return [{**first, CHECKED: [candidate.fact["actor"] for candidate in called.throws]}, *others]
