"""Faults of scripts and sheets that somebody wrote, and the test for whole numbers in them."""

from __future__ import annotations

from typing import TypeGuard


def is_whole(value: object) -> TypeGuard[int]:
    """Whether a value is a whole number; booleans are not."""
    return isinstance(value, int) and not isinstance(value, bool)


class BadScript(Exception):
    """A fault of a script: the place (`combatants[2].sheet.hp`) and one sentence."""

    def __init__(self, place: str, message: str) -> None:
        super().__init__(f"{place}: {message}")
        self.place = place
        self.message = message


class BadSheet(ValueError):
    """A sheet that its system refuses: every fault as (place inside the sheet, sentence)."""

    def __init__(self, faults: tuple[tuple[str, str], ...]) -> None:
        super().__init__("; ".join(f"{place}: {message}" for place, message in faults))
        self.faults = faults
