"""Defending, waiting, passing, Zero Actions, facing, aborting."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import Fault
from rules.ffrpg.actions import params as told
from rules.ffrpg.combatant.state import TURN, Combatant, Fight, Place, Table
from rules.ffrpg.combatant.statistics import made
from rules.ffrpg.damage import falls, status_changes, turn_economy
from rules.ffrpg.statuses.traits import HURRIED
from rules.ffrpg.turns import charge, order, pincer, sides
from rules.mechanics import statuses
from rules.mechanics.checks import WHOLE, Check, check
from rules.system.simple_fight import unknown_targets


def defend(table: Table, actor: Combatant, told: told.Nothing) -> None:
    """FF-DEF-01, FF-DEF-02: the first Action of the turn is given up; damage is halved until the next one."""
    if turn_economy.start(table, actor):
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
    fight = table.fight
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
            status_changes.lift_status(table, actor, quick, "used")
            table.put(actor, "initiative", 0)
        statuses.end_own_turn(table, actor)
        falls.close(table)
    table.fact("order", actor=actor.id, order=order.order_of(fight), why="wait", to=count, from_=was)


def pass_turn(table: Table, actor: Combatant, told: told.Nothing) -> None:
    """FF-ACT-03: gives up the Actions left."""
    turn = table.fight.turn
    if turn is not None and order.is_open(table.fight, actor):
        table.put(table.fight, "turn", turn._replace(actions=0, used=True))
    table.fact("pass", actor=actor.id)


def zero(table: Table, actor: Combatant, told: told.Zero) -> None:
    """FF-ZERO-01, FF-ZERO-02: talk, a gesture of style, or anything else that is trivial."""
    if turn_economy.start_zero(table, actor):
        table.fact("zero", actor=actor.id, what=told.kind, text=told.text)


@check()
def encircled(fight: Fight, actor: Combatant, told: told.Face) -> Iterator[Fault]:
    """FF-PIN-02: only in a Pincer Attack."""
    if fight.encircled is None:
        yield Fault("no_pincer", {"actor": actor.id}, final=True, hides=True)


def face(table: Table, actor: Combatant, told: told.Face) -> None:
    """FF-PIN-02: switches facing, before anything else in the turn."""
    if turn_economy.start_zero(table, actor, counts=False):
        pincer.turn_round(table, actor, told.facing)


@check()
def charges(fight: Fight, actor: Combatant, told: told.Nothing) -> Iterator[Fault]:
    """FF-SLOW-08: something is being charged."""
    if actor.charging is None:
        yield Fault("not_charging", {"actor": actor.id}, final=True, hides=True)


def abort(table: Table, actor: Combatant, told: told.Nothing) -> None:
    """FF-SLOW-08, FF-SLOW-11: breaks off what it is charging; MP and ticks stay spent."""
    charge.interrupt(table, actor, "abort")


@check(implied=True)
def may_encircle(fight: Fight, actor: Combatant, told: told.Pincer) -> Iterator[Fault]:
    """FF-PIN-01: in a running fight; in a Pincer Attack those who encircle may have the faces taken anew."""
    if fight.phase not in ("initiative", "action") or actor.side == fight.encircled:
        yield Fault("no_pincer", {"actor": actor.id}, hides=True)


def encircled_by(fight: Fight, actor: Combatant, told: told.Pincer) -> str | None:
    """The side that is encircled: the one named, else the first other one."""
    return sides.first_other(fight, actor) if told.on is None else told.on


@check("on")
def another_side(fight: Fight, actor: Combatant, told: told.Pincer) -> Iterator[Fault]:
    """FF-PIN-01: it is a side, and another one."""
    on = encircled_by(fight, actor, told)
    if on == actor.side or all(combatant.side != on for combatant in fight.combatants.values()):
        yield Fault("invalid_params", {"param": "on", "value": on}, final=True)


@check("targets")
def faces_known(fight: Fight, actor: Combatant, told: told.Pincer) -> Iterator[Fault]:
    """FF-PIN-01: the faces are left and right, of those in the fight."""
    if any(face not in pincer.FACES for face in told.faces.values()):
        yield Fault("invalid_params", {"param": "faces", "value": told.faces}, final=True)
    yield from unknown_targets(fight, told.faces)


@check(WHOLE)
def both_faces_held(fight: Fight, actor: Combatant, told: told.Pincer) -> Iterator[Fault]:
    """FF-PIN-01: both faces hold an active member of the encircling side."""
    around = [
        combatant
        for combatant in fight.combatants.values()
        if combatant.side == actor.side and combatant.state == "active"
    ]
    if len({told.faces.get(combatant.id, "left") for combatant in around}) != 2:
        yield Fault("no_pincer", {"actor": actor.id})


PINCER_CHECKS: tuple[Check[Fight, Combatant, told.Pincer], ...] = (
    may_encircle,
    another_side,
    faces_known,
    both_faces_held,
)
"""What refuses a Pincer Attack."""


def begin_pincer(table: Table, actor: Combatant, told: told.Pincer) -> None:
    """FF-PIN-01: everybody gets a facing; `faces` names them, or `targets` those on the right."""
    fight = table.fight
    on = encircled_by(fight, actor, told)
    for combatant in fight.combatants.values():
        table.put(combatant, "facing", None if combatant.state == "out" else told.faces.get(combatant.id, "left"))
    table.put(fight, "encircled", on)
    table.put(fight, "encircling", actor.side)
    around, inside = _faces(fight, actor.side), _faces(fight, on)
    table.fact("pincer", actor=actor.id, on=True, side=on, around=around, inside=inside)


def _faces(fight: Fight, side: str | None) -> dict[str, list[str]]:
    """Face to the active combatants of a side who stand on it, or, of the encircled, look there."""
    found: dict[str, list[str]] = {}
    for combatant in fight.combatants.values():
        if combatant.state == "active" and combatant.facing is not None and combatant.side == side:
            found.setdefault(combatant.facing, []).append(combatant.id)
    return found
