"""Effects: conditions, cures, revival, death, shares of HP, ejection, delays, more Actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.modifiers import ComputationStep
from rules.core.questions import Roll
from rules.engine.gm_commands import go_out
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.state import Combatant, Table
from rules.ffrpg.combatant.statistics import TERMS, made, standing
from rules.ffrpg.damage import chances, damage, falls, healing, status_changes
from rules.ffrpg.statuses.catalogue import LIFTED_BY, STATUSES
from rules.ffrpg.statuses.codes import CoS, Effect
from rules.ffrpg.statuses.traits import NEGATIVE, UNDEAD
from rules.ffrpg.turns import order
from rules.mechanics.table import aims

EFFECT_IDS = {"death": "death", "eject": "eject", "near_fatal": "near_fatal", "hp_share": "gravity"}
"""Kind of effect to the id that one may be immune to."""


def chance_of(
    cos: CoS, user: Combatant, target: Combatant, acc: int | None = None
) -> tuple[int, tuple[ComputationStep, ...]]:
    """FF-ABL-06, FF-ABL-10: flat, or the user's stat + modifier − the target's stat; `acc` is the ACC of a blow."""
    if cos.flat is not None:
        return cos.flat, (ComputationStep("flat", cos.flat, "base"),)
    stat = str(cos.stat)
    own = acc if stat == "acc" and acc is not None else standing(user).stats[stat]
    steps = [ComputationStep(TERMS[stat], own, "base", user.id)]
    total = own + cos.mod
    if cos.mod:
        steps.append(ComputationStep("modifier", cos.mod))
    if cos.vs is not None:
        theirs = standing(target).stats[cos.vs]
        total -= theirs
        steps.append(ComputationStep(TERMS[cos.vs], theirs, "less", target.id))
    return total, tuple(steps)


def keeps_out(combatant: Combatant, effect: Effect) -> str | None:
    """FF-DMG-07: the id by which a target is immune to an effect; None where it is not."""
    id = effect.status if effect.status is not None else EFFECT_IDS.get(effect.kind)
    return id if id is not None and status_changes.immune(combatant, id) else None


def called(effect: Effect) -> str:
    """What an effect is called: its status, or its kind."""
    return STATUSES[effect.status].label if effect.status is not None else phrases.EFFECTS[effect.kind]


def is_revival(effects: tuple[Effect, ...]) -> bool:
    """FF-TGT-06: whether something with these effects takes the fallen."""
    return any(effect.revive is not None for effect in effects)


def takes_fallen(combatant: Combatant) -> bool:
    """FF-TGT-06: fallen, or an active Zombie: whom a revival may be aimed at."""
    return combatant.state in ("unconscious", "dead") or (
        combatant.state == "active" and made(combatant, UNDEAD) is not None
    )


def lies_undead(combatant: Combatant) -> bool:
    """D-49: fallen, and still a Zombie: whom what cures that may be aimed at too."""
    return combatant.state in ("unconscious", "dead") and made(combatant, UNDEAD) is not None


def cures_undead(effect: Effect) -> bool:
    """D-49: whether it lifts Zombie."""
    return any(UNDEAD in STATUSES[status].traits for entry in effect.lift or () for status in LIFTED_BY[entry])


def harms(effect: Effect) -> bool:
    """FF-SLOW-09: whether it does its bearer ill: a harmful status, a loss of HP, ejection, a delay."""
    if effect.status is not None:
        return STATUSES[effect.status].family in NEGATIVE
    return effect.lift is None and effect.revive is None and not effect.actions


def helps(effect: Effect) -> bool:
    """Whether it does its bearer good: cures, revives, puts something good on, gives Actions."""
    if effect.lift is not None:
        return any(not STATUSES[status].good for entry in effect.lift for status in LIFTED_BY[entry])
    return not harms(effect)


def apply_effects(
    table: Table,
    user: Combatant,
    target: Combatant,
    effects: tuple[Effect, ...],
    acc: int | None = None,
    element: str | None = None,
    nth: tuple[int, int] | None = None,
) -> None:
    """FF-EFF-01…06, FF-ATK-08: each effect in its order, on a target still active (revival: fallen or a Zombie).

    D-49: what cures Zombie takes it off one of the fallen too.

    One immune to it: no die, no effect. `element` is the one named for statuses of an element.
    """
    for effect in effects:
        if effect.revive is not None:
            if takes_fallen(target):
                _apply(table, user, target, effect, acc, element, nth)
        elif target.state == "active" or (lies_undead(target) and cures_undead(effect)):
            _apply(table, user, target, effect, acc, element, nth)


def _apply(
    table: Table,
    user: Combatant,
    target: Combatant,
    effect: Effect,
    acc: int | None,
    element: str | None,
    nth: tuple[int, int] | None,
) -> None:
    kept_out = keeps_out(target, effect)
    if kept_out is not None:
        table.fact("immune", actor=target.id, status=kept_out, element=None)
        return
    kind = effect.kind
    if effect.cos is not None:
        what = effect.status or kind
        chance, steps = chance_of(effect.cos, user, target, acc)
        if not chances.succeeds(table, user, target, chance, what, called(effect), nth, steps=steps):
            return
    _TAKES_EFFECT[kind](table, user, target, effect, element)


def rolls_for(user: Combatant, hit: Sequence[Combatant], effect: Effect) -> list[Roll]:
    """FF-EFF-01…06: the rolls that an effect asks for, one for each whom it could befall."""
    rolls = []
    for target in hit:
        if (
            effect.cos is None
            or (target.state != "active" and effect.revive is None)
            or keeps_out(target, effect) is not None
        ):
            rolls.append(Roll((), user.id))
        else:
            chance, _ = chance_of(effect.cos, user, target, None)
            rolls.append(Roll((100,), user.id, aims(target, chances.needs(chances.of_roll(chance), chance))))
    return rolls


def _status(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-01, FF-STA-03: puts the condition on; without a timer of its own the catalogue's."""
    status = str(effect.status)
    status_changes.inflict(table, target, status, timer_of(effect), user.id, params_of(effect, element))


