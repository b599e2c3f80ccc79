"""Creatures of other games on their way into a system, one at a time and without a library."""

from __future__ import annotations

from models.exchange.neutral import Neutral
from models.exchange.profiles import chosen_for, refusal
from models.exchange.profiles.converting import converted
from models.exchange.report import Refused, Taken
from models.refusals import LibraryError


def convert(neutral: Neutral, system: str, profile: str = "") -> Taken | Refused:
    """The creature in a system, by the profile of that name (the system's own if empty)."""
    try:
        return converted(neutral, chosen_for(neutral.family, system, profile, None))
    except LibraryError as error:
        return refusal(error, neutral.name)
