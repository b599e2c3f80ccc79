"""An idea: something that a combatant may do at this stop, and why."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.sayings import Said


class Idea(NamedTuple):
    """What would be done, with the reason in words and the numbers that speak for it."""

    command: dict[str, Any]
    """A command of a script that would not be refused now."""
    reason: Said
    chance: float | None
    """How likely it does what it should, 0 to 1; None: nothing is left to chance, or nothing is foretold of it."""
    loss: float | None
    """What those at whom it is aimed would lose on the average if it does; None: nothing is foretold of it."""
    fells: bool
    """Whether that would bring one of them down."""
