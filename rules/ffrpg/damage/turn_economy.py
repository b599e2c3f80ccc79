"""The economy of a turn: shared checks, the cost of an action, and what ends with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.core.questions import Fault
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.state import Combatant, Fight, Table, Turn
from rules.ffrpg.combatant.statistics import hovers, stats_of, status_with
from rules.ffrpg.damage import falls, status_changes
from rules.ffrpg.statuses.traits import CHARMED, FRENZIED, HURRIED, TURN, WILD
from rules.ffrpg.turns import order, sides
from rules.mechanics.action import Act
from rules.mechanics.checks import FINE, Check, check, one_fault
from rules.mechanics.declared_action import Declared

Shared = Check[Fight, Combatant, Any]

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
"""Actions that must come before anything else in the turn."""
SWIMS = 80
"""FF-MOV-07: the Swimming rating from which water hinders no Actions."""


def forced_by(fight: Fight, combatant: Combatant) -> str | None:
    """FF-ST-confuse, FF-ST-charm, FF-ST-berserk: return the condition that forces its next Action, or None.

    Confuse, else Charm without a master, else Berserk.
    """
    if not combatant.conditions:
        return None
    stats = stats_of(combatant)
    if TURN in stats.forbids:
        return None
    traits = stats.traits
    if WILD in traits:
        return traits[WILD].status
    if CHARMED in traits and sides.source_of(fight, combatant, CHARMED) is None:
        return traits[CHARMED].status
    return traits[FRENZIED].status if FRENZIED in traits else None


def has_trait(combatant: Combatant, status: str | None, trait: str) -> bool:
    """Whether a status of a combatant has a trait."""
    return status is not None and trait in combatant.statuses[status].traits


def must_act(fight: Fight) -> str | None:
    """Return the condition that forces the active combatant to act before its place may end, or None."""
    if fight.turn is None or fight.turn.actions <= 0 or fight.active is None:
        return None
    return forced_by(fight, fight.combatants[fight.active])


def forbidden_by(combatant: Combatant, action: str, with_id: str | None = None) -> str | None:
    """Return the status that forbids an action, or None. A Toad may cast `toad`."""
    if not combatant.conditions:
        return None
    forbids = stats_of(combatant).forbids
    if action not in forbids and (TURN not in forbids or action == "pass"):
        return None
    for condition in combatant.conditions:
        row = combatant.statuses[condition.status]
        if action in row.forbids and not (action == "cast" and with_id in row.leaves):
            return row.id
        if TURN in row.forbids and action != "pass":
            return row.id
    return None


def in_deep_water(combatant: Combatant) -> bool:
    """FF-MOV-07: deep water allows movement only."""
    return combatant.terrain == "deep_water" and not acts_in_water(combatant)


def acts_in_water(combatant: Combatant) -> bool:
    """FF-MOV-07: whether it may act in deep water: with Move-Water, Swimming 80, Float or Flight."""
    return combatant.sheet.move_water or combatant.sheet.ratings.get("swimming", 0) >= SWIMS or hovers(combatant)


# --- what refuses an action before its params are looked at ------------------------------------------------------


@check()
def own_turn(fight: Fight, actor: Combatant, params: object) -> Iterator[Fault]:
    """FF-ACT-01: it is its own place."""
    if fight.active == actor.id and fight.turn is not None:
        return FINE
    return one_fault("not_your_turn", hides=True, actor=actor.id)


@check()
def turn_or_stop(fight: Fight, actor: Combatant, params: object) -> Iterator[Fault]:
    """FF-ESC-01, FF-ESC-02: it is its own place; an escape is named at the initiative stop, to be declared."""
    if not order.is_open(fight, actor):
        yield Fault("not_your_turn", {"actor": actor.id}, hides=fight.phase != "initiative")


@check()
def is_forced(fight: Fight, actor: Combatant, params: object) -> Iterator[Fault]:
    """FF-ST-confuse, FF-ST-charm, FF-ST-berserk: a condition forces it."""
    if forced_by(fight, actor) is None:
        yield Fault("no_such_action", {"action": "forced", "actor": actor.id}, final=True, hides=True)


def permits(action: str) -> Shared:
    """FF-ST-confuse, FF-ST-charm, FF-ST-berserk: return the check that no forced Action or condition prevents it.

    FF-ST-toad: one Spell may be left.
    """

    def find(fight: Fight, actor: Combatant, params: object) -> Iterator[Fault]:
        if not actor.conditions or stats_of(actor).free:
            return FINE
        return _conditions_of(fight, actor, params)

    def _conditions_of(fight: Fight, actor: Combatant, params: object) -> Iterator[Fault]:
        forced = must_act(fight) if action != "forced" and fight.active == actor.id else None
        status = forbidden_by(actor, action, getattr(params, "thing", None) if action == "cast" else None)
        for blocking in (forced, status):
            if blocking is not None:
                yield Fault("cannot_act", {"actor": actor.id, "status": blocking})

    return Check(find, frozenset({"thing"} if action == "cast" else ()))


def affords(action: str) -> Shared:
    """FF-ACT-01, FF-ZERO-01, FF-ESC-01, FF-MOV-07: return the check of escape, deep water, and Actions left."""
    chosen = action in STANDARD and action != "forced"
    first, acts = action in FIRST, action in NEEDS_ACTION
    costs = acts or action in ZERO
    spent = "no_action_left" if acts else "no_zero_left"

    def find(fight: Fight, actor: Combatant, params: object) -> Iterator[Fault]:
        turn = fight.turn
        if costs and turn is not None and (turn.actions if acts else turn.zero) <= 0 and fight.active == actor.id:
            return wanting(fight, actor)
        if (first and turn is not None and turn.used) or (chosen and (actor.fleeing or actor.terrain == "deep_water")):
            return wanting(fight, actor)
        return FINE

    def wanting(fight: Fight, actor: Combatant) -> Iterator[Fault]:
        turn = fight.turn if fight.active == actor.id else None
        details = {"actor": actor.id}
        if actor.fleeing and chosen and action != "flee":
            yield Fault("flee_declared", details)
        if chosen and action != "full_move" and in_deep_water(actor):
            yield Fault("in_water", details)
        if costs and turn is not None and (turn.actions if acts else turn.zero) <= 0:
            yield Fault(spent, details)
        if first and turn is not None and turn.used:
            yield Fault("already_acted", details)

    return Check(find)


def shared_checks(action: str) -> tuple[Shared, ...]:
    """Return the checks that all actions share, in order.

    Turn, forced Action, conditions, escape, water, Actions left.
    """
    if action in ANY_TURN:
        return ()
    turn_check = turn_or_stop if action == "flee" else own_turn
    return (turn_check, *((is_forced,) if action == "forced" else ()), permits(action), affords(action))


# --- what an action uses up ------------------------------------------------------------------------------------


def start(table: Table, actor: Combatant, *, run_in: bool = False) -> bool:
    """FF-ACT-01, FF-ZERO-04, FF-DEF-02: pay for the Action after all checks; False if Heat fells the actor first.

    `run_in`: a blow in melee takes a Zero Action with it, if one is left. Outside its own turn (by override) nothing is
    used up.
    """
    fight = table.fight
    if actor.conditions and falls.burns_up(table, actor):
        return False
    if actor.defending:
        table.put(actor, "defending", False)
    turn = fight.turn
    if turn is not None and fight.active == actor.id:
        kind, tick, actions, zero, metres, _ = turn
        zero -= run_in and zero > 0
        table.put(fight, "turn", Turn(kind, tick, actions - 1 if actions > 0 else 0, zero, metres, True))
    return True


def start_zero(table: Table, actor: Combatant, *, counts: bool = True) -> bool:
    """FF-ZERO-01, FF-PIN-02: pay for a Zero Action; `counts`: whether the turn then counts as used."""
    fight = table.fight
    if falls.burns_up(table, actor):
        return False
    turn = fight.turn
    if turn is not None and fight.active == actor.id:
        table.put(fight, "turn", turn._replace(zero=max(0, turn.zero - 1), used=turn.used or counts))
    return True


def run_in(table: Table, actor: Combatant) -> None:
    """FF-ZERO-04, D-07: take one Zero Action for Combat Movement, if one is left."""
    turn = table.fight.turn
    if turn is not None and turn.zero > 0 and order.is_open(table.fight, actor):
        table.put(table.fight, "turn", turn._replace(zero=turn.zero - 1))


def act(table: Table, act: Act) -> None:
    """Do the action, and end what ends with it."""
    act.action.run(table, act)
    if act.actor.conditions and act.action.id in STANDARD:
        finish(table, act.actor)


def finish(table: Table, actor: Combatant) -> None:
    """FF-ST-quick: after the last Action under Quick lift it and set the count to 0."""
    fight = table.fight
    open_place = fight.turn is not None and fight.turn.actions == 0 and order.is_open(fight, actor)
    quick = status_with(actor, HURRIED)
    if open_place and quick is not None:
        status_changes.lift_status(table, actor, quick, "used")
        status_changes.spend_quick(table, actor)


def off_turn(table: Table, combatant: Combatant) -> bool:
    """FF-GM-04: whether it acts by override outside its own place: nothing is used up, Charge Times count as 0."""
    return not order.is_open(table.fight, combatant)


# --- declarations ----------------------------------------------------------------------------------------------

Deed = Declared[Fight, Combatant, Any]


def deed(id: str, *, cost: str = "", **said: Any) -> Deed:
    """Return an action with the checks that all share; a standard one costs an Action."""
    return Declared(id=id, cost=cost or (phrases.AN_ACTION if id in STANDARD else ""), unread=shared_checks(id), **said)
