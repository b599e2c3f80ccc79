"""What may follow in a search that is being typed: its fields in the reader's language, and what the library has."""

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
"""A field is offered to whoever has typed so many of its letters: one letter begins most names."""
SAMPLES = 3
"""How many values of a field are shown beside it."""


class Completion(NamedTuple):
    """What may stand in the place of a piece of what was typed."""

    words: str
    """How it reads in a list."""
    beside: str
    """How many creatures have it, or for a field some of its values."""
    text: str
    """The whole search with it."""
    cursor: int
    """Where one goes on typing."""


def completions(text: str, cursor: int, creatures: Lists, system: str | None, language: str) -> list[Completion]:
    """What may follow where the cursor stands; nothing inside a word, and nothing in the middle of a phrase."""
    if text[cursor : cursor + 1].strip():
        return []
    typed = _piece(text[:cursor])
    if typed is None:
        return []
    start, minus, name, value = typed
    if name is None:
        if 0 < len(value) < FEWEST_LETTERS:
            return []
        return _fields(text, start, cursor, minus, value, creatures, system, language)
    field = query_parser.field_words().get(folded(name), folded(name))
    found = values(creatures, field, system)
    part = folded(value)
    fitting = [(item, number) for item, number in found if part in folded(item)]
    fitting.sort(key=lambda pair: not folded(pair[0]).startswith(part))
    if [folded(item) for item, _ in fitting] == [part]:
        return []
    return [
        _completed(item, str(number or ""), text, start, cursor, f"{minus}{name}:{_quoted(item)}", " ")
        for item, number in fitting[:MOST]
    ]


def values(creatures: Lists, field: str, system: str | None) -> list[tuple[str, int]]:
    """What a field may be asked for in this library, and how many creatures have it; 0: it is not counted."""
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
    return [(value, 0) for value in creatures.marks(folded(field), system)]


def _piece(before: str) -> tuple[int, str, str | None, str] | None:
    """Where the piece before the cursor begins, its minus, its field if it has one, and what stands of the rest."""
    pieces = list(query_parser.PIECE.finditer(before))
    if not pieces or pieces[-1].end() < len(before):
        return len(before), "", None, ""
    last = pieces[-1]
    if last["phrase"] is not None or (last["held"] is not None and before.endswith('"') and last["held"]):
        return None
    if last["field"] is not None:
        return last.start(), last["minus"] or "", last["field"], last["held"] or last["value"] or ""
    return last.start(), last["minus"] or "", None, last["word"] or ""


def _fields(
    text: str, start: int, cursor: int, minus: str, typed: str, creatures: Lists, system: str | None, language: str
) -> list[Completion]:
    found = []
    for field in (*query_parser.FIELDS, *query_parser.MARKS):
        name = query_parser.field_word(field, language)
        if not folded(name).startswith(folded(typed)):
            continue
        known = [_quoted(item) for item, _ in _common(values(creatures, field, system))]
        if known:
            samples = ", ".join(known[:SAMPLES]) + (" …" if len(known) > SAMPLES else "")
            found.append(_completed(f"{name}:", samples, text, start, cursor, f"{minus}{name}:", ""))
    return found


def _common(found: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    return sorted(found, key=lambda pair: -pair[1])


def _completed(words: str, beside: str, text: str, start: int, cursor: int, piece: str, end: str) -> Completion:
    after = text[cursor:]
    whole = text[:start] + piece + end
    return Completion(words, beside, whole + after.lstrip() if end else whole + after, len(whole))


def _quoted(value: str) -> str:
    return f'"{value}"' if any(mark.isspace() for mark in value) else value
