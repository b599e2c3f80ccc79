"""Sayings: what is said of an action before it is done, in English, and in the reader's language when it is read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Any, Self

from rules.messages import SOURCE, messages_of

NO_WORDS: Mapping[str, Any] = {}
SAID = "said-"
"""How the id of a saying's message begins; anything else is still a sentence with places for words."""


class Said(str):
    """A message in English that knows what it was made of, so that it can be said in another language too."""

    __slots__ = ("beside", "template", "words")

    template: str
    """The id of its message."""
    words: Mapping[str, Any]
    """What stands in the message's places; another `Said` among them is said in the reader's language as well."""
    beside: str
    """A file in the folder where the messages of its system stand; none for the core's own."""

    def __new__(cls, text: str, template: str = "", words: Mapping[str, Any] = NO_WORDS, beside: str = "") -> Self:
        """The sentence as it stands in English; with a message and words it can be said in another language."""
        made = super().__new__(cls, text)
        made.template = template
        made.words = words
        made.beside = beside
        return made

    def told(self, language: str) -> str:
        """The same in another language."""
        words = {name: word.told(language) if isinstance(word, Said) else word for name, word in self.words.items()}
        return messages_of(self.beside, language).say(self.template, words) or str(self)


class Saying:
    """A message with places for words; its id stands as a literal where it is made."""

    __slots__ = ("beside", "template")

    def __init__(self, template: str, beside: str = "") -> None:
        self.template = template
        self.beside = beside

    def __call__(self, **words: Any) -> Said:
        """The message with its words in it."""
        if not self.template.startswith(SAID):
            return Said(self.template.format_map(words), self.template, words)
        text = messages_of(self.beside, SOURCE).say(self.template, words)
        return Said(text or self.template, self.template, words, self.beside)


LIST = Saying("said-list")
ROW = Saying("said-row")


def joined(parts: Iterable[str], by: Saying = LIST) -> str:
    """Several sayings as one; nothing of none."""
    found = list(parts)
    return reduce(lambda first, after: by(first=first, next=after), found) if found else ""