def timer_of(effect: Effect) -> int | None:
    """FF-STA-03: the timer of the condition that an effect puts on: its own, else the catalogue's."""
    return effect.timer if "timer" in effect.model_fields_set else STATUSES[str(effect.status)].timer


def params_of(effect: Effect, element: str | None) -> dict[str, Any]:
    """The params of a condition, with the element named for it."""
    params = dict(effect.params or {})
    if element is not None and "element" in STATUSES[str(effect.status)].params and "element" not in params:
        params["element"] = element
    return params


def _lift(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-02: ends the conditions named."""
    status_changes.lift_named(table, target, effect.lift or (), "cure")


def _revive(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-03: the fallen wake with n HP or n % of the maximum, at least 1; an active Zombie it may kill."""
    if target.state == "active":
        healing.kill_undead(table, user, target)
        return
    falls.wake(table, target, wakes_with(effect, target), "revive")


def wakes_with(effect: Effect, target: Combatant) -> int:
    """FF-EFF-03, D-49: the HP with which one of the fallen wakes, at least 1; a Zombie with no more than that."""
    assert effect.revive is not None
    if made(target, UNDEAD) is not None:
        return 1
    share = effect.revive.pct
    hp = effect.revive.hp if share is None else target.sheet.hp * share // 100
    return max(1, min(int(hp or 0), int(target.sheet.hp)))


def _death(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-04: 0 HP."""
    falls.strike_down(table, target, user.id, "death")


def _near_fatal(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-04: HP becomes 1 if it was more."""
    held = target.pools["hp"]
    if held > 1:
        lose_share(table, user, target, held - 1, "near_fatal")


def _hp_share(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-04, FF-DEF-02: loses n % of current HP, floored, no ARM; Defense halves it."""
    amount = damage.braced(target, target.pools["hp"] * int(effect.hp_share or 0) // 100)
    lose_share(table, user, target, damage.capped(table.fight, amount), "gravity")


def lose_share(table: Table, user: Combatant, target: Combatant, amount: int, type: str) -> None:
    """A loss of HP that nothing reduces; it ends Vanish."""
    damage.lose(table, target, "hp", amount, user.id, type)
    if target.state == "active" and target.conditions:
        damage.aftermath(table, target, user.id, None, None, amount)


def _eject(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-04: leaves the fight."""
    go_out(table, target, "ejected")


def _delay(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-05: the count of a place still to come falls by n % of it, floored, and the place moves."""
    place = order.place_of(table.fight, target.id)
    if place is not None:
        order.move_place(table, target, place.tick - place.tick * int(effect.delay or 0) // 100, "delay")


def _actions(table: Table, user: Combatant, target: Combatant, effect: Effect, element: str | None) -> None:
    """FF-EFF-06, FF-ACT-02: n more standard Actions, if the target's turn is open."""
    fight = table.fight
    turn = order.open_turn(fight, target)
    if turn is not None and turn.kind == "turn" and target.charging is None:
        table.put(fight, "turn", turn._replace(actions=turn.actions + int(effect.actions or 0)))
        table.fact("actions", actor=target.id, amount=effect.actions)


_TAKES_EFFECT = {
    "status": _status,
    "lift": _lift,
    "revive": _revive,
    "death": _death,
    "near_fatal": _near_fatal,
    "hp_share": _hp_share,
    "eject": _eject,
    "delay": _delay,
    "actions": _actions,
}
