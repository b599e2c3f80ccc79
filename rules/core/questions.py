"""Questions that rules ask, and refusals.

A *question* stops the run of a command until somebody answers. A *refusal* is an answer, not an accident: it has a code
and details and leaves everything unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rules.core.facts import Fact

NO_DETAILS: Mapping[str, Any] = {}


Needed = tuple[str, int, int, bool]
"""The fields of `Needs` as a plain tuple; it is only converted when a question is asked."""


class Needs(NamedTuple):
    """The sum that the dice of a roll need, as in `≤ 94 (120)`."""

    sign: str
    number: int
    whole: int
    """The number before the dice limit it."""
    only: bool
    """Whether only the sum counts: no natural 12, no critical range, no fumble."""

    def __str__(self) -> str:
        """Return the need as it is written beside a roll."""
        whole = "" if self.whole == self.number else f" ({self.whole})".replace("-", "−")
        return self.bare + whole

    @property
    def bare(self) -> str:
        """Return the need without how it came about."""
        return f"{self.sign} {self.number}".replace("-", "−")

    def settled(self, faces: Sequence[int]) -> bool | None:
        """Whether every throw of such dice succeeds (True) or none (False); None if the dice decide."""
        if not self.only:
            return None
        least, most = len(faces), sum(faces)
        reached = (self.number >= least, self.number >= most)
        if self.sign == "≥":
            reached = (self.number <= most, self.number <= least)
        return None if reached == (True, False) else reached[1]


class RollTarget(NamedTuple):
    """One target of a roll, and what is needed against it."""

    target: str | None
    needs: Needs | None


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice that are thrown together, by whom and at whom."""

    faces: tuple[int, ...]
    """The faces of each die; empty if this one needs none."""
    actor: str | None
    aims: tuple[RollTarget, ...] = ()
    plus: int = 0
    """The constant that their expression adds to the dice."""
    by_sum: bool = True
    """Whether only the sum of the dice counts, so that it may be given as a total."""
    names: tuple[str, ...] = ()
    """The name of each die, if they have different ones."""
    side: str = ""
    """The side that they are thrown for; empty: for the actor alone."""
    against: tuple[str, ...] = ()
    """The others with whom they are tied, who roll as well."""
    passes_on: bool = False
    """Whether dice typed beyond it are for the next roll, whoever's: of a lot in the midst of a deed, or an answer."""

    @property
    def settled(self) -> bool | None:
        """Whether no throw can change the result: True if it succeeds, False if it cannot; else None."""
        outcomes = {None if aim.needs is None else aim.needs.settled(self.faces) for aim in self.aims}
        return outcomes.pop() if len(outcomes) == 1 else None


class RollList(NamedTuple):
    """Rolls that are asked in one list."""

    what: Sequence[str]
    """Their purposes."""
    start: int
    """The number of dice of the command before the first of them."""
    rolls: Callable[[], Sequence[Roll]]
    """Makes the list when somebody is asked."""
    known: Callable[[], Sequence[Fact]] | None = None
    """Finds the facts that have to be told before they are asked for."""


@dataclass(frozen=True, slots=True)
class DieQuestion:
    """A die that has to be rolled, with the roll that it belongs to."""

    faces: int
    what: str
    """What it is for."""
    actor: str | None
    number: int
    """The number of dice of this command before it."""
    needs: Needed | None = None
    rolls: tuple[Roll, ...] = ()
    """The rolls of the same list: this die's own, and those of the same effect."""
    at: int = 0
    """The index of this die's roll among them."""
    so_far: tuple[int, ...] = ()
    """The faces of the earlier dice of this roll."""
    start: int = 0
    """The number of dice of the command before the list."""
    nth: tuple[int, int] | None = None
    """The number of this roll, and how many there are."""
    counted: tuple[tuple[Any, ...], ...] = ()
    """The steps of the sum so far, if other dice were thrown for it before."""
    known: tuple[Fact, ...] = ()
    """The facts of this command to be told before the die is asked for; empty: the last ones."""
    shifts: tuple[tuple[Any, ...], ...] = ()
    """The steps that make the die itself another than the sheet's, where a book shifts dice."""


@dataclass(frozen=True, slots=True)
class ChoiceQuestion:
    """A choice between options (ids); `actor` is who answers, None for the game master."""

    id: str
    actor: str | None
    options: tuple[str, ...]
    default: str | None
    details: Mapping[str, Any]
    """What the window may show beside each option, by option id, such as its chance."""
    known: tuple[Fact, ...] = ()
    """What whoever answers has seen of the attack."""
    ahead: tuple[str, ...] = ()
    """The rolls of that attack that are still open: `hit`, `damage`."""
    idle: bool = False
    """Whether it can change nothing, so that nobody is asked: it has a default, and a script may answer it."""


Question = DieQuestion | ChoiceQuestion


class Refusal(Exception):
    """The rules refuse: `code` is one of the contract's, `details` say what it is about."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


class Fault(NamedTuple):
    """The reason for which an action would be refused."""

    code: str
    details: Mapping[str, Any] = NO_DETAILS
    final: bool = False
    """Whether an override cannot pass over it, as there would be nothing to carry out."""
    hides: bool = False
    """Whether the action is not even worth showing, such as standing up for one who stands."""
    lack: int = 0
    """How much is missing, if that is a number: of several ways the one that lacks least is shown."""


class Waiting(Exception):
    """A question has no answer yet; the command is run again from its start with one more answer."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.question = question


class DiceError(Exception):
    """The dice of a command do not fit it: `dice_missing`, `dice_left_over` or `invalid_die`."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
