"""Tables of words in the languages of Turnwright, by which something is chosen for a name or a kind in free text.

A name is read from its head: `Rata de bodega` is a rat, `Barn Rat` too, though one begins and one ends with it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache

JOINING = frozenset(
    (
        *("of", "from", "with", "without", "in", "the", "that", "who"),
        *("de", "del", "do", "da", "dos", "das", "d", "con", "com", "sin", "sem", "en", "em", "que", "no", "na", "al"),
    )
)
"""The words behind which a name only describes its head; folded."""
ENDINGS = (
    *(("ves", "f"), ("men", "man"), ("ies", "y"), ("oes", "ao"), ("aes", "ao"), ("ces", "z"), ("ais", "al")),
    *(("eis", "el"), ("ns", "m"), ("es", ""), ("s", "")),
)
"""The endings of plurals, each with that of the singular."""
LONGEST = 400
"""Signs of a text that are read."""
MOST_KNOWN = 2000
"""The most texts whose choice is remembered: a sheet is written again and again, with the same things."""


def words_of(text: str) -> list[str]:
    """Return the words of a text in lower case and without accents, in order."""
    decomposed = unicodedata.normalize("NFKD", text).lower()
    letters = (sign for sign in decomposed if not unicodedata.combining(sign))
    return "".join(sign if sign.isalnum() else " " for sign in letters).split()


def singulars_of(word: str) -> Iterator[str]:
    """Yield a word and what it may be the plural of."""
    yield word
    for plural, singular in ENDINGS:
        if word.endswith(plural) and len(word) > len(plural) + 1:
            yield word.removesuffix(plural) + singular


class WordTable:
    """Words with what each chooses. Those that are English and Spanish or Portuguese stand in both columns."""

    def __init__(self, rows: Mapping[str, tuple[str, str]]) -> None:
        """`rows`: what is chosen to its English words, and to its Spanish and Portuguese ones, without plurals."""
        self.choices: dict[str, str] = {}
        """Word to what it chooses."""
        self._english = frozenset(word for english, _ in rows.values() for word in words_of(english))
        for choice, columns in rows.items():
            for word in words_of(" ".join(columns)):
                if self.choices.setdefault(word, choice) != choice:
                    raise ValueError(word)

    @lru_cache(MOST_KNOWN)  # noqa: B019 - the tables are constants
    def find(self, text: str) -> str:
        """Return what the head of a name chooses, else what describes it; empty if no word of it is in the table.

        English has its head at the end, Spanish and Portuguese have it at the beginning.
        """
        for part in _parts(words_of(text[:LONGEST])):
            known = [word for word in map(self._known, part) if word]
            if known:
                is_romance = any(word not in self._english for word in known)
                return self.choices[known[0] if is_romance else known[-1]]
        return ""

    def _known(self, word: str) -> str:
        return next((singular for singular in singulars_of(word) if singular in self.choices), "")


def _parts(words: list[str]) -> Iterator[list[str]]:
    """Yield the words before, between and behind those that join them."""
    part: list[str] = []
    for word in words:
        if word in JOINING:
            yield part
            part = []
        else:
            part.append(word)
    yield part
