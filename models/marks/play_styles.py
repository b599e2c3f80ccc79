"""Play styles: how a combatant plays, as set for it or as its notes say.

The setting has precedence over the notes of its entry, and these over those of its creature.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.odds.play_styles import PlayStyleNotes
from rules.tactics import TEMPERAMENTS, PlayNote, manner_of

if TYPE_CHECKING:
    from collections.abc import Mapping

TEMPERAMENT = "temperament"
"""The mark for a combatant's temperament."""
CREATURE_STYLE = "manner"
"""The mark for what the notes of its creature said when the fight began."""


def noted_style(notes: str) -> list[Any]:
    """Return what the notes of a creature say of how it plays, to be stored; empty if they say nothing."""
    note = manner_of(notes)
    return [] if note == PlayNote(None, None) else list(note)


def play_styles_of(marks: Mapping[str, Mapping[str, Any]]) -> PlayStyleNotes:
    """Return the play styles of the combatants with these marks."""
    notes_of = {id: _play_note(mark) for id, mark in marks.items()}
    return PlayStyleNotes(
        {id: note.temperament for id, note in notes_of.items() if note.temperament is not None},
        {id: note.flees for id, note in notes_of.items() if note.flees is not None},
    )


def _play_note(mark: Mapping[str, Any]) -> PlayNote:
    notes, stored = mark.get("notes"), mark.get(CREATURE_STYLE)
    play_notes = [manner_of(notes)] if isinstance(notes, str) else []
    if isinstance(stored, list) and len(stored) == 2 and isinstance(stored[1], int | None):
        play_notes.append(PlayNote(*stored))
    temperaments = (mark.get(TEMPERAMENT), *(note.temperament for note in play_notes))
    temperament = next((name for name in temperaments if name in TEMPERAMENTS), None)
    return PlayNote(temperament, next((note.flees for note in play_notes if note.flees is not None), None))
