"""Stat blocks of other languages put into the English words that are read, with the places of what was written."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from importlib import resources
from typing import Any

LANGUAGES = ("es", "pt")
_WORDS_FILE = "block_words.toml"
_ENDING = "(?:[oa]s?|es)"
_METRES = r"\d{1,4}(?:[.,]\d)?"
_IN_METRES = re.compile(rf"({_METRES})(?:\s*/\s*({_METRES}))?\s*(?:m|metros?)\b", re.IGNORECASE)
_DIVIDED = re.compile(r"(?<=[a-zß-ÿ])-[ ]?\n[ ]?(?=[a-zß-ÿ])")
_LINE = re.compile(r"^[^\n]+$", re.MULTILINE)
_IN_BRACKETS = re.compile(r"\(([^()\n]*)\)")
_DEFENCES = re.compile(r"^[ ]*Damage [^\n]+", re.MULTILINE)
_MODIFIERS = re.compile(r"^(?:[ ]*MOD\.?(?:[ ]+SALV\.?)?)+[ ]*$\n?", re.IGNORECASE | re.MULTILINE)
_TITLE = re.compile(
    r"^[ ]*(?P<title>[A-ZÀ-Þ][^\n.:;,!?()]{0,70}(?:\([^()\n]{1,60}\))?)[ ]*\.(?=[ \n]|$)",
    re.MULTILINE,
)
_ENGLISH_LABEL = re.compile(
    r"[ ]*(?:Armor|Hit|Speed|Saving|Skills|Damage|Condition|Senses|Languages|Challenge|Proficiency)\b"
)
_MOST_WORDS = 8
"""Words of the name of a trait or an action."""
_GOES_ON = re.compile(r"[^.!?:)”»\n][ ]*\n\Z")
"""How the line before ends where a sentence goes on in the next."""


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

    def replaced(
        self,
        pattern: re.Pattern[str],
        made: Callable[[re.Match[str]], str | None],
        within: re.Pattern[str] | None = None,
    ) -> Glossed:
        """The text with other words in the place of what a pattern finds, within what another finds; None leaves it."""
        rooms = None if within is None else [one.span() for one in within.finditer(self.text)]
        text: list[str] = []
        starts: list[int] = []
        ends: list[int] = []
        at = 0
        for found in pattern.finditer(self.text):
            first, last = found.span()
            if rooms is not None and not any(low <= first and last <= high for low, high in rooms):
                continue
            words = made(found)
            if words is None or first == last:
                continue
            text += self.text[at:first], words
            starts += [*self.starts[at:first], *[self.starts[first]] * len(words)]
            ends += [*self.ends[at:first], *[self.ends[last - 1]] * len(words)]
            at = last
        if not at:
            return self
        return Glossed(
            self.original, "".join((*text, self.text[at:])), [*starts, *self.starts[at:]], [*ends, *self.ends[at:]]
        )


@dataclass(frozen=True, slots=True)
class Words:
    """Patterns of one language, each group with the English word of each pattern."""

    pattern: re.Pattern[str]
    english: tuple[str, ...]

    @classmethod
    def of(cls, group: Mapping[str, Mapping[str, Sequence[str]]], language: str, place: tuple[str, str]) -> Words:
        """The words of a group, English to those of each language; `place` is what stands before and behind them."""
        pairs = [(word, english) for english, words in group.items() for word in words[language]]
        pairs.sort(key=lambda pair: -len(pair[0]))  # where two begin alike the longer one is meant
        before, behind = place
        patterns = "|".join(f"({loosely(word)})" for word, _ in pairs)
        pattern = re.compile(f"{before}(?:{patterns}){behind}", re.IGNORECASE | re.MULTILINE)
        return cls(pattern, tuple(english for _, english in pairs))

    def word(self, found: re.Match[str]) -> str:
        """The English word of what was found, with a capital where that has one."""
        word = self.english[(found.lastindex or 1) - 1]
        return f"{word[0].upper()}{word[1:]}" if found[0].lstrip()[:1].isupper() else word


def language_of(text: str) -> str:
    """The language other than English in whose labels a text says armour class and hit points; empty if in none."""
    most = {language: len(said) for language in LANGUAGES if (said := _labels_in(text, language)) is not None}
    return max(most, key=lambda one: most[one]) if most else ""


def _labels_in(text: str, language: str) -> set[str] | None:
    """The labels that a text has in a language; None where those that make a stat block are missing."""
    labels = _words("labels", language)
    found: dict[str, str] = {}
    for one in labels.pattern.finditer(text):
        found.setdefault(labels.word(one), text[one.end() : one.end() + 8].lstrip(" :"))
    needed = [found.get(label, "")[:1] for label in ("Armor Class", "Hit Points")]
    return set(found) if all(sign.isdigit() for sign in needed) else None


def in_english(text: str, language: str) -> Glossed:
    """A stat block of a language in the English words that the readers know; names and sentences become no prose."""
    made = Glossed.of(text).replaced(_DIVIDED, lambda _: "").replaced(_MODIFIERS, lambda _: " ")
    made = made.replaced(_LINE, lambda line: _kind_line(line[0], language))
    labels = _words("labels", language)
    made = made.replaced(
        labels.pattern, lambda found: f"{labels.word(found)} " if found[0].lstrip()[:1].isupper() else None
    )
    sections = _words("sections", language)
    made = made.replaced(sections.pattern, sections.word).replaced(_IN_METRES, _in_feet)
    damage = _words("damage", language)
    for pattern, template in _sentences(language):
        made = made.replaced(pattern, partial(_filled, template, language))
    made = made.replaced(damage.pattern, damage.word, within=_DEFENCES)
    for group in ("conditions", "skills", "said", "abilities"):
        words = _words(group, language)
        made = made.replaced(words.pattern, words.word)
    return made.replaced(_TITLE, lambda found: _title(found, made, language))


def _kind_line(line: str, language: str) -> str | None:
    """`Humanoide pequeño (trasgo), neutral malvado` as `Small Humanoid (trasgo), neutral malvado`."""
    bare = _IN_BRACKETS.sub(" ", line)
    head, comma, alignment = bare.partition(",")
    sizes, types = _words("sizes", language), _words("types", language)
    size, kind = sizes.pattern.search(head), types.pattern.match(head.strip())
    if not comma or size is None or kind is None or len(line) > 120 or "." in line:
        return None
    inner = _IN_BRACKETS.search(line)
    subtype = f" ({inner[1]})" if inner else ""
    return f"{sizes.word(size)} {types.word(kind)}{subtype},{alignment}"


def _in_feet(found: re.Match[str]) -> str:
    feet = [round(float(one.replace(",", ".")) * 10 / 3) for one in found.groups() if one]
    return f"{'/'.join(map(str, feet))} ft"


def _title(found: re.Match[str], source: Glossed, language: str) -> str | None:
    """The name of a trait or an action as English sets it; None for a sentence that begins in this line."""
    before, title = found.string[max(0, found.start() - 300) : found.start()], found["title"]
    words = source.written(*found.span("title")).partition("(")[0].split()
    starts = _words("begins", language)
    line = before.rstrip("\n ").rpartition("\n")[2]
    goes_on = bool(_GOES_ON.search(before)) and not _ENGLISH_LABEL.match(line) and not line.strip().istitle()
    if len(words) > _MOST_WORDS or starts.pattern.fullmatch(words[0]) or goes_on:
        return None
    name, bracket, inner = title.partition("(")
    capitals = re.sub(r"(?<![\w'’-])[^\W\d]", lambda one: unicodedata.normalize("NFD", one[0])[0].upper(), name)
    return f"{capitals}{bracket}{inner}."


def _filled(template: str, language: str, found: re.Match[str]) -> str:
    """A sentence's English with what was found in it; names of groups say which words stand there."""
    values = {}
    for name, value in found.groupdict().items():
        group = _GROUPS.get(name)
        words = None if group is None else _words(group, language)
        match = None if words is None else words.pattern.search(value or "")
        values[name] = words.word(match) if words is not None and match is not None else value or ""
    return template.format(**values)


