"""Translates FFRPG stat blocks into the English words of their reader."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

from models.exchange.foreign.text.phrases import LanguagePhrases, phrases_of
from models.exchange.foreign.text.translated_text import Edit, TranslatedText
from models.exchange.foreign.text.vocabulary import LANGUAGES, WordPatterns, pairs_of, plain_lower, word_table
from rules.text.messages import terms

_FILE = "ffrpg_words.toml"
_WORD = (r"(?<!\w)", r"(?!\w)")
_PLACES = {
    "level": (r"(?<!\w)", r"(?=[ \t]*:?[ \t]*\d)"),
    "stats": (r"(?<![\w.])", r"(?=\.?[ \t]*[:=]?[ \t]*[+]?\d)(?!\w)"),
    "counted": (r"(?<=\d )", r"(?!\w)(?![ \t]*[:=]?[ \t]*\d)"),
    **dict.fromkeys(("ranks", "categories", "elements", "kinds", "statuses", "blows", "speeds", "small"), _WORD),
}
"""Groups of words to the patterns before and behind them; earlier groups are tried first."""
_AFFINITIES = (r"[ \t]*", r"(?=[ \t]*[:=])")
_BARE_AFFINITIES = ("Weakness", "Resistance", "Immunity", "Absorbs", "Null")
_WITH_NUMBERS = ("Shields", "Incarnations")
"""Labels of what has statistics of its own."""
_ATTRIBUTES = (r"", r"\b")
_COUNTED = ("HP", "MP", "XP")
"""Statistics that may stand behind their number: `42 PV`."""
_ANYWHERE = frozenset({"level", "stats", "counted"})
_IN_LEVEL = _ANYWHERE | {"ranks", "categories"}
_IN_AFFINITY = frozenset({"elements", "kinds", "statuses"})
_IN_BRACKET = _ANYWHERE | {"speeds", "blows"}
_BEHIND_CODE = _ANYWHERE | {"elements", "statuses", "blows", "speeds"}
_EVERYTHING = frozenset(_PLACES)
_LETTERS = {"es": "ñ¿¡", "pt": "ãõçâêô"}
"""Letters of one language alone."""
_CODE = re.compile(r"\d{1,2}[ \t]*[x×*][ \t]*(?=[^\W\d_]{3,10})")
_DIE = re.compile(r"[+][ \t]*\d{0,2}d\d{1,3}")
_BRACKET = re.compile(r"\([^()\n]*\)")
_GAP = re.compile(r"[;,.|·][ \t]{0,9}(?:(?:y|e)[ \t]{1,9})?|[ \t](?:y|e)[ \t]{1,9}")
"""What stands between two lists in a line."""
_COSTS_BEHIND_COLON = re.compile(r"[^\d:(\n]{1,60}:[ \t]{0,9}(?=\d{1,3}[ \t]?pm\b|(?:pm|tc)[ \t]?\d)")
"""An ability whose costs have no bracket: `Veneno: 6 PM, TC 4, …`."""
_HP = re.compile(r"\bhp\b\W{0,6}\d", re.IGNORECASE)


class _Vocabulary:
    """The words of a language, by where they may stand."""

    def __init__(self, language: str) -> None:
        table = word_table(_FILE)
        statuses = _with_own_words(table["statuses"], language)
        counted = {english: table["stats"][english] for english in _COUNTED}
        groups = {**table, "statuses": statuses, "counted": counted}
        self.phrases = LanguagePhrases((), phrases_of(groups, language, _PLACES))
        self.affinities = WordPatterns.of(pairs_of(table["affinities"], language), _AFFINITIES)
        bare_pairs = [pair for pair in pairs_of(table["affinities"], language) if pair[1] in _BARE_AFFINITIES]
        self.bare_affinities = WordPatterns.of(bare_pairs, (r"[ \t]*", r"(?=[ \t]+[^\W\d][^(:=\d\n]*$)"))
        """Labels without a colon before nothing but words: `Resiste fuego, hielo`."""
        self.attributes = WordPatterns.of(pairs_of(table["attributes"], language), _ATTRIBUTES)
        self.level = WordPatterns.of(pairs_of(table["level"], language), _PLACES["level"])
        self.categories = WordPatterns.of(pairs_of(table["categories"], language), _WORD)

    def edits(self, text: str) -> list[Edit]:
        """Return the edits of a plain text."""
        edits: list[Edit] = []
        position = 0
        for line in text.split("\n"):
            end = position + len(line)
            edits += self._line_edits(text, position, end)
            position = end + 1
        return edits

    def _line_edits(self, text: str, position: int, end: int) -> list[Edit]:
        """Return the edits of a line: an affinity, a level, attacks with brackets and codes, or numbers."""
        if lists := self._lists_edits(text, position, end):
            return lists
        if costs := _COSTS_BEHIND_COLON.match(text, position, end):
            return [
                *self.phrases.edits(text, position, costs.end(), _ANYWHERE),
                *(self._code_edits(text, costs.end(), end) or self.phrases.edits(text, costs.end(), end, _BEHIND_CODE)),
            ]
        if match := self.level.pattern.search(text, position, end):
            return [
                *self.phrases.edits(text, position, match.start(), _ANYWHERE),
                *self.phrases.edits(text, match.start(), end, _IN_LEVEL),
            ]
        edits: list[Edit] = []
        groups = _ANYWHERE
        for stop in (*(die.start() for die in _DIE.finditer(text, position, end)), end):
            for bracket in _BRACKET.finditer(text, position, stop):
                edits += self.phrases.edits(text, position, bracket.start(), groups)
                edits += self._bracket_edits(text, *bracket.span())
                position = bracket.end()
                groups = _BEHIND_CODE
            edits += self._code_edits(text, position, stop) or self.phrases.edits(text, position, stop, groups)
            position, groups = stop, _BEHIND_CODE
        return edits

    def _lists_edits(self, text: str, position: int, end: int) -> list[Edit]:
        """Return the edits of a line of lists, each label with what stands behind it; none of another line."""
        edits: list[Edit] = []
        label = self._label(text, position, end)
        while label is not None:
            following = next(
                (found for gap in _GAP.finditer(text, label[1], end) if (found := self._label(text, gap.end(), end))),
                None,
            )
            groups = _IN_AFFINITY | ({"stats"} if label[2] in _WITH_NUMBERS else set())
            edits += [label, *self.phrases.edits(text, label[1], end if following is None else following[0], groups)]
            label = following
        return edits

    def _label(self, text: str, position: int, end: int) -> Edit | None:
        """Return the edit of a list's label that stands at a position, or None."""
        for labels in (self.affinities, self.bare_affinities):
            if match := labels.pattern.match(text, position, end):
                return position, match.end(), labels.word(match)
        return None

    def _bracket_edits(self, text: str, start: int, end: int) -> list[Edit]:
        return self._code_edits(text, start, end) or self.phrases.edits(text, start, end, _IN_BRACKET)

    def _code_edits(self, text: str, start: int, end: int) -> list[Edit]:
        """Return the edit of a damage code's attribute."""
        code = _CODE.search(text, start, end)
        match = None if code is None else self.attributes.pattern.match(text, code.end())
        return [] if match is None else [(*match.span(), self.attributes.word(match))]


