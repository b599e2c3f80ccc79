"""Messages: what the rules and their systems say, in Fluent files, one for each language.

The core's files stand in `rules/messages`, a system's in a folder `messages` beside its own modules. A reader is
told in their language, the system's message before the core's; what neither has is told in English.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any

from rustfluent import Bundle

LANGUAGES = ("en", "es", "pt_BR")
SOURCE = "en"
UNKNOWN = "…"
"""What stands for a value that is not known."""
GAP = re.compile(r"\{\$(\w+)\}")
"""How the library leaves the place of a value that it was not given."""
TERM_BEGINS = "⟨"
TERM = re.compile("⟨([^⟨⟩]*)⟩")
"""A word of the book within a message: it stays as it is, or is said in the reader's language where terms are."""
ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message begins in a file."""
BARE = "-bare"
"""What follows the id of a message in the id of the one that is said where a value of it is not known."""
LARGEST = 2**31
"""Numbers that the library takes are smaller; larger ones are handed to it as text."""
MOST_FIGURES = 1e15
"""Numbers with a fraction that are smaller are written out."""
WITH_COMMA = frozenset({"es", "pt_BR"})
"""Languages that write a comma where English has the decimal point."""
NO_VALUES: Mapping[str, Any] = {}
Gloss = tuple[str, ...]
"""The ids under which the meaning of something may stand: the first that there is says it."""


class MessageFile:
    """The messages of one file, read when the first of them is said; whoever needs the file shares it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.ids = frozenset(ID.findall(path.read_text("utf-8")))
        """The ids of all its messages, also of those that cannot be read."""

    @cached_property
    def _bundle(self) -> Bundle:
        return Bundle(self._path.stem.replace("_", "-"), [str(self._path)])

    def said(self, id: str, values: dict[str, str | int]) -> str | None:
        """A message with its values; None where the file has none that can be read."""
        if id not in self.ids:
            return None
        try:
            text: str = self._bundle.get_translation(id, values, use_isolating=False)
        except ValueError:
            return None
        return text


class Messages:
    """The messages of one system and of the core in one language."""

    __slots__ = ("_files", "_language", "_terms")

    def __init__(self, language: str, files: tuple[MessageFile, ...], terms: Mapping[str, str] = NO_VALUES) -> None:
        self._language = language
        self._files = files
        """The first that has a message says it."""
        self._terms = terms

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._said(id, {}) is not None

    def say(self, id: str, values: Mapping[str, Any] = NO_VALUES) -> str | None:
        """A message with its values, None where there is none.

        Where a value is not known, its `-bare` message is said; without one an ellipsis stands in the value's place.
        """
        known = {
            name: value if type(value) is str else _plain(value, self._language)
            for name, value in values.items()
            if value is not None
        }
        text = self._said(id, known)
        if text is None or "{$" not in text:
            return text
        gaps = dict.fromkeys(set(GAP.findall(text)) - known.keys(), UNKNOWN)
        if not gaps:
            return text
        if not id.endswith(BARE):
            bare = self.say(id + BARE, values)
            if bare is not None:
                return bare
        return self._said(id, {**known, **gaps})

    def first(self, ids: Iterable[str]) -> str:
        """The first of some messages that there is; empty where there is none."""
        return next((text for id in ids if (text := self._said(id, {})) is not None), "")

    def _said(self, id: str, values: dict[str, str | int]) -> str | None:
        for file in self._files:
            if (text := file.said(id, values)) is not None:
                return TERM.sub(self._term, text) if TERM_BEGINS in text else text
        return None

    def _term(self, found: re.Match[str]) -> str:
        """A word of the book as its reader is told it."""
        return self._terms.get(found[1], found[1])


def decimal(number: float, language: str) -> str:
    """A number as a language writes it: with a comma or a point, six places behind it at most, no needless zeros."""
    figures = f"{round(number, 6) + 0.0:.6f}".rstrip("0").rstrip(".") if abs(number) < MOST_FIGURES else f"{number:g}"
    text = figures.replace("-", "\N{MINUS SIGN}")
    return text.replace(".", ",") if language in WITH_COMMA else text


def _plain(value: Any, language: str) -> str | int:
    """A value as the library takes it; yes and no are words, for variants to choose by."""
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
    """What something means: the message of an owner goes before the one for all of that kind and name."""
    plain = name.replace(".", "_")
    return (*(f"gloss-{kind}-{owner}-{plain}" for owner in owners), f"gloss-{kind}-{plain}")


@cache
def messages_of(beside: str, language: str, *, translated: bool = False) -> Messages:
    """What is said in a language by the core, and by the system in whose folder the file `beside` stands.

    `translated`: the words of its book that stand in its messages are said in the language, too.
    """
    folders = [_folder(file) for file in dict.fromkeys((beside or __file__, __file__))]
    paths = [folder / f"{name}.ftl" for name in dict.fromkeys((language, SOURCE)) for folder in folders]
    words = terms(beside, language) if translated else NO_VALUES
    return Messages(language, tuple(_file(path) for path in paths if path.is_file()), words)


@cache
def terms(beside: str, language: str) -> Mapping[str, str]:
    """The words of the book in whose folder the file `beside` stands, each in a language; none where none are kept."""
    if not beside or not language:
        return NO_VALUES
    path = _folder(beside) / f"terms.{language}.toml"
    if not path.is_file():
        return NO_VALUES
    return MappingProxyType(tomllib.loads(path.read_text("utf-8")))


def in_terms(text: str, words: Mapping[str, str]) -> str:
    """Return a formula of a book, such as `2 × STR + d8 Fire`, with its terms as their reader is told them.

    `words`: the book's words to the reader's; the longest that stands in the text by itself is taken.
    """
    return _any_of(frozenset(words)).sub(lambda found: words[found[0]], text) if words and text else text


def in_book_words(text: str, words: Mapping[str, str]) -> str:
    """Return a formula in its reader's terms as the book writes it, in small letters: what `in_terms` undoes.

    Of several words of the book that are said alike the shortest is meant.
    """
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    return in_terms(text.lower(), {words[word].lower(): word for word in longest_first})


@cache
def _any_of(words: frozenset[str]) -> re.Pattern[str]:
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")


@cache
def _folder(beside: str) -> Path:
    """Return the nearest folder `messages`: beside the file, or beside one of the folders in which it stands."""
    parents = Path(beside).parents
    return next((near for parent in parents if (near := parent / "messages").is_dir()), parents[0] / "messages")


@cache
def _file(path: Path) -> MessageFile:
    return MessageFile(path)
