"""A creature of somebody else's game, told in the words that most games share; a profile makes a sheet of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Neutral:
    """A creature as its file tells it, before a system is chosen for it."""

    name: str
