"""The words of stat blocks in other languages than English: their patterns, and where in a text they may begin."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any, NamedTuple

LANGUAGES = ("es", "pt")
_WORDS_FILE = "block_words.toml"
_ENDING = "(?:[oa]s?|es)"
_DIGIT = re.compile(r"\d")
_RUN = re.compile(r"\w+|\)")


@dataclass(frozen=True, slots=True)
class Words:
    """Patterns of one language, each group with the English word of each pattern."""

    pattern: re.Pattern[str]
    english: tuple[str, ...]

    @classmethod
    def of(cls, pairs: Sequence[tuple[str, str]], place: tuple[str, str]) -> Words:
        """Words with their English ones, the longer ones first; `place` is what stands before and behind them."""
        before, behind = place
        patterns = "|".join(f"({loosely(word)})" for word, _ in pairs)
        pattern = re.compile(f"{before}(?:{patterns}){behind}", re.IGNORECASE | re.MULTILINE)
        return cls(pattern, tuple(english for _, english in pairs))

    def word(self, found: re.Match[str]) -> str:
        """The English word of what was found, with a capital where that has one."""
        word = self.english[(found.lastindex or 1) - 1]
        return f"{word[0].upper()}{word[1:]}" if found[0].lstrip()[:1].isupper() else word


_PART = re.compile(r"~([\w ]+)~")


class Sentence(NamedTuple):
    """What stands in another order than in English."""

    pattern: re.Pattern[str]
    english: str
    heads: tuple[str, ...]
    needs: tuple[str, ...]
    """Words in small letters, one of which is somewhere in every text in which it stands; none: it may be in any."""

    def may_stand_in(self, text: str) -> bool:
        """Whether it is worth looking for in a text of small letters."""
        return not self.needs or any(word in text for word in self.needs)


@lru_cache(maxsize=8)
def sentences(language: str) -> tuple[Sentence, ...]:
    """What stands in another order than in English, in the order in which it is looked for."""
    table = table_of(_WORDS_FILE)
    parts = {english: words[language] for english, words in table["parts"].items()}
    parts |= {"abilities": _any("abilities", language), "damage types": _any("damage", language)}
    patterns = {name: _alternatives(words) for name, words in parts.items()}
    return tuple(
        Sentence(
            re.compile(_PART.sub(lambda part: patterns[part[1]], one["said"]), re.IGNORECASE),
            one["english"],
            tuple(head for name in one["begins"] for head in _begins(name, parts)),
            tuple(one.get("needs", ())),
        )
        for one in table["sentences"]
    )


def _begins(name: str, parts: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """The heads of a part, of whole words where a blank stands behind its name; what is none is a head itself."""
    end = name[len(name.rstrip()) :]
    words = parts.get(name.rstrip())
    return (name,) if words is None else tuple(head for word in words for head in heads(f"{word}{end}"))


@lru_cache(maxsize=2)
def table_of(file: str) -> dict[str, Any]:
    """The words of blocks in a file beside this module: group, English word and language to how it is said."""
    return tomllib.loads((resources.files(__package__) / file).read_text(encoding="utf-8"))


_PLACES = {
    "labels": (r"^[ ]*", r"(?!\w)(?![ ]*\.)[ ]*:?[ ]*"),
    "sections": (r"^[ ]*", r"[ ]*:?[ ]*$"),
    "said": (r"(?<![\w-])", r"(?!\w)"),
    "abilities": (r"(?<![\w-])", r"(?=[ ]*[:|(]?[ ]*[+-]?\d|[ ]*$|[ ]+[A-Z]{3}\b|[ ]+(?:saving|CD|DC)\b)"),
}
"""A group of words to what has to stand before and behind them."""
_ANYWHERE = (r"(?<![\w-])", r"(?![\w-])")
"""The same for all other groups: no part of a longer word."""


@lru_cache(maxsize=64)
def words(group: str, language: str, only: tuple[str, ...] = ()) -> Words:
    """The words of a group, or only those for some English ones: wherever they stand in it.

    Labels stand at the start of a line, sections alone in one, all others wherever a word begins.
    """
    pairs = pairs_of(table_of(_WORDS_FILE)[group], language)
    return Words.of([pair for pair in pairs if not only or pair[1] in only], _PLACES.get(group, _ANYWHERE))


def words_by_start(group: str, language: str) -> Iterator[tuple[str, tuple[str, ...], Words]]:
    """The words of a group parted by the first two signs of how they begin, with all of that."""
    parted: dict[str, list[tuple[str, str]]] = {}
    found: dict[str, list[str]] = {}
    end = "" if group == "abilities" else " "
    for pair in pairs_of(table_of(_WORDS_FILE)[group], language):
        for start, told in by_start(heads(f"{pair[0]}{end}")):
            parted.setdefault(start, []).append(pair)
            found.setdefault(start, []).extend(told)
    for start, pairs in parted.items():
        yield start, tuple(found[start]), Words.of(pairs, _PLACES.get(group, _ANYWHERE))


def by_start(heads: Iterable[str]) -> list[tuple[str, tuple[str, ...]]]:
    """Heads parted by their first two signs."""
    found: dict[str, list[str]] = {}
    for head in heads:
        found.setdefault(head[:2], []).append(head)
    return [(start, tuple(told)) for start, told in found.items()]


def pairs_of(group: Mapping[str, Mapping[str, Sequence[str]]], language: str) -> list[tuple[str, str]]:
    """The words of a group with their English ones, the longer first: of two that begin alike they are meant."""
    pairs = [(word, english) for english, words in group.items() for word in words[language]]
    return sorted(pairs, key=lambda pair: -len(pair[0]))


def _any(group: str, language: str) -> list[str]:
    words = [word for one in table_of(_WORDS_FILE)[group].values() for word in one[language]]
    return sorted(words, key=len, reverse=True)


def _alternatives(words: Sequence[str]) -> str:
    return f"(?:{'|'.join(map(loosely, words))})"


def loosely(word: str) -> str:
    """A word of the table as a pattern: any space for a blank, accents that may be missing, endings for `@`."""
    letters = []
    for letter in word.replace(" ", r"\s+").replace("@", _ENDING):
        bare = unicodedata.normalize("NFD", letter)[0]
        letters.append(letter if bare == letter else f"[{bare}{letter}]")
    return "".join(letters)


def heads(word: str) -> tuple[str, ...]:
    """How what a word of the table finds begins, without accents; a blank at the end: there the word ends, too.

    It is taken as far as nothing in it may vary, so that other words may begin in this way, but none otherwise.
    """
    if word.startswith("(?:"):
        inner, _, rest = word[len("(?:") :].partition(")")
        is_needed = not rest.startswith("?")
        rest = rest if is_needed else rest[1:]
        starts = [*inner.split("|"), *(() if is_needed else [""])]
        return tuple(head for one in starts for head in heads(one + rest))
    letters = word[: next((at for at, sign in enumerate(word) if not sign.isalnum()), len(word))]
    behind = word[len(letters) :][:1]
    return (plain(letters[:-1] if behind in ("?", "*") else f"{letters} " if behind == " " else letters),)


def plain(word: str) -> str:
    """A word in small letters without accents, with `0` for digits: as patterns that mind neither compare it."""
    letters = word if word.isascii() else unicodedata.normalize("NFD", word.replace("ı", "i")).casefold()
    return _DIGIT.sub("0", letters).lower().encode("ascii", "ignore").decode()


def runs(text: str) -> Iterator[tuple[int, str]]:
    """The words of a text with their places, and with a blank at their end; a bracket with the place behind it."""
    for found in _RUN.finditer(text):
        yield (found.end() if found[0] == ")" else found.start()), f"{plain(found[0])} "
