"""The pool and the statuses of the d100 system."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.core.state import Pool
from rules.mechanics.statuses import Status

COMES = "comes"
"""The moment at which a ruling puts a status on: what stands there does it."""
TIME_UP = "time up"
"""The moment at which its timer has run out: what stands there says what becomes of it."""


@dataclass(frozen=True)
class D100Status(Status):
    """A row of the catalogue with what only this system asks of it."""

    fells: bool = False
    """D100-LOW-01, D100-LOW-02: whether its bearer is down while it lasts."""


POOLS = (Pool("pv", "PV", vital=True, lowest=None),)
"""D100-LOW-01: PV may stand below 0, and a fight may begin so."""

UNCONSCIOUS = D100Status(
    "unconscious",
    "inconsciente",
    family="state",
    forbids=frozenset({"declare", "act", "react"}),
    rule="D100-LOW-01",
    fells=True,
)
GRABBED = D100Status(
    "grabbed",
    "presa",
    family="seal",
    timer=2,
    forbids=frozenset({"act", "move", "react"}),
    rule="D100-HOLD-01",
    sourced=True,
    passing=True,
)
DYING = D100Status(
    "dying",
    "agoniza",
    family="fatal",
    timer=2,
    forbids=frozenset({"declare", "act", "react"}),
    rule="D100-LOW-02",
    priority=3,
    ripens=True,
    fells=True,
)

STATUSES: Mapping[str, D100Status] = {status.id: status for status in (UNCONSCIOUS, GRABBED, DYING)}

DOWN = frozenset(row.id for row in STATUSES.values() if row.fells)
"""Statuses in which one is down."""
HELD_BY_BODY = 1
"""The mark of a hold that arms or claws keep up: it ends when the holder falls."""
