"""Messages: the texts of the rules and their systems, in Fluent files, one for each language.

The core's files stand in `rules/messages`, a system's in a folder `messages` beside its own modules, or in memory if it
was made of texts (`rules.text.message_texts`). The system's message goes before the core's; what the reader's language
does not have is said in English. The words of a system's book are translated in one file beside its messages,
`terms.toml`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from rustfluent import Bundle

from rules.text.message_texts import MessageBundle, MessagesInMemory

LANGUAGES = ("en", "es", "pt_BR")
SOURCE = "en"
UNKNOWN = "…"
"""Stands for a value that is not known."""
GAP = re.compile(r"\{\$(\w+)\}")
"""How the library leaves the place of a value that it was not given."""
TERM_BEGINS = "⟨"
TERM = re.compile("⟨([^⟨⟩]*)⟩")
"""A word of the book within a message: it stays as it is, or is translated if there are terms."""
ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message in a file."""
BARE = "-bare"
"""Follows the id of a message in the id of the one used if a value is not known."""
SHORT = "-short"
"""Follows the id of a refusal in the id of the one that is said beside a thing of who is named already."""
IN_PROSE = "-told"
"""Follows the id of a message in the id of the one that says the same in prose, without figures."""
LARGEST = 2**31
"""Numbers that the library takes are smaller; larger ones are passed as text."""
MOST_FIGURES = 1e15
"""Numbers with a fraction that are smaller are written out."""
WITH_COMMA = frozenset({"es", "pt_BR"})
"""Languages that write a comma for the decimal point."""
NO_VALUES: Mapping[str, Any] = {}
MOST_KEPT = 512
"""The most systems, each in one language, whose messages are kept."""
Gloss = tuple[str, ...]
"""The ids under which the meaning of something may stand: the first that exists says it."""


class MessageFile:
    """The messages of a file, read when the first of them is used; all readers share it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.ids = frozenset(ID.findall(path.read_text("utf-8")))
        """The ids of all its messages, also of those that cannot be read."""

    @cached_property
    def _bundle(self) -> Bundle:
        return Bundle(self._path.stem.replace("_", "-"), [str(self._path)])

    def format(self, id: str, values: dict[str, str | int]) -> str | None:
        """Return a message with its values; None if the file has none that can be read."""
        if id not in self.ids:
            return None
        try:
            text: str = self._bundle.get_translation(id, values, use_isolating=False)
        except ValueError:
            return None
        return text


class Messages:
    """The messages of a system and of the core in one language."""

    __slots__ = ("_files", "_language", "_terms")

    def __init__(
        self, language: str, files: tuple[MessageFile | MessageBundle, ...], terms: Mapping[str, str] = NO_VALUES
    ) -> None:
        self._language = language
        self._files = files
        """The first that has a message says it."""
        self._terms = terms

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._format(id, {}) is not None

    def format(self, id: str, values: Mapping[str, Any] = NO_VALUES) -> str | None:
        """Return a message with its values, None if there is none.

        If a value is not known, its `-bare` message is used; without one an ellipsis stands in the value's place.
        """
        arguments = {
            name: value if type(value) is str else _as_argument(value, self._language)
            for name, value in values.items()
            if value is not None
        }
        text = self._format(id, arguments)
        if text is None or "{$" not in text:
            return text
        placeholders = dict.fromkeys(set(GAP.findall(text)) - arguments.keys(), UNKNOWN)
        if not placeholders:
            return text
        if not id.endswith(BARE):
            bare_text = self.format(id + BARE, values)
            if bare_text is not None:
                return bare_text
        return self._format(id, {**arguments, **placeholders})

    def first_of(self, ids: Iterable[str], values: Mapping[str, Any] = NO_VALUES) -> str:
        """Return the first of some messages that exists, with its values; empty if there is none."""
        return next((text for id in ids if (text := self.format(id, values)) is not None), "")

    def _format(self, id: str, values: dict[str, str | int]) -> str | None:
        for file in self._files:
            if (text := file.format(id, values)) is not None:
                return TERM.sub(self._term, text) if TERM_BEGINS in text else text
        return None

    def _term(self, match: re.Match[str]) -> str:
        """A word of the book as the reader sees it."""
        return self._terms.get(match[1], match[1])


def decimal(number: float, language: str) -> str:
    """Return a number as a language writes it: at most six decimal places, without needless zeros."""
    figures = f"{round(number, 6) + 0.0:.6f}".rstrip("0").rstrip(".") if abs(number) < MOST_FIGURES else f"{number:g}"
    text = figures.replace("-", "\N{MINUS SIGN}")
    return text.replace(".", ",") if language in WITH_COMMA else text


def _as_argument(value: Any, language: str) -> str | int:
    """A value as the library takes it; booleans are words, for variants to choose by."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and 0 <= value < LARGEST:
        return value
    if isinstance(value, float):
        return decimal(value, language)
    return str(value).replace("-", "−") if isinstance(value, int) else str(value)


