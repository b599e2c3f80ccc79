"""Manners: how somebody in a fight plays, as it is set for it or as its notes say.

What is set goes before the notes on its line, and these before those of its creature.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.odds.play_styles import PlayStyleNotes
from rules.tactics import TEMPERAMENTS, PlayNote, manner_of

if TYPE_CHECKING:
    from collections.abc import Mapping

TEMPERAMENT = "temperament"
"""The mark under which it is kept how somebody plays."""
TOLD = "manner"
"""The mark under which it is kept what the notes of its creature said as the fight began."""


def told(notes: str) -> list[Any]:
    """What the notes of a creature say of how it plays, to be kept; empty where they say nothing."""
    found = manner_of(notes)
    return [] if found == PlayNote(None, None) else list(found)


def manners_of(marks: Mapping[str, Mapping[str, Any]]) -> PlayStyleNotes:
    """How those play whose marks these are."""
    found = {id: _manner(mark) for id, mark in marks.items()}
    return PlayStyleNotes(
        {id: manner.temperament for id, manner in found.items() if manner.temperament is not None},
        {id: manner.flees for id, manner in found.items() if manner.flees is not None},
    )


def _manner(mark: Mapping[str, Any]) -> PlayNote:
    notes, kept = mark.get("notes"), mark.get(TOLD)
    said = [manner_of(notes)] if isinstance(notes, str) else []
    if isinstance(kept, list) and len(kept) == 2 and isinstance(kept[1], int | None):
        said.append(PlayNote(*kept))
    wanted = (mark.get(TEMPERAMENT), *(manner.temperament for manner in said))
    temperament = next((item for item in wanted if item in TEMPERAMENTS), None)
    return PlayNote(temperament, next((manner.flees for manner in said if manner.flees is not None), None))
