"""The pool and the statuses of the d100 system, each complete: what it forbids and does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rules.core.state import Condition, Pool
from rules.mechanics import statuses
from rules.mechanics.statuses import Catalogue, ChangeableNumber, RowMoment, Status
from rules.mechanics.table import Table

COMES = "comes"
"""A ruling inflicts a status: what it does then."""
ACT, REACT = "act", "react"
"""Words for what a status may forbid: everything at one's own stop, and dodging and blocking."""
TIME_UP = "time up"
"""Its timer has run out: what becomes of it."""


@dataclass(frozen=True)
class D100Status(Status):
    """A row of the catalogue, with the fields of this system."""

    fells: bool = False
    """D100-LOW-01, D100-LOW-02: whether its bearer is down while it lasts."""


class D100Catalogue(Catalogue[D100Status]):
    """The rows, with the sets of them that the rules ask for."""

    @cached_property
    def down(self) -> frozenset[str]:
        """The statuses of one who is down."""
        return frozenset(row.id for row in self.values() if row.fells)


@dataclass(frozen=True)
class StatusEffects:
    """What a row can bring about, by functions that the system hands in, as their modules need the rows."""

    stun: Callable[..., None]
    """(table, bearer, timer, source): unconscious, for the longer time."""
    begin_dying: Callable[..., None]
    """(table, bearer, timer, source): dying, unless it is already."""
    die: Callable[..., None]
    """(table, bearer, why): dead."""
    wake: Callable[..., None]
    """(table, bearer): back on its feet if nothing keeps it down."""


def _effects(table: Table) -> StatusEffects:
    effects: StatusEffects = table.system.effects
    return effects


def stuns(table: Table, bearer: Any, new: Condition) -> None:
    """D100-LOW-01: fall."""
    _effects(table).stun(table, bearer, new.timer, new.source)


def kills_slowly(table: Table, bearer: Any, new: Condition) -> None:
    """D100-LOW-02: fall, dying."""
    _effects(table).begin_dying(table, bearer, new.timer, new.source)


def dying_runs_out(table: Table, bearer: Any, dying: Condition) -> None:
    """D100-LOW-02: end the time of a dying combatant: dead at 0 PV or less, else it ends."""
    if bearer.pools["pv"] <= 0:
        _effects(table).die(table, bearer, dying.status)
    else:
        statuses.remove(table, bearer, dying, "expired")
        statuses.has_run_out(table, bearer, dying)
        _effects(table).wake(table, bearer)


def stays(table: Table, bearer: Any, hold: Condition) -> None:
    """D100-HOLD-05: keep a hold whose turns are over, without timer."""
    statuses.change_timer(table, bearer, hold, None)


POOLS = (Pool("pv", "PV", drawing="hearts", vital=True, lowest=None),)
"""D100-LOW-01: PV may be below 0, also at the start of a fight."""

UNCONSCIOUS = D100Status(
    "unconscious",
    "inconsciente",
    drawing="knockout",
    family="state",
    forbids=frozenset({"declare", ACT, REACT}),
    rule="D100-LOW-01",
    fells=True,
    at={COMES: stuns},
)
GRABBED = D100Status(
    "grabbed",
    "presa",
    drawing="grab",
    family="seal",
    timer=2,
    forbids=frozenset({ACT, "move", REACT}),
    rule="D100-HOLD-01",
    sourced=True,
    passing=True,
    at={TIME_UP: stays},
)
DYING = D100Status(
    "dying",
    "agoniza",
    drawing="bleeding-heart",
    family="fatal",
    timer=2,
    forbids=frozenset({"declare", ACT, REACT}),
    rule="D100-LOW-02",
    priority=3,
    ripens=True,
    fells=True,
    at={COMES: kills_slowly, TIME_UP: dying_runs_out},
)

STATUSES = D100Catalogue((UNCONSCIOUS, GRABBED, DYING))
CHANGEABLE = tuple(
    ChangeableNumber(number, frozenset({"flat", "percent", "becomes"}))
    for number in ("des", "fue", "esquivar", "prot", "lucha", "armeria", "max_attackers")
)
"""The numbers that its rows may change; Esquivar follows DES before it is changed itself."""
MOMENTS = (*statuses.EVERYWHERE, RowMoment(COMES, instead=True), RowMoment(TIME_UP, instead=True))
"""The moments at which its rows may act."""
HELD_BY_BODY = 1
"""The mark of a hold by arms or claws: it ends when the holder falls."""
