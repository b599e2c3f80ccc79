"""A text put into other words, with the places of what was written."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

Made = Callable[[re.Match[str]], str | None]
"""Says what is put in the place of what was found; None leaves it."""


Rooms = Sequence[tuple[int, int]]
"""Stretches of a text in which alone something is looked for."""


Edit = tuple[int, int, str]
"""Other words for a stretch of a text, from its first sign to behind its last."""


@dataclass(frozen=True, slots=True)
class Glossed:
    """A text, and for each of its signs the stretch of the original that it stands for."""

    original: str
    text: str
    starts: Sequence[int]
    ends: Sequence[int]

    @classmethod
    def of(cls, text: str) -> Glossed:
        """A text that says itself."""
        return cls(text, text, range(len(text)), range(1, len(text) + 1))

    @property
    def is_other(self) -> bool:
        """Whether it was written in other words."""
        return self.text != self.original

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The stretch of the original that a stretch of the text stands for."""
        return (self.starts[start], self.ends[end - 1]) if start < end else (0, 0)

    def written(self, start: int, end: int) -> str:
        """What was written where a stretch of the text stands."""
        first, last = self.span(start, end)
        return self.original[first:last]

    def of_glossed(self, before: Glossed) -> Glossed:
        """The same for what a text was put into that had been put into other words before."""
        if not before.is_other:
            return self
        starts, ends = [before.starts[one] for one in self.starts], [before.ends[one - 1] for one in self.ends]
        return Glossed(before.original, self.text, starts, ends)

    def replaced(
        self,
        pattern: re.Pattern[str],
        made: Made,
        within: re.Pattern[str] | None = None,
    ) -> Glossed:
        """The text with other words in the place of what a pattern finds, within what another finds; None leaves it."""
        rooms = None if within is None else [one.span() for one in within.finditer(self.text)]
        told = edits(pattern.finditer(self.text), made, rooms) if rooms is None or rooms else []
        if not told:
            return self
        starts, ends = list(self.starts), list(self.ends)
        return Glossed(self.original, edited(self.text, starts, ends, told), starts, ends)


def counted(number: int) -> list[int]:
    """The numbers below a number; most texts are short, and for them they are copied."""
    return _NUMBERS[:number] if number <= len(_NUMBERS) else list(range(number))


_NUMBERS = list(range(2**13))


def edited(text: str, starts: list[int], ends: list[int], edits: Sequence[Edit]) -> str:
    """A text with other words in some places, which are in order and do not meet; what its signs stand for follows."""
    told: list[str] = []
    at = 0
    for first, last, words in edits:
        told += text[at:first], words
        at = last
    for first, last, words in reversed(edits):
        starts[first:last] = [starts[first]] * len(words)
        ends[first:last] = [ends[last - 1]] * len(words)
    told.append(text[at:])
    return "".join(told)


def edits(found: Iterable[re.Match[str]], made: Made, rooms: Rooms | None = None) -> list[Edit]:
    """What is made of what was found, in some rooms alone if there are any; of None and of nothing, nothing."""
    told: list[Edit] = []
    for one in found:
        first, last = one.span()
        if first < last and (rooms is None or is_within(rooms, first, last)) and (words := made(one)) is not None:
            told.append((first, last, words))
    return told


def is_within(rooms: Rooms, first: int, last: int) -> bool:
    """Whether a stretch lies within one of some others."""
    return any(low <= first and last <= high for low, high in rooms)
