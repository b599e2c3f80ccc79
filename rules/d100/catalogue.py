"""The pool and the statuses of the d100 system."""

from __future__ import annotations

from collections.abc import Mapping

from rules.conditions import Status
from rules.encounter import Pool

POOLS = (Pool("pv", "PV", vital=True, lowest=None),)
"""D100-LOW-01: PV may stand below 0, and a fight may begin so."""

UNCONSCIOUS = Status(
    "unconscious", "inconsciente", family="state", forbids=frozenset({"declare", "act", "react"}), rule="D100-LOW-01"
)
GRABBED = Status(
    "grabbed",
    "presa",
    family="seal",
    timer=2,
    forbids=frozenset({"act", "move", "react"}),
    rule="D100-HOLD-01",
    sourced=True,
    passing=True,
)
DYING = Status(
    "dying",
    "moribundo",
    family="fatal",
    timer=2,
    forbids=frozenset({"declare", "act", "react"}),
    rule="D100-LOW-02",
    priority=3,
    ripens=True,
)

STATUSES: Mapping[str, Status] = {status.id: status for status in (UNCONSCIOUS, GRABBED, DYING)}

DOWN = frozenset({"unconscious", "dying"})
HELD_BY_BODY = 1
"""The mark of a hold that arms or claws keep up: it ends when the holder falls."""
