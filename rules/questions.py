"""What the rules may ask, and how they say no.

A *question* stops the run of a command until somebody answers. A *refusal* is an answer, not an accident:
it has a code and details and leaves everything unchanged.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class DieQuestion:
    """One die that has to be rolled: its faces, what it is for, and the combatant whose die it is."""

    faces: int
    what: str
    actor: str | None
    number: int
    """How many dice this command had before it."""
    asked_of: str | None = None
    """What the die must reach or stay under, in words of the system, where that is known (`<= 75`)."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice between options (ids); `actor` is who answers, None for the game master."""

    id: str
    actor: str | None
    options: tuple[str, ...]
    default: str | None
    details: Mapping[str, Any]
    """What the window may show beside each option: option id to a short text such as its chance."""


Question = DieQuestion | Choice


class Refusal(Exception):
    """The rules say no: `code` is one of the contract's, `details` name what it is about."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


class Waiting(Exception):
    """A question has no answer yet; the command is run again from its start with one answer more."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.question = question


class DiceError(Exception):
    """The list of dice of a command does not fit it: `dice_missing`, `dice_left_over` or `invalid_die`."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class BadScript(Exception):
    """What is no script: the place (`combatants[2].sheet.hp`) and one sentence."""

    def __init__(self, place: str, message: str) -> None:
        super().__init__(f"{place}: {message}")
        self.place = place
        self.message = message


class BadSheet(ValueError):
    """A sheet that its system refuses: every fault as (place inside the sheet, sentence)."""

    def __init__(self, faults: tuple[tuple[str, str], ...]) -> None:
        super().__init__("; ".join(f"{place}: {message}" for place, message in faults))
        self.faults = faults
