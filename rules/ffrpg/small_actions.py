"""Defending, waiting, passing, Zero Actions, facing, aborting."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.checking import check
from rules.ffrpg import afflictions, charging, falling, order, pincer, turns
from rules.ffrpg.numbers import made
from rules.ffrpg.state import TURN, Combatant, Fight, Place, Table
from rules.ffrpg.traits import HURRIED
from rules.questions import Fault

if TYPE_CHECKING:
    from rules.ffrpg import told


def defend(table: Table, actor: Combatant, told: told.Nothing) -> None:
    """FF-DEF-01, FF-DEF-02: the first Action of the turn is given up; damage is halved until the next one."""
    if turns.start(table, actor):
        table.put(actor, "defending", True)
        table.fact("defend", actor=actor.id)


@check()
def can_wait(fight: Fight, actor: Combatant, told: told.Wait) -> Iterator[Fault]:
    """FF-WAIT-01: in its own place, and not while it charges."""
    if not order.is_open(fight, actor) or actor.initiative is None:
        yield Fault("not_your_turn", {"actor": actor.id}, final=True)
    elif actor.charging is not None:
        yield Fault("cannot_act", {"actor": actor.id, "status": "charging"}, final=True)


def wait(table: Table, actor: Combatant, told: told.Wait) -> None:
    """FF-WAIT-01…04: the count falls by the ticks waited; above 0 the turn comes again there with what is left."""
    fight: Fight = table.fight
    turn, was = fight.turn, actor.initiative
    assert turn is not None
    assert was is not None
    count = was - told.ticks
    table.put(actor, "initiative", count)
    if count > 0:
        table.put(actor, "kept", turn._replace(kind=TURN))
        table.put(fight, "turn", None)
        table.put(fight, "active", None)
        order.insert_place(table, Place(actor.id, count, TURN))
    else:
        quick = made(actor, HURRIED)
        if quick is not None:
            afflictions.lift_status(table, actor, quick, "used")
            table.put(actor, "initiative", 0)
        falling.close(table)
    table.fact("order", actor=actor.id, order=order.order_of(fight), why="wait", to=count, from_=was)


def pass_turn(table: Table, actor: Combatant, told: told.Nothing) -> None:
    """FF-ACT-03: gives up the Actions left."""
    turn = table.fight.turn
    if turn is not None and order.is_open(table.fight, actor):
        table.put(table.fight, "turn", turn._replace(actions=0, used=True))
    table.fact("pass", actor=actor.id)


def zero(table: Table, actor: Combatant, told: told.Zero) -> None:
    """FF-ZERO-01, FF-ZERO-02: talk, a gesture of style, or anything else that is trivial."""
    if turns.start_zero(table, actor):
        table.fact("zero", actor=actor.id, what=told.kind, text=told.text)


@check()
def encircled(fight: Fight, actor: Combatant, told: told.Face) -> Iterator[Fault]:
    """FF-PIN-02: only in a Pincer Attack."""
    if fight.encircled is None:
        yield Fault("no_pincer", {"actor": actor.id}, final=True, hides=True)


def face(table: Table, actor: Combatant, told: told.Face) -> None:
    """FF-PIN-02: switches facing, before anything else in the turn."""
    if turns.start_zero(table, actor, counts=False):
        pincer.turn_round(table, actor, told.facing)


@check()
def charges(fight: Fight, actor: Combatant, told: told.Nothing) -> Iterator[Fault]:
    """FF-SLOW-08: something is being charged."""
    if actor.charging is None:
        yield Fault("not_charging", {"actor": actor.id}, final=True, hides=True)


def abort(table: Table, actor: Combatant, told: told.Nothing) -> None:
    """FF-SLOW-08, FF-SLOW-11: breaks off what it is charging; MP and ticks stay spent."""
    charging.interrupt(table, actor, "abort")
