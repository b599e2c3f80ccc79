"""What a row of the status catalogue may say that only this system asks of it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.mechanics.statuses import Status

COMES = "comes"
"""The moment at which a ruling puts a status on: what stands there does it."""
TIME_UP = "time up"
"""The moment at which its timer has run out: what stands there says what becomes of it."""


@dataclass(frozen=True)
class Row(Status):
    """A row of the catalogue with what only this system asks of it."""

    fells: bool = False
    """D100-LOW-01, D100-LOW-02: whether its bearer is down while it lasts."""
