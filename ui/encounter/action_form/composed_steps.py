"""The way back through an action that is put together: step by step, as everything else is taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Stand:
    """How an action stood: what was set, by what it was guessed, and where one was in it."""

    values: Mapping[str, Any]
    guessed: str
    proposed: tuple[str, ...]
    open_field: int
    show_all: bool


class ComposedSteps:
    """What was set one after the other in the action that is put together now."""

    def __init__(self) -> None:
        self._now: Stand | None = None
        self._past: list[Stand] = []
        self._future: list[Stand] = []
        self._typed = ""
        """The field that the last step typed into: its figures are one step."""

    def begin(self, stand: Stand) -> None:
        """Another action is taken up, or none any more."""
        self._now = stand
        self._past, self._future, self._typed = [], [], ""

    def keep(self, stand: Stand, typed: str = "") -> None:
        """Keeps a step where something was set; `typed` names the field that was typed into."""
        if self._now is not None and stand.values != self._now.values:
            if not typed or typed != self._typed:
                self._past.append(self._now)
            self._future, self._typed = [], typed
        self._now = stand

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be set again."""
        return bool(self._future)

    def back(self) -> Stand | None:
        """How it stood before the last step; None: nothing has been set since it was taken up."""
        return self._go(self._past, self._future)

    def again(self) -> Stand | None:
        """How it stood before that step was taken back; None: none was."""
        return self._go(self._future, self._past)

    def _go(self, there: list[Stand], behind: list[Stand]) -> Stand | None:
        if not there or self._now is None:
            return None
        behind.append(self._now)
        self._now, self._typed = there.pop(), ""
        return self._now
