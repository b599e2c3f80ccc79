"""Stat blocks of other languages put into the English words that are read, with the places of what was written.

A block is gone through once, line by line: how a line begins says what it is, and what may be found in it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from models.exchange.foreign.text.phrases import RUN, LanguagePhrases, Phrase, phrases_of
from models.exchange.foreign.text.translated_text import Edit, GlossedText
from models.exchange.foreign.text.vocabulary import (
    LANGUAGES,
    WordPatterns,
    heads,
    loosely,
    pairs_of,
    plain,
    table_of,
    without_accents,
)

FILE = "block_words.toml"
_PART = re.compile(r"~([\w ]+)~")
_WORD = (r"(?<![\w-])", r"(?![\w-])")
_PLACES = {
    "damage": _WORD,
    "conditions": _WORD,
    "skills": _WORD,
    "said": (r"(?<![\w-])", r"(?!\w)"),
}
"""Groups whose words may stand wherever a word begins to what stands before and behind them, in their order."""
_ABILITIES = {"abilities": (r"(?<![\w-])", r"(?=[ ]*[:|(]?[ ]*[+-]?\d|[ ]*$|[ ]+[a-z]{3}\b|[ ]+(?:saving|cd|dc)\b)")}
_IN_LINES = {
    "sections": (r"[ ]*", r"[ ]*:?[ ]*$"),
    "labels": (r"[ ]*", r"(?!\w)(?![ ]*\.)[ ]*:?[ ]*"),
    "types": (r"[ ]*", r"(?![\w-])"),
}
"""The same for what stands at the start of a line."""
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
"""Words of the name of a trait or an action."""
_LONGEST_KIND = 120
_ENDS = (".", "!", "?", ":", ")", "”", "»")
"""How a line ends behind which no sentence goes on in the next."""


@lru_cache(maxsize=256)
def _feet(metres: str) -> int:
    return round(float(metres.replace(",", ".")) * 10 / 3)


def _in_feet(match: re.Match[str]) -> str:
    near, far, unit, radius = match.groups()
    feet = "/".join(str(_feet(item)) if unit.startswith("m") else item for item in (near, far) if item)
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
        table = table_of(FILE)
        self._groups = {
            name: WordPatterns.of(pairs_of(table[group], language), _WORD) for name, group in _GROUPS.items()
        }
        parts = parts_of(language)
        self._attacks = [re.compile("|".join(map(loosely, parts[part]))) for part in ("spell", "melee", "ranged")]
        self.sentences = [*(self._sentence(item, parts) for item in table["sentences"]), _IN_FEET]
        words = phrases_of(table, language, _PLACES) + phrases_of(table, language, _ABILITIES, "")
        self.phrases = LanguagePhrases(self.sentences, words)
        self._begun = LanguagePhrases((), [_COLUMNS, *phrases_of(table, language, _IN_LINES)]).begun(_STARTS)
        self.signs = [
            re.compile(rf"\n[ ]*(?:{'|'.join(map(loosely, table['labels'][label][language]))})[ ]*:?[ ]*\d")
            for label in _NEEDED
        ]
        self.sizes = WordPatterns.of(pairs_of(table["sizes"], language), _WORD)
        self.begins = WordPatterns.of(pairs_of(table["begins"], language), _WORD)

    def _sentence(self, record: Mapping[str, Any], parts: Mapping[str, Sequence[str]]) -> Phrase:
        """What stands in another order than in English."""
        said = _PART.sub(lambda part: f"(?:{'|'.join(map(loosely, parts[part[1]]))})", without_accents(record["said"]))
        begun = tuple(head for name in record["begins"] for head in _begins(name, parts))
        return Phrase("sentences", begun, re.compile(said), partial(self._filled, record["english"]))

    def _filled(self, template: str, match: re.Match[str]) -> str | None:
        """A sentence's English with what was found in it; names of groups say which words stand there."""
        values = match.groupdict()
        for name, group in self._groups.items():
            if name in values:
                values[name] = group.said(values[name])
        if "attack" in values:
            kind = self._kind_of_attack(values["attack"])
            return template.format(attack=kind) if kind else None
        if (values.pop("unit", None) or "").startswith("m"):
            values = {name: str(_feet(value)) for name, value in values.items() if value}
        return template.format(**values)

    def _kind_of_attack(self, said: str) -> str:
        """How one strikes, and whether with a spell; empty where a sentence says nothing of it."""
        spell, *how = (pattern.search(said) for pattern in self._attacks)
        told = [word for word, found in zip(("melee", "ranged"), how, strict=True) if found]
        return f"{' or '.join(told)} {'spell' if spell else 'weapon'}" if told else ""

    def start(self, low: str, at: int, end: int) -> tuple[str, re.Match[str], str] | None:
        """What stands at the start of a line of a plain text: its group, where, and its English; None if nothing."""
        first = RUN.search(low, at, end)
        for phrase in () if first is None else self._begun[first[0]][1]:
            if match := phrase.pattern.match(low, at):
                return phrase.group, match, phrase.made(match) or ""
        return None


