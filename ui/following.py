"""Commands that follow each other: the next is given as soon as the one before it is through."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.facts import Command

Planned = Command | Callable[[], Command | None]
"""A command, or what says which one it is when its turn comes; None: none any more."""


class Following:
    """What is still to be given; a refusal, or whoever takes the open one back, ends it."""

    def __init__(self) -> None:
        self._planned: list[Planned] = []

    def __bool__(self) -> bool:
        return bool(self._planned)

    def put(self, planned: Iterable[Planned]) -> None:
        """These follow, and nothing that was to follow before."""
        self._planned = list(planned)

    def clear(self) -> None:
        """Forgets what was to follow."""
        self._planned.clear()

    def take(self) -> Command | None:
        """The next command; None where none is left."""
        while self._planned:
            planned = self._planned.pop(0)
            command = planned() if callable(planned) else planned
            if command is not None:
                return dict(command)
        return None
