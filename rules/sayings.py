"""Sayings: what is said of an action before it is done, in English here and in the reader's language in the window."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Any, Self

NO_WORDS: Mapping[str, Any] = {}


class Said(str):
    """A sentence in English that knows what it was made of, so that it can be said in another language too."""

    __slots__ = ("template", "words")

    template: str
    words: Mapping[str, Any]
    """What stands in the template's places; another `Said` among them is translated as well."""

    def __new__(cls, text: str, template: str = "", words: Mapping[str, Any] = NO_WORDS) -> Self:
        """The sentence as it stands in English; with a template and words it can be said in another language."""
        made = super().__new__(cls, text)
        made.template = template
        made.words = words
        return made


class Saying:
    """A sentence with places for words: a value of a module, where `tools/translations.py` finds it."""

    __slots__ = ("template",)

    def __init__(self, template: str) -> None:
        self.template = template

    def __call__(self, **words: Any) -> Said:
        """The sentence with its words put in."""
        return Said(self.template.format_map(words), self.template, words)


LIST = Saying("{first}, {next}")
ROW = Saying("{first} · {next}")


def joined(parts: Iterable[str], by: Saying = LIST) -> str:
    """Several sayings as one; nothing of none."""
    found = list(parts)
    return reduce(lambda first, after: by(first=first, next=after), found) if found else ""
