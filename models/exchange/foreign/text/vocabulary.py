"""The words of stat blocks in other languages than English, by the English word.

All is compared in small letters without accents, sign for sign (`plain`): no pattern has to mind either.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any

LANGUAGES = ("es", "pt")
_ENDING = "(?:[oa]s?|es)"
_DIGIT = re.compile(r"\d")
_ALONE = re.compile(r"é(?<!\wé)(?!\w)")
_PLAIN = bytes(
    ord(bare) if bare.isascii() else number
    for number in range(256)
    for bare in (unicodedata.normalize("NFD", chr(number).lower())[0],)
)
"""Sign to sign in Latin-1, which has all letters of the languages."""


@dataclass(frozen=True, slots=True, eq=False)
class WordPatterns:
    """Patterns of one language in one, with the English word of each."""

    pattern: re.Pattern[str]
    english: tuple[str, ...]

    @classmethod
    def of(cls, pairs: Sequence[tuple[str, str]], place: tuple[str, str]) -> WordPatterns:
        """Words with their English ones, the longer ones first; `place` is what stands before and behind them."""
        before, behind = place
        patterns = "|".join(f"({loosely(word)})" for word, _ in pairs)
        return cls(re.compile(f"{before}(?:{patterns}){behind}", re.MULTILINE), tuple(english for _, english in pairs))

    def word(self, match: re.Match[str]) -> str:
        """The English word of what was found."""
        return self.english[(match.lastindex or 1) - 1]

    @lru_cache(maxsize=2**8)  # noqa: B019  There are a few for each language, as long as the program runs.
    def said(self, text: str) -> str:
        """The English word that a text is; the text if it is none."""
        match = self.pattern.search(text)
        return text if match is None else self.word(match)


@lru_cache(maxsize=2)
def table_of(file: str) -> dict[str, Any]:
    """The words of blocks in a file beside this module: group, English word and language to how it is said."""
    return tomllib.loads((resources.files(__package__) / file).read_text(encoding="utf-8"))


def pairs_of(group: Mapping[str, Mapping[str, Sequence[str]]], language: str) -> list[tuple[str, str]]:
    """The words of a group with their English ones, the longer first: of two that begin alike they are meant."""
    pairs = [(word, english) for english, words in group.items() for word in words[language]]
    return sorted(pairs, key=lambda pair: -len(pair[0]))


def by_start(pairs: Iterable[tuple[str, str]], end: str) -> dict[str, tuple[list[tuple[str, str]], list[str]]]:
    """Words with their English ones parted by the first two signs of how they begin, with all of that; `end` behind."""
    parted: dict[str, tuple[list[tuple[str, str]], list[str]]] = {}
    for pair in pairs:
        for head in heads(f"{pair[0]}{end}"):
            there, begun = parted.setdefault(head[:2], ([], []))
            if pair not in there:
                there.append(pair)
            begun.append(head)
    return parted


def loosely(word: str) -> str:
    """A word of the table as a pattern: any space for a blank, small letters without accents, endings for `@`."""
    return plain(word).replace(" ", r"\s+").replace("@", _ENDING)


def heads(word: str) -> tuple[str, ...]:
    """How what a word of the table finds begins, without accents; a blank at the end: there the word ends, too.

    It is taken as far as nothing in it may vary, so that other words may begin in this way, but none otherwise.
    """
    if word.startswith("(?:"):
        inner, _, rest = word[len("(?:") :].partition(")")
        is_needed = not rest.startswith("?")
        rest = rest if is_needed else rest[1:]
        starts = [*inner.split("|"), *(() if is_needed else [""])]
        return tuple(head for start in starts for head in heads(start + rest))
    letters = word[: next((at for at, sign in enumerate(word) if not sign.isalnum()), len(word))]
    behind = word[len(letters) :][:1]
    return (plain(letters[:-1] if behind in ("?", "*") else f"{letters} " if behind == " " else letters),)


def plain(text: str) -> str:
    """A text in small letters without accents, sign for sign; an `é` that stands alone is no *e*, which says *and*."""
    if text.isascii():
        return text.lower()
    bare = _ALONE.sub("_", text) if "é" in text else text
    return bare.encode("latin-1", "replace").translate(_PLAIN).decode("latin-1")


def without_accents(pattern: str) -> str:
    """A pattern without accents, whose capitals mean something."""
    return "".join(unicodedata.normalize("NFD", sign)[0] for sign in pattern)


def numbered(run: str) -> str:
    """A word with `0` for digits and a blank at its end, as heads are compared with it."""
    return f"{_DIGIT.sub('0', run)} "
