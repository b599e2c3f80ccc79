"""Sayings: what is said of an action before it is done, or of a fault, in English and in the reader's language.

A saying is a text in English that knows its message and words, so that scripts and tests read it as it stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from types import MappingProxyType
from typing import Any, Self

from rules.text.messages import SOURCE, in_terms, messages_of

NO_WORDS: Mapping[str, Any] = {}


NO_TERMS: Mapping[str, str] = MappingProxyType({})
NAMES = frozenset(
    {
        *("actor", "after", "aimed", "among", "by", "cover", "group", "item", "items", "name", "names", "of", "shares"),
        *("source", "target", "targets", "text", "to", "weapon", "who", "whose", "winner", "with"),
    }
)
"""The words of sayings that somebody has given to a creature or a thing."""
FORMULAS = frozenset({"chain", "code"})
"""The words of sayings in which terms of a book stand among figures."""


class LocalizedText(str):
    """A message in English that knows what it was made of, so that it can be said in another language too."""

    __slots__ = ("beside", "message", "words")

    message: str
    """The id of its message."""
    words: Mapping[str, Any]
    """What stands in the message's places; another `Said` among them is said in the reader's language as well."""
    beside: str
    """A file in the folder where the messages of its system stand, empty for the core's own."""

    def __new__(cls, text: str, message: str = "", words: Mapping[str, Any] = NO_WORDS, beside: str = "") -> Self:
        """The sentence as it stands in English; with a message and words it can be said in another language."""
        made = super().__new__(cls, text)
        made.message = message
        made.words = words
        made.beside = beside
        return made

    def told(self, language: str, terms: Mapping[str, str] = NO_TERMS) -> str:
        """The same in another language, the words of its book by their `terms` in it; names are nobody's words."""
        words = {
            name: word.told(language, terms)
            if isinstance(word, LocalizedText)
            else (_in_terms(name, word, terms) if terms else word)
            for name, word in self.words.items()
        }
        return messages_of(self.beside, language, translated=bool(terms)).say(self.message, words) or str(self)


def _in_terms(name: str, word: Any, terms: Mapping[str, str]) -> Any:
    """A word of a saying as its reader is told it; names are nobody's words."""
    if not isinstance(word, str) or name in NAMES:
        return word
    return in_terms(word, terms) if name in FORMULAS else terms.get(word, word)


def in_language(text: str, language: str) -> str:
    """A text in a reader's language, as far as it knows what it was made of."""
    return text.told(language) if isinstance(text, LocalizedText) else text


def said(id: str, beside: str = "", /, **words: Any) -> LocalizedText:
    """A message with its words in it: the core's, or that of the system in whose folder the file `beside` stands."""
    return LocalizedText(messages_of(beside, SOURCE).say(id, words) or id, id, words, beside)


def said_in(thing: object) -> str:
    """What an exception or a text says, with all that the saying knows."""
    found = thing.args[0] if isinstance(thing, Exception) and thing.args else thing
    return found if isinstance(found, LocalizedText) else str(thing)


class MessageTemplate:
    """A message with places for words; its id stands as a literal where it is made."""

    __slots__ = ("beside", "message")

    def __init__(self, message: str, beside: str) -> None:
        self.message = message
        self.beside = beside

    def __call__(self, **words: Any) -> LocalizedText:
        """The message with its words in it."""
        return said(self.message, self.beside, **words)


AND = MessageTemplate("told-and", "")
LIST = MessageTemplate("said-list", "")
ROW = MessageTemplate("said-row", "")
ROW_OF_FAULTS = MessageTemplate("said-row_of_faults", "")
SIDE_BY_SIDE = MessageTemplate("said-side_by_side", "")
PERCENT = MessageTemplate("said-percent", "")


def percentage(number: object) -> LocalizedText:
    """A number of hundredths with its sign, as each language sets it."""
    return PERCENT(number=number)


def joined(parts: Iterable[str], by: MessageTemplate = LIST) -> str:
    """Several sayings as one; nothing of none."""
    found = list(parts)
    return reduce(lambda first, after: by(first=first, next=after), found) if found else ""


def listed(parts: Iterable[str]) -> str:
    """Several words or sayings in a row, the last behind an “and”; nothing of none."""
    *found, last = [*parts] or [""]
    return AND(first=joined(found), last=last, sound=sound_of(last)) if found else last


def sound_of(word: str) -> str:
    """How a word begins, for languages whose word for “and” depends on it."""
    low = word.casefold()
    return "i" if low.startswith(("i", "í", "hi", "hí")) and not low.startswith(("hie", "ia", "ie", "io")) else "other"
