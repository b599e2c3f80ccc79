"""Conversion profiles: how a neutral creature becomes a sheet of a chosen rule system."""

from __future__ import annotations

from models.exchange.neutral import Neutral
from models.exchange.report import Refused, Taken
from models.refusals import LibraryError


def convert(neutral: Neutral, system: str, profile: str = "") -> Taken | Refused:
    """The creature in a system, by the profile of that name (the system's own if empty)."""
    return Refused.because(LibraryError("no_profile", name=neutral.name, system=system))