@cache
def gloss(kind: str, name: str, *owners: str) -> Gloss:
    """Return the ids of what something means: the message of an owner before the one for its kind and name."""
    name_id = name.replace(".", "_")
    return (*(f"gloss-{kind}-{owner}-{name_id}" for owner in owners), f"gloss-{kind}-{name_id}")


@lru_cache(MOST_KEPT)
def messages_of(beside: str, language: str, *, translated: bool = False) -> Messages:
    """Return the messages in a language of the core, and of the system in whose folder the file `beside` stands.

    `translated`: the words of its book within its messages are translated, too.
    """
    places = [*_one_after_another(beside)]
    found = [
        _found(place, name)
        for name in dict.fromkeys((language, SOURCE))
        for place in dict.fromkeys((*places, __file__))
    ]
    words = terms(beside, language) if translated else NO_VALUES
    return Messages(language, tuple(file for file in found if file is not None), words)


def _one_after_another(beside: str) -> Iterator[str]:
    """Yield what has the messages of a system: texts in memory, and what lies beneath them."""
    while beside:
        yield beside
        beside = beside.beneath if isinstance(beside, MessagesInMemory) else ""


def _found(beside: str, language: str) -> MessageFile | MessageBundle | None:
    """The messages of one system in one language, if it has any."""
    if isinstance(beside, MessagesInMemory):
        return beside.bundle(language)
    path = _folder(beside) / f"{language}.ftl"
    return _file(path) if path.is_file() else None


@lru_cache(MOST_KEPT)
def terms(beside: str, language: str) -> Mapping[str, str]:
    """Return the words of the book in whose folder the file `beside` stands, each in a language."""
    if not beside or not language:
        return NO_VALUES
    found: dict[str, str] = {}
    for place in _one_after_another(beside):
        words = place.terms if isinstance(place, MessagesInMemory) else _terms_of(_folder(place) / "terms.toml")
        for word, translated in words.items():
            if language in translated:
                found.setdefault(word, translated[language])
    return MappingProxyType(found)


@cache
def _terms_of(path: Path) -> Mapping[str, Mapping[str, str]]:
    """The words of a book, each to what it is in the languages that have it."""
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def in_terms(text: str, words: Mapping[str, str]) -> str:
    """Return a formula of a book, such as `2 × STR + d8 Fire`, with its terms in the reader's language.

    `words`: the book's words to the reader's; the longest that stands in the text by itself is taken.
    """
    return _any_word_pattern(frozenset(words)).sub(lambda match: words[match[0]], text) if words and text else text


def in_book_words(text: str, words: Mapping[str, str]) -> str:
    """Return a formula in the reader's terms as the book writes it, in lower case: the inverse of `in_terms`.

    Of several words of the book with the same translation the shortest is meant.
    """
    return in_terms(text.lower(), _book_words(frozenset(words.items())))


@cache
def _book_words(words: frozenset[tuple[str, str]]) -> Mapping[str, str]:
    """Return the words of readers, in lower case, each with that of the book."""
    longest_first = sorted(words, key=lambda pair: (-len(pair[0]), pair[0]))
    return {translated.lower(): word for word, translated in longest_first}


@cache
def _any_word_pattern(words: frozenset[str]) -> re.Pattern[str]:
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")


def home_of(beside: str) -> object:
    """Return where the messages beside a file stand: the same for all files of a system, or what they are in memory."""
    return beside if isinstance(beside, MessagesInMemory) else _folder(beside)


@cache
def _folder(beside: str) -> Path:
    """The nearest folder `messages`: beside the file, or beside one of the folders it stands in."""
    parents = Path(beside).parents
    return next((folder for parent in parents if (folder := parent / "messages").is_dir()), parents[0] / "messages")


@cache
def _file(path: Path) -> MessageFile:
    return MessageFile(path)


def parted_die(text: str) -> tuple[str, str]:
    """Return what a die is for, and the modifier of its face: `Desarmar` and ` −1`."""
    purpose, _, more = text.rpartition(" ")
    return (purpose, f" {more}") if more[:1] in ("+", "−") and more[1:].isdecimal() else (text, "")