_GROUPS = {"ability": "abilities", "type": "damage"}
"""What is found under a name stands in the English sentence by the English word of a group."""
_PART = re.compile(r"~([\w ]+)~")


@lru_cache(maxsize=8)
def _sentences(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """What stands in another order than in English, in the order in which it is looked for."""
    table = table_of(_WORDS_FILE)
    parts = {english: _alternatives(words[language]) for english, words in table["parts"].items()}
    parts |= {"abilities": _any("abilities", language), "damage types": _any("damage", language)}
    return tuple(
        (re.compile(_PART.sub(lambda part: parts[part[1]], one["said"]), re.IGNORECASE), one["english"])
        for one in table["sentences"]
    )


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
def _words(group: str, language: str) -> Words:
    return Words.of(table_of(_WORDS_FILE)[group], language, _PLACES.get(group, _ANYWHERE))


def _any(group: str, language: str) -> str:
    words = [word for one in table_of(_WORDS_FILE)[group].values() for word in one[language]]
    return _alternatives(sorted(words, key=len, reverse=True))


def _alternatives(words: Sequence[str]) -> str:
    return f"(?:{'|'.join(map(loosely, words))})"


def loosely(word: str) -> str:
    """A word of the table as a pattern: any space for a blank, accents that may be missing, endings for `@`."""
    letters = []
    for letter in word.replace(" ", r"\s+").replace("@", _ENDING):
        bare = unicodedata.normalize("NFD", letter)[0]
        letters.append(letter if bare == letter else f"[{bare}{letter}]")
    return "".join(letters)
