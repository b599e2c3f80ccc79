"""Translates stat blocks into the English words that the readers know, keeping original positions.

A block is read once, line by line: the start of a line tells what may be in it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from models.exchange.foreign.text.phrases import RUN, LanguagePhrases, Phrase, phrases_of
from models.exchange.foreign.text.translated_text import Edit, TranslatedText
from models.exchange.foreign.text.vocabulary import (
    LANGUAGES,
    WordPatterns,
    pairs_of,
    plain_lower,
    without_accents,
    word_heads,
    word_pattern,
    word_table,
)

FILE = "block_words.toml"
_PART = re.compile(r"~([\w ]+)~")
_WORD = (r"(?<![\w-])", r"(?![\w-])")
_PLACES = {"damage": _WORD, "conditions": _WORD, "skills": _WORD, "said": (r"(?<![\w-])", r"(?!\w)")}
"""Groups of words that may stand anywhere, in their order, to the patterns before and behind them."""
_ABILITIES = {"abilities": (r"(?<![\w-])", r"(?=[ ]*[:|(]?[ ]*[+-]?\d|[ ]*$|[ ]+[a-z]{3}\b|[ ]+(?:saving|cd|dc)\b)")}
_IN_LINES = {
    "sections": (r"[ ]*", r"[ ]*:?[ ]*$"),
    "labels": (r"[ ]*", r"(?!\w)(?![ ]*\.)[ ]*:?[ ]*"),
    "types": (r"[ ]*", r"(?![\w-])"),
}
"""Groups of words at the start of a line, to the patterns before and behind them."""
_STARTS = frozenset({"columns", *_IN_LINES})
_IN_TEXT = frozenset({"sentences", "conditions", "skills", "said", "abilities"})
_IN_FIELD = _IN_TEXT | {"labels"}
_IN_DEFENCES = _IN_FIELD | {"damage"}
_NEEDED = ("Armor Class", "Hit Points")
_DIVIDED = re.compile(r"-(?<=[a-zß-ÿ]-)[ ]?\n[ ]?(?=[a-zß-ÿ])")
_MODS = re.compile(r"(?:[ ]{0,9}mod\.?(?:[ ]{1,9}salv\.?)?){1,9}[ ]{0,9}(?:\n|$)")
_COLUMNS = Phrase("columns", ("mod",), _MODS, lambda _: " ")
_IN_BRACKETS = re.compile(r"\(([^()\n]*)\)")
_TITLE = re.compile(r"[ ]*(?P<name>[A-ZÀ-Þ][^\n.:;,!?()]{0,70}+)(?:\([^()\n]{1,60}\))?[ ]*\.(?=[ \n]|$)")
_FIRST_LETTER = re.compile(r"(?<![\w'’-])[^\W\d]")
_MOST_WORDS = 8
"""Words in the name of a trait or action."""
_LONGEST_KIND = 120
_ENDS = (".", "!", "?", ":", ")", "”", "»")
"""Line endings after which no sentence continues."""


@lru_cache(maxsize=256)
def _feet(metres: str) -> int:
    return round(float(metres.replace(",", ".")) * 10 / 3)


def _in_feet(match: re.Match[str]) -> str:
    first, far, unit, radius = match.groups()
    feet = "/".join(str(_feet(item)) if unit.startswith("m") else item for item in (first, far) if item)
    return f"{feet}-foot radius" if radius else f"{feet} ft"


_NUMBER = r"(\d{1,4}(?:[.,]\d)?)"
_IN_FEET = Phrase(
    "sentences",
    ("0",),
    re.compile(rf"{_NUMBER}(?:\s*/\s*{_NUMBER})?\s*(m|metros?|pies|pes|ft)\b(\s+de\s+raio\b|\s+de\s+radio\b)?"),
    _in_feet,
)


class TranslationVocabulary:
    """The words of a language, by where they may stand."""

    def __init__(self, language: str) -> None:
        table = word_table(FILE)
        self._groups = {
            name: WordPatterns.of(pairs_of(table[group], language), _WORD) for name, group in _GROUPS.items()
        }
        parts = parts_of(language)
        self._attacks = [re.compile("|".join(map(word_pattern, parts[part]))) for part in ("spell", "melee", "ranged")]
        self.sentences = [*(self._sentence(item, parts) for item in table["sentences"]), _IN_FEET]
        words = phrases_of(table, language, _PLACES) + phrases_of(table, language, _ABILITIES, "")
        self.phrases = LanguagePhrases(self.sentences, words)
        self._line_starts = LanguagePhrases((), [_COLUMNS, *phrases_of(table, language, _IN_LINES)]).candidates(_STARTS)
        self.signs = [
            re.compile(rf"\n[ ]*(?:{'|'.join(map(word_pattern, table['labels'][label][language]))})[ ]*:?[ ]*\d")
            for label in _NEEDED
        ]
        self.sizes = WordPatterns.of(pairs_of(table["sizes"], language), _WORD)
        self.begins = WordPatterns.of(pairs_of(table["begins"], language), _WORD)

    def _sentence(self, record: Mapping[str, Any], parts: Mapping[str, Sequence[str]]) -> Phrase:
        """Return the phrase of a sentence whose word order differs from English."""
        pattern = _PART.sub(
            lambda part: f"(?:{'|'.join(map(word_pattern, parts[part[1]]))})", without_accents(record["said"])
        )
        heads = tuple(head for name in record["begins"] for head in _phrase_heads(name, parts))
        return Phrase("sentences", heads, re.compile(pattern), partial(self._fill, record["english"]))

    def _fill(self, template: str, match: re.Match[str]) -> str | None:
        """Return the English of a sentence with the matched words filled in; None if it is no attack."""
        values = match.groupdict()
        for name, group in self._groups.items():
            if name in values:
                values[name] = group.translated(values[name])
        if "attack" in values:
            kind = self._kind_of_attack(values["attack"])
            return template.format(attack=kind) if kind else None
        if (values.pop("unit", None) or "").startswith("m"):
            values = {name: str(_feet(value)) for name, value in values.items() if value}
        return template.format(**values)

    def _kind_of_attack(self, text: str) -> str:
        """Return `melee or ranged spell` and the like; empty if the text names no kind."""
        spell, *kinds = (pattern.search(text) for pattern in self._attacks)
        words = [word for word, match in zip(("melee", "ranged"), kinds, strict=True) if match]
        return f"{' or '.join(words)} {'spell' if spell else 'weapon'}" if words else ""

    def line_start(self, text: str, start: int, end: int) -> tuple[str, re.Match[str], str] | None:
        """Return the group, match and English of the start of a line of plain text; None if there is none."""
        first_word = RUN.search(text, start, end)
        for phrase in () if first_word is None else self._line_starts[first_word[0]][1]:
            if match := phrase.pattern.match(text, start):
                return phrase.group, match, phrase.english(match) or ""
        return None


_GROUPS = {"ability": "abilities", "type": "damage"}
"""Match group names to the group of words that translates their content."""


@lru_cache(maxsize=8)
def vocabulary(language: str) -> TranslationVocabulary:
    """Return the words of a language."""
    return TranslationVocabulary(language)


def parts_of(language: str) -> dict[str, list[str]]:
    """Return the parts of sentences to their wordings, longer ones first."""
    table = word_table(FILE)
    parts = {name: list(words[language]) for name, words in table["parts"].items()}
    for name, group in (("abilities", "abilities"), ("damage types", "damage")):
        parts[name] = [word for word, _ in pairs_of(table[group], language)]
    return parts


def _phrase_heads(name: str, parts: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """Return the heads of a sentence part (whole words if a blank follows its name), or the name itself."""
    suffix = name[len(name.rstrip()) :]
    words = parts.get(name.rstrip())
    return (name,) if words is None else tuple(head for word in words for head in word_heads(f"{word}{suffix}"))


def language_of(text: str) -> str:
    """Return the language whose labels a text uses for armour class and hit points; empty for none."""
    plain = f"\n{plain_lower(text)}"
    languages = [language for language in LANGUAGES if all(sign.search(plain) for sign in vocabulary(language).signs)]
    return languages[0] if len(languages) == 1 else max(languages, key=partial(_translation_count, text), default="")


def _translation_count(text: str, language: str) -> int:
    """Return how many phrases of a text are known in a language."""
    return len(_TranslatedLines(text, vocabulary(language)).edits())


def in_english(text: str, language: str) -> TranslatedText:
    """Return a stat block in the readers' English words; names and prose are not translated."""
    translated = TranslatedText(text)
    if "-\n" in text or "- \n" in text:
        translated = translated.edited((*match.span(), "") for match in _DIVIDED.finditer(text))
    return translated.edited(_TranslatedLines(translated.text, vocabulary(language)).edits())


