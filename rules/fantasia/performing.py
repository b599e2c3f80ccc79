"""Doing an action: all checks, then the slot, then reactions, then the deed itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.actions import Act
from rules.fantasia.attack import ATTACK
from rules.fantasia.casting import CAST
from rules.fantasia.deed import Deed, Doing, Fault, param_fault, pay, slot_faults, state_fault, status_fault
from rules.fantasia.reacting import carry_out, go_ahead
from rules.fantasia.state import Battle, Fighter, allies
from rules.questions import Refusal

if TYPE_CHECKING:
    from rules.table import Table


def gates(fight: Battle, deed: Deed, doing: Doing) -> Iterator[Fault]:
    """What refuses an action before anything it names is looked at: the stage, the turn, states and statuses."""
    actor = doing.actor
    if deed.stage is not None:
        yield from deed.stage(fight, doing)
    active = fight.active == actor.id
    if not active and not deed.any_turn:
        yield Fault("not_your_turn", {"actor": actor.id})
    if not deed.anybody:
        fault = state_fault(actor) or status_fault(actor, deed.id, active=active)
        if fault is not None:
            yield fault


def faults(fight: Battle, deed: Deed, doing: Doing) -> Iterator[Fault]:
    """All that refuses an action, in the order of the checks."""
    fault = param_fault(fight, deed, doing)
    if fault is not None:
        yield fault
    yield from gates(fight, deed, doing)
    yield from deed.faults(fight, doing)


def as_doing(act: Act) -> Doing:
    """An `act` command as this system sees it."""
    return Doing(act.actor, act.targets, act.with_id, act.params, act.modifier)


def refuse(table: Table, found: Iterator[Fault]) -> None:
    """Refuses with the first fault, or passes over those that the game master's word can pass over."""
    for fault in found:
        if fault.final:
            raise Refusal(fault.code, **fault.details)
        table.demand(False, fault.code, **fault.details)


def perform(table: Table, act: Act, deed: Deed) -> None:
    """Does an action by the book: refusals, its cost, the reactions that it sets off, its effect."""
    doing = as_doing(act)
    refuse(table, faults(table.fight, deed, doing))
    actor = doing.actor
    cost = deed.cost if deed.price is None else deed.price(doing)
    if cost != "none":
        pay(table, actor, cost, doing.params.get("pay"))
    if deed.id == "attack" or deed.id == "cast":
        table.put(actor, "done", (*actor.done, deed.id))
    if deed.trigger is None or go_ahead(table, deed, doing):
        carry_out(table, deed, doing)


def gate(fight: Battle, actor: Fighter, deed: Deed) -> Fault | None:
    """What refuses an action however it is put together: the turn, a status, nothing left to pay with."""
    doing = Doing(actor)
    fault = next(gates(fight, deed, doing), None)
    if fault is None and deed.price is None:
        fault = next(slot_faults(doing, deed.cost), None)
    return fault


# --- those who have no choice ------------------------------------------------------------------------------


def could(fight: Battle, deed: Deed, doing: Doing) -> bool:
    """Whether an action would not be refused now."""
    return next(faults(fight, deed, doing), None) is None


def why_forced(actor: Fighter) -> tuple[str, str]:
    """LF-ST-BERSERK-5, LF-ST-CONFUSION-4: the status that forces it, and the id of the action that it has to do."""
    if actor.has("berserk"):
        return "berserk", "attack"
    return "confuse", "cast" if actor.forced == "ability" else "attack"


def must_act(fight: Battle, actor: Fighter) -> bool:
    """LF-ST-BERSERK-5, LF-ST-CONFUSION-4: whether it still has to strike, or to use an ability, and can."""
    if actor.has("berserk"):
        return "attack" not in actor.done and any(
            could(fight, ATTACK, Doing(actor, (one.id,)))
            for one in fight.combatants.values()
            if one.state == "active" and not allies(one, actor)
        )
    if actor.forced == "attack":
        return "attack" not in actor.done and any(
            could(fight, ATTACK, Doing(actor, (one.id,))) for one in fight.combatants.values()
        )
    if actor.forced == "ability":
        return "cast" not in actor.done and any_ability(fight, actor, paid=True)
    return False


def any_ability(fight: Battle, actor: Fighter, *, paid: bool) -> bool:
    """LF-ST-CONFUSION-1: whether it could use some ability on some one target."""
    return any(
        could(fight, CAST, Doing(actor, (one.id,), ability.id, paid=paid))
        for ability in actor.sheet.abilities
        for one in fight.combatants.values()
    )
