"""Where a text goes on to another creature, whatever rule system it is written for."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

_ENDS = (".", "!", "?", "…", ":", ";", ",")
"""Ends of a sentence, a heading or a list, which no name has."""
_LONGEST = 120
"""Characters of a name."""
_HEADINGS = frozenset(
    (
        *("statistics", "stats", "attributes", "ability scores", "defenses", "defences", "combat", "skills", "weapons"),
        *("attacks", "abilities", "actions", "reactions", "spells", "traits", "equipment", "items", "notes", "tactics"),
        *("estadísticas", "atributos", "características", "defensas", "combate", "habilidades", "armas", "ataques"),
        *("acciones", "reacciones", "hechizos", "rasgos", "equipo", "objetos", "notas", "tácticas"),
        *("estatísticas", "características", "defesas", "perícias", "ações", "reações", "magias", "traços", "itens"),
    )
)
"""Headings of a creature's own parts."""
_LETTER = re.compile(r"[^\W\d_]")


class CreatureLine(NamedTuple):
    """What a line of a text says of a creature."""

    is_empty: bool = False
    may_be_name: bool = False
    labels: Collection[str] = ()
    """The fields and attacks that it gives."""


def may_be_name(text: str) -> bool:
    """Return whether a line without values may be a name: neither a sentence nor a heading."""
    name = text.strip(" \t#*_")
    return (
        0 < len(name) <= _LONGEST
        and not name.endswith(_ENDS)
        and _LETTER.search(name) is not None
        and name.lower() not in _HEADINGS
    )


def creature_starts(lines: Sequence[CreatureLine], vital: Collection[str]) -> list[int]:
    """Return the lines at which a further creature begins.

    That is a name after an empty line, if the vital number follows, or a label that the creature before has had. A
    creature has no need to be complete; text before the first label belongs to none.
    """
    starts: list[int] = []
    had: set[str] = set()
    paragraphs = list(_paragraphs(lines))
    for index, (start, end) in enumerate(paragraphs):
        labels = _labels(lines[start:end])
        if end - start == 1 and not labels and index + 1 < len(paragraphs):
            following = lines[slice(*paragraphs[index + 1])]
            labels = set() if following[0].may_be_name else _labels(following)
        if had and lines[start].may_be_name and not labels.isdisjoint({*vital, *had}):
            starts.append(start)
            had.clear()
        had |= _labels(lines[start:end])
    return starts


def _labels(lines: Sequence[CreatureLine]) -> set[str]:
    return {label for line in lines for label in line.labels}


def _paragraphs(lines: Sequence[CreatureLine]) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each stretch of lines between empty ones."""
    start = None
    for number, line in enumerate((*lines, CreatureLine(is_empty=True))):
        if line.is_empty and start is not None:
            yield start, number
        start = None if line.is_empty else number if start is None else start
