"""A profession beside the name of a creature: `Lía (Mago blanco)`, `Lía, hechicera`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rules.sheets.schema import slug
from rules.system.label_words import translated

if TYPE_CHECKING:
    from rules.system.system import System

_BEHIND_NAME = re.compile(
    r"(?:[ \t]{0,9}[(\[]([^()\[\]]{2,40})[)\]]|(?:,|[ \t][-–—])[ \t]{1,9}([^,()\[\]]{2,40}))[ \t:]{0,9}$"
)
_ENDING = re.compile(r"(?<=[a-z])(?:as?|os?|es)(?=-|$)")
"""What gender and number make of a word: `hechicer` of `hechicera`."""


def of_name(system: System, text: str) -> tuple[int, dict[str, Any]]:
    """Return where a name ends before a profession that the book knows, and that as a field of the sheet."""
    match = _BEHIND_NAME.search(text)
    found = {} if match is None or not match.start() else of_words(system, match[1] or match[2])
    return (match.start(), found) if match is not None and found else (len(text), {})


def of_words(system: System, words: str) -> dict[str, Any]:
    """Return the field of a sheet that words name a profession of the book for; empty if they name none."""
    return dict(_known(system).get(_stem(words), {}))


def _stem(words: str) -> str:
    return _ENDING.sub("", slug(words))


@lru_cache(maxsize=16)
def _known(system: System) -> Mapping[str, Mapping[str, str]]:
    """Return the professions of a book, by stems of their names in any language: a word of its own with known ones."""
    known: dict[str, Mapping[str, str]] = {}
    for key, info in system.sheet.model_fields.items():
        extra = info.json_schema_extra
        if info.annotation is str and isinstance(extra, dict) and extra.get("own_words"):
            terms = extra.get("terms")
            for value, label in terms.items() if isinstance(terms, dict) else ():
                for word in (value, str(label), *translated(system, str(label))):
                    known.setdefault(_stem(word), {key: value})
    return known
