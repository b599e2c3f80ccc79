"""Luck: what the dice gave, against what they give on average."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import sqrt

from rules.core.questions import Needed, Needs
from rules.core.state import Fight
from rules.engine.journal import Journal
from rules.engine.service import Done, RulesService
from rules.mechanics.dice_sources import ScriptDice

PERCENT = 100
"""A die with so many faces is always thrown alone."""


@dataclass(frozen=True, slots=True)
class ThrowRecord:
    """Dice thrown at once by somebody."""

    place: int
    """The command that they were thrown for."""
    actor: str | None
    what: str
    faces: tuple[int, ...]
    shown: tuple[int, ...]
    needs: Needs | None
    """What they had to come to; None: the more the better."""

    @property
    def chance(self) -> float:
        """How likely it was that they came to what they had to; 0 to 1."""
        assert self.needs is not None
        return chance(self.faces, self.needs.sign, self.needs.number)

    @property
    def succeeded(self) -> bool:
        """Whether they came to what they had to."""
        assert self.needs is not None
        total = sum(self.shown)
        return total >= self.needs.number if self.needs.sign == "≥" else total <= self.needs.number


@dataclass(slots=True)
class ExpectedValue:
    """What came, what was expected, and how much that varies."""

    number: int = 0
    actual: float = 0
    expected: float = 0
    variance: float = 0

    @property
    def spread(self) -> float:
        """The standard deviation of what was expected."""
        return sqrt(self.variance)

    @property
    def deviations(self) -> float:
        """How many standard deviations more came than was expected; 0 if nothing could vary."""
        return (self.actual - self.expected) / self.spread if self.variance else 0.0

    def add(self, actual: float, expected: float, variance: float) -> None:
        """Add a throw."""
        self.number += 1
        self.actual += actual
        self.expected += expected
        self.variance += variance


@dataclass(slots=True)
class Luck:
    """The luck of one who throws: of throws that had to come to something, and of the faces of all others."""

    checks: ExpectedValue = field(default_factory=ExpectedValue)
    dice: ExpectedValue = field(default_factory=ExpectedValue)


def luck(throws: Sequence[ThrowRecord]) -> Mapping[str | None, Luck]:
    """Return who threw to how it went; what was thrown for nobody stands under None."""
    luck_of: dict[str | None, Luck] = {}
    for throw in throws:
        record = luck_of.setdefault(throw.actor, Luck())
        if throw.needs is not None:
            p = throw.chance
            record.checks.add(float(throw.succeeded), p, p * (1 - p))
            continue
        for faces, face in zip(throw.faces, throw.shown, strict=True):
            record.dice.add(face, (faces + 1) / 2, (faces * faces - 1) / 12)
    return luck_of


@lru_cache(maxsize=4096)
def chance(faces: tuple[int, ...], sign: str, number: int) -> float:
    """Return how likely the sum of such dice is `≥` or `≤` a number; 0 to 1."""
    counts = {0: 1}
    for sides in faces:
        next_counts: dict[int, int] = {}
        for total, count in counts.items():
            for face in range(1, sides + 1):
                next_counts[total + face] = next_counts.get(total + face, 0) + count
        counts = next_counts
    favourable = sum(count for total, count in counts.items() if (total >= number if sign == "≥" else total <= number))
    return favourable / sum(counts.values())


class _RecordedDice(ScriptDice):
    """The dice of a command as they were, each recorded with what it was for."""

    def __init__(self, fight: Fight, dice: Sequence[int], answers: Sequence[str]) -> None:
        super().__init__(fight, dice, answers)
        self.records: list[tuple[str | None, str, int, int, Needed | None]] = []

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        """Return the next face of the list."""
        face = super().die(faces, what, actor, number, needs)
        self.records.append((actor, what, faces, face, needs))
        return face


def throws(service: RulesService, journal: Journal) -> Iterator[ThrowRecord]:
    """Yield everything that was thrown in a fight, by giving its commands again to a fight freshly set up.

    It ends at a command that is no longer answered as it was: the rules have changed since it was given.
    """
    for place, entry in enumerate(journal.entries[: journal.cursor], 1):
        dice = _RecordedDice(service.fight, entry.dice, entry.answers)
        if not isinstance(service.do(entry.command, dice), Done):
            return
        yield from _throws_of(place, dice)


def _throws_of(place: int, dice: _RecordedDice) -> Iterator[ThrowRecord]:
    """The throws of a command; dice of one throw share the very same value of what they need."""
    records = dice.records
    start = 0
    for end in range(1, len(records) + 1):
        actor, what, faces, _, needs = records[start]
        if end < len(records) and needs is not None and records[end][4] is needs and faces < PERCENT:
            continue
        dice_of_throw = records[start:end]
        shape = tuple(record[2] for record in dice_of_throw), tuple(record[3] for record in dice_of_throw)
        yield ThrowRecord(place, actor, what, *shape, None if needs is None else Needs(*needs))
        start = end
