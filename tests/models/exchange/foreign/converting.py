"""Creatures of other games on their way into a system, one at a time and without a library."""

from __future__ import annotations

from models.exchange.profiles import chosen_for, refusal
from models.exchange.profiles.converter import converted
from models.exchange.records.neutral_creature import NeutralCreature
from models.exchange.records.report import RefusedRecord, TakenCreature
from models.storage.errors import LibraryError


def convert(neutral: NeutralCreature, system: str, profile: str = "") -> TakenCreature | RefusedRecord:
    """The creature in a system, by the profile of that name (the system's own if empty)."""
    try:
        return converted(neutral, chosen_for(neutral.family, system, profile, None))
    except LibraryError as error:
        return refusal(error, neutral.name)
