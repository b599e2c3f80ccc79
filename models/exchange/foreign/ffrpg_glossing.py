"""Stat blocks of FFRPG in other languages, put into the English words that their reader knows."""

from __future__ import annotations

import re
from functools import lru_cache

from models.exchange.foreign.glossed import Glossed
from models.exchange.foreign.vocabulary import LANGUAGES, Words, pairs_of, table_of

_WORDS_FILE = "ffrpg_words.toml"
_PLACES = {
    "stats": (r"(?<![\w.])", r"(?=\.?[ \t]*[:=]?[ \t]*[+]?\d)(?!\w)"),
    "attributes": (r"(?<=[x×*\s])", r"\b"),
    "level": (r"(?<!\w)", r"(?=[ \t]*:?[ \t]*\d)"),
    "affinities": (r"^[ \t]*", r"(?=[ \t]*[:=])"),
}
"""A group of words to what has to stand before and behind them."""
_ANYWHERE = (r"(?<!\w)", r"(?!\w)")
"""The same for all other groups: no part of a longer word."""
_CODE = re.compile(r"\d{1,2}[ \t]*[x×*][ \t]*[^\W\d_]{3,10}")
_BEHIND_CODE = re.compile(r"[+][ \t]*\d{0,2}[dD]\d{1,3}[^\n]*")
_LEVEL = re.compile(r"Level[ \t]*:?[ \t]*\d[^\n]*")
_AFFINITY = re.compile(r"^[ \t]*(?:Weakness|Resistance|Status Immunity|Immunity|Absorbs)[ \t]*[:=][^\n]+", re.MULTILINE)
_BRACKET = re.compile(r"\([^()\n]*\)")


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
        ("blows", _BRACKET),
    ):
        words = _words(group, language)
        made = made.replaced(words.pattern, words.word, within)
    return made


def glossed(text: str, is_block: re.Pattern[str]) -> Glossed:
    """A stat block in English words, whatever language it is written in; a text that is none stays as it is."""
    bare = Glossed.of(text)
    if is_block.search(text):
        return bare
    for language in LANGUAGES:
        stats = _words("stats", language)
        # By their statistics alone most texts are seen to be no block.
        if is_block.search(bare.replaced(stats.pattern, stats.word).text):
            return in_english(text, language)
    return bare


def category_in(written: str) -> str:
    """How a text calls the category of a monster, in its own words; empty where it calls it none."""
    found = (_words("categories", language).pattern.search(written) for language in LANGUAGES)
    return next((one[0].capitalize() for one in found if one is not None), "")


@lru_cache(maxsize=32)
def _words(group: str, language: str) -> Words:
    return Words.of(pairs_of(table_of(_WORDS_FILE)[group], language), _PLACES.get(group, _ANYWHERE))
