"""What of a text was understood, to be shown in it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Understood:
    """A stretch of the text and what it was understood as."""

    start: int
    end: int
    field: str
