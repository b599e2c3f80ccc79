"""What is typed into a search: words, `"words in a row"`, `-without`, fields as `level:3-5` and `tag:undead`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import OSA

from models.storage.errors import MESSAGES
from models.storage.store import folded
from rules.text.messages import LANGUAGES, messages_of

if TYPE_CHECKING:
    from collections.abc import Iterable

LEVEL, TAG, FOLDER, KIND, SOURCE = "level", "tag", "folder", "kind", "source"
FIELDS = (LEVEL, TAG, FOLDER, KIND, SOURCE)
"""What the library itself knows of a creature."""
MARKS = ("weak", "resist", "immune", "absorb")
"""What sheets may say of a creature, as far as it has a word of its own here; a system may have others."""
IS = "="
"""What joins a mark and its value in one word of the index."""
MOST_TERMS = 60
"""How many words of the index may stand for one that was typed."""
PIECE = re.compile(
    r'(?P<minus>-)?(?:(?P<field>[^\W\d_]+):(?:"(?P<held>[^"]*)"?|(?P<value>[^\s"]*))|"(?P<phrase>[^"]*)"?|(?P<word>[^\s"]+))'
)
"""One piece of what was typed."""
_WORD = re.compile(r"[^\W_]+")
_LEVELS = re.compile(r"(\d+)?(-|–|\+)?(\d+)?")
_BOUND = re.compile(r"([<>])(=?)(\d{1,9})")


class FieldQuery(NamedTuple):
    """One field with what it is asked for."""

    field: str
    value: str
    without: bool


@dataclass(frozen=True, slots=True)
class ParsedQuery:
    """What was typed, taken apart; all of it folded."""

    words: tuple[str, ...] = ()
    phrases: tuple[tuple[str, ...], ...] = ()
    without: tuple[tuple[str, ...], ...] = ()
    fields: tuple[FieldQuery, ...] = ()
    start: str = ""
    """The beginning of the names that are looked for."""
    is_nothing: bool = False
    """Whether something was typed and none of it can be looked for."""


@cache
def field_words() -> dict[str, str]:
    """How a field may be called, folded, in any of the languages: its id."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        for field in (*FIELDS, *MARKS):
            found[folded(field_word(field, language))] = field
    return found


@cache
def field_word(field: str, language: str) -> str:
    """How a field is called in a language."""
    return messages_of(MESSAGES, language).format(f"field-{field}") or field


def parts(text: str) -> tuple[str, ...]:
    """The words in a text as the index has them."""
    return tuple(_WORD.findall(folded(text)))


@lru_cache(maxsize=4096)
def mark(name: str, value: str) -> str:
    """A mark as it stands in the index."""
    return f"{''.join(parts(name))}{IS}{''.join(parts(value))}"


def read(text: str) -> ParsedQuery:
    """What was typed; nothing typed is ever wrong."""
    words: list[str] = []
    phrases: list[tuple[str, ...]] = []
    without: list[tuple[str, ...]] = []
    fields: list[FieldQuery] = []
    for piece in PIECE.finditer(text):
        minus = piece["minus"] is not None
        field, asked = folded(piece["field"] or ""), (piece["held"] or piece["value"] or "").strip()
        if asked or field in field_words():
            fields.append(FieldQuery(field_words().get(field, field), asked, minus))
        elif found := parts(piece["field"] or piece["phrase"] or piece["word"] or ""):
            if minus:
                without.append(found)
            elif piece["phrase"] is not None:
                phrases.append(found)
            else:
                words += found
    nothing = bool(text.strip()) and not (words or phrases or without or fields)
    plain = not (phrases or without or fields)
    return ParsedQuery(
        tuple(dict.fromkeys(words)),
        tuple(phrases),
        tuple(without),
        tuple(fields),
        folded(" ".join(text.split())) if plain else " ".join(words),
        nothing,
    )


def levels(value: str) -> tuple[int | None, int | None] | None:
    """The range in `3-5`, `3+`, `-5`, `3`, `>3` or `<=5`, whichever end comes first; None where there is none."""
    bound = _BOUND.fullmatch(value)
    if bound is not None:
        end = int(bound[3])
        return (end if bound[2] else end + 1, None) if bound[1] == ">" else (None, end if bound[2] else end - 1)
    found = _LEVELS.fullmatch(value)
    if found is None or not (found[1] or found[3]):
        return None
    low, high = (int(item) if item else None for item in (found[1], found[3]))
    if found[2] is None:
        return low, low
    return (high, low) if low is not None and high is not None and high < low else (low, high)


class IndexTerms:
    """Every word of the index, to find those in which another stands, or that are nearly it."""

    def __init__(self, terms: Iterable[str]) -> None:
        self._known: set[str] = set()
        self._text = "\n"
        self._letters: list[str] = []
        self._marks: dict[str, set[str]] = {}
        self.add(terms)

    def add(self, terms: Iterable[str]) -> None:
        """Takes up words that have come into the index; those that have left it do no harm."""
        fresh = [term for term in dict.fromkeys(terms) if term not in self._known]
        if fresh:
            self._known.update(fresh)
            self._text += "\n".join(fresh) + "\n"
            self._letters += [term for term in fresh if term.isalpha()]
            for name, is_mark, value in (term.partition(IS) for term in fresh if IS in term):
                if is_mark and value:
                    self._marks.setdefault(name, set()).add(value)

    def holding(self, part: str, *, of: str = "") -> list[str] | None:
        """The words in which a part stands, or marks `of` a name; None where they are too many to be listed."""
        found: list[str] = []
        text, last = self._text, -1
        wanted = f"\n{of}{IS}" if of else part
        place = text.find(wanted)
        while place >= 0:
            start = text.rfind("\n", 0, place + 1) + 1
            end = text.index("\n", start)
            term = text[start:end]
            if start != last and (part in term[len(of) + 1 :] if of else IS not in term):
                found.append(term)
                if len(found) > MOST_TERMS:
                    return None
            last = start
            place = text.find(wanted, end)
        return found

    def knows_mark(self, name: str) -> bool:
        """Whether any sheet says such a thing."""
        return f"\n{name}{IS}" in self._text

    def values(self, name: str) -> list[str]:
        """What sheets say of such a thing."""
        return sorted(self._marks.get(name, ()))

    def near(self, word: str) -> list[str]:
        """The words that are meant, if one or two letters of the typed one have slipped; those it begins count too."""
        if len(word) < 4:
            return []
        slips = 1 if len(word) < 7 else 2
        found = process.extract(word, self._letters, scorer=OSA.distance, score_cutoff=slips, limit=MOST_TERMS)
        if not found:
            starts = [term[: len(word)] for term in self._letters]
            found = process.extract(word, starts, scorer=OSA.distance, score_cutoff=slips, limit=MOST_TERMS)
        least = min((distance for _, distance, _ in found), default=0)
        return [self._letters[place] for _, distance, place in found if distance == least]
