"""Vocabularies of stat blocks in other languages, by English word.

Everything is compared in lower case without accents, character for character (`plain_lower`).
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
"""Translation table of Latin-1, which has all letters of the languages."""


@dataclass(frozen=True, slots=True, eq=False)
class WordPatterns:
    """One pattern for many words, with the English of each."""

    pattern: re.Pattern[str]
    english: tuple[str, ...]

    @classmethod
    def of(cls, pairs: Sequence[tuple[str, str]], around: tuple[str, str]) -> WordPatterns:
        """Return the pattern of (word, English) pairs; `around` gives the patterns before and after a word."""
        before, behind = around
        patterns = "|".join(f"({word_pattern(word)})" for word, _ in pairs)
        return cls(re.compile(f"{before}(?:{patterns}){behind}", re.MULTILINE), tuple(english for _, english in pairs))

    def word(self, match: re.Match[str]) -> str:
        """Return the English word of a match."""
        return self.english[(match.lastindex or 1) - 1]

    @lru_cache(maxsize=2**8)  # noqa: B019  There are a few for each language, as long as the program runs.
    def translated(self, text: str) -> str:
        """Return the English of a text, or the text if it is not known."""
        match = self.pattern.search(text)
        return text if match is None else self.word(match)


@lru_cache(maxsize=2)
def word_table(file: str) -> dict[str, Any]:
    """Return a word file: group, English word and language to its wordings."""
    return tomllib.loads((resources.files(__package__) / file).read_text(encoding="utf-8"))


def pairs_of(group: Mapping[str, Mapping[str, Sequence[str]]], language: str) -> list[tuple[str, str]]:
    """Return the (word, English) pairs of a group, longer words first."""
    pairs = [(word, english) for english, words in group.items() for word in words[language]]
    return sorted(pairs, key=lambda pair: -len(pair[0]))


def by_start(pairs: Iterable[tuple[str, str]], suffix: str) -> dict[str, tuple[list[tuple[str, str]], list[str]]]:
    """Return (word, English) pairs by the first two letters of their heads, with those heads."""
    parted: dict[str, tuple[list[tuple[str, str]], list[str]]] = {}
    for pair in pairs:
        for head in word_heads(f"{pair[0]}{suffix}"):
            known_pairs, pair_heads = parted.setdefault(head[:2], ([], []))
            if pair not in known_pairs:
                known_pairs.append(pair)
            pair_heads.append(head)
    return parted


def word_pattern(word: str) -> str:
    """Return the pattern of a word: any space for a blank, no accents, endings for `@`."""
    return plain_lower(word).replace(" ", r"\s+").replace("@", _ENDING)


def word_heads(word: str) -> tuple[str, ...]:
    """Return how the matches of a word may start, without accents; a blank at the end marks the end of the word.

    A head ends at the first part of the pattern that varies.
    """
    if word.startswith("(?:"):
        inner, _, rest = word[len("(?:") :].partition(")")
        is_needed = not rest.startswith("?")
        rest = rest if is_needed else rest[1:]
        starts = [*inner.split("|"), *(() if is_needed else [""])]
        return tuple(head for start in starts for head in word_heads(start + rest))
    letters = word[: next((place for place, sign in enumerate(word) if not sign.isalnum()), len(word))]
    next_sign = word[len(letters) :][:1]
    return (plain_lower(letters[:-1] if next_sign in ("?", "*") else f"{letters} " if next_sign == " " else letters),)


def plain_lower(text: str) -> str:
    """Return a text in lower case without accents, character for character.

    A lone `é` becomes `_`, for it is no *e* (and).
    """
    if text.isascii():
        return text.lower()
    marked = _ALONE.sub("_", text) if "é" in text else text
    return marked.encode("latin-1", "replace").translate(_PLAIN).decode("latin-1")


def without_accents(pattern: str) -> str:
    """Return a pattern without accents; its capitals are kept."""
    return "".join(unicodedata.normalize("NFD", sign)[0] for sign in pattern)


def head_key(word: str) -> str:
    """Return a word with `0` for digits and a blank at its end, as heads are compared with it."""
    return f"{_DIGIT.sub('0', word)} "
