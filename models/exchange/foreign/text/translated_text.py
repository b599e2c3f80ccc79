"""A text put into other words, with the places of what was written."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

Edit = tuple[int, int, str]
"""Other words for a stretch of a text, from its first sign to behind its last."""


Put = tuple[int, int, int, int]
"""A stretch of a text that was put in the place of a stretch of another, from its first sign to behind its last."""
_FROM_THE_START: Put = (0, 0, 0, 0)


class GlossedText:
    """A text, and what of another it stands for; that one may have been put into other words before."""

    __slots__ = ("_before", "_puts", "_starts", "original", "text")

    def __init__(self, text: str, puts: list[Put] | None = None, before: GlossedText | None = None) -> None:
        self.text = text
        self.original: str = text if before is None else before.original
        """What was written."""
        self._puts = puts or []
        self._starts = [put[0] for put in self._puts]
        self._before = before

    @property
    def is_other(self) -> bool:
        """Whether it was written in other words."""
        return self._before is not None

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The stretch of the original that a stretch of the text stands for."""
        if start >= end:
            return 0, 0
        if self._before is None:
            return start, end
        _, behind, first, last = self._puts[bisect_right(self._starts, start) - 1]
        begin = first if start < behind else start - behind + last
        _, behind, first, last = self._puts[bisect_right(self._starts, end - 1) - 1]
        finish = last if end <= behind else end - behind + last
        return self._before.span(begin, finish)

    def written(self, start: int, end: int) -> str:
        """What was written where a stretch of the text stands."""
        first, last = self.span(start, end)
        return self.original[first:last]

    def edited(self, edits: Iterable[Edit]) -> GlossedText:
        """The text with other words in some places, which are in order and do not meet."""
        told: list[str] = []
        puts = [_FROM_THE_START]
        at = length = 0
        for first, last, words in edits:
            told += self.text[at:first], words
            length += first - at + len(words)
            puts.append((length - len(words), length, first, last))
            at = last
        if len(puts) == 1:
            return self
        told.append(self.text[at:])
        return GlossedText("".join(told), puts, self)


@dataclass(frozen=True, slots=True)
class UnderstoodSpan:
    """A stretch of the text and what it was understood as."""

    start: int
    end: int
    field: str
