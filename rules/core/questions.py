"""What the rules may ask, and how they say no.

A *question* stops the run of a command until somebody answers. A *refusal* is an answer, not an accident:
it has a code and details and leaves everything unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rules.core.facts import Fact

NO_DETAILS: Mapping[str, Any] = {}


Needed = tuple[str, int, int, bool]
"""The fields of `Needs`: a rule hands them over plain, and only where the table is asked is anything made of them."""


class Needs(NamedTuple):
    """What the dice of a roll have to come to together, as in `≤ 94 (120)`."""

    sign: str
    number: int
    whole: int
    """The number before the dice cut it."""
    only: bool
    """Whether nothing else of the dice counts: no natural 12, no critical range, no fumble."""

    def __str__(self) -> str:
        """As it is written beside a roll."""
        whole = "" if self.whole == self.number else f" ({self.whole})".replace("-", "−")
        return self.bare + whole

    @property
    def bare(self) -> str:
        """What the dice have to come to, and nothing of how that came about."""
        return f"{self.sign} {self.number}".replace("-", "−")

    def settled(self, faces: Sequence[int]) -> bool | None:
        """Whether every throw of such dice does (True) or none can (False); None where the dice decide."""
        if not self.only:
            return None
        least, most = len(faces), sum(faces)
        reached = (self.number >= least, self.number >= most)
        if self.sign == "≥":
            reached = (self.number <= most, self.number <= least)
        return None if reached == (True, False) else reached[1]


class RollTarget(NamedTuple):
    """One whom a roll is made against, and what it needs there."""

    target: str | None
    needs: Needs | None


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice that are thrown together: whose they are, and at whom."""

    faces: tuple[int, ...]
    """The faces of each die; none where this one needs no die."""
    actor: str | None
    aims: tuple[RollTarget, ...] = ()
    plus: int = 0
    """What their expression adds to the dice."""
    by_sum: bool = True
    """Whether nothing but the sum of the dice counts, so that it may be given as a total."""
    names: tuple[str, ...] = ()
    """What each die is called, where they are called differently."""
    side: str = ""
    """The side that they are thrown for; empty: for the one who throws them alone."""
    against: tuple[str, ...] = ()
    """Who throws theirs against these, where all of them are tied."""

    @property
    def settled(self) -> bool | None:
        """Whether no throw can change what comes of it: True where it does what it should, False where it cannot."""
        outcomes = {None if aim.needs is None else aim.needs.settled(self.faces) for aim in self.aims}
        return outcomes.pop() if len(outcomes) == 1 else None


class RollList(NamedTuple):
    """Rolls that are asked in one list, and typed in a row."""

    what: Sequence[str]
    """What they are for."""
    start: int
    """How many dice the command had before the first of them."""
    rolls: Callable[[], Sequence[Roll]]
    """Makes the list, where somebody is asked."""
    known: Callable[[], Sequence[Fact]] | None = None
    """Finds what has to be told before they are asked for, where somebody is."""


@dataclass(frozen=True, slots=True)
class DieQuestion:
    """One die that has to be rolled, and the roll that it belongs to."""

    faces: int
    what: str
    """What it is for."""
    actor: str | None
    number: int
    """How many dice this command had before it."""
    needs: Needed | None = None
    rolls: tuple[Roll, ...] = ()
    """The rolls that are asked in one list: this die's own, and those of the same effect beside it."""
    at: int = 0
    """Which of them this die belongs to."""
    so_far: tuple[int, ...] = ()
    """What the dice of this roll before it have shown."""
    start: int = 0
    """How many dice the command had before the first of the list."""
    nth: tuple[int, int] | None = None
    """Which of how many this roll is."""
    counted: tuple[tuple[Any, ...], ...] = ()
    """The steps of the sum that it goes on with, where others' dice, or one's own, were thrown for that before."""
    known: tuple[Fact, ...] = ()
    """What this command has brought that has to be told before the die is asked for; none: what came last."""


@dataclass(frozen=True, slots=True)
class ChoiceQuestion:
    """A choice between options (ids); `actor` is who answers, None for the game master."""

    id: str
    actor: str | None
    options: tuple[str, ...]
    default: str | None
    details: Mapping[str, Any]
    """What the window may show beside each option: option id to a short text such as its chance."""
    known: tuple[Fact, ...] = ()
    """What whoever answers has seen of the attack that is answered."""
    ahead: tuple[str, ...] = ()
    """What of that attack no die has decided yet: `hit`, `damage`."""
    idle: bool = False
    """Whether it can change nothing, so that nobody is asked: it has a default, and a script may answer it."""


Question = DieQuestion | ChoiceQuestion


class Refusal(Exception):
    """The rules say no: `code` is one of the contract's, `details` name what it is about."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


class Fault(NamedTuple):
    """Why an action would be refused."""

    code: str
    details: Mapping[str, Any] = NO_DETAILS
    final: bool = False
    """Whether the game master's word cannot pass over it: there would be nothing to carry out."""
    hides: bool = False
    """Whether what it is about is not even worth showing: one who stands need not be told that it cannot stand up."""
    lack: int = 0
    """How much is missing, where that is a number: of several ways the one that lacks least is told."""


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
