"""The words that forms offer, and how words that are data are told from those that are read."""

import re
from collections.abc import Iterator

from ui.sheets.schema import Field, fields

WORD = re.compile(r"[^\W\d]+")
IDS = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b")
FREE = frozenset({"name", "id", "text", "notes", "profession", "group", "ratings", "drops", "skill", "player", "item"})
"""What a table writes itself, in the language of the table."""


def choices(shapes: tuple[Field, ...]) -> Iterator[tuple[str, str]]:
    """Every word that fields choose among, as the sheet holds it, with the term of the book."""
    for field in shapes:
        yield from (
            (str(word), field.terms.get(str(word), "")) for word in (*field.choices, *field.keys) if word is not True
        )
        yield from field.terms.items()
        yield from field.inside.items()
        yield from choices(tuple(filter(None, (*field.options, field.value))))
        if field.model is not None:
            yield from choices(fields(field.model))
