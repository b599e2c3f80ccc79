"""Creatures to pick by a few letters: found as the list of the bestiary finds them, wherever they are picked."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from ui.widgets.completer import Completer, of_search
from ui.widgets.picker import PickerItem

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QLineEdit

    from models.library import Library
    from models.repositories.creatures import CreatureRow
    from ui.theme.emblem import Emblem

MOST_SHOWN = 100
"""The most matches listed, the nearest first; one more letter finds the others."""


def _vital(row: CreatureRow) -> str:
    """Return the vital number of a creature with its label, `PV 9`; empty if its system is not there."""
    from ui.sheets.rule_systems import find
    from ui.text.words import localize

    system = find(row.system)
    most = None if system is None else row.pools.get(system.vital.id)
    return "" if system is None or most is None else f"{localize(system.vital.label)} {most}"


class CreatureSearch:
    """Finds creatures for a picker, whose line it completes as that of the bestiary."""

    def __init__(
        self,
        library: Library,
        system: str | None,
        hint: Callable[[CreatureRow], str],
        take: Callable[[int, str], None],
        played: str | None = None,
        emblem: Callable[[CreatureRow], Emblem | None] = lambda row: None,
    ) -> None:
        """`system`: of it alone; `played`: its own come first, however many there are of others.

        `emblem` gives that of a creature; it is asked for those that are seen.

        `take` gets the id of the one that is picked, and what stood behind its name.
        """
        self._library, self._system, self._hint, self._take = library, system, hint, take
        self._played = played
        self._emblem = lru_cache(maxsize=MOST_SHOWN)(emblem)

    def __call__(self, words: str) -> list[PickerItem]:
        """The creatures that fit, those whose names are meant first."""
        if self._system is not None or self._played is None:
            own, others = self._found(words, self._system), []
        else:
            own = self._found(words, self._played)
            others = [row for row in self._found(words, None) if row.system != self._played]
        names = Counter((row.name.casefold(), row.system) for row in (*own, *others))
        return [
            self._choice(row, is_twin=names[row.name.casefold(), row.system] > 1, elsewhere=place >= len(own))
            for place, row in enumerate((*own, *others))
        ]

    def complete(self, line: QLineEdit) -> None:
        """Offer under a line what may follow in it."""
        Completer(line, of_search(lambda: self._library.creatures, lambda: self._system))

    def _found(self, words: str, system: str | None) -> Sequence[CreatureRow]:
        return self._library.creatures.rows(words, system=system, sort="nearest", limit=MOST_SHOWN)

    def _choice(self, row: CreatureRow, *, is_twin: bool, elsewhere: bool) -> PickerItem:
        """Return a creature as an item; one of several of a name and system with its folder and its vital number."""
        hint = self._hint(row)
        return PickerItem(
            row.name,
            " · ".join(filter(None, (hint, row.folder, _vital(row)))) if is_twin else hint,
            partial(self._take, row.id),
            elsewhere=elsewhere,
            emblem=partial(self._emblem, row),
        )