_GROUPS = {"ability": "abilities", "type": "damage"}
"""What is found under a name stands in the English sentence by the English word of a group."""


@lru_cache(maxsize=8)
def vocabulary(language: str) -> TranslationVocabulary:
    """The words of a language, read once."""
    return TranslationVocabulary(language)


def parts_of(language: str) -> dict[str, list[str]]:
    """The parts of sentences to how each may be said, the longer first where one begins as another does."""
    table = table_of(FILE)
    parts = {name: list(words[language]) for name, words in table["parts"].items()}
    for name, group in (("abilities", "abilities"), ("damage types", "damage")):
        parts[name] = [word for word, _ in pairs_of(table[group], language)]
    return parts


def _begins(name: str, parts: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """The heads of a part, of whole words where a blank stands behind its name; what is none is a head itself."""
    end = name[len(name.rstrip()) :]
    words = parts.get(name.rstrip())
    return (name,) if words is None else tuple(head for word in words for head in heads(f"{word}{end}"))


def language_of(text: str) -> str:
    """The language other than English in whose labels a text says armour class and hit points; empty if in none."""
    low = f"\n{plain(text)}"
    blocks = [item for item in LANGUAGES if all(sign.search(low) for sign in vocabulary(item).signs)]
    return blocks[0] if len(blocks) == 1 else max(blocks, key=partial(_told_in, text), default="")


def _told_in(text: str, language: str) -> int:
    """How much of a whole block is known in a language."""
    return len(_TranslatedLines(text, vocabulary(language)).edits())


def in_english(text: str, language: str) -> GlossedText:
    """A stat block of a language in the English words that the readers know; names and sentences become no prose."""
    whole = GlossedText(text)
    if "-\n" in text or "- \n" in text:
        whole = whole.edited((*match.span(), "") for match in _DIVIDED.finditer(text))
    return whole.edited(_TranslatedLines(whole.text, vocabulary(language)).edits())


def _is_open(line: str) -> bool:
    """Whether a sentence that stands in a line may go on in the next."""
    told = line.strip()
    return bool(told) and not told.endswith(_ENDS) and not told.istitle()


class _TranslatedLines:
    """The lines of a text on their way into English."""

    def __init__(self, text: str, known: TranslationVocabulary) -> None:
        self._text, self._low, self._known = text, plain(text), known
        self._goes_on = False
        """Whether a sentence may go on in the next line."""

    def edits(self) -> list[Edit]:
        """What is put in the place of what; a sentence may reach into the next line."""
        told: list[Edit] = []
        at = done = 0
        for line in self._text.split("\n"):
            end = at + len(line)
            found, groups = self._start(line, at, end) if done <= at else (None, _IN_TEXT)
            if found is not None:
                told.append(found)
            done = max(done, at if found is None else found[1])
            self._goes_on = groups is _IN_TEXT and _is_open(line)
            if done < end and (more := self._known.phrases.edits(self._low, done, end, groups)):
                told += more
                done = more[-1][1]
            at = end + 1
        return told

    def _start(self, line: str, at: int, end: int) -> tuple[Edit | None, frozenset[str]]:
        """What a line begins with in English, and what may stand behind it."""
        found = self._known.start(self._low, at, end)
        if found is None:
            return (None if self._goes_on else self._title(at)), _IN_TEXT
        group, match, english = found
        if group == "types":
            return self._kind(line, at, english), _IN_TEXT
        if group == "labels" and not line.lstrip()[:1].isupper():
            return None, _IN_TEXT
        groups = _IN_DEFENCES if english.startswith("Damage ") else _IN_FIELD
        return (at, match.end(), f"{english} " if group == "labels" else english), groups

    def _kind(self, line: str, at: int, kind: str) -> Edit | None:
        """`Humanoide pequeño (trasgo), neutral malvado` as `Small humanoid (trasgo), neutral malvado`."""
        if "." in line or "," not in line or len(line) > _LONGEST_KIND:
            return None
        head, comma, alignment = _IN_BRACKETS.sub(" ", line).partition(",")
        size = self._known.sizes.pattern.search(plain(head)) if comma else None
        if size is None:
            return None
        inner = _IN_BRACKETS.search(line)
        subtype = f" ({inner[1]})" if inner else ""
        return at, at + len(line), f"{self._known.sizes.word(size)} {kind}{subtype},{alignment}"

    def _title(self, at: int) -> Edit | None:
        """The name of a trait or an action as English sets it; None for a sentence that begins in this line."""
        found = _TITLE.match(self._text, at)
        if found is None:
            return None
        name = found["name"]
        words = name.split()
        if len(words) > _MOST_WORDS or self._known.begins.pattern.fullmatch(plain(words[0])):
            return None
        return (*found.span("name"), _FIRST_LETTER.sub(lambda match: plain(match[0]).upper(), name))
