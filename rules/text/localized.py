"""Localized texts: what is said of an action before it is done, or of a fault, in English and other languages.

A localized text is a string in English that knows its message and values, so that scripts and tests read it as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
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
"""The values of messages that are names somebody has given to a creature or a thing."""
PLAIN = frozenset({int, str})
"""The types of values of which a message is made once."""
SAID = 4096
"""The most messages that are kept so."""
FORMULAS = frozenset({"chain", "code", "effect"})
"""The values of messages in which terms of a book stand among figures."""


class LocalizedText(str):
    """A message in English that knows its id and values, so that it can be shown in another language too."""

    __slots__ = ("beside", "message", "words")

    message: str
    """The id of its message."""
    words: Mapping[str, Any]
    """The message's values; another `LocalizedText` among them is translated as well."""
    beside: str
    """A file in the folder with the messages of its system; empty for the core's own."""

    def __new__(cls, text: str, message: str = "", words: Mapping[str, Any] = NO_WORDS, beside: str = "") -> Self:
        """Create the text as it stands in English; with a message and values it can be translated."""
        localized = super().__new__(cls, text)
        localized.message = message
        localized.words = words
        localized.beside = beside
        return localized

    def files(self) -> set[str]:
        """Return the files beside which its messages stand, its own and those of its words."""
        files = {self.beside}
        for word in self.words.values():
            if isinstance(word, LocalizedText):
                files |= word.files()
        return files

    def in_language(self, language: str, terms: Mapping[str, str] = NO_TERMS) -> str:
        """Return the text in another language, the book's words by their `terms` in it; names stay as they are."""
        if language == SOURCE and not terms:
            return str(self)
        words = {
            name: word.in_language(language, terms)
            if isinstance(word, LocalizedText)
            else (_in_terms(name, word, terms) if terms else word)
            for name, word in self.words.items()
        }
        return messages_of(self.beside, language, translated=bool(terms)).format(self.message, words) or str(self)


def as_term(label: str, terms: Mapping[str, str]) -> str:
    """Return a label by the terms of its book; one that is a message is no word of the book."""
    return label if isinstance(label, LocalizedText) else terms.get(label, label)


def _in_terms(name: str, word: Any, terms: Mapping[str, str]) -> Any:
    """A word of a saying as its reader is told it; names are nobody's words."""
    if not isinstance(word, str) or name in NAMES:
        return word
    return in_terms(word, terms) if name in FORMULAS else as_term(word, terms)


def in_language(text: str, language: str) -> str:
    """Return a text in a reader's language, if it knows its message."""
    return text.in_language(language) if isinstance(text, LocalizedText) else text


def said(id: str, beside: str = "", /, **words: Any) -> LocalizedText:
    """Return a message with its values: the core's, or that of the system in whose folder the file `beside` stands."""
    return MessageTemplate(id, beside)(**words)


def message_of(source: object) -> str:
    """Return the message of an exception or a text, localized if it is."""
    message = source.args[0] if isinstance(source, Exception) and source.args else source
    return message if isinstance(message, LocalizedText) else str(source)


class MessageTemplate:
    """A message with places for values; its id stands as a literal where it is made."""

    __slots__ = ("beside", "message")

    def __init__(self, message: str, beside: str) -> None:
        self.message = message
        self.beside = beside

    def __call__(self, **words: Any) -> LocalizedText:
        """Return the message with its values.

        With figures and plain words it is made once; of localized words two may read alike and be different messages.
        """
        if PLAIN.issuperset(map(type, words.values())):
            return _said_plainly(self.message, self.beside, tuple(words.items()))
        return _said(self.message, self.beside, words)


def _said(id: str, beside: str, words: Mapping[str, Any]) -> LocalizedText:
    return LocalizedText(messages_of(beside, SOURCE).format(id, words) or id, id, words, beside)


@lru_cache(SAID)
def _said_plainly(id: str, beside: str, words: tuple[tuple[str, str | int], ...]) -> LocalizedText:
    return _said(id, beside, dict(words))


AND = MessageTemplate("told-and", "")
NOR = MessageTemplate("told-nor", "")
NOR_WHOM = MessageTemplate("told-nor_whom", "")
"""Between the last two of those whom something does not befall."""
LIST = MessageTemplate("said-list", "")
ROW = MessageTemplate("said-row", "")
ROW_OF_FAULTS = MessageTemplate("said-row_of_faults", "")
SIDE_BY_SIDE = MessageTemplate("said-side_by_side", "")
PERCENT = MessageTemplate("said-percent", "")


def percentage(number: object) -> LocalizedText:
    """Return a number of hundredths with its sign, as each language sets it."""
    return PERCENT(number=number)


def joined(texts: Iterable[str], template: MessageTemplate = LIST) -> str:
    """Return several texts as one; empty if there are none."""
    texts_ = list(texts)
    return reduce(lambda first, next_text: template(first=first, next=next_text), texts_) if texts_ else ""


def listed(texts: Iterable[str], template: MessageTemplate = AND) -> str:
    """Return several words or texts in a row, the last after an “and” or another word; empty if there are none."""
    *leading, last = [*texts] or [""]
    return template(first=joined(leading), last=last, sound=sound_of(last)) if leading else last


def sound_of(word: str) -> str:
    """Return how a word begins, for languages whose word for “and” depends on it."""
    lower = word.casefold()
    return (
        "i" if lower.startswith(("i", "í", "hi", "hí")) and not lower.startswith(("hie", "ia", "ie", "io")) else "other"
    )
