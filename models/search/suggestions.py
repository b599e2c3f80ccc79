"""Completions of a search as it is typed: fields in the reader's language, and values that the library has."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from models.search import query_parser
from models.search.query_parser import FOLDER, KIND, LEVEL, SOURCE, TAG
from models.storage.store import folded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from models.search.lists import Lists

MOST = 50
"""How many are offered at once."""
FEWEST_LETTERS = 2
"""A field is offered once so many of its letters are typed: one letter begins most names."""
SAMPLES = 3
"""How many values of a field are shown beside it."""


class Completion(NamedTuple):
    """A completion of a piece of the typed text."""

    words: str
    """How it is shown in a list."""
    detail: str
    """How many creatures have it, or for a field some of its values."""
    text: str
    """The whole search with it."""
    cursor: int
    """The position of the cursor after it."""


def completions(text: str, cursor: int, creatures: Lists, system: str | None, language: str) -> list[Completion]:
    """Return the completions at the cursor; none inside a word or in the middle of a phrase."""
    if text[cursor : cursor + 1].strip():
        return []
    piece = _piece(text[:cursor])
    if piece is None:
        return []
    start, minus, name, value = piece
    if name is None:
        if 0 < len(value) < FEWEST_LETTERS:
            return []
        return _fields(text, start, cursor, minus, value, creatures, system, language)
    field = query_parser.field_words().get(folded(name), folded(name))
    counted = values(creatures, field, system)
    part = folded(value)
    matches = [(value_, number) for value_, number in counted if part in folded(value_)]
    matches.sort(key=lambda pair: not folded(pair[0]).startswith(part))
    if [folded(value_) for value_, _ in matches] == [part]:
        return []
    return [
        _completion(value_, str(number or ""), text, start, cursor, f"{minus}{name}:{_quoted(value_)}", " ")
        for value_, number in matches[:MOST]
    ]


def values(creatures: Lists, field: str, system: str | None) -> list[tuple[str, int]]:
    """Return the values of a field in this library, and how many creatures have each; 0: not counted."""
    if field == TAG:
        return creatures.tags(system)
    if field == FOLDER:
        return [pair for pair in creatures.folders(system) if pair[0]]
    if field == KIND:
        return creatures.kinds(system)
    if field == SOURCE:
        return creatures.sources(system)
    if field == LEVEL:
        return creatures.levels(system)
    return [(value, 0) for value in creatures.mark_values(folded(field), system)]


def _piece(typed: str) -> tuple[int, str, str | None, str] | None:
    """Where the piece before the cursor begins, its minus, its field if it has one, and the rest of it."""
    pieces = list(query_parser.PIECE.finditer(typed))
    if not pieces or pieces[-1].end() < len(typed):
        return len(typed), "", None, ""
    last_piece = pieces[-1]
    if last_piece["phrase"] is not None or (
        last_piece["held"] is not None and typed.endswith('"') and last_piece["held"]
    ):
        return None
    if last_piece["field"] is not None:
        return (
            last_piece.start(),
            last_piece["minus"] or "",
            last_piece["field"],
            last_piece["held"] or last_piece["value"] or "",
        )
    return last_piece.start(), last_piece["minus"] or "", None, last_piece["word"] or ""


def _fields(
    text: str, start: int, cursor: int, minus: str, typed: str, creatures: Lists, system: str | None, language: str
) -> list[Completion]:
    completions_ = []
    for field in (*query_parser.FIELDS, *query_parser.MARKS):
        name = query_parser.field_word(field, language)
        if not folded(name).startswith(folded(typed)):
            continue
        samples_ = [_quoted(value) for value, _ in _common(values(creatures, field, system))]
        if samples_:
            samples = ", ".join(samples_[:SAMPLES]) + (" …" if len(samples_) > SAMPLES else "")
            completions_.append(_completion(f"{name}:", samples, text, start, cursor, f"{minus}{name}:", ""))
    return completions_


def _common(counted: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    return sorted(counted, key=lambda pair: -pair[1])


def _completion(words: str, detail: str, text: str, start: int, cursor: int, piece: str, end: str) -> Completion:
    rest_of_text = text[cursor:]
    completed = text[:start] + piece + end
    return Completion(
        words, detail, completed + rest_of_text.lstrip() if end else completed + rest_of_text, len(completed)
    )


def _quoted(value: str) -> str:
    return f'"{value}"' if any(character.isspace() for character in value) else value
