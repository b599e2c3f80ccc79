"""Play styles: how combatants play where that is noted; everybody else plays by the odds' tactics."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from rules.core.state import Combatant

Value = TypeVar("Value", str, int)


@dataclass(frozen=True, slots=True)
class PlayStyleNotes:
    """How some combatants play, by their ids."""

    temperaments: Mapping[str, str] = field(default_factory=dict)
    flights: Mapping[str, int] = field(default_factory=dict)
    """The percentage of its vital pool below which a combatant leaves; 0: never."""

    def with_newcomers(self, before: Mapping[str, Combatant], after: Mapping[str, Combatant]) -> PlayStyleNotes:
        """Return these notes, with those of newcomers copied from the first of their side with the same sheet."""
        models = {
            id: next(
                (
                    known.id
                    for known in before.values()
                    if (known.side, known.sheet) == (combatant.side, combatant.sheet)
                ),
                id,
            )
            for id, combatant in after.items()
            if id not in before
        }
        return PlayStyleNotes(_copied_to(self.temperaments, models), _copied_to(self.flights, models))

    def pack(self) -> list[dict[str, str] | dict[str, int]]:
        """Return the notes as plain data."""
        return [dict(self.temperaments), dict(self.flights)]


NO_PLAY_STYLES = PlayStyleNotes()


def _copied_to(notes: Mapping[str, Value], models: Mapping[str, str]) -> dict[str, Value]:
    """Notes on some, and the same on others who have one of them as their model."""
    return {**notes, **{id: notes[model] for id, model in models.items() if model in notes}}
