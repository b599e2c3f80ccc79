"""The manoeuvres `trip`, `disarm`, `shove` and `grapple`: opposed rolls, all standard actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.fulminato import ground
from rules.fulminato.afflictions import loosen_if_broken, put_on, take_hold
from rules.fulminato.attacks import drop
from rules.fulminato.checks import opposed
from rules.fulminato.economy import may_act, may_be_target, may_now, pay, touches
from rules.fulminato.movement import place
from rules.fulminato.numbers import no_arm_left, useless_legs
from rules.fulminato.params import CONTEST, check_params, targets_of
from rules.fulminato.state import Fighter

if TYPE_CHECKING:
    from rules.actions import Act
    from rules.table import Table

HEAVY_KG = 1
"""FU-GRP-02: what weighs more than this in the hand takes a rank from a grapple."""


class Contest(NamedTuple):
    """FU-MAN-01: the characteristics of a manoeuvre, and the limbs that it needs."""

    own: str
    theirs: str
    needs: str
    """`legs`, `arms`, or empty."""


CONTESTS = {
    "trip": Contest("constitucion", "destreza", "legs"),
    "disarm": Contest("destreza", "destreza", "arms"),
    "shove": Contest("constitucion", "constitucion", ""),
    "grapple": Contest("constitucion", "constitucion", "arms"),
}
"""FU-MAN-03, FU-MAN-04, FU-MAN-05, FU-GRP-01: manoeuvre to what is thrown."""


def own_ranks(one: Fighter, action: str) -> int:
    """FU-GRP-02: the rank that a heavy thing in the hand takes from a grapple."""
    held = one.held
    return -1 if action == "grapple" and held is not None and held.weight_kg > HEAVY_KG else 0


def refusal_of_target(target: Fighter, action: str) -> bool:
    """FU-MAN-03, FU-MAN-04, FU-GRP-01: whether a manoeuvre means nothing to its target any more."""
    if action == "trip":
        return target.has("prone")
    if action == "disarm":
        return target.equipped is None
    return action == "grapple" and target.has("grabbed")


def _won(table: Table, act: Act) -> Fighter | None:
    """FU-MAN-01, FU-MAN-06, FU-OPP-02: checks and rolls a manoeuvre; its target if it is won, else None.

    Refuses `limb_useless` without the limbs that it needs, `invalid_target`, `out_of_range`.
    """
    one: Fighter = act.actor
    action = act.action.id
    contest = CONTESTS[action]
    (target,) = targets_of(table, act, 1, 1)
    check_params(table, act, CONTEST)
    may_act(table, one, action)
    may_now(table, one, "standard")
    lame = no_arm_left(one) if contest.needs == "arms" else contest.needs == "legs" and useless_legs(one) == 2
    table.demand(not lame, "limb_useless", actor=one.id)
    may_be_target(table, one, (target,), itself=False)
    table.insist(not refusal_of_target(target, action), "invalid_target", target=target.id)
    touches(table, one, target)
    pay(table, one, "standard")
    won = opposed(
        table,
        one,
        target,
        (contest.own,),
        (contest.theirs,),
        act.modifier + own_ranks(one, action),
        act.params.get("target_ranks", 0),
    )
    return target if won else None


def trip(table: Table, act: Act) -> None:
    """FU-MAN-03: Constitución against Destreza; won, the target lies on the ground."""
    target = _won(table, act)
    if target is not None:
        put_on(table, target, "prone", None, act.actor.id)


def disarm(table: Table, act: Act) -> None:
    """FU-MAN-04: Destreza against Destreza; won, what the target holds falls to the ground."""
    target = _won(table, act)
    if target is not None and target.equipped is not None:
        drop(table, target, target.equipped)


def shove(table: Table, act: Act) -> None:
    """FU-MAN-05: Constitución against Constitución; won, the target is pushed one cell straight away, if it is free."""
    target = _won(table, act)
    one: Fighter = act.actor
    if target is None or table.fight.board is None or one.cell is None or target.cell is None:
        return
    cell = ground.pushed(target.cell, one.cell)
    if ground.fault_of_cell(table.fight, cell, (target.id,)) is None:
        place(table, target, (cell,), ground.length(table.fight, (cell,)), "shove")
        loosen_if_broken(table, target)


def grapple(table: Table, act: Act) -> None:
    """FU-GRP-01, FU-GRP-02: Constitución against Constitución; won, the target is grabbed."""
    target = _won(table, act)
    if target is not None:
        take_hold(table, act.actor, target)
