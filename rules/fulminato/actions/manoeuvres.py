"""The manoeuvres `trip`, `disarm`, `shove` and `grapple`: opposed rolls, all standard actions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rules.core.modifiers import ComputationStep
from rules.core.questions import Fault
from rules.fulminato.actions.action import A_LEG, AN_ARM, at_somebody, invalid_target, touches
from rules.fulminato.actions.movement import place
from rules.fulminato.actions.params import Manoeuvre
from rules.fulminato.combatant import board
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table
from rules.fulminato.damage.checks import Attempt, opposed
from rules.fulminato.damage.status_changes import loosen_if_broken, put_on, take_hold
from rules.fulminato.damage.strikes import drop
from rules.mechanics.checks import Check
from rules.mechanics.statuses import NO_TIMER

Checks = tuple[Check[FulminatoFight, Fighter, "Manoeuvre"], ...]
HEAVY_KG = 1
"""FU-GRP-02: more weight than this in the hand takes a rank from a grapple, in kg."""


class Contest(NamedTuple):
    """FU-MAN-01: the characteristics of a manoeuvre, the state in which it has no effect, and ranks by a rule."""

    own: str
    theirs: str
    in_vain: Callable[[Fighter], object] = lambda target: False
    why: str = ""
    """The reason that is said of a target in that state."""
    ruled: Callable[[Fighter], tuple[ComputationStep, ...]] = lambda item: ()


def ranks_of_a_grip(combatant: Fighter) -> tuple[ComputationStep, ...]:
    """FU-GRP-02: return the rank that a heavy thing in the hand takes from a grapple."""
    weapon = combatant.held
    is_heavy = weapon is not None and weapon.weight_kg > HEAVY_KG
    return (ComputationStep(weapon.label, -1, "flat", weapon.id),) if weapon is not None and is_heavy else ()


TRIP = Contest("constitucion", "destreza", lambda target: target.has("prone"), "prone")
DISARM = Contest("destreza", "destreza", lambda target: target.equipped is None, "unarmed")
SHOVE = Contest("constitucion", "constitucion")
GRAPPLE = Contest("constitucion", "constitucion", lambda target: target.has("grabbed"), "grabbed", ranks_of_a_grip)
"""FU-MAN-03, FU-MAN-04, FU-MAN-05, FU-GRP-01: the dice of the manoeuvres."""


def _at_one(contest: Contest) -> Checks:
    """FU-MAN-03, FU-MAN-04, FU-GRP-01: return the checks of a target beside the actor on whom it has an effect."""

    def find(fight: FulminatoFight, combatant: Fighter, params: Manoeuvre) -> Iterator[Fault]:
        if contest.in_vain(params.aim(fight)):
            yield invalid_target(params.targets[0], contest.why)

    return (at_somebody, Check(find, frozenset({"targets"})), touches)


TRIP_CHECKS: Checks = (A_LEG, *_at_one(TRIP))
DISARM_CHECKS: Checks = (AN_ARM, *_at_one(DISARM))
SHOVE_CHECKS: Checks = _at_one(SHOVE)
GRAPPLE_CHECKS: Checks = (AN_ARM, *_at_one(GRAPPLE))


def _won(table: Table, combatant: Fighter, params: Manoeuvre, contest: Contest, deed: str) -> Fighter | None:
    """FU-MAN-01, FU-OPP-02: roll a manoeuvre; return its target if it succeeds, else None."""
    target = params.aim(table.fight)
    own, theirs, ranks = (contest.own,), (contest.theirs,), (params.modifier, params.target_ranks)
    won = opposed(table, combatant, target, own, theirs, *ranks, Attempt(deed), contest.ruled(combatant))
    return target if won else None


def trip(table: Table, combatant: Fighter, params: Manoeuvre) -> None:
    """FU-MAN-03: Constitución against Destreza puts the target on the ground."""
    target = _won(table, combatant, params, TRIP, "trip")
    if target is not None:
        put_on(table, target, "prone", NO_TIMER, combatant.id)


def disarm(table: Table, combatant: Fighter, params: Manoeuvre) -> None:
    """FU-MAN-04: Destreza against Destreza makes the target drop what it holds."""
    target = _won(table, combatant, params, DISARM, "disarm")
    if target is not None and target.equipped is not None:
        drop(table, target, target.equipped)


def shove(table: Table, combatant: Fighter, params: Manoeuvre) -> None:
    """FU-MAN-05: Constitución against Constitución pushes the target one cell straight away, if it is free."""
    target = _won(table, combatant, params, SHOVE, "shove")
    if target is None or table.fight.board is None or combatant.cell is None or target.cell is None:
        return
    cell = board.cell_behind(target.cell, combatant.cell)
    if board.fault_of_cell(table.fight, cell, (target.id,)) is None:
        place(table, target, (cell,), board.length(table.fight, (cell,)), "shove")
        loosen_if_broken(table, target)


def grapple(table: Table, combatant: Fighter, params: Manoeuvre) -> None:
    """FU-GRP-01, FU-GRP-02: Constitución against Constitución grabs the target."""
    target = _won(table, combatant, params, GRAPPLE, "grapple")
    if target is not None:
        take_hold(table, combatant, target)
