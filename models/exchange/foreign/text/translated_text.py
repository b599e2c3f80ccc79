"""A text whose words were replaced, with a mapping back to the original positions."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

Edit = tuple[int, int, str]
"""Start, end and replacement of a stretch of text."""


Put = tuple[int, int, int, int]
"""Start and end of a stretch in the new text, and of the stretch it replaces in the old one."""
_FROM_THE_START: Put = (0, 0, 0, 0)


class TranslatedText:
    """A text and the original it stands for, possibly through several steps."""

    __slots__ = ("_previous", "_replacements", "_starts", "original", "text")

    def __init__(
        self, text: str, replacements: list[Put] | None = None, previous: TranslatedText | None = None
    ) -> None:
        self.text = text
        self.original: str = text if previous is None else previous.original
        """The text as written."""
        self._replacements = replacements or []
        self._starts = [put[0] for put in self._replacements]
        self._previous = previous

    @property
    def is_translated(self) -> bool:
        """Whether it differs from what was written."""
        return self._previous is not None

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Return the original span of a stretch of the text."""
        if start >= end:
            return 0, 0
        if self._previous is None:
            return start, end
        _, put_end, old_start, old_end = self._replacements[bisect_right(self._starts, start) - 1]
        original_start = old_start if start < put_end else start - put_end + old_end
        _, put_end, old_start, old_end = self._replacements[bisect_right(self._starts, end - 1) - 1]
        original_end = old_end if end <= put_end else end - put_end + old_end
        return self._previous.span(original_start, original_end)

    def written(self, start: int, end: int) -> str:
        """Return the original of a stretch of the text."""
        original_start, original_end = self.span(start, end)
        return self.original[original_start:original_end]

    def edited(self, edits: Iterable[Edit]) -> TranslatedText:
        """Return the text with edits applied; they must be in order and not overlap."""
        pieces: list[str] = []
        replacements = [_FROM_THE_START]
        position = length = 0
        for first, last, words in edits:
            pieces += self.text[position:first], words
            length += first - position + len(words)
            replacements.append((length - len(words), length, first, last))
            position = last
        if len(replacements) == 1:
            return self
        pieces.append(self.text[position:])
        return TranslatedText("".join(pieces), replacements, self)


@dataclass(frozen=True, slots=True)
class UnderstoodSpan:
    """A span of the original text and the field it was read as."""

    start: int
    end: int
    field: str
