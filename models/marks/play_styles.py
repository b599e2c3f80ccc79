"""Manners: how somebody in a fight plays, as it is set for it or as its notes say.

What is set goes before the notes on its line, and these before those of its creature.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.odds.play_styles import Manners
from rules.tactics import TEMPERAMENTS, Manner, manner_of

if TYPE_CHECKING:
    from collections.abc import Mapping

TEMPERAMENT = "temperament"
"""The mark under which it is kept how somebody plays."""
TOLD = "manner"
"""The mark under which it is kept what the notes of its creature said as the fight began."""


def told(notes: str) -> list[Any]:
    """What the notes of a creature say of how it plays, to be kept; empty where they say nothing."""
    found = manner_of(notes)
    return [] if found == Manner(None, None) else list(found)


def manners_of(marks: Mapping[str, Mapping[str, Any]]) -> Manners:
    """How those play whose marks these are."""
    found = {id: _manner(mark) for id, mark in marks.items()}
    return Manners(
        {id: one.temperament for id, one in found.items() if one.temperament is not None},
        {id: one.flees for id, one in found.items() if one.flees is not None},
    )


def _manner(mark: Mapping[str, Any]) -> Manner:
    notes, kept = mark.get("notes"), mark.get(TOLD)
    said = [manner_of(notes)] if isinstance(notes, str) else []
    if isinstance(kept, list) and len(kept) == 2 and isinstance(kept[1], int | None):
        said.append(Manner(*kept))
    wanted = (mark.get(TEMPERAMENT), *(one.temperament for one in said))
    temperament = next((one for one in wanted if one in TEMPERAMENTS), None)
    return Manner(temperament, next((one.flees for one in said if one.flees is not None), None))
