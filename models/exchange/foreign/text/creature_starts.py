"""Where a text goes on to another creature, whatever rule system it is written for."""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
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


_MOST_WORDS = 7
"""Words of a name that stands right below another creature."""


class CreatureLine(NamedTuple):
    """What a line of a text says of a creature."""

    is_empty: bool = False
    name: str = ""
    """The text that may be a name; empty: none."""
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

    That is a name after an empty line, if the vital number follows, or a label that the creature before has had; right
    below another creature, a name whose own vital number that one has had. A creature has no need to be complete; text
    before the first label belongs to none.
    """
    starts: list[int] = []
    had: set[str] = set()
    paragraphs = list(_paragraphs(lines))
    for index, (start, end) in enumerate(paragraphs):
        labels = _labels(lines[start:end])
        if end - start == 1 and not labels and index + 1 < len(paragraphs):
            following = lines[slice(*paragraphs[index + 1])]
            labels = set() if following[0].name else _labels(following)
        for number in range(start, end):
            is_start = (
                bool(lines[start].name) and not labels.isdisjoint({*vital, *had})
                if number == start
                else _starts_below(lines[number:end], had, vital)
            )
            if had and is_start:
                starts.append(number)
                had.clear()
            had.update(lines[number].labels)
    return starts


def _starts_below(lines: Sequence[CreatureLine], had: Collection[str], vital: Collection[str]) -> bool:
    """Return whether a creature begins with the first of some lines of a paragraph, right below one that had labels."""
    words, own_labels = lines[0].name.strip(" \t#*_").split(), lines[0].labels
    if not 0 < len(words) <= _MOST_WORDS or not (words[0][0].isupper() or words[0][0].isdecimal()):
        return False
    following = _labels(itertools.takewhile(lambda line: not line.name, lines[1:]))
    if own_labels:  # `Sand Wolf, level 4`
        return not set(own_labels).isdisjoint(had) and not following.isdisjoint({*vital, *had})
    return not following.intersection(vital).isdisjoint(had)


def _labels(lines: Iterable[CreatureLine]) -> set[str]:
    return {label for line in lines for label in line.labels}


def _paragraphs(lines: Sequence[CreatureLine]) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each stretch of lines between empty ones."""
    start = None
    for number, line in enumerate((*lines, CreatureLine(is_empty=True))):
        if line.is_empty and start is not None:
            yield start, number
        start = None if line.is_empty else number if start is None else start