def _is_open(line: str) -> bool:
    """Return whether a sentence in a line may continue in the next."""
    stripped = line.strip()
    return bool(stripped) and not stripped.endswith(_ENDS) and not stripped.istitle()


class _TranslatedLines:
    """Translates the lines of a text."""

    def __init__(self, text: str, known: TranslationVocabulary) -> None:
        self._text, self._low, self._known = text, plain_lower(text), known
        self._continues = False
        """Whether a sentence may continue in the next line."""

    def edits(self) -> list[Edit]:
        """Return all edits; a sentence may reach into the next line."""
        edits: list[Edit] = []
        position = done = 0
        for line in self._text.split("\n"):
            end = position + len(line)
            first_edit, groups = self._start(line, position, end) if done <= position else (None, _IN_TEXT)
            if first_edit is not None:
                edits.append(first_edit)
            done = max(done, position if first_edit is None else first_edit[1])
            self._continues = groups is _IN_TEXT and _is_open(line)
            if done < end and (phrase_edits := self._known.phrases.edits(self._low, done, end, groups)):
                edits += phrase_edits
                done = phrase_edits[-1][1]
            position = end + 1
        return edits

    def _start(self, line: str, position: int, end: int) -> tuple[Edit | None, frozenset[str]]:
        """Return the edit for the start of a line, and the groups that may follow it."""
        start = self._known.line_start(self._low, position, end)
        if start is None:
            return (None if self._continues else self._title(position)), _IN_TEXT
        group, match, english = start
        if group == "types":
            return self._kind(line, position, english), _IN_TEXT
        if group == "labels" and not line.lstrip()[:1].isupper():
            return None, _IN_TEXT
        groups = _IN_DEFENCES if english.startswith("Damage ") else _IN_FIELD
        return (position, match.end(), f"{english} " if group == "labels" else english), groups

    def _kind(self, line: str, position: int, kind: str) -> Edit | None:
        """Return the edit of a line of type and size.

        `Humanoide pequeño (trasgo), neutral malvado` starts with `Small humanoid`.
        """
        if "." in line or "," not in line or len(line) > _LONGEST_KIND:
            return None
        head, comma, alignment = _IN_BRACKETS.sub(" ", line).partition(",")
        size = self._known.sizes.pattern.search(plain_lower(head)) if comma else None
        if size is None:
            return None
        bracket = _IN_BRACKETS.search(line)
        subtype = f" ({bracket[1]})" if bracket else ""
        return position, position + len(line), f"{self._known.sizes.word(size)} {kind}{subtype},{alignment}"

    def _title(self, position: int) -> Edit | None:
        """Return the edit that writes a trait's or action's name as in English; None for a sentence."""
        match = _TITLE.match(self._text, position)
        if match is None:
            return None
        name = match["name"]
        words = name.split()
        if len(words) > _MOST_WORDS or self._known.begins.pattern.fullmatch(plain_lower(words[0])):
            return None
        return (*match.span("name"), _FIRST_LETTER.sub(lambda letter: plain_lower(letter[0]).upper(), name))
