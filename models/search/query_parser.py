"""The query language of the search: words, `"words in a row"`, `-without`, fields as `level:3-5` and `tag:undead`."""

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
"""What sheets may say of a creature and the library has words for; a system may have others."""
IS = "="
"""Joins a mark and its value in one word of the index."""
MOST_TERMS = 60
"""How many words of the index may stand for a typed one."""
PIECE = re.compile(
    r'(?P<minus>-)?(?:(?P<field>[^\W\d_]+):(?:"(?P<held>[^"]*)"?|(?P<value>[^\s"]*))|"(?P<phrase>[^"]*)"?|(?P<word>[^\s"]+))'
)
"""A piece of a typed query."""
_WORD = re.compile(r"[^\W_]+")
_LEVELS = re.compile(r"(\d+)?(-|–|\+)?(\d+)?")
_BOUND = re.compile(r"([<>])(=?)(\d{1,9})")


class FieldQuery(NamedTuple):
    """A field with the value asked for."""

    field: str
    value: str
    without: bool


@dataclass(frozen=True, slots=True)
class ParsedQuery:
    """A parsed query; all of it is folded."""

    words: tuple[str, ...] = ()
    phrases: tuple[tuple[str, ...], ...] = ()
    without: tuple[tuple[str, ...], ...] = ()
    fields: tuple[FieldQuery, ...] = ()
    start: str = ""
    """The beginning of the names that are sought."""
    is_void: bool = False
    """Whether something was typed and none of it can be searched for."""


@cache
def field_words() -> dict[str, str]:
    """Return the words for fields in any of the languages, folded, each with its field's id."""
    fields: dict[str, str] = {}
    for language in LANGUAGES:
        for field in (*FIELDS, *MARKS):
            fields[folded(field_word(field, language))] = field
    return fields


@cache
def field_word(field: str, language: str) -> str:
    """Return the word for a field in a language."""
    return messages_of(MESSAGES, language).format(f"field-{field}") or field


def words_in(text: str) -> tuple[str, ...]:
    """Return the words of a text as the index has them."""
    return tuple(_WORD.findall(folded(text)))


@lru_cache(maxsize=4096)
def index_mark(name: str, value: str) -> str:
    """Return a mark as it stands in the index."""
    return f"{''.join(words_in(name))}{IS}{''.join(words_in(value))}"


def parse(text: str) -> ParsedQuery:
    """Parse a query; nothing typed is ever wrong."""
    words: list[str] = []
    phrases: list[tuple[str, ...]] = []
    without: list[tuple[str, ...]] = []
    fields: list[FieldQuery] = []
    for piece in PIECE.finditer(text):
        minus = piece["minus"] is not None
        field, value = folded(piece["field"] or ""), (piece["held"] or piece["value"] or "").strip()
        if value or field in field_words():
            fields.append(FieldQuery(field_words().get(field, field), value, minus))
        elif piece_words := words_in(piece["field"] or piece["phrase"] or piece["word"] or ""):
            if minus:
                without.append(piece_words)
            elif piece["phrase"] is not None:
                phrases.append(piece_words)
            else:
                words += piece_words
    is_void = bool(text.strip()) and not (words or phrases or without or fields)
    is_plain = not (phrases or without or fields)
    return ParsedQuery(
        tuple(dict.fromkeys(words)),
        tuple(phrases),
        tuple(without),
        tuple(fields),
        folded(" ".join(text.split())) if is_plain else " ".join(words),
        is_void,
    )


def parse_levels(value: str) -> tuple[int | None, int | None] | None:
    """Return the range in `3-5`, `3+`, `-5`, `3`, `>3` or `<=5`, in either order; None if there is none."""
    bound = _BOUND.fullmatch(value)
    if bound is not None:
        limit = int(bound[3])
        return (limit if bound[2] else limit + 1, None) if bound[1] == ">" else (None, limit if bound[2] else limit - 1)
    match = _LEVELS.fullmatch(value)
    if match is None or not (match[1] or match[3]):
        return None
    lower, upper = (int(digits) if digits else None for digits in (match[1], match[3]))
    if match[2] is None:
        return lower, lower
    return (upper, lower) if lower is not None and upper is not None and upper < lower else (lower, upper)


class IndexTerms:
    """Every word of the index, to find those that contain another or are similar to it."""

    def __init__(self, terms: Iterable[str]) -> None:
        self._known: set[str] = set()
        self._text = "\n"
        self._letters: list[str] = []
        self._marks: dict[str, set[str]] = {}
        self.add(terms)

    def add(self, terms: Iterable[str]) -> None:
        """Add new words of the index; those that have left it do no harm."""
        fresh = [term for term in dict.fromkeys(terms) if term not in self._known]
        if fresh:
            self._known.update(fresh)
            self._text += "\n".join(fresh) + "\n"
            self._letters += [term for term in fresh if term.isalpha()]
            for name, is_mark, value in (term.partition(IS) for term in fresh if IS in term):
                if is_mark and value:
                    self._marks.setdefault(name, set()).add(value)

    def containing(self, part: str, *, mark_name: str = "") -> list[str] | None:
        """Return the words that contain a part, or the marks of a name; None if there are too many to list."""
        terms: list[str] = []
        text, last_start = self._text, -1
        sought = f"\n{mark_name}{IS}" if mark_name else part
        place = text.find(sought)
        while place >= 0:
            start = text.rfind("\n", 0, place + 1) + 1
            end = text.index("\n", start)
            term = text[start:end]
            if start != last_start and (part in term[len(mark_name) + 1 :] if mark_name else IS not in term):
                terms.append(term)
                if len(terms) > MOST_TERMS:
                    return None
            last_start = start
            place = text.find(sought, end)
        return terms

    def knows_mark(self, name: str) -> bool:
        """Whether any sheet has such a mark."""
        return f"\n{name}{IS}" in self._text

    def values(self, name: str) -> list[str]:
        """Return the values that sheets have under a mark."""
        return sorted(self._marks.get(name, ()))

    def similar(self, word: str) -> list[str]:
        """Return the words that may be meant if one or two letters of the typed one are wrong, or of its beginning."""
        if len(word) < 4:
            return []
        most_errors = 1 if len(word) < 7 else 2
        matches = process.extract(word, self._letters, scorer=OSA.distance, score_cutoff=most_errors, limit=MOST_TERMS)
        if not matches:
            starts = [term[: len(word)] for term in self._letters]
            matches = process.extract(word, starts, scorer=OSA.distance, score_cutoff=most_errors, limit=MOST_TERMS)
        fewest_errors = min((distance for _, distance, _ in matches), default=0)
        return [self._letters[index] for _, distance, index in matches if distance == fewest_errors]
