"""Stat blocks of FFRPG in other languages, put into the English words that their reader knows."""

from __future__ import annotations

import re
from functools import lru_cache, partial

from models.exchange.foreign.text.phrases import LanguagePhrases, phrases_of
from models.exchange.foreign.text.translated_text import Edit, TranslatedText
from models.exchange.foreign.text.vocabulary import LANGUAGES, WordPatterns, pairs_of, plain_lower, word_table

_FILE = "ffrpg_words.toml"
_WORD = (r"(?<!\w)", r"(?!\w)")
_PLACES = {
    "level": (r"(?<!\w)", r"(?=[ \t]*:?[ \t]*\d)"),
    "stats": (r"(?<![\w.])", r"(?=\.?[ \t]*[:=]?[ \t]*[+]?\d)(?!\w)"),
    **dict.fromkeys(("ranks", "categories", "elements", "statuses", "blows", "speeds", "small"), _WORD),
}
"""A group of words to what has to stand before and behind them; of two the first is looked for first."""
_AFFINITIES = (r"[ \t]*", r"(?=[ \t]*[:=])")
_ATTRIBUTES = (r"", r"\b")
_ANYWHERE = frozenset({"level", "stats"})
_IN_LEVEL = _ANYWHERE | {"ranks", "categories"}
_IN_AFFINITY = frozenset({"elements", "statuses"})
_IN_BRACKET = _ANYWHERE | {"speeds", "blows"}
_BEHIND_CODE = _ANYWHERE | {"elements", "blows", "speeds"}
_EVERYTHING = frozenset(_PLACES)
_LETTERS = {"es": "ñ¿¡", "pt": "ãõçâêô"}
"""What is written in one of the languages alone."""
_CODE = re.compile(r"\d{1,2}[ \t]*[x×*][ \t]*(?=[^\W\d_]{3,10})")
_DIE = re.compile(r"[+][ \t]*\d{0,2}d\d{1,3}")
_BRACKET = re.compile(r"\([^()\n]*\)")


class _Vocabulary:
    """The words of a language, by where they may stand."""

    def __init__(self, language: str) -> None:
        table = word_table(_FILE)
        self.phrases = LanguagePhrases((), phrases_of(table, language, _PLACES))
        self.affinities = WordPatterns.of(pairs_of(table["affinities"], language), _AFFINITIES)
        self.attributes = WordPatterns.of(pairs_of(table["attributes"], language), _ATTRIBUTES)
        self.level = WordPatterns.of(pairs_of(table["level"], language), _PLACES["level"])
        self.categories = WordPatterns.of(pairs_of(table["categories"], language), _WORD)

    def edits(self, low: str) -> list[Edit]:
        """What is put in the place of what in a plain text."""
        told: list[Edit] = []
        at = 0
        for line in low.split("\n"):
            end = at + len(line)
            told += self._of_line(low, at, end)
            at = end + 1
        return told

    def _of_line(self, low: str, at: int, end: int) -> list[Edit]:
        """A line is of an affinity, of the level, or of attacks with their brackets and codes, or of numbers."""
        if match := self.affinities.pattern.match(low, at):
            head = (at, match.end(), self.affinities.word(match))
            return [head, *self.phrases.edits(low, match.end(), end, _IN_AFFINITY)]
        if match := self.level.pattern.search(low, at, end):
            return [
                *self.phrases.edits(low, at, match.start(), _ANYWHERE),
                *self.phrases.edits(low, match.start(), end, _IN_LEVEL),
            ]
        told: list[Edit] = []
        known = _ANYWHERE
        for last in (*(die.start() for die in _DIE.finditer(low, at, end)), end):
            for bracket in _BRACKET.finditer(low, at, last):
                told += self.phrases.edits(low, at, bracket.start(), known)
                told += self._in_bracket(low, *bracket.span())
                at = bracket.end()
                known = _BEHIND_CODE
            told += self._in_code(low, at, last) or self.phrases.edits(low, at, last, known)
            at, known = last, _BEHIND_CODE
        return told

    def _in_bracket(self, low: str, start: int, end: int) -> list[Edit]:
        return self._in_code(low, start, end) or self.phrases.edits(low, start, end, _IN_BRACKET)

    def _in_code(self, low: str, start: int, end: int) -> list[Edit]:
        """The attribute of a damage code."""
        code = _CODE.search(low, start, end)
        found = None if code is None else self.attributes.pattern.match(low, code.end())
        return [] if found is None else [(*found.span(), self.attributes.word(found))]


@lru_cache(maxsize=8)
def _vocabulary(language: str) -> _Vocabulary:
    return _Vocabulary(language)


def in_english(text: str, language: str) -> TranslatedText:
    """A stat block of a language in the English words that its reader knows."""
    return TranslatedText(text).edited(_vocabulary(language).edits(plain_lower(text)))


def glossed(text: str, is_block: re.Pattern[str]) -> TranslatedText:
    """A stat block in English words, whatever language it is written in; a text that is none stays as it is."""
    bare = TranslatedText(text)
    if is_block.search(text):
        return bare
    low = plain_lower(text)
    found = (in_english(text, language) for language in sorted(LANGUAGES, key=partial(_foreign_in, low, text)))
    return next((candidate for candidate in found if is_block.search(candidate.text)), bare)


def _foreign_in(low: str, text: str, language: str) -> int:
    """How little of a whole block is known to be of a language, by its words and its letters."""
    known = _vocabulary(language)
    codes = sum(known.attributes.pattern.match(low, code.end()) is not None for code in _CODE.finditer(low))
    heads = sum(known.affinities.pattern.match(line) is not None for line in low.split("\n"))
    letters = sum(text.count(letter) for letter in _LETTERS[language])
    return -(len(known.phrases.edits(low, 0, len(low), _EVERYTHING)) + codes + heads + letters)


def category_in(written: str) -> str:
    """How a text calls the category of a monster, in its own words; empty where it calls it none."""
    low = plain_lower(written)
    found = (_vocabulary(language).categories.pattern.search(low) for language in LANGUAGES)
    return next((written[slice(*match.span())].capitalize() for match in found if match is not None), "")
