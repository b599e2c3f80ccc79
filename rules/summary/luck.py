"""Luck: what the dice gave, against what they give on the whole."""

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
    def came(self) -> bool:
        """Whether they came to what they had to."""
        assert self.needs is not None
        total = sum(self.shown)
        return total >= self.needs.number if self.needs.sign == "≥" else total <= self.needs.number


@dataclass(slots=True)
class Against:
    """What came, against what was to be expected, and by how much that varies."""

    number: int = 0
    came: float = 0
    expected: float = 0
    variance: float = 0

    @property
    def spread(self) -> float:
        """The standard deviation of what was to be expected."""
        return sqrt(self.variance)

    @property
    def deviations(self) -> float:
        """How many standard deviations more came than was to be expected; 0 where nothing could vary."""
        return (self.came - self.expected) / self.spread if self.variance else 0.0

    def add(self, came: float, expected: float, variance: float) -> None:
        """Counts one more."""
        self.number += 1
        self.came += came
        self.expected += expected
        self.variance += variance


@dataclass(slots=True)
class Luck:
    """The luck of one who throws: of throws that had to come to something, and of the faces of all others."""

    checks: Against = field(default_factory=Against)
    dice: Against = field(default_factory=Against)


def luck(throws: Sequence[ThrowRecord]) -> Mapping[str | None, Luck]:
    """Who threw to how it went; what was thrown for nobody stands under None."""
    found: dict[str | None, Luck] = {}
    for throw in throws:
        own = found.setdefault(throw.actor, Luck())
        if throw.needs is not None:
            p = throw.chance
            own.checks.add(float(throw.came), p, p * (1 - p))
            continue
        for faces, face in zip(throw.faces, throw.shown, strict=True):
            own.dice.add(face, (faces + 1) / 2, (faces * faces - 1) / 12)
    return found


@lru_cache(maxsize=4096)
def chance(faces: tuple[int, ...], sign: str, number: int) -> float:
    """How likely the sum of such dice is `≥` or `≤` a number; 0 to 1."""
    ways = {0: 1}
    for sides in faces:
        more: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, sides + 1):
                more[total + face] = more.get(total + face, 0) + count
        ways = more
    fits = sum(count for total, count in ways.items() if (total >= number if sign == "≥" else total <= number))
    return fits / sum(ways.values())


class _NotedDice(ScriptDice):
    """The dice of a command as they were, each noted with what it was for."""

    def __init__(self, fight: Fight, dice: Sequence[int], answers: Sequence[str]) -> None:
        super().__init__(fight, dice, answers)
        self.noted: list[tuple[str | None, str, int, int, Needed | None]] = []

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        """The next face of the list."""
        face = super().die(faces, what, actor, number, needs)
        self.noted.append((actor, what, faces, face, needs))
        return face


def throws(service: RulesService, journal: Journal) -> Iterator[ThrowRecord]:
    """Everything that was thrown in a fight: its commands are given again to a fight that has just been set up.

    It ends where a command is no longer answered as it was: the rules have changed since it was given.
    """
    for place, entry in enumerate(journal.entries[: journal.cursor], 1):
        noting = _NotedDice(service.fight, entry.dice, entry.answers)
        if not isinstance(service.do(entry.command, noting), Done):
            return
        yield from _thrown(place, noting)


def _thrown(place: int, noting: _NotedDice) -> Iterator[ThrowRecord]:
    """The dice of one command, those of one throw together: what they need is then the very same value."""
    noted = noting.noted
    start = 0
    for end in range(1, len(noted) + 1):
        actor, what, faces, _, needs = noted[start]
        if end < len(noted) and needs is not None and noted[end][4] is needs and faces < PERCENT:
            continue
        thrown = noted[start:end]
        shape = tuple(item[2] for item in thrown), tuple(item[3] for item in thrown)
        yield ThrowRecord(place, actor, what, *shape, None if needs is None else Needs(*needs))
        start = end
