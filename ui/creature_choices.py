"""Creatures to pick by a few letters: found as the list of the bestiary finds them, wherever they are picked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from models.creatures import CreatureRow
from models.library import Library
from ui.encounter.picker import Choice

MOST_SHOWN = 100
"""So many are listed at once, the nearest first; one more letter finds the others."""


def creature_search(
    library: Library, system: str | None, hint: Callable[[CreatureRow], str], take: Callable[[int, str], None]
) -> Callable[[str], Sequence[Choice]]:
    """A search for a picker: creatures (of a system), each with a hint; `take` gets the id and what stood behind it."""

    def found(words: str) -> list[Choice]:
        rows = library.creatures.rows(words, system=system, sort="nearest", limit=MOST_SHOWN)
        return [Choice(row.name, hint(row), partial(take, row.id)) for row in rows]

    return found
