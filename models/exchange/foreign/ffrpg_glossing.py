"""Stat blocks of FFRPG in other languages put into the English words that are read, each in the place of its own."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from importlib import resources
from typing import Any

from models.exchange.foreign.glossing import LANGUAGES, Glossed, Words, loosely

_WORDS_FILE = "ffrpg_words.toml"
_PLACES = {
    "stats": (r"(?<![\w.])", r"(?=\.?[ \t]*[:=]?[ \t]*[+]?\d)(?!\w)"),
    "attributes": (r"(?<=[x×*\s])", r"\b"),
    "level": (r"(?<!\w)", r"(?=[ \t]*:?[ \t]*\d)"),
    "affinities": (r"^[ \t]*", r"(?=[ \t]*[:=])"),
}
"""A group of words to what stands before and behind them; else no other letter does."""
_CODE = re.compile(r"\d{1,2}[ \t]*[x×*][ \t]*[^\W\d_]{3,10}")
_BEHIND_CODE = re.compile(r"[+][ \t]*\d{0,2}[dD]\d{1,3}[^\n]*")
_LEVEL = re.compile(r"Level[ \t]*:?[ \t]*\d[^\n]*")
_AFFINITY = re.compile(r"^[ \t]*(?:Weakness|Resistance|Status Immunity|Immunity|Absorbs)[ \t]*[:=][^\n]+", re.MULTILINE)
_BRACKET = re.compile(r"\([^()\n]*\)(?=[ \t]*[:,]?[ \t]*\(?\d{1,2}[ \t]*[x×*])")


def in_english(text: str, language: str) -> Glossed:
    """A stat block of a language in the English words that its reader knows."""
    made = Glossed.of(text)
    for group, within in (
        ("level", None),
        ("stats", None),
        ("attributes", _CODE),
        ("affinities", None),
        ("ranks", _LEVEL),
        ("categories", _LEVEL),
        ("elements", _AFFINITY),
        ("statuses", _AFFINITY),
        ("elements", _BEHIND_CODE),
        ("blows", _BEHIND_CODE),
        ("speeds", _BRACKET),
    ):
        words = _words(group, language)
        made = made.replaced(words.pattern, words.word, within)
    return made


def glossed(text: str, is_block: re.Pattern[str]) -> Glossed:
    """The text in English if its words make a stat block of it in no other language that is known."""
    if is_block.search(text):
        return Glossed.of(text)
    for language in LANGUAGES:
        made = in_english(text, language)
        if made.is_other and is_block.search(made.text):
            return made
    return Glossed.of(text)


def category_in(written: str) -> str:
    """How a text calls the category of a monster, in its own words; empty where it calls it none."""
    found = (_words("categories", language).pattern.search(written) for language in LANGUAGES)
    return next((one[0].capitalize() for one in found if one is not None), "")


@lru_cache(maxsize=1)
def _table() -> dict[str, Any]:
    return tomllib.loads((resources.files(__package__) / _WORDS_FILE).read_text(encoding="utf-8"))


@lru_cache(maxsize=32)
def _words(group: str, language: str) -> Words:
    """The words of a group where they stand as it wants it, the longer ones first."""
    pairs = [(word, english) for english, words in _table()[group].items() for word in words[language]]
    pairs.sort(key=lambda pair: -len(pair[0]))
    before, behind = _PLACES.get(group, (r"(?<!\w)", r"(?!\w)"))
    patterns = "|".join(f"({loosely(word)})" for word, _ in pairs)
    return Words(
        re.compile(f"{before}(?:{patterns}){behind}", re.IGNORECASE | re.MULTILINE),
        tuple(english for _, english in pairs),
    )
