"""Where a text goes on to another creature, whatever rule system it is written for."""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from models.exchange.foreign.text.vocabulary import LANGUAGES, pairs_of, plain_lower, word_pattern, word_table

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
_MORE_LABELS = ("AC", "HP", "CR", "Saves", "Challenge Rating", "Passive Perception", "Max HP", "Temporary HP")
_LISTS = ("senses", "languages", "sentidos", "idiomas", "lenguas", "linguas", "salvaciones")
"""Labels of one word that are no beginning of a name."""


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
    """Return whether a line without values may be a name: neither a sentence, a heading nor a field of any game."""
    name = text.strip(" \t#*_")
    return (
        0 < len(name) <= _LONGEST
        and not name.endswith(_ENDS)
        and _LETTER.search(name) is not None
        and name.lower() not in _HEADINGS
        and not is_field(name)
    )


def is_field(text: str) -> bool:
    """Return whether a line is a field of a stat block, though of another game: `Armor Class 40`, `Bonus: +3`."""
    plain = plain_lower(text.strip(" \t#*_-"))
    return _SIGNED.fullmatch(plain) is not None or _field_pattern().match(plain) is not None


_SIGNED = re.compile(r"[^\W\d](?:[^\W\d]|[ .'%-]){0,60}(?: ?[:=] ?[+-]?\d{1,6}%?| [+-]\d{1,3})")
"""A number behind a sign."""


@cache
def _field_pattern() -> re.Pattern[str]:
    """Return the pattern of the labels of the best-known game in any language; those of one word with their number."""
    labels = word_table("block_words.toml")["labels"]
    words = {plain_lower(label) for label in (*labels, *_MORE_LABELS)}
    words |= {word_pattern(word) for language in LANGUAGES for word, _ in pairs_of(labels, language)}
    alone = sorted((word for word in words if " " in word or r"\s+" in word or word in _LISTS), key=len, reverse=True)
    return re.compile(rf"(?:{'|'.join(alone)})\b|(?:{'|'.join(sorted(words, key=len, reverse=True))})[ ]?:?[ ]?[+-]?\d")


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
    if own_labels:  # `Sand Wolf, level 4`, `Sand Wolf: HP 30, STR 5`
        is_vital = not set(own_labels).isdisjoint(vital) or not following.isdisjoint({*vital, *had})
        return not set(own_labels).isdisjoint(had) and is_vital
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
