"""The economy of a turn: what is checked before an action, what it costs, what is over when it is done."""

from __future__ import annotations

from rules.actions import Act
from rules.ffrpg import afflictions, falling, order, sides
from rules.ffrpg.catalogue import STATUSES, TURN
from rules.ffrpg.numbers import hovers, standing
from rules.ffrpg.state import Combatant, Fight, Turn
from rules.questions import Refusal
from rules.table import Table

STANDARD = frozenset(
    {
        "attack",
        "cast",
        "use_ability",
        "trigger",
        "use_item",
        "equip",
        "unequip",
        "drop",
        "full_move",
        "defend",
        "flee",
        "forced",
    }
)
"""FF-ACT-03: the standard Actions."""
ZERO = frozenset({"zero", "face"})
ANY_TURN = frozenset({"abort", "pincer"})
NEEDS_ACTION = STANDARD | {"wait", "pass"}
FIRST = frozenset({"defend", "face"})
"""What must come before anything else in the turn."""
SWIMS = 80
"""FF-MOV-07: the Swimming rating from which water hinders no Actions."""


def forced_by(fight: Fight, one: Combatant) -> str | None:
    """FF-ST-confuse, FF-ST-charm, FF-ST-berserk: which condition forces its next Action, or None.

    Confuse, else Charm without a master, else Berserk.
    """
    if not one.conditions:
        return None
    found = standing(one)
    if TURN in found.forbids:
        return None
    if "confuse" in found.on:
        return "confuse"
    if "charm" in found.on and sides.source_of(fight, one, "charm") is None:
        return "charm"
    return "berserk" if "berserk" in found.on else None


def must_act(fight: Fight) -> str | None:
    """The condition by which the active one is forced to act before its place may end; None: it may."""
    if fight.turn is None or fight.turn.actions <= 0 or fight.active is None:
        return None
    return forced_by(fight, fight.combatants[fight.active])


def forbidden_by(one: Combatant, action: str, with_id: str | None = None) -> str | None:
    """The status that forbids an action; None where none does. A Toad may cast `toad`."""
    if not one.conditions:
        return None
    forbids = standing(one).forbids
    if action not in forbids and (TURN not in forbids or action == "pass"):
        return None
    for condition in one.conditions:
        row = STATUSES[condition.status]
        if action in row.forbids and not (row.id == "toad" and action == "cast" and with_id == "toad"):
            return row.id
        if TURN in row.forbids and action != "pass":
            return row.id
    return None


def in_deep_water(one: Combatant) -> bool:
    """FF-MOV-07: deep water allows movement only, without Move-Water, Swimming 80, Float or Flight."""
    return (
        one.terrain == "deep_water"
        and not one.sheet.move_water
        and one.sheet.ratings.get("swimming", 0) < SWIMS
        and not hovers(one)
    )


def check(table: Table, act: Act) -> None:
    """The checks that all actions share, in order: turn, forced Action, conditions, escape, water, Actions left."""
    actor: Combatant = act.actor
    action = act.action.id
    fight: Fight = table.fight
    turn = fight.turn
    if action in ANY_TURN:
        return
    own = turn is not None and fight.active == actor.id
    if not own:
        table.demand(False, "not_your_turn", actor=actor.id)
    if actor.conditions:
        forced = forced_by(fight, actor)
        if action == "forced":
            if forced is None:
                raise Refusal("no_such_action", action=action, actor=actor.id)
        elif forced is not None and turn is not None and own and turn.actions > 0:
            table.demand(False, "cannot_act", actor=actor.id, status=forced)
        status = forbidden_by(actor, action, act.with_id)
        if status is not None:
            table.demand(False, "cannot_act", actor=actor.id, status=status)
    elif action == "forced":
        raise Refusal("no_such_action", action=action, actor=actor.id)
    if action in STANDARD and action != "forced":
        if actor.fleeing and action != "flee":
            table.demand(False, "flee_declared", actor=actor.id)
        if actor.terrain == "deep_water" and action != "full_move" and in_deep_water(actor):
            table.demand(False, "in_water", actor=actor.id)
    if turn is None or not own:
        return
    if action in NEEDS_ACTION:
        if turn.actions <= 0:
            table.demand(False, "no_action_left", actor=actor.id)
    elif action in ZERO and turn.zero <= 0:
        table.demand(False, "no_zero_left", actor=actor.id)
    if turn.used and action in FIRST:
        table.demand(False, "already_acted", actor=actor.id)


def start(table: Table, act: Act, run_in: bool = False) -> bool:
    """FF-ACT-01, FF-ZERO-01, FF-ZERO-04, FF-DEF-02: all checks are through: Heat flares, or the Action is paid.

    False: the actor burns, nothing more happens. `run_in`: a blow in melee takes a Zero Action with it, if one
    is left. Outside its own turn (by override) nothing is used up.
    """
    actor: Combatant = act.actor
    fight: Fight = table.fight
    action = act.action.id
    if actor.conditions and falling.flares(table, actor):
        return False
    turn = fight.turn
    standard = action in STANDARD
    if standard and actor.defending:
        table.put(actor, "defending", False)
    if turn is None or fight.active != actor.id:
        return True
    kind, tick, actions, zero, metres, used = turn
    if standard:
        actions = actions - 1 if actions > 0 else 0
        if run_in and zero > 0:
            zero -= 1
        used = True
    else:
        zero = zero - 1 if zero > 0 else 0
        used = used or action != "face"
    table.put(fight, "turn", Turn(kind, tick, actions, zero, metres, used))
    return True


def run_in(table: Table, actor: Combatant) -> None:
    """FF-ZERO-04, D-07: Combat Movement takes one Zero Action, if one is left."""
    turn = table.fight.turn
    if turn is not None and turn.zero > 0 and order.is_open(table.fight, actor):
        table.put(table.fight, "turn", turn._replace(zero=turn.zero - 1))


def finish(table: Table, act: Act) -> None:
    """FF-ST-quick: when the last Action under Quick is used it is lifted, and the count is 0."""
    actor: Combatant = act.actor
    fight: Fight = table.fight
    if (
        act.action.id in STANDARD
        and fight.turn is not None
        and fight.turn.actions == 0
        and order.is_open(fight, actor)
        and "quick" in standing(actor).on
    ):
        afflictions.lift_status(table, actor, "quick", "used")
        afflictions.spend_quick(table, actor)


def off_turn(table: Table, one: Combatant) -> bool:
    """FF-GM-04: by override outside its own place: nothing is used up, Charge Times count as 0."""
    return not order.is_open(table.fight, one)
