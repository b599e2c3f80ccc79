"""A text on its way into other words, step by step, each of which looks only where it may find something."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import NamedTuple

from models.exchange.foreign.glossed import Edit, Glossed, Made, Rooms, counted, edited, edits, is_within


class Sought(NamedTuple):
    """What a step looks for where a word has one of some heads, and what it makes of it."""

    step: int
    heads: tuple[str, ...]
    pattern: re.Pattern[str]
    made: Made


Begun = Callable[[str], Sequence[tuple[int, Sought]]]
"""Says of a piece of a text what may be found in it, with the places."""


class Draft:
    """A text of which more and more stands in other words, and where in it something may still be found.

    Most words are of no step: where the others stand is looked up once, and again in what is put in their place.
    """

    def __init__(self, text: str, begun: Begun) -> None:
        self._original = self._text = text
        self._starts, self._ends = counted(len(text)), counted(len(text) + 1)[1:]
        self._begun = begun
        self._written: dict[int, list[tuple[int, Sought]]] = {}
        """Step to what may be found, with places of the original."""
        self._put: dict[int, set[int]] = {}
        """Step to places of the original in whose stead words were put that it has to look through."""
        written = defaultdict(list)
        place = 0
        for piece in text.replace("\n", " ").split(" "):
            for offset, one in begun(piece):
                written[one.step].append((place + offset, one))
            place += len(piece) + 1
        self._written = dict(written)

    def glossed(self) -> Glossed:
        """The text as it stands by now."""
        return Glossed(self._original, self._text, self._starts, self._ends)

    def replace(self, pattern: re.Pattern[str], made: Made) -> None:
        """Put other words in the place of what a pattern finds anywhere."""
        self._edit(edits(pattern.finditer(self._text), made))

    def take(self, step: int, within: re.Pattern[str] | None = None) -> None:
        """Put other words in the place of what a step finds, within what a pattern finds."""
        if step not in self._written and step not in self._put:
            return
        rooms = None if within is None else [one.span() for one in within.finditer(self._text)]
        if rooms is None or rooms:
            self._edit(self._found(step, rooms))

    def _found(self, step: int, rooms: Rooms | None) -> list[Edit]:
        told: list[Edit] = []
        at = 0
        for place, one in self._places(step):
            if place < at or (found := one.pattern.match(self._text, place)) is None:
                continue
            at = found.end()
            if (rooms is None or is_within(rooms, place, at)) and (words := one.made(found)) is not None:
                told.append((place, at, words))
        return told

    def _places(self, step: int) -> list[tuple[int, Sought]]:
        starts = self._starts
        places: list[tuple[int, Sought]] = []
        for start, one in self._written.get(step, ()):
            at = bisect_left(starts, start)
            if at < len(starts) and starts[at] == start:
                places.append((at, one))
        for start in self._put.get(step, ()):
            low, high = bisect_left(starts, start), bisect_right(starts, start)
            places += [(low + at, one) for at, one in self._begun(self._text[low:high]) if one.step == step]
        return sorted(places, key=itemgetter(0)) if step in self._put else places

    def _edit(self, edits: Sequence[Edit]) -> None:
        if not edits:
            return
        for first, _, words in edits:
            for _, one in self._begun(words):
                self._put.setdefault(one.step, set()).add(self._starts[first])
        self._text = edited(self._text, self._starts, self._ends, edits)
