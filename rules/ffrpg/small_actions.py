"""Defending, waiting, passing, Zero Actions, facing, aborting."""

from __future__ import annotations

from rules.actions import Act
from rules.ffrpg import afflictions, charging, falling, order, pincer, turns
from rules.ffrpg.numbers import standing
from rules.ffrpg.state import TURN, Combatant, Fight, Place
from rules.questions import Refusal
from rules.table import Table

ZERO_KINDS = ("communicate", "style", "other")


def check_no_params(table: Table, act: Act) -> None:
    """Refuses params where there are none to give."""
    for key, value in act.params.items():
        raise Refusal("invalid_params", param=key, value=value)


def defend(table: Table, act: Act) -> None:
    """FF-DEF-01, FF-DEF-02: the first Action of the turn is given up; damage is halved until the next one."""
    check_no_params(table, act)
    if turns.start(table, act):
        table.put(act.actor, "defending", True)
        table.fact("defend", actor=act.actor.id)


def wait(table: Table, act: Act) -> None:
    """FF-WAIT-01…04: the count falls by the ticks waited; above 0 the turn comes again there with what is left."""
    fight: Fight = table.fight
    actor: Combatant = act.actor
    for key, value in act.params.items():
        table.insist(key == "ticks", "invalid_params", param=key, value=value)
    ticks = act.params.get("ticks")
    fine = isinstance(ticks, int) and not isinstance(ticks, bool) and ticks >= 1
    table.insist(fine, "invalid_params", param="ticks", value=ticks)
    turn = fight.turn
    if turn is None or fight.active != actor.id or actor.initiative is None:
        raise Refusal("not_your_turn", actor=actor.id)
    table.insist(actor.charging is None, "cannot_act", actor=actor.id, status="charging")
    was = actor.initiative
    count = was - int(ticks or 0)
    table.put(actor, "initiative", count)
    if count > 0:
        table.put(actor, "kept", turn._replace(kind=TURN))
        table.put(fight, "turn", None)
        table.put(fight, "active", None)
        order.insert_place(table, Place(actor.id, count, TURN))
    else:
        if actor.conditions and "quick" in standing(actor).on:
            afflictions.lift_status(table, actor, "quick", "used")
            table.put(actor, "initiative", 0)
        falling.close(table)
    table.fact("order", actor=actor.id, order=order.order_of(fight), why="wait", to=count, from_=was)


def pass_turn(table: Table, act: Act) -> None:
    """FF-ACT-03: gives up the Actions left."""
    check_no_params(table, act)
    turn = table.fight.turn
    if turn is not None and order.is_open(table.fight, act.actor):
        table.put(table.fight, "turn", turn._replace(actions=0, used=True))
    table.fact("pass", actor=act.actor.id)


def zero(table: Table, act: Act) -> None:
    """FF-ZERO-01, FF-ZERO-02: talk, a gesture of style, or anything else that is trivial."""
    for key, value in act.params.items():
        fine = (key == "kind" and value in ZERO_KINDS) or (key == "text" and isinstance(value, str))
        table.insist(fine, "invalid_params", param=key, value=value)
    kind = act.params.get("kind")
    table.insist(kind is not None, "invalid_params", param="kind", value=None)
    if turns.start(table, act):
        table.fact("zero", actor=act.actor.id, what=kind, text=act.params.get("text", ""))


def face(table: Table, act: Act) -> None:
    """FF-PIN-02: switches facing, before anything else in the turn."""
    for key, value in act.params.items():
        table.insist(key == "facing" and value in pincer.FACES, "invalid_params", param=key, value=value)
    to = act.params.get("facing")
    table.insist(to is not None, "invalid_params", param="facing", value=None)
    table.insist(table.fight.encircled is not None, "no_pincer", actor=act.actor.id)
    if turns.start(table, act):
        pincer.turn_round(table, act.actor, str(to))


def abort(table: Table, act: Act) -> None:
    """FF-SLOW-08, FF-SLOW-11: breaks off what it is charging; MP and ticks stay spent."""
    actor: Combatant = act.actor
    check_no_params(table, act)
    table.insist(actor.charging is not None, "not_charging", actor=actor.id)
    charging.interrupt(table, actor, "abort")