def _with_own_words(statuses: Mapping[str, Any], language: str) -> dict[str, Any]:
    """Return the words for statuses in a language, with those that the rules' own terms have."""
    import rules.ffrpg as book
    from rules.ffrpg.statuses.traits import NAMED

    own_terms = terms(str(book.__file__), _OF_TERMS[language])
    words = {english: list(told[language]) for english, told in statuses.items()}
    for label in NAMED.values():
        words.setdefault(label.lower(), []).extend([own_terms[label]] if label in own_terms else [])
    return {english: {language: told} for english, told in words.items()}


_OF_TERMS = {"es": "es", "pt": "pt_BR"}


@lru_cache(maxsize=8)
def _vocabulary(language: str) -> _Vocabulary:
    return _Vocabulary(language)


def is_list_label(words: str) -> bool:
    """Return whether words are the label of a list in another language: `Objetos`."""
    text = f"{plain_lower(words)}:"
    matches = (_vocabulary(language).affinities.pattern.match(text) for language in LANGUAGES)
    return any(match is not None and match.end() == len(text) - 1 for match in matches)


def in_english(text: str, language: str) -> TranslatedText:
    """Return a stat block of a language in its reader's English words."""
    return TranslatedText(text).edited(_vocabulary(language).edits(plain_lower(text)))


def translated(text: str, is_block: re.Pattern[str]) -> TranslatedText:
    """Return a stat block in English words, whatever its language; other texts unchanged."""
    original = TranslatedText(text)
    if is_block.search(text):
        return original
    plain = plain_lower(text)
    languages = sorted(LANGUAGES, key=partial(_foreignness, plain, text))
    translations = [in_english(text, language) for language in languages]
    known = next((translation for translation in translations if is_block.search(translation.text)), original)
    return translations[0] if known is original and not _HP.search(text) and _HP.search(translations[0].text) else known


def _foreignness(plain: str, text: str, language: str) -> int:
    """Return the negative number of a block's words and letters that are of a language."""
    vocabulary = _vocabulary(language)
    codes = sum(vocabulary.attributes.pattern.match(plain, code.end()) is not None for code in _CODE.finditer(plain))
    heads = sum(vocabulary.affinities.pattern.match(line) is not None for line in plain.split("\n"))
    letters = sum(text.count(letter) for letter in _LETTERS[language])
    return -(len(vocabulary.phrases.edits(plain, 0, len(plain), _EVERYTHING)) + codes + heads + letters)


def category_in(written: str) -> str:
    """Return a monster's category in the text's own words, or an empty string."""
    plain_text = plain_lower(written)
    matches = (_vocabulary(language).categories.pattern.search(plain_text) for language in LANGUAGES)
    return next((written[slice(*match.span())].capitalize() for match in matches if match is not None), "")
